"""Looking into a state without knowing it: all its fields, where two states differ, and what they share."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, Final

from tabuleiro.core.action import Action
from tabuleiro.core.event import Event
from tabuleiro.core.frames import Frame
from tabuleiro.core.game import Config

IMMUTABLE: Final = (Action, Config, Event, Frame)
PLAIN: Final = (bool, int, str, bytes, type(None))
UNSET: Final = "(unset)"
NOT_COPIED: Final = ("journal",)


def fields(value: object) -> dict[str, object]:
    """The data of an object by name: slots, attributes of compiled classes, and those of its dictionary."""
    found: dict[str, object] = {}
    for kind in type(value).__mro__:
        for name, member in vars(kind).items():
            if inspect.isdatadescriptor(member) and not isinstance(member, property) and name[:2] != "__":
                found[name] = getattr(value, name, UNSET)
    return {**found, **getattr(value, "__dict__", {})}


def parts(value: object) -> dict[str, object]:
    """What a container or object holds, by the way it is written; nothing for plain and immutable values."""
    if isinstance(value, (*PLAIN, *IMMUTABLE)) or callable(value):
        return {}
    if isinstance(value, list | tuple):
        return {f"[{place}]": item for place, item in enumerate(value)}
    if isinstance(value, dict):
        return {f"[{key!r}]": item for key, item in value.items()}
    if isinstance(value, set | frozenset | bytearray):
        return {}
    return {f".{name}": item for name, item in fields(value).items() if name not in NOT_COPIED}


def differences(one: object, other: object, path: str = "state") -> Iterator[str]:
    """Where two values are not equal, field by field, also in their types."""
    if one is other:
        return
    if type(one) is not type(other):
        yield f"{path}: {one!r} and {other!r}"
        return
    mine, theirs = parts(one), parts(other)
    if list(mine) != list(theirs):
        yield f"{path}: {_short(one)} and {_short(other)}"
    elif mine:
        for name, item in mine.items():
            yield from differences(item, theirs[name], f"{path}{name}")
    elif _whole(one) != _whole(other):
        yield f"{path}: {_short(one)} and {_short(other)}"


def _whole(value: object) -> object:
    """What is compared of a value without parts; objects without fields are equal by their type."""
    if isinstance(value, Config):
        return value.players, value.options
    comparable = isinstance(value, (*PLAIN, Frame, Action, set, frozenset, bytearray)) or callable(value)
    return value if comparable else None


def containers(value: object, constants: set[int], path: str = "state") -> Iterator[tuple[str, object]]:
    """Everything reachable that could be changed, with its path: lists, dictionaries, sets and objects."""
    if id(value) in constants:
        return
    inside = parts(value)
    if inside or isinstance(value, list | dict | set | bytearray):
        if not isinstance(value, tuple):
            yield path, value
        for name, item in inside.items():
            yield from containers(item, constants, f"{path}{name}")


def shared(one: object, other: object, constants: set[int]) -> list[tuple[str, object]]:
    """What both could change, with its path."""
    theirs = {id(value) for _, value in containers(other, constants)}
    return [(path, value) for path, value in containers(one, constants) if id(value) in theirs]


def constants_of(one: object, other: object) -> set[int]:
    """What even two independent deals share, such as tables of components: nobody changes it."""
    nothing: set[int] = set()
    theirs = {id(value) for _, value in containers(other, nothing)}
    return {id(value) for _, value in containers(one, nothing)} & theirs


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."
