"""Trust in the judge of Lisboa: little in the first round, and more in whoever plays next.

The judge learned from quick players, who make less of a turn than one who thinks it through. So a chance
would rise in every own turn and sink in those of the others; but that one will play again is known before.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from tabuleiro.bots.trust import shared_anew
from tabuleiro.games.lisboa.rules.scoring import ranking
from tabuleiro.games.lisboa.state import LisboaState


class Trust(NamedTuple):
    """Fitted to games among strong bots, as scripts/fit_trust.py does it, and to who won them.

    One player: `--players 1 --games 300 --first-deal 3600000`, then to the ends of the 600 games from 8300001
    of benchmarks/calibration.py. Two: `--players 2 --games 120 --first-deal 3300000`, with a draft of the
    pack `reconstructed-3`. The others are of few games with the pack before: 14 of three and 28 of four,
    these by an earlier script of the same method.
    """

    first_round: float
    """The power to which chances are raised in the first round: what is planned there is worth less."""
    sharpness: float
    """The same later."""
    tempo: float
    """What it costs to wait for a whole round until the next turn of one's own, in logarithms."""
    lacerda: float = 0.0
    """What the judge thinks too little of Lacerda, likewise."""


TRUST: Final[dict[int, Trust]] = {
    1: Trust(0.44, 0.8, 0.18, -1.68),
    2: Trust(0.51, 0.86, 0.5),
    3: Trust(0.46, 1.3, 0.48),
    4: Trust(0.54, 1.3, 0.45),
}
"""By the number of players; three and four have one sharpness, which all their games together taught."""


def trusted(s: LisboaState, chances: list[float]) -> list[float]:
    """After the end the victory itself; what the seat of a solo game does not win is Lacerda's."""
    if not s.stack:
        return _victory(s)
    players, owners = s.config.players, s.figures.owners
    first_round, sharpness, tempo, lacerda = TRUST[players]
    bonuses = [-tempo * ((owner - s.active) % owners) / owners for owner in range(owners)]
    if s.figures.solo:
        bonuses[players] += lacerda
        chances = [*chances, max(0.0, 1.0 - math.fsum(chances))]
    return shared_anew(chances, first_round if s.round == 1 else sharpness, bonuses)[:players]


def _victory(s: LisboaState) -> list[float]:
    first = [standing.seat for standing in ranking(s) if standing.place == 1]
    return [(seat in first) / len(first) for seat in range(s.config.players)]
