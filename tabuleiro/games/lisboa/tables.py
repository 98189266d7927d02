"""The figures of a pack laid out for quick look-up, for one number of players."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.codec import Json, fingerprint
from tabuleiro.games.lisboa.actions import DOCKS, LACERDA_DOCKS, UPPER
from tabuleiro.games.lisboa.components import Decree, Pack
from tabuleiro.games.lisboa.effects import (
    CARDINAL,
    INFLUENCE,
    LOSE_GOOD,
    ON_LAND,
    PER_BUILDING,
    PER_HIRED_OFFICIAL,
    PLAN,
    RECRUIT,
    REIS,
    SHIP,
    Reward,
)
from tabuleiro.games.lisboa.kinds import NARROW, ROW_E, SHIP_WORDS
from tabuleiro.games.lisboa.pack import pack_from

FIRST_SHIP: Final = 83
"""Ships lie on the same places as cards: their codes come after the numbers of the cards, by colour."""
SMALL: Final = 4
"""The display space of the small tiles; the others have the number of their good."""


@final
class Outlook:
    """What a reward may do to a price that is paid after it."""

    __slots__ = (
        "cardinals",
        "influence",
        "officials",
        "one_meeting",
        "open_ended",
        "plans",
        "recruits",
        "reis",
    )

    def __init__(self, reward: Reward) -> None:
        self.reis: Final = sum([effect.amount for effect in reward if effect.kind == REIS])
        self.influence: Final = sum([effect.amount for effect in reward if effect.kind == INFLUENCE])
        self.recruits: Final = sum([effect.kind == RECRUIT for effect in reward])
        self.officials: Final = sum([effect.amount for effect in reward if effect.kind == RECRUIT])
        self.plans: Final = sum([effect.kind == PLAN for effect in reward])
        self.cardinals: Final = sum([effect.kind == CARDINAL for effect in reward])
        self.open_ended: Final = self.cardinals > 0 or any(effect.kind == SHIP for effect in reward)
        """Its choices change treasury or benefits, so that only trying them tells the price."""
        meetings = [effect.amount for effect in reward if effect.kind == CARDINAL]
        alone = all(effect.kind not in (SHIP, RECRUIT) for effect in reward)
        self.one_meeting: Final = meetings[0] if len(meetings) == 1 and alone else 0
        """The gaps of a single meeting with the Cardinal, if nothing else in the reward is open-ended."""


@final
class Tables:
    """Made once per pack and number of players; positions share it and nobody changes it."""

    __slots__ = (
        "best_on_land",
        "best_per_building",
        "best_per_hired",
        "building_sides",
        "building_words",
        "card_deck",
        "card_influence",
        "card_kind",
        "dock_owner",
        "docks",
        "goods_lost",
        "hull",
        "lot_help",
        "lot_outlook",
        "lot_spaces",
        "leaves",
        "neutral",
        "open_lots",
        "open_sites",
        "owners",
        "pack",
        "plan_sites",
        "players",
        "ship_bonus",
        "site_outlook",
        "solo",
        "tile_words",
        "tile_wigs",
        "tiles",
    )

    def __init__(self, pack: Pack, players: int) -> None:
        self.pack: Final = pack
        self.players: Final = players
        self.solo: Final = players == 1
        self.owners: Final = max(2, players)
        """Who owns pieces: the seats and, in the solo game, Lacerda after them."""
        self.docks: Final = tuple([self._docks(owner) for owner in range(self.owners)])
        self.dock_owner: Final = tuple([min(dock // UPPER, self.owners - 1) for dock in range(DOCKS)])
        self.neutral: Final = 1 if players <= 2 else 0
        """Neutral officials in each office (L-2.2)."""
        self.leaves: Final = tuple([self._leaves(decree) for decree in pack.decrees])
        """Which decrees leave the game when they are turned up (L-2.3, L-1.8)."""
        last_row = ROW_E if players <= 2 else ROW_E + 1
        self.open_lots: Final = tuple([lot for lot in pack.lot_ids if pack.lots[lot].row < last_row])
        self.open_sites: Final = tuple([n for n, site in enumerate(pack.sites) if site.row < last_row])
        self.lot_spaces: Final = tuple([(lot, self._spaces(lot)) for lot in self.open_lots])
        """Each open lot with the goods of its streets and the display spaces that serve them."""
        self.plan_sites: Final = any(Outlook(pack.sites[site].reward).plans for site in self.open_sites)
        """Whether some site gives a plan."""
        self.lot_outlook: Final = tuple([Outlook(lot.reward) for lot in pack.lots])
        self.site_outlook: Final = tuple([Outlook(site.reward) for site in pack.sites])
        ships = pack.ships
        self.card_kind: Final = tuple([card.kind for card in pack.cards])
        self.card_deck: Final = tuple([card.deck for card in pack.cards])
        self.card_influence: Final = (
            *[card.influence for card in pack.cards],
            *[ship.influence for ship in ships],
        )
        self.hull: Final = (*[0] * FIRST_SHIP, *[ship.hull for ship in ships])
        self.ship_bonus: Final = (*[0] * FIRST_SHIP, *[ship.bonus for ship in ships])
        buildings = {building.word: building for building in pack.buildings}
        self.building_words: Final = tuple(buildings)
        """The sorts of public buildings; equal ones are not told apart."""
        self.building_sides: Final = tuple([building.sides for building in buildings.values()])
        tiles = {tile.word: tile for tile in pack.clergy}
        self.tile_words: Final = tuple(tiles)
        """The sorts of clergy tiles; equal ones are not told apart."""
        self.tile_wigs: Final = tuple([tile.wigs for tile in tiles.values()])
        self.tiles: Final = tuple([tile.benefit for tile in tiles.values()])
        self.best_on_land: Final = self._best(ON_LAND)
        self.best_per_hired: Final = self._best(PER_HIRED_OFFICIAL)
        self.best_per_building: Final = self._best(PER_BUILDING)

        self.lot_help: Final = tuple([self._help(outlook) for outlook in self.lot_outlook])
        """The most by which each lot's reward can make its price easier to pay."""
        self.goods_lost: Final = tuple(
            [int(card.penalty is not None and card.penalty.kind == LOSE_GOOD) for card in pack.cards]
        )
        """How many goods the penalty of each card takes."""

    def _help(self, outlook: Outlook) -> int:
        influence = outlook.influence or outlook.recruits or outlook.open_ended
        converted = self.pack.influence.reis[-1] if influence else 0
        return outlook.reis + converted + outlook.cardinals * self.best_on_land

    def _leaves(self, decree: Decree) -> bool:
        return (decree.row_e and self.players <= 2) or (self.solo and not decree.solo)

    def _docks(self, owner: int) -> range:
        """The docks of an owner; Lacerda's come after those of four players."""
        if owner >= self.players:
            return range(DOCKS - LACERDA_DOCKS, DOCKS)
        return range(owner * UPPER, owner * UPPER + UPPER)

    def _best(self, kind: int) -> int:
        """The most that a single clergy tile brings of this benefit."""
        return max([benefit.amount for benefit in self.tiles if benefit.kind == kind], default=0)

    def _spaces(self, lot: int) -> tuple[tuple[int, int], ...]:
        """The goods whose street the lot lies at, each with the display space of its tiles."""
        narrow = self.pack.lots[lot].column == NARROW
        return tuple([(good, SMALL if narrow else good) for good in self.pack.lots[lot].goods])

    def upper_word(self, card: int) -> str:
        """A card or ship of the upper places in words: "46", "red_ship"."""
        return f"{SHIP_WORDS[card - FIRST_SHIP]}_ship" if card >= FIRST_SHIP else str(card)


_made: Final[dict[str, Tables]] = {}


def tables_of(reference: Json, players: int) -> Tables:
    """The tables for a pack as a configuration names it: by name or by its source."""
    name = reference if isinstance(reference, str) else fingerprint(reference)
    key = f"{name} {players}"
    found = _made.get(key)
    if found is None:
        found = Tables(pack_from(reference), players)
        _made[key] = found
    return found
