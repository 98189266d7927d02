"""Files that a script writes: `--check` only compares, and fails where one is out of date."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def keep(file: Path, text: Callable[[], str]) -> int:
    """Write the file or, with `--check`, say whether it is as the script would write it."""
    if "--check" not in sys.argv[1:]:
        file.write_text(text(), encoding="utf-8")
        return 0
    if file.exists() and file.read_text(encoding="utf-8") == text():
        return 0
    script = Path(sys.argv[0]).stem
    print(f"{file.relative_to(ROOT)} is out of date: run python -m scripts.{script}", file=sys.stderr)
    return 1
