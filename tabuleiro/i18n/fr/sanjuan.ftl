# Textes de San Juan. Les faits des événements, options et raisons sont des arguments : un mot des règles comme $x (pour choisir
# la forme), $x_name (son nom) et $x_the (dans une phrase) ; une liste comme tournure $x avec sa longueur $x_count.
# $name est le joueur, $you dit si c’est le lecteur.

## Rôles : nom, avec article, ce que tous font, ce que son propriétaire fait de plus

sanjuan-role-builder = Architecte
    .the = l’architecte
    .action = Chacun peut bâtir 1 bâtiment
    .brief = Bâtir 1
    .privilege = 1 carte de moins
sanjuan-role-producer = Artisan
    .the = l’artisan
    .action = Chacun peut produire 1 bien
    .brief = Produire 1
    .privilege = 1 bien de plus
sanjuan-role-trader = Marchand
    .the = le marchand
    .action = Chacun peut vendre 1 bien
    .brief = Vendre 1
    .privilege = 1 vente de plus
sanjuan-role-councillor = Conseiller
    .the = le conseiller
    .action = Chacun en pioche 2, en garde 1
    .brief = Piocher 2, garder 1
    .privilege = piocher 5, garder 1
sanjuan-role-prospector = Chercheur d’or
    .the = le chercheur d’or
    .action = Personne n’agit
    .brief = Personne n’agit
    .privilege = piocher 1 carte
sanjuan-privilege = Privilège
sanjuan-tab-mine = À moi
sanjuan-tab-roles = Rôles
sanjuan-tab-rivals = Rivaux
sanjuan-tab-log = Journal
sanjuan-governor = Gouverneur
    .about = Prend le premier rôle de la manche. La carte passe ensuite d’une place à gauche.
sanjuan-free = libre
sanjuan-chooses-now = choisit
sanjuan-no-role-yet = pas encore de rôle

## Biens

sanjuan-good-indigo = indigo
sanjuan-good-sugar = sucre
sanjuan-good-tobacco = tabac
sanjuan-good-coffee = café
sanjuan-good-silver = argent
sanjuan-good-customs = bien de douane

## Bâtiments : nom, effet en quelques mots, effet complet, nom dans une phrase

sanjuan-building-indigo = Teinturerie d’indigo
    .short = Produit de l’indigo
    .full = Produit et garde 1 indigo.
    .the = la teinturerie d’indigo
sanjuan-building-sugar = Raffinerie de sucre
    .short = Produit du sucre
    .full = Produit et garde 1 sucre.
    .the = la raffinerie de sucre
sanjuan-building-tobacco = Séchoir à tabac
    .short = Produit du tabac
    .full = Produit et garde 1 tabac.
    .the = le séchoir à tabac
sanjuan-building-coffee = Brûlerie de café
    .short = Produit du café
    .full = Produit et garde 1 café.
    .the = la brûlerie de café
sanjuan-building-silver = Fonderie d’argent
    .short = Produit de l’argent
    .full = Produit et garde 1 argent.
    .the = la fonderie d’argent
sanjuan-building-smithy = Forge
    .short = Production −1
    .full = Les bâtiments de production vous coûtent 1 de moins.
    .the = la forge
sanjuan-building-gold-mine = Mine d’or
    .short = 4 coûts différents : le moins cher
    .full = À chaque chercheur d’or, révélez 4 cartes. Coûts différents ? Prenez la moins chère.
    .the = la mine d’or
sanjuan-building-archive = Archives
    .short = Défausse de toute la main
    .full = Les cartes piochées rejoignent la main, puis défaussez anciennes ou nouvelles.
    .the = les archives
sanjuan-building-poor-house = Hospice
    .short = Bâti avec ≤ 1 carte : pioche 1
    .full = Après avoir bâti, piochez 1 si vous avez 0 ou 1 carte.
    .the = l’hospice
sanjuan-building-black-market = Marché noir
    .short = 1–2 biens peuvent payer
    .full = Quand vous bâtissez, jusqu’à 2 de vos biens paient 1 chacun.
    .the = le marché noir
sanjuan-building-trading-post = Comptoir
    .short = Vend 1 bien de plus
    .full = Vous pouvez vendre 1 bien de plus.
    .the = le comptoir
sanjuan-building-well = Puits
    .short = 2+ biens produits : pioche 1
    .full = Produisez 2 biens ou plus en une phase : piochez 1.
    .the = le puits
sanjuan-building-market-stand = Étal
    .short = 2+ biens vendus : pioche 1
    .full = Vendez 2 biens ou plus en une phase : piochez 1 de plus.
    .the = l’étal
sanjuan-building-crane = Grue
    .short = Bâtir sur : payer la différence
    .full = Bâtissez sur l’un de vos bâtiments : son coût réduit le prix.
    .the = la grue
