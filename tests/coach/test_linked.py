"""Linked choices: within a turn that is one thought nothing is luck, unless something is revealed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tabuleiro.bots.lisboa.judge import is_set_up
from tabuleiro.bots.lisboa.turns import turn_of
from tabuleiro.coach.summary import Moment, moments, summaries
from tabuleiro.coach.turns import is_linked, is_reply
from tabuleiro.core import registry
from tabuleiro.core.action import Action
from tabuleiro.core.match import replay
from tests.coach.endings import played

RESULT = [10_000, 0]


def assessed(move: int, seat: int, stand: int, skill: int, *, reply: bool, linked: bool) -> dict[str, Any]:
    """`stand` and `skill` are those of seat 0."""
    return {
        "move": move,
        "seat": seat,
        "stand": [stand, 10_000 - stand],
        "skill": [skill, -skill],
        "loss": 0,
        "worst": 500,
        "reply": reply,
        "linked": linked,
    }


def of_seat_0(found: list[Moment]) -> list[tuple[int, int, int]]:
    return [(each.stand[0], each.skill[0], each.luck[0]) for each in found]


def test_what_a_later_look_at_the_same_turn_finds_is_no_luck() -> None:
    found = moments(
        [
            assessed(0, 0, 5000, -300, reply=False, linked=True),
            assessed(1, 0, 4900, -200, reply=False, linked=False),
            assessed(2, 1, 4500, 100, reply=False, linked=False),
        ],
        RESULT,
    )
    assert of_seat_0(found) == [(5000, -100, 0), (4900, -200, -200), (4500, 100, 5400)]


def test_what_is_revealed_within_a_turn_is_luck() -> None:
    found = moments(
        [
            assessed(0, 0, 5000, -300, reply=False, linked=False),
            assessed(1, 0, 4900, 0, reply=False, linked=False),
        ],
        RESULT,
    )
    assert of_seat_0(found) == [(5000, -300, 200), (4900, 0, 5100)]


def test_a_reply_changes_what_it_loses_and_the_turn_goes_on_from_there() -> None:
    """How the turn is finished is not thought about when somebody else replies: its stand tells nothing."""
    found = moments(
        [
            assessed(0, 0, 5000, -300, reply=False, linked=True),
            assessed(1, 1, 1000, 50, reply=True, linked=True),
            assessed(2, 0, 4900, -10, reply=False, linked=False),
        ],
        RESULT,
    )
    assert of_seat_0(found) == [(5000, -150, 0), (4850, 50, 0), (4900, -10, 5110)]
    mine, other = summaries(found, RESULT)
    assert (mine.own, mine.others, mine.luck) == (-160, 50, 5110)
    assert (other.own, other.others, other.luck) == (-50, 160, -5110)


def test_a_reply_at_the_end_of_a_turn_leaves_the_rest_to_luck() -> None:
    found = moments(
        [
            assessed(0, 0, 5000, -300, reply=False, linked=True),
            assessed(1, 1, 1000, 50, reply=True, linked=False),
            assessed(2, 1, 4800, 0, reply=False, linked=False),
        ],
        RESULT,
    )
    assert of_seat_0(found) == [(5000, -300, 0), (4700, 50, 50), (4800, 0, 5200)]


def choices(key: str, players: int) -> Iterator[tuple[Any, Any, list[Action]]]:
    """The position of every choice of a random game, and what was done from there on."""
    match = played(registry.game(key), players, 3)
    actions = [match.game.actions.parse(code) for _, code in match.log.moves]
    for move in range(len(actions)):
        found = replay(match.log, move)
        if len(found.options()) > 1:
            yield match.game, found.state, actions[move:]


def test_choices_of_a_turn_are_linked_and_the_last_one_is_not() -> None:
    linked = {True: 0, False: 0}
    found = list(choices("lisboa", 3))
    for (game, s, actions), (_, later, _) in pairwise(found):
        same = is_set_up(s) and (s.round, s.active) == (later.round, later.active)
        is_so = is_linked(game, s, actions, 1)
        assert same or not is_so
        linked[is_so] += same
    assert linked[True] > 10 * linked[False] > 0, "in few turns something is revealed"


def test_only_choices_in_the_turns_of_others_are_replies() -> None:
    replies = 0
    for game, s, _ in choices("lisboa", 3):
        assert is_reply(game, s) == (is_set_up(s) and s.stack[-1].seat != s.active)
        replies += is_reply(game, s)
    assert replies


@pytest.mark.parametrize(("key", "players"), [("san-juan", 3), ("lisboa", 1)])
def test_elsewhere_nothing_is_a_reply(key: str, players: int) -> None:
    """Neither where no turn is one thought, nor to Lacerda."""
    for game, s, actions in choices(key, players):
        assert not is_reply(game, s)
        if key == "san-juan" or turn_of(s) is None:
            assert not is_linked(game, s, actions, 1)
