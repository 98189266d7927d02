"""What a seat has of the things that explanations count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabuleiro.games.sanjuan.components import CATHEDRAL, GOOD_KINDS, WELL, WORDS
from tabuleiro.games.sanjuan.rules.buildings import works
from tabuleiro.games.sanjuan.rules.help import may_decline
from tabuleiro.games.sanjuan.rules.producer import Produce
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.rules.trader import Sell, Ship, ShipMore, due
from tabuleiro.games.sanjuan.state import Table

NOT_FROM_HAND: Final = WORDS[CATHEDRAL]


def holdings(s: Table) -> list[Mapping[str, int]]:
    """Cards, goods and points; what was named and comes when all are named counts from then on."""
    return [
        {
            "cards": len(s.hands[seat]) + _put_up(s, seat) + _cards_to_come(s, seat),
            "good": sum(s.laden[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS]) + len(_to_produce(s, seat)),
            "points at the end": points(s, seat),
        }
        for seat in range(s.config.players)
    ]


def _put_up(s: Table, seat: int) -> int:
    """The cards that went from the hand to the town since the journal began: laid out, not paid."""
    built = [event for event in s.journal or [] if event.kind == "build" and event.seat == seat]
    return len([event for event in built if event.facts["building"] != NOT_FROM_HAND])


def _to_produce(s: Table, seat: int) -> tuple[int, ...]:
    found = [frame.named for frame in s.stack if isinstance(frame, Produce) and frame.seat == seat]
    return found[-1] if found else ()


def _cards_to_come(s: Table, seat: int) -> int:
    """The well's, and those of the goods that are being sold."""
    selling = [frame for frame in s.stack if isinstance(frame, (Sell, Ship, ShipMore))]
    named = [frame.named for frame in selling if frame.seat == seat]
    well = len(_to_produce(s, seat)) >= 2 and works(s, seat, WELL) and not may_decline(s)
    return (due(s, seat, named[-1]) if named else 0) + well
