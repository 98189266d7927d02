"""Ops: everything that changes a position; events are written here, and so is what the seats remember."""

from __future__ import annotations

from bisect import bisect_right

from tabuleiro.core.codec import words_of
from tabuleiro.core.rng import shuffle
from tabuleiro.games.sanjuan.bags import UNIT
from tabuleiro.games.sanjuan.components import (
    CARD,
    CATHEDRAL,
    EVERYBODY,
    GOOD_WORDS,
    HOLDER,
    NO_CARD,
    NOBODY,
    PILES,
    PRICES,
    PRODUCTION,
    ROLES,
    TILES,
    WORDS,
    Good,
    Kind,
    Pile,
    Role,
    Seat,
    card_of,
    good_at,
    laid,
    place_of,
    plant_at,
)
from tabuleiro.games.sanjuan.knowledge import memory
from tabuleiro.games.sanjuan.state import SanJuanState

# Drawing and discarding.


def take_top(s: SanJuanState) -> int:
    """The top card of the draw pile, after a shuffle if need be (R8); NO_CARD if there is none (R14)."""
    if not s.draw_pile:
        if not s.discards:
            return NO_CARD
        _shuffle_discards(s)
    return s.draw_pile.pop()


def _shuffle_discards(s: SanJuanState) -> None:
    pile = sorted([card_of(entry) for entry in s.discards])
    shuffle(s, pile)
    memory.remember_shuffle(s)
    s.draw_pile, s.discards = pile, []
    if s.journal is not None:
        s.note("shuffle", None, {"number": len(pile)})


def draw(s: SanJuanState, seat: Seat, number: int, by: str) -> int:
    """Draw cards into the hand; the answer is how many there were."""
    cards = _draw_unsorted(s, seat, number, by)
    hand = s.hands[seat]
    for card in cards:
        _sort_in(hand, card)
    return len(cards)


