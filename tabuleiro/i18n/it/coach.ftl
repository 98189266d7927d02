# Texts of the coach: the review of a game, hints and the chance bar. Differences are points of chance, chances have a per cent sign.

## Figures, classes and marks
coach-percent = { $value } %
coach-class-inaccuracy = Imprecisione
coach-class-mistake = Errore
coach-class-blunder = Errore grave
coach-class-luck = Fortuna
coach-class-deed = Mossa migliore
coach-class-close = Scelta difficile
coach-best = migliore
coach-expected = atteso
coach-expected-step = Atteso, passo { $number } di { $count } · { $name }: { $what }
coach-mark-best = opzione migliore
coach-mark-option = opzione
coach-mark-rank = consiglio numero { $number }
coach-mark-expected = atteso, passo { $number }
coach-mark-chosen = scelta di: { $name }

## Whose review, and the figures
coach-whose = Analisi di chi
coach-accuracy = precisione
coach-accuracy-of = precisione { $accuracy }
coach-summary-of = Riepilogo: { $name }
coach-lost-per-choice = perso per scelta
coach-lost-per-choice-of = perso per scelta, su { $count }
coach-luck = fortuna
coach-count-blunder = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
coach-count-mistake = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
coach-count-inaccuracy = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
coach-played-like = livello di gioco
coach-where-it-went = { $you ->
    [yes] Dov’è finita la tua probabilità
   *[no] Dov’è finita la probabilità di { $name }
}
coach-at-the-start = all’inizio
coach-sum-luck = fortuna
coach-sum-own = scelte
coach-sum-others = scelte altrui
coach-won = vinto
coach-shared = condiviso
coach-lost = perso
coach-figures = Che cosa dicono queste cifre
coach-figures-chance = Probabilità
coach-figures-chance-about = Quante volte si vincerebbe da lì se tutti continuassero a giocare altrettanto bene. La differenza tra due probabilità si dà in punti.
coach-figures-lost-per-choice = Perso per scelta
coach-figures-lost-per-choice-about = Quanti punti di probabilità in più avrebbe portato la scelta migliore, per quanto si poteva sapere allora: la media delle scelte che contano. Una scelta con cui si può perdere meno di 1 punto non conta.
coach-figures-classes = Imprecisione, errore, errore grave
coach-figures-classes-about = I punti che una scelta perde almeno: { $inaccuracy }, { $mistake }, { $blunder }.
coach-figures-accuracy = Precisione
coach-figures-accuracy-about = 100 per chi non perde nulla, 50 per chi perde 3 punti per scelta, 25 per 6.
coach-figures-played-like = Livello di gioco
coach-figures-played-like-about = Il livello dei bot che perdono più o meno altrettanto per scelta. È stato misurato a tavoli da quattro, con un bot di ogni livello; una sola partita dice poco.
coach-figures-luck = Fortuna
coach-figures-luck-about = Che cosa hanno portato le carte pescate e le tessere, rispetto a ciò che sarebbe potuto uscire. Non è né merito né colpa.
coach-figures-sum = Dov’è finita la probabilità
coach-figures-sum-about = La probabilità all’inizio, la fortuna, le proprie scelte e quelle altrui danno insieme il risultato. Una scelta si misura su come chiunque di solito continuerebbe: una buona scelta è dunque un guadagno.

## Key moments
coach-key-moments = Momenti chiave
coach-filter = Mostra
coach-filter-all = Tutti { $count }
coach-filter-errors = Errori { $count }
coach-filter-luck = Fortuna { $count }
coach-luck-in-round = Fortuna · round { $round }
coach-deed-ahead = Mossa migliore · avanti di { $points }
coach-in-round = { $class } · round { $round }
coach-better = { $class } · meglio: { $option }
coach-found = trovata
coach-moment-spoken = Mossa { $move }, round { $round }: { $class }, { $points ->
    [0] nessun cambiamento
   *[other] { $good ->
        [yes] più
       *[no] meno
    } { $points } punti di probabilità
};
coach-earlier-mistake = Errore o momento chiave precedente
coach-later-mistake = Errore o momento chiave successivo
coach-mistake = Errore
coach-no-moments = Niente del genere in questa partita.
coach-moments-come = I momenti chiave arrivano nell’ordine della partita.
coach-no-mistake = { $you ->
    [yes] Nessun tuo errore.
   *[no] Nessun errore di { $name }.
} Su { $count } scelte nessuna ha perso 2 punti di probabilità o più; ecco invece le più difficili.
coach-nothing-to-review = Niente da analizzare: nessuna scelta poteva costare qualcosa. Il grafico mostra comunque la probabilità di tutti.

## Why
coach-why = Perché
coach-title-best = { $you ->
    [yes] L’hai trovata: { $best }, { $chance }
   *[no] { $name } l’ha trovata: { $best }, { $chance }
}
coach-title-better = { $you ->
    [yes] { $best } { $chance }, tu: { $chosen } { $chosenChance }
   *[no] { $best } { $chance }, { $name }: { $chosen } { $chosenChance }
}
coach-judged-by = Stai guardando le scelte di { $name }, giudicate da ciò che { $name } poteva sapere allora.
coach-points-of-chance = punti di probabilità
coach-move-and-round = Mossa { $move } · round { $round }
coach-luck-about = { $you ->
    [yes] Ciò che è stato rivelato ha cambiato la tua probabilità di { $points }.
   *[no] Ciò che è stato rivelato ha cambiato la probabilità di { $name } di { $points }.
} Non è né merito né colpa.
coach-choice-before = La scelta precedente
coach-choice-of = Una scelta di { $name }.
coach-expected-line = Seguito atteso
coach-after = dopo: { $option }
coach-line-back = Un passo indietro
coach-line-on = Un passo avanti
coach-nothing-here = Qui non c’è scelta
coach-nothing-here-about = C’era una sola opzione, o non è ancora giudicata. I momenti chiave portano alle scelte che contavano.
coach-try = Prova da qui
coach-ask-again = Chiedimelo di nuovo
coach-asked-again = Tornerà nell’allenamento.
coach-options = Opzioni
coach-options-about = probabilità di vincere, ±{ $error }
coach-options-more = altre { $more } sotto

