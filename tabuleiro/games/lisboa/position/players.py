"""Reads the players of a position."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Reader
from tabuleiro.games.lisboa.box import Box, plan_number
from tabuleiro.games.lisboa.kinds import (
    BLUE_DECK,
    CUBE_WORDS,
    FIRST_SHIP,
    GOOD_WORDS,
    GROUP_WORDS,
    MARQUIS,
    NOBLE_WORDS,
    PURPLE_DECK,
    SHIP_WORDS,
    TREASURY,
    UPPER,
    Dock,
    Seat,
    cube_at,
    good_at,
    house_at,
    place_at,
)
from tabuleiro.games.lisboa.places import (
    cubes_by_colour,
    houses_of,
    lower_of,
    office_at,
    officials_in,
    stores_of,
)
from tabuleiro.games.lisboa.position.variants import player_fields
from tabuleiro.games.lisboa.setup import OFFERED_TILES
from tabuleiro.games.lisboa.state import LisboaState, benefit_at, clockwise_from, limit

FIELDS: Final = (
    "reis",
    "influence",
    "wigs",
    "goods",
    "rubble",
    "markers",
    "upper",
    "lower",
    "houses",
    "officials",
    "favors",
    "clergy",
    "plans",
    "completed",
    "decrees",
    "hand",
    "offered",
)
MOST_REIS: Final = 1_000_000_000_000
"""More than any play from a written position comes to, so that what is loaded can be loaded again."""


def read_players(s: LisboaState, reader: Reader, box: Box) -> None:
    players = reader["players"]
    for seat, player in enumerate(players.items()):
        player.object(*FIELDS, *player_fields(s))
        _read_tracks(s, seat, player)
        _read_rubble(s, seat, player, box)
        _read_hand(s, seat, player, box, _hand_size(s, reader, seat))
        _read_pieces(s, seat, player, box)
        _read_portfolio(s, seat, player, box)
        read_goods(s, seat, player)
        _read_houses(s, seat, player, _houses_missing(reader, seat))
        _read_officials(s, seat, player)
        read_favors(s, seat, player)
    _check_ships(s, players)
    _check_offices(s, players)


def fill_players(s: LisboaState, reader: Reader, box: Box) -> None:
    """A hand, a starting plan, a favor and a clergy tile, each at random, where the position names none."""
    pack = s.figures.pack
    starting = [plan_number(plan) for plan in pack.plans if plan.starting]
    later = pack.decks[PURPLE_DECK] if s.period == 2 else ()
    for seat, player in enumerate(reader["players"].items()):
        if player.get("hand") is None:
            dealt = box.cards.draw(s, _hand_size(s, reader, seat), [*pack.decks[BLUE_DECK], *later])
            s.hands[seat] = tuple(sorted(dealt))
        if player.get("plans") is None and player.get("completed") is None:
            s.plans[seat] = tuple(box.plans.draw(s, 1, sorted(set(starting))))
        if player.get("favors") is None:
            s.favors[seat] = 1 << (seat % len(NOBLE_WORDS))
        if player.get("clergy") is None and not s.offered[seat]:
            s.clergy[seat] = tuple(box.tiles.draw(s, 1, range(len(box.tiles.words))))
        _sum_benefits(s, seat)
        _check_warehouse(s, seat, player)


def _waits(reader: Reader, seat: Seat, name: str) -> bool:
    """Whether such a frame of the seat is on the stack, which is judged only when the zones are there."""
    stack = reader.get("stack")
    frames = [item.value for item in stack.items()] if stack else []
    return any(
        isinstance(frame, dict) and (frame.get("frame"), frame.get("seat")) == (name, seat)
        for frame in frames
    )


def _hand_size(s: LisboaState, reader: Reader, seat: Seat) -> int:
    """Between the card that is played and the one that is taken a hand has one card less (L-T5)."""
    taking = _waits(reader, seat, "TakeCard") and not _waits(reader, seat, "PlayCard")
    return s.figures.pack.court.hand - taking


def _houses_missing(reader: Reader, seat: Seat) -> int:
    """The store that is being built gets its house after its tile (L-N1.2)."""
    return int(_waits(reader, seat, "BuildHouse") and not _waits(reader, seat, "PlaceTile"))


def _integer(reader: Reader, name: str, default: int, lowest: int, highest: int) -> int:
    field = reader.get(name)
    return field.integer(lowest, highest) if field else default


def _read_tracks(s: LisboaState, seat: Seat, player: Reader) -> None:
    track = s.figures.pack.influence
    turn = clockwise_from(s, s.first_player).index(seat)
    s.influence[seat] = _integer(player, "influence", track.start[turn], 0, track.maximum)
    s.cash[seat] = _integer(player, "reis", s.cash[seat], 0, MOST_REIS)
    s.wigs[seat] = _integer(player, "wigs", s.wigs[seat], 0, MOST_REIS)


def _read_rubble(s: LisboaState, seat: Seat, player: Reader, box: Box) -> None:
    rubble = player.get("rubble")
    if rubble is not None:
        for colour, field in rubble.by_word(CUBE_WORDS):
            cubes = field.integer(0, s.figures.pack.player.rubble_places)
            s.cubes[cube_at(seat, colour)] = cubes
            for _ in range(cubes):
                box.cubes.out(field, colour)
    s.sets[seat] = min(cubes_by_colour(s, seat))
    s.markers[seat] = _integer(player, "markers", s.sets[seat], 0, s.sets[seat])


def _read_hand(s: LisboaState, seat: Seat, player: Reader, box: Box, most: int) -> None:
    hand = player.get("hand")
    if hand is not None:
        s.hands[seat] = tuple(sorted(box.cards.take_numbers(hand)))
        if len(s.hands[seat]) > most:
            why = "" if most == s.figures.pack.court.hand else " while one is to be taken"
            raise hand.refuse(f"more than {most} cards{why}")


def _read_pieces(s: LisboaState, seat: Seat, player: Reader, box: Box) -> None:
    """Clergy tiles, plans and decrees."""
    clergy, offered = player.get("clergy"), player.get("offered")
    if clergy is not None:
        s.clergy[seat] = tuple(sorted(box.tiles.take_all(clergy)))
        if len(s.clergy[seat]) > s.figures.pack.player.clergy_places:
            raise clergy.refuse(f"more than {s.figures.pack.player.clergy_places} clergy tiles")
    if offered is not None:
        s.offered[seat] = box.tiles.take_all(offered)
        if len(s.offered[seat]) not in (0, OFFERED_TILES):
            raise offered.refuse(f"expected {OFFERED_TILES} tiles to choose from")
        if s.offered[seat] and s.clergy[seat]:
            raise offered.refuse("there are tiles to choose from, and one is kept already")
    for name, zone in (("plans", s.plans), ("completed", s.completed)):
        field = player.get(name)
        zone[seat] = tuple(sorted(box.plans.take_all(field))) if field else ()
    decrees = player.get("decrees")
    s.decrees[seat] = tuple([box.decree(s, item) for item in decrees.items()]) if decrees else ()


def _read_portfolio(s: LisboaState, seat: Seat, player: Reader, box: Box) -> None:
    for name in ("upper", "lower"):
        zone = player.get(name)
        places = zone.items() if zone else []
        if zone and len(places) > UPPER:
            raise zone.refuse(f"more than {UPPER} places")
        for place, item in enumerate(places):
            if item.value is None:
                continue
            if name == "lower":
                s.lower[place_at(seat, place)] = box.card_of(s, item, TREASURY)
            else:
                _read_upper(s, place_at(seat, place), item, box)


def _read_upper(s: LisboaState, dock: Dock, item: Reader, box: Box) -> None:
    """A noble card by its number or a ship with its cargo."""
    if not isinstance(item.value, dict):
        s.docks[dock] = box.cards.take_number(item)
        if s.figures.card_kind[s.docks[dock]] == TREASURY:
            raise item.refuse("a treasury card lies in the lower half")
    else:
        read_ship(s, dock, item)


def read_ship(s: LisboaState, dock: Dock, item: Reader) -> None:
    item.object("ship", "cargo", "at_sea")
    ship = FIRST_SHIP + item["ship"].word(SHIP_WORDS, "ship")
    cargo, at_sea = item.get("cargo"), item.get("at_sea")
    s.docks[dock] = ship
    s.cargo[dock] = tuple(cargo.words(GOOD_WORDS, "good")) if cargo else ()
    s.at_sea[dock] = at_sea.flag() if at_sea else False
    loaded, hull = len(s.cargo[dock]), s.figures.hull[ship]
    if loaded > hull or (s.at_sea[dock] and not loaded) or (loaded == hull and not s.at_sea[dock]):
        state = "at sea" if s.at_sea[dock] else "docked"
        raise item.refuse(f"a ship of hull {hull} cannot be {state} with {loaded} goods")


def read_goods(s: LisboaState, seat: Seat, player: Reader) -> None:
    goods = player.get("goods")
    if goods is not None:
        goods.object(*GOOD_WORDS)
        for good, word in enumerate(GOOD_WORDS):
            s.goods[good_at(seat, good)] = _integer(goods, word, 0, 0, MOST_REIS)


def _read_houses(s: LisboaState, seat: Seat, player: Reader, missing: int) -> None:
    """Each store has one house, except one whose house is still to come."""
    houses, groups = player.get("houses"), s.figures.pack.player.houses
    built = sum(stores_of(s, seat)) - missing
    if built < 0:
        raise player.refuse("no store waits for a house")
    if houses is None:
        _spread_houses(s, seat, player, built)
        return
    houses.object(*GROUP_WORDS)
    for group, word in enumerate(GROUP_WORDS):
        s.houses[house_at(seat, group)] = _integer(houses, word, 0, 0, groups[group])
    found = sum(houses_of(s, seat))
    if found != built:
        raise houses.refuse(f"{found} houses on {built} stores")


def _spread_houses(s: LisboaState, seat: Seat, player: Reader, built: int) -> None:
    """From the left group on."""
    for group, most in enumerate(s.figures.pack.player.houses):
        s.houses[house_at(seat, group)] = min(most, built)
        built -= min(most, built)
    if built:
        raise player.refuse("more stores than houses")


def _read_officials(s: LisboaState, seat: Seat, player: Reader) -> None:
    officials = player.get("officials")
    if officials is None:
        return
    officials.object("board", "offices", "plazas")
    total = s.figures.pack.player.officials
    owners = s.figures.owners
    s.offices[office_at(s, MARQUIS, seat)] = 0
    for name, zone in (("offices", s.offices), ("plazas", s.plazas)):
        field = officials.get(name)
        if field is not None:
            field.object(*NOBLE_WORDS)
            for noble, word in enumerate(NOBLE_WORDS):
                zone[office_at(s, noble, seat)] = _integer(field, word, 0, 0, total)
    out = sum(s.offices[seat::owners]) + sum(s.plazas[seat::owners])
    if out > total:
        raise officials.refuse(f"{out} officials out of {total}")
    s.officials[seat] = _integer(officials, "board", total - out, total - out, total - out)


def read_favors(s: LisboaState, seat: Seat, player: Reader) -> None:
    favors = player.get("favors")
    if favors is not None:
        for item in favors.items():
            noble = item.word(NOBLE_WORDS, "noble")
            if s.favors[seat] >> noble & 1:
                raise item.refuse("at most one favor per noble")
            s.favors[seat] |= 1 << noble


# What all players share.


def _check_ships(s: LisboaState, players: Reader) -> None:
    copies = max(1, s.config.players - 1)
    for colour, word in enumerate(SHIP_WORDS):
        if s.docks.count(FIRST_SHIP + colour) > copies:
            raise players.refuse(f"more than {copies} {word} ships")
        if s.period == 1 and s.figures.pack.ships[colour].period == 2 and FIRST_SHIP + colour in s.docks:
            raise players.refuse(f"{word} ships wait for period 2")


def _check_offices(s: LisboaState, players: Reader) -> None:
    for noble, word in enumerate(NOBLE_WORDS):
        officials = officials_in(s, noble)
        immovable = s.figures.neutral + sum(officials[s.config.players :])
        there = s.figures.neutral + sum(officials)
        if there > max(s.figures.pack.offices[noble], immovable + 1):
            raise players.refuse(f"{there} officials in the office of the {word}")


def _sum_benefits(s: LisboaState, seat: Seat) -> None:
    cards = [s.figures.pack.cards[card].benefit for card in lower_of(s, seat)]
    for benefit in (*cards, *[s.figures.tiles[tile] for tile in s.clergy[seat]]):
        if benefit is not None:
            s.benefits[benefit_at(seat, benefit.kind)] += benefit.amount


def _check_warehouse(s: LisboaState, seat: Seat, player: Reader) -> None:
    most = limit(s, seat)
    for good, word in enumerate(GOOD_WORDS):
        if s.goods[good_at(seat, good)] > most:
            raise player["goods"][word].refuse(f"at most {most} of a kind in the warehouse")
