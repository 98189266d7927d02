### Lisboa. Słowa w $zmiennych to słowa zasad: $noble to builder, marquis lub king, $good to gold, cloth, books lub tools.

lisboa-title = Lisboa
lisboa-moment = Okres { $period }{ $last ->
    [yes] , ostatnia runda
    [soon] , po tej jeszcze jedna runda
   *[no] { "" }
}

## Nazwy

lisboa-noble-builder = Budowniczy
    .short = B
    .person = Manuel da Maia
lisboa-noble-marquis = Markiz
    .short = M
    .person = Markiz de Pombal
lisboa-noble-king = Król
    .short = K
    .person = Józef I
lisboa-noble-treasury = Skarb
    .short = S
lisboa-the-noble = { $noble ->
    [builder] Budowniczego
    [marquis] Markiza
    [king] Króla
   *[treasury] skarb
}
lisboa-of-noble = { $noble ->
    [builder] Budowniczego
    [marquis] Markiza
    [king] Króla
   *[treasury] skarbu
}
lisboa-noble-name = { $noble ->
    [builder] Budowniczy
    [marquis] Markiz
    [king] Król
   *[treasury] Skarb
}
lisboa-good-gold = złoto
lisboa-good-cloth = ubrania
lisboa-good-books = książki
lisboa-good-tools = narzędzia
lisboa-one-good = { $good ->
    [gold] 1 złoto
    [cloth] 1 ubranie
    [books] 1 książkę
   *[tools] 1 narzędzie
}
lisboa-store = { $good ->
    [gold] sklep ze złotem
    [cloth] sklep z ubraniami
    [books] sklep z książkami
   *[tools] sklep z narzędziami
}
lisboa-street-gold = Rua Áurea
lisboa-street-cloth = Rua Augusta
lisboa-street-books = Rua Nova da Princesa
lisboa-street-tools = Rua Bela da Rainha
lisboa-cube-earthquake = trzęsienie ziemi
lisboa-cube-fire = pożar
lisboa-cube-tsunami = tsunami
lisboa-one-cube = { $cube ->
    [earthquake] kostkę trzęsienia ziemi
    [fire] kostkę pożaru
   *[tsunami] kostkę tsunami
}
lisboa-architect-blue = niebieski architekt
lisboa-architect-green = zielony architekt
lisboa-plan = { $architect ->
    [blue] niebieski plan
   *[green] zielony plan
} ({ $officials })
lisboa-ship = okręt o kadłubie { $hull }
lisboa-site = { $side ->
    [north] północ, { $place ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    [west] zachód { $place }
   *[east] wschód { $place }
}

## Akcje państwowe i akcje szlachty

lisboa-action-recruit = Rekrutacja
    .full = Postaw do 2 urzędników, każdego w innym biurze.
lisboa-action-plan = Plan
    .full = Weź wierzchni plan jednego z architektów.
lisboa-action-ship = Okręt
    .full = Zbuduj wierzchni okręt ze stoczni za tyle różnych towarów, ile wynosi kadłub. Skarb +1; zyskujesz wpływ swojego Portfolio.
lisboa-action-produce = Produkcja
    .full = Każdy twój sklep daje 1 towar. Każdy rodzaj, który naprawdę otrzymasz, tanieje o 1 real.
lisboa-action-cardinal = Kardynał
    .full = Przesuń Kardynała o 1 lub 2 przerwy i weź jeden z dwóch żetonów duchowieństwa obok niego.
lisboa-action-favor = Łaska
    .full = Weź królewską łaskę szlachcica, której jeszcze nie masz.
lisboa-noble-action-builder = Wybuduj sklep
    .full = Wybierz żeton Miasta i wolne pole ziemi przy jego ulicy, weź kostkę, zapłać cenę i postaw dom.
lisboa-noble-action-marquis = Weź dekret
    .full = Weź jeden odkryty dekret; za jeden twój znacznik zestawu u Markiza także drugi.
lisboa-noble-action-king = Otwórz budynek
    .full = Otwórz budynek publiczny planem i jego urzędnikami, własnymi lub najętymi. Punktuje każdy sklep, którego dotyczy.

## Nagrody, kary i korzyści; $n to ich liczba

lisboa-effect-gold = { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}
lisboa-effect-cloth = { $n ->
    [one] { $n } ubranie
    [few] { $n } ubrania
   *[many] { $n } ubrań
}
lisboa-effect-books = { $n ->
    [one] { $n } książka
    [few] { $n } książki
   *[many] { $n } książek
}
lisboa-effect-tools = { $n ->
    [one] { $n } narzędzie
    [few] { $n } narzędzia
   *[many] { $n } narzędzi
}
lisboa-effect-reis = { $n ->
    [one] { $n } real
   *[other] { $n } reais
}
lisboa-effect-influence = { $n } wpływu
lisboa-effect-wigs = { $n ->
    [one] { $n } peruka
    [few] { $n } peruki
   *[many] { $n } peruk
}
lisboa-effect-recruit = { $n ->
    [1] rekrutacja 1 urzędnika
   *[other] rekrutacja do { $n } urzędników
}
    .short = { $n ->
        [1] rekrutacja 1
       *[other] rekrutacja { $n }
    }
lisboa-effect-plan = weź plan
    .short = plan
lisboa-effect-favor = królewska łaska
    .short = łaska
lisboa-effect-produce = produkcja towarów
    .short = produkcja
lisboa-effect-cardinal = { $n ->
    [1] Kardynał, 1 krok
   *[other] Kardynał, 1 lub 2 kroki
}
    .short = Kardynał { $n }
lisboa-effect-ship = budowa okrętu za towary
    .short = okręt
lisboa-effect-cube = 1 kostka ze stosu gruzu
    .short = 1 kostka
lisboa-effect-store = wybuduj sklep
    .short = sklep
lisboa-effect-decree = weź dekret
    .short = dekret
lisboa-effect-building = otwórz budynek publiczny
    .short = budynek
lisboa-effect-place-official = postaw 1 urzędnika w dowolnym biurze
    .short = urzędnik

lisboa-penalty-good = zapłać 1 towar
lisboa-penalty-official = zabierz 1 urzędnika
lisboa-penalty-reis = { $n ->
    [one] zapłać { $n } real
   *[other] zapłać { $n } reais
}
lisboa-penalty-wigs = { $n ->
    [one] strać { $n } perukę
    [few] strać { $n } peruki
   *[many] strać { $n } peruk
}
lisboa-penalty-clergy = strać 1 żeton duchowieństwa
lisboa-penalty-favor = zwróć 1 królewską łaskę
lisboa-pay = kara

lisboa-benefit-per-payment = { $n ->
    [one] każda płatność o { $n } real niższa
   *[other] każda płatność o { $n } reais niższa
}
    .short = płatności −{ $n }
lisboa-benefit-on-land = { $n ->
    [one] ziemia o { $n } real tańsza
   *[other] ziemia o { $n } reais tańsza
}
    .short = ziemia −{ $n }
lisboa-benefit-per-hired-official = { $n ->
    [one] każdy najęty urzędnik o { $n } real tańszy
   *[other] każdy najęty urzędnik o { $n } reais tańszy
}
    .short = najem −{ $n }
lisboa-benefit-on-events = { $n ->
    [one] wydarzenia o { $n } real tańsze
   *[other] wydarzenia o { $n } reais tańsze
}
    .short = wydarzenia −{ $n }
lisboa-benefit-per-good-sold = { $n ->
    [one] +{ $n } real za każdy sprzedany towar
   *[other] +{ $n } reais za każdy sprzedany towar
}
    .short = sprzedaż +{ $n }
lisboa-benefit-per-building = { $n ->
    [one] budynek wymaga o { $n } urzędnika mniej
   *[other] budynek wymaga o { $n } urzędników mniej
}
    .short = urzędnicy −{ $n }
lisboa-benefit-per-visit = wizyta lub śledzenie za { $n } wpływu mniej
    .short = wizyty −{ $n }
lisboa-benefit-per-gain = +{ $n } wpływu przy każdym zysku wpływu z Portfolio
    .short = zyski +{ $n }
lisboa-benefit-per-recruiting = +{ $n } wpływu po każdej rekrutacji
    .short = rekrutacja +{ $n }
lisboa-benefit-steady-prices = produkcja nie obniża cen
    .short = stałe ceny
lisboa-benefit-capacity = o { $n } więcej miejsca na karty i towary każdego rodzaju
    .short = miejsce +{ $n }
lisboa-benefit-per-ship = { $n ->
    [one] okręty kosztują o { $n } towar mniej
    [few] okręty kosztują o { $n } towary mniej
   *[many] okręty kosztują o { $n } towarów mniej
}
    .short = okręty −{ $n }
lisboa-benefit-any-good = każdy szlachcic przyjmuje dowolny towar
    .short = dowolny towar
lisboa-benefit-per-decree = { $n ->
    [one] +{ $n } peruka za każdy wzięty dekret
    [few] +{ $n } peruki za każdy wzięty dekret
   *[many] +{ $n } peruk za każdy wzięty dekret
}
    .short = dekrety +{ $n }
lisboa-benefit-influence-per-plan = +{ $n } wpływu po każdym wziętym planie
    .short = plany: wpływ +{ $n }
lisboa-benefit-influence-per-ship = +{ $n } wpływu po każdym zbudowanym okręcie
    .short = okręty: wpływ +{ $n }
lisboa-benefit-influence-per-production = +{ $n } wpływu po każdej produkcji
    .short = produkcja: wpływ +{ $n }
lisboa-benefit-influence-per-meeting = +{ $n } wpływu po każdym spotkaniu z Kardynałem
    .short = Kardynał: wpływ +{ $n }
lisboa-benefit-influence-per-favor = +{ $n } wpływu po każdej wziętej łasce królewskiej
    .short = łaski: wpływ +{ $n }
lisboa-benefit-influence-per-store = +{ $n } wpływu po każdym wybudowanym sklepie
    .short = sklepy: wpływ +{ $n }
lisboa-benefit-influence-per-decree = +{ $n } wpływu po każdym wziętym dekrecie
    .short = dekrety: wpływ +{ $n }
lisboa-benefit-influence-per-building = +{ $n } wpływu po każdym otwartym budynku publicznym
    .short = budynki: wpływ +{ $n }

## Dekrety: co liczą, potem zdanie wokół tego; rzecz stoi w bierniku

lisboa-counter-own-stores-of-good = własny { lisboa-store }
lisboa-counter-all-stores-of-good = czyj{ "\u00AD" }kolwiek { lisboa-store }
    .short = czyj{ "\u00AD" }kolwiek { lisboa-store }
lisboa-counter-own-stores-in-row = własny sklep w rzędzie { $row }
lisboa-counter-own-stores-in-column = własny sklep w kolumnie { $column }
lisboa-counter-goods-with-own-store = własne sklepy wszystkich czterech towarów
    .short = sklepy czterech towarów
lisboa-counter-most-own-stores-of-one-good = własne sklepy jednego towaru: { $least }
    .short = sklepy jednego towaru: { $least }
lisboa-counter-rows-with-own-store = rzędy z własnymi sklepami: { $least }
    .short = rzędy ze sklepem: { $least }
lisboa-counter-columns-with-own-store = kolumny z własnymi sklepami: { $least }
    .short = kolumny ze sklepem: { $least }
lisboa-counter-buildings-of-architect = budynek { $architect ->
    [blue] niebie{ "\u00AD" }skiego
   *[green] zielonego
} architekta
    .short = { $architect ->
        [blue] niebieski
       *[green] zielony
    } budynek
lisboa-counter-buildings-on-side = budynek { $side ->
    [west] po stronie zachodniej
    [north] po stronie północnej
   *[east] po stronie wschodniej
}
    .short = budynek, { $side ->
        [west] zachód
        [north] północ
       *[east] wschód
    }
lisboa-counter-buildings-showing = budynek z kolorem: { $good ->
    [gold] złoto
    [cloth] ubrania
    [books] książki
   *[tools] narzędzia
}
    .short = budynek: { lisboa-good-name }
lisboa-counter-buildings-beside-row = budynek przy rzędzie { $row }
    .short = budynek przy rzędzie { $row }
lisboa-counter-completed-plans-of-architect = własny ukończony { $architect ->
    [blue] niebieski
   *[green] zielony
} plan
    .short = ukończony { $architect ->
        [blue] niebieski
       *[green] zielony
    } plan
lisboa-counter-architects-with-completed-plan = ukończone plany obu archi{ "\u00AD" }tektów
    .short = plany obu archi{ "\u00AD" }tektów
lisboa-counter-officials-on-completed-plans = urzędnicy na własnych ukoń{ "\u00AD" }czonych planach: { $least }+
    .short = { $least }+ urzędników na planach
lisboa-counter-unfinished-plans = własny nieukoń{ "\u00AD" }czony plan
lisboa-counter-own-ships = własny okręt
lisboa-counter-own-ships-of-hull = własny okręt o kadłubie { $hull }
lisboa-counter-total-hull = łączny kadłub { $least }+
lisboa-counter-tokens-on-docks = towar lub skrzynię we własnych dokach
    .short = towar we własnych dokach
lisboa-counter-goods-in-warehouse = { $good ->
    [gold] złoto
    [cloth] ubranie
    [books] książkę
   *[tools] narzędzie
} w magazynie
lisboa-counter-sets-of-goods = zestaw czterech różnych towarów w magazynie
    .short = zestaw czterech towarów
lisboa-counter-cash = { $per ->
    [1] real w gotówce
   *[other] { $per } reais w gotówce
}
lisboa-counter-influence-marker = { $per ->
    [1] punkt wpływu
   *[other] { $per } wpływu
}
lisboa-counter-clergy-tiles = posiadany żeton ducho{ "\u00AD" }wieństwa
lisboa-counter-favors-of-noble = łaskę { lisboa-of-noble }
lisboa-counter-favors = królewską łaskę
lisboa-counter-officials-in-office = własnego urzędnika w biurze { lisboa-of-noble }
    .short = urzędnik, { lisboa-noble-name }
lisboa-counter-officials-on-plazas = własnego urzędnika na placach
    .short = urzędnik na placach
lisboa-counter-officials-on-board = urzędnika na własnej planszy
    .short = urzędnik na planszy
lisboa-counter-cubes-of-colour = { $cube ->
    [earthquake] kostkę trzęsienia ziemi
    [fire] kostkę pożaru
   *[tsunami] kostkę tsunami
}
lisboa-counter-rubble-sets = zestaw gruzu
lisboa-counter-noble-cards = kartę Szlachty w Portfolio
    .short = karta Szlachty
lisboa-counter-treasury-cards = kartę Skarbu w Portfolio
    .short = karta Skarbu
lisboa-counter-decrees-owned = własny dekret, ten też
    .short = własny dekret
lisboa-counter-best-decree-of-an-opponent = także najlepszy dekret prze{ "\u00AD" }ciwnika
    .short = dekret prze{ "\u00AD" }ciwnika

lisboa-decree-per = { $wigs ->
    [one] { $wigs } peruka za { $thing }
    [few] { $wigs } peruki za { $thing }
   *[many] { $wigs } peruk za { $thing }
}
lisboa-decree-several = { $per } × { $thing }
lisboa-decree-with = { $wigs ->
    [one] { $wigs } peruka, jeśli masz: { $thing }
    [few] { $wigs } peruki, jeśli masz: { $thing }
   *[many] { $wigs } peruk, jeśli masz: { $thing }
}
lisboa-decree-ahead = { $wigs ->
    [one] { $wigs } peruka
    [few] { $wigs } peruki
   *[many] { $wigs } peruk
}, jeśli masz więcej niż każdy inny: { $thing }
lisboa-decree-copy = Punktuje także jeden dekret przeciwnika
lisboa-decree-bonus = +{ $bonus } od { $least }
lisboa-decree-most = najwyżej { $most }

## Napisy na stole

lisboa-wigs = peruki
lisboa-wigs-about = Peruki to punkty. Remisy rozstrzygają zestawy gruzu, sklepy, ukończone plany i reais.
lisboa-reis = reais
lisboa-reis-about = Pieniądze. Na koniec pięć reais to peruka, wpływ liczy się jak pieniądze.
lisboa-influence = wpływ
lisboa-influence-about = Wpływem płaci się za wizyty; można nim też zastąpić brakujące reais: każdy real przesuwa znacznik w lewo do następnej monety. Zysk kończący się na { $most } daje perukę.
lisboa-officials = urzędnicy
lisboa-officials-about = Urzędnicy na planszy gracza. Zrekrutowani do biur podrażają innym wizyty i otwierają budynki publiczne.
lisboa-stores = sklepy
lisboa-stores-about = Sklepy produkują towary. Punktują przy budowie i gdy przy ich rzędzie lub ulicy otwiera się budynek.
lisboa-court = Dwór
lisboa-visit = wizyta
lisboa-visit-label = { $noble ->
    [builder] Budowniczy
    [marquis] Markiz
   *[king] Król
}: wizyta kosztuje cię { $price } wpływu
lisboa-visit-about = Z kartą tego szlachcica: jeśli chcesz, jedna z dwóch akcji państwowych, potem akcja szlachcica.
lisboa-visit-price = Dla ciebie { $price }: skarb { $left }, urzędnicy innych { $others }, minus twoje korzyści.
lisboa-plaza = plac
lisboa-plaza-of = Plac { lisboa-of-noble }: { $officials }
lisboa-plaza-title = Plac { lisboa-of-noble }
lisboa-plaza-about = Tutejsi urzędnicy nie liczą się przy wizytach, ale mogą otwierać budynki.
lisboa-office = biuro
lisboa-office-of = Biuro { lisboa-of-noble }, miejsca: { $spaces }: { $officials }
lisboa-office-title = Biuro { lisboa-of-noble }
lisboa-office-about = Miejsc: { $spaces }. Każdy tutejszy urzędnik podraża innym wizytę o 1 wpływu. Gdy biuro jest pełne, kolor z największą liczbą urzędników przenosi jednego na plac.
lisboa-nobody = nikt
lisboa-none = brak
lisboa-favors-left = { $count ->
    [one] Została { $count } łaska { lisboa-of-noble }
    [few] Zostały { $count } łaski { lisboa-of-noble }
   *[many] Zostało { $count } łask { lisboa-of-noble }
}
lisboa-favor-of = Łaska { lisboa-of-noble }
lisboa-favor-about = Pozwala śledzić cudzą wizytę u tego szlachcica; na koniec 2 peruki. Najwyżej jedna na szlachcica.
lisboa-favor-held = Łaska { lisboa-of-noble }: posiadana
lisboa-favor-held-about = Zwróć ją, aby śledzić cudzą wizytę; zachowana do końca jest warta 2 peruki.
lisboa-favor-lacking = Brak łaski { lisboa-of-noble }
lisboa-favor-lacking-about = Bez niej nie możesz śledzić wizyty u tego szlachcica.
lisboa-action-accepts = { lisboa-action-name }: oferuj { lisboa-good-name } lub złoto
lisboa-action-covered = { lisboa-action-name }: w tej turze zakryte ({ lisboa-good-name })
lisboa-action-name = { $action ->
    [recruit] Rekrutacja
    [plan] Otrzymanie planu
    [ship] Budowa okrętu
    [produce] Produkcja
    [cardinal] Spotkanie z Kardynałem
   *[favor] Otrzymanie łaski
}
lisboa-good-name = { $good ->
    [gold] złoto
    [cloth] ubrania
    [books] książki
   *[tools] narzędzia
}
lisboa-influence-track = Wpływ
lisboa-church = Kościół
lisboa-church-about = Krąg { $places } żetonów duchowieństwa; Kardynał chodzi zgodnie z ruchem wskazówek zegara. Mijając symbol wpływu, wywołuje podliczanie Kościoła na koniec tury, mijając skrzynię – skarb +1.
lisboa-church-empty = Puste miejsce
lisboa-church-refilled = Uzupełniane na koniec tury.
lisboa-gap = Przerwa { $steps ->
    [one] { $steps } krok dalej
    [few] { $steps } kroki dalej
   *[many] { $steps } kroków dalej
}{ $icon ->
    [influence] , podliczanie Kościoła
    [treasury] , skarb +1
   *[none] { "" }
}
lisboa-gap-cardinal = Tu stoi Kardynał{ $icon ->
    [influence] , przy symbolu wpływu
    [treasury] , przy symbolu skarbu
   *[none] { "" }
}
lisboa-gap-about = Przerwa, z której rusza, nie liczy się; symbole działają tam, gdzie się zatrzyma lub które minie.
lisboa-clergy-title = Żeton duchowieństwa
lisboa-clergy-tile = Żeton duchowieństwa: { $benefit }; { $wigs ->
    [one] { $wigs } peruka
    [few] { $wigs } peruki
   *[many] { $wigs } peruk
} za odrzucenie przy podliczaniu Kościoła
lisboa-clergy-wigs = { $wigs ->
    [one] { $wigs } peruka
    [few] { $wigs } peruki
   *[many] { $wigs } peruk
} za odrzucenie przy podliczaniu Kościoła; na koniec gry nic.
lisboa-treasury = Skarb
lisboa-treasury-now = Skarb: { $right ->
    [one] { $right } real
   *[other] { $right } reais
}, { $left } wpływu
lisboa-treasury-about = Po prawej: reais za ziemię, najętych urzędników i wydarzenia oraz to, co daje karta Skarbu. Po lewej: wpływ dodawany do ceny wizyty. Okręty go podnoszą, karty Skarbu obniżają.
lisboa-market = Rynek
lisboa-market-about = Tyle daje sprzedany towar, bez premii okrętu. Produkcja obniża ceny, sprzedaż nie; żadna nie spada poniżej { $minimum }.
lisboa-price-of = { lisboa-good-name }: { $price ->
    [one] { $price } real
   *[other] { $price } reais
}
lisboa-minimum = minimum { $price }
lisboa-display = Odkryte karty Polityki
lisboa-cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
lisboa-empty = puste
lisboa-deck-empty-about = { $period ->
    [1] Trzy puste talie kończą pierwszy okres.
   *[other] Trzy puste talie kończą grę: tę rundę gra się do końca, potem jeszcze jedną.
}
lisboa-supply = Architekci i stocznia
lisboa-architect = { $architect ->
    [blue] Niebieski
   *[green] Zielony
} architekt: wierzchni plan { $plan }, plany: { $plans }, kolejne budynki: { $buildings }
lisboa-architect-buildings = Budynek teraz: { $now }. Następny: { $next }.
lisboa-colours = { lisboa-first-good } i { lisboa-second-good }
lisboa-first-good = { $first ->
    [gold] złoto
    [cloth] ubrania
    [books] książki
   *[tools] narzędzia
}
lisboa-second-good = { $second ->
    [gold] złoto
    [cloth] ubrania
    [books] książki
   *[tools] narzędzia
}
lisboa-yard = Stocznia
lisboa-yard-top = Stocznia: kadłub { $hull }, +{ $bonus } za towar, { $influence } wpływu
lisboa-yard-empty = Stocznia jest pusta
lisboa-then-hull = potem kadłub { $hull } ×{ $count }
lisboa-decrees = Dekrety
lisboa-decree-number = Dekret { $number }
lisboa-card-noble = { $noble ->
    [builder] Karta Budowniczego
    [marquis] Karta Markiza
   *[king] Karta Króla
} { $years }, { $influence } wpływu: { $does }
lisboa-card-treasury = Karta Skarbu { $years }: wydarzenie { $event }; korzyść { $benefit }
lisboa-card-hint-noble = wartość { $influence }, { $does }
lisboa-card-hint-treasury = wydarzenie { $event }; { $benefit }
lisboa-card-event = Na Dworze, za opłatę do skarbu: { $event }.
lisboa-card-benefit = W Portfolio, po wypłacie ze skarbu: { $benefit }.
lisboa-card-reward = W Portfolio: { $reward }.
lisboa-card-penalty = W Portfolio: { $penalty }.
lisboa-card-influence = Potem dodaje { $influence } do każdego zysku wpływu. Na Dworze otwiera wizytę.

lisboa-city = Miasto
lisboa-city-about = Śródmieście: pięć rzędów, pięć kolumn, cztery ulice
lisboa-city-tiles = Żetony Miasta
lisboa-rubble-pile = Stos gruzu
lisboa-row-e-closed = Przy dwóch graczach rząd E jest zamknięty
lisboa-score-tile = Kolumna { $column }: { $value } za każdy liczący się budynek
lisboa-score-tile-about = Tyle punktuje sklep za każdy budynek publiczny, który go dotyczy: przy budowie i gdy taki budynek otworzy się później.
lisboa-street-about = Sklepy z drzwiami przy tej ulicy: { lisboa-store }. Budynek na jej północnym końcu punktuje je wszystkie.
lisboa-lot = Pole ziemi { $lot }: nagroda { $reward }
lisboa-lot-price = Pole ziemi { $lot }: { $total ->
    [one] { $total } real
   *[other] { $total } reais
}, nagroda { $reward }
lisboa-lot-title = Pole ziemi { $lot }
lisboa-lot-about = Nagroda za zabudowanie: { $reward }. Kolumna liczy { $value } za każdy budynek dotyczący sklepu.
lisboa-lot-store = { $lot }: { lisboa-store }, właściciel { $owner }
lisboa-lot-store-about = Produkuje { lisboa-one-good } i punktuje { $value } za każdy budynek otwarty przy jego ulicy lub rzędzie w jego kolorze. Nagrodą było: { $reward }.
lisboa-site-open = { $site }: otwarty, { lisboa-first-good } i { lisboa-second-good }, { $architect ->
    [blue] niebieski
   *[green] zielony
} architekt
lisboa-site-closed = { $site }: plac budowy, nagroda { $reward }
lisboa-site-about-north = Budynek musi tu mieć kolor ulicy; punktuje każdy sklep zwrócony do niej.
lisboa-site-about-row = Budynek punktuje tu sklepy rzędu { $row } w obu swoich kolorach.
lisboa-site-cubes = Kto go otworzy, bierze obie kostki.
lisboa-tile = { $size ->
    [small] Mały żeton Miasta, sklep z narzędziami
   *[large] Żeton Miasta, { lisboa-store }
}
lisboa-tile-gone = { $size ->
    [small] Mały żeton Miasta, sklep z narzędziami
   *[large] Żeton Miasta, { lisboa-store }
}: w tej turze zabrany
lisboa-tile-about = { $size ->
    [small] Na wąską kolumnę przy { $street }.
   *[large] Na wolne szerokie pole przy { $street }.
} Na każdym miejscu leży jeden żeton do końca tury.
lisboa-cube = { $count } × { $cube ->
    [earthquake] trzęsienie ziemi
    [fire] pożar
   *[tsunami] tsunami
}, { $line ->
    [row] rząd { $number }
    [column] kolumna { $number }
   *[pile] stos gruzu
}
lisboa-cube-about = Dodaje { $cost } do ceny każdego pola swojego rzędu lub kolumny. Budujący zabiera przed zapłatą jedną kostkę.
lisboa-cube-about-pile = Niektóre nagrody dają jedną z tych kostek. Stos nie jest uzupełniany.

lisboa-owner-neutral = neutralny
lisboa-owner-lacerda = Lacerda
lisboa-board-of = Plansza: { $name }
lisboa-portfolio = Portfolio
lisboa-portfolio-about = U góry szlachta i okręty, u dołu karty Skarbu, razem najwyżej { $most }. Karta, która się nie mieści, wypiera inną.
lisboa-cards-of = karty: { $count } z { $most }
lisboa-free-dock = wolny dok
lisboa-at-sea = na morzu do twojej tury
lisboa-sea = morze
lisboa-goods-until-it-sails = { $count ->
    [one] jeszcze { $count } towar i wypływa
    [few] jeszcze { $count } towary i wypływa
   *[many] jeszcze { $count } towarów i wypływa
}
lisboa-ship-docked = Okręt, { $owner }: kadłub { $hull }, +{ $bonus } za towar, załadowane { $loaded }
lisboa-ship-at-sea = Okręt, { $owner }: kadłub { $hull }, na morzu
lisboa-ship-about = Kadłub { $hull }, załadowane { $loaded }; +{ $bonus ->
    [one] { $bonus } real
   *[other] { $bonus } reais
} za każdy sprzedany na nim towar, { $influence } wpływu przy każdym zysku. Pełny wypływa i daje właścicielowi perukę za skrzynię. Na koniec tyle peruk, ile kadłub.
lisboa-warehouse = Magazyn
lisboa-each = po { $count }
lisboa-goods-in-warehouse = { lisboa-good-name }: { $count } z { $room }
lisboa-good-about = Sprzedaż daje { $price ->
    [one] { $price } real
   *[other] { $price } reais
} i premię okrętu; można go też zaoferować szlachcicowi, który go przyjmuje. Złoto przyjmują wszyscy.
lisboa-rubble = Gruz
lisboa-rubble-about = Po jednej kostce każdego koloru to zestaw. Każdy zestaw daje miejsce na jeszcze jedną kartę i jeden towar każdego rodzaju, dwa razy po 3 peruki, a jego znacznik może kupić dodatkowy dekret.
lisboa-rubble-on-board = Trzęsienie ziemi { $earthquake }, pożar { $fire }, tsunami { $tsunami }
lisboa-rubble-sets = zestawy gruzu
lisboa-sets = { $count ->
    [one] { $count } zestaw
    [few] { $count } zestawy
   *[many] { $count } zestawów
}
lisboa-markers = { $count ->
    [one] { $count } znacznik zestawu u Markiza
    [few] { $count } znaczniki zestawu u Markiza
   *[many] { $count } znaczników zestawu u Markiza
}
lisboa-markers-about = Kto bierze dekret, może odrzucić jeden, aby wziąć drugi dekret.
lisboa-houses = Domy
lisboa-houses-left = lewa grupa
    .house-2 = Wizyty za reais
    .full = Od drugiego domu dowolną część wizyty można zapłacić w reais.
lisboa-houses-middle = środkowa grupa
    .house-1 = Okręty −1 towar
    .house-3 = Okręty za darmo
    .full = Od pierwszego domu okręty kosztują o 1 towar mniej, od trzeciego nic.
lisboa-houses-right = prawa grupa
    .house-1 = Produkcja +1
    .house-3 = +1 każdego
    .full = Od pierwszego domu każda produkcja daje 1 towar więcej wyprodukowanego rodzaju, od trzeciego po 1 więcej każdego rodzaju.
lisboa-house-then = { $house ->
    [2] 2.
    [3] 3.
   *[1] 1.
}: { $ability }
lisboa-houses-label = { $group ->
    [left] Lewa grupa
    [middle] Środkowa grupa
   *[right] Prawa grupa
}: wybudowane { $built } z { $size }; { $ability }
lisboa-houses-left-count = pozostałe domy
lisboa-left = zostało { $count }
lisboa-plans = Plany
lisboa-plans-count = otwarte { $open }, ukończone { $done }
lisboa-plan-about = Otwiera budynek swojego architekta; urzędnicy: { $officials }, własni lub najęci.
lisboa-plan-done-about = Ukończony; na koniec liczą się jego urzędnicy: { $officials }.
lisboa-completed = ukończony
lisboa-clergy = Duchowieństwo
lisboa-clergy-free = Miejsce na żeton duchowieństwa
lisboa-clergy-free-about = Mając { $most } żetony, nie można spotkać się z Kardynałem.
lisboa-of = { $count } z { $most }
lisboa-favors = Łaski
lisboa-hand = Ręka
lisboa-hand-about = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}{ $more ->
    [yes] , jeszcze jedna przed końcem tury
   *[no] { "" }
}
lisboa-hand-hidden = Zakryta dla innych.
lisboa-hand-known =
    Znasz z niej:
    { $cards }
