"""Requests made up from the description itself, by the hundred: answers fit it, and none is a fault."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tabuleiro.server.api import openapi
from tests.server.running import RunningServer

OPERATIONS = [
    (method.upper(), path)
    for path, methods in sorted(openapi.description()["paths"].items())
    for method in sorted(methods)
]


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
