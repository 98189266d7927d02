# Teksty wszystkiego wokół gier. Argumenty są we wszystkich językach te same; porównuje je test.

## Strony

shell-nav = Strony
shell-nav-play = Gra
shell-nav-learn = Nauka
shell-nav-practice = Trening
shell-nav-rules = Zasady
shell-skip = Przejdź do treści
shell-title-table = Stół
shell-title-replay = Powtórka
shell-title-review = Analiza
shell-title-join = Zaproszenie
shell-title-device = Kolejne urządzenie
shell-title-rules = Zasady
shell-title-learn = Pierwsza gra
shell-title-practice = Trening
shell-title-missing = Nie znaleziono
shell-missing = Tu niczego nie ma
shell-missing-table = Takiego stołu nie ma albo jest prywatny: poproś o odnośnik.
shell-loading = Chwileczkę …
shell-no-server = Serwer nie odpowiada.
shell-to-lobby = Do poczekalni
shell-close = Zamknij
shell-cancel = Anuluj
shell-back = Wstecz
shell-next = Dalej
shell-show = Pokaż
shell-own-machine = Wszystko działa na twoim komputerze.

## Ustawienia

shell-settings = Ustawienia
shell-language = Język
shell-theme = Kolory
shell-theme-light = jasne
shell-theme-dark = ciemne
shell-theme-to-light = Jasne kolory
shell-theme-to-dark = Ciemne kolory
shell-as-system = jak system
shell-text-size = Wielkość tekstu
shell-motion = Ruch
shell-motion-full = pełny
shell-motion-reduced = ograniczony
shell-speed = Tempo
shell-one-press = Jedno naciśnięcie
    .about = Bezpieczny wybór potwierdza pierwsze naciśnięcie. Można go cofnąć.
shell-answer-single = Jedyna możliwa odpowiedź udziela się sama
    .about = Nie wtedy, gdy można jeszcze coś cofnąć.
shell-chance-bar = Pasek szans przeciw botom
    .about = Szanse wszystkich nad stołem, według tego, co wiesz.
shell-take-back = Grube błędy przeciw botom
    .about = Dowiadujesz się o wyborze, który wiele oddał i który można cofnąć.
shell-unasked = O co ten stół nie pyta
shell-unasked-none = Stół pyta o wszystko.
shell-ask-again = Pytaj znowu
shell-sound = Dźwięk
shell-sound-on = Włącz dźwięk
shell-sound-off = Wyłącz dźwięk
shell-notify = Powiadom o mojej turze
    .about = Wiadomością przeglądarki, gdy patrzysz gdzie indziej.
shell-patterns = Wzory w znakach graczy
    .about = Kreska w każdym znaku, oprócz koloru.
shell-palette-safe = Kolory dla nierozróżniających czerwieni i zieleni
shell-keyboard = Klawisze
    .about = Po wyłączeniu zostają Tab, strzałki, Enter i Esc.
shell-keys = Lista klawiszy
shell-keys-usual = Przywróć klawisze
shell-press-a-key = Naciśnij klawisz
shell-key-space = Spacja
shell-key-shift = Shift
shell-key-enter = Enter
shell-your-name = Twoje imię

## Co robią klawisze

shell-command-undo-step = Cofnij krok
shell-command-redo = Ponów
shell-command-undo-turn = Cofnij turę
shell-command-end-turn = Zakończ turę
shell-command-next-target = Następna możliwość
shell-command-previous-target = Poprzednia możliwość
shell-command-why-not = Dlaczego nie ta możliwość?
shell-command-hint = Podpowiedź
shell-command-information = O wybranym elemencie; ponownie: jego zasada
shell-command-options = Lista wszystkich możliwości
shell-command-go-board = Do planszy
shell-command-go-middle = Do środka stołu
shell-command-go-mine = Do mojej planszy
shell-command-go-rivals = Do rywali
shell-command-go-log = Do dziennika
shell-command-replay-back = Powtórka: wstecz
shell-command-replay-forward = Powtórka: naprzód
shell-command-replay-turn-back = Powtórka: tura wstecz
shell-command-replay-turn-forward = Powtórka: tura naprzód
shell-command-now = Do chwili obecnej; powtórka: odtwarzaj
shell-command-pause = Zatrzymaj ruchy innych lub idź dalej
shell-command-keys = Ta lista
shell-command-pick = Możliwość lub element o numerze
shell-command-move = Następny element obszaru
shell-command-confirm = Wybierz, ponownie: zatwierdź

