# Texts of the coach: the review of a game, hints and the chance bar. Differences are points of chance, chances have a per cent sign.

## Figures, classes and marks
coach-percent = { $value } %
coach-class-inaccuracy = Niedokładność
coach-class-mistake = Błąd
coach-class-blunder = Gruby błąd
coach-class-luck = Los
coach-class-deed = Najlepsze zagranie
coach-class-close = Trudny wybór
coach-best = najlepsze
coach-expected = oczekiwane
coach-expected-step = Oczekiwane, krok { $number } z { $count } · { $name }: { $what }
coach-mark-best = najlepsza opcja
coach-mark-option = opcja
coach-mark-rank = podpowiedź numer { $number }
coach-mark-expected = oczekiwane, krok { $number }
coach-mark-chosen = wybór gracza: { $name }

## Whose review, and the figures
coach-whose = Czyja analiza
coach-accuracy = dokładność
coach-accuracy-of = dokładność { $accuracy }
coach-summary-of = Podsumowanie: { $name }
coach-lost-per-choice = strata na wybór
coach-lost-per-choice-of = strata na wybór, z { $count }
coach-luck = los
coach-count-blunder = { $count ->
    [one] { $count } gruby błąd
    [few] { $count } grube błędy
   *[many] { $count } grubych błędów
}
coach-count-mistake = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
coach-count-inaccuracy = { $count ->
    [one] { $count } niedokładność
    [few] { $count } niedokładności
   *[many] { $count } niedokładności
}
coach-played-like = poziom gry
coach-where-it-went = { $you ->
    [yes] Co się stało z twoją szansą
   *[no] Co się stało z szansą gracza { $name }
}
coach-at-the-start = na początku
coach-sum-luck = los
coach-sum-own = wybory
coach-sum-others = wybory innych
coach-won = wygrana
coach-shared = remis
coach-lost = przegrana
coach-figures = Co znaczą te liczby
coach-figures-chance = Szansa
coach-figures-chance-about = Jak często wygrywałoby się z tego miejsca, gdyby wszyscy grali dalej równie dobrze. Różnicę dwóch szans podajemy w punktach.
coach-figures-lost-per-choice = Strata na wybór
coach-figures-lost-per-choice-about = O ile punktów szansy więcej dałby najlepszy wybór według tego, co można było wtedy wiedzieć: średnia z wyborów, które się liczą. Wybór, którym można stracić mniej niż 1 punkt, się nie liczy.
coach-figures-classes = Niedokładność, błąd, gruby błąd
coach-figures-classes-about = Punkty, które wybór co najmniej traci: { $inaccuracy }, { $mistake }, { $blunder }.
coach-figures-accuracy = Dokładność
coach-figures-accuracy-about = 100 ma ten, kto nic nie traci, 50 ten, kto traci 3 punkty na wybór, 25 – kto traci 6.
coach-figures-played-like = Poziom gry
coach-figures-played-like-about = Poziom botów, które tracą na wybór mniej więcej tyle samo. Zmierzono go przy stołach czteroosobowych, z jednym botem każdego poziomu; pojedyncza gra mówi niewiele.
coach-figures-luck = Los
coach-figures-luck-about = Co przyniosły dobierane karty i płytki w porównaniu z tym, co mogło się pojawić. Nie jest to ani zasługa, ani wina.
coach-figures-sum = Co się stało z szansą
coach-figures-sum-about = Szansa na początku, los, wybory własne i wybory innych składają się na wynik. Wybory liczą się na tle tego, jak zwykle grałby ktokolwiek, więc dobry wybór jest zyskiem.

