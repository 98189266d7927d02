"""Actions: the closed list of all choices of San Juan."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Action, ActionTable
from tabuleiro.games.sanjuan.components import CATHEDRAL, GOODS, PRODUCTION, ROLES, WORDS

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
REPLACE_FULL: Final[tuple[Action, ...]] = ACTIONS.family("replace_full", GOODS)
"""Replaces a building together with the good on it."""
SPEND: Final[tuple[Action, ...]] = ACTIONS.family("spend", GOODS)
"""Pays with a good through the black market."""
PAY: Final[tuple[Action, ...]] = ACTIONS.family("pay", WORDS[:CATHEDRAL])
PRODUCE: Final[tuple[Action, ...]] = ACTIONS.family("produce", GOODS[:PRODUCTION])
SELL: Final[tuple[Action, ...]] = ACTIONS.family("sell", GOODS)
USE_HARBOUR: Final[Action] = ACTIONS.single("use_harbour")
KEEP: Final[tuple[Action, ...]] = ACTIONS.family("keep", WORDS[:CATHEDRAL])
DISCARD: Final[tuple[Action, ...]] = ACTIONS.family("discard", WORDS[:CATHEDRAL])
TUCK: Final[tuple[Action, ...]] = ACTIONS.family("tuck", WORDS[:CATHEDRAL])
TAKE_CARD: Final[Action] = ACTIONS.single("take_card")
"""Takes the card that the goldsmith turned over."""
