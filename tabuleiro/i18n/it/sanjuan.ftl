# Testi di San Juan. I fatti di eventi, opzioni e ragioni sono argomenti: una parola delle regole come $x (per scegliere la forma),
# $x_name (il nome) e $x_the (in una frase); un elenco come espressione $x con la lunghezza $x_count.
# $name è il giocatore, $you dice se è chi legge.

## Ruoli: nome, con articolo, che cosa fanno tutti, che cosa fa in più il proprietario

sanjuan-role-builder = Costruttore
    .the = il costruttore
    .action = Ognuno può costruire 1 edificio
    .brief = Costruire 1
    .privilege = 1 carta in meno
sanjuan-role-producer = Produttore
    .the = il produttore
    .action = Ognuno può produrre 1 merce
    .brief = Produrre 1
    .privilege = 1 merce in più
sanjuan-role-trader = Mercante
    .the = il mercante
    .action = Ognuno può vendere 1 merce
    .brief = Vendere 1
    .privilege = 1 vendita in più
sanjuan-role-councillor = Consigliere
    .the = il consigliere
    .action = Ognuno ne pesca 2, ne tiene 1
    .brief = Pesca 2, tieni 1
    .privilege = pesca 5, tieni 1
sanjuan-role-prospector = Cercatore d’oro
    .the = il cercatore d’oro
    .action = Nessuno agisce
    .brief = Nessuno agisce
    .privilege = pesca 1 carta
sanjuan-privilege = Privilegio
sanjuan-tab-mine = Mio
sanjuan-tab-roles = Ruoli
sanjuan-tab-rivals = Rivali
sanjuan-tab-log = Diario
sanjuan-governor = Governatore
    .about = Prende il primo ruolo del round. Poi la carta passa di un posto a sinistra.
sanjuan-free = libero
sanjuan-chooses-now = sceglie
sanjuan-no-role-yet = ancora senza ruolo

## Merci

sanjuan-good-indigo = indaco
sanjuan-good-sugar = zucchero
sanjuan-good-tobacco = tabacco
sanjuan-good-coffee = caffè
sanjuan-good-silver = argento
sanjuan-good-customs = merce di dogana

## Edifici: nome, effetto in poche parole, effetto completo, nome in una frase

sanjuan-building-indigo = Tintoria d’indaco
    .short = Produce indaco
    .full = Produce e conserva 1 indaco.
    .the = la tintoria d’indaco
sanjuan-building-sugar = Zuccherificio
    .short = Produce zucchero
    .full = Produce e conserva 1 zucchero.
    .the = lo zuccherificio
sanjuan-building-tobacco = Deposito di tabacco
    .short = Produce tabacco
    .full = Produce e conserva 1 tabacco.
    .the = il deposito di tabacco
sanjuan-building-coffee = Torrefazione
    .short = Produce caffè
    .full = Produce e conserva 1 caffè.
    .the = la torrefazione
sanjuan-building-silver = Fonderia d’argento
    .short = Produce argento
    .full = Produce e conserva 1 argento.
    .the = la fonderia d’argento
sanjuan-building-smithy = Fucina
    .short = Produzione −1
    .full = Gli edifici di produzione ti costano 1 in meno.
    .the = la fucina
sanjuan-building-gold-mine = Miniera d’oro
    .short = 4 costi diversi: prendi il minore
    .full = In ogni fase del cercatore scopri 4 carte. Costi diversi? Prendi la meno cara.
    .the = la miniera d’oro
sanjuan-building-archive = Archivio
    .short = Scarta da tutta la mano
    .full = Le carte pescate si uniscono alla mano; poi scarta vecchie o nuove.
    .the = l’archivio
sanjuan-building-poor-house = Ricovero
    .short = Costruito con ≤ 1 carta: pesca 1
    .full = Dopo aver costruito, pesca 1 se hai 0 o 1 carta.
    .the = il ricovero
sanjuan-building-black-market = Mercato nero
    .short = 1–2 merci possono pagare
    .full = Quando costruisci, fino a 2 tue merci possono pagare 1 ciascuna.
    .the = il mercato nero
sanjuan-building-trading-post = Emporio
    .short = Vende 1 merce in più
    .full = Puoi vendere 1 merce in più.
    .the = l’emporio
sanjuan-building-well = Pozzo
    .short = 2+ merci prodotte: pesca 1
    .full = Produci 2 o più merci in una fase: pesca 1.
    .the = il pozzo
sanjuan-building-market-stand = Bancarella
    .short = 2+ merci vendute: pesca 1
    .full = Vendi 2 o più merci in una fase: pesca 1 in più.
    .the = la bancarella
sanjuan-building-crane = Gru
    .short = Costruisci sopra: paghi la differenza
    .full = Costruisci sopra un tuo edificio: il suo costo riduce il prezzo.
    .the = la gru
