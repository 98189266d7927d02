"""The command line: what every command says, and how it refuses."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import IO, Any

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


@pytest.mark.parametrize("arguments", ["--help", "games", "games --json"])
def test_a_reader_that_leaves_early_is_no_error(arguments: str) -> None:
    with buffered(arguments, subprocess.PIPE) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert (0, "") == (running.wait(), said(running))


@pytest.mark.parametrize("arguments", ["--help", "games", "games --json"])
def test_output_that_cannot_be_written_is_a_mistake(arguments: str, tmp_path: Path) -> None:
    no_byte = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (0, 0))
    with (tmp_path / "out").open("w") as out, buffered(arguments, out, preexec_fn=no_byte) as running:
        assert (2, "tabuleiro: File too large\n") == (running.wait(), said(running))


def test_a_command_may_have_no_output_at_all() -> None:
    with buffered("games", None, preexec_fn=partial(os.close, 1)) as running:
        assert (0, "") == (running.wait(), said(running))


def buffered(arguments: str, output: IO[str] | int | None, **more: Any) -> subprocess.Popen[str]:
    """A command that writes its output in large portions, as outside of tests."""
    command = [sys.executable, "-m", "tabuleiro", *arguments.split()]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.Popen(
        command, env=environment, stdout=output, stderr=subprocess.PIPE, text=True, **more
    )


def said(running: subprocess.Popen[str]) -> str:
    assert running.stderr is not None
    return running.stderr.read()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("perfft", "No such command 'perfft'. Did you mean 'perft'?"),
        ("perft", "Missing argument 'GAME'."),
        ("perft chess", "unknown game 'chess'; there are "),
        ("perft orchard --players 7", "orchard is for 2 to 3 players, not 7"),
        ("perft orchard --players two", "--players: expected a whole number, got two"),
        ("perft orchard --depth 0", "--depth: expected a whole number from 1 to 100, got 0"),
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
        ("simulate orchard --players 0", "orchard is for 2 to 3 players, not 0"),
        ("simulate orchard --games 0", "--games: expected a whole number from 1 to 1000000, got 0"),
        (
            "simulate orchard --games 1000001",
            "--games: expected a whole number from 1 to 1000000, got 1000001",
        ),
        ("simulate orchard --workers 257", "--workers: expected a whole number from 1 to 256, got 257"),
        ("arena orchard --bots random,random --games 1000001", "--games: expected a whole number from 1 to "),
        (
            "arena orchard --bots random,random --workers 257",
            "--workers: expected a whole number from 1 to 256, got 257",
        ),
        ("serve --processes 257", "--processes: expected a whole number from 1 to 256, got 257"),
        ("serve --bot-processes 257", "--bot-processes: expected a whole number from 1 to 256, got 257"),
        ("perft orchard --depth 101", "--depth: expected a whole number from 1 to 100, got 101"),
        ("bench orchard --seconds soon", "--seconds: expected a number of 0.01 or more, got soon"),
        ("perft orchard --seed=", "--seed: expected a whole number of 0 or more, got nothing"),
        ("simulate orchard --logs README.md", "README.md: File exists"),
        ("replay nowhere.log", "nowhere.log: No such file or directory"),
        ("replay tests", "tests: Is a directory"),
        ("replay README.md", "README.md, line 1: expected 'tabuleiro log 1'"),
        ("pack", "Missing command."),
        ("serve --host=", "--host: expected an address such as 127.0.0.1, got nothing"),
        ("play orchard --terminal --log tests", "tests: Is a directory"),
        ("play orchard --terminal --log nowhere/game.log", "nowhere/game.log: No such file or directory"),
        ("arena san-juan --bots random,random --out tests", "tests: Is a directory"),
        ("arena san-juan --bots random,random --out README.md", "README.md holds another contest"),
        ("arena san-juan --bots random,random --out docs/images/table.webp", "docs/images/table.webp holds "),
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
