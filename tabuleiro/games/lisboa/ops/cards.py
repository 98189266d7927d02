"""What changes hands, portfolios and the display of political cards, with the events that tell of it."""

from __future__ import annotations

from tabuleiro.core.codec import JsonObject
from tabuleiro.games.lisboa.components import Card
from tabuleiro.games.lisboa.kinds import (
    KIND_WORDS,
    UPPER,
    CardId,
    CardKind,
    Dock,
    PortfolioPlace,
    Seat,
    place_at,
)
from tabuleiro.games.lisboa.knowledge.memory import after_showing
from tabuleiro.games.lisboa.ops.holdings import change_benefit
from tabuleiro.games.lisboa.state import LisboaState, is_ship


def card_facts(s: LisboaState, card: CardId) -> JsonObject:
    """A political card in an event: its number, and its kind for those who do not know the numbers."""
    return {"card": card, "card_kind": KIND_WORDS[s.figures.card_kind[card]]}


def play_card(s: LisboaState, seat: Seat, card: CardId, how: str) -> None:
    """From the hand to the Court or on its way to the portfolio."""
    _leave_hand(s, seat, card)
    s.in_play = card
    if s.journal is not None:
        s.note("played", seat, {**card_facts(s, card), "how": how})


def discard_card(s: LisboaState, seat: Seat, card: CardId) -> None:
    """From the hand out of the game."""
    _leave_hand(s, seat, card)
    s.discarded.append(card)
    if s.journal is not None:
        s.note("discarded", seat, card_facts(s, card))


def _leave_hand(s: LisboaState, seat: Seat, card: CardId) -> None:
    hand = list(s.hands[seat])
    hand.remove(card)
    s.hands[seat] = tuple(hand)
    if s.passed:
        s.passed = after_showing(s.passed, seat, card)


def leave_court(s: LisboaState) -> None:
    s.discarded.append(s.in_play)
    s.in_play = 0


def put_into_portfolio(s: LisboaState, seat: Seat, card: Card) -> None:
    """To the first free place of its half."""
    zone = s.docks if card.benefit is None else s.lower
    zone[zone.index(0, place_at(seat, 0))] = card.number
    s.in_play = 0
    if card.benefit is not None:
        change_benefit(s, seat, card.benefit.kind, card.benefit.amount)


def remove_from_portfolio(s: LisboaState, seat: Seat, place: PortfolioPlace) -> None:
    """Out of the game; a ship takes along what lies on its dock (L-F3)."""
    zone, at = (s.docks if place < UPPER else s.lower), place_at(seat, place % UPPER)
    card = zone[at]
    zone[at] = 0
    if is_ship(card):
        clear_dock(s, at)
    else:
        s.discarded.append(card)
        benefit = s.figures.pack.cards[card].benefit
        if benefit is not None:
            change_benefit(s, seat, benefit.kind, -benefit.amount)
    if s.journal is not None:
        s.note("removed", seat, {"card": s.figures.upper_word(card)})


def clear_dock(s: LisboaState, dock: Dock) -> None:
    s.cargo[dock] = ()
    s.at_sea[dock] = False


def take_card(s: LisboaState, seat: Seat, kind: CardKind) -> None:
    """A face-up card of the display to the hand (L-T5)."""
    card = s.face_up[kind]
    s.face_up[kind] = 0
    s.hands[seat] = tuple(sorted([*s.hands[seat], card]))
    if s.journal is not None:
        s.note("took", seat, card_facts(s, card))


def turn_up_cards(s: LisboaState) -> None:
    """The top card of each deck whose place is empty (L-T11)."""
    for kind in range(len(KIND_WORDS)):
        deck = s.decks[kind]
        if not s.face_up[kind] and deck:
            s.face_up[kind] = deck[-1]
            s.decks[kind] = deck[:-1]
            s.reveals += 1


# The change of period (L-P).


def leave_display(s: LisboaState) -> None:
    """The rest of the display leaves the game; the cards under the face-up ones unseen."""
    s.discarded += [card for card in s.face_up if card]
    s.face_up = [0] * len(KIND_WORDS)
    s.decks = [()] * len(KIND_WORDS)


def fill_hand(s: LisboaState, seat: Seat) -> None:
    """From the purple cards (L-P4)."""
    missing = max(0, s.figures.pack.court.hand - len(s.hands[seat]))
    drawn = s.purple[len(s.purple) - missing :]
    s.purple = s.purple[: len(s.purple) - missing]
    s.hands[seat] = tuple(sorted([*s.hands[seat], *drawn]))
    s.reveals += missing
    if s.journal is not None:
        s.note("drew", seat, {"number": missing}, {"cards": sorted(drawn)}, (seat,))


def lay_brown_cards(s: LisboaState) -> None:
    """They form the display; the purple ones that are left go (L-P4)."""
    s.purple = ()
    s.decks = s.brown[:]
    s.brown = [()] * len(KIND_WORDS)
    turn_up_cards(s)
