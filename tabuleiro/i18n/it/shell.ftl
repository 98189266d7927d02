# Testi di tutto ciò che sta attorno ai giochi. Gli argomenti sono uguali in tutte le lingue; un test li confronta.

## Pagine

shell-nav = Pagine
shell-nav-play = Gioca
shell-nav-learn = Impara
shell-nav-practice = Allenati
shell-nav-rules = Regole
shell-skip = Vai al contenuto
shell-title-table = Tavolo
shell-title-replay = Replay
shell-title-review = Analisi
shell-title-join = Invito
shell-title-device = Un altro dispositivo
shell-title-rules = Regole
shell-title-learn = Prima partita
shell-title-practice = Allenamento
shell-title-missing = Non trovato
shell-missing = Qui non c’è nulla
shell-missing-table = Questo tavolo non esiste, o è privato: chiedi il suo link.
shell-loading = Un momento …
shell-no-server = Il server non risponde.
shell-to-lobby = Torna all’ingresso
shell-close = Chiudi
shell-cancel = Annulla
shell-back = Indietro
shell-next = Avanti
shell-show = Mostra
shell-own-machine = Tutto funziona sulla tua macchina.

## Impostazioni

shell-settings = Impostazioni
shell-language = Lingua
shell-theme = Colori
shell-theme-light = chiari
shell-theme-dark = scuri
shell-theme-to-light = Colori chiari
shell-theme-to-dark = Colori scuri
shell-as-system = come il sistema
shell-text-size = Dimensione del testo
shell-motion = Movimento
shell-motion-full = completo
shell-motion-reduced = ridotto
shell-speed = Velocità
shell-one-press = Un solo tocco
    .about = Una scelta sicura è confermata al primo tocco. Si può annullare.
shell-answer-single = Rispondi da solo quando c’è una sola risposta
    .about = Non finché si può annullare qualcosa.
shell-chance-bar = Barra delle probabilità contro i bot
    .about = La probabilità di tutti sopra il tavolo, da ciò che sai.
shell-take-back = Errori gravi contro i bot
    .about = Ti viene segnalata una scelta che cede molto e che puoi riprendere.
shell-unasked = Mai chiesto a questo tavolo
shell-unasked-none = Si chiede tutto.
shell-ask-again = Chiedi di nuovo
shell-sound = Suono
shell-sound-on = Attiva il suono
shell-sound-off = Togli il suono
shell-notify = Avvisami quando tocca a me
    .about = Con un messaggio del browser, mentre guardi altrove.
shell-patterns = Motivi nelle forme dei giocatori
    .about = Un tratto in ogni forma, oltre al colore.
shell-palette-safe = Colori per chi confonde rosso e verde
shell-keyboard = Tasti
    .about = Spenti, restano Tab, frecce, Invio ed Esc.
shell-keys = Elenco dei tasti
shell-keys-usual = Ripristina i tasti
shell-press-a-key = Premi un tasto
shell-key-space = Spazio
shell-key-shift = Maiusc
shell-key-enter = Invio
shell-your-name = Il tuo nome

## Che cosa fanno i tasti

shell-command-undo-step = Annulla il passo
shell-command-redo = Ripeti
shell-command-undo-turn = Annulla il turno
shell-command-end-turn = Termina il turno
shell-command-next-target = Scelta seguente
shell-command-previous-target = Scelta precedente
shell-command-why-not = Perché non questa opzione?
shell-command-hint = Consiglio
shell-command-information = Sul pezzo in primo piano; di nuovo: la sua regola
shell-command-options = Elenco di tutte le opzioni
shell-command-go-board = Vai al tabellone
shell-command-go-middle = Vai al centro del tavolo
shell-command-go-mine = Vai alla mia plancia
shell-command-go-rivals = Vai ai rivali
shell-command-go-log = Vai al diario
shell-command-replay-back = Replay: indietro
shell-command-replay-forward = Replay: avanti
shell-command-replay-turn-back = Replay: un turno indietro
shell-command-replay-turn-forward = Replay: un turno avanti
shell-command-now = Al presente; replay: riproduci
shell-command-pause = Ferma le azioni degli altri, o continua
shell-command-keys = Questo elenco
shell-command-pick = Opzione o pezzo per numero
shell-command-move = Pezzo seguente dell’area
shell-command-confirm = Scegli, di nuovo: conferma