def _sort_in(cards: list[Kind], card: Kind) -> None:
    """Add a card to sorted ones; compiled, `insort` would be looked up and called like any object."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def draw_to_sort(s: SanJuanState, seat: Seat, number: int, by: str) -> None:
    """Draw cards that wait to be kept or discarded."""
    s.drawn = _draw_unsorted(s, seat, number, by)
    s.drawn.sort()


def _draw_unsorted(s: SanJuanState, seat: Seat, number: int, by: str) -> list[int]:
    cards = _take(s, seat, number)
    if cards:
        s.reveals += 1
        if s.journal is not None:
            s.note("draw", seat, {"number": len(cards), "by": by}, {"cards": words_of(WORDS, cards)}, (seat,))
    return cards


def _take(s: SanJuanState, seat: Seat, number: int) -> list[int]:
    """Cards from the top, with a shuffle in the middle if need be, as many as there are (R8, R14)."""
    pile = s.draw_pile
    cards = [pile.pop() for _ in range(min(number, len(pile)))]
    s.received[seat] += len(cards)
    memory.note_seen(s, 1 << seat, cards)
    if len(cards) < number and s.discards:
        _shuffle_discards(s)
        cards += _take(s, seat, number - len(cards))
    return cards


def keep(s: SanJuanState, seat: Seat, card: Kind) -> None:
    """Take one of the cards that wait to be sorted into the hand."""
    s.drawn.remove(card)
    _sort_in(s.hands[seat], card)
    if s.journal is not None:
        s.note("keep", seat, {"number": 1}, {"cards": [WORDS[card]]}, (seat,))


def keep_the_drawn(s: SanJuanState, seat: Seat) -> None:
    """Take all cards that wait to be sorted into the hand."""
    while s.drawn:
        _sort_in(s.hands[seat], s.drawn.pop())


def discard_the_drawn(s: SanJuanState, seat: Seat) -> None:
    """Discard all cards that still wait to be sorted."""
    for card in s.drawn:
        _discard_seen(s, seat, card)
    if s.journal is not None:
        cards = words_of(WORDS, s.drawn)
        s.note("discard", seat, {"number": len(cards), "by": "councillor"}, {"cards": cards}, (seat,))
    s.drawn = []


def discard(s: SanJuanState, seat: Seat, card: Kind, by: str) -> None:
    """Discard a card from hand; only its owner sees which."""
    _lay_down(s, seat, card)
    _discard_seen(s, seat, card)
    if s.journal is not None:
        s.note("discard", seat, {"number": 1, "by": by}, {"cards": [WORDS[card]]}, (seat,))


def pay(s: SanJuanState, seat: Seat, card: Kind) -> None:
    """Pay 1 with a card from hand."""
    _lay_down(s, seat, card)
    _discard_seen(s, seat, card)
    if s.journal is not None:
        s.note("pay", seat, {"number": 1}, {"cards": [WORDS[card]]}, (seat,))


def pay_with_hand(s: SanJuanState, seat: Seat) -> None:
    """Pay with all cards in hand."""
    hand = s.hands[seat][:]
    for card in hand:
        _lay_down(s, seat, card)
        _discard_seen(s, seat, card)
    if hand and s.journal is not None:
        s.note("pay", seat, {"number": len(hand)}, {"cards": words_of(WORDS, hand)}, (seat,))


def tuck(s: SanJuanState, seat: Seat, card: Kind, pile: Pile) -> None:
    """Put a card from hand under the chapel or the bank."""
    _lay_down(s, seat, card)
    _put_under(s, seat, pile, card)
    if s.journal is not None:
        s.note("tuck", seat, {"pile": PILES[pile]}, {"card": WORDS[card]}, (seat,))


def _put_under(s: SanJuanState, seat: Seat, pile: Pile, card: Kind) -> None:
    tucked = s.tucked[seat][:]
    _file(tucked, pile, card)
    s.tucked[seat] = tucked


def use_bank(s: SanJuanState, seat: Seat) -> None:
    s.bank_used |= 1 << seat


def _lay_down(s: SanJuanState, seat: Seat, card: Kind) -> None:
    """A card leaves the hand face down."""
    s.hands[seat].remove(card)
    if s.shown[seat]:
        memory.miss_one(s, seat)


def _discard_seen(s: SanJuanState, seat: Seat, card: Kind) -> None:
    s.discards.append(laid(1 << seat, card))


def set_least(s: SanJuanState, card: Kind) -> None:
    """Of a series of cards each is named in the order of the kinds, so that one set is one path."""
    s.least = card


# Building.


def put_up(s: SanJuanState, seat: Seat, kind: Kind, cost: int, replaced: Kind, *, full: bool) -> None:
    """The building goes face up before its owner, in the place of another one or not (`replaced` NO_CARD)."""
    if s.journal is not None:
        other = None if replaced == NO_CARD else WORDS[replaced]
        s.note("build", seat, {"building": WORDS[kind], "cost": cost, "replaced": other, "good_lost": full})
    if replaced != NO_CARD:
        _remove(s, seat, replaced, full=full)
    if kind == CATHEDRAL:
        s.cathedral = False
    else:
        _show(s, seat, kind)
    s.buildings[seat] += 1
    if kind < PRODUCTION:
        s.plants[plant_at(seat, kind)] += 1
    else:
        s.city[seat] |= 1 << kind


def _show(s: SanJuanState, seat: Seat, card: Kind) -> None:
    """A card leaves the hand face up."""
    s.hands[seat].remove(card)
    memory.note_seen_from_hand(s, seat, card)


def _remove(s: SanJuanState, seat: Seat, kind: Kind, *, full: bool) -> None:
    """A replaced building leaves the game, the good on it goes to the discard pile (B8)."""
    if full:
        discard_good(s, seat, HOLDER.index(kind))
    s.buildings[seat] -= 1
    if kind < PRODUCTION:
        s.plants[plant_at(seat, kind)] -= 1
    else:
        s.city[seat] &= ~(1 << kind)
        s.working[seat] &= ~(1 << kind)
    s.gone += UNIT[kind]


def open_buildings(s: SanJuanState) -> None:
    """What was built in the phase works from now on (B5)."""
    s.working = s.city[:]


# Goods.


def put_good(s: SanJuanState, seat: Seat, good: Good) -> bool:
    """Put the top card of the draw pile, unseen, on a building; False if there is no card (R14)."""
    card = take_top(s)
    if card == NO_CARD:
        return False
    _file(s.goods[seat], good, card)
    s.laden[good_at(seat, good)] += 1
    s.produced[good_at(seat, good)] += 1
    return True


def _file(cards: list[Kind], place: int, card: Kind) -> None:
    """Add a card after those of the same place."""
    cards.insert(bisect_right(cards, laid(place, CARD)), laid(place, card))


def note_goods(s: SanJuanState, seat: Seat, kind: str, goods: list[Good]) -> None:
    if s.journal is not None:
        s.note(kind, seat, {"goods": words_of(GOOD_WORDS, goods)})


def take_good(s: SanJuanState, seat: Seat, good: Good) -> int:
    """Take the card of a good away, the oldest of its sort."""
    goods = s.goods[seat]
    for place, entry in enumerate(goods):
        if place_of(entry) == good:
            del goods[place]
            s.laden[good_at(seat, good)] -= 1
            return card_of(entry)
    raise AssertionError(f"seat {seat} has no {GOOD_WORDS[good]}")


def discard_good(s: SanJuanState, seat: Seat, good: Good) -> None:
    """The card of a good goes unseen to the discard pile."""
    s.discards.append(take_good(s, seat, good))


def tuck_good(s: SanJuanState, seat: Seat, good: Good, pile: Pile) -> None:
    """The card of a good goes unseen under the harbour."""
    _put_under(s, seat, pile, take_good(s, seat, good))
    if s.journal is not None:
        s.note("tuck", seat, {"pile": PILES[pile]})


def spend_good(s: SanJuanState, seat: Seat, good: Good) -> None:
    """Pay 1 with a good through the black market."""
    discard_good(s, seat, good)
    note_goods(s, seat, "spend", [good])


def spend_all_goods(s: SanJuanState, seat: Seat, first: int) -> None:
    """Pay with all goods from this one on."""
    for good in sorted([place_of(entry) for entry in s.goods[seat] if place_of(entry) >= first]):
        spend_good(s, seat, good)


def mark_sale(s: SanJuanState, seat: Seat, goods: tuple[Good, ...]) -> None:
    """Say which goods are sold at which prices."""
    s.sold = True
    if s.journal is not None:
        prices = [PRICES[s.tiles[0]][good] for good in goods]
        s.note("sell", seat, {"goods": words_of(GOOD_WORDS, goods), "prices": prices})


# Trading house.


def turn_tile(s: SanJuanState) -> None:
    """Turn the top tile face up."""
    if s.tiles_turned < len(TILES):
        s.reveals += 1
    s.tile_open = True
    s.tiles_turned += 1
    s.sold = False
    if s.journal is not None:
        tile = s.tiles[0]
        s.note(
            "tile", None, {"tile": TILES[tile], "prices": dict(zip(GOOD_WORDS, PRICES[tile], strict=True))}
        )


def put_tile_under(s: SanJuanState) -> None:
    """The tile goes face down under the pile."""
    s.tile_open = False
    s.tiles = [*s.tiles[1:], s.tiles[0]]


# Cards turned over for all to see.


def turn_over(s: SanJuanState, number: int) -> list[int]:
    """Turn over cards from the draw pile, as many as there are."""
    cards: list[Kind] = []
    for _ in range(number):
        card = take_top(s)
        if card == NO_CARD:
            break
        cards.append(card)
        memory.note_seen(s, EVERYBODY, [card])
    if cards:
        s.reveals += 1
    return cards


def take_turned(s: SanJuanState, seat: Seat, card: Kind) -> None:
    """A card that all have seen goes to a hand."""
    _sort_in(s.hands[seat], card)
    s.shown[seat] += UNIT[card]


def take_found(s: SanJuanState, seat: Seat, card: Kind) -> None:
    """The goldsmith's card goes to its owner's hand."""
    take_turned(s, seat, card)
    if s.journal is not None:
        s.note("take_card", seat, {"card": WORDS[card]})


def note_gold_mine(s: SanJuanState, seat: Seat, cards: list[Kind], found: int) -> None:
    if s.journal is not None:
        taken = None if found == NO_CARD else WORDS[found]
        s.note("gold_mine", seat, {"cards": words_of(WORDS, cards), "taken": taken})


def note_goldsmith(s: SanJuanState, seat: Seat, card: Kind, *, built: bool) -> None:
    if s.journal is not None:
        s.note("goldsmith", seat, {"card": WORDS[card], "built": built})


def discard_turned(s: SanJuanState, card: Kind) -> None:
    """A card that all have seen goes to the discard pile."""
    s.discards.append(laid(EVERYBODY, card))


def hold_turned(s: SanJuanState, cards: list[Kind]) -> None:
    """Cards that wait for the goldsmith's owner, or no longer."""
    s.turned = cards


# Rounds and roles.


def take_role(s: SanJuanState, seat: Seat, role: Role) -> None:
    s.roles[role] = seat
    if s.journal is not None:
        s.note("role", seat, {"role": ROLES[role]})


def use_library(s: SanJuanState, seat: Seat, *, used: bool) -> None:
    """With two players: the governor says whether the library works for the first role (X4)."""
    s.library_used = used
    if s.journal is not None:
        s.note("library", seat, {"used": used})


def pass_on(s: SanJuanState, seat: Seat, what: str) -> None:
    """The seat declines."""
    if s.journal is not None:
        s.note("pass", seat, {"what": what})


def end_round(s: SanJuanState) -> None:
    """The roles return and the governor card goes one seat to the left (R5)."""
    s.roles = [NOBODY] * len(ROLES)
    s.library_used = False
    s.governor = (s.governor + 1) % len(s.hands)
    s.round += 1
    if s.journal is not None:
        s.note("round", s.governor, {"round": s.round})


def end_game(s: SanJuanState, reason: str) -> None:
    """Nothing is left to be done."""
    s.stack.clear()
    s.ended_by = reason
    if s.journal is not None:
        s.note("over", None, {"ended_by": reason})
