"""Player: asks the bots whose turn it is and plays what they decide, once for every turn."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from tabuleiro.core.errors import Refused
from tabuleiro.server.bots.queue import Asker, Urgency
from tabuleiro.server.bots.thinkers import Thinkers
from tabuleiro.server.process import metrics
from tabuleiro.server.tables import play
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table import thinking
from tabuleiro.table.thinking import Answer, Question

PAUSES: Final = (0.5, 1, 2, 5, 10)
"""Seconds between attempts while the database is away."""

LONG: Final = 2.0
"""Seconds of waiting for others after which those at the table are told why."""
SOON: Final = 0.3
"""Seconds of thinking after which they are told how long it will go on; most thoughts are over by then."""

log = structlog.get_logger()


class BotDuty(Protocol):
    """Says whether this process is the one that plays the bots of a table."""

    async def hold(self, table_id: str) -> bool: ...

    async def release(self, table_id: str) -> None: ...


class BotPlayer:
    """Plays the turns of bots as they come up."""

    def __init__(self, hall: Hall, thinkers: Thinkers, turns: BotDuty) -> None:
        self._hall: Final = hall
        self._thinkers: Final = thinkers
        self._turns: Final = turns
        self._closing = False
        hall.ledger.listeners.append(self.consider)

    def consider(self, table: ServedTable) -> None:
        """Begin to play at a table where a bot is to act."""
        if table.thinking is None and self._may_go_on(table):
            table.thinking = asyncio.create_task(self._play(table))

    def _may_go_on(self, table: ServedTable) -> bool:
        """A bot is to act, and has not played with others of its kind for too long."""
        if self._closing or table.bot_to_act() is None:
            return False
        return thinking.bots_go_on(table.seats, table.head.moves)

    async def close(self) -> None:
        """Break off all thoughts; whose turn it is then finds out who starts next."""
        self._closing = True
        await self._thinkers.close()
        thoughts = [table.thinking for table in self._hall.tables if table.thinking is not None]
        await asyncio.gather(*thoughts, return_exceptions=True)

    async def _play(self, table: ServedTable) -> None:
        try:
            failures = 0
            while self._may_go_on(table) and await self._holds(table):
                try:
                    await self._one_turn(table)
                    failures = 0
                except Refused as refusal:
                    if self._closing:
                        return
                    log.warning("a bot's turn waits", table=table.id, reason=str(refusal))
                    await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1
        except Exception:  # a fault of the rules or of ours: the table waits, the others go on
            metrics.FAULTS.labels("bots").inc()
            log.exception("a bot's turn failed", table=table.id)
        finally:
            table.thinking = None
            await self._turns.release(table.id)

    async def _holds(self, table: ServedTable) -> bool:
        try:
            return await self._turns.hold(table.id)
        except Refused:
            return True  # the database is away: trying to act will say so and wait

    async def _one_turn(self, table: ServedTable) -> None:
        """Ask the bot with the table unlocked; its answer counts only if nothing has changed meanwhile."""

        async def ask(there: ServedTable) -> Question | None:
            seat = there.bot_to_act()
            if seat is None:
                return None
            return thinking.question(there, seat.seat, seat.level or there.head.stand_in)

        question = await self._hall.change(table.id, ask)
        if question is None:
            return
        known = thinking.known_answer(question) or table.foreseen.answer(question)
        answer = known or await self._thought(table, question)

        async def act(there: ServedTable) -> None:
            seat = there.bot_to_act()
            if there.played == question.after and seat is not None:
                thinking.keep_plan(there.plans, seat.seat, answer)
                why = (answer.reason, answer.facts)
                await play.act(self._hall.ledger, there, seat.seat, answer.code, why=why)

        await self._hall.change(table.id, act)

    async def _thought(self, table: ServedTable, question: Question) -> Answer:
        """The bot's answer; those who watch are told if others are before it for long, and how it goes on."""
        loop = asyncio.get_running_loop()
        telling = loop.call_later(LONG, table.tell_busy)
        try:
            async with self._thinkers.place(asker_of(table)) as seconds:
                telling.cancel()
                telling = loop.call_later(SOON, table.tell_thinking, max(0.0, seconds - SOON))
                return await self._thinkers.ask(question, seconds)
        finally:
            telling.cancel()


def source_of(table: ServedTable) -> str:
    """The address that the table was made from, as far as it is known."""
    return table.head.source or table.head.owner


def asker_of(table: ServedTable) -> Asker:
    """People who are there come first, then those who will look later, then bots among themselves."""
    players = {seat.visitor for seat in table.seats if not seat.played_by_bot}
    if any(watcher.visitor in players for watcher in table.watchers if watcher.visitor is not None):
        rank = Urgency.PERSON
    else:
        rank = Urgency.ABSENT if players else Urgency.NOBODY
    return Asker(rank, source_of(table))


class AlwaysMine:
    """The turns of a server that is alone with its database."""

    async def hold(self, table_id: str) -> bool:
        return True

    async def release(self, table_id: str) -> None:
        pass
