"""Advice while a game is on: the best options, one against another, how all stand; from one seat's view.

Options are told with the figures of the seat that asks alone: how likely the others are to win is told where
the chance bar may be shown, and nowhere else.
"""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.bots.base import Budget, Clock, Perspective
from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.thought import Thought
from tabuleiro.bots.tree import Search
from tabuleiro.coach.appraisal import Appraisal, OptionWorth, appraise
from tabuleiro.coach.assessment import SHOWN, hundredths, lost, tenths, worth_to_json
from tabuleiro.coach.chances import Hundredths, in_hundredths
from tabuleiro.coach.classes import BLUNDER, class_of
from tabuleiro.coach.reasons import differences, reasons
from tabuleiro.coach.trials import mean
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Game
from tabuleiro.core.rng import Dice, mix

FEWEST: Final = 12
"""Chances are the mean of so many worlds at least."""


def advise(seen: Perspective, budget: Budget, seed: int) -> dict[str, Any]:
    """The best three options with what they are worth, and what the first brings that the second does not."""
    found = appraise(seen, budget, seed)
    first, second = found.prospects[0], found.prospects[1]
    return {
        "code": first.action.code,
        **_why(seen, found),
        "options": [option_to_json(found, each) for each in found.prospects[:SHOWN]],
        "reasons": reasons(seen.game, seen.seat, first.trial, second.trial),
        "tried": found.tried,
    }


def _why(seen: Perspective, found: Appraisal) -> JsonObject:
    """The words that bots have for it."""
    thought = thought_of(seen.game.key)
    assert thought is not None
    facts: JsonObject = {"ways": found.tried, "percent": round(100 * found.best.chances[seen.seat])}
    return {"reason": "search" if thought.turn_of is None else "plan", "facts": facts}


def compare(seen: Perspective, code: str, budget: Budget, seed: int) -> dict[str, Any]:
    """The best option against this one, both in all worlds."""
    asked = _option(seen, code)
    found = appraise(seen, budget, seed, asked)
    best, other = found.best, found.of(asked)
    if best is other:
        best, other = found.prospects[0], found.prospects[1]
    return {
        "best": option_to_json(found, best),
        "other": option_to_json(found, other),
        "differences": differences(seen.game, best.trial, other.trial),
        "reasons": reasons(seen.game, seen.seat, best.trial, other.trial),
        "tried": found.tried,
    }


def option_to_json(found: Appraisal, prospect: OptionWorth) -> JsonObject:
    """What an option is worth to the seat that asks."""
    seat = found.seat
    return {
        "chance": hundredths(prospect.chances[seat]),
        "points": tenths(found.points(prospect)[seat]),
        **worth_to_json(prospect),
    }


def blunder(seen: Perspective, code: str, budget: Budget, seed: int) -> int:
    """What choosing this gave away, if that is a blunder; else nothing."""
    chosen = _option(seen, code)
    loss = lost(appraise(seen, budget, seed, chosen), chosen)
    return loss if class_of(loss) == BLUNDER else 0


def _option(seen: Perspective, code: str) -> Action:
    return next(action for action in seen.options if action.code == code)


def chances_seen(game: Game[Any], view: JsonObject, budget: Budget, seed: int) -> Hundredths:
    """How all stand by what a seat knows, whoever is to act."""
    thought = thought_of(game.key)
    assert isinstance(thought, Thought), "a game without a judge was refused before"
    sampler, dice, seat = game.sampler(view), Dice(mix(seed)), view["seat"]
    assert isinstance(seat, int)
    players = sampler.sample(dice).config.players
    search: Search[Any] = Search(sampler, thought.judge, dice, thought.horizon, players)
    clock = Clock(budget)
    found: list[list[float]] = []
    while len(found) < FEWEST or clock.spent(search.iterations) < 1:
        outcome = search.play_on(sampler.sample(dice), seat, [])
        found.append(thought.trusted(outcome.end, outcome.chances))
    return in_hundredths([mean(list(column)) for column in zip(*found, strict=True)])
