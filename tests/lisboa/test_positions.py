"""Positions: what is missing is set up, what cannot be is refused with field and reason."""

from __future__ import annotations

import functools
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from tabuleiro.core import rules
from tabuleiro.core.errors import BadConfig, BadPosition
from tabuleiro.core.match import Match
from tabuleiro.games import lisboa
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import heap_size
from tests.lisboa.moves import do
from tests.lisboa.tables import PACK, acting, pack_with, player, sets, ship, stores, table


def test_an_empty_position_is_a_fresh_game() -> None:
    s = GAME.load({"players": [{}, {}, {}, {}]})
    assert [5] * 4 == [len(hand) for hand in s.hands]
    assert [4, 5, 6, 7] == s.influence
    assert [1] * 4 == [len(tiles) for tiles in s.clergy]
    assert [1] * 4 == [len(plans) for plans in s.plans]
    assert [1] * 4 == [favors.bit_count() for favors in s.favors]
    assert 63 == sum([heap_size(heap) for heap in s.rubble])
    assert 6 == sum([tile >= 0 for tile in s.church])
    assert 8 == len(s.open_decrees)
    assert all(s.face_up)


def test_the_same_position_fills_up_alike() -> None:
    position = {"players": [{"reis": 3}, {}], "rng": "00000000000000ff"}
    assert GAME.digest(GAME.load(position)) == GAME.digest(GAME.load(position))
    other = {**position, "rng": "00000000000000fe"}
    assert GAME.digest(GAME.load(position)) != GAME.digest(GAME.load(other))


def test_what_is_named_is_not_dealt_again() -> None:
    s = table(player(hand=[6, 1], clergy=["C13"], decrees=[69]))
    assert 6 not in [*s.face_up, *[card for deck in s.decks for card in deck]]
    assert 12 not in [*s.church, *s.bag]
    assert 69 not in [*s.open_decrees, *s.decree_deck]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_filled_up_can_be_loaded_again(players: int) -> None:
    """The piles keep their plans: there are two starting plans of each architect, and no third."""
    s = GAME.load({"players": [{}] * players})
    assert GAME.digest(s) == GAME.digest(GAME.load(GAME.dump(s)))
    assert 2 >= max(Counter([plan for plans in s.plans for plan in plans]).values())


