"""Visit and follow (L-V), events (L-E)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.found import treasury
from tests.lisboa.moves import asked, do, options
from tests.lisboa.tables import NO_RUBBLE, goods, king, offices, others, player, ship, stores, table

LEFT_HOUSES = {"houses": {"left": 2}}
TWO_STORES = stores(D1="0 gold", D2="0 gold")


def price(s: LisboaState, code: str) -> int | None:
    return GAME.explain(s, GAME.actions.parse(code)).total


def decree(s: LisboaState, place: int = 0) -> str:
    return f"decree {sorted(s.open_decrees)[place]}"


# V Visit.


def test_L_V1_pay_then_a_state_action_then_the_noble_action() -> None:
    s = table(player(hand=[21], influence=9, goods=goods("gold")), treasury=3)
    do(s, "visit 21")
    assert 9 - (1 + 2) == s.influence[0]
    assert ["skip", "do ship"] == options(s)
    do(s, "do ship", "ship")
    assert ("TakeDecree", 0) == asked(s)
    do(s, decree(s))
    assert 1 == len(s.decrees[0])


def test_L_V1_not_if_the_noble_action_cannot_be_carried_out() -> None:
    s = table(player(hand=[41], influence=9, plans=[]), treasury=1)
    assert "visit 41" in options(s), "site east B gives a plan"
    s = table(player(hand=[41], influence=9, plans=[]), treasury=1, plan_piles={})
    assert "visit 41" not in options(s)


def test_L_V1_a_state_action_may_be_what_makes_it_possible() -> None:
    """Without money two officials are missing; clergy C3 of the church makes one of them needless."""
    s = table(
        king(officials=offices(0, 0, 1)),
        church=["C1", "C3", "C1", "C1", "C2", "C2"],
        cardinal=0,
        treasury=7,
        **only_sites("west_a"),
    )
    do(s, "visit 41")
    assert ["do cardinal"] == options(s)
    do(s, "do cardinal")
    assert ["cardinal 1 1"] == options(s)


def test_L_V1_a_state_action_that_would_make_it_impossible_is_barred() -> None:
    """One official is hired for 6 with the 2 influence of the site; the Cardinal would make it 7."""
    s = table(
        king(reis=4, officials=offices(0, 0, 1), favors=["builder", "king"]),
        church=["C1", "C1", "C1", "C4", "C4", "C4"],
        cardinal=2,
        treasury=6,
        **only_sites("west_a"),
    )
    do(s, "visit 41")
    assert ["skip", "do favor"] == options(s)


def test_L_V1_a_state_action_must_not_spoil_the_reward_that_the_noble_action_needs() -> None:
    """Only the tile C3 from west D helps; whoever meets the Cardinal before has no place for it."""
    s = table(
        king(plans=["green_3"], clergy=["C9", "C11", "C12"], officials=offices(1, 0, 1)),
        church=["C8", "C3", "C8", "C1", "C10", "C2"],
        cardinal=0,
        treasury=6,
        **only_sites("west_d"),
    )
    do(s, "visit 41")
    assert ["skip", "do cardinal", "do favor"] == options(s)
    do(s, "do cardinal")
    assert ["cardinal 1 1"] == options(s)


def only_sites(*free: str) -> dict[str, Any]:
    """Buildings on all sites but these."""
    tiles = {
        "north_gold": "yellow_pink/brown_blue blue",
        "north_cloth": "yellow_pink/brown_blue blue",
        "north_books": "yellow_brown/pink_blue blue",
        "north_tools": "yellow_blue/pink_brown blue",
        "west_a": "yellow_pink/brown_blue blue",
        "west_b": "yellow_brown/pink_blue blue",
        "west_c": "yellow_brown/pink_blue blue",
        "west_d": "yellow_blue/pink_brown green",
        "west_e": "pink_brown/yellow_blue green",
        "east_a": "pink_brown/yellow_blue green",
        "east_b": "pink_blue/yellow_brown green",
        "east_c": "pink_blue/yellow_brown green",
        "east_d": "pink_blue/yellow_brown green",
        "east_e": "brown_blue/yellow_pink green",
    }
    built = {site: tile for site, tile in tiles.items() if site not in free}
    return {
        "buildings": {
            site: dict(zip(("tile", "architect"), tile.split(), strict=True)) for site, tile in built.items()
        }
    }


@pytest.mark.parametrize(("officials", "expected"), [(4, 5), (3, 4), (0, 1)])
def test_L_V2_examples_officials_of_others_and_the_left_value(officials: int, expected: int) -> None:
    s = table(
        player(hand=[21], influence=9, officials=offices(0, 2, 0)),
        player(officials=offices(0, officials, 0, plazas=(0, 2, 0))),
        player(officials=offices(0, 0, 0)),
        treasury=3,
    )
    assert expected == price(s, "visit 21")


def test_L_V2_the_view_tells_what_each_visit_would_cost_each_player() -> None:
    s = table(
        player(officials=offices(0, 2, 0)),
        player(officials=offices(3, 1, 0), clergy=["C5"]),
        player(officials=offices(0, 0, 0)),
        treasury=3,
    )
    left = s.figures.pack.treasury.left[s.treasury]
    players: Any = GAME.view(s, 2)["players"]
    assert {"builder": left + 3, "marquis": left + 1, "king": left} == players[0]["visits"]
    assert {"builder": max(0, left - 1), "marquis": left + 1, "king": max(0, left - 1)} == players[1][
        "visits"
    ]


def test_L_V2_example_price_4_with_2_influence_costs_2_wigs() -> None:
    s = table(
        player(hand=[21], influence=2, wigs=18, officials=offices(0, 0, 0)),
        player(officials=offices(0, 3, 0)),
        player(officials=offices(0, 0, 0)),
        treasury=3,
    )
    do(s, "visit 21")
    assert (0, 16) == (s.influence[0], s.wigs[0])


def test_L_V2_wigs_never_fall_below_0_so_who_cannot_pay_cannot_visit() -> None:
    s = table(player(hand=[21], influence=1, wigs=1), treasury=3)
    assert "visit 21" not in options(s)


def test_L_V2_at_least_0() -> None:
    s = table(
        player(hand=[21], influence=3, wigs=0),
        *others(),
        treasury=1,
    )
    do(s, "visit 21")
    assert 3 == s.influence[0]


@pytest.mark.parametrize(("influence", "reis"), [(1, 5), (0, 6)])
def test_L_V3_example_price_6_with_1_influence(influence: int, reis: int) -> None:
    """1 influence and 5 réis, or 6 réis; wigs may make up what influence lacks."""
    s = table(
        player(hand=[21], influence=1, wigs=0, reis=9, **LEFT_HOUSES),
        player(officials=offices(0, 4, 0)),
        player(officials=offices(0, 1, 0)),
        stores=TWO_STORES,
        treasury=3,
    )
    assert 6 == price(s, "visit 21")
    do(s, "visit 21")
    assert ["influence 0", "influence 1"] == options(s)
    do(s, f"influence {influence}")
    assert (1 - influence, 9 - reis) == (s.influence[0], s.cash[0])


def test_L_V3_needs_both_left_houses() -> None:
    s = table(
        player(hand=[21], influence=1, wigs=0, reis=9, houses={"left": 1}),
        stores=stores(D1="0 gold"),
        treasury=3,
    )
    assert "visit 21" not in options(s)


def test_L_V4_example_following_the_king() -> None:
    s = table(
        player(hand=[41], influence=9, plans=["blue_2"], reis=9),
        player(favors=["king"], influence=5, plans=["blue_2"], reis=9, officials=offices(0, 1, 1)),
        treasury=1,
    )
    do(s, "visit 41", "skip", "open west_c", "use blue_2", "convert 0")
    assert ("OfferFollow", 1) == asked(s)
    do(s, "follow")
    assert (0, 5) == (s.favors[1], s.influence[1])
    assert ["do cardinal", "do favor", "do building"] == options(s)
    do(s, "do cardinal", "cardinal 1 1")
    assert 1 == len(s.clergy[1])
    assert ("TakeCard", 0) == asked(s)


def test_L_V4_each_other_player_clockwise_who_holds_the_favor() -> None:
    s = table(
        player(favors=["marquis"], influence=9),
        player(hand=[21], influence=9, favors=["marquis"]),
        player(favors=["builder"], influence=9),
        player(favors=["marquis"], influence=9),
        seats=4,
        active=1,
    )
    do(s, "visit 21", "skip", decree(s))
    assert ("OfferFollow", 3) == asked(s)
    do(s, "pass")
    assert ("OfferFollow", 0) == asked(s)
    do(s, "pass")
    assert ("TakeCard", 1) == asked(s)


def test_L_V5_then_the_card_is_discarded() -> None:
    s = table(player(hand=[21], influence=9), player(favors=["marquis"], influence=9))
    do(s, "visit 21", "skip", decree(s))
    assert (21, False) == (s.in_play, 21 in s.discarded)
    do(s, "pass")
    assert (0, 21) == (s.in_play, s.discarded[-1])


def test_L_V6_a_follower_pays_the_price_as_things_are_then() -> None:
    """The visitor's new official counts, and the ship has made the treasury dearer."""
    s = table(
        player(hand=[21], influence=9, officials=offices(0, 1, 0), goods=goods("gold")),
        player(favors=["marquis"], influence=9, officials=offices(0, 0, 0)),
        player(officials=offices(0, 0, 0)),
        treasury=4,
        yard=["blue"],
    )
    do(s, "visit 21", "do ship", "ship", decree(s))
    assert 5 == treasury(s)
    do(s, "follow")
    assert 9 - (2 + 1) == s.influence[1]


