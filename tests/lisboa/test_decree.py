"""The Marquis's noble action: take a decree (L-N2)."""

from __future__ import annotations

from typing import Any

from tabuleiro.games.lisboa import GAME
from tests.lisboa.moves import asked, do, explained, options
from tests.lisboa.tables import buildings, player, sets, table


def test_L_N2_1_one_of_the_open_decrees_publicly_and_without_limit() -> None:
    s = table(
        player(hand=[62], reis=9, influence=0, decrees=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        open_decrees=[23, 40],
        buildings=buildings(west_a="yellow_pink/brown_blue blue", west_b="yellow_pink/brown_blue blue"),
    )
    do(s, "sponsor 62")
    assert ["decree 23", "decree 40"] == options(s)
    assert 2 == explained(s, "decree 23")["gains"][0]["amount"]
    do(s, "decree 23")
    view: Any = GAME.view(s, 2)
    assert 23 in view["players"][0]["decrees"]


def test_L_N2_2_example_with_two_markers_one_more_decree_only() -> None:
    rubble = sets(2)
    s = table(player(hand=[21], influence=9, rubble=rubble), period=2, open_decrees=[1, 2, 3, 4])
    do(s, "visit 21", "skip", "decree 1")
    assert ["stop", "decree 2", "decree 3", "decree 4"] == options(s)
    do(s, "decree 4")
    assert ((1, 4), 1) == (s.decrees[0], s.markers[0])
    assert ("TakeCard", 0) == asked(s)


def test_L_N2_3_the_same_in_events_and_follows() -> None:
    rubble = sets(1)
    s = table(player(hand=[62], reis=9, influence=0, rubble=rubble), open_decrees=[1, 2])
    do(s, "sponsor 62", "decree 1", "decree 2")
    assert ((1, 2), 0) == (s.decrees[0], s.markers[0])
    s = table(
        player(hand=[21], influence=9),
        player(favors=["marquis"], influence=9, rubble=rubble),
        open_decrees=[1, 2, 3],
    )
    do(s, "visit 21", "skip", "decree 1", "follow", "do decree", "decree 2", "decree 3")
    assert (2, 3) == s.decrees[1]


def test_L_N2_3_no_open_decree_no_action() -> None:
    s = table(player(hand=[21, 62], influence=9, reis=9), open_decrees=[])
    assert not {"visit 21", "sponsor 62"} & set(options(s))