sanjuan-building-chapel = Cappella
    .short = 1 carta per round
    .full = Ogni round puoi mettere qui 1 carta della mano. 1 punto ciascuna alla fine.
    .the = la cappella
sanjuan-building-tower = Torre
    .short = Limite di mano 12
    .full = Il tuo limite di mano è 12 carte.
    .the = la torre
sanjuan-building-aqueduct = Acquedotto
    .short = Produce 1 merce in più
    .full = Puoi produrre 1 merce in più.
    .the = l’acquedotto
sanjuan-building-carpenter = Falegnameria
    .short = Edificio cittadino: pesca 1
    .full = Dopo aver costruito e pagato un edificio cittadino, pesca 1.
    .the = la falegnameria
sanjuan-building-statue = Statua
    .short = Monumento
    .full = Un monumento: molti punti, nessun effetto.
    .the = la statua
sanjuan-building-prefecture = Prefettura
    .short = Tieni 2 carte, non 1
    .full = Tieni 2 delle carte pescate invece di 1.
    .the = la prefettura
sanjuan-building-market-hall = Mercato coperto
    .short = 1+ merci vendute: pesca 1
    .full = Vendi almeno 1 merce nella fase: pesca 1 in più.
    .the = il mercato coperto
sanjuan-building-quarry = Cava
    .short = Cittadini −1
    .full = Gli edifici cittadini ti costano 1 in meno.
    .the = la cava
sanjuan-building-column = Colonna
    .short = Monumento
    .full = Un monumento: molti punti, nessun effetto.
    .the = la colonna
sanjuan-building-library = Biblioteca
    .short = Privilegio raddoppiato
    .full = Il privilegio del ruolo che prendi vale doppio.
    .the = la biblioteca
sanjuan-building-hero = Monumento all’eroe
    .short = Monumento
    .full = Un monumento: molti punti, nessun effetto.
    .the = il monumento all’eroe
sanjuan-building-guild-hall = Sede della gilda
    .short = +1 per produzione, +1 per tipo
    .full = Alla fine: 1 punto per edificio di produzione e 1 in più per tipo.
    .the = la sede della gilda
sanjuan-building-city-hall = Municipio
    .short = +1 per edificio cittadino
    .full = Alla fine: 1 punto per edificio cittadino, questo compreso.
    .the = il municipio
sanjuan-building-triumphal-arch = Arco di trionfo
    .short = +4 / 6 / 8 per 1 / 2 / 3 monumenti
    .full = Alla fine: 4, 6 o 8 punti per 1, 2 o 3 monumenti.
    .the = l’arco di trionfo
sanjuan-building-palace = Palazzo
    .short = +1 ogni 4 punti, per ultimo
    .full = Alla fine, per ultimo: 1 punto ogni 4 altri.
    .the = il palazzo
sanjuan-building-guard-room = Guardiola
    .short = Altri: limite di mano 6
    .full = Gli altri senza guardiola né torre tengono solo 6 carte.
    .the = la guardiola
sanjuan-building-office = Ufficio
    .short = Cambia 1–2 carte ogni round
    .full = Ogni round puoi scartare 1 o 2 carte e pescarne altrettante.
    .the = l’ufficio
sanjuan-building-hut = Capanna
    .short = Nessuno vende: pesca 1
    .full = Se nessuno vende nulla in una fase del mercante, pesca 1.
    .the = la capanna
sanjuan-building-tavern = Taverna
    .short = Meno edifici di tutti: pesca 1
    .full = Fine della fase del costruttore: hai meno edifici, non tutti pari? Pesca 1.
    .the = la taverna
sanjuan-building-park = Parco
    .short = Sotto la gru vale 6
    .full = Sostituito con la gru, riduce il prezzo di 6 invece che di 3.
    .the = il parco
sanjuan-building-customs = Dogana
    .short = Riceve 1 merce, vende a 2
    .full = Vuota, riceve 1 merce in ogni fase del consigliere. Si vende a 2.
    .the = la dogana
sanjuan-building-bank = Banca
    .short = Una volta: metti via carte
    .full = Una volta per partita mettici quante carte della mano vuoi. 1 punto ciascuna.
    .the = la banca
sanjuan-building-harbour = Porto
    .short = Metti via 1 merce venduta
    .full = Una volta per fase del mercante metti via 1 merce venduta. 1 punto ciascuna.
    .the = il porto
sanjuan-building-goldsmith = Oreficeria
    .short = Scopri 1: tua se nessuno ce l’ha
    .full = In ogni fase del cercatore scopri 1 carta; tienila se nessuno l’ha costruita.
    .the = l’oreficeria
sanjuan-building-residence = Residenza
    .short = +4+3+2+1 per terzetti di pari costo
    .full = Alla fine: 4, 3, 2, 1 punti per terzetti di edifici diversi di pari costo.
    .the = la residenza
