# Textes de tout ce qui entoure les jeux. Les arguments sont les mêmes dans toutes les langues ; un test les compare.

## Pages

shell-nav = Pages
shell-nav-play = Jouer
shell-nav-learn = Apprendre
shell-nav-practice = S’entraîner
shell-nav-rules = Règles
shell-skip = Aller au contenu
shell-title-table = Table
shell-title-replay = Relecture
shell-title-review = Analyse
shell-title-join = Invitation
shell-title-device = Un autre appareil
shell-title-rules = Règles
shell-title-learn = Première partie
shell-title-practice = Entraînement
shell-title-missing = Introuvable
shell-missing = Il n’y a rien ici
shell-missing-table = Cette table n’existe pas, ou elle est privée : demandez son lien.
shell-loading = Un instant …
shell-no-server = Le serveur ne répond pas.
shell-to-lobby = Retour à l’accueil
shell-close = Fermer
shell-cancel = Annuler
shell-back = Retour
shell-next = Suivant
shell-show = Voir
shell-own-machine = Tout fonctionne sur votre propre machine.

## Réglages

shell-settings = Réglages
shell-language = Langue
shell-theme = Couleurs
shell-theme-light = claires
shell-theme-dark = sombres
shell-theme-to-light = Couleurs claires
shell-theme-to-dark = Couleurs sombres
shell-as-system = comme le système
shell-text-size = Taille du texte
shell-motion = Mouvement
shell-motion-full = complet
shell-motion-reduced = réduit
shell-speed = Vitesse
shell-one-press = Une seule pression
    .about = Un choix sans risque est confirmé dès la première pression. On peut l’annuler.
shell-answer-single = Répondre seul quand il n’y a qu’une réponse
    .about = Pas tant qu’on peut annuler quelque chose.
shell-chance-bar = Barre des chances contre les robots
    .about = La chance de chacun au-dessus de la table, d’après ce que vous savez.
shell-take-back = Gaffes contre les robots
    .about = On vous signale un choix qui cède beaucoup et que vous pouvez reprendre.
shell-unasked = Jamais demandé à cette table
shell-unasked-none = Tout est demandé.
shell-ask-again = Demander à nouveau
shell-sound = Son
shell-sound-on = Activer le son
shell-sound-off = Couper le son
shell-notify = Me prévenir quand c’est mon tour
    .about = Par un message du navigateur, quand vous regardez ailleurs.
shell-patterns = Motifs dans les formes des joueurs
    .about = Un trait dans chaque forme, en plus de la couleur.
shell-palette-safe = Couleurs pour daltoniens rouge-vert
shell-keyboard = Touches
    .about = Désactivées, restent Tab, les flèches, Entrée et Échap.
shell-keys = Liste des touches
shell-keys-usual = Rétablir les touches
shell-press-a-key = Appuyez sur une touche
shell-key-space = Espace
shell-key-shift = Maj
shell-key-enter = Entrée
shell-your-name = Votre nom

## Ce que font les touches

shell-command-undo-step = Annuler l’étape
shell-command-redo = Rétablir
shell-command-undo-turn = Annuler le tour
shell-command-end-turn = Finir le tour
shell-command-next-target = Choix suivant
shell-command-previous-target = Choix précédent
shell-command-why-not = Pourquoi pas cette option ?
shell-command-hint = Conseil
shell-command-information = À propos de l’élément visé ; encore : sa règle
shell-command-options = Liste de toutes les options
shell-command-go-board = Aller au plateau
shell-command-go-middle = Aller au milieu de la table
shell-command-go-mine = Aller à mon plateau
shell-command-go-rivals = Aller aux rivaux
shell-command-go-log = Aller au journal
shell-command-replay-back = Relecture : en arrière
shell-command-replay-forward = Relecture : en avant
shell-command-replay-turn-back = Relecture : un tour en arrière
shell-command-replay-turn-forward = Relecture : un tour en avant
shell-command-now = Au présent ; relecture : lire
shell-command-pause = Arrêter les actions des autres, ou continuer
shell-command-keys = Cette liste
shell-command-pick = Option ou pièce par numéro
shell-command-move = Élément suivant de la zone
shell-command-confirm = Choisir, encore : confirmer

