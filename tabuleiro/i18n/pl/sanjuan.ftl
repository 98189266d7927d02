# Teksty San Juan. Fakty zdarzeń, możliwości i powodów są argumentami: słowo zasad jako $x (do wyboru formy),
# $x_name (nazwa) i $x_the (w zdaniu, w bierniku); lista jako fraza $x z długością $x_count.
# $name to gracz, $you mówi, czy to czytający.

## Role: nazwa, w bierniku, co robią wszyscy, co więcej robi właściciel

sanjuan-role-builder = Budowniczy
    .the = budowniczego
    .action = Każdy może zbudować 1
    .brief = Zbuduj 1
    .privilege = 1 karta mniej
sanjuan-role-producer = Nadzorca
    .the = nadzorcę
    .action = Każdy może wytworzyć 1 towar
    .brief = Wytwórz 1
    .privilege = 1 towar więcej
sanjuan-role-trader = Kupiec
    .the = kupca
    .action = Każdy może sprzedać 1 towar
    .brief = Sprzedaj 1
    .privilege = 1 sprzedaż więcej
sanjuan-role-councillor = Burmistrz
    .the = burmistrza
    .action = Każdy dobiera 2, zatrzymuje 1
    .brief = Dobierz 2, zatrzymaj 1
    .privilege = dobierz 5, zatrzymaj 1
sanjuan-role-prospector = Poszukiwacz złota
    .the = poszukiwacza złota
    .action = Nikt nic nie robi
    .brief = Nikt nic nie robi
    .privilege = dobierz 1 kartę
sanjuan-privilege = Przywilej
sanjuan-tab-mine = Moje
sanjuan-tab-roles = Role
sanjuan-tab-rivals = Rywale
sanjuan-tab-log = Dziennik
sanjuan-governor = Gubernator
    .about = Wybiera pierwszą rolę w rundzie. Potem karta przechodzi o jedno miejsce w lewo.
sanjuan-free = wolna
sanjuan-chooses-now = wybiera
sanjuan-no-role-yet = jeszcze bez roli

## Towary

sanjuan-good-indigo = indygo
sanjuan-good-sugar = cukier
sanjuan-good-tobacco = tytoń
sanjuan-good-coffee = kawa
sanjuan-good-silver = srebro
sanjuan-good-customs = towar z cła

## Budynki: nazwa, działanie w kilku słowach, działanie w całości, nazwa w zdaniu

sanjuan-building-indigo = Farbiarnia
    .short = Wytwarza indygo
    .full = Wytwarza i przechowuje 1 indygo.
    .the = farbiarnię
sanjuan-building-sugar = Cukrownia
    .short = Wytwarza cukier
    .full = Wytwarza i przechowuje 1 cukier.
    .the = cukrownię
sanjuan-building-tobacco = Suszarnia tytoniu
    .short = Wytwarza tytoń
    .full = Wytwarza i przechowuje 1 tytoń.
    .the = suszarnię tytoniu
sanjuan-building-coffee = Palarnia kawy
    .short = Wytwarza kawę
    .full = Wytwarza i przechowuje 1 kawę.
    .the = palarnię kawy
sanjuan-building-silver = Manufaktura srebra
    .short = Wytwarza srebro
    .full = Wytwarza i przechowuje 1 srebro.
    .the = manufakturę srebra
sanjuan-building-smithy = Kuźnia
    .short = Produkcyjne −1
    .full = Budynki produkcyjne kosztują cię o 1 mniej.
    .the = kuźnię
sanjuan-building-gold-mine = Kopalnia złota
    .short = Odkryj 4: różne koszty, weź najtańszą
    .full = W każdej fazie poszukiwacza odkryj 4 karty. Różne koszty? Weź najtańszą.
    .the = kopalnię złota
sanjuan-building-archive = Archiwum
    .short = Odrzucasz z całej ręki
    .full = Dobrane karty trafiają najpierw na rękę; potem odrzuć stare lub nowe.
    .the = archiwum
sanjuan-building-poor-house = Przybudówka
    .short = Budowa przy ≤ 1 karcie: dobierz 1
    .full = Po budowie dobierz 1, jeśli masz na ręce 0 lub 1 kartę.
    .the = przybudówkę
sanjuan-building-black-market = Czarny rynek
    .short = 1–2 towary mogą płacić
    .full = Gdy budujesz, do 2 twoich towarów może zapłacić po 1.
    .the = czarny rynek
sanjuan-building-trading-post = Faktoria
    .short = Sprzedaj o 1 towar więcej
    .full = Możesz sprzedać o 1 towar więcej.
    .the = faktorię
sanjuan-building-well = Studnia
    .short = Wytwórz 2+: dobierz 1
    .full = Wytwórz 2 lub więcej towarów w jednej fazie: dobierz 1.
    .the = studnię
sanjuan-building-market-stand = Mały targ
    .short = Sprzedaj 2+: dobierz 1
    .full = Sprzedaj 2 lub więcej towarów w jednej fazie: dobierz 1 więcej.
    .the = mały targ
sanjuan-building-crane = Żuraw
    .short = Zabuduj: dopłać różnicę
    .full = Buduj w miejscu swojego budynku: jego koszt obniża cenę.
    .the = żuraw
