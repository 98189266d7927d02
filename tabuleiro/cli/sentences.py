"""Sentences: the coach's reasons in words, from the texts that the browser has too."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE: Final = "en"


def because(game: str, reasons: list[Any], names: list[str]) -> str:
    """Why the best option is better; empty where only the figures say so."""
    return " ".join([_sentence(game, reason["id"], reason["arguments"], names) for reason in reasons])


def _sentence(game: str, name: str, given: dict[str, Any], names: list[str]) -> str:
    words: dict[str, Any] = {**given, "you": "no"}
    if "seat" in given:
        words["name"] = names[given["seat"]]
    if "code" in given:
        words["option"] = given["code"]
    if "unit" in given:
        words["unit"] = _unit(game.replace("-", ""), given["unit"])
    return _worded("coach", name, words)


def _unit(part: str, unit: str) -> str:
    """As the game calls it; one without texts by its code."""
    name = f"{part}-unit-{unit}"
    return _worded(part, name, {}) if _place(part).is_file() and _texts(part).has_message(name) else unit


def _worded(part: str, name: str, words: dict[str, Any]) -> str:
    message = _texts(part).get_message(name)
    assert message.value is not None
    found, faults = _texts(part).format_pattern(message.value, words)
    assert not faults, faults
    return str(found)


@cache
def _texts(part: str) -> FluentBundle:
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    bundle.add_resource(FluentResource(_place(part).read_text(encoding="utf-8")))
    return bundle


def _place(part: str) -> Traversable:
    return resources.files("tabuleiro") / "i18n" / LANGUAGE / f"{part}.ftl"
