"""Speed of the engine, pure and compiled: `python benchmarks/engine.py [GAME] [--players N]`.

Two checkouts are compared by `tabuleiro bench --against FOLDER`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tabuleiro.cli.measuring import PACE, Measured, read_saved
from tabuleiro.compiled import COMPILED, PURE, fresh_manifest

Results = dict[tuple[str, int], Measured]
"""By game and number of players."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine, pure and compiled.")
    parser.add_argument("game", nargs="?", help="one game; all games if omitted")
    parser.add_argument("--players", type=int, help="one number of players; all if omitted")
    parser.add_argument("--seconds", type=float, default=0.12, help="how long each operation is measured")
    arguments = parser.parse_args()
    bench = ["bench", *([arguments.game] if arguments.game else []), "--seconds", str(arguments.seconds)]
    if arguments.players is not None:
        bench += ["--players", str(arguments.players)]
    try:
        show(run(PURE, bench), run(COMPILED, bench) if fresh_manifest() else {})
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)  # the command has said why


def run(engine: str, bench: list[str]) -> Results:
    """One engine in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "run.json"
        command = [sys.executable, "-m", "tabuleiro", *bench, "--save", str(file), "--json"]
        environment = {**os.environ, "TABULEIRO_ENGINE": engine}
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        return read_saved(file)


def show(pure: Results, compiled: Results) -> None:
    for table, result in pure.items():
        print(f"{result.game}, players: {result.players}")
        for name in result.us:
            if name != PACE:
                print(line(name, result, compiled.get(table)))
    if not compiled:
        print("There is no compiled engine of these sources: python scripts/compile_engine.py makes one.")


def line(name: str, pure: Measured, compiled: Measured | None) -> str:
    """Microseconds per operation, of decisions also how many in a second."""
    text = f"  {name:<12}{cell(name, pure)}"
    if compiled is not None:
        text += f"  compiled{cell(name, compiled)}, {pure.us[name] / compiled.us[name]:.1f} times as fast"
    return text


def cell(name: str, result: Measured) -> str:
    per_second = f" = {result.decisions_per_second:,}/s" if name == "decision" else ""
    return f"{result.us[name]:>10,.1f} µs{per_second}"


if __name__ == "__main__":
    main()
