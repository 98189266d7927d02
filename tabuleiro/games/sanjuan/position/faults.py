"""Faults: why a stack or a frame cannot stand in a position; only hand-edited positions ever have one."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Reader
from tabuleiro.games.sanjuan.components import (
    ENOUGH_BUILDINGS,
    GOODS,
    NOBODY,
    NOBODY_CAN_BUILD,
    ROLES,
    TWELVE_BUILDINGS,
    WORDS,
    Good,
    Kind,
    Role,
    Seat,
)
from tabuleiro.games.sanjuan.rules.buildings import number_of_buildings
from tabuleiro.games.sanjuan.rules.standstill import nobody_can_build
from tabuleiro.games.sanjuan.state import Table

SERIES: Final = ("Pay", "Keep", "CouncilDiscard", "HandLimit", "KeepFour", "Office", "Bank")
"""Questions for several cards, one by one."""


# The stack as a whole.


def check_stack(s: Table, reader: Reader) -> None:
    """Refuse a stack whose frames, each possible, cannot stand together; each frame is checked later."""
    _check_end(s, reader)
    stack = reader.get("stack")
    if stack is None:
        _check_waiting(s, reader, ["TakeRole"])
        _check_twelve(s, reader, [])
        return
    items = stack.items()
    names = [item["frame"].text() for item in items]
    _check_series(items, names)
    _check_takers(s, stack, items)
    _check_waiting(s, reader, names)
    _check_twelve(s, reader, items)


def _check_series(items: list[Reader], names: list[str]) -> None:
    """No question is put to a seat twice, but for a role and for the help of several buildings."""
    asked = [(name, item["seat"].value) for name, item in zip(names, items, strict=True)]
    for place, (name, _) in enumerate(asked):
        if name not in ("TakeRole", "UseBuilding") and asked[place] in asked[:place]:
            raise items[place].refuse(f"a second {name} of the same seat")


def _check_takers(s: Table, stack: Reader, items: list[Reader]) -> None:
    """Nobody has and takes more roles than a seat may have, and enough of them are in the middle."""
    takers = [item["seat"].value for item in items if item["frame"].value == "TakeRole"]
    if len(takers) > s.roles.count(NOBODY):
        raise stack.refuse("more roles are to be taken than are in the middle")
    for seat in range(len(s.hands)):
        if s.roles.count(seat) + takers.count(seat) > most_roles(s, seat):
            raise stack.refuse(f"seat {seat} would have too many roles")


def most_roles(s: Table, seat: Seat) -> int:
    """One, or two for the governor of two players (R1, R2)."""
    return 2 if len(s.hands) == 2 and seat == s.governor else 1


def _check_end(s: Table, reader: Reader) -> None:
    """A stack is empty if and only if the game has ended, for a reason that the table shows."""
    stack, ended_by = reader.get("stack"), reader.get("ended_by")
    reason = ended_by.text() if ended_by else ""
    if ended_by and reason not in ("", TWELVE_BUILDINGS, NOBODY_CAN_BUILD):
        raise ended_by.refuse(f"unknown reason {reason!r}")
    if ended_by and reason and (stack is None or stack.items()):
        raise ended_by.refuse("the game has ended, but something is to be done")
    if ended_by and reason == TWELVE_BUILDINGS and not seats_with_twelve(s):
        raise ended_by.refuse(f"nobody has {ENOUGH_BUILDINGS} buildings")
    if ended_by and reason == NOBODY_CAN_BUILD and not nobody_can_build(s):
        raise ended_by.refuse("somebody can still build")
    if stack and not stack.items() and not reason:
        raise stack.refuse("nothing is to be done, but ended_by gives no reason")


def seats_with_twelve(s: Table) -> list[Seat]:
    return [seat for seat in range(len(s.hands)) if number_of_buildings(s, seat) >= ENOUGH_BUILDINGS]


def _check_twelve(s: Table, reader: Reader, items: list[Reader]) -> None:
    """A twelfth building stands only until its phase ends (E1), and nobody builds twice in it (B1)."""
    names = [item["frame"].text() for item in items]
    builds = [item["seat"].value for item in items if item["frame"].value in ("Build", "Replace")]
    ended = reader.get("stack") is not None and not items
    for seat in [] if ended else seats_with_twelve(s):
        player = reader["players"].items()[seat]
        if "EndBuilding" not in names:
            raise player["buildings"].refuse(f"the game ends with {ENOUGH_BUILDINGS} buildings")
        if seat in builds:
            raise player["buildings"].refuse(
                f"{ENOUGH_BUILDINGS} buildings, and a further one is to be built"
            )


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


def role_fault(s: Table, role: Role) -> str | None:
    """The phase of a role that nobody has taken."""
    return f"nobody has taken the {ROLES[role]}" if s.roles[role] == NOBODY else None


def building_fault(s: Table, seat: Seat, kind: Kind) -> str | None:
    """A building that the seat would have to own, and since an earlier phase."""
    return None if s.working[seat] >> kind & 1 else f"seat {seat} has no {WORDS[kind]} at work"


def number_fault(name: str, value: int, lowest: int, highest: int) -> str | None:
    """A number that the position does not allow."""
    if lowest <= value <= highest:
        return None
    return f"{name}: expected a whole number from {lowest} to {highest}, got {value}"


def named_fault(named: tuple[Good, ...], most: int, available: list[int]) -> str | None:
    """Goods named so far: fewer than may be named, in their order, and as many as there are of each."""
    if named and len(named) >= most:
        return f"named: {len(named)} goods and a further one to name, at most {most} are allowed"
    if list(named) != sorted(named):
        return f"named: goods are named in the order {', '.join(GOODS)}"
    for good in named:
        if named.count(good) > available[good]:
            return f"named: {named.count(good)} {GOODS[good]}, there are only {available[good]}"
    return None
