"""One word per thing: no name of the engine and a game, and no type of all layers, stands for two things."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
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

CLIENT: Final = ROOT.parent / "web" / "src"
EXPORTED: Final = re.compile(r"^ *export (?:abstract )?(?:interface|type|class) (\w+)", re.MULTILINE)
SHAPES: Final = ("tabuleiro/table/shapes.py", "tabuleiro/server/wire/", "web/src/wire/types.ts")
"""The shape of a thing on the wire has the name of the thing."""
SAME_THING: Final = {
    "Answer": "what a bot has decided, in a worker of the browser too",
    "BadRequest": "the kind of a refusal, by which the server and the protocol of the engine tell it",
    "Conflict": "somebody else wrote the same number first, on the server and in the browser",
    "Difficulty": "of a puzzle",
    "Eyes": "with which a game is looked back at",
    "GameKey": "an argument of a command too",
    "House": "the server's, and what a client asks of any",
    "Json": "as it is",
    "JsonObject": "as it is",
    "NotFound": "the kind of a refusal, by which the server and a house for one tell it",
    "Refused": "by the rules or the house, and a client that was",
    "Seat": "the number of one",
    "Unwritten": "what the house for one hands to the browser to be kept",
}
"""Types that stand in several places and are the same thing in all of them."""
SAME_IN_GAMES: Final = {
    "Building": "one that a player has opened or built",
    "Card": "what is printed on one",
    "Good": "which one of the game's",
    "Habits": "how often quick players choose what",
    "Play": "what the table shows of a choice on the way",
    "Produce": "the deed of this name in both rulebooks",
    "Tab": "of the game's table in narrow windows",
    "Trust": "how much to believe of a judge",
}
"""Types of several games that are the same thing in each."""
OF_EACH_RULEBOOK: Final = {
    "Place": "Lisboa: a place of the board; San Juan: where hidden cards are",
    "Reward": "Lisboa: what is printed on cards and lots; San Juan: what carpenter and poor house give",
    "Ship": "Lisboa: a card; San Juan: to put a good under the harbour",
}
"""Words of two rulebooks, or named after them, for two things: nobody reads both games at once."""
SAME_DEED: Final = {
    "think": "to let a bot decide: the server's worker asks the table's",
}
"""Functions that stand in several layers, are called by their bare names, and do the same in all of them."""


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


def numbers_of(game: str) -> dict[str, str]:
    """The types of a game that are numbers, by the names of what they number: "house_group"."""
    found = {}
    for module in (ROOT / "games" / game).glob("**/*.py"):
        for name in re.findall(r"^(\w+): TypeAlias = int$", module.read_text(encoding="utf-8"), re.MULTILINE):
            found[re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()] = name
    return found


def annotated(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The names of parameters and fields with their types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation is not None:
            yield node.arg, ast.unparse(node.annotation)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, ast.unparse(node.annotation)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_of_a_thing_has_the_type_of_the_thing(game: str) -> None:
    numbers, plain = numbers_of(game), []
    for folder in (ROOT / "games" / game, ROOT / "bots" / game, ROOT / "lab" / game):
        for module in sorted(folder.glob("**/*.py")):
            for name, kind in annotated(ast.parse(module.read_text(encoding="utf-8"))):
                if name in numbers and re.search(r"\bint\b", kind):
                    plain.append(f"{module.relative_to(ROOT)}: {name}: {kind}, not {numbers[name]}")
    assert "seat" in numbers
    assert [] == plain


def types_of(module: Path) -> list[str]:
    """The types that a module of Python defines, or one of the client exports."""
    text = module.read_text(encoding="utf-8")
    return classes_and_aliases(text) if module.suffix == ".py" else EXPORTED.findall(text)


def classes_and_aliases(text: str) -> list[str]:
    found: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            found.append(ast.unparse(node.target))
    return [name for name in found if not name.startswith("_")]


def owner_of(module: str) -> str:
    """The game in whose folder a module lies; none of what is shared."""
    folder = re.search(r"/(?:games|bots|lab)/(\w+)/", module)
    return folder.group(1) if folder and folder.group(1) in GAMES else ""


def places_of_types() -> dict[str, list[str]]:
    """Where each type is defined, except for shapes."""
    found: dict[str, list[str]] = defaultdict(list)
    modules = [*ROOT.glob("**/*.py"), *CLIENT.glob("**/*.ts"), *CLIENT.glob("**/*.svelte")]
    for module in sorted(modules):
        place = module.relative_to(ROOT.parent).as_posix()
        if not place.startswith(SHAPES):
            for name in types_of(module):
                found[name].append(place)
    return found


def is_drawn(places: list[str]) -> bool:
    """A type of a game's engine that the game's folder of the client has too."""
    return ["tabuleiro/games", "web/src/games"] == [
        place.partition(f"/{owner_of(place)}/")[0] for place in places
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_type_stands_for_one_thing_in_all_layers(game: str) -> None:
    doubled = {}
    for name, places in places_of_types().items():
        read = [place for place in places if owner_of(place) in ("", game)]
        if len(read) > 1 and not is_drawn(read) and name not in SAME_THING:
            doubled[name] = read
    assert {} == doubled


def test_games_share_only_types_that_are_the_same_thing() -> None:
    shared = {
        name
        for name, places in places_of_types().items()
        if len({owner_of(place) for place in places} - {""}) > 1
    }
    assert {*SAME_IN_GAMES, *OF_EACH_RULEBOOK} == shared - {*SAME_THING}


def imported(module: Path) -> Iterator[tuple[str, str]]:
    """The functions that a module calls by their bare names, with the modules that they come from."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(ROOT.name):
            source = ROOT.parent / str(node.module).replace(".", "/")
            for alias in node.names:
                if alias.name.islower() and not module_of(source / alias.name) and not alias.asname:
                    yield alias.name, module_of(source)


def module_of(name: Path) -> str:
    found = [path for path in (name.with_suffix(".py"), name / "__init__.py") if path.is_file()]
    return found[0].relative_to(ROOT.parent).as_posix() if found else ""


def layer_of(module: str) -> str:
    return module.split("/")[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_function_that_is_called_by_its_bare_name_stands_for_one_thing(game: str) -> None:
    places: dict[str, set[str]] = defaultdict(set)
    for module in ROOT.glob("**/*.py"):
        for name, place in imported(module):
            if owner_of(place) in ("", game):
                places[name].add(place)
    doubled = {name for name, found in places.items() if len({layer_of(each) for each in found}) > 1}
    assert set() == doubled - {*SAME_DEED}


def test_no_type_of_the_client_has_the_name_of_a_shape_of_the_wire() -> None:
    shapes = types_of(CLIENT / "wire" / "types.ts")
    drawn = [name for name, places in places_of_types().items() if places[-1].startswith("web/")]
    assert [] == sorted({*shapes}.intersection(drawn) - {*SAME_THING})