PLAN_ZONES: Final = (("plan_piles", "blue"), ("plan_piles", "green"), ("players", 0, "plans"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("zone", PLAN_ZONES, ids=lambda zone: "-".join(map(str, zone)))
def test_L_S5_no_plan_is_lost(players: int, zone: tuple[Any, ...]) -> None:
    position: Any = GAME.dump(GAME.deal(GAME.configure(players), 5))
    held = functools.reduce(lambda value, name: value[name], zone, position)
    for number in range(len(held)):
        plan = held.pop(number)
        with pytest.raises(BadPosition, match="plan_piles: 1 of the plans are nowhere"):
            GAME.load(position)
        held.insert(number, plan)
    GAME.load(position)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_L_S5_a_pile_that_is_not_named_holds_the_plans_that_nobody_has(players: int) -> None:
    position: Any = GAME.dump(GAME.deal(GAME.configure(players), 5))
    before = position["plan_piles"].pop("green")
    assert before == GAME.dump(GAME.load(position))["plan_piles"]["green"]  # type: ignore[index, call-overload]


def test_L_S5_plans_of_nobody_lie_on_the_piles_with_the_fewest_officials_on_top() -> None:
    bare = [player(), player(completed=["green_4"])]
    dump: Any = GAME.dump(GAME.load({"players": bare}))
    piles = dump["plan_piles"]
    assert 20 - 2 - 1 == len(piles["blue"]) + len(piles["green"])
    assert [sorted(pile) for pile in piles.values()] == list(piles.values())


def test_L_S11_a_card_of_the_display_that_is_nowhere_was_discarded_if_nothing_else_is_said() -> None:
    position: Any = GAME.dump(GAME.deal(GAME.configure(3), 5))
    card = position["decks"]["king"].pop(2)
    with pytest.raises(BadPosition, match="cards_gone: 1 of the cards are nowhere"):
        GAME.load(position)
    del position["cards_gone"]
    with pytest.raises(BadPosition, match="discarded: 1 of the red cards are nowhere"):
        GAME.load(position)
    del position["discarded"]
    assert [card] == GAME.load(position).discarded


def test_L_S7_one_city_tile_lies_on_a_space() -> None:
    position: Any = GAME.dump(GAME.deal(GAME.configure(3), 5))
    position["city_tiles"]["display"].append("gold")
    with pytest.raises(BadPosition, match="one city tile lies on a space"):
        GAME.load(position)


def test_ships_that_somebody_has_are_not_in_the_yard() -> None:
    dump: Any = GAME.dump(table(player(upper=[ship("blue")]), player(upper=[ship("red")])))
    assert ["blue", "red"] == dump["yard"]


BUILDING = acting("BuildHouse", {"frame": "ScoreStore", "lot": "A1"}, "Fulfilled")


def test_a_hand_left_out_in_mid_turn_has_four_cards() -> None:
    s = table({}, {}, seats=2, stack=acting())
    assert [4, 5] == [len(hand) for hand in s.hands]
    assert 5 == len(do(s, "take king").hands[0])


def test_the_store_that_is_being_built_has_no_house_yet() -> None:
    s = table(player(), stack=BUILDING, stores=stores(A1="0 gold", A2="0 cloth"))
    assert [1, 0, 0] == s.houses[:3]
    do(s, "house middle")
    assert [1, 1, 0] == s.houses[:3]
    assert GAME.digest(s) == GAME.digest(GAME.load(GAME.dump(s)))


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"players": [{"hand": [83]}, {}]}, "players[0].hand[0]: 83 is not between 1 and 82"),
        ({"players": [{"hand": [1]}, {"hand": [1]}]}, "players[1].hand[0]: more than 1 of card '1'"),
        ({"players": [{"hand": [1, 2, 3, 4, 5, 21]}, {}]}, "players[0].hand: more than 5 cards"),
        ({"players": [{"hand": [11]}, {}]}, "position: purple and brown cards all wait in period 1"),
        ({"players": [{"clergy": ["C14"]}, {}]}, "players[0].clergy[0]: unknown clergy tile 'C14'"),
        ({"players": [{"clergy": ["C13", "C13"]}, {}]}, "more than 1 of clergy tile 'C13'"),
        ({"players": [{"clergy": ["C1", "C2", "C3", "C4", "C5"]}, {}]}, "more than 4 clergy tiles"),
        ({"players": [{"plans": ["blue_4"] * 3}, {}]}, "players[0].plans[2]: more than 2 of plan 'blue_4'"),
        ({"players": [{"plans": ["blue_5"]}, {}]}, "players[0].plans[0]: there is no plan 'blue_5'"),
        ({"players": [{"decrees": [13]}, {}]}, "players[0].decrees[0]: decree 13 leaves the game"),
        ({"players": [{"decrees": [5, 5]}, {}]}, "players[0].decrees[1]: more than 1 of decree '5'"),
        ({"players": [{"influence": 11}, {}]}, "players[0].influence: 11 is not between 0 and 10"),
        ({"players": [{"goods": {"gold": 3}}, {}]}, "players[0].goods.gold: at most 2 of a kind"),
        ({"players": [{"upper": [1, 2, 3]}, {}]}, "players[0]: more than 2 cards in the portfolio"),
        ({"players": [{"upper": [61]}, {}]}, "players[0].upper[0]: a treasury card lies in the lower half"),
        ({"players": [{"lower": [1]}, {}]}, "players[0].lower[0]: card 1 is not of the kind 'treasury'"),
        ({"players": [{"upper": [ship("blue", "gold")]}, {}]}, "cannot be docked with 1 goods"),
        ({"players": [{"upper": [ship("red", at_sea=True)]}, {}]}, "cannot be at sea with 0 goods"),
        ({"players": [{"upper": [ship("purple")]}, {}]}, "players: purple ships wait for period 2"),
        ({"players": [{"upper": [ship("blue"), ship("blue")]}, {}]}, "players: more than 1 blue ships"),
        ({"players": [{"officials": {"offices": {"king": 9}}}, {}]}, "9 is not between 0 and 8"),
        ({"players": [{"officials": {"offices": {"king": 5}, "plazas": {"king": 4}}}, {}]}, "9 officials"),
        ({"players": [{"officials": {"offices": {"king": 3}}}] * 2}, "7 officials in the office of the king"),
        (
            {"players": [{"favors": ["king", "king"]}, {}]},
            "players[0].favors[1]: at most one favor",
        ),
        ({"players": [{"houses": {"left": 1}}, {}]}, "players[0].houses: 1 houses on 0 stores"),
        (
            {"players": [{"houses": {}}, {}], "stores": stores(A1="0 gold")},
            "players[0].houses: 0 houses on 1 stores",
        ),
        ({"players": [{}, {}], "stack": BUILDING}, "players[0]: no store waits for a house"),
        (
            {"players": [{"hand": [1, 2, 3, 4, 5]}, {}], "stack": acting()},
            "players[0].hand: more than 4 cards while one is to be taken",
        ),
        ({"players": [{"rubble": {"fire": 6}}, {}]}, "players[0].rubble.fire: 6 is not between 0 and 5"),
        (
            {"players": [{"rubble": sets(1), "markers": 2}, {}]},
            "players[0].markers: 2 is not between 0 and 1",
        ),
        ({"players": [{}, {}], "stores": stores(E1="0 gold")}, "stores.E1: there is no lot E1"),
        ({"players": [{}, {}], "stores": stores(A1="0 tools")}, "stores.A1: A1 does not lie at the street"),
        ({"players": [{}, {}], "treasury": 8}, "treasury: 8 is not between 1 and 7"),
        ({"players": [{}, {}], "prices": {"gold": 6}}, "prices.gold: 6 is not between 2 and 5"),
        ({"players": [{}, {}], "yard": ["purple"]}, "yard[0]: no further purple ship can be in the yard"),
        ({"players": [{}, {}], "yard": ["blue", "blue"]}, "yard[1]: no further blue ship"),
        ({"players": [{}, {}], "rubble": {"rows": {"A": ["fire"] * 4}}}, "rubble.rows.A: 4 cubes, but there"),
        ({"players": [{}, {}], "rubble": {"rows": {"E": ["fire"]}}}, "rubble.rows.E: 1 cubes, but there"),
        ({"players": [{}, {}], "church": ["C1"]}, "church: expected 6 places, got 1"),
        ({"players": [{}, {}], "bag": ["C1"]}, "bag: "),
        ({"players": [{}, {}], "score_tiles": [3, 3, 3, 3]}, "score_tiles: the score tiles are [3, 3, 4, 4]"),
        ({"players": [{}, {}], "display": {"king": 6}}, "display.king: card 6 is not of the kind 'king'"),
        ({"players": [{}, {}], "display": {"king": 56}}, "purple and brown cards all wait in period 1"),
        ({"players": [{}, {}], "end_cause": "rubble_sets"}, "end_cause and last_round belong together"),
        ({"players": [{}, {}], "courtier": 3}, "unknown field 'courtier'"),
        ({"players": [{}, {}], "options": {"pack": "printed"}}, "options: option 'pack': no pack is named"),
        ({"players": [{}] * 5}, "players: lisboa is for 1 to 4 players, not 5"),
    ],
)
def test_a_bad_position_is_refused_with_field_and_reason(position: Any, reason: str) -> None:
    known = {"options": {"pack": PACK}, **position} if isinstance(position, dict) else position
    with pytest.raises(BadPosition) as error:
        GAME.load(known)
    assert reason in str(error.value)


