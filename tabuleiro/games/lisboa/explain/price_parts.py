"""The sums of L-Y16 taken apart: the parts add up to what `prices` charges, before the floor of 0."""

from __future__ import annotations

from tabuleiro.core.explain import Income, Part
from tabuleiro.games.lisboa.effects import (
    ON_EVENTS,
    ON_LAND,
    PER_GOOD_SOLD,
    PER_HIRED_OFFICIAL,
    PER_PAYMENT,
    PER_SHIP,
    PER_VISIT,
)
from tabuleiro.games.lisboa.kinds import (
    COLUMN_WORDS,
    COLUMNS,
    GOOD_WORDS,
    GROUPS,
    MIDDLE_HOUSES,
    NOBLE_WORDS,
    ROW_WORDS,
    ROWS,
    SHIP_WORDS,
    UPPER,
    Dock,
    Good,
    Lot,
    Noble,
    Seat,
)
from tabuleiro.games.lisboa.rules.prices import others_in_office, right_value
from tabuleiro.games.lisboa.state import Table, benefit


def benefit_parts(s: Table, seat: Seat, label: str, kind: int, sign: int) -> list[Part]:
    """One part per card and tile that carries the benefit; `of` names it: "61" or "C5"."""
    parts: list[Part] = []
    for card in s.lower[seat * UPPER : seat * UPPER + UPPER]:
        found = s.figures.pack.cards[card].benefit
        if found is not None and found.kind == kind:
            parts.append(Part(label, sign * found.amount, str(card)))
    for tile in s.clergy[seat]:
        found = s.figures.tiles[tile]
        if found.kind == kind:
            parts.append(Part(label, sign * found.amount, s.figures.tile_words[tile]))
    return parts


def visit_parts(s: Table, seat: Seat, noble: Noble) -> list[Part]:
    """In influence (L-V2)."""
    left = s.figures.pack.treasury.left[s.treasury]
    others = others_in_office(s, seat, noble)
    return [
        Part("treasury", left),
        Part("officials", others, NOBLE_WORDS[noble]),
        *benefit_parts(s, seat, "per_visit", PER_VISIT, -1),
    ]


def lot_parts(s: Table, seat: Seat, lot: Lot) -> list[Part]:
    """In réis, with the cubes that lie there now (L-N1.3)."""
    row, column = divmod(lot, COLUMNS)
    return [
        Part("treasury", right_value(s)),
        Part("row", s.heaps[row], ROW_WORDS[row]),
        Part("column", s.heaps[ROWS + column], COLUMN_WORDS[column]),
        *benefit_parts(s, seat, "on_land", ON_LAND, -1),
        *benefit_parts(s, seat, "per_payment", PER_PAYMENT, -1),
    ]


def fee_parts(s: Table, seat: Seat) -> list[Part]:
    """In réis (L-E1)."""
    return [
        Part("treasury", right_value(s)),
        *benefit_parts(s, seat, "on_events", ON_EVENTS, -1),
        *benefit_parts(s, seat, "per_payment", PER_PAYMENT, -1),
    ]


def hire_parts(s: Table, seat: Seat, hired: int) -> list[Part]:
    """In réis; each official is reckoned for itself and never below 0, the payment once (L-Y16)."""
    if not hired:
        return []
    less = benefit(s, seat, PER_HIRED_OFFICIAL)
    each = max(0, right_value(s) - less)
    if hired * each == 0:
        return [Part("officials", 0)]
    parts = [Part("officials", hired * right_value(s))]
    if less:
        parts.append(Part("per_hired_official", -hired * less))
    return [*parts, *benefit_parts(s, seat, "per_payment", PER_PAYMENT, -1)]


def ship_parts(s: Table, seat: Seat, replaced: int) -> list[Part]:
    """In different goods, for the top ship of the yard (L-O3.2)."""
    colour = s.yard[-1]
    parts = [Part("hull", s.figures.pack.ships[colour].hull, f"{SHIP_WORDS[colour]}_ship")]
    if replaced:
        parts.append(Part("replaced", -replaced))
    houses = s.houses[seat * GROUPS + MIDDLE_HOUSES]
    if houses >= 3:
        return [*parts, Part("houses", -sum([part.amount for part in parts]), "middle")]
    if houses:
        parts.append(Part("houses", -1, "middle"))
    return [*parts, *benefit_parts(s, seat, "per_ship", PER_SHIP, -1)]


def sale_gains(s: Table, seat: Seat, good: Good, dock: Dock) -> list[Income]:
    """The réis for one good, one gain per source, and the owner's wigs if the ship sails (L-A1, L-A2)."""
    ship = s.docks[dock]
    gains = [Income(seat, "reis", s.prices[good], GOOD_WORDS[good])]
    if s.figures.ship_bonus[ship]:
        gains.append(Income(seat, "reis", s.figures.ship_bonus[ship], s.figures.upper_word(ship)))
    benefits = benefit_parts(s, seat, "per_good_sold", PER_GOOD_SOLD, 1)
    gains += [Income(seat, "reis", part.amount, part.of) for part in benefits]
    crates = len(s.cargo[dock]) + 1
    owner = s.figures.dock_owner[dock]
    if crates >= s.figures.hull[ship]:
        gains.append(Income(owner, "wigs", crates, s.figures.upper_word(ship)))
    return gains