## Ingresso

shell-facts = { $most ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
shell-bots = Bot
shell-solo = solo
shell-level = Livello
shell-level-random = casuale
shell-level-novice = mite
shell-level-steady = medio
shell-level-strong = forte
shell-level-master = maestro
shell-options = Opzioni
shell-seat-any = a caso
shell-play-bots = Gioca contro i bot
shell-play-solo = Gioca in solitario
shell-with-friends = Con amici
shell-play = Gioca
shell-open = Apri
shell-join = Entra
shell-replay = Replay
shell-review = Analisi
shell-my-tables = I miei tavoli
shell-wait-for-you = { $count ->
    [one] { $count } ti aspetta
   *[other] { $count } ti aspettano
}
shell-tables-wait = { $count ->
    [one] { $count } tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
shell-all = Tutti ({ $count })
shell-fewer = Meno
shell-no-table = Ancora nessun tavolo. Comincia qui sopra.
shell-open-tables = Tavoli aperti
shell-no-open-table = Per ora nessuno aspetta giocatori.
shell-finished = Partite finite
shell-no-finished = Ancora nessuna partita finita.
shell-statistics = Statistiche
shell-statistics-against = contro
shell-statistics-games = partite
shell-statistics-won = vinte
shell-statistics-mean = media
shell-statistics-best = migliore
shell-statistics-no-bots = persone o da soli
shell-your-turn = Tocca a te
shell-thought = Avanzamento della riflessione
shell-is-thinking = { $name } sta pensando
shell-bot-thinks-for = Un bot sta pensando per { $name }
shell-bot-thinks-for-you = Un bot sta pensando per te
shell-waiting-for = In attesa di { $name }
shell-waiting-for-players = In attesa di giocatori
shell-table-with = Con { $names }
shell-table-bots = { $bots ->
    [one] Contro un bot
   *[other] Contro { $bots } bot
}
shell-table-unnamed = Un tavolo di { $game }
shell-round = round { $round }
shell-round-title = Round { $round }
shell-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
shell-seats-taken = { $taken } su { $seats }
shell-clock = Orologio
shell-pace-free = senza orologio
shell-pace-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
}
shell-pace-hours = { $hours ->
    [one] { $hours } ora a turno
   *[other] { $hours } ore a turno
}
shell-pace-seconds = { $seconds } s a turno
shell-pace-minutes = { $minutes } min a turno
shell-result = { $place ->
    [1] Vinta
    [2] Secondo
    [3] Terzo
   *[other] Quarto
}
shell-result-watched = Da spettatore
shell-learn = Impara { $game }
shell-lesson-invite = Una prima partita guidata, circa dieci minuti
shell-lesson-step = Ora: passo { $step } di { $steps }

## Fare un tavolo ed entrarci

shell-new-table = Nuovo tavolo
shell-game = Gioco
shell-players = Giocatori
shell-filling-friend = Qualcuno con un link
shell-filling-anybody = Chi arriva per primo
shell-filling-here = Un’altra persona a questo schermo
shell-filling-bot = Bot, { $level }
shell-listed = Nell’elenco dei tavoli aperti
    .about = Tutti su questo server vedono il tavolo.
shell-several-seats = Una persona può prendere più posti
    .about = Il tavolo mostra chi siede due volte.
shell-same-person = la stessa persona di { $name }
shell-table-name = Nome del tavolo
shell-name-of-seat = Nome al posto { $seat }
shell-import = Apri un diario
shell-create-table = Crea il tavolo
shell-copy-link = Copia il link
shell-link-copied = Il link è copiato.
shell-sit-here = Siediti qui
shell-start = Comincia
shell-invited = Hai un invito
shell-invited-about = Qualcuno ti tiene un posto.
shell-invited-void = Questo link è incompleto, già usato o ritirato.
shell-device = Un altro dispositivo
shell-device-about = Con questo link giochi qui come { $name }, a tutti i suoi tavoli.
shell-device-present = In questo browser sei { $name }. Resta conservato e potrai tornarci.
shell-device-ask = Chiedi l’accesso a { $name }
shell-device-waiting = Ora accetta sul dispositivo di { $name } dove è stato creato il link.
shell-device-refused = Il primo dispositivo ha rifiutato.
shell-device-link = Link per un altro mio dispositivo
shell-device-link-about = Aprilo sull’altro dispositivo entro un quarto d’ora e accetta qui:
shell-device-asks = { $name } chiede di giocare come te su un altro dispositivo.
shell-device-asks-new = Un altro dispositivo chiede di giocare come te.
shell-device-allow = Accetta
shell-device-refuse = Rifiuta
shell-device-back = Torna a essere { $name }
shell-accept = Accetta

## Posti

shell-you = Tu
shell-name-you = { $name } (tu)
shell-seat-open = posto libero
shell-seat-invited = su invito
shell-seat-number = Posto { $seat }
shell-colour-purple = Viola
shell-colour-green = Verde
shell-colour-orange = Aran{ "\u00AD" }cione
shell-colour-yellow = Giallo
shell-bot = Bot
shell-presence-here = al tavolo
shell-presence-away = assente
shell-order = Ordine di gioco

## Tavolo

shell-table = Tavolo
shell-tools = Strumenti
shell-menu = Menu
shell-areas = Aree
shell-prompt = Che cosa decidere
shell-steps = Passi di questo turno
shell-undo-step = Annulla il passo
shell-undo-turn = Annulla il turno
shell-undo-turn-again = Premi ancora per annullare tutto il turno.
shell-undo-not = Nulla da annullare: qualcosa è stato rivelato, o altri hanno già giocato.
shell-never-ask = Non chiedere più
    .about = D’ora in poi a questo tavolo la risposta è no. Le impostazioni ripristinano la domanda.
    .done = D’ora in poi rifiutata. Le impostazioni la ripristinano.
shell-not-asked = Senza chiedere: { $question }
shell-look-back = Che cosa è successo dalla tua ultima mossa?
shell-move-of = Mossa { $move } di { $last }
shell-to-present = Al presente
shell-watching = Stai guardando
shell-time-left = Tempo rimasto
shell-refused-Stale = Qualcuno è stato più veloce: la posizione è cambiata.
shell-refused-IllegalAction = Ora non è possibile.
shell-refused-NotYourTurn = Non è il tuo turno.
shell-refused-NothingToUndo = Niente da annullare.
shell-refused-NotFound = Questo tavolo o questo link non esiste, o non più.
shell-refused-Forbidden = Qui non puoi farlo.
shell-refused-NotNow = Ora non è possibile: il tavolo è cambiato.
shell-refused-TooMany = Era troppo in una volta: aspetta un momento.
shell-refused-TooLarge = Questo file è troppo grande.
shell-refused-BadLog = Non è una partita salvata leggibile ({ $message }).
shell-refused-BadPack = Questo non è un pacchetto leggibile ({ $message }).
shell-refused-NotToml = { $line ->
    [0] Questo file non è leggibile come TOML.
   *[other] Questo file non è leggibile come TOML: errore alla riga { $line }.
}
shell-refused-BadRequest = Questo non va bene ({ $message }).
shell-refused-Validation = { shell-refused-BadRequest }
shell-refused-InternalError = Qualcosa è andato storto sul server.
shell-refused-Unavailable = Il server ora non può scrivere; non è stato fatto nulla, riprova più tardi.
shell-hints = Consigli
    .about = Si può chiedere a un bot che cosa sceglierebbe; tutti vedono che è stato consultato.
shell-hint = Consiglio
shell-hint-says = Un bot sceglierebbe: { $option }.
shell-open-list = Elenco delle opzioni, diario
shell-not-connected = Nessuna connessione
    .why = La tua scelta viene conservata e sarà inviata.
    .kept = Conservato, e inviato appena possibile: { $choice }
shell-side = Diario e altro
shell-pane-hint = Consiglio
shell-pane-options = Opzioni
shell-pane-log = Diario
shell-pane-chat = Chat
shell-pane-notes = Note
shell-pane-rules = Regole
shell-draw-server = Sorteggio fatto dal server
shell-draw-creator = Sorteggio scelto da chi ha creato il tavolo
shell-draw-promised = Il server lo ha promesso all’inizio; a partita finita rivela seme e sale.
shell-draw-opened = Lo SHA-256 di «seme:sale» è ciò che il tavolo mostrava dall’inizio; tabuleiro verify lo controlla con il diario.
shell-draw-commitment = Promessa
shell-draw-seed = Seme
shell-draw-salt = Sale
shell-stand-in = Un bot gioca per te
shell-come-back = Riprendi il tuo posto
shell-halted = Questa partita è cominciata con altre regole e non può continuare in questa versione; la si può rivedere.
shell-bots-busy = Molti bot stanno pensando: quello che deve giocare aspetta il suo turno.
shell-told-hint = { $name } ha ricevuto un suggerimento.
shell-told-fork = { $name } prova una posizione a parte.
shell-told-stand-in = Un bot gioca al posto di { $name }.
shell-told-back = { $name } gioca di nuovo.
shell-aids = Aiuti in questa partita
shell-aid-hints =
    { $count ->
        [one] 1 suggerimento
       *[other] { $count } suggerimenti
    }
shell-aid-forks =
    { $count ->
        [one] 1 posizione provata
       *[other] { $count } posizioni provate
    }
shell-aid-stand-ins =
    { $count ->
        [one] sostituzione di un bot una volta
       *[other] sostituzione di un bot { $count } volte
    }
shell-log = Diario
shell-log-empty = Non è ancora successo nulla.
shell-labelled = { $label }: { $what }
shell-yes = sì
shell-no = no
shell-since-your-move = dalla tua mossa
shell-chat = Chat
shell-chat-empty = Nessuno ha ancora detto nulla.
shell-chat-unread = { $count ->
    [one] Chat, una riga nuova
   *[other] Chat, { $count } righe nuove
}
shell-say = Di’ qualcosa …
shell-send = Invia
shell-notes-about = Le note le vedi solo tu.
shell-all-rules = Tutte le regole
shell-rules-of = { $game }: le regole
shell-rules-search = Cerca una clausola o una parola
shell-rules-chapters = Capitoli
shell-rules-english = Ogni regola è una clausola numerata, in inglese. «Ruling» segna ciò che le regole stampate lasciano aperto e che questo progetto ha deciso.
    .none = Non si trova nulla. Le regole sono in inglese: in italiano si trovano i nomi di carte, ruoli e pezzi.
shell-rules-found = { $count ->
    [one] { $count } clausola
   *[other] { $count } clausole
}
shell-no-choice-now = Per ora nulla da decidere.
shell-not-possible-now = Ora non è possibile
shell-amount-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
shell-price = costa { $price }
shell-price-range = Alla fine da { $least } a { $most }, secondo le tue scelte.
shell-clause = regola { $clause }
shell-pass-screen = Passa lo schermo a { $name }
shell-i-am = Sono { $name }

## Fine

shell-game-over = La partita è finita
shell-you-win = Vinci { $best } a { $next }
shell-wins = { $name } vince { $best } a { $next }
shell-shared-win = { $names } condividono la vittoria con { $best }
shell-solo-result = { $best ->
    [one] { $best } punto
   *[other] { $best } punti
}
shell-rematch = Rivincita
shell-share = Condividi
    .about = Chi ha questo link vede tutta la partita, ora che è finita.
shell-share-ended = I link che hai condiviso non valgono più.
shell-shared-void = Questo link è incompleto o è stato ritirato.
shell-keep-picture = Salva un’immagine
shell-print = Stampa
shell-see-table = Vedi il tavolo
shell-score-sheet = Foglio dei punti
shell-total = Totale
shell-tie-break = Spareggio
shell-place = { $place ->
   *[other] { $place }º
}
shell-points-over-game = Punti durante la partita
shell-rounds-word = { $count ->
    [one] round
   *[other] round
}
shell-choices-word = { $count ->
    [one] scelta
   *[other] scelte
}
shell-minutes = { $minutes } min
shell-played = di gioco
shell-turning-points = Svolte
shell-turning-gain = { $gain ->
    [one] Questo porta 1 punto.
   *[other] Questo porta { $gain } punti.
}
shell-lead-change = { $you ->
    [yes] { $lead ->
        [0] Raggiungi chi è in testa.
       *[other] Sei in testa di { $lead }.
    }
   *[no] { $lead ->
        [0] { $name } raggiunge chi è in testa.
       *[other] { $name } è in testa di { $lead }.
    }
}

## Replay

shell-replay-of = { $name }, replay
shell-replay-start = La distribuzione
shell-replay-first = All’inizio
shell-replay-turn-back = Un turno indietro
shell-replay-back = Una scelta indietro
shell-replay-play = Riproduci
shell-replay-pause = Pausa
shell-replay-forward = Una scelta avanti
shell-replay-turn-forward = Un turno avanti
shell-replay-last = Alla fine
shell-replay-move = Mossa
shell-replay-unit = Passo
shell-replay-every-choice = ogni scelta
shell-replay-turns = turni
shell-of-moves = di { $last }
shell-moves = Mosse
shell-eyes = Vista
shell-eyes-mine = come l’ho vista
shell-eyes-all = tutto scoperto
shell-eyes-guest = da ospite
shell-play-on = Continua da qui
shell-play-on-about = Un nuovo tavolo parte dalla mossa { $move }. Questa partita resta com’è.
shell-fork = Gioca il mio posto contro i bot
shell-fork-seat = Il mio posto
shell-more = Altro
shell-fork-all = Gioca tutti i posti
shell-export = Salva il diario

## Prima partita

shell-coach = Guida
shell-first-game = { $game }, prima partita
shell-step-of = passo { $step } di { $steps }
shell-show-me = Fammi vedere
shell-leave = Esci
shell-lesson-other = Non ancora: questo passo aspetta ciò che è illuminato. Dopo la lezione tutto è libero.
shell-lesson-read = Qui non c’è ancora nulla da scegliere: prima continua a leggere.
shell-lesson-restart = Ricomincia
shell-lesson-list = Che cosa fare
shell-lesson-do = Fallo per me
shell-lesson-choose = Scegli qui
shell-lesson-confirm = Ora conferma
shell-lesson-open = È qui dentro
shell-lesson-free = La lezione riprende appena può. Intanto scegli ciò che vuoi.
shell-lesson-more = Tutti i passi, e altro
shell-lesson-fold = Ripiega la guida
shell-lesson-done = fatto

## Senza server

shell-alone-engine = Il gioco sta arrivando: { $loaded } di { $total } MB
shell-alone-starting = Il gioco si avvia.
shell-alone-no-wasm = A questo browser manca WebAssembly, senza il quale qui non si può giocare.
shell-alone-no-engine = Non è stato possibile scaricare il gioco: ricarica la pagina quando c’è rete.
shell-alone-not-kept = La memoria del browser è piena o vietata: la partita continua, ma salva il registro prima di chiudere la pagina.
shell-alone-kept = Che cosa si conserva qui
shell-alone-about = Partite e impostazioni restano in questo browser e non vengono inviate da nessuna parte.
shell-alone-offline = È tutto qui: funziona anche senza rete.
shell-alone-save = Salva tutto in un file
shell-alone-load = Apri un file così
shell-alone-taken = { $count ->
    [0] Nel file non c’erano tavoli nuovi.
    [one] È stato aggiunto un tavolo.
   *[other] Sono stati aggiunti { $count } tavoli.
}
shell-alone-bad-file = Questo file non è stato scritto da Tabuleiro.
shell-alone-install = Installa come app
shell-alone-install-about = Tabuleiro può restare su questo dispositivo come un’app: si apre da sola, anche senza rete.
shell-alone-not-now = Non ora
shell-alone-here = Bot e persone davanti a questo schermo.

## Che cosa fanno gli altri, e a che ritmo si vede

shell-pace = Ritmo
    .about = Come si mostrano le azioni degli altri.
shell-pace-instant = Subito
shell-pace-brisk = Svelto
shell-pace-calm = Calmo
shell-pace-stop = Ferma
shell-pace-go-on = Continua
shell-pace-step = Un passo
shell-pace-now = Al presente
shell-act-of = azione { $at } di { $last }
shell-acts-of-turn = Azioni di questo turno
shell-seconds = { $seconds } s
shell-acts-waiting = { $count ->
    [one] { $count } azione da vedere, o al presente
   *[other] { $count } azioni da vedere, o al presente
}

## Questo tavolo, e come uscirne

shell-this-table = Questo tavolo
shell-absent-says = un bot può giocare per chi è assente da { $time }
shell-absent-after = Un bot può giocare per chi è assente da
shell-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
shell-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
shell-bot-plays = un bot gioca al suo posto
shell-bot-for-me = Fai giocare un bot per me
shell-bot-for-absent = Fai giocare un bot
shell-refused-StillHere = Questa persona è ancora qui, o lo era un momento fa: un bot potrà giocare per lei più tardi.
shell-on-my-phone = Questa partita sul mio telefono
shell-qr = Il link come immagine per la fotocamera
shell-watch-link = Copia il link per spettatori
    .about = Chi ha questo link vede il tavolo e niente di ciò che è coperto.
shell-watch-end = Ritira
shell-watch-ended = Il link non vale più, e nessuno guarda più da lì.
shell-leave-open = Lascia il tavolo
    .about = Il tuo posto sarà libero per qualcun altro.
shell-resign = Abbandona
    .about = Un bot gioca al tuo posto fino alla fine. Non puoi riprenderlo.
shell-close-table = Elimina il tavolo
    .about = Sparisce dalla tua lista, e i suoi link non portano più da nessuna parte. Non si può ripristinare.
shell-table-closed = Questo tavolo è stato eliminato.
shell-hook = Web hook
    .about = Questo tuo indirizzo viene chiamato quando tocca a te e sei altrove.
shell-hook-test = Prova
shell-hook-answer = Ha risposto con { $status }.
shell-hook-failed = Non ha risposto: { $reason }
shell-hook-secret = Ogni chiamata è firmata con questo segreto, mostrato solo ora:
shell-save = Salva
shell-remove = Rimuovi
shell-invited-by = { $named ->
    [yes] { $what ->
        [watch] { $host } ti invita a guardare una partita di { $game }.
       *[seat] { $host } ti tiene un posto a { $game }.
    }
   *[no] { $what ->
        [watch] Sei invitato a guardare una partita di { $game }.
       *[seat] C’è un posto per te a { $game }.
    }
}
shell-your-seat = il tuo posto
shell-start-missing = { $count ->
    [one] Manca ancora: { $names }. Un bot può prendere il posto.
   *[other] Mancano ancora: { $names }. I bot possono prendere i posti.
}
shell-start-with-bots = Comincia con i bot
shell-wait = Aspetta

## Your box

shell-title-box = La tua scatola
shell-box = La tua scatola
shell-box-of-table = La scatola di questo tavolo
shell-box-name = Nome del pacchetto
shell-box-saved-yes = salvato a ogni passo
shell-box-saved-busy = salvataggio …
shell-box-saved-here = salvato su questo dispositivo
shell-box-import = Importa
shell-box-export = Esporta
shell-box-play = Gioca con questa scatola
shell-box-progress = Avanzamento
shell-box-of-pieces = di { $count } pezzi stampati
shell-box-begun = e { $count } in parte
shell-box-faults =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
shell-box-faulty = La tua scatola ha un errore: correggilo, poi gioca con essa.
shell-box-elsewhere = Nessun elemento lo mostra: correggi il file e importalo di nuovo.
shell-box-anytime = Puoi già giocare: ogni valore conserva il suo segno, e il tavolo dice quanti sono stampati.
shell-box-piece = Il pezzo
shell-box-fields = I suoi valori
shell-box-provenance = valori stampati: { $printed }, ricostruiti: { $reconstructed }, dalle regole: { $known }
shell-box-mark-printed = stampato
shell-box-mark-begun = stampato in parte
shell-box-mark-reconstructed = ricostruito
shell-box-mark-known = dalle regole
shell-box-mark-fault = con un errore
shell-box-mark-usual = non inserito
shell-box-these-are = Origine
shell-box-or = Quale dei due
shell-box-take-back = Annulla
shell-box-add = Uno in più
shell-box-remove = Non è nella mia scatola
shell-box-remedy = Prendi il suggerimento
shell-box-printed-next = Stampato, pezzo seguente
shell-box-keys = Tab: campo, ↓: parola, Invio: pezzo seguente, Maiusc+Invio: indietro, PagGiù: errore seguente
shell-box-file = File del pacchetto (TOML)
shell-box-would-change =
    { $count ->
        [one] Cambierebbe { $count } pezzo.
       *[other] Cambierebbero { $count } pezzi.
    }
shell-box-take-file = Usa questo file
shell-box-look = Guarda i valori
shell-box-usual = Ricostruiti

## Practice
shell-practise = Allenati
shell-practise-about = Il problema del giorno, e i tuoi errori
shell-first-puzzles = Ai primi problemi
