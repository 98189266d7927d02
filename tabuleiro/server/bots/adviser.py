"""Adviser: lets the bots' processes think about what a person at a table asks."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.coach.chances import Hundredths
from tabuleiro.server.bots.player import source_of
from tabuleiro.server.bots.queue import Asker, Urgency
from tabuleiro.server.bots.thinkers import PATIENCE, Thinkers
from tabuleiro.server.bots.thinking import advise, blunder, chances, compare
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table.thinking import Question

LONGER: Final = 2
"""Whoever asks again is thought for so many times longer."""
AT_A_GLANCE: Final = 0.3
"""The part of a bot's time for telling how all stand, or whether a choice was a blunder."""


class Adviser:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers

    async def hint(self, table: ServedTable, question: Question, again: int) -> dict[str, Any]:
        async with self._thinkers.place(_person(table)) as seconds:
            longest = seconds * LONGER**again
            return await self._thinkers.run(longest + PATIENCE, advise, question, longest)

    async def compare(self, table: ServedTable, question: Question, code: str, again: int) -> dict[str, Any]:
        async with self._thinkers.place(_person(table)) as seconds:
            longest = seconds * LONGER**again
            return await self._thinkers.run(longest + PATIENCE, compare, question, code, longest)

    async def chances(self, table: ServedTable, question: Question) -> Hundredths:
        async with self._thinkers.place(_person(table)) as seconds:
            return await self._thinkers.run(PATIENCE, chances, question, seconds * AT_A_GLANCE)

    async def blunder(self, table: ServedTable, question: Question, code: str) -> int:
        async with self._thinkers.place(_person(table)) as seconds:
            return await self._thinkers.run(PATIENCE, blunder, question, code, seconds * AT_A_GLANCE)


def _person(table: ServedTable) -> Asker:
    return Asker(Urgency.PERSON, source_of(table))
