"""Reads the tables of a pack and notes every fault with its line instead of stopping at the first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar, final

from tabuleiro.core.codec import shown
from tabuleiro.core.errors import cut, quoted
from tabuleiro.core.packs import Fault, PackReason
from tabuleiro.games.lisboa.components import LABELS
from tabuleiro.games.lisboa.effects import BadWords
from tabuleiro.games.lisboa.faults import nearest, reason, unknown
from tabuleiro.games.lisboa.pack.completing import label_in
from tabuleiro.games.lisboa.pack.lines import Path

T = TypeVar("T")

LONGEST_TEXT: Final = 200
"""No name, sentence or word of a pack has so many characters."""
LONGEST_PACK_LIST: Final = 200
"""No list of a pack has so many entries."""
ALL_LABELS: Final = ", ".join(LABELS)
MOST_UNKNOWN: Final = 20
"""Whoever misspells more keys of one table has sent something else than a pack."""


def field_of(path: Path) -> str:
    """A path as people write it: cards.nobles[3].reward; a terminal must not obey what a stranger wrote."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{_visible(step)}" for step in path]
    return "".join(steps).removeprefix(".")


def _visible(key: str) -> str:
    return cut(key) if key.isprintable() else quoted(key)


@final
@dataclass(frozen=True, slots=True)
class PackField:
    """What a table of a pack was asked for: what a form needs to know to offer it."""

    name: str
    kind: str
    """number, numbers, counts (a number for each of the words), text, flag, word, words or phrase."""
    figure: bool = True
    """Not so for what only names the entry."""
    lowest: int = 0
    """Of a flag: 1 if it is so where nothing is said."""
    highest: int = 0
    words: tuple[str, ...] = ()
    size: int = 0
    """How many values a list has; 0 for any number."""
    vocabulary: str = ""
    instead: str = ""
    """The other field that stands there if this one does not."""


@final
@dataclass(frozen=True, slots=True)
class PackEntry:
    """One table with figures of its own: a card, a tile, a place, or what the board says of one thing."""

    path: Path
    values: Mapping[str, object]
    fields: list[PackField]
    figures: list[str]
    """The names of those that are there."""
    labels: list[str]
    """Where each of them comes from."""
    added: bool
    """Some of it is not in the file but was added from the reconstruction."""


@final
class PackReader:
    """Collects the faults, the entries and the provenance of one pack."""

    def __init__(
        self, source: Mapping[str, object], lines: Mapping[Path, int], added: Sequence[Path] = ()
    ) -> None:
        self.faults: Final[list[Fault]] = []
        self.entries: Final[list[PackEntry]] = []
        self.provenance: Final[dict[str, str]] = {}
        self.lines: Final = lines
        self.added: Final = frozenset(added)
        self.top: Final = Section(self, (), source, "")

    def section(self, name: str) -> Section:
        """The section with this name; a missing one is one fault, and all its figures are then absent."""
        values = self.top.table(name)
        return Section(self, (name,), values, self.top.label_of(name))

    def line(self, path: Path) -> int:
        """The line of the path, or of the nearest thing around it that has one."""
        while path and path not in self.lines:
            path = path[: len(path) - 1]
        return self.lines.get(path, 0)

    def fault(self, path: Path, why: PackReason) -> None:
        self.faults.append(Fault(self.line(path), field_of(path), why))


