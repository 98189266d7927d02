"""The examples run as the documentation says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_bot_in_python_plays_its_match() -> None:
    ran = subprocess.run(
        [sys.executable, EXAMPLES / "thrifty.py", "4"], capture_output=True, text=True, check=True
    )
    assert ran.stdout.startswith("Thrifty won ")
    assert ran.stdout.endswith("of 4 games against three random players.\n")


def test_the_bot_in_javascript_plays_a_whole_game() -> None:
    engine = {**os.environ, "TABULEIRO": f"{sys.executable} -m tabuleiro"}
    ran = subprocess.run(
        ["node", EXAMPLES / "engine_bot.mjs", "7"], capture_output=True, text=True, check=True, env=engine
    )
    assert 3 == len(ran.stdout.splitlines())
    assert ran.stdout.startswith("1. seat ")


def test_the_bot_in_javascript_says_which_engine_it_cannot_start() -> None:
    engine = {**os.environ, "TABULEIRO": "no-such-engine"}
    ran = subprocess.run(
        ["node", EXAMPLES / "engine_bot.mjs"], capture_output=True, text=True, check=False, env=engine
    )
    assert 2 == ran.returncode
    assert ran.stderr.startswith("engine_bot: 'no-such-engine' cannot be started")
    assert 1 == len(ran.stderr.splitlines())
