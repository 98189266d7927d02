"""Assessment: one decision of a finished game, judged by what its seat could know then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.thought import Thought
from tabuleiro.bots.tree import Outcome, Search
from tabuleiro.coach.appraisal import Appraisal, OptionWorth, appraise
from tabuleiro.coach.chances import CERTAIN, Chances, in_hundredths
from tabuleiro.coach.reasons import reasons
from tabuleiro.coach.trials import mean
from tabuleiro.core.action import Action
from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.game import Game
from tabuleiro.core.rng import Dice, mix, signed

SHOWN: Final = 3
"""How many of the best options an assessment keeps, besides the chosen one."""
STEPS: Final = 8
"""How much of the expected course is kept."""


def assess(
    game: Game[Any], s: Any, move: int, played: Sequence[Action], iterations: int, seed: int
) -> JsonObject:
    """Judge the choice that was made in a position with more than one option.

    `played` is that choice and how the seat went on with it up to the end of its turn.
    `stand` is what everybody's chance was before it, all hands open and the future unknown; `skill` is what
    choosing this instead of the best changed for everybody; `measured` is what the best choice would have
    brought more to the seat, below 0 where the error of the measurement is larger. Chances are in hundredths
    of a point.
    """
    luck, chosen = mix(seed + 7919 * move), played[0]
    appraisal = appraise(Perspective.of_state(game, s), Budget(iterations=iterations), luck, chosen, played)
    stand = stand_before(game, s, appraisal.best_lines, iterations // 2, luck)
    prospect, skill = appraisal.of(chosen), appraisal.skill(chosen)
    return {
        "move": move,
        "round": s.round,
        "seat": appraisal.seat,
        "stand": list(in_hundredths(stand)),
        "skill": list(in_hundredths(skill)),
        "loss": lost(appraisal, chosen),
        "measured": hundredths(-skill[appraisal.seat]),
        "worst": hundredths(appraisal.prospects[-1].loss),
        "chosen": chosen.code,
        "best": appraisal.best.action.code,
        "options": len(appraisal.prospects),
        "prospects": list(prospects_to_json(appraisal, chosen)),
        "reasons": list(reasons(game, appraisal.seat, appraisal.best.trial, prospect.trial)),
    }


def lost(appraisal: Appraisal, chosen: Action) -> int:
    """What the choice lost; nothing where that is within the error of the measurement, or none is better."""
    loss = -appraisal.skill(chosen)[appraisal.seat]
    is_sure = appraisal.best.action is not chosen and loss > appraisal.skill_error(chosen)
    return hundredths(loss) if is_sure else 0


def prospects_to_json(appraisal: Appraisal, chosen: Action | None) -> list[JsonObject]:
    """The best options, and the chosen one if it is not among them."""
    kept = appraisal.prospects[:SHOWN]
    kept += [each for each in appraisal.prospects[SHOWN:] if each.action is chosen]
    return [prospect_to_json(appraisal, each) for each in kept]


def prospect_to_json(appraisal: Appraisal, prospect: OptionWorth) -> JsonObject:
    return {
        "chances": list(in_hundredths(prospect.chances)),
        "points": [tenths(points) for points in appraisal.points(prospect)],
        **worth_to_json(prospect),
    }


def worth_to_json(prospect: OptionWorth) -> JsonObject:
    """The option and what is known of it, apart from what it brings to whom."""
    course: list[Json] = [{"seat": seat, "code": action.code} for seat, action in prospect.course[:STEPS]]
    return {
        "code": prospect.action.code,
        "error": hundredths(prospect.error),
        "loss": hundredths(prospect.loss),
        "loss_error": hundredths(prospect.loss_error),
        "course": course,
        "worlds": len(prospect.trial.endings),
    }


def tenths(points: float) -> int:
    return round(10 * points)


def hundredths(chance: float) -> int:
    return round(CERTAIN * chance)


def stand_before(game: Game[Any], s: Any, lines: list[list[Action]], worlds: int, seed: int) -> Chances:
    """How all stand before a choice, all hands open and the future unknown.

    The seat to choose plays on as all others do: whoever is called a step ahead of what was expected of
    everybody would seem to give it away as soon as the choice is made. Where a turn is one thought that is in
    the trust already, and the seat stands as the best lines let it.
    """
    thought = thought_of(game.key)
    assert isinstance(thought, Thought), "a game without a judge was refused before"
    tried = [[]] if thought.turn_of is None else lines
    ends = futures_of(game, thought, s, tried, worlds, seed)
    found = [thought.trusted(each.end, each.chances) for each in ends]
    return [mean(list(column)) for column in zip(*found, strict=True)]


def futures_of(
    game: Game[Any], thought: Thought, s: Any, lines: list[list[Action]], worlds: int, seed: int
) -> list[Outcome[Any]]:
    """Where each of so many futures leads, the lines in turn, and what the judge itself says of it.

    The same seed gives the same futures, whatever the lines.
    """
    drawing, playing = Dice(mix(seed)), Dice(0)
    futures = game.futures(s)
    search: Search[Any] = Search(futures, thought.judge, playing, thought.horizon, s.config.players)
    seat = s.stack[-1].seat
    found: list[Outcome[Any]] = []
    for number in range(max(1, worlds)):
        world = futures.sample(drawing)
        playing.rng = signed(mix(drawing.rng))
        found.append(search.play_on(world, seat, lines[number % len(lines)]))
    return found