sanjuan-building-chapel = Kaplica
    .short = 1 karta na rundę
    .full = Co rundę możesz wsunąć tu 1 kartę z ręki. Na końcu 1 punkt za każdą.
    .the = kaplicę
sanjuan-building-tower = Wieża widokowa
    .short = Limit ręki 12
    .full = Twój limit ręki to 12 kart.
    .the = wieżę widokową
sanjuan-building-aqueduct = Akwedukt
    .short = Wytwórz o 1 towar więcej
    .full = Możesz wytworzyć o 1 towar więcej.
    .the = akwedukt
sanjuan-building-carpenter = Stolarnia
    .short = Budynek miejski: dobierz 1
    .full = Po zbudowaniu i opłaceniu budynku miejskiego dobierz 1.
    .the = stolarnię
sanjuan-building-statue = Statua
    .short = Pomnik
    .full = Pomnik: dużo punktów, bez działania.
    .the = statuę
sanjuan-building-prefecture = Kancelaria
    .short = Zatrzymaj 2 karty, nie 1
    .full = Zatrzymaj 2 z dobranych kart zamiast 1.
    .the = kancelarię
sanjuan-building-market-hall = Duży targ
    .short = Sprzedaj 1+: dobierz 1
    .full = Sprzedaj co najmniej 1 towar w fazie: dobierz 1 więcej.
    .the = duży targ
sanjuan-building-quarry = Kamieniołom
    .short = Miejskie −1
    .full = Budynki miejskie kosztują cię o 1 mniej.
    .the = kamieniołom
sanjuan-building-column = Kolumna
    .short = Pomnik
    .full = Pomnik: dużo punktów, bez działania.
    .the = kolumnę
sanjuan-building-library = Biblioteka
    .short = Twój przywilej podwójnie
    .full = Przywilej wziętej przez ciebie roli liczy się podwójnie.
    .the = bibliotekę
sanjuan-building-hero = Pomnik odkrywcy
    .short = Pomnik
    .full = Pomnik: dużo punktów, bez działania.
    .the = pomnik odkrywcy
sanjuan-building-guild-hall = Siedziba cechu
    .short = +1 za produkcyjny, +1 za rodzaj
    .full = Na końcu: 1 punkt za budynek produkcyjny i 1 za każdy ich rodzaj.
    .the = siedzibę cechu
sanjuan-building-city-hall = Ratusz
    .short = +1 za budynek miejski
    .full = Na końcu: 1 punkt za każdy budynek miejski, ten też.
    .the = ratusz
sanjuan-building-triumphal-arch = Łuk triumfalny
    .short = +4 / 6 / 8 za 1 / 2 / 3 pomniki
    .full = Na końcu: 4, 6 lub 8 punktów za 1, 2 lub 3 pomniki.
    .the = łuk triumfalny
sanjuan-building-palace = Pałac
    .short = +1 za 4 punkty, ostatni
    .full = Na końcu, na samym końcu: 1 punkt za każde 4 inne.
    .the = pałac
sanjuan-building-guard-room = Wartownia
    .short = Inni: limit ręki 6
    .full = Inni bez wartowni i wieży mogą zatrzymać tylko 6 kart.
    .the = wartownię
sanjuan-building-office = Biuro
    .short = Wymień 1–2 karty co rundę
    .full = Co rundę możesz odrzucić 1 lub 2 karty i dobrać tyle samo.
    .the = biuro
sanjuan-building-hut = Szałas
    .short = Nikt nie sprzedał: dobierz 1
    .full = Jeśli w fazie kupca nikt nic nie sprzeda, dobierz 1.
    .the = szałas
sanjuan-building-tavern = Tawerna
    .short = Najmniej budynków: dobierz 1
    .full = Koniec fazy budowniczego: masz najmniej budynków, nie wszyscy równo? Dobierz 1.
    .the = tawernę
sanjuan-building-park = Park
    .short = Pod żurawiem wart 6
    .full = Zabudowany żurawiem obniża cenę o 6 zamiast o 3.
    .the = park
sanjuan-building-customs = Komora celna
    .short = 1 towar, sprzedaż za 2
    .full = Pusta dostaje w fazie burmistrza 1 towar. Sprzedaje się go za 2.
    .the = komorę celną
sanjuan-building-bank = Bank
    .short = Raz: wsuń dowolne karty
    .full = Raz w grze wsuń dowolną liczbę kart z ręki. Po 1 punkcie za każdą.
    .the = bank
sanjuan-building-harbour = Port
    .short = Wsuń 1 sprzedany towar
    .full = Raz w fazie kupca wsuń 1 sprzedany towar. Po 1 punkcie za każdy.
    .the = port
sanjuan-building-goldsmith = Pracownia złotnicza
    .short = Odkryj 1: weź, jeśli nikt nie ma
    .full = W każdej fazie poszukiwacza odkryj 1; weź ją, jeśli nikt takiej nie zbudował.
    .the = pracownię złotniczą
sanjuan-building-residence = Rezydencja
    .short = +4+3+2+1 za trójki o równym koszcie
    .full = Na końcu: 4, 3, 2, 1 punkt za trójki różnych budynków o równym koszcie.
    .the = rezydencję
