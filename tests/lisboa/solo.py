"""Positions of the solo game for the tests: your turn is about to end, and then Lacerda acts."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.games.lisboa.kinds import CUBE_WORDS, GOODS, KIND_WORDS, LOT_WORDS, NOBLE_WORDS, SITE_WORDS
from tabuleiro.games.lisboa.places import cubes_by_colour
from tabuleiro.games.lisboa.state import LACERDA, NOTHING, LisboaState
from tests.lisboa.moves import do, told
from tests.lisboa.tables import player, table

END: Final = ("EndTurn", "ChurchScoring", "Refill", "PeriodOrEnd", "NextTurn")
BEFORE: Final = {"builder": "king", "marquis": "builder", "king": "marquis"}
"""Where the courtier stands before he comes to a noble."""


def lacerda(**fields: Any) -> dict[str, Any]:
    """Lacerda without what chance gave him."""
    return {"plans": [], "favors": [], **fields}


def solo(
    you: dict[str, Any] | None = None, *, to: str = "builder", aide: str = "builder", **zones: Any
) -> LisboaState:
    """The last moment of your turn: at "end" Lacerda's courtier goes to that noble."""
    his = lacerda(**{"courtier": BEFORE[to], "aide": aide, **zones.pop("lacerda", {})})
    stack = [{"frame": name, "seat": 0} for name in END]
    return table(you or player(), seats=1, lacerda=his, stack=zones.pop("stack", stack), **zones)


def after_lacerda(*args: Any, **zones: Any) -> LisboaState:
    """The position after his turn, or where he asks whether you follow."""
    return do(solo(*args, **zones), "end")


def his_turn(
    you: dict[str, Any] | None = None, *, to: str = "builder", aide: str = "builder", **zones: Any
) -> LisboaState:
    """As `after_lacerda`, without the refills at the end of your turn."""
    his = lacerda(**{"courtier": BEFORE[to], "aide": aide, **zones.pop("lacerda", {})})
    return table(you or player(), seats=1, lacerda=his, active=LACERDA, **zones)


def events(s: LisboaState, kind: str, *codes: str) -> list[dict[str, Any]]:
    """The events of this kind that the moves bring."""
    return [event for event in told(s, *codes or ("end",)) if event["kind"] == kind]


def his_stores(s: LisboaState) -> list[str]:
    """His stores by lot: "B4 books"."""
    words = ("gold", "cloth", "books", "tools")
    found = [
        (lot, store) for lot, store in enumerate(s.stores) if store != NOTHING and store // GOODS == LACERDA
    ]
    return [f"{LOT_WORDS[lot]} {words[store % GOODS]}" for lot, store in found]


def opened(s: LisboaState) -> list[str]:
    """The sites with a building, each with its architect."""
    architects = ("blue", "green")
    return [f"{SITE_WORDS[site]} {architects[found % 2]}" for site, found in enumerate(s.sites) if found >= 0]


def his_cubes(s: LisboaState) -> list[str]:
    cubes = cubes_by_colour(s, LACERDA)
    return [word for colour, word in enumerate(CUBE_WORDS) for _ in range(cubes[colour])]


def his_offices(s: LisboaState) -> list[int]:
    """With the Builder, the Marquis and the King."""
    return s.offices[LACERDA :: s.figures.owners]


def courtier(s: LisboaState) -> str:
    return NOBLE_WORDS[s.courtier]


def aide(s: LisboaState) -> str:
    return KIND_WORDS[s.aide]
