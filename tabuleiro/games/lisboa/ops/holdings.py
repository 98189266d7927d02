"""What changes a player's possessions, with the events that tell of it."""

from __future__ import annotations

from tabuleiro.games.lisboa.effects import CAPACITY, PER_GAIN, BenefitKind
from tabuleiro.games.lisboa.kinds import (
    COURT_ACTION_WORDS,
    CUBE_WORDS,
    CUBES,
    GOOD_WORDS,
    GOODS,
    GROUP_WORDS,
    NOBLE_WORDS,
    SPOT_WORDS,
    Cube,
    Good,
    HeapPlace,
    HouseGroup,
    Noble,
    Owner,
    Seat,
    Spot,
    StateAction,
    TileId,
    cube_at,
    good_at,
    house_at,
)
from tabuleiro.games.lisboa.places import cubes_by_colour, office_at, officials_in, total
from tabuleiro.games.lisboa.state import (
    HEAP_WORDS,
    NO_CAUSE,
    RUBBLE_CAUSE,
    LisboaState,
    benefit,
    benefit_at,
    limit,
)

# Money, influence, wigs.


def gain_reis(s: LisboaState, seat: Seat, amount: int) -> None:
    s.cash[seat] += amount
    if s.journal is not None:
        s.note("reis", seat, {"amount": amount})


def pay_reis(s: LisboaState, seat: Seat, amount: int, converted: int) -> None:
    """Pay an amount of which so many réis are made from influence (L-I3)."""
    s.cash[seat] -= amount - converted
    next_icon, before = s.figures.pack.influence.next_icon, s.influence[seat]
    after = before
    for _ in range(converted):
        after = next_icon[after]
    s.influence[seat] = after
    if s.journal is not None:
        spaces = before - after
        s.note("paid", seat, {"amount": amount, "converted": converted, "spaces": spaces, "influence": after})


def pay_visit(s: LisboaState, seat: Seat, price: int, influence: int, reis: int, wigs: int) -> None:
    """Pay a visit or follow; the réis are what is left of their part after the benefits (L-V7)."""
    s.influence[seat] -= influence
    s.cash[seat] -= reis
    s.wigs[seat] -= wigs
    if s.journal is not None:
        s.note("paid_visit", seat, {"price": price, "influence": influence, "reis": reis, "wigs": wigs})


def gain_influence(s: LisboaState, seat: Seat, amount: int) -> None:
    """A numbered gain: excess is lost, and ending on the highest space brings a wig (L-I2)."""
    top = s.figures.pack.influence.maximum
    after = min(top, s.influence[seat] + amount)
    s.influence[seat] = after
    if after == top:
        s.wigs[seat] += 1
    if s.journal is not None:
        s.note("influence", seat, {"amount": amount, "influence": after, "wig": after == top})


def gain_influence_of_portfolio(s: LisboaState, seat: Seat) -> None:
    """An un-numbered gain: the nobles and ships in the upper places (L-I1, L-Y21); 0 is no gain (L-I8)."""
    amount = influence_of_portfolio(s, seat)
    if amount:
        gain_influence(s, seat, amount)


def gain_influence_after(s: LisboaState, seat: Seat, kind: BenefitKind) -> None:
    """What cards and tiles with this kind of benefit bring once a deed is done (L-Y22, L-Y39)."""
    amount = benefit(s, seat, kind)
    if amount:
        gain_influence(s, seat, amount)


def influence_of_portfolio(s: LisboaState, seat: Seat) -> int:
    return upper_influence(s, seat) + benefit(s, seat, PER_GAIN)


def upper_influence(s: LisboaState, owner: Owner) -> int:
    """The influence values of the nobles and ships in the upper places; Lacerda has ships only."""
    values = s.figures.card_influence
    return total([values[s.docks[dock]] for dock in s.figures.docks[owner]])


def gain_wigs(s: LisboaState, seat: Seat, amount: int, why: str) -> None:
    s.wigs[seat] += amount
    if s.journal is not None and amount:
        s.note("wigs", seat, {"amount": amount, "why": why})


def lose_wigs(s: LisboaState, seat: Seat, amount: int) -> None:
    lost = min(amount, s.wigs[seat])
    s.wigs[seat] -= lost
    if s.journal is not None:
        s.note("lost_wigs", seat, {"amount": lost})


# Goods.


def room(s: LisboaState, seat: Seat, good: Good) -> int:
    """How many more goods of this kind the warehouse takes (L-F7)."""
    return limit(s, seat) - s.goods[good_at(seat, good)]


def gain_goods(s: LisboaState, seat: Seat, good: Good, amount: int) -> int:
    """How many were really received; what has no room is lost (L-F12)."""
    received = min(amount, room(s, seat, good))
    s.goods[good_at(seat, good)] += received
    if s.journal is not None:
        s.note("goods", seat, {"good": GOOD_WORDS[good], "amount": received, "lost": amount - received})
    return received


def offer_good(s: LisboaState, seat: Seat, good: Good, state_action: StateAction) -> None:
    """For a state action (L-B1)."""
    s.goods[good_at(seat, good)] -= 1
    if s.journal is not None:
        action = COURT_ACTION_WORDS[state_action]
        s.note("lost_good", seat, {"good": GOOD_WORDS[good], "why": "offer", "action": action})


def lose_good(s: LisboaState, seat: Seat, good: Good, why: str) -> None:
    """As the price of a ship, as a penalty, or for want of room."""
    s.goods[good_at(seat, good)] -= 1
    if s.journal is not None:
        s.note("lost_good", seat, {"good": GOOD_WORDS[good], "why": why})


