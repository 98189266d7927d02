"""Component packs: load one, check a file, start a new one."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, final

from tabuleiro.core.codec import Json, JsonObject, fingerprint, shown
from tabuleiro.core.errors import Refused
from tabuleiro.core.packs import Fault, Packs
from tabuleiro.games.lisboa.components import Card, Pack
from tabuleiro.games.lisboa.kinds import DECK_WORDS
from tabuleiro.games.lisboa.pack import board, lines, pieces, template
from tabuleiro.games.lisboa.pack.reader import PackReader

RECONSTRUCTED: Final = "reconstructed-2"
"""The pack of a new game that names none."""
FIRST_RECONSTRUCTED: Final = "reconstructed"
"""Games that began with it go on with it."""
ADDED_SECTIONS: Final = ("court",)
"""Games that began before these were part of a pack go on with those of the first reconstructed one."""
DEEPEST: Final = 20
"""No pack has so many tables and lists inside each other, and whoever reads more may run out of stack."""
TOO_DEEP: Final = Fault(0, "", f"more than {DEEPEST} tables or lists lie inside each other")


class BadPack(Refused):
    """A pack cannot be found, read or written, or has faults."""

    def __init__(self, reason: str, faults: list[Fault] | None = None) -> None:
        super().__init__(reason)
        self.faults: Final = faults or []


@functools.cache
def pack_names() -> tuple[str, ...]:
    """The packs that come with the game."""
    names = [file.name for file in _built_in_folder().iterdir()]
    return tuple(sorted([name.removesuffix(".toml") for name in names if name.endswith(".toml")]))


def load_pack(name_or_path: str) -> Pack:
    """A built-in pack by its name, or any other by the path of its file."""
    path = Path(name_or_path)
    if name_or_path in pack_names() or not path.is_file():
        return pack_from(name_or_path)
    return _sound(path.name, *_read_text(_text_of(path)))


def pack_from(reference: Json) -> Pack:
    """The pack that `reference_of` describes: the name of a built-in one or a source; no file is touched."""
    if isinstance(reference, str):
        if reference not in pack_names():
            raise BadPack(f"no pack is named {shown(reference)}, the packs are: {', '.join(pack_names())}")
        return _built_in_pack(reference)
    if not isinstance(reference, dict):
        raise BadPack(f"expected the name or the source of a pack, got {shown(reference)}")
    return _sound("pack", *_read_source(reference, {}, _built_in_source(FIRST_RECONSTRUCTED)))


def reference_of(pack: Pack) -> Json:
    """What a log or a position notes of its pack: the name of a built-in one, the source of any other."""
    built_in = pack.name in pack_names() and _built_in_pack(pack.name).digest == pack.digest
    return pack.name if built_in else pack.source


def check_pack(path: str | Path) -> list[Fault]:
    """Every fault of the file, in the order of its lines."""
    try:
        text = _text_of(Path(path))
    except BadPack as fault:
        return [Fault(0, "", str(fault))]
    return _read_text(text)[1]


def new_pack(path: str | Path) -> None:
    """Write a template to fill in from the box: every figure is there and marked for replacement."""
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(template.template(_built_in_text(RECONSTRUCTED)))
    except FileExistsError:
        raise BadPack(f"{path} exists already, and a new pack overwrites nothing") from None
    except OSError as fault:
        raise BadPack(f"{path} cannot be written: {fault.strerror}") from None


@final
class LisboaPacks(Packs):
    def check(self, path: str) -> list[Fault]:
        return check_pack(path)

    def new(self, path: str) -> None:
        new_pack(path)


def _built_in_folder() -> Traversable:
    return resources.files("tabuleiro.games.lisboa") / "pack"


def _built_in_text(name: str) -> str:
    return (_built_in_folder() / f"{name}.toml").read_text(encoding="utf-8")


@functools.cache
def _built_in_source(name: str) -> JsonObject:
    return tomllib.loads(_built_in_text(name))


@functools.cache
def _built_in_pack(name: str) -> Pack:
    return _sound(name, *_read_text(_built_in_text(name)))


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadPack(f"{path} cannot be read: it is not UTF-8 text") from None
    except OSError as fault:
        raise BadPack(f"{path} cannot be read: {fault.strerror}") from None


def _sound(name: str, pack: Pack | None, faults: list[Fault]) -> Pack:
    if pack is None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        raise BadPack(f"{name}: {faults[0]}{more}", faults)
    return pack


def _read_text(text: str) -> tuple[Pack | None, list[Fault]]:
    try:
        source = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        return None, [_syntax_fault(str(fault), text)]
    except RecursionError:
        return None, [TOO_DEEP]
    return _read_source(source, lines.locate(text))


def _syntax_fault(reason: str, text: str) -> Fault:
    """The reasons of tomllib end in "(at line 3, column 5)" or "(at end of document)"."""
    found = re.search(r" \(at line (\d+), column \d+\)$", reason)
    line = int(found[1]) if found else text.count("\n") + 1
    return Fault(line, "", "this is not TOML: " + re.sub(r" \(at [^)]*\)$", "", reason))


def _read_source(
    source: Mapping[str, Json], lines: dict[lines.Path, int], newest: Mapping[str, Json] | None = None
) -> tuple[Pack | None, list[Fault]]:
    """The pack or its faults; of `newest` are the sections that packs did not always have."""
    if _depth(source) > DEEPEST:
        return None, [TOO_DEEP]
    added = {key: newest[key] for key in ADDED_SECTIONS} if newest else {}
    reader = PackReader({**added, **source}, lines)
    pack = _read(reader, dict(source))
    reader.top.close()
    faults = sorted(reader.faults, key=_place)
    return (None if faults else pack), faults


def _depth(source: Mapping[str, Json]) -> int:
    """How many levels of tables and lists lie inside each other, as far as it matters."""
    level: list[Json] = [dict(source)]
    depth = 0
    while level and depth <= DEEPEST:
        inside: list[Json] = []
        for value in level:
            if isinstance(value, dict):
                inside += value.values()
            elif isinstance(value, list):
                inside += value
        level = inside
        depth += 1
    return depth


def _place(fault: Fault) -> tuple[int, str]:
    return fault.line, fault.field


def digest_of(source: Mapping[str, Json]) -> str:
    """The fingerprint of the figures alone."""
    return fingerprint(_figures({key: source[key] for key in source if key not in ("name", "notice")}))


def _figures(value: Json) -> Json:
    """The value without the labels that say where its figures come from."""
    if isinstance(value, dict):
        return {key: _figures(value[key]) for key in value if key != "from"}
    if isinstance(value, list):
        return [_figures(item) for item in value]
    return value if isinstance(value, str | int) else str(value)


def _decks(cards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    numbers = range(1, len(cards))
    return tuple([tuple([n for n in numbers if cards[n].deck == deck]) for deck in range(len(DECK_WORDS))])


def _read(reader: PackReader, source: JsonObject) -> Pack:
    streets = board.read_streets(reader)
    lots = board.read_lots(reader, streets)
    ships = pieces.read_ships(reader)
    cards, deck_years = pieces.read_cards(reader)
    tasks, task_decks = pieces.read_tasks(reader)
    lot_tokens, site_tokens = pieces.read_tokens(reader)
    return Pack(
        name=reader.top.text("name"),
        notice=reader.top.text("notice"),
        digest=digest_of(source),
        source=source,
        provenance=reader.provenance,
        treasury=board.read_treasury(reader),
        influence=board.read_influence(reader),
        market=board.read_market(reader),
        streets=streets,
        lots=lots,
        lot_ids=tuple([cell for cell, lot in enumerate(lots) if lot.goods]),
        sites=board.read_sites(reader),
        clockwise=board.clockwise_sites(streets),
        score_tiles=board.read_score_tiles(reader),
        rubble=board.read_rubble(reader),
        city_tiles=board.read_city_tiles(reader),
        church=board.read_church(reader),
        offices=board.read_offices(reader),
        court=board.read_court(reader),
        player=board.read_player(reader),
        wigs=board.read_wigs(reader),
        buildings=pieces.read_buildings(reader),
        plans=pieces.read_plans(reader),
        ships=ships,
        yards=pieces.yards_of(ships),
        cards=cards,
        decks=_decks(cards),
        deck_years=deck_years,
        clergy=pieces.read_clergy(reader),
        decrees=pieces.read_decrees(reader),
        tasks=tasks,
        task_decks=task_decks,
        lot_tokens=lot_tokens,
        site_tokens=site_tokens,
    )
