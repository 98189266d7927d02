"""Reads and checks what is printed on the main board and the players' boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabuleiro.games.lisboa.components import (
    Church,
    CityTiles,
    Court,
    InfluenceTrack,
    Market,
    PlayerBoard,
    PrintedLot,
    PrintedSite,
    Rubble,
    ScoreTiles,
    Street,
    Treasury,
    Wigs,
)
from tabuleiro.games.lisboa.effects import Reward, parse_lot_reward, parse_reward
from tabuleiro.games.lisboa.faults import reason
from tabuleiro.games.lisboa.kinds import (
    COLUMNS,
    COURT_ACTION_WORDS,
    CUBE_WORDS,
    EAST,
    GAPS,
    GOOD_WORDS,
    LOT_WORDS,
    MARQUIS,
    MOST_PLAYERS,
    NOBLE_WORDS,
    NORTH,
    NORTH_SITES,
    ROW_SITES,
    ROWS,
    SITE_WORDS,
    STATE_ACTIONS_OF,
    WEST,
    Noble,
)
from tabuleiro.games.lisboa.pack.reader import PackReader, Section, check_unique

PRINTED_LOTS: Final = len(LOT_WORDS) - 1
SITES: Final = len(SITE_WORDS)
VOCABULARIES: Final = {"lot": "lot reward", "site": "reward"}


def read_treasury(reader: PackReader) -> Treasury:
    table = reader.section("treasury")
    start = table.integer("start", 0, 20)
    rows = table.rows("spaces")
    right = [row.integer("right", 0, 20) for row in rows]
    left = [row.integer("left", -9, 9) for row in rows]
    for row in rows:
        row.close()
    if all(row.sound("right", "left") for row in rows):
        if right != sorted(set(right)):
            table.refuse("spaces", reason("right_not_rising"))
        if left not in (sorted(left), sorted(left, reverse=True)):
            table.refuse("spaces", reason("left_up_and_down"))
        if table.sound("start", "spaces") and start not in right:
            table.refuse("start", reason("no_such_space", value=start))
    table.close()
    return Treasury(tuple(right), tuple(left), right.index(start) if start in right else 0)


def read_influence(reader: PackReader) -> InfluenceTrack:
    table = reader.section("influence")
    maximum = table.integer("maximum", 1, 30)
    highest = maximum if table.sound("maximum") else 30
    start = table.integers("start", 4, 0, highest)
    icons = table.integers("icons", 0, 0, highest - 1)
    if table.sound("icons") and list(icons) != sorted(set(icons)):
        table.refuse("icons", reason("spaces_not_rising"))
    table.close()
    lower = [[icon for icon in icons if icon < space] for space in range(maximum + 1)]
    return InfluenceTrack(
        maximum,
        start,
        next_icon=tuple([max(spaces, default=-1) for spaces in lower]),
        reis=tuple([len(spaces) for spaces in lower]),
    )


def read_market(reader: PackReader) -> Market:
    table = reader.section("market")
    minimum = table.integer("minimum", 0, 20)
    start = table.integers_by_word("start", GOOD_WORDS, 0, 20)
    if table.sound("minimum", "start") and min(start) < minimum:
        table.refuse("start", reason("below_minimum", value=min(start), lowest=minimum))
    table.close()
    return Market(start, minimum)


def read_streets(reader: PackReader) -> tuple[Street, ...]:
    table = reader.section("streets")
    rows = table.rows("west_to_east", len(GOOD_WORDS))
    streets = [Street(row.word("good", GOOD_WORDS, "good"), row.figure_text("name")) for row in rows]
    check_unique(rows, "good")
    for row in rows:
        row.close()
    table.close()
    return tuple(streets)


def read_lots(reader: PackReader, streets: tuple[Street, ...]) -> tuple[PrintedLot, ...]:
    """All cells of the grid; the one that the pack does not name has no goods."""
    rewards = _read_places(reader.section("lots"), "lot", LOT_WORDS, PRINTED_LOTS, parse_lot_reward)
    return tuple([_lot(cell, streets, rewards.get(cell)) for cell in range(len(LOT_WORDS))])


def _lot(cell: int, streets: tuple[Street, ...], reward: Reward | None) -> PrintedLot:
    row, column = divmod(cell, COLUMNS)
    if reward is None:
        return PrintedLot(row, column, (), ())
    beside = streets[max(0, column - 1) : column + 1]
    return PrintedLot(row, column, tuple([street.good for street in beside]), reward)


def read_sites(reader: PackReader) -> tuple[PrintedSite, ...]:
    rewards = _read_places(reader.section("sites"), "site", SITE_WORDS, SITES, parse_reward)
    west = [PrintedSite(WEST, row, -1, rewards.get(ROW_SITES[row][0], ())) for row in range(ROWS)]
    north = [PrintedSite(NORTH, -1, good, rewards.get(site, ())) for good, site in enumerate(NORTH_SITES)]
    east = [PrintedSite(EAST, row, -1, rewards.get(ROW_SITES[row][1], ())) for row in range(ROWS)]
    return (*west, *north, *east)


def clockwise_sites(streets: tuple[Street, ...]) -> tuple[int, ...]:
    """West from south to north, then north from west to east, then east from north to south."""
    west = [sites[0] for sites in reversed(ROW_SITES)]
    east = [sites[1] for sites in ROW_SITES]
    return (*west, *[NORTH_SITES[street.good] for street in streets], *east)


def _read_places(
    table: Section, key: str, words: tuple[str, ...], count: int, parse: Callable[[str], Reward]
) -> dict[int, Reward]:
    """The rewards of as many places, each named once."""
    rewards: dict[int, Reward] = {}
    rows = table.rows("places", count)
    for row in rows:
        place = row.name(key, words, key)
        rewards[place] = row.parsed("reward", VOCABULARIES[key], parse, ())
        row.close()
    check_unique(rows, key)
    table.close()
    return rewards


def read_score_tiles(reader: PackReader) -> ScoreTiles:
    table = reader.section("score_tiles")
    values = table.integers("values", 4, 1, 20)
    places = table.integers("place_of_column", COLUMNS, 1, 4)
    if table.sound("place_of_column") and set(places) != {1, 2, 3, 4}:
        table.refuse("place_of_column", reason("place_without_column"))
    table.close()
    return ScoreTiles(values, tuple([place - 1 for place in places]))


def read_rubble(reader: PackReader) -> Rubble:
    table = reader.section("rubble")
    rubble = Rubble(
        cubes=table.integer("cubes", 21, 21),
        cost=table.integers_by_word("cost", CUBE_WORDS, 0, 20),
        per_row=table.integer("row", 0, 9),
        columns=table.integers("columns", COLUMNS, 0, 9),
        per_site=table.integer("site", 0, 9),
        pile=table.integer("pile", 0, 63),
    )
    laid_out = ROWS * rubble.per_row + sum(rubble.columns) + SITES * rubble.per_site + rubble.pile
    cubes = len(CUBE_WORDS) * rubble.cubes
    if table.sound("cubes", "row", "columns", "site", "pile") and laid_out != cubes:
        table.refuse("cubes", reason("other_cubes", expected=cubes, found=laid_out))
    table.close()
    return rubble


def read_city_tiles(reader: PackReader) -> CityTiles:
    table = reader.section("city_tiles")
    tiles = CityTiles(table.integer("large", 4, 99), table.integer("small", 1, 99))
    table.close()
    return tiles


def read_church(reader: PackReader) -> Church:
    table = reader.section("church")
    church = Church(table.integer("influence_gap", 0, GAPS - 1), table.integer("treasury_gap", 0, GAPS - 1))
    table.close()
    return church


def read_offices(reader: PackReader) -> tuple[int, ...]:
    table = reader.section("offices")
    spaces = table.integers_by_word("spaces", NOBLE_WORDS, 1, 20)
    if table.sound("spaces") and spaces[MARQUIS] < MOST_PLAYERS:  # everybody begins with one there (L-S3)
        table.refuse("spaces", reason("below_minimum", value=spaces[MARQUIS], lowest=MOST_PLAYERS))
    table.close()
    return spaces


def read_court(reader: PackReader) -> Court:
    table = reader.section("court")
    court = Court(
        hand=table.integer("hand", 3, 5),
        open_decrees=table.integer("open_decrees", 1, 12),
        upper=tuple([_upper_action(table, noble) for noble in range(len(NOBLE_WORDS))]),
    )
    table.close()
    return court


def _upper_action(table: Section, noble: Noble) -> int:
    both = STATE_ACTIONS_OF[noble]
    return both[table.word(NOBLE_WORDS[noble], [COURT_ACTION_WORDS[each] for each in both], "state action")]


def read_player(reader: PackReader) -> PlayerBoard:
    table = reader.section("player")
    board = PlayerBoard(
        reis=table.integer("reis", 0, 99),
        wigs=table.integer("wigs", 0, 99),
        goods=table.integer("goods", 0, 2),
        officials=table.integer("officials", 1, 20),
        houses=table.integers("houses", 3, 2, 9),
        set_markers=table.integer("set_markers", 1, 9),
        rubble_places=table.integer("rubble_places", 1, 9),
        upper_places=table.integer("upper_places", 1, 9),
        lower_places=table.integer("lower_places", 1, 9),
        clergy_places=table.integer("clergy_places", 1, 9),
    )
    if table.sound("set_markers", "rubble_places") and board.set_markers != board.rubble_places:
        sets = board.rubble_places
        table.refuse("set_markers", reason("other_markers", found=board.set_markers, expected=sets))
    table.close()
    return board


def read_wigs(reader: PackReader) -> Wigs:
    table = reader.section("wigs")
    rows = table.rows("stores", len(GOOD_WORDS))
    stores: list[tuple[int, ...]] = [()] * len(GOOD_WORDS)
    for row in rows:
        stores[row.name("good", GOOD_WORDS, "good")] = _majority(row, "places")
        row.close()
    check_unique(rows, "good")
    wigs = Wigs(
        rubble_set=table.integer("rubble_set", 0, 99),
        favor=table.integer("favor", 0, 99),
        reis=table.integer("reis", 1, 99),
        stores=tuple(stores),
        plans=_majority(table, "plans"),
    )
    table.close()
    return wigs


def _majority(table: Section, key: str) -> tuple[int, ...]:
    places = table.integers(key, 3, 0, 99)
    if table.sound(key) and list(places) != sorted(places, reverse=True):
        table.refuse(key, reason("later_place_more"))
    return places
