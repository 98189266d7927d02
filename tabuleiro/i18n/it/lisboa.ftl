### Lisboa. Le parole nelle $variabili sono quelle delle regole: $noble è builder, marquis o king, $good è gold, cloth, books o tools.

lisboa-title = Lisboa
lisboa-moment = Periodo { $period }{ $last ->
    [yes] , ultimo round
    [soon] , ancora un round dopo questo
   *[no] { "" }
}

## Nomi

lisboa-noble-builder = Costruttore
    .short = C
    .person = Manuel da Maia
lisboa-noble-marquis = Marchese
    .short = M
    .person = marchese di Pombal
lisboa-noble-king = Re
    .short = R
    .person = Giuseppe I
lisboa-noble-treasury = Tesoreria
    .short = T
lisboa-the-noble = { $noble ->
    [builder] il Costruttore
    [marquis] il Marchese
    [king] il Re
   *[treasury] la tesoreria
}
lisboa-of-noble = { $noble ->
    [builder] del Costruttore
    [marquis] del Marchese
    [king] del Re
   *[treasury] della tesoreria
}
lisboa-noble-name = { $noble ->
    [builder] Costruttore
    [marquis] Marchese
    [king] Re
   *[treasury] Tesoreria
}
lisboa-good-gold = oro
lisboa-good-cloth = tessuti
lisboa-good-books = libri
lisboa-good-tools = attrezzi
lisboa-one-good = { $good ->
    [gold] 1 oro
    [cloth] 1 tessuto
    [books] 1 libro
   *[tools] 1 attrezzo
}
lisboa-store = { $good ->
    [gold] negozio d’oro
    [cloth] negozio di tessuti
    [books] negozio di libri
   *[tools] negozio di attrezzi
}
lisboa-street-gold = Rua Áurea
lisboa-street-cloth = Rua Augusta
lisboa-street-books = Rua Nova da Princesa
lisboa-street-tools = Rua Bela da Rainha
lisboa-cube-earthquake = terremoto
lisboa-cube-fire = incendio
lisboa-cube-tsunami = tsunami
lisboa-one-cube = { $cube ->
    [earthquake] un cubo di terremoto
    [fire] un cubo d’incendio
   *[tsunami] un cubo di tsunami
}
lisboa-architect-blue = architetto blu
lisboa-architect-green = architetto verde
lisboa-plan = { $architect ->
    [blue] progetto blu
   *[green] progetto verde
} da { $officials }
lisboa-ship = nave con stiva { $hull }
lisboa-site = { $side ->
    [north] nord, { $place ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    [west] ovest { $place }
   *[east] est { $place }
}

## Azioni di Stato e azioni dei nobili

lisboa-action-recruit = Reclutare
    .full = Recluta fino a 2 ufficiali, ciascuno in un ufficio diverso.
lisboa-action-plan = Progetto
    .full = Prendi il progetto in cima di uno degli architetti.
lisboa-action-ship = Nave
    .full = Costruisci la prima nave del cantiere per tante merci diverse quanto la stiva. Tesoreria +1; ottieni l’influenza del tuo Portfolio.
lisboa-action-produce = Produrre
    .full = Ogni tuo negozio dà 1 merce. Ogni tipo che ricevi davvero costa 1 real in meno.
lisboa-action-cardinal = Cardinale
    .full = Muovi il Cardinale di 1 o 2 spazi e prendi uno dei due tasselli Clero accanto a lui.
lisboa-action-favor = Favore
    .full = Prendi il favore reale di un nobile che ti manca.
lisboa-noble-action-builder = Costruire un negozio
    .full = Scegli una tessera Città e un terreno libero sulla sua strada, prendi un cubo, paga il prezzo e posa una casa.
lisboa-noble-action-marquis = Prendere un decreto
    .full = Prendi un decreto scoperto; per un tuo segnalino set dal Marchese, un secondo.
lisboa-noble-action-king = Aprire un edificio
    .full = Apri un edificio pubblico con un progetto e i suoi ufficiali, tuoi o assunti. Ogni negozio interessato segna.

## Ricompense, penalità e benefici; $n è il loro numero

lisboa-effect-gold = { $n } oro
lisboa-effect-cloth = { $n ->
    [one] { $n } tessuto
   *[other] { $n } tessuti
}
lisboa-effect-books = { $n ->
    [one] { $n } libro
   *[other] { $n } libri
}
lisboa-effect-tools = { $n ->
    [one] { $n } attrezzo
   *[other] { $n } attrezzi
}
lisboa-effect-reis = { $n ->
    [one] { $n } real
   *[other] { $n } réis
}
lisboa-effect-influence = { $n } influenza
lisboa-effect-wigs = { $n ->
    [one] { $n } parrucca
   *[other] { $n } parrucche
}
lisboa-effect-recruit = { $n ->
    [1] recluta 1 ufficiale
   *[other] recluta fino a { $n } ufficiali
}
    .short = { $n ->
        [1] recluta 1
       *[other] recluta { $n }
    }
lisboa-effect-plan = prendi un progetto
    .short = progetto
lisboa-effect-favor = favore reale
    .short = favore
lisboa-effect-produce = produci merci
    .short = produci
lisboa-effect-cardinal = { $n ->
    [1] Cardinale, 1 passo
   *[other] Cardinale, 1 o 2 passi
}
    .short = Cardinale { $n }
lisboa-effect-ship = costruisci una nave pagando merci
    .short = nave
lisboa-effect-cube = 1 cubo dalla pila
    .short = 1 cubo
lisboa-effect-store = costruisci un negozio
    .short = negozio
lisboa-effect-decree = prendi un decreto
    .short = decreto
lisboa-effect-building = apri un edificio pubblico
    .short = edificio
lisboa-effect-place-official = metti 1 ufficiale in un ufficio a scelta
    .short = ufficiale

lisboa-penalty-good = paga 1 merce
lisboa-penalty-official = ritira 1 ufficiale
lisboa-penalty-reis = { $n ->
    [one] paga { $n } real
   *[other] paga { $n } réis
}
lisboa-penalty-wigs = { $n ->
    [one] perdi { $n } parrucca
   *[other] perdi { $n } parrucche
}
lisboa-penalty-clergy = perdi 1 tassello Clero
lisboa-penalty-favor = restituisci 1 favore reale
lisboa-pay = paga

lisboa-benefit-per-payment = { $n ->
    [one] ogni pagamento { $n } real in meno
   *[other] ogni pagamento { $n } réis in meno
}
    .short = pagamenti −{ $n }
lisboa-benefit-on-land = { $n ->
    [one] terreno { $n } real in meno
   *[other] terreno { $n } réis in meno
}
    .short = terreno −{ $n }
lisboa-benefit-per-hired-official = { $n ->
    [one] ogni ufficiale assunto { $n } real in meno
   *[other] ogni ufficiale assunto { $n } réis in meno
}
    .short = assumere −{ $n }
lisboa-benefit-on-events = { $n ->
    [one] eventi { $n } real in meno
   *[other] eventi { $n } réis in meno
}
    .short = eventi −{ $n }
lisboa-benefit-per-good-sold = { $n ->
    [one] +{ $n } real per merce venduta
   *[other] +{ $n } réis per merce venduta
}
    .short = vendite +{ $n }
lisboa-benefit-per-building = { $n ->
    [one] un edificio richiede { $n } ufficiale in meno
   *[other] un edificio richiede { $n } ufficiali in meno
}
    .short = ufficiali −{ $n }
lisboa-benefit-per-visit = visitare o seguire per { $n } influenza in meno
    .short = visite −{ $n }
lisboa-benefit-per-gain = +{ $n } influenza a ogni guadagno di influenza dal Portfolio
    .short = guadagni +{ $n }
lisboa-benefit-per-recruiting = +{ $n } influenza dopo ogni reclutamento
    .short = reclutare +{ $n }
lisboa-benefit-steady-prices = produrre non abbassa i prezzi
    .short = prezzi stabili
lisboa-benefit-capacity = posto per { $n } in più, carte e merci di ogni tipo
    .short = posto +{ $n }
lisboa-benefit-per-ship = { $n ->
    [one] le navi costano { $n } merce in meno
   *[other] le navi costano { $n } merci in meno
}
    .short = navi −{ $n }
lisboa-benefit-any-good = ogni nobile accetta qualsiasi merce
    .short = qualsiasi merce
lisboa-benefit-per-decree = { $n ->
    [one] +{ $n } parrucca per ogni decreto preso
   *[other] +{ $n } parrucche per ogni decreto preso
}
    .short = decreti +{ $n }
lisboa-benefit-influence-per-plan = +{ $n } influenza dopo ogni progetto preso
    .short = progetti: influenza +{ $n }
lisboa-benefit-influence-per-ship = +{ $n } influenza dopo ogni nave costruita
    .short = navi: influenza +{ $n }
lisboa-benefit-influence-per-production = +{ $n } influenza dopo ogni produzione
    .short = produzione: influenza +{ $n }
lisboa-benefit-influence-per-meeting = +{ $n } influenza dopo ogni incontro con il Cardinale
    .short = Cardinale: influenza +{ $n }
lisboa-benefit-influence-per-favor = +{ $n } influenza dopo ogni favore reale preso
    .short = favori: influenza +{ $n }
lisboa-benefit-influence-per-store = +{ $n } influenza dopo ogni negozio costruito
    .short = negozi: influenza +{ $n }
lisboa-benefit-influence-per-decree = +{ $n } influenza dopo ogni decreto preso
    .short = decreti: influenza +{ $n }
lisboa-benefit-influence-per-building = +{ $n } influenza dopo ogni edificio pubblico aperto
    .short = edifici: influenza +{ $n }

## Decreti: che cosa contano, poi la frase intorno

lisboa-counter-own-stores-of-good = tuo { lisboa-store }
lisboa-counter-all-stores-of-good = { lisboa-store } di chiunque
    .short = { lisboa-store } di tutti
lisboa-counter-own-stores-in-row = tuo negozio nella riga { $row }
lisboa-counter-own-stores-in-column = tuo negozio nella colonna { $column }
lisboa-counter-goods-with-own-store = negozi tuoi di tutte e quattro le merci
    .short = negozi di quattro merci
lisboa-counter-most-own-stores-of-one-good = { $least } negozi tuoi di una merce
    .short = { $least } negozi di una merce
lisboa-counter-rows-with-own-store = negozi tuoi in { $least } righe
    .short = negozi in { $least } righe
lisboa-counter-columns-with-own-store = negozi tuoi in { $least } colonne
    .short = negozi in { $least } colonne
lisboa-counter-buildings-of-architect = edificio dell’archi{ "\u00AD" }tetto { $architect ->
    [blue] blu
   *[green] verde
}
    .short = edificio { $architect ->
        [blue] blu
       *[green] verde
    }
lisboa-counter-buildings-on-side = edificio sul lato { $side ->
    [west] ovest
    [north] nord
   *[east] est
}
    .short = edificio a { $side ->
        [west] ovest
        [north] nord
       *[east] est
    }
lisboa-counter-buildings-showing = edificio che mostra { $good ->
    [gold] oro
    [cloth] tessuti
    [books] libri
   *[tools] attrezzi
}
    .short = edificio: { lisboa-good-name }
lisboa-counter-buildings-beside-row = edificio accanto alla riga { $row }
    .short = edificio, riga { $row }
lisboa-counter-completed-plans-of-architect = tuo progetto { $architect ->
    [blue] blu
   *[green] verde
} completato
    .short = progetto { $architect ->
        [blue] blu
       *[green] verde
    } completato
lisboa-counter-architects-with-completed-plan = progetti completati di entrambi gli architetti
    .short = progetti di due architetti
lisboa-counter-officials-on-completed-plans = { $least }+ ufficiali sui tuoi progetti completati
    .short = { $least }+ ufficiali su progetti
lisboa-counter-unfinished-plans = tuo progetto incompiuto
lisboa-counter-own-ships = tua nave
lisboa-counter-own-ships-of-hull = tua nave con stiva { $hull }
lisboa-counter-total-hull = stive in totale { $least }+
lisboa-counter-tokens-on-docks = merce o cassa sui tuoi moli
    .short = merce sui tuoi moli
lisboa-counter-goods-in-warehouse = { $good ->
    [gold] oro
    [cloth] tessuto
    [books] libro
   *[tools] attrezzo
} in magazzino
lisboa-counter-sets-of-goods = set di quattro merci diverse in magazzino
    .short = set di quattro merci
lisboa-counter-cash = { $per ->
    [1] real in mano
   *[other] { $per } réis in mano
}
lisboa-counter-influence-marker = { $per ->
    [1] influenza
   *[other] { $per } influenza
}
lisboa-counter-clergy-tiles = tassello Clero posseduto
lisboa-counter-favors-of-noble = favore { lisboa-of-noble }
lisboa-counter-favors = favore reale
lisboa-counter-officials-in-office = tuo ufficiale nell’uf{ "\u00AD" }ficio { lisboa-of-noble }
    .short = ufficiale, { lisboa-noble-name }
lisboa-counter-officials-on-plazas = tuo ufficiale sulle plaza
    .short = ufficiale sulle plaza
lisboa-counter-officials-on-board = ufficiale ancora sulla tua plancia
    .short = ufficiale sulla plancia
lisboa-counter-cubes-of-colour = cubo { $cube ->
    [earthquake] di terremoto
    [fire] d’incendio
   *[tsunami] di tsunami
}
lisboa-counter-rubble-sets = set di macerie
lisboa-counter-noble-cards = carta Nobile nel Portfolio
    .short = carta Nobile
lisboa-counter-treasury-cards = carta Tesoreria nel Portfolio
    .short = carta Tesoreria
lisboa-counter-decrees-owned = tuo decreto, questo compreso
    .short = tuo decreto
lisboa-counter-best-decree-of-an-opponent = anche il miglior decreto di un avversario
    .short = decreto di un rivale

lisboa-decree-per = { $wigs ->
    [one] { $wigs } parrucca per { $thing }
   *[other] { $wigs } parrucche per { $thing }
}
lisboa-decree-several = { $per } × { $thing }
lisboa-decree-with = { $wigs ->
    [one] { $wigs } parrucca con { $thing }
   *[other] { $wigs } parrucche con { $thing }
}
lisboa-decree-ahead = { $wigs ->
    [one] { $wigs } parrucca
   *[other] { $wigs } parrucche
} se ne hai più di chiunque altro: { $thing }
lisboa-decree-copy = Segna anche un decreto di un avversario
lisboa-decree-bonus = +{ $bonus } da { $least } in su
lisboa-decree-most = al massimo { $most }

## Etichette del tavolo

lisboa-wigs = parrucche
lisboa-wigs-about = Le parrucche sono i punti. Parità: set di macerie, negozi, progetti completati, réis.
lisboa-reis = réis
lisboa-reis-about = Denaro. Alla fine cinque réis fanno una parrucca, con l’influenza contata come denaro.
lisboa-influence = influenza
lisboa-influence-about = L’influenza paga le visite; può anche sostituire réis: ogni real porta il segnalino a sinistra fino alla moneta seguente. Un guadagno che finisce su { $most } dà una parrucca.
lisboa-officials = ufficiali
lisboa-officials-about = Ufficiali ancora sulla plancia del giocatore. Negli uffici rendono più care le visite degli altri e aprono edifici pubblici.
lisboa-stores = negozi
lisboa-stores-about = I negozi producono merci. Segnano quando si costruiscono e quando apre un edificio sulla loro riga o strada.
lisboa-court = Corte
lisboa-visit = visita
lisboa-visit-label = { $noble ->
    [builder] Costruttore
    [marquis] Marchese
   *[king] Re
}: una visita ti costa { $price } influenza
lisboa-visit-about = Con una carta di questo nobile: se vuoi una delle due azioni di Stato, poi l’azione del nobile.
lisboa-visit-price = Per te { $price }: tesoreria { $left }, ufficiali altrui { $others }, meno i tuoi benefici.
lisboa-plaza = plaza
lisboa-plaza-of = Plaza { lisboa-of-noble }: { $officials }
lisboa-plaza-title = Plaza { lisboa-of-noble }
lisboa-plaza-about = Gli ufficiali qui non contano nelle visite, ma possono aprire edifici.
lisboa-office = ufficio
lisboa-office-of = Ufficio { lisboa-of-noble }, { $spaces } spazi: { $officials }
lisboa-office-title = Ufficio { lisboa-of-noble }
lisboa-office-about = { $spaces } spazi. Ogni ufficiale qui rende la visita più cara di 1 influenza per gli altri. Se è pieno, il colore con più ufficiali ne sposta uno sulla plaza.
lisboa-nobody = nessuno
lisboa-none = nessuno
lisboa-favors-left = { $count ->
    [one] Resta { $count } favore { lisboa-of-noble }
   *[other] Restano { $count } favori { lisboa-of-noble }
}
lisboa-favor-of = Favore { lisboa-of-noble }
lisboa-favor-about = Permette di seguire la visita di un altro a questo nobile; 2 parrucche alla fine. Al massimo uno per nobile.
lisboa-favor-held = Favore { lisboa-of-noble }: posseduto
lisboa-favor-held-about = Restituiscilo per seguire la visita di un altro; tenuto fino alla fine vale 2 parrucche.
lisboa-favor-lacking = Nessun favore { lisboa-of-noble }
lisboa-favor-lacking-about = Senza di esso non puoi seguire una visita a questo nobile.
lisboa-action-accepts = { lisboa-action-name }: offri { lisboa-good-name } o oro
lisboa-action-covered = { lisboa-action-name }: coperta in questo turno ({ lisboa-good-name })
lisboa-action-name = { $action ->
    [recruit] Reclutare
    [plan] Acquisire un progetto
    [ship] Costruire una nave
    [produce] Produrre
    [cardinal] Incontrare il Cardinale
   *[favor] Ottenere un favore
}
lisboa-good-name = { $good ->
    [gold] oro
    [cloth] tessuti
    [books] libri
   *[tools] attrezzi
}
lisboa-influence-track = Influenza
lisboa-church = Chiesa
lisboa-church-about = Un anello di { $places } tasselli Clero; il Cardinale gira in senso orario. Passando il simbolo d’influenza porta il punteggio Chiesa alla fine del turno, passando il forziere tesoreria +1.
lisboa-church-empty = Posto vuoto
lisboa-church-refilled = Si riempie alla fine del turno.
lisboa-gap = Spazio a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}{ $icon ->
    [influence] , punteggio Chiesa
    [treasury] , tesoreria +1
   *[none] { "" }
}
lisboa-gap-cardinal = Il Cardinale è qui{ $icon ->
    [influence] , al simbolo d’influenza
    [treasury] , al simbolo della tesoreria
   *[none] { "" }
}
lisboa-gap-about = Lo spazio di partenza non conta; i simboli contano dove si ferma o passa.
lisboa-clergy-title = Tassello Clero
lisboa-clergy-tile = Tassello Clero: { $benefit }; { $wigs ->
    [one] { $wigs } parrucca
   *[other] { $wigs } parrucche
} se scartato in un punteggio Chiesa
lisboa-clergy-wigs = { $wigs ->
    [one] { $wigs } parrucca
   *[other] { $wigs } parrucche
} se scartato in un punteggio Chiesa; niente a fine partita.
lisboa-treasury = Tesoreria
lisboa-treasury-now = Tesoreria: { $right ->
    [one] { $right } real
   *[other] { $right } réis
}, { $left } influenza
lisboa-treasury-about = A destra: réis per terreni, ufficiali assunti ed eventi, e ciò che dà una carta Tesoreria. A sinistra: influenza aggiunta al prezzo di una visita. Le navi la alzano, le carte Tesoreria la abbassano.
lisboa-market = Mercato
lisboa-market-about = Quanto rende una merce venduta, senza il bonus della nave. La produzione abbassa i prezzi, la vendita no; nessuno scende sotto { $minimum }.
lisboa-price-of = { lisboa-good-name }: { $price ->
    [one] { $price } real
   *[other] { $price } réis
}
lisboa-minimum = minimo { $price }
lisboa-display = Carte Politica scoperte
lisboa-cards-left = { $count ->
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
lisboa-empty = vuoto
lisboa-deck-empty-about = { $period ->
    [1] Tre mazzi vuoti chiudono il primo periodo.
   *[other] Tre mazzi vuoti chiudono la partita: si finisce questo round, poi se ne gioca ancora uno.
}
lisboa-supply = Architetti e cantiere navale
lisboa-architect = Architetto { $architect ->
    [blue] blu
   *[green] verde
}: progetto in cima { $plan }, { $plans ->
    [one] { $plans } progetto
   *[other] { $plans } progetti
}, { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
} in arrivo
lisboa-architect-buildings = Edificio ora: { $now }. Prossimo: { $next }.
lisboa-colours = { lisboa-first-good } e { lisboa-second-good }
lisboa-first-good = { $first ->
    [gold] oro
    [cloth] tessuti
    [books] libri
   *[tools] attrezzi
}
lisboa-second-good = { $second ->
    [gold] oro
    [cloth] tessuti
    [books] libri
   *[tools] attrezzi
}
lisboa-yard = Cantiere navale
lisboa-yard-top = Cantiere navale: stiva { $hull }, +{ $bonus } per merce, { $influence } influenza
lisboa-yard-empty = Il cantiere è vuoto
lisboa-then-hull = poi stiva { $hull } ×{ $count }
lisboa-decrees = Decreti
lisboa-decree-number = Decreto { $number }
lisboa-card-noble = { $noble ->
    [builder] Carta Costruttore
    [marquis] Carta Marchese
   *[king] Carta Re
} { $years }, { $influence } influenza: { $does }
lisboa-card-treasury = Carta Tesoreria { $years }: evento { $event }; beneficio { $benefit }
lisboa-card-hint-noble = valore { $influence }, { $does }
lisboa-card-hint-treasury = evento { $event }; { $benefit }
lisboa-card-event = A Corte, per il costo della tesoreria: { $event }.
lisboa-card-benefit = Nel Portfolio, dopo i réis della tesoreria: { $benefit }.
lisboa-card-reward = Nel Portfolio: { $reward }.
lisboa-card-penalty = Nel Portfolio: { $penalty }.
lisboa-card-influence = Poi aggiunge { $influence } a ogni guadagno d’influenza. A Corte apre una visita.

lisboa-city = Città
lisboa-city-about = Baixa: cinque righe, cinque colonne, quattro strade
lisboa-city-tiles = Tessere Città
lisboa-rubble-pile = Pila di macerie
lisboa-row-e-closed = In due giocatori la riga E è chiusa
lisboa-score-tile = Colonna { $column }: { $value ->
    [one] { $value } parrucca
   *[other] { $value } parrucche
} per edificio che conta
lisboa-score-tile-about = Un negozio segna questo per ogni edificio pubblico che lo riguarda: quando si costruisce, e quando un tale edificio apre più tardi.
lisboa-street-about = Negozi con la porta su questa strada: { lisboa-store }. L’edificio alla sua estremità nord li fa segnare tutti.
lisboa-lot = Terreno { $lot }: ricompensa { $reward }
lisboa-lot-price = Terreno { $lot }: { $total ->
    [one] { $total } real
   *[other] { $total } réis
}, ricompensa { $reward }
lisboa-lot-title = Terreno { $lot }
lisboa-lot-about = Ricompensa a chi costruisce: { $reward }. La colonna conta { $value } per ogni edificio che riguarda il negozio.
lisboa-lot-store = { $lot }: { lisboa-store } di { $owner }
lisboa-lot-store-about = Produce { lisboa-one-good } e segna { $value } per ogni edificio che apre sulla sua strada o riga nel suo colore. La ricompensa era: { $reward }.
lisboa-site-open = { $site }: aperto, { lisboa-first-good } e { lisboa-second-good }, architetto { $architect ->
    [blue] blu
   *[green] verde
}
lisboa-site-closed = { $site }: cantiere, ricompensa { $reward }
lisboa-site-about-north = Qui un edificio deve mostrare il colore della strada; segna ogni negozio rivolto verso di essa.
lisboa-site-about-row = Qui un edificio fa segnare i negozi della riga { $row } in uno dei suoi due colori.
lisboa-site-cubes = Chi lo apre prende entrambi i cubi.
lisboa-tile = { $size ->
    [small] Tessera Città piccola, negozio di attrezzi
   *[large] Tessera Città, { lisboa-store }
}
lisboa-tile-gone = { $size ->
    [small] Tessera Città piccola, negozio di attrezzi
   *[large] Tessera Città, { lisboa-store }
}: presa in questo turno
lisboa-tile-about = { $size ->
    [small] Per la colonna stretta accanto a { $street }.
   *[large] Per un terreno largo libero accanto a { $street }.
} Una tessera per spazio fino alla fine del turno.
lisboa-cube = { $count } × { $cube ->
    [earthquake] terremoto
    [fire] incendio
   *[tsunami] tsunami
}, { $line ->
    [row] riga { $number }
    [column] colonna { $number }
   *[pile] pila di macerie
}
lisboa-cube-about = Aggiunge { $cost } al prezzo di ogni terreno della sua riga o colonna. Chi costruisce toglie un cubo prima di pagare.
lisboa-cube-about-pile = Alcune ricompense danno uno di questi cubi. La pila non si riempie mai.

lisboa-owner-neutral = neutrale
lisboa-owner-lacerda = Lacerda
lisboa-board-of = Plancia di { $name }
lisboa-portfolio = Portfolio
lisboa-portfolio-about = Nobili e navi sopra, carte Tesoreria sotto, { $most } carte in tutto. Una carta che non entra ne scaccia un’altra.
lisboa-cards-of = { $count } su { $most } carte
lisboa-free-dock = molo libero
lisboa-at-sea = in mare fino al tuo turno
lisboa-sea = mare
lisboa-goods-until-it-sails = { $count ->
    [one] ancora { $count } merce e salpa
   *[other] ancora { $count } merci e salpa
}
lisboa-ship-docked = Nave di { $owner }: stiva { $hull }, +{ $bonus } per merce, { $loaded } a bordo
lisboa-ship-at-sea = Nave di { $owner }: stiva { $hull }, in mare
lisboa-ship-about = Stiva { $hull }, { $loaded } a bordo; +{ $bonus ->
    [one] { $bonus } real
   *[other] { $bonus } réis
} per ogni merce venduta su di essa, { $influence } influenza a ogni guadagno. Piena, salpa e dà al proprietario una parrucca per cassa. Alla fine la stiva in parrucche.
lisboa-warehouse = Magazzino
lisboa-each = max { $count }
lisboa-goods-in-warehouse = { lisboa-good-name }: { $count } su { $room }
lisboa-good-about = Si vende per { $price ->
    [one] { $price } real
   *[other] { $price } réis
} più il bonus della nave, o si offre a un nobile che la accetta. L’oro lo accettano tutti.
lisboa-rubble = Macerie
lisboa-rubble-about = Un cubo di ogni colore è un set. Ogni set dà posto a una carta e a una merce di ogni tipo in più, vale due volte 3 parrucche, e il suo segnalino può comprare un decreto in più.
lisboa-rubble-on-board = Terremoto { $earthquake }, incendio { $fire }, tsunami { $tsunami }
lisboa-rubble-sets = set di macerie
lisboa-sets = { $count ->
    [one] { $count } set
   *[other] { $count } set
}
lisboa-markers = { $count ->
    [one] { $count } segnalino set dal Marchese
   *[other] { $count } segnalini set dal Marchese
}
lisboa-markers-about = Chi prende un decreto può scartarne uno per un secondo decreto.
lisboa-houses = Case
lisboa-houses-left = gruppo di sinistra
    .house-2 = Visite in réis
    .full = Con la seconda casa, qualsiasi parte di una visita si può pagare in réis.
lisboa-houses-middle = gruppo centrale
    .house-1 = Navi −1 merce
    .house-3 = Navi gratis
    .full = Con la prima casa le navi costano 1 merce in meno, con la terza niente.
lisboa-houses-right = gruppo di destra
    .house-1 = Produrre +1
    .house-3 = +1 di ogni tipo
    .full = Con la prima casa ogni produzione dà 1 merce in più di un tipo prodotto, con la terza 1 in più di ogni tipo.
lisboa-house-then = { $house ->
    [2] 2ª
    [3] 3ª
   *[1] 1ª
}: { $ability }
lisboa-houses-label = { $group ->
    [left] Gruppo di sinistra
    [middle] Gruppo centrale
   *[right] Gruppo di destra
}: { $built } su { $size } costruite; { $ability }
lisboa-houses-left-count = case rimaste
lisboa-left = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
lisboa-plans = Progetti
lisboa-plans-count = aperti: { $open }, completati: { $done }
lisboa-plan-about = Apre un edificio del suo architetto con { $officials ->
    [one] { $officials } ufficiale
   *[other] { $officials } ufficiali
}, tuoi o assunti.
lisboa-plan-done-about = Completato: { $officials ->
    [one] il suo { $officials } ufficiale conta
   *[other] i suoi { $officials } ufficiali contano
} alla fine.
lisboa-completed = completato
lisboa-clergy = Clero
lisboa-clergy-free = Posto per un tassello Clero
lisboa-clergy-free-about = Con { $most } tasselli non si può incontrare il Cardinale.
lisboa-of = { $count } su { $most }
lisboa-favors = Favori
lisboa-hand = Mano
lisboa-hand-about = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}{ $more ->
    [yes] , un’altra prima della fine del turno
   *[no] { "" }
}
lisboa-hand-hidden = Nascosta agli altri.
lisboa-hand-known =
    Hai visto:
    { $cards }
