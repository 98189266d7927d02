"""A new pack: a template that says what is missing; and the lines of a TOML text."""

import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from tabuleiro.games.lisboa.effects import BENEFIT_WORDS, EFFECT_WORDS, PENALTY_WORDS
from tabuleiro.games.lisboa.pack.files import (
    RECONSTRUCTED,
    BadPack,
    check_pack,
    load_pack,
    new_pack,
    pack_from,
)
from tabuleiro.games.lisboa.pack.lines import locate

GOOD = (resources.files("tabuleiro.games.lisboa") / "pack" / f"{RECONSTRUCTED}.toml").read_text("utf-8")


@pytest.fixture
def new(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    new_pack(path)
    return path


def test_a_template_is_toml_with_the_sections_of_the_reconstructed_pack(new: Path) -> None:
    name, notice, *sections = tomllib.loads(GOOD)
    assert [name, notice, "from", *sections] == list(tomllib.loads(new.read_text("utf-8")))


def test_a_template_lacks_every_entry_and_has_no_fault(new: Path) -> None:
    checked = check_pack(new)
    assert [] == checked.faults
    assert (0, 285, 285) == (checked.entries.printed, checked.entries.missing, checked.entries.all)


def test_a_template_has_one_label_for_all_of_it(new: Path) -> None:
    assert 1 == len(re.findall('^from = "printed"$', new.read_text("utf-8"), re.MULTILINE))
    assert "from" not in "".join(line for line in new.read_text("utf-8").splitlines() if "{" in line)


def test_every_figure_of_a_template_waits_behind_a_sign(new: Path) -> None:
    found = tomllib.loads(new.read_text("utf-8"))
    assert {} == {
        key: value for section in list(found.values())[3:] for key, value in section.items() if value
    }


def test_a_template_can_be_played_as_it_is(new: Path) -> None:
    pack = load_pack(str(new))
    assert ("my box", load_pack(RECONSTRUCTED).cards) == (pack.name, pack.cards)


def test_a_template_without_its_signs_is_a_printed_pack(new: Path) -> None:
    text = re.sub(r"^# (?=\w+ = |  \{|\]$)", "", new.read_text("utf-8"), flags=re.MULTILINE)
    new.write_text(text.replace('name = "my box"', 'name = "Lisbon attic"'), "utf-8")
    checked, pack = check_pack(new), load_pack(str(new))
    assert ([], 285, 0) == (checked.faults, checked.entries.printed, checked.entries.missing)
    assert ("Lisbon attic", "Figures copied from a box.") == (pack.name, pack.notice)
    assert load_pack(RECONSTRUCTED).digest == pack.digest
    assert {"printed"} == set(pack.provenance.values())


def entered(new: Path, waiting: str, line: str) -> str:
    """The template with one line entered in the place of the one that begins so."""
    text = new.read_text("utf-8")
    text, found = re.subn(f"^# {re.escape(waiting)}.*$", line, text, flags=re.MULTILINE)
    assert 1 == found, waiting
    new.write_text(text, "utf-8")
    return text


def test_an_entered_card_is_printed_and_all_others_come_from_the_reconstruction(new: Path) -> None:
    line = '  { number = 28, deck = "red", kind = "marquis", influence = 4, reward = "plan" },'
    entered(new, "  { number = 28, deck", line)
    pack, base = load_pack(str(new)), load_pack(RECONSTRUCTED)
    assert 4 == pack.cards[28].influence
    assert base.cards[27] == pack.cards[27]
    assert "printed" == pack.provenance["cards.nobles[0].influence"]
    assert {"printed": 4} == {label: list(pack.provenance.values()).count(label) for label in ("printed",)}
    assert (1, 284) == (check_pack(new).entries.printed, check_pack(new).entries.missing)


def test_a_fault_stands_alone_among_what_is_not_entered(new: Path) -> None:
    text = entered(new, '  { lot = "B3"', '  { lot = "B3", reward = "riches 3" },')
    line = text[: text.index("riches")].count("\n") + 1
    checked = check_pack(new)
    assert [(line, "lots.places[0].reward")] == [(fault.line, fault.field) for fault in checked.faults]
    assert 284 == checked.entries.missing


def test_one_figure_of_a_section_can_be_entered_alone(new: Path) -> None:
    entered(new, "minimum", "minimum = 1")
    pack = load_pack(str(new))
    assert (1, load_pack(RECONSTRUCTED).market.start) == (pack.market.minimum, pack.market.start)
    assert ("printed", "reconstructed") == (
        pack.provenance["market.minimum"],
        pack.provenance["market.start"],
    )


def test_an_entry_may_say_that_it_comes_from_elsewhere(new: Path) -> None:
    entered(new, '  { lot = "B3"', '  { lot = "B3", reward = "gold 2", from = "public" },')
    assert "public" == load_pack(str(new)).provenance["lots.places[0].reward"]


def test_a_list_with_another_empty_cell_is_taken_as_it_is(new: Path) -> None:
    rows = [row for row in tomllib.loads(GOOD)["lots"]["places"] if row["lot"] != "A1"]
    pack = pack_from(
        {
            "name": "x",
            "notice": "y",
            "from": "printed",
            "lots": {"places": [*rows, {"lot": "A4", "reward": "plan"}]},
        }
    )
    assert 24 == len(pack.lot_ids)
    assert not pack.lots[0].goods


def test_an_older_template_counts_what_it_marks_as_not_entered(new: Path) -> None:
    """Templates used to mark every table and entry with from = "replace"."""
    text = re.sub(r"[ \t]*##.*", "", GOOD[GOOD.index("\nname = ") :])
    text = re.sub(r"^from = .*$", 'from = "replace"', text, flags=re.MULTILINE)
    text = re.sub(r"^(  \{.*?)(, from\b.*)? \},$", r'\1, from = "replace" },', text, flags=re.MULTILINE)
    old = '{ lot = "A2", reward = "reis 4", from = "replace" }'
    new.write_text(text.replace(old, '{ lot = "A2", reward = "books 2", from = "printed" }'), "utf-8")
    checked = check_pack(new)
    assert ([], 1, 284) == (checked.faults, checked.entries.printed, checked.entries.missing)


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
