"""The engine's protocol: one JSON object a request, one JSON object an answer; whatever comes is answered."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from tabuleiro.cli.engine import LONGEST_LINE
from tabuleiro.core import registry
from tabuleiro.core.codec import Json, JsonObject, Reader, shown
from tabuleiro.core.errors import BadPosition, NothingToUndo, Refused, quoted
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay

HIGHEST_SEED: Final = (1 << 64) - 1


class BadRequest(Refused):
    """The line is not a request of the protocol: the message names the field and the reason."""


class UnknownTable(Refused):
    """No position has this name."""


class Form(NamedTuple):
    """The fields of a request besides "id" and "do"; a field that may be omitted may also be null."""

    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


FORMS: Final = {
    "new": Form(("table", "game", "players"), ("seed", "options")),
    "load": Form(("table", "position"), ("game",)),
    "replay": Form(("table", "log"), ("upto",)),
    "clone": Form(("table", "to")),
    "options": Form(("table",)),
    "apply": Form(("table", "code"), ("seat",)),
    "undo": Form(("table",), ("seat",)),
    "view": Form(("table",), ("seat",)),
    "explain": Form(("table", "code")),
    "dump": Form(("table",)),
    "log": Form(("table",)),
    "ranking": Form(("table",)),
    "quit": Form(),
}


def field(reader: Reader, name: str) -> Any:
    """The value of a field of a request, which has the same type wherever the field occurs."""
    if name in ("options", "position"):
        return reader.object()
    if name == "seed":
        return reader.integer(0, HIGHEST_SEED)
    if name in ("players", "seat"):
        return reader.integer(0, 99)
    if name == "upto":
        return reader.integer(0, 1_000_000)
    return reader.text(LONGEST_LINE)


def parsed(line: str) -> dict[str, Json]:
    """The request as an object, as far as it is one."""
    try:
        request = json.loads(line, parse_constant=str)
    except (ValueError, RecursionError):
        raise BadRequest(f"request: not JSON: {shown(line)}") from None
    if not isinstance(request, dict):
        raise BadRequest(f"request: expected an object, got {shown(request)}")
    return request


def checked(request: dict[str, Json]) -> tuple[str, dict[str, Any]]:
    """What to do, and the fields by name."""
    reader = Reader(request, "request")
    try:
        do = reader["do"].text()
        if do not in FORMS:
            raise reader["do"].refuse(f"unknown request {quoted(do)}; there are {', '.join(FORMS)}")
        form = FORMS[do]
        reader.object("id", "do", *form.required, *form.optional)
        found = [(name, reader[name]) for name in form.required]
        found += [(name, value) for name in form.optional if (value := reader.get(name)) is not None]
        return do, {name: field(value, name) for name, value in found}
    except BadPosition as fault:
        raise BadRequest(str(fault)) from None


@final
class Engine:
    """Positions by name, and the requests about them."""

    def __init__(self) -> None:
        self._tables: Final[dict[str, Match[Any]]] = {}
        self.done = False
        self._requests: Final[dict[str, Callable[..., JsonObject]]] = {
            "new": self._new,
            "load": self._load,
            "replay": self._replay,
            "clone": self._clone,
            "options": self._options,
            "apply": self._apply,
            "undo": self._undo,
            "view": self._view,
            "explain": self._explain,
            "dump": self._dump,
            "log": self._log,
            "ranking": self._ranking,
            "quit": self._quit,
        }

    def answer(self, line: str) -> JsonObject:
        """The answer to one line, whatever it contains."""
        number: Json = None
        try:
            request = parsed(line)
            number = _id_of(request)
            do, fields = checked(request)
            return {"id": number, "ok": True, **self._requests[do](**fields)}
        except Refused as fault:
            return failure(number, fault.kind, str(fault))
        except Exception as fault:  # noqa: BLE001 - a fault of ours must not take the other tables with it
            return failure(number, "Fault", f"{type(fault).__name__}: {fault}")

    def _match(self, table: str) -> Match[Any]:
        if table not in self._tables:
            raise UnknownTable(f"no table is called {quoted(table)}")
        return self._tables[table]

    def _keep(self, table: str, match: Match[Any]) -> JsonObject:
        self._tables[table] = match
        return _moment(match)

    def _new(
        self, table: str, game: str, players: int, seed: int = 0, options: JsonObject | None = None
    ) -> JsonObject:
        return self._keep(table, Match.new(registry.game(game), players, seed, options))

    def _load(self, table: str, position: JsonObject, game: str = "") -> JsonObject:
        """The position names its game, or the request does."""
        named = Reader(position).get("game")
        key = game or (named.text() if named else "")
        if not key:
            raise BadPosition("position: field 'game' is missing")
        return self._keep(table, Match.from_position(registry.game(key), position))

    def _replay(self, table: str, log: str, upto: int | None = None) -> JsonObject:
        return self._keep(table, replay(Log.loads(log), upto))

    def _clone(self, table: str, to: str) -> JsonObject:
        return self._keep(to, self._match(table).clone())

    def _options(self, table: str) -> JsonObject:
        match = self._match(table)
        options: list[Json] = [{"code": each.code, "index": each.index} for each in match.options()]
        return {"to_act": match.to_act, "options": options}

    def _apply(self, table: str, code: str, seat: int | None = None) -> JsonObject:
        match = self._match(table)
        match.submit(_first(seat, match.to_act), code)
        return _moment(match)

    def _undo(self, table: str, seat: int | None = None) -> JsonObject:
        match = self._match(table)
        if not match.log.moves:
            raise NothingToUndo("nothing has been played yet")
        match.undo(_first(seat, match.log.moves[-1][0]))
        return _moment(match)

    def _view(self, table: str, seat: int | None = None) -> JsonObject:
        match = self._match(table)
        players = match.log.header.players
        if seat is not None and seat >= players:
            raise BadRequest(f"request.seat: {seat} is not between 0 and {players - 1}")
        return {"view": match.view(seat)}

    def _explain(self, table: str, code: str) -> JsonObject:
        return {"explanation": self._match(table).explain(code)}

    def _dump(self, table: str) -> JsonObject:
        match = self._match(table)
        return {"position": match.game.dump(match.state)}

    def _log(self, table: str) -> JsonObject:
        return {"log": self._match(table).log.dumps()}

    def _ranking(self, table: str) -> JsonObject:
        match = self._match(table)
        ranking: list[Json] = [standing.to_json() for standing in match.game.ranking(match.state)]
        return {"ranking": ranking}

    def _quit(self) -> JsonObject:
        self.done = True
        return {}


def failure(number: Json, kind: str, message: str) -> JsonObject:
    return {"id": number, "ok": False, "error": {"kind": kind, "message": message}}


def _id_of(request: dict[str, Json]) -> Json:
    number = request.get("id")
    if number is None or (isinstance(number, int | str) and not isinstance(number, bool)):
        return number
    raise BadRequest(f"request.id: expected a whole number, a text or null, got {shown(number)}")


def _moment(match: Match[Any]) -> JsonObject:
    """Where a table stands."""
    return {"to_act": match.to_act, "moves": match.moves, "ended_by": match.state.ended_by}


def _first(given: int | None, otherwise: int | None) -> int:
    """The seat that was given; after the end there is no other, and the match refuses any."""
    found = otherwise if given is None else given
    return 0 if found is None else found
