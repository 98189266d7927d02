"""Key moments: errors, swings of luck, the best deed, and close calls of a seat without errors."""

from __future__ import annotations

from typing import Any

from tabuleiro.coach.findings import PART, Findings, Judged
from tabuleiro.coach.moments import key_moments
from tabuleiro.coach.summary import moments

RESULT = [10_000, 0]


def assessed(move: int, stand: int, loss: int, margin: int = 0) -> dict[str, Any]:
    """A decision of seat 0; with a loss another option was the best."""
    return {
        "move": move,
        "round": 1,
        "seat": 0,
        "stand": [stand, 10_000 - stand],
        "skill": [-loss, loss],
        "loss": loss,
        "worst": 2000,
        "chosen": "b" if loss else "a",
        "best": "a",
        "options": 2,
        "prospects": [{"loss": 0}, {"loss": loss or margin}],
        "reasons": [],
    }


def told(*found: dict[str, Any], whole: bool = True) -> list[tuple[object, ...]]:
    known = moments(found, RESULT if whole else None)
    return [
        (each["seat"], each["move"], each["kind"], each["change"])
        for each in key_moments(known, 2, whole=whole)
        if each["kind"] != "luck"
    ]


def test_an_error_is_told_with_its_loss() -> None:
    assert [(0, 3, "error", -700)] == told(assessed(3, 5000, 700))


def test_a_small_loss_is_no_error_and_the_best_deed_is_what_could_have_lost_most() -> None:
    found = told(
        assessed(1, 5000, 150), assessed(2, 5000, 700), assessed(3, 5000, 0, 300), assessed(4, 5000, 0, 900)
    )
    assert [(0, 2, "error", -700), (0, 4, "deed", 900)] == found


def test_a_seat_without_errors_sees_its_closest_calls_when_all_is_judged() -> None:
    found = [assessed(move, 5000, 0, 10 * move) for move in range(1, 6)]
    assert [(0, 1, "close", 10), (0, 2, "close", 20), (0, 3, "close", 30)] == told(*found)
    assert [] == told(*found, whole=False)


def test_a_swing_of_luck_is_told_to_both_it_touches() -> None:
    known = moments([assessed(0, 5000, 0), assessed(1, 5500, 0)], None)
    swings = [each for each in key_moments(known, 2, whole=False) if each["kind"] == "luck"]
    assert [(0, 500), (1, -500)] == [(each["seat"], each["change"]) for each in swings]


def test_figures_hold_up_to_the_first_gap() -> None:
    findings = Findings("san-juan", 3 * PART, RESULT)
    findings.take(Judged(0, [assessed(0, 5000, 300)]))
    findings.take(Judged(2 * PART, [assessed(2 * PART, 9000, 0)]))
    found: Any = findings.to_json()
    assert (2 * PART, PART) == (found["done"], found["known"])
    assert [0] == [moment["move"] for moment in found["moments"]]
    assert [[5000, 5000], *[[4700, 5300]] * PART] == found["chances"]
    assert (5000, -300, 0, 4700) == tuple(
        found["seats"][0][name] for name in ("start", "own", "luck", "result")
    )
