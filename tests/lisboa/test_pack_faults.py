"""Every fault of a pack is reported with its line."""

import contextlib
import json
import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabuleiro.core.packs import Fault
from tabuleiro.games.lisboa.kinds import BOOKS, CLOTH, GOLD, SITE_WORDS, TOOLS
from tabuleiro.games.lisboa.pack.files import BadPack, check_pack, load_pack, pack_from

GOOD = (resources.files("tabuleiro.games.lisboa") / "pack" / "reconstructed.toml").read_text("utf-8")


Write: TypeAlias = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def to_file(text: str) -> Path:
        path = tmp_path / "pack.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return to_file


def edited(text: str, old: str, new: str) -> str:
    assert 1 == text.count(old), f"{old!r} does not stand exactly once in the pack"
    return text.replace(old, new)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def first_difference(text: str) -> int:
    """The line in which the text begins to differ from the good pack."""
    same = zip(text.splitlines(), GOOD.splitlines(), strict=False)
    return 1 + [line == good for line, good in same].index(False)


def only_fault(message: str, faults: list[Fault]) -> None:
    assert 1 == len(faults), faults
    assert message == str(faults[0])[: len(message)]


def test_the_reconstructed_pack_has_no_fault(write: Write) -> None:
    assert [] == check_pack(write(GOOD))


def test_four_faults_have_four_lines(write: Write) -> None:
    text = edited(
        GOOD, '  { number = 8, deck = "red", kind = "builder", influence = 2, reward = "recruit 2" },\n', ""
    )
    text = edited(text, 'lot = "B3", reward', 'lot = "F3", reward')
    text = edited(text, 'site = "west_c", reward = "reis 3"', 'site = "west_c", reward = "riches 3"')
    text = edited(text, "{ number = 12, scoring", "{ number = 11, scoring")
    number_11 = line_of(text, "{ number = 11, scoring")
    assert [
        Fault(line_of(text, 'lot = "F3"'), "lots.places[6].lot", "unknown lot 'F3', expected A1 to E5"),
        Fault(
            line_of(text, "riches"),
            "sites.places[6].reward",
            "unknown reward 'riches 3', did you mean 'reis'?",
        ),
        Fault(line_of(text, "nobles = ["), "cards.nobles", "expected 5 red builder cards, got 4"),
        Fault(number_11 + 1, "decrees.cards[11].number", f"11 stands already in line {number_11}"),
    ] == check_pack(write(text))


