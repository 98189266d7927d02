"""The solo game: set-up and the five steps of Lacerda's turn (L-1.1 to 1.3, 1.12, 1.17, 1.18)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.match import Match
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.kinds import BLUE, GREEN, SITE_WORDS, TREASURY
from tabuleiro.games.lisboa.solo.setup import score_tiles
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, LACERDA, LisboaState, heap_size
from tests.lisboa.moves import asked, do, end_turn, options, told
from tests.lisboa.solo import after_lacerda, aide, courtier, events, his_offices, lacerda, solo
from tests.lisboa.tables import acting, goods, player, sets, ship, stores, table, with_court

WEST_D, EAST_D = SITE_WORDS.index("west_d"), SITE_WORDS.index("east_d")
SEEDS = range(30)


def deal(seed: int = 1, **chosen: Any) -> LisboaState:
    return GAME.deal(GAME.configure(1, chosen), seed)


def area(s: LisboaState) -> Any:
    return GAME.dump(s)["lacerda"]


# 1.1 and 1.2 Set-up.


def test_L_1_1_as_with_two_players_and_you_begin() -> None:
    s = deal()
    assert 0 == s.first_player
    assert 1 == s.figures.neutral
    assert [3, 3, 3, 3, 0] == [heap_size(heap) for heap in s.rubble[:5]]
    assert (1, 1) == (s.yard.count(0), s.yard.count(1))
    assert [4, 5] == s.influence


def test_L_1_1_what_lacerda_begins_with() -> None:
    s = deal()
    his = area(s)
    assert {"area": 7, "offices": {"builder": 0, "marquis": 1, "king": 0}} == his["officials"]
    assert {"gold": 0, "cloth": 0, "books": 0, "tools": 0} == his["goods"]
    assert (8, 5, 5) == (his["houses"], his["wigs"], his["influence"])
    assert 0 == s.cash[LACERDA]
    assert () == s.hands[LACERDA] == s.clergy[LACERDA] == s.offered[LACERDA]


def test_L_1_1_one_random_favor_and_two_random_starting_plans() -> None:
    deals = [deal(seed) for seed in SEEDS]
    assert {1} == {s.favors[LACERDA].bit_count() for s in deals}
    assert {1, 2, 4} == {s.favors[LACERDA] for s in deals}
    assert {2} == {len(s.plans[LACERDA]) for s in deals}
    assert {(2, 2), (2, 11), (11, 11)} == {s.plans[LACERDA] for s in deals}
    assert {3} == {len([*s.plans[0], *s.plans[1]]) for s in deals}


def test_L_1_1_score_tiles_of_equal_value_are_no_neighbours() -> None:
    for seed in SEEDS:
        tiles = deal(seed).score_tiles
        assert all(one != other for one, other in pairwise(tiles)), tiles


def test_L_1_2_the_first_blue_card_places_the_aide() -> None:
    for seed in SEEDS:
        s = deal(seed)
        assert s.figures.card_kind[s.discarded[0]] == s.aide


def test_L_1_2_the_courtier_stands_on_the_first_noble_turned_up_then() -> None:
    for seed in SEEDS:
        s = deal(seed)
        *between, last = s.discarded[1:]
        assert {TREASURY} >= {s.figures.card_kind[card] for card in between}
        assert s.figures.card_kind[last] == s.courtier != TREASURY


def test_L_1_2_the_turned_cards_leave_the_game() -> None:
    s = deal()
    assert not set(s.discarded) & {*s.hands[0], *s.purple}


@pytest.mark.parametrize(
    ("places", "site", "architect"), [((0, 1), WEST_D, BLUE), ((2, 3), EAST_D, GREEN)], ids=["low", "high"]
)
def test_L_1_2_a_building_is_open_beside_row_d(places: tuple[int, ...], site: int, architect: int) -> None:
    found = [s for s in [deal(seed) for seed in SEEDS] if s.aide in places]
    assert found
    for s in found:
        assert [site] == [place for place, building in enumerate(s.sites) if building >= 0]
        assert s.sites[site] % 2 == architect
        assert 0 == heap_size(s.rubble[FIRST_SITE_HEAP + site])


def test_L_1_2_it_is_the_available_tile_and_the_next_one_comes_up() -> None:
    s = deal()
    architect = s.sites[WEST_D] % 2 if s.sites[WEST_D] >= 0 else s.sites[EAST_D] % 2
    assert [7 - (architect == BLUE), 7 - (architect == GREEN)] == [len(pile) for pile in s.building_piles]
    assert min(s.available) >= 0


def test_L_1_2_it_brings_no_reward_and_no_score() -> None:
    for seed in SEEDS:
        s = deal(seed)
        assert ([5, 5], [4, 5]) == (s.wigs, s.influence)


# 1.3 The five steps.


def test_L_1_3_the_five_steps_come_in_order_as_events() -> None:
    kinds = ["turn", "courtier", "lacerda_acts", "lacerda_visits", "discarded", "aide"]
    found = told(solo(to="builder", aide="builder"), "end")
    assert kinds == [event["kind"] for event in found if event["seat"] == LACERDA and event["kind"] in kinds]


@pytest.mark.parametrize(
    ("before", "after"), [("builder", "marquis"), ("marquis", "king"), ("king", "builder")]
)
def test_L_1_3_a_the_courtier_goes_one_noble_to_the_right(before: str, after: str) -> None:
    assert after == courtier(do(solo(lacerda={"courtier": before}), "end"))


@pytest.mark.parametrize(
    ("to", "high", "low"),
    [("builder", "recruit", "plan"), ("marquis", "ship", "produce"), ("king", "cardinal", "favor")],
)
def test_L_1_3_b_the_aide_says_which_state_action(to: str, high: str, low: str) -> None:
    expected = {"builder": low, "marquis": low, "king": high, "treasury": high}
    for place, action in expected.items():
        s = solo(to=to, aide=place, stores=stores(B1="1 gold"))
        (told_of,) = events(s, "lacerda_acts")
        assert (action, place) == (told_of["action"], told_of["aide"])


@pytest.mark.parametrize(
    ("aide", "action", "half"), [("king", "plan", "upper"), ("builder", "recruit", "lower")]
)
def test_L_1_3_b_the_pack_says_which_state_action_is_the_upper_one(aide: str, action: str, half: str) -> None:
    s = solo(to="builder", aide=aide, options={"pack": with_court(builder="plan")})
    (told_of,) = events(s, "lacerda_acts")
    assert (action, half) == (told_of["action"], told_of["half"])


def test_L_1_3_c_then_the_noble_action() -> None:
    found = [event["kind"] for event in told(solo(to="marquis"), "end")]
    assert found.index("lacerda_skips") < found.index("lacerda_visits") < found.index("decree")


def test_L_1_3_d_the_top_card_of_the_aides_deck_leaves_the_game() -> None:
    s = solo(aide="marquis")
    top, size = s.face_up[1], len(s.decks[1])
    do(s, "end")
    assert top in s.discarded
    assert size - 1 == len(s.decks[1])
    assert s.face_up[1] not in (0, top)


@pytest.mark.parametrize(
    ("before", "after"),
    [("builder", "marquis"), ("marquis", "king"), ("king", "treasury"), ("treasury", "builder")],
)
def test_L_1_3_e_the_aide_goes_to_the_next_deck(before: str, after: str) -> None:
    assert after == aide(after_lacerda(aide=before))


def test_L_1_3_e_skipping_empty_decks() -> None:
    s = solo(
        aide="builder",
        decks={"builder": [7], "marquis": [], "king": [47], "treasury": [67]},
        display={"builder": 6, "king": 46, "treasury": 68},
    )
    assert "king" == aide(do(s, "end"))


def test_L_1_3_e_a_deck_without_a_card_below_the_discarded_one_is_empty_too() -> None:
    s = solo(
        aide="treasury",
        decks={"marquis": [27], "king": [47]},
        display={"marquis": 26, "king": 46, "treasury": 68},
        period_cause=None,
    )
    assert "marquis" == aide(do(s, "end"))


# 1.12 His turn begins and ends as yours.


def test_L_1_12_his_ships_at_sea_dock_first() -> None:
    s = after_lacerda(lacerda={"ships": [ship("blue", "gold", at_sea=True)]})
    dock = s.figures.docks[LACERDA].start
    assert ((), False) == (s.cargo[dock], s.at_sea[dock])


def test_L_1_12_his_turn_ends_with_the_refills() -> None:
    s = solo(to="builder")
    do(s, "end")
    assert [True] * 5 == s.display
    assert all(s.face_up)
    assert 8 == len(s.open_decrees)


def test_L_1_12_he_has_no_limit_of_ships() -> None:
    ships = [ship("blue"), ship("red"), ship("purple")]
    s = after_lacerda(to="marquis", aide="king", period=2, yard=["brown"], lacerda={"ships": ships})
    assert ["blue", "red", "purple", "brown"] == [found["ship"] for found in area(s)["ships"]]


def test_L_1_12_you_sell_on_each_of_his_four_ships() -> None:
    ships = [ship(colour) for colour in ("red", "purple", "brown", "blue")]
    s = table(
        player(hand=[61], goods=goods("gold")),
        seats=1,
        period=2,
        lacerda=lacerda(ships=ships),
        stack=acting("SellOrTrade", "Fulfilled"),
    )
    assert [f"sell gold lacerda.{number}" for number in (1, 2, 3, 4)] == options(s, "sell")


def test_L_1_12_a_full_ship_of_his_gives_him_the_wigs() -> None:
    s = table(
        player(hand=[61], goods=goods("gold cloth")),
        seats=1,
        lacerda=lacerda(ships=[ship("blue"), ship("red", "books")]),
        stack=acting("SellOrTrade", "Fulfilled"),
    )
    found = events(s, "wigs", "sell gold lacerda.2")
    assert [{"kind": "wigs", "seat": 1, "amount": 2, "why": "sailed"}] == found
    assert [5, 7] == s.wigs
    assert ["stop", "sell cloth lacerda.1"] == options(s)


def test_L_1_12_ending_a_gain_on_the_highest_influence_gives_him_a_wig() -> None:
    s = solo(to="marquis", aide="king", lacerda={"influence": 9, "wigs": 5}, open_decrees=[])
    (gain,) = events(s, "influence")
    assert (2, 10, True) == (gain["amount"], gain["influence"], gain["wig"])


# 1.17 Periods, rounds and ends.


def test_L_1_17_a_round_is_your_turn_and_his() -> None:
    s = table(player(hand=[1, 2, 3, 4, 5]), seats=1)
    assert 1 == s.round
    end_turn(do(s, "discard 1"))
    while asked(s)[0] != "PlayCard":
        do(s, "pass")
    assert 2 == s.round


def test_L_1_17_an_empty_deck_gives_no_card() -> None:
    s = solo(
        aide="builder",
        decks={"marquis": [27], "king": [47], "treasury": [67]},
        display={"marquis": 26, "king": 46, "treasury": 68},
    )
    assert [] == events(s, "discarded")
    assert "marquis" == aide(s)


def test_L_1_17_with_all_decks_empty_the_aide_stays() -> None:
    s = solo(aide="king", period=2, decks={}, display={}, end_cause="empty_decks", last_round=5, round=3)
    assert [] == events(s, "aide")
    assert "king" == aide(s)


def his_turn_empties_the_third_deck(**zones: Any) -> LisboaState:
    """Builder and Marquis are empty, and he takes the last King."""
    return table(
        player(hand=[1, 2]),
        seats=1,
        active=1,
        lacerda=lacerda(aide="king", courtier="builder"),
        decks={"treasury": [zones.pop("treasury", 67)]},
        display=zones.pop("display", {"king": 46, "treasury": 68}),
        **zones,
    )


def test_L_1_17_three_decks_emptied_by_him_are_caused_in_his_turn() -> None:
    s = his_turn_empties_the_third_deck()
    assert ("empty_decks", LACERDA) == (GAME.dump(s)["period_cause"], s.period_causer)
    assert ("DiscardHand", 0) == asked(s)


def test_L_1_17_the_aide_stays_on_its_place_through_the_change_of_period() -> None:
    s = his_turn_empties_the_third_deck()
    before = aide(s)
    do(s, "stop")
    assert (2, "treasury", "treasury") == (s.period, before, aide(s))


def test_L_1_17_only_you_discard_and_get_wigs_for_sets() -> None:
    cubes = sets(2)
    s = solo(
        player(hand=[1, 2], rubble=cubes, wigs=5),
        lacerda={"rubble": cubes, "wigs": 5},
        period_cause="rubble_sets",
        period_causer=0,
    )
    found = events(s, "wigs")
    assert [(0, 6, "rubble_sets"), (1, 6, "cubes")] == [(e["seat"], e["amount"], e["why"]) for e in found]
    do(s, "stop")
    assert () == s.hands[LACERDA]
    assert 5 == len(s.hands[0])


def test_L_1_17_the_end_caused_in_his_turn_leaves_one_more_round() -> None:
    s = his_turn_empties_the_third_deck(round=9, period=2, treasury=79, display={"king": 56, "treasury": 78})
    assert ("empty_decks", 10, 10) == (GAME.dump(s)["end_cause"], s.last_round, s.round)
    assert ("PlayCard", 0) == asked(s)


def test_L_1_17_the_game_ends_after_his_turn() -> None:
    s = solo(period=2, end_cause="rubble_sets", last_round=7, round=7)
    do(s, "end")
    while s.stack:
        do(s, "pass")
    assert "rubble_sets" == s.ended_by


# 1.18 The rest.


def test_L_1_18_all_arrangements_without_equal_neighbours_are_equally_likely() -> None:
    dice = Dice(1)
    found = Counter([tuple(score_tiles(dice, (3, 3, 4, 4))) for _ in range(2000)])
    assert {(3, 4, 3, 4), (4, 3, 4, 3)} == set(found)
    assert 900 < min(found.values())
    found = Counter([tuple(score_tiles(dice, (3, 3, 4, 5))) for _ in range(3000)])
    assert 6 == len(found)
    assert 400 < min(found.values())


def test_L_1_18_without_such_an_arrangement_any_will_do() -> None:
    dice = Dice(1)
    assert {(3, 3, 3, 4), (3, 3, 4, 3), (3, 4, 3, 3), (4, 3, 3, 3)} == {
        tuple(score_tiles(dice, (3, 3, 3, 4))) for _ in range(200)
    }


def test_L_1_18_lacerda_takes_the_leftmost_starting_decree_before_you() -> None:
    s = deal(starting_decree=True)
    leftmost = s.open_decrees[0]
    do(s, options(s)[0])
    assert ("TakeStartingDecree", 0) == asked(s)
    assert (leftmost,) == s.decrees[LACERDA]
    assert f"decree {leftmost}" not in options(s)
    do(s, options(s)[0])
    assert (1, 8) == (len(s.decrees[0]), len(s.open_decrees))


def test_L_1_18_lacerda_has_no_tasks() -> None:
    s = deal(starting_tasks=[0])
    do(s, options(s)[0])
    assert [1] == [len(held) for held in s.tasks]
    assert "tasks" not in area(s)


# Positions.


@pytest.mark.parametrize(
    ("his", "reason"),
    [
        ({"courtier": "treasury"}, "lacerda.courtier: unknown noble 'treasury'"),
        ({"aide": "cardinal"}, "lacerda.aide: unknown deck 'cardinal'"),
        ({"reis": 3}, "lacerda: unknown field 'reis'"),
        ({"houses": 7}, "lacerda.houses: with 0 stores 8 houses are left"),
        ({"officials": {"area": 8}}, None),
        ({"officials": {"offices": {"king": 9}}}, "lacerda.officials.offices.king: 9 is not between 0 and 8"),
        (
            {"officials": {"area": 3, "offices": {"king": 1}}},
            "lacerda.officials.area: 3 is not between 7 and 7",
        ),
        ({"ships": [ship("blue"), ship("blue")]}, "players: more than 1 blue ships"),
        ({"decrees": [69]}, "lacerda.decrees[0]: decree 69 leaves the game with so few players"),
        ({"favors": ["king", "king"]}, "lacerda.favors[1]: at most one favor per noble"),
    ],
)
def test_a_bad_area_is_refused(his: dict[str, Any], reason: str | None) -> None:
    position = {"players": [player()], "lacerda": his}
    if reason is None:
        assert [0, 0, 0] == his_offices(GAME.load(position))
        return
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    assert reason == str(refused.value)


def test_lacerda_is_in_no_other_game() -> None:
    with pytest.raises(BadPosition, match="unknown field 'lacerda'"):
        GAME.load({"players": [player(), player()], "lacerda": {}})
    with pytest.raises(BadPosition, match="Lacerda plays in the solo game only"):
        GAME.load({"players": [player(), player()], "stack": [{"frame": "LacerdaTurn", "seat": 0}]})


def test_your_turn_cannot_be_taken_back_after_lacerdas() -> None:
    s = solo(period=2, decks={}, display={}, end_cause="empty_decks", last_round=9, round=3)
    match = Match.from_position(GAME, GAME.dump(s))
    match.submit(0, "end")
    assert not match.can_undo(0)


def test_cubes_are_conserved() -> None:
    """All but the seven of row E and the two of the first building lie somewhere or left the game unkept."""
    for seed in range(5):
        s, dice, unkept = deal(seed), Dice(seed), 0
        assert 63 - 7 - 2 == cubes_of_all(s)
        while s.stack:
            found = rules.options(s)
            s.journal = []
            rules.apply(s, found[roll(dice, len(found))])
            unkept += sum([event.kind == "cube" and not event.facts["kept"] for event in s.journal])
        assert 54 == cubes_of_all(s) + unkept


def cubes_of_all(s: LisboaState) -> int:
    return sum([heap_size(heap) for heap in s.rubble]) + sum(s.cubes)
