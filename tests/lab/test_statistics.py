"""Statistics compare the seats that did something with all others."""

import pytest

from tabuleiro.lab.arena import Result
from tabuleiro.lab.statistics import amount, following, kinds, means, seats


def result(places: list[int], counts: list[dict[str, int]]) -> Result:
    items: list[dict[str, int]] = [{"buildings": 10 * place, "chapel": 1} for place in places]
    points = [10 * place + 1 for place in places]
    return Result(0, 1, [0, 1], points, places, items, 12, "goal", 100, 0.5, [0.0] * 2, counts)


def test_a_shared_victory_is_half_of_one_for_each_seat() -> None:
    assert [0.5, 0.5] == [seat.won for seat in seats([result([1, 1], [{}, {}])])]


def test_victories_of_those_who_did_it() -> None:
    among = seats([result([1, 2], [{"ship frigate": 2}, {}]), result([1, 2], [{}, {"ship frigate": 1}])])
    found = following("ships", among, lambda seat: amount(seat.counts, "ship") > 0)
    assert (2, 0.5, 0.5) == (found.seats, found.share, found.wins.share)


def test_the_amount_of_a_kind_counts_all_that_it_was_about() -> None:
    assert 3 == amount({"ship frigate": 1, "ship galleon": 2, "shipyard": 5}, "ship")


def test_means_of_winners_and_others() -> None:
    among = seats([result([1, 2], [{}, {}])])
    assert pytest.approx([11.0, 21.0]) == list(means(among, lambda seat: seat.points))


def test_the_lines_of_the_score_sheet_begin_with_what_brings_most() -> None:
    assert ["buildings", "chapel"] == kinds(seats([result([1, 2], [{}, {}])]))
