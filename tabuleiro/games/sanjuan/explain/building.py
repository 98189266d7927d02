"""What a building costs and brings, beside the others or in the place of one."""

from __future__ import annotations

from tabuleiro.core.action import Action
from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.explain import Explanation, Income, Part
from tabuleiro.core.frames import Frame
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.components import (
    CARPENTER,
    CATHEDRAL,
    GOOD_WORDS,
    HOLDER,
    MOST_GOODS,
    NO_CARD,
    PARK,
    POOR_HOUSE,
    PRODUCTION,
    QUARRY,
    SMITHY,
    WORDS,
    Kind,
    Seat,
)
from tabuleiro.games.sanjuan.explain.wanted import wanted
from tabuleiro.games.sanjuan.rules import buildings as b
from tabuleiro.games.sanjuan.rules.builder import BlackMarket, Replace, Reward, most_more
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.state import SanJuanState


def cost_parts(s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind) -> list[Part]:
    """The terms of the cost left before the black market, one by one."""
    printed, privilege, library, helped, relief = b.cost_terms(s, seat, kind, replaced)
    helper = WORDS[SMITHY if kind < PRODUCTION else QUARRY]
    lowered = [("privilege", privilege, "builder"), ("library", library, "library"), (helper, helped, helper)]
    parts = [Part("printed", printed, WORDS[kind])]
    parts += [Part(label, -less, of) for label, less, of in lowered if less]
    if replaced != NO_CARD:
        parts.append(Part("park" if replaced == PARK else "crane", -relief, WORDS[replaced]))
    return parts


# Naming the building.


