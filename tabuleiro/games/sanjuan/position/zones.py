"""Position: a complete table as JSON and back, also sparse or edited by hand."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Json, JsonObject, Reader, words_of
from tabuleiro.core.game import COMMON_FIELDS, Config
from tabuleiro.core.rng import shuffle
from tabuleiro.games.sanjuan.bags import Bag, bag_of, cards_in, numbers_of
from tabuleiro.games.sanjuan.components import (
    BASE_KINDS,
    CATHEDRAL,
    COPIES,
    CUSTOMS,
    CUSTOMS_GOOD,
    ENOUGH_BUILDINGS,
    GOOD_KINDS,
    GOOD_WORDS,
    NOBODY,
    PILES,
    PRODUCTION,
    ROLES,
    TILES,
    WORDS,
    Kind,
    Seat,
    Witness,
    card_of,
    good_at,
    laid,
    pile_at,
    place_of,
    plant_at,
)
from tabuleiro.games.sanjuan.knowledge.memory import known, shuffled, with_witnesses
from tabuleiro.games.sanjuan.position.deal import Deal
from tabuleiro.games.sanjuan.rules.buildings import city_kinds, number_of_buildings
from tabuleiro.games.sanjuan.rules.roles import most_roles
from tabuleiro.games.sanjuan.state import SanJuanState, plants_of

ZONES: Final = (
    "governor",
    "roles",
    "library_used",
    "sold",
    "tile",
    "tiles",
    "tiles_turned",
    "cathedral",
    "draw_pile",
    "discard_pile",
    "out_of_game",
    "drawn",
    "turned",
    "least",
    "memory",
)
PLAYER: Final = ("hand", "buildings", *PILES, "bank_used", "memory")
BUILDING: Final = ("card", "good", "new")
MOST_REMEMBERED: Final = 10_000
"""No number that is remembered exceeds it."""


# Writing.


def zones(s: SanJuanState) -> JsonObject:
    """The complete position beyond the common fields."""
    players: list[Json] = [_player(s, seat) for seat in range(len(s.hands))]
    return {
        **round_of(s),
        "tiles": words_of(TILES, s.tiles[s.tile_open :]),
        "tiles_turned": s.tiles_turned,
        "cathedral": s.cathedral,
        "draw_pile": words_of(WORDS, s.draw_pile[::-1]),
        "discard_pile": words_of(WORDS, sorted([card_of(entry) for entry in s.discards])),
        "out_of_game": words_in(s.gone),
        "drawn": words_of(WORDS, s.drawn),
        "turned": words_of(WORDS, s.turned),
        "least": WORDS[s.least] if s.least else None,
        "players": players,
        "memory": pile_memory(s, len(s.hands)),
    }


def pile_memory(s: SanJuanState, witness: Witness) -> JsonObject:
    """What a witness knows of the discard pile and of the draw pile."""
    return {
        "discards": words_of(WORDS, known(s, witness)),
        "shuffled": words_of(WORDS, shuffled(s, witness)),
    }


def words_in(bag: Bag) -> list[Json]:
    return words_of(WORDS, cards_in(bag)) if bag else []


def round_of(s: SanJuanState) -> JsonObject:
    """How the round stands, as everybody sees it: roles with those who took them, the tile that lies open."""
    roles = {role: None if seat == NOBODY else seat for role, seat in zip(ROLES, s.roles, strict=True)}
    return {
        "governor": s.governor,
        "roles": roles,
        "library_used": s.library_used,
        "sold": s.sold,
        "tile": TILES[s.tiles[0]] if s.tile_open else None,
    }


def _player(s: SanJuanState, seat: Seat) -> JsonObject:
    remembered: JsonObject = {
        **pile_memory(s, seat),
        **hidden_moves(s, seat),
        "tucked_before": tucked_before(s, seat),
    }
    return {
        "hand": words_of(WORDS, s.hands[seat]),
        "buildings": town(s, seat, _faces(s, seat), empty=None),
        **tucked_under(s, seat),
        "bank_used": s.bank_used >> seat & 1 == 1,
        "memory": remembered,
    }


def hidden_moves(s: SanJuanState, seat: Seat) -> JsonObject:
    """What everybody has seen of the cards that went to a seat's hidden places."""
    first = good_at(seat, 0)
    return {
        "shown": words_in(s.shown[seat]),
        "departed": s.departed[seat],
        "received": s.received[seat],
        "produced": dict(zip(GOOD_WORDS, s.produced[first : first + GOOD_KINDS], strict=True)),
    }


def tucked_before(s: SanJuanState, seat: Seat) -> JsonObject:
    first = pile_at(seat, 0)
    return dict(zip(PILES, s.tucked_before[first : first + len(PILES)], strict=True))