sanjuan-building-cathedral = Cattedrale
    .short = +4+3+2+1 per costo 6 dei rivali
    .full = Alla fine: 4, 3, 2, 1 punti per gli edifici di costo 6 dei rivali. Una per tavolo.
    .the = la cattedrale
sanjuan-new-buildings = Nuovi edifici

## Tipi e fasi sulle carte

sanjuan-sort-production = edificio di produzione
sanjuan-sort-city = edificio cittadino
sanjuan-sort-monument = monumento
sanjuan-sort-bonus = edificio bonus
sanjuan-phase-production = produzione
sanjuan-phase-builder = del costruttore
sanjuan-phase-producer = del produttore
sanjuan-phase-trader = del mercante
sanjuan-phase-councillor = del consigliere
sanjuan-phase-prospector = del cercatore
sanjuan-phase-round = inizio round
sanjuan-phase-all = ogni ruolo
sanjuan-phase-end = fine partita
sanjuan-phase-monument = monumento
sanjuan-cost = costo { $cost }
sanjuan-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sanjuan-points-at-end = punti alla fine
sanjuan-cards-production = Edifici di produzione
sanjuan-cards-production-about = quanti se ne vuole di ognuno; segno tondo nel colore della merce
sanjuan-cards-city = Edifici cittadini
sanjuan-cards-city-about = uno per tipo e giocatore; l’icona è la fase in cui funziona
sanjuan-cards-new-about = espansione; segnati N; la cattedrale è scoperta al centro, una per il tavolo
sanjuan-cards-built = Costruiti
sanjuan-cards-built-about = le stesse carte davanti a un giocatore: l’effetto in poche parole, il posto della merce

## Tavolo

sanjuan-phase-of = { $role ->
    [builder] Fase del costruttore
    [producer] Fase del produttore
    [trader] Fase del mercante
    [councillor] Fase del consigliere
   *[prospector] Fase del cercatore d’oro
}
sanjuan-phase-none = Scelta dei ruoli
sanjuan-towns = Tutte le città
sanjuan-rivals = Rivali
sanjuan-roles = Ruoli
sanjuan-supply = Casa di commercio, mazzi, cattedrale
sanjuan-piles = Mazzi
sanjuan-draw-pile = da pescare
    .about = Carte rimaste da pescare. Quando finiscono, si mescolano gli scarti.
sanjuan-discard-pile = scarti
    .about = Gli scarti sono coperti; nessuno può guardarli.
sanjuan-trading-house = Casa di commercio
    .about = Il mercante scopre la tessera seguente. I suoi prezzi valgono per tutta la fase: tante carte per ogni merce.
sanjuan-tile-open = prezzi di questa fase
    .brief = Ora
sanjuan-tile-next = prossima tessera, nota
    .brief = Poi
sanjuan-tile-last = ultima tessera vista
    .brief = Vista
sanjuan-tile-none = ancora nessuna tessera
    .brief = –
sanjuan-tile-unknown = la prossima è ignota
sanjuan-tile-then = poi
sanjuan-tile-after = dopo
sanjuan-cathedral-built = È già costruita.
sanjuan-cathedral-gone = È uscita dal gioco.
sanjuan-in-hand = in mano
    .about = Delle altre mani si conosce solo il numero.
sanjuan-goods = { $count ->
    [one] merce
   *[other] merci
}
    .about = Una merce resta coperta sul suo edificio finché non è venduta o paga.
sanjuan-plant-full = { $name }: 1 merce
sanjuan-plant-empty = { $name }: vuoto
sanjuan-buildings-of-twelve = { $count ->
    [one] { $count } edificio su 12
   *[other] { $count } edifici su 12
}
    .about = La partita finisce dopo la fase del costruttore in cui una città ha 12 edifici.
sanjuan-buildings-by-name = Nomi degli edifici
sanjuan-score-so-far = Punti finora
sanjuan-points-so-far = { $count ->
    [one] punto finora
   *[other] punti finora
}
sanjuan-hand = mano
    .left = { $left ->
        [one] Resta { $left } carta
       *[other] Restano { $left } carte
    }{ $drawn ->
        [0] .
       *[other] , e ne peschi { $drawn }.
    }
sanjuan-hand-limit = , limite { $limit }
    .about = Controllato all’inizio di un round: 7 carte, 12 con una torre, 6 accanto alla guardiola di un altro.
sanjuan-your-hand = La tua mano
sanjuan-drawn = Carte pescate
sanjuan-turned = Scoperta
sanjuan-sort = { $order ->
    [cost] Ordine: costo
    [kind] Ordine: tipo
   *[drawn] Ordine: di arrivo
}
sanjuan-empty = vuoto
sanjuan-with-good = con una merce
sanjuan-tucked = { $count } sotto
sanjuan-built-over = { $count ->
    [one] carta sotto
   *[other] carte sotto
}
    .about = Le carte sotto un edificio sostituito valgono ancora 1 punto ciascuna.
