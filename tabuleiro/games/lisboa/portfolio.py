"""A card into the portfolio (L-F4, L-F5), and whether it may go there (L-F6)."""

from __future__ import annotations

from typing import final

from tabuleiro.core.frames import Step
from tabuleiro.games.lisboa import board, effects, ops
from tabuleiro.games.lisboa.kinds import TREASURY
from tabuleiro.games.lisboa.lookahead import Fulfilled, bare_clone, completes
from tabuleiro.games.lisboa.market import SellOrTrade, foreign_ship_docked
from tabuleiro.games.lisboa.ops import GOODS
from tabuleiro.games.lisboa.prices import right_value
from tabuleiro.games.lisboa.rewards import penalty_frames, reward_frames
from tabuleiro.games.lisboa.shipyard import NOBLE_CARD, TREASURY_CARD, MakeRoom
from tabuleiro.games.lisboa.state import Seat, Table


def add_to_portfolio(s: Table, seat: Seat, number: int) -> None:
    ops.play_card(s, seat, number, "portfolio")
    card = s.tables.pack.cards[number]
    if card.kind == TREASURY:
        s.then(
            TakeSubsidy(seat),
            MakeRoom(seat, TREASURY_CARD),
            PutCard(seat),
            SellOrTrade(seat),
            Fulfilled(seat),
        )
    else:
        s.then(
            *reward_frames(seat, card.reward),
            *penalty_frames(seat, card.penalty),
            MakeRoom(seat, NOBLE_CARD),
            PutCard(seat),
            SellOrTrade(seat),
            Fulfilled(seat),
        )


@final
class TakeSubsidy(Step[Table]):
    """Réis equal to the treasury's right value; then the treasury falls."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        ops.gain_reis(s, self.seat, right_value(s))
        board.move_treasury(s, -1)


@final
class PutCard(Step[Table]):
    """The played card goes on a free place of its half."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        ops.put_into_portfolio(s, self.seat, s.tables.pack.cards[s.in_play])


# Look-ahead (L-F6).


def may_add(s: Table, seat: Seat, number: int) -> bool:
    """Afterwards, reward or penalty included, a good can be sold or traded."""
    card = s.tables.pack.cards[number]
    goods = sum(s.goods[seat * GOODS : seat * GOODS + GOODS])
    if goods == 0 and not brings_goods(card.reward):
        return False
    lost = card.penalty is not None and card.penalty.kind == effects.LOSE_GOOD
    if goods > lost and foreign_ship_docked(s, seat):
        return True
    trial = bare_clone(s)
    add_to_portfolio(trial, seat, number)
    del trial.stack[0]  # the end of the compulsory part: the trial ends there anyway
    return completes(trial)


def brings_goods(reward: effects.Reward) -> bool:
    return any(effect.kind < GOODS or effect.kind == effects.PRODUCE for effect in reward)
