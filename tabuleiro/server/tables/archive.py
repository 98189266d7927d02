"""Archive: a table's log as a file, and a table from such a file."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tabuleiro.bots import levels
from tabuleiro.core.codec import fingerprint
from tabuleiro.core.errors import BadLog, Refused
from tabuleiro.core.log import Header, Log
from tabuleiro.core.match import Match
from tabuleiro.core.match import replay as begun
from tabuleiro.server.errors import Forbidden, NotNow
from tabuleiro.server.people.names import clean_name, visible_part
from tabuleiro.server.people.visitors import Visitor
from tabuleiro.server.process.breathe import Breath
from tabuleiro.server.storage.rows import EntryRow, SeatRow, TableRow, new_id, now, pack, unpack
from tabuleiro.server.storage.store import Store
from tabuleiro.server.tables import play
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.ledger import progress
from tabuleiro.server.tables.record import Record, packed, unpacked
from tabuleiro.server.tables.table import Table

MOST_MOVES: Final = 5000
MOST_LINES: Final = 4 * MOST_MOVES
"""Of a log, with its header, its marks and some words for people."""
LARGEST_SEED: Final = (1 << 62) - 1


async def export(hall: Hall, table: Table, visitor: str | None) -> str:
    """The log, which holds everything hidden: for a game that is over, or one with no other person in it."""
    others = [seat for seat in table.seats if seat.visitor is not None and seat.visitor != visitor]
    alone = bool(table.seats_of(visitor)) and not others
    if table.head.status not in ("over", "playing"):
        raise NotNow(f"the table is {table.head.status}")
    if table.head.status == "playing" and not alone:
        raise Forbidden("the log shows all hands: it can be had when the game is over")
    return (await log_of(hall.store, table)).dumps()


async def log_of(store: Store, table: Table) -> Log:
    """The log from what is stored alone, without any rules, beginning where the game was last resumed."""
    entries = await store.light_entries(table.id, table.head.number)
    resumed = max([entry.number for entry in entries if entry.kind == "resumed"], default=0)
    log = Log(await _header(store, table, resumed))
    for entry in entries:
        if entry.kind == "undone" and entry.number > resumed:
            log.moves.pop()
        elif entry.kind == "acted" and entry.number > resumed:
            assert entry.seat is not None
            assert entry.code is not None
            log.moves.append((entry.seat, entry.code))
    if table.position is not None:
        position = {**unpack(table.position, dict[str, Any]), "rules": table.head.rules}
        log.marks[len(log.moves)] = fingerprint(position)
    return log


async def _header(store: Store, table: Table, resumed: int) -> Header:
    head, deal = table.head, None
    if resumed:
        deal = unpacked((await store.entries(table.id, resumed - 1, resumed))[0].record).position
    elif head.deal is not None:
        deal = unpack(head.deal, dict[str, Any])
    names = [" ".join(seat.name.split()) for seat in table.seats]
    seed = head.seed if deal is None else None
    return Header(head.game, head.rules, head.players, table.options, seed, deal, names)


async def take_in(hall: Hall, visitor: Visitor, text: str, name: str | None) -> Table:
    """A private table from a log, with all seats in one hand: to go on with, or to look through."""
    if text.count("\n") > MOST_LINES:
        raise BadLog(MOST_LINES + 1, f"there are more than {MOST_LINES} lines")
    log = Log.loads(text)
    if len(log.moves) > MOST_MOVES:
        raise BadLog(1, f"{len(log.moves)} moves are more than {MOST_MOVES}")
    if log.header.seed is not None and abs(log.header.seed) > LARGEST_SEED:
        raise BadLog(log.line_of("seed"), f"the seed is not between {-LARGEST_SEED} and {LARGEST_SEED}")
    table = _table(log, begun(log, 0), visitor, name)
    entries = await _entries(table, log)
    match = _match_of(table)
    head = progress(table, table.head, table.seats)
    head.number = len(entries)
    await hall.store.add_whole(head, pack(match.game.dump(match.state)), table.seats, entries)
    return await hall.seen_by(head.id, visitor.id)


def _match_of(table: Table) -> Match[Any]:
    assert table.match is not None
    return table.match


def _table(log: Log, match: Match[Any], visitor: Visitor, name: str | None) -> Table:
    header = log.header
    head = TableRow(
        id=new_id(),
        game=header.game,
        rules=header.rules,
        players=header.players,
        options=msgspec.json.encode(match.log.header.options).decode(),
        seed=header.seed,
        deal=None if header.deal is None else pack(header.deal),
        name=clean_name(name) if name else match.game.title,
        owner=visitor.id,
        visibility="private",
        hints=True,
        clock=None,
        stand_in=levels.of(header.game)[-1],
        status="playing",
    )
    names = [*header.names, *[""] * header.players]
    seats = [
        SeatRow(
            table=head.id,
            seat=seat,
            kind="person",
            visitor=visitor.id,
            name=visible_part(names[seat]) or f"{visitor.name} {seat + 1}",
            level=None,
            away=False,
        )
        for seat in range(header.players)
    ]
    return Table(head, seats)


async def _entries(table: Table, log: Log) -> list[EntryRow]:
    """The entries that playing the game here would have left."""
    time_now = now()
    entries = [EntryRow(table=table.id, number=1, kind="created", at=time_now, moves=0)]
    first = play.begin(table)
    entries.append(
        EntryRow(
            table=table.id,
            number=2,
            kind="started",
            at=time_now,
            moves=0,
            keyframe=True,
            record=packed(first),
        )
    )
    match, breath = _match_of(table), Breath()
    for number, (seat, code) in enumerate(log.moves, 1):
        record, keyframe = _step(table, match, log, number)
        entries.append(
            EntryRow(
                table=table.id,
                number=number + 2,
                kind="acted",
                at=time_now,
                moves=number,
                seat=seat,
                code=code,
                keyframe=keyframe,
                record=packed(record),
            )
        )
        await breath.take()
    return entries


def _step(table: Table, match: Match[Any], log: Log, number: int) -> tuple[Record, bool]:
    """Carry out one move of the log, which must be legal and lead where the log says."""
    try:
        found = play.step(table, match, *log.moves[number - 1])
    except Refused as error:
        raise BadLog(log.line_of(f"move {number}"), str(error)) from None
    mark = log.marks.get(number)
    if mark is not None and mark != match.game.digest(match.state):
        raise BadLog(log.line_of(f"mark {number}"), f"after move {number} the position is another")
    return found
