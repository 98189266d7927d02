"""How habits are learned: explored games, what they teach, steps uphill; and a run can be replayed."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from benchmarks import agreement
from benchmarks.agreement import Reckoning, Searcher, positions, reckoned
from benchmarks.learned import Quick, share, surprises
from scripts import fit_habits
from tabuleiro.bots.sanjuan.habits import ROWS, SORTS, Habits
from tabuleiro.bots.sanjuan.inputs import NAMES
from tabuleiro.bots.sanjuan.judge import SanJuanJudge
from tabuleiro.bots.sanjuan.learned import LearnedJudge, Net
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.prospects import NAMES as PROSPECTS
from tabuleiro.bots.sanjuan.units import Units
from tabuleiro.core import rules
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.rules.builder import Build
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.lab.learning.choices import ABSENT, NO_ROW, ChoiceRows, Feelings, all_choices, taken
from tabuleiro.lab.learning.foretelling import Foretelling
from tabuleiro.lab.learning.rows import Rows, all_rows, surprise
from tabuleiro.lab.sanjuan.exploring import drawn, explore
from tabuleiro.lab.sanjuan.lessons import FADES, choices_of, gains, moments_of, rises_of

PLAIN = Habits([3.0, 3.0], [[0.0] * len(NAMES) for _ in ROWS], Units([], []), [[] for _ in ROWS])
IGNORANT = LearnedJudge(Net([0.0] * len(PROSPECTS), Units([], []), []), PLAIN)
STEP = 1e-6


def some_choices(gained: tuple[float, ...] = (1.0, -1.0, 0.5)) -> ChoiceRows:
    """Three choices: two of three alternatives, one of two; the last alternative has no weights."""
    return ChoiceRows(
        inputs=np.array([[1.0, 0.0], [0.5, 1.0], [0.0, 2.0]]),
        rows=np.array([[0, 1, NO_ROW], [1, 0, NO_ROW], [0, NO_ROW, ABSENT]]),
        values=np.array([[0.2, -0.1, 0.0], [0.3, 0.1, 0.0], [0.4, 0.0, 0.0]]),
        sorts=np.array([0, 1, 1]),
        taken=np.array([0, 1, 0]),
        gains=np.array(gained),
    )


def test_choices_with_fewer_alternatives_are_learned_from_beside_others() -> None:
    wide = some_choices()
    narrow = ChoiceRows(wide.inputs, wide.rows[:, :2], wide.values[:, :2], wide.sorts, wide.taken, wide.gains)
    both = all_choices([narrow, wide])
    assert (6, 3) == both.rows.shape
    assert pytest.approx(0.0) == feelings().likely(both)[:3, 2]
    assert pytest.approx(feelings().likely(wide)) == feelings().likely(both)[3:]


def test_moments_of_several_parts_keep_their_seats() -> None:
    part = Rows(np.arange(10.0).reshape(5, 2), np.array([1.0, 0.0, 0.0, 0.0, 1.0]), np.array([0, 3]))
    both = all_rows([part, part])
    assert [0, 3, 5, 8] == both.starts.tolist()
    assert [3, 2, 3, 2] == both.seats.tolist()
    assert pytest.approx(surprise(part.wins * 0.5 + 0.1, part)) == surprise(both.wins * 0.5 + 0.1, both)


def feelings() -> Feelings:
    """Three units, of which the first says nothing at the last choice."""
    units = np.array([[0.3, 0.5, -0.2], [-0.4, 0.2, 0.6]])
    found = Feelings(np.array([[0.1, -0.2], [0.3, 0.4]]), np.array([1.0, 2.0]), units)
    found.least[:] = [0.1, 0.0, 0.3]
    found.counts[:] = [[0.5, -0.3, 0.2], [0.1, 0.4, -0.6]]
    return found


def test_an_alternative_is_drawn_as_often_as_it_is_felt() -> None:
    dice = Dice(1)
    found = [drawn([0.0, np.log(3)], dice) for _ in range(2000)]
    assert pytest.approx(0.75, abs=0.03) == sum(found) / 2000


def test_explored_games_note_every_role_and_building_and_how_all_stood() -> None:
    games = fit_habits.explored(PLAIN, 400, range(6), Dice(2))
    assert [4, 4, 4, 4, 3, 2] == [len(game.wins) for game in games]
    assert all(pytest.approx(1.0) == sum(game.wins) for game in games)
    assert {0, 1} == {each.matter.sort for game in games for each in game.choices}
    assert all(0 <= each.moment < len(game.moments) for game in games for each in game.choices)


def test_a_game_without_an_end_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabuleiro.lab.sanjuan.exploring.LONGEST", 2)
    assert explore(GAME.deal(GAME.configure(2), 1), PLAIN, Dice(1)) is None
    assert fit_habits.explored(PLAIN, 400, range(2), Dice(1)) == []


def test_equal_sides_share_a_deal_that_is_played_in_both_seatings() -> None:
    steady = Quick(choose)
    shares = [share((steady, steady), 21, first) for first in (0, 1)]
    assert [0.0, 1.0] == sorted(shares)


def test_who_knows_more_is_surprised_less() -> None:
    ignorant, strong = surprises((IGNORANT, SanJuanJudge()), PLAIN, 33)
    assert pytest.approx(np.log(4)) == ignorant
    assert 0 < strong < ignorant


def test_nobody_foretells_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.learned.LONGEST", 2)
    assert surprises((IGNORANT, SanJuanJudge()), PLAIN, 33) == []


def test_a_choice_loses_what_other_looks_find() -> None:
    found = Reckoning([[0.1, 0.3], [0.5, 0.2]], [0.4, 0.32])
    assert (1, 0) == (found.best(1), found.best(2))
    assert pytest.approx([0.0, 8.0]) == [found.lost(0), found.lost(1)]


def test_every_look_plays_on_every_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a choice that habits know, in games of players who look a little."""
    monkeypatch.setattr(agreement, "FEW", 2)
    monkeypatch.setattr(agreement, "EVERY", 3)
    for s, _ in zip(positions(5), range(3), strict=False):
        options = rules.options(s)
        assert isinstance(s.stack[-1], (TakeRole, Build))
        found = reckoned(Searcher("ignorant", IGNORANT, 1), s, 6, 1)
        assert ([len(options)] * 3, len(options)) == ([len(each) for each in found.looks], len(found.others))
        assert found.looks == [pytest.approx([0.25] * len(options))] * 3


