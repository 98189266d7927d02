"""What the seat to act would expect to be able to do but cannot, with the reason and the clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.explain import Impossible
from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa import effects
from tabuleiro.games.lisboa.actions import (
    ADD,
    BUILD,
    DO,
    OFFER,
    OPEN,
    SPONSOR,
    USE_PLAN,
    VISIT,
    offer_number,
    store_number,
)
from tabuleiro.games.lisboa.kinds import (
    BUILDER,
    CARDINAL,
    GOOD_WORDS,
    GOODS,
    MARQUIS,
    NOBLE_OF,
    NOBLE_WORDS,
    PLAN,
    PLANS_PER_ARCHITECT,
    PRODUCE,
    RECRUIT,
    SHIP,
    STATE_ACTIONS,
    STATE_ACTIONS_OF,
    TREASURY,
    CardId,
    Good,
    Lot,
    Noble,
    PlanId,
    Seat,
    Site,
    StateAction,
    architect_of,
    good_at,
    officials_of,
)
from tabuleiro.games.lisboa.rules.building import (
    ChoosePlan,
    OfferBuilding,
    OpenBuilding,
    fewest_by_architect,
    fewest_officials,
    fits,
    hired_for,
)
from tabuleiro.games.lisboa.rules.court import ChooseAction, ChooseStateAction
from tabuleiro.games.lisboa.rules.market import SellOrTrade, TradeMore, accepted
from tabuleiro.games.lisboa.rules.prices import (
    cheapest_sum,
    event_fee,
    hire_price,
    purse,
    ship_price,
    visit_price,
)
from tabuleiro.games.lisboa.rules.shipyard import kinds_in_warehouse
from tabuleiro.games.lisboa.rules.state_actions import state_action_possible
from tabuleiro.games.lisboa.rules.store import BuildStore, any_tile, has_house
from tabuleiro.games.lisboa.rules.turn import PlayCard
from tabuleiro.games.lisboa.rules.visiting import noble_action_possible, ways_to_pay
from tabuleiro.games.lisboa.state import NOTHING, LisboaState

WhyNot: TypeAlias = tuple[str, str, JsonObject]
"""The id of a sentence, the clause, and the facts the sentence names."""


def impossible(s: LisboaState) -> list[Impossible]:
    """Reasons for what is missing among the options."""
    if not s.stack:
        return []
    frame = s.stack[-1]
    found = FINDERS.get(type(frame))
    if found is None:
        return []
    options = rules.options(s)
    return [_told(action, reason) for action, reason in found(s, frame) if action not in options]


def _told(action: Action, reason: WhyNot) -> Impossible:
    return Impossible(action.code, reason[0], reason[1], reason[2])


# A hand card.


def _cards(s: LisboaState, frame: Frame[Any]) -> list[tuple[Action, WhyNot]]:
    seat = frame.seat
    found: list[tuple[Action, WhyNot]] = []
    for card in s.hands[seat]:
        found.append((ADD[card], ("nothing_to_sell_or_trade", "L-F6", {})))
        kind = s.figures.card_kind[card]
        if kind == TREASURY:
            found.append((SPONSOR[card], _why_no_event(s, seat, card)))
        else:
            found.append((VISIT[card], why_no_visit(s, seat, kind)))
    return found


def why_no_visit(s: LisboaState, seat: Seat, noble: Noble) -> WhyNot:
    """The price first, then the noble action."""
    price = visit_price(s, seat, noble)
    if not ways_to_pay(s, seat, noble):
        facts: JsonObject = {"price": price, "influence": s.influence[seat], "wigs": s.wigs[seat]}
        return "price_of_visit", "L-V2", facts
    reason, clause, facts = why_no_noble_action(s, seat, noble)
    if reason == "not_payable":
        facts = {**facts, "visit": price}
    return reason, clause, facts


def _why_no_event(s: LisboaState, seat: Seat, card: CardId) -> WhyNot:
    fee, money = event_fee(s, seat), purse(s, seat)
    if fee > money:
        return "fee_of_event", "L-E1", {"price": fee, "money": money}
    event = s.figures.pack.cards[card].event
    if not effects.is_noble_action(event[0].kind):
        return "event_does_nothing", "L-E2", {"event": effects.reward_text(event)}
    reason, clause, facts = why_no_noble_action(s, seat, event[0].kind - effects.EFFECT_STORE)
    return reason, clause, {**facts, "fee": fee}


# Noble actions.


def why_no_noble_action(s: LisboaState, seat: Seat, noble: Noble) -> WhyNot:
    if noble == MARQUIS:
        return "no_open_decree", "L-N2.3", {}
    return _why_no_store(s, seat) if noble == BUILDER else _why_no_building(s, seat)


def _why_no_store(s: LisboaState, seat: Seat) -> WhyNot:
    if not has_house(s, seat):
        return "no_house", "L-N1.6", {}
    lots = [lot for lot, spaces in s.figures.lot_places if s.stores[lot] == NOTHING and any_tile(s, spaces)]
    if not lots:
        return "no_lot_or_tile", "L-N1.6", {}
    cheapest = min([max(0, cheapest_sum(s, seat, lot)) for lot in lots])
    return "not_payable", "L-N1.6", {"price": cheapest, "money": purse(s, seat)}


def _why_no_building(s: LisboaState, seat: Seat) -> WhyNot:
    free = [site for site in s.figures.open_sites if s.sites[site] == NOTHING]
    if not free:
        return "no_free_site", "L-N3.7", {}
    if not s.plans[seat]:
        return "no_plan", "L-N3.1", {}
    by_architect = fewest_by_architect(s.plans[seat])
    fewest = [fewest_officials(s, site, by_architect) for site in free]
    hired = hired_for(s, seat, min(fewest))
    if all(officials > PLANS_PER_ARCHITECT for officials in fewest):
        return "no_building_for_plan", "L-N3.7", {}
    return (
        "not_payable",
        "L-N3.1",
        {"price": hire_price(s, seat, hired), "money": purse(s, seat), "hired": hired},
    )


def _lots(s: LisboaState, frame: Frame[Any]) -> list[tuple[Action, WhyNot]]:
    """Every empty lot with the goods of its streets."""
    found: list[tuple[Action, WhyNot]] = []
    for lot, spaces in s.figures.lot_places:
        if s.stores[lot] == NOTHING:
            for good, space in spaces:
                found.append((BUILD[store_number(good, lot)], _why_no_lot(s, frame.seat, lot, good, space)))
    return found


def _why_no_lot(s: LisboaState, seat: Seat, lot: Lot, good: Good, space: int) -> WhyNot:
    if not s.display[space]:
        return "no_tile", "L-N1.1", {"good": GOOD_WORDS[good]}
    price = max(0, cheapest_sum(s, seat, lot))
    return "not_payable", "L-N1.3", {"price": price, "money": purse(s, seat)}


def _sites(s: LisboaState, frame: Frame[Any]) -> list[tuple[Action, WhyNot]]:
    free = [site for site in s.figures.open_sites if s.sites[site] == NOTHING]
    return [(OPEN[site], _why_no_site(s, frame.seat, site)) for site in free]


def _why_no_site(s: LisboaState, seat: Seat, site: Site) -> WhyNot:
    officials = fewest_officials(s, site, fewest_by_architect(s.plans[seat]))
    if officials > PLANS_PER_ARCHITECT:
        return "no_fitting_plan", "L-N3.1", {}
    hired = hired_for(s, seat, officials)
    return (
        "not_payable",
        "L-N3.2",
        {"price": hire_price(s, seat, hired), "money": purse(s, seat), "hired": hired},
    )


def _plans(s: LisboaState, frame: Frame[Any]) -> list[tuple[Action, WhyNot]]:
    assert isinstance(frame, ChoosePlan)
    return [(USE_PLAN[plan], _why_not_with(s, frame, plan)) for plan in sorted(set(s.plans[frame.seat]))]


def _why_not_with(s: LisboaState, frame: ChoosePlan, plan: PlanId) -> WhyNot:
    architect, officials = architect_of(plan), officials_of(plan)
    if not fits(s, architect, frame.site):
        return "building_does_not_fit", "L-N3.2", {}
    hired = hired_for(s, frame.seat, officials)
    price, money = hire_price(s, frame.seat, hired), purse(s, frame.seat)
    return "not_payable", "L-N3.2", {"price": price, "money": money, "hired": hired}


# State actions.


def _court_actions(s: LisboaState, frame: Frame[Any]) -> list[tuple[Action, WhyNot]]:
    """The noble's state actions, and for a follower the noble action."""
    assert isinstance(frame, ChooseStateAction | ChooseAction)
    seat, noble = frame.seat, frame.noble
    found = [
        (DO[state_action], why_no_state_action(s, seat, state_action))
        for state_action in STATE_ACTIONS_OF[noble]
    ]
    possible = noble_action_possible(s, seat, noble, s.cash[seat], s.influence[seat])
    if isinstance(frame, ChooseAction) and not possible:
        found.append((DO[STATE_ACTIONS + noble], why_no_noble_action(s, seat, noble)))
    return found