lisboa-at-the-court = na Dworze
lisboa-goods = Towary
lisboa-ships = Okręty
lisboa-officials-on-board = urzędnicy na planszy
lisboa-officials-on-plans = urzędnicy na planach
lisboa-open-plans = otwarte plany
lisboa-may-follow = może śledzić
lisboa-courtier = dworzanin
lisboa-aide = Pomocnik
lisboa-aide-upper = Następnie: górna akcja państwowa
lisboa-aide-lower = Następnie: dolna akcja państwowa
lisboa-lacerda-about = Po twojej turze jego dworzanin przechodzi o jednego szlachcica w prawo; Lacerda wykonuje jedną akcję państwową zależnie od Pomocnika, potem akcję szlachcica. Wierzchnia karta talii Pomocnika odpada i Pomocnik idzie dalej.
lisboa-lacerda-rubble-about = Jego kostki nie tworzą zestawów: każda to peruka przy zmianie okresu i jeszcze raz na koniec.

lisboa-decision = Twoja decyzja
lisboa-choose-on-board = Wybierz na planszy, podświetlone możliwości: { $count }.
lisboa-choose-first = Najpierw wybierz
lisboa-goods-sell = Okręty, które go przyjmą
lisboa-goods-offer = Akcje państwowe za niego
lisboa-something-else = Coś innego
lisboa-not-now = Teraz niemożliwe: { $reason }
lisboa-now = teraz
lisboa-at-the-end = na koniec
lisboa-of-your = z twoich { $purse }
lisboa-price-spoken = Cena: { $parts }; razem { $total }
lisboa-pack-notice = { $pack ->
    [reconstructed] Wartości odtworzone, nie opublikowane.
    [reconstructed-2] Wartości odtworzone, nie opublikowane.
    [reconstructed-3] Wartości odtworzone, nie opublikowane.
   *[other] Wartości pakietu „{ $pack }”.
}
lisboa-seats = Gracze
lisboa-sheet = Więcej lub mniej szczegółów decyzji
lisboa-zoom = Szczegółowa plansza
lisboa-institutions = Dwór, Kościół i tory
lisboa-tile-text = { $benefit } ({ $wigs ->
    [one] { $wigs } peruka
    [few] { $wigs } peruki
   *[many] { $wigs } peruk
})

