# Texts of the coach: the review of a game, hints and the chance bar. Differences are points of chance, chances have a per cent sign.

## Figures, classes and marks
coach-percent = { $value } %
coach-class-inaccuracy = Imprécision
coach-class-mistake = Erreur
coach-class-blunder = Gaffe
coach-class-luck = Hasard
coach-class-deed = Meilleur coup
coach-class-close = Choix serré
coach-best = meilleur
coach-expected = attendu
coach-expected-step = Attendu, étape { $number } sur { $count } · { $name } : { $what }
coach-mark-best = meilleure option
coach-mark-option = option
coach-mark-rank = conseil numéro { $number }
coach-mark-expected = attendu, étape { $number }
coach-mark-chosen = choix de : { $name }

## Whose review, and the figures
coach-whose = Analyse de qui
coach-accuracy = précision
coach-accuracy-of = précision { $accuracy }
coach-summary-of = Résumé : { $name }
coach-lost-per-choice = perdu par choix
coach-lost-per-choice-of = perdu par choix, sur { $count }
coach-luck = hasard
coach-count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
coach-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
coach-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
coach-played-like = niveau de jeu
coach-where-it-went = { $you ->
    [yes] Où est passée votre chance
   *[no] Où est passée la chance de { $name }
}
coach-at-the-start = au départ
coach-sum-luck = hasard
coach-sum-own = choix
coach-sum-others = choix des autres
coach-won = gagné
coach-shared = partagé
coach-lost = perdu
coach-figures = Ce que disent ces chiffres
coach-figures-chance = Chance
coach-figures-chance-about = Combien de fois on gagnerait à partir de là si tous continuaient à jouer aussi bien. Une différence de deux chances se dit en points.
coach-figures-lost-per-choice = Perdu par choix
coach-figures-lost-per-choice-about = Combien de points de chance le meilleur choix aurait rapportés en plus, d’après ce que l’on pouvait savoir alors : la moyenne des choix qui comptent. Un choix qui ne peut pas perdre 1 point ne compte pas.
coach-figures-classes = Imprécision, erreur, gaffe
coach-figures-classes-about = Les points qu’un choix perd au moins : { $inaccuracy }, { $mistake }, { $blunder }.
coach-figures-accuracy = Précision
coach-figures-accuracy-about = 100 pour qui ne perd rien, 50 pour qui perd 3 points par choix, 25 pour 6.
coach-figures-played-like = Niveau de jeu
coach-figures-played-like-about = Le niveau des bots qui perdent à peu près autant par choix. Il a été mesuré à des tables de quatre, avec un bot de chaque niveau ; une seule partie dit peu de chose.
coach-figures-luck = Hasard
coach-figures-luck-about = Ce que les pioches et les tuiles ont apporté, par rapport à ce qui aurait pu venir. Ce n’est ni un mérite ni une faute.
coach-figures-sum = Où est passée la chance
coach-figures-sum-about = La chance au départ, le hasard, ses propres choix et ceux des autres donnent ensemble le résultat. Un choix se mesure à la façon dont n’importe qui continuerait d’habitude : un bon choix est donc un gain.

## Key moments
coach-key-moments = Moments clés
coach-filter = Afficher
coach-filter-all = Tout { $count }
coach-filter-errors = Erreurs { $count }
coach-filter-luck = Hasard { $count }
coach-luck-in-round = Hasard · manche { $round }
coach-deed-ahead = Meilleur coup · devant de { $points }
coach-in-round = { $class } · manche { $round }
coach-better = { $class } · mieux : { $option }
coach-found = trouvé
coach-moment-spoken = Coup { $move }, manche { $round } : { $class }, { $points ->
    [0] aucun changement
   *[other] { $good ->
        [yes] plus
       *[no] moins
    } { $points } points de chance
} ;
coach-earlier-mistake = Erreur ou moment clé précédent
coach-later-mistake = Erreur ou moment clé suivant
coach-mistake = Erreur
coach-no-moments = Rien de tel dans cette partie.
coach-moments-come = Les moments clés arrivent dans l’ordre de la partie.
coach-no-mistake = { $you ->
    [yes] Aucune erreur de votre part.
   *[no] Aucune erreur de { $name }.
} Sur { $count } choix, aucun n’a perdu 2 points de chance ou plus ; voici plutôt les choix les plus serrés.
coach-nothing-to-review = Rien à analyser : aucun choix ne pouvait coûter quoi que ce soit. Le graphique montre tout de même la chance de chacun.

## Why
coach-why = Pourquoi
coach-title-best = { $you ->
    [yes] Vous l’avez trouvé : { $best }, { $chance }
   *[no] { $name } l’a trouvé : { $best }, { $chance }
}
coach-title-better = { $you ->
    [yes] { $best } { $chance }, vous : { $chosen } { $chosenChance }
   *[no] { $best } { $chance }, { $name } : { $chosen } { $chosenChance }
}
coach-judged-by = Vous regardez les choix de { $name }, jugés d’après ce que { $name } pouvait savoir alors.
coach-points-of-chance = points de chance
coach-move-and-round = Coup { $move } · manche { $round }
coach-luck-about = { $you ->
    [yes] Ce qui a été révélé a changé votre chance de { $points }.
   *[no] Ce qui a été révélé a changé la chance de { $name } de { $points }.
} Ce n’est ni un mérite ni une faute.
coach-choice-before = Le choix d’avant
coach-choice-of = Un choix de { $name }.
coach-expected-line = Suite attendue
coach-after = après : { $option }
coach-line-back = Reculer d’une étape
coach-line-on = Avancer d’une étape
coach-nothing-here = Pas de choix ici
coach-nothing-here-about = Il n’y avait qu’une option, ou elle n’est pas encore jugée. Les moments clés mènent aux choix qui comptaient.
coach-try = Essayer d’ici
coach-ask-again = Me reposer la question
coach-asked-again = Elle reviendra dans l’entraînement.
coach-options = Options
coach-options-about = chance de gagner, ±{ $error }
coach-options-more = { $more } autres plus bas