def lower_price(s: LisboaState, good: Good) -> None:
    minimum = s.figures.pack.market.minimum
    if s.prices[good] > minimum:
        s.prices[good] -= 1
    if s.journal is not None:
        s.note("price", None, {"good": GOOD_WORDS[good], "price": s.prices[good]})


# Rubble.


def add_cube(s: LisboaState, seat: Seat, place: HeapPlace, colour: Cube) -> None:
    """From a heap to the leftmost free place of its colour; without a place it leaves the game (L-F8)."""
    at = cube_at(seat, colour)
    kept = s.cubes[at] < s.figures.pack.player.rubble_places
    if kept:
        s.cubes[at] += 1
    if s.journal is not None:
        s.note("cube", seat, {"cube": CUBE_WORDS[colour], "from": HEAP_WORDS[place], "kept": kept})
    if all(s.cubes[cube_at(seat, cube)] > s.sets[seat] for cube in range(CUBES)):
        _complete_set(s, seat)


def cubes_of(s: LisboaState, owner: Owner) -> int:
    return total(cubes_by_colour(s, owner))


def _complete_set(s: LisboaState, seat: Seat) -> None:
    """Limits rise at once, and a marker goes to the Marquis (L-F9)."""
    s.sets = s.sets[:]
    s.sets[seat] += 1
    s.markers[seat] += 1
    if s.journal is not None:
        s.note("rubble_set", seat, {"sets": s.sets[seat]})
    if s.period == 1 and s.sets[seat] >= 2 and s.period_cause == NO_CAUSE:
        s.period_cause = RUBBLE_CAUSE
        s.period_causer = seat


def discard_marker(s: LisboaState, seat: Seat) -> None:
    s.markers[seat] -= 1
    if s.journal is not None:
        s.note("marker", seat, {"left": s.markers[seat]})


# Officials and favors.


def place_official(s: LisboaState, seat: Seat, noble: Noble) -> None:
    """From the board to an office; a full one first sends its largest colours to the plaza (L-O1, L-O1.1)."""
    there = officials_in(s, noble)
    moved: list[int] = []
    if total(there) + s.figures.neutral >= s.figures.pack.offices[noble]:
        seats = range(s.config.players)  # Lacerda's are never moved out (L-1.4)
        most = max([there[other] for other in seats])
        moved = [other for other in seats if there[other] == most and most > 0]
    for other in moved:
        s.offices[office_at(s, noble, other)] -= 1
        s.plazas[office_at(s, noble, other)] += 1
    s.offices[office_at(s, noble, seat)] += 1
    s.officials[seat] -= 1
    if s.journal is not None:
        s.note("official", seat, {"office": NOBLE_WORDS[noble], "to_plaza": moved})


def occupied_spots(s: LisboaState, seat: Seat) -> list[Spot]:
    """The offices and plazas where the seat has officials."""
    return [spot for spot in range(len(SPOT_WORDS)) if officials_at(s, seat, spot)]


def recall_official(s: LisboaState, seat: Seat, spot: Spot) -> None:
    """From an office or plaza (spots 3 to 5) back to the board."""
    zone = s.offices if spot < 3 else s.plazas
    zone[office_at(s, spot % 3, seat)] -= 1
    s.officials[seat] += 1
    if s.journal is not None:
        s.note("recalled", seat, {"spot": SPOT_WORDS[spot]})


def officials_at(s: LisboaState, seat: Seat, spot: Spot) -> int:
    zone = s.offices if spot < 3 else s.plazas
    return zone[office_at(s, spot % 3, seat)]


def take_favor(s: LisboaState, seat: Seat, noble: Noble) -> None:
    s.favors[seat] |= 1 << noble
    if s.journal is not None:
        s.note("favor", seat, {"noble": NOBLE_WORDS[noble]})


def return_favor(s: LisboaState, seat: Seat, noble: Noble) -> None:
    s.favors[seat] &= ~(1 << noble)
    if s.journal is not None:
        s.note("returned_favor", seat, {"noble": NOBLE_WORDS[noble]})


# Benefits and clergy tiles.


def change_benefit(s: LisboaState, seat: Seat, kind: BenefitKind, amount: int) -> None:
    """Of a card or tile that comes or, with an amount below 0, goes."""
    s.benefits = s.benefits[:]
    s.benefits[benefit_at(seat, kind)] += amount


def gain_tile(s: LisboaState, seat: Seat, tile: TileId) -> None:
    s.clergy[seat] = tuple(sorted([*s.clergy[seat], tile]))
    printed = s.figures.tiles[tile]
    change_benefit(s, seat, printed.kind, printed.amount)
    if s.journal is not None:
        s.note("tile", seat, {"tile": s.figures.tile_words[tile]})


def set_aside(s: LisboaState, seat: Seat, tile: TileId) -> None:
    """The tile leaves the board and its benefit ends; with its room go the goods that needed it (L-F11)."""
    kept = list(s.clergy[seat])
    kept.remove(tile)
    s.clergy[seat] = tuple(kept)
    s.aside = (*s.aside, tile)
    printed = s.figures.tiles[tile]
    change_benefit(s, seat, printed.kind, -printed.amount)
    if s.journal is not None:
        s.note("set_aside", seat, {"tile": s.figures.tile_words[tile]})
    if printed.kind == CAPACITY:
        _trim_warehouse(s, seat)


def _trim_warehouse(s: LisboaState, seat: Seat) -> None:
    for good in range(GOODS):
        while room(s, seat, good) < 0:
            lose_good(s, seat, good, "room")


def build_house(s: LisboaState, seat: Seat, group: HouseGroup) -> None:
    s.houses[house_at(seat, group)] += 1
    if s.journal is not None:
        s.note("house", seat, {"group": GROUP_WORDS[group]})
