"""Log: a game as text, one action a line; the log is the truth, snapshots are caches."""

from __future__ import annotations

import json
from typing import Final, final

from tabuleiro.core.codec import Json, JsonObject, canonical
from tabuleiro.core.errors import BadLog

FIRST_LINE: Final = "tabuleiro log 1"
DIVIDER: Final = "--"


@final
class Header:
    """How the game began: with a seed, or with an explicit position."""

    __slots__ = ("deal", "game", "names", "options", "players", "rules", "seed")

    def __init__(
        self,
        game: str,
        rules: str,
        players: int,
        options: JsonObject,
        seed: int | None,
        deal: JsonObject | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed
        self.deal: Final = deal
        self.names: Final = names or []


@final
class Log:
    """Header, moves as (seat, code), and digests of the position after some of them."""

    __slots__ = ("header", "lines", "marks", "moves")

    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.moves: list[tuple[int, str]] = []
        self.marks: dict[int, str] = {}
        """Digest after so many moves."""
        self.lines: list[int] = []
        """The line of the text on which each move was read; empty for a log that was not read."""

    def dumps(self) -> str:
        """The log as text; `loads` reads it back."""
        lines = [FIRST_LINE, *self._header_lines(), DIVIDER, *self._mark(0)]
        for number, (seat, code) in enumerate(self.moves, 1):
            lines += [f"{seat} {code}", *self._mark(number)]
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Log:
        return _LogReader(text).read()

    def line_of(self, move: int) -> int:
        """The line on which a move stands, for messages."""
        return self.lines[move] if move < len(self.lines) else move + 1

    def _header_lines(self) -> list[str]:
        header = self.header
        lines = [f"game {header.game}", f"rules {header.rules}", f"players {header.players}"]
        lines += [f"option {name} {canonical(value)}" for name, value in sorted(header.options.items())]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(header.names) if name]
        if header.deal is not None:
            return [*lines, f"deal {canonical(header.deal)}"]
        return [*lines, f"seed {header.seed}"]

    def _mark(self, number: int) -> list[str]:
        return [f"= {number} {self.marks[number]}"] if number in self.marks else []


class _LogReader:
    """Reads the text of a log line by line; empty lines and lines that begin with # are for people."""

    def __init__(self, text: str) -> None:
        self.lines: Final = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        self.fields: dict[str, str] = {}
        self.options: JsonObject = {}
        self.names: dict[int, str] = {}
        self.header_end = 0

    def read(self) -> Log:
        if not self.lines or self.lines[0][1] != FIRST_LINE:
            raise BadLog(1, f"expected {FIRST_LINE!r}")
        log = Log(self._read_header())
        for number, line in self.lines[self.header_end :]:
            if line.startswith("="):
                self._read_mark(log, number, line)
            elif line and not line.startswith("#"):
                self._read_move(log, number, line)
        return log

    def _read_header(self) -> Header:
        for place, (number, line) in enumerate(self.lines[1:], 2):
            if line == DIVIDER:
                self.header_end = place
                return self._header(number)
            if line and not line.startswith("#"):
                self._read_field(number, line)
        raise BadLog(len(self.lines), f"the header does not end with {DIVIDER!r}")

    def _read_field(self, number: int, line: str) -> None:
        name, _, value = line.partition(" ")
        if name == "option":
            option, _, text = value.partition(" ")
            self.options[option] = _parsed(number, text)
        elif name == "seat":
            seat, _, text = value.partition(" ")
            self.names[_number(number, seat)] = text
        elif name in ("game", "rules", "players", "seed", "deal"):
            self.fields[name] = value
        else:
            raise BadLog(number, f"unknown header field {name!r}")

    def _header(self, number: int) -> Header:
        for name in ("game", "rules", "players"):
            if name not in self.fields:
                raise BadLog(number, f"the header has no field {name!r}")
        if ("seed" in self.fields) == ("deal" in self.fields):
            raise BadLog(number, "the header needs either a seed or a deal")
        players = _number(number, self.fields["players"])
        seed = _number(number, self.fields["seed"]) if "seed" in self.fields else None
        deal = _parsed(number, self.fields["deal"]) if "deal" in self.fields else None
        if deal is not None and not isinstance(deal, dict):
            raise BadLog(number, "the deal is not an object")
        names = [self.names.get(seat, "") for seat in range(players)] if self.names else []
        return Header(self.fields["game"], self.fields["rules"], players, self.options, seed, deal, names)

    def _read_mark(self, log: Log, number: int, line: str) -> None:
        parts = line.split()
        if len(parts) != 3 or not parts[1].isdecimal() or int(parts[1]) != len(log.moves):
            raise BadLog(number, f"expected '= {len(log.moves)} DIGEST', got {line!r}")
        log.marks[len(log.moves)] = parts[2]

    def _read_move(self, log: Log, number: int, line: str) -> None:
        seat, _, code = line.partition(" ")
        if not code:
            raise BadLog(number, f"expected a seat and an action, got {line!r}")
        log.moves.append((_number(number, seat), code))
        log.lines.append(number)


def _number(line: int, text: str) -> int:
    if not text.lstrip("-").isdecimal():
        raise BadLog(line, f"expected a whole number, got {text!r}")
    return int(text)


def _parsed(line: int, text: str) -> Json:
    try:
        value: Json = json.loads(text)
    except ValueError:
        raise BadLog(line, f"{text[:40]!r} is not JSON") from None
    return value
