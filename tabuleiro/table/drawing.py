"""Drawing: a promise about the seed of a game that can be checked when it is over."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final, NamedTuple

from tabuleiro.core.errors import BadLog
from tabuleiro.core.log import FIRST_LINE, Log

SEED_BITS: Final = 63
"""Seeds of so many bits, as many as a column of a database holds without a sign."""
NOTE: Final = re.compile(r"^# (commitment|salt) ([0-9a-f]{64})$", re.MULTILINE)


class OpenedDraw(NamedTuple):
    """What was promised at the start, and what was told at the end."""

    commitment: str
    seed: int
    salt: str


def commitment_of(seed: int, salt: str) -> str:
    """What is shown from the start: SHA-256 of the seed, a colon and the salt, as written in the log."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def keeps(commitment: str, seed: int, salt: str) -> bool:
    """The seed is the one that was promised."""
    return hmac.compare_digest(commitment_of(seed, salt), commitment.lower())


def noted(log: str, commitment: str, salt: str) -> str:
    """A log that tells how its seed can be checked, in lines that replaying passes over."""
    return log.replace(FIRST_LINE, f"{FIRST_LINE}\n# commitment {commitment}\n# salt {salt}", 1)


def opened(text: str) -> OpenedDraw:
    """The promise and the seed of a log."""
    log, notes = Log.loads(text), dict(NOTE.findall(text))
    for name in ("commitment", "salt"):
        if name not in notes:
            raise BadLog(1, f"there is no line '# {name} ...': the server had promised nothing")
    if log.header.seed is None:
        raise BadLog(log.line_of("deal"), "the log begins with a position, so that no seed can be checked")
    return OpenedDraw(notes["commitment"], log.header.seed, notes["salt"])
