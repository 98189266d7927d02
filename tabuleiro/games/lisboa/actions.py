"""All choices of Lisboa, declared once: the closed table does not depend on the pack that is played with."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Action, ActionTable
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    CARDS,
    COURT_ACTION_WORDS,
    CUBE_WORDS,
    CUBES,
    DECREES,
    DOCK_WORDS,
    DOCKS,
    GAPS,
    GOOD_WORDS,
    GROUP_WORDS,
    KIND_WORDS,
    LOT_WORDS,
    LOTS,
    NOBLE_WORDS,
    PLACE_WORDS,
    PLAN_WORDS,
    SITE_WORDS,
    SPOT_WORDS,
    STATE_ACTIONS,
    TASKS,
    TILES,
    UPPER,
    Cube,
    Dock,
    Good,
    Lot,
    StateAction,
    TilePlace,
)

_TILE_WORDS: Final = [f"C{number}" for number in range(1, TILES + 1)]
_NUMBERS: Final = [str(number) for number in range(61)]

ACTIONS: Final = ActionTable()


def _numbered(verb: str, count: int) -> tuple[Action, ...]:
    """One choice per number from 1 on, found under its number; its `arg` is one less."""
    family = ACTIONS.family(verb, [str(number) for number in range(1, count + 1)])
    return (family[0], *family)


END: Final = ACTIONS.single("end")
STOP: Final = ACTIONS.single("stop")
SKIP: Final = ACTIONS.single("skip")
DECLINE: Final = ACTIONS.single("decline")
PASS: Final = ACTIONS.single("pass")
FOLLOW: Final = ACTIONS.single("follow")

# Cards, by the number printed on them.
DISCARD: Final = _numbered("discard", CARDS)
ADD: Final = _numbered("portfolio", CARDS)
VISIT: Final = _numbered("visit", CARDS)
SPONSOR: Final = _numbered("sponsor", CARDS)
REWARD: Final = _numbered("reward", CARDS)
TAKE: Final = ACTIONS.family("take", KIND_WORDS)
REMOVE: Final = ACTIONS.family("remove", PLACE_WORDS)

# Goods and money.
SELL: Final = ACTIONS.family("sell", [f"{good} {dock}" for good in GOOD_WORDS for dock in DOCK_WORDS])
OFFER: Final = ACTIONS.family(
    "offer", [f"{good} {action}" for good in GOOD_WORDS for action in COURT_ACTION_WORDS[:6]]
)
GIVE: Final = ACTIONS.family("give", GOOD_WORDS)
EXTRA: Final = ACTIONS.family("extra", GOOD_WORDS)
CONVERT: Final = ACTIONS.family("convert", _NUMBERS[:31])
INFLUENCE: Final = ACTIONS.family("influence", _NUMBERS[:31])
REIS: Final = ACTIONS.family("reis", _NUMBERS)

# State and noble actions.
DO: Final = ACTIONS.family("do", COURT_ACTION_WORDS)
OFFICE: Final = ACTIONS.family("office", NOBLE_WORDS)
TAKE_PLAN: Final = ACTIONS.family("plan", ARCHITECT_WORDS)
NEW_SHIP: Final = ACTIONS.single("ship")
REPLACE: Final = ACTIONS.family("replace", PLACE_WORDS[:UPPER])
MEET: Final = ACTIONS.family("cardinal", [f"{steps} {place}" for steps in (1, 2) for place in range(GAPS)])
TAKE_FAVOR: Final = ACTIONS.family("favor", NOBLE_WORDS)
BUILD: Final = ACTIONS.family("build", [f"{good} {lot}" for good in GOOD_WORDS for lot in LOT_WORDS])
CLEAR: Final = ACTIONS.family(
    "clear", [f"{line} {cube}" for line in ("row", "column") for cube in CUBE_WORDS]
)
HOUSE: Final = ACTIONS.family("house", GROUP_WORDS)
TAKE_DECREE: Final = _numbered("decree", DECREES)
OPEN: Final = ACTIONS.family("open", SITE_WORDS)
USE_PLAN: Final = ACTIONS.family("use", PLAN_WORDS)
RECALL: Final = ACTIONS.family("recall", SPOT_WORDS)
PILE_CUBE: Final = ACTIONS.family("cube", CUBE_WORDS)

# Clergy tiles by their place in the pack's list; favors given back.
KEEP: Final = ACTIONS.family("keep", _TILE_WORDS)
GIVE_TILE: Final = ACTIONS.family("tile", _TILE_WORDS)
RETURN_FAVOR: Final = ACTIONS.family("return", NOBLE_WORDS)

# Options: cards of the draft by number, tasks by number.
DRAFT: Final = _numbered("draft", CARDS)
TASK: Final = _numbered("task", TASKS)


# The place of a choice in its family, which is its `arg`, and what it stands for.


def number_of(action: Action) -> int:
    """The number of a card, decree or task."""
    return action.arg + 1


def sale_number(good: Good, dock: Dock) -> int:
    return good * DOCKS + dock


def good_and_dock(action: Action) -> tuple[Good, Dock]:
    return action.arg // DOCKS, action.arg % DOCKS


def offer_number(good: Good, state_action: StateAction) -> int:
    return good * STATE_ACTIONS + state_action


def good_and_state_action(action: Action) -> tuple[Good, StateAction]:
    return action.arg // STATE_ACTIONS, action.arg % STATE_ACTIONS


def meeting_number(steps: int, place: TilePlace) -> int:
    return (steps - 1) * GAPS + place


def steps_and_place(action: Action) -> tuple[int, TilePlace]:
    return action.arg // GAPS + 1, action.arg % GAPS


def store_number(good: Good, lot: Lot) -> int:
    return good * LOTS + lot


def good_and_lot(action: Action) -> tuple[Good, Lot]:
    return action.arg // LOTS, action.arg % LOTS


def line_and_cube(action: Action) -> tuple[int, Cube]:
    """0 is the row's rubble, 1 the column's."""
    return action.arg // CUBES, action.arg % CUBES
