"""Finding puzzles: one clear answer, nothing true that the seat cannot know, and a file that goes on."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from tabuleiro.coach.appraisal import Appraisal
from tabuleiro.coach.classes import is_solved
from tabuleiro.coach.puzzles import checking, finding
from tabuleiro.coach.puzzles.checking import Doubt
from tabuleiro.coach.puzzles.collection import Collection, Doubted, Run
from tabuleiro.coach.puzzles.difficulty import EASY, HARD, MEDIUM, difficulty_of
from tabuleiro.coach.puzzles.finding import CHECKED, Found
from tabuleiro.coach.puzzles.themes import DENYING, END_GAME, theme_of, themes_of
from tabuleiro.coach.review import VERSION
from tabuleiro.coach.trials import Ending, Trial
from tabuleiro.core import registry, rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.match import replay
from tests.coach.endings import played

SAN_JUAN = registry.game("san-juan")
FEW = 20


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought and narrow margins: the shape of puzzles is looked at, not their worth."""
    for name, value in {
        "USUAL": FEW,
        "DEEP": FEW,
        "WIDE": -10_000,
        "LIKELY": 0,
        "STRONG_ASKED": 1,
        "MOST_DECISIONS": 8,
    }.items():
        monkeypatch.setattr(finding, name, value)


@pytest.fixture
def late() -> Any:
    match = played(SAN_JUAN, 2, 5)
    return replay(match.log, match.moves - 16).state


def found_from(state: Any) -> list[JsonObject]:
    return finding.puzzles_from(SAN_JUAN, state, 1)


@pytest.mark.usefixtures("quick")
def test_the_first_option_is_the_best_and_all_are_there(late: Any) -> None:
    puzzles: list[Any] = found_from(late)
    assert puzzles
    for puzzle in puzzles:
        world = SAN_JUAN.load(puzzle["position"])
        assert {each["code"] for each in puzzle["options"]} == {each.code for each in rules.options(world)}
        assert puzzle["options"][0]["loss"] == 0
        assert puzzle["theme"] in themes_of("san-juan")


