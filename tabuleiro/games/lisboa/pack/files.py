"""Component packs: load one, check a file, start a new one."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, final

from tabuleiro.core.codec import Json, JsonObject, fingerprint, shown
from tabuleiro.core.errors import Refused
from tabuleiro.core.packs import Checked, Entries, Fault, Origins
from tabuleiro.games.lisboa.components import Card, Pack
from tabuleiro.games.lisboa.faults import reason
from tabuleiro.games.lisboa.kinds import DECK_WORDS
from tabuleiro.games.lisboa.pack import board, lines, pieces, template
from tabuleiro.games.lisboa.pack.completing import RECONSTRUCTED_LABEL, completed
from tabuleiro.games.lisboa.pack.reader import PackEntry, PackReader

RECONSTRUCTED: Final = "reconstructed-3"
"""The pack of a new game that names none."""
FIRST_RECONSTRUCTED: Final = "reconstructed"
"""Games that began with it go on with it."""
ADDED_SECTIONS: Final = ("court",)
"""Games that began before these were part of a pack go on with those of the first reconstructed one."""
PRINTED: Final = "printed"
BEGUN: Final = "begun"
"""Some figures of an entry are printed, others are not."""
KNOWN: Final = "known"
"""Not printed, but public or following from what is."""
DEEPEST_PACK: Final = 20
"""No pack has so many tables and lists inside each other, and whoever reads more may run out of stack."""
TOO_DEEP: Final = Fault(0, "", reason("too_deep", most=DEEPEST_PACK))
TOO_LONG: Final = Fault(0, "", reason("too_many_digits"))


NO_LINES: Final[Mapping[lines.Path, int]] = {}


@final
@dataclass(frozen=True, slots=True)
class Reading:
    """What a source says: the pack, or its faults; its entries and the source with all that was added."""

    pack: Pack | None
    faults: list[Fault]
    entries: list[PackEntry]
    whole: JsonObject


class BadPack(Refused):
    """A pack cannot be found, read or written, or has faults."""

    def __init__(self, reason: str, faults: list[Fault] | None = None) -> None:
        super().__init__(reason)
        self.faults: Final = faults or []


class NotToml(BadPack):
    """Nothing in a text can be told apart; a client says in its own language which line is the first."""


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
    return _sound(path.name, _read_text(_text_of(path)))


def pack_from(reference: Json) -> Pack:
    """The pack that `reference_of` describes: the name of a built-in one or a source; no file is touched."""
    if isinstance(reference, str):
        if reference not in pack_names():
            raise BadPack(f"no pack is named {shown(reference)}, the packs are: {', '.join(pack_names())}")
        return _built_in_pack(reference)
    if not isinstance(reference, dict):
        raise BadPack(f"expected the name or the source of a pack, got {shown(reference)}")
    return _sound("pack", read_source(reference))


def source_named(reference: Json) -> JsonObject:
    """The source that a reference means, whether it is a pack or not."""
    if isinstance(reference, dict):
        return reference
    if reference not in pack_names():
        raise BadPack(f"no pack is named {shown(reference)}, the packs are: {', '.join(pack_names())}")
    return _built_in_source(str(reference))


def reference_of(pack: Pack) -> Json:
    """What a log or a position notes of its pack: the name of a built-in one, the source of any other."""
    built_in = pack.name in pack_names() and _built_in_pack(pack.name).digest == pack.digest
    return pack.name if built_in else pack.source


def check_pack(path: str | Path) -> Checked:
    """Every fault of the file in the order of its lines, and where its entries come from."""
    try:
        text = _text_of(Path(path))
    except BadPack as fault:
        why = Fault(0, "", reason("unreadable", detail=str(fault)))
        return Checked([why], count_entries([]), count_figures([]))
    read = _read_text(text)
    return Checked(read.faults, count_entries(read.entries), count_figures(read.entries))


def new_pack(path: str | Path) -> None:
    """Write a template to fill in from the box: every figure is there and marked for replacement."""
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(template.template(_built_in_text(RECONSTRUCTED)))
    except FileExistsError:
        raise BadPack(f"{path} exists already, and a new pack overwrites nothing") from None
    except OSError as fault:
        raise BadPack(f"{path} cannot be written: {fault.strerror}") from None


def _built_in_folder() -> Traversable:
    return resources.files("tabuleiro.games.lisboa") / "pack"


def _built_in_text(name: str) -> str:
    return (_built_in_folder() / f"{name}.toml").read_text(encoding="utf-8")


@functools.cache
def _built_in_source(name: str) -> JsonObject:
    return tomllib.loads(_built_in_text(name))


@functools.cache
def _built_in_pack(name: str) -> Pack:
    return _sound(name, _read_text(_built_in_text(name)))


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadPack(f"{path} cannot be read: it is not UTF-8 text") from None
    except OSError as fault:
        raise BadPack(f"{path} cannot be read: {fault.strerror}") from None


def _sound(name: str, read: Reading) -> Pack:
    if read.pack is None:
        more = f" (and {len(read.faults) - 1} more)" if len(read.faults) > 1 else ""
        raise BadPack(f"{name}: {read.faults[0]}{more}", read.faults)
    return read.pack


def source_of(text: str) -> JsonObject:
    """What a TOML text says; it need not be a pack."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        found = _syntax_fault(str(fault), text)
        raise NotToml(f"pack: {found}", [found]) from None
    except ValueError:  # from Python itself, which says more about itself than about the file
        raise NotToml(f"pack: {TOO_LONG}", [TOO_LONG]) from None
    except RecursionError:
        raise NotToml(f"pack: {TOO_DEEP}", [TOO_DEEP]) from None


