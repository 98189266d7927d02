"""Requests about practice: puzzles, their answers, and one's own mistakes asked again."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from tabuleiro.coach.practice import Practised
from tabuleiro.coach.puzzles import shipped
from tabuleiro.core.errors import quoted
from tabuleiro.core.log import Log
from tabuleiro.server.api.games import GamePath
from tabuleiro.server.api.request import AnyRequest, house_of, id_of, known_visitor, somebody
from tabuleiro.server.api.reviews import ended, review_plan
from tabuleiro.server.errors import BadRequest, NotFound
from tabuleiro.server.house import House
from tabuleiro.server.people.practising import KeptPractice
from tabuleiro.server.storage.rows import now
from tabuleiro.server.tables import loading
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.practice import AskAgain, Practice, Puzzle, PuzzleAnswer, PuzzleReply
from tabuleiro.table import practising, reviews
from tabuleiro.table.shapes import JsonObject

PuzzleId: TypeAlias = Annotated[str, PathParameter(description="A puzzle, or a mistake of your own.")]


def _practising(house: House) -> KeptPractice:
    return KeptPractice(house.database)


def today() -> int:
    return now() // practising.DAY


@get("/api/practice/{key:str}")
async def practice(request: AnyRequest, key: GamePath) -> Practice:
    """What there is to practise, with what you have solved and what is due."""
    house, visitor = house_of(request), await id_of(request)
    kept = Practised() if visitor is None else await _with_new_errors(house, visitor, key)
    names = await _names(house, kept, key)
    offered = practising.offered(key, kept, today(), names)
    return msgspec.convert({**offered, "known": visitor is not None}, Practice)


@get("/api/practice/{key:str}/{puzzle_id:str}")
async def puzzle(request: AnyRequest, key: GamePath, puzzle_id: PuzzleId) -> Puzzle:
    """The position of a puzzle or of an own mistake, as its seat sees it."""
    found = shipped.shipped(key).get(puzzle_id)
    if found is not None:
        return msgspec.convert(practising.shown(key, found), Puzzle)
    mistake = await _own_mistake(request, puzzle_id)
    log = await _log_of(house_of(request), mistake["table"])
    return msgspec.convert(practising.shown_again(key, mistake, log), Puzzle)


@post("/api/practice/{key:str}/{puzzle_id:str}", status_code=200)
async def answer(
    request: AnyRequest, key: GamePath, puzzle_id: PuzzleId, data: JSONBody[PuzzleReply]
) -> PuzzleAnswer:
    """Answer a puzzle, or be shown its answer."""
    found = shipped.shipped(key).get(puzzle_id)
    if found is None:
        return await _answer_mistake(request, puzzle_id, data.code)
    if not practising.is_option(found, data.code):
        raise BadRequest(f"code: {quoted(data.code or '')} is no option of this puzzle")
    visitor = await somebody(request)
    kept = await _practising(house_of(request)).change(
        visitor.id, lambda kept: practising.note_answer(kept, key, found, data.code, today())
    )
    return _answered(practising.of_puzzle(found), data.code, kept)


@post("/api/practice/{key:str}/mistakes", status_code=200)
async def ask_again(request: AnyRequest, key: GamePath, data: JSONBody[AskAgain]) -> None:
    """Ask for the choice of a reviewed moment again, from today on."""
    house, visitor = house_of(request), await known_visitor(request)
    table = await house.hall.seen_by(data.table, visitor.id)
    row = await house.reviews.of(table.id)
    earlier = 0 if row is None else row.earlier
    mine = [each for each in await _moments(house, table) if each["seat"] in table.seats_of(visitor.id)]
    moment = next((each for each in mine if each["move"] + earlier == data.move), None)
    if moment is None or table.head.game != key:
        raise NotFound(f"move: no choice of yours was reviewed after {data.move} moves of this table")
    await _practising(house).change(
        visitor.id, lambda kept: kept.take_mistake(key, table.id, moment, today())
    )


async def _with_new_errors(house: House, visitor: str, game: str) -> Practised:
    """The record, with the errors of games that have been reviewed since."""
    kept = await _practising(house).of(visitor)
    for name, seat in await _practising(house).reviewed(visitor, game):
        if not kept.has_taken(name):
            moments = await _moments(house, await house.hall.seen_by(name, visitor))
            kept = await _practising(house).change(visitor, _taking(game, name, seat, moments))
    return kept


def _taking(game: str, table: str, seat: int, moments: list[Any]) -> Any:
    return lambda kept: kept.take_errors(game, table, seat, moments, today())


async def _moments(house: House, table: ServedTable) -> list[Any]:
    """What was reviewed at a table; moves are those of its log."""
    row = await house.reviews.of(table.id)
    if row is None:
        return []
    found = reviews.found(review_plan(row), ended(table), await house.reviews.judged(table.id))
    return list(found["moments"])


async def _names(house: House, kept: Practised, game: str) -> dict[str, str]:
    """Of the tables at which mistakes were made."""
    tables = {each["table"] for each in kept.mistakes(game)}
    return {table: (await house.hall.change(table, _itself)).head.name for table in sorted(tables)}


async def _itself(table: ServedTable) -> ServedTable:
    return table


async def _own_mistake(request: AnyRequest, name: str) -> Any:
    visitor = await id_of(request)
    found = None if visitor is None else (await _practising(house_of(request)).of(visitor)).mistake(name)
    if found is None:
        raise NotFound(f"there is no puzzle {quoted(name)}")
    return found


async def _log_of(house: House, table: str) -> Log:
    return await loading.log_of(house.stored, await house.hall.change(table, _itself))


async def _answer_mistake(request: AnyRequest, name: str, code: str | None) -> PuzzleAnswer:
    mistake, visitor = await _own_mistake(request, name), await known_visitor(request)
    kept = await _practising(house_of(request)).change(
        visitor.id, lambda kept: practising.note_mistake(kept, mistake, code, today())
    )
    return _answered(practising.of_mistake(mistake), code, kept)


def _answered(told: JsonObject, code: str | None, kept: Practised) -> PuzzleAnswer:
    return msgspec.convert(practising.answered(told, code, kept, today()), PuzzleAnswer)


HANDLERS: Final = [practice, puzzle, answer, ask_again]
