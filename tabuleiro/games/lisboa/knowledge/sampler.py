"""Complete positions that agree with what one seat knows: hands, decks, piles and the bag are dealt anew."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import Dice, another, shuffle
from tabuleiro.games.lisboa.kinds import BLUE_DECK, CARDS, PURPLE_DECK, Deck, Seat
from tabuleiro.games.lisboa.knowledge.sampler_draft import DraftDealer
from tabuleiro.games.lisboa.state import LisboaState
from tabuleiro.games.lisboa.variants import draft


@final
class Hidden:
    """The cards of one deck that a seat has not seen: in the hands of others, waiting, or gone unseen."""

    def __init__(self, s: LisboaState, others: list[Seat], deck: Deck) -> None:
        deck_of = s.figures.card_deck
        held = [[card for card in s.hands[seat] if deck_of[card] == deck] for seat in others]
        self._deck: Final = deck
        self._sizes: Final = [(seat, len(hand)) for seat, hand in zip(others, held, strict=True) if hand]
        """How many of them are in each hand that has some."""
        waiting = [card for card in s.purple if deck_of[card] == deck]
        self._cards: Final = [*[card for hand in held for card in hand], *waiting, *gone_unseen(s, deck)]

    def deal(self, s: LisboaState, dice: Dice) -> list[int]:
        """Give each hand as many of them as it has; what is left over is waiting or gone."""
        pool, deck_of = self._cards[:], s.figures.card_deck
        shuffle(dice, pool)
        for seat, size in self._sizes:
            kept = [card for card in s.hands[seat] if deck_of[card] != self._deck]
            kept += [pool.pop() for _ in range(size)]
            s.hands[seat] = tuple(sorted(kept))
        return pool


@final
class Redealer(Sampler[LisboaState]):
    """Keeps one position and deals anew each time what nobody knows, and what the others have."""

    def __init__(self, base: LisboaState, seat: Seat | None, others: list[Seat]) -> None:
        self._base: Final = base
        self._seat: Final = seat
        self._others: Final = others
        """Whose hands the seat cannot know; none of them if all hands lie open."""
        self._drafted: Final = bool(others) and draft.is_on(base)
        self._blue: Final = Hidden(base, self._others, BLUE_DECK)
        self._purple: Final = Hidden(base, self._others, PURPLE_DECK)
        self._blue_gone: Final = gone_unseen(base, BLUE_DECK)
        self._tiles: Final = [*base.bag, *[tile for seat in self._others for tile in base.offered[seat]]]
        self._buildings: Final = [tile for pile in base.building_piles for tile in pile[:-1]]

    def sample(self, dice: Dice) -> LisboaState:
        s = self._base.clone()
        s.rng = another(dice)
        if self._drafted:
            DraftDealer(s, self._seat, self._blue_gone).deal(dice)
        else:
            self._blue.deal(s, dice)
        waiting = self._purple.deal(s, dice)
        if s.purple:
            s.purple = tuple(waiting)
        _redeal_decks(s, dice)
        self._redeal_tiles(s, dice)
        self._redeal_buildings(s, dice)
        return s

    def _redeal_tiles(self, s: LisboaState, dice: Dice) -> None:
        """The order of the bag, and at set-up also what the others choose from."""
        pool = self._tiles[:]
        shuffle(dice, pool)
        for seat in self._others:
            if s.offered[seat]:
                s.offered[seat] = tuple([pool.pop() for _ in s.offered[seat]])
        s.bag = tuple(pool)

    def _redeal_buildings(self, s: LisboaState, dice: Dice) -> None:
        """The tiles under the visible ones of both piles."""
        pool = self._buildings[:]
        shuffle(dice, pool)
        s.building_piles = [(*[pool.pop() for _ in pile[:-1]], *pile[-1:]) for pile in s.building_piles]


def gone_unseen(s: LisboaState, deck: Deck) -> list[int]:
    """Cards of a deck that left the game without being seen (L-S11, L-P2, L-P4)."""
    elsewhere = [False] * (len(s.figures.card_kind) + len(s.figures.pack.ships))
    zones = (*s.hands, s.docks, s.lower, *s.decks, s.face_up, s.purple, *s.brown, s.discarded, (s.in_play,))
    for zone in (*zones, *s.packets, *s.kept):
        for card in zone:
            elsewhere[card] = True
    cards = [card for card in range(1, CARDS + 1) if s.figures.card_deck[card] == deck]
    return [card for card in cards if not elsewhere[card]]


def _redeal_decks(s: LisboaState, dice: Dice) -> None:
    """The order of the political decks and of the decrees."""
    s.decks = [_reordered(deck, dice) for deck in s.decks]
    s.brown = [_reordered(deck, dice) for deck in s.brown]
    s.decree_deck = _reordered(s.decree_deck, dice)
    s.task_deck = _reordered(s.task_deck, dice)


def _reordered(pieces: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    cards = list(pieces)
    shuffle(dice, cards)
    return tuple(cards)
