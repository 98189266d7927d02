"""Builder phase (SJ-B): in turn each player may build one building and pay for it."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Step, stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import BESIDE, BUILD, MORE, PASS, PAY, REPLACE, REPLACE_FULL, SPEND, STOP
from tabuleiro.games.sanjuan.components import (
    BLACK_MARKET,
    BUILDER,
    CARPENTER,
    CATHEDRAL,
    COST,
    CRANE,
    ENOUGH_BUILDINGS,
    GOOD_KINDS,
    HOLDER,
    INDIGO,
    MOST_DISCOUNT,
    MOST_GOODS,
    NO_CARD,
    POOR_HOUSE,
    PRODUCTION,
    QUARRY,
    SMITHY,
    TAVERN,
    TWELVE_BUILDINGS,
    Good,
    Kind,
    Seat,
    good_at,
)
from tabuleiro.games.sanjuan.rules.buildings import (
    can_pay,
    cost_left,
    cost_terms,
    discount,
    goods_from,
    goods_to_spend,
    may_replace,
    nameable,
    owners,
    replaceable,
    standing,
    works,
)
from tabuleiro.games.sanjuan.rules.faults import building_fault, named_fault, number_fault, role_fault
from tabuleiro.games.sanjuan.rules.help import UseBuilding, declining_fault
from tabuleiro.games.sanjuan.rules.naming import CardByCard
from tabuleiro.games.sanjuan.rules.turns import take_turns, turns
from tabuleiro.games.sanjuan.state import SanJuanState


def begin(s: SanJuanState, seat: Seat) -> None:
    """Everybody has a turn, the builder first (R1)."""
    take_turns(s, PHASE, seat)


# What can be built.


def cannot_build_at_all(s: SanJuanState, seat: Seat) -> bool:
    """With so few cards nothing can be built, whatever they are."""
    cards = len(s.hands[seat])
    if cards >= 2 or (s.cathedral and may_build(s, seat, CATHEDRAL)):
        return False
    if cards == 0:
        return True
    helpful = s.working[seat] & (1 << SMITHY | 1 << QUARRY | 1 << CRANE)
    return not (helpful or s.roles[BUILDER] == seat or goods_to_spend(s, seat, NO_CARD, full=False))


def buildable(s: SanJuanState, seat: Seat) -> list[Kind]:
    """The kinds that the seat can build and pay now."""
    hand, city, working = s.hands[seat], s.city[seat], s.working[seat]
    purse = len(hand) - 1 + goods_to_spend(s, seat, NO_CARD, full=False)
    for_plants = purse + discount(s, seat, INDIGO, working)
    for_city = purse + discount(s, seat, CATHEDRAL, working)
    places = standing(s, seat) if working >> CRANE & 1 else []
    kinds: list[int] = []
    last = NO_CARD
    for kind in hand:
        if kind == last or city >> kind & 1:
            continue
        last = kind
        affordable = COST[kind] <= (for_plants if kind < PRODUCTION else for_city)
        if affordable or any(may_replace(s, seat, kind, other, full=full) for other, full in places):
            kinds.append(kind)
    if s.cathedral and may_build(s, seat, CATHEDRAL):
        kinds.append(CATHEDRAL)
    return kinds


def may_build(s: SanJuanState, seat: Seat, kind: Kind) -> bool:
    """The building can be put up and paid, beside the others or in the place of one (B4 aside)."""
    return can_pay(s, seat, kind, NO_CARD, full=False) or bool(replaceable(s, seat, kind))


@final
class Build(Choice[SanJuanState]):
    """The seat may build one building (B1)."""

    def moot(self, s: SanJuanState) -> bool:
        return cannot_build_at_all(s, self.seat)

    def options(self, s: SanJuanState) -> list[Action]:
        return [PASS, *[BUILD[kind] for kind in buildable(s, self.seat)]]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, "build")
            return
        kind = action.arg
        places = replaceable(s, self.seat, kind)
        if not places:
            build(s, self.seat, kind, NO_CARD, full=False)
        elif len(places) > 1 or can_pay(s, self.seat, kind, NO_CARD, full=False):
            s.then(Replace(self.seat, kind))
        else:
            replaced, full = places[0]
            build(s, self.seat, kind, replaced, full=full)

    def fault(self, s: SanJuanState) -> str | None:
        return role_fault(s, BUILDER)


@final
class Replace(Choice[SanJuanState]):
    """The crane's owner says which building, if any, the named one replaces (B8)."""

    def __init__(self, seat: Seat, building: Kind) -> None:
        super().__init__(seat)
        self.building: Final = building

    def options(self, s: SanJuanState) -> list[Action]:
        places = replaceable(s, self.seat, self.building)
        replace = [REPLACE_FULL[HOLDER.index(kind)] if full else REPLACE[kind] for kind, full in places]
        beside = can_pay(s, self.seat, self.building, NO_CARD, full=False)
        return [BESIDE, *replace] if beside else replace

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is BESIDE:
            build(s, self.seat, self.building, NO_CARD, full=False)
        elif action is REPLACE[action.arg]:
            build(s, self.seat, self.building, action.arg, full=False)
        else:
            build(s, self.seat, self.building, HOLDER[action.arg], full=True)

    def fault(self, s: SanJuanState) -> str | None:
        if self.building not in buildable(s, self.seat):
            return f"seat {self.seat} cannot build the named building"
        return building_fault(s, self.seat, CRANE) or role_fault(s, BUILDER)