sanjuan-building-chapel = Chapelle
    .short = 1 carte par manche
    .full = Chaque manche, glissez ici 1 carte de la main. 1 point chacune à la fin.
    .the = la chapelle
sanjuan-building-tower = Tour
    .short = Limite de main 12
    .full = Votre limite de main est de 12 cartes.
    .the = la tour
sanjuan-building-aqueduct = Aqueduc
    .short = Produit 1 bien de plus
    .full = Vous pouvez produire 1 bien de plus.
    .the = l’aqueduc
sanjuan-building-carpenter = Menuiserie
    .short = Bâtiment urbain bâti : pioche 1
    .full = Après avoir bâti et payé un bâtiment urbain, piochez 1.
    .the = la menuiserie
sanjuan-building-statue = Statue
    .short = Monument
    .full = Un monument : beaucoup de points, aucun effet.
    .the = la statue
sanjuan-building-prefecture = Préfecture
    .short = Garde 2 cartes au lieu de 1
    .full = Gardez 2 des cartes piochées au lieu de 1.
    .the = la préfecture
sanjuan-building-market-hall = Halle
    .short = 1+ bien vendu : pioche 1
    .full = Vendez au moins 1 bien dans la phase : piochez 1 de plus.
    .the = la halle
sanjuan-building-quarry = Carrière
    .short = Urbains −1
    .full = Les bâtiments urbains vous coûtent 1 de moins.
    .the = la carrière
sanjuan-building-column = Colonne
    .short = Monument
    .full = Un monument : beaucoup de points, aucun effet.
    .the = la colonne
sanjuan-building-library = Bibliothèque
    .short = Privilège doublé
    .full = Le privilège du rôle que vous prenez compte double.
    .the = la bibliothèque
sanjuan-building-hero = Héros
    .short = Monument
    .full = Un monument : beaucoup de points, aucun effet.
    .the = le héros
sanjuan-building-guild-hall = Maison des guildes
    .short = +1 par production, +1 par sorte
    .full = À la fin : 1 point par bâtiment de production, 1 de plus par sorte.
    .the = la maison des guildes
sanjuan-building-city-hall = Hôtel de ville
    .short = +1 par bâtiment urbain
    .full = À la fin : 1 point par bâtiment urbain, celui-ci compris.
    .the = l’hôtel de ville
sanjuan-building-triumphal-arch = Arc de triomphe
    .short = +4 / 6 / 8 pour 1 / 2 / 3 monuments
    .full = À la fin : 4, 6 ou 8 points pour 1, 2 ou 3 monuments.
    .the = l’arc de triomphe
sanjuan-building-palace = Palais
    .short = +1 par 4 points, en dernier
    .full = À la fin, en tout dernier : 1 point pour 4 autres.
    .the = le palais
sanjuan-building-guard-room = Corps de garde
    .short = Autres : limite de main 6
    .full = Les autres sans corps de garde ni tour ne gardent que 6 cartes.
    .the = le corps de garde
sanjuan-building-office = Bureau
    .short = Échange 1–2 cartes par manche
    .full = Chaque manche, défaussez 1 ou 2 cartes et piochez-en autant.
    .the = le bureau
sanjuan-building-hut = Cabane
    .short = Personne ne vend : pioche 1
    .full = Si personne ne vend rien dans une phase du marchand, piochez 1.
    .the = la cabane
sanjuan-building-tavern = Taverne
    .short = Le moins de bâtiments : pioche 1
    .full = Fin d’une phase de l’architecte : le moins de bâtiments, pas tous égaux ? Piochez 1.
    .the = la taverne
sanjuan-building-park = Parc
    .short = Sous la grue, vaut 6
    .full = Recouvert avec la grue, il réduit le prix de 6 au lieu de 3.
    .the = le parc
sanjuan-building-customs = Douane
    .short = Reçoit 1 bien, le vend 2
    .full = Vide, elle reçoit 1 bien à chaque conseiller. Il se vend 2.
    .the = la douane
sanjuan-building-bank = Banque
    .short = Une fois : glisser des cartes
    .full = Une fois par partie, glissez-y autant de cartes que voulu. 1 point chacune.
    .the = la banque
sanjuan-building-harbour = Port
    .short = Glisse 1 bien vendu
    .full = Une fois par phase du marchand, glissez 1 bien vendu. 1 point chacun.
    .the = le port
sanjuan-building-goldsmith = Orfèvrerie
    .short = Révèle 1 : à vous si personne ne l’a
    .full = À chaque chercheur d’or, révélez 1 carte ; gardez-la si personne ne l’a bâtie.
    .the = l’orfèvrerie
sanjuan-building-residence = Résidence
    .short = +4+3+2+1 par trio de même coût
    .full = À la fin : 4, 3, 2, 1 points pour des trios de bâtiments différents de même coût.
    .the = la résidence
sanjuan-building-cathedral = Cathédrale
    .short = +4+3+2+1 pour les coûts 6 rivaux
    .full = À la fin : 4, 3, 2, 1 points pour les bâtiments rivaux de coût 6. Une par table.
    .the = la cathédrale