sanjuan-building-cathedral = Katedra
    .short = +4+3+2+1 za budynki 6 rywali
    .full = Na końcu: 4, 3, 2, 1 punkt za budynki rywali o koszcie 6. Jedna na stole.
    .the = katedrę
sanjuan-new-buildings = Nowe budynki

## Sorty i fazy na kartach

sanjuan-sort-production = budynek produkcyjny
sanjuan-sort-city = budynek miejski
sanjuan-sort-monument = pomnik
sanjuan-sort-bonus = budynek premiowy
sanjuan-phase-production = produkcja
sanjuan-phase-builder = faza budowniczego
sanjuan-phase-producer = faza nadzorcy
sanjuan-phase-trader = faza kupca
sanjuan-phase-councillor = faza burmistrza
sanjuan-phase-prospector = faza poszukiwacza
sanjuan-phase-round = początek rundy
sanjuan-phase-all = każda rola
sanjuan-phase-end = koniec gry
sanjuan-phase-monument = pomnik
sanjuan-cost = koszt { $cost }
sanjuan-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sanjuan-points-at-end = punkty na końcu
sanjuan-cards-production = Budynki produkcyjne
sanjuan-cards-production-about = dowolna liczba każdego; okrągły znak w kolorze towaru
sanjuan-cards-city = Budynki miejskie
sanjuan-cards-city-about = po jednym z rodzaju na gracza; ikona to faza, w której działa
sanjuan-cards-new-about = rozszerzenie; znak N; katedra leży odkryta na środku, jedna na stole
sanjuan-cards-built = Zbudowane
sanjuan-cards-built-about = te same karty przed graczem: działanie w kilku słowach, miejsce na towar

## Stół

sanjuan-phase-of = { $role ->
    [builder] Faza budowniczego
    [producer] Faza nadzorcy
    [trader] Faza kupca
    [councillor] Faza burmistrza
   *[prospector] Faza poszukiwacza złota
}
sanjuan-phase-none = Wybór ról
sanjuan-towns = Wszystkie miasta
sanjuan-rivals = Rywale
sanjuan-roles = Role
sanjuan-supply = Targowisko, stosy, katedra
sanjuan-piles = Stosy
sanjuan-draw-pile = do dobrania
    .about = Karty do dobrania. Gdy się skończą, tasuje się odrzucone.
sanjuan-discard-pile = odrzucone
    .about = Odrzucone karty leżą zakryte; nikt nie może ich przeglądać.
sanjuan-trading-house = Targowisko
    .about = Kupiec odkrywa następną płytkę. Jej ceny obowiązują przez całą fazę: tyle kart dobiera się za towar.
sanjuan-tile-open = ceny tej fazy
    .brief = Teraz
sanjuan-tile-next = następna płytka, znana
    .brief = Dalej
sanjuan-tile-last = ostatnio widziana płytka
    .brief = Była
sanjuan-tile-none = jeszcze bez płytki
    .brief = –
sanjuan-tile-unknown = następna nieznana
sanjuan-tile-then = potem
sanjuan-tile-after = dalej
sanjuan-cathedral-built = Stoi już w mieście.
sanjuan-cathedral-gone = Opuściła grę.
sanjuan-in-hand = na ręce
    .about = U innych znana jest tylko liczba kart.
sanjuan-goods = { $count ->
    [one] towar
    [few] towary
   *[many] towarów
}
    .about = Towar leży zakryty na budynku, dopóki nie zostanie sprzedany albo nie zapłaci.
sanjuan-plant-full = { $name }: 1 towar
sanjuan-plant-empty = { $name }: brak towaru
sanjuan-buildings-of-twelve = { $count } z 12 budynków
    .about = Gra kończy się po fazie budowniczego, w której jakieś miasto ma 12 budynków.
sanjuan-buildings-by-name = Nazwy budynków
sanjuan-score-so-far = Punkty do tej pory
sanjuan-points-so-far = { $count ->
    [one] punkt dotąd
    [few] punkty dotąd
   *[many] punktów dotąd
}
sanjuan-hand = ręka
    .left = { $left ->
        [one] Zostanie 1 karta
        [few] Zostaną { $left } karty
       *[many] Zostanie { $left } kart
    }{ $drawn ->
        [0] .
       *[other] , dobierzesz { $drawn }.
    }
sanjuan-hand-limit = , limit { $limit }
    .about = Obowiązuje na początku rundy: 7 kart, z wieżą widokową 12, obok cudzej wartowni 6.
sanjuan-your-hand = Twoja ręka
sanjuan-drawn = Dobrane karty
sanjuan-turned = Odkryta
sanjuan-sort = { $order ->
    [cost] Kolejność: koszt
    [kind] Kolejność: rodzaj
   *[drawn] Kolejność: jak dobrane
}
sanjuan-empty = brak
sanjuan-with-good = z towarem
sanjuan-tucked = pod: { $count }
sanjuan-built-over = { $count ->
    [one] karta pod spodem
    [few] karty pod spodem
   *[many] kart pod spodem
}
    .about = Karty wsunięte pod nadbudowany budynek nadal liczą się po 1 punkcie.
