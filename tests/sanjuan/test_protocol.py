"""The protocol page names everything that San Juan says, and its example can be loaded."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from tabuleiro.core.frames import field_names
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.actions import ACTIONS
from tabuleiro.games.sanjuan.game import FRAMES
from tests.sanjuan.find_golden import FOLDER
from tests.sanjuan.moves import asked, options

TEXT: Final = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
CHAPTER: Final = TEXT.partition("\n## San Juan\n")[2].partition("\n## ")[0]
PROSE: Final = re.sub(r"```.*?```", "", TEXT.partition("\n## ")[0] + CHAPTER, flags=re.DOTALL)
NAMED: Final = {word for span in re.findall(r"`([^`]+)`", PROSE) for word in re.findall(r"\w+", span)}


def keys(value: Any) -> set[str]:
    """The names of all fields inside a JSON value."""
    if isinstance(value, list):
        return {name for item in value for name in keys(item)}
    if isinstance(value, dict):
        return {*value, *[name for item in value.values() for name in keys(item)]}
    return set()


@pytest.fixture(scope="module")
def matches() -> list[Any]:
    return [replay(Log.loads(path.read_text(encoding="utf-8"))) for path in sorted(FOLDER.glob("*.log"))[:6]]


def test_every_frame_and_its_fields_are_named() -> None:
    assert set() == {kind.__name__ for kind in FRAMES} - NAMED
    assert set() == {field for kind in FRAMES for field in field_names(kind)} - NAMED


def test_every_verb_is_named() -> None:
    assert set() == {ACTIONS[index].verb for index in range(len(ACTIONS))} - NAMED


def test_every_event_and_its_facts_are_named(matches: list[Any]) -> None:
    for match in matches:
        for events in match.events(0):
            assert set() == {event["kind"] for event in events} - NAMED
            assert set() == keys(events) - {"kind"} - NAMED


def test_every_field_of_dump_and_view_is_named(matches: list[Any]) -> None:
    for match in matches:
        assert set() == keys(GAME.dump(match.state)) - NAMED
        assert set() == keys(GAME.view(match.state, 0)) - NAMED


def test_every_line_of_the_score_sheet_is_named(matches: list[Any]) -> None:
    for match in matches:
        for standing in GAME.ranking(match.state):
            assert set() == {item.kind for item in standing.items} - NAMED
            assert set() == {fact for item in standing.items for fact in item.facts} - NAMED


def test_the_example_can_be_loaded() -> None:
    example = re.search(r"```json\n(.*?)```", CHAPTER, re.DOTALL)
    assert example
    s = GAME.load(json.loads(example[1]))
    assert ("Build", 0) == asked(s)
    assert "build palace" in options(s)
