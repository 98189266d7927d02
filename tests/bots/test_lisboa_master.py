"""Lisboa's master: habits, answers of the others, a look at the own next turn, and what it learned."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from tabuleiro.bots import levels
from tabuleiro.bots.base import Budget, Clock, Perspective
from tabuleiro.bots.lisboa.course import Playout
from tabuleiro.bots.lisboa.features import NAMES
from tabuleiro.bots.lisboa.habits import IDLE, Habits, idle
from tabuleiro.bots.lisboa.judge import FITTED, FittedJudge
from tabuleiro.bots.lisboa.learned import FILE, HABITS, VERSION, WEIGHTS
from tabuleiro.bots.lisboa.master import ALIKE, KEPT, NEAR, Candidate, MasterSearch, keep
from tabuleiro.bots.lisboa.ranks import RANK, REACHED, WON, RankJudge, reached, way_to_rank
from tabuleiro.bots.lisboa.weights import KNOTS
from tabuleiro.core import rules
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.core.rng import Dice
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.actions import ACTIONS
from tabuleiro.games.lisboa.pack.files import FIRST_RECONSTRUCTED
from tabuleiro.games.lisboa.solo.scoring import RANKS
from tabuleiro.games.lisboa.state import LACERDA, LisboaState
from tests.lisboa.find_solo import FOLDERS

JUDGE = FittedJudge(FITTED)
FOLLOW, PASS = ACTIONS.parse("follow"), ACTIONS.parse("pass")
VISITS = [ACTIONS.parse(f"visit {card}") for card in range(1, 7)]


def course(seed: int = 1) -> Playout:
    return Playout(JUDGE, HABITS, Dice(seed))


def on(s: LisboaState, stop: int, dice: Dice) -> None:
    """Play by habit until the clock shows so much."""
    while JUDGE.clock(s) < stop:
        rules.apply(s, HABITS.choose(rules.options(s), dice))


def dealt(players: int, turns: int) -> LisboaState:
    """A turn begins, so many turns after a deal."""
    s = GAME.deal(GAME.configure(players), 3)
    on(s, JUDGE.clock(s) + turns, Dice(5))
    return s


def asked_to_follow(players: int = 2) -> LisboaState:
    """Another seat than the active one may follow or pass."""
    dice = Dice(2)
    s = GAME.deal(GAME.configure(players), 3)
    while FOLLOW not in rules.options(s):
        rules.apply(s, HABITS.choose(rules.options(s), dice))
    return s


def test_options_are_chosen_as_often_as_habit_has_it() -> None:
    strengths = [1.0] * len(ACTIONS)
    strengths[FOLLOW.index] = 3.0
    habits, dice = Habits(strengths), Dice(1)
    assert [0.75, 0.25] == habits.shares([FOLLOW, PASS])
    chosen = [habits.choose([FOLLOW, PASS], dice) for _ in range(2000)]
    assert pytest.approx(0.75, abs=0.03) == chosen.count(FOLLOW) / 2000


def test_doing_nothing_is_an_option_or_not() -> None:
    assert PASS is idle([FOLLOW, PASS])
    assert idle([FOLLOW]) is None


def test_an_answer_is_at_least_as_good_as_doing_nothing() -> None:
    """Also by seats that are not in the habit of it."""
    s = asked_to_follow()
    seat, cut = s.stack[-1].seat, JUDGE.clock(s) + 1
    busy = Habits([1e-9 if ACTIONS[index].verb in IDLE else 1.0 for index in range(len(ACTIONS))])
    nothing = s.clone()
    while nothing.stack[-1].seat == seat and JUDGE.clock(nothing) < cut:
        rules.apply(nothing, course().chosen(rules.options(nothing), nothing=True))
    values = [JUDGE.values(Playout(JUDGE, busy, Dice(seed)).answered(s, cut))[seat] for seed in range(20)]
    assert min(values) >= JUDGE.values(nothing)[seat]
    assert max(values) > JUDGE.values(nothing)[seat]


@pytest.mark.parametrize("players", [2, 3])
def test_looking_on_ends_with_the_own_next_turn(players: int) -> None:
    s = dealt(players, 2 * players)
    before, seat = JUDGE.clock(s), s.active
    found = [course().after_own_turn(s, (seat + wait) % players, Clock(Budget())) for wait in range(players)]
    assert [before + 1 + wait for wait in range(players)] == [JUDGE.clock(end) for end in found if end]
    assert before == JUDGE.clock(s)


def test_alone_looking_on_goes_through_lacerdas_turn() -> None:
    """In which the only seat may follow him."""
    s = asked_to_follow(1)
    assert LACERDA == s.active
    end = course().after_own_turn(s, 0, Clock(Budget()))
    assert end is not None
    assert JUDGE.clock(s) + 2 == JUDGE.clock(end)


def test_looking_on_breaks_off_when_time_is_up() -> None:
    s = dealt(2, 4)
    assert course().after_own_turn(s, 1 - s.active, Clock(Budget(seconds=0.0))) is None


def test_few_ways_are_kept_that_begin_alike() -> None:
    ways: list[Candidate] = []
    for number in range(60):
        keep(ways, Candidate([VISITS[number % 2], PASS], number / 100))
    assert ([0.59 - n / 100 for n in range(2 * ALIKE)]) == pytest.approx([way.thought for way in ways])
    for number in range(60):
        keep(ways, Candidate([VISITS[number % 6]], 0.7 + number / 1000))
    assert KEPT == len(ways)
    assert ways == sorted(ways, key=lambda way: way.thought, reverse=True)


def test_of_ways_worth_the_same_the_first_is_kept() -> None:
    ways = [Candidate([FOLLOW], 0.5)]
    keep(ways, Candidate([PASS], 0.5))
    assert [[FOLLOW]] == [way.choices for way in ways]


def test_a_way_is_judged_by_what_was_seen_of_it_last() -> None:
    way = Candidate([], 0.9)
    assert way.chance == pytest.approx(0.9)
    way.near, way.visits = 0.8, 2
    assert way.chance == pytest.approx(0.4)
    way.far, way.looks = 0.6 * 3, 3
    assert way.chance == pytest.approx((NEAR * 0.4 + 0.6 * 3) / (NEAR + 3))


def test_a_plan_can_be_carried_out_to_the_end_of_the_turn() -> None:
    s = dealt(2, 4)
    seat = s.active
    search = MasterSearch(JUDGE, HABITS, GAME.sampler(GAME.view(s, seat)), Dice(4), seat)
    choices, chance = search.plan(Budget(iterations=200))
    assert 0 < chance < 1
    cut = JUDGE.clock(s) + 1
    for action in choices:
        while s.stack[-1].seat != seat:
            rules.apply(s, course().chosen(rules.options(s), nothing=True))
        assert action in rules.options(s)
        rules.apply(s, action)
    assert cut == JUDGE.clock(s)


def test_what_differs_behind_the_view_does_not_change_the_plan() -> None:
    s = dealt(3, 6)
    sampler = GAME.sampler(GAME.view(s, s.active))
    worlds = [sampler.sample(Dice(seed)) for seed in (1, 2)]
    assert worlds[0].hands != worlds[1].hands
    seen = [Perspective.of_state(GAME, world) for world in worlds]
    plans = [levels.bot("master", "lisboa", 3).decide(each, Budget(iterations=120)) for each in seen]
    assert (plans[0].action, plans[0].plan) == (plans[1].action, plans[1].plan)
    assert plans[0].plan


def test_what_was_learned_fits_the_game_and_tells_where_it_comes_from() -> None:
    data = json.loads((resources.files("tabuleiro.bots.lisboa") / FILE).read_text(encoding="utf-8"))
    assert VERSION == data["version"] > 0
    assert "scripts.fit_master --games" in data["command"]
    assert all(ACTIONS.parse(code).code == code and strength > 0 for code, strength in data["habits"].items())
    assert list(NAMES) == list(data["weights"])
    assert {len(KNOTS)} == {len(row) for row in WEIGHTS}
    assert data["surprise_held_back"] < data["surprise_of_strong"]


def test_with_others_a_rank_counts_nothing() -> None:
    s = dealt(2, 4)
    assert JUDGE.values(s) == RankJudge(JUDGE).values(s)


def test_alone_the_way_to_a_rank_counts_besides_victory() -> None:
    s = dealt(1, 4)
    s.decrees[0] = (1, 2)
    before = way_to_rank(s)
    s.decrees[0] = (1, 2, 3)
    assert pytest.approx(0.3 / 7) == way_to_rank(s) - before
    mean = (1 - RANK) * JUDGE.values(s)[0] + RANK * way_to_rank(s)
    assert [pytest.approx(mean)] == RankJudge(JUDGE).values(s)


@pytest.mark.parametrize("place", range(len(RANKS)))
def test_in_the_end_only_what_was_reached_counts(place: int) -> None:
    """By a golden game of each rank; then without decrees, and without wigs."""
    log = FOLDERS[FIRST_RECONSTRUCTED] / f"{RANKS[place].word}.log"
    s = replay(Log.loads(log.read_text(encoding="utf-8"))).state
    assert REACHED[place] == reached(s)
    s.decrees[0] = ()
    s.wigs[0] = 200
    assert WON == reached(s)
    s.wigs[1] = 400
    assert reached(s) == 0