lisboa-at-the-court = a Corte
lisboa-goods = Merci
lisboa-ships = Navi
lisboa-officials-on-board = ufficiali sulla plancia
lisboa-officials-on-plans = ufficiali sui progetti
lisboa-open-plans = progetti aperti
lisboa-may-follow = può seguire
lisboa-courtier = cortigiano
lisboa-aide = Aiutante
lisboa-aide-upper = Poi: l’azione di Stato in alto
lisboa-aide-lower = Poi: l’azione di Stato in basso
lisboa-lacerda-about = Dopo il tuo turno il suo cortigiano va di un nobile a destra; fa un’azione di Stato secondo il posto dell’Aiutante, poi l’azione del nobile. La carta in cima al mazzo dell’Aiutante esce e l’Aiutante avanza.
lisboa-lacerda-rubble-about = I suoi cubi non formano set: ognuno vale una parrucca al cambio di periodo e un’altra alla fine.

lisboa-decision = La tua decisione
lisboa-choose-on-board = Scegli sul tabellone: { $count ->
    [one] { $count } possibilità accesa
   *[other] { $count } possibilità accese
}.
lisboa-choose-first = Prima scegli
lisboa-goods-sell = Navi che la prendono
lisboa-goods-offer = Azioni di Stato in cambio
lisboa-something-else = Altro
lisboa-not-now = Ora non è possibile: { $reason }
lisboa-now = ora
lisboa-at-the-end = alla fine
lisboa-of-your = dei tuoi { $purse }
lisboa-price-spoken = Prezzo: { $parts }; totale { $total }
lisboa-pack-notice = { $pack ->
    [reconstructed] Valori ricostruiti, non quelli pubblicati.
    [reconstructed-2] Valori ricostruiti, non quelli pubblicati.
    [reconstructed-3] Valori ricostruiti, non quelli pubblicati.
   *[other] Valori del pacchetto «{ $pack }».
}
lisboa-seats = Giocatori
lisboa-sheet = Più o meno dettagli della decisione
lisboa-zoom = Tabellone in dettaglio
lisboa-institutions = Corte, Chiesa e tracciati
lisboa-tile-text = { $benefit } ({ $wigs ->
    [one] { $wigs } parrucca
   *[other] { $wigs } parrucche
})

