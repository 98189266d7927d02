### Lisboa. Les mots dans les $variables sont ceux des règles : $noble est builder, marquis ou king, $good est gold, cloth, books ou tools.

lisboa-title = Lisboa
lisboa-moment = Période { $period }{ $last ->
    [yes] , dernière manche
    [soon] , encore une manche après celle-ci
   *[no] { "" }
}

## Noms

lisboa-noble-builder = Bâtisseur
    .short = B
    .person = Manuel da Maia
lisboa-noble-marquis = Marquis
    .short = M
    .person = marquis de Pombal
lisboa-noble-king = Roi
    .short = R
    .person = Joseph Ier
lisboa-noble-treasury = Trésor
    .short = T
lisboa-the-noble = { $noble ->
    [builder] le Bâtisseur
    [marquis] le Marquis
    [king] le Roi
   *[treasury] le trésor
}
lisboa-of-noble = { $noble ->
    [builder] du Bâtisseur
    [marquis] du Marquis
    [king] du Roi
   *[treasury] du trésor
}
lisboa-noble-name = { $noble ->
    [builder] Bâtisseur
    [marquis] Marquis
    [king] Roi
   *[treasury] Trésor
}
lisboa-good-gold = or
lisboa-good-cloth = étoffes
lisboa-good-books = livres
lisboa-good-tools = outils
lisboa-one-good = { $good ->
    [gold] 1 or
    [cloth] 1 étoffe
    [books] 1 livre
   *[tools] 1 outil
}
lisboa-store = { $good ->
    [gold] magasin d’or
    [cloth] magasin d’étoffes
    [books] magasin de livres
   *[tools] magasin d’outils
}
lisboa-street-gold = Rua Áurea
lisboa-street-cloth = Rua Augusta
lisboa-street-books = Rua Nova da Princesa
lisboa-street-tools = Rua Bela da Rainha
lisboa-cube-earthquake = tremblement de terre
lisboa-cube-fire = incendie
lisboa-cube-tsunami = tsunami
lisboa-one-cube = { $cube ->
    [earthquake] un cube de tremblement de terre
    [fire] un cube d’incendie
   *[tsunami] un cube de tsunami
}
lisboa-architect-blue = architecte bleu
lisboa-architect-green = architecte vert
lisboa-plan = { $architect ->
    [blue] plan bleu
   *[green] plan vert
} de { $officials }
lisboa-ship = bateau de cale { $hull }
lisboa-site = { $side ->
    [north] nord, { $place ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    [west] ouest { $place }
   *[east] est { $place }
}

## Actions d’État et actions des nobles

lisboa-action-recruit = Recruter
    .full = Recrutez jusqu’à 2 officiels, chacun dans un bureau différent.
lisboa-action-plan = Plan
    .full = Prenez le plan supérieur de l’un des architectes.
lisboa-action-ship = Bateau
    .full = Construisez le premier bateau du chantier pour autant de biens différents que sa cale. Trésor +1 ; gagnez l’influence de votre Portfolio.
lisboa-action-produce = Produire
    .full = Chacun de vos magasins donne 1 bien. Chaque sorte vraiment reçue baisse de 1 real.
lisboa-action-cardinal = Cardinal
    .full = Avancez le Cardinal de 1 ou 2 intervalles et prenez l’une des deux tuiles Clergé à côté de lui.
lisboa-action-favor = Faveur
    .full = Prenez la faveur royale d’un noble que vous n’avez pas encore.
lisboa-noble-action-builder = Bâtir un magasin
    .full = Choisissez une tuile Ville et un terrain libre le long de sa rue, prenez un cube, payez le prix et posez une maison.
lisboa-noble-action-marquis = Prendre un décret
    .full = Prenez un décret visible ; contre un de vos marqueurs de série chez le Marquis, un second.
lisboa-noble-action-king = Ouvrir un bâtiment
    .full = Ouvrez un bâtiment public avec un plan et ses officiels, à vous ou engagés. Chaque magasin concerné marque.

## Récompenses, pénalités et avantages ; $n est leur nombre

lisboa-effect-gold = { $n } or
lisboa-effect-cloth = { $n ->
    [one] { $n } étoffe
   *[other] { $n } étoffes
}
lisboa-effect-books = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
}
lisboa-effect-tools = { $n ->
    [one] { $n } outil
   *[other] { $n } outils
}
lisboa-effect-reis = { $n ->
    [one] { $n } real
   *[other] { $n } reais
}
lisboa-effect-influence = { $n } influence
lisboa-effect-wigs = { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
lisboa-effect-recruit = { $n ->
    [1] recruter 1 officiel
   *[other] recruter jusqu’à { $n } officiels
}
    .short = { $n ->
        [1] recruter 1
       *[other] recruter { $n }
    }
lisboa-effect-plan = prendre un plan
    .short = plan
lisboa-effect-favor = faveur royale
    .short = faveur
lisboa-effect-produce = produire des biens
    .short = produire
lisboa-effect-cardinal = { $n ->
    [1] Cardinal, 1 pas
   *[other] Cardinal, 1 ou 2 pas
}
    .short = Cardinal { $n }
lisboa-effect-ship = construire un bateau, payer en biens
    .short = bateau
lisboa-effect-cube = 1 cube de la pile
    .short = 1 cube
lisboa-effect-store = bâtir un magasin
    .short = magasin
lisboa-effect-decree = prendre un décret
    .short = décret
lisboa-effect-building = ouvrir un bâtiment public
    .short = bâtiment
lisboa-effect-place-official = placer 1 officiel dans un bureau au choix
    .short = officiel

lisboa-penalty-good = payer 1 bien
lisboa-penalty-official = reprendre 1 officiel
lisboa-penalty-reis = { $n ->
    [one] payer { $n } real
   *[other] payer { $n } reais
}
lisboa-penalty-wigs = { $n ->
    [one] perdre { $n } perruque
   *[other] perdre { $n } perruques
}
lisboa-penalty-clergy = perdre 1 tuile Clergé
lisboa-penalty-favor = rendre 1 faveur royale
lisboa-pay = payer

lisboa-benefit-per-payment = { $n ->
    [one] chaque paiement { $n } real de moins
   *[other] chaque paiement { $n } reais de moins
}
    .short = paiements −{ $n }
lisboa-benefit-on-land = { $n ->
    [one] terrain { $n } real moins cher
   *[other] terrain { $n } reais moins cher
}
    .short = terrain −{ $n }
lisboa-benefit-per-hired-official = { $n ->
    [one] chaque officiel engagé { $n } real moins cher
   *[other] chaque officiel engagé { $n } reais moins cher
}
    .short = engager −{ $n }
lisboa-benefit-on-events = { $n ->
    [one] événements { $n } real moins chers
   *[other] événements { $n } reais moins chers
}
    .short = événements −{ $n }
lisboa-benefit-per-good-sold = { $n ->
    [one] +{ $n } real par bien vendu
   *[other] +{ $n } reais par bien vendu
}
    .short = ventes +{ $n }
lisboa-benefit-per-building = { $n ->
    [one] un bâtiment demande { $n } officiel de moins
   *[other] un bâtiment demande { $n } officiels de moins
}
    .short = officiels −{ $n }
lisboa-benefit-per-visit = visiter ou suivre pour { $n } influence de moins
    .short = visites −{ $n }
lisboa-benefit-per-gain = +{ $n } influence à chaque gain d’influence du Portfolio
    .short = gains +{ $n }
lisboa-benefit-per-recruiting = +{ $n } influence après chaque recrutement
    .short = recruter +{ $n }
lisboa-benefit-steady-prices = produire ne baisse aucun prix
    .short = prix stables
lisboa-benefit-capacity = place pour { $n } de plus, cartes et biens de chaque sorte
    .short = place +{ $n }
lisboa-benefit-per-ship = { $n ->
    [one] les bateaux coûtent { $n } bien de moins
   *[other] les bateaux coûtent { $n } biens de moins
}
    .short = bateaux −{ $n }
lisboa-benefit-any-good = chaque noble accepte n’importe quel bien
    .short = tout bien
lisboa-benefit-per-decree = { $n ->
    [one] +{ $n } perruque par décret pris
   *[other] +{ $n } perruques par décret pris
}
    .short = décrets +{ $n }
lisboa-benefit-influence-per-plan = +{ $n } influence après chaque plan pris
    .short = plans : influence +{ $n }
lisboa-benefit-influence-per-ship = +{ $n } influence après chaque bateau construit
    .short = bateaux : influence +{ $n }
lisboa-benefit-influence-per-production = +{ $n } influence après chaque production
    .short = production : influence +{ $n }
lisboa-benefit-influence-per-meeting = +{ $n } influence après chaque rencontre du Cardinal
    .short = Cardinal : influence +{ $n }
lisboa-benefit-influence-per-favor = +{ $n } influence après chaque faveur royale prise
    .short = faveurs : influence +{ $n }
lisboa-benefit-influence-per-store = +{ $n } influence après chaque magasin bâti
    .short = magasins : influence +{ $n }
lisboa-benefit-influence-per-decree = +{ $n } influence après chaque décret pris
    .short = décrets : influence +{ $n }
lisboa-benefit-influence-per-building = +{ $n } influence après chaque bâtiment public ouvert
    .short = bâtiments : influence +{ $n }

## Décrets : ce qu’ils comptent, puis la phrase autour

lisboa-counter-own-stores-of-good = { lisboa-store } à vous
lisboa-counter-all-stores-of-good = { lisboa-store } de quiconque
    .short = tout { lisboa-store }
lisboa-counter-own-stores-in-row = magasin à vous en rangée { $row }
lisboa-counter-own-stores-in-column = magasin à vous en colonne { $column }
lisboa-counter-goods-with-own-store = des magasins des quatre biens
    .short = magasins des quatre biens
lisboa-counter-most-own-stores-of-one-good = { $least } magasins d’un même bien
    .short = { $least } magasins d’un bien
lisboa-counter-rows-with-own-store = des magasins dans { $least } rangées
    .short = magasins dans { $least } rangées
lisboa-counter-columns-with-own-store = des magasins dans { $least } colonnes
    .short = magasins dans { $least } colonnes
lisboa-counter-buildings-of-architect = bâtiment de l’archi{ "\u00AD" }tecte { $architect ->
    [blue] bleu
   *[green] vert
}
    .short = bâtiment { $architect ->
        [blue] bleu
       *[green] vert
    }
lisboa-counter-buildings-on-side = bâtiment côté { $side ->
    [west] ouest
    [north] nord
   *[east] est
}
    .short = bâtiment { $side ->
        [west] ouest
        [north] nord
       *[east] est
    }
lisboa-counter-buildings-showing = bâtiment montrant { $good ->
    [gold] l’or
    [cloth] les étoffes
    [books] les livres
   *[tools] les outils
}
    .short = bâtiment : { lisboa-good-name }
lisboa-counter-buildings-beside-row = bâtiment le long de la rangée { $row }
    .short = bâtiment, rangée { $row }
lisboa-counter-completed-plans-of-architect = plan { $architect ->
    [blue] bleu
   *[green] vert
} achevé à vous
    .short = plan { $architect ->
        [blue] bleu
       *[green] vert
    } achevé
lisboa-counter-architects-with-completed-plan = des plans achevés des deux archi{ "\u00AD" }tectes
    .short = plans des deux archi{ "\u00AD" }tectes
lisboa-counter-officials-on-completed-plans = { $least }+ officiels sur vos plans achevés
    .short = { $least }+ officiels sur plans
lisboa-counter-unfinished-plans = plan inachevé à vous
lisboa-counter-own-ships = bateau à vous
lisboa-counter-own-ships-of-hull = bateau à vous de cale { $hull }
lisboa-counter-total-hull = cales au total { $least }+
lisboa-counter-tokens-on-docks = bien ou caisse sur vos quais
    .short = bien sur vos quais
lisboa-counter-goods-in-warehouse = { $good ->
    [gold] or
    [cloth] étoffe
    [books] livre
   *[tools] outil
} dans l’entrepôt
lisboa-counter-sets-of-goods = lot de quatre biens différents dans l’entrepôt
    .short = lot de quatre biens
lisboa-counter-cash = { $per ->
    [1] real en main
   *[other] { $per } reais en main
}
lisboa-counter-influence-marker = { $per ->
    [1] influence
   *[other] { $per } influence
}
lisboa-counter-clergy-tiles = tuile Clergé détenue
lisboa-counter-favors-of-noble = faveur { lisboa-of-noble }
lisboa-counter-favors = faveur royale
lisboa-counter-officials-in-office = officiel à vous au bureau { lisboa-of-noble }
    .short = officiel, { lisboa-noble-name }
lisboa-counter-officials-on-plazas = officiel à vous sur les plazas
    .short = officiel sur les plazas
lisboa-counter-officials-on-board = officiel encore sur votre plateau
    .short = officiel sur votre plateau
lisboa-counter-cubes-of-colour = cube { $cube ->
    [earthquake] de trem{ "\u00AD" }blement de terre
    [fire] d’incendie
   *[tsunami] de tsunami
}
lisboa-counter-rubble-sets = série de débris
lisboa-counter-noble-cards = carte Noble dans le Portfolio
    .short = carte Noble
lisboa-counter-treasury-cards = carte Trésor dans le Portfolio
    .short = carte Trésor
lisboa-counter-decrees-owned = décret à vous, celui-ci compris
    .short = décret à vous
lisboa-counter-best-decree-of-an-opponent = aussi le meilleur décret d’un adversaire
    .short = décret d’un rival

lisboa-decree-per = { $wigs ->
    [one] { $wigs } perruque par { $thing }
   *[other] { $wigs } perruques par { $thing }
}
lisboa-decree-several = { $per } × { $thing }
lisboa-decree-with = { $wigs ->
    [one] { $wigs } perruque avec { $thing }
   *[other] { $wigs } perruques avec { $thing }
}
lisboa-decree-ahead = { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
} si vous en avez plus que tous les autres : { $thing }
lisboa-decree-copy = Marque aussi un décret d’un adversaire
lisboa-decree-bonus = +{ $bonus } à partir de { $least }
lisboa-decree-most = { $most } au plus

## Libellés de la table

lisboa-wigs = perruques
lisboa-wigs-about = Les perruques sont les points. Égalités : séries de débris, magasins, plans achevés, reais.
lisboa-reis = reais
lisboa-reis-about = L’argent. À la fin cinq reais font une perruque, l’influence comptée comme argent.
lisboa-influence = influence
lisboa-influence-about = L’influence paie les visites ; elle peut remplacer des reais : chaque real recule le marqueur jusqu’à la pièce suivante. Un gain qui finit sur { $most } donne une perruque.
lisboa-officials = officiels
lisboa-officials-about = Officiels encore sur le plateau du joueur. Dans les bureaux ils renchérissent les visites des autres et ouvrent des bâtiments publics.
lisboa-stores = magasins
lisboa-stores-about = Les magasins produisent des biens. Ils marquent à la construction et quand un bâtiment ouvre sur leur rangée ou leur rue.
lisboa-court = Cour
lisboa-visit = visite
lisboa-visit-label = { $noble ->
    [builder] Bâtisseur
    [marquis] Marquis
   *[king] Roi
} : une visite vous coûte { $price } influence
lisboa-visit-about = Avec une carte de ce noble : si vous voulez l’une des deux actions d’État, puis l’action du noble.
lisboa-visit-price = Pour vous { $price } : trésor { $left }, officiels des autres { $others }, moins vos avantages.
lisboa-plaza = plaza
lisboa-plaza-of = Plaza { lisboa-of-noble } : { $officials }
lisboa-plaza-title = Plaza { lisboa-of-noble }
lisboa-plaza-about = Les officiels d’ici ne comptent dans aucune visite, mais peuvent ouvrir des bâtiments.
lisboa-office = bureau
lisboa-office-of = Bureau { lisboa-of-noble }, { $spaces } places : { $officials }
lisboa-office-title = Bureau { lisboa-of-noble }
lisboa-office-about = { $spaces } places. Chaque officiel d’ici rend la visite plus chère de 1 influence pour les autres. Bureau plein : la couleur la plus nombreuse en déplace un sur la plaza.
lisboa-nobody = personne
lisboa-none = aucun
lisboa-favors-left = { $count ->
    [one] Reste { $count } faveur { lisboa-of-noble }
   *[other] Restent { $count } faveurs { lisboa-of-noble }
}
lisboa-favor-of = Faveur { lisboa-of-noble }
lisboa-favor-about = Permet de suivre la visite d’un autre à ce noble ; 2 perruques à la fin. Une au plus par noble.
lisboa-favor-held = Faveur { lisboa-of-noble } : détenue
lisboa-favor-held-about = Rendez-la pour suivre la visite d’un autre ; gardée jusqu’à la fin elle vaut 2 perruques.
lisboa-favor-lacking = Pas de faveur { lisboa-of-noble }
lisboa-favor-lacking-about = Sans elle vous ne pouvez pas suivre une visite à ce noble.
lisboa-action-accepts = { lisboa-action-name } : offrir { lisboa-good-name } ou or
lisboa-action-covered = { lisboa-action-name } : couverte ce tour ({ lisboa-good-name })
lisboa-action-name = { $action ->
    [recruit] Recruter
    [plan] Acquérir un plan
    [ship] Construire un bateau
    [produce] Produire
    [cardinal] Rencontrer le Cardinal
   *[favor] Obtenir une faveur
}
lisboa-good-name = { $good ->
    [gold] or
    [cloth] étoffes
    [books] livres
   *[tools] outils
}
lisboa-influence-track = Influence
lisboa-church = Église
lisboa-church-about = Un cercle de { $places } tuiles Clergé ; le Cardinal tourne dans le sens horaire. Au passage de l’icône d’influence : décompte de l’Église à la fin du tour ; du coffre : trésor +1.
lisboa-church-empty = Place vide
lisboa-church-refilled = Complétée à la fin du tour.
lisboa-gap = Intervalle à { $steps } pas{ $icon ->
    [influence] , décompte de l’Église
    [treasury] , trésor +1
   *[none] { "" }
}
lisboa-gap-cardinal = Le Cardinal est ici{ $icon ->
    [influence] , à l’icône d’influence
    [treasury] , à l’icône du trésor
   *[none] { "" }
}
lisboa-gap-about = L’intervalle de départ ne compte pas ; les icônes comptent où il s’arrête ou passe.
lisboa-clergy-title = Tuile Clergé
lisboa-clergy-tile = Tuile Clergé : { $benefit } ; { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
} si défaussée lors d’un décompte de l’Église
lisboa-clergy-wigs = { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
} si défaussée lors d’un décompte de l’Église ; rien à la fin de la partie.
lisboa-treasury = Trésor
lisboa-treasury-now = Trésor : { $right ->
    [one] { $right } real
   *[other] { $right } reais
}, { $left } influence
lisboa-treasury-about = À droite : reais pour les terrains, les officiels engagés et les événements, et ce que donne une carte Trésor. À gauche : influence ajoutée au prix d’une visite. Les bateaux le montent, les cartes Trésor le baissent.
lisboa-market = Marché
lisboa-market-about = Ce que rapporte un bien vendu, sans le bonus du bateau. La production baisse les prix, la vente non ; aucun ne tombe sous { $minimum }.
lisboa-price-of = { lisboa-good-name } : { $price ->
    [one] { $price } real
   *[other] { $price } reais
}
lisboa-minimum = minimum { $price }
lisboa-display = Cartes Politiques visibles
lisboa-cards-left = { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
lisboa-empty = vide
lisboa-deck-empty-about = { $period ->
    [1] Trois paquets vides terminent la première période.
   *[other] Trois paquets vides terminent la partie : on finit cette manche, puis on en joue encore une.
}
lisboa-supply = Architectes et chantier naval
lisboa-architect = Architecte { $architect ->
    [blue] bleu
   *[green] vert
} : plan supérieur { $plan }, { $plans ->
    [one] { $plans } plan
   *[other] { $plans } plans
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
} à venir
lisboa-architect-buildings = Bâtiment actuel : { $now }. Suivant : { $next }.
lisboa-colours = { lisboa-first-good } et { lisboa-second-good }
lisboa-first-good = { $first ->
    [gold] or
    [cloth] étoffes
    [books] livres
   *[tools] outils
}
lisboa-second-good = { $second ->
    [gold] or
    [cloth] étoffes
    [books] livres
   *[tools] outils
}
lisboa-yard = Chantier naval
lisboa-yard-top = Chantier naval : cale { $hull }, +{ $bonus } par bien, { $influence } influence
lisboa-yard-empty = Le chantier est vide
lisboa-then-hull = puis cale { $hull } ×{ $count }
lisboa-decrees = Décrets
lisboa-decree-number = Décret { $number }
lisboa-card-noble = { $noble ->
    [builder] Carte Bâtisseur
    [marquis] Carte Marquis
   *[king] Carte Roi
} { $years }, { $influence } influence : { $does }
lisboa-card-treasury = Carte Trésor { $years } : événement { $event } ; avantage { $benefit }
lisboa-card-hint-noble = valeur { $influence }, { $does }
lisboa-card-hint-treasury = événement { $event } ; { $benefit }
lisboa-card-event = À la Cour, pour le prix du trésor : { $event }.
lisboa-card-benefit = Dans le Portfolio, après les reais du trésor : { $benefit }.
lisboa-card-reward = Dans le Portfolio : { $reward }.
lisboa-card-penalty = Dans le Portfolio : { $penalty }.
lisboa-card-influence = Elle ajoute ensuite { $influence } à chaque gain d’influence. À la Cour elle ouvre une visite.

lisboa-city = Ville
lisboa-city-about = Centre-ville : cinq rangées, cinq colonnes, quatre rues
lisboa-city-tiles = Tuiles Ville
lisboa-rubble-pile = Pile de débris
lisboa-row-e-closed = À deux joueurs la rangée E est fermée
lisboa-score-tile = Colonne { $column } : { $value ->
    [one] { $value } perruque
   *[other] { $value } perruques
} par bâtiment qui compte
lisboa-score-tile-about = Un magasin marque cette valeur pour chaque bâtiment public qui le concerne : à sa construction, et quand un tel bâtiment ouvre plus tard.
lisboa-street-about = Magasins dont la porte donne sur cette rue : { lisboa-store }. Le bâtiment à son extrémité nord les fait tous marquer.
lisboa-lot = Terrain { $lot } : récompense { $reward }
lisboa-lot-price = Terrain { $lot } : { $total ->
    [one] { $total } real
   *[other] { $total } reais
}, récompense { $reward }
lisboa-lot-title = Terrain { $lot }
lisboa-lot-about = Récompense à la construction : { $reward }. La colonne compte { $value } par bâtiment qui concerne le magasin.
lisboa-lot-store = { $lot } : { lisboa-store } de { $owner }
lisboa-lot-store-about = Produit { lisboa-one-good } et marque { $value } pour chaque bâtiment ouvert sur sa rue ou sa rangée dans sa couleur. La récompense était : { $reward }.
lisboa-site-open = { $site } : ouvert, { lisboa-first-good } et { lisboa-second-good }, architecte { $architect ->
    [blue] bleu
   *[green] vert
}
lisboa-site-closed = { $site } : site de construction, récompense { $reward }
lisboa-site-about-north = Un bâtiment doit ici montrer la couleur de la rue ; chaque magasin tourné vers elle marque.
lisboa-site-about-row = Un bâtiment fait ici marquer les magasins de la rangée { $row } dans l’une de ses deux couleurs.
lisboa-site-cubes = Qui l’ouvre prend les deux cubes.
lisboa-tile = { $size ->
    [small] Petite tuile Ville, magasin d’outils
   *[large] Tuile Ville, { lisboa-store }
}
lisboa-tile-gone = { $size ->
    [small] Petite tuile Ville, magasin d’outils
   *[large] Tuile Ville, { lisboa-store }
} : prise ce tour
lisboa-tile-about = { $size ->
    [small] Pour la colonne étroite le long de { $street }.
   *[large] Pour un terrain large libre le long de { $street }.
} Une tuile par place jusqu’à la fin du tour.
lisboa-cube = { $count } × { $cube ->
    [earthquake] tremblement de terre
    [fire] incendie
   *[tsunami] tsunami
}, { $line ->
    [row] rangée { $number }
    [column] colonne { $number }
   *[pile] pile de débris
}
lisboa-cube-about = Ajoute { $cost } au prix de chaque terrain de sa rangée ou colonne. Qui bâtit enlève un cube avant de payer.
lisboa-cube-about-pile = Certaines récompenses donnent un de ces cubes. La pile n’est jamais complétée.

lisboa-owner-neutral = neutre
lisboa-owner-lacerda = Lacerda
lisboa-board-of = Plateau de { $name }
lisboa-portfolio = Portfolio
lisboa-portfolio-about = Nobles et bateaux en haut, cartes Trésor en bas, { $most } cartes en tout. Une carte de trop en chasse une autre.
lisboa-cards-of = { $count } sur { $most } cartes
lisboa-free-dock = quai libre
lisboa-at-sea = en mer jusqu’à votre tour
lisboa-sea = mer
lisboa-goods-until-it-sails = { $count ->
    [one] encore { $count } bien et il part
   *[other] encore { $count } biens et il part
}
lisboa-ship-docked = Bateau de { $owner } : cale { $hull }, +{ $bonus } par bien, { $loaded } à bord
lisboa-ship-at-sea = Bateau de { $owner } : cale { $hull }, en mer
lisboa-ship-about = Cale { $hull }, { $loaded } à bord ; +{ $bonus ->
    [one] { $bonus } real
   *[other] { $bonus } reais
} par bien vendu dessus, { $influence } influence à chaque gain. Plein, il prend la mer et rapporte à son propriétaire une perruque par caisse. À la fin sa cale en perruques.
lisboa-warehouse = Entrepôt
lisboa-each = max. { $count }
lisboa-goods-in-warehouse = { lisboa-good-name } : { $count } sur { $room }
lisboa-good-about = Se vend { $price ->
    [one] { $price } real
   *[other] { $price } reais
} plus le bonus du bateau, ou s’offre à un noble qui l’accepte. L’or est accepté par tous.
lisboa-rubble = Débris
lisboa-rubble-about = Un cube de chaque couleur forme une série. Chaque série donne place à une carte et à un bien de chaque sorte de plus, vaut deux fois 3 perruques, et son marqueur peut acheter un décret de plus.
lisboa-rubble-on-board = Tremblement de terre { $earthquake }, incendie { $fire }, tsunami { $tsunami }
lisboa-rubble-sets = séries de débris
lisboa-sets = { $count ->
    [one] { $count } série
   *[other] { $count } séries
}
lisboa-markers = { $count ->
    [one] { $count } marqueur de série chez le Marquis
   *[other] { $count } marqueurs de série chez le Marquis
}
lisboa-markers-about = Qui prend un décret peut en défausser un pour un second décret.
lisboa-houses = Maisons
lisboa-houses-left = groupe de gauche
    .house-2 = Visites en reais
    .full = Avec la deuxième maison, toute part d’une visite peut se payer en reais.
lisboa-houses-middle = groupe du milieu
    .house-1 = Bateaux −1 bien
    .house-3 = Bateaux gratuits
    .full = Avec la première maison les bateaux coûtent 1 bien de moins, avec la troisième rien.
lisboa-houses-right = groupe de droite
    .house-1 = Produire +1
    .house-3 = +1 de chaque
    .full = Avec la première maison chaque production donne 1 bien de plus d’une sorte produite, avec la troisième 1 de plus de chaque sorte.
lisboa-house-then = { $house ->
    [2] 2e
    [3] 3e
   *[1] 1re
} : { $ability }
lisboa-houses-label = { $group ->
    [left] Groupe de gauche
    [middle] Groupe du milieu
   *[right] Groupe de droite
} : { $built } sur { $size } bâties ; { $ability }
lisboa-houses-left-count = maisons restantes
lisboa-left = reste { $count }
lisboa-plans = Plans
lisboa-plans-count = ouverts : { $open }, achevés : { $done }
lisboa-plan-about = Ouvre un bâtiment de son architecte avec { $officials ->
    [one] { $officials } officiel
   *[other] { $officials } officiels
}, à vous ou engagés.
lisboa-plan-done-about = Achevé : { $officials ->
    [one] son { $officials } officiel compte
   *[other] ses { $officials } officiels comptent
} à la fin.
lisboa-completed = achevé
lisboa-clergy = Clergé
lisboa-clergy-free = Place pour une tuile Clergé
lisboa-clergy-free-about = Avec { $most } tuiles, on ne peut pas rencontrer le Cardinal.
lisboa-of = { $count } sur { $most }
lisboa-favors = Faveurs
lisboa-hand = Main
lisboa-hand-about = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $more ->
    [yes] , une de plus avant la fin du tour
   *[no] { "" }
}
lisboa-hand-hidden = Cachée aux autres.
lisboa-hand-known =
    Vous en avez vu :
    { $cards }
lisboa-at-the-court = à la Cour
lisboa-goods = Biens
lisboa-ships = Bateaux
lisboa-officials-on-board = officiels sur le plateau
lisboa-officials-on-plans = officiels sur les plans
lisboa-open-plans = plans ouverts
lisboa-may-follow = peut suivre
lisboa-courtier = courtier
lisboa-aide = Assistant
lisboa-aide-upper = Ensuite : l’action d’État du haut
lisboa-aide-lower = Ensuite : l’action d’État du bas
lisboa-lacerda-about = Après votre tour son courtier avance d’un noble vers la droite ; il fait une action d’État selon la place de l’Assistant, puis l’action du noble. La carte du dessus du paquet de l’Assistant sort et l’Assistant avance.
lisboa-lacerda-rubble-about = Ses cubes ne forment pas de séries : chacun vaut une perruque au changement de période et encore une à la fin.

lisboa-decision = Votre décision
lisboa-choose-on-board = Choisissez sur le plateau : { $count ->
    [one] { $count } possibilité allumée
   *[other] { $count } possibilités allumées
}.
lisboa-choose-first = Choisissez d’abord
lisboa-goods-sell = Bateaux qui le prennent
lisboa-goods-offer = Actions d’État en échange
lisboa-something-else = Autre chose
lisboa-not-now = Impossible maintenant : { $reason }
lisboa-now = maintenant
lisboa-at-the-end = à la fin
lisboa-of-your = sur vos { $purse }
lisboa-price-spoken = Prix : { $parts } ; total { $total }
lisboa-pack-notice = { $pack ->
    [reconstructed] Valeurs reconstituées, pas les valeurs publiées.
    [reconstructed-2] Valeurs reconstituées, pas les valeurs publiées.
    [reconstructed-3] Valeurs reconstituées, pas les valeurs publiées.
   *[other] Valeurs du paquet « { $pack } ».
}
lisboa-seats = Joueurs
lisboa-sheet = Plus ou moins de détails de la décision
lisboa-zoom = Plateau détaillé
lisboa-institutions = Cour, Église et pistes
lisboa-tile-text = { $benefit } ({ $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
})

## Mots des règles, comme les événements les nomment

lisboa-word-blue-2 = plan bleu de 2
    .the = un plan bleu de 2
lisboa-word-blue-3 = plan bleu de 3
    .the = un plan bleu de 3
lisboa-word-blue-4 = plan bleu de 4
    .the = un plan bleu de 4
lisboa-word-green-2 = plan vert de 2
    .the = un plan vert de 2
lisboa-word-green-3 = plan vert de 3
    .the = un plan vert de 3
lisboa-word-green-4 = plan vert de 4
    .the = un plan vert de 4
lisboa-word-blue-ship = bateau bleu
    .the = le bateau bleu
lisboa-word-red-ship = bateau rouge
    .the = le bateau rouge
lisboa-word-purple-ship = bateau violet
    .the = le bateau violet
lisboa-word-brown-ship = bateau brun
    .the = le bateau brun
lisboa-word-west-a = ouest A
lisboa-word-west-b = ouest B
lisboa-word-west-c = ouest C
lisboa-word-west-d = ouest D
lisboa-word-west-e = ouest E
lisboa-word-east-a = est A
lisboa-word-east-b = est B
lisboa-word-east-c = est C
lisboa-word-east-d = est D
lisboa-word-east-e = est E
lisboa-word-north-gold = nord, Rua Áurea
lisboa-word-north-cloth = nord, Rua Augusta
lisboa-word-north-books = nord, Rua Nova da Princesa
lisboa-word-north-tools = nord, Rua Bela da Rainha
lisboa-word-builder-office = bureau du Bâtisseur
    .the = le bureau du Bâtisseur
lisboa-word-marquis-office = bureau du Marquis
    .the = le bureau du Marquis
lisboa-word-king-office = bureau du Roi
    .the = le bureau du Roi
lisboa-word-builder-plaza = plaza du Bâtisseur
    .the = la plaza du Bâtisseur
lisboa-word-marquis-plaza = plaza du Marquis
    .the = la plaza du Marquis
lisboa-word-king-plaza = plaza du Roi
    .the = la plaza du Roi
lisboa-word-builder = Bâtisseur
    .the = le Bâtisseur
lisboa-word-marquis = Marquis
    .the = le Marquis
lisboa-word-king = Roi
    .the = le Roi
lisboa-word-treasury = trésor
    .the = le trésor
lisboa-word-reis = reais
lisboa-word-influence = influence
lisboa-word-wigs = perruques
lisboa-amount-reis = { $count ->
    [one] { $count } real
   *[other] { $count } reais
}
lisboa-amount-influence = { $count } influence
lisboa-amount-goods = { $count ->
    [one] { $count } bien
   *[other] { $count } biens
}

## Questions : ce qu’il faut décider, puis pourquoi ou le prix

lisboa-prompt-KeepTile = Gardez une tuile Clergé
    .why = L’autre retourne dans le sac.
lisboa-prompt-PlayCard = Jouez une carte, ou défaussez-en une pour 1 or
    .why = Dans le Portfolio pour vendre ou commercer, ou à la Cour pour une visite ou un événement.
lisboa-prompt-TakeCard = Prenez une carte Politique
    .why = La suivante est révélée quand vous finissez votre tour.
lisboa-prompt-EndTurn = Finissez votre tour
    .why = Jusque-là tout peut être repris.
lisboa-prompt-MakeRoom = Défaussez d’abord une carte du Portfolio
    .why = { $newcomer ->
        [ship] Il n’y a pas de place pour le nouveau bateau.
        [treasury] Il n’y a pas de place pour la carte Trésor.
       *[noble] Il n’y a pas de place pour la carte Noble.
    }
lisboa-prompt-KeepToLimit = Défaussez une carte du Portfolio
    .why = Le Portfolio contient maintenant moins de cartes.
lisboa-prompt-SellOrTrade = Vendez un bien, ou offrez-le à un noble
    .why = L’un des deux est obligatoire ; ensuite davantage du même si vous voulez.
lisboa-prompt-SellMore = Vendez un autre bien, ou arrêtez
    .why = Un bateau plein part aussitôt et donne à son propriétaire une perruque par caisse.
lisboa-prompt-TradeMore = Offrez un second bien, ou arrêtez
    .why = Chaque action d’État s’échange une fois par tour.
lisboa-prompt-PayInfluence = Quelle part du prix en influence ?
    .why = Le reste se paie en reais, 1 pour 1. Vous avez { $influence } influence et { $reis ->
        [one] { $reis } real
       *[other] { $reis } reais
    }.
lisboa-prompt-PayReisPart = Quelle part du reste en reais ?
    .why = Ce qui manque ensuite se paie en perruques.
lisboa-prompt-PayReis = { $amount ->
    [one] Payez { $amount } real
   *[other] Payez { $amount } reais
}
    .why = Vous avez { $reis } ; chaque real peut aussi venir de l’influence.
lisboa-prompt-ChooseStateAction = Action d’État { lisboa-of-noble } ?
    .why = L’une des deux est gratuite avec la visite ; puis vient l’action du noble.
lisboa-prompt-OfferFollow = Suivre { $active } chez { lisboa-the-noble } ?
    .why = Vous rendez la faveur, payez votre prix et faites l’une des trois actions. Gardée, la faveur vaut 2 perruques.
lisboa-prompt-ChooseAction = Choisissez une action { lisboa-of-noble }
    .why = Vous suivez : l’une des deux actions d’État ou l’action du noble.
lisboa-prompt-Recruit = Choisissez un bureau pour votre officiel
    .why = { $most ->
        [1] Un officiel de votre plateau.
       *[other] Jusqu’à deux, chacun dans un autre bureau.
    }
lisboa-prompt-TakePlan = Prenez un plan
    .why = Le premier de l’un des architectes.
lisboa-prompt-BuildShip = { $duty ->
    [may] Construisez un bateau, ou renoncez
   *[must] Construisez un bateau
}
    .why = Il peut remplacer un de vos bateaux pour la différence des cales ; la cargaison reste.
lisboa-prompt-GiveGood = Payez le bateau en biens
    .why = { $amount ->
        [one] Encore { $amount } bien, chacun d’une autre sorte.
       *[other] Encore { $amount } biens, chacun d’une autre sorte.
    }
lisboa-prompt-TakeExtraGood = Choisissez un bien de plus
    .why = Vos maisons ajoutent un bien d’une sorte que vous venez de produire.
lisboa-prompt-MeetCardinal = Avancez le Cardinal et prenez une tuile
    .why = { $most ->
        [1] D’un intervalle dans le sens horaire, puis l’une des deux tuiles à côté de lui.
       *[other] D’un ou deux intervalles dans le sens horaire, puis l’une des deux tuiles à côté de lui.
    }
lisboa-prompt-TakeFavor = Prenez une faveur royale
    .why = D’un noble dont vous n’avez pas la faveur.
lisboa-prompt-TakePileCube = Prenez un cube de la pile
    .why = Un de chaque couleur forme une série.
lisboa-prompt-LosePiece = { $penalty ->
    [good] Payez un bien
    [official] Reprenez un officiel
    [clergy] Cédez une tuile Clergé
   *[favor] Rendez une faveur royale
}
    .why = La pénalité de la carte jouée.
lisboa-prompt-BuildStore = Choisissez une tuile et un terrain
    .why = Le prix est le trésor plus les débris restant dans la rangée et la colonne.
lisboa-prompt-ClearRubble = Prenez un cube de la rangée ou de la colonne de { $lot }
    .why = Le reste demeure et compte dans le prix.
lisboa-prompt-BuildHouse = Choisissez une maison pour le magasin
    .why = La plus basse de l’un de vos trois groupes.
lisboa-prompt-TakeDecree = Prenez un décret
    .why = Il ne marque que pour vous, à la fin.
lisboa-prompt-TakeExtraDecree = Un second décret contre un marqueur de série ?
    .why = Un marqueur chez le Marquis en achète un de plus, une fois par action.
lisboa-prompt-OpenBuilding = Choisissez un site pour un bâtiment public
    .why = Vous prenez les deux cubes et la récompense, puis choisissez le plan.
lisboa-prompt-OfferBuilding = La récompense du terrain ouvre un bâtiment public : choisissez un site, ou renoncez-y
    .why = Il se paie avant le terrain, et il doit vous rester de quoi payer celui-ci.
lisboa-prompt-ChoosePlan = Choisissez le plan pour { $site_name }
    .why = Le bâtiment disponible de son architecte y est posé.
lisboa-prompt-ReturnOfficial = Quel officiel revient ?
    .why = { $amount ->
        [one] Encore { $amount } des bureaux et plazas revient sur votre plateau.
       *[other] Encore { $amount } des bureaux et plazas reviennent sur votre plateau.
    }
lisboa-prompt-DiscardTiles = Défaussez des tuiles Clergé pour des perruques
    .why = { $discarded ->
        [0] Chacune donne les perruques de son dos ; avec une au moins vous gagnez aussi de l’influence une fois.
       *[other] { $wigs ->
            [one] { $wigs } perruque
           *[other] { $wigs } perruques
        } jusqu’ici. Continuez, ou arrêtez.
    }
lisboa-prompt-DiscardHand = Défaussez des cartes de la main
    .why = La nouvelle période commence : une récompense par sorte de noble, puis vous complétez à cinq.
lisboa-prompt-TakeRewards = Choisissez une récompense
    .why = Une carte défaussée par sorte de noble donne sa récompense.
lisboa-prompt-wait = La partie est finie

## Étapes d’un tour

lisboa-step-PlayCard = Carte
lisboa-step-PayPrice = Prix
lisboa-step-PayInfluence = Prix
lisboa-step-PayReisPart = Prix
lisboa-step-PayReis = Payer
lisboa-step-PayLot = Payer
lisboa-step-ChooseStateAction = Action d’État
lisboa-step-BuildStore = Magasin
lisboa-step-ClearRubble = Cube
lisboa-step-BuildHouse = Maison
lisboa-step-TakeDecree = Décret
lisboa-step-OpenBuilding = Bâtiment
lisboa-step-OfferBuilding = Bâtiment
lisboa-step-ChoosePlan = Plan
lisboa-step-ReturnOfficial = Officiels
lisboa-step-SellOrTrade = Vendre ou commercer
lisboa-step-SellMore = Vendre
lisboa-step-TradeMore = Commercer
lisboa-step-TakeCard = Prendre une carte
lisboa-step-EndTurn = Fin

## Options : dans la liste, brièvement entre plusieurs, comme acte sur le bouton ; $total est le prix, -1 si rien n’est payé

lisboa-option-end = Finir le tour
lisboa-option-stop = { $frame ->
    [SellMore] Arrêter la vente
    [TradeMore] Arrêter le commerce
    [Recruit] Pas de second officiel
    [TakeExtraDecree] Pas de second décret
    [DiscardTiles] Ne plus défausser de tuiles
    [DiscardHand] Ne plus défausser de cartes
   *[other] Arrêter
}
lisboa-option-skip = Pas d’action d’État
lisboa-option-decline = Y renoncer
lisboa-option-pass = Ne pas suivre
lisboa-option-follow = { $total ->
    [-1] Suivre la visite
   *[other] Suivre pour { $total } influence
}
lisboa-option-discard = { $frame ->
    [DiscardHand] Défausser { lisboa-card-of-kind }
   *[PlayCard] Prendre 1 or contre { lisboa-card-of-kind }
}
    .short = { $frame ->
        [DiscardHand] Défausser
       *[PlayCard] Prendre 1 or
    }
lisboa-card-of-kind = { $noble ->
    [builder] une carte Bâtisseur
    [marquis] une carte Marquis
    [king] une carte Roi
    [treasury] une carte Trésor
   *[other] la carte { $word }
}
lisboa-option-portfolio = Au Portfolio : { lisboa-card-of-kind }
    .short = Au Portfolio
    .about = { $noble ->
        [treasury] Les reais du trésor, puis { $benefit } ; vendre ou commercer.
       *[other] { $does } ; puis vendre ou commercer.
    }
    .act = La jouer au Portfolio
lisboa-option-visit = { $noble ->
    [builder] Visiter le Bâtisseur
    [marquis] Visiter le Marquis
    [king] Visiter le Roi
   *[other] Visite avec la carte { $word }
}
    .act = { lisboa-option-visit }{ $total ->
        [-1] { "" }
       *[other] { " " }pour { $total } influence
    }
lisboa-option-sponsor = Parrainer un événement : { $event }
    .act = Parrainer l’événement{ $total ->
        [-1] { "" }
       *[other] { " " }pour { $total }
    }
lisboa-option-reward = Récompense, { lisboa-card-of-kind } : { $does }
lisboa-option-take = { $kind ->
    [builder] Prendre la carte Bâtisseur
    [marquis] Prendre la carte Marquis
    [king] Prendre la carte Roi
    [treasury] Prendre la carte Trésor
   *[other] Prendre : { $word_name }
}
lisboa-option-remove = Défausser { $card }
    .act = Défausser cette carte
lisboa-option-replace = Remplacer : { $card }
    .act = Remplacer ce bateau
lisboa-option-ship = Construire le bateau
lisboa-option-sell = { $good ->
    [gold] Vendre 1 or
    [cloth] Vendre 1 étoffe
    [books] Vendre 1 livre
    [tools] Vendre 1 outil
   *[other] Vendre { $word }
}{ $own ->
    [yes] { " " }sur votre bateau
    [no] { " " }sur le bateau de { $owner }
   *[other] { "" }
}
    .act = { $good ->
        [gold] Vendre l’or
        [cloth] Vendre l’étoffe
        [books] Vendre le livre
       *[tools] Vendre l’outil
    }
lisboa-option-offer = { $good ->
    [gold] Offrir 1 or
    [cloth] Offrir 1 étoffe
    [books] Offrir 1 livre
    [tools] Offrir 1 outil
   *[other] Offrir { $word }
} pour : { lisboa-action-name }
lisboa-option-give = Payer { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-extra = Prendre { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-convert = { $n ->
    [0] Tout payer en argent
    [one] { $n } real de l’influence
   *[other] { $n } reais de l’influence
}
    .short = { $n ->
        [0] tout en argent
       *[other] { $n } d’influence
    }
lisboa-option-influence = Payer { $n } influence
    .short = { $n } influence
lisboa-option-reis = { $n ->
    [one] Payer { $n } real
   *[other] Payer { $n } reais
}
    .short = { $n ->
        [one] { $n } real
       *[other] { $n } reais
    }
lisboa-option-do = { $action ->
    [recruit] Recruter
    [plan] Acquérir un plan
    [ship] Construire un bateau
    [produce] Produire
    [cardinal] Rencontrer le Cardinal
    [favor] Obtenir une faveur
    [store] Bâtir un magasin
    [decree] Prendre un décret
    [building] Ouvrir un bâtiment
   *[other] { $word }
}
lisboa-option-office = Officiel au bureau { $noble ->
    [builder] du Bâtisseur
    [marquis] du Marquis
    [king] du Roi
   *[other] { $word_the }
}
    .short = { lisboa-noble-name }
lisboa-option-plan = { $architect ->
    [blue] Prendre le plan bleu
    [green] Prendre le plan vert
   *[other] Prendre un plan : { $word }
}
lisboa-option-cardinal = { $steps } pas : { $tile }
    .act = Prendre la tuile
lisboa-option-favor = Faveur { $noble ->
    [builder] du Bâtisseur
    [marquis] du Marquis
    [king] du Roi
   *[other] { $word }
}
    .short = { lisboa-noble-name }
    .act = Prendre la faveur { lisboa-of-noble }
lisboa-option-return = Rendre la faveur { lisboa-of-noble }
    .short = { lisboa-noble-name }
lisboa-option-build = { $good ->
    [gold] Magasin d’or en { $lot }
    [cloth] Magasin d’étoffes en { $lot }
    [books] Magasin de livres en { $lot }
    [tools] Magasin d’outils en { $lot }
   *[other] Magasin : { $word }
}
    .about = { $good ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    .act = Bâtir en { $lot }{ $total ->
        [-1] { "" }
       *[other] { " " }pour { $total }
    }
lisboa-option-clear = { $cube ->
    [earthquake] Cube de tremblement de terre
    [fire] Cube d’incendie
    [tsunami] Cube de tsunami
   *[other] { $word }
} { $line ->
    [row] de la rangée
   *[column] de la colonne
}
    .short = { $line ->
        [row] rangée
       *[column] colonne
    }
    .act = Prendre le cube{ $total ->
        [-1] { "" }
       *[other] , payer { $total }
    }
lisboa-option-house = Maison du { $group ->
    [left] groupe de gauche
    [middle] groupe du milieu
    [right] groupe de droite
   *[other] { $word }
}
    .short = { $group ->
        [left] Gauche
        [middle] Milieu
       *[right] Droite
    }
lisboa-option-decree = { $decree }
    .act = Prendre le décret
lisboa-option-open = Ouvrir un bâtiment : { $side ->
    [north] { lisboa-site }
    [west] { lisboa-site }
    [east] { lisboa-site }
   *[other] { $word_name }
}
    .act = L’ouvrir ici
lisboa-option-use = Utiliser le { $architect ->
    [blue] { lisboa-plan }
    [green] { lisboa-plan }
   *[other] { $word_name }
}
    .short = { lisboa-plan }
    .act = Ouvrir le bâtiment{ $total ->
        [-1] { "" }
        [0] { "" }
       *[other] { " " }pour { $total }
    }
lisboa-option-recall = Reprendre l’officiel : { $spot ->
    [office] bureau { lisboa-of-noble }
    [plaza] plaza { lisboa-of-noble }
   *[other] { $word_the }
}
    .short = { $spot ->
        [plaza] { lisboa-noble-name }, plaza
       *[office] { lisboa-noble-name }, bureau
    }
lisboa-option-cube = { $cube ->
    [earthquake] Prendre un cube de tremblement de terre
    [fire] Prendre un cube d’incendie
    [tsunami] Prendre un cube de tsunami
   *[other] { $word }
}
    .short = { $cube ->
        [earthquake] tremblement
        [fire] incendie
       *[tsunami] tsunami
    }
lisboa-option-keep = Garder : { $tile }
    .act = Garder cette tuile
lisboa-option-tile = { $frame ->
    [DiscardTiles] Défausser : { $tile }
   *[LosePiece] Céder : { $tile }
}
    .act = { $frame ->
        [DiscardTiles] Défausser cette tuile
       *[LosePiece] Céder cette tuile
    }

## Ce qu’un acte coûte et rapporte, dit dans sa ligne

lisboa-what-it-does = { $does ->
    [none] { "" }
   *[other] { "\u202F" }: { $does }
}
lisboa-for-paid = { $paid ->
    [none] { "" }
    [one] { " " }pour { $paid } real
   *[other] { " " }pour { $paid } reais
}
lisboa-paid-wigs = { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
lisboa-for-visit = { $cost ->
    [none] { "" }
   *[other] { " " }pour { $cost }
}
lisboa-wigs-too = { $wigs ->
    [none] { "" }
    [one] , +{ $wigs } perruque
   *[other] , +{ $wigs } perruques
}
lisboa-for-goods = { $goods ->
    [none] { "" }
   *[other] { " " }pour { $goods }
}
lisboa-some-cubes = { $number ->
    [1] { lisboa-one-cube }
   *[other] { $number } cubes de débris
}

## Ce qui arrive, pour le journal

lisboa-event-turn = { $you ->
    [yes] Votre tour.
   *[no] Tour de { $name }.
}
lisboa-event-played = { $you ->
    [yes] { $how ->
        [visit] Vous rendez visite { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] Vous parrainez un événement{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] Vous jouez { lisboa-played-card } au Portfolio{ lisboa-what-it-does }.
    }
   *[no] { $how ->
        [visit] { $name } rend visite { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] { $name } parraine un événement{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] { $name } joue { lisboa-played-card } au Portfolio{ lisboa-what-it-does }.
    }
}
lisboa-played-noble = { $card_kind ->
    [builder] au Bâtisseur
    [marquis] au Marquis
   *[king] au Roi
}
lisboa-played-card = { $card_kind ->
    [builder] une carte Bâtisseur
    [marquis] une carte Marquis
    [king] une carte Roi
   *[treasury] une carte Trésor
}
lisboa-event-discarded = { $you ->
    [yes] Vous défaussez { lisboa-played-card }{ lisboa-what-it-does }.
   *[no] { $name } défausse { lisboa-played-card }{ lisboa-what-it-does }.
}
lisboa-event-removed = { $you ->
    [yes] Vous retirez une carte du Portfolio{ lisboa-what-it-does }.
   *[no] { $name } retire une carte du Portfolio{ lisboa-what-it-does }.
}
lisboa-event-took = { $you ->
    [yes] Vous prenez { lisboa-played-card } de l’étalage{ lisboa-what-it-does }.
   *[no] { $name } prend { lisboa-played-card } de l’étalage{ lisboa-what-it-does }.
}
lisboa-event-drew = { $number ->
    [0] { "" }
    [one] { $you ->
        [yes] Vous piochez { $number } carte.
       *[no] { $name } pioche { $number } carte.
    }
   *[other] { $you ->
        [yes] Vous piochez { $number } cartes.
       *[no] { $name } pioche { $number } cartes.
    }
}
lisboa-event-reis = { $you ->
    [yes] Vous recevez
   *[no] { $name } reçoit
} { $amount ->
    [one] { $amount } real
   *[other] { $amount } reais
}.
lisboa-event-paid = { $amount ->
    [0] { $you ->
        [yes] Vous ne payez rien.
       *[no] { $name } ne paie rien.
    }
    [one] { $you ->
        [yes] Vous payez
       *[no] { $name } paie
    } { $amount } real.
   *[other] { $you ->
        [yes] Vous payez
       *[no] { $name } paie
    } { $amount } reais{ $converted ->
        [0] { "" }
       *[other] , dont { $converted } de l’influence
    }.
}
lisboa-event-paid-visit = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} { $cost }.
lisboa-event-influence = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} { $amount } influence{ $wig ->
    [yes] { " " }et une perruque pour le bout de la piste
   *[no] { "" }
}.
lisboa-event-wigs = { $you ->
    [yes] Vous marquez
   *[no] { $name } marque
} { $amount ->
    [one] { $amount } perruque
   *[other] { $amount } perruques
} { $why ->
    [store] pour le magasin
    [building] pour le nouveau bâtiment
    [sailed] au départ du bateau
    [church] au décompte de l’Église
    [tile] pour la tuile Clergé
    [cubes] pour les cubes de débris
    [rubble_sets] pour les séries de débris
    [decree] pour le décret
   *[reward] en récompense
}.
lisboa-event-lost-wigs = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} { $amount ->
    [one] { $amount } perruque
   *[other] { $amount } perruques
}.
lisboa-some-goods = { $good ->
    [gold] { $amount } or
    [cloth] { $amount ->
        [one] { $amount } étoffe
       *[other] { $amount } étoffes
    }
    [books] { $amount ->
        [one] { $amount } livre
       *[other] { $amount } livres
    }
   *[tools] { $amount ->
        [one] { $amount } outil
       *[other] { $amount } outils
    }
}
lisboa-event-goods = { $amount ->
    [0] { $you ->
        [yes] Vous n’avez plus de place ({ lisboa-good-name }).
       *[no] { $name } n’a plus de place ({ lisboa-good-name }).
    }
   *[other] { $you ->
        [yes] Vous recevez
       *[no] { $name } reçoit
    } { lisboa-some-goods }.
}
lisboa-event-lost-good = { $you ->
    [yes] { $why ->
        [offer] Vous offrez { lisboa-one-good } : { lisboa-action-name }
        [price] Vous payez { lisboa-one-good }
        [room] Vous n’avez plus de place pour { lisboa-one-good }
       *[other] Vous donnez { lisboa-one-good }
    }
   *[no] { $why ->
        [offer] { $name } offre { lisboa-one-good } : { lisboa-action-name }
        [price] { $name } paie { lisboa-one-good }
        [room] { $name } n’a plus de place pour { lisboa-one-good }
       *[other] { $name } donne { lisboa-one-good }
    }
}.
lisboa-event-price = Le prix tombe à { $price } : { lisboa-good-name }.
lisboa-event-treasury = Le trésor est à { $treasury }.
lisboa-event-cube = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { lisboa-some-cubes }{ $kept ->
    [no] , qui quitte la partie
   *[yes] { "" }
}.
lisboa-event-rubble-set = { $you ->
    [yes] Vous complétez une
   *[no] { $name } complète une
} { $sets ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} série de débris.
lisboa-event-marker = { $you ->
    [yes] Vous utilisez un marqueur de série.
   *[no] { $name } utilise un marqueur de série.
}
lisboa-event-official = { $you ->
    [yes] Vous placez
   *[no] { $name } place
} un officiel au bureau { $office ->
    [builder] du Bâtisseur
    [marquis] du Marquis
   *[king] du Roi
}{ $to_plaza_count ->
    [0] { "" }
   *[other] { "\u202F" }; les couleurs les plus nombreuses en déplacent un sur la plaza
}.
lisboa-event-recalled = { $you ->
    [yes] Vous reprenez
   *[no] { $name } reprend
} un officiel : { $spot_the }.
lisboa-event-favor = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} la faveur { lisboa-of-noble }.
lisboa-event-returned-favor = { $influence ->
    [none] { $you ->
        [yes] Vous rendez
       *[no] { $name } rend
    } la faveur { lisboa-of-noble }.
   *[other] { $you ->
        [yes] Vous suivez
       *[no] { $name } suit
    } avec la faveur { lisboa-of-noble }{ lisboa-for-visit }.
}
lisboa-event-tile = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} une tuile Clergé{ lisboa-what-it-does }.
lisboa-event-set-aside = { $you ->
    [yes] Vous cédez
   *[no] { $name } cède
} une tuile Clergé{ lisboa-what-it-does }.
lisboa-event-house = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} une maison du { $group ->
    [left] groupe de gauche
    [middle] groupe du milieu
   *[right] groupe de droite
}.
lisboa-event-sold = { $you ->
    [yes] Vous vendez
   *[no] { $name } vend
} { lisboa-one-good }{ lisboa-for-paid }.
lisboa-event-docked = { $you ->
    [yes] Votre bateau est de retour à quai.
   *[no] Un bateau de { $name } est de retour à quai.
}
lisboa-event-ship = { $you ->
    [yes] Vous construisez
   *[no] { $name } construit
} { $ship_the }{ lisboa-for-goods }.
lisboa-event-cardinal = { $you ->
    [yes] Vous avancez
   *[no] { $name } avance
} le Cardinal{ $church_scoring ->
    [yes] { "\u202F" }: décompte de l’Église à la fin du tour
   *[no] { "" }
}.
lisboa-event-store = { $you ->
    [yes] Vous bâtissez
   *[no] { $name } bâtit
} un { lisboa-store } en { $lot }{ lisboa-for-paid }{ lisboa-wigs-too }.
lisboa-event-plan = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $plan_the }.
lisboa-event-building = { $you ->
    [yes] Vous ouvrez
   *[no] { $name } ouvre
} un bâtiment public : { $site_name }.
lisboa-event-completed-plan = { $you ->
    [yes] Vous achevez
   *[no] { $name } achève
} { $plan_the }.
lisboa-event-decree = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} un décret{ lisboa-what-it-does }.
lisboa-feats-decree = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $count } décrets en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
lisboa-feats-store = { $you ->
    [yes] Vous construisez
   *[no] { $name } construit
} { $count } magasins en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
lisboa-event-period = { $cause ->
    [rubble_sets] Une deuxième série de débris :
   *[empty_decks] Trois paquets sont vides :
} la deuxième période commence.
lisboa-event-end-caused = { $cause ->
    [rubble_sets] Une quatrième série de débris :
   *[empty_decks] Trois paquets sont vides :
} cette manche se termine, puis une dernière se joue.

