"""Reads a position, also a hand-edited one: what is missing is set up, what cannot be is refused."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Reader
from tabuleiro.core.game import COMMON_FIELDS, Config
from tabuleiro.games.lisboa.box import Box
from tabuleiro.games.lisboa.kinds import (
    BLUE_DECK,
    BROWN_DECK,
    COURT_ACTION_WORDS,
    FIRST_SHIP,
    GAPS,
    GOOD_WORDS,
    KIND_WORDS,
    PURPLE_DECK,
    RED_DECK,
    SHIP_WORDS,
    STATE_ACTIONS,
)
from tabuleiro.games.lisboa.ops import board
from tabuleiro.games.lisboa.ops.cards import turn_up_cards
from tabuleiro.games.lisboa.position import variants as loading_variants
from tabuleiro.games.lisboa.position.city import fill_downtown, heap_fields, place_plans_left, read_downtown
from tabuleiro.games.lisboa.position.lacerda import read_lacerda
from tabuleiro.games.lisboa.position.missing import (
    GONE_ZONES,
    check_cards,
    check_cubes,
    check_ships,
    undealt,
)
from tabuleiro.games.lisboa.position.players import fill_players, read_players
from tabuleiro.games.lisboa.position.variants import check_draft, load_tasks, read_packets
from tabuleiro.games.lisboa.setup import empty_table
from tabuleiro.games.lisboa.state import CAUSE_WORDS, NO_CAUSE, NOBODY, NOTHING, RUBBLE_CAUSE, LisboaState
from tabuleiro.games.lisboa.variants import tokens

ZONES: Final = (
    "period",
    "first_player",
    "active",
    "treasury",
    "prices",
    "in_play",
    "covered",
    "display",
    "discarded",
    "yard",
    *GONE_ZONES,
    "church",
    "cardinal",
    "set_aside",
    "open_decrees",
    "decrees_gone",
    "city_tiles",
    "score_tiles",
    "stores",
    "buildings",
    "rubble",
    "plan_piles",
    "available",
    "church_cause",
    "period_cause",
    "period_causer",
    "end_cause",
    "last_round",
    "decks",
    "purple",
    "brown",
    "bag",
    "decree_deck",
    "building_piles",
)


def restore(reader: Reader, config: Config, rng: int) -> LisboaState:
    """First everything that is there leaves the box, then the rest of the box fills what is missing."""
    s = empty_table(config, rng)
    reader.object(*COMMON_FIELDS, *ZONES, *loading_variants.variant_zones(s))
    _check_first_frame(reader.get("stack"))
    box = Box(s.figures)
    _read_course(s, reader)
    _read_court(s, reader)
    _read_cards(s, reader, box)
    _read_church(s, reader, box)
    _read_decrees(s, reader, box)
    read_downtown(s, reader, box)
    if s.figures.solo:
        read_lacerda(s, reader.get("lacerda"), box)
    read_players(s, reader, box)
    read_packets(s, reader["players"], box)
    _fill_downtown(s, reader, box)
    fill_players(s, reader, box)
    place_plans_left(s, reader.get("plan_piles"), box)
    check_draft(s, reader["players"])
    load_tasks(s, reader)
    _fill_cards(s, reader, box)
    _fill_church(s, reader, box)
    _fill_decrees(s, reader, box)
    _fill_yard(s, reader)
    if config.flag(tokens.OPTION):
        s.lot_outlook, s.site_outlook = tokens.load_tokens(s, reader.get("tokens"))
    if s.period == 1 and s.period_cause == NO_CAUSE and max(s.sets) >= 2:
        s.period_cause, s.period_causer = RUBBLE_CAUSE, s.sets.index(max(s.sets))
    return s


def _check_first_frame(stack: Reader | None) -> None:
    """Room is made in the portfolio before something comes into it."""
    first = stack.items()[:1] if stack else []
    for item in first:
        if item["frame"].text() in ("PutCard", "LaunchShip"):
            raise item.refuse(f"{item['frame'].text()} cannot be the next thing to do")


# Course of the game.


def _read_course(s: LisboaState, reader: Reader) -> None:
    last = s.figures.owners - 1
    s.period = _integer(reader, "period", 1, 1, 2)
    first = s.config.seat("first_player")
    s.first_player = _integer(reader, "first_player", first or 0, 0, s.config.players - 1)
    s.active = _integer(reader, "active", s.first_player, 0, last)
    s.church_cause = _integer(reader, "church_cause", NOBODY, 0, last)
    s.period_cause = _cause(reader, "period_cause")
    s.period_causer = _integer(reader, "period_causer", NOBODY, 0, last)
    s.end_cause = _cause(reader, "end_cause")
    s.last_round = _integer(reader, "last_round", 0, 1, 10_000)
    if (s.end_cause == NO_CAUSE) != (s.last_round == 0):
        raise reader.refuse("end_cause and last_round belong together")
    if s.end_cause != NO_CAUSE and s.period == 1:
        raise reader["end_cause"].refuse("the game ends in period 2")
    if (s.period_cause == NO_CAUSE) != (s.period_causer == NOBODY):
        raise reader.refuse("period_cause and period_causer belong together")


def _integer(reader: Reader, name: str, default: int, lowest: int, highest: int) -> int:
    field = reader.get(name)
    return field.integer(lowest, highest) if field else default


def _cause(reader: Reader, name: str) -> int:
    field = reader.get(name)
    return 1 + field.word(CAUSE_WORDS[1:], "cause") if field else NO_CAUSE


# The court and the market.


def _read_court(s: LisboaState, reader: Reader) -> None:
    right = s.figures.pack.treasury.right
    treasury = reader.get("treasury")
    if treasury:
        value = treasury.integer(right[0], right[-1])
        if value not in right:
            raise treasury.refuse(f"no space of the track has the right value {value}")
        s.treasury = right.index(value)
    prices = reader.get("prices")
    if prices:
        prices.object(*GOOD_WORDS)
        market = s.figures.pack.market
        for good, word in enumerate(GOOD_WORDS):
            s.prices[good] = _integer(prices, word, s.prices[good], market.minimum, market.start[good])
    covered = reader.get("covered")
    if covered:
        covered.object(*COURT_ACTION_WORDS[:STATE_ACTIONS])
        for state_action, word in enumerate(COURT_ACTION_WORDS[:STATE_ACTIONS]):
            offered = covered.get(word)
            s.covered[state_action] = offered.word(GOOD_WORDS, "good") if offered else NOTHING


def _fill_downtown(s: LisboaState, reader: Reader, box: Box) -> None:
    gone, heaps = reader.get("cubes_gone"), heap_fields(reader.get("rubble"))
    if gone is not None:
        box.cubes.take_all(gone)
    fill_downtown(s, reader, box)
    check_cubes(s, reader, box, heaps_named=all(field is not None for _, field in heaps))


def _fill_yard(s: LisboaState, reader: Reader) -> None:
    """Ships lie in the yard or in portfolios; those of the other period are not in the yard."""
    yard = reader.get("yard")
    ships = list(s.figures.yards[s.period - 1])
    for card in s.docks:
        colour = card - FIRST_SHIP
        if colour in ships:
            ships.remove(colour)
    gone = reader.get("ships_gone")
    _take_ships(gone, ships, "gone")
    if yard is None:
        s.yard = tuple(ships)
        return
    s.yard = tuple(reversed(_take_ships(yard, ships, "in the yard")))
    check_ships(s, reader)


def _take_ships(zone: Reader | None, ships: list[int], where: str) -> list[int]:
    """The ships that the field names, taken from those that are left."""
    found: list[int] = []
    for item in zone.items() if zone else []:
        found.append(item.word(SHIP_WORDS, "ship"))
        if found[-1] not in ships:
            raise item.refuse(f"no further {SHIP_WORDS[found[-1]]} ship can be {where}")
        ships.remove(found[-1])
    return found


# Political cards.


def _read_cards(s: LisboaState, reader: Reader, box: Box) -> None:
    in_play, discarded, purple = reader.get("in_play"), reader.get("discarded"), reader.get("purple")
    gone = reader.get("cards_gone")
    if gone:
        box.cards.take_numbers(gone)
    if in_play:
        s.in_play = box.cards.take_number(in_play)
    if discarded:
        s.discarded = list(box.cards.take_numbers(discarded))
    if purple:
        s.purple = tuple(reversed(box.cards.take_numbers(purple)))
    display = reader.get("display")
    if display:
        display.object(*KIND_WORDS)
        for kind, word in enumerate(KIND_WORDS):
            card = display.get(word)
            s.face_up[kind] = box.card_of(s, card, kind) if card else 0
    for name, decks in (("decks", s.decks), ("brown", s.brown)):
        zone = reader.get(name)
        if zone:
            zone.object(*KIND_WORDS)
            for kind, word in enumerate(KIND_WORDS):
                cards = zone.get(word)
                found = [box.card_of(s, item, kind) for item in cards.items()] if cards else []
                decks[kind] = tuple(reversed(found))


def display_deck(s: LisboaState) -> int:
    """The display is red in period 1 and brown in period 2."""
    return RED_DECK if s.period == 1 else BROWN_DECK


def _fill_cards(s: LisboaState, reader: Reader, box: Box) -> None:
    """Without decks all cards of the period's display that are left; without a display their top cards."""
    if reader.get("decks") is None:
        for kind in range(len(KIND_WORDS)):
            s.decks[kind] = tuple(box.rest_of_deck(s, display_deck(s), kind))
    if reader.get("display") is None:
        turn_up_cards(s)
    if s.period == 1 and reader.get("purple") is None:
        s.purple = tuple(box.cards.rest(s, s.figures.pack.decks[PURPLE_DECK]))
    if s.period == 1 and reader.get("brown") is None:
        s.brown = [tuple(box.rest_of_deck(s, BROWN_DECK, kind)) for kind in range(len(KIND_WORDS))]
    check_cards(s, reader, box)
    _discard_rest(s, box)
    _check_periods(s, reader)


