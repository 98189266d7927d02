"""Faults: why a stack or a frame cannot stand in a position; only hand-edited positions ever have one."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Reader, shown
from tabuleiro.games.sanjuan.components import GOODS, NOBODY, ROLES, TWELVE_BUILDINGS, WORDS
from tabuleiro.games.sanjuan.state import Table

LAST: Final = ("EndRound", "BeginRound")
"""What the stack of a game that goes on ends with."""
FIRST: Final = ("Replace", "BlackMarket", "Pay", "Ship", "Keep", "CouncilDiscard", "TakeFound", "UseLibrary")
"""Questions in the middle of something: nothing can come before them."""
SERIES: Final = ("Pay", "Keep", "CouncilDiscard", "HandLimit", "KeepFour", "Office", "Bank")
"""Questions for several cards, one by one."""


# The stack as a whole.


def check_stack(s: Table, reader: Reader) -> None:
    """Refuse a stack whose frames, each possible, cannot stand together; each frame is checked later."""
    _check_end(reader)
    stack = reader.get("stack")
    if stack is None:
        _check_waiting(s, reader, ["TakeRole"])
        return
    items = stack.items()
    values = [item.value for item in items]
    names = [item["frame"].text() for item in items]
    if names and names[-1] not in LAST:
        raise items[-1].refuse(f"the last thing to be done is {' or '.join(LAST)}, not {names[-1]}")
    for place, item in enumerate(items):
        if place and names[place] in FIRST:
            raise item.refuse(f"nothing can come before {names[place]}")
        if names[place] != "TakeRole" and item.value in values[:place]:
            raise item.refuse(f"a second {names[place]} of the same seat")
    if names.count("TakeRole") > s.roles.count(NOBODY):
        raise stack.refuse("more roles are to be taken than are in the middle")
    _check_waiting(s, reader, names)


def _check_end(reader: Reader) -> None:
    """A stack is empty if and only if the game has ended."""
    stack, ended_by = reader.get("stack"), reader.get("ended_by")
    reason = ended_by.text() if ended_by else ""
    if ended_by and reason not in ("", TWELVE_BUILDINGS):
        raise ended_by.refuse(f"unknown reason {reason!r}")
    if ended_by and reason and (stack is None or stack.items()):
        raise ended_by.refuse("the game has ended, but something is to be done")
    if stack and not stack.items() and not reason:
        raise stack.refuse("nothing is to be done, but ended_by gives no reason")


def _check_waiting(s: Table, reader: Reader, names: list[str]) -> None:
    """Cards that wait need somebody who sorts them, a new building the end of its phase, and so on."""
    for field, cards, sorter in (("drawn", s.drawn, "Keep"), ("turned", s.turned, "TakeFound")):
        if cards and names[:1] != [sorter]:
            raise reader[field].refuse(f"these cards wait, but {sorter} is not first on the stack")
    if s.least and (not names or names[0] not in SERIES):
        raise reader["least"].refuse("nobody is naming a series of cards")
    if s.working != s.city and "EndBuilding" not in names:
        raise reader["players"].refuse("a building is new, but EndBuilding is not on the stack")


# Single frames.


def role_fault(s: Table, role: int) -> str | None:
    """The phase of a role that nobody has taken."""
    return f"nobody has taken the {ROLES[role]}" if s.roles[role] == NOBODY else None


def building_fault(s: Table, seat: int, kind: int) -> str | None:
    """A building that the seat would have to own, and since an earlier phase."""
    return None if s.working[seat] >> kind & 1 else f"seat {seat} has no {WORDS[kind]} at work"


def number_fault(name: str, value: object, lowest: int, highest: int) -> str | None:
    """A number out of its bounds, or no number."""
    if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
        return None
    return f"{name}: expected a whole number from {lowest} to {highest}, got {shown(value)}"


def named_fault(value: object, most: int, available: list[int]) -> str | None:
    """Goods named so far: fewer than may be named, in their order, and as many as there are of each."""
    if not isinstance(value, tuple) or not all(isinstance(good, int) for good in value):
        return f"named: expected a list of goods, got {shown(value)}"
    if value and len(value) >= most:
        return f"named: {len(value)} goods and a further one to name, at most {most} are allowed"
    if list(value) != sorted(value):
        return f"named: goods are named in the order {', '.join(GOODS)}"
    for good in value:
        if value.count(good) > available[good]:
            return f"named: {value.count(good)} {GOODS[good]}, there are only {available[good]}"
    return None