## The graph and its table
coach-graph-title = Probabilità di vincere nella partita
coach-graph = Probabilità di vincere di tutti nella partita, con i momenti chiave di { $name }; la tabella dà le cifre
coach-from-points = da { $points }
coach-luck-dotted = fortuna, punteggiata
coach-as-table = Tabella
coach-as-graph = Grafico
coach-table = La probabilità di tutti dopo ogni scelta
coach-table-of = Righe
coach-all-moves = Tutte le scelte
coach-column-round = Round
coach-column-move = Mossa
coach-column-what = Cosa
coach-column-kind = Tipo

## The page and its states
coach-review-of = Analisi: { $name }
coach-back-to-replay = Torna al replay
coach-parts = Parti dell’analisi
coach-part-why = Perché
coach-part-board = Tavolo
coach-part-moments = Momenti { $count }
coach-earlier = Precedente
coach-later = Successivo
coach-review-this = Analizza questa partita
coach-review-this-about = Ogni scelta confrontata con la migliore, la fortuna distinta dall’abilità. Ci vuole circa un minuto; le partite in corso hanno la precedenza.
coach-review-the-game = Analizza la partita
coach-left-this-hour = { $count ->
    [one] resta { $count } analisi in quest’ora
   *[other] restano { $count } analisi in quest’ora
}
coach-not-reviewed = Non ancora analizzata
coach-not-reviewed-about = Chi era seduto a questo tavolo può chiedere un’analisi.
coach-reviewing = Analisi in corso
coach-queued = In attesa
coach-progress = mosse: { $done } su { $moves }
coach-seconds-left = circa { $seconds } s rimasti
coach-minutes-left = circa { $minutes } min rimasti
coach-may-leave = Il grafico cresce man mano. Puoi andare: l’analisi prosegue e aspetta qui.
coach-stop = Ferma
coach-stopped = L’analisi si è fermata alla mossa { $move }
coach-stopped-about = Ciò che è fatto è conservato; riprende da lì.
coach-go-on = Continua
coach-show = Mostra quel che c’è
coach-ready = L’analisi è pronta.
coach-look = Guardala
coach-not-while-on = Non durante la partita
coach-not-while-on-about = L’analisi si apre a partita finita. Fino ad allora nessuno vede probabilità, se non a un tavolo con suggerimenti, e lì solo in base a ciò che sa.
coach-no-judge = L’allenatore non conosce questo gioco
coach-no-judge-about = Nessuno ne valuta ancora le posizioni, quindi non ci sono probabilità, analisi né problemi.

## While playing
coach-hint-about = Cosa si aspetta l’allenatore da qui, sapendo solo ciò che sai tu.
coach-thinking = L’allenatore sta pensando…
coach-why-not = Perché non questo?
coach-why-not-this = Perché non: { $option }?
coach-chance = Probabilità
coach-tried = { $tried } partite provate, ±{ $error }
coach-think-longer = Pensa di più
coach-chance-bar = Barra delle probabilità
coach-chance-bar-about = Spenta finché non la chiedi. Solo contro i bot.
coach-chance-bar-off = Nascondi la barra delle probabilità
coach-gave-away = Hai ceduto { $points } punti di probabilità.
coach-may-take-back = Nulla è ancora stato rivelato: puoi tornare indietro.
coach-take-back = Torna indietro
coach-keep-it = Tieni
coach-take-back-offered = Segnalami gli errori gravi
coach-take-back-about = Quando si può tornare indietro. Solo contro i bot; la scelta migliore non viene detta.

## The picture to share
coach-share-picture = Condividi l’immagine
coach-save-picture = Salva l’immagine
coach-picture-saved = Salvata; il testo alternativo è copiato.
coach-nameless = Senza nomi
coach-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
coach-picture-moment = { $name }, round { $round }
coach-picture-points = punti
coach-picture-row = { $name }: { $points } punti, precisione { $accuracy }, fortuna { $luck }.
coach-picture-alt = Analisi di una partita di { $game }: { $title }. { $rows }

## Ragioni: che cosa porta l’opzione migliore e un’altra no
coach-reason-has =
    { $unit }: { $you ->
        [yes] { $way ->
            [more] a quel punto ne hai { $amount } in più.
           *[less] a quel punto ne hai { $amount } in meno.
        }
       *[no] { $way ->
            [more] a quel punto { $name } ne ha { $amount } in più.
           *[less] a quel punto { $name } ne ha { $amount } in meno.
        }
    }
coach-reason-ends = { $way ->
    [sooner] La partita finisce prima: a quel punto è già conclusa { $percent } volte in più su 100.
   *[later] La partita dura di più: a quel punto è già conclusa { $percent } volte in meno su 100.
}
coach-reason-deed = { $you ->
    [yes] Scegli poi «{ $option }» { $best } volte su 100, altrimenti { $other }.
   *[no] { $name } sceglie poi «{ $option }» { $best } volte su 100, altrimenti { $other }.
}
