"""Trust: how far a judge's chances are to be believed, as games among equals have shown."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

Trusted: TypeAlias = Callable[[Any, list[float]], list[float]]
"""What the chances are in a position of which the judge says these."""


def shared_anew(chances: list[float], sharpness: float, bonuses: Sequence[float]) -> list[float]:
    """The chances raised to a power and with a bonus in logarithms; what is certain stays so.

    A sharpness above 1 is for a judge that is too cautious, one below 1 for one that is too sure.
    """
    parts = [math.pow(chance, sharpness) * math.exp(b) for chance, b in zip(chances, bonuses, strict=True)]
    total = math.fsum(parts)
    return [part / total for part in parts]
