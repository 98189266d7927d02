"""Reads the tables of a pack and notes every fault with its line instead of stopping at the first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar, final

from tabuleiro.core.codec import shown
from tabuleiro.core.errors import quoted
from tabuleiro.core.packs import Fault
from tabuleiro.games.lisboa.components import LABELS
from tabuleiro.games.lisboa.effects import BadWords, did_you_mean
from tabuleiro.games.lisboa.pack.lines import Path

T = TypeVar("T")

REPLACE: Final = "replace"
"""The label of a template's figures, which wait for the printed ones."""


def field_of(path: Path) -> str:
    """A path as people write it: cards.nobles[3].reward."""
    text = "".join([f"[{step}]" if isinstance(step, int) else f".{step}" for step in path])
    return text.removeprefix(".")


@final
class PackReader:
    """Collects the faults and the provenance of one pack."""

    def __init__(self, source: Mapping[str, object], lines: Mapping[Path, int]) -> None:
        self.faults: Final[list[Fault]] = []
        self.provenance: Final[dict[str, str]] = {}
        self.lines: Final = lines
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

    def fault(self, path: Path, reason: str) -> None:
        self.faults.append(Fault(self.line(path), field_of(path), reason))


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
        self.figures: Final[list[str]] = []
        self.bad: Final[list[str]] = []

    # Values.

    def take(self, key: str) -> object:
        """The raw value, or None with a fault if there is none."""
        self.asked.append(key)
        if key not in self.values:
            self.bad.append(key)
            if not self.absent:
                self.reader.fault((*self.path, key), "is missing")
            return None
        return self.values[key]

    def refuse(self, key: str, reason: str) -> None:
        """Note a fault of this key, if there is such a key at all."""
        self.bad.append(key)
        if key in self.values:
            self.reader.fault((*self.path, key), reason)

    def sound(self, *keys: str) -> bool:
        """Whether these values were there and right."""
        return not any(key in self.bad for key in keys)

    def integer(self, key: str, lowest: int, highest: int) -> int:
        self.figures.append(key)
        return self.number(key, lowest, highest)

    def number(self, key: str, lowest: int, highest: int) -> int:
        """A number that names the entry and is no figure of its own."""
        value = self.take(key)
        if value is None:
            return lowest
        reason = _not_between(value, lowest, highest)
        if reason:
            self.refuse(key, reason)
            return lowest
        assert isinstance(value, int)
        return value

    def integers(self, key: str, count: int, lowest: int, highest: int) -> tuple[int, ...]:
        """A list of as many numbers; any count if 0."""
        self.figures.append(key)
        values = self.items(key, count)
        reasons = [_not_between(value, lowest, highest) for value in values]
        for place, reason in enumerate(reasons):
            if reason:
                self.bad.append(key)
                self.reader.fault((*self.path, key, place), reason)
        return tuple([value if isinstance(value, int) else lowest for value in values])

    def integers_by_word(self, key: str, words: Sequence[str], lowest: int, highest: int) -> tuple[int, ...]:
        """A table with a number under each of the words."""
        self.figures.append(key)
        inner = Section(self.reader, (*self.path, key), self.table(key), "")
        numbers = [inner.number(word, lowest, highest) for word in words]
        inner.close_names()
        self.bad.extend([key for _ in inner.bad])
        return tuple(numbers)

    def text(self, key: str) -> str:
        value = self.take(key)
        if isinstance(value, str) and value.strip():
            return value
        if value is not None:
            self.refuse(key, f"expected a text, got {shown(value)}")
        return ""

    def figure_text(self, key: str) -> str:
        self.figures.append(key)
        return self.text(key)

    def flag(self, key: str, *, otherwise: bool) -> bool:
        """A value that may be left out."""
        self.figures.append(key)
        if key not in self.values:
            self.asked.append(key)
            return otherwise
        value = self.take(key)
        if not isinstance(value, bool):
            self.refuse(key, f"expected true or false, got {shown(value)}")
        return value is True

    def word(self, key: str, words: Sequence[str], what: str) -> int:
        self.figures.append(key)
        return self.name(key, words, what)

    def name(self, key: str, words: Sequence[str], what: str) -> int:
        """The place of a word among the words; it names the entry and is no figure of its own."""
        text = self.text(key)
        if text in words:
            return words.index(text)
        if self.sound(key):
            hint = did_you_mean(text, words) or f", expected {_listed(words)}"
            self.refuse(key, f"unknown {what} {quoted(text)}{hint}")
        return 0

    def words(self, key: str, count: int, words: Sequence[str], what: str) -> tuple[int, ...]:
        """A list of as many different words."""
        self.figures.append(key)
        values = self.items(key, count)
        for place, value in enumerate(values):
            if value not in words:
                self.bad.append(key)
                self.reader.fault((*self.path, key, place), f"unknown {what} {shown(value)}")
            elif value in values[:place]:
                self.bad.append(key)
                self.reader.fault((*self.path, key, place), f"{what} {value} stands here twice")
        return tuple([words.index(value) for value in values if isinstance(value, str) and value in words])

    def parsed(self, key: str, parse: Callable[[str], T], otherwise: T) -> T:
        """A text in the vocabulary of effects or scorings."""
        self.figures.append(key)
        text = self.text(key)
        if not self.sound(key):
            return otherwise
        try:
            return parse(text)
        except BadWords as fault:
            self.refuse(key, str(fault))
            return otherwise

    def items(self, key: str, count: int) -> list[object]:
        """A list of as many values; any count if 0."""
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.refuse(key, f"expected a list, got {shown(value)}")
            return []
        if count and len(value) != count:
            self.refuse(key, f"expected {count} entries, got {len(value)}")
        return value

    def table(self, key: str) -> Mapping[str, object] | None:
        value = self.take(key)
        if value is None or isinstance(value, dict):
            return value
        self.refuse(key, f"expected a table, got {shown(value)}")
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
                self.reader.fault(path, f"expected a table, got {shown(value)}")
        return tables

    # Labels.

    def label_of(self, key: str) -> str:
        """Where the figure comes from; nothing if no label reaches it."""
        labels = self.values.get("from", self.label)
        if isinstance(labels, dict):
            labels = labels.get(key, labels.get("rest", self.label))
        return labels if isinstance(labels, str) else self.label

    def close(self) -> None:
        """Report unknown keys and labels, note the provenance of what was read."""
        self.asked.append("from")
        self.close_names()
        if self.check_labels():
            self.note_provenance()

    def close_names(self) -> None:
        """Report the keys that nobody asked for."""
        for key in self.values:
            if key not in self.asked:
                self.reader.fault((*self.path, key), "unknown key" + did_you_mean(key, self.asked))

    def check_labels(self) -> bool:
        labels = self.values.get("from", {})
        if not isinstance(labels, dict):
            return self.check_label(("from",), labels)
        for key in labels:
            if key != "rest" and key not in self.values:
                self.reader.fault((*self.path, "from", key), "labels a figure that is not here")
        sound = [self.check_label(("from", key), labels[key]) for key in labels]
        return all(sound)

    def check_label(self, path: Path, label: object) -> bool:
        if label in LABELS or label == REPLACE:
            return True
        self.reader.fault((*self.path, *path), f"expected one of {', '.join(LABELS)}, got {shown(label)}")
        return False

    def note_provenance(self) -> None:
        figures = [key for key in self.figures if key in self.values]
        for key in figures:
            self.reader.provenance[field_of((*self.path, key))] = self.label_of(key)
        unlabelled = [key for key in figures if not self.label_of(key)]
        if unlabelled:
            reason = f"says nothing about {', '.join(unlabelled)}, expected one of {', '.join(LABELS)}"
            self.reader.fault((*self.path, "from"), reason)
        waiting = [key for key in figures if self.label_of(key) == REPLACE]
        if waiting:
            reason = f'enter the printed {", ".join(waiting)}, then write from = "printed"'
            self.reader.fault(self.path, reason)


def _listed(words: Sequence[str]) -> str:
    return f"{words[0]} to {words[-1]}" if len(words) > 14 else ", ".join(words)


def _not_between(value: object, lowest: int, highest: int) -> str:
    """The reason why the value is no number in this range; nothing if it is one."""
    if not isinstance(value, int) or isinstance(value, bool):
        return f"expected a whole number, got {shown(value)}"
    if lowest <= value <= highest:
        return ""
    return (
        f"{value} is not {lowest}" if lowest == highest else f"{value} is not between {lowest} and {highest}"
    )


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
            row.refuse(
                key, f"{shown(value)} stands already in " + (f"line {line}" if line else field_of(other.path))
            )
        else:
            first[value] = row
