"""What a table survives: a full disk, a lost database, other rules, a restart."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import event

from tabuleiro.core import registry
from tabuleiro.core.game import Game
from tabuleiro.core.match import replay
from tabuleiro.server.errors import Unavailable
from tabuleiro.server.house import House
from tabuleiro.server.storage.database import Sqlite
from tabuleiro.server.storage.rows import record_of
from tabuleiro.server.tables import seating
from tabuleiro.server.tables.loading import log_of
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table import patch
from tabuleiro.table.record import seen_by
from tests.server import toy_games
from tests.server.client import BOT, ME, Json, eventually
from tests.server.embedded import EmbeddedPostgres
from tests.server.inside import GAME, InsidePlayer, act, look, opened, play_moves
from tests.table.other_rules import OtherDeal, OtherLook, SameGame, Stricter

TWO = (ME, {"kind": "me", "name": "Rui"})


@contextmanager
def rules_of(game: Game[Any]) -> Iterator[None]:
    """The server is upgraded to other rules, which it finds in the module of the game."""
    with mock.patch.object(toy_games, "GAME", game):
        registry.add(game)
        yield
    registry.add(GAME)


async def new_table(player: InsidePlayer, *seats: Json) -> str:
    table = await player.create(*(seats or TWO), options={"first": 0}, visibility="public")
    return str(table["id"])


async def table_after(url: str, moves: int) -> tuple[str, ServedTable]:
    """A table after some moves, and as it was when its server ended."""
    async with opened(url) as house:
        table = await new_table(InsidePlayer(house))
        await play_moves(house, table, moves)
        return table, await look(house, table)


async def test_a_restart_changes_nothing(database_url: str) -> None:
    table, before = await table_after(database_url, moves=7)
    async with opened(database_url) as house:
        after = await look(house, table)
        assert (before.views, before.head.number) == (after.views, after.head.number)
        assert after is not before


async def test_undo_and_keys_are_known_after_a_restart(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        table = await new_table(InsidePlayer(house))
        match = (await look(house, table)).match
        assert match is not None
        bury = next(option.code for option in match.options() if option.verb == "bury")
        number = await act(house, table, 0, bury, key="visitor:first-key")
    async with opened(sqlite_url) as house:
        assert number == await act(house, table, 0, bury, key="visitor:first-key")
        assert (await look(house, table)).can_undo(0)


async def test_a_full_table_begins_even_if_the_server_ended_just_before(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        pass

    async with opened(database_url) as house:
        with monkeypatch.context() as broken:
            broken.setattr(seating, "start_if_full", killed)
            table = await new_table(InsidePlayer(house))
    async with opened(database_url) as house:
        assert ("playing", 2) == ((again := (await look(house, table)).head).status, again.number)


async def test_a_fault_while_telling_does_not_stop_the_writer(sqlite_url: str) -> None:
    def stumble(_: object) -> None:
        raise ZeroDivisionError

    async with opened(sqlite_url) as house:
        house.bus.listen(stumble)
        table = await new_table(InsidePlayer(house))
        assert 3 == len(await play_moves(house, table, 3))


async def test_a_table_that_somebody_is_about_to_use_stays_in_memory(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        table_id = await new_table(InsidePlayer(house))
        async with house.hall.at(table_id) as table:
            waiting = asyncio.create_task(look(house, table_id))
            await asyncio.sleep(0)
        house.hall.let_go(table)
        assert table is await waiting
        assert [table] == house.hall.tables
        house.hall.let_go(table)
        assert [] == house.hall.tables


# A database that cannot be written.


def limit_pages(house: House, pages: int) -> None:
    """From now on the file may not grow beyond so many pages, as on a disk that is full."""

    def limit(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={pages}")
        cursor.close()

    assert isinstance(house.database, Sqlite)
    event.listen(house.database.engine, "checkout", limit)


async def test_a_full_disk_is_said_clearly_and_leaves_no_half_action(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        player = InsidePlayer(house)
        table = await new_table(player)
        before = await look(house, table)
        views, number = before.views, before.head.number
        pages = (
            sqlite3.connect(sqlite_url.removeprefix("sqlite:///")).execute("pragma page_count").fetchone()[0]
        )
        limit_pages(house, pages)
        with pytest.raises(Unavailable, match="full"):
            await play_moves(house, table, 200)
        stuck = await look(house, table)
        assert stuck.match is not None
        limit_pages(house, 1_000_000)
        entries = await house.stored.light_entries(table, 1000)
        assert list(range(1, len(entries) + 1)) == [entry.number for entry in entries]
        assert (stuck.head.number, stuck.head.moves) == (len(entries), len(entries) - 2)
        assert number <= stuck.head.number
        assert views.keys() == stuck.views.keys()
        assert await play_moves(house, table, 1)


async def test_a_lost_database_is_said_clearly_and_found_again(postgres: EmbeddedPostgres) -> None:
    async with opened(postgres.new_database()) as house:
        player = InsidePlayer(house)
        table = await new_table(player)
        await play_moves(house, table, 2)
        before = (await look(house, table)).head.number
        postgres.server.stop()
        with pytest.raises(Unavailable):
            await play_moves(house, table, 1)
        assert 503 == (await player.http.get("/health")).status_code
        refused = await player.http.post(f"/api/tables/{table}/leave", json={})
        assert (503, "Unavailable") == (refused.status_code, refused.json()["kind"])
        postgres.server.start()
        assert before == (await look(house, table)).head.number
        assert 1 == len(await play_moves(house, table, 1))
        assert 200 == (await player.http.get("/health")).status_code


# Rules that have changed.


async def test_new_rules_under_which_a_game_plays_as_before_are_not_noticed(sqlite_url: str) -> None:
    table, _ = await table_after(sqlite_url, moves=5)
    with rules_of(SameGame()):
        async with opened(sqlite_url) as house:
            again = await look(house, table)
            assert (5, "2", None) == (again.head.moves, again.head.rules, again.head.notice)
            assert 3 == len(await play_moves(house, table, 3))


async def test_a_game_that_other_rules_cannot_replay_goes_on_from_its_position(sqlite_url: str) -> None:
    table, before = await table_after(sqlite_url, moves=5)
    with rules_of(OtherDeal()):
        async with opened(sqlite_url) as house:
            again = await look(house, table)
            assert before.views[0]["players"] == again.views[0]["players"]
            assert ("playing", 5, "rules 1 became 2") == (
                again.head.status,
                again.head.moves,
                again.head.notice,
            )
            entries = await house.stored.light_entries(table, 1000)
            assert "resumed" == entries[-1].kind
            await play_moves(house, table, 200)
            assert "over" == (await look(house, table)).head.status
        async with opened(sqlite_url) as house:
            assert "over" == (await look(house, table)).head.status


async def test_a_version_that_shows_positions_otherwise_tells_the_difference(sqlite_url: str) -> None:
    table, before = await table_after(sqlite_url, moves=5)
    with rules_of(OtherLook()):
        async with opened(sqlite_url) as house:
            await play_moves(house, table, 4)
        async with opened(sqlite_url) as house:
            again = await look(house, table)
            entries = await house.stored.entries(table, before.head.number, again.head.number)
            assert ["redrawn", "acted", "acted", "acted", "acted"] == [entry.kind for entry in entries]
            for viewer, view in before.views.items():
                seen = [seen_by(record_of(entry), viewer) for entry in entries]
                assert again.views[viewer] == reduce(
                    patch.patched, [each.get("patch", []) for each in seen], view
                )


async def test_a_resumed_game_is_replayed_from_where_it_was_resumed(sqlite_url: str) -> None:
    table, _ = await table_after(sqlite_url, moves=5)
    with rules_of(OtherDeal()):
        async with opened(sqlite_url) as house:
            await play_moves(house, table, 4)
            number = (await look(house, table)).head.number
        async with opened(sqlite_url) as house:
            again = await look(house, table)
            assert (number, 9) == (again.head.number, again.head.moves)
            log = await log_of(house.stored, again)
            assert (4, again.views[0]) == (len(log.moves), replay(log).view(0))
            assert 1 == len(await play_moves(house, table, 1))


async def test_a_finished_game_is_shown_step_by_step_under_any_rules(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        player = InsidePlayer(house)
        table = await new_table(player)
        await play_moves(house, table, 200)
        moves = (await player.get(f"/api/tables/{table}"))["moves"]
        paths = [f"/api/tables/{table}/moves/{move}?seat=0" for move in range(moves + 1)]
        before = [await player.get(path) for path in paths]
        log = await player.get(f"/api/tables/{table}/log")
    with rules_of(Stricter()):
        async with opened(sqlite_url) as house:
            again = InsidePlayer(house)
            assert before == [await again.get(path) for path in paths]
            assert log == await again.get(f"/api/tables/{table}/log")
            await again.post(f"/api/tables/{table}/fork", {"move": 1}, expect=409)


async def test_a_position_that_new_rules_refuse_waits_for_rules_that_take_it(sqlite_url: str) -> None:
    table, _ = await table_after(sqlite_url, moves=5)
    with rules_of(Stricter()):
        async with opened(sqlite_url) as house:
            halted = await look(house, table)
            assert "halted" == halted.head.status
            assert "this version wants something else" in str(halted.head.notice)
            player = InsidePlayer(house)
            assert 5 == (await player.get(f"/api/tables/{table}/moves/5?seat=guest"))["move"]
            await player.post(f"/api/tables/{table}/leave", expect=404)
    async with opened(sqlite_url) as house:
        assert "playing" == (await look(house, table)).head.status
        assert 1 == len(await play_moves(house, table, 1))


async def test_a_bots_turn_goes_on_after_a_restart(sqlite_url: str) -> None:
    async with opened(sqlite_url, bot_seconds=0.1) as house:
        house.bots._closing = True  # noqa: SLF001  the server ends before the bot has thought
        table = await new_table(InsidePlayer(house), BOT, ME)
        assert 0 == (await look(house, table)).head.moves
    async with opened(sqlite_url, bot_seconds=0.1) as house:
        player = InsidePlayer(house)

        async def moved() -> bool:
            return int((await player.get(f"/api/tables/{table}"))["moves"]) > 0

        await eventually(moved)
