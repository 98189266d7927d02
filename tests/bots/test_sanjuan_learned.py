"""Learned play in San Juan: what is seen, habits, and the judge that was learned with them."""

from __future__ import annotations

import json

import pytest

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.sanjuan.features import features
from tabuleiro.bots.sanjuan.habits import FIRST_BUILDING, NOTHING, ROWS, Habits, matter_of
from tabuleiro.bots.sanjuan.inputs import NAMES, Inputs, PlainSight, inputs
from tabuleiro.bots.sanjuan.judge import SanJuanJudge
from tabuleiro.bots.sanjuan.learned import LOST, TRIALS, WEAKEST, LearnedJudge, Net, learned
from tabuleiro.bots.sanjuan.outlook import Expectation
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.prospects import FITTED, SIZE, prospects
from tabuleiro.bots.sanjuan.prospects import NAMES as PROSPECTS
from tabuleiro.bots.sanjuan.units import Units, counted, eights
from tabuleiro.bots.sanjuan.why import why
from tabuleiro.bots.searching import SearchingBot
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import BUILDER, COUNCILLOR, PROSPECTOR
from tabuleiro.games.sanjuan.rules.builder import Build
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.games.sanjuan.rules.scoring import points, score_items
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.bots.asked import at_random, positions

NO_UNITS = Units([], [])
NO_COUNTS: list[list[float]] = [[] for _ in ROWS]
STEADY = Habits([1.0, 1.0], [[0.0] * len(NAMES) for _ in ROWS], NO_UNITS, NO_COUNTS)


def by_chance() -> LearnedJudge:
    """Some habits, and a net of two units; the habits have nine."""
    dice = Dice(9)

    def numbers(size: int) -> list[float]:
        return [(roll(dice, 201) - 100) / 500 for _ in range(size)]

    units = Units([numbers(len(PROSPECTS)) for _ in range(2)], [0.1, 0.2])
    net = Net(numbers(len(PROSPECTS)), units, [1.0, -1.0])
    nine = Units([numbers(len(NAMES)) for _ in range(9)], numbers(9))
    weights, counts = [numbers(len(NAMES)) for _ in ROWS], [numbers(9) for _ in ROWS]
    return LearnedJudge(net, Habits([3.0, 2.0], weights, nine, counts))


JUDGE = by_chance()


def half_steady(s: SanJuanState, options: list[Action], dice: Dice) -> Action:
    return choose(s, options) if roll(dice, 2) else at_random(s, options, dice)


POSITIONS = [
    s for players in (2, 3, 4) for s in positions(players, 30 + players, {"new_buildings": True}, half_steady)
]
ASKED = [s for s in POSITIONS if isinstance(s.stack[-1], (TakeRole, Build))]


def as_dict(found: Inputs, names: tuple[str, ...] = NAMES) -> dict[str, float]:
    """Sums, as one place may be named more than once."""
    numbers = dict.fromkeys(names, 0.0)
    for place, size in zip(found.places, found.sizes, strict=True):
        numbers[names[place]] += size
    return numbers


def other_world(s: SanJuanState, seed: int) -> SanJuanState:
    """Another table that looks the same to the seat to act."""
    return GAME.sampler(GAME.view(s, s.stack[-1].seat)).sample(Dice(seed))


def test_points_are_the_sum_of_the_score_sheet() -> None:
    sheets = [(s, seat, score_items(s, seat)) for s in POSITIONS for seat in range(len(s.hands))]
    assert all(points(s, seat) == sum([item.points for item in sheet]) for s, seat, sheet in sheets)
    assert any(item.kind == "palace" for _, _, sheet in sheets for item in sheet)
    assert any(len(sheet) > 2 for _, _, sheet in sheets)


def test_the_inputs_say_what_lies_in_town_and_hand() -> None:
    for s in POSITIONS[::7]:
        seat = s.stack[-1].seat
        numbers = as_dict(inputs(PlainSight(s), Expectation(s, seat)))
        assert pytest.approx(1.0) == sum([numbers[f"at_{knot}"] for knot in (1, 5, 8, 10, 12)])
        assert len(s.hands[seat]) == sum([numbers[name] for name in NAMES if name.startswith("hand_")])
        assert s.city[seat].bit_count() == sum([numbers[name] for name in ROWS[FIRST_BUILDING + 5 :]])


