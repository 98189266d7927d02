"""Church scoring (L-C)."""

from __future__ import annotations

from tests.lisboa.found import goods_of, upper
from tests.lisboa.moves import asked, do, options
from tests.lisboa.tables import acting, goods, player, ship, table


def test_L_C1_from_the_player_who_caused_it_clockwise_each_with_tiles() -> None:
    s = table(
        player(hand=[1], clergy=["C1"]),
        player(clergy=[]),
        player(clergy=["C2"]),
        stack=acting()[1:],
        church_cause=2,
        cardinal=0,
    )
    do(s, "end")
    assert ("DiscardTiles", 2) == asked(s)
    assert ["stop", "tile C2"] == options(s)
    do(s, "stop")
    assert ("DiscardTiles", 0) == asked(s)
    do(s, "stop")
    assert ("PlayCard", 1) == asked(s)


def test_L_C1_one_or_more_tiles_but_one_gain() -> None:
    s = table(
        player(hand=[2], clergy=["C1", "C4", "C7"], upper=[1], influence=0, wigs=5),
        stack=acting()[1:],
        church_cause=0,
    )
    do(s, "end", "tile C1", "tile C7", "stop")
    assert (5 + 2 + 3, 3) == (s.wigs[0], s.influence[0])
    assert (3,) == s.clergy[0]


def test_L_C1_it_comes_after_the_political_card_and_before_the_refills() -> None:
    s = table(player(hand=[1], goods=goods("gold gold"), clergy=["C1"]), cardinal=5)
    do(s, "portfolio 1", "offer gold cardinal", "cardinal 1 0", "stop", "take builder", "end")
    assert ("DiscardTiles", 0) == asked(s)
    assert (0, -1) == (s.face_up[0], s.church[0])


def test_L_C2_example_a_tile_of_2_wigs_and_6_influence() -> None:
    """A noble of 4 and a ship of 2; the other tile is kept."""
    s = table(
        player(hand=[1], clergy=["C1", "C3"], upper=[5, ship("red")], influence=1, wigs=5),
        stack=acting()[1:],
        church_cause=0,
    )
    do(s, "end", "tile C1", "stop")
    assert (7, 7) == (s.wigs[0], s.influence[0])
    assert (2,) == s.clergy[0]


def test_L_C3_the_first_of_several_moves_begins_maybe_a_follower() -> None:
    s = table(
        player(hand=[41], influence=9, plans=["blue_2"], reis=20, clergy=["C1"]),
        player(favors=["king"], influence=9, clergy=["C2"]),
        player(favors=["king"], influence=9, clergy=["C2"]),
        cardinal=5,
        treasury=1,
    )
    do(s, "visit 41", "skip", "open west_a", "use blue_2", "convert 0")
    do(s, "follow", "do cardinal", "cardinal 1 0", "follow", "do favor", "favor king", "take king", "end")
    assert ("DiscardTiles", 1) == asked(s)


def test_L_C4_the_discarded_tiles_no_longer_count() -> None:
    """Clergy C6 would add 2, clergy C9 lets a third card lie."""
    s = table(
        player(hand=[2], clergy=["C6", "C9"], upper=[1, 21, 41], influence=0, goods=goods("gold gold gold")),
        stack=acting()[1:],
        church_cause=0,
    )
    do(s, "end", "tile C6", "tile C9")
    assert ("KeepToLimit", 0) == asked(s)
    assert "gold gold" == goods_of(s)
    do(s, "remove upper_1", "stop")
    assert ["21", "41"] == upper(s)
    assert 3 + 3 == s.influence[0]


def test_L_C4_a_kept_C6_counts() -> None:
    s = table(
        player(hand=[2], clergy=["C6", "C1"], upper=[1], influence=0), stack=acting()[1:], church_cause=0
    )
    do(s, "end", "tile C1", "stop")
    assert 3 + 2 == s.influence[0]


def test_L_C5_tiles_set_aside_return_when_the_bag_is_empty() -> None:
    rest = [f"C{number}" for number in range(1, 13) for _ in range(3)] + ["C13"]
    church = ["C1", "C2", "C3", "C4", "C5", "C6"]
    for tile in church:
        rest.remove(tile)
    s = table(player(hand=[43], goods=goods("cloth gold")), church=church, bag=[], set_aside=rest, cardinal=1)
    do(s, "portfolio 43", "cardinal 1 2", "offer gold favor", "favor king", "stop", "take king", "end")
    assert -1 not in s.church
    assert 0 == len(s.aside)
    assert 37 - 6 - 1 == len(s.bag)


def test_L_C5_no_tile_left_at_all() -> None:
    tiles = [f"C{number}" for number in range(1, 13) for _ in range(3)] + ["C13"]
    four = [player(clergy=tiles[place : place + 4]) for place in (4, 8)]
    s = table(
        player(hand=[1], clergy=tiles[:4], goods=goods("gold")),
        *four,
        church=[*tiles[12:17], None],
        bag=[],
        set_aside=tiles[17:],
    )
    assert 37 - 12 - 5 == len(s.aside)
    do(s, "discard 1", "take king", "end")
    assert -1 not in s.church
    assert 37 - 12 - 6 == len(s.bag)
