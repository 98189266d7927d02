"""Bots that think before they are asked decide as they would have when they are."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

from tabuleiro.bots.base import Budget, GivenUp
from tabuleiro.core import registry
from tabuleiro.table import thinking
from tabuleiro.table.ahead import Ahead, Foreseen
from tabuleiro.table.kept import LocalSeat
from tabuleiro.table.local import LocalTable
from tabuleiro.table.thinking import Answer, Question

BUDGET = Budget(iterations=6)
BOTS = [None, "strong", "strong"]


def dealt(game: str) -> LocalTable:
    """A person in seat 0 against two bots."""
    return LocalTable.deal(game, [LocalSeat(0), *[LocalSeat(seat, level="strong") for seat in (1, 2)]], 5)


def think(asked: Question) -> Answer:
    return thinking.think(registry.game(asked.game), asked, BUDGET)


def foresee(table: LocalTable, foreseen: Foreseen, most: int) -> None:
    ahead = Ahead(table.table, BOTS, foreseen)
    while most and (asked := ahead.question()) is not None:
        ahead.learn(asked, think(asked))
        most -= 1


def play(table: LocalTable, moves: int, *, ahead: int) -> Iterator[bool]:
    """Whether each thought of a bot was there when it was asked; the person takes the last option."""
    foreseen = Foreseen()
    while table.moves < moves and table.to_act is not None:
        asked = table.bot_question()
        if asked is None:
            foresee(table, foreseen, ahead)
            table.act(0, table.view(0)["legal"][-1])
        elif known := thinking.known_answer(asked):
            table.bot_acts(asked, known)
        else:
            ready = foreseen.answer(asked)
            yield ready is not None
            table.bot_acts(asked, ready or think(asked))


@pytest.mark.parametrize(("game", "moves"), [("san-juan", 60), ("lisboa", 70)])
def test_a_game_goes_the_same_way_whether_bots_think_ahead_or_not(game: str, moves: int) -> None:
    plain, ahead = dealt(game), dealt(game)
    assert not any(play(plain, moves, ahead=0))
    ready = list(play(ahead, moves, ahead=100))
    foreseen = ready[ready.index(True) :]
    assert all(foreseen), "with time enough every thought is there, but for those before the person's first"
    assert len(foreseen) > 5
    assert plain.log() == ahead.log()


def at_a_choice(game: str) -> LocalTable:
    """The person has to choose among several options, and a bot comes after."""
    table = dealt(game)
    while table.bot_question() is not None or len(table.view(0)["legal"]) == 1:
        list(play(table, table.moves + 1, ahead=0))
    return table


def test_what_looks_alike_to_a_bot_is_thought_about_once() -> None:
    table = at_a_choice("san-juan")
    table.table.views = {}  # nothing of what people are shown is needed
    ahead = Ahead(table.table, BOTS, Foreseen())
    asked = []
    while (question := ahead.question()) is not None:
        asked.append(question)
    assert asked
    assert all(one != other for number, one in enumerate(asked) for other in asked[:number])


def test_thinking_ahead_changes_nothing_at_the_table() -> None:
    table = at_a_choice("lisboa")
    before, plans = table.to_json(), copy.deepcopy(table.table.plans)
    foresee(table, Foreseen(), 3)
    assert before == table.to_json()
    assert plans == table.table.plans


def test_an_answer_is_for_the_very_question() -> None:
    table = at_a_choice("san-juan")
    asked = Ahead(table.table, BOTS, Foreseen()).question()
    assert asked is not None
    foreseen = Foreseen()
    foreseen.keep(asked, Answer("a", "only", {}))
    assert Answer("a", "only", {}) == foreseen.answer(asked._replace(after=9))
    assert foreseen.answer(asked._replace(seed=asked.seed + 1)) is None
    assert foreseen.answer(asked._replace(level="steady")) is None
    view = copy.copy(asked.view)
    view["round"] = 77
    assert foreseen.answer(asked._replace(view=view)) is None


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_thought_that_nobody_wants_is_broken_off(game: str) -> None:
    table = at_a_choice(game)
    while (asked := Ahead(table.table, BOTS, Foreseen()).question()) is None:
        list(play(table, table.moves + 1, ahead=0))
    looks = iter([False, False, True])
    with pytest.raises(GivenUp):
        thinking.think(registry.game(game), asked, Budget(iterations=1000, given_up=lambda: next(looks)))
