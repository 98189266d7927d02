"""Sentences: the coach's reasons in words, from the texts that the browser has too."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE: Final = "en"


def because(reasons: list[Any], names: list[str]) -> str:
    """Why the best option is better; empty where only the figures say so."""
    return " ".join([_sentence(reason["id"], reason["arguments"], names) for reason in reasons])


def _sentence(name: str, given: dict[str, Any], names: list[str]) -> str:
    words: dict[str, Any] = {**given, "you": "no"}
    if "seat" in given:
        words["name"] = names[given["seat"]]
    if "code" in given:
        words["option"] = given["code"]
    message = _texts().get_message(name)
    assert message.value is not None
    found, faults = _texts().format_pattern(message.value, words)
    assert not faults, faults
    return str(found)


@cache
def _texts() -> FluentBundle:
    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    place = resources.files("tabuleiro") / "i18n" / LANGUAGE / "coach.ftl"
    bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")))
    return bundle
