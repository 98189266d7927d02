"""Explain: what an option costs and brings, and the clause that allows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.codec import Json, JsonObject, words_of
from tabuleiro.core.explain import Explanation, Income, Part
from tabuleiro.core.frames import Frame
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.components import (
    BUILDER,
    CARPENTER,
    COST,
    CUSTOMS_GOOD,
    GOODS,
    HOLDER,
    MARKET_HALL,
    MARKET_STAND,
    NO_CARD,
    PARK,
    POOR_HOUSE,
    PRICES,
    PRODUCTION,
    PROSPECTOR,
    QUARRY,
    RELIEF,
    ROLES,
    SMITHY,
    TILES,
    WELL,
    WORDS,
)
from tabuleiro.games.sanjuan.rules import buildings as b
from tabuleiro.games.sanjuan.rules.builder import BlackMarket, Pay, Replace
from tabuleiro.games.sanjuan.rules.councillor import CouncilDiscard, Keep
from tabuleiro.games.sanjuan.rules.producer import Produce
from tabuleiro.games.sanjuan.rules.prospector import TakeFound
from tabuleiro.games.sanjuan.rules.roles import UseLibrary
from tabuleiro.games.sanjuan.rules.round import Bank, Chapel, HandLimit, KeepFour, Office
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.rules.trader import Sell, Ship
from tabuleiro.games.sanjuan.state import Table

CLAUSES: Final[dict[type[Frame[Table]], str]] = {
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
}
"""The clause of each question; those of roles and buildings depend on the option."""

PHASE_CLAUSES: Final = ("SJ-B1", "SJ-P1", "SJ-T2", "SJ-C1", "SJ-X1")


def explain(s: Table, action: Action) -> Explanation:
    """What an option of the position costs and brings."""
    frame = s.stack[-1]
    found = EXPLAIN.get(action.verb)
    if found is not None:
        return found(s, frame, action)
    clause = "SJ-R11" if action.verb in ("pass", "stop") else CLAUSES[type(frame)]
    return Explanation(action.code, clause, facts=_still_owed(frame))


def _still_owed(frame: Frame[Table]) -> JsonObject:
    """How many cards are to be named after this one, where that is fixed."""
    return {"left": frame.left - 1} if isinstance(frame, (Pay, Keep, CouncilDiscard)) else {}


def _take(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    """What the role would allow the seat that takes it."""
    seat, role = frame.seat, action.arg
    after = s.clone()
    ops.take_role(after, seat, role)
    facts: list[JsonObject] = [
        {"discount": b.privilege(after, seat, BUILDER)},
        {"goods": b.production_limit(after, seat)},
        {"sales": b.sales_limit(after, seat)},
        {"draws": b.cards_to_draw(after, seat), "keeps": b.cards_to_keep(after, seat)},
        {},
    ]
    cards = b.privilege(after, seat, PROSPECTOR)
    gains = [Income(seat, "cards", cards, ROLES[role])] if role == PROSPECTOR else []
    return Explanation(action.code, PHASE_CLAUSES[role], gains=gains, facts=facts[role])


# Building.


def cost_parts(s: Table, seat: int, kind: int, replaced: int) -> list[Part]:
    """The terms of the cost left before the black market (B15): their sum, at least 0, is `cost_left`."""
    working = s.working[seat] if replaced == NO_CARD else s.working[seat] & ~(1 << replaced)
    parts = [Part("printed", COST[kind], WORDS[kind])]
    if s.roles[BUILDER] == seat:
        parts.append(Part("privilege", -1, "builder"))
        if b.doubled(s, seat, working):
            parts.append(Part("library", -1, "library"))
    cheaper = SMITHY if kind < PRODUCTION else QUARRY
    if working >> cheaper & 1:
        parts.append(Part(WORDS[cheaper], -1, WORDS[cheaper]))
    if replaced != NO_CARD:
        parts.append(Part("park" if replaced == PARK else "crane", -RELIEF[replaced], WORDS[replaced]))
    return parts


def _build(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    """The building beside the others, with the ways to replace one."""
    seat, kind = frame.seat, action.arg
    places: list[Json] = [
        {"building": WORDS[other], "good": full, "cost": b.cost_left(s, seat, kind, other)}
        for other, full in b.replaceable(s, seat, kind)
    ]
    facts: JsonObject = {"beside": b.can_pay(s, seat, kind, NO_CARD, full=False), "replaceable": places}
    return _building(s, seat, kind, NO_CARD, action.code, facts, full=False)


def _beside(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    assert isinstance(frame, Replace)
    return _building(s, frame.seat, frame.building, NO_CARD, action.code, {}, full=False)


def _replace(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    assert isinstance(frame, Replace)
    full = action.verb == "replace_full"
    replaced = HOLDER[action.arg] if full else action.arg
    return _building(s, frame.seat, frame.building, replaced, action.code, {"good_lost": full}, full=full)


def _building(
    s: Table, seat: int, kind: int, replaced: int, code: str, facts: JsonObject, *, full: bool
) -> Explanation:
    after = s.clone()
    ops.put_up(after, seat, kind, 0, replaced, full=full)
    gains = [Income(seat, "points", points(after, seat) - points(s, seat), WORDS[kind], at_end=True)]
    cost = b.cost_left(s, seat, kind, replaced)
    cards = len(after.hands[seat]) - cost
    if kind >= PRODUCTION and b.works(after, seat, CARPENTER):
        gains.append(Income(seat, "cards", 1, "carpenter"))
        cards += 1
    if cards <= 1 and b.works(after, seat, POOR_HOUSE):
        gains.append(Income(seat, "cards", 1, "poor_house"))
    most: JsonObject = {"black_market": min(cost, b.goods_to_spend(s, seat, replaced, full=full))}
    clause = "SJ-B1" if replaced == NO_CARD else "SJ-B8"
    return Explanation(code, clause, cost_parts(s, seat, kind, replaced), "cards", gains, {**facts, **most})


def _spend(_s: Table, frame: Frame[Table], action: Action) -> Explanation:
    assert isinstance(frame, BlackMarket)
    parts = [Part("left", frame.left), Part("black_market", -1, GOODS[action.arg])]
    return Explanation(action.code, "SJ-B7", parts, "cards")


# Goods.


def _produce(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    assert isinstance(frame, Produce)
    seat = frame.seat
    gains = [Income(seat, "good", 1, GOODS[action.arg])]
    if len(frame.named) == 1 and b.works(s, seat, WELL):
        gains.append(Income(seat, "cards", 1, "well"))
    facts: JsonObject = {"limit": b.production_limit(s, seat), "named": words_of(GOODS, frame.named)}
    return Explanation(action.code, "SJ-P1", gains=gains, facts=facts)


def _sell(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    assert isinstance(frame, Sell)
    seat, good, tile = frame.seat, action.arg, s.tiles[0]
    gains = [Income(seat, "cards", PRICES[tile][good], GOODS[good])]
    for building, sales in ((MARKET_HALL, 0), (MARKET_STAND, 1)):
        if len(frame.named) == sales and b.works(s, seat, building):
            gains.append(Income(seat, "cards", 1, WORDS[building]))
    facts: JsonObject = {
        "tile": TILES[tile],
        "limit": b.sales_limit(s, seat),
        "named": words_of(GOODS, frame.named),
    }
    clause = "SJ-T6" if good == CUSTOMS_GOOD else "SJ-T2"
    return Explanation(action.code, clause, gains=gains, facts=facts)


# Cards that count at the end.


def _point(_s: Table, frame: Frame[Table], action: Action) -> Explanation:
    pile = {Chapel: "chapel", Bank: "bank", Ship: "harbour"}[type(frame)]
    gain = Income(frame.seat, "points", 1, pile, at_end=True)
    return Explanation(action.code, CLAUSES[type(frame)], gains=[gain])


def _take_card(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    gain = Income(frame.seat, "cards", 1, "goldsmith")
    return Explanation(action.code, "SJ-X3", gains=[gain], facts={"card": WORDS[s.turned[0]]})


EXPLAIN: Final[dict[str, Callable[[Table, Frame[Table], Action], Explanation]]] = {
    "take": _take,
    "build": _build,
    "beside": _beside,
    "replace": _replace,
    "replace_full": _replace,
    "spend": _spend,
    "produce": _produce,
    "sell": _sell,
    "tuck": _point,
    "use_harbour": _point,
    "take_card": _take_card,
}
