"""`tabuleiro engine`: the engine as a process for bots in any language, JSON lines on stdin and stdout."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import BinaryIO, Final, TextIO

from tabuleiro.cli.arguments import examples

EXAMPLES: Final = examples(
    """echo '{"id":1,"do":"new","table":"a","game":"san-juan","players":4,"seed":7}' | tabuleiro engine""",
    "The requests are described in docs/engine.md.",
)
LONGEST_LINE: Final = 8_000_000
"""In bytes; a longer line is answered with an error without being kept."""


def command() -> None:
    """Answer JSON requests, one a line, until the end of the input or "quit"."""
    serve(sys.stdin.buffer, sys.stdout)


def serve(requests: BinaryIO, answers: TextIO) -> None:
    from tabuleiro.cli.protocol import Engine, failure

    engine = Engine()
    for line in lines(requests):
        if line is None:
            answer = failure(None, "BadRequest", f"request: the line is longer than {LONGEST_LINE} bytes")
        else:
            answer = engine.answer(line.decode(errors="replace"))
        answers.write(json.dumps(answer, separators=(",", ":")) + "\n")
        answers.flush()
        if engine.done:
            return


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines that are not empty; None for one that is too long."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield None
        elif line.strip():
            yield line
