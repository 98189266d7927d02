"""Log: a game as text, one action a line; the log is the truth, snapshots are caches."""

from __future__ import annotations

import json
from typing import Final, final

from tabuleiro.core.codec import Json, JsonObject, canonical
from tabuleiro.core.errors import BadLog, quoted

FIRST_LINE: Final = "tabuleiro log 1"
DIVIDER: Final = "--"
FIELDS: Final = ("game", "rules", "players", "seed", "deal")
NAMED_FIELDS: Final = ("option", "seat")
SEATS: Final = tuple([str(seat) for seat in range(10)])


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
        self.names: Final = [" ".join(name.split()) for name in names or []]
        """What the seats are called, each on one line whatever people typed."""


@final
class Log:
    """Header, moves as (seat, code), and digests of the position after some of them."""

    __slots__ = ("header", "lines", "marks", "moves")

    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.moves: list[tuple[int, str]] = []
        self.marks: dict[int, str] = {}
        """Digest after so many moves."""
        self.lines: dict[str, int] = {}
        """Where the text had each header field, "move 7" and "mark 25"; empty for a log that was not read."""

    def dumps(self) -> str:
        """The log as text; `loads` reads it back."""
        lines = [FIRST_LINE, *self._header_lines(), DIVIDER, *self._mark(0)]
        for number, (seat, code) in enumerate(self.moves, 1):
            lines += [f"{seat} {code}", *self._mark(number)]
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Log:
        return _LogReader(text).read()

    def copy(self) -> Log:
        """The same game, to be played on apart; the header never changes."""
        twin = Log(self.header)
        twin.moves = self.moves[:]
        twin.marks = self.marks.copy()
        return twin

    def line_of(self, what: str) -> int:
        """The line on which a header field, a move or a mark stands, for messages."""
        return (self.lines or Log.loads(self.dumps()).lines).get(what, 1)

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


@final
class _LogReader:
    """Reads the text of a log line by line; empty lines and lines that begin with # are for people."""

    def __init__(self, text: str) -> None:
        self._text: Final = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
        self._fields: Final[dict[str, str]] = {}
        self._lines: Final[dict[str, int]] = {}

    def read(self) -> Log:
        if self._text[0][1] != FIRST_LINE:
            raise BadLog(1, f"expected {FIRST_LINE!r}")
        divider = self._read_fields()
        log = Log(self._header(divider))
        for number, line in self._text[divider:]:
            if line.startswith("="):
                self._read_mark(log, number, line)
            elif line and not line.startswith("#"):
                self._read_move(log, number, line)
        log.lines = self._lines
        return log

    def _read_fields(self) -> int:
        """Read the header; the answer is the line of the divider."""
        for number, line in self._text[1:]:
            if line == DIVIDER:
                return number
            if line and not line.startswith("#"):
                self._read_field(number, line)
        raise BadLog(len(self._text), f"the header does not end with {DIVIDER!r}")

    def _read_field(self, number: int, line: str) -> None:
        name, _, value = line.partition(" ")
        if name in NAMED_FIELDS:
            which, _, value = value.partition(" ")
            name = f"{name} {which}"
        elif name not in FIELDS:
            raise BadLog(number, f"unknown header field {quoted(name)}")
        if name in self._fields:
            raise BadLog(number, f"a second field {quoted(name)}")
        self._fields[name] = value
        self._lines[name] = number

    def _header(self, divider: int) -> Header:
        for name in ("game", "rules", "players"):
            if name not in self._fields:
                raise BadLog(divider, f"the header has no field {name!r}")
        if ("seed" in self._fields) == ("deal" in self._fields):
            raise BadLog(divider, "the header needs either a seed or a deal")
        return Header(
            self._fields["game"],
            self._fields["rules"],
            _number(self._lines["players"], self._fields["players"]),
            {option: self._json(f"option {option}") for option in self._named("option")},
            _number(self._lines["seed"], self._fields["seed"]) if "seed" in self._fields else None,
            self._deal() if "deal" in self._fields else None,
            self._names(),
        )

    def _named(self, sort: str) -> list[str]:
        """What stands after "option" or "seat", in the order of the lines."""
        return [name.partition(" ")[2] for name in self._fields if name.startswith(f"{sort} ")]

    def _json(self, name: str) -> Json:
        text = self._fields[name]
        try:
            value: Json = json.loads(text)
        except (ValueError, RecursionError):
            raise BadLog(self._lines[name], f"{quoted(text)} is not JSON") from None
        return value

    def _deal(self) -> JsonObject:
        deal = self._json("deal")
        if not isinstance(deal, dict):
            raise BadLog(self._lines["deal"], "the deal is not an object")
        return deal

    def _names(self) -> list[str]:
        seats = self._named("seat")
        for seat in seats:
            if seat not in SEATS:
                raise BadLog(self._lines[f"seat {seat}"], f"expected a seat, got {quoted(seat)}")
        highest = max([SEATS.index(seat) for seat in seats], default=-1)
        return [self._fields.get(f"seat {seat}", "") for seat in range(highest + 1)]

    def _read_mark(self, log: Log, number: int, line: str) -> None:
        moves = len(log.moves)
        parts = line.split()
        if len(parts) != 3 or parts[:2] != ["=", str(moves)]:
            raise BadLog(number, f"expected '= {moves} DIGEST', got {quoted(line)}")
        log.marks[moves] = parts[2]
        self._lines[f"mark {moves}"] = number

    def _read_move(self, log: Log, number: int, line: str) -> None:
        seat, _, code = line.partition(" ")
        if not code:
            raise BadLog(number, f"expected a seat and an action, got {quoted(line)}")
        log.moves.append((_number(number, seat), code))
        self._lines[f"move {len(log.moves)}"] = number


def _number(line: int, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadLog(line, f"expected a whole number, got {quoted(text)}") from None