sanjuan-new-buildings = Nouveaux bâtiments

## Sortes et phases sur les cartes

sanjuan-sort-production = bâtiment de production
sanjuan-sort-city = bâtiment urbain
sanjuan-sort-monument = monument
sanjuan-sort-bonus = bâtiment à bonus
sanjuan-phase-production = production
sanjuan-phase-builder = architecte
sanjuan-phase-producer = artisan
sanjuan-phase-trader = marchand
sanjuan-phase-councillor = conseiller
sanjuan-phase-prospector = chercheur d’or
sanjuan-phase-round = début de manche
sanjuan-phase-all = chaque rôle
sanjuan-phase-end = fin de partie
sanjuan-phase-monument = monument
sanjuan-cost = coût { $cost }
sanjuan-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sanjuan-points-at-end = points à la fin
sanjuan-cards-production = Bâtiments de production
sanjuan-cards-production-about = autant que voulu de chacun ; insigne rond à la couleur du bien
sanjuan-cards-city = Bâtiments urbains
sanjuan-cards-city-about = un de chaque sorte par joueur ; l’icône est la phase où il agit
sanjuan-cards-new-about = extension ; marqués N ; la cathédrale est visible au milieu, une pour la table
sanjuan-cards-built = Bâtis
sanjuan-cards-built-about = les mêmes cartes devant un joueur : l’effet en quelques mots, la place du bien

## Table

sanjuan-phase-of = { $role ->
    [builder] Phase de l’architecte
    [producer] Phase de l’artisan
    [trader] Phase du marchand
    [councillor] Phase du conseiller
   *[prospector] Phase du chercheur d’or
}
sanjuan-phase-none = Choix des rôles
sanjuan-towns = Toutes les villes
sanjuan-rivals = Rivaux
sanjuan-roles = Rôles
sanjuan-supply = Comptoir des prix, piles, cathédrale
sanjuan-piles = Piles
sanjuan-draw-pile = à piocher
    .about = Cartes restant à piocher. Quand il n’y en a plus, on mélange la défausse.
sanjuan-discard-pile = défausse
    .about = La défausse est face cachée ; personne ne peut la consulter.
sanjuan-trading-house = Prix du marché
    .about = Le marchand révèle la tuile suivante. Ses prix valent pour toute la phase : autant de cartes piochées par bien.
sanjuan-tile-open = prix de cette phase
    .brief = Là
sanjuan-tile-next = prochaine tuile, connue
    .brief = Suite
sanjuan-tile-last = dernière tuile vue
    .brief = Vue
sanjuan-tile-none = aucune tuile vue
    .brief = –
sanjuan-tile-unknown = la suite est inconnue
sanjuan-tile-then = puis
sanjuan-tile-after = ensuite
sanjuan-cathedral-built = Elle est bâtie.
sanjuan-cathedral-gone = Elle a quitté le jeu.
sanjuan-in-hand = en main
    .about = Des autres mains, on ne connaît que le nombre.
sanjuan-goods = { $count ->
    [one] bien
   *[other] biens
}
    .about = Un bien reste face cachée sur son bâtiment jusqu’à ce qu’il soit vendu ou paie.
sanjuan-plant-full = { $name } : 1 bien
sanjuan-plant-empty = { $name } : vide
sanjuan-buildings-of-twelve = { $count ->
    [one] { $count } bâtiment sur 12
   *[other] { $count } bâtiments sur 12
}
    .about = La partie finit après la phase de l’architecte où une ville a 12 bâtiments.
sanjuan-buildings-by-name = Noms des bâtiments
sanjuan-score-so-far = Points jusqu’ici
sanjuan-points-so-far = { $count ->
    [one] point à ce jour
   *[other] points à ce jour
}
sanjuan-hand = main
    .left = { $left ->
        [one] Il reste { $left } carte
       *[other] Il reste { $left } cartes
    }{ $drawn ->
        [0] .
       *[other] , vous en piocherez { $drawn }.
    }
sanjuan-hand-limit = , limite { $limit }
    .about = Vérifiée au début d’une manche : 7 cartes, 12 avec une tour, 6 à côté du corps de garde d’un autre.
sanjuan-your-hand = Votre main
sanjuan-drawn = Cartes piochées
sanjuan-turned = Révélée
sanjuan-sort = { $order ->
    [cost] Tri : coût
    [kind] Tri : sorte
   *[drawn] Tri : arrivée
}
sanjuan-empty = vide
sanjuan-with-good = avec un bien
sanjuan-tucked = { $count } dessous
sanjuan-built-over = { $count ->
    [one] glissée dessous
   *[other] glissées dessous
}
    .about = Les cartes glissées sous un bâtiment remplacé comptent toujours 1 point chacune.