sanjuan-ends-the-game = chiude la partita
sanjuan-will-stand-here = starà qui
sanjuan-being-paid = da pagare
sanjuan-works-later = funziona dopo
sanjuan-saves = risparmia { $amount }
sanjuan-then-draw = poi pesca { $amount }
sanjuan-perhaps-draw = forse pesca { $amount }
sanjuan-costs = per { $total }
sanjuan-flag-building = Cantiere
sanjuan-stamp-pay = paga
sanjuan-stamp-keep = resta
sanjuan-stamp-discard = via
sanjuan-stamp-tuck = sotto
sanjuan-to-pay = da pagare
sanjuan-gathered = { $done } su { $most }
sanjuan-cannot = { $verb ->
    [build] Non si può costruire
    [take] Non si può prendere
    [replace] Non si può sostituire
    [replace_full] Non si può sostituire
    [sell] Non si può vendere
    [produce] Ora non produce nulla
   *[other] Ora non è possibile
}

## Domande: che cosa decidere, poi perché o la regola del prezzo

sanjuan-prompt-TakeRole = Prendi un ruolo
    .why = Tutti fanno ciò che dice; solo tu hai il privilegio.
sanjuan-prompt-UseLibrary = Usare ora la biblioteca?
    .why = In due giocatori raddoppia uno dei tuoi due ruoli.
sanjuan-prompt-Build = { $picked ->
    [none] Costruisci un edificio, o nulla
   *[other] Costruisci { $picked_the }
}
    .why = Si paga con altre carte della mano.
sanjuan-prompt-Replace = Dove mettere { $building_the }?
    .why = La gru sostituisce un tuo edificio; il suo costo riduce il prezzo.
sanjuan-prompt-BlackMarket = Pagare con merci?
    .why = { $left ->
        [one] C’è { $left } da pagare; fino a 2 merci possono pagare 1 ciascuna.
       *[other] Ci sono { $left } da pagare; fino a 2 merci possono pagare 1 ciascuna.
    }
sanjuan-prompt-Pay = { $building ->
    [none] Paga l’edificio
   *[other] Paga { $building_the }
}
    .why = { $missing ->
        [0] È tutto scelto.
        [one] Scegli ancora { $missing } carta.
       *[other] Scegli { $missing } carte.
    }
sanjuan-prompt-Produce = Produci merci
    .why = Scegli edifici vuoti, o fermati.
sanjuan-prompt-Sell = Vendi merci
    .why = Scegli merci, o fermati. Le carte si pescano alla fine.
sanjuan-prompt-Ship = Mettere una merce sotto il porto?
    .why = Vale 1 punto alla fine; la vendita si paga come sempre.
sanjuan-prompt-ShipMore = Mettere un’altra merce sotto il porto?
    .why = Ogni carta vale 1 punto; a questo tavolo una per ogni merce venduta.
sanjuan-prompt-PayMore = Pagare più del dovuto?
    .why = A questo tavolo si può rinunciare a ogni sconto.
sanjuan-prompt-UseBuilding = Usare { $building_the }?
    .why = Peschi 1 carta; nessun edificio è obbligatorio.
sanjuan-prompt-UseCustoms = Mettere una merce sulla dogana?
    .why = Si vende per 2 carte; nessun edificio è obbligatorio.
sanjuan-prompt-UseGoldMine = Usare la miniera d’oro?
    .why = Scopre 4 carte; nessun edificio è obbligatorio.
sanjuan-prompt-UsePrefecture = Tenere due carte?
    .why = Con la prefettura tieni 2 delle carte pescate, senza 1.
sanjuan-prompt-CouncilDraw = Quante carte peschi?
    .why = Ne tieni 1, o 2 con una prefettura.
sanjuan-prompt-ProspectorDraw = Quante carte peschi?
    .why = Il privilegio non è obbligatorio.
sanjuan-prompt-Keep = { $left ->
    [one] Tieni { $left } carta
   *[other] Tieni { $left } carte
}
    .why = Le altre si scartano.
sanjuan-prompt-CouncilDiscard = { $left ->
    [one] Scarta { $left } carta
   *[other] Scarta { $left } carte
}
    .why = L’archivio lascia scegliere da tutta la mano.
sanjuan-prompt-TakeFound = Prendere la carta dell’oreficeria?
    .why = Nessuno ha questo edificio.
sanjuan-prompt-Office = Cambiare carte?
    .why = L’ufficio lascia scartare 1 o 2 carte e pescarne altrettante.
sanjuan-prompt-Chapel = Mettere una carta sotto la cappella?
    .why = Vale 1 punto alla fine.
sanjuan-prompt-Bank = Usare ora la banca?
    .why = Una volta per partita; ogni carta vale 1 punto alla fine.
