"""What the master learns: what to expect from a position, what is chosen; and a run can be replayed."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from scripts import fit_master
from scripts.fit_master import GameToPlay, as_json, play, provenance
from tabuleiro.core.rng import Dice, roll
from tabuleiro.lab import fitting, foresight, luce
from tabuleiro.lab.fitting import Snapshot
from tabuleiro.lab.foresight import LATER, chances, foreseeing, foreseen, surprise
from tabuleiro.lab.luce import ChoiceMade, strengths

KNOTS = (0.0, 10.0)
KNOWN = np.array([[1.0], [1.0]])


def game(*leads: float, won: float) -> list[Snapshot]:
    """A game of two in which the first seat leads by so much, turn after turn."""
    turns = range(len(leads), 0, -1)
    return [Snapshot(turn, [[lead], [0.0]], [won, 1 - won]) for turn, lead in zip(turns, leads, strict=True)]


def test_the_last_moment_learns_the_outcome_and_those_before_what_was_said_after_them() -> None:
    found = foreseen(game(0.0, 1.0, won=0.3), KNOTS, KNOWN)
    said = 1 / (1 + math.exp(-1))
    assert [0.3, 0.7] == pytest.approx(found[1].wins)
    assert (1 - LATER) * said + LATER * 0.3 == pytest.approx(found[0].wins[0])


def test_chances_are_those_of_the_weights_at_the_time() -> None:
    moment = Snapshot(5.0, [[1.0], [0.0]], [1.0, 0.0])
    assert 1 / (1 + math.exp(-2)) == pytest.approx(chances(moment, KNOTS, np.array([[1.0], [3.0]]))[0])
    assert math.log(1 + math.exp(-2)) == pytest.approx(surprise([moment], KNOTS, np.array([[1.0], [3.0]])))


def test_few_games_leave_the_known_weights_and_many_move_them() -> None:
    """Leads that decide nothing are worth less than it was thought."""
    games = [game(*[2.0] * 8, won=0.5), game(*[-2.0] * 8, won=0.5)]
    assert pytest.approx(KNOWN, abs=0.1) == foreseeing(games, KNOTS, KNOWN)
    assert foreseeing(games * 100, KNOTS, KNOWN).max() < 0.5


def test_strengths_are_found_from_choices() -> None:
    """Of three actions the second is chosen four times as often as the first; the third is never met."""
    dice = Dice(1)
    choices = [ChoiceMade(int(roll(dice, 5) > 0), [0, 1]) for _ in range(5000)]
    found = strengths(choices, 3)
    assert pytest.approx(4, rel=0.1) == found[1] / found[0]
    assert found[2] == pytest.approx(1)
    assert luce.surprise(choices, found) < luce.surprise(choices, np.ones(3)) == pytest.approx(math.log(2))


def test_a_training_run_can_be_replayed_bit_for_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the deals to the file."""
    monkeypatch.setattr(fit_master, "WAYS", (2,))
    monkeypatch.setattr(fit_master, "HELD_BACK", 2)
    monkeypatch.setattr(foresight, "ROUNDS", 1)
    monkeypatch.setattr(fitting, "STEPS", 2)
    runs = [[play(GameToPlay(seed, 2))[1] for seed in (7, 8)] for _ in range(2)]
    texts = [as_json(lessons, provenance(2, 7, "this")) for lessons in runs]
    assert texts[0] == texts[1]
    found = json.loads(texts[0])
    assert found["choices"] == sum([len(lesson.choices) for lesson in runs[0]]) > 100
    assert found["moments"] == sum([len(lesson.moments) for lesson in runs[0]]) > 30
