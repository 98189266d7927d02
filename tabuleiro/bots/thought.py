"""Thought: how far and by which judge a game is looked ahead when its choices are appraised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias, final

from tabuleiro.bots.judge import Judge

FinalPoints: TypeAlias = Callable[[Any], list[float]]
"""What each seat will have scored at the end, as far as a position tells."""


class Themes(NamedTuple):
    """What choices are about when somebody is asked for them."""

    by_verb: Mapping[str, str]
    """Kinds of choices that are not here are too small to be asked for."""
    great_choice: str
    """The verb of the choice by which something can be taken from the others."""


@final
class Thought:
    """The judge of a game and what is known of its judgements."""

    __slots__ = ("error_rates", "final_points", "horizon", "judge", "sharpness", "themes", "whole_turns")

    def __init__(
        self,
        judge: Judge[Any],
        horizon: int,
        *,
        whole_turns: bool,
        sharpness: Mapping[int, float],
        error_rates: Mapping[str, float],
        final_points: FinalPoints,
        themes: Themes,
    ) -> None:
        self.judge: Final = judge
        self.horizon: Final = horizon
        self.whole_turns: Final = whole_turns
        """A choice is worth what the best way to finish the turn with it brings."""
        self.sharpness: Final = sharpness
        """By the number of players: above 1 the judge is too cautious, below 1 too sure."""
        self.error_rates: Final = error_rates
        """What each level of bots loses by a choice that counts, in hundredths of a point of chance."""
        self.final_points: Final = final_points
        self.themes: Final = themes
