"""Play: what a seat can do at a table in play; each function runs alone at its table."""

from __future__ import annotations

from tabuleiro.server.errors import Forbidden, KeyUsed
from tabuleiro.server.storage.rows import EntryRow
from tabuleiro.server.tables.ledger import Ledger
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table.entries import Draft
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import JsonObject


def check_in_play(table: ServedTable) -> None:
    if table.head.status != "playing":
        raise NotNow(f"table {table.id} is not in play: it is {table.head.status}")


def check_seat(table: ServedTable, visitor: str, seat: int) -> None:
    """The seat belongs to the visitor, and no bot stands in for them."""
    if seat not in table.seats_of(visitor):
        raise Forbidden(f"seat {seat} is not yours")
    if table.seats[seat].away:
        raise NotNow(f"a bot plays for you in seat {seat}: return to it first")


def known_key(visitor: str, key: str) -> str:
    """The key as it is kept: two visitors may use the same one."""
    return f"{visitor}:{key}"


def done_before(
    table: ServedTable, key: str | None, kind: str, *, seat: int | None = None, what: str = ""
) -> int | None:
    """The number under which exactly this was done with the key; a key is for one wish."""
    entry: EntryRow | None = None if key is None else table.keys.get(key)
    if entry is None:
        return None
    same = (entry.kind, entry.code or entry.text or "") == (kind, what)
    if not same or (seat is not None and entry.seat != seat):
        raise KeyUsed(f"key: it was used for something else, which is update {entry.number}")
    return entry.number


async def act(
    ledger: Ledger,
    table: ServedTable,
    seat: int,
    code: str,
    *,
    key: str | None = None,
    after: int | None = None,
    why: tuple[str, JsonObject] | None = None,
) -> int:
    """Carry out an action and give back its number, the same number again for a key that was used before."""
    if (number := done_before(table, key, "acted", seat=seat, what=code)) is not None:
        return number
    check_in_play(table)
    table.check_fresh(after, table.head.number)
    return await ledger.commit(table, table.act(seat, code, why), key=key)


async def undo(ledger: Ledger, table: ServedTable, seat: int, key: str) -> int:
    """Take back the seat's last choice."""
    if (number := done_before(table, key, "undone", seat=seat)) is not None:
        return number
    check_in_play(table)
    return await ledger.commit(table, table.undo(seat), key=key)


async def say(ledger: Ledger, table: ServedTable, visitor: str, text: str, key: str) -> int:
    """A word for everybody at the table."""
    if (number := done_before(table, key, "said", what=text)) is not None:
        return number
    seats = table.seats_of(visitor)
    if not seats:
        raise Forbidden("only those who sit at the table can talk there")
    return await ledger.commit(table, Draft("said", seats[0], text=text), key=key)