def _discard_rest(s: LisboaState, box: Box) -> None:
    """Cards of the display and dealt ones do not leave the game unseen, so they were discarded."""
    decks = s.figures.pack.decks
    s.discarded += box.cards.rest_in_order(decks[display_deck(s)])
    dealt = [card for card in decks[BLUE_DECK] if box.cards.left[card]][undealt(s) :]
    s.discarded += box.cards.rest_in_order(dealt)


def _check_periods(s: LisboaState, reader: Reader) -> None:
    """Purple and brown cards wait until period 2 has its display, which is brown; before it was red."""
    deck_of = s.figures.card_deck
    shown = [card for deck in s.decks for card in deck] + [card for card in s.face_up if card]
    waiting = len(s.purple) + sum([len(deck) for deck in s.brown])
    late = len(s.figures.pack.decks[PURPLE_DECK]) + len(s.figures.pack.decks[BROWN_DECK])
    if waiting != (late if s.period == 1 or waiting else 0) or (s.period == 2 and waiting and shown):
        raise reader.refuse("purple and brown cards all wait in period 1, and none of them afterwards")
    if any(deck_of[card] != PURPLE_DECK for card in s.purple) or any(
        deck_of[card] != BROWN_DECK for deck in s.brown for card in deck
    ):
        raise reader.refuse("purple holds the purple cards and brown the brown ones")
    if any(deck_of[card] != display_deck(s) for card in shown):
        raise reader.refuse("display and decks hold the red cards in period 1 and the brown ones in period 2")