sanjuan-prompt-HandLimit = Scarta fino al limite
    .why = Il limite di mano vale all’inizio di un round.
sanjuan-prompt-KeepFour = Scegli la prima mano
    .why = Scarta finché hai 4 carte.

## Opzioni in pulsanti e nell’elenco

sanjuan-option-pass = { $frame ->
    [UseLibrary] Tienila per il secondo ruolo
    [Build] Non costruire
    [BlackMarket] Paga solo con carte
    [Produce] Non produrre
    [Sell] Non vendere
    [Ship] No
    [TakeFound] Lasciala
    [Office] Tieni tutte le carte
    [Chapel] Non mettere nulla
    [Bank] Non ora
    [UseBuilding] Rinuncia
    [UseCustoms] Rinuncia
    [UseGoldMine] Rinuncia
    [UsePrefecture] Rinuncia
    [CouncilDraw] Non pescare nulla
    [ProspectorDraw] Non pescare nulla
   *[other] Passa
}
sanjuan-option-stop = Fermati qui
sanjuan-option-take = Prendi { $word_the }
sanjuan-option-use-library = Usa la biblioteca
sanjuan-option-build = { $total ->
    [none] Costruisci { $word_the }
   *[other] Costruisci { $word_the } per { $total }
}
sanjuan-option-beside = Accanto agli altri
sanjuan-option-replace = Sostituisci { $word_the }
sanjuan-option-replace-full = Sostituisci { $word_the } con la merce
sanjuan-option-spend = Paga con { $good_name }
sanjuan-option-pay = Paga con { $word_the }
sanjuan-option-produce = Produci { $good_name }
sanjuan-option-sell = Vendi { $good_name }
sanjuan-option-use-harbour = Mettila sotto il porto
sanjuan-option-keep = Tieni { $word_the }
sanjuan-option-discard = Scarta { $word_the }
sanjuan-option-tuck = Metti sotto { $word_the }
sanjuan-option-take-card = Prendi la carta
sanjuan-option-use = Usa { $word_the }
sanjuan-option-draw = { $number ->
    [one] Pesca 1 carta
   *[other] Pesca { $number } carte
}
sanjuan-option-more = { $number ->
    [0] Solo il prezzo
   *[other] Paga { $number } in più
}
sanjuan-build-over = Costruisci { $word_the } al posto di: { $replaces_name }, per { $total }

## Il pulsante per più pezzi

sanjuan-gather-pay = { $left ->
    [0] Paga { $most }
    [one] Paga { $most }: manca { $left } carta
   *[other] Paga { $most }: mancano { $left } carte
}
sanjuan-gather-keep = { $left ->
    [0] Tieni { $most }
    [one] Tieni { $most }: manca { $left }
   *[other] Tieni { $most }: mancano { $left }
}
sanjuan-gather-discard = { $left ->
    [0] Scarta { $count }
    [one] Scarta: manca { $left }
   *[other] Scarta: mancano { $left }
}
sanjuan-gather-tuck = Metti sotto { $count }
sanjuan-gather-produce = { $most ->
    [1] Produci 1 merce
   *[other] Produci { $count } su { $most }
}
sanjuan-gather-sell = { $most ->
    [1] Vendi 1 merce
   *[other] Vendi { $count } su { $most }
}
sanjuan-gather-spend = Paga con { $count ->
    [one] { $count } merce
   *[other] { $count } merci
}

## Perché no

sanjuan-reason-role-taken = Questo ruolo è preso.
    .short = preso
sanjuan-reason-already-owned = Ne hai già uno. La carta può pagare.
    .short = ce l’hai già
sanjuan-reason-too-few-cards = { $missing ->
    [one] Manca { $missing } carta per pagare.
   *[other] Mancano { $missing } carte per pagare.
}
    .short = { $missing ->
        [one] manca { $missing }
       *[other] mancano { $missing }
    }
sanjuan-reason-cathedral-taken = C’è una sola cattedrale, e non è più al centro.
    .short = presa
sanjuan-reason-crane-itself = La gru non può sostituire sé stessa.
    .short = la gru stessa
sanjuan-reason-same-kind = Un edificio non ne sostituisce un altro dello stesso tipo.
    .short = stesso tipo
sanjuan-reason-already-has-good = Ha già una merce.
    .short = pieno
sanjuan-reason-no-good = Non ha nessuna merce.
    .short = vuoto
sanjuan-reason-named-in-order = Un insieme si indica nell’ordine dell’elenco: annulla ciò che viene dopo o indica prima ciò che precede.
    .short = dopo

## Quantità e termini di un prezzo

sanjuan-amount-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
sanjuan-amount-good = { $count ->
    [one] { $count } merce
   *[other] { $count } merci
}
sanjuan-word-left = prezzo
sanjuan-word-more = in più

## Ciò che un atto è costato e ha portato, detto nella sua riga

