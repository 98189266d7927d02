"""The command line: what every command says, and how it refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

COMMANDS = ("games", "simulate", "replay", "perft", "bench", "engine")


def test_without_arguments_the_commands_are_listed(run: Run) -> None:
    ran = run()
    assert 0 == ran.code
    for name in COMMANDS:
        assert name in ran.out


@pytest.mark.parametrize("name", COMMANDS)
def test_help_ends_with_examples(run: Run, name: str) -> None:
    ran = run(name, "--help")
    assert 0 == ran.code
    assert "Examples:" in ran.out


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tabuleiro", "games", "--json"], capture_output=True, text=True, check=True
    )
    assert '{"games": [' in done.stdout


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m tabuleiro --help | true"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)  # noqa: S602 - a pipe is the test
    assert "" == done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("perfft", "No such command 'perfft'. Did you mean 'perft'?"),
        ("perft", "Missing argument 'GAME'."),
        ("perft chess", "unknown game 'chess'; there are "),
        ("perft orchard --players 7", "orchard is for 2 to 3 players, not 7"),
        ("perft orchard --players two", "Invalid value for '--players': "),
        ("perft orchard --depth 0", "Invalid value for '--depth': "),
        ("perft orchard --colour red", "No such option: --colour"),
        ("perft orchard --option reshuffle", "--option: expected NAME=VALUE, got 'reshuffle'"),
        (
            "perft orchard --option reshuffle=maybe",
            "option 'reshuffle': expected true or false, got \"maybe\"",
        ),
        ("perft orchard --option remix=true", "unknown option 'remix'; orchard has reshuffle, first"),
        (
            "perft orchard --players 2 --option first=2",
            "option 'first': expected a seat from 0 to 1 or null, got 2",
        ),
        ("simulate orchard --bots clever", "unknown bot 'clever' for orchard; there are "),
        ("simulate orchard --players 2 --bots random,random,random", "--bots: expected 1 or 2 bots, got 3"),
        ("simulate orchard --games 0", "Invalid value for '--games': "),
        ("simulate orchard --logs README.md", "README.md: File exists"),
        ("replay nowhere.log", "nowhere.log: No such file or directory"),
        ("replay tests", "tests: Is a directory"),
        ("replay README.md", "README.md, line 1: expected 'tabuleiro log 1'"),
        ("bench orchard --players 9", "orchard is not for 9 players"),
        ("bench --players 9", "no game is for 9 players"),
        ("bench orchard --against nowhere.json", "nowhere.json: No such file or directory"),
        (
            "bench orchard --against pyproject.toml",
            "pyproject.toml: not a run that 'tabuleiro bench --save' has written",
        ),
    ],
)
def test_a_mistake_is_one_sentence_and_code_2(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: str, sentence: str
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    ran = run(*arguments.split())
    assert (2, "") == (ran.code, ran.out)
    assert ran.err.startswith(f"tabuleiro: {sentence}")
    assert 1 == ran.err.count("\n")


def test_games_for_people(run: Run) -> None:
    ran = run("games")
    assert "orchard  Orchard, 2 to 3 players\n" in ran.out
    assert "    reshuffle=false  The open pile becomes a new deck.\n" in ran.out
    assert "    first=random  The seat that begins every round.\n" in ran.out


def test_games_for_machines(run: Run) -> None:
    found = {game["game"]: game for game in run("games", "--json").json["games"]}
    assert {
        "game": "orchard",
        "title": "Orchard",
        "rules": "1",
        "seats": [2, 3],
        "options": [
            {
                "name": "reshuffle",
                "kind": "flag",
                "default": False,
                "about": "The open pile becomes a new deck.",
            },
            {"name": "first", "kind": "seat", "default": None, "about": "The seat that begins every round."},
        ],
    } == found["orchard"]


def test_perft_for_people(run: Run) -> None:
    lines = run("perft", "orchard", "--players", 2, "--depth", 2).out.splitlines()
    assert "paths of 2 actions" in lines[-1]
    total, *_ = lines[-1].split()
    assert int(total) == sum([int(line.split()[0]) for line in lines[:-1]])


def test_perft_for_machines(run: Run) -> None:
    found = run("perft", "orchard", "--players", 2, "--seed", 1, "--depth", 5, "--json").json
    assert {"game": "orchard", "players": 2, "seed": 1, "depth": 5, "paths": 1588} == {
        name: found[name] for name in ("game", "players", "seed", "depth", "paths")
    }
    assert 1588 == sum(found["first"].values())


def test_perft_plays_with_the_options_given(run: Run) -> None:
    arguments = "perft orchard --players 2 --seed 9 --depth 6 --json --option reshuffle=yes --option first=0"
    found = run(*arguments.split()).json
    assert ({"reshuffle": True, "first": 0}, 2757) == (found["options"], found["paths"])


def test_perft_of_one_action_counts_the_options(run: Run) -> None:
    found = run("perft", "orchard", "--depth", 1, "--json").json
    assert found["paths"] == len(found["first"])