## Słowa zasad, tak jak nazywają je zdarzenia

lisboa-word-blue-2 = niebieski plan (2)
    .the = niebieski plan (2)
lisboa-word-blue-3 = niebieski plan (3)
    .the = niebieski plan (3)
lisboa-word-blue-4 = niebieski plan (4)
    .the = niebieski plan (4)
lisboa-word-green-2 = zielony plan (2)
    .the = zielony plan (2)
lisboa-word-green-3 = zielony plan (3)
    .the = zielony plan (3)
lisboa-word-green-4 = zielony plan (4)
    .the = zielony plan (4)
lisboa-word-blue-ship = niebieski okręt
    .the = niebieski okręt
lisboa-word-red-ship = czerwony okręt
    .the = czerwony okręt
lisboa-word-purple-ship = fioletowy okręt
    .the = fioletowy okręt
lisboa-word-brown-ship = brązowy okręt
    .the = brązowy okręt
lisboa-word-west-a = zachód A
lisboa-word-west-b = zachód B
lisboa-word-west-c = zachód C
lisboa-word-west-d = zachód D
lisboa-word-west-e = zachód E
lisboa-word-east-a = wschód A
lisboa-word-east-b = wschód B
lisboa-word-east-c = wschód C
lisboa-word-east-d = wschód D
lisboa-word-east-e = wschód E
lisboa-word-north-gold = północ, Rua Áurea
lisboa-word-north-cloth = północ, Rua Augusta
lisboa-word-north-books = północ, Rua Nova da Princesa
lisboa-word-north-tools = północ, Rua Bela da Rainha
lisboa-word-builder-office = biuro Budowniczego
    .the = biura Budowniczego
