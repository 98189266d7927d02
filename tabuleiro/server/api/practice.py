"""Requests about practice: puzzles, their answers, and one's own mistakes asked again."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from tabuleiro.bots.levels import thought_of
from tabuleiro.coach.classes import is_solved
from tabuleiro.coach.findings import Findings
from tabuleiro.coach.practice import Practice as Kept
from tabuleiro.coach.practice import interval, loss_of
from tabuleiro.coach.puzzles import shipped
from tabuleiro.coach.puzzles.themes import themes_of
from tabuleiro.coach.review import victory
from tabuleiro.core.errors import quoted
from tabuleiro.core.match import replay
from tabuleiro.server.api.games import Key
from tabuleiro.server.api.request import AnyRequest, house_of, id_of, known_visitor, somebody
from tabuleiro.server.errors import BadRequest, NotFound
from tabuleiro.server.house import House
from tabuleiro.server.people.practising import Practising
from tabuleiro.server.storage.rows import now
from tabuleiro.server.tables import archive
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.practice import (
    AskAgain,
    MistakeInfo,
    Practice,
    Puzzle,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleReply,
    Streak,
)
from tabuleiro.table.puzzles import posed
from tabuleiro.table.shapes import JsonObject

PuzzleId: TypeAlias = Annotated[str, PathParameter(description="A puzzle, or a mistake of your own.")]
DAY: Final = 86_400


def _practising(house: House) -> Practising:
    return Practising(house.database)


def today() -> int:
    return now() // DAY


@get("/api/practice/{key:str}")
async def practice(request: AnyRequest, key: Key) -> Practice:
    """What there is to practise, with what you have solved and what is due."""
    house, visitor = house_of(request), await id_of(request)
    kept = Kept() if visitor is None else await _with_new_errors(house, visitor, key)
    daily = shipped.daily(key, today())
    return Practice(
        game=key,
        today=today(),
        known=visitor is not None,
        daily=None if daily is None else daily.id,
        themes=list(themes_of(key)) if thought_of(key) is not None else [],
        puzzles=[_listed(each, kept) for each in shipped.shipped(key).values()],
        streak=_streak(kept),
        mistakes=[await _mistake(house, each) for each in kept.mistakes(key)],
        learnt=kept.learnt,
    )


@get("/api/practice/{key:str}/{puzzle_id:str}")
async def puzzle(request: AnyRequest, key: Key, puzzle_id: PuzzleId) -> Puzzle:
    """The position of a puzzle or of an own mistake, as its seat sees it."""
    found = shipped.shipped(key).get(puzzle_id)
    if found is not None:
        position = posed(key, found.position)
        return Puzzle(id=found.id, theme=found.theme, difficulty=found.difficulty, position=position)
    mistake = await _own_mistake(request, puzzle_id)
    position = posed(key, await _position_of(house_of(request), mistake))
    return Puzzle(id=puzzle_id, theme=None, difficulty=None, position=position)


@post("/api/practice/{key:str}/{puzzle_id:str}", status_code=200)
async def answer(
    request: AnyRequest, key: Key, puzzle_id: PuzzleId, data: JSONBody[PuzzleReply]
) -> PuzzleAnswer:
    """Answer a puzzle, or be shown its answer."""
    found = shipped.shipped(key).get(puzzle_id)
    if found is None:
        return await _answer_mistake(request, puzzle_id, data.code)
    if data.code not in (None, *[each["code"] for each in found.options]):
        raise BadRequest(f"code: {quoted(data.code or '')} is no option of this puzzle")
    told: JsonObject = {"options": found.options, "reasons": found.reasons, "course": found.course}
    right = data.code is not None and is_solved(loss_of(found.options, data.code))
    daily = shipped.daily(key, today())

    def change(kept: Kept) -> None:
        if right:
            kept.solve(found.id, today(), of_the_day=daily is not None and daily.id == found.id)
        elif data.code is None:
            kept.look(found.id)

    visitor = await somebody(request)
    kept = await _practising(house_of(request)).change(visitor.id, change)
    return _answered({**told, "found": found.found}, data.code, kept)


@post("/api/practice/{key:str}/mistakes", status_code=200)
async def ask_again(request: AnyRequest, key: Key, data: JSONBody[AskAgain]) -> None:
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


async def _with_new_errors(house: House, visitor: str, game: str) -> Kept:
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
    standings = msgspec.json.decode(table.head.result or "[]")
    victors = [each["seat"] for each in standings if each["place"] == 1]
    findings = Findings(table.head.game, row.moves, victory(victors, table.players))
    for judged in await house.reviews.judged(table.id):
        findings.take(judged)
    found: Any = findings.to_json()["moments"]
    return list(found)


def _listed(puzzle: shipped.Puzzle, kept: Kept) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        players=puzzle.players,
        round=puzzle.position["round"],
        solved=kept.has_solved(puzzle.id),
    )


def _streak(kept: Kept) -> Streak:
    return Streak(days=kept.streak(today()), longest=kept.longest(), week=kept.week(today()))


async def _mistake(house: House, mistake: Any) -> MistakeInfo:
    head = (await house.hall.change(mistake["table"], _itself)).head
    return msgspec.convert({**mistake, "name": head.name, "interval": interval(mistake)}, MistakeInfo)


async def _itself(table: ServedTable) -> ServedTable:
    return table


async def _own_mistake(request: AnyRequest, name: str) -> Any:
    visitor = await id_of(request)
    found = None if visitor is None else (await _practising(house_of(request)).of(visitor)).mistake(name)
    if found is None:
        raise NotFound(f"there is no puzzle {quoted(name)}")
    return found


async def _position_of(house: House, mistake: Any) -> JsonObject:
    """Where the mistake was made: the game is over, so that nothing of it is hidden any more."""
    table = await house.hall.change(mistake["table"], _itself)
    match = replay(await archive.log_of(house.store, table), mistake["move"])
    return dict(match.game.dump(match.state))


async def _answer_mistake(request: AnyRequest, name: str, code: str | None) -> PuzzleAnswer:
    mistake, visitor = await _own_mistake(request, name), await known_visitor(request)
    right = code is not None and is_solved(loss_of(mistake["options"], code))
    kept = await _practising(house_of(request)).change(
        visitor.id, lambda kept: kept.answer_mistake(name, today(), right=right)
    )
    return _answered({**mistake, "found": {}}, code, kept)


def _answered(told: JsonObject, code: str | None, kept: Kept) -> PuzzleAnswer:
    """A right answer is told with everything, a wrong one with what it loses and a nudge."""
    loss = None if code is None else loss_of(told["options"], code)
    right = loss is not None and is_solved(loss)
    open_ = {name: told[name] for name in ("options", "reasons", "course", "found")}
    closed: JsonObject = {"options": [], "reasons": [], "course": [], "found": {}}
    nudge = told["reasons"][0] if told["reasons"] and loss is not None and not right else None
    answer = {"right": right, "loss": loss, "nudge": nudge, "streak": _streak(kept)}
    return msgspec.convert(
        {**answer, **(open_ if right or code is None else closed)}, PuzzleAnswer, from_attributes=True
    )


HANDLERS: Final = [practice, puzzle, answer, ask_again]
