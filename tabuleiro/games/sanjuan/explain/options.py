"""Explain: what an option costs and brings, and the clause that allows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.explain import Explanation, Income
from tabuleiro.core.frames import Frame
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import USE_LIBRARY
from tabuleiro.games.sanjuan.components import (
    BUILDER,
    CUSTOMS_GOOD,
    GOLD_MINE,
    GOOD_WORDS,
    PILES,
    PRICES,
    PROSPECTOR,
    ROLES,
    TILES,
    UNDER_BANK,
    UNDER_CHAPEL,
    UNDER_HARBOUR,
    WELL,
    WORDS,
    Pile,
    Role,
    Seat,
)
from tabuleiro.games.sanjuan.explain import building, helping
from tabuleiro.games.sanjuan.explain.holdings import with_shipped
from tabuleiro.games.sanjuan.explain.wanted import wanted
from tabuleiro.games.sanjuan.rules import buildings as b
from tabuleiro.games.sanjuan.rules.builder import BlackMarket, Pay, Replace
from tabuleiro.games.sanjuan.rules.councillor import CouncilDiscard, Keep, UsePrefecture
from tabuleiro.games.sanjuan.rules.producer import Produce
from tabuleiro.games.sanjuan.rules.prospector import CARDS_TURNED, TakeFound
from tabuleiro.games.sanjuan.rules.roles import UseLibrary, asks_for_library
from tabuleiro.games.sanjuan.rules.round import Bank, Chapel, HandLimit, KeepFour, Office
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.rules.trader import Sell, Ship, ShipMore, due, markets
from tabuleiro.games.sanjuan.state import SanJuanState

CLAUSES: Final[dict[type[Frame[SanJuanState]], str]] = {
    BlackMarket: "SJ-B7",
    Pay: "SJ-B1",
    Replace: "SJ-B8",
    Produce: "SJ-P1",
    Sell: "SJ-T2",
    Ship: "SJ-T5",
    Keep: "SJ-C1",
    CouncilDiscard: "SJ-C4",
    TakeFound: "SJ-X3",
    UseLibrary: "SJ-X4",
    Office: "SJ-G1",
    Chapel: "SJ-G2",
    Bank: "SJ-G3",
    HandLimit: "SJ-R7",
    KeepFour: "SJ-S6",
    ShipMore: "SJ-T5",
}
"""The clause of each question; those of roles and buildings depend on the option."""

PHASE_CLAUSES: Final = ("SJ-B1", "SJ-P1", "SJ-T2", "SJ-C1", "SJ-X1")


def explain(s: SanJuanState, action: Action) -> Explanation:
    """What an option of the position costs and brings."""
    frame = s.stack[-1]
    found = BY_FRAME.get(type(frame)) or EXPLAIN.get(action.verb)
    if found is not None:
        return found(s, frame, action)
    clause = "SJ-R11" if action.verb in ("pass", "stop") else CLAUSES[type(frame)]
    return Explanation(action.code, clause, facts=wanted(s, frame))


def _take(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    """What the role would allow the seat that takes it, at most where the library is asked about (X4)."""
    after = s.clone()
    ops.take_role(after, frame.seat, action.arg)
    asked = asks_for_library(after, frame.seat)
    if asked:
        ops.use_library(after, frame.seat, used=True)
    facts: JsonObject = {"library": True} if asked else {}
    gains = _prospecting(after, frame.seat, asked=asked) if action.arg == PROSPECTOR else []
    facts = {**_allowed(after, frame.seat, action.arg), **facts}
    return Explanation(action.code, PHASE_CLAUSES[action.arg], gains=gains, facts=facts)


def _library(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    """What the role allows with the library or without it."""
    after = s.clone()
    ops.use_library(after, frame.seat, used=action is USE_LIBRARY)
    return Explanation(action.code, "SJ-X4", facts=_allowed(after, frame.seat, s.roles.index(frame.seat)))


def _allowed(s: SanJuanState, seat: Seat, role: Role) -> JsonObject:
    """What the role allows the seat that has taken it."""
    limits: list[JsonObject] = [
        {"discount": b.privilege(s, seat, BUILDER)},
        {"goods": b.production_limit(s, seat)},
        {"sales": b.sales_limit(s, seat)},
        {"draws": b.cards_to_draw(s, seat), "keeps": b.cards_to_keep(s, seat)},
        {"draws": b.privilege(s, seat, PROSPECTOR)},
    ]
    return limits[role]


def _prospecting(s: SanJuanState, seat: Seat, *, asked: bool) -> list[Income]:
    """The prospector's cards, fewer without a library that is asked about, and what gold mines may find."""
    if s.may_decline:
        return []
    cards = min(b.privilege(s, seat, PROSPECTOR), b.cards_left(s))
    least = min(1, cards) if asked else cards
    gains = [Income(seat, "cards", cards, ROLES[PROSPECTOR], least=least)]
    mines = b.owners(s, GOLD_MINE, seat) if b.cards_left(s) - least >= CARDS_TURNED else []
    return gains + [Income(owner, "cards", 1, WORDS[GOLD_MINE], least=0) for owner in mines]


