"""Speed of the engine as ratios to benchmarks/baseline.json: `python benchmarks/engine.py [--save]`.

Both runs measure a calibration loop beside every table: a slower machine does not look like a slower engine.
The exit code is 1 when an operation takes more than 1.3 times as long as in the baseline.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from tabuleiro.cli.bench import tables
from tabuleiro.cli.measuring import Result, measured, ratios, read_saved, saved

BASELINE: Final = Path(__file__).with_name("baseline.json")
ALARM: Final = 1.3


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine and compare it with the baseline.")
    parser.add_argument("--save", action="store_true", help="write the run as the new baseline")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each operation is measured")
    arguments = parser.parse_args()
    results = [measured(game, config, arguments.seconds) for game, config in tables(None, None)]
    if arguments.save:
        BASELINE.write_text(json.dumps(saved(results), indent=1) + "\n", encoding="utf-8")
        return 0
    return compare(results, read_saved(BASELINE))


def compare(results: list[Result], earlier: dict[tuple[str, int], Result]) -> int:
    """Print every operation with its ratio; the answer is 1 if one of them raises the alarm."""
    slower = False
    for result in results:
        old = earlier.get((result.game, result.players))
        times = ratios(result, old) if old else {}
        print(f"{result.game} with {result.players} players: {result.decisions_per_second:,} decisions/s")
        for name, us in result.us.items():
            ratio = times.get(name)
            slower = slower or (ratio is not None and ratio > ALARM)
            mark = "" if ratio is None else f"  x {ratio:.2f}" + ("  SLOWER" if ratio > ALARM else "")
            print(f"  {name:<12}{us:>12,.1f} µs{mark}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
