"""City tokens, the starting decree and how options combine (L-X2, X3, X9)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.core.codec import copied
from tabuleiro.core.errors import BadConfig, BadPosition
from tabuleiro.core.game import Option
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.effects import reward_text
from tabuleiro.games.lisboa.pack.files import load_pack
from tabuleiro.games.lisboa.state import LACERDA, LisboaState
from tests.lisboa.found import goods_of
from tests.lisboa.moves import asked, do, options
from tests.lisboa.solo import his_turn
from tests.lisboa.tables import buildings, offices, player, table

TOKENS: dict[str, Any] = {"options": {"city_tokens": True}}
FLAGS = ("draft", "city_tokens", "starting_decree")


def deal(players: int = 3, seed: int = 1, **chosen: Any) -> LisboaState:
    return GAME.deal(GAME.configure(players, chosen), seed)


def tiles_kept(s: LisboaState) -> LisboaState:
    while asked(s)[0] == "KeepTile":
        do(s, options(s)[0])
    return s


def tokens(s: LisboaState) -> Any:
    return GAME.dump(s)["tokens"]


# Settings.


def own_pack() -> Any:
    """The figures of the built-in pack under another name, as a table gets them from outside."""
    return {**copied(load_pack("reconstructed").source), "name": "of our own"}  # type: ignore[dict-item]


def test_the_figures_of_a_pack_are_nobody_elses_to_change() -> None:
    figures = own_pack()
    s = deal(pack=figures)
    digest = GAME.digest(s)
    for handed_out in (figures, GAME.dump(s)["options"], GAME.view(s, 0)["options"]):
        spoilt: Any = handed_out
        spoilt.get("pack", spoilt)["market"]["minimum"] = 99
    assert digest == GAME.digest(s)


def option(name: str) -> Option:
    return next(each for each in GAME.option_list if each.name == name)


def test_starting_tasks_takes_any_seats() -> None:
    assert [0, 2] == GAME.configure(3, {"starting_tasks": [2, 0, 2]}).options["starting_tasks"]
    assert [] == GAME.configure(3).options["starting_tasks"]
    assert "seats" == option("starting_tasks").kind


@pytest.mark.parametrize("value", [[3], [-1], [True], ["0"], 0, None, "0"], ids=repr)
def test_starting_tasks_refuses_what_is_no_list_of_seats(value: object) -> None:
    with pytest.raises(BadConfig, match="'starting_tasks': expected a list of seats from 0 to 2, got"):
        GAME.configure(3, {"starting_tasks": value})


def test_starting_tasks_on_the_command_line() -> None:
    parse = option("starting_tasks").parse
    assert ([0, 2], [], [1], ["all"]) == (parse("0,2"), parse(""), parse("1"), parse("all"))


# X2 City tokens.


@pytest.mark.parametrize(("players", "lots", "sites"), [(1, 19, 12), (2, 19, 12), (3, 24, 14), (4, 24, 14)])
def test_L_X2_a_token_on_every_open_lot_and_site(players: int, lots: int, sites: int) -> None:
    found = tokens(deal(players, city_tokens=True))
    built = 1 if players == 1 else 0
    assert (lots, sites - built) == (len(found["lots"]), len(found["sites"]))


def test_L_X2_the_24_round_and_14_square_tokens_are_those_of_the_pack() -> None:
    s = deal(4, city_tokens=True)
    pack, found = s.figures.pack, tokens(s)
    assert Counter([reward_text(token) for token in pack.lot_tokens]) == Counter(found["lots"].values())
    assert Counter([reward_text(token) for token in pack.site_tokens]) == Counter(found["sites"].values())


def test_L_X2_they_are_shuffled() -> None:
    assert 20 == len(
        {tuple(tokens(deal(seed=seed, city_tokens=True))["lots"].values()) for seed in range(20)}
    )


def test_L_X2_a_token_replaces_the_printed_reward_of_a_lot() -> None:
    you = player(hand=[61], reis=60, influence=0)
    s = table(you, tokens={"lots": {"A1": "books 1"}}, treasury=3, **TOKENS)
    do(s, "sponsor 61", "build gold A1")
    assert ("books", 60 - 3) == (goods_of(s), s.cash[0])


def test_L_X2_a_token_replaces_the_printed_reward_of_a_site() -> None:
    you = player(hand=[72], reis=60, influence=0, plans=["blue_2"], officials=offices(2, 0, 0))
    s = table(you, tokens={"sites": {"west_c": "cloth 1"}}, period=2, **TOKENS)
    do(s, "sponsor 72", "open west_c")
    assert "cloth" == goods_of(s)


def test_L_X2_the_price_of_a_lot_may_be_paid_with_its_token() -> None:
    you = player(hand=[61], reis=4, influence=0)
    clear: dict[str, Any] = {"rows": {"B": []}, "columns": {"1": []}}
    zones = {"treasury": 3, "rubble": clear, **TOKENS, "city_tiles": {"display": ["gold"]}}
    s = table(you, tokens={"lots": {"B1": "tools 1"}}, **zones)
    assert "sponsor 61" not in options(s)
    s = table(you, tokens={"lots": {"B1": "reis 5"}}, **zones)
    assert "sponsor 61" in options(s)


def test_L_X2_a_token_leaves_the_game_when_its_place_is_built_on() -> None:
    you = player(hand=[61], reis=60, influence=0)
    s = table(you, tokens={"lots": {"A1": "books 1"}}, **TOKENS)
    do(s, "sponsor 61", "build gold A1")
    assert "A1" not in tokens(s)["lots"]
    assert "A2" in tokens(s)["lots"]


def test_L_X2_everybody_sees_the_tokens() -> None:
    s = deal(city_tokens=True)
    assert tokens(s) == GAME.view(s, None)["tokens"] == GAME.view(s, 1)["tokens"]


def test_L_X2_lacerda_ignores_them() -> None:
    s = his_turn(to="builder", tokens={"lots": {"A1": "influence 2"}}, lacerda={"influence": 9}, **TOKENS)
    assert 9 - 2 == s.influence[LACERDA]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"lots": {"A1": "reis 50"}}, "tokens.lots.A1: unknown round token 'reis 50'"),
        ({"lots": {"A5": "reis 5"}}, "tokens.lots.A5: a token lies on open places only"),
        ({"lots": {"A1": "cube", "A2": "cube"}}, "tokens.lots.A2: more than 1 of round token 'cube'"),
        ({"sites": {"west_a": "books 1"}}, "tokens.sites.west_a: a token lies on open places only"),
        ({"places": {}}, "tokens: unknown field 'places'"),
    ],
)
def test_bad_tokens_are_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        table(tokens=given, buildings=buildings(west_a="yellow_pink/brown_blue blue"), **TOKENS)
    assert str(refused.value).startswith(reason)


def test_tokens_are_in_no_position_without_the_option() -> None:
    with pytest.raises(BadPosition, match="unknown field 'tokens'"):
        table(tokens={})


# X3 Starting decree.


def test_L_X3_in_reverse_turn_order_everybody_takes_an_open_decree() -> None:
    s = tiles_kept(deal(3, first_player=1, starting_decree=True))
    order = []
    while asked(s)[0] == "TakeStartingDecree":
        order.append(asked(s)[1])
        assert 8 - len(order) + 1 == len(options(s))
        do(s, options(s)[0])
    assert [0, 2, 1] == order
    assert [1, 1, 1] == [len(owned) for owned in s.decrees]
    assert ("PlayCard", 1) == asked(s)


def test_L_X3_then_the_row_is_refilled() -> None:
    s = tiles_kept(deal(4, starting_decree=True))
    while asked(s)[0] == "TakeStartingDecree":
        assert 8 > len(s.open_decrees) or asked(s)[1] == (s.first_player - 1) % 4
        do(s, options(s)[0])
    assert 8 == len(s.open_decrees)


def test_L_X9_a_clergy_tile_for_decrees_brings_nothing_here() -> None:
    frames = [
        {"frame": "TakeStartingDecree", "seat": 0},
        {"frame": "RefillDecrees", "seat": 0},
        {"frame": "Turn", "seat": 0},
    ]
    s = table(player(clergy=["C12"]), stack=frames, options={"starting_decree": True})
    assert 5 == do(s, options(s)[0]).wigs[0]


def test_L_X3_without_the_option_nobody_does() -> None:
    assert ("PlayCard", 0) == asked(tiles_kept(deal(first_player=0)))


# All together.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("flags", list(product((False, True), repeat=3)), ids=str)
def test_every_combination_is_set_up_and_played(players: int, flags: tuple[bool, ...]) -> None:
    """Each alone and all together, with tasks for nobody, some and all."""
    for seats in ([], [players - 1], list(range(players))):
        chosen = {**dict(zip(FLAGS, flags, strict=True)), "starting_tasks": seats}
        s, dice = deal(players, 7, **chosen), Dice(7)
        while s.stack:
            found = rules.options(s)
            rules.apply(s, found[roll(dice, len(found))])
        assert s.ended_by
