"""A player without a browser: the HTTP requests and the WebSocket of one visitor."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tabuleiro.core.rng import Dice, roll
from tabuleiro.table import patch

Json: TypeAlias = dict[str, Any]
WAIT: Final = 60.0
"""Seconds after which something is taken for lost; only a failing test waits so long."""

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "level": "random"}
OPEN: Final = {"kind": "open"}
INVITED: Final = {"kind": "invited"}


def new_key() -> str:
    return uuid.uuid4().hex


class Player:
    """One visitor: a cookie jar and what can be done with it."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.http = httpx.AsyncClient(base_url=url, timeout=WAIT, trust_env=False)

    async def __aenter__(self) -> Player:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, expect: int = 200) -> Any:
        return _read(await self.http.get(path), expect)

    async def post(self, path: str, body: Json | None = None, expect: int | None = None) -> Any:
        return _read(await self.http.post(path, json={} if body is None else body), expect)

    async def put(self, path: str, body: Json, expect: int = 200) -> Any:
        return _read(await self.http.put(path, json=body), expect)

    async def create(self, *seats: Json, game: str = "orchard", **more: Any) -> Json:
        """A new table."""
        made = await self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return {**made["table"], "links": made["links"]}

    async def join(self, secret: str, **more: Any) -> Json:
        joined: Json = await self.post("/api/join", {"secret": secret, **more})
        return joined

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def live(
        self, table: str, seat: int | None = None, since: int | None = None
    ) -> AsyncIterator[Live]:
        """A WebSocket at a table, after its welcome."""
        wanted = [
            f"{name}={value}" for name, value in (("seat", seat), ("since", since)) if value is not None
        ]
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{'&'.join(wanted)}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with websockets.connect(
            address,
            additional_headers=headers,
            proxy=None,
            compression=None,
            open_timeout=WAIT,
            ping_interval=None,
        ) as socket:
            live = Live(socket)
            await live.until(lambda message: message["type"] in ("welcome", "refused"))
            yield live


async def eventually(found: Callable[[], Awaitable[bool]], seconds: float = WAIT) -> None:
    """Wait until something has come true."""
    async with asyncio.timeout(seconds):
        while not await found():  # noqa: ASYNC110  what is waited for happens in another process
            await asyncio.sleep(0.05)


def _read(answer: httpx.Response, expect: int | None) -> Any:
    if expect is None:
        assert answer.is_success, answer.text
    else:
        assert expect == answer.status_code, answer.text
    return answer.json() if answer.content else None


class Live:
    """A WebSocket with what it has told so far, and the view kept up to date by patches alone."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.heard: Final[list[Json]] = []
        self.view: Any = None
        self.number = 0
        self.choices: Json | None = None
        self.table: Json = {}

    async def hear(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), WAIT))
        self.heard.append(message)
        if message["type"] in ("welcome", "update"):
            self.follow(message)
        return message

    def follow(self, message: Json) -> None:
        """Bring the view up to date, by the patch alone where there is one."""
        assert message["type"] == "welcome" or message["number"] == self.number + 1, "an update was missed"
        self.number = message["number"]
        self.table = message.get("table") or self.table
        self.choices = message.get("choices") if message.get("kind") != "said" else self.choices
        if message.get("view") is not None:
            self.view = message["view"]
        elif message.get("patch"):
            self.view = patch.patched(self.view, message["patch"])

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Hear messages up to the first one that is wanted."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: Any) -> Json:
        """Send something with a key and wait for its answer."""
        key = message.setdefault("key", new_key())
        await self.send(message)
        return await self.until(lambda answer: answer.get("key") == key)

    async def act(self, seat: int, code: str, **more: Any) -> Json:
        return await self.ask(do="act", seat=seat, code=code, **more)

    async def my_turn(self, seat: int) -> Json:
        """Wait until the seat is to act or the game is over."""
        while self.view is None or (self.view["to_act"] is not None and self.view["to_act"] != seat):
            await self.hear()
        view: Json = self.view
        return view

    async def play_on(self, seat: int, moves: int = 10_000, seed: int = 1) -> int:
        """Take any option, for so many moves or to the end; the answer is how many were made."""
        dice = Dice(seed)
        for made in range(moves):
            view = await self.my_turn(seat)
            if view["to_act"] is None:
                return made
            answer = await self.act(seat, view["legal"][roll(dice, len(view["legal"]))])
            assert "accepted" == answer["type"], answer
        return moves
