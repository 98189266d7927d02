"""One server and one chromium for all browser tests; a test fails on any error that a page reports."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.web.serving import ServedTables
from tests.web.visitor import DESKTOP, Visit, Visitor

ARGUMENTS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTables]:
    server = ServedTables(tmp_path_factory.mktemp("web"))
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = shutil.which("chromium")
    assert path is not None, "There is no chromium on the PATH: install your system's chromium package."
    started = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=120_000)
    yield started
    started.close()


@pytest.fixture
def visit(browser: Browser, served: ServedTables) -> Iterator[Visit]:
    """Opens browser profiles; after the test none of them may have reported an error."""
    visitors: list[Visitor] = []

    def come(size: tuple[int, int] = DESKTOP, **settings: object) -> Visitor:
        visitors.append(Visitor(browser, served.url, size, **settings))
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.close()
    assert [] == faults