@final
class Section:
    """One table of a pack: gives its values checked, and reports at `close` what nobody asked for.

    A value that is missing or wrong is one fault and reads as a harmless stand-in; `sound` tells them apart.
    """

    def __init__(
        self, reader: PackReader, path: Path, values: Mapping[str, object] | None, label: str
    ) -> None:
        self.reader: Final = reader
        self.path: Final = path
        self.absent: Final = values is None
        self.values: Final[Mapping[str, object]] = values or {}
        self.label: Final = label
        """The label of the table around this one, for figures without their own."""
        self.asked: Final[list[str]] = []
        self.fields: Final[list[PackField]] = []
        self.bad: Final[list[str]] = []

    # Values.

    def take(self, key: str) -> object:
        """The raw value, or None with a fault if there is none."""
        self.asked.append(key)
        if key not in self.values:
            self.bad.append(key)
            if not self.absent:
                self.reader.fault((*self.path, key), reason("missing"))
            return None
        return self.values[key]

    def refuse(self, key: str, why: PackReason) -> None:
        """Note a fault of this key, if there is such a key at all."""
        self.bad.append(key)
        if key in self.values:
            self.reader.fault((*self.path, key), why)

    def sound(self, *keys: str) -> bool:
        """Whether these values were there and right."""
        return not any(key in self.bad for key in keys)

    def integer(self, key: str, lowest: int, highest: int) -> int:
        self.fields.append(PackField(key, "number", lowest=lowest, highest=highest))
        return self._integer(key, lowest, highest)

    def number(self, key: str, lowest: int, highest: int) -> int:
        """A number that names the entry and is no figure of its own."""
        self.fields.append(PackField(key, "number", figure=False, lowest=lowest, highest=highest))
        return self._integer(key, lowest, highest)

    def _integer(self, key: str, lowest: int, highest: int) -> int:
        value = self.take(key)
        if value is None:
            return lowest
        why = _not_between(value, lowest, highest)
        if why is not None:
            self.refuse(key, why)
            return lowest
        assert isinstance(value, int)
        return value

    def integers(self, key: str, count: int, lowest: int, highest: int) -> tuple[int, ...]:
        """A list of as many numbers; any count if 0."""
        self.fields.append(PackField(key, "numbers", lowest=lowest, highest=highest, size=count))
        values = self.items(key, count)
        for place, value in enumerate(values):
            why = _not_between(value, lowest, highest)
            if why is not None:
                self.bad.append(key)
                self.reader.fault((*self.path, key, place), why)
        return tuple([value if isinstance(value, int) else lowest for value in values])

    def integers_by_word(self, key: str, words: Sequence[str], lowest: int, highest: int) -> tuple[int, ...]:
        """A table with a number under each of the words."""
        self.fields.append(PackField(key, "counts", lowest=lowest, highest=highest, words=tuple(words)))
        inner = Section(self.reader, (*self.path, key), self.table(key), "")
        numbers = [inner.number(word, lowest, highest) for word in words]
        inner.close_names()
        self.bad.extend([key for _ in inner.bad])
        return tuple(numbers)

    def text(self, key: str) -> str:
        """A text that names the entry and is no figure of its own."""
        self.fields.append(PackField(key, "text", figure=False))
        return self._text(key)

    def figure_text(self, key: str) -> str:
        self.fields.append(PackField(key, "text"))
        return self._text(key)

    def _text(self, key: str) -> str:
        value = self.take(key)
        if isinstance(value, str) and len(value) > LONGEST_TEXT:
            self.refuse(key, reason("text_too_long", found=len(value), most=LONGEST_TEXT))
        elif isinstance(value, str) and value.strip() and "\0" not in value:  # which no database would keep
            return value
        elif value is not None:
            self.refuse(key, _empty(value) or reason("not_a_text", value=shown(value)))
        return ""

    def flag(self, key: str, *, otherwise: bool) -> bool:
        """A value that may be left out."""
        self.fields.append(PackField(key, "flag", lowest=int(otherwise)))
        if key not in self.values:
            self.asked.append(key)
            return otherwise
        value = self.take(key)
        if not isinstance(value, bool):
            self.refuse(key, reason("not_a_flag", value=shown(value)))
        return value is True

    def word(self, key: str, words: Sequence[str], what: str) -> int:
        """The place of a word among the words."""
        self.fields.append(PackField(key, "word", words=tuple(words)))
        return self._word(key, words, what)

    def name(self, key: str, words: Sequence[str], what: str) -> int:
        """The same where the word names the entry and is no figure of its own."""
        self.fields.append(PackField(key, "word", figure=False, words=tuple(words)))
        return self._word(key, words, what)

    def _word(self, key: str, words: Sequence[str], what: str) -> int:
        text = self._text(key)
        if text in words:
            return words.index(text)
        if self.sound(key):
            near = nearest(text, words)
            other = reason("unknown_word", what=what, value=cut(text), words=_listed(words))
            self.refuse(key, unknown(what, text, near) if near else other)
        return 0

    def words(self, key: str, count: int, words: Sequence[str], what: str) -> tuple[int, ...]:
        """A list of as many different words."""
        self.fields.append(PackField(key, "words", words=tuple(words), size=count))
        values = self.items(key, count)
        for place, value in enumerate(values):
            if value not in words:
                self.bad.append(key)
                self.reader.fault(
                    (*self.path, key, place), reason("unknown_value", what=what, value=shown(value))
                )
            elif value in values[:place]:
                self.bad.append(key)
                self.reader.fault((*self.path, key, place), reason("twice", what=what, value=str(value)))
        return tuple([words.index(value) for value in values if isinstance(value, str) and value in words])

    def parsed(
        self, key: str, vocabulary: str, parse: Callable[[str], T], otherwise: T, instead: str = ""
    ) -> T:
        """A text in one of the vocabularies of effects and scorings."""
        self.offer(key, vocabulary, instead)
        text = self._text(key)
        if not self.sound(key):
            return otherwise
        try:
            return parse(text)
        except BadWords as fault:
            self.refuse(key, fault.why)
            return otherwise

    def offer(self, key: str, vocabulary: str, instead: str = "") -> None:
        """Say that such a text may stand here."""
        self.fields.append(PackField(key, "phrase", vocabulary=vocabulary, instead=instead))

    def items(self, key: str, count: int) -> list[object]:
        """A list of as many values; any count if 0."""
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.refuse(key, reason("not_a_list", value=shown(value)))
            return []
        if len(value) > LONGEST_PACK_LIST:
            self.refuse(key, reason("too_many_entries", found=len(value), most=count or LONGEST_PACK_LIST))
            return []
        if count and len(value) != count:
            self.refuse(key, reason("other_entries", expected=count, found=len(value)))
        return value

    def table(self, key: str) -> Mapping[str, object] | None:
        value = self.take(key)
        if value is None or isinstance(value, dict):
            return value
        self.refuse(key, reason("not_a_table", value=shown(value)))
        return None

    def rows(self, key: str, count: int = 0) -> list[Section]:
        """A list of tables, of the given length if it is not 0."""
        tables: list[Section] = []
        for place, value in enumerate(self.items(key, count)):
            path = (*self.path, key, place)
            if isinstance(value, dict):
                tables.append(Section(self.reader, path, value, self.label_of(key)))
            else:
                self.bad.append(key)
                self.reader.fault(path, reason("not_a_table", value=shown(value)))
        return tables

    # Labels.

    def label_of(self, key: str) -> str:
        """Where the figure comes from; nothing if no label reaches it."""
        return label_in(self.values.get("from", self.label), key, self.label)

    def figures(self) -> list[str]:
        """The keys of the figures that are here."""
        return [field.name for field in self.fields if field.figure and field.name in self.values]

    def close(self) -> None:
        """Report unknown keys and labels, note the provenance of what was read."""
        self.asked.append("from")
        self.close_names()
        self.note_entry()
        if self.check_labels():
            self.note_provenance()

    def note_entry(self) -> None:
        if any(field.figure for field in self.fields):
            figures = self.figures()
            labels = [self.label_of(key) for key in figures]
            ways = [self.path, self.path[:1], self.path[:2], *[(*self.path, key) for key in figures]]
            added = any(way in self.reader.added for way in ways)
            self.reader.entries.append(PackEntry(self.path, self.values, self.fields, figures, labels, added))

    def close_names(self) -> None:
        """Report the keys that nobody asked for; a heap of them is one fault."""
        strange = [key for key in self.values if key not in self.asked]
        if len(strange) > MOST_UNKNOWN:
            self.reader.fault(self.path, reason("unknown_keys", found=len(strange)))
            return
        for key in strange:
            near = nearest(cut(key), self.asked)
            why = reason("unknown_key_near", near=near) if near else reason("unknown_key")
            self.reader.fault((*self.path, key), why)

    def check_labels(self) -> bool:
        labels = self.values.get("from", {})
        if not isinstance(labels, dict):
            return self.check_label(("from",), labels)
        for key in labels:
            if key != "rest" and key not in self.values:
                self.reader.fault((*self.path, "from", key), reason("nothing_labelled"))
        sound = [self.check_label(("from", key), labels[key]) for key in labels]
        return all(sound)

    def check_label(self, path: Path, label: object) -> bool:
        if label in LABELS:
            return True
        self.reader.fault((*self.path, *path), reason("unknown_label", labels=ALL_LABELS, value=shown(label)))
        return False

    def note_provenance(self) -> None:
        for key in self.figures():
            self.reader.provenance[field_of((*self.path, key))] = self.label_of(key)
        unlabelled = [key for key in self.figures() if not self.label_of(key)]
        if unlabelled:
            why = reason("unlabelled", figures=", ".join(unlabelled), labels=ALL_LABELS)
            self.reader.fault((*self.path, "from"), why)


