"""The description holds: made-up requests are answered as it says, and every message fits its shape."""

from __future__ import annotations

import re
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tabuleiro.core import registry
from tabuleiro.server.api import openapi
from tests.server.client import ME, Json, Live, Player, new_key
from tests.server.running import RunningServer

DESCRIPTION = openapi.description()
OPERATIONS = [
    (method.upper(), path)
    for path, methods in sorted(DESCRIPTION["paths"].items())
    for method in sorted(methods)
]
GAMES = [game.key for game in registry.games()]


@pytest.fixture(scope="module")
def table(server: RunningServer) -> tuple[str, dict[str, str]]:
    """A table in play and the cookie of its player."""
    with httpx.Client(base_url=server.url, trust_env=False) as http:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Rui"}]
        made = http.post(
            "/api/tables", json={"game": "orchard", "seats": seats, "visibility": "public"}
        ).json()
        return str(made["table"]["id"]), dict(http.cookies)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_made_up_requests_are_answered_as_described(
    server: RunningServer, table: tuple[str, dict[str, str]], method: str, path: str
) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/openapi/openapi.json")
    identity, cookies = table

    @given(case=schema[path][method].as_strategy())
    @settings(
        max_examples=12,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        if case.path_parameters and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = identity
        answer = case.call(base_url=server.url, cookies=cookies)
        assert answer.status_code < 500, answer.text
        if answer.status_code < 300:
            case.validate_response(answer)
        elif answer.status_code != 405:
            assert {"kind", "message"} == set(answer.json())

    ask()


def fits(name: str, value: object) -> bool:
    """Whether a value has the shape that the description gives this name."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": DESCRIPTION["components"]}
    return jsonschema_rs.validator_for(schema).is_valid(value)


def test_the_server_hands_out_the_description_that_is_written_to_files(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as http:
        assert DESCRIPTION == http.get("/api/openapi/openapi.json").json()


def test_every_name_in_the_description_has_a_schema() -> None:
    names = set(DESCRIPTION["components"]["schemas"])
    assert names >= set(re.findall(r"#/components/schemas/(\w+)", openapi.text().decode()))


@pytest.mark.parametrize("game", GAMES)
async def test_every_message_of_a_table_fits_the_description(server: RunningServer, game: str) -> None:
    heard = await conversation(server, game)
    assert {"welcome", "update", "accepted", "refused", "hint", "presence", "pong"} == {
        message["type"] for message in heard
    }
    assert [] == [message for message in heard if not fits("FromServer", message)]


async def conversation(server: RunningServer, game: str) -> list[Json]:
    """Everything that a player hears who tries all that can be asked for."""
    async with Player(server.url) as ana:
        table = (await ana.create(ME, {**ME, "name": "Rui"}, game=game, seed=3))["id"]
        async with ana.live(table, seat=0) as live:
            asked = await questions(live)
            assert [] == [message for message in asked if not fits("FromClient", message)]
            for message in asked:
                await live.send(message)
                await live.until(lambda answer: answer["type"] in ("accepted", "refused", "hint", "pong"))
            return live.heard


async def questions(live: Live) -> list[Json]:
    """One of each sort, from the seat to act; the last looks from a seat that the table has not."""
    view: Json = live.view
    await live.send({"do": "look", "seat": view["to_act"]})
    await live.until(lambda message: message["type"] == "welcome")
    mine: Json = {"seat": view["to_act"], "key": new_key()}
    return [
        {"do": "ping"},
        {"do": "say", "key": new_key(), "text": "bom dia"},
        {**mine, "do": "hint"},
        {**mine, "do": "act", "key": new_key(), "code": live.view["legal"][-1], "after": live.number},
        {**mine, "do": "undo", "key": new_key()},
        {"do": "look", "seat": 9},
    ]


@pytest.mark.parametrize("field", ["number", "kind", "events"])
def test_a_message_that_lacks_a_field_does_not_fit(field: str) -> None:
    update: Json = {
        "type": "update", "number": 1, "kind": "acted", "at": 0, "moves": 1, "events": [{"seat": 0}],
    }  # fmt: skip
    event = {"kind": "built", "seat": 0, "building": "library"}
    whole = {**update, "events": [event]}
    assert fits("Update", whole)
    broken = update if field == "events" else {name: whole[name] for name in whole if name != field}
    assert not fits("Update", broken)
