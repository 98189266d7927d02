"""Reasons: what stands out between two options in the same worlds, told in every language."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import tabuleiro
from tabuleiro.coach.reasons import denies, differences, reasons
from tabuleiro.coach.trials import Ending, Trial
from tabuleiro.core import registry
from tabuleiro.core.action import Action

LANGUAGES = ("en", "pl", "fr", "pt", "it")
GAME: Any = registry.game("san-juan")
TEXTS = Path(tabuleiro.__file__).parent / "i18n"
WORLDS = 8


def position(cards: list[int]) -> Any:
    """A position in which the seats have so many cards on their hands."""
    s = GAME.deal(GAME.configure(2), 1)
    for seat, number in enumerate(cards):
        s.hands[seat] = [*s.hands[seat], *s.hands[seat]][:number]
    return s


def trial(code: str, cards: list[int], *later: tuple[int, str]) -> Trial:
    """An option after which all worlds go the same way."""
    first: Action = GAME.actions.parse(code)
    made = Trial(first, [first])
    course = [(0, first), *[(seat, GAME.actions.parse(each)) for seat, each in later]]
    for _ in range(WORLDS):
        made.endings.append(Ending([0.5, 0.5], position(cards), course))
    return made


def test_what_the_seat_has_more_is_a_reason() -> None:
    found = reasons(GAME, 0, trial("take trader", [4, 3]), trial("take councillor", [2, 3]))
    arguments = {"seat": 0, "unit": "cards", "way": "more", "amount": 2.0}
    assert [{"id": "coach-reason-has", "arguments": arguments}] == found


def test_what_a_rival_has_less_is_a_reason_and_what_it_has_more_is_none() -> None:
    fewer, more = trial("take trader", [3, 1]), trial("take councillor", [3, 4])
    arguments = {"seat": 1, "unit": "cards", "way": "less", "amount": 3.0}
    assert [{"id": "coach-reason-has", "arguments": arguments}] == reasons(GAME, 0, fewer, more)
    assert [] == reasons(GAME, 0, more, fewer)


@pytest.mark.parametrize(("goods", "told"), [(1, ["gold"]), (3, ["goods", "gold"])])
def test_a_sum_is_not_told_where_one_of_its_parts_says_the_same(goods: int, told: list[str]) -> None:
    lisboa: Any = SimpleNamespace(key="lisboa", holdings=lambda position: [position.holdings])
    held = dict.fromkeys(("goods", "gold", "cloth", "books", "tools"), 0)

    def ends(code: str, **more: int) -> Trial:
        made = Trial(GAME.actions.parse(code), [])
        there = SimpleNamespace(holdings={**held, **more}, stack=[])
        made.endings.extend([Ending([0.5], there, [])] * WORLDS)
        return made

    found = reasons(lisboa, 0, ends("take trader", goods=goods, gold=1), ends("take councillor"))
    assert told == [each["arguments"]["unit"] for each in found]


def test_a_deed_that_the_option_opens_is_a_reason() -> None:
    opens = trial("take trader", [3, 3], (0, "build palace"))
    arguments = {"seat": 0, "code": "build palace", "best": 100, "other": 0}
    expected = [{"id": "coach-reason-deed", "arguments": arguments}]
    assert expected == reasons(GAME, 0, opens, trial("take councillor", [3, 3]))


def test_a_deed_that_is_taken_from_a_rival_is_a_reason_and_one_given_to_it_is_none() -> None:
    gives = trial("take councillor", [3, 3], (1, "build palace"))
    denies = trial("take trader", [3, 3])
    arguments = {"seat": 1, "code": "build palace", "best": 0, "other": 100}
    assert [{"id": "coach-reason-deed", "arguments": arguments}] == reasons(GAME, 0, denies, gives)
    assert [] == reasons(GAME, 0, gives, denies)


@pytest.mark.parametrize(
    ("expected", "arguments"),
    [
        (False, {"seat": 0, "unit": "cards", "way": "more", "amount": 1.0}),
        (True, {"seat": 1, "unit": "cards", "way": "less", "amount": 1.0}),
        (False, {"seat": 0, "code": "build palace", "best": 80, "other": 10}),
        (True, {"seat": 1, "code": "build palace", "best": 10, "other": 80}),
        (False, {"way": "sooner", "percent": 20}),
    ],
)
def test_what_a_rival_has_or_does_less_is_denied(expected: object, arguments: dict[str, Any]) -> None:
    assert expected is denies({"id": "any", "arguments": arguments})


def test_payments_are_no_deeds() -> None:
    pays = trial("take trader", [3, 3], (0, "pay palace"))
    assert [] == reasons(GAME, 0, pays, trial("take councillor", [3, 3]))


def test_differences_name_only_what_differs() -> None:
    found = differences(GAME, trial("take trader", [4, 3]), trial("take councillor", [2, 3]))
    assert [{"seat": 0, "unit": "cards", "best": 40, "other": 20}] == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["san-juan", "lisboa"])
def test_every_unit_is_told_in_every_language(key: str, language: str) -> None:
    room = key.replace("-", "")
    game = registry.game(key)
    (held, *_) = game.holdings(game.deal(game.configure(2), 1))
    text = (TEXTS / language / f"{room}.ftl").read_text(encoding="utf-8")
    assert [] == [unit for unit in held if f"{room}-unit-{unit.replace(' ', '-')} = " not in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", ["yes", "no"])
def test_every_reason_is_a_sentence_in_every_language(language: str, you: str) -> None:
    text = (TEXTS / language / "coach.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    facts = {"you": you, "name": "Rui", "unit": "cards", "way": "more", "amount": 1.5, "percent": 20}
    facts |= {"option": "Palace", "best": 80, "other": 10}
    for name in ("has", "ends", "deed"):
        pattern = bundle.get_message(f"coach-reason-{name}").value
        assert pattern is not None
        told, faults = bundle.format_pattern(pattern, facts)
        assert [] == faults
        assert str(told).endswith(".")
        assert ("Rui" in str(told)) == (you == "no" and name != "ends")
