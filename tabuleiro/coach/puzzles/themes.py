"""Themes: what a puzzle is about, from its choices, why the best is best, and how the game stands."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.thought import Themes, Thought
from tabuleiro.coach.reasons import denies
from tabuleiro.core.action import Action

DENYING: Final = "denying"
END_GAME: Final = "end-game"
ENDS: Final = 0.5
"""A puzzle is about the end when the game is over at the horizon in so many of the worlds."""


def themes_of(game: str) -> tuple[str, ...]:
    """All themes of a game, in the order in which they are shown."""
    return (*dict.fromkeys(_themes(game).by_verb.values()), DENYING, END_GAME)


def has_theme(game: str, options: list[Action]) -> bool:
    """A choice among these is large enough for a puzzle."""
    return any(action.verb in _themes(game).by_verb for action in options)


def theme_of(game: str, choices: list[Action], reasons: list[dict[str, Any]], ends: float) -> str:
    """The theme of a position by its choices, best first, why that is best, and how often the game ends."""
    if ends >= ENDS:
        return END_GAME
    themes = _themes(game)
    if choices[0].verb == themes.great_choice and _is_about_rivals(reasons):
        return DENYING
    return next(themes.by_verb[each.verb] for each in choices if each.verb in themes.by_verb)


def _is_about_rivals(reasons: list[dict[str, Any]]) -> bool:
    """All that speaks for it is what others have not."""
    return bool(reasons) and all(denies(each) for each in reasons)


def _themes(game: str) -> Themes:
    found = thought_of(game)
    assert isinstance(found, Thought), "a game without a judge was refused before"
    return found.themes