## Feuille de score

lisboa-score-wigs = Pendant la partie
lisboa-score-hulls = Cales des bateaux
lisboa-score-rubble-sets = Séries de débris
    .from = { $sets ->
        [one] { $sets } série
       *[other] { $sets } séries
    }
lisboa-score-stores-gold = Magasins : or
    .from = { $stores ->
        [one] { $stores } magasin
       *[other] { $stores } magasins
    }
lisboa-score-stores-cloth = Magasins : étoffes
    .from = { $stores ->
        [one] { $stores } magasin
       *[other] { $stores } magasins
    }
lisboa-score-stores-books = Magasins : livres
    .from = { $stores ->
        [one] { $stores } magasin
       *[other] { $stores } magasins
    }
lisboa-score-stores-tools = Magasins : outils
    .from = { $stores ->
        [one] { $stores } magasin
       *[other] { $stores } magasins
    }
lisboa-score-money = Influence et reais
    .from = { $reis } + { $influence_as_reis }, ÷ 5
lisboa-score-decree = Décrets
    .from = { $count ->
        [one] { $count } décret
       *[other] { $count } décrets
    }
lisboa-score-officials = Officiels sur les plans
    .from = { $officials ->
        [one] { $officials } officiel
       *[other] { $officials } officiels
    }
