"""The figures of a pack laid out for quick look-up, for one number of players."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from tabuleiro.core.codec import Json, fingerprint
from tabuleiro.games.lisboa.components import Decree, Pack
from tabuleiro.games.lisboa.effects import (
    AFTER,
    EFFECT_BUILDING,
    EFFECT_CARDINAL,
    EFFECT_INFLUENCE,
    EFFECT_PLAN,
    EFFECT_RECRUIT,
    EFFECT_REIS,
    EFFECT_SHIP,
    LOSE_GOOD,
    ON_LAND,
    PER_BUILDING,
    PER_HIRED_OFFICIAL,
    Benefit,
    BenefitKind,
    Reward,
)
from tabuleiro.games.lisboa.kinds import (
    DOCKS,
    FIRST_SHIP,
    GOODS,
    LACERDA_DOCKS,
    NARROW,
    ROW_E,
    ROWS,
    SHIP_WORDS,
    SMALL,
    UPPER,
    CardId,
    Good,
    Lot,
    Numbers,
    Owner,
    place_at,
)
from tabuleiro.games.lisboa.pack.files import pack_from


@final
class Outlook:
    """A reward, printed or on a city token, and what look-ahead has to know of it."""

    __slots__ = (
        "cardinals",
        "influence",
        "most_help",
        "officials",
        "one_meeting",
        "open_ended",
        "plans",
        "recruits",
        "reis",
        "reward",
    )

    def __init__(
        self, reward: Reward, tiles: tuple[Benefit, ...], convertible: int, help_of_site: int
    ) -> None:
        self.reward: Final = reward
        self.reis: Final = sum([effect.amount for effect in reward if effect.kind == EFFECT_REIS])
        self.influence: Final = sum([effect.amount for effect in reward if effect.kind == EFFECT_INFLUENCE])
        self.recruits: Final = sum([effect.kind == EFFECT_RECRUIT for effect in reward])
        self.officials: Final = sum([effect.amount for effect in reward if effect.kind == EFFECT_RECRUIT])
        self.plans: Final = sum([effect.kind == EFFECT_PLAN for effect in reward])
        self.cardinals: Final = sum([effect.kind == EFFECT_CARDINAL for effect in reward])
        buildings = sum([effect.kind == EFFECT_BUILDING for effect in reward])
        after = [AFTER.get(effect.kind, -1) for effect in reward]
        moved = any(effect.kind == EFFECT_SHIP for effect in reward) or buildings > 0
        brings_more = moved or any(tile.kind in after for tile in tiles)
        self.open_ended: Final = self.cardinals > 0 or brings_more
        """Its choices change money, treasury or benefits, so that only trying them tells the price."""
        meetings = [effect.amount for effect in reward if effect.kind == EFFECT_CARDINAL]
        alone = not brings_more and not self.recruits
        self.one_meeting: Final = meetings[0] if len(meetings) == 1 and alone else 0
        """The gaps of a single meeting with the Cardinal, if nothing else in the reward is open-ended."""
        brings_influence = self.influence or self.recruits or self.open_ended
        self.most_help: Final = (
            self.reis
            + (convertible if brings_influence else 0)
            + self.cardinals * best_amount(tiles, ON_LAND)
            + buildings * help_of_site
        )
        """The most by which the reward of a lot can make its price easier to pay."""


Outlooks: TypeAlias = tuple[Outlook, ...]


def best_amount(tiles: tuple[Benefit, ...], kind: BenefitKind) -> int:
    """The most that a single clergy tile brings of this benefit."""
    return max([tile.amount for tile in tiles if tile.kind == kind], default=0)


@final
class Figures:
    """Made once per pack and number of players; positions share it and nobody changes it."""

    __slots__ = (
        "all_houses",
        "best_per_building",
        "best_per_hired",
        "building_lots",
        "building_words",
        "card_deck",
        "card_influence",
        "card_kind",
        "colours",
        "dock_owner",
        "docks",
        "goods_balance",
        "goods_won",
        "heap_sizes",
        "hull",
        "leaves",
        "lot_outlook",
        "lot_places",
        "lot_tokens",
        "neutral",
        "open_lots",
        "open_rows",
        "open_sites",
        "owners",
        "pack",
        "plan_sites",
        "players",
        "reis",
        "right",
        "ship_bonus",
        "site_outlook",
        "site_tokens",
        "solo",
        "tile_words",
        "tile_wigs",
        "tiles",
        "yards",
    )

    pack: Pack
    right: Numbers
    """The treasury's right values, by space."""
    reis: Numbers
    """What influence can be turned into, by space."""

    all_houses: int
    """Of each player."""

    # Who plays.
    players: int
    solo: bool
    owners: int
    """Who owns pieces: the seats and, in the solo game, Lacerda after them."""
    neutral: int
    """Neutral officials in each office (L-2.2)."""
    docks: tuple[range, ...]
    """By owner; Lacerda's come after those of four players."""
    dock_owner: Numbers

    # Cards, ships, tiles and decrees.
    card_kind: Numbers
    card_deck: Numbers
    card_influence: Numbers
    goods_won: tuple[tuple[Good, ...], ...]
    """The goods in the reward of each card."""
    goods_balance: Numbers
    """Their number, less a good that the penalty of the card takes."""
    hull: Numbers
    ship_bonus: Numbers
    yards: tuple[Numbers, ...]
    """The ships of each period, the top one last: as many of each colour as there are opponents (L-S12)."""
    building_words: tuple[str, ...]
    """The sorts of public buildings; equal ones are not told apart."""
    colours: tuple[tuple[Good, ...], ...]
    """The goods whose colours a building shows, by what stands on a site."""
    tile_words: tuple[str, ...]
    """The sorts of clergy tiles; equal ones are not told apart."""
    tile_wigs: Numbers
    tiles: tuple[Benefit, ...]
    best_per_hired: int
    """The most that a single clergy tile brings of this benefit, as the next."""
    best_per_building: int
    leaves: tuple[bool, ...]
    """Which decrees leave the game when they are turned up (L-2.3, L-1.8)."""

    # Downtown.
    open_lots: Numbers
    open_rows: Numbers
    """Those with lots to build on: with one or two players row E is closed (L-2.1)."""
    open_sites: Numbers
    heap_sizes: Numbers
    """How many cubes lie at each place at the start."""
    lot_places: tuple[tuple[Lot, tuple[tuple[Good, int], ...]], ...]
    """Each open lot with the goods of its streets and the display spaces of their tiles."""
    lot_outlook: Outlooks
    """The printed rewards, as the next ones."""
    site_outlook: Outlooks
    lot_tokens: Outlooks
    """The sorts of round city tokens; equal ones are not told apart (L-X2)."""
    site_tokens: Outlooks
    """The sorts of square ones."""
    building_lots: bool
    """Whether some lot may open a building (L-Y40)."""
    plan_sites: bool
    """Whether some site may give a plan."""

    def __init__(self, pack: Pack, players: int) -> None:
        self.pack = pack
        self.right = pack.treasury.right
        self.reis = pack.influence.reis
        self.all_houses = sum(pack.player.houses)
        self.players = players
        self.solo = players == 1
        self.owners = max(2, players)
        self.neutral = 1 if players <= 2 else 0
        self.docks = tuple([self._docks(owner) for owner in range(self.owners)])
        self.dock_owner = tuple([min(dock // UPPER, self.owners - 1) for dock in range(DOCKS)])
        self._lay_out_cards()
        self._lay_out_tiles()
        self._lay_out_downtown()

    def _docks(self, owner: Owner) -> range:
        if owner >= self.players:
            return range(DOCKS - LACERDA_DOCKS, DOCKS)
        return range(place_at(owner, 0), place_at(owner + 1, 0))

    def _lay_out_cards(self) -> None:
        cards, ships = self.pack.cards, self.pack.ships
        self.card_kind = tuple([card.kind for card in cards])
        self.card_deck = tuple([card.deck for card in cards])
        self.card_influence = (*[card.influence for card in cards], *[ship.influence for ship in ships])
        self.goods_won = tuple(
            [tuple([effect.kind for effect in card.reward if effect.kind < GOODS]) for card in cards]
        )
        lost = [card.penalty is not None and card.penalty.kind == LOSE_GOOD for card in cards]
        self.goods_balance = tuple(
            [len(won) - int(taken) for won, taken in zip(self.goods_won, lost, strict=True)]
        )
        self.hull = (*[0] * FIRST_SHIP, *[ship.hull for ship in ships])
        self.ship_bonus = (*[0] * FIRST_SHIP, *[ship.bonus for ship in ships])
        copies = max(1, self.players - 1)
        self.yards = tuple(
            [tuple([colour for colour in reversed(yard) for _ in range(copies)]) for yard in self.pack.yards]
        )
        self.leaves = tuple([self._leaves(decree) for decree in self.pack.decrees])

    def _leaves(self, decree: Decree) -> bool:
        return (decree.row_e and self.players <= 2) or (self.solo and not decree.solo)

    def _lay_out_tiles(self) -> None:
        buildings = {building.word: building for building in self.pack.buildings}
        self.building_words = tuple(buildings)
        self.colours = tuple([side for building in buildings.values() for side in building.sides])
        tiles = {tile.word: tile for tile in self.pack.clergy}
        self.tile_words = tuple(tiles)
        self.tile_wigs = tuple([tile.wigs for tile in tiles.values()])
        self.tiles = tuple([tile.benefit for tile in tiles.values()])
        self.best_per_hired = best_amount(self.tiles, PER_HIRED_OFFICIAL)
        self.best_per_building = best_amount(self.tiles, PER_BUILDING)

    def _lay_out_downtown(self) -> None:
        pack = self.pack
        last_row = ROW_E if self.players <= 2 else ROW_E + 1
        self.open_lots = tuple([lot for lot in pack.lot_ids if pack.lots[lot].row < last_row])
        rows = [pack.lots[lot].row for lot in self.open_lots]
        self.open_rows = tuple([row for row in range(ROWS) if row in rows])
        self.open_sites = tuple([n for n, site in enumerate(pack.sites) if site.row < last_row])
        self.heap_sizes = self._heap_sizes(last_row)
        self.lot_places = tuple([(lot, self._spaces(lot)) for lot in self.open_lots])
        self.site_outlook = tuple([self._outlook(site.reward) for site in pack.sites])
        self.site_tokens = tuple([self._outlook(reward) for reward in dict.fromkeys(pack.site_tokens)])
        printed = [self.site_outlook[site] for site in self.open_sites]
        self.plan_sites = any(outlook.plans for outlook in (*printed, *self.site_tokens))
        help_of_site = max([outlook.most_help for outlook in (*printed, *self.site_tokens)], default=0)
        self.lot_outlook = tuple([self._outlook(lot.reward, help_of_site) for lot in pack.lots])
        self.lot_tokens = tuple(
            [self._outlook(reward, help_of_site) for reward in dict.fromkeys(pack.lot_tokens)]
        )
        lots = [pack.lots[lot].reward for lot in self.open_lots]
        self.building_lots = any(
            effect.kind == EFFECT_BUILDING for reward in (*lots, *pack.lot_tokens) for effect in reward
        )

    def _heap_sizes(self, last_row: int) -> Numbers:
        rubble = self.pack.rubble
        rows = [rubble.per_row if row < last_row else 0 for row in range(ROWS)]
        sites = [rubble.per_site if site in self.open_sites else 0 for site in range(len(self.pack.sites))]
        return (*rows, *rubble.columns, *sites, rubble.pile)

    def _outlook(self, reward: Reward, help_of_site: int = 0) -> Outlook:
        return Outlook(reward, self.tiles, self.pack.influence.reis[-1], help_of_site)

    def _spaces(self, lot: Lot) -> tuple[tuple[Good, int], ...]:
        """The goods whose street the lot lies at, each with the display space of its tiles."""
        narrow = self.pack.lots[lot].column == NARROW
        return tuple([(good, SMALL if narrow else good) for good in self.pack.lots[lot].goods])

    def upper_word(self, card: CardId) -> str:
        """A card or ship of the upper places in words: "46", "red_ship"."""
        return f"{SHIP_WORDS[card - FIRST_SHIP]}_ship" if card >= FIRST_SHIP else str(card)


_made: Final[dict[str, Figures]] = {}


def figures_of(reference: Json, players: int) -> Figures:
    """The figures of a pack as a configuration names it: by name or by its source."""
    name = reference if isinstance(reference, str) else fingerprint(reference)
    key = f"{name} {players}"
    found = _made.get(key)
    if found is None:
        found = Figures(pack_from(reference), players)
        _made[key] = found
    return found
