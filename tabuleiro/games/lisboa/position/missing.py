"""Pieces that are nowhere: every piece is in exactly one place, so a position that names all places has all.

Ships, cubes, goods, and the red and purple cards of period 2 leave without a trace.
"""

from __future__ import annotations

from tabuleiro.core.codec import Reader
from tabuleiro.games.lisboa.box import Box
from tabuleiro.games.lisboa.kinds import BLUE_DECK, BROWN_DECK, DECK_WORDS, RED_DECK
from tabuleiro.games.lisboa.state import Table


def check_cards(s: Table, discarded: Reader | None, box: Box) -> None:
    """Blue cards that were not dealt leave the game unseen, those of the display at the change of period."""
    if discarded is None:
        return
    pack = s.figures.pack
    left = [sum([box.cards.left[card] for card in deck]) for deck in pack.decks]
    display = RED_DECK if s.period == 1 else BROWN_DECK
    for deck, number in ((BLUE_DECK, left[BLUE_DECK] - undealt(s)), (display, left[display])):
        if number > 0:
            raise discarded.refuse(f"{number} of the {DECK_WORDS[deck]} cards are nowhere")


def undealt(s: Table) -> int:
    """How many blue cards left the game at the beginning (L-S11)."""
    return len(s.figures.pack.decks[BLUE_DECK]) - s.figures.pack.court.hand * s.config.players
