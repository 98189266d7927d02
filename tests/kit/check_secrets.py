"""Checks of secrets: what a seat cannot see never changes what it sees, may do or is told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice
from tests.kit.play import Moment, Sitting, sampled


class Look(NamedTuple):
    """A decision as one seat sees it, and the position with everything unseen dealt anew."""

    sitting: Sitting
    moment: Moment
    seat: int
    view: Any
    samples: list[Any]

    @property
    def where(self) -> str:
        return f"{self.sitting}, decision {self.moment.number}"


SAMPLES: Final = 2
LOOKS: Final = 12
"""So many decisions of a game are looked at, each from every seat."""


def looks(sitting: Sitting) -> Iterator[Look]:
    for moment in sampled(sitting, LOOKS):
        still = moment._replace(state=moment.state.clone())
        for seat in range(sitting.config.players):
            yield Look(sitting, still, seat, seen(sitting, still.state, seat), redealt(sitting, still, seat))


def seen(sitting: Sitting, state: Any, seat: int | None) -> Any:
    """A view as another process gets it."""
    return json.loads(json.dumps(sitting.game.view(state, seat)))


def redealt(sitting: Sitting, moment: Moment, seat: int) -> list[Any]:
    """The position with everything that the seat cannot see dealt anew."""
    sampler = sitting.game.sampler(seen(sitting, moment.state, seat))
    dice = Dice(sitting.seed + moment.number)
    return [sampler.sample(dice) for _ in range(SAMPLES)]


def check_sampler(look: Look) -> None:
    """The view of a position drawn from a view is that view, and the options of the seat are the same."""
    for sample in look.samples:
        again = seen(look.sitting, sample, look.seat)
        where = "; ".join(unequal(look.view, again))
        assert not where, f"{look.where}: seat {look.seat} sees a redealt position differently: {where}"
        if look.seat == rules.to_act(look.moment.state):
            same = look.moment.options == rules.options(sample)
            assert same, f"{look.where}: a redeal changes the options of seat {look.seat}"


def check_sampler_is_repeatable(look: Look) -> None:
    """Equal dice draw equal positions, whatever the sampler has drawn before."""
    game = look.sitting.game
    dice = Dice(look.sitting.seed + look.moment.number)
    again = [game.sampler(look.view).sample(dice) for _ in range(SAMPLES)]
    same = [game.digest(sample) for sample in look.samples] == [game.digest(sample) for sample in again]
    assert same, f"{look.where}: equal dice draw other positions for seat {look.seat}"


def check_sampled_positions(look: Look) -> None:
    """What a sampler draws can be loaded like any position."""
    game = look.sitting.game
    for sample in look.samples:
        same = game.digest(game.load(game.dump(sample))) == game.digest(sample)
        assert same, f"{look.where}: a position drawn for seat {look.seat} is loaded as another"


def check_variety(found: list[Look]) -> None:
    """Different dice draw different positions, not always but most of the time."""
    digest = found[0].sitting.game.digest
    varied = [look for look in found if len({digest(sample) for sample in look.samples}) > 1]
    assert 2 * len(varied) > len(found), f"{found[0].where}: the sampler hardly ever draws another position"


def check_spectators(look: Look) -> None:
    """A spectator sees nothing that any seat cannot see, and of a seat as much as the other seats."""
    sitting = look.sitting
    public = seen(sitting, look.moment.state, None)
    assert public["legal"] == [], f"{look.where}: a spectator is offered options"
    for sample in look.samples:
        where = "; ".join(unequal(public, seen(sitting, sample, None)))
        assert not where, f"{look.where}: a spectator sees what seat {look.seat} cannot see: {where}"
    acting = look.seat == rules.to_act(look.moment.state)
    assert acting == bool(look.view["legal"]), f"{look.where}: seat {look.seat} has {look.view['legal']}"
    for owner, player in enumerate(public["players"]):
        if owner != look.seat:
            where = "; ".join(unequal(player, look.view["players"][owner], f"players[{owner}]"))
            assert not where, f"{look.where}: seat {look.seat} sees more than a spectator: {where}"


def check_learning(look: Look) -> None:
    """A seat learns by an action only what counts as a reveal; events tell no more than views."""
    action = look.moment.choice
    view, revealed, told = _after(look, look.moment.state, action)
    for sample in look.samples:
        if action not in rules.options(sample):
            continue
        other_view, other_revealed, other_told = _after(look, sample, action)
        where = "; ".join(unequal(view, other_view))
        if where:
            counted = revealed and other_revealed
            what = f"{action} shows seat {look.seat} something hidden and reveals is not raised"
            assert counted, f"{look.where}: {what}: {where}"
        else:
            words = "; ".join(unequal(told, other_told, "events"))
            assert not words, f"{look.where}: {action} tells seat {look.seat} what it cannot see: {words}"


def _after(look: Look, state: Any, action: Action) -> tuple[Any, bool, list[Any]]:
    """What the seat sees after an action, whether something was revealed, and what it was told."""
    after = state.clone()
    after.journal = []
    rules.apply(after, action)
    told = [event.masked_for(look.seat) for event in after.journal]
    return seen(look.sitting, after, look.seat), after.reveals > state.reveals, told


def hidden_zones(look: Look) -> set[str]:
    """The zones that the redeal has changed, seen from the seat: "deck", "players[other].hand"."""
    dump = look.sitting.game.dump(look.moment.state)
    changed = [
        _zone(path, look.seat)
        for sample in look.samples
        for path in unequal_paths(dump, look.sitting.game.dump(sample))
    ]
    return set(changed) - {"rng", "reveals"}


def all_hidden(found: list[Look]) -> set[str]:
    """The zones that the redeal has changed anywhere."""
    return set().union(*[hidden_zones(look) for look in found])


def _zone(path: str, seat: int) -> str:
    whose = re.sub(
        r"^players\[(\d+)\]", lambda found: f"players[{'own' if int(found[1]) == seat else 'other'}]", path
    )
    return re.sub(r"\[\d+\]", "", whose)


def unequal_paths(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The paths at which two JSON values differ; lists of different length differ as a whole."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from unequal_paths(one[key], other[key], f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from unequal_paths(mine, theirs, f"{path}[{place}]")
    elif one != other or type(one) is not type(other):
        yield path


def unequal(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The paths at which two JSON values differ, with both values."""
    for place in unequal_paths(one, other):
        steps = re.findall(r"[^.\[\]]+", place)
        yield f"{path}{'.' if path and place else ''}{place}: {_at(one, steps)!r} and {_at(other, steps)!r}"


def _at(value: Any, steps: list[str]) -> Any:
    for step in steps:
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value
