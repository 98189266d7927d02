"""Refusals quote what somebody wrote, but never at a stranger's length."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabuleiro.core import registry
from tabuleiro.core.errors import BadLog, Refused, quoted
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay

LONG = "x" * 10_000
HUGE = 10**4000
LONGEST_SENTENCE = 250


@pytest.mark.parametrize(("text", "expected"), [("x" * 40, repr("x" * 40)), ("x" * 41, f"'{'x' * 37}...'")])
def test_a_quotation_has_at_most_forty_characters(text: str, expected: str) -> None:
    assert expected == quoted(text)


@pytest.mark.parametrize("key", ["lisboa", "orchard", "san-juan"])
def test_a_refused_position_is_a_readable_sentence(key: str) -> None:
    game = registry.game(key)
    position: Any = game.dump(game.deal(game.configure(game.seats[-1]), 1))
    for holder, name in list(spots(position)):
        before = LONG if name == LONG else holder[name]
        for strange in (LONG, HUGE, {LONG: 1}):
            holder[name] = strange
            assert LONGEST_SENTENCE > len(refusal(game, position)), name
        holder[name] = before
        if name == LONG:
            del holder[name]


def spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a position, and one more in each object, of lists the first entry only."""
    if isinstance(value, dict):
        yield value, LONG
    for name in list(value) if isinstance(value, dict) else range(min(1, len(value))):
        yield value, name
        if isinstance(value[name], dict | list):
            yield from spots(value[name])


def refusal(game: Any, position: object) -> str:
    try:
        game.load(position)
    except Refused as fault:
        return str(fault)
    return ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game orchard", f"game {LONG}"),
        ("rules 1", f"rules {LONG}"),
        ("players 2", f"players {HUGE}"),
        ("option first", f"option {LONG}"),
        ("option first 0", f'option first "{LONG}"'),
        ("seed 3", f"seed {LONG}"),
        ("seed 3", LONG),
        ("0 draw", f"{HUGE} draw"),
        ("0 draw", f"0 {LONG}"),
        ("0 draw", f"= {LONG}"),
    ],
    ids=range(10),
)
def test_a_refused_log_is_a_readable_sentence(old: str, new: str) -> None:
    match = Match.new(registry.game("orchard"), 2, 3, {"first": 0})
    match.submit(0, "draw")
    with pytest.raises(BadLog) as refused:
        replay(Log.loads(match.log.dumps().replace(old, new, 1)))
    assert LONGEST_SENTENCE > len(str(refused.value))