lisboa-word-marquis-office = biuro Markiza
    .the = biura Markiza
lisboa-word-king-office = biuro Króla
    .the = biura Króla
lisboa-word-builder-plaza = plac Budowniczego
    .the = placu Budowniczego
lisboa-word-marquis-plaza = plac Markiza
    .the = placu Markiza
lisboa-word-king-plaza = plac Króla
    .the = placu Króla
lisboa-word-builder = Budowniczy
    .the = Budowniczego
lisboa-word-marquis = Markiz
    .the = Markiza
lisboa-word-king = Król
    .the = Króla
lisboa-word-treasury = skarb
    .the = skarb
lisboa-word-reis = reais
lisboa-word-influence = wpływ
lisboa-word-wigs = peruki
lisboa-amount-reis = { $count ->
    [one] { $count } real
   *[other] { $count } reais
}
lisboa-amount-influence = { $count } wpływu
lisboa-amount-goods = { $count ->
    [one] { $count } towar
    [few] { $count } towary
   *[many] { $count } towarów
}

## Pytania: co rozstrzygnąć, potem dlaczego lub jaka cena

lisboa-prompt-KeepTile = Zachowaj jeden żeton duchowieństwa
    .why = Drugi wraca do worka.
lisboa-prompt-PlayCard = Zagraj kartę albo odrzuć jedną za 1 złoto
    .why = Do Portfolio, by sprzedać lub wymienić, albo na Dwór: wizyta lub wydarzenie.
lisboa-prompt-TakeCard = Weź kartę Polityki
    .why = Następną odkrywa się, gdy zakończysz turę.
lisboa-prompt-EndTurn = Zakończ turę
    .why = Do tej chwili wszystko można cofnąć.
lisboa-prompt-MakeRoom = Najpierw odrzuć kartę z Portfolio
    .why = { $newcomer ->
        [ship] Nie ma miejsca na nowy okręt.
        [treasury] Nie ma miejsca na kartę Skarbu.
       *[noble] Nie ma miejsca na kartę Szlachty.
    }
lisboa-prompt-KeepToLimit = Odrzuć kartę z Portfolio
    .why = Portfolio mieści teraz mniej kart.
lisboa-prompt-SellOrTrade = Sprzedaj towar albo zaoferuj go szlachcicowi
    .why = Jedno z dwojga jest konieczne; potem więcej tego samego, jeśli chcesz.
lisboa-prompt-SellMore = Sprzedaj kolejny towar albo skończ
    .why = Pełny okręt od razu wypływa i daje właścicielowi perukę za skrzynię.
lisboa-prompt-TradeMore = Zaoferuj drugi towar albo skończ
    .why = Każdą akcję państwową można wymienić raz na turę.
lisboa-prompt-PayInfluence = Ile z ceny płacisz wpływem?
    .why = Resztę w reais, 1 do 1. Masz { $influence } wpływu i { $reis ->
        [one] { $reis } real
       *[other] { $reis } reais
    }.
lisboa-prompt-PayReisPart = Ile z reszty płacisz w reais?
    .why = Czego zabraknie, płacisz perukami.
lisboa-prompt-PayReis = { $amount ->
    [one] Zapłać { $amount } real
   *[other] Zapłać { $amount } reais
}
    .why = Masz { $reis }; każdy real może też pochodzić z wpływu.
lisboa-prompt-ChooseStateAction = Akcja państwowa { lisboa-of-noble }?
    .why = Jedna z dwóch jest darmowa przy wizycie; potem akcja szlachcica.
lisboa-prompt-OfferFollow = { $active } odwiedza { lisboa-the-noble }. Śledzisz wizytę?
    .why = Zwracasz łaskę, płacisz swoją cenę i wykonujesz jedną z trzech akcji. Zachowana łaska jest warta 2 peruki.
lisboa-prompt-ChooseAction = Wybierz jedną akcję { lisboa-of-noble }
    .why = Śledzisz wizytę: jedna z dwóch akcji państwowych albo akcja szlachcica.
lisboa-prompt-Recruit = Wybierz biuro dla urzędnika
    .why = { $most ->
        [1] Jeden urzędnik z twojej planszy.
       *[other] Do dwóch, każdy w innym biurze.
    }
lisboa-prompt-TakePlan = Weź plan
    .why = Wierzchni jednego z architektów.
lisboa-prompt-BuildShip = { $duty ->
    [may] Zbuduj okręt albo zrezygnuj
   *[must] Zbuduj okręt
}
    .why = Może zastąpić twój okręt za różnicę kadłubów; ładunek zostaje.
lisboa-prompt-GiveGood = Zapłać towarami za okręt
    .why = { $amount ->
        [one] Jeszcze { $amount } towar, każdy innego rodzaju.
        [few] Jeszcze { $amount } towary, każdy innego rodzaju.
       *[many] Jeszcze { $amount } towarów, każdy innego rodzaju.
    }
lisboa-prompt-TakeExtraGood = Wybierz jeden towar więcej
    .why = Twoje domy dodają jeden towar właśnie wyprodukowanego rodzaju.
lisboa-prompt-MeetCardinal = Przesuń Kardynała i weź żeton
    .why = { $most ->
        [1] O jedną przerwę zgodnie z zegarem, potem jeden z dwóch żetonów obok niego.
       *[other] O jedną lub dwie przerwy zgodnie z zegarem, potem jeden z dwóch żetonów obok niego.
    }
lisboa-prompt-TakeFavor = Weź królewską łaskę
    .why = Szlachcica, której jeszcze nie masz.
lisboa-prompt-TakePileCube = Weź kostkę ze stosu gruzu
    .why = Po jednej każdego koloru to zestaw.
lisboa-prompt-LosePiece = { $penalty ->
    [good] Zapłać towarem
    [official] Zabierz urzędnika
    [clergy] Oddaj żeton duchowieństwa
   *[favor] Zwróć królewską łaskę
}
    .why = Kara z zagranej karty.
lisboa-prompt-BuildStore = Wybierz żeton i pole ziemi dla sklepu
    .why = Cena to skarb plus gruz pozostały w rzędzie i kolumnie.
lisboa-prompt-ClearRubble = Weź jedną kostkę z rzędu lub kolumny pola { $lot }
    .why = Reszta zostaje i liczy się w cenie.
lisboa-prompt-BuildHouse = Wybierz dom dla sklepu
    .why = Najniższy dom jednej z trzech grup.
lisboa-prompt-TakeDecree = Weź dekret
    .why = Na koniec punktuje tylko dla ciebie.
lisboa-prompt-TakeExtraDecree = Drugi dekret za znacznik zestawu?
    .why = Jeden znacznik u Markiza kupuje jeszcze jeden, raz na akcję.
lisboa-prompt-OpenBuilding = Wybierz plac budowy dla budynku publicznego
    .why = Bierzesz obie kostki i nagrodę, potem wybierasz plan.
lisboa-prompt-OfferBuilding = Nagroda pola ziemi otwiera budynek publiczny: wybierz plac budowy albo zrezygnuj
    .why = Płacisz za niego przed polem i możesz otworzyć tylko taki, po którym na nie wystarczy.
lisboa-prompt-ChoosePlan = Wybierz plan: { $site_name }
    .why = Stanie tam dostępny budynek jego architekta.
lisboa-prompt-ReturnOfficial = Który urzędnik wraca?
    .why = Na twoją planszę z biur i placów wraca jeszcze: { $amount }.
lisboa-prompt-DiscardTiles = Odrzuć żetony duchowieństwa za peruki
    .why = { $discarded ->
        [0] Każdy daje peruki ze swojego rewersu; z co najmniej jednym zyskujesz też raz wpływ.
       *[other] Dotąd peruki: { $wigs }. Odrzuć więcej albo skończ.
    }
lisboa-prompt-DiscardHand = Odrzuć karty z ręki
    .why = Zaczyna się nowy okres: jedna nagroda na rodzaj szlachcica, potem dobierasz do pięciu.
lisboa-prompt-TakeRewards = Wybierz nagrodę
    .why = Jedna odrzucona karta na rodzaj szlachcica daje nagrodę.
lisboa-prompt-wait = Gra skończona

## Kroki tury

lisboa-step-PlayCard = Karta
lisboa-step-PayPrice = Cena
lisboa-step-PayInfluence = Cena
lisboa-step-PayReisPart = Cena
lisboa-step-PayReis = Zapłata
lisboa-step-PayLot = Zapłata
lisboa-step-ChooseStateAction = Akcja państwowa
lisboa-step-BuildStore = Sklep
lisboa-step-ClearRubble = Kostka
lisboa-step-BuildHouse = Dom
lisboa-step-TakeDecree = Dekret
lisboa-step-OpenBuilding = Budynek
lisboa-step-OfferBuilding = Budynek
lisboa-step-ChoosePlan = Plan
lisboa-step-ReturnOfficial = Urzędnicy
lisboa-step-SellOrTrade = Sprzedaż lub wymiana
lisboa-step-SellMore = Sprzedaż
lisboa-step-TradeMore = Wymiana
lisboa-step-TakeCard = Weź kartę
lisboa-step-EndTurn = Koniec

## Możliwości: na liście, krótko wśród kilku, jako czyn na przycisku; $total to cena, -1 gdy nic się nie płaci

lisboa-option-end = Zakończ turę
lisboa-option-stop = { $frame ->
    [SellMore] Skończ sprzedaż
    [TradeMore] Skończ wymianę
    [Recruit] Bez drugiego urzędnika
    [TakeExtraDecree] Bez drugiego dekretu
    [DiscardTiles] Nie odrzucaj więcej żetonów
    [DiscardHand] Nie odrzucaj więcej kart
   *[other] Skończ
}
lisboa-option-skip = Bez akcji państwowej
lisboa-option-decline = Zrezygnuj
lisboa-option-pass = Nie śledź
lisboa-option-follow = { $total ->
    [-1] Śledź wizytę
   *[other] Śledź za { $total } wpływu
}
lisboa-option-discard = { $frame ->
    [DiscardHand] Odrzuć: { lisboa-card-of-kind }
   *[PlayCard] Weź 1 złoto za: { lisboa-card-of-kind }
}
    .short = { $frame ->
        [DiscardHand] Odrzuć
       *[PlayCard] Weź 1 złoto
    }
lisboa-card-of-kind = { $noble ->
    [builder] karta Budowniczego
    [marquis] karta Markiza
    [king] karta Króla
    [treasury] karta Skarbu
   *[other] karta { $word }
}
lisboa-option-portfolio = Do Portfolio: { lisboa-card-of-kind }
    .short = Do Portfolio
    .about = { $noble ->
        [treasury] Najpierw reais ze skarbu, potem { $benefit }; sprzedaj lub wymień.
       *[other] { $does }; potem sprzedaj lub wymień.
    }
    .act = Zagraj do Portfolio
