"""Impossible: what the seat to act would expect to be able to do but cannot, with reason and clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabuleiro.core.action import Action
from tabuleiro.core.explain import Impossible
from tabuleiro.core.frames import Frame
from tabuleiro.core.rules import options
from tabuleiro.games.sanjuan.actions import (
    BESIDE,
    BUILD,
    DISCARD,
    KEEP,
    PASS,
    PAY,
    PRODUCE,
    REPLACE,
    REPLACE_FULL,
    SELL,
    SPEND,
    STOP,
    TAKE,
    TUCK,
)
from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    CRANE,
    GOOD_KINDS,
    HOLDER,
    NO_CARD,
    NOBODY,
    PRODUCTION,
    Kind,
    Seat,
)
from tabuleiro.games.sanjuan.rules import buildings as b
from tabuleiro.games.sanjuan.rules.builder import BlackMarket, Build, Pay, Replace
from tabuleiro.games.sanjuan.rules.councillor import CouncilDiscard, Keep
from tabuleiro.games.sanjuan.rules.producer import Produce, rooms
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.games.sanjuan.rules.round import Bank, HandLimit, KeepFour, Office
from tabuleiro.games.sanjuan.rules.trader import Sell
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of


def impossible(s: SanJuanState) -> list[Impossible]:
    """What the seat to act would expect to be able to do but cannot."""
    frame = s.stack[-1]
    found = REASONS.get(type(frame))
    return found(s, frame) if found else []


def _roles(s: SanJuanState, _frame: TakeRole) -> list[Impossible]:
    taken = [(role, seat) for role, seat in enumerate(s.roles) if seat != NOBODY]
    return [Impossible(TAKE[role].code, "role_taken", "SJ-R3", {"seat": seat}) for role, seat in taken]


# Building.


def _buildings(s: SanJuanState, frame: Build) -> list[Impossible]:
    seat = frame.seat
    found = []
    for kind in sorted(set(s.hands[seat])):
        if kind >= PRODUCTION and b.stands(s, seat, kind):
            found.append(Impossible(BUILD[kind].code, "already_owned", "SJ-B4"))
        else:
            found += _unpaid(s, seat, kind)
    if s.cathedral:
        found += _unpaid(s, seat, CATHEDRAL)
    elif s.config.flag("new_buildings"):
        found.append(_cathedral_taken(s))
    return found


def _cathedral_taken(s: SanJuanState) -> Impossible:
    owners = [seat for seat in range(len(s.hands)) if b.stands(s, seat, CATHEDRAL)]
    return Impossible(
        BUILD[CATHEDRAL].code, "cathedral_taken", "SJ-B14", {"seat": owners[0] if owners else None}
    )


def _unpaid(s: SanJuanState, seat: Seat, kind: Kind) -> list[Impossible]:
    """The building cannot be paid in any way: how many cards are missing in the cheapest one."""
    missing = min([_missing(s, seat, kind, replaced, full=full) for replaced, full in _ways(s, seat, kind)])
    if missing <= 0:
        return []
    facts = {"cost": b.cost_left(s, seat, kind, NO_CARD), "missing": missing}
    return [Impossible(BUILD[kind].code, "too_few_cards", "SJ-B1", dict(facts))]


def _ways(s: SanJuanState, seat: Seat, kind: Kind) -> list[tuple[Kind, bool]]:
    """Beside the others, or in the place of one, whether it can be paid or not."""
    ways = [(NO_CARD, False)]
    if b.works(s, seat, CRANE):
        ways += [(other, full) for other, full in b.standing(s, seat) if other not in (CRANE, kind)]
    return ways


def _missing(s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind, *, full: bool) -> int:
    purse = b.cards_to_pay(s, seat, kind) + b.goods_to_spend(s, seat, replaced, full=full)
    return b.cost_left(s, seat, kind, replaced) - purse


def _places(s: SanJuanState, frame: Replace) -> list[Impossible]:
    seat, kind = frame.seat, frame.building
    found = []
    for replaced, full in [(NO_CARD, False), *b.standing(s, seat)]:
        action = _action(replaced, full=full)
        missing = _missing(s, seat, kind, replaced, full=full)
        if replaced == CRANE:
            found.append(Impossible(action.code, "crane_itself", "SJ-B8"))
        elif replaced == kind:
            found.append(Impossible(action.code, "same_kind", "SJ-B8"))
        elif missing > 0:
            found.append(Impossible(action.code, "too_few_cards", "SJ-B1", {"missing": missing}))
    return found


def _action(replaced: Kind, *, full: bool) -> Action:
    if replaced == NO_CARD:
        return BESIDE
    return REPLACE_FULL[HOLDER.index(replaced)] if full else REPLACE[replaced]


# Naming several things.


def _goods_to_spend(s: SanJuanState, frame: BlackMarket) -> list[Impossible]:
    found = _out_of_order(s, [SPEND[good] for good, number in enumerate(goods_of(s, frame.seat)) if number])
    missing = frame.left - len(s.hands[frame.seat])
    if missing > 0:
        end = STOP if frame.named else PASS
        found.append(Impossible(end.code, "too_few_cards", "SJ-B1", {"missing": missing}))
    return found


def _goods_to_produce(s: SanJuanState, frame: Produce) -> list[Impossible]:
    room = rooms(s, frame.seat)
    owned = [kind for kind in range(PRODUCTION) if b.stands(s, frame.seat, kind)]
    full = [
        Impossible(PRODUCE[kind].code, "already_has_good", "SJ-P1")
        for kind in owned
        if room[kind] <= frame.named.count(kind)
    ]
    empty = [PRODUCE[kind] for kind in owned if room[kind] > frame.named.count(kind)]
    return full + _out_of_order(s, empty)


def _goods_to_sell(s: SanJuanState, frame: Sell) -> list[Impossible]:
    left = [number - frame.named.count(good) for good, number in enumerate(goods_of(s, frame.seat))]
    owned = [good for good in range(GOOD_KINDS) if b.stands(s, frame.seat, HOLDER[good])]
    without = [Impossible(SELL[good].code, "no_good", "SJ-T2") for good in owned if not left[good]]
    return without + _out_of_order(s, [SELL[good] for good in owned if left[good]])


def _cards(s: SanJuanState, frame: Frame[SanJuanState]) -> list[Impossible]:
    """The cards that come too early in the order of the kinds, or too late to name enough."""
    family = CARDS_NAMED[type(frame)]
    cards = s.drawn if family is KEEP else s.hands[frame.seat]
    return _out_of_order(s, [family[card] for card in sorted(set(cards))])


def _out_of_order(s: SanJuanState, actions: list[Action]) -> list[Impossible]:
    """What is there but not offered, as one set is one path."""
    offered = options(s)
    return [Impossible(each.code, "named_in_order", "SJ-R15") for each in actions if each not in offered]


CARDS_NAMED: Final[dict[type, tuple[Action, ...]]] = {
    Pay: PAY,
    Keep: KEEP,
    CouncilDiscard: DISCARD,
    HandLimit: DISCARD,
    KeepFour: DISCARD,
    Office: DISCARD,
    Bank: TUCK,
}
"""The questions that ask for several cards, one by one."""

REASONS: Final[dict[type, Callable[[SanJuanState, Any], list[Impossible]]]] = {
    TakeRole: _roles,
    Build: _buildings,
    Replace: _places,
    BlackMarket: _goods_to_spend,
    Produce: _goods_to_produce,
    Sell: _goods_to_sell,
    **dict.fromkeys(CARDS_NAMED, _cards),
}
