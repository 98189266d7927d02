"""Sampler: complete tables that agree with everything one seat knows, dealt fairly.

Unseen cards go to the hidden places uniformly. Cards with a past are dealt first: those that went to a hand
for all to see are there still or left it face down, and those that the seat knows to have been shuffled are
in the draw pile or where cards have gone from it since.
"""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import Dice, roll, shuffle
from tabuleiro.games.sanjuan.bags import UNIT, Bag, bag_of, cards_in, count
from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    GOOD_KINDS,
    NOBODY,
    PILES,
    UNDER_BANK,
    UNDER_CHAPEL,
    UNDER_HARBOUR,
    Pile,
    Seat,
    laid,
)
from tabuleiro.games.sanjuan.knowledge.reading import Knowledge
from tabuleiro.games.sanjuan.rules.builder import Replace
from tabuleiro.games.sanjuan.state import Table

ATTEMPTS: Final = 20


@final
class Place:
    """A hidden place: how many cards, and how many of them can be of the shuffled draw pile."""

    __slots__ = ("cards", "fresh", "shuffled", "size")

    def __init__(self, size: int, fresh: int) -> None:
        self.size: Final = size
        self.fresh: Final = min(size, fresh)
        self.cards: list[int] = []
        self.shuffled: list[int] = []
        """The cards among them that are known to have been shuffled."""

    @property
    def room(self) -> int:
        return self.size - len(self.cards) - len(self.shuffled)

    @property
    def fresh_room(self) -> int:
        return min(self.room, self.fresh - len(self.shuffled))

    def contents(self, dice: Dice) -> list[int]:
        """The cards, oldest first where that matters: those of before the shuffle, then the others."""
        if not self.shuffled:
            return self.cards
        old = self.size - self.fresh
        newer = self.cards[old:] + self.shuffled
        shuffle(dice, newer)
        return self.cards[:old] + newer


