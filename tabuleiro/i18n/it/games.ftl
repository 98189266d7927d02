# What is said of each game before it is opened: a line of facts, a sentence, its options.

sanjuan-facts = 2–4 giocatori · 45 minuti
sanjuan-about = Le carte sono insieme edifici, denaro e merci. La prima città con 12 edifici chiude la partita.
sanjuan-setting-new-buildings = Nuovi edifici
    .about = Le 30 carte dell’espansione, tra cui la cattedrale.
sanjuan-setting-advanced-start = Scegli la prima mano
    .about = Ognuno pesca più carte e ne tiene quattro.
sanjuan-setting-harbour-per-good = Porto per ogni merce
    .about = Il porto prende la carta di ogni merce venduta, non di una per fase del mercante; il regolamento si può leggere in entrambi i modi.
sanjuan-setting-may-decline = Rinunciare agli aiuti
    .about = A sconti, pesche e aiuti degli edifici si può rinunciare, perciò ognuno viene chiesto.
sanjuan-setting-governor = Il primo governatore

lisboa-facts = 1–4 giocatori · 2 ore
lisboa-about = Ricostruisci la città dopo il 1755 con il Re, il Marchese e il Costruttore.
lisboa-setting-pack = Set di componenti:
    .about = una ricostruzione; i valori di carte e tessere differiscono da quelli stampati.
    .mine = i valori della tua scatola; ciò che non hai inserito viene dalla ricostruzione.
    .chosen = i valori del file indicato all’avvio; ciò che non contiene viene dalla ricostruzione.
lisboa-setting-first-player = Chi comincia
lisboa-setting-draft = Scelta delle prime mani
    .about = Ognuno tiene alcune delle cinque carte e passa le altre.
lisboa-setting-starting-tasks = Incarichi iniziali
    .about = I posti selezionati cominciano con un incarico, un aiuto per chi è alle prime armi: una volta svolto, ne porta altri due, ciascuno con una ricompensa.
lisboa-setting-city-tokens = Segnalini della città
    .about = Segnalini a caso sostituiscono le ricompense stampate su lotti e siti.
lisboa-setting-starting-decree = Decreto iniziale
    .about = Ognuno prende un decreto prima del primo turno.