IN_PLACE = [
    ("influence_gap = 0", "influence_gap = 6", "church.influence_gap: 6 is not between 0 and 5"),
    (
        "icons = [0, 1, 3, 5, 7, 9]",
        "icons = [0, 1, 3, 5, 7, 10]",
        "influence.icons[5]: 10 is not between 0 and 9",
    ),
    ("columns = [3, 3, 3, 3, 2]", "columns = [3, 3, 3, 2]", "rubble.columns: expected 5 entries, got 4"),
    (
        'years = "1763-68", cards = 21',
        'years = "1763-68", cards = 22',
        "cards.decks[2].cards: expected 22 purple cards, got 21",
    ),
    (
        'lot = "E5", reward = "cube"',
        'lot = "A6", reward = "cube"',
        "lots.places[23].lot: unknown lot 'A6', expected A1 to E5",
    ),
    (
        'site = "east_e"',
        'site = "south_e"',
        "sites.places[13].site: unknown site 'south_e', did you mean 'west_e'?",
    ),
    (
        '{ number = 2, deck = "blue"',
        '{ number = 2, deck = "pink"',
        "cards.nobles[1].deck: unknown deck 'pink'",
    ),
    (
        '{ number = 2, deck = "blue", kind = "builder"',
        '{ number = 2, deck = "blue", kind = "queen"',
        "cards.nobles[1].kind: unknown noble 'queen'",
    ),
    ('event = "cardinal 2"', 'event = "pope 2"', "cards.treasury[20].event: unknown event 'pope 2'"),
    (
        'benefit = "on events 2" },\n  { number = 78',
        'benefit = "any good" },\n  { number = 78',
        "cards.treasury[16].benefit: unknown office benefit 'any good'",
    ),
    (
        'penalty = "clergy 1"',
        'penalty = "clergy 2"',
        "cards.nobles[34].penalty: 'clergy 2': the number is not between 1 and 1",
    ),
    (
        'benefit = "steady prices"',
        'benefit = "steady"',
        "clergy.tiles[7].benefit: unknown clergy benefit 'steady', did you mean 'steady prices'?",
    ),
    (
        '"2 per own ship"',
        '"2 per own shop"',
        "decrees.cards[41].scoring: unknown scoring 'own shop', did you mean 'own ship'?",
    ),
    ('deeds = ["store", "ship"]', 'deeds = ["store", "sell"]', 'tasks.a[0].deeds[1]: unknown deed "sell"'),
    (
        'deed = "sell"',
        'deed = "store"',
        "tasks.b[5].deed: unknown deed 'store', expected recruit 2, plan, cardinal, favor,",
    ),
    (
        'blue = ["yellow", "pink"]',
        'blue = ["yellow", "red"]',
        'buildings.tiles[0].blue[1]: unknown colour "red"',
    ),
    (
        'blue = ["yellow", "pink"]',
        'blue = ["pink", "pink"]',
        "buildings.tiles[0].blue[1]: colour pink stands here twice",
    ),
    (
        '{ good = "tools", name',
        '{ good = "spice", name',
        "streets.west_to_east[3].good: unknown good 'spice'",
    ),
    (
        'lot = "E5", reward = "cube"',
        'lot = "A1", reward = "cube"',
        'lots.places[23].lot: "A1" stands already in line',
    ),
    ("{ number = 61, deck", "{ number = 60, deck", "cards.treasury[0].number: 60 stands already in line"),
    ('id = "C2"', 'id = "C1"', 'clergy.tiles[1].id: "C1" stands already in line'),
    ('colour = "red"', 'colour = "blue"', 'ships.cards[1].colour: "blue" stands already in line'),
    ("{ number = 12, deed", "{ number = 4, deed", "tasks.b[7].number: 4 stands already in line"),
    (
        '{ good = "cloth", places',
        '{ good = "gold", places',
        'wigs.stores[1].good: "gold" stands already in line',
    ),
    (
        "{ number = 70, scoring",
        "{ number = 71, scoring",
        "decrees.cards[69].number: 71 is not between 1 and 70",
    ),
    ("hull = 4", "hull = 5", "ships.cards[3].hull: 5 is not between 1 and 4"),
    ("start = [4, 5, 6, 7]", "start = [4, 5, 6, 11]", "influence.start[3]: 11 is not between 0 and 10"),
    ("cubes = 21", "cubes = 22", "rubble.cubes: 22 is not 21"),
    ("treasury_gap = 3", "treasury_gap = 6", "church.treasury_gap: 6 is not between 0 and 5"),
    ("king = 6", "king = 0", "offices.spaces.king: 0 is not between 1 and 20"),
    (
        "place_of_column = [1, 2, 3, 4, 4]",
        "place_of_column = [1, 2, 3, 4, 5]",
        "score_tiles.place_of_column[4]: 5 is not between 1 and 4",
    ),
    (
        'cards = 20, from = "seed" },\n  { deck = "purple"',
        'cards = 21, from = "seed" },\n  { deck = "purple"',
        "cards.decks[1].cards: 21 is not 20",
    ),
    ("minimum = 2", 'minimum = "two"', 'market.minimum: expected a whole number, got "two"'),
    ("minimum = 2", "minimum = 2.5", "market.minimum: expected a whole number, got 2.5"),
    ("minimum = 2", "minimum = true", "market.minimum: expected a whole number, got true"),
    ("plans = [15, 10, 5]", "plans = 15", "wigs.plans: expected a list, got 15"),
    (
        "spaces = { builder = 6, marquis = 6, king = 6 }",
        "spaces = 6",
        "offices.spaces: expected a table, got 6",
    ),
    (
        "row_e = true },\n  { number = 14",
        "row_e = 1 },\n  { number = 14",
        "decrees.cards[12].row_e: expected true or false, got 1",
    ),
    (
        'reward = "produce" },\n  { number = 25',
        "reward = 3 },\n  { number = 25",
        "cards.nobles[23].reward: expected a text, got 3",
    ),
    ('name = "Rua Augusta"', 'name = ""', 'streets.west_to_east[1].name: expected a text, got ""'),
    ('  { lot = "D2", reward = "cloth 1" },', '  "D2",', 'lots.places[15]: expected a table, got "D2"'),
    ("start = 3", "start = 9", "treasury.start: no space has the right value 9"),
    ("tools = 4 }", "tools = 1 }", "market.start: 1 is below the minimum of 2"),
    (
        "places = [6, 4, 2]",
        "places = [6, 4, 5]",
        "wigs.stores[3].places: a later place brings more than an earlier one",
    ),
    (
        "place_of_column = [1, 2, 3, 4, 4]",
        "place_of_column = [1, 2, 3, 3, 3]",
        "score_tiles.place_of_column: some place serves no column",
    ),
    ("set_markers = 5", "set_markers = 4", "player.set_markers: 4 markers for 5 sets"),
    ("minimum = 2", "minimum = 2\nmaximum = 9", "market.maximum: unknown key, did you mean 'minimum'?"),
    (
        '{ lot = "A2", reward',
        '{ lot = "A2", penalty = "good 1", reward',
        "lots.places[1].penalty: unknown key",
    ),
    ("tools = 4 }", "tools = 4, spice = 9 }", "market.start.spice: unknown key"),
    ("gold = 5, cloth = 5", "cloth = 5", "market.start.gold: is missing"),
    ('influence = 2, reward = "plan" }', "influence = 2 }", "cards.nobles[3].reward: is missing"),
    (
        'penalty = "clergy 1"',
        'penalty = "clergy 1", reward = "plan"',
        "cards.nobles[34].reward: a noble card has a reward or a penalty, not both",
    ),
    (
        'from = "reconstructed"\ninfluence_gap',
        'from = "guessed"\ninfluence_gap',
        'church.from: expected one of seed, public, inferred, reconstructed, printed, got "guessed"',
    ),
    (
        "{ right = 5, left = 2, from.right",
        "{ right = 5, left = 2, from.middle",
        "treasury.spaces[4].from.middle: labels a figure that is not here",
    ),
    ('from.scoring = "seed"', 'from.scoring = "sown"', "decrees.cards[22].from.scoring: expected one of"),
    ("[market]", "[market", "this is not TOML: "),
    ("minimum = 2", "minimum = ", "this is not TOML: "),
    ("minimum = 2", "minimum = 2\nminimum = 3", "this is not TOML: "),
]