lisboa-option-visit = { $noble ->
    [builder] Odwiedź Budowniczego
    [marquis] Odwiedź Markiza
    [king] Odwiedź Króla
   *[other] Wizyta z kartą { $word }
}
    .act = { lisboa-option-visit }{ $total ->
        [-1] { "" }
       *[other] { " " }za { $total } wpływu
    }
lisboa-option-sponsor = Sponsoruj wydarzenie: { $event }
    .act = Sponsoruj wydarzenie{ $total ->
        [-1] { "" }
       *[other] { " " }za { $total }
    }
lisboa-option-reward = Nagroda, { lisboa-card-of-kind }: { $does }
lisboa-option-take = { $kind ->
    [builder] Weź kartę Budowniczego
    [marquis] Weź kartę Markiza
    [king] Weź kartę Króla
    [treasury] Weź kartę Skarbu
   *[other] Weź: { $word_name }
}
lisboa-option-remove = Odrzuć: { $card }
    .act = Odrzuć tę kartę
lisboa-option-replace = Zastąp: { $card }
    .act = Zastąp ten okręt
lisboa-option-ship = Zbuduj okręt
lisboa-option-sell = { $good ->
    [gold] Sprzedaj 1 złoto
    [cloth] Sprzedaj 1 ubranie
    [books] Sprzedaj 1 książkę
    [tools] Sprzedaj 1 narzędzie
   *[other] Sprzedaj { $word }
}{ $own ->
    [yes] { " " }na swój okręt
    [no] , okręt: { $owner }
   *[other] { "" }
}
    .act = { $good ->
        [gold] Sprzedaj złoto
        [cloth] Sprzedaj ubranie
        [books] Sprzedaj książkę
       *[tools] Sprzedaj narzędzie
    }
lisboa-option-offer = { $good ->
    [gold] Oferuj 1 złoto
    [cloth] Oferuj 1 ubranie
    [books] Oferuj 1 książkę
    [tools] Oferuj 1 narzędzie
   *[other] Oferuj { $word }
} za: { lisboa-action-name }
lisboa-option-give = Zapłać { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-extra = Weź { lisboa-one-good }
    .short = { lisboa-good-name }
lisboa-option-convert = { $n ->
    [0] Zapłać wszystko gotówką
    [one] { $n } real z wpływu
   *[other] { $n } reais z wpływu
}
    .short = { $n ->
        [0] gotówka
       *[other] { $n } z wpływu
    }
lisboa-option-influence = Zapłać { $n } wpływu
    .short = { $n } wpływu
lisboa-option-reis = { $n ->
    [one] Zapłać { $n } real
   *[other] Zapłać { $n } reais
}
    .short = { $n ->
        [one] { $n } real
       *[other] { $n } reais
    }
lisboa-option-do = { $action ->
    [recruit] Rekrutacja
    [plan] Otrzymanie planu
    [ship] Budowa okrętu
    [produce] Produkcja
    [cardinal] Spotkanie z Kardynałem
    [favor] Otrzymanie łaski
    [store] Wybuduj sklep
    [decree] Weź dekret
    [building] Otwórz budynek
   *[other] { $word }
}
lisboa-option-office = Urzędnik do biura { $noble ->
    [builder] Budowniczego
    [marquis] Markiza
    [king] Króla
   *[other] { $word_the }
}
    .short = { lisboa-noble-name }
lisboa-option-plan = { $architect ->
    [blue] Weź niebieski plan
    [green] Weź zielony plan
   *[other] Weź plan: { $word }
}
lisboa-option-cardinal = { $steps ->
    [one] { $steps } krok: { $tile }
    [few] { $steps } kroki: { $tile }
   *[many] { $steps } kroków: { $tile }
}
    .act = Weź żeton
lisboa-option-favor = Łaska { $noble ->
    [builder] Budowniczego
    [marquis] Markiza
    [king] Króla
   *[other] { $word }
}
    .short = { lisboa-noble-name }
    .act = Weź łaskę { lisboa-of-noble }
lisboa-option-return = Zwróć łaskę { lisboa-of-noble }
    .short = { lisboa-noble-name }
lisboa-option-build = { $good ->
    [gold] Sklep ze złotem na { $lot }
    [cloth] Sklep z ubraniami na { $lot }
    [books] Sklep z książkami na { $lot }
    [tools] Sklep z narzędziami na { $lot }
   *[other] Sklep: { $word }
}
    .about = { $good ->
        [gold] { lisboa-street-gold }
        [cloth] { lisboa-street-cloth }
        [books] { lisboa-street-books }
       *[tools] { lisboa-street-tools }
    }
    .act = Buduj na { $lot }{ $total ->
        [-1] { "" }
       *[other] { " " }za { $total }
    }
lisboa-option-clear = { $cube ->
    [earthquake] Kostka trzęsienia ziemi
    [fire] Kostka pożaru
    [tsunami] Kostka tsunami
   *[other] { $word }
} { $line ->
    [row] z rzędu
   *[column] z kolumny
}
    .short = { $line ->
        [row] rząd
       *[column] kolumna
    }
    .act = Weź kostkę{ $total ->
        [-1] { "" }
       *[other] , zapłać { $total }
    }
lisboa-option-house = Dom: { $group ->
    [left] lewa grupa
    [middle] środkowa grupa
    [right] prawa grupa
   *[other] { $word }
}
    .short = { $group ->
        [left] Lewa
        [middle] Środkowa
       *[right] Prawa
    }
lisboa-option-decree = { $decree }
    .act = Weź dekret
lisboa-option-open = Otwórz budynek: { $side ->
    [north] { lisboa-site }
    [west] { lisboa-site }
    [east] { lisboa-site }
   *[other] { $word_name }
}
    .act = Otwórz tutaj
lisboa-option-use = Użyj: { $architect ->
    [blue] { lisboa-plan }
    [green] { lisboa-plan }
   *[other] { $word_name }
}
    .short = { lisboa-plan }
    .act = Otwórz budynek{ $total ->
        [-1] { "" }
        [0] { "" }
       *[other] { " " }za { $total }
    }
lisboa-option-recall = Zabierz urzędnika z { $spot ->
    [office] biura { lisboa-of-noble }
    [plaza] placu { lisboa-of-noble }
   *[other] { $word_the }
}
    .short = { $spot ->
        [plaza] { lisboa-noble-name }, plac
       *[office] { lisboa-noble-name }, biuro
    }
lisboa-option-cube = { $cube ->
    [earthquake] Weź kostkę trzęsienia ziemi
    [fire] Weź kostkę pożaru
    [tsunami] Weź kostkę tsunami
   *[other] { $word }
}
    .short = { $cube ->
        [earthquake] trzęsienie ziemi
        [fire] pożar
       *[tsunami] tsunami
    }
lisboa-option-keep = Zachowaj: { $tile }
    .act = Zachowaj ten żeton
lisboa-option-tile = { $frame ->
    [DiscardTiles] Odrzuć: { $tile }
   *[LosePiece] Oddaj: { $tile }
}
    .act = { $frame ->
        [DiscardTiles] Odrzuć ten żeton
       *[LosePiece] Oddaj ten żeton
    }

## Koszt i zysk czynu, w jego wierszu

lisboa-what-it-does = { $does ->
    [none] { "" }
   *[other] : { $does }
}
lisboa-for-paid = { $paid ->
    [none] { "" }
    [one] { " " }za { $paid } real
   *[other] { " " }za { $paid } reais
}
lisboa-paid-wigs = { $n ->
    [one] { $n } perukę
    [few] { $n } peruki
   *[many] { $n } peruk
}
lisboa-for-visit = { $cost ->
    [none] { "" }
   *[other] { " " }za { $cost }
}
lisboa-wigs-too = { $wigs ->
    [none] { "" }
    [one] , +{ $wigs } perukę
    [few] , +{ $wigs } peruki
   *[many] , +{ $wigs } peruk
}
lisboa-for-goods = { $goods ->
    [none] { "" }
   *[other] { " " }za { $goods }
}
lisboa-some-cubes = { $number ->
    [1] { lisboa-one-cube }
    [few] { $number } kostki gruzu
   *[many] { $number } kostek gruzu
}

## Co się dzieje, do dziennika

lisboa-event-turn = { $you ->
    [yes] Twoja tura.
   *[no] Tura: { $name }.
}
lisboa-event-played = { $you ->
    [yes] { $how ->
        [visit] Odwiedzasz { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] Sponsorujesz wydarzenie{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] Zagrywasz { lisboa-played-card } do Portfolio{ lisboa-what-it-does }.
    }
   *[no] { $how ->
        [visit] { $name } odwiedza { lisboa-played-noble }{ lisboa-for-visit }.
        [sponsor] { $name } sponsoruje wydarzenie{ lisboa-for-paid }{ lisboa-what-it-does }.
       *[portfolio] { $name } zagrywa { lisboa-played-card } do Portfolio{ lisboa-what-it-does }.
    }
}
lisboa-played-noble = { $card_kind ->
    [builder] Budowniczego
    [marquis] Markiza
   *[king] Króla
}
lisboa-played-card = { $card_kind ->
    [builder] kartę Budowniczego
    [marquis] kartę Markiza
    [king] kartę Króla
   *[treasury] kartę Skarbu
}
lisboa-event-discarded = { $you ->
    [yes] Odrzucasz { lisboa-played-card }{ lisboa-what-it-does }.
   *[no] { $name } odrzuca { lisboa-played-card }{ lisboa-what-it-does }.
}
lisboa-event-removed = { $you ->
    [yes] Usuwasz kartę z Portfolio{ lisboa-what-it-does }.
   *[no] { $name } usuwa kartę z Portfolio{ lisboa-what-it-does }.
}
lisboa-event-took = { $you ->
    [yes] Bierzesz z wystawki { lisboa-played-card }{ lisboa-what-it-does }.
   *[no] { $name } bierze z wystawki { lisboa-played-card }{ lisboa-what-it-does }.
}
lisboa-event-drew = { $number ->
    [0] { "" }
    [one] { $you ->
        [yes] Dobierasz { $number } kartę.
       *[no] { $name } dobiera { $number } kartę.
    }
    [few] { $you ->
        [yes] Dobierasz { $number } karty.
       *[no] { $name } dobiera { $number } karty.
    }
   *[many] { $you ->
        [yes] Dobierasz { $number } kart.
       *[no] { $name } dobiera { $number } kart.
    }
}
lisboa-event-reis = { $you ->
    [yes] Otrzymujesz
   *[no] { $name } otrzymuje
} { $amount ->
    [one] { $amount } real
   *[other] { $amount } reais
}.
lisboa-event-paid = { $amount ->
    [0] { $you ->
        [yes] Nic nie płacisz.
       *[no] { $name } nic nie płaci.
    }
    [one] { $you ->
        [yes] Płacisz
       *[no] { $name } płaci
    } { $amount } real.
   *[other] { $you ->
        [yes] Płacisz
       *[no] { $name } płaci
    } { $amount } reais{ $converted ->
        [0] { "" }
       *[other] , w tym { $converted } z wpływu
    }.
}
lisboa-event-paid-visit = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} { $cost }.
lisboa-event-influence = { $you ->
    [yes] Zyskujesz
   *[no] { $name } zyskuje
} { $amount } wpływu{ $wig ->
    [yes] { " " }i perukę za koniec toru
   *[no] { "" }
}.
lisboa-event-wigs = { $you ->
    [yes] Zdobywasz
   *[no] { $name } zdobywa
} { $amount ->
    [one] { $amount } perukę
    [few] { $amount } peruki
   *[many] { $amount } peruk
} { $why ->
    [store] za sklep
    [building] za nowy budynek
    [sailed] za wypłynięcie okrętu
    [church] przy podliczaniu Kościoła
    [tile] za żeton duchowieństwa
    [cubes] za kostki gruzu
    [rubble_sets] za zestawy gruzu
    [decree] za dekret
   *[reward] jako nagrodę
}.
lisboa-event-lost-wigs = { $you ->
    [yes] Tracisz
   *[no] { $name } traci
} { $amount ->
    [one] { $amount } perukę
    [few] { $amount } peruki
   *[many] { $amount } peruk
}.
lisboa-some-goods = { $good ->
    [gold] { $amount ->
        [one] { $amount } złoto
       *[other] { $amount } złota
    }
    [cloth] { $amount ->
        [one] { $amount } ubranie
        [few] { $amount } ubrania
       *[many] { $amount } ubrań
    }
    [books] { $amount ->
        [one] { $amount } książkę
        [few] { $amount } książki
       *[many] { $amount } książek
    }
   *[tools] { $amount ->
        [one] { $amount } narzędzie
        [few] { $amount } narzędzia
       *[many] { $amount } narzędzi
    }
}
lisboa-event-goods = { $amount ->
    [0] { $you ->
        [yes] Nie masz już miejsca na: { lisboa-good-name }.
       *[no] { $name } nie ma już miejsca na: { lisboa-good-name }.
    }
   *[other] { $you ->
        [yes] Otrzymujesz
       *[no] { $name } otrzymuje
    } { lisboa-some-goods }.
}
lisboa-event-lost-good = { $you ->
    [yes] { $why ->
        [offer] Oferujesz { lisboa-one-good }: { lisboa-action-name }
        [price] Płacisz { lisboa-one-good }
        [room] Nie masz już miejsca na { lisboa-one-good }
       *[other] Oddajesz { lisboa-one-good }
    }
   *[no] { $why ->
        [offer] { $name } oferuje { lisboa-one-good }: { lisboa-action-name }
        [price] { $name } płaci { lisboa-one-good }
        [room] { $name } nie ma już miejsca na { lisboa-one-good }
       *[other] { $name } oddaje { lisboa-one-good }
    }
}.
lisboa-event-price = Cena spada do { $price }: { lisboa-good-name }.
lisboa-event-treasury = Skarb stoi na { $treasury }.
lisboa-event-cube = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { lisboa-some-cubes }{ $kept ->
    [no] , która opuszcza grę
   *[yes] { "" }
}.
lisboa-event-rubble-set = { $you ->
    [yes] Kompletujesz
   *[no] { $name } kompletuje
} { $sets ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
   *[other] piąty
} zestaw gruzu.
lisboa-event-marker = { $you ->
    [yes] Używasz znacznika zestawu.
   *[no] { $name } używa znacznika zestawu.
}
lisboa-event-official = { $you ->
    [yes] Stawiasz
   *[no] { $name } stawia
} urzędnika w biurze { $office ->
    [builder] Budowniczego
    [marquis] Markiza
   *[king] Króla
}{ $to_plaza_count ->
    [0] { "" }
   *[other] ; najliczniejsze kolory przenoszą po jednym na plac
}.
lisboa-event-recalled = { $you ->
    [yes] Zabierasz
   *[no] { $name } zabiera
} urzędnika z { $spot_the }.
lisboa-event-favor = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} łaskę { lisboa-of-noble }.
lisboa-event-returned-favor = { $influence ->
    [none] { $you ->
        [yes] Zwracasz
       *[no] { $name } zwraca
    } łaskę { lisboa-of-noble }.
   *[other] { $you ->
        [yes] Podążasz
       *[no] { $name } podąża
    } dzięki łasce { lisboa-of-noble }{ lisboa-for-visit }.
}
lisboa-event-tile = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} żeton duchowieństwa{ lisboa-what-it-does }.
lisboa-event-set-aside = { $you ->
    [yes] Oddajesz
   *[no] { $name } oddaje
} żeton duchowieństwa{ lisboa-what-it-does }.
lisboa-event-house = { $you ->
    [yes] Stawiasz
   *[no] { $name } stawia
} dom z { $group ->
    [left] lewej grupy
    [middle] środkowej grupy
   *[right] prawej grupy
}.
lisboa-event-sold = { $you ->
    [yes] Sprzedajesz
   *[no] { $name } sprzedaje
} { lisboa-one-good }{ lisboa-for-paid }.
lisboa-event-docked = { $you ->
    [yes] Twój okręt wraca do doku.
   *[no] Okręt wraca do doku ({ $name }).
}
lisboa-event-ship = { $you ->
    [yes] Budujesz
   *[no] { $name } buduje
} { $ship_the }{ lisboa-for-goods }.
lisboa-event-cardinal = { $you ->
    [yes] Przesuwasz
   *[no] { $name } przesuwa
} Kardynała{ $church_scoring ->
    [yes] : na koniec tury podliczanie Kościoła
   *[no] { "" }
}.
lisboa-event-store = { $you ->
    [yes] Budujesz
   *[no] { $name } buduje
} { lisboa-store } na { $lot }{ lisboa-for-paid }{ lisboa-wigs-too }.
lisboa-event-plan = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { $plan_the }.
lisboa-event-building = { $you ->
    [yes] Otwierasz
   *[no] { $name } otwiera
} budynek publiczny: { $site_name }.
lisboa-event-completed-plan = { $you ->
    [yes] Kończysz
   *[no] { $name } kończy
} { $plan_the }.
lisboa-event-decree = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} dekret{ lisboa-what-it-does }.
lisboa-feats-decree = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { $count ->
    [few] { $count } dekrety
   *[other] { $count } dekretów
} w { $rounds ->
    [one] jednej rundzie
   *[other] { $rounds } rundach
}.
lisboa-feats-store = { $you ->
    [yes] Budujesz
   *[no] { $name } buduje
} { $count ->
    [few] { $count } sklepy
   *[other] { $count } sklepów
} w { $rounds ->
    [one] jednej rundzie
   *[other] { $rounds } rundach
}.
lisboa-event-period = { $cause ->
    [rubble_sets] Drugi zestaw gruzu:
   *[empty_decks] Trzy talie są puste:
} zaczyna się drugi okres.
lisboa-event-end-caused = { $cause ->
    [rubble_sets] Czwarty zestaw gruzu:
   *[empty_decks] Trzy talie są puste:
} ta runda zostanie dokończona, potem jeszcze jedna.

