"""Choices: the options of the seat to act, explained."""

from __future__ import annotations

from typing import Any, cast

from tabuleiro.core.explain import Explanation
from tabuleiro.core.match import Match
from tabuleiro.table import shapes
from tabuleiro.table.shapes import Choices, Impossible


def explained(match: Match[Any]) -> Choices:
    game, state = match.game, match.state
    return {
        "options": [_shape(game.explain(state, option)) for option in match.options()],
        "impossible": [cast(Impossible, each.to_json()) for each in game.impossible(state)],
    }


def unexplained(match: Match[Any]) -> Choices:
    """The bare options, where explaining them fails: they can be chosen all the same."""
    return {"options": [_shape(Explanation(each.code, "")) for each in match.options()], "impossible": []}


def _shape(explanation: Explanation) -> shapes.Explanation:
    return cast(shapes.Explanation, explanation.to_json())