lisboa-score-favors = Faveurs royales
    .from = { $favors ->
        [one] { $favors } faveur
       *[other] { $favors } faveurs
    }
lisboa-tie-break = Départage : séries de débris, magasins, plans, reais
lisboa-points-over-game = Perruques au fil de la partie
    .about = ce que chacun aurait si la partie s’arrêtait là
    .stage = Période { $stage }
lisboa-rivals = Adversaires
lisboa-tab-city = Ville
lisboa-tab-court = Cour
lisboa-tab-mine = À moi
lisboa-tab-rivals = Rivaux
lisboa-tab-log = Journal

## Termes d’un prix, sources d’un gain

lisboa-part-treasury = trésor
lisboa-part-officials = officiels
lisboa-part-row = rangée { $of }
lisboa-part-column = colonne { $of }
lisboa-part-on-land = { $source ->
    [clergy] Clergé
   *[card] carte
}
lisboa-part-per-payment = { $source ->
    [clergy] Clergé
   *[card] carte
}
lisboa-part-on-events = { $source ->
    [clergy] Clergé
   *[card] carte
}
lisboa-part-per-visit = Clergé
lisboa-part-per-hired-official = rabais
lisboa-part-per-ship = Clergé
lisboa-part-hull = cale
lisboa-part-replaced = ancienne cale
lisboa-part-offered = marchandise offerte
lisboa-part-houses = maisons
lisboa-source-card = carte Trésor
lisboa-source-hull = cale
lisboa-source-reward = récompense
lisboa-then-a-cube = puis un cube part : jusqu’à { $cube } de moins
lisboa-scores-nobody = ne marque encore pour personne