## Arkusz punktacji

lisboa-score-wigs = W trakcie gry
lisboa-score-hulls = Kadłuby okrętów
lisboa-score-rubble-sets = Zestawy gruzu
    .from = { $sets ->
        [one] { $sets } zestaw
        [few] { $sets } zestawy
       *[many] { $sets } zestawów
    }
lisboa-score-stores-gold = Sklepy: złoto
    .from = { $stores ->
        [one] { $stores } sklep
        [few] { $stores } sklepy
       *[many] { $stores } sklepów
    }
lisboa-score-stores-cloth = Sklepy: ubrania
    .from = { $stores ->
        [one] { $stores } sklep
        [few] { $stores } sklepy
       *[many] { $stores } sklepów
    }
lisboa-score-stores-books = Sklepy: książki
    .from = { $stores ->
        [one] { $stores } sklep
        [few] { $stores } sklepy
       *[many] { $stores } sklepów
    }
lisboa-score-stores-tools = Sklepy: narzędzia
    .from = { $stores ->
        [one] { $stores } sklep
        [few] { $stores } sklepy
       *[many] { $stores } sklepów
    }
lisboa-score-money = Wpływ i reais
    .from = { $reis } + { $influence_as_reis }, ÷ 5
lisboa-score-decree = Dekrety
    .from = { $count ->
        [one] { $count } dekret
        [few] { $count } dekrety
        [many] { $count } dekretów
       *[other] { $count } dekretu
    }
lisboa-score-officials = Urzędnicy na planach
    .from = { $officials ->
        [one] { $officials } urzędnik
       *[other] { $officials } urzędników
    }
lisboa-score-favors = Królewskie łaski
    .from = { $favors ->
        [one] { $favors } łaska
        [few] { $favors } łaski
       *[many] { $favors } łask
    }
lisboa-tie-break = Remis: zestawy gruzu, sklepy, plany, reais
lisboa-points-over-game = Peruki w czasie gry
    .about = ile miałby każdy, gdyby gra się wtedy skończyła
    .stage = Okres { $stage }
lisboa-rivals = Rywale
lisboa-tab-city = Miasto
lisboa-tab-court = Dwór
lisboa-tab-mine = Moje
lisboa-tab-rivals = Rywale
lisboa-tab-log = Dziennik

## Składniki ceny, źródła zysku

lisboa-part-treasury = skarb
lisboa-part-officials = urzędnicy
lisboa-part-row = rząd { $of }
lisboa-part-column = kolumna { $of }
lisboa-part-on-land = { $source ->
    [clergy] duchowieństwo
   *[card] karta
}
lisboa-part-per-payment = { $source ->
    [clergy] duchowieństwo
   *[card] karta
}
lisboa-part-on-events = { $source ->
    [clergy] duchowieństwo
   *[card] karta
}
lisboa-part-per-visit = duchowieństwo
lisboa-part-per-hired-official = tańszy najem
lisboa-part-per-ship = duchowieństwo
lisboa-part-hull = kadłub
lisboa-part-replaced = stary kadłub
lisboa-part-offered = oferowany towar
lisboa-part-houses = domy
lisboa-source-card = karta Skarbu
lisboa-source-hull = kadłub
lisboa-source-reward = nagroda
lisboa-then-a-cube = potem znika kostka: do { $cube } mniej
lisboa-scores-nobody = na razie nikt nie punktuje

## Dlaczego coś jest niemożliwe

lisboa-reason-nothing-to-sell-or-trade = potem nie byłoby nic do sprzedania ani wymiany.
    .short = nic do sprzedania
lisboa-reason-price-of-visit = wizyta kosztuje { $price }; masz { $influence } wpływu, peruki: { $wigs }.
    .short = kosztuje { $price }
lisboa-reason-fee-of-event = wydarzenie kosztuje { $price ->
    [one] { $price } real
   *[other] { $price } reais
}; możesz zebrać { $money }.
    .short = kosztuje { $price }
lisboa-reason-event-does-nothing = wydarzenie nic by teraz nie dało.
    .short = bez skutku
lisboa-reason-no-open-decree = nie ma odkrytego dekretu.
    .short = brak dekretu
lisboa-reason-no-house = nie masz już domu.
    .short = brak domu
lisboa-reason-no-lot-or-tile = nie ma pola z pasującym żetonem.
    .short = brak pola
lisboa-reason-not-payable = kosztowałoby { $price ->
    [one] { $price } real
   *[other] { $price } reais
}; możesz zebrać { $money }.
    .short = kosztuje { $price }
lisboa-reason-no-free-site = wszystkie place budowy są zajęte.
    .short = brak placu
lisboa-reason-no-plan = nie masz nieukończonego planu.
    .short = brak planu
lisboa-reason-no-building-for-plan = nie ma już budynku architektów twoich planów na wolny plac budowy.
    .short = brak budynku
lisboa-reason-no-tile = nie ma tu już żetonu Miasta: { lisboa-good-name }.
    .short = brak żetonu
lisboa-reason-no-fitting-plan = żaden z twoich planów nie ma pasującego tu budynku.
    .short = brak planu
lisboa-reason-building-does-not-fit = budynek tego architekta nie ma koloru ulicy.
    .short = zły kolor
lisboa-reason-noble-action-impossible-afterwards = akcja szlachcica byłaby potem niemożliwa.
    .short = blokuje wizytę
lisboa-reason-no-place-for-tile = nie masz miejsca na kolejny żeton duchowieństwa.
    .short = brak miejsca
lisboa-reason-no-tile-to-take = obok Kardynała nie ma żetonu do wzięcia.
    .short = brak żetonu
lisboa-reason-no-official-on-board = nie masz urzędnika na planszy.
    .short = brak urzędnika
