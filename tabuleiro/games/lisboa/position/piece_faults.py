"""What a frame of a hand-edited position deals with must be there and fit what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabuleiro.games.lisboa import effects
from tabuleiro.games.lisboa.kinds import (
    COLUMNS,
    FOLLOWING,
    NARROW,
    NOBLE_CARD,
    NORTH,
    PLANS_PER_ARCHITECT,
    SHIP_CARD,
    SMALL,
    TREASURY,
    TREASURY_CARD,
    UPPER,
    VISITING,
)
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, NOTHING, Table, heap_size

NOBLE_ACTIONS: Final = ("BuildStore", "TakeDecree", "OpenBuilding")
"""The frame of each noble's action."""
PAYS_FOR_SHIP: Final = ("PayGoods", "GiveGood")


def piece_fault(frame: Any, s: Table) -> str | None:
    """The first thing that is missing or does not fit; the frames after this one are on the stack."""
    name = type(frame).__name__
    of_facts, of_order, of_pieces = OF_FACTS.get(name), OF_ORDER.get(name), OF_PIECES.get(name)
    fault = of_facts(frame) if of_facts else None
    if not fault and s.stack:
        fault = _ship_fault(frame, s.stack[-1]) or (of_order(frame, s.stack[-1]) if of_order else None)
    return fault or (of_pieces(frame, s) if of_pieces else None)


# The facts of the frame alone.


def _at_least_one(frame: Any) -> str | None:
    return None if frame.amount else "amount cannot be 0"


def _lose_piece(frame: Any) -> str | None:
    numbers = (effects.LOSE_REIS, effects.LOSE_WIGS)
    return "there is nothing to choose for this penalty" if frame.penalty in numbers else None


def _take_extra_good(frame: Any) -> str | None:
    return None if frame.goods else "goods cannot be empty"


OF_FACTS: Final[dict[str, Callable[[Any], str | None]]] = {
    "GiveGood": _at_least_one,
    "ReturnOfficial": _at_least_one,
    "LosePiece": _lose_piece,
    "TakeExtraGood": _take_extra_good,
}


# What comes after the frame.


def _ship_fault(frame: Any, after: Any) -> str | None:
    """A ship is paid for, then room is made for it, then it is launched."""
    name, following = type(frame).__name__, type(after).__name__
    if following == "MakeRoom" and after.newcomer == SHIP_CARD and name not in PAYS_FOR_SHIP:
        return f"{name} cannot come before room is made for a ship"
    if following == "LaunchShip" and after.place is None and name != "MakeRoom":
        return f"between {name} and LaunchShip MakeRoom is missing"
    return None


def _price(frame: Any, after: Any) -> str | None:
    """A visit goes on with a state action, a follow with one of three actions."""
    role = VISITING if type(after).__name__ == "ChooseStateAction" else FOLLOWING
    same = (frame.noble, frame.role) == (after.noble, role)
    return None if same else f"{type(after).__name__} is of another visit"


def _choose_state_action(frame: Any, after: Any) -> str | None:
    fits = NOBLE_ACTIONS[frame.noble] == type(after).__name__
    return None if fits else f"{type(after).__name__} is the action of another noble"


OF_ORDER: Final[dict[str, Callable[[Any, Any], str | None]]] = {
    "PayPrice": _price,
    "PayInfluence": _price,
    "PayReisPart": _price,
    "ChooseStateAction": _choose_state_action,
}


# The card in play, and the portfolio.


def _put_card(frame: Any, s: Table) -> str | None:
    if any(type(other).__name__ == "LeaveCourt" for other in s.stack):
        return "the card in play is at the Court"
    return _leave_court(frame, s)


def _leave_court(frame: Any, s: Table) -> str | None:
    return None if s.in_play else f"no card is in play for {type(frame).__name__}"


def _make_room(frame: Any, s: Table) -> str | None:
    """For a ship, or for the card in play."""
    if type(s.stack[-1]).__name__ == "LaunchShip":
        newcomer = SHIP_CARD
    else:
        newcomer = TREASURY_CARD if s.figures.card_kind[s.in_play] == TREASURY else NOBLE_CARD
    return None if frame.newcomer == newcomer else "something else comes into the portfolio"


def _launch_ship(frame: Any, s: Table) -> str | None:
    """A ship of the yard, and where it replaces one, a ship that is not larger (L-O3.1)."""
    if not s.yard:
        return "no ship is in the yard"
    if frame.place is None:
        return None
    hull = s.figures.hull[s.docks[frame.seat * UPPER + frame.place]]
    return None if 0 < hull <= s.figures.pack.ships[s.yard[-1]].hull else "there is no ship to replace"


# The city.


def _lot(frame: Any, s: Table) -> str | None:
    return None if frame.lot in s.figures.open_lots else "there is no such lot in this game"


def _place_tile(frame: Any, s: Table) -> str | None:
    if frame.lot not in s.figures.open_lots:
        return _lot(frame, s)
    if s.stores[frame.lot] != NOTHING or frame.good not in s.figures.pack.lots[frame.lot].goods:
        return "the lot is not free for such a store"
    space = SMALL if frame.lot % COLUMNS == NARROW else frame.good
    return None if s.display[space] else "the display has no such tile"


def _site(frame: Any, s: Table) -> str | None:
    """A free site, from which the cubes are taken already."""
    if frame.site not in s.figures.open_sites or s.sites[frame.site] != NOTHING:
        return "the site is not free"
    return "cubes lie on the site" if heap_size(s.rubble[FIRST_SITE_HEAP + frame.site]) else None


def _complete_plan(frame: Any, s: Table) -> str | None:
    if frame.plan not in s.plans[frame.seat]:
        return f"seat {frame.seat} has no such plan"
    architect = frame.plan // PLANS_PER_ARCHITECT
    building, place = s.available[architect], s.figures.pack.sites[frame.site]
    if building == NOTHING:
        return "the architect has no building left"
    if place.side == NORTH and place.good not in s.figures.building_sides[building][architect]:
        return "a north building shows the colour of its street"
    return _site(frame, s)


# Tiles and cards.


def _choose_tiles(frame: Any, s: Table) -> str | None:
    offered = all(s.offered[: s.config.players])
    return None if offered else f"{type(frame).__name__}: not everybody has clergy tiles to choose from"


def _discard_tiles(frame: Any, s: Table) -> str | None:
    """No more tiles than a seat had, nor more wigs than they can have."""
    if frame.discarded + len(s.clergy[frame.seat]) > s.figures.pack.player.clergy_places:
        return f"seat {frame.seat} cannot have discarded {frame.discarded} tiles"
    highest = frame.discarded * max(s.figures.tile_wigs)
    return f"wigs cannot be {frame.wigs}" if frame.wigs > highest else None


def _discarded_cards(frame: Any, s: Table) -> str | None:
    gone = all(card in s.discarded for card in frame.cards)
    return None if gone else "cards names one that is not discarded"


OF_PIECES: Final[dict[str, Callable[[Any, Table], str | None]]] = {
    "PutCard": _put_card,
    "LeaveCourt": _leave_court,
    "MakeRoom": _make_room,
    "LaunchShip": _launch_ship,
    "PlaceTile": _place_tile,
    "ClearRubble": _lot,
    "PayLot": _lot,
    "ScoreStore": _lot,
    "ChoosePlan": _site,
    "CompletePlan": _complete_plan,
    "KeepTile": _choose_tiles,
    "FillChurch": _choose_tiles,
    "DiscardTiles": _discard_tiles,
    "DiscardHand": _discarded_cards,
    "TakeRewards": _discarded_cards,
}
