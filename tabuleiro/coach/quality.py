"""Quality: how hard a review looks at each choice if nothing else is said."""

from __future__ import annotations

from typing import Final

ITERATIONS: Final = 300
"""How often each choice is played on."""
LEAST: Final = 20
"""Fewer would tell nothing."""
MOST: Final = 10_000
"""More would take hours and tell no more: the judge's own error is what is left."""
