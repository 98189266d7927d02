"""`tabuleiro simulate`: the result is the same whoever plays it, and says what came of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabuleiro.bots import playing
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tests.cli.conftest import Run

PROMISED = [
    "game",
    "players",
    "options",
    "bots",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "rounds",
    "score",
    "wins",
    "ended_by",
]
TIMES = {"seconds", "decisions_per_second", "games_per_second"}


def simulated(run: Run, arguments: str) -> dict[str, Any]:
    found = run("simulate", *arguments.split(), "--json").json
    assert isinstance(found, dict)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


def test_the_promised_keys_come_first_and_in_order(run: Run) -> None:
    found = simulated(run, "orchard --players 3 --games 20")
    assert [*PROMISED, "places", "items"] == list(found)
    assert ["mean", "min", "max"] == list(found["rounds"])
    assert ["mean", "winner_mean"] == list(found["score"])


def test_the_figures_agree_with_each_other(run: Run) -> None:
    found = simulated(run, "orchard --players 3 --games 20 --seed 4")
    assert (20, 3) == (found["games"], found["players"])
    assert 20 == sum(found["ended_by"].values())
    assert [places[0] for places in found["places"]] == found["wins"]
    assert 20 <= sum(found["wins"])
    assert found["score"]["mean"] == pytest.approx(sum(found["items"].values()), abs=0.002)
    assert found["rounds"]["min"] <= found["rounds"]["mean"] <= found["rounds"]["max"]
    assert found["score"]["mean"] < found["score"]["winner_mean"]


def test_equal_seeds_give_equal_games(run: Run) -> None:
    first, again, other = [
        timeless(simulated(run, f"orchard --games 30 --seed {seed}")) for seed in (5, 5, 6)
    ]
    assert first == again != other


def test_the_number_of_workers_changes_nothing(run: Run) -> None:
    """With a game that other processes find, too."""
    arguments = "san-juan --players 2 --games 12 --seed 3"
    one, two = [timeless(simulated(run, f"{arguments} --workers {workers}")) for workers in (1, 2)]
    assert one == two


def test_as_many_bots_as_players_say_how_many_play(run: Run) -> None:
    found = simulated(run, "orchard --bots random,random --games 2")
    assert (2, ["random", "random"]) == (found["players"], found["bots"])


def test_one_bot_plays_on_all_seats(run: Run) -> None:
    assert ["random"] * 3 == simulated(run, "orchard --bots random --games 2")["bots"]


def test_options_reach_the_table(run: Run) -> None:
    found = simulated(run, "orchard --games 2 --option reshuffle=true")
    assert {"reshuffle": True, "first": None} == found["options"]


def test_every_game_leaves_a_log_that_replays(run: Run, tmp_path: Path) -> None:
    found = simulated(run, f"orchard --players 2 --games 3 --seed 8 --logs {tmp_path}/games")
    files = sorted((tmp_path / "games").iterdir())
    assert ["orchard-2-10.log", "orchard-2-8.log", "orchard-2-9.log"] == [file.name for file in files]
    matches = [replay(Log.loads(file.read_text(encoding="utf-8"))) for file in files]
    assert all(match.over for match in matches)
    assert found["decisions"] == sum([match.moves for match in matches])
    assert ["random", "random"] == matches[0].log.header.names


def test_a_broken_off_game_is_reported_and_counts_for_no_score(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 10)
    found = simulated(run, "orchard --players 2 --games 3")
    assert {"broken_off": 3} == found["ended_by"]
    assert (30, [0, 0]) == (found["decisions"], found["wins"])
    assert {"mean": None, "winner_mean": None} == found["score"]
    assert {"mean": None, "min": None, "max": None} == found["rounds"]


def test_lisboa_says_what_ended_the_first_period_and_the_game(run: Run) -> None:
    asked = "lisboa --players 2 --games 3 --seed 54 --option pack=reconstructed-2"
    found = simulated(run, asked)
    assert {"period": {"empty_decks": 2, "rubble_sets": 1}, "end": {"empty_decks": 3}} == found["causes"]
    out = run("simulate", *asked.split()).out
    assert "cause of period: empty_decks 2, rubble_sets 1\ncause of end: empty_decks 3\n" in out


def test_people_get_a_table(run: Run) -> None:
    out = run("simulate", "orchard", "--players", 2, "--games", 5).out
    assert out.startswith("5 games of orchard with 2 players\n")
    assert "seat  bot     wins  places  mean score\n" in out
    assert "ended_by: " in out


def test_nothing_but_the_result_is_printed_in_a_pipe(run: Run) -> None:
    assert "" == run("simulate", "orchard", "--games", 5).err
