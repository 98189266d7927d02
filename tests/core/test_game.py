"""Game: configuration, positions, views, places and the registry."""

from __future__ import annotations

import types
from typing import Any

import pytest

from tabuleiro.core import registry, rules
from tabuleiro.core.errors import BadConfig, BadPosition, UnknownGame
from tabuleiro.core.fields import frame_kinds
from tabuleiro.core.game import Config, Item, Option, SeatOption, placed
from tests.core.positions import position
from tests.kit.broken import NothingToOffer
from tests.kit.orchard import Orchard, Pay, PlayRound, TakeTurn
from tests.kit.toys import ORCHARD, OrchardGame

# Configuration.


def test_defaults_are_filled_in() -> None:
    assert {"reshuffle": False, "first": None} == ORCHARD.configure(2).options


def test_a_config_answers_flags_and_seats() -> None:
    config = ORCHARD.configure(3, {"reshuffle": True, "first": 2})
    assert (3, True, 2) == (config.players, config.flag("reshuffle"), config.seat("first"))


@pytest.mark.parametrize("players", [0, 1, 4, -1])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadConfig, match=f"orchard is for 2 to 3 players, not {players}"):
        ORCHARD.configure(players)


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"colour": 1}, "unknown option 'colour'; orchard has reshuffle, first"),
        ({"reshuffle": 1}, "option 'reshuffle': expected true or false, got 1"),
        ({"reshuffle": None}, "option 'reshuffle': expected true or false, got null"),
        ({"first": 2}, "option 'first': expected a seat from 0 to 1 or null, got 2"),
        ({"first": True}, "option 'first': expected a seat from 0 to 1 or null, got true"),
        ({"first": "0"}, "option 'first': expected a seat from 0 to 1 or null, got \"0\""),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, object], refusal: str) -> None:
    with pytest.raises(BadConfig) as refused:
        ORCHARD.configure(2, options)
    assert refusal == str(refused.value)


def test_a_game_without_options_says_so() -> None:
    game = OrchardGame()
    game.option_list = ()
    with pytest.raises(BadConfig, match="unknown option 'x'; orchard has no options"):
        game.configure(2, {"x": 1})


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("yes", True), ("on", True), ("false", False), ("no", False), ("off", False)],
)
def test_a_flag_is_written_in_words(text: str, value: object) -> None:
    assert value is Option("x", default=False, about="").parse(text)


def test_a_text_that_is_no_flag_is_left_to_the_check() -> None:
    assert "maybe" == Option("x", default=False, about="").parse("maybe")


@pytest.mark.parametrize(
    ("text", "value"), [("2", 2), ("random", None), ("null", None), ("", None), ("-1", "-1")]
)
def test_a_seat_is_a_number_or_random(text: str, value: object) -> None:
    assert value == SeatOption("x", None, "").parse(text)


def test_an_option_as_json() -> None:
    assert {"name": "x", "kind": "seat", "default": None, "about": "Who."} == SeatOption(
        "x", None, "Who."
    ).to_json()


# Deals and positions.


def test_equal_seeds_deal_alike_and_others_do_not() -> None:
    config = ORCHARD.configure(3)
    digests = [ORCHARD.digest(ORCHARD.deal(config, seed)) for seed in (1, 1, 2)]
    assert digests[0] == digests[1] != digests[2]


def test_a_deal_is_ready_for_its_first_decision() -> None:
    s = ORCHARD.deal(ORCHARD.configure(2, {"first": 1}), 1)
    assert 1 == rules.to_act(s)
    assert rules.options(s)


def test_a_position_without_a_stack_begins_where_the_game_says() -> None:
    s = ORCHARD.load(position("fig", "apple", first=1))
    assert TakeTurn(1) == s.stack[-1]


class BeginsWithPaying(OrchardGame):
    def opening(self, s: Orchard) -> None:
        s.then(Pay(0, 2, 0), PlayRound(0))


def test_a_beginning_that_the_position_does_not_allow_is_refused() -> None:
    assert Pay(0, 2, 0) == BeginsWithPaying().load(position("fig fig", "apple")).stack[-1]
    refusal = "stack: left out, and the beginning does not fit: seat 0 cannot discard 2 cards"
    with pytest.raises(BadPosition, match=refusal):
        BeginsWithPaying().load(position("fig", "apple"))


def test_a_sparse_position_is_filled_up() -> None:
    s = ORCHARD.load(position("fig", "apple"))
    assert (1, 0, "", None) == (s.round, s.reveals, s.ended_by, s.journal)
    assert 18 == len(s.deck)


def test_a_loaded_position_is_settled() -> None:
    stack = [{"frame": "Pay", "seat": 0, "left": 0, "fruit": "apple"}, {"frame": "PlayRound", "seat": 1}]
    assert TakeTurn(1) == ORCHARD.load(position("fig", "apple", stack=stack)).stack[-1]


