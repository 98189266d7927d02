"""Positions changed at random in a few places, as somebody might write them who wants to see a game fail."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.kit.check_edits import OTHER_VALUES, Path, paths

MOST: Final = 3


def mutated(position: Any, random: Random) -> tuple[Any, list[str]]:
    """A copy of the position with one to three changes, and what they were."""
    changed = json.loads(json.dumps(position))
    chosen = [random.choice(MUTATIONS) for _ in range(random.randint(1, MOST))]
    return changed, [f"{mutation.__name__} {mutation(changed, random)}" for mutation in chosen]


def places(position: Any, *types: type) -> list[Path]:
    """Where values of these types are, or all values."""
    return [path for path in paths(position) if not types or type(value_at(position, path)) in types]


def value_at(position: Any, path: Path) -> Any:
    for step in path:
        position = position[step]
    return position


def put(position: Any, path: Path, value: Any) -> None:
    value_at(position, path[:-1])[path[-1]] = value


def deleted(position: Any, random: Random) -> object:
    path = random.choice(places(position))
    del value_at(position, path[:-1])[path[-1]]
    return path


def replaced(position: Any, random: Random) -> object:
    path, value = random.choice(places(position)), random.choice(OTHER_VALUES)
    put(position, path, json.loads(json.dumps(value)))
    return path, value


def nudged(position: Any, random: Random) -> object:
    path = random.choice(places(position, int) or places(position))
    value = value_at(position, path)
    put(position, path, value + random.choice((-1, 1)) if isinstance(value, int) else 0)
    return path, value


def swapped(position: Any, random: Random) -> object:
    """Two values of one type, of which neither holds the other."""
    one = random.choice(places(position))
    value = value_at(position, one)
    alike = [path for path in places(position, type(value)) if one[: len(path)] != path != one]
    other = random.choice([path for path in alike if path[: len(one)] != one] or [one])
    put(position, one, value_at(position, other))
    put(position, other, value)
    return one, other


def repeated(position: Any, random: Random) -> object:
    path, items = full_list(position, random)
    number = random.randrange(len(items))
    items.insert(random.randint(0, len(items)), json.loads(json.dumps(items[number])))
    return path, number


def moved(position: Any, random: Random) -> object:
    path, items = full_list(position, random)
    number = random.randrange(len(items))
    item = items.pop(number)
    goal = random.choice(places(position, list) or [()])
    (value_at(position, goal) if goal else items).insert(0, item)
    return path, number, goal


def full_list(position: Any, random: Random) -> tuple[Path, list[Any]]:
    """A list that is not empty; where the position has none, one that is no part of it."""
    found = [path for path in places(position, list) if value_at(position, path)]
    path = random.choice(found or [()])
    return path, value_at(position, path) if path else [None]


def dropped(position: Any, random: Random) -> object:
    """A frame of the stack."""
    number = random.choice([0, *range(len(stack_of(position)))])
    del stack_of(position)[number : number + 1]
    return number


def reseated(position: Any, random: Random) -> object:
    """All that one seat has to do is another's."""
    one, other = random.randrange(4), random.randrange(4)
    for frame in stack_of(position):
        if isinstance(frame, dict) and frame.get("seat") == one:
            frame["seat"] = other
    return one, other


def stack_of(position: Any) -> list[Any]:
    """The frames, as far as earlier changes have left some."""
    stack = position.get("stack")
    return stack if isinstance(stack, list) else []


MUTATIONS: Final[tuple[Callable[[Any, Random], object], ...]] = (
    deleted,
    replaced,
    nudged,
    swapped,
    repeated,
    moved,
    dropped,
    reseated,
)