## Strona główna

shell-facts = { $most ->
    [one] { $seats } gracz
   *[other] { $seats } graczy
}
shell-bots = Boty
shell-solo = solo
shell-level = Poziom
shell-level-random = losowy
shell-level-novice = łagodny
shell-level-steady = średni
shell-level-strong = mocny
shell-level-master = mistrz
shell-options = Opcje
shell-seat-any = losowo
shell-play-bots = Graj z botami
shell-play-solo = Graj solo
shell-with-friends = Z przyjaciółmi
shell-play = Graj
shell-open = Otwórz
shell-join = Dołącz
shell-replay = Powtórka
shell-review = Analiza
shell-my-tables = Moje stoły
shell-wait-for-you = { $count ->
    [one] 1 czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
shell-tables-wait = { $count ->
    [one] 1 stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
shell-all = Wszystkie ({ $count })
shell-fewer = Mniej
shell-no-table = Nie ma jeszcze stołu. Zacznij powyżej.
shell-open-tables = Otwarte stoły
shell-no-open-table = Nikt teraz nie czeka na graczy.
shell-finished = Zakończone gry
shell-no-finished = Nie ma jeszcze zakończonej gry.
shell-statistics = Statystyki
shell-statistics-against = przeciw
shell-statistics-games = gier
shell-statistics-won = wygrane
shell-statistics-mean = średnia
shell-statistics-best = najlepszy
shell-statistics-no-bots = ludzie lub nikt
shell-your-turn = Twoja tura
shell-thought = Postęp namysłu
shell-is-thinking = { $name } myśli
shell-bot-thinks-for = Bot myśli – zastępuje: { $name }
shell-bot-thinks-for-you = Bot myśli za ciebie
shell-waiting-for = Czekamy na: { $name }
shell-waiting-for-players = Czekamy na graczy
shell-table-with = Stół: { $names }
shell-table-bots = { $bots ->
    [one] Przeciw botowi
   *[other] Przeciw { $bots } botom
}
shell-table-unnamed = Stół { $game }
shell-round = runda { $round }
shell-round-title = Runda { $round }
shell-rounds = { $count ->
    [one] 1 runda
    [few] { $count } rundy
   *[many] { $count } rund
}
shell-seats-taken = { $taken } z { $seats }
shell-clock = Zegar
shell-pace-free = bez zegara
shell-pace-days = { $days ->
    [one] 1 dzień na turę
   *[many] { $days } dni na turę
}
shell-pace-hours = { $hours ->
    [one] 1 godzina na turę
    [few] { $hours } godziny na turę
   *[many] { $hours } godzin na turę
}
shell-pace-seconds = { $seconds } s na turę
shell-pace-minutes = { $minutes } min na turę
shell-result = { $place ->
    [1] Wygrana
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[other] Czwarte miejsce
}
shell-result-watched = Widz
shell-learn = Poznaj { $game }
shell-lesson-invite = Pierwsza gra z przewodnikiem, około dziesięciu minut
shell-lesson-step = Teraz: krok { $step } z { $steps }

## Nowy stół i dołączanie

shell-new-table = Nowy stół
shell-game = Gra
shell-players = Gracze
shell-filling-friend = Ktoś z odnośnikiem
shell-filling-anybody = Kto pierwszy przyjdzie
shell-filling-here = Druga osoba przy tym ekranie
shell-filling-bot = Bot, { $level }
shell-listed = Na liście otwartych stołów
    .about = Stół widzą wszyscy na tym serwerze.
shell-several-seats = Jedna osoba może zająć kilka miejsc
    .about = Przy stole widać, kto siedzi podwójnie.
shell-same-person = ta sama osoba co { $name }
shell-table-name = Nazwa stołu
shell-name-of-seat = Imię na miejscu { $seat }
shell-import = Otwórz dziennik
shell-create-table = Utwórz stół
shell-copy-link = Kopiuj odnośnik
shell-link-copied = Odnośnik skopiowany.
shell-sit-here = Usiądź tutaj
shell-start = Zacznij
shell-invited = Zaproszenie do gry
shell-invited-about = Ktoś trzyma dla ciebie miejsce.
shell-invited-void = Ten odnośnik jest niepełny, zużyty albo wycofany.
shell-device = Kolejne urządzenie
shell-device-about = Z tym odnośnikiem grasz tu jako { $name }, przy wszystkich stołach tej osoby.
shell-device-present = W tej przeglądarce grasz jako { $name }. To pozostanie zachowane i można do tego wrócić.
shell-device-ask = Poproś o wpuszczenie jako { $name }
shell-device-waiting = Teraz potwierdź na urządzeniu, na którym powstał odnośnik ({ $name }).
shell-device-refused = Pierwsze urządzenie odmówiło.
shell-device-link = Odnośnik dla mojego drugiego urządzenia
shell-device-link-about = Otwórz go na drugim urządzeniu w ciągu kwadransa i potwierdź tutaj:
shell-device-asks = { $name } prosi o grę jako ty na innym urządzeniu.
shell-device-asks-new = Inne urządzenie prosi o grę jako ty.
shell-device-allow = Wpuść
shell-device-refuse = Odmów
shell-device-back = Znów graj jako { $name }
shell-accept = Przyjmij

## Miejsca

shell-you = Ty
shell-name-you = { $name } (ty)
shell-seat-open = wolne miejsce
shell-seat-invited = zaproszono
shell-seat-number = Miejsce { $seat }
shell-colour-purple = Fiole{ "\u00AD" }towy
shell-colour-green = Zielony
shell-colour-orange = Pomarań{ "\u00AD" }czowy
shell-colour-yellow = Żółty
shell-bot = Bot
shell-presence-here = przy stole
shell-presence-away = nieobecny
shell-order = Kolejność

## Stół

shell-table = Stół
shell-tools = Narzędzia
shell-menu = Menu
shell-areas = Obszary
shell-prompt = Co rozstrzygnąć
shell-steps = Kroki tej tury
shell-undo-step = Cofnij krok
shell-undo-turn = Cofnij turę
shell-undo-turn-again = Naciśnij ponownie, aby cofnąć całą turę.
shell-undo-not = Nie ma czego cofnąć: coś odkryto albo grali już inni.
shell-never-ask = Nie pytaj więcej
    .about = Od teraz przy tym stole odpowiedź brzmi „nie”. Pytanie przywrócisz w ustawieniach.
    .done = Od teraz bez pytania. Przywrócisz je w ustawieniach.
shell-not-asked = Bez pytania: { $question }
shell-look-back = Co się stało od twojego ostatniego ruchu?
shell-move-of = Ruch { $move } z { $last }
shell-to-present = Do teraźniejszości
shell-watching = Oglądasz grę
shell-time-left = Pozostały czas
shell-refused-Stale = Ktoś był szybszy: pozycja się zmieniła.
shell-refused-IllegalAction = To nie jest teraz możliwe.
shell-refused-NotYourTurn = To nie twoja kolej.
shell-refused-NothingToUndo = Nie ma czego cofnąć.
shell-refused-NotFound = Nie ma takiego stołu ani odnośnika albo już go nie ma.
shell-refused-Forbidden = Tutaj nie możesz tego zrobić.
shell-refused-NotNow = Teraz to niemożliwe: przy stole coś się zmieniło.
shell-refused-TooMany = To było zbyt wiele naraz: poczekaj chwilę.
shell-refused-TooLarge = Ten plik jest za duży.
shell-refused-BadLog = To nie jest zapisana gra, którą da się odczytać ({ $message }).
shell-refused-BadPack = To nie jest zestaw, który da się odczytać ({ $message }).
shell-refused-NotToml = { $line ->
    [0] Tego pliku nie da się odczytać jako TOML.
   *[other] Tego pliku nie da się odczytać jako TOML: błąd w wierszu { $line }.
}
shell-refused-BadRequest = Tego nie da się użyć ({ $message }).
shell-refused-Validation = { shell-refused-BadRequest }
shell-refused-InternalError = Coś się nie udało na serwerze.
shell-refused-Unavailable = Serwer nie może teraz zapisywać; nic nie zrobiono, spróbuj później.
shell-hints = Podpowiedzi
    .about = Można zapytać bota, co by wybrał; wszyscy widzą, że go zapytano.
shell-hint = Podpowiedź
shell-hint-says = Bot wybrałby: { $option }.
shell-open-list = Lista możliwości, dziennik
shell-not-connected = Brak połączenia
    .why = Twój wybór zostanie zachowany i wysłany.
    .kept = Zachowano, zostanie wysłane: { $choice }
shell-side = Dziennik i inne
shell-pane-hint = Podpowiedź
shell-pane-options = Możliwości
shell-pane-log = Dziennik
shell-pane-chat = Czat
shell-pane-notes = Notatki
shell-pane-rules = Zasady
shell-draw-server = Los wyciągnął serwer
shell-draw-creator = Los wybrał twórca tego stołu
shell-draw-promised = Tyle serwer obiecał na początku; po zakończeniu gry poda ziarno i sól.
shell-draw-opened = SHA-256 tekstu „ziarno:sól” to wartość, którą stół pokazywał od początku; tabuleiro verify sprawdza ją z zapisem gry.
shell-draw-commitment = Obietnica
shell-draw-seed = Ziarno
shell-draw-salt = Sól
shell-stand-in = Gra za ciebie bot
shell-come-back = Wróć na swoje miejsce
shell-halted = Ta gra została rozpoczęta według innych zasad i w tej wersji nie może być kontynuowana; można ją przejrzeć.
shell-bots-busy = Myśli wiele botów: ten, który ma ruch, czeka na swoją kolej.
shell-told-hint = Podpowiedź dla: { $name }.
shell-told-fork = { $name } próbuje pozycji na boku.
shell-told-stand-in = Za gracza { $name } gra bot.
shell-told-back = { $name } znów gra.
shell-aids = Pomoc w tej grze
shell-aid-hints =
    { $count ->
        [one] 1 podpowiedź
        [few] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }
shell-aid-forks =
    { $count ->
        [one] 1 wypróbowana pozycja
        [few] { $count } wypróbowane pozycje
       *[other] { $count } wypróbowanych pozycji
    }
shell-aid-stand-ins =
    { $count ->
        [one] bot zastąpił 1 raz
        [few] bot zastąpił { $count } razy
       *[other] bot zastąpił { $count } razy
    }
shell-log = Dziennik
shell-log-empty = Nic się jeszcze nie stało.
shell-labelled = { $label }: { $what }
shell-yes = tak
shell-no = nie
shell-since-your-move = od twojego ruchu
shell-chat = Czat
shell-chat-empty = Nikt jeszcze nic nie napisał.
shell-chat-unread = { $count ->
    [one] Czat, jedna nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
shell-say = Napisz coś …
shell-send = Wyślij
shell-notes-about = Notatki widzisz tylko ty.
shell-all-rules = Wszystkie zasady
shell-rules-of = { $game }: zasady
shell-rules-search = Znajdź punkt lub słowo
shell-rules-chapters = Rozdziały
shell-rules-english = Każda zasada to numerowany punkt, po angielsku. „Ruling” oznacza to, co drukowane zasady zostawiają otwarte, a rozstrzygnął ten projekt.
    .none = Niczego nie znaleziono. Zasady są po angielsku: po polsku znajdą się nazwy kart, ról i elementów.
shell-rules-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
shell-no-choice-now = Teraz nie ma czego wybierać.
shell-not-possible-now = Teraz niemożliwe
shell-amount-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
shell-price = koszt: { $price }
shell-price-range = Ostatecznie od { $least } do { $most }, zależnie od wyboru.
shell-clause = zasada { $clause }
shell-pass-screen = Przekaż ekran: { $name }
shell-i-am = To ja, { $name }

## Koniec

shell-game-over = Koniec gry
shell-you-win = Wygrywasz { $best } do { $next }
shell-wins = { $name } wygrywa { $best } do { $next }
shell-shared-win = Wspólna wygrana: { $names }, { $best }
shell-solo-result = Wynik: { $best }
shell-rematch = Rewanż
shell-share = Udostępnij
    .about = Kto ma ten link, widzi całą grę, bo już się skończyła.
shell-share-ended = Twoje linki są nieważne.
shell-shared-void = Ten link jest niepełny albo został cofnięty.
shell-keep-picture = Zapisz obraz
shell-print = Drukuj
shell-see-table = Zobacz stół
shell-score-sheet = Arkusz punktów
shell-total = Razem
shell-tie-break = Przy remisie
shell-place = { $place ->
   *[other] { $place }.
}
shell-points-over-game = Punkty w czasie gry
shell-rounds-word = { $count ->
    [one] runda
    [few] rundy
   *[many] rund
}
shell-choices-word = { $count ->
    [one] wybór
    [few] wybory
   *[many] wyborów
}
shell-minutes = { $minutes } min
shell-played = czas gry
shell-turning-points = Punkty zwrotne
shell-turning-gain = { $gain ->
    [one] To daje 1 punkt.
    [few] To daje { $gain } punkty.
    [many] To daje { $gain } punktów.
   *[other] To daje { $gain } punktu.
}
shell-lead-change = { $you ->
    [yes] { $lead ->
        [0] Doganiasz prowadzących.
       *[other] Prowadzisz o { $lead }.
    }
   *[no] { $lead ->
        [0] { $name } dogania prowadzących.
       *[other] { $name } prowadzi o { $lead }.
    }
}

## Powtórka

shell-replay-of = { $name }, powtórka
shell-replay-start = Rozdanie
shell-replay-first = Na początek
shell-replay-turn-back = Tura wstecz
shell-replay-back = Wybór wstecz
shell-replay-play = Odtwarzaj
shell-replay-pause = Pauza
shell-replay-forward = Wybór naprzód
shell-replay-turn-forward = Tura naprzód
shell-replay-last = Na koniec
shell-replay-move = Ruch
shell-replay-unit = Krok
shell-replay-every-choice = każdy wybór
shell-replay-turns = tury
shell-of-moves = z { $last }
shell-moves = Ruchy
shell-eyes = Widok
shell-eyes-mine = jak widziałem
shell-eyes-all = wszystko odkryte
shell-eyes-guest = jako gość
shell-play-on = Graj stąd dalej
shell-play-on-about = Nowy stół zaczyna się od ruchu { $move }. Ta gra pozostaje bez zmian.
shell-fork = Graj na swoim miejscu z botami
shell-fork-seat = Moje miejsce
shell-more = Więcej
shell-fork-all = Graj na wszystkich miejscach
shell-export = Zapisz dziennik

## Pierwsza gra

shell-coach = Przewodnik
shell-first-game = { $game }, pierwsza gra
shell-step-of = krok { $step } z { $steps }
shell-show-me = Pokaż mi
shell-leave = Wyjdź
shell-lesson-other = Jeszcze nie: ten krok czeka na to, co podświetlone. Po lekcji wszystko jest dozwolone.
shell-lesson-read = Tu jeszcze nie ma wyboru: najpierw czytaj dalej.
shell-lesson-restart = Od początku
shell-lesson-list = Co zrobić
shell-lesson-do = Zrób to za mnie
shell-lesson-choose = Wybierz tutaj
shell-lesson-confirm = Teraz potwierdź
shell-lesson-open = To jest tutaj
shell-lesson-free = Lekcja pójdzie dalej, gdy tylko będzie mogła. Tymczasem wybierz, co chcesz.
shell-lesson-more = Wszystkie kroki i więcej
shell-lesson-fold = Zwiń przewodnik
shell-lesson-done = gotowe

## Bez serwera

shell-alone-engine = Pobieranie gry: { $loaded } z { $total } MB
shell-alone-starting = Gra się uruchamia.
shell-alone-no-wasm = Tej przeglądarce brakuje WebAssembly, bez którego nie da się tu grać.
shell-alone-no-engine = Nie udało się pobrać gry: wczytaj stronę ponownie, gdy będzie sieć.
shell-alone-not-kept = Pamięć przeglądarki jest pełna lub zabroniona: gra toczy się dalej, ale zapisz jej dziennik, zanim zamkniesz stronę.
shell-alone-kept = Co jest tu przechowywane
shell-alone-about = Gry i ustawienia pozostają w tej przeglądarce i nigdzie nie są wysyłane.
shell-alone-offline = Wszystko jest na miejscu: działa także bez sieci.
shell-alone-save = Zapisz wszystko w pliku
shell-alone-load = Wczytaj taki plik
shell-alone-taken = { $count ->
    [0] W pliku nie było nowych stołów.
    [one] Wczytano jeden stół.
    [few] Wczytano { $count } stoły.
   *[many] Wczytano { $count } stołów.
}
shell-alone-bad-file = Tego pliku nie zapisało Tabuleiro.
shell-alone-install = Zainstaluj jako aplikację
shell-alone-install-about = Tabuleiro może być na tym urządzeniu jak aplikacja: otwiera się samo, także bez sieci.
shell-alone-not-now = Nie teraz
shell-alone-here = Boty i osoby przy tym samym ekranie.

## Co robią inni i jak szybko to widać

shell-pace = Tempo
    .about = Jak pokazywane są ruchy innych.
shell-pace-instant = Od razu
shell-pace-brisk = Żwawo
shell-pace-calm = Spokojnie
shell-pace-stop = Stop
shell-pace-go-on = Dalej
shell-pace-step = Krok
shell-pace-now = Do teraz
shell-act-of = ruch { $at } z { $last }
shell-acts-of-turn = Ruchy w tej turze
shell-seconds = { $seconds } s
shell-acts-waiting = { $count ->
    [one] 1 ruch do obejrzenia albo do teraz
    [few] { $count } ruchy do obejrzenia albo do teraz
   *[many] { $count } ruchów do obejrzenia albo do teraz
}

## Ten stół i wyjścia z niego

shell-this-table = Ten stół
shell-absent-says = bot może zagrać za kogoś, kogo nie ma od: { $time }
shell-absent-after = Bot może zagrać za kogoś, kogo nie ma od
shell-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
shell-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
shell-bot-plays = zastępuje bot
shell-bot-for-me = Niech bot gra za mnie
shell-bot-for-absent = Niech zagra bot
shell-refused-StillHere = Ta osoba tu jest albo była przed chwilą: bot może zagrać za nią później.
shell-on-my-phone = Ta gra na moim telefonie
shell-qr = Link jako obrazek dla aparatu
shell-watch-link = Kopiuj link dla widzów
    .about = Kto ma ten link, widzi stół i nic z tego, co zakryte.
shell-watch-end = Cofnij link
shell-watch-ended = Link jest nieważny i nikt już przez niego nie patrzy.
shell-leave-open = Odejdź od stołu
    .about = Twoje miejsce będzie wolne dla kogoś innego.
shell-resign = Zrezygnuj
    .about = Na twoim miejscu do końca zagra bot. Nie da się tego cofnąć.
shell-close-table = Usuń stół
    .about = Zniknie z twojej listy, a jego linki przestaną działać. Nie da się go przywrócić.
shell-table-closed = Ten stół usunięto.
shell-hook = Web hook
    .about = Ten twój adres jest wywoływany, gdy przychodzi twoja kolej, a ciebie nie ma.
shell-hook-test = Wypróbuj
shell-hook-answer = Odpowiedź: { $status }.
shell-hook-failed = Brak odpowiedzi: { $reason }
shell-hook-secret = Każde wywołanie jest podpisane tym sekretem, pokazywanym tylko teraz:
shell-save = Zapisz
shell-remove = Usuń
shell-invited-by = { $named ->
    [yes] { $what ->
        [watch] { $host } zaprasza do oglądania gry { $game }.
       *[seat] { $host } trzyma dla ciebie miejsce w grze { $game }.
    }
   *[no] { $what ->
        [watch] Masz zaproszenie do oglądania gry { $game }.
       *[seat] Czeka na ciebie miejsce w grze { $game }.
    }
}
shell-your-seat = twoje miejsce
shell-start-missing = { $count ->
    [one] Brakuje jeszcze: { $names }. Miejsce może zająć bot.
    [few] Brakuje jeszcze: { $names }. Miejsca mogą zająć boty.
    [many] Brakuje jeszcze: { $names }. Miejsca mogą zająć boty.
   *[other] Brakuje jeszcze: { $names }. Miejsca mogą zająć boty.
}
shell-start-with-bots = Zacznij z botami
shell-wait = Czekaj

## Your box

shell-title-box = Twoje pudełko
shell-box = Twoje pudełko
shell-box-of-table = Pudełko tego stołu
shell-box-name = Nazwa zestawu
shell-box-saved-yes = zapisane po każdym kroku
shell-box-saved-busy = zapisywanie …
shell-box-saved-here = zapisane na tym urządzeniu
shell-box-import = Importuj
shell-box-export = Eksportuj
shell-box-play = Graj z tym pudełkiem
shell-box-progress = Postęp
shell-box-of-pieces = z { $count } elementów z druku
shell-box-begun = i { $count } częściowo
shell-box-faults =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
shell-box-faulty = W twoim pudełku jest błąd. Popraw go, a potem zagraj z tym pudełkiem.
shell-box-elsewhere = Nie ma tego na żadnym elemencie: popraw plik i zaimportuj go ponownie.
shell-box-anytime = Możesz grać już teraz: każda liczba zachowuje swój znak, a stół mówi, ile z nich pochodzi z druku.
shell-box-piece = Element
shell-box-fields = Jego wartości
shell-box-provenance = wartości z druku: { $printed }, odtworzone: { $reconstructed }, z zasad: { $known }
shell-box-mark-printed = z druku
shell-box-mark-begun = częściowo z druku
shell-box-mark-reconstructed = odtworzone
shell-box-mark-known = z zasad
shell-box-mark-fault = z błędem
shell-box-mark-usual = nie wpisano
shell-box-these-are = Pochodzenie
shell-box-or = Które z dwojga
shell-box-take-back = Cofnij
shell-box-add = Jeszcze jeden taki
shell-box-remove = Nie ma w moim pudełku
shell-box-remedy = Przyjmij podpowiedź
shell-box-printed-next = Z druku, następny
shell-box-keys = Tab: pole, ↓: słowo, Enter: następny element, Shift+Enter: wstecz, PageDown: następny błąd
shell-box-file = Plik zestawu (TOML)
shell-box-would-change =
    { $count ->
        [one] Zmieniłby się { $count } element.
        [few] Zmieniłyby się { $count } elementy.
       *[many] Zmieniłoby się { $count } elementów.
    }
shell-box-take-file = Weź ten plik
shell-box-look = Zobacz wartości
shell-box-usual = Odtworzone

## Practice
shell-practise = Trenuj
shell-practise-about = Zadanie dnia i Twoje własne błędy
shell-first-puzzles = Do pierwszych zadań
