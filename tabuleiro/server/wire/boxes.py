"""Boxes: the JSON shapes of component packs as a page shows them and lets them be entered."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from tabuleiro.server.wire.http import Incoming
from tabuleiro.table.shapes import JsonObject

Origin: TypeAlias = Literal["printed", "begun", "known", "reconstructed"]
PieceId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=260)]
PackText: TypeAlias = Annotated[str, Meta(max_length=60_000)]


class PackField(Struct, kw_only=True):
    """What a piece can be asked for; `instead` names the other field that stands there if this one does not.

    Of the kind "counts" is a number for each of the words, of "phrase" a text in the vocabulary.
    `lowest` of a flag is 1 if it is so where nothing is said.
    """

    name: str
    kind: Literal["number", "numbers", "counts", "text", "flag", "word", "words", "phrase"]
    figure: bool
    lowest: int
    highest: int
    words: list[str]
    size: int
    vocabulary: str
    instead: str


class PackPiece(Struct, kw_only=True):
    """A card, tile, place or part of the board: its values, and those of the reconstruction if it has any.

    One that is begun has printed figures and others; where each comes from is told by its name.
    """

    id: str
    list: str
    values: JsonObject
    usual: JsonObject | None
    label: Origin = field(name="from")
    figures: dict[str, Origin]


class PackGroup(Struct, kw_only=True):
    name: str
    pieces: list[PackPiece]


class PackFault(Struct, kw_only=True):
    """What is wrong, at the field of a piece or, without one, at a whole list or section.

    The reason is an English sentence; a client with a text for its word says it in another language.
    """

    piece: str | None
    field: str
    reason: str
    word: str
    facts: dict[str, str | int]
    suggestion: str | None


class PackEntries(Struct, kw_only=True):
    """How many pieces come from where; `known` are those that rulebooks and other public texts tell."""

    printed: int
    begun: int
    known: int
    reconstructed: int


class PackFigures(Struct, kw_only=True):
    """The same of single figures, of which a piece has several; none of them is begun."""

    printed: int
    known: int
    reconstructed: int


class NextPiece(Struct, kw_only=True):
    """The piece that would lengthen a list, with the values to begin with."""

    id: str
    values: JsonObject


class PackForm(Struct, kw_only=True):
    """A pack, piece by piece in the order of the box; the fields stand under the name of a piece's list.

    `growing` are the lists of which a box may have more or fewer pieces.
    """

    name: str
    notice: str
    groups: list[PackGroup]
    lists: dict[str, list[PackField]]
    growing: dict[str, NextPiece]
    vocabularies: dict[str, list[str]]
    faults: list[PackFault]
    entries: PackEntries
    figures: PackFigures


class PackStep(Struct, kw_only=True):
    """What a change of some pieces has led to: the lists they stand in, whole."""

    name: str
    notice: str
    pieces: list[PackPiece]
    growing: dict[str, NextPiece]
    faults: list[PackFault]
    entries: PackEntries
    figures: PackFigures


class OwnBox(Struct, kw_only=True):
    """What a visitor has entered, as a table takes it for its option and as a form."""

    source: JsonObject
    form: PackForm


class BoxEntry(Incoming):
    """The values of a piece, or null to take them back; the piece "pack" is its name and notice.

    `printed` names the figures that were copied from the box; null stands for all of them.
    A piece of a growing list that is known by its place leaves the list with {}.
    """

    piece: PieceId
    values: JsonObject | None
    printed: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=60)] | None = None


class BoxEntries(Incoming):
    entries: Annotated[list[BoxEntry], Meta(min_length=1, max_length=400)]


class BoxText(Incoming):
    """A pack as the text of its file."""

    text: PackText


class BoxFile(Struct, kw_only=True):
    text: str


class BoxPreview(Struct, kw_only=True):
    """What a file would change: the pieces that would not be as they are."""

    name: str
    changed: list[str]
    faults: list[PackFault]
    figures: PackFigures