ELSEWHERE = [
    (
        '  { lot = "D2", reward = "cloth 1" },\n',
        "",
        "places = [\n  { lot",
        "lots.places: expected 24 entries, got 23",
    ),
    (
        '  { site = "east_b", reward = "plan" },\n',
        "",
        "places = [\n  { site",
        "sites.places: expected 14 entries, got 13",
    ),
    (
        '  { number = 62, deck = "blue", event = "decree", benefit = "per payment 1" },\n',
        "",
        '  { deck = "blue", years',
        "cards.decks[0].cards: expected 21 blue cards, got 20",
    ),
    (
        '  { number = 80, deck = "brown", event = "decree", benefit = "per good sold 2" },\n',
        "",
        "treasury = [\n",
        "cards.treasury: expected 5 brown treasury cards, got 4",
    ),
    (
        'id = "C13", benefit = "on events 2", copies = 1',
        'id = "C13", benefit = "on events 2", copies = 2',
        "tiles = [\n  { id",
        "clergy.tiles: expected 37 clergy tiles, got 38",
    ),
    (
        '  { number = 44, scoring = "4 with total hull 5+" },\n',
        "",
        "cards = [\n  { number = 1, scoring",
        "decrees.cards: expected 70 entries, got 69",
    ),
    (
        'green = ["brown", "blue"], copies = 3',
        'green = ["brown", "blue"], copies = 2',
        "tiles = [\n  { blue",
        "buildings.tiles: expected 16 public buildings, got 15",
    ),
    (
        '  { architect = "green", officials = 4, copies = 2 },\n',
        "",
        "others = [",
        "plans.others: expected 16 plans, got 14",
    ),
    (
        '  { architect = "green", officials = 2, copies = 2 },\n',
        "",
        "starting = [",
        "plans.starting: expected 4 plans, got 2",
    ),
    (
        '{ reward = "produce", copies = 1 }',
        '{ reward = "produce", copies = 2 }',
        "round = [",
        "city_tokens.round: expected 24 round tokens, got 25",
    ),
    (
        "pile = 6",
        "pile = 5",
        "cubes = 21",
        "rubble.cubes: 63 cubes in all, but rows, columns, sites and pile take 62",
    ),
    (
        "{ right = 4, left = 1 }",
        "{ right = 2, left = 1 }",
        "spaces = [\n",
        "treasury.spaces: the right values do not rise from space to space",
    ),
    (
        "{ right = 6, left = 2 }",
        "{ right = 6, left = 0 }",
        "spaces = [\n",
        "treasury.spaces: the left values rise and fall",
    ),
    (
        "icons = [0, 1, 3, 5, 7, 9]",
        "icons = [0, 1, 5, 3, 7, 9]",
        "icons = [0",
        "influence.icons: the spaces do not rise",
    ),
    (
        "hull = 2, bonus = 1, influence = 2, period = 1",
        "hull = 2, bonus = 1, influence = 2, period = 2",
        "cards = [\n  { colour",
        "ships.cards: each period needs two colours of ships",
    ),
    ("minimum = 2\n", "", "[market]", "market.minimum: is missing"),
    ('notice = "Reconstructed figures, not the published values."\n', "", "# Lisboa", "notice: is missing"),
    (
        'from = "reconstructed"\ninfluence_gap',
        "influence_gap",
        "[church]",
        "church.from: says nothing about influence_gap, treasury_gap, expected one of",
    ),
    (
        'from = "reconstructed"\ninfluence_gap',
        'from = "replace"\ninfluence_gap',
        "[church]",
        'church: enter the printed influence_gap, treasury_gap, then write from = "printed"',
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), IN_PLACE)
def test_a_fault_is_told_with_its_line(write: Write, old: str, new: str, message: str) -> None:
    text = edited(GOOD, old, new)
    only_fault(f"line {first_difference(text)}: {message}", check_pack(write(text)))


