# The page of puzzles and own mistakes

practice-title = Allenamento
practice-about = Una posizione, una domanda, una risposta con i numeri.
practice-daily = Problema del giorno
practice-puzzle = Problema
practice-own-mistake = Uno dei tuoi errori
practice-where =
    { $game }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, round { $round }
practice-easy = facile
practice-medium = medio
practice-hard = difficile
practice-difficulty = Difficoltà
practice-no-puzzles = Non ci sono problemi di questo tipo.

## The answer
practice-your-answer = La tua risposta
practice-answer = Risposta
practice-choose = Scegli qui sopra
practice-how = Premi un’opzione o il suo numero; premi di nuovo, o Invio, per rispondere.
practice-give-answer = Rispondi
practice-right = giusto
practice-best = migliore
practice-not-this = non questo
practice-right-option = Giusto: { $option }, { $chance }
practice-answer-is = La risposta: { $option }, { $chance }
practice-wrong =
    { $option }: questo regala { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } di probabilità
practice-nudge = Che cosa porta la scelta migliore: { $reason }
practice-think-again = Conta che cosa porta ogni opzione, e che cosa possono fare poi gli altri.
practice-try-again = Riprova
practice-show = Mostra la risposta
practice-streak-goes-on = La tua serie continua se lo risolvi oggi.
practice-next = Problema successivo
practice-line = Il seguito previsto
practice-finder = { $level } { $found }%
practice-found-by = Bot che lo trovano: { $finders }.

## Days in a row
practice-streak = Giorni di fila
practice-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
practice-in-a-row = di fila · record { $longest }
practice-day-solved = risolto
practice-day-open = non risolto
practice-kept-here = Non hai ancora un nome: la tua serie è conservata per questo browser.

## Own mistakes
practice-mistakes = I tuoi errori
practice-no-mistakes = Ancora nessun errore. Fai analizzare una partita e arriveranno qui.
practice-due =
    { $count ->
        [one] 1 per oggi
       *[other] { $count } per oggi
    }
practice-practise = Allenati ({ $count })
practice-learnt = { $learnt } imparati, { $waiting } in attesa
practice-round = round { $round }
practice-class-inaccuracy = Imprecisione
practice-class-mistake = Errore
practice-class-blunder = Errore grave
practice-class-best = Scelta migliore
practice-class-good = Buona scelta
practice-seen =
    { $count ->
        [0] mai chiesto
        [one] chiesto 1 volta
       *[other] chiesto { $count } volte
    }
practice-then-in =
    { $days ->
        [one] poi tra 1 giorno
       *[other] poi tra { $days } giorni
    }
practice-again-in =
    { $days ->
        [one] di nuovo tra 1 giorno
       *[other] di nuovo tra { $days } giorni
    }

## Themes
practice-themes = Temi
practice-of = { $done } / { $all }
practice-solved = { $done } su { $all } risolti
practice-set = Inizia una serie di { $count }
practice-theme-denying = Negare agli altri
practice-theme-end-game = Finale
