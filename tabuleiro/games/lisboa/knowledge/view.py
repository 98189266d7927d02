"""What a seat may know (L-S16, L-S18), and positions that agree with it."""

from __future__ import annotations

from tabuleiro.core.codec import JsonObject, words_of
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    BLUE_DECK,
    BROWN_DECK,
    GOOD_WORDS,
    KIND_WORDS,
    NOBLE_WORDS,
    PURPLE_DECK,
    RED_DECK,
    ROW_WORDS,
    Buildings,
    Cards,
    Noble,
    Seat,
)
from tabuleiro.games.lisboa.position import variant_zones
from tabuleiro.games.lisboa.position.missing import unaccounted
from tabuleiro.games.lisboa.position.zones import hidden_player, public_player, public_zones
from tabuleiro.games.lisboa.rules.market import LIKED
from tabuleiro.games.lisboa.rules.prices import visit_price
from tabuleiro.games.lisboa.state import LisboaState, limit


def see(s: LisboaState, seat: Seat | None) -> JsonObject:
    """The zones for one seat: hidden ones as numbers, the own hand in full."""
    return {
        **public_zones(s),
        **unaccounted(s),
        "decks": _sizes(s.decks),
        "purple": len(s.purple),
        "brown": _sizes(s.brown),
        "bag": len(s.bag),
        "decree_deck": len(s.decree_deck),
        "building_piles": {
            word: _pile(s, s.building_piles[architect]) for architect, word in enumerate(ARCHITECT_WORDS)
        },
        **variant_zones.public_zones(s),
        **variant_zones.sizes_of_hidden_zones(s),
        "open_rows": words_of(ROW_WORDS, s.figures.open_rows),
        "court": {word: _noble(s, noble) for noble, word in enumerate(NOBLE_WORDS)},
        "players": [_player(s, other, seat) for other in range(s.config.players)],
    }


def _sizes(decks: list[Cards]) -> JsonObject:
    return {word: len(decks[kind]) for kind, word in enumerate(KIND_WORDS)}


def _pile(s: LisboaState, pile: Buildings) -> JsonObject:
    return {"visible": s.figures.building_words[pile[-1]] if pile else None, "tiles": len(pile)}


def _noble(s: LisboaState, noble: Noble) -> JsonObject:
    """The favors left with a noble, the good that the noble accepts besides gold, the neutral officials."""
    held = sum([favors >> noble & 1 for favors in s.favors])
    left = s.figures.owners - held
    return {"favors": left, "accepts": GOOD_WORDS[LIKED[noble]], "neutral": s.figures.neutral}


def _player(s: LisboaState, other: Seat, seat: Seat | None) -> JsonObject:
    seen = {**public_player(s, other), **variant_zones.public_player(s, other)}
    seen["sets"], seen["limit"] = s.sets[other], limit(s, other)
    seen["visits"] = {word: visit_price(s, other, noble) for noble, word in enumerate(NOBLE_WORDS)}
    if other == seat:
        return {**seen, **hidden_player(s, other), **variant_zones.hidden_player(s, other)}
    hidden = variant_zones.sizes_of_hidden_player(s, other)
    return {**seen, "hand": _known_of_hand(s, other), "offered": len(s.offered[other]), **hidden}


def _known_of_hand(s: LisboaState, seat: Seat) -> JsonObject:
    """Red and brown cards came from the display, so all remember them; of the others the deck is known."""
    deck_of = s.figures.card_deck
    decks = [deck_of[card] for card in s.hands[seat]]
    return {
        "known": [card for card in s.hands[seat] if deck_of[card] in (RED_DECK, BROWN_DECK)],
        "blue": decks.count(BLUE_DECK),
        "purple": decks.count(PURPLE_DECK),
    }
