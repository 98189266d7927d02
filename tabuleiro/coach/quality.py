"""Quality: how hard a review looks at each choice if nothing else is said."""

from __future__ import annotations

from typing import Final

ITERATIONS: Final = 300
"""How often each choice is played on."""