@pytest.mark.parametrize(
    ("edit", "refusal"),
    [
        ({"game": "chess"}, "game: expected 'orchard', got 'chess'"),
        ({"rules": "2"}, "rules: expected '1', got '2'"),
        ({"players": []}, "players: orchard is for 2 to 3 players, not 0"),
        ({"players": None}, "position: field 'players' is missing"),
        ({"options": {"reshuffle": 3}}, "options: option 'reshuffle': expected true or false, got 3"),
        ({"options": []}, "options: expected an object, got []"),
        ({"round": 0}, "round: 0 is not between 1 and 10000"),
        ({"rng": "zz"}, "rng: expected sixteen hexadecimal digits, got 'zz'"),
        ({"reveals": -1}, "reveals: -1 is not between 0 and 1000000"),
        ({"ended_by": "rain"}, "ended_by: unknown ending 'rain'"),
        ({"stack": {}}, "stack: expected a list, got {}"),
        ({"stack": []}, "ended_by: nothing is left to do, so a reason for the end is expected"),
        (
            {"stack": [{"frame": "Pay", "seat": 1, "left": 2, "fruit": "apple"}]},
            "stack[0]: seat 1 cannot discard 2 cards",
        ),
        ({"treasury": 3}, "position: unknown field 'treasury'"),
    ],
)
def test_a_bad_position_is_refused_by_field(edit: dict[str, object], refusal: str) -> None:
    with pytest.raises(BadPosition) as refused:
        ORCHARD.load({**position("fig", "apple"), **edit})
    assert refusal == str(refused.value)


@pytest.mark.parametrize("value", [None, [], "orchard", 3])
def test_a_position_is_an_object(value: object) -> None:
    with pytest.raises(BadPosition, match="position: expected an object"):
        ORCHARD.load(value)


def test_a_choice_without_options_is_refused() -> None:
    game = OrchardGame()
    game.frame_kinds = frame_kinds([NothingToOffer])
    with pytest.raises(BadPosition, match="stack: seat 1 is to act but has no option"):
        game.load(position("fig", "apple", stack=[{"frame": "NothingToOffer", "seat": 1}]))


def test_writing_into_a_dump_does_not_change_the_table() -> None:
    s = ORCHARD.load(position("fig", "apple"))
    options = ORCHARD.dump(s)["options"]
    assert isinstance(options, dict)
    options["reshuffle"] = True
    assert not s.config.flag("reshuffle")


def test_writing_into_the_options_at_any_depth_does_not_change_the_table() -> None:
    config = Config(2, {"seats": [0, 1], "pack": {"name": "x", "lots": [{"row": 1}]}})
    options: Any = config.to_json()
    assert config.options == options
    options["seats"].clear()
    options["pack"]["lots"][0].clear()
    assert {"seats": [0, 1], "pack": {"name": "x", "lots": [{"row": 1}]}} == config.options


def test_writing_into_what_an_option_tells_of_itself_does_not_change_it() -> None:
    option = Option("seats", [0], "The seats.")
    told: Any = option.to_json()
    told["default"].clear()
    assert [0] == option.default


def test_the_stack_is_written_with_the_next_thing_first() -> None:
    s = ORCHARD.load(position("fig fig", "apple"))
    s.then(Pay(0, 1, 0))
    stack = ORCHARD.dump(s)["stack"]
    assert isinstance(stack, list)
    assert {"frame": "Pay", "seat": 0, "left": 1, "fruit": "apple"} == stack[0]


# Views.


def test_the_seat_to_act_sees_its_options() -> None:
    s = ORCHARD.load(position("fig fig", "apple"))
    assert ["draw", "plant fig", "bury fig"] == ORCHARD.view(s, 0)["legal"]


@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_does(seat: int | None) -> None:
    assert [] == ORCHARD.view(ORCHARD.load(position("fig", "apple")), seat)["legal"]


def test_after_the_end_nobody_has_options() -> None:
    s = ORCHARD.load(position("fig", "apple", stack=[], ended_by="goal"))
    for seat in (0, 1, None):
        assert [] == ORCHARD.view(s, seat)["legal"]


def test_a_view_has_neither_chance_nor_reveals() -> None:
    view = ORCHARD.view(ORCHARD.load(position("fig", "apple")), 0)
    assert "rng" not in view
    assert "reveals" not in view


# Places.


def test_points_come_before_tie_breaks() -> None:
    standings = placed([(0, 5, (9,), []), (1, 6, (0,), []), (2, 5, (10,), [])])
    assert [(1, 1), (2, 2), (0, 3)] == [(each.seat, each.place) for each in standings]


def test_equal_in_all_is_an_equal_place() -> None:
    standings = placed([(0, 5, (1,), []), (1, 5, (1,), []), (2, 4, (9,), [])])
    assert [(0, 1), (1, 1), (2, 3)] == [(each.seat, each.place) for each in standings]


def test_a_standing_as_json() -> None:
    assert {
        "seat": 0,
        "place": 1,
        "points": 3,
        "tie_break": [2],
        "items": [{"kind": "trees", "points": 3, "facts": {"trees": 2}}],
    } == placed([(0, 3, (2,), [Item("trees", 3, {"trees": 2})])])[0].to_json()


def test_a_ranking_can_be_printed() -> None:
    assert "[<place 1: seat 0 with 3 points>]" == str(placed([(0, 3, (2,), [])]))


# Registry.


def test_an_added_game_is_found_by_its_key() -> None:
    assert ORCHARD is registry.game("orchard")


def test_games_come_in_the_order_of_their_keys() -> None:
    keys = [game.key for game in registry.games()]
    assert "orchard" in keys
    assert sorted(keys) == keys


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'chess'; there are .*orchard"):
        registry.game("chess")


def test_a_folder_without_a_game_is_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.import_module", lambda _: types.SimpleNamespace(__path__=[__file__]))
    assert [ORCHARD] == registry.games()