def test_a_position_with_every_piece_used_up_refuses_one_more() -> None:
    full = {"rubble": sets(5)}
    position: Any = {"players": [{}, full, full, full], "period": 2, "rubble": {"pile": ["fire"] * 6}}
    assert 63 - 45 == sum([heap_size(heap) for heap in GAME.load(position).rubble])
    position["rubble"]["rows"] = {"A": ["fire"]}
    with pytest.raises(BadPosition, match="more than 21 of cube 'fire'"):
        GAME.load(position)


def test_a_pack_of_ones_own_is_part_of_configuration_position_and_log() -> None:
    match = Match.new(GAME, 2, 3, pack_with(lots={"A1": "ship"}))
    pack: Any = match.state.config.options["pack"]
    assert "changed" == pack["name"]
    seat = match.to_act
    assert seat is not None
    match.submit(seat, match.options()[0])
    again = GAME.load(GAME.dump(match.state))
    assert GAME.digest(match.state) == GAME.digest(again)
    assert rules.options(match.state) == rules.options(again)


def test_the_pack_option_reads_files_from_the_command_line_only(tmp_path: Any) -> None:
    option = GAME.option_list[0]
    text = (Path(lisboa.__file__).parent / "pack" / "reconstructed.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(
        text.replace('name = "reconstructed"', 'name = "mine"', 1).replace("start = 3", "start = 4", 1)
    )
    source: Any = option.parse(str(file))
    assert "mine" == source["name"]
    assert "reconstructed" == option.parse("reconstructed")
    with pytest.raises(BadConfig, match="no pack is named"):
        option.check(str(file), 2)
    with pytest.raises(BadConfig, match="expected the name of a pack or its figures"):
        option.check(7, 2)
    assert GAME.configure(2, {"pack": source}).options["pack"] == source
