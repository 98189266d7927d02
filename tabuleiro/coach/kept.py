"""Kept: reviews in a file, part by part, so that one that was broken off goes on where it stopped."""

from __future__ import annotations

import hashlib
import json
import zlib
from pathlib import Path
from typing import Final, final

from tabuleiro.coach.findings import Judged
from tabuleiro.coach.review import VERSION, Review
from tabuleiro.core.errors import BadConfig

HEADING: Final = '{"iterations": '
"""So begins every line that is a heading."""


@final
class Kept:
    """A heading says what was reviewed and how; a line for each part follows, which tells its heading.

    Nothing is ever taken out: a review with another budget adds its own heading and parts.
    """

    def __init__(self, review: Review, path: Path) -> None:
        self._path: Final = path
        self._heading: Final = _heading(review)
        text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        if text and not text.startswith(HEADING):
            raise BadConfig(f"{path}: not a file that 'tabuleiro review' has written; move it away")
        if text and not text.endswith("\n"):
            self._append("")  # after the line that was being written when a review was broken off
        lines = text.splitlines()
        for line in lines:
            judged = self._judged(line)
            if judged is not None:
                review.take(judged)
        if self._heading not in lines:
            self._append(self._heading)

    def add(self, judged: Judged) -> None:
        self._append(self._sealed(json.dumps(judged._asdict(), separators=(",", ":"))))

    def _append(self, line: str) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def _sealed(self, part: str) -> str:
        return f"{zlib.crc32(f'{self._heading} {part}'.encode()):08x} {part}"

    def _judged(self, line: str) -> Judged | None:
        """None for a line that is not whole, or of another review: that part is judged again."""
        part = line.partition(" ")[2]
        return Judged(**json.loads(part)) if part and line == self._sealed(part) else None


def _heading(review: Review) -> str:
    log = hashlib.sha256(review.log.dumps().encode()).hexdigest()
    return json.dumps(
        {"iterations": review.iterations, "log": log, "review": VERSION, "seed": review.seed}, sort_keys=True
    )
