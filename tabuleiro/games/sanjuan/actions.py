"""Actions: the closed list of all choices of San Juan."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Action, ActionTable
from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    GOOD_WORDS,
    HELPERS,
    MOST_DISCOUNT,
    MOST_DRAWN,
    PRODUCTION,
    ROLES,
    WORDS,
)

ACTIONS: Final = ActionTable()

PASS: Final[Action] = ACTIONS.single("pass")
"""Declines altogether."""
STOP: Final[Action] = ACTIONS.single("stop")
"""Ends a series that has begun."""
TAKE: Final[tuple[Action, ...]] = ACTIONS.family("take", ROLES)
USE_LIBRARY: Final[Action] = ACTIONS.single("use_library")
BUILD: Final[tuple[Action, ...]] = ACTIONS.family("build", WORDS)
BESIDE: Final[Action] = ACTIONS.single("beside")
"""Puts up the building without replacing another one."""
REPLACE: Final[tuple[Action, ...]] = ACTIONS.family("replace", WORDS)
"""Replaces a building on which no good lies."""
REPLACE_FULL: Final[tuple[Action, ...]] = ACTIONS.family("replace_full", GOOD_WORDS)
"""Replaces a building together with the good on it."""
SPEND: Final[tuple[Action, ...]] = ACTIONS.family("spend", GOOD_WORDS)
"""Pays with a good through the black market."""
PAY: Final[tuple[Action, ...]] = ACTIONS.family("pay", WORDS[:CATHEDRAL])
PRODUCE: Final[tuple[Action, ...]] = ACTIONS.family("produce", GOOD_WORDS[:PRODUCTION])
SELL: Final[tuple[Action, ...]] = ACTIONS.family("sell", GOOD_WORDS)
USE_HARBOUR: Final[Action] = ACTIONS.single("use_harbour")
KEEP: Final[tuple[Action, ...]] = ACTIONS.family("keep", WORDS[:CATHEDRAL])
DISCARD: Final[tuple[Action, ...]] = ACTIONS.family("discard", WORDS[:CATHEDRAL])
TUCK: Final[tuple[Action, ...]] = ACTIONS.family("tuck", WORDS[:CATHEDRAL])
TAKE_CARD: Final[Action] = ACTIONS.single("take_card")
"""Takes the card that the goldsmith turned over."""

# With the option `may_decline`; what comes later stands at the end, so that the places of the others stay.
USE: Final[tuple[Action, ...]] = ACTIONS.family("use", [WORDS[kind] for kind in HELPERS])
"""Takes the help of a building."""
DRAW: Final[tuple[Action, ...]] = ACTIONS.family("draw", [str(number) for number in range(MOST_DRAWN + 1)])
"""Draws so many cards of a role."""
MORE: Final[tuple[Action, ...]] = ACTIONS.family("more", [str(number) for number in range(MOST_DISCOUNT + 1)])
"""Pays so many cards more than the reduced cost."""
