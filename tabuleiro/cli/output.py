"""What commands print: JSON for machines, tables for people, progress on a terminal only."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.console import Console

T = TypeVar("T")


def print_json(value: object) -> None:
    """One line, words as they are."""
    print(json.dumps(value, ensure_ascii=False))


def console() -> Console:
    """For people; in a pipe the lines are not cut to the width of a screen."""
    from rich.console import Console

    found = Console(highlight=False)
    return found if found.is_terminal else Console(highlight=False, width=160)


def tracked(items: Iterable[T], what: str, total: int) -> Iterator[T]:
    """The items, with a progress bar on stderr when that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, what, total, console=Console(stderr=True), transient=True)