# Church and decrees.


def _read_church(s: LisboaState, reader: Reader, box: Box) -> None:
    church, bag, aside = reader.get("church"), reader.get("bag"), reader.get("set_aside")
    s.cardinal = _integer(reader, "cardinal", s.cardinal, 0, GAPS - 1)
    if church:
        places = church.items()
        if len(places) != GAPS:
            raise church.refuse(f"expected {GAPS} places, got {len(places)}")
        s.church = [NOTHING if item.value is None else box.tiles.take(item) for item in places]
    if bag:
        s.bag = tuple(reversed(box.tiles.take_all(bag)))
    if aside:
        s.aside = box.tiles.take_all(aside)


def _fill_church(s: LisboaState, reader: Reader, box: Box) -> None:
    if reader.get("bag") is None:
        s.bag = tuple(box.tiles.rest(s))
    elif any(box.tiles.left):
        raise reader["bag"].refuse(f"{sum(box.tiles.left)} clergy tiles are nowhere")
    if reader.get("church") is None:
        board.refill_church(s)


def _read_decrees(s: LisboaState, reader: Reader, box: Box) -> None:
    opened, deck, gone = (reader.get(name) for name in ("open_decrees", "decree_deck", "decrees_gone"))
    if opened:
        s.open_decrees = tuple([box.decree(s, item) for item in opened.items()])
        most = s.figures.pack.court.open_decrees
        if len(s.open_decrees) > most:
            raise opened.refuse(f"more than {most} open decrees")
    if deck:
        s.decree_deck = tuple(reversed(box.decrees.take_numbers(deck)))
    if gone:
        _read_decrees_gone(s, gone, box)


def _read_decrees_gone(s: LisboaState, gone: Reader, box: Box) -> None:
    for item in gone.items():
        decree = box.decrees.take_number(item)
        if not s.figures.leaves[decree]:
            raise item.refuse(f"decree {decree} never leaves the game")


def _fill_decrees(s: LisboaState, reader: Reader, box: Box) -> None:
    if reader.get("decree_deck") is None:
        s.decree_deck = tuple(box.decrees.rest(s))
    if reader.get("open_decrees") is None:
        board.refill_decrees(s)
    if any(box.decrees.left):
        raise reader["decree_deck"].refuse(f"{sum(box.decrees.left)} decrees are nowhere")
