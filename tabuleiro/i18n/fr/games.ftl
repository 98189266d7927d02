# What is said of each game before it is opened: a line of facts, a sentence, its options.

sanjuan-facts = 2–4 joueurs · 45 minutes
sanjuan-about = Les cartes sont à la fois bâtiments, argent et biens. La première ville de 12 bâtiments finit la partie.
sanjuan-setting-new-buildings = Nouveaux bâtiments
    .about = Les 30 cartes de l’extension, dont la cathédrale.
sanjuan-setting-advanced-start = Choisir la première main
    .about = Chacun pioche plus de cartes et en garde quatre.
sanjuan-setting-harbour-per-good = Port pour chaque bien
    .about = Le port prend la carte de chaque bien vendu, et non d’un seul par phase du marchand ; le livret se lit des deux façons.
sanjuan-setting-may-decline = Refuser une aide
    .about = Les réductions, les pioches et l’aide des bâtiments peuvent être refusées : chacune est demandée.
sanjuan-setting-governor = Le premier gouverneur

lisboa-facts = 1–4 joueurs · 2 heures
lisboa-about = Reconstruisez la ville après 1755 avec le Roi, le Marquis et le Bâtisseur.
lisboa-setting-pack = Jeu de composants :
    .about = une reconstitution ; les valeurs des cartes et tuiles diffèrent des valeurs imprimées.
    .mine = les valeurs de votre boîte ; ce que vous n’avez pas saisi vient de la reconstitution.
    .chosen = les valeurs du fichier donné au lancement ; ce qu’il ne contient pas vient de la reconstitution.
lisboa-setting-first-player = Qui commence
lisboa-setting-draft = Draft des premières mains
    .about = Chacun garde une partie des cinq cartes et passe les autres.
lisboa-setting-starting-tasks = Tâches de départ
    .about = Les places cochées commencent avec une tâche, une aide pour les nouveaux joueurs : une fois accomplie, elle en apporte deux autres, chacune avec une récompense.
lisboa-setting-city-tokens = Jetons de ville
    .about = Des jetons au hasard remplacent les récompenses imprimées sur les lots et les sites.
lisboa-setting-starting-decree = Décret de départ
    .about = Chacun prend un décret avant le premier tour.