## Pourquoi quelque chose est impossible

lisboa-reason-nothing-to-sell-or-trade = il ne vous resterait rien à vendre ni à échanger.
    .short = rien à vendre
lisboa-reason-price-of-visit = la visite coûte { $price } ; vous avez { $influence } influence et { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
}.
    .short = coûte { $price }
lisboa-reason-fee-of-event = l’événement coûte { $price ->
    [one] { $price } real
   *[other] { $price } reais
} ; vous pouvez en réunir { $money }.
    .short = coûte { $price }
lisboa-reason-event-does-nothing = l’événement n’aurait aucun effet maintenant.
    .short = sans effet
lisboa-reason-no-open-decree = aucun décret n’est visible.
    .short = pas de décret
lisboa-reason-no-house = vous n’avez plus de maison.
    .short = pas de maison
lisboa-reason-no-lot-or-tile = il n’y a pas de terrain avec une tuile qui convient.
    .short = pas de terrain
lisboa-reason-not-payable = cela coûterait { $price ->
    [one] { $price } real
   *[other] { $price } reais
} ; vous pouvez en réunir { $money }.
    .short = coûte { $price }
lisboa-reason-no-free-site = tous les sites sont pris.
    .short = pas de site
lisboa-reason-no-plan = vous n’avez pas de plan inachevé.
    .short = pas de plan
