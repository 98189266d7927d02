"""The line on which each key and entry of a TOML text stands, which `tomllib` does not tell."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from typing import Final, TypeAlias, final

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: keys, and places in arrays."""

_BLANK: Final = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_SPACE: Final = re.compile(r"[ \t]*")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")


def locate(text: str) -> dict[Path, int]:
    """The line of every table, key and array entry of a valid TOML text."""
    scan = _Scan(text.replace("\r\n", "\n"))
    scan.run()
    return scan.lines


@final
class _Scan:
    """Walks over a text that `tomllib` has accepted, so that it may take well-formedness for granted."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.at = 0
        self.starts: Final = [0, *[match.end() for match in re.finditer("\n", text)]]
        self.lines: Final[dict[Path, int]] = {(): 1}
        self.tables: Final[dict[Path, int]] = {}
        """How many tables each array of tables has so far."""

    def run(self) -> None:
        table: Path = ()
        self.skip(_BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_BLANK)

    def skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        assert match is not None, f"no {pattern.pattern} at {self.at}"
        self.at = match.end()
        return match[0]

    def mark(self, path: Path, at: int) -> None:
        self.lines.setdefault(path, bisect_right(self.starts, at))

    def header(self) -> Path:
        at = self.at
        brackets = 2 if self.text.startswith("[[", at) else 1
        self.at += brackets
        keys = self.keys()
        self.at += brackets
        outer: Path = ()
        for key in keys[:-1]:
            outer = self.inside((*outer, key))
        path = (*outer, keys[-1])
        self.mark(path, at)
        if brackets == 2:
            path = self.another(path)
            self.mark(path, at)
        return path

    def inside(self, path: Path) -> Path:
        """The last table of an array of tables, any other value itself."""
        return (*path, self.tables[path] - 1) if path in self.tables else path

    def another(self, array: Path) -> Path:
        """A further table of the array."""
        place = self.tables.get(array, 0)
        self.tables[array] = place + 1
        return (*array, place)

    def keys(self) -> list[str]:
        """A key with its dots, up to the sign after it."""
        found: list[str] = []
        while True:
            self.skip(_SPACE)
            quoted = self.text[self.at] in "\"'"
            key = self.skip(_STRING if quoted else _BARE_KEY)
            found.append(tomllib.loads(f"key = {key}")["key"] if quoted else key)
            self.skip(_SPACE)
            if self.text[self.at] != ".":
                return found
            self.at += 1

    def pair(self, table: Path) -> None:
        at = self.at
        path = table
        for key in self.keys():
            path = (*path, key)
            self.mark(path, at)
        self.at += 1  # the equals sign
        self.skip(_SPACE)
        self.value(path)

    def value(self, path: Path) -> None:
        sign = self.text[self.at]
        if sign == "[":
            self.array(path)
        elif sign == "{":
            self.inline_table(path)
        else:
            self.skip(_STRING if sign in "\"'" else _SCALAR)

    def array(self, path: Path) -> None:
        self.at += 1
        place = 0
        self.skip(_BLANK)
        while self.text[self.at] != "]":
            self.mark((*path, place), self.at)
            self.value((*path, place))
            self.comma()
            place += 1
        self.at += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        self.skip(_BLANK)
        while self.text[self.at] != "}":
            self.pair(path)
            self.comma()
        self.at += 1

    def comma(self) -> None:
        self.skip(_BLANK)
        if self.text[self.at] == ",":
            self.at += 1
        self.skip(_BLANK)