@pytest.mark.parametrize(
    ("influence", "reis", "wigs", "ways"),
    [
        (9, 9, 9, [(0, 3), (1, 2), (2, 1), (3, 0)]),
        (2, 9, 9, [(0, 2), (0, 3), (1, 1), (1, 2), (2, 0), (2, 1)]),
        (2, 1, 0, [(2, 1)]),
        (0, 0, 3, [(0, 0)]),
        (0, 2, 9, [(0, 0), (0, 1), (0, 2)]),
    ],
)
def test_L_V7_every_way_to_pay_a_price_of_3(influence: int, reis: int, wigs: int, ways: list[Any]) -> None:
    position: Any = {
        "hand": [21],
        "influence": influence,
        "reis": reis,
        "wigs": wigs,
        **LEFT_HOUSES,
    }
    found: list[tuple[int, int]] = []
    s = table(player(**position), stores=TWO_STORES, treasury=3)
    assert 3 == price(s, "visit 21")
    do(s, "visit 21")
    firsts = options(s, "influence") or [""]
    for first in firsts:
        s = do(
            table(player(**position), stores=TWO_STORES, treasury=3), "visit 21", *([first] if first else [])
        )
        for second in options(s, "reis") or [""]:
            t = s.clone()
            do(t, *([second] if second else []))
            found.append((influence - t.influence[0], reis - t.cash[0]))
            assert 3 == influence - t.influence[0] + reis - t.cash[0] + wigs - t.wigs[0]
    assert ways == found