lisboa-reason-no-building-for-plan = aucun bâtiment de vos architectes ne reste pour un site libre.
    .short = pas de bâtiment
lisboa-reason-no-tile = il ne reste pas de tuile Ville ici : { lisboa-good-name }.
    .short = pas de tuile
lisboa-reason-no-fitting-plan = aucun de vos plans n’a de bâtiment qui convient ici.
    .short = aucun plan
lisboa-reason-building-does-not-fit = le bâtiment de cet architecte ne montre pas la couleur de la rue.
    .short = autre couleur
lisboa-reason-noble-action-impossible-afterwards = l’action du noble serait ensuite impossible.
    .short = bloque la visite
lisboa-reason-no-place-for-tile = vous avez autant de tuiles Clergé que de places.
    .short = pas de place
lisboa-reason-no-tile-to-take = il n’y a pas de tuile à prendre à côté du Cardinal.
    .short = pas de tuile
lisboa-reason-no-official-on-board = vous n’avez pas d’officiel sur votre plateau.
    .short = pas d’officiel
lisboa-reason-no-plan-in-piles = les deux piles de plans sont vides.
    .short = pas de plan
lisboa-reason-nothing-would-be-received = vous ne recevriez aucun bien.
    .short = rien
lisboa-reason-all-favors-held = vous détenez les trois faveurs.
    .short = toutes prises
