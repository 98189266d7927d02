"""Speed of the engine, pure and compiled: `python benchmarks/engine.py [GAME] [--players N] [--save]`.

The pure engine is compared with benchmarks/baseline.json, the compiled one, if built, with the pure one.
All runs measure a calibration loop beside every table: a slower machine does not look like a slower engine.
The exit code is 1 when an operation takes more than 1.5 times as long as in the baseline.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tabuleiro.cli.measuring import Result, ratios, read_saved
from tabuleiro.compiled import COMPILED, PURE, fresh_manifest

BASELINE: Final = Path(__file__).with_name("baseline.json")
ALARM: Final = 1.5
"""On a busy machine short runs differ by a third; what is noise goes away in a second run."""

Results = dict[tuple[str, int], Result]
"""By game and number of players."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine, pure and compiled.")
    parser.add_argument("game", nargs="?", help="one game; all games if omitted")
    parser.add_argument("--players", type=int, help="one number of players; all if omitted")
    parser.add_argument("--save", action="store_true", help="write the pure run as the new baseline")
    parser.add_argument("--seconds", type=float, default=0.15, help="how long each operation is measured")
    arguments = parser.parse_args()
    bench = ["bench", *([arguments.game] if arguments.game else []), "--seconds", str(arguments.seconds)]
    if arguments.players is not None:
        bench += ["--players", str(arguments.players)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "run.json"
        pure = run(PURE, bench, file)
        if arguments.save:
            shutil.copy(file, BASELINE)
        compiled = run(COMPILED, bench, file) if fresh_manifest() else {}
    return show(pure, compiled, read_saved(BASELINE) if BASELINE.exists() else {})


def run(engine: str, bench: list[str], file: Path) -> Results:
    """One engine in a process of its own."""
    command = [sys.executable, "-m", "tabuleiro", *bench, "--save", str(file), "--json"]
    environment = {**os.environ, "TABULEIRO_ENGINE": engine}
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    return read_saved(file)


def show(pure: Results, compiled: Results, baseline: Results) -> int:
    """Print every operation with its ratios; the answer is 1 if one of them raises the alarm."""
    slower = False
    for table, result in pure.items():
        print(f"{result.game} with {result.players} players")
        against = ratios(result, baseline[table]) if table in baseline else {}
        for name in result.us:
            print(line(name, result, compiled.get(table), against.get(name)))
        slower = slower or any(ratio > ALARM for ratio in against.values())
    if not compiled:
        print("There is no compiled engine of these sources: python scripts/compile_engine.py makes one.")
    return 1 if slower else 0


def line(name: str, pure: Result, compiled: Result | None, against: float | None) -> str:
    """Microseconds per operation, of decisions also how many in a second."""
    text = f"  {name:<12}{cell(name, pure)}"
    if against is not None:
        text += f"  x {against:.2f} {'SLOWER' if against > ALARM else '':<6}"
    if compiled is not None and name != "calibration":
        text += f"  compiled{cell(name, compiled)}, {pure.us[name] / compiled.us[name]:.1f} times as fast"
    return text.rstrip()


def cell(name: str, result: Result) -> str:
    per_second = f" = {result.decisions_per_second:,}/s" if name == "decision" else ""
    return f"{result.us[name]:>10,.1f} µs{per_second}"


if __name__ == "__main__":
    sys.exit(main())