def _listed(words: Sequence[str]) -> str:
    return f"{words[0]} to {words[-1]}" if len(words) > 14 else ", ".join(words)


def _empty(value: object) -> PackReason | None:
    """What a field of a form holds into which nothing was typed is no text and no number."""
    return reason("empty") if isinstance(value, str) and not value.strip() else None


def _not_between(value: object, lowest: int, highest: int) -> PackReason | None:
    """Why the value is no number in this range; nothing if it is one."""
    if not isinstance(value, int) or isinstance(value, bool):
        return _empty(value) or reason("not_a_number", value=shown(value))
    if lowest <= value <= highest:
        return None
    if lowest == highest:
        return reason("not_exactly", value=value, lowest=lowest)
    return reason("not_between", value=value, lowest=lowest, highest=highest)


def check_unique(rows: Sequence[Section], key: str) -> None:
    """Report every value of this key that an earlier row has too."""
    first: dict[object, Section] = {}
    for row in rows:
        value = row.values.get(key)
        if not row.sound(key):
            continue
        if value in first:
            other = first[value]
            line = other.reader.line((*other.path, key))
            row.refuse(key, _there_already(shown(value), line, other.path))
        else:
            first[value] = row


def _there_already(value: str, line: int, path: Path) -> PackReason:
    if line:
        return reason("in_line_already", value=value, line=line)
    return reason("there_already", value=value, field=field_of(path))
