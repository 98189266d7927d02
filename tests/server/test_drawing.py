"""Nobody knows the cards before they lie on the table, and afterwards everybody can check the deal."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from sqlalchemy import text, update

from tabuleiro.cli import main
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay
from tabuleiro.server.storage import migrate
from tabuleiro.server.storage.database import database_at
from tabuleiro.server.storage.schema import TABLES
from tabuleiro.server.tables.verify import verdicts
from tests.server.client import BOT, INVITED, ME, OPEN, Json, Player
from tests.server.inside import GAME, InsidePlayer, look, opened, play_moves
from tests.server.running import RunningServer

RUI = {"kind": "me", "name": "Rui"}


@pytest.mark.parametrize("other", [OPEN, INVITED])
async def test_a_creator_cannot_choose_what_others_are_dealt(server: RunningServer, other: Json) -> None:
    body = {"game": "orchard", "seats": [ME, other], "seed": 7}
    async with Player(server.url) as ana:
        assert "seed" in (await ana.post("/api/tables", body, expect=400))["message"]


@pytest.mark.parametrize("other", [BOT, RUI])
async def test_a_seed_of_the_creator_is_told_as_such(server: RunningServer, other: Json) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(ME, other, seed=7)
        assert {"by": "creator", "commitment": None, "seed": None, "salt": None} == table["draw"]


async def test_a_table_shows_a_commitment_from_its_start_and_opens_it_at_its_end(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        table = await ana.create(ME, RUI)
        start = table["draw"]
        assert ("server", 64, None, None) == (
            start["by"], len(start["commitment"]), start["seed"], start["salt"],
        )  # fmt: skip
        await play_moves(house, table["id"], 200)
        end = (await ana.get(f"/api/tables/{table['id']}"))["draw"]
        assert start["commitment"] == end["commitment"]
        opening = f"{end['seed']}:{end['salt']}".encode()
        assert end["commitment"] == hashlib.sha256(opening).hexdigest()
        log = Log.loads((await ana.get(f"/api/tables/{table['id']}/log"))["log"])
        assert int(end["seed"]) == log.header.seed


async def test_no_two_tables_have_the_same_draw(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        table = (await ana.create(ME, RUI))["id"]
        await play_moves(house, table, 200)
        again = (await ana.post(f"/api/tables/{table}/rematch"))["id"]
        heads = [(await look(house, each)).head for each in (table, again)]
        assert 2 == len({head.seed for head in heads}) == len({head.salt for head in heads})


async def test_the_log_of_a_game_that_is_on_says_nothing_of_the_salt(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        table = (await ana.create(ME, RUI))["id"]
        assert "salt" not in (await ana.get(f"/api/tables/{table}/log"))["log"]


async def finished_log(url: str) -> tuple[str, str]:
    """The commitment that a table showed, and the log of its game."""
    async with opened(url) as house:
        ana = InsidePlayer(house)
        table = await ana.create(ME, RUI)
        await play_moves(house, table["id"], 200)
        return table["draw"]["commitment"], (await ana.get(f"/api/tables/{table['id']}/log"))["log"]


def verified(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int | str | None:
    monkeypatch.setattr("sys.argv", ["tabuleiro", "verify", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code


async def test_the_command_checks_a_log_against_what_was_promised(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commitment, log = await finished_log(sqlite_url)
    file = tmp_path / "game.log"
    file.write_text(log, encoding="utf-8")
    assert verified(monkeypatch, "--log", str(file), "--commitment", commitment) in (None, 0)
    assert 1 == verified(monkeypatch, "--log", str(file), "--commitment", "0" * 64)
    seed = Log.loads(log).header.seed
    other = replay(Match.new(GAME, 2, 1).log).log.dumps()
    forged = "\n".join([*log.split("\n")[:3], *other.split("\n")[1:]])
    file.write_text(forged, encoding="utf-8")
    assert seed != 1
    assert 1 == verified(monkeypatch, "--log", str(file))
    file.write_text(other, encoding="utf-8")
    assert 2 == verified(monkeypatch, "--log", str(file))
    assert 2 == verified(monkeypatch)


async def test_a_stored_seed_that_became_another_is_found(sqlite_url: str) -> None:
    await finished_log(sqlite_url)
    assert ["same"] == [each.outcome async for each in verdicts(sqlite_url)]
    database = database_at(sqlite_url)
    await database.write(update(TABLES).values(salt="0" * 64))
    await database.close()
    assert ["broken"] == [each.outcome async for each in verdicts(sqlite_url)]


async def test_a_table_from_before_goes_on_without_a_promise(database_url: str) -> None:
    async with opened(database_url) as house:
        table = (await InsidePlayer(house).create(ME, RUI))["id"]
        await play_moves(house, table, 3)
    database = database_at(database_url)
    await migrate.downgrade(database, "0001")
    assert 1 == len(await database.rows(text("select id from tables")))
    await database.close()
    async with opened(database_url) as house:
        assert (await look(house, table)).info(None)["draw"] is None
        await play_moves(house, table, 200)
        assert "over" == (await look(house, table)).head.status
