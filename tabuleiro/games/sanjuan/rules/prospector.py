"""Prospector phase (SJ-X): the prospector draws; gold mines and goldsmiths turn cards over."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Frame, Step, stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import PASS, TAKE_CARD
from tabuleiro.games.sanjuan.components import COST, GOLD_MINE, GOLDSMITH, NO_CARD, PROSPECTOR, Kind, Seat
from tabuleiro.games.sanjuan.rules.buildings import owners, privilege, stands
from tabuleiro.games.sanjuan.rules.faults import building_fault, role_fault
from tabuleiro.games.sanjuan.rules.help import Drawing, Help, declining_fault
from tabuleiro.games.sanjuan.state import SanJuanState

CARDS_TURNED: Final = 4


def begin(s: SanJuanState, seat: Seat) -> None:
    """The prospector's draw, all gold mines, all goldsmiths (X5)."""
    mine = UseGoldMine if s.may_decline else GoldMine
    mines = [mine(owner) for owner in owners(s, GOLD_MINE, seat)]
    smiths = [Goldsmith(owner) for owner in owners(s, GOLDSMITH, seat)]
    s.then_all([PROSPECTS[seat], *mines, *smiths])


@final
class Prospect(Step[SanJuanState]):
    """Only the prospector draws (X1)."""

    def run(self, s: SanJuanState) -> None:
        if s.may_decline:
            s.stack.append(ProspectorDraw(self.seat))
        else:
            ops.draw(s, self.seat, privilege(s, self.seat, PROSPECTOR), "prospector")

    def fault(self, s: SanJuanState) -> str | None:
        return prospector_fault(self, s)


def prospector_fault(frame: Frame[SanJuanState], s: SanJuanState) -> str | None:
    return None if s.roles[PROSPECTOR] == frame.seat else f"seat {frame.seat} is not the prospector"


@final
class ProspectorDraw(Drawing):
    """The prospector says how many cards it draws (X1, R11)."""

    def numbers(self, s: SanJuanState) -> list[int]:
        return list(range(1, privilege(s, self.seat, PROSPECTOR) + 1))

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, "prospector")
        else:
            ops.draw(s, self.seat, action.arg, "prospector")

    def fault(self, s: SanJuanState) -> str | None:
        return declining_fault(s) or prospector_fault(self, s)


@final
class UseGoldMine(Help):
    """The owner of a gold mine may turn over four cards (X2, R11)."""

    HELPER: ClassVar[Kind] = GOLD_MINE

    def accept(self, s: SanJuanState) -> None:
        s.stack.append(GoldMine(self.seat))

    def fault(self, s: SanJuanState) -> str | None:
        return super().fault(s) or role_fault(s, PROSPECTOR)


@final
class GoldMine(Step[SanJuanState]):
    """Four cards are turned over; if all costs differ, the cheapest goes to the hand (X2)."""

    def run(self, s: SanJuanState) -> None:
        cards = ops.turn_over(s, CARDS_TURNED)
        found = cheapest_of_different(cards)
        ops.note_gold_mine(s, self.seat, cards, found)
        if found != NO_CARD:
            cards.remove(found)
            ops.take_turned(s, self.seat, found)
        for card in cards:
            ops.discard_turned(s, card)

    def fault(self, s: SanJuanState) -> str | None:
        return role_fault(s, PROSPECTOR) or building_fault(s, self.seat, GOLD_MINE)


def cheapest_of_different(cards: list[Kind]) -> int:
    """The card that a gold mine finds among those turned over, or NO_CARD (X2, R14)."""
    if len(cards) < CARDS_TURNED:
        return NO_CARD
    cheapest, costs = cards[0], 0
    for card in cards:
        if costs >> COST[card] & 1:
            return NO_CARD
        costs |= 1 << COST[card]
        if COST[card] < COST[cheapest]:
            cheapest = card
    return cheapest


@final
class Goldsmith(Step[SanJuanState]):
    """The top card is turned over; if nobody has such a building, the owner may take it (X3)."""

    def run(self, s: SanJuanState) -> None:
        cards = ops.turn_over(s, 1)
        if not cards:
            return
        built = any(stands(s, seat, cards[0]) for seat in range(len(s.hands)))
        ops.note_goldsmith(s, self.seat, cards[0], built=built)
        if built:
            ops.discard_turned(s, cards[0])
        else:
            ops.hold_turned(s, cards)
            s.stack.append(TakeFound(self.seat))

    def fault(self, s: SanJuanState) -> str | None:
        return role_fault(s, PROSPECTOR) or building_fault(s, self.seat, GOLDSMITH)


@final
class TakeFound(Choice[SanJuanState]):
    """The goldsmith's owner may take the card that was turned over (X3)."""

    def options(self, s: SanJuanState) -> list[Action]:
        return [PASS, TAKE_CARD]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        card = s.turned[0]
        ops.hold_turned(s, [])
        if action is TAKE_CARD:
            ops.take_found(s, self.seat, card)
        else:
            ops.pass_on(s, self.seat, "goldsmith")
            ops.discard_turned(s, card)

    def fault(self, s: SanJuanState) -> str | None:
        if len(s.turned) != 1:
            return "no card is turned over"
        return role_fault(s, PROSPECTOR) or building_fault(s, self.seat, GOLDSMITH)


stacked((Prospect, ProspectorDraw, UseGoldMine, GoldMine), (UseGoldMine, GoldMine, Goldsmith))
stacked((Goldsmith, TakeFound), Goldsmith)

PROSPECTS: Final = tuple([Prospect(seat) for seat in range(4)])
