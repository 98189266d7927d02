"""Faults: why a frame cannot stand in a position; only hand-edited positions ever have one."""

from __future__ import annotations

from tabuleiro.games.sanjuan.components import GOOD_WORDS, NOBODY, ROLES, WORDS, Good, Kind, Role, Seat
from tabuleiro.games.sanjuan.state import SanJuanState


def role_fault(s: SanJuanState, role: Role) -> str | None:
    """The phase of a role that nobody has taken."""
    return f"nobody has taken the {ROLES[role]}" if s.roles[role] == NOBODY else None


def building_fault(s: SanJuanState, seat: Seat, kind: Kind) -> str | None:
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
        return f"named: goods are named in the order {', '.join(GOOD_WORDS)}"
    for good in named:
        if named.count(good) > available[good]:
            return f"named: {named.count(good)} {GOOD_WORDS[good]}, there are only {available[good]}"
    return None