sanjuan-ends-the-game = finit la partie
sanjuan-will-stand-here = sera ici
sanjuan-being-paid = à payer
sanjuan-works-later = agit plus tard
sanjuan-saves = épargne { $amount }
sanjuan-then-draw = puis pioche { $amount }
sanjuan-perhaps-draw = pioche peut-être { $amount }
sanjuan-costs = pour { $total }
sanjuan-flag-building = Chantier
sanjuan-stamp-pay = paie
sanjuan-stamp-keep = gardée
sanjuan-stamp-discard = part
sanjuan-stamp-tuck = glissée
sanjuan-to-pay = à payer
sanjuan-gathered = { $done } sur { $most }
sanjuan-cannot = { $verb ->
    [build] Ne peut être bâti
    [take] Ne peut être pris
    [replace] Ne peut être recouvert
    [replace_full] Ne peut être recouvert
    [sell] Ne peut être vendu
    [produce] Ne produit rien maintenant
   *[other] Impossible maintenant
}

## Questions : quoi décider, puis pourquoi ou la règle du prix

sanjuan-prompt-TakeRole = Prenez un rôle
    .why = Tous font ce qu’il dit ; vous seul avez le privilège.
sanjuan-prompt-UseLibrary = Utiliser la bibliothèque maintenant ?
    .why = À deux joueurs, elle double l’un de vos deux rôles.
sanjuan-prompt-Build = { $picked ->
    [none] Bâtissez, ou rien
   *[other] Bâtir { $picked_the }
}
    .why = On paie avec d’autres cartes de la main.
sanjuan-prompt-Replace = Où placer { $building_the } ?
    .why = La grue remplace l’un de vos bâtiments ; son coût réduit le prix.
sanjuan-prompt-BlackMarket = Payer avec des biens ?
    .why = { $left ->
        [one] Il y a { $left } à payer ; jusqu’à 2 biens paient 1 chacun.
       *[other] Il y a { $left } à payer ; jusqu’à 2 biens paient 1 chacun.
    }
sanjuan-prompt-Pay = { $building ->
    [none] Payez le bâtiment
   *[other] Payez { $building_the }
}
    .why = { $missing ->
        [0] Tout est choisi.
        [one] Choisissez encore { $missing } carte.
       *[other] Choisissez { $missing } cartes.
    }
sanjuan-prompt-Produce = Produisez
    .why = Choisissez des bâtiments vides, ou arrêtez.
sanjuan-prompt-Sell = Vendez
    .why = Choisissez des biens, ou arrêtez. Les cartes se piochent à la fin.
sanjuan-prompt-Ship = Glisser un bien sous le port ?
    .why = Il compte 1 point à la fin ; la vente est payée comme d’habitude.
sanjuan-prompt-ShipMore = Glisser un autre bien sous le port ?
    .why = Chaque carte compte 1 point ; à cette table, une pour chaque bien vendu.
sanjuan-prompt-PayMore = Payer plus que nécessaire ?
    .why = À cette table, chaque réduction peut être refusée.
sanjuan-prompt-UseBuilding = Utiliser { $building_the } ?
    .why = Vous piochez 1 carte ; aucun bâtiment n’est obligatoire.
sanjuan-prompt-UseCustoms = Poser un bien sur la douane ?
    .why = Il se vend 2 cartes ; aucun bâtiment n’est obligatoire.
sanjuan-prompt-UseGoldMine = Utiliser la mine d’or ?
    .why = Elle retourne 4 cartes ; aucun bâtiment n’est obligatoire.
sanjuan-prompt-UsePrefecture = Garder deux cartes ?
    .why = Avec la préfecture vous gardez 2 des cartes piochées, sans elle 1.
sanjuan-prompt-CouncilDraw = Combien de cartes piochez-vous ?
    .why = Vous en gardez 1, ou 2 avec une préfecture.
sanjuan-prompt-ProspectorDraw = Combien de cartes piochez-vous ?
    .why = Le privilège n’est pas obligatoire.
sanjuan-prompt-Keep = { $left ->
    [one] Gardez { $left } carte
   *[other] Gardez { $left } cartes
}
    .why = Les autres sont défaussées.
sanjuan-prompt-CouncilDiscard = { $left ->
    [one] Défaussez { $left } carte
   *[other] Défaussez { $left } cartes
}
    .why = Les archives laissent choisir dans toute la main.
sanjuan-prompt-TakeFound = Prendre la carte de l’orfèvrerie ?
    .why = Personne n’a ce bâtiment.
sanjuan-prompt-Office = Échanger des cartes ?
    .why = Le bureau permet d’en défausser 1 ou 2 et d’en piocher autant.
sanjuan-prompt-Chapel = Glisser une carte sous la chapelle ?
    .why = Elle compte 1 point à la fin.
sanjuan-prompt-Bank = Utiliser la banque maintenant ?
    .why = Une fois par partie ; chaque carte compte 1 point à la fin.
