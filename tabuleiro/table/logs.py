"""Logs: a table's history as the text of a log, and a table's history from one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabuleiro.core.codec import fingerprint
from tabuleiro.core.errors import BadLog, Refused
from tabuleiro.core.log import Header, Log
from tabuleiro.core.match import replay
from tabuleiro.table.entries import Draft, Entry
from tabuleiro.table.resuming import since_resumed
from tabuleiro.table.shapes import JsonObject
from tabuleiro.table.table import Table


def log_of(
    table: Table,
    rules: str,
    entries: Sequence[Entry],
    resumed: JsonObject | None,
    position: JsonObject | None,
) -> Log:
    """The log from what is stored alone, without any rules, beginning where the game was last resumed."""
    log = Log(_header(table, rules, resumed))
    for entry in since_resumed(entries):
        if entry.kind == "undone":
            log.moves.pop()
        elif entry.kind == "acted":
            assert entry.seat is not None
            assert entry.code is not None
            log.moves.append((entry.seat, entry.code))
    if position is not None:
        log.marks[len(log.moves)] = fingerprint({**table.game.without_gone(position), "rules": rules})
    return log


def _header(table: Table, rules: str, resumed: JsonObject | None) -> Header:
    header = table.header
    deal = header.deal if resumed is None else resumed
    names = [seat.name for seat in table.seats]
    seed = header.seed if deal is None else None
    return Header(header.game, rules, header.players, header.options, seed, deal, names)


def header_of(log: Log) -> Header:
    """The header of a log that has been read, checked and with its options complete."""
    given, options = log.header, replay(log, 0).log.header.options
    return Header(given.game, given.rules, given.players, options, given.seed, given.deal, given.names)


def played_again(table: Table, log: Log) -> Iterator[Draft]:
    """The entries that playing the game of the log at this table leaves; each move is checked."""
    yield Draft("created")
    yield table.begin()
    for number, (seat, code) in enumerate(log.moves, 1):
        try:
            draft = table.act(seat, code)
        except Refused as error:
            raise BadLog(log.line_of(f"move {number}"), str(error)) from None
        mark, match = log.marks.get(number), table.in_play()
        if mark is not None and mark != match.game.digest(match.state):
            raise BadLog(log.line_of(f"mark {number}"), f"after move {number} the position is another")
        yield draft