lisboa-reason-no-plan-in-piles = oba stosy planów są puste.
    .short = brak planu
lisboa-reason-nothing-would-be-received = nie otrzymasz żadnego towaru.
    .short = nic
lisboa-reason-all-favors-held = masz wszystkie trzy łaski.
    .short = masz wszystkie
lisboa-reason-no-ship-in-yard = stocznia jest pusta.
    .short = brak okrętu
lisboa-reason-price-of-ship = okręt kosztuje { $price ->
    [one] { $price } towar
    [few] { $price } różne towary
   *[other] { $price } różnych towarów
}; masz { $kinds }.
    .short = kosztuje { $price }
lisboa-reason-no-room-for-ship = nie ma miejsca na okręt.
    .short = brak miejsca
lisboa-reason-covered = w tej turze zakryte ({ lisboa-good-name }).
    .short = zakryte

## Lacerda

lisboa-event-courtier = Dworzanin Lacerdy idzie do { lisboa-of-noble }.
lisboa-event-aide = Pomocnik idzie do talii { $deck ->
    [builder] Budowniczego
    [marquis] Markiza
    [king] Króla
   *[treasury] skarbu
}.
lisboa-event-lacerda-acts = Lacerda wykonuje { $half ->
    [upper] górną
   *[lower] dolną
} akcję państwową: { lisboa-action-name }.
lisboa-event-lacerda-visits = Lacerda odwiedza { lisboa-the-noble }{ lisboa-for-visit }.
lisboa-event-lacerda-skips = Lacerda pomija to, czego nie może: { $action ->
    [store] budowa sklepu
    [decree] dekret
    [building] budynek publiczny
   *[other] { lisboa-action-name }
}.
lisboa-event-lacerda-store = Lacerda wybiera { $lot } na { lisboa-store }, peruki: { $wigs }.
lisboa-event-lacerda-building = Lacerda wybiera: { $site_name }, { $architect ->
    [blue] niebieski architekt
   *[green] zielony architekt
}.
lisboa-score-cubes = Kostki gruzu
    .from = { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
       *[many] { $cubes } kostek
    }
lisboa-score-rank = Ranga
    .from = { $rank_name }
lisboa-rank-missed = { $rank }: brakuje: { $missed }
lisboa-condition = { $condition ->
    [wigs] peruki
    [stores] sklepy
    [majorities] pierwsze miejsca
    [reis] reais
    [decrees] dekrety
   *[ships] okręty
} { $found }/{ $needed }
lisboa-word-jester = Błazen
lisboa-word-court-servant = Sługa dworu
lisboa-word-kings-favourite = Faworyt Króla
lisboa-word-right-hand-of-the-marquis = Prawa ręka Markiza

## Opcje stołu: draft, zadania, dekret początkowy

lisboa-prompt-KeepCards = Zachowaj kartę
    .why = Pozostałe idą do sąsiada po lewej.
lisboa-prompt-ChooseTask = Które zadanie się liczy?
    .why = W tej turze wykonano kilka; pozostałe trzeba wykonać ponownie.
lisboa-prompt-PlaceOfficial = Wybierz biuro dla urzędnika
    .why = Nagroda za zadanie; to nie rekrutacja.
lisboa-prompt-TakeStartingDecree = Weź dekret na początek
    .why = Każdy bierze jeden przed pierwszą turą.
lisboa-option-draft = Zachowaj: { lisboa-card-of-kind }
    .act = Zachowaj tę kartę
lisboa-option-task = Zakończ zadanie { $word }
    .act = Zakończ to zadanie
lisboa-event-kept-card = { $you ->
    [yes] Zachowujesz kartę.
   *[no] { $name } zachowuje kartę.
}
lisboa-event-passed-cards = { $number ->
    [one] { $you ->
        [yes] Podajesz w lewo { $number } kartę.
       *[no] { $name } podaje w lewo { $number } kartę.
    }
    [few] { $you ->
        [yes] Podajesz w lewo { $number } karty.
       *[no] { $name } podaje w lewo { $number } karty.
    }
   *[many] { $you ->
        [yes] Podajesz w lewo { $number } kart.
       *[no] { $name } podaje w lewo { $number } kart.
    }
}
lisboa-event-task = { $you ->
    [yes] Otrzymujesz zadanie.
   *[no] { $name } otrzymuje zadanie.
}
lisboa-event-task-done = { $you ->
    [yes] Spełniasz warunek zadania{ lisboa-what-it-does }.
   *[no] { $name } spełnia warunek zadania{ lisboa-what-it-does }.
}
lisboa-event-task-finished = { $you ->
    [yes] Kończysz zadanie{ lisboa-what-it-does }.
   *[no] { $name } kończy zadanie{ lisboa-what-it-does }.
}
lisboa-packet = Karty do wyboru
lisboa-packet-about = zachowane dotąd: { $count }
lisboa-tasks = Zadania
lisboa-task-title = Zadanie { $number }
lisboa-task-visit = { $deeds } podczas własnej wizyty; potem dostajesz dwa kolejne zadania
lisboa-task-deed = { $deeds }: { $reward }
lisboa-or = { $first } lub { $second }
lisboa-deed-store = wybuduj sklep
lisboa-deed-ship = zbuduj okręt
lisboa-deed-decree = weź dekret
lisboa-deed-building = otwórz budynek
lisboa-deed-recruit-2 = zrekrutuj dwóch urzędników naraz
lisboa-deed-plan = weź plan
lisboa-deed-cardinal = weź żeton od Kardynała
lisboa-deed-favor = otrzymaj łaskę
lisboa-deed-follow = śledź wizytę
lisboa-deed-sell = sprzedaj towar
lisboa-deed-produce = wyprodukuj towar
lisboa-deed-church = odrzuć żetony przy podliczaniu Kościoła

## Dlaczego bot tak wybrał

lisboa-why-only = Nic innego nie da się zrobić.
lisboa-why-fallback = Bot nie miał czasu na namysł, więc wziął cokolwiek.
lisboa-why-random = Ten bot bierze cokolwiek.
lisboa-why-one-step = Po tym kroku ma najlepszą pozycję.
lisboa-why-plan = Spośród { $ways } sposobów rozegrania tury ten stoi najlepiej: około { $percent } na 100.

## Pierwsza gra z przewodnikiem

lisboa-lesson-welcome = Odbuduj Lizbonę
    .text = 1 listopada 1755 roku miasto zniszczyły trzęsienie ziemi, tsunami i pożary. Pomagasz je odbudować; wygrywa najwięcej peruk.
    .why = Przewodnik trwa około dziesięciu minut i kończy się prawdziwą grą. Liczby na kartach, żetonach i planszy są rekonstrukcją, nie tymi drukowanymi.
lisboa-lesson-city = Miasto
    .text = Ulice biegną z północy na południe, każda w kolorze towaru. Sklep stoi na polu ziemi i ma drzwi od strony ulicy.
    .why = Kostki to gruz. Te z rzędu i kolumny pola podnoszą jego cenę, a usuwa się je po jednej.
lisboa-lesson-tile = Zatrzymaj żeton duchowieństwa
    .text = Wybierz jeden z dwóch żetonów duchowieństwa. Od teraz ci pomaga.
    .why = Później możesz go oddać w podliczaniu Kościoła za peruki na jego odwrocie.
lisboa-lesson-hand = Jedna karta na turę
    .text = Zagrywasz jedną z pięciu kart: szlachtę lub skarb na Dwór albo dowolną kartę do Portfolio. Możesz też odrzucić kartę za 1 złoto.
    .why = Na koniec tury bierzesz nową kartę z wystawki.
lisboa-lesson-court = Dwór Królewski
    .text = Trzech szlachciców przyjmuje wizyty. Wizyta kosztuje wpływ: tyle, ile skarb pokazuje po lewej, i 1 za każdego cudzego urzędnika w biurze.
    .why = Daje akcję tego szlachcica, a przed nią, jeśli chcesz, jedną z jego dwóch akcji państwowych.
lisboa-lesson-visit = Odwiedź Budowniczego
    .text = Naciśnij kartę Budowniczego, potem Budowniczego na Dworze, i zatwierdź.
    .why = Pasek zawsze mówi, o co chodzi, a panel, ile to kosztuje i co daje.
lisboa-lesson-state = Akcja państwowa
    .text = Zrekrutuj urzędników albo otrzymaj plan. Teraz weź plan: bez niego nie otworzysz budynku publicznego.
    .why = Urzędnicy w biurze podnoszą cenę wizyt innych, a plany ich wymagają.
lisboa-lesson-store = Wybuduj sklep
    .text = Wybierz pole. Żeton pokazuje cenę w reais; znak na polu to, co dostajesz od razu.
    .why = Cena to skarb plus gruz pozostały w rzędzie i kolumnie. Peruki dają otwarte budynki publiczne przy rzędzie i u wylotu ulicy.
lisboa-lesson-cube = Usuń kostkę
    .text = Weź jedną kostkę z rzędu albo kolumny pola. Reszta zostaje i liczy się w cenie. Potem zapłać.
    .why = Po jednej kostce każdego koloru to zestaw: więcej miejsca na towary i karty, a na koniec peruki.
lisboa-lesson-house = Dom na sklepie
    .text = Drewniany dom z twojej planszy idzie na sklep. Weź jeden ze środkowej grupy: okręty kosztują wtedy 1 towar mniej.
    .why = Każdy zdjęty dom odsłania zdolność: lewa grupa służy wizytom, środkowa okrętom, prawa produkcji.
lisboa-lesson-card = Weź kartę
    .text = Weź jedną z czterech kart wystawki.
    .why = Gdy trzy talie są puste albo ktoś ma dość zestawów gruzu, okres się kończy.
lisboa-lesson-turn = Zakończ turę
    .text = Naciśnij „Zakończ turę”. Do tej chwili możesz cofać swoje kroki jeden po drugim.
    .why = Potem gra rywal. Przyglądaj się albo naciśnij spację, aby przejść do teraźniejszości.
lisboa-lesson-portfolio = Do Portfolio
    .text = Teraz zagraj kartę szlachty do Portfolio. Dostajesz to, co na jej dole, a potem sprzedajesz towary albo wymieniasz.
    .why = Szlachta w Portfolio liczy się, gdy zyskujesz wpływ. Miejsca jest mało, więc wybieraj dobrze.
lisboa-lesson-trade = Wymień na okręt
    .text = Zaoferuj książkę albo złoto za akcję państwową Okręt, pod Markizem.
    .why = Każdy szlachcic przyjmuje jeden towar, a oprócz niego złoto: Budowniczy narzędzia, Markiz książki, Król ubrania.
lisboa-lesson-sell = Sprzedaj towary
    .text = Dokończ turę. W następnej zagraj kolejną kartę do Portfolio, odrzuć z niego szlachcica i sprzedaj towary na swój okręt.
    .why = Okręty innych też się nadają. Pełny okręt wypływa i daje właścicielowi 1 perukę za skrzynię.
lisboa-lesson-building = Budynki publiczne
    .text = Wizyta u Króla otwiera budynek publiczny: z jednym z twoich planów i urzędnikami do niego. Sklepy z jego rzędu lub ulicy, które pasują do jego kolorów, punktują.
    .why = Sklepy i budynki potrzebują się nawzajem, czyjekolwiek są.
lisboa-lesson-church = Kościół
    .text = Kto spotyka Kardynała, bierze żeton duchowieństwa. Gdy Kardynał mija znak wpływu, wszyscy mogą oddać żetony za peruki.
    .why = Żeton pomaga, póki go masz. Peruki daje dopiero, gdy go oddasz.
