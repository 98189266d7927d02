"""Sampler: complete tables that agree with everything one seat knows, dealt fairly.

Unseen cards go to the hidden places uniformly. Cards with a past are dealt first: those that went to a hand
for all to see are there still or left it face down, and those that the seat knows to have been shuffled are
in the draw pile or where cards have gone from it since.
"""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.game import OtherLuck, Sampler
from tabuleiro.core.rng import Dice, another, roll, shuffle
from tabuleiro.games.sanjuan.bags import UNIT, Bag, bag_of, cards_in, count
from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    GOOD_KINDS,
    NOBODY,
    TILES,
    UNDER_BANK,
    UNDER_CHAPEL,
    UNDER_HARBOUR,
    Kind,
    Pile,
    Seat,
    good_at,
    laid,
    pile_at,
)
from tabuleiro.games.sanjuan.knowledge.memory import shuffled
from tabuleiro.games.sanjuan.knowledge.reading import Knowledge
from tabuleiro.games.sanjuan.rules.builder import Replace
from tabuleiro.games.sanjuan.state import SanJuanState

ATTEMPTS: Final = 20


@final
class Place:
    """A hidden place: how many cards, and how many of them can be of the shuffled draw pile."""

    __slots__ = ("cards", "fresh", "shuffled", "size")

    def __init__(self, size: int, fresh: int) -> None:
        self.size: Final = size
        self.fresh: Final = min(size, fresh)
        self.cards: list[Kind] = []
        self.shuffled: list[int] = []
        """The cards among them that are known to have been shuffled."""

    @property
    def room(self) -> int:
        return self.size - len(self.cards) - len(self.shuffled)

    @property
    def fresh_room(self) -> int:
        return min(self.room, self.fresh - len(self.shuffled))

    def empty(self) -> None:
        self.cards = []
        self.shuffled = []

    def fill(self, rest: list[int]) -> None:
        """Take as many of the cards as there is room for, from the last on."""
        left = len(rest) - self.room
        self.cards += rest[left:][::-1]
        del rest[left:]

    def contents(self, dice: Dice) -> list[int]:
        """The cards, oldest first where that matters: those of before the shuffle, then the others."""
        if not self.shuffled:
            return self.cards
        old = self.size - self.fresh
        newer = self.cards[old:] + self.shuffled
        shuffle(dice, newer)
        return self.cards[:old] + newer


@final
class Futures(OtherLuck[SanJuanState]):
    """The same table with another order of what lies face down for everybody: draw pile and unseen tiles."""

    def sample(self, dice: Dice) -> SanJuanState:
        s = super().sample(dice)
        shuffle(dice, s.draw_pile)
        first, last = s.tile_open, s.tile_open + max(0, len(TILES) - s.tiles_turned)
        tiles = s.tiles[first:last]
        shuffle(dice, tiles)
        s.tiles = [*s.tiles[:first], *tiles, *s.tiles[last:]]
        return s


