"""The six state actions (L-O); the ship is built in the shipyard. The same frames whoever they come from."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.actions import (
    EXTRA,
    MEET,
    OFFICE,
    STOP,
    TAKE_FAVOR,
    TAKE_PLAN,
    meeting_number,
    steps_and_place,
)
from tabuleiro.games.lisboa.effects import (
    AFTER_FAVOR,
    AFTER_MEETING,
    AFTER_PLAN,
    AFTER_PRODUCTION,
    PER_RECRUITING,
    STEADY_PRICES,
)
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    CARDINAL,
    DEED_CARDINAL,
    DEED_FAVOR,
    DEED_PLAN,
    DEED_PRODUCE,
    DEED_RECRUIT,
    GAPS,
    GOODS,
    NOBLE_WORDS,
    PLAN,
    PRODUCE,
    RECRUIT,
    RIGHT_HOUSES,
    SHIP,
    Good,
    Noble,
    Seat,
    StateAction,
    TilePlace,
    good_at,
    house_at,
)
from tabuleiro.games.lisboa.ops import board, holdings
from tabuleiro.games.lisboa.places import stores_of
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice, InAction, Procedure
from tabuleiro.games.lisboa.rules.shipyard import MUST, BuildShip, can_build_ship
from tabuleiro.games.lisboa.state import NOTHING, LisboaState, benefit, passes
from tabuleiro.games.lisboa.variants.ops import note_deed

ALL_FAVORS: Final = 0b111
MOST_RECRUITED: Final = 2
MOST_GAPS: Final = 2


# O1 Recruit.


class UpTo(BoundChoice, InAction):
    """As often as one likes, up to `most`."""

    def __init__(self, seat: Seat, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most


@final
class Recruit(UpTo):
    """Officials from the board, each to another office."""

    def __init__(self, seat: Seat, most: int, offices: tuple[Noble, ...]) -> None:
        super().__init__(seat, most)
        self.offices: Final = offices
        """Those that have received an official already."""

    def moot(self, s: LisboaState) -> bool:
        return not can_recruit(s, self.seat)

    def choices(self, s: LisboaState) -> list[Action]:
        others = [OFFICE[noble] for noble in range(len(NOBLE_WORDS)) if noble not in self.offices]
        return [STOP, *others] if self.offices else others

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is not STOP:
            holdings.place_official(s, self.seat, action.arg)
            if self.most > 1 and can_recruit(s, self.seat):
                s.then(Recruit(self.seat, self.most - 1, (*self.offices, action.arg)))
                return
            if self.offices:
                note_deed(s, self.seat, DEED_RECRUIT)
        holdings.gain_influence_after(s, self.seat, PER_RECRUITING)


def can_recruit(s: LisboaState, seat: Seat) -> bool:
    return s.officials[seat] > 0


# O2 Plan.


@final
class TakePlan(BoundChoice, InAction):
    """The top plan of either architect."""

    def moot(self, s: LisboaState) -> bool:
        return not can_take_plan(s)

    def choices(self, s: LisboaState) -> list[Action]:
        return [TAKE_PLAN[architect] for architect in range(len(ARCHITECT_WORDS)) if s.plan_piles[architect]]

    def resolve(self, s: LisboaState, action: Action) -> None:
        board.take_plan(s, self.seat, action.arg)
        note_deed(s, self.seat, DEED_PLAN)
        holdings.gain_influence_after(s, self.seat, AFTER_PLAN)


def can_take_plan(s: LisboaState) -> bool:
    return bool(s.plan_piles[0] or s.plan_piles[1])


# O4 Produce.


@final
class Produce(Procedure, InAction):
    """Each own store gives a good; every kind received becomes cheaper; the right-hand houses add theirs."""

    def run(self, s: LisboaState) -> None:
        received = [good for good in range(GOODS) if self._received(s, good)]
        if received:
            note_deed(s, self.seat, DEED_PRODUCE)
            holdings.gain_influence_after(s, self.seat, AFTER_PRODUCTION)
        if not benefit(s, self.seat, STEADY_PRICES):
            for good in received:
                holdings.lower_price(s, good)
        self._take_extra_goods(s, [good for good in received if holdings.room(s, self.seat, good) > 0])

    def _received(self, s: LisboaState, good: Good) -> bool:
        stores = s.owned[good_at(self.seat, good)]
        return stores > 0 and holdings.gain_goods(s, self.seat, good, stores) > 0

    def _take_extra_goods(self, s: LisboaState, goods: list[int]) -> None:
        """The first house adds a good of one kind, the third one of every kind (L-O4.1)."""
        houses = s.houses[house_at(self.seat, RIGHT_HOUSES)]
        if houses >= 3 or (houses and len(goods) == 1):
            for good in goods:
                holdings.gain_goods(s, self.seat, good, 1)
        elif houses and goods:
            s.then(TakeExtraGood(self.seat, tuple(goods)))


@final
class TakeExtraGood(BoundChoice, InAction):
    """A good more of one of the kinds just received."""

    def __init__(self, seat: Seat, goods: tuple[Good, ...]) -> None:
        super().__init__(seat)
        self.goods: Final = goods

    def choices(self, s: LisboaState) -> list[Action]:
        return [EXTRA[good] for good in self.goods]

    def resolve(self, s: LisboaState, action: Action) -> None:
        holdings.gain_goods(s, self.seat, action.arg, 1)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or (None if self.goods else "goods cannot be empty")


def can_produce(s: LisboaState, seat: Seat, without: int = NOTHING) -> bool:
    """At least one good would be received; an offered one has made room (L-B3)."""
    for good, stores in enumerate(stores_of(s, seat)):
        if stores and (good == without or holdings.room(s, seat, good) > 0):
            return True
    return False


# O5 Meet the Cardinal.


@final
class MeetCardinal(UpTo):
    """Move him and take one of the two tiles then beside him; a reward moves exactly one gap (`most` 1)."""

    def moot(self, s: LisboaState) -> bool:
        return not can_meet_cardinal(s, self.seat, self.most)

    def choices(self, s: LisboaState) -> list[Action]:
        found = [meeting_number(steps, place) for steps, place in meetings(s, self.most)]
        return [MEET[number] for number in sorted(found)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        steps, place = steps_and_place(action)
        meet_cardinal(s, self.seat, steps, place)


def meetings(s: LisboaState, most: int) -> list[tuple[int, TilePlace]]:
    """Each number of gaps with each tile place that is beside him then and has a tile."""
    return [
        (steps, place)
        for steps in range(1, most + 1)
        for place in places_beside(s, steps)
        if s.church[place] != NOTHING
    ]


def meet_cardinal(s: LisboaState, seat: Seat, steps: int, place: TilePlace) -> None:
    dearer = passes_treasury(s, steps)
    board.move_cardinal(s, seat, steps)
    board.take_tile(s, seat, place)
    if dearer:
        board.move_treasury(s, 1)
    note_deed(s, seat, DEED_CARDINAL)
    holdings.gain_influence_after(s, seat, AFTER_MEETING)


def passes_treasury(s: LisboaState, steps: int) -> bool:
    """Whether so many gaps bring the Cardinal onto or past the treasury icon (L-O5.1)."""
    return passes(s, s.figures.pack.church.treasury_gap, steps)


def places_beside(s: LisboaState, steps: int) -> tuple[int, int]:
    """The tile places on both sides of the gap so many steps further (L-O5.2)."""
    gap = s.cardinal + steps
    return gap % GAPS, (gap + 1) % GAPS


def can_meet_cardinal(s: LisboaState, seat: Seat, most: int) -> bool:
    if len(s.clergy[seat]) >= s.figures.pack.player.clergy_places:
        return False
    for steps in range(1, most + 1):
        near, far = places_beside(s, steps)
        if s.church[near] != NOTHING or s.church[far] != NOTHING:
            return True
    return False


# O6 Royal favor.


@final
class TakeFavor(BoundChoice, InAction):
    """The favor of a noble whose favor the seat lacks."""

    def moot(self, s: LisboaState) -> bool:
        return not can_take_favor(s, self.seat)

    def choices(self, s: LisboaState) -> list[Action]:
        held = s.favors[self.seat]
        return [TAKE_FAVOR[noble] for noble in range(len(NOBLE_WORDS)) if not held >> noble & 1]

    def resolve(self, s: LisboaState, action: Action) -> None:
        holdings.take_favor(s, self.seat, action.arg)
        note_deed(s, self.seat, DEED_FAVOR)
        holdings.gain_influence_after(s, self.seat, AFTER_FAVOR)


def can_take_favor(s: LisboaState, seat: Seat) -> bool:
    return s.favors[seat] != ALL_FAVORS


# All six, by number.


def state_action_possible(
    s: LisboaState, seat: Seat, state_action: StateAction, without: int = NOTHING
) -> bool:
    """Whether it can do something (L-O7) once the good `without` has been offered for it."""
    if state_action == RECRUIT:
        return can_recruit(s, seat)
    if state_action == PLAN:
        return can_take_plan(s)
    if state_action == SHIP:
        return can_build_ship(s, seat, without)
    if state_action == PRODUCE:
        return can_produce(s, seat, without)
    if state_action == CARDINAL:
        return can_meet_cardinal(s, seat, MOST_GAPS)
    return can_take_favor(s, seat)


def state_action_frame(seat: Seat, state_action: StateAction) -> Frame[LisboaState]:
    if state_action == RECRUIT:
        return Recruit(seat, MOST_RECRUITED, ())
    if state_action == PLAN:
        return TakePlan(seat)
    if state_action == SHIP:
        return BuildShip(seat, MUST)
    if state_action == PRODUCE:
        return Produce(seat)
    if state_action == CARDINAL:
        return MeetCardinal(seat, MOST_GAPS)
    return TakeFavor(seat)
