"""Only a game's ops change its state: the rules read it, ask ops for a change and put frames on the stack."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import tabuleiro

GAMES: Final = Path(tabuleiro.__file__).parent / "games"
BUILDERS: Final = {
    "state.py": "a clone fills its own fields",
    "setup.py": "a new position is filled before anybody plays",
    "position": "a position is read into an empty state",
    "knowledge": "what a seat cannot see is dealt anew into a position that was just read",
}
"""What makes a state instead of changing one, with the reason; everything else goes through ops."""
CHANGING: Final = {
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),
    *("update", "setdefault", "popitem", "add", "discard", "note"),
}
PUT: Final = (".stack.append", ".stack.extend")
"""A rule says what is to be done next: `s.then(frame)`, or one of these where it is done very often."""
CHANCE: Final = {"shuffle", "roll"}
"""They move the state's random number on."""


def is_ops(module: Path) -> bool:
    """A module `ops`, or one in a room of that name."""
    return module.stem == "ops" or "ops" in module.parent.parts


def rules_of(game: Path) -> list[Path]:
    modules = [path.relative_to(game) for path in sorted(game.glob("**/*.py"))]
    return [module for module in modules if not is_ops(module) and not BUILDERS.keys() & {*module.parts}]


MODULES: Final = [
    game.relative_to(GAMES) / module
    for game in sorted(GAMES.iterdir())
    if game.is_dir()
    for module in rules_of(game)
]


def changes(tree: ast.Module) -> Iterator[str]:
    """The lines that change a state, with what they change."""
    makers = {function.name for function in functions(tree) if names_state(function.returns)}
    for function in functions(tree):
        known = states(function, makers)
        for node in ast.walk(function):
            yield from [f"{found.lineno}: {ast.unparse(found)}" for found in changed(node, known)]


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def states(function: ast.FunctionDef, makers: set[str]) -> set[str]:
    """The names in a function that are a state, a part of one, or a clone of one."""
    arguments = [*function.args.args, *function.args.kwonlyargs]
    known = {argument.arg for argument in arguments if names_state(argument.annotation)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and reaches(node.value, known, makers):
            known |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.For | ast.comprehension) and any(
            root(each) in known for each in looped(node.iter)
        ):
            known |= {part.id for part in parts(node.target) if isinstance(part, ast.Name)}
    return known


def looped(over: ast.expr) -> list[ast.expr]:
    """What a loop goes through: `s.hands`, and in `enumerate(s.hands)` too."""
    return over.args if isinstance(over, ast.Call) else [over]


def names_state(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id.endswith("State")


def reaches(value: ast.expr, known: set[str], makers: set[str]) -> bool:
    """Whether a value lies in a state or is one: `s.goods`, `s.clone()`, `trial_of(s)`."""
    if isinstance(value, ast.IfExp):
        return reaches(value.body, known, makers) or reaches(value.orelse, known, makers)
    if isinstance(value, ast.Call):
        called = value.func
        return (isinstance(called, ast.Attribute) and called.attr == "clone") or (
            isinstance(called, ast.Name) and (called.id in makers or called.id.endswith("clone"))
        )
    return root(value) in known


def root(value: ast.expr) -> str:
    """The name that a chain of fields and places begins with."""
    while isinstance(value, ast.Attribute | ast.Subscript):
        value = value.value
    return value.id if isinstance(value, ast.Name) else ""


def changed(node: ast.AST, known: set[str]) -> list[ast.expr]:
    if isinstance(node, ast.Call):
        return [node] if calls_for_change(node, known) else []
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    flat = [part for target in targets for part in parts(target)]
    return [part for part in flat if not isinstance(part, ast.Name) and root(part) in known]


def parts(target: ast.expr) -> list[ast.expr]:
    if isinstance(target, ast.Tuple | ast.List):
        return [part for item in target.elts for part in parts(item)]
    return [target.value] if isinstance(target, ast.Starred) else [target]


def calls_for_change(call: ast.Call, known: set[str]) -> bool:
    if isinstance(call.func, ast.Attribute):
        if ast.unparse(call.func).endswith(PUT):
            return False
        return call.func.attr in CHANGING and root(call.func.value) in known
    if isinstance(call.func, ast.Name) and call.func.id in CHANCE:
        return any(root(argument) in known for argument in call.args)
    return False


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_only_ops_change_a_state(module: Path) -> None:
    assert [] == list(changes(ast.parse((GAMES / module).read_text(encoding="utf-8"))))


@pytest.mark.parametrize(
    "line",
    [
        "s.period = 2",
        "s.cash[seat] += 1",
        "s.round, s.period = 1, 2",
        "first, *s.hands = s.hands",
        "del s.stack[0]",
        "s.discarded.append(3)",
        "s.cargo[seat].pop()",
        "s.note('turn', seat, {})",
        "s.bag: tuple[int, ...] = ()",
        "shuffle(s, cards)",
        "trial = s.clone(); trial.officials[seat] -= 1",
        "trial = bare_clone(s); trial.stack.clear()",
        "zone = s.docks if seat else s.lower; zone[0] = 1",
        "cards = s.decks[seat]; cards.remove(4)",
        "for hand in s.hands: hand.clear()",
        "for owner, hand in enumerate(s.hands): hand.append(owner)",
        "[hand.pop() for hand in s.hands]",
    ],
)
def test_a_change_outside_ops_is_found(line: str) -> None:
    assert list(changes(ast.parse(f"def rule(s: LisboaState, seat: Seat) -> None:\n    {line}")))


@pytest.mark.parametrize(
    "line",
    [
        "s.then(Turn(seat))",
        "s.stack.append(Turn(seat))",
        "s.stack.extend(PHASE[seat])",
        "ops.gain_reis(s, seat, 3)",
        "found = list(s.hands[seat]); found.remove(3)",
        "self.seat = seat",
        "cash = s.cash[seat]; cash += 1",
    ],
)
def test_what_changes_no_state_is_let_through(line: str) -> None:
    assert not list(changes(ast.parse(f"def rule(self, s: LisboaState, seat: Seat) -> None:\n    {line}")))


def test_every_game_has_ops() -> None:
    games = [path for path in GAMES.iterdir() if (path / "state.py").exists()]
    assert [] == [
        game.name for game in games if not (game / "ops.py").exists() and not (game / "ops").exists()
    ]