sanjuan-paid-with = { $paid ->
    [none] { "" }
   *[other] { " " }con { $paid }
}{ $spent ->
    [none] { "" }
   *[other] { " " }e { $spent }
}
sanjuan-for-sale = { $you ->
    [yes] { $cards ->
        [none] { "" }
       *[other] { " " }per { $cards }
    }
   *[no] { $drawn ->
        [none] { "" }
        [one] { " " }per { $drawn } carta
       *[other] { " " }per { $drawn } carte
    }
}
sanjuan-given-too = { $drawn ->
    [none] { "" }
   *[other] ; { $by_name }: { $you ->
        [yes] { $cards }
       *[no] +{ $drawn }
    }
}

## Che cosa è successo

sanjuan-event-round = { $you ->
    [yes] Sei governatore.
   *[no] { $name } è governatore.
}
sanjuan-event-role = { $you ->
    [yes] Prendi { $role_the }.
   *[no] { $name } prende { $role_the }.
}
sanjuan-event-library = { $used ->
    [yes] { $you ->
        [yes] Usi la biblioteca.
       *[no] { $name } usa la biblioteca.
    }
   *[no] { $you ->
        [yes] Tieni la biblioteca per dopo.
       *[no] { $name } tiene la biblioteca per dopo.
    }
}
sanjuan-event-build = { $you ->
    [yes] Costruisci { $building_the } per { $cost }{ sanjuan-paid-with }
   *[no] { $name } costruisce { $building_the } per { $cost }{ sanjuan-paid-with }
}{ $replaced ->
    [none] .
   *[other] , sostituendo { $replaced_the }.
}
sanjuan-event-pay = { $you ->
    [yes] Paghi con { $cards }.
   *[no] { $number ->
        [one] { $name } paga { $number } carta.
       *[other] { $name } paga { $number } carte.
    }
}
sanjuan-event-spend = { $you ->
    [yes] Paghi con { $goods }.
   *[no] { $name } paga con { $goods }.
}
sanjuan-event-produce = { $goods_count ->
    [0] { $you ->
        [yes] Non produci nulla.
       *[no] { $name } non produce nulla.
    }
   *[other] { $you ->
        [yes] Produci { $goods }{ sanjuan-given-too }.
       *[no] { $name } produce { $goods }{ sanjuan-given-too }.
    }
}
sanjuan-event-tile = I prezzi sono { $tile ->
    [A] 1 1 1 2 2
    [B] 1 1 2 2 2
    [C] 1 1 2 2 3
    [D] 1 2 2 2 3
   *[E] 1 2 2 3 3
}.
sanjuan-event-sell = { $you ->
    [yes] Vendi { $goods }{ sanjuan-for-sale }.
   *[no] { $name } vende { $goods }{ sanjuan-for-sale }.
}
sanjuan-event-draw = { $you ->
    [yes] Peschi { $cards }
   *[no] { $number ->
        [one] { $name } pesca { $number } carta
       *[other] { $name } pesca { $number } carte
    }
}{ $by ->
    [councillor] .
    [prospector] .
    [sale] { " " }per la vendita.
   *[other] { " " }({ $by_name }).
}
sanjuan-event-keep = { $you ->
    [yes] Tieni { $cards }.
   *[no] { $number ->
        [one] { $name } tiene { $number } carta.
       *[other] { $name } tiene { $number } carte.
    }
}
sanjuan-event-discard = { $you ->
    [yes] Scarti { $cards }.
   *[no] { $number ->
        [one] { $name } scarta { $number } carta.
       *[other] { $name } scarta { $number } carte.
    }
}
sanjuan-event-tuck = { $you ->
    [yes] Metti una carta sotto { $pile_the }.
   *[no] { $name } mette una carta sotto { $pile_the }.
}
sanjuan-event-gold-mine = { $taken ->
    [none] { $you ->
        [yes] La tua miniera d’oro non trova nulla: { $cards }.
       *[no] La miniera d’oro di { $name } non trova nulla: { $cards }.
    }
   *[other] { $you ->
        [yes] La tua miniera d’oro trova { $taken_the } tra { $cards }.
       *[no] La miniera d’oro di { $name } trova { $taken_the } tra { $cards }.
    }
}
sanjuan-event-goldsmith = { $you ->
    [yes] La tua oreficeria scopre { $card_the }
   *[no] L’oreficeria di { $name } scopre { $card_the }
}{ $built ->
    [yes] , che qualcuno ha già costruito.
   *[no] .
}
sanjuan-event-take-card = { $you ->
    [yes] Prendi { $card_the }.
   *[no] { $name } prende { $card_the }.
}
sanjuan-event-pass = { $you ->
    [yes] { $what ->
        [build] Non costruisci.
        [produce] Non produci.
        [sell] Non vendi.
        [office] Tieni tutte le carte.
        [chapel] Non metti nulla nella cappella.
        [bank] Lasci la banca.
        [goldsmith] Lasci la carta.
        [councillor] Non peschi nulla.
        [prospector] Non peschi nulla.
       *[other] Rinunci all’aiuto ({ $what_name }).
    }
   *[no] { $what ->
        [build] { $name } non costruisce.
        [produce] { $name } non produce.
        [sell] { $name } non vende.
        [office] { $name } tiene tutte le carte.
        [chapel] { $name } non mette nulla nella cappella.
        [bank] { $name } lascia la banca.
        [goldsmith] { $name } lascia la carta.
        [councillor] { $name } non pesca nulla.
        [prospector] { $name } non pesca nulla.
       *[other] { $name } rinuncia all’aiuto ({ $what_name }).
    }
}
sanjuan-event-shuffle = Gli scarti sono mescolati: { $number ->
    [one] { $number } carta da pescare
   *[other] { $number } carte da pescare
}.
sanjuan-event-over = { $ended_by ->
    [nobody_can_build] Nessuno può più costruire. La partita è finita.
   *[other] Una città ha 12 edifici. La partita è finita.
}