def tucked_under(s: SanJuanState, seat: Seat) -> JsonObject:
    """The cards in each pile, oldest first."""
    piles: list[list[Json]] = [[] for _ in PILES]
    for entry in s.tucked[seat]:
        piles[place_of(entry)].append(WORDS[card_of(entry)])
    return dict(zip(PILES, piles, strict=True))


def town(s: SanJuanState, seat: Seat, goods: list[list[Json]], *, empty: Json) -> list[Json]:
    """The buildings of a seat by kind, those with a good first; `goods` is what is told of each, by kind."""
    found: list[Json] = []
    for kind, number in enumerate(plants_of(s, seat)):
        if number:
            told = goods[kind] + [empty] * (number - len(goods[kind]))
            found += [{"card": WORDS[kind], "good": good, "new": False} for good in told]
    working, at_customs = s.working[seat], (goods[CUSTOMS_GOOD] or [empty])[0]
    for kind in city_kinds(s.city[seat]):
        good = at_customs if kind == CUSTOMS else empty
        found.append({"card": WORDS[kind], "good": good, "new": not working >> kind & 1})
    return found


def _faces(s: SanJuanState, seat: Seat) -> list[list[Json]]:
    """The cards that lie as goods, by good, oldest first."""
    goods: list[list[Json]] = [[] for _ in GOOD_WORDS]
    for entry in s.goods[seat]:
        goods[place_of(entry)].append(WORDS[card_of(entry)])
    return goods


# Reading.


def restore(reader: Reader, config: Config, rng: int) -> SanJuanState:
    """The position without its stack; what is missing is empty, or shuffled from the cards left over."""
    reader.object(*COMMON_FIELDS, *ZONES)
    s = SanJuanState()
    s.begin(config, rng)
    _read_round(s, reader)
    _read_tiles(s, reader)
    deal = Deal(new_buildings=config.flag("new_buildings"))
    for seat, player in enumerate(reader["players"].items()):
        _read_player(s, seat, player, deal)
    s.gone = bag_of(deal.cards(reader.get("out_of_game"), cathedral=True))
    s.drawn = sorted(deal.cards(reader.get("drawn")))
    s.turned = deal.cards(reader.get("turned"))
    deal.finish(s, reader)
    least = reader.get("least")
    s.least = least.word(WORDS, "card") if least else 0
    _read_memory(s, reader)
    return s


def _read_round(s: SanJuanState, reader: Reader) -> None:
    governor = reader.get("governor")
    s.governor = governor.integer(0, len(s.hands) - 1) if governor else s.config.seat("governor") or 0
    roles = reader.get("roles")
    if roles:
        roles.object(*ROLES)
        found = [roles.get(name) for name in ROLES]
        s.roles = [each.integer(0, len(s.hands) - 1) if each else NOBODY for each in found]
        _check_roles(s, roles)
    s.library_used = _flag(reader, "library_used")
    s.sold = _flag(reader, "sold")


def _check_roles(s: SanJuanState, roles: Reader) -> None:
    for seat in range(len(s.hands)):
        most = most_roles(s, seat)
        if s.roles.count(seat) > most:
            raise roles.refuse(f"seat {seat} has {s.roles.count(seat)} roles, at most {most} can be taken")


def _flag(reader: Reader, name: str) -> bool:
    field = reader.get(name)
    return field.flag() if field else False


def _read_tiles(s: SanJuanState, reader: Reader) -> None:
    """The face-up tile and the pile; tiles that are not named come in random order under those that are."""
    tile, pile, turned = reader.get("tile"), reader.get("tiles"), reader.get("tiles_turned")
    named = [tile.word(TILES, "tile")] if tile else []
    s.tile_open = bool(named)
    if pile:
        named += pile.words(TILES, "tile")
        for item, number in zip(pile.items(), named[s.tile_open :], strict=True):
            if named.count(number) > 1:
                raise item.refuse(f"tile {TILES[number]!r} is there twice")
    rest = [number for number in range(len(TILES)) if number not in named]
    shuffle(s, rest)
    s.tiles = named + rest
    s.tiles_turned = turned.integer(int(s.tile_open), 10_000) if turned else int(s.tile_open)


def _read_player(s: SanJuanState, seat: Seat, reader: Reader, deal: Deal) -> None:
    reader.object(*PLAYER)
    s.hands[seat] = sorted(deal.cards(reader.get("hand")))
    buildings = reader.get("buildings")
    for item in buildings.items() if buildings else []:
        _read_building(s, seat, item, deal)
    s.working[seat] = s.city[seat] & ~s.working[seat]
    if buildings and number_of_buildings(s, seat) > ENOUGH_BUILDINGS:
        raise buildings.refuse(
            f"{number_of_buildings(s, seat)} buildings, the game ends with {ENOUGH_BUILDINGS}"
        )
    for pile, name in enumerate(PILES):
        s.tucked[seat] += [laid(pile, card) for card in deal.cards(reader.get(name))]
    if _flag(reader, "bank_used"):
        s.bank_used |= 1 << seat


