"""Being told: web hooks with signature and retries, clocks that run out, the event stream."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from tabuleiro.server.hooks import deliverer
from tabuleiro.server.house import House
from tabuleiro.server.storage.deliveries import OWE, delivery
from tabuleiro.server.storage.rows import now
from tabuleiro.server.storage.schema import DELIVERIES, TABLES, VISITORS
from tabuleiro.server.wire.http import HookBody
from tests.server.client import BOT, ME, OPEN, WAIT, Player, eventually, new_key
from tests.server.inside import InsidePlayer, act, opened, play_moves
from tests.server.running import RunningServer


class Receiver:
    """A program of a player that is called; it answers with the statuses it is told to."""

    def __init__(self) -> None:
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        self.patience: asyncio.Event | None = None
        self.url = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
        self.calls.append((headers, await reader.readexactly(int(headers["content-length"]))))
        if self.patience is not None:
            await self.patience.wait()
        status = self.statuses.pop(0) if self.statuses else 204
        writer.write(f"HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def called(self, times: int) -> list[Any]:
        async def enough() -> bool:
            return len(self.calls) >= times

        await eventually(enough)
        return [msgspec.json.decode(body) for _, body in self.calls]


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.answer, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook?x=1"
    async with server:
        yield found


async def test_a_player_is_told_of_the_turn_and_can_check_the_signature(database_url: str) -> None:
    async with receiver() as program, opened(database_url) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        secret = (await rui.put("/api/me/hook", {"url": program.url}))["secret"]
        table = (await ana.create(ME, OPEN, visibility="public", options={"first": 0}, name="Quinta"))["id"]
        await rui.post(f"/api/tables/{table}/seats/1")
        await act(house, table, 0, "draw")
        (body,) = await program.called(1)
        assert ("turn", table, "Quinta", 1, 1) == (
            body["event"],
            body["table"],
            body["name"],
            body["seat"],
            body["moves"],
        )
        headers, text = program.calls[0]
        time, code = (part.split("=")[1] for part in headers["tabuleiro-signature"].split(","))
        assert hmac.new(secret.encode(), f"{time}.".encode() + text, hashlib.sha256).hexdigest() == code


async def all_delivered(house: House) -> None:
    """Wait until nobody is owed anything."""

    async def nothing_owed() -> bool:
        return await house.database.first(select(DELIVERIES.c.id)) is None

    await eventually(nothing_owed)


async def owe_to(house: House, program: Receiver) -> None:
    """A message that the program is owed."""
    found = await house.database.first(select(VISITORS.c.id).where(VISITORS.c.hook_url == program.url))
    assert found is not None
    body = HookBody(event="test", table="", name="", game="", seat=None, moves=0, deadline=None)
    owed = delivery(str(found["id"]), body, now())
    await house.database.transact(lambda connection: connection.execute(OWE, owed))


async def test_a_test_says_what_the_program_answered(sqlite_url: str) -> None:
    async with receiver() as program, opened(sqlite_url) as house:
        program.statuses = [204, 500]
        ana = InsidePlayer(house)
        await ana.put("/api/me/hook", {"url": program.url})
        assert {"status": 204, "reason": None} == await ana.post("/api/me/hook/test")
        assert {"status": 500, "reason": None} == await ana.post("/api/me/hook/test")
        await ana.put("/api/me/hook", {"url": "http://127.0.0.1:9/"})
        answer = await ana.post("/api/me/hook/test")
    assert 2 == len(program.calls)
    assert answer["status"] is None
    assert answer["reason"]


async def test_tests_of_a_hook_are_counted(sqlite_url: str) -> None:
    async with receiver() as program, opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        await ana.put("/api/me/hook", {"url": program.url})
        for _ in range(5):
            await ana.post("/api/me/hook/test")
        await ana.post("/api/me/hook/test", expect=429)


async def set_deadline(house: House, table: str, deadline: int) -> None:
    """Set the clock of the seat to act."""
    async with house.hall.at(table) as there:
        await house.database.write(update(TABLES).where(TABLES.c.id == table).values(deadline=deadline))
        there.stale = True


async def test_the_start_and_the_end_of_a_game_are_told(sqlite_url: str) -> None:
    async with receiver() as program, opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        await ana.put("/api/me/hook", {"url": program.url})
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}, seed=3))["id"]
        await play_moves(house, table, 200)
        await all_delivered(house)
    events = [msgspec.json.decode(body)["event"] for _, body in program.calls]
    assert ("started", "over", {"turn"}) == (events[0], events[-1], set(events[1:-1]))


async def test_a_call_that_fails_is_made_again_with_the_same_delivery(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliverer, "WAITS", (0, 0, 0))
    async with receiver() as program, opened(sqlite_url) as house:
        program.statuses = [500, 302]
        ana = InsidePlayer(house)
        await ana.put("/api/me/hook", {"url": program.url})
        await owe_to(house, program)
        await all_delivered(house)
    assert 3 == len(program.calls)
    assert 1 == len({headers["tabuleiro-delivery"] for headers, _ in program.calls})


async def test_after_the_last_attempt_a_call_is_given_up(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliverer, "WAITS", (0,))
    async with receiver() as program, opened(sqlite_url) as house:
        program.statuses = [500] * 10
        ana = InsidePlayer(house)
        await ana.put("/api/me/hook", {"url": program.url})
        await owe_to(house, program)
        await all_delivered(house)
    assert 2 == len(program.calls)


async def test_two_processes_do_not_deliver_twice(postgres_url: str) -> None:
    async with (
        receiver() as program,
        opened(postgres_url) as house,
        opened(postgres_url),
        opened(postgres_url),
    ):
        ana = InsidePlayer(house)
        await ana.put("/api/me/hook", {"url": program.url})
        for _ in range(10):
            await owe_to(house, program)
        await all_delivered(house)
    assert 10 == len(program.calls)


async def test_a_delivery_survives_the_process_that_took_it(sqlite_url: str) -> None:
    async with receiver() as program, opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        await ana.put("/api/me/hook", {"url": program.url})
        found = await house.database.first(select(VISITORS.c.id))
        assert found is not None
        left = {
            "id": "d",
            "visitor": found["id"],
            "body": "{}",
            "due": now() - 1,
            "attempts": 1,
            "created": 0,
        }
        await house.database.write(insert(DELIVERIES).values(left))
        await all_delivered(house)
    assert ["d"] == [headers["tabuleiro-delivery"] for headers, _ in program.calls]


async def test_a_program_that_does_not_answer_keeps_nobody_waiting(sqlite_url: str) -> None:
    async with receiver() as slow, receiver() as quick, opened(sqlite_url) as house:
        slow.patience = asyncio.Event()
        for program in (slow, quick):
            player = InsidePlayer(house)
            await player.put("/api/me/hook", {"url": program.url})
            await owe_to(house, program)
            await program.called(1)
        slow.patience.set()


async def test_addresses_of_private_networks_are_not_called(sqlite_url: str) -> None:
    async with opened(sqlite_url, private_hooks=False) as house:
        ana = InsidePlayer(house)
        for url in (
            "http://127.0.0.1/",
            "http://[::1]/",
            "http://10.0.0.1/",
            "http://169.254.169.254/",
            "http://0.0.0.0/",
        ):
            refused = await ana.put("/api/me/hook", {"url": url}, expect=400)
            assert "private" in refused["message"]


async def test_a_hook_can_be_taken_away(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house, receiver() as program:
        ana = InsidePlayer(house)
        await ana.put("/api/me/hook", {"url": program.url})
        assert program.url == (await ana.get("/api/me"))["hook"]
        assert 204 == (await ana.http.delete("/api/me/hook")).status_code
        await ana.create(ME, BOT, options={"first": 0})
        assert None is await house.database.first(select(DELIVERIES.c.id))


# Clocks.


async def test_when_the_clock_runs_out_a_bot_takes_over_and_the_player_may_return(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}, clock=86400))["id"]
        await set_deadline(house, table, now() - 1)

        async def away() -> bool:
            return bool((await ana.get(f"/api/tables/{table}"))["seats"][0]["away"])

        await eventually(away)
        assert "random" == (await ana.get(f"/api/tables/{table}"))["seats"][0]["level"]
        replaced = [
            each
            for each in (await ana.get(f"/api/tables/{table}/history"))["updates"]
            if each["kind"] == "replaced"
        ]
        assert (0, "clock") == (replaced[0]["seat"], replaced[0]["text"])
        back = await ana.post(f"/api/tables/{table}/seats/0/return")
        assert not back["seats"][0]["away"]


async def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}, clock=86400))["id"]
        await set_deadline(house, table, now() - 1)
        overdue = house.stored.overdue

        async def with_a_lost_one() -> list[str]:
            return ["f" * 20, *await overdue()]

        monkeypatch.setattr(house.stored, "overdue", with_a_lost_one)

        async def away() -> bool:
            return bool((await ana.get(f"/api/tables/{table}"))["seats"][0]["away"])

        await eventually(away)


async def test_every_choice_starts_the_clock_anew_and_a_word_does_not(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}, clock=86400))["id"]
        first = now() + 1000
        await set_deadline(house, table, first)
        await ana.post(f"/api/tables/{table}/do", {"do": "say", "key": new_key(), "text": "hm"})
        assert first == (await ana.get(f"/api/tables/{table}"))["deadline"]
        await act(house, table, 0, "draw")
        assert first < (await ana.get(f"/api/tables/{table}"))["deadline"]


# The event stream.


async def test_the_stream_tells_whose_turn_it_is(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}))["id"]
        async with ana.http.stream("GET", "/api/me/stream") as stream:
            assert "text/event-stream" in stream.headers["content-type"]
            lines = stream.aiter_lines()
            while await anext(lines) != ": hello":
                pass
            await ana.post(
                f"/api/tables/{table}/do", {"do": "act", "key": new_key(), "seat": 0, "code": "draw"}
            )
            async with asyncio.timeout(WAIT):
                while not (line := await anext(lines)).startswith("data: "):
                    pass
            told = msgspec.json.decode(line.removeprefix("data: "))
            assert (table, "playing", 3, True) == (
                told["table"],
                told["status"],
                told["number"],
                told["my_turn"],
            )


async def test_a_stranger_has_no_stream(server: RunningServer) -> None:
    async with Player(server.url) as eva:
        await eva.get("/api/me/stream", expect=404)
