"""The engine and the table are deterministic: no clock, no floats, no hashes and no chance but its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabuleiro

PACKAGE = Path(tabuleiro.__file__).parent
SOURCES = sorted([path for name in ("core", "games", "table") for path in PACKAGE.glob(f"{name}/**/*.py")])
FORBIDDEN_MODULES = {"random", "secrets", "time", "datetime", "uuid", "os"}
FORBIDDEN_CALLS = {"hash", "id", "float", "vars", "globals"}


def impure(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Import):
            yield from [
                f"{line}: import {name.name}" for name in node.names if name.name in FORBIDDEN_MODULES
            ]
        elif isinstance(node, ast.ImportFrom) and node.module in FORBIDDEN_MODULES:
            yield f"{line}: from {node.module}"
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS
        ):
            yield f"{line}: {node.func.id}()"
        elif isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield f"{line}: {node.value}"
        elif (
            isinstance(node, ast.BinOp | ast.AugAssign)
            and isinstance(node.op, ast.Div)
            and not names_a_file(node)
        ):
            yield f"{line}: division into a float"
        elif isinstance(node, ast.For | ast.comprehension) and isinstance(node.iter, ast.Set | ast.SetComp):
            yield f"{line}: iteration over a set"


def names_a_file(node: ast.BinOp | ast.AugAssign) -> bool:
    """A path and a text, such as `folder / "packs"`."""
    name = node.right if isinstance(node, ast.BinOp) else node.value
    return isinstance(name, ast.JoinedStr) or (isinstance(name, ast.Constant) and isinstance(name.value, str))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_engine_is_deterministic(source: Path) -> None:
    assert [] == list(impure(ast.parse(source.read_text(encoding="utf-8"))))


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "from time import time",
        "x = hash('a')",
        "x = 0.5",
        "x = 1 / 2",
        "x /= 2",
        "for x in {1, 2}: pass",
        "x = [y for y in {z for z in ()}]",
    ],
)
def test_what_is_impure_is_found(text: str) -> None:
    assert list(impure(ast.parse(text)))