## Foglio dei punti: la fonte, e da che cosa si è contato

sanjuan-score-buildings = Punti degli edifici
    .from = { $number ->
        [one] { $number } edificio
       *[other] { $number } edifici
    }
sanjuan-score-chapel = Sotto la cappella
    .from = 1 ciascuna
sanjuan-score-bank = Sotto la banca
    .from = 1 ciascuna
sanjuan-score-harbour = Sotto il porto
    .from = 1 ciascuna
sanjuan-score-guild-hall = Sede della gilda
    .from = { $buildings } + { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipi
    }
sanjuan-score-city-hall = Municipio
    .from = { $buildings ->
        [one] { $buildings } cittadino
       *[other] { $buildings } cittadini
    }
sanjuan-score-triumphal-arch = Arco di trionfo
    .from = { $monuments ->
        [one] { $monuments } monumento
       *[other] { $monuments } monumenti
    }
sanjuan-score-residence = Residenza
    .from = { $sets ->
        [one] { $sets } terzetto
       *[other] { $sets } terzetti
    }
sanjuan-score-cathedral = Cattedrale
    .from = { $buildings } dei rivali
sanjuan-score-palace = Palazzo, per ultimo
    .from = { $points } altri ÷ 4
sanjuan-tie-break = Spareggio: carte in mano + merci
sanjuan-points-over-game = Punti durante la partita

## Prima partita

sanjuan-lesson-welcome = Una città in dodici edifici
    .text = Costruisci una città. La prima con 12 edifici chiude la partita; vince chi ha più punti.
    .why = Questa guida dura circa dieci minuti e finisce in una partita vera.
sanjuan-lesson-cards = Le carte sono tutto
    .text = Una carta in mano è un edificio futuro o denaro: ognuna paga 1. Coperta su un edificio è una merce.
    .why = Ogni edificio ne costa dunque altri. Scegliere che cosa dare è il gioco.
sanjuan-lesson-town = La tua città
    .text = Cominci con una tintoria. Il numero sulla carta piccola è il costo, la moneta mostra i punti.
    .why = Ci sono 12 posti. L’ultimo chiude la partita.
sanjuan-lesson-roles = Cinque ruoli
    .text = Ogni round ognuno prende un ruolo. Tutti fanno ciò che dice, ma solo il suo proprietario ha il privilegio.
    .why = Ciò che prendi tu, i rivali non possono prenderlo in questo round.
sanjuan-lesson-builder = Prendi il costruttore
    .text = Vuoi lo zuccherificio. Costa 2 carte; al costruttore 1.
    .why = Perché non il cercatore? Dà subito 1 carta. Un secondo edificio dà una merce in ogni fase del produttore.
sanjuan-lesson-pay = Costruire e pagare
    .text = Scegli lo zuccherificio, poi la carta che dai per averlo.
    .why = Le carte scelte ricevono un numero. Premi di nuovo per riprenderla.
sanjuan-lesson-producer = Prendi il produttore
    .text = Il produttore mette merci sugli edifici vuoti: tu 2, gli altri 1.
    .why = Una merce è una carta del mazzo, coperta. Nessuno la guarda.
sanjuan-lesson-goods = Produrre
    .text = Scegli gli edifici che lavorano. Ognuno tiene 1 merce.
    .why = Edifici più cari fanno merci più care.
sanjuan-lesson-trader = Prendi il mercante
    .text = Il mercante scopre i prezzi. Tu vendi 2 merci, gli altri 1.
    .why = Le cinque tessere dei prezzi vengono in un ordine fisso che si ripete.
sanjuan-lesson-sell = Vendere
    .text = Scegli che cosa vendere. Peschi tante carte quante ne mostra la tessera.
    .why = Prima si indicano tutte le merci, poi si pescano le carte.