sanjuan-prompt-HandLimit = Défaussez jusqu’à la limite
    .why = La limite de main vaut au début d’une manche.
sanjuan-prompt-KeepFour = Choisissez votre première main
    .why = Défaussez jusqu’à tenir 4 cartes.

## Options en boutons et dans la liste

sanjuan-option-pass = { $frame ->
    [UseLibrary] La garder pour le second rôle
    [Build] Ne rien bâtir
    [BlackMarket] Payer en cartes seulement
    [Produce] Ne rien produire
    [Sell] Ne rien vendre
    [Ship] Non
    [TakeFound] La laisser
    [Office] Garder toutes les cartes
    [Chapel] Ne rien glisser
    [Bank] Pas maintenant
    [UseBuilding] S’en passer
    [UseCustoms] S’en passer
    [UseGoldMine] S’en passer
    [UsePrefecture] S’en passer
    [CouncilDraw] Ne rien piocher
    [ProspectorDraw] Ne rien piocher
   *[other] Passer
}
sanjuan-option-stop = Arrêter là
sanjuan-option-take = Prendre { $word_the }
sanjuan-option-use-library = Utiliser la bibliothèque
sanjuan-option-build = { $total ->
    [none] Bâtir { $word_the }
   *[other] Bâtir { $word_the } pour { $total }
}
sanjuan-option-beside = À côté des autres
sanjuan-option-replace = Remplacer { $word_the }
sanjuan-option-replace-full = Remplacer { $word_the } et son bien
sanjuan-option-spend = Payer avec : { $good_name }
sanjuan-option-pay = Payer avec { $word_the }
sanjuan-option-produce = Produire : { $good_name }
sanjuan-option-sell = Vendre : { $good_name }
sanjuan-option-use-harbour = Le glisser sous le port
sanjuan-option-keep = Garder { $word_the }
sanjuan-option-discard = Défausser { $word_the }
sanjuan-option-tuck = Glisser { $word_the }
sanjuan-option-take-card = Prendre la carte
sanjuan-option-use = Utiliser { $word_the }
sanjuan-option-draw = { $number ->
    [one] Piocher 1 carte
   *[other] Piocher { $number } cartes
}
sanjuan-option-more = { $number ->
    [0] Le prix seul
   *[other] Payer { $number } de plus
}
sanjuan-build-over = Bâtir { $word_the } à la place ({ $replaces_name }) pour { $total }

## Le bouton pour plusieurs éléments

sanjuan-gather-pay = { $left ->
    [0] Payer { $most }
    [one] Payer { $most } : encore { $left } carte
   *[other] Payer { $most } : encore { $left } cartes
}
sanjuan-gather-keep = { $left ->
    [0] Garder { $most }
   *[other] Garder { $most } : encore { $left }
}
sanjuan-gather-discard = { $left ->
    [0] Défausser { $count }
   *[other] Défausser : encore { $left }
}
sanjuan-gather-tuck = Glisser { $count }
sanjuan-gather-produce = { $most ->
    [1] Produire 1 bien
   *[other] Produire { $count } sur { $most }
}
sanjuan-gather-sell = { $most ->
    [1] Vendre 1 bien
   *[other] Vendre { $count } sur { $most }
}
sanjuan-gather-spend = Payer avec { $count ->
    [one] { $count } bien
   *[other] { $count } biens
}

## Pourquoi pas

sanjuan-reason-role-taken = Ce rôle est pris.
    .short = pris
sanjuan-reason-already-owned = Vous en avez déjà un. La carte peut payer.
    .short = déjà bâti
sanjuan-reason-too-few-cards = { $missing ->
    [one] Il manque { $missing } carte pour payer.
   *[other] Il manque { $missing } cartes pour payer.
}
    .short = il manque { $missing }
sanjuan-reason-cathedral-taken = Il n’y a qu’une cathédrale, et elle n’est plus au milieu.
    .short = prise
sanjuan-reason-crane-itself = La grue ne peut se remplacer elle-même.
    .short = la grue même
sanjuan-reason-same-kind = Un bâtiment n’en remplace pas un autre de même sorte.
    .short = même sorte
sanjuan-reason-already-has-good = Il porte déjà un bien.
    .short = plein
sanjuan-reason-no-good = Il ne porte aucun bien.
    .short = vide
sanjuan-reason-named-in-order = Un ensemble se nomme dans l’ordre de la liste : reprenez ce qui vient après, ou nommez d’abord ce qui vient avant.
    .short = plus tard

## Quantités et termes d’un prix

sanjuan-amount-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
sanjuan-amount-good = { $count ->
    [one] { $count } bien
   *[other] { $count } biens
}
sanjuan-word-left = prix
sanjuan-word-more = en plus

## Ce qu’un acte coûte et rapporte, dit dans sa ligne