## Parole delle regole, come le nominano gli eventi

lisboa-word-blue-2 = progetto blu da 2
    .the = un progetto blu da 2
lisboa-word-blue-3 = progetto blu da 3
    .the = un progetto blu da 3
lisboa-word-blue-4 = progetto blu da 4
    .the = un progetto blu da 4
lisboa-word-green-2 = progetto verde da 2
    .the = un progetto verde da 2
lisboa-word-green-3 = progetto verde da 3
    .the = un progetto verde da 3
lisboa-word-green-4 = progetto verde da 4
    .the = un progetto verde da 4
lisboa-word-blue-ship = nave blu
    .the = la nave blu
lisboa-word-red-ship = nave rossa
    .the = la nave rossa
lisboa-word-purple-ship = nave viola
    .the = la nave viola
lisboa-word-brown-ship = nave marrone
    .the = la nave marrone
lisboa-word-west-a = ovest A
lisboa-word-west-b = ovest B
lisboa-word-west-c = ovest C
lisboa-word-west-d = ovest D
lisboa-word-west-e = ovest E
lisboa-word-east-a = est A
lisboa-word-east-b = est B
lisboa-word-east-c = est C
lisboa-word-east-d = est D
lisboa-word-east-e = est E
lisboa-word-north-gold = nord, Rua Áurea
lisboa-word-north-cloth = nord, Rua Augusta
lisboa-word-north-books = nord, Rua Nova da Princesa
lisboa-word-north-tools = nord, Rua Bela da Rainha
lisboa-word-builder-office = ufficio del Costruttore
    .the = l’ufficio del Costruttore
