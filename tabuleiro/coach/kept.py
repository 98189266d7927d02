"""Kept: a review in a file, part by part, so that one that was broken off goes on where it stopped."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final, final

from tabuleiro.coach.findings import Judged
from tabuleiro.coach.review import VERSION, Review


@final
class Kept:
    """The file holds a heading that says what was reviewed and how, and a line for each part."""

    def __init__(self, review: Review, path: Path) -> None:
        self._path: Final = path
        heading = _heading(review)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if lines[:1] != [heading]:
            # Another log, budget or version: what was found then says nothing now.
            path.write_text(heading + "\n", encoding="utf-8")
            return
        for line in lines[1:]:
            judged = _judged(line)
            if judged is not None:
                review.take(judged)

    def add(self, judged: Judged) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(judged._asdict(), separators=(",", ":")) + "\n")


def _heading(review: Review) -> str:
    log = hashlib.sha256(review.log.dumps().encode()).hexdigest()
    return json.dumps(
        {"review": VERSION, "log": log, "iterations": review.iterations, "seed": review.seed}, sort_keys=True
    )


def _judged(line: str) -> Judged | None:
    """None for a line that was being written when the review was broken off: that part is judged again."""
    try:
        return Judged(**json.loads(line))
    except (ValueError, TypeError):
        return None
