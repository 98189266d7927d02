"""Practising: what is told of an answer before the right one is known."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.coach.practice import Practised
from tabuleiro.table.practising import answered

DEED = {"id": "coach-reason-deed", "arguments": {"seat": 0, "code": "build palace"}}
OTHER = {"id": "coach-reason-deed", "arguments": {"seat": 0, "code": "take builder"}}
MORE = {"id": "coach-reason-has", "arguments": {"seat": 0, "unit": "cards", "way": "more", "amount": 1.0}}


@pytest.mark.parametrize(
    ("best", "reasons", "nudge"),
    [
        ("keep palace", [DEED, MORE], MORE),
        ("keep palace", [DEED], None),
        ("build", [DEED, MORE], MORE),
        ("take councillor", [OTHER, MORE], OTHER),
        ("keep palace", [], None),
    ],
)
def test_a_nudge_does_not_name_the_answer(best: str, reasons: list[Any], nudge: Any) -> None:
    options: Any = [{"code": best, "chance": 60, "loss": 0}, {"code": "pass", "chance": 20, "loss": 4000}]
    told: Any = {"options": options, "reasons": reasons, "course": [], "found": {}}
    assert nudge == answered(told, "pass", Practised(), 1)["nudge"]
    assert answered(told, best, Practised(), 1)["nudge"] is None
    assert answered(told, None, Practised(), 1)["nudge"] is None
