"""Course: why frames, each of them possible, cannot stand together; only hand-edited positions are so."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.codec import Reader
from tabuleiro.games.sanjuan.components import (
    ENOUGH_BUILDINGS,
    NOBODY,
    NOBODY_CAN_BUILD,
    TWELVE_BUILDINGS,
    Seat,
)
from tabuleiro.games.sanjuan.rules.builder import Build, EndBuilding, Replace
from tabuleiro.games.sanjuan.rules.buildings import number_of_buildings
from tabuleiro.games.sanjuan.rules.councillor import Keep
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.rules.naming import CardSeries
from tabuleiro.games.sanjuan.rules.prospector import TakeFound
from tabuleiro.games.sanjuan.rules.roles import TakeRole, most_roles
from tabuleiro.games.sanjuan.rules.standstill import nobody_can_build
from tabuleiro.games.sanjuan.state import SanJuanState


def check_course(s: SanJuanState, reader: Reader) -> None:
    """Refuse a stack that no play leads to."""
    _check_end(s, reader)
    stack = reader.get("stack")
    if stack is not None:
        _check_repeats(s, stack)
        _check_takers(s, stack)
    _check_waiting(s, reader)
    _check_twelve(s, reader)


def _seats(s: SanJuanState, kind: type[Any]) -> list[Seat]:
    """Whose frames of a sort are on the stack, one entry for each."""
    return [frame.seat for frame in s.stack if isinstance(frame, kind)]


def _check_end(s: SanJuanState, reader: Reader) -> None:
    """A stack is empty if and only if the game has ended, for a reason that the table shows."""
    ended_by = reader.get("ended_by")
    if ended_by is not None and s.ended_by:
        _check_reason(s, ended_by)
    elif not s.stack:
        raise reader["stack"].refuse("nothing is to be done, but ended_by gives no reason")


def _check_reason(s: SanJuanState, ended_by: Reader) -> None:
    if s.ended_by not in (TWELVE_BUILDINGS, NOBODY_CAN_BUILD):
        raise ended_by.refuse(f"unknown reason {s.ended_by!r}")
    if s.stack:
        raise ended_by.refuse("the game has ended, but something is to be done")
    if s.ended_by == TWELVE_BUILDINGS and not _seats_with_twelve(s):
        raise ended_by.refuse(f"nobody has {ENOUGH_BUILDINGS} buildings")
    if s.ended_by == NOBODY_CAN_BUILD and not nobody_can_build(s):
        raise ended_by.refuse("somebody can still build")


def _check_repeats(s: SanJuanState, stack: Reader) -> None:
    """No question is put to a seat twice, but for a role and for the help of several buildings."""
    frames = s.stack[::-1]
    asked = [(type(frame), frame.seat) for frame in frames]
    for place, frame in enumerate(frames):
        if not isinstance(frame, TakeRole | UseBuilding) and asked[place] in asked[:place]:
            raise stack.items()[place].refuse(f"a second {type(frame).__name__} of the same seat")


def _check_takers(s: SanJuanState, stack: Reader) -> None:
    """Nobody has and takes more roles than a seat may have, and enough of them are in the middle."""
    takers = _seats(s, TakeRole)
    if len(takers) > s.roles.count(NOBODY):
        raise stack.refuse("more roles are to be taken than are in the middle")
    for seat in range(len(s.hands)):
        if s.roles.count(seat) + takers.count(seat) > most_roles(s, seat):
            raise stack.refuse(f"seat {seat} would have too many roles")


def _check_waiting(s: SanJuanState, reader: Reader) -> None:
    """Cards that wait need somebody who sorts them, a new building the end of its phase, and so on."""
    first = s.stack[-1] if s.stack else None
    if s.drawn and not isinstance(first, Keep):
        raise reader["drawn"].refuse("these cards wait, but Keep is not first on the stack")
    if s.turned and not isinstance(first, TakeFound):
        raise reader["turned"].refuse("these cards wait, but TakeFound is not first on the stack")
    if s.least and not isinstance(first, CardSeries):
        raise reader["least"].refuse("nobody is naming a series of cards")
    if s.working != s.city and not _seats(s, EndBuilding):
        raise reader["players"].refuse("a building is new, but EndBuilding is not on the stack")


def _check_twelve(s: SanJuanState, reader: Reader) -> None:
    """A twelfth building stands only until its phase ends (E1), and nobody builds twice in it (B1)."""
    builders = [*_seats(s, Build), *_seats(s, Replace)]
    for seat in _seats_with_twelve(s) if s.stack else []:
        buildings = reader["players"].items()[seat]["buildings"]
        if not _seats(s, EndBuilding):
            raise buildings.refuse(f"the game ends with {ENOUGH_BUILDINGS} buildings")
        if seat in builders:
            raise buildings.refuse(f"{ENOUGH_BUILDINGS} buildings, and a further one is to be built")


def _seats_with_twelve(s: SanJuanState) -> list[Seat]:
    return [seat for seat in range(len(s.hands)) if number_of_buildings(s, seat) >= ENOUGH_BUILDINGS]
