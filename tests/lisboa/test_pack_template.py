"""A new pack: a template that says what is missing; and the lines of a TOML text."""

import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from tabuleiro.games.lisboa.effects import BENEFIT_WORDS, EFFECT_WORDS, PENALTY_WORDS
from tabuleiro.games.lisboa.pack.files import RECONSTRUCTED, BadPack, check_pack, load_pack, new_pack
from tabuleiro.games.lisboa.pack.lines import locate

GOOD = (resources.files("tabuleiro.games.lisboa") / "pack" / f"{RECONSTRUCTED}.toml").read_text("utf-8")


@pytest.fixture
def new(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    new_pack(path)
    return path


def test_a_template_is_toml_with_the_sections_of_the_reconstructed_pack(new: Path) -> None:
    assert list(tomllib.loads(GOOD)) == list(tomllib.loads(new.read_text("utf-8")))


def test_a_template_misses_every_figure_and_has_no_other_fault(new: Path) -> None:
    missing = []
    for fault in check_pack(new):
        found = re.fullmatch(r'enter the printed (.*), then write from = "printed"', fault.reason)
        assert found, fault
        missing += [f"{fault.field}.{name}" for name in found[1].split(", ")]
    assert sorted(load_pack(RECONSTRUCTED).provenance) == sorted(missing)


def test_every_row_of_a_template_has_its_own_mark(new: Path) -> None:
    rows = [line for line in new.read_text("utf-8").splitlines() if line.startswith("  {")]
    assert 24 + 14 + 82 + 70 < len(rows)
    assert [] == [row for row in rows if not row.endswith(', from = "replace" },')]


def test_a_fault_points_at_the_row_to_fill_in(new: Path) -> None:
    lines = new.read_text("utf-8").splitlines()
    faults = {fault.field: fault for fault in check_pack(new)}
    assert '{ lot = "A2", ' in lines[faults["lots.places[1]"].line - 1]


def test_a_filled_in_template_is_a_pack(new: Path) -> None:
    text = new.read_text("utf-8").replace('from = "replace"', 'from = "printed"')
    new.write_text(text.replace('name = "my box"', 'name = "Lisbon attic"'), "utf-8")
    pack = load_pack(str(new))
    assert ("Lisbon attic", "Figures copied from a box.") == (pack.name, pack.notice)
    assert load_pack(RECONSTRUCTED).digest == pack.digest
    assert {"printed"} == set(pack.provenance.values())


def test_a_figure_may_stay_reconstructed(new: Path) -> None:
    text = new.read_text("utf-8").replace('from = "replace"', 'from = "reconstructed"')
    new.write_text(text, "utf-8")
    assert [] == check_pack(new)


def test_a_template_explains_every_word_and_phrase(new: Path) -> None:
    text = new.read_text("utf-8")
    for word in (*EFFECT_WORDS, *PENALTY_WORDS, *BENEFIT_WORDS):
        assert f"#   {word.text}{' N' if word.most else ''}: {word.meaning}\n" in text
    assert "#   own store in row A|B|C|D|E\n" in text
    assert "#   N+ officials on own completed plans\n" in text


def test_a_template_says_nothing_about_the_reconstruction(new: Path) -> None:
    assert "##" not in new.read_text("utf-8")


def test_a_new_pack_overwrites_nothing(new: Path) -> None:
    new.write_text("precious", "utf-8")
    with pytest.raises(BadPack, match=r"mine\.toml exists already, and a new pack overwrites nothing"):
        new_pack(new)
    assert "precious" == new.read_text("utf-8")


def test_a_new_pack_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="cannot be written: No such file or directory"):
        new_pack(tmp_path / "none" / "mine.toml")


def test_the_lines_of_tables_keys_and_entries() -> None:
    text = '''# a remark with [brackets] and = signs
title = "a # no remark"

[a.b]
"quoted.key" = 1
c.d = [1,
  2, [3,
  4]] # [remark]
[[rows]]
x = """
[not a table]
"""
[rows.inner]
y = {p = 1, q = [
  {r = 2},
  {r = 3}]}
[[rows]]
x = 'it''s'
[[rows.deep]]
z = 1979-05-27 07:32:00
'''.replace("'it''s'", "'it\"s'")
    lines = locate(text)
    expected: dict[tuple[str | int, ...], int] = {
        ("title",): 2,
        ("a", "b"): 4,
        ("a", "b", "quoted.key"): 5,
        ("a", "b", "c"): 6,
        ("a", "b", "c", "d"): 6,
        ("a", "b", "c", "d", 0): 6,
        ("a", "b", "c", "d", 1): 7,
        ("a", "b", "c", "d", 2): 7,
        ("a", "b", "c", "d", 2, 1): 8,
        ("rows",): 9,
        ("rows", 0): 9,
        ("rows", 0, "x"): 10,
        ("rows", 0, "inner"): 13,
        ("rows", 0, "inner", "y"): 14,
        ("rows", 0, "inner", "y", "q", 0, "r"): 15,
        ("rows", 0, "inner", "y", "q", 1, "r"): 16,
        ("rows", 1): 17,
        ("rows", 1, "x"): 18,
        ("rows", 1, "deep", 0): 19,
        ("rows", 1, "deep", 0, "z"): 20,
    }
    assert expected == {path: lines[path] for path in expected}
    assert tomllib.loads(text)["rows"][0]["inner"]["y"]["q"][1]["r"] == 3