def test_L_V7_a_way_of_paying_that_leaves_too_little_is_not_offered() -> None:
    """The lots cost 3 réis: 1 of the 3 influence can be spared, the only real cannot."""
    s = table(
        player(hand=[1], influence=1, reis=4, wigs=0, **LEFT_HOUSES, officials=offices(0, 0, 0)),
        *others(),
        stores=TWO_STORES,
        rubble=NO_RUBBLE,
        treasury=3,
    )
    do(s, "visit 1")
    assert ["influence 0", "influence 1"] == options(s)
    richer = stores(A1="1 gold", A4="1 books", B4="1 books", C1="1 gold", D3="1 books")
    s = table(
        player(hand=[1], influence=3, reis=1, wigs=0, **LEFT_HOUSES, officials=offices(0, 0, 0)),
        *others(),
        stores={**TWO_STORES, **richer},
        rubble=NO_RUBBLE,
        church=["C4", "C4", "C4", "C5", "C5", "C5"],
        treasury=3,
    )
    do(s, "visit 1")
    assert ("ChooseStateAction", 0) == asked(s)
    assert (2, 1) == (s.influence[0], s.cash[0])


def test_L_V8_a_follow_needs_its_price_and_an_action() -> None:
    s = table(player(hand=[21], influence=9), player(favors=["marquis"], influence=0, wigs=0))
    do(s, "visit 21", "skip", decree(s))
    assert ("TakeCard", 0) == asked(s)


def test_L_V8_a_follower_of_the_king_may_take_back_the_favor() -> None:
    s = table(
        player(hand=[41], influence=9, plans=["blue_2"], reis=9),
        player(favors=["builder", "marquis", "king"], influence=9, clergy=["C1", "C1", "C1", "C2"], plans=[]),
        treasury=1,
    )
    do(s, "visit 41", "skip", "open west_c", "use blue_2", "convert 0", "follow")
    assert "do favor" in options(s)
    do(s, "do favor")
    assert ["favor king"] == options(s)


def test_L_V9_an_event_cannot_be_followed() -> None:
    s = table(player(hand=[62], reis=9, influence=0), player(favors=["marquis"], influence=9))
    do(s, "sponsor 62", decree(s))
    assert ("TakeCard", 0) == asked(s)


def test_L_V9_a_follow_cannot_be_followed() -> None:
    s = table(
        player(hand=[21], influence=9),
        player(favors=["marquis"], influence=9),
        player(favors=["marquis"], influence=9),
    )
    do(s, "visit 21", "skip", decree(s), "follow", "do decree", decree(s, 1), "pass")
    assert ("TakeCard", 0) == asked(s)


