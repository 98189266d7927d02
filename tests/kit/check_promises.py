"""Check of explanations: every option is carried out on a clone, and does what was said of it.

An option is done when everything that it put on the stack is done, also by later choices.
What was paid and won until then is counted frame by frame and compared with the option's price and gains, to
which the later choices add their own. Who tells what one seat wins of a thing tells it of all seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias, final

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.explain import Explanation, Income
from tabuleiro.core.frames import Choice, Step
from tabuleiro.core.rng import Dice, roll
from tabuleiro.core.state import State
from tests.kit.play import Moment, Sitting, sampled

LOOKS: Final = 40
LONGEST: Final = 300
"""A game that goes on for so many choices after an option is not followed further."""
PAID: Final = "paid"
WON: Final = "won"
AT_THE_END: Final = " at the end"


class Promise(NamedTuple):
    """What an explanation says of one thing: between `least` and `most` of it are paid or won by a seat."""

    seat: int
    way: str
    thing: str
    least: int
    most: int

    @property
    def account(self) -> tuple[int, str, str]:
        return self.seat, self.way, self.thing


Promises: TypeAlias = "dict[tuple[int, str, str], Promise]"


def promises(said: Explanation, seat: int, things: Iterable[str]) -> Promises:
    """The price and the gains, one promise for each seat and thing."""
    found = [_promise(gain, _thing(gain, things)) for gain in said.gains]
    if said.least is not None and said.most is not None:
        found.append(Promise(seat, PAID, said.unit, said.least, said.most))
    summed: Promises = {}
    for each in found:
        so_far = summed.get(each.account, Promise(*each.account, 0, 0))
        summed[each.account] = so_far._replace(least=so_far.least + each.least, most=so_far.most + each.most)
    return summed


def _promise(gain: Income, thing: str) -> Promise:
    """A gain below 0 is a loss, which is booked as paid; what counts at the end is only ever won."""
    if gain.amount < 0 and not gain.at_end:
        return Promise(gain.seat, PAID, thing, -gain.amount, -gain.least)
    return Promise(gain.seat, WON, thing, gain.least, gain.amount)


def _thing(gain: Income, things: Iterable[str]) -> str:
    """At the end a source that is counted for itself ("hull at the end") comes before the sum of all."""
    if not gain.at_end:
        return gain.label
    by_source = f"{gain.of}{AT_THE_END}"
    return by_source if by_source in things else f"{gain.label}{AT_THE_END}"


@final
class Here(Choice[Any]):
    """Lies below the option that is tried: what comes after it is no longer the option's doing."""

    __slots__ = ()

    def options(self, s: Any) -> list[Action]:
        return [AWAY]

    def resolve(self, s: Any, action: Action) -> None:
        pass


AWAY: Final = Action("away", 0, "away", 0)


class Trial:
    """A clone on which one option is carried out, with accounts of what every seat has paid and won since."""

    def __init__(self, sitting: Sitting, state: State) -> None:
        self.game: Final = sitting.game
        self.state: Final[Any] = state.clone()
        self.state.journal = []
        self.state.stack.insert(-1, Here(state.stack[-1].seat))
        self.accounts: Final[Counter[tuple[int, str, str]]] = Counter()
        self.path: Final[list[str]] = []
        self.things: Final = set(self.holdings()[0])

    @property
    def done(self) -> bool:
        return bool(self.state.stack) and type(self.state.stack[-1]) is Here

    @property
    def broken_off(self) -> bool:
        """The game has ended on the way, or goes on and on."""
        return len(self.path) > LONGEST or not any(type(frame) is Here for frame in self.state.stack)

    def carry_out(self, action: Action) -> None:
        """As `rules.apply` does, but with a look at the accounts after every frame."""
        self.path.append(action.code)
        before = self.holdings()
        frame = self.state.stack.pop()
        frame.resolve(self.state, action)
        self._book(before)
        stack = self.state.stack
        while stack and (isinstance(stack[-1], Step) or stack[-1].moot(self.state)):
            before = self.holdings()
            frame = stack.pop()
            if isinstance(frame, Step):
                frame.run(self.state)
            self._book(before)

    def promises(self, action: Action) -> tuple[Promises, bool]:
        """What the explanation of an option says, and whether it was said before."""
        said = self.game.explain(self.state, action)
        return promises(said, self.state.stack[-1].seat, self.things), said.again

    def holdings(self) -> list[dict[str, int]]:
        return [dict(each) for each in self.game.holdings(self.state)]

    def _book(self, before: list[dict[str, int]]) -> None:
        for seat, (had, has) in enumerate(zip(before, self.holdings(), strict=True)):
            for thing in has:
                change = has[thing] - had[thing]
                if thing.endswith(AT_THE_END) or change > 0:
                    self.accounts[seat, WON, thing] += change
                else:
                    self.accounts[seat, PAID, thing] -= change


def check_promises(sitting: Sitting) -> None:
    """All options of decisions spread over a random game."""
    check_decisions(sitting, sampled(sitting, LOOKS))


def check_decisions(sitting: Sitting, found: Iterable[Moment]) -> None:
    """Each option of each decision, with later choices by chance."""
    dice = Dice(sitting.seed)
    for moment in found:
        for option in moment.options:
            for fault in faults(sitting, moment.state, option, dice):
                raise AssertionError(f"{sitting}, decision {moment.number}: {fault}")


def faults(sitting: Sitting, state: State, option: Action, dice: Dice) -> Iterator[str]:
    """Where the option does not do what its explanation says."""
    trial = Trial(sitting, state)
    expected, _ = trial.promises(option)
    if not expected:
        return
    ranges = _ranges(expected.values(), len(trial.holdings()))
    for account, later in _play_on(trial, option, expected, dice):
        if account in ranges:
            least, most = ranges[account]
            ranges[account] = least + later.least, most + later.most
    for (seat, way, thing), (least, most) in ranges.items() if trial.done else ():
        assert thing in trial.things, (
            f"{sitting}: {option} is explained in {thing!r}, of which holdings says nothing"
        )
        found = trial.accounts[seat, way, thing]
        if not least <= found <= most:
            said = str(most) if least == most else f"{least} to {most}"
            path = ", ".join(trial.path)
            yield f"{option} says that seat {seat} has {way} {said} {thing}, and it is {found} after {path}"


def _ranges(expected: Collection[Promise], owners: int) -> dict[tuple[int, str, str], tuple[int, int]]:
    """What is promised, and nothing to those who are not named where a gain of another is."""
    things = [each.thing for each in expected if each.way == WON]
    ranges = {(owner, WON, thing): (0, 0) for thing in things for owner in range(owners)}
    return {**ranges, **{each.account: (each.least, each.most) for each in expected}}


def _play_on(
    trial: Trial, option: Action, expected: Promises, dice: Dice
) -> Iterator[tuple[tuple[int, str, str], Promise]]:
    """Carry out the option and what follows from it, and tell what the later options promise beyond it."""
    enclosing = [(len(trial.state.stack), expected)]
    trial.carry_out(option)
    while not trial.done and not trial.broken_off:
        depth, options = len(trial.state.stack), rules.options(trial.state)
        chosen = options[roll(dice, len(options))]
        found, again = trial.promises(chosen)
        while len(enclosing) > 1 and depth < enclosing[-1][0]:
            enclosing.pop()
        repeated = enclosing[-1][1] if again else {}
        yield from [(account, each) for account, each in found.items() if account not in repeated]
        if found:
            enclosing.append((depth, found))
        trial.carry_out(chosen)