def _read_building(s: SanJuanState, seat: Seat, reader: Reader, deal: Deal) -> None:
    """A building: a word, or an object with the good on it; the new ones are gathered in `working`."""
    plain = isinstance(reader.value, str)
    kind = deal.card(reader if plain else reader["card"], cathedral=True)
    s.buildings[seat] += 1
    if kind < PRODUCTION:
        s.plants[plant_at(seat, kind)] += 1
    elif s.city[seat] >> kind & 1:
        raise reader.refuse(f"a second {WORDS[kind]!r}: nobody may own two city buildings of one kind")
    else:
        s.city[seat] |= 1 << kind
    if plain:
        return
    reader.object(*BUILDING)
    if _flag(reader, "new"):
        if kind < PRODUCTION:
            raise reader.refuse("only a city building can be new")
        s.working[seat] |= 1 << kind
    good = reader.get("good")
    if good is not None and good.value is not False:
        _read_good(s, seat, kind, good, deal)


def _read_good(s: SanJuanState, seat: Seat, kind: Kind, reader: Reader, deal: Deal) -> None:
    if kind >= PRODUCTION and kind != CUSTOMS:
        raise reader.refuse(f"no good can lie on {WORDS[kind]!r}")
    good = kind if kind < PRODUCTION else CUSTOMS_GOOD
    s.laden[good_at(seat, good)] += 1
    if reader.value is True:
        deal.owe_good(seat, len(s.goods[seat]), reader)
        s.goods[seat].append(laid(good, 0))
    else:
        s.goods[seat].append(laid(good, deal.card(reader)))


def _read_memory(s: SanJuanState, reader: Reader) -> None:
    """What the seats remember; nothing where nothing is written."""
    discarded: list[list[Kind]] = [[] for _ in range(len(s.hands) + 1)]
    drawn: list[list[Kind]] = [[] for _ in range(len(s.hands) + 1)]
    for seat, player in enumerate(reader["players"].items()):
        memory = player.get("memory")
        if memory:
            memory.object(
                "discards", "shuffled", "shown", "departed", "received", "produced", "tucked_before"
            )
            discarded[seat] = _remembered(s, memory, "discards")
            drawn[seat] = _remembered(s, memory, "shuffled")
            read_hidden_moves(s, seat, memory)
            read_counts(memory.get("tucked_before"), PILES, s.tucked_before, seat)
    memory = reader.get("memory")
    if memory:
        memory.object("discards", "shuffled")
        discarded[-1], drawn[-1] = _remembered(s, memory, "discards"), _remembered(s, memory, "shuffled")
    s.discards = with_witnesses(s.discards, discarded)
    s.shuffled = with_witnesses([], drawn)


def read_hidden_moves(s: SanJuanState, seat: Seat, memory: Reader) -> None:
    departed, received = memory.get("departed"), memory.get("received")
    s.shown[seat] = bag_of(_remembered(s, memory, "shown"))
    s.departed[seat] = departed.integer(0, MOST_REMEMBERED) if departed else 0
    s.received[seat] = received.integer(0, MOST_REMEMBERED) if received else 0
    read_counts(memory.get("produced"), GOOD_WORDS, s.produced, seat)


def read_counts(reader: Reader | None, names: tuple[str, ...], into: list[int], seat: Seat) -> None:
    """Numbers by name, into the part of a flat list that belongs to a seat."""
    if reader is None:
        return
    reader.object(*names)
    for place, name in enumerate(names):
        field = reader.get(name)
        into[seat * len(names) + place] = field.integer(0, MOST_REMEMBERED) if field else 0


def _remembered(s: SanJuanState, memory: Reader, name: str) -> list[Kind]:
    """Cards that a seat remembers: no more of a kind than there are, and of discards, than lie there."""
    field = memory.get(name)
    if field is None:
        return []
    cards = field.words(WORDS[: CATHEDRAL if s.config.flag("new_buildings") else BASE_KINDS], "card")
    left = numbers_of(s.discards) if name == "discards" else list(COPIES)
    for place, kind in enumerate(cards):
        if not left[kind]:
            raise field.items()[place].refuse(_too_often(kind, cards[:place].count(kind)))
        left[kind] -= 1
    return cards


def _too_often(kind: Kind, number: int) -> str:
    if number == COPIES[kind]:
        return f"there are only {number} copies of {WORDS[kind]!r}"
    return f"{WORDS[kind]!r} is not so often in the discard pile"