lisboa-reason-no-ship-in-yard = le chantier est vide.
    .short = pas de bateau
lisboa-reason-price-of-ship = le bateau coûte { $price ->
    [one] { $price } bien
   *[other] { $price } biens différents
} ; vous en avez { $kinds }.
    .short = coûte { $price }
lisboa-reason-no-room-for-ship = il n’y a pas de place pour le bateau.
    .short = pas de place
lisboa-reason-covered = couverte ce tour ({ lisboa-good-name }).
    .short = couverte

## Lacerda

lisboa-event-courtier = Le courtier de Lacerda va chez { lisboa-the-noble }.
lisboa-event-aide = L’Assistant va au paquet { $deck ->
    [builder] du Bâtisseur
    [marquis] du Marquis
    [king] du Roi
   *[treasury] du trésor
}.
lisboa-event-lacerda-acts = Lacerda fait l’action d’État { $half ->
    [upper] du haut
   *[lower] du bas
} : { lisboa-action-name }.
lisboa-event-lacerda-visits = Lacerda visite { lisboa-the-noble }{ lisboa-for-visit }.
lisboa-event-lacerda-skips = Lacerda passe ce qu’il ne peut faire : { $action ->
    [store] bâtir un magasin
    [decree] prendre un décret
    [building] ouvrir un bâtiment
   *[other] { lisboa-action-name }
}.
lisboa-event-lacerda-store = Lacerda choisit { $lot } pour un { lisboa-store } : { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
}.
lisboa-event-lacerda-building = Lacerda choisit { $site_name }, { $architect ->
    [blue] architecte bleu
   *[green] architecte vert
}.
lisboa-score-cubes = Cubes de débris
    .from = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
