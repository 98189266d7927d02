"""Complete positions that agree with what one seat knows: hands, decks, piles and the bag are dealt anew."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import MASK, Dice, roll, shuffle
from tabuleiro.games.lisboa.kinds import BLUE_DECK, CARDS, PURPLE_DECK, Seat
from tabuleiro.games.lisboa.knowledge.sampler_draft import DraftDealer
from tabuleiro.games.lisboa.state import Table
from tabuleiro.games.lisboa.variants import draft


@final
class Redealer(Sampler[Table]):
    """Keeps one position that agrees with the view and deals what the seat cannot know anew each time."""

    def __init__(self, base: Table, seat: Seat | None) -> None:
        self.base: Final = base
        self.seat: Final = seat

    def sample(self, dice: Dice) -> Table:
        s = self.base.clone()
        s.rng = roll(dice, 1 << 32) << 32 & MASK | roll(dice, 1 << 32)
        others = [seat for seat in range(s.config.players) if seat != self.seat]
        if draft.is_on(s):
            blue = [card for card in unseen_and_gone(s) if s.figures.card_deck[card] == BLUE_DECK]
            DraftDealer(s, self.seat, blue).deal(dice)
        else:
            _redeal_hands(s, others, BLUE_DECK, dice)
        _redeal_hands(s, others, PURPLE_DECK, dice)
        _redeal_decks(s, dice)
        _redeal_tiles(s, others, dice)
        _redeal_buildings(s, dice)
        return s


def _redeal_hands(s: Table, others: list[Seat], deck: int, dice: Dice) -> None:
    """The cards of this deck that the seat has not seen: in hands, waiting, or out of the game unseen."""
    deck_of = s.figures.card_deck
    held = [[card for card in s.hands[seat] if deck_of[card] == deck] for seat in others]
    pool = [card for hand in held for card in hand]
    pool += [card for card in s.purple if deck_of[card] == deck]
    pool += [card for card in unseen_and_gone(s) if deck_of[card] == deck]
    shuffle(dice, pool)
    for seat, hand in zip(others, held, strict=True):
        dealt = [pool.pop() for _ in hand]
        kept = [card for card in s.hands[seat] if deck_of[card] != deck]
        s.hands[seat] = tuple(sorted([*kept, *dealt]))
    if deck == PURPLE_DECK and s.purple:
        s.purple = tuple(pool)


def unseen_and_gone(s: Table) -> list[int]:
    """Cards that left the game without being seen (L-S11, L-P2, L-P4)."""
    elsewhere = [False] * (len(s.figures.card_kind) + len(s.figures.pack.ships))
    zones = (*s.hands, s.docks, s.lower, *s.decks, s.face_up, s.purple, *s.brown, s.discarded, (s.in_play,))
    for zone in (*zones, *s.packets, *s.kept):
        for card in zone:
            elsewhere[card] = True
    return [card for card in range(1, CARDS + 1) if not elsewhere[card]]


def _redeal_decks(s: Table, dice: Dice) -> None:
    """The order of the political decks and of the decrees."""
    s.decks = [_reordered(deck, dice) for deck in s.decks]
    s.brown = [_reordered(deck, dice) for deck in s.brown]
    s.decree_deck = _reordered(s.decree_deck, dice)
    s.task_deck = _reordered(s.task_deck, dice)


def _redeal_tiles(s: Table, others: list[Seat], dice: Dice) -> None:
    """The order of the bag, and at set-up also what the others choose from."""
    pool = [*s.bag, *[tile for seat in others for tile in s.offered[seat]]]
    shuffle(dice, pool)
    for seat in others:
        s.offered[seat] = tuple([pool.pop() for _ in s.offered[seat]])
    s.bag = tuple(pool)


def _redeal_buildings(s: Table, dice: Dice) -> None:
    """The tiles under the visible ones of both piles."""
    pool = [tile for pile in s.building_piles for tile in pile[:-1]]
    shuffle(dice, pool)
    s.building_piles = [(*[pool.pop() for _ in pile[:-1]], *pile[-1:]) for pile in s.building_piles]


def _reordered(deck: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    cards = list(deck)
    shuffle(dice, cards)
    return tuple(cards)