@pytest.mark.usefixtures("quick")
def test_the_position_shows_the_seat_the_same_and_hides_another_world(
    late: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    states: list[Any] = []
    consider = finding._Harvest.consider  # noqa: SLF001  the true positions are known nowhere else

    def noted(harvest: Any, s: Any, usual: Any, move: int) -> None:
        before = len(harvest.puzzles)
        consider(harvest, s, usual, move)
        states.extend([s.clone()] * (len(harvest.puzzles) - before))

    monkeypatch.setattr(finding._Harvest, "consider", noted)  # noqa: SLF001  as above
    puzzles: list[Any] = found_from(late)
    seat = [rules.to_act(state) for state in states]
    worlds = [SAN_JUAN.load(puzzle["position"]) for puzzle in puzzles]
    assert [SAN_JUAN.view(*each) for each in zip(worlds, seat, strict=True)] == [
        SAN_JUAN.view(*each) for each in zip(states, seat, strict=True)
    ]
    assert any(
        SAN_JUAN.digest(one) != SAN_JUAN.digest(other) for one, other in zip(worlds, states, strict=True)
    )


@pytest.mark.usefixtures("quick")
def test_a_margin_that_is_not_wide_is_no_puzzle(late: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "WIDE", 10_001)
    assert found_from(late) == []


@pytest.mark.parametrize(
    ("found", "difficulty"),
    [((30, 100, 100), EASY), ((20, 50, 60), MEDIUM), ((20, 20, 0), HARD)],
)
def test_a_puzzle_is_the_harder_the_more_bots_miss_it(found: tuple[int, int, int], difficulty: str) -> None:
    levels = dict(zip(("random", "novice", "steady"), found, strict=True))
    assert difficulty_of({**levels, "strong": 100}) == difficulty


def choices(*codes: str) -> list[Action]:
    return [SAN_JUAN.actions.parse(code) for code in codes]


def test_a_theme_follows_from_the_best_choice() -> None:
    assert theme_of("san-juan", choices("sell indigo", "pass"), [], 0.0) == "selling"


def test_not_to_build_is_about_building() -> None:
    assert theme_of("san-juan", choices("pass", "build well"), [], 0.0) == "building"


def test_what_only_hurts_a_rival_is_denying() -> None:
    roles = choices("take trader", "take builder")
    hurts = {"id": "coach-reason-has", "arguments": {"seat": 1, "way": "less"}}
    helps = {"id": "coach-reason-has", "arguments": {"seat": 0, "way": "more"}}
    assert theme_of("san-juan", roles, [hurts], 0.0) == DENYING
    assert theme_of("san-juan", roles, [hurts, helps], 0.0) == "timing"


def test_a_game_that_ends_soon_is_an_end_game() -> None:
    assert theme_of("san-juan", choices("build palace", "pass"), [], 0.9) == END_GAME


@pytest.mark.parametrize(("loss", "solved"), [(0, True), (199, True), (200, False)])
def test_an_inaccuracy_solves_nothing(loss: int, solved: bool) -> None:  # noqa: FBT001  pytest hands it over
    assert is_solved(loss) == solved


RUN = Run("san-juan", 2, {}, 1, 3)


def test_a_command_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    Collection(path, RUN, "one").add(Found(2, [{"id": "a", "seed": 2, "move": 7}]))
    assert [deal.seed for deal in Collection(path, RUN, "one").missing()] == [1, 3]


def test_another_command_adds_to_the_file(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    Collection(path, RUN, "one").add(Found(1, [{"id": "a", "seed": 1, "move": 7}]))
    other = Collection(path, RUN, "other")
    other.add(Found(1, [{"id": "b", "seed": 1, "move": 8}]))
    assert len(other) == 2
    assert [deal.seed for deal in other.missing()] == [2, 3]


def test_the_same_games_give_the_same_file_in_any_order(tmp_path: Path) -> None:
    texts = []
    for order in ((1, 2, 3), (3, 1, 2)):
        path = tmp_path / f"{order[0]}.json"
        collection = Collection(path, RUN, "one")
        for seed in order:
            collection.add(Found(seed, [{"id": f"{seed}", "seed": seed, "move": 4}]))
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("text", ["nothing", "[]", '{"format": 1, "game": "san-juan"}'])
def test_another_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadConfig, match="is no file of puzzles"):
        Collection(path, RUN, "one")


def test_the_puzzles_of_another_game_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text('{"format": 1, "game": "lisboa", "runs": [], "puzzles": []}', encoding="utf-8")
    with pytest.raises(BadConfig, match="holds puzzles of lisboa in format 1, not of san-juan"):
        Collection(path, RUN, "one")


GOOD: Final = {"run": 0, "id": "a", "seed": 1, "move": 1}


@pytest.mark.parametrize(
    ("whole", "field"),
    [
        ({"runs": {}, "puzzles": []}, "runs: expected a list"),
        ({"runs": [{"done": [1, "two"]}], "puzzles": []}, "runs[0].done[1]: expected a whole number"),
        ({"runs": [], "puzzles": 5}, "puzzles: expected a list"),
        ({"runs": [], "puzzles": [GOOD, 7]}, "puzzles[1]: expected an object"),
        ({"runs": [], "puzzles": [GOOD, {**GOOD, "move": "3"}]}, "puzzles[1].move: expected a whole number"),
        ({"runs": [], "puzzles": [{**GOOD, "id": "zz"}]}, "puzzles[0].id: expected hexadecimal digits"),
    ],
)
def test_a_damaged_file_is_refused_by_the_field(tmp_path: Path, whole: Any, field: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps({"format": 1, "game": "san-juan", **whole}), encoding="utf-8")
    for opened in (partial(Collection, path, RUN, "one"), partial(Doubted, path, "san-juan")):
        with pytest.raises(BadConfig, match=re.escape(f"--out: {path}, {field}")):
            opened()


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"position": {}}, "position: field 'players' is missing"),
        ({"position": 5}, "position: expected an object"),
        ({"options": []}, "options: expected two options of the position"),
        ({"options": [{"code": "pass"}, {"code": "fly"}]}, "options: expected two options of the position"),
        ({"options": ["pass"]}, "options[0]: expected an object"),
    ],
)
def test_a_damaged_puzzle_is_refused_by_its_id(late: Any, changed: JsonObject, fault: str) -> None:
    puzzle = {**GOOD, "position": SAN_JUAN.dump(late), "options": [], **changed}
    with pytest.raises(BadConfig, match=re.escape(f"--out: puzzle a: {fault}")):
        checking.check(Doubt("san-juan", puzzle))


@pytest.mark.usefixtures("quick")
def test_a_puzzle_is_checked_by_its_answer_and_told_with_new_figures(
    late: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle: Any = {**found_from(late)[0], CHECKED: VERSION - 1}
    monkeypatch.setattr(checking, "DEEP", FEW)
    monkeypatch.setattr(checking, "has_one_answer", lambda _: True)
    verdicts = [
        checking.check(Doubt("san-juan", {**puzzle, "options": options}))
        for options in (puzzle["options"], puzzle["options"][::-1])
    ]
    assert sum(verdict.puzzle is not None for verdict in verdicts) == 1, "one of them is the best"
    (told,) = [verdict.puzzle for verdict in verdicts if verdict.puzzle]
    assert not checking.is_due(told)
    assert checking.is_due(puzzle)


@pytest.mark.parametrize(("second", "one"), [(0.581, False), (0.579, True)])
def test_a_puzzle_with_a_second_right_answer_is_none(second: float, *, one: bool) -> None:
    trials = [Trial(SAN_JUAN.actions[number], [SAN_JUAN.actions[number]]) for number in range(3)]
    for trial, chance in zip(trials, (0.6, second, 0.3), strict=True):
        trial.endings.extend([Ending([chance, 1 - chance], None, [(0, trial.action)])] * 4)
    assert checking.has_one_answer(Appraisal(0, trials, lambda _: [0.0, 0.0])) == one