lisboa-word-marquis-office = ufficio del Marchese
    .the = l’ufficio del Marchese
lisboa-word-king-office = ufficio del Re
    .the = l’ufficio del Re
lisboa-word-builder-plaza = plaza del Costruttore
    .the = la plaza del Costruttore
lisboa-word-marquis-plaza = plaza del Marchese
    .the = la plaza del Marchese
lisboa-word-king-plaza = plaza del Re
    .the = la plaza del Re
lisboa-word-builder = Costruttore
    .the = il Costruttore
lisboa-word-marquis = Marchese
    .the = il Marchese
lisboa-word-king = Re
    .the = il Re
lisboa-word-treasury = tesoreria
    .the = la tesoreria
lisboa-word-reis = réis
lisboa-word-influence = influenza
lisboa-word-wigs = parrucche
lisboa-amount-reis = { $count ->
    [one] { $count } real
   *[other] { $count } réis
}
lisboa-amount-influence = { $count } influenza
lisboa-amount-goods = { $count ->
    [one] { $count } merce
   *[other] { $count } merci
}

## Domande: che cosa decidere, poi perché o la regola del prezzo

lisboa-prompt-KeepTile = Tieni un tassello Clero
    .why = L’altro torna nel sacchetto.
lisboa-prompt-PlayCard = Gioca una carta, o scartane una per 1 oro
    .why = Nel Portfolio per vendere o trattare, o a Corte per una visita o un evento.
lisboa-prompt-TakeCard = Prendi una carta Politica
    .why = La prossima si scopre quando finisci il turno.
lisboa-prompt-EndTurn = Finisci il turno
    .why = Fino ad allora tutto si può annullare.
lisboa-prompt-MakeRoom = Prima scarta una carta dal Portfolio
    .why = { $newcomer ->
        [ship] Non c’è posto per la nuova nave.
        [treasury] Non c’è posto per la carta Tesoreria.
       *[noble] Non c’è posto per la carta Nobile.
    }
lisboa-prompt-KeepToLimit = Scarta una carta dal Portfolio
    .why = Il Portfolio contiene ora meno carte.
lisboa-prompt-SellOrTrade = Vendi una merce, o offrila a un nobile
    .why = Una delle due è obbligatoria; poi altro dello stesso, se vuoi.
lisboa-prompt-SellMore = Vendi un’altra merce, o fermati
    .why = Una nave piena salpa subito e dà al proprietario una parrucca per cassa.
lisboa-prompt-TradeMore = Offri una seconda merce, o fermati
    .why = Ogni azione di Stato si tratta una volta per turno.
lisboa-prompt-PayInfluence = Quanto del prezzo in influenza?
    .why = Il resto si paga in réis, 1 a 1. Hai { $influence } influenza e { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }.
lisboa-prompt-PayReisPart = Quanto del resto in réis?
    .why = Ciò che poi manca si paga in parrucche.
lisboa-prompt-PayReis = { $amount ->
    [one] Paga { $amount } real
   *[other] Paga { $amount } réis
}
    .why = Hai { $reis }; ogni real può venire anche dall’influenza.
lisboa-prompt-ChooseStateAction = Azione di Stato { lisboa-of-noble }?
    .why = Una delle due è gratis con la visita; poi viene l’azione del nobile.
lisboa-prompt-OfferFollow = { $active } visita { lisboa-the-noble }. Lo segui?
    .why = Restituisci il favore, paghi il tuo prezzo e fai una delle tre azioni. Tenuto, il favore vale 2 parrucche.
lisboa-prompt-ChooseAction = Scegli un’azione { lisboa-of-noble }
    .why = Segui: una delle due azioni di Stato o l’azione del nobile.
lisboa-prompt-Recruit = Scegli un ufficio per il tuo ufficiale
    .why = { $most ->
        [1] Un ufficiale dalla tua plancia.
       *[other] Fino a due, ciascuno in un ufficio diverso.
    }
lisboa-prompt-TakePlan = Prendi un progetto
    .why = Quello in cima di uno degli architetti.
lisboa-prompt-BuildShip = { $duty ->
    [may] Costruisci una nave, o rinuncia
   *[must] Costruisci una nave
}
    .why = Può sostituire una tua nave per la differenza delle stive; il carico resta.
lisboa-prompt-GiveGood = Paga la nave in merci
    .why = { $amount ->
        [one] Ancora { $amount } merce, ognuna di un altro tipo.
       *[other] Ancora { $amount } merci, ognuna di un altro tipo.
    }
lisboa-prompt-TakeExtraGood = Scegli una merce in più
    .why = Le tue case ne aggiungono una di un tipo appena prodotto.
lisboa-prompt-MeetCardinal = Muovi il Cardinale e prendi un tassello
    .why = { $most ->
        [1] Di uno spazio in senso orario, poi uno dei due tasselli accanto a lui.
       *[other] Di uno o due spazi in senso orario, poi uno dei due tasselli accanto a lui.
    }
lisboa-prompt-TakeFavor = Prendi un favore reale
    .why = Di un nobile di cui non hai il favore.
lisboa-prompt-TakePileCube = Prendi un cubo dalla pila
    .why = Uno di ogni colore fa un set.
lisboa-prompt-LosePiece = { $penalty ->
    [good] Paga una merce
    [official] Ritira un ufficiale
    [clergy] Cedi un tassello Clero
   *[favor] Restituisci un favore reale
}
    .why = La penalità della carta che giochi.
lisboa-prompt-BuildStore = Scegli una tessera e un terreno per il negozio
    .why = Il prezzo è la tesoreria più le macerie rimaste nella riga e nella colonna.
lisboa-prompt-ClearRubble = Prendi un cubo dalla riga o dalla colonna di { $lot }
    .why = Il resto rimane e conta nel prezzo.
lisboa-prompt-BuildHouse = Scegli una casa per il negozio
    .why = La più bassa di uno dei tuoi tre gruppi.
lisboa-prompt-TakeDecree = Prendi un decreto
    .why = Segna solo per te, alla fine.
lisboa-prompt-TakeExtraDecree = Un secondo decreto per un segnalino set?
    .why = Un segnalino dal Marchese ne compra un altro, una volta per azione.
lisboa-prompt-OpenBuilding = Scegli un cantiere per un edificio pubblico
    .why = Prendi i due cubi e la ricompensa, poi scegli il progetto.
lisboa-prompt-OfferBuilding = La ricompensa del terreno apre un edificio pubblico: scegli un cantiere, o rinuncia
    .why = Si paga prima del terreno, e deve restarti abbastanza per pagarlo.
lisboa-prompt-ChoosePlan = Scegli il progetto per { $site_name }
    .why = Ci va l’edificio disponibile del suo architetto.
lisboa-prompt-ReturnOfficial = Quale ufficiale torna?
    .why = { $amount ->
        [one] Ancora { $amount } da uffici e plaza torna sulla tua plancia.
       *[other] Ancora { $amount } da uffici e plaza tornano sulla tua plancia.
    }
lisboa-prompt-DiscardTiles = Scarta tasselli Clero per parrucche
    .why = { $discarded ->
        [0] Ognuno dà le parrucche del retro; con uno o più ottieni anche influenza una volta.
       *[other] Finora { $wigs ->
            [one] { $wigs } parrucca
           *[other] { $wigs } parrucche
        }. Scartane ancora, o fermati.
    }
lisboa-prompt-DiscardHand = Scarta carte dalla mano
    .why = Inizia il nuovo periodo: una ricompensa per tipo di nobile, poi peschi fino a cinque.
lisboa-prompt-TakeRewards = Scegli una ricompensa
    .why = Una carta scartata per tipo di nobile dà la sua ricompensa.
lisboa-prompt-wait = La partita è finita

## Passi di un turno

lisboa-step-PlayCard = Carta
lisboa-step-PayPrice = Prezzo
lisboa-step-PayInfluence = Prezzo
lisboa-step-PayReisPart = Prezzo
lisboa-step-PayReis = Paga
lisboa-step-PayLot = Paga
lisboa-step-ChooseStateAction = Azione di Stato
lisboa-step-BuildStore = Negozio
lisboa-step-ClearRubble = Cubo
lisboa-step-BuildHouse = Casa
lisboa-step-TakeDecree = Decreto
lisboa-step-OpenBuilding = Edificio
lisboa-step-OfferBuilding = Edificio
lisboa-step-ChoosePlan = Progetto
lisboa-step-ReturnOfficial = Ufficiali
lisboa-step-SellOrTrade = Vendi o tratta
lisboa-step-SellMore = Vendi
lisboa-step-TradeMore = Tratta
lisboa-step-TakeCard = Prendi una carta
lisboa-step-EndTurn = Fine

## Opzioni: nell’elenco, in breve tra alcune, come atto sul pulsante; $total è il prezzo, -1 se non si paga

lisboa-option-end = Finisci il turno
lisboa-option-stop = { $frame ->
    [SellMore] Smetti di vendere
    [TradeMore] Smetti di trattare
    [Recruit] Nessun secondo ufficiale
    [TakeExtraDecree] Nessun secondo decreto
    [DiscardTiles] Non scartare altri tasselli
    [DiscardHand] Non scartare altre carte
   *[other] Fermati qui
}
lisboa-option-skip = Nessuna azione di Stato
lisboa-option-decline = Rinuncia
lisboa-option-pass = Non seguire
lisboa-option-follow = { $total ->
    [-1] Segui la visita
   *[other] Segui per { $total } influenza
}
lisboa-option-discard = { $frame ->
    [DiscardHand] Scarta { lisboa-card-of-kind }
   *[PlayCard] Prendi 1 oro per { lisboa-card-of-kind }
}
    .short = { $frame ->
        [DiscardHand] Scarta
       *[PlayCard] Prendi 1 oro
    }
lisboa-card-of-kind = { $noble ->
    [builder] una carta Costruttore
    [marquis] una carta Marchese
    [king] una carta Re
    [treasury] una carta Tesoreria
   *[other] la carta { $word }
}
lisboa-option-portfolio = Nel Portfolio: { lisboa-card-of-kind }
    .short = Nel Portfolio
    .about = { $noble ->
        [treasury] I réis della tesoreria, poi { $benefit }; vendi o tratta.
       *[other] { $does }; poi vendi o tratta.
    }
    .act = Giocala nel Portfolio
