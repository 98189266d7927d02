"""Luck: what came to light after a choice, against what else might have come.

The same is done with all that nobody knows dealt anew, and every deal is looked at in the same way.
As the true one is a deal like the others, luck is nothing in the mean, whatever the judge believes and
however well anybody plays.
"""

from __future__ import annotations

from typing import Any, Final, final

from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.thought import Thought
from tabuleiro.bots.tree import Outcome, Search
from tabuleiro.coach.chances import Chances
from tabuleiro.coach.trials import mean
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Game, Sampler
from tabuleiro.core.rng import Dice, mix, roll, signed

DEALS: Final = 7
"""So often all that nobody knows is dealt anew."""
PER_FUTURE: Final = 25
"""One future of each deal is looked at for so many iterations of a review."""
FEWEST: Final = 2
"""Futures of each deal, and thoughts about it."""


def luck_after(game: Game[Any], s: Any, action: Action, iterations: int, seed: int) -> Chances:
    """What each seat had of what the choice brought to light; nothing where all deals look the same."""
    thought = thought_of(game.key)
    assert isinstance(thought, Thought), "a game without a judge was refused before"
    futures, dice = game.futures(s), Dice(mix(seed))
    deals = [_next_choice(futures.sample(dice), action) for _ in range(DEALS)]
    truth = _next_choice(s.clone(), action)
    if all(_seen_by_all(game, deal) == _seen_by_all(game, truth) for deal in deals):
        return [0.0] * s.config.players
    if thought.turn_of is None:
        return _UsualPlay(game, thought, dice).luck(s, action, truth, iterations)
    place = roll(dice, DEALS + 1)  # being looked at first or last must not tell the true deal from the others
    deals.insert(place, truth)
    worth = _Look(game, thought, deals, dice).worth(iterations)
    true = worth.pop(place)
    return [now - mean(list(column)) for now, *column in zip(true, *worth, strict=True)]


def _next_choice(s: Any, action: Action) -> Any:
    """The position of the next choice, or the end."""
    rules.apply(s, action)
    while s.stack and len(options := rules.options(s)) == 1:
        rules.apply(s, options[0])
    return s


def _seen_by_all(game: Game[Any], s: Any) -> list[Any]:
    return [game.see(s, seat) for seat in range(s.config.players)]


@final
class _UsualPlay:
    """Every deal is played on once as all usually do.

    Nothing is learned on the way from one to the next, so that the true deal may be played on more often.
    """

    def __init__(self, game: Game[Any], thought: Thought, dice: Dice) -> None:
        self._game: Final = game
        self._thought: Final = thought
        self._dice: Final = dice
        self._playing: Final = Dice(0)

    def luck(self, s: Any, action: Action, truth: Any, times: int) -> Chances:
        """What the true deal is worth more to everybody than others are."""
        deals, futures = self._game.futures(s), self._game.futures(truth)
        found: list[Chances] = []
        for _ in range(max(FEWEST, times)):
            seed = signed(mix(self._dice.rng))
            true = self._worth(futures.sample(self._dice) if truth.stack else truth, futures, seed)
            other = self._worth(_next_choice(deals.sample(self._dice), action), deals, seed)
            found.append([now - usual for now, usual in zip(true, other, strict=True)])
        return [mean(list(column)) for column in zip(*found, strict=True)]

    def _worth(self, s: Any, sampler: Sampler[Any], seed: int) -> Chances:
        if not s.stack:
            return self._thought.trusted(s, self._thought.judge.values(s))
        self._playing.rng = seed
        thought, players = self._thought, s.config.players
        search: Search[Any] = Search(sampler, thought.judge, self._playing, thought.horizon, players)
        outcome = search.play_on(s, s.stack[-1].seat, [])
        return thought.trusted(outcome.end, outcome.chances)


@final
class _Look:
    """Some deals of one position: each is worth what the best turn found in any of them brings in it.

    What was found for one deal is tried in all, so that they differ by what lies there, not by what was seen.
    """

    def __init__(self, game: Game[Any], thought: Thought, deals: list[Any], dice: Dice) -> None:
        self._thought: Final = thought
        self._deals: Final = deals
        self._samplers: Final = [game.futures(deal) for deal in deals]
        self._dice: Final = dice
        self._playing: Final = Dice(0)
        self._searches: Final[dict[int, Search[Any]]] = {}
        """By the seat that is thought for: what was revealed may have ended a turn."""
        self._lines: Final[dict[int, list[list[Action]]]] = {}
        """By the same seat, the best turns that were found."""

    def worth(self, iterations: int) -> list[Chances]:
        """What each deal is worth to everybody."""
        for place, deal in enumerate(self._deals):
            if deal.stack:
                self._learn(place, self._think(place, max(FEWEST, iterations // len(self._deals))))
        seed, futures = self._dice.rng, max(FEWEST, iterations // PER_FUTURE)
        return [self._worth(place, futures, seed) for place in range(len(self._deals))]

    def _think(self, place: int, times: int) -> list[Action]:
        """The best turn found from this deal."""
        seat = self._seat(place)
        found = [self._play_on(place, [], self._dice) for _ in range(times)]
        return max(found, key=lambda outcome: outcome.chances[seat]).chosen

    def _learn(self, place: int, line: list[Action]) -> None:
        known = self._lines.setdefault(self._seat(place), [])
        if line not in known:
            known.append(line)

    def _worth(self, place: int, futures: int, seed: int) -> Chances:
        """By the best of all turns; the same seed gives all deals and turns the same luck from here on."""
        deal = self._deals[place]
        if not deal.stack:
            return self._thought.trusted(deal, self._thought.judge.values(deal))
        seat = self._seat(place)
        found = [self._chances(place, line, futures, Dice(seed)) for line in self._lines[seat]]
        return max(found, key=lambda chances: chances[seat])

    def _chances(self, place: int, line: list[Action], futures: int, dice: Dice) -> Chances:
        ends = [self._play_on(place, line, dice) for _ in range(futures)]
        told = [self._thought.trusted(each.end, each.chances) for each in ends]
        return [mean(list(column)) for column in zip(*told, strict=True)]

    def _play_on(self, place: int, line: list[Action], dice: Dice) -> Outcome[Any]:
        world, seat = self._samplers[place].sample(dice), self._seat(place)
        self._playing.rng = signed(mix(dice.rng))
        return self._search(place, seat).play_on(world, seat, line)

    def _search(self, place: int, seat: int) -> Search[Any]:
        if seat not in self._searches:
            thought, players = self._thought, self._deals[place].config.players
            search: Search[Any] = Search(
                self._samplers[place], thought.judge, self._playing, thought.horizon, players
            )
            search.follow_plans_of(seat)
            self._searches[seat] = search
        return self._searches[seat]

    def _seat(self, place: int) -> int:
        """Whose turn it is; where it is nobody's, who is to choose."""
        deal = self._deals[place]
        owner = self._thought.turn_of(deal) if self._thought.turn_of is not None else None
        return int(deal.stack[-1].seat) if owner is None else owner
