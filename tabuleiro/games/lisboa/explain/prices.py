"""The terms of each price told one by one: a benefit as one part per card and tile that carries it."""

from __future__ import annotations

from tabuleiro.core.explain import Income, Part
from tabuleiro.games.lisboa.effects import (
    ON_EVENTS,
    ON_LAND,
    PER_GOOD_SOLD,
    PER_PAYMENT,
    PER_SHIP,
    PER_VISIT,
    BenefitKind,
)
from tabuleiro.games.lisboa.kinds import (
    COLUMN_WORDS,
    GOOD_WORDS,
    NOBLE_WORDS,
    ROW_WORDS,
    SHIP_WORDS,
    Dock,
    Good,
    Lot,
    Noble,
    Seat,
    row_and_column,
)
from tabuleiro.games.lisboa.places import lower_of
from tabuleiro.games.lisboa.rules.prices import (
    fee_terms,
    ground_terms,
    hire_terms,
    right_value,
    rubble_terms,
    sale_terms,
    ship_terms,
    visit_terms,
)
from tabuleiro.games.lisboa.state import LisboaState


def benefit_parts(s: LisboaState, seat: Seat, label: str, kind: BenefitKind, total: int) -> list[Part]:
    """The parts of a term; `of` names the card or tile: "61" or "C5"."""
    parts: list[Part] = []
    sign = -1 if total < 0 else 1
    for card in lower_of(s, seat):
        found = s.figures.pack.cards[card].benefit
        if found is not None and found.kind == kind:
            parts.append(Part(label, sign * found.amount, str(card)))
    for tile in s.clergy[seat]:
        found = s.figures.tiles[tile]
        if found.kind == kind:
            parts.append(Part(label, sign * found.amount, s.figures.tile_words[tile]))
    return parts if total else []


def visit_parts(s: LisboaState, seat: Seat, noble: Noble) -> list[Part]:
    treasury, officials, per_visit = visit_terms(s, seat, noble)
    return [
        Part("treasury", treasury),
        Part("officials", officials, NOBLE_WORDS[noble]),
        *benefit_parts(s, seat, "per_visit", PER_VISIT, per_visit),
    ]


def lot_parts(s: LisboaState, seat: Seat, lot: Lot) -> list[Part]:
    treasury, on_land, per_payment = ground_terms(s, seat)
    at_row, at_column = rubble_terms(s, lot)
    row, column = row_and_column(lot)
    return [
        Part("treasury", treasury),
        Part("row", at_row, ROW_WORDS[row]),
        Part("column", at_column, COLUMN_WORDS[column]),
        *benefit_parts(s, seat, "on_land", ON_LAND, on_land),
        *benefit_parts(s, seat, "per_payment", PER_PAYMENT, per_payment),
    ]


def fee_parts(s: LisboaState, seat: Seat) -> list[Part]:
    treasury, on_events, per_payment = fee_terms(s, seat)
    return [
        Part("treasury", treasury),
        *benefit_parts(s, seat, "on_events", ON_EVENTS, on_events),
        *benefit_parts(s, seat, "per_payment", PER_PAYMENT, per_payment),
    ]


def hire_parts(s: LisboaState, seat: Seat, hired: int) -> list[Part]:
    """Nothing without an official, and no benefit where they cost nothing."""
    officials, less, per_payment = hire_terms(s, seat, hired, right_value(s))
    if not hired:
        return []
    if officials + less == 0:
        return [Part("officials", 0)]
    parts = [Part("officials", officials)]
    if less:
        parts.append(Part("per_hired_official", less))
    return [*parts, *benefit_parts(s, seat, "per_payment", PER_PAYMENT, per_payment)]


def ship_parts(s: LisboaState, seat: Seat, replaced: int) -> list[Part]:
    """Of the top ship of the yard."""
    hull, old, houses, per_ship = ship_terms(s, seat, replaced)
    parts = [Part("hull", hull, f"{SHIP_WORDS[s.yard[-1]]}_ship")]
    if old:
        parts.append(Part("replaced", old))
    if houses:
        parts.append(Part("houses", houses, "middle"))
    return [*parts, *benefit_parts(s, seat, "per_ship", PER_SHIP, per_ship)]


def sale_gains(s: LisboaState, seat: Seat, good: Good, dock: Dock) -> list[Income]:
    """The réis for one good, one gain per source, and the owner's wigs if the ship sails (L-A2)."""
    ship = s.docks[dock]
    market, bonus, per_good = sale_terms(s, seat, good, dock)
    gains = [Income(seat, "reis", market, GOOD_WORDS[good])]
    if bonus:
        gains.append(Income(seat, "reis", bonus, s.figures.upper_word(ship)))
    benefits = benefit_parts(s, seat, "per_good_sold", PER_GOOD_SOLD, per_good)
    gains += [Income(seat, "reis", part.amount, part.of) for part in benefits]
    crates = len(s.cargo[dock]) + 1
    owner = s.figures.dock_owner[dock]
    if crates >= s.figures.hull[ship]:
        gains.append(Income(owner, "wigs", crates, s.figures.upper_word(ship)))
    return gains


def influence_gains(s: LisboaState, seat: Seat, amount: int) -> list[Income]:
    """What of a numbered gain finds room on the track, and the wig of its highest space (L-I2)."""
    if not amount:
        return []
    top = s.figures.pack.influence.maximum
    after = min(top, s.influence[seat] + amount)
    wig = [Income(seat, "wigs", 1)] if after == top else []
    return [Income(seat, "influence", after - s.influence[seat]), *wig]
