"""Orchard: a tiny card game with everything the engine has to cope with, and nothing more.

Everybody holds fruit cards. A turn is one of: draw a card, plant one face up (paying its price with other
cards of the hand), or bury one face down in the barn. Whoever already has a tree of the planted fruit may
draw. The game ends after the round in which somebody has four trees, the deck has run out, or after round 12.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Self, final

from tabuleiro.core.action import Action, ActionTable
from tabuleiro.core.frames import Choice, Step
from tabuleiro.core.game import Config
from tabuleiro.core.rng import roll, shuffle
from tabuleiro.core.state import State

FRUITS: Final = ("apple", "fig", "grape", "olive")
PRICE: Final = (0, 1, 1, 2)
POINTS: Final = (1, 2, 2, 4)
COPIES: Final = 5
FIRST_HAND: Final = 3
HAND_LIMIT: Final = 6
BARN_LIMIT: Final = 2
GOAL: Final = 4
LAST_ROUND: Final = 12
ENDINGS: Final = ("goal", "deck", "rounds")

ACTIONS: Final = ActionTable()
PASS: Final = ACTIONS.single("pass")
DRAW: Final = ACTIONS.single("draw")
PLANT: Final = ACTIONS.family("plant", FRUITS)
BURY: Final = ACTIONS.family("bury", FRUITS)
DISCARD: Final = ACTIONS.family("discard", FRUITS)


class Grower:
    """What one seat owns."""

    __slots__ = ("barn", "hand", "trees")

    def __init__(self, hand: list[int], trees: list[int], barn: list[int]) -> None:
        self.hand = hand
        self.trees = trees
        self.barn = barn

    def copy(self) -> Grower:
        return Grower(self.hand[:], self.trees[:], self.barn[:])


class Orchard(State):
    """A position: the deck (top last), the open pile, the growers and the seat that begins each round."""

    __slots__ = ("deck", "first", "growers", "pile")

    def __init__(self, deck: list[int], pile: list[int], growers: list[Grower], first: int) -> None:
        self.deck = deck
        self.pile = pile
        self.growers = growers
        self.first = first

    def clone(self) -> Self:
        growers = [grower.copy() for grower in self.growers]
        twin = type(self)(self.deck[:], self.pile[:], growers, self.first)
        twin.copy_common(self)
        return twin


# Questions the rules ask.


def clockwise(s: Orchard, seat: int) -> list[int]:
    """All seats, beginning with this one."""
    players = s.config.players
    return [(seat + step) % players for step in range(players)]


def may_draw(s: Orchard, seat: int) -> bool:
    refillable = bool(s.pile) and s.config.flag("reshuffle")
    return len(s.growers[seat].hand) < HAND_LIMIT and (bool(s.deck) or refillable)


def kinds(cards: Iterable[int]) -> list[int]:
    return sorted(set(cards))


def ending(s: Orchard) -> str:
    """The reason to end after this round, or nothing."""
    if max([len(grower.trees) for grower in s.growers]) >= GOAL:
        return "goal"
    if not s.deck and not s.config.flag("reshuffle"):
        return "deck"
    return "rounds" if s.round >= LAST_ROUND else ""


# What changes a position and writes events.


def draw(s: Orchard, seat: int) -> None:
    if not s.deck:
        reshuffle(s)
    fruit = s.deck.pop()
    hand = s.growers[seat].hand
    hand.append(fruit)
    hand.sort()
    s.reveals += 1
    if s.journal is not None:
        s.note("draw", seat, {"deck": len(s.deck)}, {"fruit": FRUITS[fruit]}, (seat,))


def reshuffle(s: Orchard) -> None:
    s.deck, s.pile = s.pile, []
    shuffle(s, s.deck)
    if s.journal is not None:
        s.note("reshuffle", None, {"deck": len(s.deck)})


def plant(s: Orchard, seat: int, fruit: int) -> None:
    s.growers[seat].hand.remove(fruit)
    s.growers[seat].trees.append(fruit)
    if s.journal is not None:
        s.note("plant", seat, {"fruit": FRUITS[fruit]})


def bury(s: Orchard, seat: int, fruit: int) -> None:
    s.growers[seat].hand.remove(fruit)
    s.growers[seat].barn.append(fruit)
    if s.journal is not None:
        s.note("bury", seat, {}, {"fruit": FRUITS[fruit]}, (seat,))


def discard(s: Orchard, seat: int, fruit: int) -> None:
    s.growers[seat].hand.remove(fruit)
    s.pile.append(fruit)
    if s.journal is not None:
        s.note("discard", seat, {"fruit": FRUITS[fruit]})


def end(s: Orchard, reason: str) -> None:
    """The barns are opened."""
    s.ended_by = reason
    s.reveals += 1
    if s.journal is not None:
        s.note("end", None, {"reason": reason})


# Frames.


@final
class PlayRound(Step[Orchard]):
    def run(self, s: Orchard) -> None:
        s.then(*[TakeTurn(seat) for seat in clockwise(s, self.seat)], EndRound(self.seat))


@final
class EndRound(Step[Orchard]):
    def run(self, s: Orchard) -> None:
        reason = ending(s)
        if reason:
            end(s, reason)
        else:
            s.round += 1
            s.then(PlayRound(self.seat))


class TakeTurn(Choice[Orchard]):
    """Draw, plant or bury; pass only when nothing else is possible."""

    def options(self, s: Orchard) -> list[Action]:
        grower = s.growers[self.seat]
        held = kinds(grower.hand)
        found = [DRAW] if may_draw(s, self.seat) else []
        found += [PLANT[fruit] for fruit in held if PRICE[fruit] < len(grower.hand)]
        if len(grower.barn) < BARN_LIMIT:
            found += [BURY[fruit] for fruit in held]
        return found or [PASS]

    def resolve(self, s: Orchard, action: Action) -> None:
        if action.verb == "draw":
            draw(s, self.seat)
        elif action.verb == "bury":
            bury(s, self.seat, action.arg)
        elif action.verb == "plant":
            plant(s, self.seat, action.arg)
            guests = clockwise(s, self.seat)[1:]
            s.then(
                Pay(self.seat, PRICE[action.arg], 0),
                *[Visit(guest, action.arg) for guest in guests],
            )


@final
class Pay(Choice[Orchard]):
    """The cards of a price are discarded one by one, in the order of the fruits: one set is one path."""

    def __init__(self, seat: int, left: int, fruit: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.fruit: Final = fruit

    def fault(self, s: Orchard) -> str | None:
        payable = self.left <= self._payable(s, self.fruit)
        return None if payable else f"seat {self.seat} cannot discard {self.left} cards"

    def moot(self, s: Orchard) -> bool:
        return self.left == 0

    def options(self, s: Orchard) -> list[Action]:
        held = kinds(s.growers[self.seat].hand)
        return [
            DISCARD[fruit] for fruit in held if fruit >= self.fruit and self._payable(s, fruit) >= self.left
        ]

    def resolve(self, s: Orchard, action: Action) -> None:
        discard(s, self.seat, action.arg)
        s.then(Pay(self.seat, self.left - 1, action.arg))

    def _payable(self, s: Orchard, fruit: int) -> int:
        """How many cards of the hand stand at this fruit or after it."""
        return len([card for card in s.growers[self.seat].hand if card >= fruit])


@final
class Visit(Choice[Orchard]):
    """Who already has a tree of this fruit may draw a card."""

    def __init__(self, seat: int, fruit: int) -> None:
        super().__init__(seat)
        self.fruit: Final = fruit

    def moot(self, s: Orchard) -> bool:
        return self.fruit not in s.growers[self.seat].trees or not may_draw(s, self.seat)

    def options(self, s: Orchard) -> list[Action]:
        return [PASS, DRAW]

    def resolve(self, s: Orchard, action: Action) -> None:
        if action is DRAW:
            draw(s, self.seat)


FRAMES: Final = (PlayRound, EndRound, TakeTurn, Pay, Visit)


def deal(config: Config, rng: int) -> Orchard:
    """Shuffle, give everybody a hand and let the first seat begin."""
    deck = [fruit for fruit in range(len(FRUITS)) for _ in range(COPIES)]
    s = Orchard(deck, [], [], 0)
    s.begin(config, rng)
    shuffle(s, s.deck)
    chosen = config.seat("first")
    s.first = roll(s, config.players) if chosen is None else chosen
    for _ in range(config.players):
        s.growers.append(Grower(sorted([s.deck.pop() for _ in range(FIRST_HAND)]), [], []))
    s.then(PlayRound(s.first))
    return s
