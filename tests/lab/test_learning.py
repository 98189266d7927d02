"""Models that foretell winners: they find what decides, and a training run can be replayed bit for bit."""

from __future__ import annotations

import numpy as np
import pytest

from scripts.fit_sanjuan import Stint, play
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.sanjuan import GAME
from tabuleiro.lab.fitting import Snapshot
from tabuleiro.lab.learning import net, trees
from tabuleiro.lab.learning.comparison import compared
from tabuleiro.lab.learning.rows import rows_of, softmax, surprise
from tabuleiro.lab.sanjuan.wide import WIDE_NAMES, wide

EQUAL = float(np.log(2))


def contests(number: int, seed: int = 4) -> list[Snapshot]:
    """Two seats; who has both or none of two things wins, which no weights of the two can tell."""
    dice = Dice(seed)
    found: list[Snapshot] = []
    while len(found) < number:
        features = [[float(roll(dice, 2)), float(roll(dice, 2)), roll(dice, 100) / 100] for _ in range(2)]
        first, second = [numbers[0] == numbers[1] for numbers in features]
        if first != second:
            found.append(Snapshot(5.0, features, [float(first), float(second)]))
    return found


def test_a_row_has_the_own_numbers_the_others_and_the_course() -> None:
    rows = rows_of([Snapshot(7.0, [[1.0], [2.0], [6.0]], [0.0, 0.0, 1.0]), contests_of_one()])
    assert [[1, 4, 7, 3], [2, 3.5, 7, 3], [6, 1.5, 7, 3]] == rows.inputs[:3].tolist()
    assert ([0, 3], [3, 2]) == (rows.starts.tolist(), rows.seats.tolist())


def contests_of_one() -> Snapshot:
    return Snapshot(1.0, [[3.0], [4.0]], [1.0, 0.0])


def test_chances_add_up_in_every_moment() -> None:
    rows = rows_of([Snapshot(7.0, [[1.0], [2.0], [6.0]], [0.0, 0.0, 1.0]), contests_of_one()])
    found = softmax(np.array([0.0, 0.0, 0.0, 1.0, 1.0]), rows)
    assert pytest.approx([1 / 3] * 3 + [1 / 2] * 2) == found.tolist()
    assert pytest.approx((np.log(3) + np.log(2)) / 2) == surprise(found, rows)


def test_a_part_of_the_rows_is_that_of_its_moments() -> None:
    rows = rows_of([Snapshot(7.0, [[1.0], [2.0], [6.0]], [0.0, 0.0, 1.0]), contests_of_one()])
    part = rows.part(np.array([1, 0]))
    assert [3, 4, 1, 2, 6] == part.inputs[:, 0].tolist()
    assert [1, 0, 0, 0, 1] == part.wins.tolist()
    assert [0, 2] == part.starts.tolist()


def test_trees_and_a_net_find_what_weights_cannot() -> None:
    batches = [contests(100, seed) for seed in range(20)]
    found = {each.model: each.held_back for each in compared(batches, (0.0, 10.0), seed=1)}
    assert pytest.approx(EQUAL, abs=0.05) == found["linear"]
    assert found["trees"] < 0.1
    assert found["net"] < 0.3


def test_the_slopes_of_a_net_are_those_of_the_surprise() -> None:
    rows = rows_of(contests(8))
    found = net.untaught(rows.inputs, np.random.default_rng(2))
    slope = found.slopes(rows)[0][1, 3] - net.DECAY * found.layers[0][1, 3]
    before = surprise(softmax(found.strengths(rows.inputs), rows), rows)
    found.layers[0][1, 3] += 1e-6
    after = surprise(softmax(found.strengths(rows.inputs), rows), rows)
    assert pytest.approx(slope, abs=1e-5) == (after - before) / 1e-6


def test_a_training_run_can_be_replayed_bit_for_bit() -> None:
    """From the deals to the weights: three games of San Juan, played and learned twice."""
    runs = [play(Stint(77, 2, new_buildings=True, games=3), wide)[1] for _ in range(2)]
    nets = [net.taught(rows_of(moments), seed=5) for moments in runs]
    forests = [trees.taught(rows_of(moments), 2) for moments in runs]
    assert runs[0] == runs[1]
    assert all((old == new).all() for old, new in zip(nets[0].layers, nets[1].layers, strict=True))
    assert all((old.leaves == new.leaves).all() for old, new in zip(*[f.trees for f in forests], strict=True))


def test_the_wide_numbers_have_their_names() -> None:
    s = GAME.deal(GAME.configure(3), 1)
    assert len(WIDE_NAMES) == len(wide(s, 0))
    hand = [number * 2 for name, number in zip(WIDE_NAMES, wide(s, 0), strict=True) if "hand_" in name]
    assert len(s.hands[0]) == sum(hand)