def build(s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind, *, full: bool) -> None:
    """One build in the order of B15; the building stands at once, as nobody can act before it is paid."""
    cost = cost_left(s, seat, kind, replaced)
    ops.put_up(s, seat, kind, cost, replaced, full=full)
    if s.working[seat] & (1 << CARPENTER | 1 << POOR_HOUSE):
        s.then(Reward(seat, kind))
    more = most_more(s, seat, kind, replaced, cost)
    if more:
        s.then(PayMore(seat, cost, more))
    else:
        offer_goods(s, seat, cost, ())


def most_more(s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind, cost: int) -> int:
    """How many cards may be paid beyond the reduced cost of the building that stands now (R11)."""
    if not s.may_decline:
        return 0
    printed, _, _, _, relief = cost_terms(s, seat, kind, replaced)
    purse = len(s.hands[seat]) + goods_to_spend(s, seat, NO_CARD, full=False)
    return min(max(0, printed - relief), purse) - cost


# Paying.


@final
class PayMore(Choice[SanJuanState]):
    """Discounts may be declined: the seat pays up to so many cards more than the reduced cost (R11)."""

    def __init__(self, seat: Seat, cost: int, most: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.most: Final = most

    def options(self, s: SanJuanState) -> list[Action]:
        return list(MORE[: self.most + 1])

    def resolve(self, s: SanJuanState, action: Action) -> None:
        offer_goods(s, self.seat, self.cost + action.arg, ())

    def fault(self, s: SanJuanState) -> str | None:
        purse = len(s.hands[self.seat]) + goods_to_spend(s, self.seat, NO_CARD, full=False)
        return (
            declining_fault(s)
            or role_fault(s, BUILDER)
            or number_fault("most", self.most, 1, min(MOST_DISCOUNT, purse - self.cost))
        )


def offer_goods(s: SanJuanState, seat: Seat, left: int, named: tuple[Good, ...]) -> None:
    """Ask for goods while the black market takes some (B7), unless all must be given anyway."""
    if left and len(named) < MOST_GOODS and works(s, seat, BLACK_MARKET):
        available = goods_from(s, seat, named)
        owed = left - len(s.hands[seat])
        if available and available == owed:
            ops.spend_all_goods(s, seat, named[-1] if named else 0)
            left -= owed
        elif available:
            s.then(BlackMarket(seat, left, named))
            return
    charge(s, seat, left)


def charge(s: SanJuanState, seat: Seat, left: int) -> None:
    """Ask for the cards to pay with; a hand that is needed whole is not asked for."""
    if left == len(s.hands[seat]):
        ops.pay_with_hand(s, seat)
    elif left:
        s.then(PAYS[seat][left])


@final
class BlackMarket(Choice[SanJuanState]):
    """Goods may be discarded to lower the cost, one by one (B7, B17)."""

    def __init__(self, seat: Seat, left: int, named: tuple[Good, ...]) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.named: Final = named

    def options(self, s: SanJuanState) -> list[Action]:
        owed = self.owed(s)
        spend = [SPEND[good] for good in range(GOOD_KINDS) if self._may_spend(s, good, max(1, owed))]
        return spend if owed > 0 else [STOP if self.named else PASS, *spend]

    def owed(self, s: SanJuanState) -> int:
        """How many goods the hand cannot replace; 0 or below if it can."""
        return self.left - len(s.hands[self.seat])

    def _may_spend(self, s: SanJuanState, good: Good, owed: int) -> bool:
        """The seat has it, it comes in order, and enough others remain where goods are owed."""
        if self.named and good < self.named[-1]:
            return False
        return s.laden[good_at(self.seat, good)] > 0 and goods_from(s, self.seat, (good,)) >= owed

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS or action is STOP:
            charge(s, self.seat, self.left)
            return
        ops.spend_good(s, self.seat, action.arg)
        offer_goods(s, self.seat, self.left - 1, (*self.named, action.arg))

    def fault(self, s: SanJuanState) -> str | None:
        return (
            named_fault(self.named, MOST_GOODS, [1] * GOOD_KINDS)
            or building_fault(s, self.seat, BLACK_MARKET)
            or role_fault(s, BUILDER)
            or (None if self.options(s) != [PASS] else f"seat {self.seat} has no goods")
        )


@final
class Pay(CardByCard):
    """A card from hand pays 1; the cards are named in the order of the kinds."""

    def options(self, s: SanJuanState) -> list[Action]:
        return [PAY[card] for card in nameable(s.hands[self.seat], s.least, self.left)]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        ops.pay(s, self.seat, action.arg)
        self.go_on(s, action.arg, PAYS[self.seat][self.left - 1] if self.left > 1 else None)

    def fault(self, s: SanJuanState) -> str | None:
        return number_fault("left", self.left, 1, len(s.hands[self.seat]))


# After building.


@final
class Reward(Step[SanJuanState]):
    """Carpenter and poor house after building (B10, B11)."""

    def __init__(self, seat: Seat, building: Kind) -> None:
        super().__init__(seat)
        self.building: Final = building

    def run(self, s: SanJuanState) -> None:
        carpenter = self.building >= PRODUCTION and works(s, self.seat, CARPENTER)
        if s.may_decline:
            kinds = [CARPENTER] * carpenter + [POOR_HOUSE] * works(s, self.seat, POOR_HOUSE)
            s.then_all([UseBuilding(self.seat, kind) for kind in kinds])
            return
        if carpenter:
            ops.draw(s, self.seat, 1, "carpenter")
        if len(s.hands[self.seat]) <= 1 and works(s, self.seat, POOR_HOUSE):
            ops.draw(s, self.seat, 1, "poor_house")


@final
class EndBuilding(Step[SanJuanState]):
    """End of the builder phase: taverns, then the new buildings work, or the game ends (B12, B5, E1)."""

    def run(self, s: SanJuanState) -> None:
        fewest = most = s.buildings[self.seat]
        for number in s.buildings:
            fewest, most = min(fewest, number), max(most, number)
        taverns = owners(s, TAVERN, self.seat) if fewest < most else []
        drawing = [seat for seat in taverns if s.buildings[seat] == fewest]
        if s.may_decline and most < ENOUGH_BUILDINGS:
            s.then_all([UseBuilding(seat, TAVERN) for seat in drawing])
        else:
            for seat in drawing:
                ops.draw(s, seat, 1, "tavern")
        ops.open_buildings(s)
        if most >= ENOUGH_BUILDINGS:
            ops.end_game(s, TWELVE_BUILDINGS)

    def fault(self, s: SanJuanState) -> str | None:
        return role_fault(s, BUILDER)


stacked((Build, Replace, Reward, PayMore, BlackMarket, Pay, UseBuilding), (Build, EndBuilding))
stacked((PayMore, BlackMarket, Pay), Reward)

ALL_SEATS: Final = range(4)
PAYS: Final = tuple([tuple([Pay(seat, left) for left in range(COST[CATHEDRAL] + 1)]) for seat in ALL_SEATS])
PHASE: Final = turns([Build(seat) for seat in ALL_SEATS], [EndBuilding(seat) for seat in ALL_SEATS])
