"""Finding: strong self-play, and the positions in it whose best choice is far better than any other."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from tabuleiro.bots.base import Bot, Budget, Perspective
from tabuleiro.bots.levels import bot
from tabuleiro.bots.playing import MOST_DECISIONS, seated
from tabuleiro.coach.appraisal import Appraisal, OptionWorth, appraise
from tabuleiro.coach.assessment import STEPS, hundredths
from tabuleiro.coach.classes import is_solved
from tabuleiro.coach.puzzles.difficulty import EASY, HARD, MEDIUM, difficulty_of
from tabuleiro.coach.puzzles.themes import has_theme, theme_of
from tabuleiro.coach.quality import ITERATIONS
from tabuleiro.coach.reasons import reasons
from tabuleiro.coach.review import VERSION
from tabuleiro.core import registry, rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Game
from tabuleiro.core.rng import Dice, mix

USUAL: Final = ITERATIONS
DEEP: Final = 10 * USUAL
WIDE: Final = 400
"""Every other choice surely loses so much, in hundredths of a point of chance."""
LIKELY: Final = 500
"""What the second choice must lose at the usual budget, so that a position is looked at deeply."""
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 18
MOST_PER_GAME: Final[dict[str, int]] = {EASY: 1, MEDIUM: 3, HARD: 3}
"""Positions of one game resemble each other, and what everybody finds is plentiful."""
ASKED: Final[dict[str, int]] = {"novice": 10, "steady": 10}
"""How many bots of each lower level are asked whether they find the answer."""
STRONG_ASKED: Final = 5
CHECKED: Final = "checked"
"""The field of a puzzle that says by which version of the coach it was looked at last."""


class SearchedGame(NamedTuple):
    """A game in which puzzles are looked for."""

    game: str
    players: int
    options: JsonObject
    seed: int


class Found(NamedTuple):
    """The puzzles of one game."""

    seed: int
    puzzles: list[JsonObject]


def find(deal: SearchedGame) -> Found:
    game = registry.game(deal.game)
    s = game.deal(game.configure(deal.players, deal.options), deal.seed)
    return Found(deal.seed, puzzles_from(game, s, deal.seed))


def puzzles_from(game: Game[Any], s: Any, seed: int) -> list[JsonObject]:
    """Play the position to its end, and keep what is worth asking on the way."""
    bots = seated(game, ["strong"] * s.config.players, seed)
    harvest = _Harvest(game, seed)
    for move in range(MOST_DECISIONS):
        if not s.stack:
            break
        action, candidate = _look(game, s, bots, mix(seed + 7919 * move))
        if candidate is not None:
            harvest.consider(s, candidate, move)
        rules.apply(s, action)
    return harvest.puzzles


def _look(game: Game[Any], s: Any, bots: list[Bot], luck: int) -> tuple[Action, Appraisal | None]:
    """What is played, and the appraisal of a position that could be a puzzle."""
    seen = Perspective.of_state(game, s)
    if not _worth_asking(game, seen.options):
        return bots[seen.seat].decide(seen, Budget(iterations=USUAL)).action, None
    appraisal = appraise(seen, Budget(iterations=USUAL), luck)
    likely = hundredths(appraisal.prospects[1].loss) >= LIKELY
    return appraisal.best.action, appraisal if likely else None


def _worth_asking(game: Game[Any], options: list[Action]) -> bool:
    return FEWEST_OPTIONS <= len(options) <= MOST_OPTIONS and has_theme(game.key, options)


@final
class _Harvest:
    """The puzzles of one game, no two of which resemble each other too much."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self._game: Final = game
        self._seed: Final = seed
        self._room: Final = dict(MOST_PER_GAME)
        self._answers: Final[list[str]] = []
        self.puzzles: Final[list[JsonObject]] = []

    def consider(self, s: Any, usual: Appraisal, move: int) -> None:
        """Take the position if it is another one, and two deep looks agree about it."""
        answer = usual.best.action.code
        if answer in self._answers:
            return
        found = _found_by(self._game, s, usual)
        difficulty = difficulty_of(found)
        puzzle = self._proved(s, usual, move) if self._room[difficulty] else None
        if puzzle is not None:
            found["strong"] = _percentage(self._game, s, usual, "strong", STRONG_ASKED)
            self._room[difficulty] -= 1
            self._answers.append(answer)
            self.puzzles.append({**puzzle, "found": dict(found)})

    def _proved(self, s: Any, usual: Appraisal, move: int) -> JsonObject | None:
        """The position as a puzzle, if nothing comes near its best choice at ten times the usual budget."""
        seen = Perspective.of_state(self._game, s)
        rival = usual.prospects[1].action
        for number in (1, 2):
            luck = mix(self._seed + 104_729 * (2 * move + number))
            look = appraise(seen, Budget(iterations=DEEP), luck, rival)
            if look.best.action is not usual.best.action or _sure_margin(look) < WIDE:
                return None
        world = self._game.sampler(seen.view).sample(Dice(mix(self._seed + move)))
        # Nothing true that the seat cannot know is given away, and it sees the very same.
        same = self._game.view(world, seen.seat) == seen.view
        return _puzzle(self._game, world, look, self._seed, move) if same else None


def _sure_margin(look: Appraisal) -> int:
    """What every other choice loses at the least, two standard errors taken off."""
    return min([hundredths(each.loss - 2 * each.loss_error) for each in look.prospects[1:]])


def _puzzle(game: Game[Any], world: Any, look: Appraisal, seed: int, move: int) -> JsonObject | None:
    told = what_is_told(game, look)
    ends = [not ending.position.stack for ending in look.best.trial.endings]
    choices = [each.action for each in look.prospects]
    theme = theme_of(game.key, choices, told["reasons"], sum(ends) / len(ends))
    return {
        "id": game.digest(world)[:12],
        "seed": seed,
        "move": move,
        "theme": theme,
        CHECKED: VERSION,
        **told,
        "position": game.dump(world),
    }


def what_is_told(game: Game[Any], look: Appraisal) -> dict[str, Any]:
    """The options with what they are worth, why the first is the best, and what is expected to follow."""
    return {
        "options": [_option(look, each) for each in look.prospects],
        "reasons": reasons(game, look.seat, look.best.trial, look.prospects[1].trial),
        "course": [{"seat": seat, "code": action.code} for seat, action in look.best.course[:STEPS]],
    }


def _option(look: Appraisal, prospect: OptionWorth) -> JsonObject:
    return {
        "code": prospect.action.code,
        "chance": hundredths(prospect.chances[look.seat]),
        "loss": hundredths(prospect.loss),
    }


def _found_by(game: Game[Any], s: Any, look: Appraisal) -> dict[str, int]:
    """Of each lower level the percentage of bots that choose well; of random ones as the options say."""
    found = {"random": round(100 * len(_good(look)) / len(look.prospects))}
    for level, times in ASKED.items():
        found[level] = _percentage(game, s, look, level, times)
    return found


def _percentage(game: Game[Any], s: Any, look: Appraisal, level: str, times: int) -> int:
    good = _good(look)
    bots = [bot(level, game.key, mix(number + 1)) for number in range(times)]
    answers = [each.decide(Perspective.of_state(game, s), Budget(iterations=USUAL)) for each in bots]
    return round(100 * sum([answer.action in good for answer in answers]) / times)


def _good(look: Appraisal) -> list[Action]:
    return [each.action for each in look.prospects if is_solved(hundredths(each.loss))]