lisboa-option-visit = { $noble ->
    [builder] Visita il Costruttore
    [marquis] Visita il Marchese
    [king] Visita il Re
   *[other] Visita con la carta { $word }
}
    .act = { lisboa-option-visit }{ $total ->
        [-1] { "" }
       *[other] { " " }per { $total } influenza
    }
lisboa-option-sponsor = Finanzia un evento: { $event }
    .act = Finanzia l’evento{ $total ->
        [-1] { "" }
       *[other] { " " }per { $total }
    }
lisboa-option-reward = Ricompensa, { lisboa-card-of-kind }: { $does }
lisboa-option-take = { $kind ->
    [builder] Prendi la carta Costruttore
    [marquis] Prendi la carta Marchese
    [king] Prendi la carta Re
    [treasury] Prendi la carta Tesoreria
   *[other] Prendi: { $word_name }
}
lisboa-option-remove = Scarta { $card }
    .act = Scarta questa carta
lisboa-option-replace = Sostituisci: { $card }
    .act = Sostituisci questa nave
lisboa-option-ship = Costruisci la nave
lisboa-option-sell = { $good ->
    [gold] Vendi 1 oro
    [cloth] Vendi 1 tessuto
    [books] Vendi 1 libro
    [tools] Vendi 1 attrezzo
   *[other] Vendi { $word }
}{ $own ->
    [yes] { " " }sulla tua nave
    [no] { " " }sulla nave di { $owner }
   *[other] { "" }
}
    .act = { $good ->
        [gold] Vendi l’oro
        [cloth] Vendi il tessuto
        [books] Vendi il libro
       *[tools] Vendi l’attrezzo
    }
lisboa-option-offer = { $good ->
    [gold] Offri 1 oro
    [cloth] Offri 1 tessuto
    [books] Offri 1 libro
    [tools] Offri 1 attrezzo
   *[other] Offri { $word }
} per: { lisboa-action-name }
lisboa-option-give = Paga { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-extra = Prendi { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-convert = { $n ->
    [0] Paga tutto in contanti
    [one] { $n } real dall’influenza
   *[other] { $n } réis dall’influenza
}
    .short = { $n ->
        [0] contanti
       *[other] { $n } dall’influenza
    }
lisboa-option-influence = Paga { $n } influenza
    .short = { $n } influenza
lisboa-option-reis = { $n ->
    [one] Paga { $n } real
   *[other] Paga { $n } réis
}
    .short = { $n ->
        [one] { $n } real
       *[other] { $n } réis
    }
lisboa-option-do = { $action ->
    [recruit] Reclutare
    [plan] Acquisire un progetto
    [ship] Costruire una nave
    [produce] Produrre
    [cardinal] Incontrare il Cardinale
    [favor] Ottenere un favore
    [store] Costruire un negozio
    [decree] Prendere un decreto
    [building] Aprire un edificio
   *[other] { $word }
}
lisboa-option-office = Ufficiale nell’ufficio { $noble ->
    [builder] del Costruttore
    [marquis] del Marchese
    [king] del Re
   *[other] { $word_the }
}
    .short = { lisboa-noble-name }
lisboa-option-plan = { $architect ->
    [blue] Prendi il progetto blu
    [green] Prendi il progetto verde
   *[other] Prendi un progetto: { $word }
}
lisboa-option-cardinal = { $steps ->
    [one] { $steps } passo: { $tile }
   *[other] { $steps } passi: { $tile }
}
    .act = Prendi il tassello
lisboa-option-favor = Favore { $noble ->
    [builder] del Costruttore
    [marquis] del Marchese
    [king] del Re
   *[other] { $word }
}
    .short = { lisboa-noble-name }
    .act = Prendi il favore { lisboa-of-noble }
lisboa-option-return = Restituisci il favore { lisboa-of-noble }
    .short = { lisboa-noble-name }
lisboa-option-build = { $good ->
    [gold] Negozio d’oro in { $lot }
    [cloth] Negozio di tessuti in { $lot }
    [books] Negozio di libri in { $lot }
    [tools] Negozio di attrezzi in { $lot }
   *[other] Negozio: { $word }
}
    .about = { $good ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    .act = Costruisci in { $lot }{ $total ->
        [-1] { "" }
       *[other] { " " }per { $total }
    }
lisboa-option-clear = { $cube ->
    [earthquake] Cubo di terremoto
    [fire] Cubo d’incendio
    [tsunami] Cubo di tsunami
   *[other] { $word }
} { $line ->
    [row] della riga
   *[column] della colonna
}
    .short = { $line ->
        [row] riga
       *[column] colonna
    }
    .act = Prendi il cubo{ $total ->
        [-1] { "" }
       *[other] , paga { $total }
    }
lisboa-option-house = Casa del { $group ->
    [left] gruppo di sinistra
    [middle] gruppo centrale
    [right] gruppo di destra
   *[other] { $word }
}
    .short = { $group ->
        [left] Sinistra
        [middle] Centro
       *[right] Destra
    }
lisboa-option-decree = { $decree }
    .act = Prendi il decreto
lisboa-option-open = Apri un edificio: { $side ->
    [north] { lisboa-site }
    [west] { lisboa-site }
    [east] { lisboa-site }
   *[other] { $word_name }
}
    .act = Aprilo qui
lisboa-option-use = Usa il { $architect ->
    [blue] { lisboa-plan }
    [green] { lisboa-plan }
   *[other] { $word_name }
}
    .short = { lisboa-plan }
    .act = Apri l’edificio{ $total ->
        [-1] { "" }
        [0] { "" }
       *[other] { " " }per { $total }
    }
lisboa-option-recall = Ritira l’ufficiale: { $spot ->
    [office] ufficio { lisboa-of-noble }
    [plaza] plaza { lisboa-of-noble }
   *[other] { $word_the }
}
    .short = { $spot ->
        [plaza] { lisboa-noble-name }, plaza
       *[office] { lisboa-noble-name }, ufficio
    }
lisboa-option-cube = { $cube ->
    [earthquake] Prendi un cubo di terremoto
    [fire] Prendi un cubo d’incendio
    [tsunami] Prendi un cubo di tsunami
   *[other] { $word }
}
    .short = { $cube ->
        [earthquake] terremoto
        [fire] incendio
       *[tsunami] tsunami
    }
lisboa-option-keep = Tieni: { $tile }
    .act = Tieni questo tassello
lisboa-option-tile = { $frame ->
    [DiscardTiles] Scarta: { $tile }
   *[LosePiece] Cedi: { $tile }
}
    .act = { $frame ->
        [DiscardTiles] Scarta questo tassello
       *[LosePiece] Cedi questo tassello
    }

## Ciò che un atto è costato e ha portato, detto nella sua riga

lisboa-what-it-does = { $does ->
    [none] { "" }
   *[other] : { $does }
}
lisboa-for-paid = { $paid ->
    [none] { "" }
    [one] { " " }per { $paid } real
   *[other] { " " }per { $paid } réis
}
lisboa-paid-wigs = { $n ->
    [one] { $n } parrucca
   *[other] { $n } parrucche
}
lisboa-for-visit = { $cost ->
    [none] { "" }
   *[other] { " " }per { $cost }
}
lisboa-wigs-too = { $wigs ->
    [none] { "" }
    [one] , +{ $wigs } parrucca
   *[other] , +{ $wigs } parrucche
}
lisboa-for-goods = { $goods ->
    [none] { "" }
   *[other] { " " }per { $goods }
}
lisboa-some-cubes = { $number ->
    [1] { lisboa-one-cube }
   *[other] { $number } cubetti di macerie
}

## Che cosa accade, per il diario

lisboa-event-turn = { $you ->
    [yes] Il tuo turno.
   *[no] Turno di { $name }.
}
lisboa-event-played = { $you ->
    [yes] { $how ->
        [visit] Visiti { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] Finanzi un evento{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] Giochi { lisboa-played-card } nel Portfolio{ lisboa-what-it-does }.
    }
   *[no] { $how ->
        [visit] { $name } visita { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] { $name } finanzia un evento{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] { $name } gioca { lisboa-played-card } nel Portfolio{ lisboa-what-it-does }.
    }
}
lisboa-played-noble = { $card_kind ->
    [builder] il Costruttore
    [marquis] il Marchese
   *[king] il Re
}
lisboa-played-card = { $card_kind ->
    [builder] una carta Costruttore
    [marquis] una carta Marchese
    [king] una carta Re
   *[treasury] una carta Tesoreria
}
lisboa-event-discarded = { $you ->
    [yes] Scarti { lisboa-played-card }{ lisboa-what-it-does }.
   *[no] { $name } scarta { lisboa-played-card }{ lisboa-what-it-does }.
}
lisboa-event-removed = { $you ->
    [yes] Togli una carta dal Portfolio{ lisboa-what-it-does }.
   *[no] { $name } toglie una carta dal Portfolio{ lisboa-what-it-does }.
}
lisboa-event-took = { $you ->
    [yes] Prendi { lisboa-played-card } dall’esposizione{ lisboa-what-it-does }.
   *[no] { $name } prende { lisboa-played-card } dall’esposizione{ lisboa-what-it-does }.
}
lisboa-event-drew = { $number ->
    [0] { "" }
    [one] { $you ->
        [yes] Peschi { $number } carta.
       *[no] { $name } pesca { $number } carta.
    }
   *[other] { $you ->
        [yes] Peschi { $number } carte.
       *[no] { $name } pesca { $number } carte.
    }
}
lisboa-event-reis = { $you ->
    [yes] Ricevi
   *[no] { $name } riceve
} { $amount ->
    [one] { $amount } real
   *[other] { $amount } réis
}.
lisboa-event-paid = { $amount ->
    [0] { $you ->
        [yes] Non paghi niente.
       *[no] { $name } non paga niente.
    }
    [one] { $you ->
        [yes] Paghi
       *[no] { $name } paga
    } { $amount } real.
   *[other] { $you ->
        [yes] Paghi
       *[no] { $name } paga
    } { $amount } réis{ $converted ->
        [0] { "" }
       *[other] , di cui { $converted } dall’influenza
    }.
}
lisboa-event-paid-visit = { $you ->
    [yes] Paghi
   *[no] { $name } paga
} { $cost }.
lisboa-event-influence = { $you ->
    [yes] Ottieni
   *[no] { $name } ottiene
} { $amount } influenza{ $wig ->
    [yes] { " " }e una parrucca per la fine del tracciato
   *[no] { "" }
}.
lisboa-event-wigs = { $you ->
    [yes] Segni
   *[no] { $name } segna
} { $amount ->
    [one] { $amount } parrucca
   *[other] { $amount } parrucche
} { $why ->
    [store] per il negozio
    [building] per il nuovo edificio
    [sailed] quando la nave salpa
    [church] nel punteggio Chiesa
    [tile] per il tassello Clero
    [cubes] per i cubi di macerie
    [rubble_sets] per i set di macerie
    [decree] per il decreto
   *[reward] come ricompensa
}.
lisboa-event-lost-wigs = { $you ->
    [yes] Perdi
   *[no] { $name } perde
} { $amount ->
    [one] { $amount } parrucca
   *[other] { $amount } parrucche
}.
lisboa-some-goods = { $good ->
    [gold] { $amount } oro
    [cloth] { $amount ->
        [one] { $amount } tessuto
       *[other] { $amount } tessuti
    }
    [books] { $amount ->
        [one] { $amount } libro
       *[other] { $amount } libri
    }
   *[tools] { $amount ->
        [one] { $amount } attrezzo
       *[other] { $amount } attrezzi
    }
}
lisboa-event-goods = { $amount ->
    [0] { $you ->
        [yes] Non hai posto per altro: { lisboa-good-name }.
       *[no] { $name } non ha posto per altro: { lisboa-good-name }.
    }
   *[other] { $you ->
        [yes] Ricevi
       *[no] { $name } riceve
    } { lisboa-some-goods }.
}
lisboa-event-lost-good = { $you ->
    [yes] { $why ->
        [offer] Offri { lisboa-one-good }: { lisboa-action-name }
        [price] Paghi { lisboa-one-good }
        [room] Non hai più posto per { lisboa-one-good }
       *[other] Dai { lisboa-one-good }
    }
   *[no] { $why ->
        [offer] { $name } offre { lisboa-one-good }: { lisboa-action-name }
        [price] { $name } paga { lisboa-one-good }
        [room] { $name } non ha più posto per { lisboa-one-good }
       *[other] { $name } dà { lisboa-one-good }
    }
}.
lisboa-event-price = Il prezzo scende a { $price }: { lisboa-good-name }.
lisboa-event-treasury = La tesoreria è a { $treasury }.
lisboa-event-cube = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} { lisboa-some-cubes }{ $kept ->
    [no] , che esce dal gioco
   *[yes] { "" }
}.
lisboa-event-rubble-set = { $you ->
    [yes] Completi il
   *[no] { $name } completa il
} { $sets ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
} set di macerie.
lisboa-event-marker = { $you ->
    [yes] Usi un segnalino set.
   *[no] { $name } usa un segnalino set.
}
lisboa-event-official = { $you ->
    [yes] Metti
   *[no] { $name } mette
} un ufficiale nell’ufficio { $office ->
    [builder] del Costruttore
    [marquis] del Marchese
   *[king] del Re
}{ $to_plaza_count ->
    [0] { "" }
   *[other] ; i colori più numerosi ne spostano uno sulla plaza
}.
lisboa-event-recalled = { $you ->
    [yes] Ritiri
   *[no] { $name } ritira
} un ufficiale: { $spot_the }.
lisboa-event-favor = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} il favore { lisboa-of-noble }.
lisboa-event-returned-favor = { $influence ->
    [none] { $you ->
        [yes] Restituisci
       *[no] { $name } restituisce
    } il favore { lisboa-of-noble }.
   *[other] { $you ->
        [yes] Segui
       *[no] { $name } segue
    } con il favore { lisboa-of-noble }{ lisboa-for-visit }.
}
lisboa-event-tile = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} un tassello Clero{ lisboa-what-it-does }.
lisboa-event-set-aside = { $you ->
    [yes] Cedi
   *[no] { $name } cede
} un tassello Clero{ lisboa-what-it-does }.
lisboa-event-house = { $you ->
    [yes] Posi
   *[no] { $name } posa
} una casa del { $group ->
    [left] gruppo di sinistra
    [middle] gruppo centrale
   *[right] gruppo di destra
}.
lisboa-event-sold = { $you ->
    [yes] Vendi
   *[no] { $name } vende
} { lisboa-one-good }{ lisboa-for-paid }.
lisboa-event-docked = { $you ->
    [yes] La tua nave è tornata al molo.
   *[no] Una nave di { $name } è tornata al molo.
}
lisboa-event-ship = { $you ->
    [yes] Costruisci
   *[no] { $name } costruisce
} { $ship_the }{ lisboa-for-goods }.
lisboa-event-cardinal = { $you ->
    [yes] Muovi
   *[no] { $name } muove
} il Cardinale{ $church_scoring ->
    [yes] : punteggio Chiesa alla fine del turno
   *[no] { "" }
}.
lisboa-event-store = { $you ->
    [yes] Costruisci
   *[no] { $name } costruisce
} un { lisboa-store } in { $lot }{ lisboa-for-paid }{ lisboa-wigs-too }.
lisboa-event-plan = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} { $plan_the }.
lisboa-event-building = { $you ->
    [yes] Apri
   *[no] { $name } apre
} un edificio pubblico: { $site_name }.
lisboa-event-completed-plan = { $you ->
    [yes] Completi
   *[no] { $name } completa
} { $plan_the }.
lisboa-event-decree = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} un decreto{ lisboa-what-it-does }.
lisboa-feats-decree = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} { $count } decreti in { $rounds ->
    [one] un round
   *[other] { $rounds } round
}.
lisboa-feats-store = { $you ->
    [yes] Costruisci
   *[no] { $name } costruisce
} { $count } negozi in { $rounds ->
    [one] un round
   *[other] { $rounds } round
}.
lisboa-event-period = { $cause ->
    [rubble_sets] Un secondo set di macerie:
   *[empty_decks] Tre mazzi sono vuoti:
} inizia il secondo periodo.
lisboa-event-end-caused = { $cause ->
    [rubble_sets] Un quarto set di macerie:
   *[empty_decks] Tre mazzi sono vuoti:
} si finisce questo round, poi se ne gioca un altro.

