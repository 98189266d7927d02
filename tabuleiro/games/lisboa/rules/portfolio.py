"""A card into the portfolio (L-F4, L-F5), and whether it may go there (L-F6)."""

from __future__ import annotations

from typing import final

from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa import effects
from tabuleiro.games.lisboa.kinds import (
    CLOTH,
    GOLD,
    GOODS,
    NOBLE_CARD,
    NOBLE_WORDS,
    TOOLS,
    TREASURY,
    TREASURY_CARD,
    CardId,
    Good,
    Seat,
)
from tabuleiro.games.lisboa.ops import board, cards, holdings
from tabuleiro.games.lisboa.ops.trial import bare_clone
from tabuleiro.games.lisboa.places import goods_of, total
from tabuleiro.games.lisboa.rules.court import LeaveCourt
from tabuleiro.games.lisboa.rules.lookahead import Fulfilled, Procedure, completes
from tabuleiro.games.lisboa.rules.market import SellOrTrade, foreign_ship_docked
from tabuleiro.games.lisboa.rules.prices import right_value
from tabuleiro.games.lisboa.rules.rewards import penalty_frames, reward_frames
from tabuleiro.games.lisboa.rules.shipyard import MakeRoom
from tabuleiro.games.lisboa.state import LisboaState


def add_to_portfolio(s: LisboaState, seat: Seat, number: CardId) -> None:
    cards.play_card(s, seat, number, "portfolio")
    s.then_all([*compulsory_steps(s, seat, number), Fulfilled(seat)])


def compulsory_steps(s: LisboaState, seat: Seat, number: CardId) -> list[Frame[LisboaState]]:
    card = s.figures.pack.cards[number]
    if card.kind == TREASURY:
        return [TakeSubsidy(seat), MakeRoom(seat, TREASURY_CARD), PutCard(seat), SellOrTrade(seat)]
    return [
        *reward_frames(seat, card.reward),
        *penalty_frames(seat, card.penalty),
        MakeRoom(seat, NOBLE_CARD),
        PutCard(seat),
        SellOrTrade(seat),
    ]


@final
class TakeSubsidy(Procedure):
    """Réis equal to the treasury's right value; then the treasury falls."""

    def run(self, s: LisboaState) -> None:
        holdings.gain_reis(s, self.seat, right_value(s))
        board.move_treasury(s, -1)


@final
class PutCard(Procedure):
    """The played card goes on a free place of its half."""

    def run(self, s: LisboaState) -> None:
        cards.put_into_portfolio(s, self.seat, s.figures.pack.cards[s.in_play])

    def fault(self, s: LisboaState) -> str | None:
        if any(isinstance(frame, LeaveCourt) for frame in s.stack):
            return "the card in play is at the Court"
        return super().fault(s) or (None if s.in_play else "no card is in play for PutCard")


# Look-ahead (L-F6).


def addable(s: LisboaState, seat: Seat, hand: tuple[int, ...]) -> list[int]:
    """The cards after which, reward or penalty included, a good can be sold or traded."""
    goods = goods_of(s, seat)
    held = total(goods)
    balance = s.figures.goods_balance
    foreign_ship = foreign_ship_docked(s, seat)
    return [
        number
        for number in hand
        if (held + balance[number] > 0 and (foreign_ship or _surely_wanted(s, seat, number, goods)))
        or _tried(s, seat, number, goods)
    ]


def _surely_wanted(s: LisboaState, seat: Seat, number: CardId, goods: list[int]) -> bool:
    """The Builder or the King takes a good, whatever the reward uses up.

    Each item of a reward takes at most one plan or favor, and a ship may be declined.
    """
    won, used = s.figures.goods_won[number], len(s.figures.pack.cards[number].reward)
    gold = goods[GOLD] > 0 or GOLD in won
    if (gold or goods[TOOLS] or TOOLS in won) and len(s.plan_piles[0]) + len(s.plan_piles[1]) > used:
        return True
    for_king = gold or goods[CLOTH] > 0 or CLOTH in won
    return for_king and len(NOBLE_WORDS) - s.favors[seat].bit_count() > used


def _tried(s: LisboaState, seat: Seat, number: CardId, goods: list[Good]) -> bool:
    """Whether some way through reward, penalty and discard ends with a sale or a trade."""
    if not any(goods) and not brings_goods(s.figures.pack.cards[number].reward):
        return False
    trial = bare_clone(s)
    cards.play_card(trial, seat, number, "portfolio")
    trial.then_all(compulsory_steps(trial, seat, number))
    return completes(trial)


def brings_goods(reward: effects.Reward) -> bool:
    return any(effect.kind < GOODS or effect.kind == effects.EFFECT_PRODUCE for effect in reward)


stacked(TakeSubsidy, MakeRoom, PutCard, SellOrTrade)