sanjuan-paid-with = { $paid ->
    [none] { "" }
   *[other] { " " }avec { $paid }
}{ $spent ->
    [none] { "" }
   *[other] { " " }et { $spent }
}
sanjuan-for-sale = { $you ->
    [yes] { $cards ->
        [none] { "" }
       *[other] { " " }pour { $cards }
    }
   *[no] { $drawn ->
        [none] { "" }
        [one] { " " }pour { $drawn } carte
       *[other] { " " }pour { $drawn } cartes
    }
}
sanjuan-given-too = { $drawn ->
    [none] { "" }
   *[other] ,{ " " }{ $by_name }{ "\u202F" }: { $you ->
        [yes] { $cards }
       *[no] +{ $drawn }
    }
}

## Ce qui s’est passé

sanjuan-event-round = { $you ->
    [yes] Vous êtes gouverneur.
   *[no] { $name } est gouverneur.
}
sanjuan-event-role = { $you ->
    [yes] Vous prenez { $role_the }.
   *[no] { $name } prend { $role_the }.
}
sanjuan-event-library = { $used ->
    [yes] { $you ->
        [yes] Vous utilisez la bibliothèque.
       *[no] { $name } utilise la bibliothèque.
    }
   *[no] { $you ->
        [yes] Vous gardez la bibliothèque pour plus tard.
       *[no] { $name } garde la bibliothèque pour plus tard.
    }
}
sanjuan-event-build = { $you ->
    [yes] Vous bâtissez { $building_the } pour { $cost }{ sanjuan-paid-with }
   *[no] { $name } bâtit { $building_the } pour { $cost }{ sanjuan-paid-with }
}{ $replaced ->
    [none] .
   *[other] , remplaçant { $replaced_the }.
}
sanjuan-event-pay = { $you ->
    [yes] Vous payez avec { $cards }.
   *[no] { $number ->
        [one] { $name } paie { $number } carte.
       *[other] { $name } paie { $number } cartes.
    }
}
sanjuan-event-spend = { $you ->
    [yes] Vous payez avec : { $goods }.
   *[no] { $name } paie avec : { $goods }.
}
sanjuan-event-produce = { $goods_count ->
    [0] { $you ->
        [yes] Vous ne produisez rien.
       *[no] { $name } ne produit rien.
    }
   *[other] { $you ->
        [yes] Vous produisez : { $goods }{ sanjuan-given-too }.
       *[no] { $name } produit : { $goods }{ sanjuan-given-too }.
    }
}
sanjuan-event-tile = Les prix sont { $tile ->
    [A] 1 1 1 2 2
    [B] 1 1 2 2 2
    [C] 1 1 2 2 3
    [D] 1 2 2 2 3
   *[E] 1 2 2 3 3
}.
sanjuan-event-sell = { $you ->
    [yes] Vous vendez : { $goods }{ sanjuan-for-sale }.
   *[no] { $name } vend : { $goods }{ sanjuan-for-sale }.
}
sanjuan-event-draw = { $you ->
    [yes] Vous piochez { $cards }
   *[no] { $number ->
        [one] { $name } pioche { $number } carte
       *[other] { $name } pioche { $number } cartes
    }
}{ $by ->
    [councillor] .
    [prospector] .
    [sale] { " " }pour la vente.
   *[other] { " " }({ $by_name }).
}
sanjuan-event-keep = { $you ->
    [yes] Vous gardez { $cards }.
   *[no] { $number ->
        [one] { $name } garde { $number } carte.
       *[other] { $name } garde { $number } cartes.
    }
}
sanjuan-event-discard = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $number ->
        [one] { $name } défausse { $number } carte.
       *[other] { $name } défausse { $number } cartes.
    }
}
sanjuan-event-tuck = { $you ->
    [yes] Vous glissez une carte sous { $pile_the }.
   *[no] { $name } glisse une carte sous { $pile_the }.
}
sanjuan-event-gold-mine = { $taken ->
    [none] { $you ->
        [yes] Votre mine d’or ne trouve rien : { $cards }.
       *[no] La mine d’or de { $name } ne trouve rien : { $cards }.
    }
   *[other] { $you ->
        [yes] Votre mine d’or trouve { $taken_the } parmi { $cards }.
       *[no] La mine d’or de { $name } trouve { $taken_the } parmi { $cards }.
    }
}
sanjuan-event-goldsmith = { $you ->
    [yes] Votre orfèvrerie révèle { $card_the }
   *[no] L’orfèvrerie de { $name } révèle { $card_the }
}{ $built ->
    [yes] , déjà bâtie par quelqu’un.
   *[no] .
}
sanjuan-event-take-card = { $you ->
    [yes] Vous prenez { $card_the }.
   *[no] { $name } prend { $card_the }.
}
sanjuan-event-pass = { $you ->
    [yes] { $what ->
        [build] Vous ne bâtissez rien.
        [produce] Vous ne produisez rien.
        [sell] Vous ne vendez rien.
        [office] Vous gardez toutes les cartes.
        [chapel] Vous ne glissez rien.
        [bank] Vous laissez la banque.
        [goldsmith] Vous laissez la carte.
        [councillor] Vous ne piochez rien.
        [prospector] Vous ne piochez rien.
       *[other] Vous vous passez de l’aide ({ $what_name }).
    }
   *[no] { $what ->
        [build] { $name } ne bâtit rien.
        [produce] { $name } ne produit rien.
        [sell] { $name } ne vend rien.
        [office] { $name } garde toutes les cartes.
        [chapel] { $name } ne glisse rien.
        [bank] { $name } laisse la banque.
        [goldsmith] { $name } laisse la carte.
        [councillor] { $name } ne pioche rien.
        [prospector] { $name } ne pioche rien.
       *[other] { $name } se passe de l’aide ({ $what_name }).
    }
}
sanjuan-event-shuffle = La défausse est mélangée : { $number ->
    [one] { $number } carte à piocher
   *[other] { $number } cartes à piocher
}.
sanjuan-event-over = { $ended_by ->
    [nobody_can_build] Plus personne ne peut construire. La partie est finie.
   *[other] Une ville a 12 bâtiments. La partie est finie.
}

