"""Explain: what an option costs and brings, and the clause that allows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.explain import Explanation, Income, Part
from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.actions import good_and_dock, good_and_state_action, number_of, steps_and_place
from tabuleiro.games.lisboa.effects import (
    AFTER_FAVOR,
    AFTER_MEETING,
    AFTER_PLAN,
    AFTER_PRODUCTION,
    PER_RECRUITING,
    benefit_text,
    penalty_text,
    reward_text,
)
from tabuleiro.games.lisboa.explain import city
from tabuleiro.games.lisboa.explain.prices import fee_parts, influence_gains, sale_gains, visit_parts
from tabuleiro.games.lisboa.explain.ship import ship, ship_order
from tabuleiro.games.lisboa.kinds import (
    COURT_ACTION_WORDS,
    GOLD,
    GOOD_WORDS,
    NOBLE_WORDS,
    PRODUCE,
    SHIP,
    TREASURY,
    UPPER,
    CardId,
    Noble,
    Seat,
    StateAction,
    place_at,
)
from tabuleiro.games.lisboa.ops import holdings
from tabuleiro.games.lisboa.ops.holdings import influence_of_portfolio, room
from tabuleiro.games.lisboa.places import goods_of, officials_in, portfolio_of
from tabuleiro.games.lisboa.rules.building import OfferBuilding
from tabuleiro.games.lisboa.rules.church import DiscardTiles
from tabuleiro.games.lisboa.rules.court import OfferFollow
from tabuleiro.games.lisboa.rules.decree import TakeExtraDecree
from tabuleiro.games.lisboa.rules.market import SellMore, TradeMore
from tabuleiro.games.lisboa.rules.payment import PayReis
from tabuleiro.games.lisboa.rules.period import DiscardHand
from tabuleiro.games.lisboa.rules.prices import less_per_payment, right_value, visit_price
from tabuleiro.games.lisboa.rules.rewards import LosePiece
from tabuleiro.games.lisboa.rules.shipyard import GiveGood, KeepToLimit
from tabuleiro.games.lisboa.rules.state_actions import Produce, Recruit, passes_treasury
from tabuleiro.games.lisboa.rules.visiting import PayInfluence, PayReisPart
from tabuleiro.games.lisboa.state import LisboaState, benefit, passes
from tabuleiro.games.lisboa.variants.ops import TASKS_FOR_A
from tabuleiro.games.lisboa.variants.tasks import PlaceOfficial

Explainer: TypeAlias = Callable[[LisboaState, Frame[Any], Action], Explanation]

CLAUSES: Final = {
    "keep": "L-S3",
    "take": "L-T5",
    "end": "L-Z1",
    "skip": "L-V1",
    "pass": "L-V4",
    "decline": "L-Y11",
    "cube": "L-Y12",
    "return": "L-Y15",
}
"""The clause of each verb that needs no sum."""
STOP_CLAUSES: Final[dict[type[Frame[Any]], str]] = {
    SellMore: "L-A4",
    TradeMore: "L-B1",
    Recruit: "L-O1",
    TakeExtraDecree: "L-N2.2",
    DiscardTiles: "L-C1",
    DiscardHand: "L-P3",
}
NOBLE_ACTION_CLAUSES: Final = ("L-N1", "L-N2", "L-N3")
STATE_ACTION_CLAUSES: Final = ("L-O1", "L-O2", "L-O3", "L-O4", "L-O5", "L-O6")


def explain(s: LisboaState, action: Action) -> Explanation:
    """What an option of the position costs and brings."""
    frame = s.stack[-1]
    found = EXPLAIN.get(action.verb)
    if found is not None:
        return found(s, frame, action)
    if action.verb == "stop":
        return Explanation(action.code, STOP_CLAUSES[type(frame)], gains=_gains_of_stopping(s, frame))
    return Explanation(action.code, "L-Y40" if isinstance(frame, OfferBuilding) else CLAUSES[action.verb])


def _gains_of_stopping(s: LisboaState, frame: Frame[Any]) -> list[Income]:
    """What comes once, after the last official or tile."""
    if isinstance(frame, Recruit):
        return influence_gains(s, frame.seat, benefit(s, frame.seat, PER_RECRUITING))
    if isinstance(frame, DiscardTiles) and frame.discarded:
        return influence_gains(s, frame.seat, influence_of_portfolio(s, frame.seat))
    return []


# Cards.


def _discard(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    if isinstance(frame, DiscardHand):
        return Explanation(action.code, "L-P3", facts=printed_facts(s, number_of(action)))
    gold = min(1, room(s, frame.seat, GOLD))
    return Explanation(action.code, "L-T3", gains=[Income(frame.seat, "gold", gold)])


def printed_facts(s: LisboaState, number: CardId) -> JsonObject:
    """What is printed on a card, in the words of the packs."""
    card = s.figures.pack.cards[number]
    if card.benefit is not None:
        return {"event": reward_text(card.event), "benefit": benefit_text(card.benefit)}
    facts: JsonObject = {"influence": card.influence}
    if card.penalty is not None:
        facts["penalty"] = penalty_text(card.penalty)
    else:
        facts["reward"] = reward_text(card.reward)
    return facts


def _portfolio(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    number = number_of(action)
    facts = printed_facts(s, number)
    if s.figures.card_kind[number] == TREASURY:
        gains = [Income(frame.seat, "reis", right_value(s), "treasury")]
        return Explanation(action.code, "L-F5", gains=gains, facts=facts)
    return Explanation(action.code, "L-F4", facts=facts)


def _visit(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    noble = s.figures.card_kind[number_of(action)]
    return _visit_price(s, frame.seat, noble, action.code, "L-V2")


def _follow(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    assert isinstance(frame, OfferFollow)
    return _visit_price(s, frame.seat, frame.noble, action.code, "L-V4")


def _visit_price(s: LisboaState, seat: Seat, noble: Noble, code: str, clause: str) -> Explanation:
    parts = visit_parts(s, seat, noble)
    return Explanation(code, clause, parts, "influence", facts={"noble": NOBLE_WORDS[noble]})


def _sponsor(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    facts = printed_facts(s, number_of(action))
    return Explanation(action.code, "L-E1", fee_parts(s, frame.seat), "reis", facts=facts)


def _reward(s: LisboaState, _: Frame[Any], action: Action) -> Explanation:
    return Explanation(action.code, "L-P3", facts=printed_facts(s, number_of(action)))


def _draft(s: LisboaState, _: Frame[Any], action: Action) -> Explanation:
    return Explanation(action.code, "L-S15", facts=printed_facts(s, number_of(action)))


def _task(s: LisboaState, _: Frame[Any], action: Action) -> Explanation:
    """The reward of a task B; one of deck A has none but two of deck B."""
    reward = s.figures.pack.tasks[number_of(action)].reward
    facts: JsonObject = {"reward": reward_text(reward)} if reward else {"tasks": TASKS_FOR_A}
    return Explanation(action.code, "L-X7", facts=facts)


def _remove(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """The card that goes, how much lies on its dock, and the wigs that its hull would have brought (L-W1)."""
    place = action.arg
    card = portfolio_of(s, frame.seat)[place]
    lost = len(s.cargo[place_at(frame.seat, place)]) if place < UPPER else 0
    clause = "L-F11" if isinstance(frame, KeepToLimit) else "L-F2"
    hull = s.figures.hull[card] if place < UPPER else 0
    gains = [Income(frame.seat, "wigs", -hull, "hull", at_end=True)] if hull else []
    facts: JsonObject = {"card": s.figures.upper_word(card), "cargo_lost": lost}
    return Explanation(action.code, clause, gains=gains, facts=facts)


# Goods and money.


def _sell(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    good, dock = good_and_dock(action)
    return Explanation(action.code, "L-A1", gains=sale_gains(s, frame.seat, good, dock))


def _offer(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """The offered good, and what a ship costs with the goods that are then left."""
    good, state_action = good_and_state_action(action)
    offered = [Part("offered", 1, GOOD_WORDS[good])]
    facts: JsonObject = {"good": GOOD_WORDS[good], "action": COURT_ACTION_WORDS[state_action]}
    after = s.clone()
    holdings.offer_good(after, frame.seat, good, state_action)
    if state_action == SHIP:
        return ship_order(after, frame.seat, action.code, offered, facts)
    gains = _gains_at_once(after, frame.seat, state_action)
    return Explanation(action.code, STATE_ACTION_CLAUSES[state_action], offered, "goods", gains, facts)


def _give(_: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    if isinstance(frame, LosePiece):
        return Explanation(action.code, "L-Y15")
    assert isinstance(frame, GiveGood)
    return Explanation(action.code, "L-O3.2", facts={"left": frame.amount - 1})


def _convert(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """Where the marker ends and what is paid in cash."""
    assert isinstance(frame, PayReis)
    space = s.influence[frame.seat]
    for _ in range(action.arg):
        space = s.figures.pack.influence.next_icon[space]
    facts: JsonObject = {"amount": frame.amount, "cash": frame.amount - action.arg, "influence": space}
    return Explanation(action.code, "L-I3", facts=facts)


def _influence(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    assert isinstance(frame, PayInfluence)
    price = visit_price(s, frame.seat, frame.noble)
    return Explanation(action.code, "L-V7", facts={"price": price, "rest": price - action.arg})


def _reis(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    assert isinstance(frame, PayReisPart)
    price = visit_price(s, frame.seat, frame.noble)
    facts: JsonObject = {
        "influence": frame.influence,
        "reis": less_per_payment(s, frame.seat, action.arg),
        "wigs": price - frame.influence - action.arg,
    }
    return Explanation(action.code, "L-V7", facts=facts)


# State actions.


def _do(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    state_action = action.arg
    if state_action == SHIP:
        return ship_order(s, frame.seat, action.code, [], {})
    clauses = (*STATE_ACTION_CLAUSES, *NOBLE_ACTION_CLAUSES)
    gains = _gains_at_once(s, frame.seat, state_action)
    return Explanation(action.code, clauses[state_action], gains=gains)


def _gains_at_once(s: LisboaState, seat: Seat, state_action: StateAction) -> list[Income]:
    """Of production, but for a good that is asked about; the others tell where they are chosen."""
    if state_action != PRODUCE:
        return []
    after = s.clone()
    Produce(seat).run(after)
    goods = zip(GOOD_WORDS, goods_of(s, seat), goods_of(after, seat), strict=True)
    received = [Income(seat, word, has - had) for word, had, has in goods if has > had]
    return [*received, *influence_gains(s, seat, benefit(s, seat, AFTER_PRODUCTION))]


def _extra(_: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    return Explanation(action.code, "L-O4.1", gains=[Income(frame.seat, GOOD_WORDS[action.arg], 1)])


def _office(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """Whether the office is full, and with the last official the influence that recruiting brings."""
    full = sum(officials_in(s, action.arg)) + s.figures.neutral >= s.figures.pack.offices[action.arg]
    if isinstance(frame, PlaceOfficial):
        return Explanation(action.code, "L-X8", facts={"full": full})
    assert isinstance(frame, Recruit)
    last = frame.most <= 1 or s.officials[frame.seat] <= 1
    gains = influence_gains(s, frame.seat, benefit(s, frame.seat, PER_RECRUITING)) if last else []
    return Explanation(action.code, "L-O1", gains=gains, facts={"full": full})


def _plan(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    gains = influence_gains(s, frame.seat, benefit(s, frame.seat, AFTER_PLAN))
    return Explanation(action.code, "L-O2", gains=gains, facts={"plan": city.top_plan(s, action.arg)})


def _favor(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    gains = influence_gains(s, frame.seat, benefit(s, frame.seat, AFTER_FAVOR))
    return Explanation(action.code, "L-O6", gains=gains)


def _cardinal(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    """What the tile and the way to it change; it counts for its own meeting too (L-Y39)."""
    steps, place = steps_and_place(action)
    tile = s.church[place]
    brought = s.figures.tiles[tile]
    extra = brought.amount if brought.kind == AFTER_MEETING else 0
    gains = influence_gains(s, frame.seat, benefit(s, frame.seat, AFTER_MEETING) + extra)
    facts: JsonObject = {
        "tile": s.figures.tile_words[tile],
        "benefit": benefit_text(brought),
        "dearer": passes_treasury(s, steps),
        "church_scoring": passes(s, s.figures.pack.church.influence_gap, steps),
    }
    return Explanation(action.code, "L-O5", gains=gains, facts=facts)


def _tile(s: LisboaState, frame: Frame[Any], action: Action) -> Explanation:
    if not isinstance(frame, DiscardTiles):
        return Explanation(action.code, "L-Y15")
    gain = Income(frame.seat, "wigs", s.figures.tile_wigs[action.arg], s.figures.tile_words[action.arg])
    return Explanation(action.code, "L-C1", gains=[gain])


EXPLAIN: Final[dict[str, Explainer]] = {
    "discard": _discard,
    "portfolio": _portfolio,
    "visit": _visit,
    "sponsor": _sponsor,
    "follow": _follow,
    "reward": _reward,
    "draft": _draft,
    "task": _task,
    "remove": _remove,
    "sell": _sell,
    "offer": _offer,
    "give": _give,
    "convert": _convert,
    "influence": _influence,
    "reis": _reis,
    "do": _do,
    "office": _office,
    "plan": _plan,
    "favor": _favor,
    "extra": _extra,
    "ship": ship,
    "replace": ship,
    "cardinal": _cardinal,
    "tile": _tile,
    "build": city.build,
    "clear": city.clear,
    "house": city.house,
    "decree": city.decree,
    "open": city.open_site,
    "use": city.use_plan,
    "recall": city.recall,
}
