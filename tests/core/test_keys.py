"""No game is named outside its own folders: whatever is shared takes games as it finds them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core import registry

PACKAGE = Path(tabuleiro.__file__).parent
FOLDERS = sorted([path.parent.name for path in PACKAGE.glob("games/*/__init__.py")])
KEYS = sorted({*FOLDERS, *[game.key for game in registry.games()]})
NAMED = re.compile(rf"(?<![\w-])({'|'.join(KEYS)})(?![\w-])")
OWN = [f"{room}/{folder}/" for room in ("games", "bots", "lab") for folder in FOLDERS]
SHARED = sorted(
    [
        path
        for path in PACKAGE.glob("**/*.py")
        if not path.relative_to(PACKAGE).as_posix().startswith((*OWN, "i18n/"))
    ]
)


def namings(tree: ast.AST) -> Iterator[str]:
    """Where a game is imported, or named in a text that is neither a docstring nor an example for people."""
    told = {id(node) for node in prose(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom | ast.Import):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [name.name for name in node.names]
            yield from [f"{node.lineno}: import of {name}" for name in names if named_in_path(name)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield from [f"{node.lineno}: {found}" for found in NAMED.findall(node.value)]


def named_in_path(name: str) -> bool:
    return any(part in KEYS for part in name.split("."))


def prose(tree: ast.AST) -> Iterator[ast.AST]:
    """Texts that stand by themselves, and what `examples` shows."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.Call) and called(node) == "examples":
            yield from ast.walk(node)


def called(node: ast.Call) -> str:
    """The last word of the name of what is called."""
    return ast.unparse(node.func).rpartition(".")[2]


@pytest.mark.parametrize("source", SHARED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_game_is_named_outside_its_folders(source: Path) -> None:
    assert [] == list(namings(ast.parse(source.read_text(encoding="utf-8"))))


@pytest.mark.parametrize(
    "text",
    [
        "from tabuleiro.games.lisboa import GAME",
        "from tabuleiro.bots import sanjuan",
        "import tabuleiro.games.sanjuan.cards",
        "if key == 'san-juan': pass",
        "MAKERS = {'lisboa': 1}",
        "show(f'the packs of lisboa, {x}')",
    ],
)
def test_a_naming_is_found(text: str) -> None:
    assert 1 == len(list(namings(ast.parse(text))))


@pytest.mark.parametrize(
    "text",
    [
        '"""Such as "san-juan"."""',
        "EXAMPLES = examples('tabuleiro perft lisboa')",
        "EXAMPLES = arguments.examples('tabuleiro perft lisboa')",
        "x = 'sanjuanito'",
    ],
)
def test_prose_may_name_a_game(text: str) -> None:
    assert [] == list(namings(ast.parse(text)))
