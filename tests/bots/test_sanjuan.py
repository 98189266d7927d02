"""The bots of San Juan: legal everywhere, blind, in time, each decision with its sentence."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tabuleiro.bots import levels
from tabuleiro.bots.base import Budget, Decision, Perspective
from tabuleiro.bots.playing import play, seated
from tabuleiro.bots.sanjuan.engine import strength
from tabuleiro.bots.sanjuan.features import NAMES, features
from tabuleiro.bots.sanjuan.judge import AT, SanJuanJudge
from tabuleiro.bots.sanjuan.outlook import Expectation
from tabuleiro.bots.sanjuan.policy import ALWAYS, AMONG_OPTIONS, BY_CARDS, choose
from tabuleiro.bots.sanjuan.weights import KNOTS, WEIGHTS
from tabuleiro.bots.sanjuan.why import REASONS, why
from tabuleiro.core import rules
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.frames import Choice
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import CITY_HALL, GUILD_HALL, WORDS
from tabuleiro.games.sanjuan.game import FRAMES
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.bots.asked import positions

TEXTS = Path(levels.__file__).parents[1] / "i18n"
EVERYTHING = {"new_buildings": True, "advanced_start": True}
SHORT = Budget(iterations=12)


def decided(level: str, s: SanJuanState, budget: Budget = SHORT) -> Decision:
    return levels.bot(level, GAME.key, 5).decide(Perspective.of_state(GAME, s), budget)


def table(hand: str, buildings: str = "indigo", role: str = "builder") -> SanJuanState:
    """Seat 0 of two has just taken a role."""
    cards: list[JsonObject] = [{"card": word} for word in buildings.split()]
    return GAME.load(
        {
            "game": GAME.key,
            "governor": 0,
            "roles": {role: 0},
            "stack": [{"frame": "BeginPhase", "seat": 0, "role": role}, {"frame": "EndRound", "seat": 0}],
            "players": [{"hand": hand.split(), "buildings": cards}, {"buildings": [{"card": "indigo"}]}],
        }
    )


# Legal.


def test_every_kind_of_choice_is_answered() -> None:
    choices = {frame for frame in FRAMES if issubclass(frame, Choice)}
    assert choices == {*ALWAYS, *BY_CARDS, *AMONG_OPTIONS}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [None, EVERYTHING])
def test_the_steady_choice_is_always_an_option(players: int, options: dict[str, bool] | None) -> None:
    for seed in range(3):
        for s in positions(players, seed, options):
            choices = rules.options(s)
            assert choose(s, choices) in choices


@pytest.mark.parametrize("level", ["novice", "strong"])
def test_what_looks_ahead_chooses_an_option(level: str) -> None:
    for s in positions(3, 4, EVERYTHING)[::9]:
        assert decided(level, s).action in rules.options(s)


# Blind.


@pytest.mark.parametrize("level", ["random", "novice", "steady", "strong"])
def test_positions_that_agree_with_the_view_get_the_same_decision(level: str) -> None:
    for s in positions(4, 6)[5::25]:
        view = GAME.view(s, rules.to_act(s))
        worlds = [GAME.sampler(view).sample(Dice(seed)) for seed in (1, 2)]
        assert decided(level, worlds[0]).action is decided(level, worlds[1]).action


def test_a_view_is_enough_in_another_process() -> None:
    for s in positions(4, 7)[::20]:
        view = GAME.view(s, rules.to_act(s))
        alone = levels.bot("strong", GAME.key, 5).decide(Perspective.of_view(GAME, view), SHORT)
        assert decided("strong", s).action is alone.action


# To the end.


def test_whoever_has_won_in_any_case_ends_the_game() -> None:
    """All options win; the steady one is taken, since bots that all wait never come to an end."""
    s = table("hero hero silver coffee tobacco sugar", " ".join(["silver"] * 6 + ["coffee"] * 5))
    assert choose(s, rules.options(s)) is decided("strong", s).action
    assert "build" == decided("strong", s).action.verb


# In time.


def test_a_choice_that_follows_from_others_takes_no_time() -> None:
    paying = next(s for s in positions(4, 9) if type(s.stack[-1]).__name__ == "Pay")
    assert not SanJuanJudge().matters(paying)
    spent = time.thread_time()
    decided("strong", paying, Budget(seconds=5))
    assert time.thread_time() - spent < 0.5


# With a reason.


@pytest.mark.parametrize("language", ["en", "pl", "fr", "pt", "it"])
def test_every_reason_has_a_sentence(language: str) -> None:
    texts = (TEXTS / language / "sanjuan.ftl").read_text(encoding="utf-8")
    named = [*REASONS, "only", "random", "one-step", "search", "fallback"]
    assert [] == [reason for reason in named if f"\nsanjuan-why-{reason} =" not in texts]


def test_every_option_of_every_position_has_a_listed_reason() -> None:
    for s in [*positions(2, 1, EVERYTHING), *positions(4, 2)]:
        for action in rules.options(s):
            assert why(s, action)[0] in REASONS


# What a steady player knows.


def test_a_plant_is_worth_more_with_a_guild_hall() -> None:
    silver = WORDS.index("silver")
    without, owned = table("silver gold_mine"), table("silver gold_mine", "indigo guild_hall")
    assert Expectation(without, 0).bonus(silver) < Expectation(owned, 0).bonus(silver) == 2.0


def test_a_guild_hall_in_hand_counts_in_part() -> None:
    held = Expectation(table("guild_hall silver"), 0)
    assert Expectation(table("silver"), 0).sure(GUILD_HALL) < held.sure(GUILD_HALL) < 1.0


def test_a_city_hall_is_worth_a_point_more_for_each_city_building() -> None:
    plants = Expectation(table("city_hall", "indigo sugar"), 0).bonus(CITY_HALL)
    assert pytest.approx(1.0) == Expectation(table("city_hall", "indigo smithy"), 0).bonus(CITY_HALL) - plants


def test_a_card_is_worth_less_when_the_end_is_near() -> None:
    early, late = table("silver"), table("silver", " ".join(["indigo"] * 6 + ["sugar"] * 5))
    assert Expectation(early, 0).card > Expectation(late, 0).card


def test_a_second_copy_of_a_city_building_pays_first() -> None:
    s = table("library library hero quarry silver")
    rules.apply(s, GAME.actions.parse("build quarry"))
    assert "pay library" == choose(s, rules.options(s)).code


# The judge.


def test_the_chances_of_all_seats_are_one() -> None:
    for s in positions(3, 3)[::20]:
        assert pytest.approx(1.0) == sum(SanJuanJudge().values(s))


def test_after_the_end_the_winner_is_sure() -> None:
    s = GAME.deal(GAME.configure(4), 3)
    while s.stack:
        rules.apply(s, choose(s, rules.options(s)))
    winners = [standing.seat for standing in GAME.ranking(s) if standing.place == 1]
    assert [(seat in winners) / len(winners) for seat in range(4)] == SanJuanJudge().values(s)


def test_weights_name_the_features() -> None:
    s = GAME.deal(GAME.configure(4), 3)
    assert len(features(s, 0)) == len(NAMES) == len(WEIGHTS)
    assert set(NAMES) == set(WEIGHTS)


def test_weights_at_a_knot_are_those_of_the_file() -> None:
    place = KNOTS.index(8)
    assert pytest.approx([WEIGHTS[name][place] for name in NAMES]) == AT[8]


def test_weights_between_knots_are_in_proportion() -> None:
    first = NAMES[0]
    step = (WEIGHTS[first][1] - WEIGHTS[first][0]) / (KNOTS[1] - KNOTS[0])
    assert pytest.approx(WEIGHTS[first][0] + step) == AT[int(KNOTS[0]) + 1][0]


def test_the_reckoning_of_a_novice_sees_what_a_library_brings() -> None:
    assert strength(table("silver", "indigo library"), 0) > strength(table("silver", "indigo hero"), 0) - 2


# The ladder, with few games and wide margins; the arena has the figures.


def victories(line_up: list[str], games: int) -> int:
    """How often the first of the line-up wins, sitting everywhere in turn."""
    won = 0
    for number in range(games):
        shift = number % len(line_up)
        turned = line_up[-shift:] + line_up[:-shift] if shift else line_up
        bots = seated(GAME, turned, number)
        played = play(GAME, GAME.configure(len(line_up)), number // 4, bots, SHORT)
        won += played.places[shift] == 1
    return won


def test_a_novice_beats_random_players() -> None:
    assert victories(["novice", "random", "random", "random"], 4) >= 3


def test_a_steady_player_beats_novices() -> None:
    assert victories(["steady", "novice", "novice", "novice"], 4) >= 2