## Foglio dei punti

lisboa-score-wigs = Durante la partita
lisboa-score-hulls = Stive delle navi
lisboa-score-rubble-sets = Set di macerie
    .from = { $sets ->
        [one] { $sets } set
       *[other] { $sets } set
    }
lisboa-score-stores-gold = Negozi: oro
    .from = { $stores ->
        [one] { $stores } negozio
       *[other] { $stores } negozi
    }
lisboa-score-stores-cloth = Negozi: tessuti
    .from = { $stores ->
        [one] { $stores } negozio
       *[other] { $stores } negozi
    }
lisboa-score-stores-books = Negozi: libri
    .from = { $stores ->
        [one] { $stores } negozio
       *[other] { $stores } negozi
    }
lisboa-score-stores-tools = Negozi: attrezzi
    .from = { $stores ->
        [one] { $stores } negozio
       *[other] { $stores } negozi
    }
lisboa-score-money = Influenza e réis
    .from = { $reis } + { $influence_as_reis }, ÷ 5
lisboa-score-decree = Decreti
    .from = { $count ->
        [one] { $count } decreto
       *[other] { $count } decreti
    }
lisboa-score-officials = Ufficiali sui progetti
    .from = { $officials ->
        [one] { $officials } ufficiale
       *[other] { $officials } ufficiali
    }
lisboa-score-favors = Favori reali
    .from = { $favors ->
        [one] { $favors } favore
       *[other] { $favors } favori
    }
lisboa-tie-break = Spareggio: set di macerie, negozi, progetti, réis
lisboa-points-over-game = Parrucche durante la partita
    .about = quanto avrebbe ciascuno se la partita finisse lì
    .stage = Periodo { $stage }
lisboa-rivals = Avversari
lisboa-tab-city = Città
lisboa-tab-court = Corte
lisboa-tab-mine = Mio
lisboa-tab-rivals = Rivali
lisboa-tab-log = Diario

## Termini di un prezzo, fonti di un guadagno

lisboa-part-treasury = tesoreria
lisboa-part-officials = ufficiali
lisboa-part-row = riga { $of }
lisboa-part-column = colonna { $of }
lisboa-part-on-land = { $source ->
    [clergy] Clero
   *[card] carta
}
lisboa-part-per-payment = { $source ->
    [clergy] Clero
   *[card] carta
}
lisboa-part-on-events = { $source ->
    [clergy] Clero
   *[card] carta
}
lisboa-part-per-visit = Clero
lisboa-part-per-hired-official = sconto
lisboa-part-per-ship = Clero
lisboa-part-hull = stiva
lisboa-part-replaced = vecchia stiva
lisboa-part-offered = merce offerta
lisboa-part-houses = case
lisboa-source-card = carta Tesoreria
lisboa-source-hull = stiva
lisboa-source-reward = ricompensa
lisboa-then-a-cube = poi un cubo se ne va: fino a { $cube } in meno
lisboa-scores-nobody = per ora non segna nessuno

## Perché qualcosa non è possibile

lisboa-reason-nothing-to-sell-or-trade = dopo non avresti niente da vendere o trattare.
    .short = niente da vendere
lisboa-reason-price-of-visit = la visita costa { $price }; hai { $influence } influenza e { $wigs ->
    [one] { $wigs } parrucca
   *[other] { $wigs } parrucche
}.
    .short = costa { $price }
lisboa-reason-fee-of-event = l’evento costa { $price ->
    [one] { $price } real
   *[other] { $price } réis
}; puoi raccoglierne { $money }.
    .short = costa { $price }
lisboa-reason-event-does-nothing = l’evento ora non farebbe niente.
    .short = senza effetto
lisboa-reason-no-open-decree = nessun decreto è scoperto.
    .short = nessun decreto
lisboa-reason-no-house = non hai più case.
    .short = nessuna casa
lisboa-reason-no-lot-or-tile = non c’è un terreno con una tessera adatta.
    .short = nessun terreno
lisboa-reason-not-payable = costerebbe { $price ->
    [one] { $price } real
   *[other] { $price } réis
}; puoi raccoglierne { $money }.
    .short = costa { $price }
lisboa-reason-no-free-site = tutti i cantieri sono occupati.
    .short = nessun cantiere
lisboa-reason-no-plan = non hai progetti incompiuti.
    .short = nessun progetto
lisboa-reason-no-building-for-plan = non resta un edificio degli architetti dei tuoi progetti per un cantiere libero.
    .short = nessun edificio
lisboa-reason-no-tile = qui non restano tessere Città: { lisboa-good-name }.
    .short = nessuna tessera
lisboa-reason-no-fitting-plan = nessuno dei tuoi progetti ha un edificio adatto qui.
    .short = nessun progetto
lisboa-reason-building-does-not-fit = l’edificio di questo architetto non mostra il colore della strada.
    .short = altro colore
lisboa-reason-noble-action-impossible-afterwards = l’azione del nobile sarebbe poi impossibile.
    .short = blocca la visita
lisboa-reason-no-place-for-tile = hai tanti tasselli Clero quanti posti.
    .short = nessun posto
lisboa-reason-no-tile-to-take = non c’è un tassello da prendere accanto al Cardinale.
    .short = nessun tassello
lisboa-reason-no-official-on-board = non hai ufficiali sulla plancia.
    .short = nessun ufficiale
lisboa-reason-no-plan-in-piles = entrambe le pile di progetti sono vuote.
    .short = nessun progetto
lisboa-reason-nothing-would-be-received = non riceveresti merci.
    .short = niente
lisboa-reason-all-favors-held = hai tutti e tre i favori.
    .short = li hai tutti
lisboa-reason-no-ship-in-yard = il cantiere navale è vuoto.
    .short = nessuna nave
