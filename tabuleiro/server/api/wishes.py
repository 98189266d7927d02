"""Wishes: what a player asks for at a table, whether over the WebSocket or by a request."""

from __future__ import annotations

import msgspec

from tabuleiro.server.house import House
from tabuleiro.server.people.names import clean_text
from tabuleiro.server.tables import helping, play
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.coach import (
    AskBlunder,
    AskChances,
    AskComparison,
    Blunder,
    Comparison,
    TableChances,
)
from tabuleiro.server.wire.messages import Accepted, Act, AskHint, Hint, Say, Undo
from tabuleiro.table import advice, thinking
from tabuleiro.table.thinking import Question


async def fulfil(house: House, table_id: str, visitor: str, wish: Act | Undo | Say) -> Accepted:
    """Do what a player wants; the answer comes when it is committed."""
    key = play.known_key(visitor, wish.key)

    async def command(table: ServedTable) -> int:
        await house.hall.check_visible(table, visitor)
        if isinstance(wish, Say):
            house.allowances.words.check(visitor)
            return await play.say(house.ledger, table, visitor, clean_text(wish.text), key)
        play.check_seat(table, visitor, wish.seat)
        if isinstance(wish, Undo):
            return await play.undo(house.ledger, table, wish.seat, key)
        return await play.act(house.ledger, table, wish.seat, wish.code, key=key, after=wish.after)

    return Accepted(key=wish.key, number=await house.hall.change(table_id, command))


async def hint(house: House, table_id: str, visitor: str, wish: AskHint) -> Hint:
    """The best options in the player's place, if the table allows hints."""

    async def asked(table: ServedTable) -> tuple[ServedTable, Question]:
        await _check_help(house, table, visitor, wish.seat, "there are no hints")
        question = thinking.hint_question(table, wish.seat, table.head.stand_in)
        house.allowances.hints.check(visitor)
        await helping.tell(house.ledger, table, wish.seat, "hint")
        return table, question

    found = await house.adviser.hint(*await house.hall.change(table_id, asked), wish.again)
    return msgspec.convert({**found, "type": "hint", "key": wish.key}, Hint)


async def compare(house: House, table_id: str, visitor: str, wish: AskComparison) -> Comparison:
    """What the best option brings that another does not, where hints are allowed."""

    async def asked(table: ServedTable) -> tuple[ServedTable, Question]:
        await _check_help(house, table, visitor, wish.seat, "options are not compared")
        question = advice.comparison_question(table, wish.seat, wish.code, table.head.stand_in)
        house.allowances.hints.check(visitor)
        await helping.tell(house.ledger, table, wish.seat, "hint")
        return table, question

    found = await house.adviser.compare(*await house.hall.change(table_id, asked), wish.code, wish.again)
    return msgspec.convert({**found, "type": "compared", "key": wish.key}, Comparison)


async def chances(house: House, table_id: str, visitor: str, wish: AskChances) -> TableChances:
    """How all stand by what the player knows, at tables against bots with hints."""

    async def asked(table: ServedTable) -> tuple[ServedTable, Question, int]:
        await _check_help(house, table, visitor, wish.seat, "there are no chances")
        helping.check_alone(table, visitor)
        advice.check_judged(table)
        house.allowances.chances.check(visitor)
        return table, thinking.question(table, wish.seat, table.head.stand_in), table.head.number

    table, question, number = await house.hall.change(table_id, asked)
    found = await house.adviser.chances(table, question)
    return TableChances(key=wish.key, number=number, seat=wish.seat, chances=found)


async def blunder(house: House, table_id: str, visitor: str, wish: AskBlunder) -> Blunder:
    """Whether a choice that can be taken back was a blunder, at tables against bots with hints."""

    async def asked(table: ServedTable) -> tuple[ServedTable, Question, str]:
        await _check_help(house, table, visitor, wish.seat, "choices are not judged")
        helping.check_alone(table, visitor)
        question, code = advice.blunder_question(table, wish.seat, wish.moves, table.head.stand_in)
        house.allowances.chances.check(visitor)
        return table, question, code

    loss = await house.adviser.blunder(*await house.hall.change(table_id, asked))
    return Blunder(key=wish.key, seat=wish.seat, moves=wish.moves, loss=loss)


async def _check_help(house: House, table: ServedTable, visitor: str, seat: int, instead: str) -> None:
    await house.hall.check_visible(table, visitor)
    play.check_seat(table, visitor, seat)
    helping.check_allowed(table, instead)
    play.check_in_play(table)
