"""Faults: why a frame cannot stand in a position; only hand-edited positions ever have one."""

from __future__ import annotations

from tabuleiro.core.codec import shown
from tabuleiro.games.sanjuan.components import GOODS, NOBODY, ROLES, WORDS
from tabuleiro.games.sanjuan.state import Table


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
