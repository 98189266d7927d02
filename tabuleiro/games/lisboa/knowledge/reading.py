"""Turns a view into one complete position that agrees with it; the sampler then deals the secrets anew."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.games.lisboa.figures import Figures
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    BLUE_DECK,
    BROWN_DECK,
    CARDS,
    DECREES,
    KIND_WORDS,
    PURPLE_DECK,
    RED_DECK,
    Deck,
    Seat,
)
from tabuleiro.games.lisboa.knowledge.reading_variants import Remembered, ViewPart, seen_in_draft, task_deck

VIEW_ONLY: Final = ("seat", "to_act", "legal", "open_rows", "court")
DERIVED: Final = ("sets", "limit", "visits")


@final
class Unseen:
    """The pieces that do not appear in a view, given out one by one."""

    def __init__(self, view: ViewPart, figures: Figures) -> None:
        self.figures: Final = figures
        self.remembered: Final = Remembered(view)
        seen = set(seen_cards(view))
        unseen = [card for card in range(1, CARDS + 1) if card not in seen]
        self.cards: Final = [
            [card for card in unseen if figures.card_deck[card] == deck] for deck in range(4)
        ]
        self.tiles: Final = _without([tile.word for tile in figures.pack.clergy], seen_tiles(view))
        self.buildings: Final = _without([tile.word for tile in figures.pack.buildings], seen_buildings(view))
        open_or_owned = {*view["open_decrees"], *view["decrees_gone"]}
        owners = [*view["players"], *([view["lacerda"]] if "lacerda" in view else [])]
        open_or_owned |= {decree for owner in owners for decree in owner["decrees"]}
        self.decrees: Final = [number for number in range(1, DECREES + 1) if number not in open_or_owned]

    def player(self, seat: Seat, player: ViewPart) -> JsonObject:
        """A player with a whole hand and, at set-up, tiles and cards to choose from."""
        known: JsonObject = {name: value for name, value in player.items() if name not in DERIVED}
        hand, offered = player["hand"], player["offered"]
        if isinstance(hand, dict):
            blue = self.remembered.hands[seat]
            blue += [self.cards[BLUE_DECK].pop() for _ in range(hand["blue"] - len(blue))]
            purple = [self.cards[PURPLE_DECK].pop() for _ in range(hand["purple"])]
            known["hand"] = [*hand["known"], *blue, *purple]
            known["offered"] = [self.tiles.pop() for _ in range(offered)]
            known.update(self.remembered.packet(seat, player, self.cards[BLUE_DECK]))
        return known

    def decks(self, deck: Deck, sizes: ViewPart) -> JsonObject:
        """The unseen cards of a deck by kind, where the view says that there are any."""
        kinds = self.figures.card_kind
        return {
            word: [card for card in self.cards[deck] if kinds[card] == kind] if sizes[word] else []
            for kind, word in enumerate(KIND_WORDS)
        }

    def building_pile(self, pile: ViewPart) -> list[Json]:
        hidden = [self.buildings.pop() for _ in range(pile["tiles"] - 1)]
        return [pile["visible"], *hidden] if pile["tiles"] else []


def position_of(view: ViewPart, figures: Figures) -> JsonObject:
    """A complete position with arbitrary secrets."""
    unseen = Unseen(view, figures)
    players: list[Json] = [unseen.player(seat, player) for seat, player in enumerate(view["players"])]
    # Not inside the object below: mypyc 2.4 would drop `unseen` after this loop and then read from it.
    piles: JsonObject = {word: unseen.building_pile(view["building_piles"][word]) for word in ARCHITECT_WORDS}
    return {
        **{name: value for name, value in view.items() if name not in VIEW_ONLY},
        **task_deck(view, figures),
        "players": players,
        "decks": unseen.decks(RED_DECK if view["period"] == 1 else BROWN_DECK, view["decks"]),
        "purple": unseen.cards[PURPLE_DECK] if view["purple"] else [],
        "brown": unseen.decks(BROWN_DECK, view["brown"]),
        "bag": unseen.tiles,
        "decree_deck": unseen.decrees,
        "building_piles": piles,
    }


def seen_cards(view: ViewPart) -> list[int]:
    """All political cards that the view shows somewhere."""
    found: list[int] = [*view["discarded"], *[card for card in view["display"].values() if card]]
    if view["in_play"]:
        found.append(view["in_play"])
    for player in view["players"]:
        hand = player["hand"]
        found += hand["known"] if isinstance(hand, dict) else hand
        found += [card for card in (*player["upper"], *player["lower"]) if isinstance(card, int)]
        found += seen_in_draft(player)
    return found


def seen_tiles(view: ViewPart) -> list[str]:
    found: list[str] = [*view["set_aside"], *[tile for tile in view["church"] if tile]]
    for player in view["players"]:
        offered = player["offered"]
        found += [*player["clergy"], *(offered if isinstance(offered, list) else [])]
    return found


def seen_buildings(view: ViewPart) -> list[str]:
    piles = [pile["visible"] for pile in view["building_piles"].values()]
    opened = [building["tile"] for building in view["buildings"].values()]
    return [tile for tile in (*view["available"].values(), *piles, *opened) if tile]


def _without(pieces: list[str], seen: list[str]) -> list[str]:
    """What is left of the pieces when those seen are taken out."""
    left = list(pieces)
    for piece in seen:
        left.remove(piece)
    return left