sanjuan-ends-the-game = kończy grę
sanjuan-will-stand-here = stanie tutaj
sanjuan-being-paid = opłacany
sanjuan-works-later = działa później
sanjuan-saves = oszczędza { $amount }
sanjuan-then-draw = potem dobierz { $amount }
sanjuan-perhaps-draw = może dobierzesz { $amount }
sanjuan-costs = za { $total }
sanjuan-flag-building = Budowa
sanjuan-stamp-pay = płaci
sanjuan-stamp-keep = zostaje
sanjuan-stamp-discard = odpada
sanjuan-stamp-tuck = wsunięta
sanjuan-to-pay = do zapłaty
sanjuan-gathered = { $done } z { $most }
sanjuan-cannot = { $verb ->
    [build] Nie można zbudować
    [take] Nie można wziąć
    [replace] Nie można zabudować
    [replace_full] Nie można zabudować
    [sell] Nie można sprzedać
    [produce] Teraz nic nie wytwarza
   *[other] Teraz niemożliwe
}

## Pytania: co rozstrzygnąć, potem dlaczego lub reguła ceny

sanjuan-prompt-TakeRole = Weź rolę
    .why = Wszyscy robią to, co mówi; tylko ty masz przywilej.
sanjuan-prompt-UseLibrary = Użyć teraz biblioteki?
    .why = Przy dwóch graczach podwaja jedną z twoich dwóch ról.
sanjuan-prompt-Build = { $picked ->
    [none] Zbuduj budynek albo nic
   *[other] Zbuduj { $picked_the }
}
    .why = Płaci się innymi kartami z ręki.
sanjuan-prompt-Replace = Gdzie postawić { $building_the }?
    .why = Żuraw zastępuje jeden z twoich budynków; jego koszt obniża cenę.
sanjuan-prompt-BlackMarket = Zapłacić towarami?
    .why = { $left ->
        [one] Do zapłaty jest 1; do 2 towarów może zapłacić po 1.
       *[other] Do zapłaty jest { $left }; do 2 towarów może zapłacić po 1.
    }
sanjuan-prompt-Pay = { $building ->
    [none] Zapłać za budynek
   *[other] Zapłać za { $building_the }
}
    .why = { $missing ->
        [0] Wszystko wybrane.
        [one] Wybierz jeszcze 1 kartę.
        [few] Wybierz { $missing } karty.
       *[many] Wybierz { $missing } kart.
    }
sanjuan-prompt-Produce = Wytwórz towary
    .why = Wybierz puste budynki albo zakończ.
sanjuan-prompt-Sell = Sprzedaj towary
    .why = Wybierz towary albo zakończ. Karty dobierzesz na koniec.
sanjuan-prompt-Ship = Wsunąć towar pod port?
    .why = Liczy się za 1 punkt na końcu; sprzedaż jest płatna jak zwykle.
sanjuan-prompt-ShipMore = Wsunąć pod port jeszcze jeden towar?
    .why = Każda karta to 1 punkt; przy tym stole wolno za każdy sprzedany towar.
sanjuan-prompt-PayMore = Zapłacić więcej, niż trzeba?
    .why = Przy tym stole można zrezygnować z każdej zniżki.
sanjuan-prompt-UseBuilding = Wykorzystać { $building_the }?
    .why = Dobierasz 1 kartę; korzystanie z budynku jest dobrowolne.
sanjuan-prompt-UseCustoms = Położyć towar w komorze celnej?
    .why = Sprzedasz go za 2 karty; korzystanie z budynku jest dobrowolne.
sanjuan-prompt-UseGoldMine = Użyć kopalni złota?
    .why = Odkrywa 4 karty; korzystanie z budynku jest dobrowolne.
sanjuan-prompt-UsePrefecture = Zatrzymać dwie karty?
    .why = Z kancelarią zatrzymujesz 2 z dobranych kart, bez niej 1.
sanjuan-prompt-CouncilDraw = Ile kart dobierasz?
    .why = Zatrzymujesz 1 z nich, a z kancelarią 2.
sanjuan-prompt-ProspectorDraw = Ile kart dobierasz?
    .why = Z przywileju nie trzeba korzystać.
sanjuan-prompt-Keep = { $left ->
    [one] Zatrzymaj 1 kartę
    [few] Zatrzymaj { $left } karty
   *[many] Zatrzymaj { $left } kart
}
    .why = Pozostałe odrzucasz.
sanjuan-prompt-CouncilDiscard = { $left ->
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $left } karty
   *[many] Odrzuć { $left } kart
}
    .why = Archiwum pozwala wybierać z całej ręki.
sanjuan-prompt-TakeFound = Wziąć kartę pracowni złotniczej?
    .why = Nikt nie ma takiego budynku.
sanjuan-prompt-Office = Wymienić karty?
    .why = Biuro pozwala odrzucić 1 lub 2 karty i dobrać tyle samo.
sanjuan-prompt-Chapel = Wsunąć kartę pod kaplicę?
    .why = Liczy się za 1 punkt na końcu.
sanjuan-prompt-Bank = Użyć teraz banku?
    .why = Raz w grze; każda karta liczy się za 1 punkt na końcu.
sanjuan-prompt-HandLimit = Odrzuć do limitu
    .why = Limit ręki obowiązuje na początku rundy.
sanjuan-prompt-KeepFour = Wybierz pierwszą rękę
    .why = Odrzucaj, aż zostaną 4 karty.