## Feuille de score : la source, et ce qui a été compté

sanjuan-score-buildings = Points des bâtiments
    .from = { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    }
sanjuan-score-chapel = Sous la chapelle
    .from = 1 chacune
sanjuan-score-bank = Sous la banque
    .from = 1 chacune
sanjuan-score-harbour = Sous le port
    .from = 1 chacun
sanjuan-score-guild-hall = Maison des guildes
    .from = { $buildings } + { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }
sanjuan-score-city-hall = Hôtel de ville
    .from = { $buildings ->
        [one] { $buildings } urbain
       *[other] { $buildings } urbains
    }
sanjuan-score-triumphal-arch = Arc de triomphe
    .from = { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
sanjuan-score-residence = Résidence
    .from = { $sets ->
        [one] { $sets } trio
       *[other] { $sets } trios
    }
sanjuan-score-cathedral = Cathédrale
    .from = { $buildings } chez les rivaux
sanjuan-score-palace = Palais, en dernier
    .from = { $points } autres ÷ 4
sanjuan-tie-break = Égalité : cartes en main + biens
sanjuan-points-over-game = Points au fil de la partie

## Première partie

sanjuan-lesson-welcome = Une ville en douze bâtiments
    .text = Vous bâtissez une ville. La première de 12 bâtiments finit la partie ; le plus de points gagne.
    .why = Ce guide dure dix minutes environ et finit par une vraie partie.
sanjuan-lesson-cards = Les cartes sont tout
    .text = Une carte en main est un futur bâtiment ou de l’argent : chacune paie 1. Cachée sur un bâtiment, c’est un bien.
    .why = Chaque bâtiment en coûte donc d’autres. Choisir quoi céder, c’est le jeu.
sanjuan-lesson-town = Votre ville
    .text = Vous commencez avec une teinturerie. Le nombre sur la petite carte est le coût, la pièce montre les points.
    .why = Il y a 12 places. La dernière finit la partie.
sanjuan-lesson-roles = Cinq rôles
    .text = À chaque manche, chacun prend un rôle. Tous font ce qu’il dit, mais seul son propriétaire a le privilège.
    .why = Ce que vous prenez, vos rivaux ne l’ont pas cette manche.
sanjuan-lesson-builder = Prenez l’architecte
    .text = Vous voulez la raffinerie de sucre. Elle coûte 2 cartes ; 1 pour l’architecte.
    .why = Pourquoi pas le chercheur d’or ? Il donne 1 carte de suite. Un second bâtiment donne un bien à chaque artisan.
sanjuan-lesson-pay = Bâtir et payer
    .text = Choisissez la raffinerie, puis la carte que vous cédez.
    .why = Les cartes choisies reçoivent un numéro. Appuyez encore pour en reprendre une.
sanjuan-lesson-producer = Prenez l’artisan
    .text = L’artisan pose des biens sur les bâtiments vides : vous 2, les autres 1.
    .why = Un bien est une carte de la pioche, cachée. Personne ne la regarde.
sanjuan-lesson-goods = Produire
    .text = Choisissez les bâtiments qui travaillent. Chacun porte 1 bien.
    .why = Les bâtiments plus chers font des biens plus chers.
sanjuan-lesson-trader = Prenez le marchand
    .text = Le marchand révèle les prix. Vous vendez 2 biens, les autres 1.
    .why = Les cinq tuiles de prix viennent dans un ordre fixe qui se répète.
sanjuan-lesson-sell = Vendre
    .text = Choisissez quoi vendre. Vous piochez autant de cartes que la tuile l’indique.
    .why = On nomme d’abord tous les biens, puis on pioche.
sanjuan-lesson-councillor = Prenez le conseiller
    .text = Vous piochez 5 cartes et en gardez 1, les autres en piochent 2 et en gardent 1.
    .why = C’est ainsi qu’on cherche le bâtiment voulu.
sanjuan-lesson-prospector = Le chercheur d’or
    .text = Personne n’agit ; son propriétaire pioche 1 carte.
    .why = Prenez-le quand aucun autre rôle ne vous aide plus que vos rivaux.
sanjuan-lesson-end = Comment cela finit
    .text = Les bâtiments de coût 6 ne comptent qu’à la fin. La maison des guildes compte la production, l’hôtel de ville les urbains.
    .why = Choisissez-en un tôt et bâtissez pour lui.
sanjuan-lesson-play-on = Continuez
    .text = C’est tout ce qu’il faut. Pointez une carte pour voir ce qu’elle fait.
    .why = En jeu, la liste des options (touche O) montre toujours tout ce que vous pouvez faire.

## Pourquoi un robot ferait cela

sanjuan-why-only = Rien d’autre n’est possible.
sanjuan-why-fallback = Le robot n’a pas eu le temps de réfléchir et a pris n’importe quoi.
sanjuan-why-random = Ce robot prend n’importe quoi.
sanjuan-why-one-step = Après ce pas, il est au mieux.
sanjuan-why-search = { $ways } parties ont été jouées d’ici : ceci en gagne environ { $percent } sur 100.
sanjuan-why-builder = L’architecte paie 1 carte de moins, et { $building_the } vaut d’être bâti maintenant.
sanjuan-why-builder-blocks = Pris maintenant, l’architecte aide le moins les autres.
sanjuan-why-producer = { $cards ->
    [0] Aucun autre rôle n’aide moins les autres que l’artisan.
    [one] L’artisan produit des biens qui rapporteront environ { $cards } carte.
   *[other] L’artisan produit des biens qui rapporteront environ { $cards } cartes.
}
sanjuan-why-trader = { $cards ->
    [0] Aucun autre rôle n’aide moins les autres que le marchand.
    [one] Les biens se vendront pour environ { $cards } carte.
   *[other] Les biens se vendront pour environ { $cards } cartes.
}
sanjuan-why-councillor = Le conseiller choisit parmi { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
sanjuan-why-prospector = { $cards ->
    [one] Le chercheur d’or reçoit { $cards } carte, et personne d’autre rien.
   *[other] Le chercheur d’or reçoit { $cards } cartes, et personne d’autre rien.
}
sanjuan-why-guild-hall = La maison des guildes compte aussi { $building_the }.
sanjuan-why-city-hall = L’hôtel de ville compte aussi { $building_the }.
sanjuan-why-monument = L’arc de triomphe compte aussi { $building_the }.
sanjuan-why-six = À la fin, { $building_the } comptera environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sanjuan-why-engine = D’ici la fin, { $building_the } rapportera ou épargnera environ { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
sanjuan-why-points = Aucun autre bâtiment ne rapporte plus pour son prix que { $building_the }.
sanjuan-why-wanted = Des cartes piochées, { $card_the } aide le plus.
sanjuan-why-spared = Des cartes en main, { $card_the } manquera le moins.
sanjuan-why-tuck = Un point vaut maintenant plus que { $card_the } en main.
sanjuan-why-last-cards = La partie finit bientôt, et { $card_the } ne sert plus à bâtir.
sanjuan-why-use-library = C’est le rôle à doubler.
sanjuan-why-save-library = C’est le second rôle de la manche qu’il faut doubler.
sanjuan-why-beside = Il reste de la place pour un autre bâtiment.
sanjuan-why-replace = Cela réduit le prix, et { $word_the } ne manquera pas.
sanjuan-why-spend-good = Ce bien ne se vendrait guère plus de 1 carte.
sanjuan-why-save-goods = Les biens se vendront plus cher qu’ils ne paient ici.
sanjuan-why-dearest-good = Les biens les plus chers d’abord.
sanjuan-why-best-price = Ce bien a le meilleur prix aujourd’hui.
sanjuan-why-harbour = Un point pour une carte qui serait défaussée.
sanjuan-why-free-card = La carte ne coûte rien.
sanjuan-why-save-cards = Rien de ce qu’on peut bâtir ne vaut ses cartes.
sanjuan-why-enough = Il n’y a rien à gagner ici.
sanjuan-why-good-hand = Chaque carte en main vaut d’être gardée.
sanjuan-why-card-before-point = Les cartes en main valent plus que les points.

## What the coach counts, before a colon
sanjuan-unit-cards = Cartes
sanjuan-unit-good = Marchandises
sanjuan-unit-points-at-the-end = Points à la fin

## What puzzles are about
sanjuan-theme-building = Construire
sanjuan-theme-timing = Le bon moment
sanjuan-theme-producing = Produire
sanjuan-theme-selling = Vendre
sanjuan-theme-cards = Cartes à garder

## Below the rules
sanjuan-rules-cards = Les cartes