def test_L_V10_the_ship_still_costs_its_own_goods() -> None:
    s = table(player(hand=[21], influence=9), yard=["blue"])
    do(s, "visit 21")
    assert ["skip"] == options(s)


# E Events.


def test_L_E1_the_fee_is_the_right_value_and_the_card_is_discarded() -> None:
    s = table(player(hand=[62], reis=9, influence=0), treasury=4)
    do(s, "sponsor 62")
    assert 9 - 4 == s.cash[0]
    do(s, decree(s))
    assert 62 == s.discarded[-1]


def test_L_E1_own_costs_come_on_top() -> None:
    s = table(player(hand=[61], reis=9, influence=0), treasury=4, rubble=NO_RUBBLE)
    do(s, "sponsor 61", "build gold B1")
    assert 9 - 4 - 4 == s.cash[0]


def test_L_E2_a_noble_action_must_be_possible_after_the_fee() -> None:
    poor: Any = {"hand": [61], "influence": 0, "officials": offices(0, 0, 0)}
    s = table(player(reis=6, **poor), treasury=3, rubble=NO_RUBBLE)
    assert "sponsor 61" in options(s)
    columns = {**{column: ["tsunami"] * 3 for column in "1234"}, "5": ["tsunami"] * 2}
    s = table(player(reis=6, **poor), treasury=5, rubble={**NO_RUBBLE, "columns": columns})
    assert ["discard 61"] == options(s)


def test_L_E2_of_any_other_event_one_part_must_do_something() -> None:
    s = table(player(hand=[69], reis=9, officials=offices(6, 2, 0)), plan_piles={})
    assert "sponsor 69" not in options(s)
    s = table(player(hand=[69], reis=9, officials=offices(6, 1, 0)), plan_piles={})
    assert "sponsor 69" in options(s)
    s = table(player(hand=[66], reis=9), rubble={"pile": []})
    assert "sponsor 66" not in options(s)


def test_L_E3_an_event_is_no_visit() -> None:
    s = table(player(hand=[62], reis=9, influence=0, wigs=0), player(favors=["marquis"], influence=9))
    do(s, "sponsor 62")
    assert ("TakeDecree", 0) == asked(s)
    do(s, decree(s))
    assert ("TakeCard", 0) == asked(s)


def test_L_E4_fee_and_own_costs_are_two_payments_each_lowered() -> None:
    s = table(player(hand=[61], reis=9, influence=0, lower=[62]), treasury=4, rubble=NO_RUBBLE)
    do(s, "sponsor 61", "build gold B1")
    assert 9 - 3 - 3 == s.cash[0]


def test_L_E4_a_conversion_that_would_leave_too_little_is_not_offered() -> None:
    """Whatever is made from influence, the lot of 3 réis can still be paid."""
    s = table(
        player(hand=[61], reis=2, influence=8, officials=offices(0, 0, 0)),
        treasury=3,
        rubble=NO_RUBBLE,
    )
    do(s, "sponsor 61")
    for code in options(s):
        trial = s.clone()
        do(trial, code)
        assert ("BuildStore", 0) == asked(trial)
        assert options(trial)


def test_the_ship_of_an_event_may_not_be_declined() -> None:
    s = table(
        player(hand=[65], reis=9, influence=0, goods=goods("gold"), upper=[ship("blue")]), yard=["blue"]
    )
    do(s, "sponsor 65")
    assert ["ship", "replace upper_1"] == options(s)


def test_L_S2_the_view_tells_how_many_favors_are_left_with_each_noble() -> None:
    court: Any = GAME.view(table(player(favors=["king"]), player(favors=["king", "builder"])), None)["court"]
    assert {"builder": 2, "marquis": 3, "king": 1} == {
        noble: facts["favors"] for noble, facts in court.items()
    }


def test_L_B1_the_view_tells_the_good_that_each_noble_accepts() -> None:
    court: Any = GAME.view(table(), None)["court"]
    accepted = {noble: facts["accepts"] for noble, facts in court.items()}
    assert {"builder": "tools", "marquis": "books", "king": "cloth"} == accepted


@pytest.mark.parametrize(("seats", "rows", "neutral"), [(1, "ABCD", 1), (2, "ABCD", 1), (3, "ABCDE", 0)])
def test_L_2_1_the_view_tells_the_open_rows_and_the_neutral_officials(
    seats: int, rows: str, neutral: int
) -> None:
    view: Any = GAME.view(table(seats=seats), None)
    assert ([*rows], neutral) == (view["open_rows"], view["court"]["king"]["neutral"])
