"""Reveals: only what comes to light is luck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabuleiro.bots.lisboa.judge import is_set_up
from tabuleiro.coach.luck import luck_after
from tabuleiro.coach.summary import Moment, moments, summaries
from tabuleiro.coach.trials import error_of_mean, mean
from tabuleiro.coach.turns import is_reply
from tabuleiro.core import registry
from tabuleiro.core.action import Action
from tabuleiro.core.match import replay
from tabuleiro.core.rng import Dice
from tests.coach.endings import played

RESULT = [10_000, 0]
ITERATIONS = 20


def assessed(move: int, seat: int, stand: int, skill: int, revealed: int, *, reply: bool) -> dict[str, Any]:
    """`stand`, `skill` and `revealed` are those of seat 0."""
    return {
        "move": move,
        "seat": seat,
        "stand": [stand, 10_000 - stand],
        "skill": [skill, -skill],
        "loss": 0,
        "worst": 500,
        "reply": reply,
        "revealed": [revealed, -revealed],
    }


def of_seat_0(found: list[Moment]) -> list[tuple[int, int, int]]:
    return [(each.stand[0], each.skill[0], each.luck[0]) for each in found]


def test_what_a_later_look_finds_is_no_luck() -> None:
    found = moments(
        [
            assessed(0, 0, 5000, -300, 0, reply=False),
            assessed(1, 0, 4900, -200, 150, reply=False),
            assessed(2, 1, 4500, 100, 0, reply=False),
        ],
        RESULT,
    )
    assert of_seat_0(found) == [(5000, -100, 0), (4900, -550, 150), (4500, 5500, 0)]


def test_what_follows_the_last_choice_that_was_judged_is_not_known_yet() -> None:
    found = moments([assessed(0, 0, 5000, -300, 40, reply=False)], None)
    assert of_seat_0(found) == [(5000, -300, 0)]


def test_a_reply_changes_what_it_loses_and_the_turn_goes_on_from_there() -> None:
    """How the turn is finished is not thought about when somebody else replies: its stand tells nothing."""
    found = moments(
        [
            assessed(0, 0, 5000, -300, 20, reply=False),
            assessed(1, 1, 1000, 50, 30, reply=True),
            assessed(2, 0, 4900, -10, 0, reply=False),
        ],
        RESULT,
    )
    assert of_seat_0(found) == [(5000, -200, 20), (4820, 50, 30), (4900, 5100, 0)]
    mine, other = summaries(found, RESULT)
    assert (mine.own, mine.others, mine.luck) == (4900, 50, 50)
    assert (other.own, other.others, other.luck) == (-50, -4900, -50)


def test_a_reply_at_the_end_of_a_game_leaves_the_rest_to_whose_turn_it_is() -> None:
    found = moments(
        [assessed(0, 0, 5000, -300, 0, reply=False), assessed(1, 1, 1000, 50, 0, reply=True)], RESULT
    )
    assert of_seat_0(found) == [(5000, 4950, 0), (9950, 50, 0)]


def choices(key: str, players: int) -> Iterator[tuple[Any, Any, list[Action]]]:
    """The position of every choice of a random game, and what was done from there on."""
    match = played(registry.game(key), players, 3)
    actions = [match.game.actions.parse(code) for _, code in match.log.moves]
    for move in range(len(actions)):
        found = replay(match.log, move)
        if len(found.options()) > 1:
            yield match.game, found.state, actions[move:]


@pytest.mark.parametrize(
    ("key", "hidden", "revealing"),
    [("lisboa", ("visit", "portfolio"), "take"), ("san-juan", ("build", "produce"), "take")],
)
def test_where_all_deals_look_the_same_nothing_is_luck(
    key: str, hidden: tuple[str, ...], revealing: str
) -> None:
    """Lisboa shows the next card where one is taken; San Juan's roles bring cards, goods are face down."""
    lucky: dict[str, list[bool]] = {}
    for number, (game, s, actions) in enumerate(choices(key, 3)):
        found = luck_after(game, s, actions[0], ITERATIONS, number)
        assert sum(found) == pytest.approx(0.0, abs=1e-9)
        lucky.setdefault(actions[0].verb, []).append(any(found))
    assert not any(each for verb in hidden for each in lucky[verb])
    assert any(lucky[revealing])


@pytest.mark.parametrize("key", ["lisboa", "san-juan"])
def test_luck_is_nothing_in_the_mean_of_all_deals(key: str) -> None:
    """Each deal of one position is true once: what it brings more, the others bring less."""
    game, s, action = next(
        (game, s, actions[0])
        for game, s, actions in choices(key, 3)
        if actions[0].verb == "take" and any(luck_after(game, s, actions[0], ITERATIONS, 1))
    )
    futures, dice = game.futures(s), Dice(5)
    found = [luck_after(game, futures.sample(dice), action, ITERATIONS, seed)[0] for seed in range(60)]
    assert any(found)
    assert abs(mean(found)) < 3 * error_of_mean(found)


@pytest.mark.parametrize("key", ["lisboa", "san-juan"])
def test_the_same_seed_gives_the_same_luck(key: str) -> None:
    for game, s, actions in list(choices(key, 2))[-30:]:
        first, again = [luck_after(game, s, actions[0], ITERATIONS, 4) for _ in range(2)]
        assert first == again


def test_only_choices_in_the_turns_of_others_are_replies() -> None:
    replies = 0
    for game, s, _ in choices("lisboa", 3):
        assert is_reply(game, s) == (is_set_up(s) and s.stack[-1].seat != s.active)
        replies += is_reply(game, s)
    assert replies


@pytest.mark.parametrize(("key", "players"), [("san-juan", 3), ("lisboa", 1)])
def test_elsewhere_nothing_is_a_reply(key: str, players: int) -> None:
    """Neither where no turn is one thought, nor to Lacerda."""
    for game, s, _ in choices(key, players):
        assert not is_reply(game, s)
