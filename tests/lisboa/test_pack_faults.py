"""Every fault of a pack is reported with its line."""

import contextlib
import json
import re
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
from tabuleiro.games.lisboa.pack import files
from tabuleiro.games.lisboa.pack.files import BadPack, load_pack, pack_from

GOOD = (resources.files("tabuleiro.games.lisboa") / "pack" / "reconstructed.toml").read_text("utf-8")


Write: TypeAlias = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def to_file(text: str) -> Path:
        path = tmp_path / "pack.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return to_file


def check_pack(path: Path) -> list[Fault]:
    return files.check_pack(path).faults


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


def test_five_faults_have_five_lines(write: Write) -> None:
    text = edited(GOOD, '{ number = 8, deck = "red", kind', '{ number = 8, deck = "blue", kind')
    text = edited(text, 'lot = "B3", reward', 'lot = "F3", reward')
    text = edited(text, 'site = "west_c", reward = "reis 3"', 'site = "west_c", reward = "riches 3"')
    text = edited(text, "{ number = 12, scoring", "{ number = 11, scoring")
    riches, number_11 = line_of(text, "riches"), line_of(text, "{ number = 11, scoring")
    assert [
        f"""line {line_of(text, 'lot = "F3"')}: lots.places[6].lot: unknown lot 'F3', expected A1 to E5""",
        f"line {riches}: sites.places[6].reward: unknown reward 'riches 3', did you mean 'reis'?",
        f"""line {line_of(text, '{ deck = "blue"')}: cards.decks[0].cards: expected 21 blue cards, got 22""",
        f"line {line_of(text, 'nobles = [')}: cards.nobles: expected 5 red builder cards, got 4",
        f"line {number_11 + 1}: decrees.cards[11].number: 11 stands already in line {number_11}",
    ] == [str(fault) for fault in check_pack(write(text))]


EDITS = tomllib.loads(Path(__file__).with_name("pack_faults.toml").read_text("utf-8"))


@pytest.mark.parametrize("edit", EDITS["in_place"])
def test_a_fault_is_told_with_its_line(write: Write, edit: dict[str, str]) -> None:
    text = edited(GOOD, edit["old"], edit["new"])
    only_fault(f"line {first_difference(text)}: {edit['fault']}", check_pack(write(text)))


@pytest.mark.parametrize("edit", EDITS["elsewhere"])
def test_what_does_not_add_up_is_told_with_the_line_of_the_whole(write: Write, edit: dict[str, str]) -> None:
    text = edited(GOOD, edit["old"], edit["new"])
    only_fault(f"line {line_of(text, edit['line'])}: {edit['fault']}", check_pack(write(text)))


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


def test_a_misspelled_section_is_one_fault(write: Write) -> None:
    text = edited(GOOD, "[city_tiles]", "[city_tile]")
    only_fault(
        f"line {first_difference(text)}: city_tile: unknown key, did you mean 'city_tiles'?",
        check_pack(write(text)),
    )


def test_an_empty_file_misses_its_name_and_its_notice(write: Write) -> None:
    faults = check_pack(write(""))
    assert ["line 1: name: is missing", "line 1: notice: is missing"] == [str(fault) for fault in faults]


def test_a_section_that_is_no_table_is_one_fault(write: Write) -> None:
    text = re.sub(r"\[city_tiles\]\n(.*\n){3}", "", GOOD)
    text = edited(text, '\nname = "reconstructed"', '\nname = "x"\ncity_tiles = 3')
    only_fault(
        f"line {line_of(text, 'city_tiles = 3')}: city_tiles: expected a table, got 3",
        check_pack(write(text)),
    )


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
    with pytest.raises(BadPack, match=r"^pack: market: expected a table, got 3$"):
        pack_from({**tomllib.loads(GOOD), "market": 3})


def test_a_heap_of_unknown_keys_is_one_fault() -> None:
    heap = {f"key {number}": number for number in range(5000)}
    with pytest.raises(BadPack, match=r"^pack: market: 5000 unknown keys$"):
        pack_from({**tomllib.loads(GOOD), "market": {**tomllib.loads(GOOD)["market"], **heap}})


def test_a_list_without_end_is_one_fault() -> None:
    rows = [{"lot": "A1", "reward": "gold 1"}] * 5000
    with pytest.raises(BadPack, match=r"^pack: lots\.places: 5000 entries, expected 24 at most$"):
        pack_from({**tomllib.loads(GOOD), "lots": {"from": "printed", "places": rows}})


def test_a_name_without_end_is_one_fault() -> None:
    with pytest.raises(BadPack, match=r"^pack: name: a text of 5000 characters, expected 200 at most$"):
        pack_from({**tomllib.loads(GOOD), "name": "x" * 5000})


@pytest.mark.parametrize("levels", [21, 900])
def test_lists_without_end_inside_each_other_are_refused(levels: int) -> None:
    nested = json.loads("[" * levels + "]" * levels)
    with pytest.raises(BadPack, match=r"^pack: more than 20 tables or lists lie inside each other$"):
        pack_from({**tomllib.loads(GOOD), "market": nested})


def test_a_file_of_lists_inside_each_other_is_refused(write: Write) -> None:
    path = write("market = " + "[" * 5000 + "]" * 5000)
    only_fault("more than 20 tables or lists lie inside each other", check_pack(path))


def test_an_unknown_name_is_refused() -> None:
    reason = (
        r'^no pack is named "constructed", the packs are: reconstructed, reconstructed-2, reconstructed-3$'
    )
    with pytest.raises(BadPack, match=reason):
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
        assert pack_from(pack_from(source).source).digest == pack_from(source).digest


def test_a_key_that_a_terminal_would_obey_is_shown_as_text(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        'name = "x"\nnotice = "x"\nfrom = "printed"\n"\\u001b]0;mine\\u0007" = 3\n'
        '[treasury]\nstart = 3\nfrom = { rest = "printed", "\\u202e" = "printed" }\n'
    )
    told = "\n".join([str(fault) for fault in check_pack(file)])
    assert 2 == len(told.splitlines())
    assert "'\\x1b]0;mine\\x07': unknown key" in told
    assert "treasury.from.'\\u202e'" in told
    assert told.replace("\n", "").isprintable()


def test_a_long_key_is_shown_in_part_wherever_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    long = "k" * 5000
    file.write_text(f'name = "x"\nnotice = "x"\n[treasury]\nfrom = {{ {long} = "printed" }}\n')
    assert all(len(str(fault)) < 300 for fault in check_pack(file))
