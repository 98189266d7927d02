"""A few kills of the long run in `benchmarks/crash.py`, on both databases."""

from __future__ import annotations

from benchmarks.crash import judge, kill_while_playing
from tests.server.embedded import EmbeddedPostgres


async def test_a_killed_server_loses_nothing_confirmed_and_breaks_no_table(database_url: str) -> None:
    confirmed = await kill_while_playing(database_url, processes=1, kills=2, tables=4, game="orchard")
    found = await judge(database_url, confirmed)
    assert (0, 0) == (found["lost"], found["broken"])
    assert found["confirmed"] >= 40


async def test_one_of_two_processes_that_is_killed_loses_nothing_and_stops_nobody(
    postgres: EmbeddedPostgres,
) -> None:
    url = postgres.new_database()
    confirmed = await kill_while_playing(url, processes=2, kills=2, tables=4, game="orchard")
    found = await judge(url, confirmed)
    assert (0, 0) == (found["lost"], found["broken"])
    assert found["confirmed"] >= 40