def build(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    """The building beside the others, or where it can only replace one, in the place of that one (B15).

    Where the crane leaves a choice, price and gains range over all ways; with several to replace and no way
    beside them there is no price yet.
    """
    seat, kind = frame.seat, action.arg
    places = b.replaceable(s, seat, kind)
    beside = b.can_pay(s, seat, kind, NO_CARD, full=False)
    facts = _ways(s, seat, kind, places, beside=beside)
    if not beside and len(places) > 1:
        return Explanation(action.code, "SJ-B8", facts=facts)
    ways = [_building(s, seat, kind, other, action.code, facts, full=full) for other, full in places]
    if beside:
        ways.insert(0, _building(s, seat, kind, NO_CARD, action.code, facts, full=False))
    return _ranging(ways) if len(ways) > 1 else ways[0]


def _ways(
    s: SanJuanState, seat: Seat, kind: Kind, places: list[tuple[Kind, bool]], *, beside: bool
) -> JsonObject:
    costs: list[Json] = [
        {"building": WORDS[other], "good": full, "cost": b.cost_left(s, seat, kind, other)}
        for other, full in places
    ]
    facts: JsonObject = {"beside": beside, "replaceable": costs}
    if beside or len(places) > 1:
        return facts
    return {**facts, "replaces": WORDS[places[0][0]], "good_lost": places[0][1]}


def _ranging(ways: list[Explanation]) -> Explanation:
    """The first way, with how much less the others cost and bring."""
    first = ways[0]
    sources = list(dict.fromkeys([gain.of for way in ways for gain in way.gains]))
    gains = [_income(source, ways) for source in sources]
    ranging = Explanation(first.code, first.clause, first.price, first.unit, gains, first.facts)
    return ranging.between(min([way.least or 0 for way in ways]), max([way.most or 0 for way in ways]))


def _income(source: str | None, ways: list[Explanation]) -> Income:
    """What one source brings over all ways; nothing in those that do not name it."""
    found = [gain for way in ways for gain in way.gains if gain.of == source]
    nothing = [0] * (len(found) < len(ways))
    least, amount = (
        min([gain.least for gain in found] + nothing),
        max([gain.amount for gain in found] + nothing),
    )
    return Income(found[0].seat, found[0].label, amount, source, at_end=found[0].at_end, least=least)


def beside(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    assert isinstance(frame, Replace)
    return _building(s, frame.seat, frame.building, NO_CARD, action.code, {}, full=False).said_again()


def replace(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    assert isinstance(frame, Replace)
    full = action.verb == "replace_full"
    replaced = HOLDER[action.arg] if full else action.arg
    facts: JsonObject = {"good_lost": full}
    return _building(s, frame.seat, frame.building, replaced, action.code, facts, full=full).said_again()


def _building(
    s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind, code: str, facts: JsonObject, *, full: bool
) -> Explanation:
    """One way to build it; goods may lower the price, and what is declined raises it."""
    after = s.clone()
    ops.put_up(after, seat, kind, 0, replaced, full=full)
    cost = b.cost_left(s, seat, kind, replaced)
    most = min(cost, b.goods_to_spend(s, seat, replaced, full=full))
    gains = [Income(seat, "points", points(after, seat) - points(s, seat), WORDS[kind], at_end=True)]
    gains += [*rewards(after, seat, kind, cost, most), *_of_cathedral(s, after, seat)]
    clause = "SJ-B1" if replaced == NO_CARD else "SJ-B8"
    parts = cost_parts(s, seat, kind, replaced) + owed_in_goods(after, seat, cost)
    found = Explanation(code, clause, parts, "cards", gains, {**facts, "black_market": most})
    dearest = cost + most_more(after, seat, kind, replaced, cost)
    return found.between(cost - most, from_hand(after, seat, dearest))


def _of_cathedral(s: SanJuanState, after: SanJuanState, builder: Seat) -> list[Income]:
    """The points of another's cathedral, which counts the dearest buildings of all others (E8)."""
    return [
        Income(owner, "points", more, WORDS[CATHEDRAL], at_end=True)
        for owner in range(s.config.players)
        if owner != builder and (more := points(after, owner) - points(s, owner))
    ]


def rewards(s: SanJuanState, seat: Seat, kind: Kind, left: int, goods: int) -> list[Income]:
    """The cards that come when the building is paid, with up to so many goods (B10, B11, R11, R14)."""
    gains: list[Income] = []
    if s.may_decline:
        return gains
    to_draw, hand = b.cards_left(s) + left, len(s.hands[seat])
    carpenter = kind >= PRODUCTION and b.works(s, seat, CARPENTER) and to_draw > 0
    if carpenter:
        gains.append(Income(seat, "cards", 1, "carpenter"))
    fewest, most = max(0, hand - left) + carpenter, min(hand, hand - left + goods) + carpenter
    if fewest <= 1 and b.works(s, seat, POOR_HOUSE) and to_draw > carpenter:
        gains.append(Income(seat, "cards", 1, "poor_house", least=int(most <= 1)))
    return gains


# Paying with goods.


def owed_in_goods(s: SanJuanState, seat: Seat, left: int) -> list[Part]:
    """The goods that have to help, where the hand does not suffice for what is left (B7)."""
    owed = left - from_hand(s, seat, left)
    return [Part("black_market", -owed, "black_market")] if owed else []


def from_hand(s: SanJuanState, seat: Seat, left: int) -> int:
    return min(left, len(s.hands[seat]))


def black_market(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    """What is left to pay from hand after a good, or without a further one, and the cards that then come."""
    assert isinstance(frame, BlackMarket)
    parts = [Part("left", frame.left)]
    left, more = frame.left, 0
    if action.verb == "spend":
        parts.append(Part("black_market", -1, GOOD_WORDS[action.arg]))
        left -= 1
        named = (*frame.named, action.arg)
        others = b.goods_from(s, frame.seat, named) - 1
        more = min(left, others, MOST_GOODS - len(named))
    parts += owed_in_goods(s, frame.seat, left)
    reward = s.stack[-2]
    after = rewards(s, frame.seat, reward.building, left, more) if isinstance(reward, Reward) else []
    facts = wanted(s, frame)
    if after:
        facts["then_draws"] = sum([gain.least for gain in after])
    clause = "SJ-B7" if action.verb == "spend" else "SJ-R11"
    found = Explanation(action.code, clause, parts, "cards", facts=facts)
    return found.between(left - more, from_hand(s, frame.seat, left)).said_again()