@pytest.mark.parametrize(("old", "new", "where", "message"), ELSEWHERE)
def test_what_does_not_add_up_is_told_with_the_line_of_the_whole(
    write: Write, old: str, new: str, where: str, message: str
) -> None:
    text = edited(GOOD, old, new)
    only_fault(f"line {line_of(text, where)}: {message}", check_pack(write(text)))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{ right = 1, left = -1 }", "{ right = 0, left = -1 }"),
        ("tools = 4 }", "tools = 2 }"),
        ("values = [3, 3, 4, 4]", "values = [2, 3, 4, 5]"),
        ("houses = [2, 3, 3]", "houses = [2, 3, 4]"),
        ('"2 per own ship"', '"20 per 10 own ship, +10 if two or more (max 30)"'),
        ('"5 with a size-4 ship"', '"10 with a size-3 ship"'),
        ('{ good = "tools", places = [6, 4, 2] }', '{ good = "tools", places = [6, 6, 0] }'),
    ],
)
def test_another_figure_is_no_fault(write: Write, old: str, new: str) -> None:
    assert [] == check_pack(write(edited(GOOD, old, new)))


def test_the_left_values_of_the_treasury_may_fall(write: Write) -> None:
    text = GOOD
    for right, left in enumerate((-1, 0, 1, 1, 2, 2, 3), start=1):
        text = edited(text, f"{{ right = {right}, left = {left}", f"{{ right = {right}, left = {3 - left}")
    assert (4, 3, 2, 2, 1, 1, 0) == load_pack(str(write(text))).treasury.left


def test_the_streets_may_run_in_another_order(write: Write) -> None:
    text = edited(GOOD, 'good = "gold", name', 'good = "other", name')
    text = edited(text, 'good = "tools", name', 'good = "gold", name')
    pack = load_pack(str(write(edited(text, 'good = "other", name', 'good = "tools", name'))))
    goods = [(TOOLS,), (TOOLS, CLOTH), (CLOTH, BOOKS), (BOOKS, GOLD), (GOLD,)]
    assert goods == [pack.lots[5 + column].goods for column in range(5)]
    words = ["west_a", "north_tools", "north_cloth", "north_books", "north_gold", "east_a"]
    assert words == [SITE_WORDS[site] for site in pack.clockwise[4:10]]
    assert GOLD == pack.sites[SITE_WORDS.index("north_gold")].good


