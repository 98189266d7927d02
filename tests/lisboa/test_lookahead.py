"""Look-ahead (L-T7) against brute force: no dead end is offered, nothing that can be completed is refused."""

from __future__ import annotations

from typing import Final

import pytest

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.frames import Frame
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.actions import ADD, DISCARD, INFLUENCE, REIS, SPONSOR, VISIT
from tabuleiro.games.lisboa.kinds import LEFT_HOUSES, TREASURY, house_at
from tabuleiro.games.lisboa.ops import holdings
from tabuleiro.games.lisboa.rules.building import ReturnOfficial
from tabuleiro.games.lisboa.rules.court import ChooseAction, ChooseStateAction
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice
from tabuleiro.games.lisboa.rules.payment import PayReis
from tabuleiro.games.lisboa.rules.store import BuildHouse
from tabuleiro.games.lisboa.rules.turn import PlayCard
from tabuleiro.games.lisboa.rules.visiting import PayInfluence, PayReisPart, ways_to_pay
from tabuleiro.games.lisboa.state import LisboaState, limit
from tests.lisboa import brute
from tests.lisboa.tables import WIDE, pack_with

CASH: Final = (0, 0, 1, 2, 3, 4, 5, 6, 8, 10, 12)
LOTS: Final = {
    "A1": "ship",
    "A2": "cardinal 2 and cardinal 1",
    "B1": "recruit 2",
    "B4": "ship and influence 2",
}
SITES: Final = {"west_a": "cardinal 2", "west_c": "ship and cardinal 1", "east_a": "recruit 2 and plan"}
CARDS: Final = {
    "1": "ship and influence 2",
    "21": "recruit 1 and recruit 1",
    "41": "cardinal 2",
    "22": "ship",
}
EVENTS: Final = {"63": "building", "64": "store", "66": "cardinal 2 and ship"}
OPEN_ENDED: Final = pack_with(lots=LOTS, sites=SITES, cards=CARDS, events=EVENTS)
"""A pack whose rewards have choices that change prices, so that sums do not decide."""

MANY: Final = 100
FEWER: Final = 40
"""Decisions that are compared; where lots open buildings, brute force takes long."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, OPEN_ENDED, WIDE], ids=["reconstructed", "open-ended", "wide"])
def test_options_are_what_brute_force_finds(players: int, options: JsonObject) -> None:
    dice = Dice(players)
    compared = 0
    s = GAME.deal(GAME.configure(players, options), players)
    while s.stack and compared < (FEWER if options is WIDE else MANY):
        frame = s.stack[-1]
        if isinstance(frame, PlayCard):
            scramble(s, dice)
        offered = rules.options(s)
        expected = brute_options(s, frame)
        if expected is not None:
            assert set(expected) == set(offered), f"{frame}: {GAME.dump(s)}"
            compared += 1
        rules.apply(s, wanted(offered, dice))


def scramble(s: LisboaState, dice: Dice) -> None:
    """Fates that random play seldom meets: little money, many tiles, both left houses."""
    s.treasury = roll(dice, 7)
    for seat in range(s.config.players):
        s.cash[seat] = CASH[roll(dice, len(CASH))]
        s.influence[seat] = roll(dice, 11)
        s.wigs[seat] = roll(dice, 5)
        while s.bag and len(s.clergy[seat]) < 4 and roll(dice, 2):
            tile, s.bag = s.bag[-1], s.bag[:-1]
            holdings.gain_tile(s, seat, tile)
        for good in range(4):
            s.goods[seat * 4 + good] = roll(dice, limit(s, seat) + 1) if roll(dice, 3) else 0
        if not roll(dice, 3):
            s.houses[house_at(seat, LEFT_HOUSES)] = 2


def wanted(offered: list[Action], dice: Dice) -> Action:
    """Visits, events and follows more often than other options."""
    heavy = [action for action in offered if action.verb in ("visit", "sponsor", "follow", "do")]
    among = heavy if heavy and roll(dice, 5) < 3 else offered
    return among[roll(dice, len(among))]


def brute_options(s: LisboaState, frame: Frame[LisboaState]) -> list[Action] | None:
    """The options by trying everything, or None where the question needs no look-ahead."""
    if isinstance(frame, PayInfluence):
        first = dict.fromkeys([way[0] for way in ways_to_pay(s, frame.seat, frame.noble)])
        return [INFLUENCE[influence] for influence in first if brute.may_pay(s, frame, influence)]
    candidates = _candidates(s, frame)
    return None if candidates is None else [action for action in candidates if brute.legal(s, action)]


def _candidates(s: LisboaState, frame: Frame[LisboaState]) -> list[Action] | None:
    if isinstance(frame, PlayCard):
        return _uses(s, frame)
    if isinstance(frame, PayReisPart):
        ways = ways_to_pay(s, frame.seat, frame.noble)
        return [REIS[way[1]] for way in ways if way[0] == frame.influence]
    if isinstance(frame, PayReis):
        return frame.choices(s)
    asks = isinstance(frame, BoundChoice | ChooseStateAction | ChooseAction)
    return brute.loose(s, frame) if asks and not isinstance(frame, BuildHouse | ReturnOfficial) else None


def _uses(s: LisboaState, frame: PlayCard) -> list[Action]:
    """All uses of all hand cards."""
    found: list[Action] = []
    for card in s.hands[frame.seat]:
        court = SPONSOR if s.figures.card_kind[card] == TREASURY else VISIT
        found += [DISCARD[card], ADD[card], court[card]]
    return found