def test_habits_do_not_see_through_cards() -> None:
    """What differs behind the view changes neither the inputs nor the choice."""
    worlds = [(s, other_world(s, 7)) for s in ASKED[::5]]
    assert len([s for s, world in worlds if s.hands != world.hands]) > len(worlds) / 2
    for s, world in worlds:
        seat, options = s.stack[-1].seat, rules.options(s)
        assert as_dict(inputs(PlainSight(s), Expectation(s, seat))) == as_dict(
            inputs(PlainSight(world), Expectation(world, seat))
        )
        assert JUDGE.quick(s, options, Dice(1)) is JUDGE.quick(world, options, Dice(2))


def test_without_weights_habits_are_those_of_a_steady_player() -> None:
    for s in POSITIONS:
        options = rules.options(s)
        assert STEADY.choose(s, options) is choose(s, options)


def test_a_weight_makes_an_alternative_stronger() -> None:
    weights = [[0.0] * len(NAMES) for _ in ROWS]
    weights[COUNCILLOR] = [100.0 if name.startswith("at_") else 0.0 for name in NAMES]
    fond = Habits([1.0, 1.0], weights, NO_UNITS, NO_COUNTS)
    for s in [s for s in ASKED if isinstance(s.stack[-1], TakeRole)][:20]:
        options = rules.options(s)
        councillor = [action for action in options if action.arg == COUNCILLOR]
        assert fond.choose(s, options) is (councillor[0] if councillor else STEADY.choose(s, options))


def test_to_build_nothing_weighs_nothing() -> None:
    s = next(s for s in ASKED if isinstance(s.stack[-1], Build))
    matter = matter_of(s, rules.options(s))
    assert matter is not None
    heavy = Habits([1.0, 1.0], [[1.0] * len(NAMES) for _ in ROWS], NO_UNITS, NO_COUNTS)
    assert (NOTHING, 0.0) == (matter.rows[0], heavy.felt(matter)[0])
    assert all(felt > value for felt, value in zip(heavy.felt(matter)[1:], matter.values[1:], strict=True))


def test_only_roles_and_buildings_are_a_matter_of_habit() -> None:
    for s in POSITIONS:
        asked = isinstance(s.stack[-1], (TakeRole, Build))
        assert (matter_of(s, rules.options(s)) is not None) == asked


def test_the_gains_of_roles_that_are_left_are_seen() -> None:
    s = next(s for s in ASKED if isinstance(s.stack[-1], TakeRole) and BUILDER not in options_of(s))
    matter = matter_of(s, rules.options(s))
    assert matter is not None
    numbers = as_dict(matter.found)
    assert numbers["builder_taken"] == 1
    assert numbers["builder_chosen"] == numbers["builder_others"] == 0
    assert numbers["prospector_chosen"] > 0 or PROSPECTOR not in options_of(s)


def options_of(s: SanJuanState) -> list[int]:
    return [action.arg for action in rules.options(s)]


def test_a_net_counts_its_units_from_their_threshold_on() -> None:
    net = Net([1.0, 0.5], Units([[2.0, 0.0], [0.0, -1.0]], [-1.0, 0.5]), [10.0, 100.0])
    found = Inputs()
    found.add(0, 3.0)
    assert pytest.approx(3 + 10 * (6 - 1) + 100 * 0.5) == net.strength(found)
    found.add(1, 1.0)
    assert pytest.approx(3 + 0.5 + 10 * (6 - 1)) == net.strength(found)


def test_a_net_that_knows_the_fitted_strength_only_judges_as_strong_does() -> None:
    weights = [SIZE if place == FITTED else 0.0 for place in range(len(PROSPECTS))]
    judge = LearnedJudge(Net(weights, NO_UNITS, []), STEADY)
    for s in POSITIONS[::9]:
        assert pytest.approx(SanJuanJudge().values(s)) == judge.values(s)


