"""One server and one chromium for all browser tests; a test fails on any error that a page reports."""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tabuleiro.cli import site
from tests.web.folder import PLACE, FolderVisitor, Host
from tests.web.serving import ServedTables, serving
from tests.web.visitor import DESKTOP, PATIENCE, Visit, Visitor

expect.set_options(timeout=PATIENCE)

ARGUMENTS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTables]:
    with serving(tmp_path_factory.mktemp("web"), "--review-iterations", "20") as server:
        yield server


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


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A host's folder with the export somewhere below it, which no other worker changes."""
    folder, of_the_run = tmp_path_factory.mktemp("host"), tmp_path_factory.getbasetemp()
    shutil.copytree(_exported(of_the_run if worker_id == "master" else of_the_run.parent), folder / PLACE)
    return folder


def _exported(place: Path) -> Path:
    """The export, which takes half a minute: made by the first worker that wants it."""
    made = place / "export"
    with (place / "export.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            site.export(made)
    return made


@pytest.fixture
def host(root: Path) -> Iterator[Host]:
    started = Host(root)
    yield started
    started.stop()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What needs no other person is for the server and for the folder; most of it is seldom run twice."""
    if "place" not in metafunc.fixturenames:
        return
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    seldom = () if "anywhere" in marks else (pytest.mark.seldom,)
    folder = () if "company" in marks else (pytest.param("host", marks=seldom, id="folder"),)
    metafunc.parametrize("place", [pytest.param("served", id="server"), *folder])


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, place: str) -> Iterator[Visit]:
    """Opens browser profiles at the server or in the exported folder."""
    found = request.getfixturevalue(place)
    yield from _visits(browser, found.url, FolderVisitor if isinstance(found, Host) else Visitor)


def _visits(browser: Browser, url: str, kind: type[Visitor]) -> Iterator[Visit]:
    """After the test none of the profiles may have reported an error."""
    visitors: list[Visitor] = []

    def come(size: tuple[int, int] = DESKTOP, **settings: object) -> Visitor:
        visitors.append(kind(browser, url, size, **settings))
        return visitors[-1]

    yield come
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.close()
    assert [] == faults
