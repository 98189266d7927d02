"""Whatever is sent over the WebSocket is answered by a typed refusal, and the conversation goes on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
import websockets

from tabuleiro.core.rng import Dice, roll
from tests.server.client import BOT, ME, Live, Player
from tests.server.running import RunningServer

T = TypeVar("T")

VALUES: list[Any] = [
    None, True, 0, -1, 1.5, 10**30, "", "draw", "x" * 300, "\u0000", [], [[]], {}, {"a": 0}, "12345678"
]  # fmt: skip
FIELDS = ("do", "key", "seat", "code", "after", "text", "type", "number", "__proto__", "")
VERBS = ("act", "undo", "say", "hint", "look", "ping", "fly", "")


def one_of(dice: Dice, things: Sequence[T]) -> T:
    return things[roll(dice, len(things))]


def frame(dice: Dice) -> str | bytes:
    """A frame that is wrong in one of many ways."""
    kind = roll(dice, 6)
    if kind == 0:
        return bytes(roll(dice, 256) for _ in range(roll(dice, 60)))
    if kind == 1:
        return "".join(one_of(dice, "\0\t\"',:[]{}ä€") for _ in range(20))
    if kind == 2:
        return json.dumps(one_of(dice, VALUES))
    text = json.dumps(nearly_right(dice) if kind == 5 else wrong(dice))
    return text[: roll(dice, len(text))] if kind == 4 else text


def wrong(dice: Dice) -> dict[str, Any]:
    message = {one_of(dice, FIELDS): one_of(dice, VALUES) for _ in range(roll(dice, 6))}
    return {**message, "do": one_of(dice, VERBS)}


def nearly_right(dice: Dice) -> dict[str, Any]:
    """The right fields, with values that do not fit the moment."""
    seat, key = one_of(dice, (0, 1, 2, 15)), f"key{roll(dice, 10**6):06}"
    if roll(dice, 2):
        return {"do": "undo", "key": key, "seat": seat}
    code = one_of(dice, ("draw", "discard fig", "plant fig", "fly"))
    return {"do": "act", "key": key, "seat": seat, "code": code, "after": roll(dice, 9)}


async def test_frames_of_nonsense_are_refused_one_by_one(server: RunningServer) -> None:
    dice = Dice(7)
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            for _ in range(20):
                for _ in range(20):
                    await live.socket.send(frame(dice))
                await still_there(live)
            refused = [message for message in live.heard if message["type"] == "refused"]
            assert len(refused) > 200
            assert "InternalError" not in {message["kind"] for message in refused}
            assert all(message["message"] for message in refused)


async def still_there(live: Live) -> None:
    await live.send({"do": "ping"})
    await live.until(lambda message: message["type"] == "pong")


async def test_a_frame_that_is_too_long_is_refused(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            await live.socket.send("x" * 5000)
            assert "TooLarge" == (await live.until(lambda message: message["type"] == "refused"))["kind"]
            await live.socket.send("[" * 4000)
            assert "BadRequest" == (await live.until(lambda message: message["type"] == "refused"))["kind"]
            await still_there(live)


async def test_a_frame_beyond_all_measure_ends_the_connection(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            await live.socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed, match="1009"):
                await live.until(lambda message: message["type"] == "never")


async def test_somebody_who_does_not_read_is_dropped_and_nobody_waits(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = (await ana.create(ME, BOT, options={"first": 0}, visibility="public"))["id"]
        async with eva.live(table) as guest, ana.live(table, seat=0) as live:
            guest.socket.transport.pause_reading()
            for _ in range(300):
                await live.ask(do="say", text="x" * 500)
            assert 300 <= live.number
            guest.socket.transport.resume_reading()