## Key moments
coach-key-moments = Kluczowe momenty
coach-filter = Pokaż
coach-filter-all = Wszystkie { $count }
coach-filter-errors = Błędy { $count }
coach-filter-luck = Los { $count }
coach-luck-in-round = Los · runda { $round }
coach-deed-ahead = Najlepsze zagranie · przewaga { $points }
coach-in-round = { $class } · runda { $round }
coach-better = { $class } · lepiej: { $option }
coach-found = jest
coach-moment-spoken = Ruch { $move }, runda { $round }: { $class }, { $points ->
    [0] bez zmiany
   *[other] { $good ->
        [yes] plus
       *[no] minus
    } { $points } punktów szansy
};
coach-earlier-mistake = Poprzedni błąd lub kluczowy moment
coach-later-mistake = Następny błąd lub kluczowy moment
coach-mistake = Błąd
coach-no-moments = W tej grze nie ma nic takiego.
coach-moments-come = Kluczowe momenty pojawiają się w kolejności gry.
coach-no-mistake = { $you ->
    [yes] Żadnego twojego błędu.
   *[no] Żadnego błędu gracza { $name }.
} Z { $count } wyborów żaden nie stracił 2 punktów szansy; zamiast tego są tu najtrudniejsze wybory.
coach-nothing-to-review = Nie ma czego analizować: żaden wybór nie mógł nic stracić. Wykres nadal pokazuje szanse wszystkich.

## Why
coach-why = Dlaczego
coach-title-best = { $you ->
    [yes] Najlepszy wybór: { $best }, { $chance }
   *[no] Najlepszy wybór gracza { $name }: { $best }, { $chance }
}
coach-title-better = { $you ->
    [yes] { $best } { $chance }, ty: { $chosen } { $chosenChance }
   *[no] { $best } { $chance }, { $name }: { $chosen } { $chosenChance }
}
coach-judged-by = Oglądasz wybory gracza { $name }, ocenione według tego, co { $name } mógł wtedy wiedzieć.
coach-points-of-chance = punktów szansy
coach-move-and-round = Ruch { $move } · runda { $round }
coach-luck-about = { $you ->
    [yes] To, co odkryto, zmieniło twoją szansę o { $points }.
   *[no] To, co odkryto, zmieniło szansę gracza { $name } o { $points }.
} To ani zasługa, ani wina.
coach-choice-before = Wybór przed tym
coach-choice-of = Wybór gracza { $name }.
coach-expected-line = Oczekiwany przebieg
coach-after = po: { $option }
coach-line-back = Krok wstecz
coach-line-on = Krok dalej
coach-nothing-here = Tu nie ma wyboru
coach-nothing-here-about = Była tylko jedna opcja albo nie została jeszcze oceniona. Kluczowe momenty prowadzą do wyborów, które się liczyły.
coach-try = Spróbuj odtąd
coach-ask-again = Zapytaj mnie znowu
coach-asked-again = Wróci w treningu.
coach-options = Opcje
coach-options-about = szansa na wygraną, ±{ $error }
coach-options-more = jeszcze { $more } niżej

## The graph and its table
coach-graph-title = Szansa na wygraną w ciągu gry
coach-graph = Szansa na wygraną wszystkich graczy w ciągu gry, z kluczowymi momentami: { $name }; tabela podaje liczby
coach-from-points = od { $points }
coach-luck-dotted = los, kropkowany
coach-as-table = Tabela
coach-as-graph = Wykres
coach-table = Szanse wszystkich po każdym wyborze
coach-table-of = Wiersze
coach-all-moves = Wszystkie wybory
coach-column-round = Runda
coach-column-move = Ruch
coach-column-what = Co
coach-column-kind = Rodzaj

