"""Deliverer: calls the web hooks that are owed a message, again and later where one does not answer."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec
import structlog
from sqlalchemy import delete, select, update

from tabuleiro.core.errors import Refused, quoted
from tabuleiro.server.errors import BadRequest, reason_of
from tabuleiro.server.people.visitors import Visitor, Visitors
from tabuleiro.server.process import metrics
from tabuleiro.server.process.breathe import pause
from tabuleiro.server.storage.database import Database
from tabuleiro.server.storage.deliveries import DeliveryRow
from tabuleiro.server.storage.rows import new_id, now, row_from
from tabuleiro.server.storage.schema import DELIVERIES
from tabuleiro.server.wire.http import HookAnswer, HookBody

EVERY: Final = 1.0
TIMEOUT: Final = 10.0
LEASE: Final = 30
"""Seconds for which a delivery belongs to the process that took it."""
WAITS: Final = (5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600)
"""Seconds before each further attempt."""
MOST_AT_ONCE: Final = 50
"""Visitors whose programs are called at the same time."""
FAILURES: Final = (httpx.HTTPError, httpx.InvalidURL, OSError, Refused)
"""Why an address could not be called."""

GATEWAYS: Final = tuple(
    ipaddress.ip_network(each)
    for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10")
)
"""Addresses of IPv6 that stand for others of IPv4, or for those of one site."""

log = structlog.get_logger()


class Deliverer:
    """Calls the programs of many visitors at once but each one's in order: who is slow makes nobody wait."""

    def __init__(
        self, database: Database, visitors: Visitors, *, private: bool, ports: tuple[int, ...]
    ) -> None:
        self._database: Final = database
        self._visitors: Final = visitors
        self._private: Final = private
        self._ports: Final = ports
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}

    async def run(self, closing: asyncio.Event) -> None:
        """Deliver what is due, until the house closes."""
        async with self._client() as client:
            while await pause(closing, EVERY):
                try:
                    await self._begin(client, closing)
                except Refused as refusal:
                    log.warning("web hooks wait", reason=str(refusal))
            await asyncio.gather(*self._busy.values())

    def _client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)

    async def _begin(self, client: httpx.AsyncClient, closing: asyncio.Event) -> None:
        """Begin to call for all who are owed something and are not being called."""
        owed = select(DELIVERIES.c.visitor).where(DELIVERIES.c.due <= now()).distinct()
        for row in await self._database.rows(owed.limit(2 * MOST_AT_ONCE)):
            visitor = str(row["visitor"])
            if visitor not in self._busy and len(self._busy) < MOST_AT_ONCE:
                self._busy[visitor] = asyncio.create_task(self._serve(client, visitor, closing))

    async def _serve(self, client: httpx.AsyncClient, visitor: str, closing: asyncio.Event) -> None:
        """Deliver what one visitor is owed now, oldest first."""
        try:
            while not closing.is_set() and (row := await self._taken(visitor)) is not None:
                await self._attempt(client, row)
        except Refused as refusal:
            log.warning("web hooks wait", reason=str(refusal))
        except Exception:  # whatever one address causes, the others are called
            metrics.FAULTS.labels("hooks").inc()
            log.exception("a web hook was not called", visitor=visitor)
        finally:
            del self._busy[visitor]

    async def check(self, url: str) -> None:
        """Refuse an address that would never be called."""
        try:
            parts = urlsplit(url)
            await self._address(parts.hostname or "", _port(parts))
        except (OSError, ValueError) as error:
            raise BadRequest(f"url: {quoted(url)} cannot be called: {error}") from None

    async def tried(self, visitor: Visitor, body: HookBody) -> HookAnswer:
        """Call a visitor's address once, now, and say what came of it."""
        assert visitor.hook_url is not None
        row = DeliveryRow(
            id=new_id(),
            visitor=visitor.id,
            body=msgspec.json.encode(body).decode(),
            due=0,
            attempts=0,
            created=0,
        )
        try:
            async with self._client() as client:
                status = await self.call(client, visitor.hook_url, visitor.hook_secret or "", row)
        except FAILURES as error:
            return HookAnswer(status=None, reason=reason_of(str(error) or type(error).__name__))
        return HookAnswer(status=status, reason=None)

    async def _taken(self, visitor: str) -> DeliveryRow | None:
        """The next delivery that is due, taken so that no other process takes it too."""
        query = select(DELIVERIES).where(DELIVERIES.c.visitor == visitor, DELIVERIES.c.due <= now())
        found = await self._database.first(query.order_by(DELIVERIES.c.id).limit(1))
        if found is None:
            return None
        row = row_from(DeliveryRow, found)
        claim = (
            update(DELIVERIES)
            .where(DELIVERIES.c.id == row.id, DELIVERIES.c.attempts == row.attempts)
            .values(attempts=row.attempts + 1, due=now() + LEASE)
        )
        return row if await self._database.write(claim) == 1 else None

    async def _attempt(self, client: httpx.AsyncClient, row: DeliveryRow) -> None:
        visitor = await self._visitors.of_id(row.visitor)
        if visitor is None or visitor.hook_url is None or visitor.hook_secret is None:
            await self._forget(row)
            return
        try:
            status = await self.call(client, visitor.hook_url, visitor.hook_secret, row)
        except FAILURES as error:
            await self._later(row, str(error) or type(error).__name__)
            return
        if 200 <= status < 300:
            metrics.HOOKS.labels("arrived").inc()
            await self._forget(row)
        else:
            await self._later(row, f"status {status}")

    async def call(self, client: httpx.AsyncClient, url: str, secret: str, row: DeliveryRow) -> int:
        """Call the address that was checked, not whatever the name may mean a moment later."""
        parts = urlsplit(url)
        address = await self._address(parts.hostname or "", _port(parts))
        host = f"[{address}]" if ":" in address else address
        port = f":{parts.port}" if parts.port else ""
        moment = now()
        calling = client.stream(
            "POST",
            parts._replace(netloc=f"{host}{port}").geturl(),
            content=row.body.encode(),
            headers={
                "host": parts.netloc.rpartition("@")[2],
                "content-type": "application/json",
                "tabuleiro-delivery": row.id,
                "tabuleiro-signature": signature(secret, moment, row.body),
            },
            extensions={"sni_hostname": parts.hostname or ""},
        )
        async with calling as answer:  # whatever it goes on to say is not read
            return answer.status_code

    async def _address(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        if not self._private and port not in self._ports:
            allowed = ", ".join(str(each) for each in self._ports)
            raise BadRequest(f"url: port {port} is not called; expected one of {allowed}")
        for *_, address in found:
            if self._private or is_public(str(address[0])):
                return str(address[0])
        raise BadRequest(f"url: {host} is an address of a private network")

    async def _later(self, row: DeliveryRow, reason: str) -> None:
        metrics.HOOKS.labels("failed").inc()
        if row.attempts >= len(WAITS):
            log.warning("web hook given up", delivery=row.id, reason=reason)
            await self._forget(row)
            return
        due = now() + WAITS[row.attempts]
        await self._database.write(update(DELIVERIES).where(DELIVERIES.c.id == row.id).values(due=due))

    async def _forget(self, row: DeliveryRow) -> None:
        await self._database.write(delete(DELIVERIES).where(DELIVERIES.c.id == row.id))


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def is_public(address: str) -> bool:
    """Whether an address leads to one machine of the internet, and not through a gateway to a private one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if not found.is_global or found.is_multicast:
        return False
    return not any(found in network for network in GATEWAYS if network.version == found.version)


def signature(secret: str, moment: int, body: str) -> str:
    """The value of the header `Tabuleiro-Signature`."""
    code = hmac.new(secret.encode(), f"{moment}.{body}".encode(), hashlib.sha256).hexdigest()
    return f"t={moment},v1={code}"