def test_a_missing_section_is_one_fault(write: Write) -> None:
    text = edited(GOOD, "[city_tiles]", "[city_tile]")
    assert [
        "line 1: city_tiles: is missing",
        f"line {first_difference(text)}: city_tile: unknown key, did you mean 'city_tiles'?",
    ] == [str(fault) for fault in check_pack(write(text))]


def test_an_empty_file_misses_every_section(write: Write) -> None:
    faults = check_pack(write(""))
    assert list(tomllib.loads(GOOD)) == sorted(
        [fault.field for fault in faults], key=list(tomllib.loads(GOOD)).index
    )
    assert {(1, "is missing")} == {(fault.line, fault.reason) for fault in faults}


def test_a_missing_list_brings_no_further_faults(write: Write) -> None:
    start, end = GOOD.index("treasury = [\n"), GOOD.index("\n# The 37 clergy tiles")
    text = GOOD[:start] + GOOD[end:]
    only_fault(f"line {line_of(text, '[cards]')}: cards.treasury: is missing", check_pack(write(text)))


def test_a_file_may_have_a_byte_order_mark_and_windows_lines(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    text = edited(GOOD, "minimum = 2", "minimum = 99")
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    only_fault(f"line {first_difference(text)}: market.minimum: 99 is not between 0 and 20", check_pack(path))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_bytes(b"\xff\xfe\x00")
    only_fault(f"{path} cannot be read: it is not UTF-8 text", check_pack(path))
    only_fault(f"{tmp_path} cannot be read: Is a directory", check_pack(tmp_path))
    only_fault(
        f"{tmp_path / 'none'} cannot be read: No such file or directory", check_pack(tmp_path / "none")
    )


def test_a_pack_with_faults_is_not_loaded(write: Write) -> None:
    text = edited(edited(GOOD, "king = 6", "king = 0"), "minimum = 2", "minimum = 99")
    line = line_of(text, "minimum = 99")
    with pytest.raises(BadPack) as refused:
        load_pack(str(write(text)))
    assert f"pack.toml: line {line}: market.minimum: 99 is not between 0 and 20 (and 1 more)" == str(
        refused.value
    )
    assert 2 == len(refused.value.faults)


def test_a_source_without_a_text_is_refused_without_a_line() -> None:
    with pytest.raises(BadPack, match=r"^pack: market: is missing$"):
        pack_from({key: value for key, value in tomllib.loads(GOOD).items() if key != "market"})


@pytest.mark.parametrize("levels", [21, 900])
def test_lists_without_end_inside_each_other_are_refused(levels: int) -> None:
    nested = json.loads("[" * levels + "]" * levels)
    with pytest.raises(BadPack, match=r"^pack: more than 20 tables or lists lie inside each other$"):
        pack_from({**tomllib.loads(GOOD), "market": nested})


def test_a_file_of_lists_inside_each_other_is_refused(write: Write) -> None:
    path = write("market = " + "[" * 5000 + "]" * 5000)
    only_fault("more than 20 tables or lists lie inside each other", check_pack(path))


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(BadPack, match=r'^no pack is named "constructed", the packs are: reconstructed$'):
        load_pack("constructed")


def values(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of everything inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *[found for key, item in inner for found in values(item, (*path, key))]]


PATHS = values(tomllib.loads(GOOD))[1:]
JUNK = st.sampled_from([-1, 0, 3, 99999, 1.5, True, None, "", "x", "gold 1", [], ["x"], [[1]], {}, {"x": 1}])


@settings(deadline=None)  # a busy machine is no fault of the reader
@given(st.sampled_from(PATHS), JUNK)
def test_no_value_of_a_source_can_break_the_reader(path: tuple[str | int, ...], junk: Any) -> None:
    source = json.loads(json.dumps(tomllib.loads(GOOD)))
    table = source
    for step in path[:-1]:
        table = table[step]
    table[path[-1]] = junk
    with contextlib.suppress(BadPack):
        assert pack_from(source).source == source