def why_no_state_action(
    s: LisboaState, seat: Seat, state_action: StateAction, without: int = NOTHING
) -> WhyNot:
    """The reason of L-O7, or that the noble action could not be done afterwards."""
    if state_action_possible(s, seat, state_action, without):
        return "noble_action_impossible_afterwards", "L-V1", {"noble": NOBLE_WORDS[NOBLE_OF[state_action]]}
    if state_action == SHIP:
        return _why_no_ship(s, seat, without)
    if state_action == CARDINAL:
        full = len(s.clergy[seat]) >= s.figures.pack.player.clergy_places
        return ("no_place_for_tile" if full else "no_tile_to_take"), "L-O5", {}
    reasons: dict[int, tuple[str, str]] = {
        RECRUIT: ("no_official_on_board", "L-O7"),
        PLAN: ("no_plan_in_piles", "L-O2.1"),
        PRODUCE: ("nothing_would_be_received", "L-O4"),
    }
    reason, clause = reasons.get(state_action, ("all_favors_held", "L-O6"))
    return reason, clause, {}


def _why_no_ship(s: LisboaState, seat: Seat, without: int) -> WhyNot:
    if not s.yard:
        return "no_ship_in_yard", "L-O3.3", {}
    kinds = kinds_in_warehouse(s, seat)
    if without != NOTHING and s.goods[good_at(seat, without)] == 1:
        kinds -= 1
    price = ship_price(s, seat, 0)
    if price > kinds:
        return "price_of_ship", "L-O3.2", {"price": price, "kinds": kinds}
    return "no_room_for_ship", "L-O3.3", {}


