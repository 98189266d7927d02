"""Door: what every request passes on its way in and out: limits, origin, headers, cookie, log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
import structlog

from tabuleiro.core.errors import quoted
from tabuleiro.server.errors import Denied, TooSlow, WrongOrigin, WrongType
from tabuleiro.server.house import House
from tabuleiro.server.process.metrics import REQUESTS
from tabuleiro.server.wire.http import Refusal

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
NEW_TOKEN: Final = "tabuleiro.token"  # noqa: S105  the name of a field
EARLIER_TOKEN: Final = "tabuleiro.earlier"  # noqa: S105  the name of a field
VISITOR: Final = "tabuleiro.visitor"
YEAR: Final = 365 * 86400
SLOWEST: Final = 30.0
"""Seconds in which each part of a request must arrive."""
SHARED_PATH: Final = "/look/"
LOCAL_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")

CONTENT_SECURITY: Final = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

Scope: TypeAlias = MutableMapping[str, Any]
AsgiMessage: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[AsgiMessage]]
Send: TypeAlias = Callable[[AsgiMessage], Awaitable[None]]

log = structlog.get_logger()


class Door:
    """Wraps the application; what it refuses never gets inside."""

    def __init__(self, app: Any, house: House) -> None:
        self._app: Final = app
        self._house: Final = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        arrival = Arrival(self._house, scope, receive, send)
        try:
            self._check(scope)
        except Denied as refusal:
            await arrival.refuse(refusal)
            return
        await self._app(scope, arrival.receive, arrival.send)

    def _check(self, scope: Scope) -> None:
        headers = headers_of(scope)
        host = headers.get("host", "")
        if self._house.settings.only_local and _without_port(host) not in LOCAL_NAMES:
            raise WrongOrigin(f"this server answers to {LOCAL_NAMES[0]} only, not to {quoted(host)}")
        if scope["path"].startswith("/api/"):
            self._house.allowances.requests.check(address_of(scope))
        mutating = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if mutating:
            self._check_origin(headers.get("origin"), host)
            _check_type(headers)

    def _check_origin(self, origin: str | None, host: str) -> None:
        """A browser names the page that asks; programs name none."""
        if origin is None:
            return
        public = self._house.settings.public_url
        expected = _site(public) if public else host
        if not expected or _site(origin) != expected:
            raise WrongOrigin(f"the page {quoted(origin)} may not use this server")


class Arrival:
    """One request, which must arrive in time; its answer gets our headers and a line in the log."""

    def __init__(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        self._house: Final = house
        self._scope: Final = scope
        self._receive: Final = receive
        self._send: Final = send
        self._arrived = scope["type"] == "websocket"
        self._began: Final = time.perf_counter()

    async def receive(self) -> AsgiMessage:
        if self._arrived:
            return await self._receive()
        try:
            message = await asyncio.wait_for(self._receive(), SLOWEST)
        except TimeoutError:
            raise TooSlow(f"the request has not come to an end in {SLOWEST:.0f} seconds") from None
        self._arrived = not message.get("more_body", False)
        return message

    async def send(self, message: AsgiMessage) -> None:
        if message["type"] == "http.response.start":
            self._complete(message)
        await self._send(message)

    def _complete(self, message: AsgiMessage) -> None:
        present = {name.lower() for name, _ in message["headers"]}
        added = [
            (name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in present
        ]
        if self._house.settings.secure:
            added.append((b"strict-transport-security", f"max-age={YEAR}".encode()))
        for field, name in ((NEW_TOKEN, self._house.cookie), (EARLIER_TOKEN, self._house.earlier_cookie)):
            token = self._scope.get(field)
            if token is not None:
                added.append((b"set-cookie", self._cookie(name, str(token)).encode()))
        message["headers"] = [*message["headers"], *added]
        self._note(message["status"])

    def _cookie(self, name: str, token: str) -> str:
        """An empty token takes the cookie away."""
        life = YEAR if token else 0
        secure = "; Secure" if self._house.settings.secure else ""
        return f"{name}={token}; Path=/; Max-Age={life}; HttpOnly; SameSite=Lax{secure}"

    def _note(self, status: int) -> None:
        """Paths hold ids of tables but never a secret; queries are left out all the same."""
        took = time.perf_counter() - self._began
        method = self._scope["method"] if self._scope["type"] == "http" else "WS"
        REQUESTS.labels(method, status // 100).observe(took)
        who = self._people() if self._house.settings.log_people else {}
        path = _without_secret(self._scope["path"])
        log.info("request", method=method, path=path, status=status, ms=round(took * 1000, 1), **who)

    def _people(self) -> dict[str, str]:
        """Who asked, under other names: enough to find what one address or visitor has done."""
        visitor = self._scope.get(VISITOR)
        found = {"source": self._house.alias(address_of(self._scope))}
        return found if visitor is None else {**found, "visitor": self._house.alias(str(visitor))}

    async def refuse(self, refusal: Denied) -> None:
        if self._scope["type"] == "websocket":
            await self._send(
                {"type": "websocket.close", "code": 4000 + refusal.status, "reason": str(refusal)}
            )
            self._note(refusal.status)
            return
        body = msgspec.json.encode(Refusal(kind=refusal.kind, message=str(refusal)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        start = {"type": "http.response.start", "status": refusal.status, "headers": headers}
        await self.send(start)
        end = {"type": "http.response.body", "body": body, "more_body": False}
        await self._send(end)


def _without_secret(path: str) -> str:
    """A shared link has its secret in the path, where those who make previews can send it."""
    return f"{SHARED_PATH}…" if path.startswith(SHARED_PATH) else path


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _site(url: str) -> str:
    """The host and port of an address; nothing if it is none."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def _check_type(headers: Mapping[str, str]) -> None:
    """A form of another site can send bodies too, but not JSON."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise WrongType(f"content-type: expected application/json, got {quoted(kind)}")


def address_of(scope: Any) -> str:
    """Whom the limits count: an address, of IPv6 the network of 64 bits that one house has."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "local"


def network_of(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host