sanjuan-lesson-councillor = Prendi il consigliere
    .text = Peschi 5 carte e ne tieni 1, gli altri ne pescano 2 e ne tengono 1.
    .why = Così si cerca l’edificio che serve.
sanjuan-lesson-prospector = Il cercatore d’oro
    .text = Nessuno agisce; il proprietario pesca 1 carta.
    .why = Prendilo quando nessun altro ruolo aiuta te più dei rivali.
sanjuan-lesson-end = Come finisce
    .text = Gli edifici di costo 6 contano solo alla fine. La sede della gilda conta la produzione, il municipio i cittadini.
    .why = Scegline uno presto e costruisci per quello.
sanjuan-lesson-play-on = Continua
    .text = È tutto ciò che serve. Indica una carta per vedere che cosa fa.
    .why = In partita l’elenco delle opzioni (tasto O) mostra sempre tutto ciò che puoi fare.

## Perché un bot farebbe così

sanjuan-why-only = Non si può fare altro.
sanjuan-why-fallback = Il bot non ha avuto tempo di pensare e ha preso un’opzione qualsiasi.
sanjuan-why-random = Questo bot prende un’opzione qualsiasi.
sanjuan-why-one-step = Dopo questo passo è nella posizione migliore.
sanjuan-why-search = Da qui si sono giocate { $ways } partite: questa ne vince circa { $percent } su 100.
sanjuan-why-builder = Il costruttore paga 1 carta in meno, e { $building_the } conviene costruirlo ora.
sanjuan-why-builder-blocks = Preso ora, il costruttore aiuta gli altri meno di tutto.
sanjuan-why-producer = { $cards ->
    [0] Nessun altro ruolo aiuta gli altri meno del produttore.
    [one] Il produttore fa merci che si venderanno a circa { $cards } carta.
   *[other] Il produttore fa merci che si venderanno a circa { $cards } carte.
}
sanjuan-why-trader = { $cards ->
    [0] Nessun altro ruolo aiuta gli altri meno del mercante.
    [one] Le merci si venderanno a circa { $cards } carta.
   *[other] Le merci si venderanno a circa { $cards } carte.
}
sanjuan-why-councillor = Il consigliere sceglie tra { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
sanjuan-why-prospector = { $cards ->
    [one] Il cercatore riceve { $cards } carta, e nessun altro riceve nulla.
   *[other] Il cercatore riceve { $cards } carte, e nessun altro riceve nulla.
}
sanjuan-why-guild-hall = La sede della gilda conta anche { $building_the }.
sanjuan-why-city-hall = Il municipio conta anche { $building_the }.
sanjuan-why-monument = L’arco di trionfo conta anche { $building_the }.
sanjuan-why-six = Alla fine { $building_the } varrà circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
sanjuan-why-engine = Fino alla fine { $building_the } porterà o farà risparmiare circa { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
sanjuan-why-points = Nessun altro edificio rende per il suo prezzo più che { $building_the }.
sanjuan-why-wanted = Delle carte pescate { $card_the } aiuta di più.
sanjuan-why-spared = Delle carte in mano { $card_the } serve di meno.
sanjuan-why-tuck = Un punto vale ora più che { $card_the } in mano.
sanjuan-why-last-cards = La partita finisce presto, e { $card_the } non serve più per costruire.
sanjuan-why-use-library = È questo il ruolo da raddoppiare.
sanjuan-why-save-library = È il secondo ruolo del round quello da raddoppiare.
sanjuan-why-beside = C’è ancora posto per un altro edificio.
sanjuan-why-replace = Riduce il prezzo, e { $word_the } non mancherà.
sanjuan-why-spend-good = Questa merce non si venderebbe a molto più di 1 carta.
sanjuan-why-save-goods = Le merci si venderanno a più di quanto pagano qui.
sanjuan-why-dearest-good = Prima le merci più care.
sanjuan-why-best-price = Questa merce ha oggi il prezzo migliore.
sanjuan-why-harbour = Un punto per una carta che sarebbe scartata.
sanjuan-why-free-card = La carta non costa nulla.
sanjuan-why-save-cards = Niente di ciò che si può costruire ora vale le sue carte.
sanjuan-why-enough = Qui non c’è nulla da guadagnare.
sanjuan-why-good-hand = Ogni carta in mano merita di essere tenuta.
sanjuan-why-card-before-point = Le carte in mano valgono più dei punti.

## What the coach counts, before a colon
sanjuan-unit-cards = Carte
sanjuan-unit-good = Merci
sanjuan-unit-points-at-the-end = Punti alla fine

## What puzzles are about
sanjuan-theme-building = Costruire
sanjuan-theme-timing = Il momento giusto
sanjuan-theme-producing = Produrre
sanjuan-theme-selling = Vendere
sanjuan-theme-cards = Carte da tenere

## Below the rules
sanjuan-rules-cards = Le carte
