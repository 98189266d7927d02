# The page of puzzles and own mistakes

practice-title = Trening
practice-about = Jedna pozycja, jedno pytanie, odpowiedź z liczbami.
practice-daily = Zadanie dnia
practice-puzzle = Zadanie
practice-own-mistake = Jeden z Twoich błędów
practice-where =
    { $game }, { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, runda { $round }
practice-easy = łatwe
practice-medium = średnie
practice-hard = trudne
practice-difficulty = Trudność
practice-no-puzzles = Nie ma zadań tego rodzaju.

## The answer
practice-your-answer = Twoja odpowiedź
practice-answer = Odpowiedź
practice-choose = Wybierz powyżej
practice-how = Naciśnij opcję lub jej numer; naciśnij ponownie albo Enter, żeby odpowiedzieć.
practice-give-answer = Odpowiedz
practice-right = dobrze
practice-best = najlepsze
practice-not-this = nie to
practice-right-option = Dobrze: { $option }, { $chance }
practice-answer-is = Odpowiedź: { $option }, { $chance }
practice-wrong =
    { $option }: to oddaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } szansy
practice-nudge = Co daje najlepszy wybór: { $reason }
practice-think-again = Policz, co daje każda opcja i co mogą potem zrobić inni.
practice-try-again = Spróbuj ponownie
practice-show = Pokaż odpowiedź
practice-streak-goes-on = Twoja seria trwa, jeśli rozwiążesz je dzisiaj.
practice-next = Następne zadanie
practice-line = Spodziewany dalszy ciąg
practice-finder = { $level } { $found }%
practice-found-by = Boty, które to znajdują: { $finders }.

## Days in a row
practice-streak = Dni z rzędu
practice-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
practice-in-a-row = z rzędu · najdłużej { $longest }
practice-day-solved = rozwiązane
practice-day-open = nierozwiązane
practice-kept-here = Nie masz jeszcze imienia: Twoja seria jest zapisana dla tej przeglądarki.

## Own mistakes
practice-mistakes = Twoje błędy
practice-no-mistakes = Jeszcze żadnych błędów. Przeanalizuj grę, a pojawią się tutaj.
practice-due =
    { $count ->
        [one] 1 na dziś
        [few] { $count } na dziś
       *[many] { $count } na dziś
    }
practice-practise = Trenuj { $count }
practice-learnt = { $learnt } opanowane, { $waiting } w kolejce
practice-round = runda { $round }
practice-class-inaccuracy = Niedokładność
practice-class-mistake = Błąd
practice-class-blunder = Poważny błąd
practice-class-best = Najlepszy wybór
practice-class-good = Dobry wybór
practice-seen =
    { $count ->
        [0] jeszcze nie pytane
        [one] pytane raz
        [few] pytane { $count } razy
       *[many] pytane { $count } razy
    }
practice-then-in =
    { $days ->
        [one] potem za 1 dzień
        [few] potem za { $days } dni
       *[many] potem za { $days } dni
    }
practice-again-in =
    { $days ->
        [one] znowu za 1 dzień
        [few] znowu za { $days } dni
       *[many] znowu za { $days } dni
    }

## Themes
practice-themes = Tematy
practice-of = { $done } / { $all }
practice-solved = rozwiązane: { $done } z { $all }
practice-set = Zacznij serię: { $count }
practice-theme-denying = Odbieranie
practice-theme-end-game = Końcówka