def _offers(s: LisboaState, frame: Frame[Any]) -> list[tuple[Action, WhyNot]]:
    """The state actions for the goods in the warehouse that their nobles accept."""
    seat = frame.seat
    found: list[tuple[Action, WhyNot]] = []
    for good in range(GOODS):
        if s.goods[good_at(seat, good)]:
            found += [
                (OFFER[offer_number(good, state_action)], _why_no_offer(s, seat, state_action, good))
                for state_action in range(STATE_ACTIONS)
                if good in accepted(s, seat)[NOBLE_OF[state_action]]
            ]
    return found


def _why_no_offer(s: LisboaState, seat: Seat, state_action: StateAction, good: Good) -> WhyNot:
    if s.covered[state_action] != NOTHING:
        return "covered", "L-B2", {"good": GOOD_WORDS[s.covered[state_action]]}
    return why_no_state_action(s, seat, state_action, good)


FINDERS: Final[dict[type[Frame[Any]], Callable[[LisboaState, Frame[Any]], list[tuple[Action, WhyNot]]]]] = {
    PlayCard: _cards,
    BuildStore: _lots,
    OpenBuilding: _sites,
    OfferBuilding: _sites,
    ChoosePlan: _plans,
    ChooseStateAction: _court_actions,
    ChooseAction: _court_actions,
    SellOrTrade: _offers,
    TradeMore: _offers,
}