## Możliwości na przyciskach i na liście

sanjuan-option-pass = { $frame ->
    [UseLibrary] Zachowaj na drugą rolę
    [Build] Nic nie buduj
    [BlackMarket] Płać tylko kartami
    [Produce] Nic nie wytwarzaj
    [Sell] Nic nie sprzedawaj
    [Ship] Nie
    [TakeFound] Zostaw ją
    [Office] Zatrzymaj wszystkie
    [Chapel] Nic nie wsuwaj
    [Bank] Nie teraz
    [UseBuilding] Zrezygnuj
    [UseCustoms] Zrezygnuj
    [UseGoldMine] Zrezygnuj
    [UsePrefecture] Zrezygnuj
    [CouncilDraw] Nic nie dobieraj
    [ProspectorDraw] Nic nie dobieraj
   *[other] Pasuj
}
sanjuan-option-stop = Zakończ
sanjuan-option-take = Weź { $word_the }
sanjuan-option-use-library = Użyj biblioteki
sanjuan-option-build = { $total ->
    [none] Zbuduj { $word_the }
   *[other] Zbuduj { $word_the } za { $total }
}
sanjuan-option-beside = Obok innych
sanjuan-option-replace = Zastąp { $word_the }
sanjuan-option-replace-full = Zastąp { $word_the } razem z towarem
sanjuan-option-spend = Zapłać towarem: { $good_name }
sanjuan-option-pay = Zapłać kartą: { $word_name }
sanjuan-option-produce = Wytwórz: { $good_name }
sanjuan-option-sell = Sprzedaj: { $good_name }
sanjuan-option-use-harbour = Wsuń pod port
sanjuan-option-keep = Zatrzymaj { $word_the }
sanjuan-option-discard = Odrzuć { $word_the }
sanjuan-option-tuck = Wsuń { $word_the }
sanjuan-option-take-card = Weź kartę
sanjuan-option-use = Wykorzystaj { $word_the }
sanjuan-option-draw = { $number ->
    [one] Dobierz 1 kartę
    [few] Dobierz { $number } karty
   *[many] Dobierz { $number } kart
}
sanjuan-option-more = { $number ->
    [0] Tylko cena
   *[other] Dopłać { $number }
}
sanjuan-build-over = Zbuduj { $word_the } w miejsce: { $replaces_name }, za { $total }

## Przycisk dla kilku elementów

sanjuan-gather-pay = { $left ->
    [0] Zapłać { $most }
    [one] Zapłać { $most }: jeszcze 1 karta
    [few] Zapłać { $most }: jeszcze { $left } karty
   *[many] Zapłać { $most }: jeszcze { $left } kart
}
sanjuan-gather-keep = { $left ->
    [0] Zatrzymaj { $most }
   *[other] Zatrzymaj { $most }: jeszcze { $left }
}
sanjuan-gather-discard = { $left ->
    [0] Odrzuć { $count }
   *[other] Odrzuć: jeszcze { $left }
}
sanjuan-gather-tuck = Wsuń { $count }
sanjuan-gather-produce = { $most ->
    [1] Wytwórz 1 towar
   *[other] Wytwórz { $count } z { $most }
}
sanjuan-gather-sell = { $most ->
    [1] Sprzedaj 1 towar
   *[other] Sprzedaj { $count } z { $most }
}
sanjuan-gather-spend = Zapłać { $count ->
    [one] 1 towarem
   *[other] { $count } towarami
}

## Dlaczego nie

sanjuan-reason-role-taken = Ta rola jest zajęta.
    .short = zajęta
sanjuan-reason-already-owned = Masz już taki budynek. Karta może płacić.
    .short = już masz
sanjuan-reason-too-few-cards = { $missing ->
    [one] Brakuje 1 karty do zapłaty.
   *[other] Brakuje { $missing } kart do zapłaty.
}
    .short = brak kart: { $missing }
sanjuan-reason-cathedral-taken = Katedra jest tylko jedna i nie leży już na środku.
    .short = zajęta
sanjuan-reason-crane-itself = Żuraw nie może zastąpić sam siebie.
    .short = sam żuraw
sanjuan-reason-same-kind = Budynku nie zastępuje drugi tego samego rodzaju.
    .short = ten sam rodzaj
sanjuan-reason-already-has-good = Ma już towar.
    .short = pełny
sanjuan-reason-no-good = Nie ma na nim towaru.
    .short = pusty
sanjuan-reason-named-in-order = Zestaw wskazuje się w kolejności listy: cofnij to, co jest dalej, albo najpierw wskaż to, co jest wcześniej.
    .short = później

## Ilości i składniki ceny

sanjuan-amount-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
sanjuan-amount-good = { $count ->
    [one] 1 towar
    [few] { $count } towary
   *[many] { $count } towarów
}
sanjuan-word-left = cena
sanjuan-word-more = dopłata

## Koszt i zysk czynu, w jego wierszu