@final
class TableSampler(Sampler[Table]):
    """Tables that agree with what a seat knows."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge: Final = knowledge

    def sample(self, dice: Dice) -> Table:
        return _Dealer(self._knowledge, dice).deal()


@final
class _Dealer:
    """Deals the unseen cards once."""

    def __init__(self, knowledge: Knowledge, dice: Dice) -> None:
        self._knowledge: Final = knowledge
        self._dice: Final = dice
        s = knowledge.table
        self._hands: Final = [self._hand(seat) for seat in range(len(s.hands))]
        self._tucked: Final = [self._tuck(seat) for seat in range(len(s.hands))]
        self._harbours: Final = [self._under(seat, UNDER_HARBOUR) for seat in range(len(s.hands))]
        self._goods: Final = [Place(size, new) for size, new in zip(s.laden, s.produced, strict=True)]
        self._drawn: Final = Place(knowledge.drawn * knowledge.hides_drawn, knowledge.drawn)
        self._pile: Final = Place(knowledge.draw_pile, knowledge.draw_pile)
        placed = [*self._hands, *self._tucked, *self._harbours, *self._goods, self._drawn, self._pile]
        rest = len(knowledge.unseen) - sum([place.size for place in placed])
        self._discards: Final = Place(rest, rest)
        self._places: Final = [*placed, self._discards]
        self._unseen = bag_of(knowledge.unseen)

    def _hand(self, seat: Seat) -> Place:
        known = seat == self._knowledge.seat
        return Place(0 if known else self._knowledge.hand_sizes[seat], self._knowledge.table.received[seat])

    def _under(self, seat: Seat, pile: Pile) -> Place:
        size = self._knowledge.hidden_under(seat, pile)
        return Place(size, size - self._knowledge.table.tucked_before[seat * len(PILES) + pile])

    def _tuck(self, seat: Seat) -> Place:
        """Chapel and bank of a seat as one place."""
        chapel, bank = self._under(seat, UNDER_CHAPEL), self._under(seat, UNDER_BANK)
        return Place(chapel.size + bank.size, chapel.fresh + bank.fresh)

    def deal(self) -> Table:
        """Cards with a past first, then the others as they come."""
        self._deal_named()
        self._deal_shown()
        self._deal_shuffled()
        rest = cards_in(self._unseen)
        shuffle(self._dice, rest)
        for place in self._places:
            place.cards += [rest.pop() for _ in range(place.room)]
        return self._table()

    def _deal_named(self) -> None:
        """The building that another seat has named but not yet put up is in its hand."""
        frame = self._knowledge.table.stack[-1] if self._knowledge.table.stack else None
        if isinstance(frame, Replace) and frame.building != CATHEDRAL and self._hands[frame.seat].size:
            self._hands[frame.seat].cards.append(frame.building)
            self._unseen -= UNIT[frame.building]

    def _deal_shown(self) -> None:
        """Cards that went to a hand for all to see: there, or among those that left it face down since."""
        s = self._knowledge.table
        for seat, hand in enumerate(self._hands):
            if seat == self._knowledge.seat:
                continue
            outside = [self._tucked[seat], self._discards]
            departed = s.departed[seat]
            for card in self._still_unseen(s.shown[seat]):
                left = min(departed, sum([place.room for place in outside]))
                stays = roll(self._dice, max(1, hand.room + left)) < hand.room
                place = self._pick([hand] if stays else outside, fresh=False)
                if place is not None:
                    place.cards.append(card)
                    self._unseen -= UNIT[card]
                    departed -= not stays

    def _deal_shuffled(self) -> None:
        """Cards that the seat knows to have been shuffled: to places that the draw pile has filled since."""
        cards = self._still_unseen(self._knowledge.table.shuffled[self._knowledge.seat])
        for _ in range(ATTEMPTS if cards else 0):
            shuffle(self._dice, cards)
            if self._deal_to_origins(cards):
                self._unseen -= bag_of(cards)
                return
            for place in self._places:
                place.shuffled.clear()

    def _deal_to_origins(self, cards: list[int]) -> bool:
        """Give each card one of the positions of the shuffled draw pile; False if they do not fit."""
        origins, waiting = self._origins(), cards[:]
        while origins and waiting:
            at = roll(self._dice, len(origins))
            origins[at], origins[-1] = origins[-1], origins[at]
            place = self._pick(origins.pop(), fresh=True)
            if place is not None:
                place.shuffled.append(waiting.pop())
        return not waiting

    def _origins(self) -> list[list[Place]]:
        """For each unseen position of the shuffled draw pile the places where its card may be now."""
        s = self._knowledge.table
        origins = [[self._pile]] * self._pile.size
        sorter = s.stack[-1].seat if self._drawn.size else NOBODY
        for seat, hand in enumerate(self._hands):
            drawn = [self._drawn] if seat == sorter else []
            if seat != self._knowledge.seat:
                origins += [[hand, self._tucked[seat], self._discards, *drawn]] * s.received[seat]
            for good in range(seat * GOOD_KINDS, (seat + 1) * GOOD_KINDS):
                goods = self._goods[good]
                origins += [[goods]] * goods.fresh
                origins += [[self._harbours[seat], self._discards]] * (s.produced[good] - goods.fresh)
        return origins

    def _still_unseen(self, bag: Bag) -> list[int]:
        found: list[int] = []
        unseen = self._unseen
        for card in cards_in(bag):
            if count(unseen, card):
                found.append(card)
                unseen -= UNIT[card]
        return found

    def _pick(self, places: list[Place], *, fresh: bool) -> Place | None:
        """One of the places, each as likely as it has room."""
        rooms = [place.fresh_room if fresh else place.room for place in places]
        at = roll(self._dice, sum(rooms)) if sum(rooms) else 0
        for place, room in zip(places, rooms, strict=True):
            if at < room:
                return place
            at -= room
        return None

    def _table(self) -> Table:
        """The table with its hidden places filled and a chance of its own."""
        known, dice = self._knowledge, self._dice
        s = known.table.clone()
        s.rng = roll(dice, 1 << 32) << 32 | roll(dice, 1 << 32)
        tiles = known.unknown_tiles[:]
        shuffle(dice, tiles)
        s.tiles[s.tile_open : s.tile_open] = tiles
        for seat in range(len(s.hands)):
            if seat != known.seat:
                s.hands[seat] = sorted(self._hands[seat].contents(dice))
            self._fill_piles(s, seat)
            for good in range(GOOD_KINDS):
                cards = self._goods[seat * GOOD_KINDS + good].contents(dice)
                s.goods[seat] += [laid(good, card) for card in cards]
        if known.hides_drawn:
            s.drawn = sorted(self._drawn.contents(dice))
        s.discards += bag_of(self._discards.contents(dice))
        s.draw_pile = self._pile.contents(dice)
        return s

    def _fill_piles(self, s: Table, seat: Seat) -> None:
        cards = self._tucked[seat].contents(self._dice)
        chapel = self._knowledge.hidden_under(seat, UNDER_CHAPEL)
        s.tucked[seat] += [laid(UNDER_CHAPEL, card) for card in cards[:chapel]]
        s.tucked[seat] += [laid(UNDER_BANK, card) for card in cards[chapel:]]
        s.tucked[seat] += [laid(UNDER_HARBOUR, card) for card in self._harbours[seat].contents(self._dice)]
