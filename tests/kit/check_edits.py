"""Check of hand-edited positions: each is refused by name and reason, or can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from tabuleiro.core.errors import BadPosition
from tabuleiro.core.rng import Dice, shuffle
from tests.kit.play import Table, decisions, onwards

Path: TypeAlias = "tuple[str | int, ...]"

OTHER_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    7,
    1_000_000_000,
    1.5,
    "",
    "nonsense",
    [],
    {},
    [None],
    {"nonsense": 1},
)
EDITS_PER_POSITION: Final = 250
PLAY_ON: Final = 12


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The place of every value inside a JSON value."""
    inside: Iterator[tuple[str | int, Any]] = iter(())
    if isinstance(value, dict):
        inside = iter(value.items())
    elif isinstance(value, list):
        inside = enumerate(value)
    for name, item in inside:
        yield (*path, name)
        yield from paths(item, (*path, name))


def edits(position: Any) -> Iterator[tuple[str, Any]]:
    """The position with one value replaced, removed, doubled or added, and what was done."""
    for path in paths(position):
        for value in OTHER_VALUES:
            yield (
                f"{_written(path)} = {value!r}",
                _edited(position, path, lambda holder, name, v=value: holder.__setitem__(name, v)),
            )
        yield f"{_written(path)} removed", _edited(position, path, lambda holder, name: holder.pop(name))
        yield f"{_written(path)} twice", _edited(position, path, _twice)
    yield "nonsense added", {**position, "nonsense": 1}


def _written(path: Path) -> str:
    return "".join([f"[{name}]" if isinstance(name, int) else f".{name}" for name in path])[1:]


def _edited(position: Any, path: Path, edit: Any) -> Any:
    copy = json.loads(json.dumps(position))
    holder = copy
    for name in path[:-1]:
        holder = holder[name]
    edit(holder, path[-1])
    return copy


def _twice(holder: Any, name: str | int) -> None:
    if isinstance(holder, list) and isinstance(name, int):
        holder.insert(name, holder[name])


def check_edited_positions(table: Table) -> None:
    """Nothing but BadPosition comes out of `load`, and what it accepts can be dumped, loaded and played."""
    dice = Dice(table.seed)
    for moment in decisions(table):
        if moment.number % 40 == table.seed % 40:
            made = list(edits(table.game.dump(moment.state)))
            shuffle(dice, made)
            for name, position in made[:EDITS_PER_POSITION]:
                _check_edit(table, name, position)


def _check_edit(table: Table, name: str, position: Any) -> None:
    game = table.game
    try:
        state = game.load(position)
    except BadPosition:
        return
    except Exception as fault:
        raise AssertionError(f"{table}: load fails on {name}: {fault!r}") from fault
    dump = game.dump(state)
    assert dump == game.dump(game.load(dump)), f"{table}: {name} is loaded but not twice alike"
    try:
        for moment in onwards(table, state):
            if moment.number == PLAY_ON:
                return
    except Exception as fault:
        raise AssertionError(f"{table}: {name} is loaded but cannot be played: {fault!r}") from fault
