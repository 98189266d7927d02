"""`tabuleiro verify` tells before a release what would become of stored games."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import pytest

from tabuleiro.server.storage.database import BadDatabase
from tabuleiro.server.tables.verify import Verdict, verdicts
from tests.server.inside import InsidePlayer, opened, play_moves
from tests.server.test_durability import new_table, rules_of
from tests.table.other_rules import OtherDeal, SameGame, Stricter


async def two_games(url: str) -> None:
    """One that is over and one that is on."""
    async with opened(url) as house:
        player = InsidePlayer(house)
        await play_moves(house, await new_table(player), 200)
        await play_moves(house, await new_table(player), 6)


async def found(url: str) -> dict[str, Verdict]:
    return {verdict.status: verdict async for verdict in verdicts(url)}


async def test_under_the_same_rules_nothing_diverges(database_url: str) -> None:
    await two_games(database_url)
    assert {"same"} == {verdict.outcome for verdict in (await found(database_url)).values()}


async def test_new_rules_that_play_alike_are_fine(sqlite_url: str) -> None:
    await two_games(sqlite_url)
    with rules_of(SameGame()):
        assert {"same"} == {verdict.outcome for verdict in (await found(sqlite_url)).values()}


async def test_other_rules_show_the_finished_and_resume_the_running_game(sqlite_url: str) -> None:
    await two_games(sqlite_url)
    with rules_of(OtherDeal()):
        judged = await found(sqlite_url)
        assert ("shown", "resumed") == (judged["over"].outcome, judged["playing"].outcome)
        assert ("1", 6) == (judged["playing"].rules, judged["playing"].moves)
        assert judged["playing"].reason
    assert {"same"} == {verdict.outcome for verdict in (await found(sqlite_url)).values()}


async def test_rules_that_refuse_a_position_are_found_before_they_halt_it(sqlite_url: str) -> None:
    await two_games(sqlite_url)
    with rules_of(Stricter()):
        assert "halted" == (await found(sqlite_url))["playing"].outcome


async def test_a_file_that_is_not_there_is_not_made(sqlite_url: str) -> None:
    with pytest.raises(BadDatabase, match="no file"):
        await found(sqlite_url)


async def test_the_command_lists_what_diverges(sqlite_url: str) -> None:
    await two_games(sqlite_url)
    command = [
        sys.executable,
        "-c",
        "from tabuleiro.cli import main; main()",
        "verify",
        "--database",
        sqlite_url,
    ]
    done = await asyncio.to_thread(
        subprocess.run, [*command, "--json"], capture_output=True, text=True, check=False
    )
    # The toy is not registered there, so that no rules can replay it.
    answer = json.loads(done.stdout)
    assert (1, 2) == (done.returncode, answer["tables"])
    assert {"shown", "halted"} == {each["outcome"] for each in answer["diverging"]}