# Goods.


def _produce(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    assert isinstance(frame, Produce)
    seat = frame.seat
    left = b.cards_left(s) - len(frame.named)
    gains = [Income(seat, "good", min(1, max(0, left)), GOOD_WORDS[action.arg])]
    if len(frame.named) == 1 and left > 1 and b.works(s, seat, WELL) and not s.may_decline:
        gains.append(Income(seat, "cards", 1, "well"))
    return Explanation(action.code, "SJ-P1", gains=gains, facts=wanted(s, frame))


def _sell(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    assert isinstance(frame, Sell)
    seat, good, tile = frame.seat, action.arg, s.tiles[0]
    # The card of the good itself can be drawn, however many the goods before it have left.
    left = 1 + max(0, b.cards_left(s) + len(frame.named) - due(s, seat, frame.named))
    gain = Income(seat, "cards", min(left, PRICES[tile][good]), GOOD_WORDS[good])
    gains = [gain, *_of_market(s, seat, len(frame.named), left - gain.amount)]
    facts: JsonObject = {"tile": TILES[tile], **wanted(s, frame)}
    clause = "SJ-T6" if good == CUSTOMS_GOOD else "SJ-T2"
    return Explanation(action.code, clause, gains=gains, facts=facts)


def _of_market(s: SanJuanState, seat: Seat, sales: int, left: int) -> list[Income]:
    """The card of the market that the next sale is enough for, if one is left for it (T4, R14)."""
    before = markets(s, seat, sales)
    reached = [market for market in markets(s, seat, sales + 1) if market not in before]
    return [Income(seat, "cards", 1, WORDS[market]) for market in reached if left > 0 and not s.may_decline]


# Cards that count at the end.


def _tuck(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    after = s.clone()
    pile = UNDER_CHAPEL if isinstance(frame, Chapel) else UNDER_BANK
    ops.tuck(after, frame.seat, action.arg, pile)
    return _point(s, after, frame, action, pile)


def _use_harbour(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    assert isinstance(frame, Ship | ShipMore)
    shipped = frame.shipped if isinstance(frame, ShipMore) else 0
    before = with_shipped(s, frame.seat, frame.named[:shipped])
    after = with_shipped(s, frame.seat, frame.named[: shipped + 1])
    return _point(before, after, frame, action, UNDER_HARBOUR)


def _point(
    s: SanJuanState, after: SanJuanState, frame: Frame[SanJuanState], action: Action, pile: Pile
) -> Explanation:
    """The point of a tucked card, with what a palace makes of it."""
    more = points(after, frame.seat) - points(s, frame.seat)
    gain = Income(frame.seat, "points", more, PILES[pile], at_end=True)
    return Explanation(action.code, CLAUSES[type(frame)], gains=[gain], facts=wanted(s, frame))


def _take_card(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    gain = Income(frame.seat, "cards", 1, "goldsmith")
    return Explanation(action.code, "SJ-X3", gains=[gain], facts={"card": WORDS[s.turned[0]]})


EXPLAIN: Final[dict[str, Callable[[SanJuanState, Frame[SanJuanState], Action], Explanation]]] = {
    "take": _take,
    "build": building.build,
    "beside": building.beside,
    "replace": building.replace,
    "replace_full": building.replace,
    "produce": _produce,
    "sell": _sell,
    "tuck": _tuck,
    "use_harbour": _use_harbour,
    "take_card": _take_card,
    "use": helping.use,
    "draw": helping.draw,
    "more": helping.more,
}
BY_FRAME: Final[
    dict[type[Frame[SanJuanState]], Callable[[SanJuanState, Frame[SanJuanState], Action], Explanation]]
] = {
    BlackMarket: building.black_market,
    UseLibrary: _library,
    UsePrefecture: helping.prefecture,
}
"""Questions of which declining brings something too."""
