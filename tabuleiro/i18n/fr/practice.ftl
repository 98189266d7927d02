# The page of puzzles and own mistakes

practice-title = Entraînement
practice-about = Une position, une question, une réponse chiffrée.
practice-daily = Problème du jour
practice-puzzle = Problème
practice-own-mistake = Une de vos erreurs
practice-where =
    { $game }, { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }, tour { $round }
practice-easy = facile
practice-medium = moyen
practice-hard = difficile
practice-difficulty = Difficulté
practice-no-puzzles = Il n’y a pas de problème de ce genre.

## The answer
practice-your-answer = Votre réponse
practice-answer = Réponse
practice-choose = Choisissez ci-dessus
practice-how = Pressez une option ou son numéro ; pressez-la encore, ou Entrée, pour répondre.
practice-give-answer = Répondre
practice-right = juste
practice-best = meilleur
practice-not-this = pas ceci
practice-right-option = Juste : { $option }, { $chance }
practice-answer-is = La réponse : { $option }, { $chance }
practice-wrong =
    { $option } : cela abandonne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de chance
practice-nudge = Ce qu’apporte le meilleur choix : { $reason }
practice-think-again = Comptez ce qu’apporte chaque option, et ce que les autres peuvent faire ensuite.
practice-try-again = Réessayer
practice-show = Montrer la réponse
practice-streak-goes-on = Votre série continue si vous le résolvez aujourd’hui.
practice-next = Problème suivant
practice-line = La suite attendue
practice-finder = { $level } { $found } %
practice-found-by = Robots qui le trouvent : { $finders }.

## Days in a row
practice-streak = Jours d’affilée
practice-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
practice-in-a-row = d’affilée · record { $longest }
practice-day-solved = résolu
practice-day-open = non résolu
practice-kept-here = Vous n’avez pas encore de nom : votre série est gardée pour ce navigateur.

## Own mistakes
practice-mistakes = Vos erreurs
practice-no-mistakes = Pas encore d’erreur. Faites analyser une partie et elles arrivent ici.
practice-due =
    { $count ->
        [one] { $count } pour aujourd’hui
       *[other] { $count } pour aujourd’hui
    }
practice-practise = S’entraîner ({ $count })
practice-learnt = { $learnt } apprises, { $waiting } en attente
practice-round = tour { $round }
practice-class-inaccuracy = Imprécision
practice-class-mistake = Erreur
practice-class-blunder = Gaffe
practice-class-best = Meilleur choix
practice-class-good = Bon choix
practice-seen =
    { $count ->
        [0] jamais posée
        [one] posée 1 fois
       *[other] posée { $count } fois
    }
practice-then-in =
    { $days ->
        [one] puis dans { $days } jour
       *[other] puis dans { $days } jours
    }
practice-again-in =
    { $days ->
        [one] à nouveau dans { $days } jour
       *[other] à nouveau dans { $days } jours
    }

## Themes
practice-themes = Thèmes
practice-of = { $done } / { $all }
practice-solved = { $done } résolus sur { $all }
practice-set = Commencer une série de { $count }
practice-theme-denying = Priver les autres
practice-theme-end-game = Fin de partie