lisboa-reason-price-of-ship = la nave costa { $price ->
    [one] { $price } merce
   *[other] { $price } merci diverse
}; ne hai { $kinds }.
    .short = costa { $price }
lisboa-reason-no-room-for-ship = non c’è posto per la nave.
    .short = nessun posto
lisboa-reason-covered = coperta in questo turno ({ lisboa-good-name }).
    .short = coperta

## Lacerda

lisboa-event-courtier = Il cortigiano di Lacerda va presso { lisboa-the-noble }.
lisboa-event-aide = L’Aiutante va al mazzo { $deck ->
    [builder] del Costruttore
    [marquis] del Marchese
    [king] del Re
   *[treasury] della tesoreria
}.
lisboa-event-lacerda-acts = Lacerda fa l’azione di Stato { $half ->
    [upper] in alto
   *[lower] in basso
}: { lisboa-action-name }.
lisboa-event-lacerda-visits = Lacerda visita { lisboa-the-noble }{ lisboa-for-visit }.
lisboa-event-lacerda-skips = Lacerda salta ciò che non può fare: { $action ->
    [store] costruire un negozio
    [decree] prendere un decreto
    [building] aprire un edificio
   *[other] { lisboa-action-name }
}.
lisboa-event-lacerda-store = Lacerda sceglie { $lot } per un { lisboa-store }: { $wigs ->
    [one] { $wigs } parrucca
   *[other] { $wigs } parrucche
}.
lisboa-event-lacerda-building = Lacerda sceglie { $site_name }, { $architect ->
    [blue] architetto blu
   *[green] architetto verde
}.
lisboa-score-cubes = Cubi di macerie
    .from = { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }
lisboa-score-rank = Titolo
    .from = { $rank_name }
lisboa-rank-missed = { $rank }: manca { $missed }
lisboa-condition = { $condition ->
    [wigs] parrucche
    [stores] negozi
    [majorities] primi posti
    [reis] réis
    [decrees] decreti
   *[ships] navi
} { $found }/{ $needed }
lisboa-word-jester = Giullare
lisboa-word-court-servant = Servo di corte
lisboa-word-kings-favourite = Favorito del Re
lisboa-word-right-hand-of-the-marquis = Braccio destro del Marchese

## Opzioni di un tavolo: draft, incarichi, decreto iniziale

lisboa-prompt-KeepCards = Tieni una carta
    .why = Le altre vanno al vicino di sinistra.
lisboa-prompt-ChooseTask = Quale incarico conta?
    .why = Ne sono stati svolti più d’uno in questo turno; gli altri vanno rifatti.
lisboa-prompt-PlaceOfficial = Scegli un ufficio per un ufficiale
    .why = La ricompensa del tuo incarico; non è un reclutamento.
lisboa-prompt-TakeStartingDecree = Prendi un decreto iniziale
    .why = Ognuno ne prende uno prima del primo turno.
lisboa-option-draft = Tieni { lisboa-card-of-kind }
    .act = Tieni questa carta
lisboa-option-task = Concludi l’incarico { $word }
    .act = Concludi questo incarico
lisboa-event-kept-card = { $you ->
    [yes] Tieni una carta.
   *[no] { $name } tiene una carta.
}
lisboa-event-passed-cards = { $number ->
    [one] { $you ->
        [yes] Passi { $number } carta a sinistra.
       *[no] { $name } passa { $number } carta a sinistra.
    }
   *[other] { $you ->
        [yes] Passi { $number } carte a sinistra.
       *[no] { $name } passa { $number } carte a sinistra.
    }
}
lisboa-event-task = { $you ->
    [yes] Ricevi un incarico.
   *[no] { $name } riceve un incarico.
}
lisboa-event-task-done = { $you ->
    [yes] Fai ciò che chiede un incarico{ lisboa-what-it-does }.
   *[no] { $name } fa ciò che chiede un incarico{ lisboa-what-it-does }.
}
lisboa-event-task-finished = { $you ->
    [yes] Concludi un incarico{ lisboa-what-it-does }.
   *[no] { $name } conclude un incarico{ lisboa-what-it-does }.
}
lisboa-packet = Carte tra cui scegliere
lisboa-packet-about = tenute finora: { $count }
lisboa-tasks = Incarichi
lisboa-task-title = Incarico { $number }
lisboa-task-visit = { $deeds } in una tua visita; poi ricevi altri due incarichi
lisboa-task-deed = { $deeds }: { $reward }
lisboa-or = { $first } o { $second }
lisboa-deed-store = costruire un negozio
lisboa-deed-ship = costruire una nave
lisboa-deed-decree = prendere un decreto
lisboa-deed-building = aprire un edificio
lisboa-deed-recruit-2 = reclutare due ufficiali insieme
lisboa-deed-plan = prendere un progetto
lisboa-deed-cardinal = prendere un tassello dal Cardinale
lisboa-deed-favor = ottenere un favore
lisboa-deed-follow = seguire una visita
lisboa-deed-sell = vendere una merce
lisboa-deed-produce = produrre una merce
lisboa-deed-church = scartare tasselli in un punteggio Chiesa

## Perché il bot ha scelto così

lisboa-why-only = Non si può fare altro.
lisboa-why-fallback = Il bot non ha avuto tempo di pensare e ha preso un’opzione qualsiasi.
lisboa-why-random = Questo bot prende un’opzione qualsiasi.
lisboa-why-one-step = Dopo questo passo è nella posizione migliore.
lisboa-why-plan = Di { $ways } modi di giocare il turno questo è il migliore: circa { $percent } su 100.

## La prima partita guidata

lisboa-lesson-welcome = Ricostruire Lisbona
    .text = Il 1° novembre 1755 un terremoto, uno tsunami e incendi distrussero la città. Aiuti a ricostruirla; vince chi ha più parrucche.
    .why = Questa guida dura circa dieci minuti e finisce in una vera partita. Le cifre di carte, tessere e tabellone sono una ricostruzione, non quelle stampate.
lisboa-lesson-city = La città
    .text = Le strade vanno da nord a sud, ognuna del colore di una merce. Un negozio sta su un terreno e ha la porta su una strada.
    .why = I cubi sono macerie. Quelli della riga e della colonna di un terreno lo rendono più caro, e si sgomberano uno alla volta.
lisboa-lesson-tile = Tieni un tassello Clero
    .text = Scegli uno dei tuoi due tasselli Clero. Ti aiuta da subito.
    .why = Più tardi potrai cederlo in un punteggio Chiesa per le parrucche sul retro.
lisboa-lesson-hand = Una carta per turno
    .text = Giochi una delle tue cinque carte: un nobile o una tesoreria a Corte, oppure una carta qualsiasi nel Portfolio. O ne scarti una per 1 oro.
    .why = Alla fine del turno prendi una nuova carta dall’esposizione.
lisboa-lesson-court = La Corte Reale
    .text = Tre nobili ricevono visite. Una visita costa influenza: quanto la tesoreria mostra a sinistra, e 1 per ogni ufficiale altrui nell’ufficio.
    .why = Dà l’azione di quel nobile e prima, se vuoi, una delle sue due azioni di Stato.
lisboa-lesson-visit = Visita il Costruttore
    .text = Premi la tua carta Costruttore, poi il Costruttore a Corte, e conferma.
    .why = La barra dice sempre che cosa si chiede, il pannello quanto costa e che cosa porta.
lisboa-lesson-state = Un’azione di Stato
    .text = Recluta ufficiali, o ottieni un progetto. Ora prendi un progetto: serve per aprire un edificio pubblico.
    .why = Gli ufficiali in un ufficio rendono più care le visite altrui, e i progetti li richiedono.
lisboa-lesson-store = Costruisci un negozio
    .text = Scegli un terreno. L’etichetta mostra il prezzo in réis; il segno sul terreno è ciò che ricevi subito.
    .why = Il prezzo è la tesoreria più le macerie rimaste in riga e colonna. Le parrucche vengono dagli edifici pubblici aperti accanto alla riga e in cima alla strada.
lisboa-lesson-cube = Sgombera un cubo
    .text = Prendi un cubo dalla riga o dalla colonna del terreno. Il resto rimane e conta nel prezzo. Poi paga.
    .why = Un cubo di ogni colore fa un set: più posto per merci e carte, e parrucche alla fine.
lisboa-lesson-house = Una casa sul negozio
    .text = Una casa di legno della tua plancia va sul negozio. Prendine una del gruppo centrale: le navi costano poi 1 merce in meno.
    .why = Ogni casa tolta scopre un vantaggio: il gruppo di sinistra per le visite, quello centrale per le navi, quello di destra per la produzione.
lisboa-lesson-card = Prendi una carta
    .text = Prendi una delle quattro carte dell’esposizione.
    .why = Quando tre mazzi sono vuoti, o qualcuno ha abbastanza set di macerie, il periodo finisce.
lisboa-lesson-turn = Finisci il turno
    .text = Premi «Finisci il turno». Fino ad allora puoi annullare tutto, passo per passo.
    .why = Poi gioca l’altro. Guarda che cosa succede, o premi Spazio per saltare al presente.
lisboa-lesson-portfolio = Nel Portfolio
    .text = Ora gioca una carta Nobile nel tuo Portfolio. Ricevi ciò che mostra in fondo, e poi vendi merci o tratti.
    .why = I nobili nel Portfolio contano ogni volta che guadagni influenza. Il posto è poco: scegli bene.
lisboa-lesson-trade = Tratta per una nave
    .text = Offri un libro o dell’oro per l’azione di Stato Nave, sotto il Marchese.
    .why = Ogni nobile accetta una merce, e l’oro: il Costruttore attrezzi, il Marchese libri, il Re tessuti.
lisboa-lesson-sell = Vendi merci
    .text = Completa questo turno. Nel prossimo gioca un’altra carta nel Portfolio, lascia andare il nobile che c’è e vendi merci sulla tua nave.
    .why = Anche le navi altrui vanno bene. Una nave piena salpa e dà al proprietario 1 parrucca per cassa.
lisboa-lesson-building = Edifici pubblici
    .text = Una visita al Re apre un edificio pubblico: con un tuo progetto e gli ufficiali che chiede. I negozi della sua riga o strada che hanno i suoi colori segnano.
    .why = Negozi ed edifici hanno bisogno gli uni degli altri, di chiunque siano.
lisboa-lesson-church = La Chiesa
    .text = Chi incontra il Cardinale prende un tassello Clero. Quando lui passa il segno dell’influenza, tutti possono cedere tasselli per parrucche.
    .why = Un tassello aiuta finché lo tieni. Le sue parrucche arrivano solo quando lo cedi.
lisboa-lesson-decrees = Decreti
    .text = Una visita al Marchese dà un decreto. Ognuno conta qualcosa alla fine: negozi, navi, ufficiali, macerie.
    .why = Prendi quelli adatti a ciò che fai comunque, prima che lo faccia un altro.
