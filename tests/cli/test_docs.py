"""What docs/engine.md and docs/architecture.md show is what happens."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabuleiro.cli.protocol import FORMS, Engine

DOCS = Path(__file__).parents[2] / "docs"
ENGINE = (DOCS / "engine.md").read_text(encoding="utf-8")
ARCHITECTURE = (DOCS / "architecture.md").read_text(encoding="utf-8")


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


@pytest.mark.parametrize(
    "program", blocks(ENGINE, "python") + blocks(ARCHITECTURE, "python"), ids=["engine", "architecture"]
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


@pytest.mark.parametrize("page", ["engine.md", "architecture.md"])
def test_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", (DOCS / page).read_text(encoding="utf-8")):
        assert (DOCS / link).exists(), link