## The page and its states
coach-review-of = Analiza: { $name }
coach-back-to-replay = Wróć do powtórki
coach-parts = Części analizy
coach-part-why = Dlaczego
coach-part-board = Stół
coach-part-moments = Momenty { $count }
coach-earlier = Poprzedni
coach-later = Następny
coach-review-this = Przeanalizuj tę grę
coach-review-this-about = Każdy wybór porównany z najlepszym, los oddzielony od umiejętności. Trwa to około minuty; trwające gry mają pierwszeństwo.
coach-review-the-game = Analizuj grę
coach-left-this-hour = { $count ->
    [one] w tej godzinie została { $count } analiza
    [few] w tej godzinie zostały { $count } analizy
   *[many] w tej godzinie zostało { $count } analiz
}
coach-not-reviewed = Jeszcze nie przeanalizowano
coach-not-reviewed-about = O analizę mogą poprosić ci, którzy siedzieli przy tym stole.
coach-reviewing = Analiza trwa
coach-queued = Czeka na swoją kolej
coach-progress = { $done } z { $moves } ruchów
coach-seconds-left = zostało około { $seconds } s
coach-minutes-left = zostało około { $minutes } min
coach-may-leave = Wykres rośnie na bieżąco. Możesz wyjść: analiza trwa i poczeka tutaj.
coach-stop = Zatrzymaj
coach-stopped = Analiza zatrzymała się na ruchu { $move }
coach-stopped-about = To, co zrobiono, jest zachowane; można iść dalej od tego miejsca.
coach-go-on = Kontynuuj
coach-show = Pokaż, co jest
coach-ready = Analiza jest gotowa.
coach-look = Zobacz
coach-not-while-on = Nie w trakcie gry
coach-not-while-on-about = Analiza otwiera się po zakończeniu gry. Do tego czasu nikt nie widzi szans, chyba że przy stole z podpowiedziami, i to tylko według tego, co sam wie.
coach-no-judge = Trener nie zna tej gry
coach-no-judge-about = Nikt jeszcze nie ocenia jej pozycji, więc nie ma szans, analiz ani zadań.

## While playing
coach-hint-about = Czego trener spodziewa się odtąd, wiedząc tylko to, co ty.
coach-thinking = Trener myśli…
coach-why-not = Dlaczego nie to?
coach-why-not-this = Dlaczego nie: { $option }?
coach-chance = Szansa
coach-tried = { $tried } wypróbowanych gier, ±{ $error }
coach-think-longer = Pomyśl dłużej
coach-chance-bar = Pasek szans
coach-chance-bar-about = Wyłączony, dopóki nie poprosisz. Tylko przeciw botom.
coach-chance-bar-off = Ukryj pasek szans
coach-gave-away = To oddało { $points } pkt szansy.
coach-may-take-back = Nic jeszcze nie odkryto: możesz to cofnąć.
coach-take-back = Cofnij
coach-keep-it = Zostaw
coach-take-back-offered = Mów mi o grubych błędach
coach-take-back-about = Gdy można je cofnąć. Tylko przeciw botom; lepszego wyboru nie zdradzamy.

## The picture to share
coach-share-picture = Udostępnij obraz
coach-save-picture = Zapisz obraz
coach-picture-saved = Zapisano; tekst alternatywny skopiowano.
coach-nameless = Bez imion
coach-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
coach-picture-moment = { $name }, runda { $round }
coach-picture-points = punkty
coach-picture-row = { $name }: { $points } pkt, dokładność { $accuracy }, los { $luck }.
coach-picture-alt = Analiza gry { $game }: { $title }. { $rows }

## Powody: co daje najlepszy wybór, czego nie daje inny
coach-reason-has =
    { $unit }: { $you ->
        [yes] { $way ->
            [more] masz wtedy o { $amount } więcej.
           *[less] masz wtedy o { $amount } mniej.
        }
       *[no] { $way ->
            [more] { $name } ma wtedy o { $amount } więcej.
           *[less] { $name } ma wtedy o { $amount } mniej.
        }
    }
coach-reason-ends = { $way ->
    [sooner] Gra kończy się wcześniej: na 100 gier w { $percent } więcej jest już wtedy po wszystkim.
   *[later] Gra trwa dłużej: na 100 gier w { $percent } mniej jest już wtedy po wszystkim.
}
coach-reason-deed = { $you ->
    [yes] Wybierasz potem „{ $option }” w { $best } na 100 gier, w przeciwnym razie w { $other }.
   *[no] { $name } wybiera potem „{ $option }” w { $best } na 100 gier, w przeciwnym razie w { $other }.
}