## The graph and its table
coach-graph-title = Chance de gagner au fil de la partie
coach-graph = Chance de gagner de tous au fil de la partie, avec les moments clés de { $name } ; le tableau donne les chiffres
coach-from-points = dès { $points }
coach-luck-dotted = hasard, en pointillé
coach-as-table = Tableau
coach-as-graph = Graphique
coach-table = La chance de chacun après chaque choix
coach-table-of = Lignes
coach-all-moves = Tous les choix
coach-column-round = Manche
coach-column-move = Coup
coach-column-what = Quoi
coach-column-kind = Genre

## The page and its states
coach-review-of = Analyse : { $name }
coach-back-to-replay = Retour à la relecture
coach-parts = Parties de l’analyse
coach-part-why = Pourquoi
coach-part-board = Plateau
coach-part-moments = Moments { $count }
coach-earlier = Précédent
coach-later = Suivant
coach-review-this = Analyser cette partie
coach-review-this-about = Chaque choix comparé au meilleur, le hasard distingué de l’habileté. Cela prend environ une minute ; les parties en cours passent d’abord.
coach-review-the-game = Analyser la partie
coach-left-this-hour = { $count ->
    [one] { $count } analyse restante cette heure
   *[other] { $count } analyses restantes cette heure
}
coach-not-reviewed = Pas encore analysée
coach-not-reviewed-about = Ceux qui étaient à cette table peuvent demander une analyse.
coach-reviewing = Analyse en cours
coach-queued = En attente
coach-progress = coups : { $done } sur { $moves }
coach-seconds-left = environ { $seconds } s restantes
coach-minutes-left = environ { $minutes } min restantes
coach-may-leave = Le graphique grandit au fur et à mesure. Vous pouvez partir : l’analyse continue et attend ici.
coach-stop = Arrêter
coach-stopped = L’analyse s’est arrêtée au coup { $move }
coach-stopped-about = Ce qui est fait est gardé ; elle reprend de là.
coach-go-on = Continuer
coach-show = Montrer ce qu’il y a
coach-ready = L’analyse est prête.
coach-look = La voir
coach-not-while-on = Pas pendant la partie
coach-not-while-on-about = L’analyse s’ouvre quand la partie est finie. D’ici là, personne ne voit de chances, sauf à une table avec indices, et seulement d’après ce qu’on sait soi-même.
coach-no-judge = L’entraîneur ne connaît pas ce jeu
coach-no-judge-about = Personne ne juge encore ses positions ; il n’y a donc ni chances, ni analyses, ni problèmes.

## While playing
coach-hint-about = Ce que l’entraîneur attend d’ici, ne sachant que ce que vous savez.
coach-thinking = L’entraîneur réfléchit…
coach-why-not = Pourquoi pas ceci ?
coach-why-not-this = Pourquoi pas : { $option } ?
coach-chance = Chance
coach-tried = { $tried } parties essayées, ±{ $error }
coach-think-longer = Réfléchir plus
coach-chance-bar = Barre des chances
coach-chance-bar-about = Masquée tant que vous ne la demandez pas. Seulement contre des robots.
coach-chance-bar-off = Masquer la barre des chances
coach-gave-away = Vous avez cédé { $points } points de chance.
coach-may-take-back = Rien n’a encore été révélé : vous pouvez revenir en arrière.
coach-take-back = Revenir en arrière
coach-keep-it = Garder
coach-take-back-offered = Me signaler les gaffes
coach-take-back-about = Quand on peut revenir en arrière. Seulement contre des robots ; le meilleur choix n’est pas dit.

## The picture to share
coach-share-picture = Partager l’image
coach-save-picture = Enregistrer l’image
coach-picture-saved = Enregistrée ; son texte alternatif est copié.
coach-nameless = Sans les noms
coach-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
coach-picture-moment = { $name }, manche { $round }
coach-picture-points = points
coach-picture-row = { $name } : { $points } points, précision { $accuracy }, hasard { $luck }.
coach-picture-alt = Analyse d’une partie de { $game } : { $title }. { $rows }

## Raisons : ce que la meilleure option apporte de plus qu’une autre
coach-reason-has =
    { $unit } : { $you ->
        [yes] { $way ->
            [more] vous en avez alors { $amount } de plus.
           *[less] vous en avez alors { $amount } de moins.
        }
       *[no] { $way ->
            [more] { $name } en a alors { $amount } de plus.
           *[less] { $name } en a alors { $amount } de moins.
        }
    }
coach-reason-ends = { $way ->
    [sooner] La partie finit plus tôt : elle est alors terminée { $percent } fois de plus sur 100.
   *[later] La partie dure plus longtemps : elle est alors terminée { $percent } fois de moins sur 100.
}
coach-reason-deed = { $you ->
    [yes] Vous choisissez ensuite « { $option } » { $best } fois sur 100, sinon { $other }.
   *[no] { $name } choisit ensuite « { $option } » { $best } fois sur 100, sinon { $other }.
}