def test_gains_count_what_comes_later_less() -> None:
    found = gains(np.array([[0.5, 0.5], [0.6, 0.4], [0.4, 0.6]]), np.array([1.0, 0.0]))
    assert pytest.approx(0.6) == found[2, 0]
    assert pytest.approx(-0.2 + FADES * 0.6) == found[1, 0]
    assert pytest.approx(0.1 + FADES * (-0.2 + FADES * 0.6)) == found[0, 0]
    assert pytest.approx([0.0] * 3) == found.sum(axis=1)


def test_alternatives_that_are_not_there_are_never_likely() -> None:
    likely = feelings().likely(some_choices())
    assert pytest.approx([1.0] * 3) == likely.sum(axis=1)
    assert likely[2, 2] == 0
    felt = 2 * 0.4 - 0.2 * 2 - 0.3 * 0.4 + 0.2 * 1.5
    assert pytest.approx(np.exp(felt) / (1 + np.exp(felt))) == likely[2, 0]


def test_slopes_say_where_gains_become_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compared with small steps of every weight, where no step is cut off."""
    monkeypatch.setattr("tabuleiro.lab.learning.choices.CURIOSITY", 0.0)
    monkeypatch.setattr("tabuleiro.lab.learning.choices.RIDGE", 0.0)
    choices, found = some_choices(), feelings()
    before = taken(found.likely(choices), choices)
    slopes = found.through(choices, found.slopes(choices, before))
    for part, slope in zip(found.parts(), slopes, strict=True):
        for place in np.ndindex(part.shape):
            part[place] += STEP
            after = taken(found.likely(choices), choices)
            part[place] -= STEP
            rise = (choices.gains * (after / before - 1)).mean() / STEP
            assert pytest.approx(slope[place], abs=1e-5) == rise


def test_what_has_become_likely_enough_goes_no_further() -> None:
    choices, found = some_choices((1.0, 1.0, 1.0)), feelings()
    before = taken(found.likely(choices), choices) / 1.3
    assert np.abs(found.slopes(choices, before)).max() < 0.01
    assert np.abs(found.slopes(choices, before * 1.3)).max() > 0.1


def test_what_went_well_becomes_likelier() -> None:
    choices, found = some_choices((1.0, 1.0, 1.0)), feelings()
    before = taken(found.likely(choices), choices)
    found.learn(choices, np.random.default_rng(1))
    assert (taken(found.likely(choices), choices) > before).all()


def test_feelings_approach_others() -> None:
    found, others = feelings(), Feelings(np.ones((2, 2)), np.zeros(2), np.ones((2, 3)))
    found.approach(others, 0.25)
    assert pytest.approx([0.1 + 0.9 / 4, -0.2 + 1.2 / 4]) == found.weights[0].tolist()
    assert pytest.approx([0.75, 1.5]) == found.sharpness.tolist()
    assert pytest.approx([0.3 + 0.7 / 4, 0.5 + 0.5 / 4, -0.2 + 1.2 / 4]) == found.units[0].tolist()
    assert pytest.approx([0.5 * 0.75, -0.3 * 0.75, 0.2 * 0.75]) == found.counts[0].tolist()


def test_a_net_approaches_another_one() -> None:
    found, other = (Foretelling(4, np.random.default_rng(seed)) for seed in (1, 2))
    units = found.units.copy()
    found.approach(other, 0.25)
    assert pytest.approx(0.75 * units + 0.25 * other.units) == found.units


def test_slopes_of_the_net_are_those_of_small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabuleiro.lab.learning.foretelling.DECAY", 0.0)
    chance = np.random.default_rng(3)
    net = Foretelling(4, chance)
    net.counts[:] = chance.normal(size=len(net.counts))
    rows = Rows(chance.normal(size=(5, 4)), np.array([1.0, 0.0, 0.0, 0.0, 1.0]), np.array([0, 3]))
    slopes = net.slopes(rows)
    for part, slope in zip(net.parts(), slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        now = surprise(net.chances(rows), rows)
        part[place] += STEP
        assert pytest.approx(slope[place], rel=1e-3) == (surprise(net.chances(rows), rows) - now) / STEP
        part[place] -= STEP


def test_lessons_have_a_row_for_each_choice_and_each_seat() -> None:
    games = fit_habits.explored(PLAIN, 500, range(6), Dice(2))
    rows = moments_of(games)
    foretold = Foretelling(len(PROSPECTS), np.random.default_rng(1)).chances(rows)
    rises = rises_of(games, foretold)
    choices = choices_of(games, rises)
    assert rows.wins.shape == rises.shape
    assert pytest.approx(len(rows.starts)) == (foretold + rises).sum()
    last = len(games[0].moments) * len(games[0].wins)
    assert pytest.approx(games[0].wins) == (foretold + rises)[last - len(games[0].wins) : last]
    assert sum([len(game.moments) * len(game.wins) for game in games]) == len(rows.wins)
    assert sum([len(game.choices) for game in games]) == len(choices.taken)
    assert (choices.rows[np.arange(len(choices.taken)), choices.taken] != ABSENT).all()
    assert pytest.approx(1.0) == choices.gains.std()
    chosen, seats = games[0].choices, len(games[0].wins)
    gained = [rises[each.moment * seats + each.seat] for each in chosen]
    assert len({each.seat for each in chosen}) == seats
    assert pytest.approx(gained[0] * choices.gains[: len(gained)]) == choices.gains[0] * np.array(gained)


def test_the_net_learns_from_what_it_says_later_too(monkeypatch: pytest.MonkeyPatch) -> None:
    goals: list[Rows] = []

    def noted(_net: Foretelling, rows: Rows, _chance: np.random.Generator, _pace: float) -> None:
        goals.append(rows)

    monkeypatch.setattr(Foretelling, "learn", noted)
    fit_habits.Training(1).go_on(3, 500, partial(map, fit_habits.lesson))
    wanted = goals[0].wins
    assert pytest.approx([1.0] * len(goals[0].starts)) == np.add.reduceat(wanted, goals[0].starts)
    assert 0.1 < np.abs(wanted - wanted.round()).max()
    assert pytest.approx([0.0, 0.0, 0.0, 1.0]) == sorted(wanted[-4:])


def test_steps_are_half_as_long_after_the_generations_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    paces: list[float] = []

    def noted(_self: object, _lessons: object, _chance: object, pace: float) -> None:
        paces.append(pace)

    monkeypatch.setattr(Foretelling, "learn", noted)
    monkeypatch.setattr(Feelings, "learn", noted)
    training = fit_habits.Training(1, 2)
    for _ in range(3):
        training.go_on(1, 500, partial(map, fit_habits.lesson))
    assert paces == pytest.approx([1, 1, 2 / 3, 2 / 3, 1 / 2, 1 / 2])


def run(monkeypatch: pytest.MonkeyPatch, out: Path, *more: str) -> str:
    """What a small run of the script writes."""
    asked = ["fit_habits", str(out), "--games", "6", "--first-deal", "700", "--seed", "5", "--commit", "abc"]
    monkeypatch.setattr("sys.argv", [*asked, *more])
    fit_habits.main()
    return out.read_text(encoding="utf-8")


def test_a_run_can_be_replayed_bit_for_bit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    texts = [
        run(monkeypatch, tmp_path / "habits.json", "--generations", "2", "--workers", workers)
        for workers in ("1", "1", "2")
    ]
    assert texts[0] == texts[1] == texts[2]
    data = json.loads(texts[0])
    habits = data["habits"]
    assert (set(SORTS), list(ROWS)) == (set(habits["sharpness"]), list(habits["weights"]))
    assert all(
        any(weight for row in habits[part].values() for weight in row) for part in ("weights", "counts")
    )
    assert data["commit"] == "abc"
    assert "--generations 2 --games 6 --first-deal 700 --seed 5 --halves 60" in data["command"]


def test_a_broken_off_run_goes_on_as_if_it_had_not_been(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = run(monkeypatch, tmp_path / "habits.json", "--generations", "2")
    first = run(monkeypatch, tmp_path / "habits.json", "--generations", "1")
    assert first != whole
    assert whole == run(monkeypatch, tmp_path / "habits.json", "--generations", "2", "--go-on")


def test_a_run_that_never_began_cannot_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(monkeypatch, tmp_path / "habits.json", "--go-on")
    assert left.value.code == 2
    assert f"there is no {tmp_path / 'habits.training'} to go on with" in capsys.readouterr().err
