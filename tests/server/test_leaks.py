"""Nothing hidden goes over the wire: every byte a viewer gets is made of its own view and events."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tabuleiro.core import registry
from tabuleiro.core.match import Match
from tests.server.client import ME, OPEN, Json, Live, Player
from tests.server.inside import GAME
from tests.server.running import RunningServer

assert GAME.key == "orchard"

KNOWN_FIELDS = {
    "type", "number", "kind", "at", "moves", "seat", "code", "by", "text", "events", "patch", "view", "table",
    "to_act", "deadline", "can_undo", "choices",
}  # fmt: skip

GAMES = [game.key for game in registry.games()]


MOVES = 60


def drawn(server: RunningServer, table: str) -> tuple[int, str]:
    """The seed and the salt of a table, which only its database knows."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        found: tuple[int, str] = database.execute(
            "select seed, salt from tables where id = ?", [table]
        ).fetchone()
        return found


async def played(server: RunningServer, game: str) -> tuple[int, dict[int | None, list[Json]]]:
    """Part of a game of two people and a spectator: its seed, and everything each of them was sent."""
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        table = (await ana.create(ME, OPEN, game=game, visibility="public"))["id"]
        async with ana.live(table, seat=0) as one, eva.live(table) as guest:
            await rui.post(f"/api/tables/{table}/seats/1")
            async with rui.live(table, seat=1) as two:
                listening = asyncio.create_task(_listen(guest))
                playing = [
                    asyncio.create_task(live.play_on(seat, MOVES)) for seat, live in ((0, one), (1, two))
                ]
                await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in (*playing, listening):
                    task.cancel()
                await asyncio.gather(*playing, listening, return_exceptions=True)
                last = (await eva.get(f"/api/tables/{table}"))["number"]
                await asyncio.gather(*[_listen(live, last) for live in (one, two, guest)])
                return drawn(server, table)[0], {0: one.heard, 1: two.heard, None: guest.heard}


async def _listen(live: Live, last: int = 1_000_000) -> None:
    while live.number < last:
        await live.hear()


def sent(viewer: int | None, match: Match[Any], code: str) -> Json:
    """What the rules allow a viewer to know of the last move."""
    actor = match.log.moves[-1][0]
    return {
        "events": match.events(viewer, match.moves - 1)[0],
        "code": code if viewer == actor else None,
        "seat": actor,
    }


@pytest.mark.parametrize("game", GAMES)
async def test_each_viewer_is_sent_its_own_view_and_events_and_nothing_else(
    server: RunningServer, game: str
) -> None:
    seed, heard = await played(server, game)
    match = Match.new(registry.game(game), 2, seed)
    acted = {
        viewer: [message for message in messages if message.get("kind") == "acted"]
        for viewer, messages in heard.items()
    }
    moves = len(acted[0])
    assert moves > MOVES // 3
    for number in range(moves):
        updates = {viewer: each[number - moves] for viewer, each in acted.items()}
        codes = [update["code"] for update in updates.values() if "code" in update]
        match.submit(updates[0]["seat"], codes[0])
        for viewer, update in updates.items():
            assert set(update) <= KNOWN_FIELDS
            assert 1 == len(codes)
            found = {"events": update.get("events", []), "code": update.get("code"), "seat": update["seat"]}
            assert sent(viewer, match, codes[0]) == found
            if update.get("choices"):
                assert match.to_act == viewer
    for viewer, messages in heard.items():
        assert match.view(viewer) == follow(messages)


def follow(messages: list[Json]) -> Any:
    """The view that the messages make up, by patches alone."""
    live: Any = Live.__new__(Live)
    live.view, live.number, live.table, live.choices = None, 0, {}, None
    for message in messages:
        if message["type"] in ("welcome", "update"):
            live.follow(message)
    return live.view


async def test_a_seed_never_leaves_a_running_table(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        made = await ana.create(ME, OPEN, visibility="public")
        table = made["id"]
        await eva.post(f"/api/tables/{table}/seats/1")
        paths = [f"/api/tables/{table}{path}" for path in ("", "/history", "/moves/0")]
        texts = [str(made), *[(await eva.http.get(path)).text for path in paths]]
        async with eva.live(table, seat=1) as live:
            texts.append(str(live.heard))
        await eva.get(f"/api/tables/{table}/log", expect=403)
        seed, salt = drawn(server, table)
        assert not any(str(seed) in text or salt in text for text in texts)
