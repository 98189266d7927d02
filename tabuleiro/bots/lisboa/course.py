"""Course: how a turn is answered by the others, and how the turns after it are played, cheaply.

Whoever chooses thinks up a few ways by habit and takes the one that the judge likes best for it. So nobody
counts on blunders of the others, and what a turn leads to is seen at the end of the own next one.
"""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.base import Clock
from tabuleiro.bots.lisboa.habits import Habits, idle
from tabuleiro.bots.lisboa.judge import TurnJudge
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.state import LisboaState

REPLIES: Final = 4
"""Ways that a seat thinks up to answer in another's turn; doing nothing is the first."""
TURNS: Final = 4
"""Ways that others think up for a turn of their own."""
OWN_TURNS: Final = 10
"""Ways for the own next turn, in which the own plans must come to something."""


@final
class Playout:
    """Plays on for all seats by the same judge and habits."""

    def __init__(self, judge: TurnJudge, habits: Habits, dice: Dice) -> None:
        self._judge: Final = judge
        self._habits: Final = habits
        self._dice: Final = dice
        self.judged = 0
        """How many positions were judged."""

    def values(self, s: LisboaState) -> list[float]:
        self.judged += 1
        return self._judge.values(s)

    def answered(self, s: LisboaState, cut: int) -> LisboaState:
        """The position after the choices of the seat to act, until somebody else chooses or the turn ends."""
        seat = s.stack[-1].seat
        best, most = s, -1.0
        for number in range(REPLIES):
            t = s.clone()
            self._answer(t, seat, cut, nothing=number == 0)
            value = self.values(t)[seat]
            if value > most:
                best, most = t, value
        return best

    def _answer(self, s: LisboaState, seat: Seat, cut: int, *, nothing: bool) -> None:
        while s.stack and self._judge.clock(s) < cut:
            options = rules.options(s)
            if len(options) > 1 and s.stack[-1].seat != seat:
                return
            rules.apply(s, self.chosen(options, nothing=nothing))

    def chosen(self, options: list[Action], *, nothing: bool) -> Action:
        """By habit, or nothing where that is an option."""
        if len(options) == 1:
            return options[0]
        action = idle(options) if nothing else None
        return self._habits.choose(options, self._dice) if action is None else action

    def after_own_turn(self, s: LisboaState, seat: Seat, clock: Clock) -> LisboaState | None:
        """The position after the seat's next turn, or the end; None when time is up before."""
        own = False
        while s.stack and not own:
            own = s.active == seat
            s = self._turn(s, s.active if s.active < s.config.players else seat, OWN_TURNS if own else TURNS)
            if clock.over():
                return None
        return s

    def _turn(self, s: LisboaState, seat: Seat, ways: int) -> LisboaState:
        """The position after the best of some ways to play the turn, to which the others do nothing."""
        cut = self._judge.clock(s) + 1
        best, most = s, -1.0
        for _ in range(ways):
            t = s.clone()
            while t.stack and self._judge.clock(t) < cut:
                nothing = t.stack[-1].seat != seat
                rules.apply(t, self.chosen(rules.options(t), nothing=nothing))
            value = self.values(t)[seat]
            if value > most:
                best, most = t, value
        return best
