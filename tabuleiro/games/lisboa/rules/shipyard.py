"""Building a ship (L-O3), and the room that a card or ship needs in the portfolio (L-F1, L-F2, L-F11)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa.actions import DECLINE, GIVE, NEW_SHIP, REMOVE, REPLACE
from tabuleiro.games.lisboa.effects import AFTER_SHIP
from tabuleiro.games.lisboa.kinds import (
    GOODS,
    NOBLE_CARD,
    SHIP_CARD,
    TREASURY,
    TREASURY_CARD,
    UPPER,
    Good,
    PortfolioPlace,
    Seat,
    good_at,
    place_at,
)
from tabuleiro.games.lisboa.ops import board, cards, holdings
from tabuleiro.games.lisboa.places import cards_in_portfolio, portfolio_of, taken
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice, InAction, OfAmount, Procedure
from tabuleiro.games.lisboa.rules.prices import ship_price
from tabuleiro.games.lisboa.state import NOTHING, LisboaState, is_ship, limit

MUST: Final = 0
MAY: Final = 1
DUTY_WORDS: Final = ("must", "may")


# O3 Ship.


@final
class BuildShip(BoundChoice, InAction):
    """The top ship of the yard, on a place of its own or replacing an own ship; a reward may be declined."""

    def __init__(self, seat: Seat, duty: int) -> None:
        super().__init__(seat)
        self.duty: Final = duty

    def moot(self, s: LisboaState) -> bool:
        return not can_build_ship(s, self.seat)

    def choices(self, s: LisboaState) -> list[Action]:
        kinds = kinds_in_warehouse(s, self.seat)
        ways = [REPLACE[place] for place in range(UPPER) if can_replace(s, self.seat, place, kinds)]
        if can_add_ship(s, self.seat, kinds):
            ways.insert(0, NEW_SHIP)
        return [DECLINE, *ways] if self.duty == MAY else ways

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is NEW_SHIP:
            s.then(
                PayGoods(self.seat, ship_price(s, self.seat, 0), ()),
                MakeRoom(self.seat, SHIP_CARD),
                LaunchShip(self.seat, None),
            )
        elif action is not DECLINE:
            price = ship_price(s, self.seat, s.figures.hull[s.docks[place_at(self.seat, action.arg)]])
            s.then(PayGoods(self.seat, price, ()), LaunchShip(self.seat, action.arg))


def can_build_ship(s: LisboaState, seat: Seat, without: int = NOTHING) -> bool:
    """There is a ship and its price is payable; an offered good cannot also pay for it (L-B3)."""
    if not s.yard:
        return False
    kinds = kinds_in_warehouse(s, seat)
    if without != NOTHING and s.goods[good_at(seat, without)] == 1:
        kinds -= 1
    if can_add_ship(s, seat, kinds):
        return True
    return any(can_replace(s, seat, place, kinds) for place in range(UPPER))


def can_add_ship(s: LisboaState, seat: Seat, kinds: int) -> bool:
    """Beside the ships the seat has: an own ship never makes room without being replaced (L-O3.3)."""
    return ship_price(s, seat, 0) <= kinds and (
        has_room(s, seat, SHIP_CARD) or bool(removable(s, seat, SHIP_CARD))
    )


def can_replace(s: LisboaState, seat: Seat, place: PortfolioPlace, kinds: int) -> bool:
    """An own ship whose hull is not larger (L-O3.1)."""
    old = s.figures.hull[s.docks[place_at(seat, place)]]
    return 0 < old <= s.figures.pack.ships[s.yard[-1]].hull and ship_price(s, seat, old) <= kinds


def kinds_in_warehouse(s: LisboaState, seat: Seat) -> int:
    kinds, first = 0, good_at(seat, 0)
    for place in range(first, first + GOODS):
        if s.goods[place]:
            kinds += 1
    return kinds


@final
class PayGoods(OfAmount):
    """Different goods; where there is one way only, nothing is asked."""

    def __init__(self, seat: Seat, amount: int, goods: tuple[Good, ...]) -> None:
        super().__init__(seat, amount)
        self.goods: Final = goods
        """Paid already; each kind pays once."""

    def run(self, s: LisboaState) -> None:
        if self.amount == 0:
            return
        held = _held(s, self.seat, self.goods)
        if len(held) > self.amount:
            s.then(GiveGood(self.seat, self.amount, self.goods))
        else:
            for good in held:
                holdings.lose_good(s, self.seat, good, "price")


@final
class GiveGood(BoundChoice):
    """The next of the goods to pay."""

    def __init__(self, seat: Seat, amount: int, goods: tuple[Good, ...]) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.goods: Final = goods

    def choices(self, s: LisboaState) -> list[Action]:
        return [GIVE[good] for good in _held(s, self.seat, self.goods)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        holdings.lose_good(s, self.seat, action.arg, "price")
        s.then(PayGoods(self.seat, self.amount - 1, tuple(sorted((*self.goods, action.arg)))))

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or (None if self.amount else "amount cannot be 0")


def _held(s: LisboaState, seat: Seat, paid: tuple[int, ...]) -> list[int]:
    return [good for good in range(GOODS) if s.goods[good_at(seat, good)] and good not in paid]


@final
class LaunchShip(Procedure):
    """To a free upper place or to that of the replaced ship; treasury +1; gain influence."""

    def __init__(self, seat: Seat, place: PortfolioPlace | None) -> None:
        super().__init__(seat)
        self.place: Final = place

    def run(self, s: LisboaState) -> None:
        place = self.place
        dock = s.docks.index(0, place_at(self.seat, 0)) if place is None else place_at(self.seat, place)
        board.launch_ship(s, self.seat, dock)
        board.move_treasury(s, 1)
        holdings.gain_influence_of_portfolio(s, self.seat)
        holdings.gain_influence_after(s, self.seat, AFTER_SHIP)

    def fault(self, s: LisboaState) -> str | None:
        """A ship of the yard, and where it replaces one, a ship that is not larger (L-O3.1)."""
        if not s.yard:
            return "no ship is in the yard"
        if self.place is not None:
            hull = s.figures.hull[s.docks[place_at(self.seat, self.place)]]
            if not 0 < hull <= s.figures.pack.ships[s.yard[-1]].hull:
                return "there is no ship to replace"
        return super().fault(s)

    def refuses(self, above: Frame[LisboaState]) -> str | None:
        if self.place is None and not isinstance(above, MakeRoom):
            return f"between {type(above).__name__} and LaunchShip MakeRoom is missing"
        return None


# F1, F2, F11 Room in the portfolio.


@final
class MakeRoom(BoundChoice, InAction):
    """A card of the portfolio goes before another one or a ship comes, if it must."""

    def __init__(self, seat: Seat, newcomer: int) -> None:
        super().__init__(seat)
        self.newcomer: Final = newcomer

    def moot(self, s: LisboaState) -> bool:
        return has_room(s, self.seat, self.newcomer)

    def choices(self, s: LisboaState) -> list[Action]:
        return [REMOVE[place] for place in removable(s, self.seat, self.newcomer)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        cards.remove_from_portfolio(s, self.seat, action.arg)

    def fault(self, s: LisboaState) -> str | None:
        """For a ship, or for the card in play."""
        if isinstance(s.stack[-1], LaunchShip):
            newcomer = SHIP_CARD
        else:
            newcomer = TREASURY_CARD if s.figures.card_kind[s.in_play] == TREASURY else NOBLE_CARD
        return super().fault(s) or (
            None if self.newcomer == newcomer else "something else comes into the portfolio"
        )

    def refuses(self, above: Frame[LisboaState]) -> str | None:
        """A ship is paid for, then room is made for it."""
        if self.newcomer == SHIP_CARD and not isinstance(above, PayGoods | GiveGood):
            return f"{type(above).__name__} cannot come before room is made for a ship"
        return None


def has_room(s: LisboaState, seat: Seat, newcomer: int) -> bool:
    half = s.lower if newcomer == TREASURY_CARD else s.docks
    return taken(half, seat) < UPPER and cards_in_portfolio(s, seat) < limit(s, seat)


def removable(s: LisboaState, seat: Seat, newcomer: int) -> list[int]:
    """The places from which a card may go: of the full half, otherwise of both (L-F2); no ship for a ship."""
    cards = portfolio_of(s, seat)
    half = range(UPPER, 2 * UPPER) if newcomer == TREASURY_CARD else range(UPPER)
    places = half if all(cards[place] for place in half) else range(2 * UPPER)
    return [
        place for place in places if cards[place] and not (newcomer == SHIP_CARD and is_ship(cards[place]))
    ]


@final
class KeepToLimit(BoundChoice, InAction):
    """Cards of own choice go until the portfolio fits its smaller limit (L-F11)."""

    def moot(self, s: LisboaState) -> bool:
        return cards_in_portfolio(s, self.seat) <= limit(s, self.seat)

    def choices(self, s: LisboaState) -> list[Action]:
        return [REMOVE[place] for place, card in enumerate(portfolio_of(s, self.seat)) if card]

    def resolve(self, s: LisboaState, action: Action) -> None:
        cards.remove_from_portfolio(s, self.seat, action.arg)
        s.then(KeepToLimit(self.seat))


stacked((PayGoods, GiveGood), (MakeRoom, LaunchShip))
stacked(KeepToLimit, MakeRoom, LaunchShip)