def _read_text(text: str) -> Reading:
    try:
        source = source_of(text)
    except BadPack as refused:
        return Reading(None, refused.faults, [], {})
    return read_source(source, lines.locate(text))


def _syntax_fault(told: str, text: str) -> Fault:
    """The reasons of tomllib end in "(at line 3, column 5)" or "(at end of document)"."""
    found = re.search(r" \(at line (\d+), column \d+\)$", told)
    line = int(found[1]) if found else text.count("\n") + 1
    return Fault(line, "", reason("not_toml", detail=re.sub(r" \(at [^)]*\)$", "", told)))


def read_source(source: Mapping[str, Json], lines: Mapping[lines.Path, int] = NO_LINES) -> Reading:
    """The pack or its faults; whatever the source does not hold comes from the reconstruction."""
    if _depth(source) > DEEPEST_PACK:
        return Reading(None, [TOO_DEEP], [], {})
    whole, added = _whole(source)
    reader = PackReader({**_court_of_old(whole), **whole}, lines, added)
    pack = _read(reader, whole)
    reader.top.close()
    faults = sorted(reader.faults, key=_place)
    return Reading(None if faults else pack, faults, reader.entries, whole)


def _whole(source: Mapping[str, Json]) -> tuple[JsonObject, list[lines.Path]]:
    """The source with what it lacks; one that lacks only what packs did not always have stays as it is."""
    base = reconstruction()
    older = {key: base[key] for key in base if key in source or key not in ADDED_SECTIONS}
    whole, added = completed(source, older)
    return completed(source, base) if added else (whole, added)


def _court_of_old(source: Mapping[str, Json]) -> JsonObject:
    base = _built_in_source(FIRST_RECONSTRUCTED)
    return {key: base[key] for key in ADDED_SECTIONS if key not in source}


def reconstruction() -> JsonObject:
    """Where the figures come from that a pack does not hold."""
    return _built_in_source(RECONSTRUCTED)


def _depth(source: Mapping[str, Json]) -> int:
    """How many levels of tables and lists lie inside each other, as far as it matters."""
    level: list[Json] = [dict(source)]
    depth = 0
    while level and depth <= DEEPEST_PACK:
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


def count_entries(entries: Sequence[PackEntry]) -> Entries:
    """How many entries come from where."""
    origins = [origin_of(entry.labels) for entry in entries]
    missing = sum([entry.added and PRINTED not in entry.labels for entry in entries])
    return Entries(
        origins.count(PRINTED),
        origins.count(BEGUN),
        origins.count(KNOWN),
        origins.count(RECONSTRUCTED_LABEL),
        missing,
    )


def count_figures(entries: Sequence[PackEntry]) -> Origins:
    """How many single figures come from where."""
    origins = [origin_of([label]) for entry in entries for label in entry.labels]
    return Origins(origins.count(PRINTED), origins.count(KNOWN), origins.count(RECONSTRUCTED_LABEL))


def origin_of(labels: Sequence[str]) -> str:
    """Where figures come from together; those of which none is printed are what the weakest of them is."""
    if PRINTED in labels:
        return PRINTED if all(label == PRINTED for label in labels) else BEGUN
    return RECONSTRUCTED_LABEL if RECONSTRUCTED_LABEL in labels else KNOWN


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
