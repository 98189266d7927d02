"""What comes from outside: full disks, broken bodies, many addresses."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from tabuleiro.server.api.door import network_of
from tabuleiro.server.errors import TooMany
from tabuleiro.server.process import limits, metrics
from tabuleiro.server.process.limits import Limit
from tests.server.client import ME, Player
from tests.server.inside import InsidePlayer, opened
from tests.server.running import RunningServer

RUI = {"kind": "me", "name": "Rui"}


def faults() -> float:
    return metrics.REGISTRY.get_sample_value("tabuleiro_faults_total", {"where": "storage"}) or 0.0


async def test_a_full_disk_is_seen_and_so_is_its_end(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        before, full = faults(), [True]

        def fill(connection: Any, *_: object) -> None:
            connection.execute(f"PRAGMA max_page_count={1 if full[0] else 2**30}")

        event.listen(house.database.engine, "checkout", fill)
        refused = [await ana.http.post("/api/tables", json=new_table(number)) for number in range(20)]
        assert 503 == refused[-1].status_code
        answer = await ana.http.get("/health")
        assert (503, False) == (answer.status_code, answer.json()["ok"])
        assert "full" in answer.json()["database"]
        assert 1 == faults() - before
        # The log goes to either, by whether a server was set up in this process before.
        assert 1 == "".join(capsys.readouterr()).count("nothing can be written")
        full[0] = False
        assert 200 == (await ana.http.get("/health")).status_code


def new_table(number: int) -> dict[str, Any]:
    return {"game": "orchard", "seats": [ME, RUI], "name": f"Table {number}"}


async def test_a_body_that_is_no_utf8_is_refused(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        for body in (b'{"name": "\xff\xfe"}', b'"\xc3"', b'{"\xe9": 1}'):
            answer = await ana.http.put("/api/me", content=body, headers={"content-type": "application/json"})
            assert 400 == answer.status_code, answer.text


async def test_entries_are_counted(sqlite_url: str) -> None:
    def counted() -> float:
        return metrics.REGISTRY.get_sample_value("tabuleiro_entries_total", {"kind": "started"}) or 0.0

    before = counted()
    async with opened(sqlite_url) as house:
        await InsidePlayer(house).create(ME, RUI)
    assert 1 == counted() - before


async def test_browsers_are_told_to_stay_with_https(sqlite_url: str) -> None:
    async with opened(sqlite_url, public_url="https://tables.example.org") as house:
        answer = await InsidePlayer(house).http.get("/health")
        assert answer.headers["strict-transport-security"].startswith("max-age=")


async def test_without_https_there_is_no_such_promise(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        assert "strict-transport-security" not in (await ana.http.get("/health")).headers


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("local", "local"),
    ],
)
def test_an_address_of_ipv6_counts_by_its_network(address: str, counted: str) -> None:
    assert counted == network_of(address)


def test_many_addresses_do_not_free_the_one_that_asks_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    limit = Limit(0.0, 1, "requests")
    limit.check("busy")
    for number in range(10):
        limit.check(f"other {number}")
        with pytest.raises(TooMany):
            limit.check("busy")