sanjuan-paid-with = { $paid ->
    [none] { "" }
   *[other] , odrzucając { $paid }
}{ $spent ->
    [none] { "" }
   *[other] , towary: { $spent }
}
sanjuan-for-sale = { $you ->
    [yes] { $cards ->
        [none] { "" }
       *[other] , biorąc { $cards }
    }
   *[no] { $drawn ->
        [none] { "" }
        [one] { " " }za { $drawn } kartę
        [few] { " " }za { $drawn } karty
       *[many] { " " }za { $drawn } kart
    }
}
sanjuan-given-too = { $drawn ->
    [none] { "" }
   *[other] ; { $by_name }: { $you ->
        [yes] { $cards }
       *[no] +{ $drawn }
    }
}

## Co się stało

sanjuan-event-round = { $you ->
    [yes] Jesteś gubernatorem.
   *[no] { $name } zostaje gubernatorem.
}
sanjuan-event-role = { $you ->
    [yes] Bierzesz { $role_the }.
   *[no] { $name } bierze { $role_the }.
}
sanjuan-event-library = { $used ->
    [yes] { $you ->
        [yes] Używasz biblioteki.
       *[no] { $name } używa biblioteki.
    }
   *[no] { $you ->
        [yes] Zachowujesz bibliotekę na później.
       *[no] { $name } zachowuje bibliotekę na później.
    }
}
sanjuan-event-build = { $you ->
    [yes] Budujesz { $building_the } za { $cost }{ sanjuan-paid-with }
   *[no] { $name } buduje { $building_the } za { $cost }{ sanjuan-paid-with }
}{ $replaced ->
    [none] .
   *[other] , zastępując { $replaced_the }.
}
sanjuan-event-pay = { $you ->
    [yes] Płacisz, odrzucając { $cards }.
   *[no] { $number ->
        [one] { $name } płaci 1 kartą.
       *[other] { $name } płaci { $number } kartami.
    }
}
sanjuan-event-spend = { $you ->
    [yes] Płacisz towarami: { $goods }.
   *[no] { $name } płaci towarami: { $goods }.
}
sanjuan-event-produce = { $goods_count ->
    [0] { $you ->
        [yes] Nic nie wytwarzasz.
       *[no] { $name } nic nie wytwarza.
    }
   *[other] { $you ->
        [yes] Wytwarzasz: { $goods }{ sanjuan-given-too }.
       *[no] { $name } wytwarza: { $goods }{ sanjuan-given-too }.
    }
}
sanjuan-event-tile = Ceny: { $tile ->
    [A] 1 1 1 2 2
    [B] 1 1 2 2 2
    [C] 1 1 2 2 3
    [D] 1 2 2 2 3
   *[E] 1 2 2 3 3
}.
sanjuan-event-sell = { $you ->
    [yes] Sprzedajesz: { $goods }{ sanjuan-for-sale }.
   *[no] { $name } sprzedaje: { $goods }{ sanjuan-for-sale }.
}
sanjuan-event-draw = { $you ->
    [yes] Dobierasz { $cards }
   *[no] { $number ->
        [one] { $name } dobiera 1 kartę
        [few] { $name } dobiera { $number } karty
       *[many] { $name } dobiera { $number } kart
    }
}{ $by ->
    [councillor] .
    [prospector] .
    [sale] { " " }za sprzedaż.
   *[other] { " " }({ $by_name }).
}
sanjuan-event-keep = { $you ->
    [yes] Zatrzymujesz { $cards }.
   *[no] { $number ->
        [one] { $name } zatrzymuje 1 kartę.
        [few] { $name } zatrzymuje { $number } karty.
       *[many] { $name } zatrzymuje { $number } kart.
    }
}
sanjuan-event-discard = { $you ->
    [yes] Odrzucasz { $cards }.
   *[no] { $number ->
        [one] { $name } odrzuca 1 kartę.
        [few] { $name } odrzuca { $number } karty.
       *[many] { $name } odrzuca { $number } kart.
    }
}
sanjuan-event-tuck = { $you ->
    [yes] Wsuwasz kartę pod { $pile_the }.
   *[no] { $name } wsuwa kartę pod { $pile_the }.
}
sanjuan-event-gold-mine = { $taken ->
    [none] { $you ->
        [yes] Twoja kopalnia złota odkrywa { $cards } i nic nie daje.
       *[no] Kopalnia złota, { $name }, odkrywa { $cards } i nic nie daje.
    }
   *[other] { $you ->
        [yes] Twoja kopalnia złota odkrywa { $cards } i daje { $taken_the }.
       *[no] Kopalnia złota, { $name }, odkrywa { $cards } i daje { $taken_the }.
    }
}
sanjuan-event-goldsmith = { $you ->
    [yes] Twoja pracownia złotnicza odkrywa { $card_the }
   *[no] Pracownia złotnicza, { $name }, odkrywa { $card_the }
}{ $built ->
    [yes] ; ktoś już to ma.
   *[no] .
}
sanjuan-event-take-card = { $you ->
    [yes] Bierzesz { $card_the }.
   *[no] { $name } bierze { $card_the }.
}
sanjuan-event-pass = { $you ->
    [yes] { $what ->
        [build] Nic nie budujesz.
        [produce] Nic nie wytwarzasz.
        [sell] Nic nie sprzedajesz.
        [office] Zatrzymujesz wszystkie karty.
        [chapel] Nic nie wsuwasz.
        [bank] Nie używasz banku.
        [goldsmith] Zostawiasz kartę.
        [councillor] Nic nie dobierasz.
        [prospector] Nic nie dobierasz.
       *[other] Rezygnujesz ({ $what_name }).
    }
   *[no] { $what ->
        [build] { $name } nic nie buduje.
        [produce] { $name } nic nie wytwarza.
        [sell] { $name } nic nie sprzedaje.
        [office] { $name } zatrzymuje wszystkie karty.
        [chapel] { $name } nic nie wsuwa.
        [bank] { $name } nie używa banku.
        [goldsmith] { $name } zostawia kartę.
        [councillor] { $name } nic nie dobiera.
        [prospector] { $name } nic nie dobiera.
       *[other] { $name } rezygnuje ({ $what_name }).
    }
}
sanjuan-event-shuffle = Odrzucone karty przetasowano: { $number } do dobrania.
sanjuan-event-over = { $ended_by ->
    [nobody_can_build] Nikt nie może już nic zbudować. Koniec gry.
   *[other] W mieście stoi 12 budynków. Koniec gry.
}

