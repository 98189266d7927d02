"""A few kills of the long run in `benchmarks/crash.py`, on both databases."""

from __future__ import annotations

from benchmarks.crash import judge, kill_while_playing


async def test_a_killed_server_loses_nothing_confirmed_and_breaks_no_table(database_url: str) -> None:
    confirmed = await kill_while_playing(database_url, kills=2, tables=4, game="orchard")
    found = await judge(database_url, confirmed)
    assert (0, 0) == (found["lost"], found["broken"])
    assert found["confirmed"] >= 40