## Accueil

shell-facts = { $most ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
shell-bots = Robots
shell-solo = solo
shell-level = Niveau
shell-level-random = hasard
shell-level-novice = doux
shell-level-steady = moyen
shell-level-strong = fort
shell-level-master = maître
shell-options = Options
shell-seat-any = au hasard
shell-play-bots = Jouer contre des robots
shell-play-solo = Jouer en solo
shell-with-friends = Entre amis
shell-play = Jouer
shell-open = Ouvrir
shell-join = Rejoindre
shell-replay = Relecture
shell-review = Analyse
shell-my-tables = Mes tables
shell-wait-for-you = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
shell-tables-wait = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
shell-all = Toutes ({ $count })
shell-fewer = Moins
shell-no-table = Pas encore de table. Commencez ci-dessus.
shell-open-tables = Tables ouvertes
shell-no-open-table = Personne n’attend de joueurs en ce moment.
shell-finished = Parties finies
shell-no-finished = Aucune partie finie.
shell-statistics = Statistiques
shell-statistics-against = contre
shell-statistics-games = parties
shell-statistics-won = gagnées
shell-statistics-mean = moyenne
shell-statistics-best = record
shell-statistics-no-bots = des personnes ou seul
shell-your-turn = À vous
shell-thought = Avancement de la réflexion
shell-is-thinking = { $name } réfléchit
shell-bot-thinks-for = Un robot réfléchit pour { $name }
shell-bot-thinks-for-you = Un robot réfléchit pour vous
shell-waiting-for = On attend { $name }
shell-waiting-for-players = On attend des joueurs
shell-table-with = Avec { $names }
shell-table-bots = { $bots ->
    [one] Contre un robot
   *[other] Contre { $bots } robots
}
shell-table-unnamed = Une table de { $game }
shell-round = manche { $round }
shell-round-title = Manche { $round }
shell-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
shell-seats-taken = { $taken } sur { $seats }
shell-clock = Horloge
shell-pace-free = sans horloge
shell-pace-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
shell-pace-hours = { $hours ->
    [one] { $hours } heure par tour
   *[other] { $hours } heures par tour
}
shell-pace-seconds = { $seconds } s par tour
shell-pace-minutes = { $minutes } min par tour
shell-result = { $place ->
    [1] Gagnée
    [2] Deuxième
    [3] Troisième
   *[other] Quatrième
}
shell-result-watched = En spectateur
shell-learn = Apprendre { $game }
shell-lesson-invite = Une première partie guidée, dix minutes environ
shell-lesson-step = À suivre : étape { $step } sur { $steps }

## Ouvrir et rejoindre une table

shell-new-table = Nouvelle table
shell-game = Jeu
shell-players = Joueurs
shell-filling-friend = Quelqu’un avec un lien
shell-filling-anybody = Le premier venu
shell-filling-here = Une autre personne à cet écran
shell-filling-bot = Robot, { $level }
shell-listed = Dans la liste des tables ouvertes
    .about = Tout le monde sur ce serveur voit la table.
shell-several-seats = Une personne peut prendre plusieurs places
    .about = La table montre qui est assis deux fois.
shell-same-person = la même personne que { $name }
shell-table-name = Nom de la table
shell-name-of-seat = Nom à la place { $seat }
shell-import = Ouvrir un journal
shell-create-table = Ouvrir la table
shell-copy-link = Copier le lien
shell-link-copied = Le lien est copié.
shell-sit-here = S’asseoir ici
shell-start = Commencer
shell-invited = Une invitation pour vous
shell-invited-about = Quelqu’un vous garde une place.
shell-invited-void = Ce lien est incomplet, déjà utilisé ou retiré.
shell-device = Un autre appareil
shell-device-about = Avec ce lien, vous jouez ici en tant que { $name }, à toutes ses tables.
shell-device-present = Dans ce navigateur, vous êtes { $name }. Cela reste conservé et vous pourrez y revenir.
shell-device-ask = Demander l’accès à { $name }
shell-device-waiting = Acceptez maintenant sur l’appareil de { $name } où le lien a été créé.
shell-device-refused = Le premier appareil a refusé.
shell-device-link = Lien pour un autre de mes appareils
shell-device-link-about = Ouvrez-le sur l’autre appareil dans le quart d’heure, puis acceptez ici :
shell-device-asks = { $name } demande à jouer à votre nom sur un autre appareil.
shell-device-asks-new = Un autre appareil demande à jouer à votre nom.
shell-device-allow = Accepter
shell-device-refuse = Refuser
shell-device-back = Redevenir { $name }
shell-accept = Accepter

## Places

shell-you = Vous
shell-name-you = { $name } (vous)
shell-seat-open = place libre
shell-seat-invited = sur invitation
shell-seat-number = Place { $seat }
shell-colour-purple = Violet
shell-colour-green = Vert
shell-colour-orange = Orange
shell-colour-yellow = Jaune
shell-bot = Robot
shell-presence-here = à la table
shell-presence-away = absent
shell-order = Ordre du tour

## Table

shell-table = Table
shell-tools = Outils
shell-menu = Menu
shell-areas = Zones
shell-prompt = À décider
shell-steps = Étapes de ce tour
shell-undo-step = Annuler l’étape
shell-undo-turn = Annuler le tour
shell-undo-turn-again = Appuyez encore pour annuler tout le tour.
shell-undo-not = Rien à annuler : quelque chose a été révélé, ou d’autres ont joué.
shell-never-ask = Ne plus demander
    .about = Refuse désormais cette question à cette table. Les réglages la rétablissent.
    .done = Refusé désormais. Les réglages la rétablissent.
shell-not-asked = Sans demander : { $question }
shell-look-back = Que s’est-il passé depuis votre dernier coup ?
shell-move-of = Coup { $move } sur { $last }
shell-to-present = Au présent
shell-watching = Vous regardez
shell-time-left = Temps restant
shell-refused-Stale = Quelqu’un a été plus rapide : la position a changé.
shell-refused-IllegalAction = Ce n’est pas possible maintenant.
shell-refused-NotYourTurn = Ce n’est pas votre tour.
shell-refused-NothingToUndo = Rien à annuler.
shell-refused-NotFound = Cette table ou ce lien n’existe pas, ou plus.
shell-refused-Forbidden = Vous ne pouvez pas faire cela ici.
shell-refused-NotNow = Ce n’est pas possible maintenant : la table a changé.
shell-refused-TooMany = C’était trop à la fois : attendez un instant.
shell-refused-TooLarge = Ce fichier est trop grand.
shell-refused-BadLog = Ce n’est pas une partie enregistrée lisible ({ $message }).
shell-refused-BadPack = Ce n’est pas un jeu de valeurs lisible ({ $message }).
shell-refused-NotToml = { $line ->
    [0] Ce fichier n’est pas du TOML lisible.
   *[other] Ce fichier n’est pas du TOML lisible : erreur à la ligne { $line }.
}
shell-refused-BadRequest = Cela ne convient pas ({ $message }).
shell-refused-Validation = { shell-refused-BadRequest }
shell-refused-InternalError = Quelque chose a échoué sur le serveur.
shell-refused-Unavailable = Le serveur ne peut pas écrire en ce moment ; rien n’a été fait, réessayez plus tard.
shell-hints = Conseils
    .about = On peut demander à un robot ce qu’il choisirait ; tous voient qu’il a été consulté.
shell-hint = Conseil
shell-hint-says = Un robot choisirait : { $option }.
shell-open-list = Liste des options, journal
shell-not-connected = Pas de connexion
    .why = Votre choix sera gardé puis envoyé.
    .kept = Gardé, et envoyé dès que possible : { $choice }
shell-side = Journal et autres
shell-pane-hint = Conseil
shell-pane-options = Options
shell-pane-log = Journal
shell-pane-chat = Salon
shell-pane-notes = Notes
shell-pane-rules = Règles
shell-draw-server = Le hasard a été tiré par le serveur
shell-draw-creator = Le hasard a été choisi à la création de cette table
shell-draw-promised = Le serveur s’est engagé ainsi au début ; à la fin de la partie, il révèle la graine et le sel.
shell-draw-opened = Le SHA-256 de « graine:sel » est ce que la table affichait dès le début ; tabuleiro verify le contrôle avec le journal.
shell-draw-commitment = Engagement
shell-draw-seed = Graine
shell-draw-salt = Sel
shell-stand-in = Un robot joue à votre place
shell-come-back = Reprendre votre place
shell-halted = Cette partie a été commencée avec d’autres règles et ne peut pas continuer dans cette version ; on peut la revoir.
shell-bots-busy = Beaucoup de robots réfléchissent : celui qui doit jouer attend son tour.
shell-told-hint = { $name } a reçu un conseil.
shell-told-fork = { $name } essaie une position à part.
shell-told-stand-in = Un robot joue à la place de { $name }.
shell-told-back = { $name } joue de nouveau.
shell-aids = Aides dans cette partie
shell-aid-hints =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
shell-aid-forks =
    { $count ->
        [one] { $count } position essayée
       *[other] { $count } positions essayées
    }
shell-aid-stand-ins = remplacement par un robot × { $count }
shell-log = Journal
shell-log-empty = Il ne s’est encore rien passé.
shell-labelled = { $label } : { $what }
shell-yes = oui
shell-no = non
shell-since-your-move = depuis votre coup
shell-chat = Salon
shell-chat-empty = Personne n’a encore rien dit.
shell-chat-unread = { $count ->
    [one] Salon, { $count } nouvelle ligne
   *[other] Salon, { $count } nouvelles lignes
}
shell-say = Dire quelque chose …
shell-send = Envoyer
shell-notes-about = Vous seul voyez vos notes.
shell-all-rules = Toutes les règles
shell-rules-of = { $game } : les règles
shell-rules-search = Chercher un article ou un mot
shell-rules-chapters = Chapitres
shell-rules-english = Chaque règle est un article numéroté, en anglais. « Ruling » marque ce que les règles imprimées laissent ouvert et que ce projet a décidé.
    .none = Rien n’est trouvé. Les règles sont en anglais : en français, on trouve les noms des cartes, des rôles et des pièces.
shell-rules-found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
shell-no-choice-now = Rien à décider en ce moment.
shell-not-possible-now = Impossible maintenant
shell-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
shell-price = coûte { $price }
shell-price-range = Au final de { $least } à { $most }, selon vos choix.
shell-clause = règle { $clause }
shell-pass-screen = Passez l’écran à { $name }
shell-i-am = C’est moi, { $name }

## Fin

shell-game-over = La partie est finie
shell-you-win = Vous gagnez, { $best } à { $next }
shell-wins = { $name } gagne, { $best } à { $next }
shell-shared-win = { $names } partagent la victoire avec { $best }
shell-solo-result = { $best ->
    [one] { $best } point
   *[other] { $best } points
}
shell-rematch = Revanche
shell-share = Partager
    .about = Qui a ce lien voit toute la partie, maintenant finie.
shell-share-ended = Les liens que vous avez partagés ne valent plus rien.
shell-shared-void = Ce lien est incomplet ou a été retiré.
shell-keep-picture = Garder une image
shell-print = Imprimer
shell-see-table = Voir la table
shell-score-sheet = Feuille de score
shell-total = Total
shell-tie-break = Égalité
shell-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
shell-points-over-game = Points au fil de la partie
shell-rounds-word = { $count ->
    [one] manche
   *[other] manches
}
shell-choices-word = { $count ->
    [one] choix
   *[other] choix
}
shell-minutes = { $minutes } min
shell-played = de jeu
shell-turning-points = Tournants
shell-turning-gain = { $gain ->
    [one] Cela rapporte { $gain } point.
   *[other] Cela rapporte { $gain } points.
}
shell-lead-change = { $you ->
    [yes] { $lead ->
        [0] Vous revenez à égalité.
       *[other] Vous menez de { $lead }.
    }
   *[no] { $lead ->
        [0] { $name } revient à égalité.
       *[other] { $name } mène de { $lead }.
    }
}

## Relecture

shell-replay-of = { $name }, relecture
shell-replay-start = La donne
shell-replay-first = Au début
shell-replay-turn-back = Un tour en arrière
shell-replay-back = Un choix en arrière
shell-replay-play = Lire
shell-replay-pause = Pause
shell-replay-forward = Un choix en avant
shell-replay-turn-forward = Un tour en avant
shell-replay-last = À la fin
shell-replay-move = Coup
shell-replay-unit = Pas
shell-replay-every-choice = chaque choix
shell-replay-turns = tours
shell-of-moves = sur { $last }
shell-moves = Coups
shell-eyes = Vue
shell-eyes-mine = comme je l’ai vue
shell-eyes-all = rien de caché
shell-eyes-guest = en invité
shell-play-on = Continuer d’ici
shell-play-on-about = Une nouvelle table part du coup { $move }. Cette partie reste telle quelle.
shell-fork = Jouer ma place contre des robots
shell-fork-seat = Ma place
shell-more = Plus
shell-fork-all = Jouer toutes les places
shell-export = Enregistrer le journal

## Première partie

shell-coach = Guide
shell-first-game = { $game }, première partie
shell-step-of = étape { $step } sur { $steps }
shell-show-me = Montrez-moi
shell-leave = Quitter
shell-lesson-other = Pas encore : cette étape attend ce qui est éclairé. Après la leçon, tout est permis.
shell-lesson-read = Rien à choisir ici pour l’instant : lisez d’abord la suite.
shell-lesson-restart = Recommencer
shell-lesson-list = À faire
shell-lesson-do = Faites-le pour moi
shell-lesson-choose = Choisissez ici
shell-lesson-confirm = Confirmez maintenant
shell-lesson-open = C’est ici
shell-lesson-free = La leçon reprend dès que possible. En attendant, choisissez ce qui vous plaît.
shell-lesson-more = Toutes les étapes, et plus
shell-lesson-fold = Replier le guide
shell-lesson-done = fait

## Sans serveur

shell-alone-engine = Le jeu arrive : { $loaded } sur { $total } Mo
shell-alone-starting = Le jeu démarre.
shell-alone-no-wasm = Il manque à ce navigateur WebAssembly, sans quoi rien ne peut se jouer ici.
shell-alone-no-engine = Le jeu n’a pas pu être chargé : rechargez la page quand il y aura du réseau.
shell-alone-not-kept = Le stockage du navigateur est plein ou interdit : la partie continue, mais enregistrez son journal avant de fermer la page.
shell-alone-kept = Ce qui est gardé ici
shell-alone-about = Parties et réglages restent dans ce navigateur et ne sont envoyés nulle part.
shell-alone-offline = Tout est là : cela marche aussi sans réseau.
shell-alone-save = Tout enregistrer dans un fichier
shell-alone-load = Reprendre un tel fichier
shell-alone-taken = { $count ->
    [0] Le fichier n’avait pas de nouvelle table.
    [one] Une table a été reprise.
   *[other] { $count } tables ont été reprises.
}
shell-alone-bad-file = Ce fichier n’a pas été écrit par Tabuleiro.
shell-alone-install = Installer comme application
shell-alone-install-about = Tabuleiro peut rester sur cet appareil comme une application : il s’ouvre tout seul, même sans réseau.
shell-alone-not-now = Pas maintenant
shell-alone-here = Des robots, et les personnes devant cet écran.

## Ce que font les autres, et à quelle vitesse on le voit

shell-pace = Rythme
    .about = Comment les actions des autres sont montrées.
shell-pace-instant = Instantané
shell-pace-brisk = Vif
shell-pace-calm = Calme
shell-pace-stop = Arrêter
shell-pace-go-on = Continuer
shell-pace-step = Pas à pas
shell-pace-now = Au présent
shell-act-of = action { $at } sur { $last }
shell-acts-of-turn = Actions de ce tour
shell-seconds = { $seconds } s
shell-acts-waiting = { $count ->
    [one] { $count } action à voir, ou au présent
   *[other] { $count } actions à voir, ou au présent
}

## Cette table, et comment la quitter

shell-this-table = Cette table
shell-absent-says = un robot peut jouer pour qui est absent depuis { $time }
shell-absent-after = Un robot peut jouer pour qui est absent depuis
shell-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
shell-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
shell-bot-plays = un robot joue à sa place
shell-bot-for-me = Laisser un robot jouer pour moi
shell-bot-for-absent = Laisser jouer un robot
shell-refused-StillHere = Cette personne est encore là, ou l’était à l’instant : un robot pourra jouer pour elle plus tard.
shell-on-my-phone = Cette partie sur mon téléphone
shell-qr = Le lien en image pour l’appareil photo
shell-watch-link = Copier le lien pour spectateurs
    .about = Qui a ce lien voit la table et rien de ce qui est caché.
shell-watch-end = Retirer
shell-watch-ended = Le lien ne vaut plus rien, et personne ne regarde plus par lui.
shell-leave-open = Quitter la table
    .about = Votre place sera libre pour quelqu’un d’autre.
shell-resign = Abandonner
    .about = Un robot joue à votre place jusqu’à la fin. Vous ne pourrez pas la reprendre.
shell-close-table = Supprimer la table
    .about = Elle quitte votre liste, et ses liens ne mènent plus nulle part. On ne peut pas la rétablir.
shell-table-closed = Cette table a été supprimée.
shell-hook = Web hook
    .about = Cette adresse à vous est appelée quand c’est votre tour et que vous êtes ailleurs.
shell-hook-test = Essayer
shell-hook-answer = Réponse : { $status }.
shell-hook-failed = Pas de réponse : { $reason }
shell-hook-secret = Chaque appel est signé par ce secret, montré seulement maintenant :
shell-save = Enregistrer
shell-remove = Enlever
shell-invited-by = { $named ->
    [yes] { $what ->
        [watch] { $host } vous invite à regarder une partie de { $game }.
       *[seat] { $host } vous garde une place à { $game }.
    }
   *[no] { $what ->
        [watch] Vous êtes invité à regarder une partie de { $game }.
       *[seat] Une place vous est gardée à { $game }.
    }
}
shell-your-seat = votre place
shell-start-missing = { $count ->
    [one] Manque encore : { $names }. Un robot peut prendre la place.
   *[other] Manquent encore : { $names }. Des robots peuvent prendre les places.
}
shell-start-with-bots = Commencer avec des robots
shell-wait = Attendre

## Your box

shell-title-box = Votre boîte
shell-box = Votre boîte
shell-box-of-table = La boîte de cette table
shell-box-name = Nom du jeu de valeurs
shell-box-saved-yes = enregistré à chaque étape
shell-box-saved-busy = enregistrement …
shell-box-saved-here = enregistré sur cet appareil
shell-box-import = Importer
shell-box-export = Exporter
shell-box-play = Jouer avec cette boîte
shell-box-progress = Progression
shell-box-of-pieces = sur { $count } éléments imprimés
shell-box-begun = et { $count } en partie
shell-box-faults =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
shell-box-faulty = Votre boîte a une erreur : corrigez-la, puis jouez avec elle.
shell-box-elsewhere = Aucun élément ne le montre : corrigez le fichier et importez-le à nouveau.
shell-box-anytime = Vous pouvez déjà jouer : chaque valeur garde sa marque, et la table dit combien sont imprimées.
shell-box-piece = L’élément
shell-box-fields = Ses valeurs
shell-box-provenance = valeurs imprimées : { $printed }, reconstituées : { $reconstructed }, tirées des règles : { $known }
shell-box-mark-printed = imprimé
shell-box-mark-begun = imprimé en partie
shell-box-mark-reconstructed = reconstitué
shell-box-mark-known = tiré des règles
shell-box-mark-fault = avec une erreur
shell-box-mark-usual = non saisi
shell-box-these-are = Origine
shell-box-or = Lequel des deux
shell-box-take-back = Annuler
shell-box-add = Un de plus
shell-box-remove = Pas dans ma boîte
shell-box-remedy = Prendre la suggestion
shell-box-printed-next = Imprimé, élément suivant
shell-box-keys = Tab : champ, ↓ : mot, Entrée : élément suivant, Maj+Entrée : retour, PageSuiv : erreur suivante
shell-box-file = Fichier de valeurs (TOML)
shell-box-would-change =
    { $count ->
        [one] { $count } élément changerait.
       *[other] { $count } éléments changeraient.
    }
shell-box-take-file = Prendre ce fichier
shell-box-look = Voir les valeurs
shell-box-usual = Reconstituées

## Practice
shell-practise = S’entraîner
shell-practise-about = Le problème du jour, et vos propres erreurs
shell-first-puzzles = Vers les premiers problèmes