## Arkusz punktów: źródło i z czego je policzono

sanjuan-score-buildings = Punkty na budynkach
    .from = { $number ->
        [one] 1 budynek
        [few] { $number } budynki
       *[many] { $number } budynków
    }
sanjuan-score-chapel = Pod kaplicą
    .from = po 1
sanjuan-score-bank = Pod bankiem
    .from = po 1
sanjuan-score-harbour = Pod portem
    .from = po 1
sanjuan-score-guild-hall = Siedziba cechu
    .from = { $buildings } + { $kinds } rodz.
sanjuan-score-city-hall = Ratusz
    .from = { $buildings ->
        [one] 1 miejski
        [few] { $buildings } miejskie
       *[many] { $buildings } miejskich
    }
sanjuan-score-triumphal-arch = Łuk triumfalny
    .from = { $monuments ->
        [one] 1 pomnik
       *[few] { $monuments } pomniki
    }
sanjuan-score-residence = Rezydencja
    .from = { $sets ->
        [one] 1 trójka
        [few] { $sets } trójki
       *[many] { $sets } trójek
    }
sanjuan-score-cathedral = Katedra
    .from = { $buildings } u rywali
sanjuan-score-palace = Pałac, na końcu
    .from = { $points } innych ÷ 4
sanjuan-tie-break = Remis: karty na ręce + towary
sanjuan-points-over-game = Punkty w czasie gry

## Pierwsza gra

sanjuan-lesson-welcome = Miasto z dwunastu budynków
    .text = Budujesz miasto. Pierwsze, które ma 12 budynków, kończy grę; wygrywa najwięcej punktów.
    .why = Przewodnik trwa około dziesięciu minut i kończy się prawdziwą grą.
sanjuan-lesson-cards = Karty są wszystkim
    .text = Karta na ręce to przyszły budynek albo pieniądz: każda płaci 1. Zakryta na budynku jest towarem.
    .why = Każdy budynek kosztuje więc inne budynki. Na wyborze, co oddać, polega gra.
sanjuan-lesson-town = Twoje miasto
    .text = Zaczynasz od farbiarni. Liczba na małej karcie to koszt, moneta pokazuje punkty.
    .why = Jest 12 miejsc. Ostatnie kończy grę.
sanjuan-lesson-roles = Pięć ról
    .text = W rundzie każdy bierze jedną rolę. Wszyscy robią to, co mówi, ale przywilej ma tylko jej właściciel.
    .why = Co weźmiesz ty, tego rywale w tej rundzie nie wezmą.
sanjuan-lesson-builder = Weź budowniczego
    .text = Chcesz cukrownię. Kosztuje 2 karty; budowniczego 1.
    .why = Dlaczego nie poszukiwacz? Daje od razu 1 kartę. Drugi budynek daje towar w każdej fazie nadzorcy.
sanjuan-lesson-pay = Zbuduj i zapłać
    .text = Wybierz cukrownię, potem kartę, którą za nią oddasz.
    .why = Wybrane karty dostają numer. Naciśnij ponownie, aby ją zabrać.
sanjuan-lesson-producer = Weź nadzorcę
    .text = Nadzorca kładzie towary na pustych budynkach: ty 2, inni 1.
    .why = Towar to zakryta karta ze stosu. Nikt jej nie ogląda.
sanjuan-lesson-goods = Wytwórz towary
    .text = Wybierz budynki, które pracują. Każdy mieści 1 towar.
    .why = Droższe budynki dają droższe towary.
sanjuan-lesson-trader = Weź kupca
    .text = Kupiec odkrywa ceny. Sprzedajesz 2 towary, inni 1.
    .why = Pięć płytek cen idzie w stałej kolejności, która się powtarza.
sanjuan-lesson-sell = Sprzedaj
    .text = Wybierz, co sprzedać. Dobierasz tyle kart, ile pokazuje płytka.
    .why = Najpierw wskazuje się wszystkie towary, potem dobiera karty.
sanjuan-lesson-councillor = Weź burmistrza
    .text = Dobierasz 5 kart i zatrzymujesz 1, inni dobierają 2 i zatrzymują 1.
    .why = Tak szuka się potrzebnego budynku.
