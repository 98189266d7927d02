"""One word per thing: in the engine and a game together, no name of a module's own stands for two things."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

import tabuleiro

ROOT: Final = Path(tabuleiro.__file__).parent
GAMES: Final = sorted(path.name for path in (ROOT / "games").iterdir() if path.is_dir())
ALIKE: Final = {
    "FIELDS": "what is written of each kind of thing",
    "OPTION": "each variant is one option",
    "PHASE": "each role has its phase",
    "begin": "each role begins",
    "see": "the view of each game",
    "public_zones": "the variants add theirs",
    "public_player": "as above",
    "hidden_zones": "as above",
    "hidden_player": "as above",
}
"""The same of several things, told by their modules."""
ROOM_OF_VERBS: Final = "explain"
"""Its functions are named after the choices that they explain."""


def names_of(module: Path) -> list[str]:
    """The public names that a module gives to things of its own."""
    found: list[str] = []
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
    return [name for name in dict.fromkeys(found) if not name.startswith("_")]


@pytest.mark.parametrize("game", GAMES)
def test_a_name_stands_for_one_thing(game: str) -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for folder in (ROOT / "core", ROOT / "games" / game):
        for module in sorted(folder.glob("**/*.py")):
            if module.parent.name != ROOM_OF_VERBS:
                for name in names_of(module):
                    places[name].append(str(module.relative_to(ROOT)))
    assert {} == {name: found for name, found in places.items() if len(found) > 1 and name not in ALIKE}