@final
class TableSampler(Sampler[SanJuanState]):
    """Tables that agree with what a seat knows: its places are laid out once and filled anew each time."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge: Final = knowledge
        s = knowledge.table
        seats = range(len(s.hands))
        self._shuffled: Final = bag_of(shuffled(s, knowledge.seat))
        self._hands: Final = [self._hand(seat) for seat in seats]
        self._tucked: Final = [self._tuck(seat) for seat in seats]
        self._harbours: Final = [self._under(seat, UNDER_HARBOUR) for seat in seats]
        self._goods: Final = [Place(size, new) for size, new in zip(s.laden, s.produced, strict=True)]
        self._drawn: Final = Place(knowledge.drawn * knowledge.hides_drawn, knowledge.drawn)
        self._pile: Final = Place(knowledge.draw_pile, knowledge.draw_pile)
        placed = [*self._hands, *self._tucked, *self._harbours, *self._goods, self._drawn, self._pile]
        rest = len(knowledge.unseen) - sum([place.size for place in placed])
        self._discards: Final = Place(rest, rest)
        self._places: Final = [place for place in (*placed, self._discards) if place.size]
        self._origins: Final = self._all_origins()
        self._all_unseen: Final = bag_of(knowledge.unseen)
        self._unseen = self._all_unseen

    def _hand(self, seat: Seat) -> Place:
        known = seat == self._knowledge.seat
        return Place(0 if known else self._knowledge.hand_sizes[seat], self._knowledge.table.received[seat])

    def _under(self, seat: Seat, pile: Pile) -> Place:
        size = self._knowledge.hidden_under(seat, pile)
        return Place(size, size - self._knowledge.table.tucked_before[pile_at(seat, pile)])

    def _tuck(self, seat: Seat) -> Place:
        """Chapel and bank of a seat as one place."""
        chapel, bank = self._under(seat, UNDER_CHAPEL), self._under(seat, UNDER_BANK)
        return Place(chapel.size + bank.size, chapel.fresh + bank.fresh)

    def _all_origins(self) -> list[list[Place]]:
        """For each unseen position of the shuffled draw pile the places where its card may be now."""
        s = self._knowledge.table
        origins = [[self._pile]] * self._pile.size
        sorter = s.stack[-1].seat if self._drawn.size else NOBODY
        for seat, hand in enumerate(self._hands):
            drawn = [self._drawn] if seat == sorter else []
            if seat != self._knowledge.seat:
                origins += [[hand, self._tucked[seat], self._discards, *drawn]] * s.received[seat]
            for good in range(GOOD_KINDS):
                goods, produced = self._goods[good_at(seat, good)], s.produced[good_at(seat, good)]
                origins += [[goods]] * goods.fresh
                origins += [[self._harbours[seat], self._discards]] * (produced - goods.fresh)
        return origins

    def sample(self, dice: Dice) -> SanJuanState:
        """Cards with a past first, then the others as they come."""
        for place in self._places:
            place.empty()
        self._unseen = self._all_unseen
        self._deal_named()
        self._deal_shown(dice)
        self._deal_shuffled(dice)
        untouched = self._unseen == self._all_unseen
        rest = self._knowledge.unseen[:] if untouched else cards_in(self._unseen)
        shuffle(dice, rest)
        for place in self._places:
            place.fill(rest)
        return self._table(dice)

    def _deal_named(self) -> None:
        """The building that another seat has named but not yet put up is in its hand."""
        frame = self._knowledge.table.stack[-1] if self._knowledge.table.stack else None
        if isinstance(frame, Replace) and frame.building != CATHEDRAL and self._hands[frame.seat].size:
            self._hands[frame.seat].cards.append(frame.building)
            self._unseen -= UNIT[frame.building]

    def _deal_shown(self, dice: Dice) -> None:
        """Cards that went to a hand for all to see: there, or among those that left it face down since."""
        for seat, bag in enumerate(self._knowledge.table.shown):
            if bag and seat != self._knowledge.seat:
                self._deal_shown_to(seat, self._still_unseen(bag), dice)

    def _deal_shown_to(self, seat: Seat, cards: list[Kind], dice: Dice) -> None:
        hand, outside = self._hands[seat], [self._tucked[seat], self._discards]
        departed = self._knowledge.table.departed[seat]
        for card in cards:
            left = min(departed, sum([place.room for place in outside]))
            stays = roll(dice, max(1, hand.room + left)) < hand.room
            place = _pick([hand] if stays else outside, dice, fresh=False)
            if place is not None:
                place.cards.append(card)
                self._unseen -= UNIT[card]
                departed -= not stays

    def _deal_shuffled(self, dice: Dice) -> None:
        """Cards that the seat knows to have been shuffled: to places that the draw pile has filled since."""
        cards = self._still_unseen(self._shuffled)
        for _ in range(ATTEMPTS if cards else 0):
            shuffle(dice, cards)
            if self._deal_to_origins(cards, dice):
                self._unseen -= bag_of(cards)
                return
            for place in self._places:
                place.shuffled.clear()

    def _deal_to_origins(self, cards: list[Kind], dice: Dice) -> bool:
        """Give each card one of the positions of the shuffled draw pile; False if they do not fit."""
        origins, waiting = self._origins[:], cards[:]
        while origins and waiting:
            at = roll(dice, len(origins))
            origins[at], origins[-1] = origins[-1], origins[at]
            place = _pick(origins.pop(), dice, fresh=True)
            if place is not None:
                place.shuffled.append(waiting.pop())
        return not waiting

    def _still_unseen(self, bag: Bag) -> list[int]:
        found: list[int] = []
        unseen = self._unseen
        for card in cards_in(bag):
            if count(unseen, card):
                found.append(card)
                unseen -= UNIT[card]
        return found

    def _table(self, dice: Dice) -> SanJuanState:
        """The table with its hidden places filled and a chance of its own."""
        known = self._knowledge
        s = known.table.clone()
        s.rng = another(dice)
        tiles = known.unknown_tiles[:]
        shuffle(dice, tiles)
        s.tiles = [*s.tiles[: s.tile_open], *tiles, *s.tiles[s.tile_open :]]
        for seat in range(len(s.hands)):
            if seat != known.seat:
                s.hands[seat] = sorted(self._hands[seat].contents(dice))
            self._fill_piles(s, seat, dice)
            self._fill_buildings(s, seat, dice)
        if known.hides_drawn:
            s.drawn = sorted(self._drawn.contents(dice))
        s.discards += self._discards.contents(dice)
        s.draw_pile = self._pile.contents(dice)
        return s

    def _fill_piles(self, s: SanJuanState, seat: Seat, dice: Dice) -> None:
        tucked, harbour, found = self._tucked[seat], self._harbours[seat], s.tucked[seat][:]
        if tucked.size:
            cards = tucked.contents(dice)
            chapel = self._knowledge.hidden_under(seat, UNDER_CHAPEL)
            found += [laid(UNDER_CHAPEL, card) for card in cards[:chapel]]
            found += [laid(UNDER_BANK, card) for card in cards[chapel:]]
        if harbour.size:
            found += [laid(UNDER_HARBOUR, card) for card in harbour.contents(dice)]
        s.tucked[seat] = found

    def _fill_buildings(self, s: SanJuanState, seat: Seat, dice: Dice) -> None:
        for good in range(GOOD_KINDS):
            place = self._goods[good_at(seat, good)]
            if place.size:
                s.goods[seat] += [laid(good, card) for card in place.contents(dice)]


def _pick(places: list[Place], dice: Dice, *, fresh: bool) -> Place | None:
    """One of the places, each as likely as it has room."""
    rooms = 0
    for place in places:
        rooms += place.fresh_room if fresh else place.room
    if not rooms:
        return None
    at = roll(dice, rooms)
    for place in places:
        at -= place.fresh_room if fresh else place.room
        if at < 0:
            return place
    return None
