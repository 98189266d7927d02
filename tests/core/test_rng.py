"""Chance: one number, the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from tabuleiro.core import rng
from tabuleiro.core.rng import MASK, Dice, another, mix, roll, shuffle, signed, unsigned, upper_half, wrapped

PURE = str(rng.__file__).endswith(".py")
"""A compiled function refuses what exceeds a machine word."""


def test_mix_is_the_finaliser_of_splitmix64() -> None:
    """The first three outputs of splitmix64 with seed 1234567, as its author publishes them."""
    dice = Dice(1234567)
    outputs = []
    for _ in range(3):
        roll(dice, 1)
        outputs.append(mix(dice.rng))
    assert [6457827717110365317, 3203168211198807973, 9817491932198370423] == outputs


def test_the_upper_half_of_a_machine_word_is_that_of_mix() -> None:
    numbers = [*[mix(number) for number in range(2000)], 0, 1, MASK >> 1, (MASK >> 1) + 1, MASK]
    assert [mix(number) >> 32 for number in numbers] == [upper_half(signed(number)) for number in numbers]


def test_a_shuffle_is_one_roll_for_each_item_but_the_first() -> None:
    dice, items = Dice(9), list(range(30))
    shuffle(dice, items)
    again, expected = Dice(9), list(range(30))
    for last in range(29, 0, -1):
        other = roll(again, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert (again.rng, expected) == (dice.rng, items)


def test_equal_seeds_roll_alike() -> None:
    one, other = Dice(5), Dice(5)
    assert [roll(one, 100) for _ in range(50)] == [roll(other, 100) for _ in range(50)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    assert len({roll(Dice(seed), 1 << 32) for seed in range(1000)}) == 1000


def test_a_roll_lies_below_its_bound_and_reaches_every_number() -> None:
    dice = Dice(1)
    counts = Counter([roll(dice, 6) for _ in range(6000)])
    assert {0, 1, 2, 3, 4, 5} == set(counts)
    assert min(counts.values()) > 850


def test_the_number_stays_within_a_machine_word() -> None:
    dice = Dice(MASK)
    for _ in range(100):
        roll(dice, 6)
        assert -(1 << 63) <= dice.rng < 1 << 63


def test_a_word_keeps_the_lowest_64_bits_of_any_sum() -> None:
    numbers = [0, 5, -5, MASK >> 1, -(1 << 63), MASK, (1 << 64) + 7, -(1 << 64) - 7]
    inside = [number for number in numbers if number == signed(number)]
    assert [0, 5, -5, MASK >> 1, -(1 << 63)] == inside
    assert inside == [wrapped(number) for number in inside]
    if PURE:
        assert [signed(number) for number in numbers] == [wrapped(number) for number in numbers]


def test_a_word_is_written_without_a_sign() -> None:
    assert [0, 5, MASK, 1 << 63] == [unsigned(number) for number in (0, 5, -1, -(1 << 63))]


def test_another_number_is_two_rolls_side_by_side() -> None:
    dice, again = Dice(8), Dice(8)
    expected = roll(dice, 1 << 32) << 32 | roll(dice, 1 << 32)
    assert signed(expected) == another(again)
    assert dice.rng == again.rng


@pytest.mark.parametrize("seed", [-1, 1 << 64, (1 << 70) + 3])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert roll(Dice(seed), 10) == roll(Dice(seed & MASK), 10)


def test_a_shuffle_keeps_the_items() -> None:
    items = list(range(20))
    shuffle(Dice(3), items)
    assert list(range(20)) == sorted(items)
    assert list(range(20)) != items


def test_a_shuffle_reaches_every_order() -> None:
    dice, seen = Dice(4), set()
    for _ in range(500):
        items = [1, 2, 3, 4]
        shuffle(dice, items)
        seen.add(tuple(items))
    assert len(seen) == 24


@pytest.mark.parametrize("items", [[], [7]])
def test_nothing_to_shuffle_rolls_nothing(items: list[int]) -> None:
    dice = Dice(3)
    shuffle(dice, items)
    assert dice.rng == 3