lisboa-lesson-decrees = Dekrety
    .text = Wizyta u Markiza daje dekret. Każdy liczy coś na koniec: sklepy, okręty, urzędników, gruz.
    .why = Bierz te, które pasują do tego, co i tak robisz, zanim zrobi to ktoś inny.
lisboa-lesson-end = Jak to się kończy
    .text = W drugim okresie czwarty zestaw gruzu albo trzy puste talie sprowadzają ostatnie rundy. Potem liczą się okręty, zestawy, sklepy, pieniądze, dekrety, plany i łaski.
    .why = Wskaż dowolny element, aby zobaczyć, co robi, wraz z punktem zasad.
lisboa-lesson-play-on = Graj dalej
    .text = To wszystko na początek. Ten stół to prawdziwa gra: dograj ją do końca albo zacznij nową.
    .why = Lista możliwości (klawisz O) zawsze pokazuje wszystko, co możesz zrobić.

## The box, group by group, and its fields

lisboa-box-name-my-box = moje pudełko
lisboa-box-group-board = Plansza i tory
lisboa-box-group-lots = Parcele
lisboa-box-group-sites = Place budowy
lisboa-box-group-plans = Budynki i plany
lisboa-box-group-ships = Statki
lisboa-box-group-nobles = Karty szlachty
lisboa-box-group-treasury = Karty skarbca, talie
lisboa-box-group-clergy = Żetony duchowieństwa
lisboa-box-group-decrees = Dekrety
lisboa-box-group-tokens = Żetony i zadania
lisboa-box-field-number = Numer
lisboa-box-field-deck = Talia
lisboa-box-field-kind = Szlachcic
lisboa-box-field-influence = Wpływy
lisboa-box-field-reward = Nagroda
lisboa-box-field-penalty = Kara
lisboa-box-field-event = Wydarzenie
lisboa-box-field-benefit = Korzyść
lisboa-box-field-scoring = Punktacja
lisboa-box-field-copies = Liczba sztuk
lisboa-box-field-officials = Urzędnicy
lisboa-box-field-wigs = Peruki
lisboa-box-field-lot = Parcela
lisboa-box-field-site = Plac budowy
lisboa-box-field-architect = Architekt
lisboa-box-field-start = Na początku
lisboa-box-field-right = Wartość prawa
lisboa-box-field-left = Wartość lewa
lisboa-box-field-maximum = Najwyższe pole
lisboa-box-field-icons = Pola z monetą
lisboa-box-field-minimum = Najniższa cena
lisboa-box-field-good = Towar
lisboa-box-field-name = Nazwa
lisboa-box-field-values = Wartości
lisboa-box-field-place-of-column = Żeton każdej kolumny
lisboa-box-field-cubes = Kostki każdego koloru
lisboa-box-field-cost = Koszt
lisboa-box-field-row = Kostki na rząd
lisboa-box-field-columns = Kostki na kolumnę
lisboa-box-field-pile = Stos
lisboa-box-field-large = Duże żetony
lisboa-box-field-small = Małe żetony
lisboa-box-field-influence-gap = Przerwa z symbolem wpływu
lisboa-box-field-treasury-gap = Przerwa z symbolem skarbca
lisboa-box-field-spaces = Pola
lisboa-box-field-hand = Karty na ręce
lisboa-box-field-open-decrees = Odkryte dekrety
lisboa-box-field-builder = Budowniczy
lisboa-box-field-marquis = Markiz
lisboa-box-field-king = Król
lisboa-box-field-reis = Reais
lisboa-box-field-goods = Towary każdego rodzaju
lisboa-box-field-houses = Domy w grupach
lisboa-box-field-set-markers = Znaczniki zestawów
lisboa-box-field-rubble-places = Miejsca na gruz
lisboa-box-field-upper-places = Miejsca górne
lisboa-box-field-lower-places = Miejsca dolne
lisboa-box-field-clergy-places = Miejsca na duchowieństwo
lisboa-box-field-rubble-set = Zestaw gruzu
lisboa-box-field-favor = Łaska królewska
lisboa-box-field-plans = Ukończone plany
lisboa-box-field-places = Miejsca
lisboa-box-field-blue = Strona niebieska
lisboa-box-field-green = Strona zielona
lisboa-box-field-colour = Kolor
lisboa-box-field-hull = Kadłub
lisboa-box-field-bonus = Premia za towar
lisboa-box-field-period = Okres
lisboa-box-field-years = Lata
lisboa-box-field-cards = Karty
lisboa-box-field-id = Żeton
lisboa-box-field-solo = W grze solo
lisboa-box-field-row-e = Dotyczy rzędu E
lisboa-box-field-deeds = Czyny
lisboa-box-field-deed = Czyn
lisboa-box-field-earthquake = Trzęsienie ziemi
lisboa-box-field-fire = Pożar
lisboa-box-field-tsunami = Tsunami
lisboa-box-list-treasury = Skarbiec
lisboa-box-list-treasury-spaces = Pole skarbca
lisboa-box-list-influence = Wpływ
lisboa-box-list-market = Rynek
lisboa-box-list-streets-west-to-east = Ulica
lisboa-box-list-score-tiles = Żetony punktów
lisboa-box-list-rubble = Gruz
lisboa-box-list-city-tiles = Żetony Miasta
lisboa-box-list-church = Kościół
lisboa-box-list-offices = Biura
lisboa-box-list-court = Dwór królewski
lisboa-box-list-player = Plansza gracza
lisboa-box-list-wigs = Peruki na koniec
lisboa-box-list-wigs-stores = Sklepy
lisboa-box-list-buildings-tiles = Budynek publiczny
lisboa-box-list-plans-starting = Plan początkowy
lisboa-box-list-plans-others = Plan
lisboa-box-list-cards-decks = Talia
lisboa-box-list-cards-treasury = Karta skarbca
lisboa-box-list-tasks-a = Zadanie A
lisboa-box-list-tasks-b = Zadanie B
lisboa-box-list-city-tokens-round = Okrągły żeton
lisboa-box-list-city-tokens-square = Kwadratowy żeton
lisboa-box-list-lots-places = Parcela
lisboa-box-list-sites-places = Plac budowy
lisboa-box-list-ships-cards = Statek
lisboa-box-list-cards-nobles = Karta szlachty
lisboa-box-list-clergy-tiles = Żeton duchowieństwa
lisboa-box-list-decrees-cards = Dekret
lisboa-box-on-display = Wśród odkrytych
lisboa-box-in-portfolio = W portfolio
lisboa-box-fault-missing = tego brakuje
lisboa-box-fault-empty = to pole jest puste
lisboa-box-fault-not-a-number = potrzebna jest liczba całkowita, a jest { $value }
lisboa-box-fault-not-exactly = { $value } to nie { $lowest }
lisboa-box-fault-not-between = { $value } nie mieści się między { $lowest } a { $highest }
lisboa-box-fault-not-a-text = potrzebny jest tekst, a jest { $value }
lisboa-box-fault-text-too-long = długość tekstu: { $found }, dozwolona: { $most }
lisboa-box-fault-not-a-flag = potrzebne jest true albo false, a jest { $value }
lisboa-box-fault-not-a-list = potrzebna jest lista, a jest { $value }
lisboa-box-fault-not-a-table = potrzebna jest tabela, a jest { $value }
lisboa-box-fault-too-many-entries = wartości: { $found }, dozwolone: { $most }
lisboa-box-fault-other-entries = potrzebne wartości: { $expected }, podane: { $found }
lisboa-box-fault-twice = { $value } stoi tu dwa razy
lisboa-box-fault-there-already = { $value } stoi już w { $field }
lisboa-box-fault-unknown = { $what }: nieznane „{ $value }”
lisboa-box-fault-unknown-value = { $what }: nieznane { $value }
lisboa-box-fault-unknown-near = { $what }: nieznane „{ $value }”, może „{ $near }”?
lisboa-box-fault-unknown-word = { $what }: nieznane „{ $value }”, możliwe: { $words }
lisboa-box-fault-unknown-sentence = nieznane „{ $value }”, zdanie zaczyna się na przykład od „2 peruki za …” albo „2 peruki, jeśli masz: …”
lisboa-box-fault-not-here = „{ $value }” nie może tu stać
lisboa-box-fault-no-number = „{ $value }” jest bez liczby
lisboa-box-fault-needs-number = „{ $value }” wymaga liczby, na przykład „{ $example }”
lisboa-box-fault-number-not-between = „{ $value }”: liczba nie mieści się między 1 a { $highest }
lisboa-box-fault-second-building = „{ $value }”: w nagrodzie jest najwyżej jeden budynek
lisboa-box-fault-not-alone = „{ $value }”: store, decree i building stoją w wydarzeniu same
lisboa-box-fault-reward-and-penalty = karta szlachcica ma nagrodę albo karę, nie obie
lisboa-box-fault-unknown-key = nieznana nazwa
lisboa-box-fault-unknown-key-near = nieznana nazwa, może „{ $near }”?
lisboa-box-fault-unknown-keys = nieznane nazwy: { $found }
lisboa-box-fault-nothing-labelled = oznacza wartość, której tu nie ma
lisboa-box-fault-unknown-label = nieznane { $value }, możliwe: { $labels }
lisboa-box-fault-unlabelled = nic nie mówi o { $figures }, możliwe: { $labels }
lisboa-box-fault-right-not-rising = prawe wartości nie rosną z pola na pole
lisboa-box-fault-left-up-and-down = lewe wartości rosną i maleją
lisboa-box-fault-no-such-space = żadne pole nie ma prawej wartości { $value }
lisboa-box-fault-spaces-not-rising = pola nie rosną
lisboa-box-fault-below-minimum = { $value } to mniej niż najniższa wartość { $lowest }
lisboa-box-fault-place-without-column = jedno z miejsc nie ma kolumny
lisboa-box-fault-other-cubes = wszystkich kostek: { $expected }, a rzędy, kolumny, place i stos biorą { $found }
lisboa-box-fault-other-markers = znaczniki: { $found }, zestawy: { $expected }
lisboa-box-fault-later-place-more = dalsze miejsce daje więcej niż wcześniejsze
lisboa-box-fault-ships-of-a-period = każdy okres potrzebuje dwóch kolorów statków
lisboa-box-fault-other-pieces = razem potrzeba { $expected }, a jest { $found }
lisboa-box-fault-other-cards = we wszystkich taliach razem potrzeba { $expected }
lisboa-box-fault-too-deep = ponad { $most } tabel lub list jedna w drugiej
lisboa-colour-blue = niebieski
lisboa-colour-red = czerwony
lisboa-colour-purple = fioletowy
lisboa-colour-brown = brązowy
lisboa-colour-green = zielony
lisboa-colour-yellow = żółty
lisboa-colour-pink = różowy

## What the coach counts, before a colon
lisboa-unit-reis = Reais
lisboa-unit-influence = Wpływy
lisboa-unit-wigs = Peruki
lisboa-unit-goods = Towary
lisboa-unit-gold = Złoto
lisboa-unit-cloth = Ubrania
lisboa-unit-books = Książki
lisboa-unit-tools = Narzędzia
lisboa-unit-hull-at-the-end = Łączny kadłub na koniec
lisboa-unit-wigs-at-the-end = Peruki z dekretów na koniec
lisboa-unit-majorities-at-the-end = Peruki za przewagi na koniec

## What puzzles are about
lisboa-theme-visits = Wizyty
lisboa-theme-portfolio = Portfolio
lisboa-theme-following = Podążanie
lisboa-theme-stores = Sklepy
lisboa-theme-ships = Statki
lisboa-theme-decrees = Dekrety
lisboa-theme-public-buildings = Budynki publiczne
lisboa-theme-church = Kościół
lisboa-theme-state-actions = Akcje państwowe
lisboa-theme-officials = Urzędnicy
lisboa-theme-favors = Łaski królewskie