lisboa-score-rank = Rang
    .from = { $rank_name }
lisboa-rank-missed = { $rank } : il manque { $missed }
lisboa-condition = { $condition ->
    [wigs] perruques
    [stores] magasins
    [majorities] premières places
    [reis] reais
    [decrees] décrets
   *[ships] bateaux
} { $found }/{ $needed }
lisboa-word-jester = Bouffon
lisboa-word-court-servant = Serviteur de la cour
lisboa-word-kings-favourite = Favori du Roi
lisboa-word-right-hand-of-the-marquis = Bras droit du Marquis

## Options d’une table : draft, tâches, décret de départ

lisboa-prompt-KeepCards = Gardez une carte
    .why = Les autres vont à votre voisin de gauche.
lisboa-prompt-ChooseTask = Quelle tâche compte ?
    .why = Plusieurs ont été faites ce tour ; les autres sont à refaire.
lisboa-prompt-PlaceOfficial = Choisissez un bureau pour un officiel
    .why = La récompense de votre tâche ; ce n’est pas un recrutement.
lisboa-prompt-TakeStartingDecree = Prenez un décret de départ
    .why = Chacun en prend un avant le premier tour.
lisboa-option-draft = Garder { lisboa-card-of-kind }
    .act = Garder cette carte
lisboa-option-task = Finir la tâche { $word }
    .act = Finir cette tâche
lisboa-event-kept-card = { $you ->
    [yes] Vous gardez une carte.
   *[no] { $name } garde une carte.
}
lisboa-event-passed-cards = { $number ->
    [one] { $you ->
        [yes] Vous passez { $number } carte à gauche.
       *[no] { $name } passe { $number } carte à gauche.
    }
   *[other] { $you ->
        [yes] Vous passez { $number } cartes à gauche.
       *[no] { $name } passe { $number } cartes à gauche.
    }
}
lisboa-event-task = { $you ->
    [yes] Vous recevez une tâche.
   *[no] { $name } reçoit une tâche.
}
lisboa-event-task-done = { $you ->
    [yes] Vous faites ce que demande une tâche{ lisboa-what-it-does }.
   *[no] { $name } fait ce que demande une tâche{ lisboa-what-it-does }.
}
lisboa-event-task-finished = { $you ->
    [yes] Vous finissez une tâche{ lisboa-what-it-does }.
   *[no] { $name } finit une tâche{ lisboa-what-it-does }.
}
lisboa-packet = Cartes au choix
lisboa-packet-about = gardées jusqu’ici : { $count }
lisboa-tasks = Tâches
lisboa-task-title = Tâche { $number }
lisboa-task-visit = { $deeds } lors d’une visite à vous ; vous recevez ensuite deux tâches
lisboa-task-deed = { $deeds } : { $reward }
lisboa-or = { $first } ou { $second }
lisboa-deed-store = bâtir un magasin
lisboa-deed-ship = construire un bateau
lisboa-deed-decree = prendre un décret
lisboa-deed-building = ouvrir un bâtiment
lisboa-deed-recruit-2 = recruter deux officiels à la fois
lisboa-deed-plan = prendre un plan
lisboa-deed-cardinal = prendre une tuile du Cardinal
lisboa-deed-favor = obtenir une faveur
lisboa-deed-follow = suivre une visite
lisboa-deed-sell = vendre un bien
lisboa-deed-produce = produire un bien
lisboa-deed-church = défausser des tuiles au décompte de l’Église

## Pourquoi le robot a choisi ainsi

lisboa-why-only = Rien d’autre n’est possible.
lisboa-why-fallback = Le robot n’a pas eu le temps de réfléchir : il a pris n’importe quoi.
lisboa-why-random = Ce robot prend n’importe quoi.
lisboa-why-one-step = Après ce pas, il est au mieux.
lisboa-why-plan = Parmi { $ways } façons de jouer le tour, celle-ci se présente le mieux : environ { $percent } sur 100.

## La première partie guidée

lisboa-lesson-welcome = Rebâtir Lisbonne
    .text = Le 1er novembre 1755, un tremblement de terre, un tsunami et des incendies ont détruit la ville. Vous aidez à la rebâtir ; le plus de perruques gagne.
    .why = Ce guide dure une dizaine de minutes et finit par une vraie partie. Les chiffres des cartes, des tuiles et du plateau sont une reconstitution, pas ceux qui sont imprimés.
lisboa-lesson-city = La ville
    .text = Les rues vont du nord au sud, chacune de la couleur d’un bien. Un magasin occupe un terrain et ouvre sur une rue.
    .why = Les cubes sont des débris. Ceux de la rangée et de la colonne d’un terrain le rendent plus cher, et on les déblaie un à un.
lisboa-lesson-tile = Garder une tuile Clergé
    .text = Choisissez une de vos deux tuiles Clergé. Elle vous aide dès maintenant.
    .why = Plus tard vous pourrez la rendre lors d’un décompte de l’Église, pour les perruques de son dos.
lisboa-lesson-hand = Une carte par tour
    .text = Vous jouez une de vos cinq cartes : un noble ou un trésor à la Cour, ou une carte quelconque dans le Portfolio. Ou vous en défaussez une pour 1 or.
    .why = À la fin du tour vous prenez une nouvelle carte de l’étalage.
lisboa-lesson-court = La Cour Royale
    .text = Trois nobles reçoivent des visites. Une visite coûte de l’influence : ce que le trésor indique à gauche, et 1 par officiel des autres dans le bureau.
    .why = Elle donne l’action de ce noble et avant elle, au choix, une de ses deux actions d’État.
lisboa-lesson-visit = Rendre visite au Bâtisseur
    .text = Pressez votre carte Bâtisseur, puis le Bâtisseur à la Cour, et confirmez.
    .why = La barre dit toujours ce qui est demandé, le panneau ce que cela coûte et apporte.
lisboa-lesson-state = Une action d’État
    .text = Recrutez des officiels, ou acquérez un plan. Prenez un plan : il en faut un pour ouvrir un bâtiment public.
    .why = Les officiels d’un bureau rendent plus chères les visites des autres, et les plans en demandent.
lisboa-lesson-store = Bâtir un magasin
    .text = Choisissez un terrain. Son étiquette montre le prix en reais ; le signe du terrain est ce que vous recevez aussitôt.
    .why = Le prix est le trésor plus les débris restants de la rangée et de la colonne. Les perruques viennent des bâtiments publics ouverts au bord de la rangée et au bout de la rue.
lisboa-lesson-cube = Déblayer un cube
    .text = Prenez un cube de la rangée ou de la colonne du terrain. Le reste demeure et compte dans le prix. Puis payez.
    .why = Un cube de chaque couleur fait une série : plus de place pour les biens et les cartes, et des perruques à la fin.
lisboa-lesson-house = Une maison sur le magasin
    .text = Une maison en bois de votre plateau va sur le magasin. Prenez-en une du groupe du milieu : les bateaux coûtent alors 1 bien de moins.
    .why = Chaque maison posée découvre un avantage : le groupe de gauche pour les visites, celui du milieu pour les bateaux, celui de droite pour la production.
lisboa-lesson-card = Prendre une carte
    .text = Prenez une des quatre cartes de l’étalage.
    .why = Quand trois paquets sont vides, ou que quelqu’un a assez de séries de débris, la période s’achève.
lisboa-lesson-turn = Finir le tour
    .text = Pressez « Finir le tour ». Jusque-là vous pouvez tout reprendre, pas à pas.
    .why = Ensuite l’autre joue. Regardez ce qui se passe, ou pressez Espace pour revenir au présent.
lisboa-lesson-portfolio = Dans le Portfolio
    .text = Jouez maintenant une carte Noble dans votre Portfolio. Vous recevez ce qu’indique son pied, puis vous vendez ou commercez.
    .why = Les nobles du Portfolio comptent chaque fois que vous gagnez de l’influence. La place est comptée : choisissez bien.
lisboa-lesson-trade = Commercer pour un bateau
    .text = Offrez un livre ou de l’or pour l’action d’État Bateau, sous le Marquis.
    .why = Chaque noble accepte un bien, et l’or : le Bâtisseur les outils, le Marquis les livres, le Roi les étoffes.
lisboa-lesson-sell = Vendre des biens
    .text = Finissez ce tour. Au suivant, jouez une autre carte dans le Portfolio, laissez partir le noble qui s’y trouve et vendez des biens sur votre bateau.
    .why = Les bateaux des autres servent aussi. Un bateau plein prend la mer et rapporte à son propriétaire 1 perruque par caisse.
lisboa-lesson-building = Les bâtiments publics
    .text = Une visite au Roi ouvre un bâtiment public : avec un de vos plans et des officiels pour lui. Les magasins de sa rangée ou de sa rue qui ont ses couleurs marquent.
    .why = Magasins et bâtiments ont besoin les uns des autres, à qui qu’ils soient.
lisboa-lesson-church = L’Église
    .text = Qui rencontre le Cardinal prend une tuile Clergé. Quand il passe le signe d’influence, chacun peut rendre des tuiles contre des perruques.
    .why = Une tuile aide tant qu’on la garde. Ses perruques ne viennent que lorsqu’on la rend.
lisboa-lesson-decrees = Les décrets
    .text = Une visite au Marquis donne un décret. Chacun compte quelque chose à la fin : magasins, bateaux, officiels, débris.
    .why = Prenez ceux qui conviennent à ce que vous faites déjà, avant les autres.
lisboa-lesson-end = Comment cela finit
    .text = En seconde période, une quatrième série de débris, ou trois paquets vides, amène les dernières manches. Puis comptent bateaux, séries, magasins, argent, décrets, plans et faveurs.
    .why = Pointez une pièce pour voir ce qu’elle fait, avec l’article des règles.
