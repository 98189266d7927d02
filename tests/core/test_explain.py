"""Explanations: prices with their parts, gains, reasons."""

from __future__ import annotations

from tabuleiro.core.explain import Explanation, Impossible, Income, Part


def test_the_total_is_the_sum_of_the_parts() -> None:
    assert 3 == Explanation("build library", "B3", [Part("cost", 5), Part("smithy", -2, "smithy")]).total


def test_a_total_is_never_below_nothing() -> None:
    assert 0 == Explanation("build library", "B3", [Part("cost", 1), Part("quarry", -2)]).total


def test_what_is_not_paid_has_no_total() -> None:
    assert Explanation("pass", "B1").total is None


def test_later_choices_may_change_a_price_and_lower_a_gain() -> None:
    found = Explanation("build hut", "B3", [Part("cost", 3)]).between(1, 4)
    assert (1, 3, 4) == (found.least, found.total, found.most)
    assert (1, 2) == (Income(0, "cards", 2, least=1).least, Income(0, "cards", 2).least)


def test_an_explanation_as_json() -> None:
    explanation = Explanation(
        "plant fig", "O-2", [Part("cards", 1)], "cards", [Income(0, "points", 2, at_end=True)], {"left": 1}
    )
    assert {
        "code": "plant fig",
        "clause": "O-2",
        "price": [{"part": "cards", "amount": 1, "of": None}],
        "total": 1,
        "least": 1,
        "most": 1,
        "unit": "cards",
        "gains": [{"seat": 0, "gain": "points", "amount": 2, "least": 2, "of": None, "at_end": True}],
        "facts": {"left": 1},
    } == explanation.to_json()


def test_an_impossibility_as_json() -> None:
    assert {
        "code": "plant olive",
        "reason": "too-dear",
        "clause": "O-2",
        "facts": {"price": 2},
    } == Impossible("plant olive", "too-dear", "O-2", {"price": 2}).to_json()
