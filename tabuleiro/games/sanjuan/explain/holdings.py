"""What a seat has of the things that explanations count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.components import CATHEDRAL, UNDER_HARBOUR, WELL, WORDS, Good, Seat
from tabuleiro.games.sanjuan.rules.buildings import cards_left, works
from tabuleiro.games.sanjuan.rules.producer import Produce
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.rules.trader import Sell, Ship, ShipMore, due
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of

NOT_FROM_HAND: Final = WORDS[CATHEDRAL]


def holdings(s: SanJuanState) -> list[Mapping[str, int]]:
    """Cards, goods and points; what was named and comes when all are named counts from then on."""
    return [
        {
            "cards": len(s.hands[seat]) + _put_up(s, seat) + _cards_to_come(s, seat),
            "good": sum(goods_of(s, seat)) + _to_produce(s, seat),
            "points at the end": _points(s, seat),
        }
        for seat in range(s.config.players)
    ]


def _put_up(s: SanJuanState, seat: Seat) -> int:
    """The cards that went from the hand to the town since the journal began: laid out, not paid."""
    built = [event for event in s.journal or [] if event.kind == "build" and event.seat == seat]
    return len([event for event in built if event.facts["building"] != NOT_FROM_HAND])


def _to_produce(s: SanJuanState, seat: Seat) -> int:
    """The goods that were named, as far as there are cards for them (R14)."""
    found = [frame.named for frame in s.stack if isinstance(frame, Produce) and frame.seat == seat]
    return min(len(found[-1]), cards_left(s)) if found else 0


def _cards_to_come(s: SanJuanState, seat: Seat) -> int:
    """The well's, and those of the goods that are being sold, whose own cards can be drawn too."""
    well = 2 <= _to_produce(s, seat) < cards_left(s) and works(s, seat, WELL) and not s.may_decline
    selling = [frame for frame in s.stack if isinstance(frame, (Sell, Ship, ShipMore))]
    named = [frame.named for frame in selling if frame.seat == seat]
    return well + (min(due(s, seat, named[-1]), cards_left(s) + len(named[-1])) if named else 0)


def _points(s: SanJuanState, seat: Seat) -> int:
    """With the cards that are to go under the harbour when the sale is over (T5)."""
    frame = s.stack[-1] if s.stack else None
    on_the_way = frame.named[: frame.shipped] if isinstance(frame, ShipMore) and frame.seat == seat else ()
    return points(with_shipped(s, seat, on_the_way), seat)


def with_shipped(s: SanJuanState, seat: Seat, goods: Sequence[Good]) -> SanJuanState:
    """The position with the cards of these goods under the harbour; the given one stays as it is."""
    after = s.clone()
    for good in goods:
        ops.tuck_good(after, seat, good, UNDER_HARBOUR)
    return after