lisboa-lesson-play-on = Continuer
    .text = C’est tout ce qu’il faut pour commencer. Cette table est une vraie partie : jouez-la jusqu’au bout, ou commencez-en une autre.
    .why = La liste des choix (touche O) montre toujours tout ce que vous pouvez faire.

## The box, group by group, and its fields

lisboa-box-name-my-box = ma boîte
lisboa-box-group-board = Plateau et pistes
lisboa-box-group-lots = Parcelles
lisboa-box-group-sites = Sites
lisboa-box-group-plans = Bâtiments et plans
lisboa-box-group-ships = Navires
lisboa-box-group-nobles = Cartes de nobles
lisboa-box-group-treasury = Cartes du trésor, paquets
lisboa-box-group-clergy = Tuiles du clergé
lisboa-box-group-decrees = Décrets
lisboa-box-group-tokens = Jetons et tâches
lisboa-box-field-number = Numéro
lisboa-box-field-deck = Paquet
lisboa-box-field-kind = Noble
lisboa-box-field-influence = Influence
lisboa-box-field-reward = Récompense
lisboa-box-field-penalty = Pénalité
lisboa-box-field-event = Événement
lisboa-box-field-benefit = Avantage
lisboa-box-field-scoring = Décompte
lisboa-box-field-copies = Exemplaires
lisboa-box-field-officials = Fonctionnaires
lisboa-box-field-wigs = Perruques
lisboa-box-field-lot = Parcelle
lisboa-box-field-site = Site
lisboa-box-field-architect = Architecte
lisboa-box-field-start = Au début
lisboa-box-field-right = Valeur de droite
lisboa-box-field-left = Valeur de gauche
lisboa-box-field-maximum = Case la plus haute
lisboa-box-field-icons = Cases avec une pièce
lisboa-box-field-minimum = Prix le plus bas
lisboa-box-field-good = Bien
lisboa-box-field-name = Nom
lisboa-box-field-values = Valeurs
lisboa-box-field-place-of-column = Tuile de chaque colonne
lisboa-box-field-cubes = Cubes de chaque couleur
lisboa-box-field-cost = Coût
lisboa-box-field-row = Cubes par rangée
lisboa-box-field-columns = Cubes par colonne
lisboa-box-field-pile = Pile
lisboa-box-field-large = Grandes tuiles
lisboa-box-field-small = Petites tuiles
lisboa-box-field-influence-gap = Intervalle de l’icône d’influence
lisboa-box-field-treasury-gap = Intervalle de l’icône du trésor
lisboa-box-field-spaces = Cases
lisboa-box-field-hand = Cartes en main
lisboa-box-field-open-decrees = Décrets visibles
lisboa-box-field-builder = Bâtisseur
lisboa-box-field-marquis = Marquis
lisboa-box-field-king = Roi
lisboa-box-field-reis = Réis
lisboa-box-field-goods = Biens de chaque sorte
lisboa-box-field-houses = Maisons par groupe
lisboa-box-field-set-markers = Marqueurs de lot
lisboa-box-field-rubble-places = Places pour les gravats
lisboa-box-field-upper-places = Places du haut
lisboa-box-field-lower-places = Places du bas
lisboa-box-field-clergy-places = Places pour le clergé
lisboa-box-field-rubble-set = Lot de gravats
lisboa-box-field-favor = Faveur royale
lisboa-box-field-plans = Plans terminés
lisboa-box-field-places = Places
lisboa-box-field-blue = Côté bleu
lisboa-box-field-green = Côté vert
lisboa-box-field-colour = Couleur
lisboa-box-field-hull = Coque
lisboa-box-field-bonus = Bonus par bien
lisboa-box-field-period = Période
lisboa-box-field-years = Années
lisboa-box-field-cards = Cartes
lisboa-box-field-id = Tuile
lisboa-box-field-solo = En solo
lisboa-box-field-row-e = Sur la rangée E
lisboa-box-field-deeds = Actions
lisboa-box-field-deed = Action
lisboa-box-field-earthquake = Séisme
lisboa-box-field-fire = Incendie
lisboa-box-field-tsunami = Tsunami
lisboa-box-list-treasury = Trésor
lisboa-box-list-treasury-spaces = Case du trésor
lisboa-box-list-influence = Influence
lisboa-box-list-market = Marché
lisboa-box-list-streets-west-to-east = Rue
lisboa-box-list-score-tiles = Tuiles de score
lisboa-box-list-rubble = Gravats
lisboa-box-list-city-tiles = Tuiles Ville
lisboa-box-list-church = Église
lisboa-box-list-offices = Bureaux
lisboa-box-list-court = Cour royale
lisboa-box-list-player = Plateau de joueur
lisboa-box-list-wigs = Perruques à la fin
lisboa-box-list-wigs-stores = Magasins
lisboa-box-list-buildings-tiles = Bâtiment public
lisboa-box-list-plans-starting = Plan de départ
lisboa-box-list-plans-others = Plan
lisboa-box-list-cards-decks = Paquet
lisboa-box-list-cards-treasury = Carte Trésor
lisboa-box-list-tasks-a = Tâche A
lisboa-box-list-tasks-b = Tâche B
lisboa-box-list-city-tokens-round = Jeton rond
lisboa-box-list-city-tokens-square = Jeton carré
lisboa-box-list-lots-places = Parcelle
lisboa-box-list-sites-places = Site
lisboa-box-list-ships-cards = Navire
lisboa-box-list-cards-nobles = Carte de noble
lisboa-box-list-clergy-tiles = Tuile Clergé
lisboa-box-list-decrees-cards = Décret
lisboa-box-on-display = Parmi les visibles
lisboa-box-in-portfolio = Dans le portfolio
lisboa-box-fault-missing = manque
lisboa-box-fault-empty = est vide
lisboa-box-fault-not-a-number = un nombre entier est attendu, pas { $value }
lisboa-box-fault-not-exactly = { $value } n’est pas { $lowest }
lisboa-box-fault-not-between = { $value } n’est pas entre { $lowest } et { $highest }
lisboa-box-fault-not-a-text = un texte est attendu, pas { $value }
lisboa-box-fault-text-too-long = un texte de { $found } caractères, { $most } au plus sont permis
lisboa-box-fault-not-a-flag = true ou false est attendu, pas { $value }
lisboa-box-fault-not-a-list = une liste est attendue, pas { $value }
lisboa-box-fault-not-a-table = une table de valeurs est attendue, pas { $value }
lisboa-box-fault-too-many-entries = { $found } valeurs, { $most } au plus sont permises
lisboa-box-fault-other-entries = { $expected } valeurs attendues, { $found } données
lisboa-box-fault-twice = { $value } est là deux fois
lisboa-box-fault-there-already = { $value } est déjà dans { $field }
lisboa-box-fault-unknown = { $what } : « { $value } » n’est pas connu
lisboa-box-fault-unknown-value = { $what } : { $value } n’est pas connu
lisboa-box-fault-unknown-near = { $what } : « { $value } » n’est pas connu, peut-être « { $near } » ?
lisboa-box-fault-unknown-word = { $what } : « { $value } » n’est pas connu, possibles : { $words }
lisboa-box-fault-unknown-sentence = « { $value } » n’est pas connu, une phrase commence par exemple par « 2 perruques par … » ou « 2 perruques avec … »
lisboa-box-fault-not-here = « { $value } » ne peut pas être ici
lisboa-box-fault-no-number = « { $value } » n’a pas de nombre
lisboa-box-fault-needs-number = « { $value } » demande un nombre, comme dans « { $example } »
lisboa-box-fault-number-not-between = « { $value } » : le nombre n’est pas entre 1 et { $highest }
lisboa-box-fault-second-building = « { $value } » : une récompense a au plus un bâtiment
lisboa-box-fault-not-alone = « { $value } » : store, decree et building sont seuls dans un événement
lisboa-box-fault-reward-and-penalty = une carte de noble a une récompense ou une pénalité, pas les deux
lisboa-box-fault-unknown-key = nom inconnu
lisboa-box-fault-unknown-key-near = nom inconnu, peut-être « { $near } » ?
lisboa-box-fault-unknown-keys = { $found } noms inconnus
lisboa-box-fault-nothing-labelled = marque une valeur qui n’est pas là
lisboa-box-fault-unknown-label = { $value } n’est pas connu, possibles : { $labels }
lisboa-box-fault-unlabelled = ne dit rien de { $figures }, possibles : { $labels }
lisboa-box-fault-right-not-rising = les valeurs de droite ne montent pas de case en case
lisboa-box-fault-left-up-and-down = les valeurs de gauche montent et descendent
lisboa-box-fault-no-such-space = aucune case n’a la valeur de droite { $value }
lisboa-box-fault-spaces-not-rising = les cases ne montent pas
lisboa-box-fault-below-minimum = { $value } est sous le minimum de { $lowest }
lisboa-box-fault-place-without-column = un emplacement n’a pas de colonne
lisboa-box-fault-other-cubes = { $expected } cubes en tout, mais rangées, colonnes, sites et pile en prennent { $found }
lisboa-box-fault-other-markers = marqueurs : { $found }, séries : { $expected }
lisboa-box-fault-later-place-more = une place suivante rapporte plus qu’une précédente
lisboa-box-fault-ships-of-a-period = chaque période demande deux couleurs de bateaux
lisboa-box-fault-other-pieces = { $expected } en tout attendus, { $found } donnés
lisboa-box-fault-other-cards = { $expected } sont attendues dans tous les paquets ensemble
lisboa-box-fault-too-deep = plus de { $most } tables ou listes sont l’une dans l’autre
lisboa-colour-blue = bleu
lisboa-colour-red = rouge
lisboa-colour-purple = violet
lisboa-colour-brown = marron
lisboa-colour-green = vert
lisboa-colour-yellow = jaune
lisboa-colour-pink = rose

## What the coach counts, before a colon
lisboa-unit-reis = Réis
lisboa-unit-influence = Influence
lisboa-unit-wigs = Perruques
lisboa-unit-goods = Marchandises
lisboa-unit-gold = Or
lisboa-unit-cloth = Étoffes
lisboa-unit-books = Livres
lisboa-unit-tools = Outils
lisboa-unit-hull-at-the-end = Cale totale à la fin
lisboa-unit-wigs-at-the-end = Perruques des décrets à la fin
lisboa-unit-majorities-at-the-end = Perruques des majorités à la fin

## What puzzles are about
lisboa-theme-visits = Visites
lisboa-theme-portfolio = Portefeuille
lisboa-theme-following = Suivre
lisboa-theme-stores = Boutiques
lisboa-theme-ships = Navires
lisboa-theme-decrees = Décrets
lisboa-theme-public-buildings = Bâtiments publics
lisboa-theme-church = Église
lisboa-theme-state-actions = Actions d’État
lisboa-theme-officials = Fonctionnaires
lisboa-theme-favors = Faveurs royales
