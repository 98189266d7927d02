# What is said of each game before it is opened: a line of facts, a sentence, its options.

sanjuan-facts = 2–4 graczy · 45 minut
sanjuan-about = Karty to zarazem budynki, pieniądze i towary. Grę kończy miasto z 12 budynkami.
sanjuan-setting-new-buildings = Nowe budynki
    .about = 30 kart rozszerzenia, wśród nich katedra.
sanjuan-setting-advanced-start = Wybór pierwszej ręki
    .about = Każdy dobiera więcej kart i zatrzymuje cztery z nich.
sanjuan-setting-harbour-per-good = Port za każdy towar
    .about = Port przyjmuje kartę każdego sprzedanego towaru, a nie jednego w fazie kupca; instrukcję można czytać na oba sposoby.
sanjuan-setting-may-decline = Rezygnacja z pomocy
    .about = Ze zniżek, dobierania i pomocy budynków można zrezygnować, więc gra o każdą z nich pyta.
sanjuan-setting-governor = Pierwszy gubernator

lisboa-facts = 1–4 graczy · 2 godziny
lisboa-about = Odbuduj miasto po roku 1755 z Królem, Markizem i Budowniczym.
lisboa-setting-pack = Zestaw elementów:
    .about = rekonstrukcja; wartości kart i płytek różnią się od drukowanych.
    .mine = wartości z twojego pudełka; czego nie wpisano, pochodzi z rekonstrukcji.
    .chosen = wartości z pliku podanego przy uruchomieniu; czego w nim nie ma, pochodzi z rekonstrukcji.
lisboa-setting-first-player = Kto zaczyna
lisboa-setting-draft = Dobór pierwszych kart
    .about = Każdy zachowuje część z pięciu kart i podaje resztę dalej.
lisboa-setting-starting-tasks = Zadania początkowe
    .about = Zaznaczone miejsca zaczynają z zadaniem, co pomaga nowym graczom: wykonane daje dwa następne, każde z nagrodą.
lisboa-setting-city-tokens = Żetony miasta
    .about = Losowe żetony zastępują nagrody wydrukowane na parcelach i placach budowy.
lisboa-setting-starting-decree = Dekret na początek
    .about = Każdy bierze dekret przed pierwszą turą.