lisboa-lesson-end = Come finisce
    .text = Nel secondo periodo un quarto set di macerie, o tre mazzi vuoti, portano agli ultimi round. Poi contano navi, set, negozi, denaro, decreti, progetti e favori.
    .why = Indica un pezzo qualsiasi per vedere che cosa fa, con la clausola delle regole.
lisboa-lesson-play-on = Continua
    .text = È tutto ciò che serve per cominciare. Questo tavolo è una vera partita: giocala fino in fondo, o iniziane un’altra.
    .why = L’elenco delle scelte (tasto O) mostra sempre tutto ciò che puoi fare.

## The box, group by group, and its fields

lisboa-box-name-my-box = la mia scatola
lisboa-box-group-board = Plancia e tracciati
lisboa-box-group-lots = Lotti
lisboa-box-group-sites = Siti
lisboa-box-group-plans = Edifici e progetti
lisboa-box-group-ships = Navi
lisboa-box-group-nobles = Carte nobile
lisboa-box-group-treasury = Carte tesoro, mazzi
lisboa-box-group-clergy = Tasselli Clero
lisboa-box-group-decrees = Decreti
lisboa-box-group-tokens = Gettoni e compiti
lisboa-box-field-number = Numero
lisboa-box-field-deck = Mazzo
lisboa-box-field-kind = Nobile
lisboa-box-field-influence = Influenza
lisboa-box-field-reward = Ricompensa
lisboa-box-field-penalty = Penalità
lisboa-box-field-event = Evento
lisboa-box-field-benefit = Beneficio
lisboa-box-field-scoring = Punteggio
lisboa-box-field-copies = Copie
lisboa-box-field-officials = Funzionari
lisboa-box-field-wigs = Parrucche
lisboa-box-field-lot = Lotto
lisboa-box-field-site = Sito
lisboa-box-field-architect = Architetto
lisboa-box-field-start = All’inizio
lisboa-box-field-right = Valore a destra
lisboa-box-field-left = Valore a sinistra
lisboa-box-field-maximum = Casella più alta
lisboa-box-field-icons = Caselle con moneta
lisboa-box-field-minimum = Prezzo minimo
lisboa-box-field-good = Merce
lisboa-box-field-name = Nome
lisboa-box-field-values = Valori
lisboa-box-field-place-of-column = Tessera di ogni colonna
lisboa-box-field-cubes = Cubi di ogni colore
lisboa-box-field-cost = Costo
lisboa-box-field-row = Cubi per riga
lisboa-box-field-columns = Cubi per colonna
lisboa-box-field-pile = Pila
lisboa-box-field-large = Tessere grandi
lisboa-box-field-small = Tessere piccole
lisboa-box-field-influence-gap = Intervallo del simbolo influenza
lisboa-box-field-treasury-gap = Intervallo del simbolo tesoro
lisboa-box-field-spaces = Caselle
lisboa-box-field-hand = Carte in mano
lisboa-box-field-open-decrees = Decreti scoperti
lisboa-box-field-builder = Costruttore
lisboa-box-field-marquis = Marchese
lisboa-box-field-king = Re
lisboa-box-field-reis = Réis
lisboa-box-field-goods = Merci di ogni tipo
lisboa-box-field-houses = Case per gruppo
lisboa-box-field-set-markers = Segnalini set
lisboa-box-field-rubble-places = Posti per le macerie
lisboa-box-field-upper-places = Posti superiori
lisboa-box-field-lower-places = Posti inferiori
lisboa-box-field-clergy-places = Posti per il clero
lisboa-box-field-rubble-set = Set di macerie
lisboa-box-field-favor = Favore reale
lisboa-box-field-plans = Progetti completati
lisboa-box-field-places = Posti
lisboa-box-field-blue = Lato blu
lisboa-box-field-green = Lato verde
lisboa-box-field-colour = Colore
lisboa-box-field-hull = Scafo
lisboa-box-field-bonus = Bonus per merce
lisboa-box-field-period = Periodo
lisboa-box-field-years = Anni
lisboa-box-field-cards = Carte
lisboa-box-field-id = Tessera
lisboa-box-field-solo = Nel gioco in solitario
lisboa-box-field-row-e = Sulla riga E
lisboa-box-field-deeds = Azioni
lisboa-box-field-deed = Azione
lisboa-box-field-earthquake = Terremoto
lisboa-box-field-fire = Incendio
lisboa-box-field-tsunami = Tsunami
lisboa-box-list-treasury = Tesoro
lisboa-box-list-treasury-spaces = Casella del tesoro
lisboa-box-list-influence = Influenza
lisboa-box-list-market = Mercato
lisboa-box-list-streets-west-to-east = Strada
lisboa-box-list-score-tiles = Tessere punteggio
lisboa-box-list-rubble = Macerie
lisboa-box-list-city-tiles = Tessere Città
lisboa-box-list-church = Chiesa
lisboa-box-list-offices = Uffici
lisboa-box-list-court = Corte reale
lisboa-box-list-player = Plancia del giocatore
lisboa-box-list-wigs = Parrucche alla fine
lisboa-box-list-wigs-stores = Negozi
lisboa-box-list-buildings-tiles = Edificio pubblico
lisboa-box-list-plans-starting = Progetto iniziale
lisboa-box-list-plans-others = Progetto
lisboa-box-list-cards-decks = Mazzo
lisboa-box-list-cards-treasury = Carta Tesoro
lisboa-box-list-tasks-a = Compito A
lisboa-box-list-tasks-b = Compito B
lisboa-box-list-city-tokens-round = Gettone rotondo
lisboa-box-list-city-tokens-square = Gettone quadrato
lisboa-box-list-lots-places = Lotto
lisboa-box-list-sites-places = Sito
lisboa-box-list-ships-cards = Nave
lisboa-box-list-cards-nobles = Carta nobile
lisboa-box-list-clergy-tiles = Tassello Clero
lisboa-box-list-decrees-cards = Decreto
lisboa-box-on-display = Tra le scoperte
lisboa-box-in-portfolio = Nel portfolio
lisboa-box-fault-missing = manca
lisboa-box-fault-empty = è vuoto
lisboa-box-fault-not-a-number = serve un numero intero, non { $value }
lisboa-box-fault-not-exactly = { $value } non è { $lowest }
lisboa-box-fault-not-between = { $value } non è fra { $lowest } e { $highest }
lisboa-box-fault-not-a-text = serve un testo, non { $value }
lisboa-box-fault-text-too-long = un testo di { $found } caratteri, al massimo { $most } sono permessi
lisboa-box-fault-not-a-flag = serve true o false, non { $value }
lisboa-box-fault-not-a-list = serve un elenco, non { $value }
lisboa-box-fault-not-a-table = serve una tabella, non { $value }
lisboa-box-fault-too-many-entries = { $found } valori, al massimo { $most } sono permessi
lisboa-box-fault-other-entries = valori attesi: { $expected }, dati: { $found }
lisboa-box-fault-twice = { $value } compare due volte
lisboa-box-fault-there-already = { $value } è già in { $field }
lisboa-box-fault-unknown = { $what }: «{ $value }» è sconosciuto
lisboa-box-fault-unknown-value = { $what }: { $value } è sconosciuto
lisboa-box-fault-unknown-near = { $what }: «{ $value }» è sconosciuto, forse «{ $near }»?
lisboa-box-fault-unknown-word = { $what }: «{ $value }» è sconosciuto, possibili: { $words }
lisboa-box-fault-unknown-sentence = «{ $value }» è sconosciuto, una frase comincia per esempio con «2 parrucche per …» o «2 parrucche con …»
lisboa-box-fault-not-here = «{ $value }» non può stare qui
lisboa-box-fault-no-number = «{ $value }» non vuole un numero
lisboa-box-fault-needs-number = «{ $value }» vuole un numero, come in «{ $example }»
lisboa-box-fault-number-not-between = «{ $value }»: il numero non è fra 1 e { $highest }
lisboa-box-fault-second-building = «{ $value }»: una ricompensa ha al massimo un edificio
lisboa-box-fault-not-alone = «{ $value }»: store, decree e building stanno da soli in un evento
lisboa-box-fault-reward-and-penalty = una carta nobile ha una ricompensa o una penalità, non entrambe
lisboa-box-fault-unknown-key = nome sconosciuto
lisboa-box-fault-unknown-key-near = nome sconosciuto, forse «{ $near }»?
lisboa-box-fault-unknown-keys = nomi sconosciuti: { $found }
lisboa-box-fault-nothing-labelled = segna un valore che non c’è
lisboa-box-fault-unknown-label = { $value } è sconosciuto, possibili: { $labels }
lisboa-box-fault-unlabelled = non dice nulla di { $figures }, possibili: { $labels }
lisboa-box-fault-right-not-rising = i valori a destra non salgono di casella in casella
lisboa-box-fault-left-up-and-down = i valori a sinistra salgono e scendono
lisboa-box-fault-no-such-space = nessuna casella ha il valore a destra { $value }
lisboa-box-fault-spaces-not-rising = le caselle non salgono
lisboa-box-fault-below-minimum = { $value } è sotto il minimo di { $lowest }
lisboa-box-fault-place-without-column = un posto non ha colonna
lisboa-box-fault-other-cubes = { $expected } cubi in tutto, ma righe, colonne, siti e pila ne prendono { $found }
lisboa-box-fault-other-markers = segnalini: { $found }, set: { $expected }
lisboa-box-fault-later-place-more = un posto seguente vale più di uno precedente
lisboa-box-fault-ships-of-a-period = ogni periodo vuole due colori di navi
lisboa-box-fault-other-pieces = in tutto ne servono { $expected }, ce ne sono { $found }
lisboa-box-fault-other-cards = in tutti i mazzi insieme ne servono { $expected }
lisboa-box-fault-too-deep = più di { $most } tabelle o elenchi uno dentro l’altro
lisboa-colour-blue = blu
lisboa-colour-red = rosso
lisboa-colour-purple = viola
lisboa-colour-brown = marrone
lisboa-colour-green = verde
lisboa-colour-yellow = giallo
lisboa-colour-pink = rosa

## What the coach counts, before a colon
lisboa-unit-reis = Réis
lisboa-unit-influence = Influenza
lisboa-unit-wigs = Parrucche
lisboa-unit-goods = Merci
lisboa-unit-gold = Oro
lisboa-unit-cloth = Tessuti
lisboa-unit-books = Libri
lisboa-unit-tools = Attrezzi
lisboa-unit-hull-at-the-end = Stiva totale alla fine
lisboa-unit-wigs-at-the-end = Parrucche dei decreti alla fine
lisboa-unit-majorities-at-the-end = Parrucche delle maggioranze alla fine

## What puzzles are about
lisboa-theme-visits = Visite
lisboa-theme-portfolio = Portafoglio
lisboa-theme-following = Seguire
lisboa-theme-stores = Negozi
lisboa-theme-ships = Navi
lisboa-theme-decrees = Decreti
lisboa-theme-public-buildings = Edifici pubblici
lisboa-theme-church = Chiesa
lisboa-theme-state-actions = Azioni di Stato
lisboa-theme-officials = Funzionari
lisboa-theme-favors = Favori reali
