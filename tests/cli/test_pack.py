"""`tabuleiro pack`: faults with their lines, a template, and a game played with a pack of one's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOOD = files("tabuleiro.games.lisboa").joinpath("pack/reconstructed.toml").read_text(encoding="utf-8")
CARD_8 = '  { number = 8, deck = "red", kind = "builder", influence = 2, reward = "recruit 2" },\n'


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "box.toml"
    file.write_text(GOOD, encoding="utf-8")
    return file


def test_a_good_pack_has_no_fault(run: Run, box: Path) -> None:
    ran = run("pack", "check", str(box))
    assert 0 == ran.code
    assert "is a complete pack" in ran.out


def test_four_faults_have_four_lines(run: Run, box: Path) -> None:
    text = GOOD.replace(CARD_8, CARD_8.replace("recruit 2", "recruits")).replace('lot = "B3"', 'lot = "F3"')
    text = text.replace('"west_c", reward = "reis 3"', '"west_c", reward = "riches 3"')
    box.write_text(text.replace("{ number = 12, scoring", "{ number = 11, scoring"), encoding="utf-8")
    ran = run("pack", "check", str(box))
    assert 2 == ran.code
    *lines, last = ran.out.splitlines()
    assert "4 faults" == last
    for line, words in zip(lines, ("F3", "riches", "recruits", "11"), strict=True):
        assert f"{box}: line " in line
        assert words in line


def test_faults_as_json_name_line_field_and_reason(run: Run, box: Path) -> None:
    box.write_text(GOOD.replace('lot = "B3"', 'lot = "F3"'), encoding="utf-8")
    faults = run("pack", "check", str(box), "--json").json["faults"]
    assert ["lots.places[6].lot"] == [fault["field"] for fault in faults]


def test_a_missing_file_is_a_fault(run: Run, tmp_path: Path) -> None:
    ran = run("pack", "check", str(tmp_path / "none.toml"))
    assert (2, f"{tmp_path}/none.toml cannot be read: No such file or directory\n1 fault\n") == (
        ran.code,
        ran.out,
    )


def test_a_folder_is_a_fault(run: Run, tmp_path: Path) -> None:
    ran = run("pack", "check", str(tmp_path))
    assert (2, f"{tmp_path} cannot be read: Is a directory\n1 fault\n") == (ran.code, ran.out)


def test_a_new_pack_waits_for_its_figures(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert 0 == run("pack", "new", str(file)).code
    ran = run("pack", "check", str(file))
    assert (0, f"285 of 285 entries not yet entered; no fault: play with --option pack={file}\n") == (
        ran.code,
        ran.out,
    )


def test_a_real_fault_stands_before_what_is_not_entered(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("pack", "new", str(file))
    text = file.read_text(encoding="utf-8")
    text = text.replace('#   { lot = "B3", reward = "gold 1" },', '  { lot = "B3", reward = "goold 1" },')
    file.write_text(text, encoding="utf-8")
    ran = run("pack", "check", str(file))
    first, last = ran.out.splitlines()
    assert (2, "284 of 285 entries not yet entered; 1 fault") == (ran.code, last)
    assert "unknown reward of a lot 'goold 1', did you mean 'gold'?" in first


def test_an_entry_with_one_printed_figure_is_entered_in_part(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\nnotice = "x"\nfrom = "printed"\nmarket.minimum = 1\n', encoding="utf-8")
    ran = run("pack", "check", str(file))
    told = f"284 of 285 entries not yet entered, 1 in part; no fault: play with --option pack={file}\n"
    assert (0, told) == (ran.code, ran.out)
    found = run("pack", "check", str(file), "--json").json
    assert (0, 1, 1) == (found["entries"]["printed"], found["entries"]["begun"], found["figures"]["printed"])


def test_a_new_pack_overwrites_nothing(run: Run, box: Path) -> None:
    ran = run("pack", "new", str(box))
    assert (2, GOOD) == (ran.code, box.read_text(encoding="utf-8"))
    assert "exists already" in ran.err


def test_a_game_is_played_with_a_pack_of_ones_own(run: Run, box: Path) -> None:
    box.write_text(GOOD.replace('\nname = "reconstructed"', '\nname = "mine"', 1), encoding="utf-8")
    ran = run("simulate", "lisboa", "--players", "2", "--games", "1", "--option", f"pack={box}", "--json")
    assert 0 == ran.code
    assert "mine" == ran.json["options"]["pack"]["name"]


def test_a_bad_pack_is_refused_with_a_sentence(run: Run, box: Path) -> None:
    box.write_text(GOOD.replace('lot = "B3"', 'lot = "F3"'), encoding="utf-8")
    ran = run("simulate", "lisboa", "--players", "2", "--games", "1", "--option", f"pack={box}")
    assert 2 == ran.code
    assert "F3" in ran.err


def test_a_pack_is_of_a_game_that_has_packs(run: Run, box: Path) -> None:
    assert 0 == run("pack", "check", str(box), "--game", "lisboa").code
    refused = run("pack", "check", str(box), "--game", "san-juan")
    assert (2, "tabuleiro: --game: expected a game with component packs: lisboa\n") == (
        refused.code,
        refused.err,
    )
