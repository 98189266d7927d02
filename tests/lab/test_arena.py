"""The arena plays every deal in all rotations, goes on where it stopped, and reckons intervals."""

from pathlib import Path

import pytest

from tabuleiro.cli.arena import notice
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.registry import game
from tabuleiro.lab.arena import Contest, Result, Tally, jobs, rotations
from tabuleiro.lab.executor import InTurn, executor
from tabuleiro.lab.ratings import course, entries, summary, wilson
from tabuleiro.lab.report import contest_page


def contest(bots: str = "random,random", games: int = 4) -> Contest:
    levels = tuple(bots.split(","))
    return Contest("san-juan", levels, {}, games, seed=3, seconds=None, iterations=None)


def result(number: int, places: list[int], seating: list[int] | None = None) -> Result:
    seats = len(places)
    points = [30 - place for place in places]
    items: list[dict[str, int]] = [{"buildings": amount} for amount in points]
    return Result(
        number,
        1,
        seating or list(range(seats)),
        points,
        places,
        items,
        12,
        "goal",
        100,
        0.5,
        [0.01] * seats,
        [{}] * seats,
    )


def test_a_line_up_of_four_different_bots_has_four_rotations() -> None:
    assert [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)] == rotations(("a", "b", "c", "d"))


def test_equal_bots_need_no_rotation() -> None:
    assert [(0, 1, 2)] == rotations(("a", "a", "a"))


def test_every_deal_is_played_in_every_rotation() -> None:
    planned = jobs(contest("a,b,b", games=6))
    assert [0, 0, 0, 1, 1, 1] == [job.number // 3 for job in planned]
    assert 2 == len({job.deal for job in planned})


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert 8 == len(jobs(contest("a,b,b,b", games=5)))


def test_other_seeds_give_other_deals() -> None:
    deals = [job.deal for seed in range(5) for job in jobs(contest()._replace(seed=seed))]
    assert len(deals) == len(set(deals))


def test_a_contest_gives_the_same_results_on_one_and_on_two_workers() -> None:
    alone, together = Tally(contest()), Tally(contest())
    list(alone.play(InTurn()))
    list(together.play(executor(2)))
    assert [each.points for each in alone.results] == [each.points for each in together.results]


def test_a_broken_off_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    first = Tally(contest(), file)
    next(first.play(InTurn()))
    again = Tally(contest(), file)
    assert 3 == len(again.missing())
    list(again.play(InTurn()))
    assert 4 == len(Tally(contest(), file).results)


def cut_short(folder: Path, missing: int) -> Path:
    """The file of a whole contest without its last characters."""
    file = folder / "run.jsonl"
    list(Tally(contest(), file).play(InTurn()))
    file.write_text(file.read_text()[:-missing])
    return file


def test_a_half_written_last_line_is_played_again(tmp_path: Path) -> None:
    file = cut_short(tmp_path, 20)
    again = Tally(contest(), file)
    assert 1 == len(again.missing())
    list(again.play(InTurn()))
    assert 4 == len(Tally(contest(), file).results)


def test_a_last_line_without_its_end_is_played_again(tmp_path: Path) -> None:
    file = cut_short(tmp_path, 1)
    list(Tally(contest(), file).play(InTurn()))
    assert 5 == len(file.read_text().splitlines())


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff" * 3000])
def test_a_file_that_is_no_ledger_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "run.jsonl"
    file.write_bytes(content)
    with pytest.raises(BadConfig, match="holds another contest"):
        Tally(contest(), file)
    assert content == file.read_bytes()


def test_a_device_without_end_is_refused() -> None:
    with pytest.raises(BadConfig, match="/dev/zero holds another contest"):
        Tally(contest(), Path("/dev/zero"))


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    Tally(contest(), file)
    with pytest.raises(BadConfig, match="holds another contest"):
        Tally(contest(games=6), file)


def test_a_file_says_which_contest_it_holds(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    Tally(contest(), file)
    assert contest() == Tally.of_file(file).contest


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    list(Tally(contest(), file).play(InTurn()))
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], "{}", *lines[2:]]))
    with pytest.raises(BadConfig, match="line 2"):
        Tally(contest(), file)


def test_wilson_interval_of_half_of_a_hundred() -> None:
    share, low, high = wilson(50, 100)
    assert (0.5, 0.4038, 0.5962) == (share, round(low, 4), round(high, 4))


def test_wilson_interval_of_no_games_is_everything() -> None:
    assert (0.0, 0.0, 1.0) == wilson(0, 0)


def test_a_shared_victory_is_half_a_victory_each() -> None:
    found = entries(contest("a,b"), [result(0, [1, 1])])
    assert [0.5, 0.5] == [entry.wins.share for entry in found]


def test_a_victory_of_lacerda_is_nobodys() -> None:
    solo = [result(0, [2, 1], seating=[0]), result(1, [1, 2], seating=[0])]
    assert [0.5] == [entry.wins.share for entry in entries(contest("a"), solo)]


def test_a_level_on_three_seats_wins_with_any_of_them() -> None:
    results = [result(0, [2, 1, 3, 4]), result(1, [2, 3, 1, 4])]
    found = {entry.level: entry for entry in entries(contest("a,b,b,b"), results)}
    assert (1.0, 0.75) == (found["b"].wins.share, found["b"].par)


def test_seats_are_not_entrants() -> None:
    results = [result(0, [1, 2], seating=[1, 0])]
    assert "b" == entries(contest("a,b"), results)[0].level


def test_the_winner_of_most_games_is_rated_higher() -> None:
    found = entries(contest("a,b"), [result(number, [2, 1]) for number in range(20)])
    assert ["b", "a"] == [entry.level for entry in found]


def test_the_summary_says_how_the_games_went() -> None:
    told = summary(contest("a,b"), [result(0, [1, 2]), result(1, [1, 2])])
    assert {"mean": 12.0, "min": 12, "max": 12} == told["rounds"]
    assert [1.0, 0.0] == told["wins_by_seat"]
    assert {"goal": 2} == told["ended_by"]


def test_the_report_is_one_page_without_addresses_to_load() -> None:
    text = contest_page(contest("a,b"), [result(0, [1, 2])], notice="A <pack>.")
    assert "A &lt;pack&gt;." in text
    assert 4 == text.count("<svg")
    assert "src=" not in text


def test_a_reconstructed_pack_is_called_so() -> None:
    pack = game("lisboa").configure(2).options
    lisboa = contest()._replace(game="lisboa", options=pack)
    assert ("Reconstructed figures, not the published values.", "") == (notice(lisboa), notice(contest()))


def test_equal_results_give_an_equal_report() -> None:
    results = [result(0, [1, 2])]
    assert contest_page(contest("a,b"), results) == contest_page(contest("a,b"), results)


def test_the_course_of_the_games_is_one_sentence() -> None:
    told = course(contest("a,b"), [result(0, [1, 2]), result(1, [1, 2])])
    assert (
        "2 games of san-juan: 12.0 rounds, 29.0 points for the winner, 200 decisions per second and worker"
        == told
    )