def test_the_judge_reads_what_all_seats_expect() -> None:
    s = POSITIONS[-30]
    numbers = as_dict(prospects(PlainSight(s), 1), PROSPECTS)
    assert [numbers["points"], numbers["next_build"]] == [features(s, 1)[0], features(s, 1)[11]]
    other = other_world(s, 3)
    hidden = next(
        seat for seat in range(4) if seat != s.stack[-1].seat and s.hands[seat] != other.hands[seat]
    )
    assert as_dict(prospects(PlainSight(s), hidden), PROSPECTS) != as_dict(
        prospects(PlainSight(other), hidden), PROSPECTS
    )


def test_a_hunch_expects_less_of_what_is_felt_less() -> None:
    for s in ASKED[::11]:
        options = rules.options(s)[::-1]
        matter, hunch = matter_of(s, options), JUDGE.hunch(s, options)
        assert matter is not None
        assert hunch is not None
        felt = JUDGE.habits.felt(matter)
        now = JUDGE.values(s)[s.stack[-1].seat]
        assert TRIALS[matter.sort] == hunch.trials
        assert pytest.approx(now) == hunch.chances[felt.index(max(felt))]
        lost = [LOST[matter.sort] * min(max(felt) - each, WEAKEST) for each in felt]
        assert pytest.approx([now - each for each in lost]) == hunch.chances


def test_there_is_a_hunch_only_where_there_are_habits() -> None:
    for s in POSITIONS:
        asked = isinstance(s.stack[-1], (TakeRole, Build))
        assert (JUDGE.hunch(s, rules.options(s)) is not None) == asked


def test_units_that_all_alternatives_share_count_for_each_of_them() -> None:
    numbers = [[(unit * place % 7 - 3) / 10 for place in range(4)] for unit in range(9)]
    least = [unit / 9 - 0.5 for unit in range(9)]
    counts = [unit - 3.5 for unit in range(9)]
    found = Inputs()
    for place, size in ((0, 1.0), (3, -2.0), (3, 0.5)):
        found.add(place, size)
    sums = [unit[0] - 1.5 * unit[3] + first for unit, first in zip(numbers, least, strict=True)]
    expected = sum([max(0.0, each) * count for each, count in zip(sums, counts, strict=True)])
    assert 0 < len([each for each in sums if each < 0]) < 9
    assert pytest.approx(expected) == counted(Units(numbers, least).said(found), eights(counts))


def test_a_file_is_read_in_the_order_of_its_names() -> None:
    weights = {row: [float(number)] * len(NAMES) for number, row in enumerate(ROWS)}
    counts = {row: [number / 2, 1.0] for number, row in enumerate(ROWS)}
    units = [[1.0] * len(NAMES), [-1.0] * len(NAMES)]
    habits: dict[str, object] = {"sharpness": {"building": 2.0, "role": 3.0}, "weights": weights}
    habits |= {"units": units, "least": [0.5, 0.0], "counts": counts}
    net = {"weights": [1.0] * len(PROSPECTS), "units": [], "least": [], "counts": []}
    text = json.dumps({"habits": habits, "net": net})
    s = next(s for s in ASKED if isinstance(s.stack[-1], TakeRole))
    matter = matter_of(s, rules.options(s))
    assert matter is not None
    felt = learned(text).habits.felt(matter)
    total = sum(matter.found.sizes)
    assert total > 0
    expected = [
        3 * value + row * total + row / 2 * (total + 0.5)
        for row, value in zip(matter.rows, matter.values, strict=True)
    ]
    assert pytest.approx(expected) == felt


@pytest.mark.parametrize("seed", [5, 6])
def test_a_search_by_learned_habits_does_not_see_through_cards(seed: int) -> None:
    for s in ASKED[3::40]:
        seen = [Perspective.of_state(GAME, world) for world in (s, other_world(s, seed))]
        bots = [SearchingBot(JUDGE, why, seed) for _ in seen]
        chosen = [
            bot.decide(each, Budget(iterations=20)).action for bot, each in zip(bots, seen, strict=True)
        ]
        assert chosen[0] is chosen[1]
