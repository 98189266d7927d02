"""Wishes: what a player asks for at a table, whether over the WebSocket or by a request."""

from __future__ import annotations

from tabuleiro.server.house import House
from tabuleiro.server.people.names import clean_text
from tabuleiro.server.tables import helping, play
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.messages import Accepted, Act, AskHint, Hint, Say, Undo
from tabuleiro.table import thinking
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
    """What a bot would do in the player's place, if the table allows hints."""

    async def asked(table: ServedTable) -> tuple[ServedTable, Question]:
        await house.hall.check_visible(table, visitor)
        play.check_seat(table, visitor, wish.seat)
        helping.check_allowed(table, "there are no hints")
        play.check_in_play(table)
        question = thinking.hint_question(table, wish.seat, table.head.stand_in)
        house.allowances.hints.check(visitor)
        await helping.tell(house.ledger, table, wish.seat, "hint")
        return table, question

    answer = await house.bots.hint(*await house.hall.change(table_id, asked))
    return Hint(key=wish.key, code=answer.code, reason=answer.reason, facts=answer.facts)