sanjuan-lesson-prospector = Poszukiwacz złota
    .text = Nikt nic nie robi; właściciel dobiera 1 kartę.
    .why = Weź go, gdy inna rola pomogłaby rywalom bardziej niż tobie.
sanjuan-lesson-end = Jak to się kończy
    .text = Budynki o koszcie 6 liczą się dopiero na końcu. Siedziba cechu liczy produkcyjne, ratusz miejskie.
    .why = Wybierz jeden z nich wcześnie i buduj pod niego.
sanjuan-lesson-play-on = Graj dalej
    .text = To wszystko. Wskaż dowolną kartę, aby zobaczyć, co robi.
    .why = W grze lista możliwości (klawisz O) zawsze pokazuje wszystko, co możesz zrobić.

## Dlaczego bot tak by zrobił

sanjuan-why-only = Nic innego nie da się zrobić.
sanjuan-why-fallback = Bot nie miał czasu myśleć, więc wziął cokolwiek.
sanjuan-why-random = Ten bot bierze cokolwiek.
sanjuan-why-one-step = Po tym kroku ma najlepszą pozycję.
sanjuan-why-search = Rozegrano stąd { $ways } gier: to wygrywa około { $percent } na 100.
sanjuan-why-builder = Budowniczy płaci o 1 kartę mniej, a { $building_the } warto teraz zbudować.
sanjuan-why-builder-blocks = Wzięty teraz, budowniczy najmniej pomaga innym.
sanjuan-why-producer = { $cards ->
    [0] Żadna inna rola nie pomaga innym mniej niż nadzorca.
    [one] Nadzorca wytwarza towary, które sprzedadzą się za około 1 kartę.
    [few] Nadzorca wytwarza towary, które sprzedadzą się za około { $cards } karty.
   *[many] Nadzorca wytwarza towary, które sprzedadzą się za około { $cards } kart.
}
sanjuan-why-trader = { $cards ->
    [0] Żadna inna rola nie pomaga innym mniej niż kupiec.
    [one] Towary sprzedadzą się za około 1 kartę.
    [few] Towary sprzedadzą się za około { $cards } karty.
   *[many] Towary sprzedadzą się za około { $cards } kart.
}
sanjuan-why-councillor = Burmistrz wybiera spośród { $cards ->
    [one] { $cards } karty
   *[other] { $cards } kart
}.
sanjuan-why-prospector = { $cards ->
    [one] Poszukiwacz dostaje 1 kartę, a nikt inny nic.
    [few] Poszukiwacz dostaje { $cards } karty, a nikt inny nic.
   *[many] Poszukiwacz dostaje { $cards } kart, a nikt inny nic.
}
sanjuan-why-guild-hall = Siedziba cechu policzy też { $building_the }.
sanjuan-why-city-hall = Ratusz policzy też { $building_the }.
sanjuan-why-monument = Łuk triumfalny policzy też { $building_the }.
sanjuan-why-six = Na końcu warto mieć { $building_the }: około { $points } p.
sanjuan-why-engine = Warto mieć { $building_the }: do końca to około { $cards ->
    [one] { $cards } karty
   *[other] { $cards } kart
} zysku lub oszczędności.
sanjuan-why-points = Za tę cenę najwięcej daje zbudować { $building_the }.
sanjuan-why-wanted = Z dobranych kart najlepiej zatrzymać { $card_the }.
sanjuan-why-spared = Z kart na ręce najłatwiej oddać { $card_the }.
sanjuan-why-tuck = Za punkt warto teraz oddać { $card_the }.
sanjuan-why-last-cards = Gra wkrótce się skończy; { $card_the } można oddać.
sanjuan-why-use-library = Tę rolę warto podwoić.
sanjuan-why-save-library = Podwoić warto drugą rolę rundy.
sanjuan-why-beside = Jest jeszcze miejsce na kolejny budynek.
sanjuan-why-replace = Obniża cenę, a { $word_the } można już oddać.
sanjuan-why-spend-good = Ten towar nie sprzeda się za dużo więcej niż 1 kartę.
sanjuan-why-save-goods = Towary sprzedadzą się za więcej, niż tu płacą.
sanjuan-why-dearest-good = Najpierw najdroższe towary.
sanjuan-why-best-price = Ten towar ma dziś najlepszą cenę.
sanjuan-why-harbour = Punkt za kartę, która i tak by odpadła.
sanjuan-why-free-card = Ta karta nic nie kosztuje.
sanjuan-why-save-cards = Nic, co można teraz zbudować, nie jest warte swych kart.
sanjuan-why-enough = Tu nie ma nic do zyskania.
sanjuan-why-good-hand = Każdą kartę na ręce warto zatrzymać.
sanjuan-why-card-before-point = Karty na ręce są warte więcej niż punkty.

## What the coach counts, before a colon
sanjuan-unit-cards = Karty
sanjuan-unit-good = Towary
sanjuan-unit-points-at-the-end = Punkty na koniec

## What puzzles are about
sanjuan-theme-building = Budowanie
sanjuan-theme-timing = Moment
sanjuan-theme-producing = Produkcja
sanjuan-theme-selling = Sprzedaż
sanjuan-theme-cards = Które karty zachować

## Below the rules
sanjuan-rules-cards = Karty
