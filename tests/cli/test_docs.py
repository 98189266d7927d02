"""What the pages of docs show is what happens."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabuleiro.cli import app
from tabuleiro.cli.protocol import FORMS, Engine
from tabuleiro.core.explain import Explanation, Impossible, Income, Part
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay

DOCS = Path(__file__).parents[2] / "docs"
ENGINE = (DOCS / "engine.md").read_text(encoding="utf-8")
TUTORIAL = (DOCS / "tutorial.md").read_text(encoding="utf-8")
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
PAGES = sorted(DOCS.rglob("*.md"))
ARCHITECTURE = (DOCS / "architecture.md").read_text(encoding="utf-8")
WAY = re.findall(r"^\| `(\w+/[^`]+\.\w+)` \| (.*) \|$", ARCHITECTURE, re.MULTILINE)
"""The files that an action goes through, with what happens there."""


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("session", blocks(ENGINE, "session"), ids=["engine"])
def test_the_session_goes_as_shown(session: str) -> None:
    engine = Engine()
    lines = session.splitlines()
    for question, answer in zip(lines[::2], lines[1::2], strict=True):
        assert ("> ", "< ") == (question[:2], answer[:2])
        assert answer[2:] == json.dumps(engine.answer(question[2:]), separators=(",", ":"))


def test_every_request_is_described_with_its_fields() -> None:
    described = dict(re.findall(r"^\| `(\w+)` \| (?:`([^`]*)`)? ?\|", ENGINE, re.MULTILINE))
    for name, form in FORMS.items():
        fields = [*form.required, *[f"[{field}]" for field in form.optional]]
        assert " ".join(fields) == described[name]


def test_the_log_can_be_replayed() -> None:
    shown = re.search(r"^    (tabuleiro log 1\n.*?\n)\n", ENGINE, re.DOTALL | re.MULTILINE)
    assert shown is not None
    assert 1 == replay(Log.loads(shown[1])).moves


def test_the_form_of_explanations_is_described() -> None:
    described = set(re.findall(r"`(\w+)`", PROTOCOL.partition("## San Juan")[0]))
    parts = [Part("printed", 1).to_json(), Income(0, "points", 1).to_json()]
    forms = [Explanation("pass", "R11").to_json(), Impossible("pass", "no_good", "T2").to_json(), *parts]
    assert set() == {name for form in forms for name in form} - described


@pytest.mark.parametrize(("file", "what"), WAY)
def test_the_files_on_the_way_of_an_action_have_what_is_told_of_them(file: str, what: str) -> None:
    text = (DOCS.parent / file).read_text(encoding="utf-8")
    assert [] == [name for name in re.findall(r"`(\S+)`", what) if name not in text]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_every_command_shown_exists(page: Path) -> None:
    known = {command.name for command in app.registered_commands} | {"pack"}
    for name in re.findall(r"(?:^    |`)tabuleiro ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
        assert name in known | {"log"}, name


@pytest.mark.parametrize(
    "program",
    blocks(ENGINE, "python") + blocks(ARCHITECTURE, "python") + blocks(TUTORIAL, "python"),
    ids=["engine", "architecture", "tutorial"],
)
def test_the_programs_run(program: str) -> None:
    """With the `tabuleiro` that belongs to this Python first on the path."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (0, "") == (done.returncode, done.stderr)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link
