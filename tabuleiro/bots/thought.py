"""Thought: how far and by which judge a game is looked ahead when its choices are appraised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, final

from tabuleiro.bots.judge import Judge
from tabuleiro.bots.trust import Trusted

TurnOf: TypeAlias = Callable[[Any], int | None]
"""The seat whose turn it is, if it is that of a seat at all."""
FinalPoints: TypeAlias = Callable[[Any], list[float]]
"""What each seat will have scored at the end, as far as a position tells."""


class Themes(NamedTuple):
    """What choices are about when somebody is asked for them."""

    by_verb: Mapping[str, str]
    """Kinds of choices that are not here are too small to be asked for."""
    great_choice: str
    """The verb of the choice by which something can be taken from the others."""
    deeds: tuple[str, ...]
    """The verbs of what is worth telling when an option opens it to a seat or takes it away."""
    totals: Mapping[str, tuple[str, ...]] = {}
    """Of holdings that are sums of others, the others: a sum is not told where one of them says the same."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """The judge of a game and what is known of its judgements."""

    judge: Judge[Any]
    horizon: int
    turn_of: TurnOf | None
    """Given where a turn is one thought: a choice is worth what the best way to finish it brings."""
    trusted: Trusted
    """What is told of what the judge says."""
    error_rates: Mapping[str, float]
    """What each level of bots loses by a choice that counts, in hundredths of a point of chance."""
    final_points: FinalPoints
    themes: Themes
