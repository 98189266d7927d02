"""Check of hand-edited positions: each is refused by name and reason, or can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from tabuleiro.core.errors import BadPosition
from tabuleiro.core.rng import Dice, shuffle
from tests.kit.play import Sitting, onwards, sampled

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
POSITIONS: Final = 4
EDITS_PER_POSITION: Final = 60
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


class Edit(NamedTuple):
    """One value replaced, taken out, or written a second time."""

    path: Path
    how: str
    value: Any = None

    def __str__(self) -> str:
        written = "".join([f"[{name}]" if isinstance(name, int) else f".{name}" for name in self.path])
        return f"{written[1:]} {self.how}" + (f" {self.value!r}" if self.how == "=" else "")

    def applied(self, position: Any) -> Any:
        copy = json.loads(json.dumps(position))
        holder = copy
        for step in self.path[:-1]:
            holder = holder[step]
        name: Any = self.path[-1]
        if self.how == "=":
            holder[name] = self.value
        elif self.how == "removed":
            del holder[name]
        else:
            holder.insert(name, holder[name])
        return copy


def edits(position: Any) -> Iterator[Edit]:
    """All single edits of a position."""
    for path in paths(position):
        for value in OTHER_VALUES:
            yield Edit(path, "=", value)
        yield Edit(path, "removed")
        if isinstance(path[-1], int):
            yield Edit(path, "twice")
    yield Edit(("nonsense",), "=", 1)


def check_edited_positions(sitting: Sitting) -> None:
    """Nothing but BadPosition comes out of `load`, and what it accepts can be dumped, loaded and played."""
    dice = Dice(sitting.seed)
    for moment in sampled(sitting, POSITIONS):
        position = sitting.game.dump(moment.state)
        possible = list(edits(position))
        shuffle(dice, possible)
        for edit in possible[:EDITS_PER_POSITION]:
            _check_edit(sitting, str(edit), edit.applied(position))


def _check_edit(sitting: Sitting, name: str, position: Any) -> None:
    game = sitting.game
    try:
        state = game.load(position)
    except BadPosition:
        return
    except Exception as fault:
        raise AssertionError(f"{sitting}: load fails on {name}: {fault!r}") from fault
    dump = game.dump(state)
    assert dump == game.dump(game.load(dump)), f"{sitting}: {name} is loaded but not twice alike"
    try:
        for moment in onwards(sitting, state):
            if moment.number == PLAY_ON:
                return
    except Exception as fault:
        raise AssertionError(f"{sitting}: {name} is loaded but cannot be played: {fault!r}") from fault
