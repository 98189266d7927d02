"""Checks of secrets: what a seat cannot see never changes what it sees, may do or is told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice
from tests.kit.play import Moment, Table, decisions

SAMPLES: Final = 2
EVERY: Final = 4
"""One decision in so many is looked at, from every seat."""


def looked_at(table: Table) -> Iterator[tuple[Moment, int]]:
    """Sampled decisions of a game, each with every seat."""
    for moment in decisions(table):
        if moment.number % EVERY == table.seed % EVERY:
            for seat in range(table.config.players):
                yield moment, seat


def seen(table: Table, state: Any, seat: int | None) -> Any:
    """A view as another process gets it."""
    return json.loads(json.dumps(table.game.view(state, seat)))


def redealt(table: Table, moment: Moment, seat: int) -> list[Any]:
    """The position with everything that the seat cannot see dealt anew."""
    sampler = table.game.sampler(seen(table, moment.state, seat))
    dice = Dice(table.seed + moment.number)
    return [sampler.sample(dice) for _ in range(SAMPLES)]


def check_sampler(table: Table) -> None:
    """The view of a position drawn from a view is that view, and the options of the seat are the same."""
    for moment, seat in looked_at(table):
        view = seen(table, moment.state, seat)
        for sample in redealt(table, moment, seat):
            again = seen(table, sample, seat)
            where = list(unequal(view, again))
            assert not where, f"{table}: seat {seat} sees a redealt position differently: {'; '.join(where)}"
            if seat == rules.to_act(moment.state):
                assert moment.options == rules.options(sample), (
                    f"{table}: a redeal changes the options of seat {seat}"
                )


def check_sampler_is_repeatable(table: Table) -> None:
    """Equal dice draw equal positions, and unequal dice do not always."""
    drawn, distinct = 0, 0
    for moment, seat in looked_at(table):
        first, second = redealt(table, moment, seat), redealt(table, moment, seat)
        digests = [[table.game.digest(sample) for sample in samples] for samples in (first, second)]
        assert digests[0] == digests[1], f"{table}: equal dice draw other positions for seat {seat}"
        drawn += len(digests[0])
        distinct += len(set(digests[0]))
    assert drawn < 2 * distinct, f"{table}: the sampler always draws the same position"


def check_spectators(table: Table) -> None:
    """A spectator sees nothing that any seat cannot see, and of a seat as much as the other seats."""
    for moment, seat in looked_at(table):
        public = seen(table, moment.state, None)
        assert public["legal"] == [], f"{table}: a spectator is offered options"
        for sample in redealt(table, moment, seat):
            where = list(unequal(public, seen(table, sample, None)))
            assert not where, f"{table}: a spectator sees what seat {seat} cannot see: {'; '.join(where)}"
        view = seen(table, moment.state, seat)
        assert (seat == rules.to_act(moment.state)) == bool(view["legal"]), f"{table}: legal of seat {seat}"
        for owner, player in enumerate(public["players"]):
            if owner != seat:
                where = list(unequal(player, view["players"][owner], f"players[{owner}]"))
                assert not where, f"{table}: seat {seat} sees more than a spectator: {'; '.join(where)}"


def check_learning(table: Table) -> None:
    """A seat learns by an action only what counts as a reveal; events tell no more than views."""
    for moment, seat in looked_at(table):
        after, told = _after(table, moment.state, moment.choice, seat)
        for sample in redealt(table, moment, seat):
            if moment.choice not in rules.options(sample):
                continue
            before = sample.reveals
            other_after, other_told = _after(table, sample, moment.choice, seat)
            where = list(unequal(after["view"], other_after["view"]))
            if not where:
                words = "; ".join(unequal(told, other_told, "events"))
                assert told == other_told, (
                    f"{table}: {moment.choice} tells seat {seat} what it cannot see: {words}"
                )
            else:
                counted = after["reveals"] > moment.state.reveals and other_after["reveals"] > before
                what = f"{moment.choice} shows seat {seat} something hidden and reveals is not raised"
                assert counted, f"{table}: {what}: {'; '.join(where)}"


def _after(table: Table, state: Any, action: Action, seat: int) -> tuple[dict[str, Any], list[Any]]:
    """What a seat sees after an action, and what it was told on the way."""
    state = state.clone()
    state.journal = []
    rules.apply(state, action)
    told = [event.masked_for(seat) for event in state.journal]
    return {"view": seen(table, state, seat), "reveals": state.reveals}, told


def hidden_zones(table: Table) -> set[str]:
    """The zones that a redeal changes, seen from a seat: "deck", "players[other].hand"."""
    found: set[str] = set()
    for moment, seat in looked_at(table):
        dump = table.game.dump(moment.state)
        for sample in redealt(table, moment, seat):
            for path in unequal_paths(dump, table.game.dump(sample)):
                found.add(_zone(path, seat))
    return found - {"rng", "reveals"}


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
