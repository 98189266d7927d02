"""Fits the weights of Lisboa's judge to self-play and writes tabuleiro/bots/lisboa/weights.py.

They start from the rules of thumb. In each step all are shifted a little, at random up or down, and play
against the opposite shift on both sides of some deals; then they move towards the side that scored more wigs.
The mean of the later half of the steps is kept. The same arguments give the same file as long as the rules
stay the same.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np

from tabuleiro.bots.base import Budget
from tabuleiro.bots.lisboa.features import RULES_OF_THUMB
from tabuleiro.bots.lisboa.judge import LisboaJudge
from tabuleiro.bots.planning import PlanningBot
from tabuleiro.bots.playing import play
from tabuleiro.core.rng import mix
from tabuleiro.games.lisboa import GAME
from tabuleiro.lab.fitting import Floats

OUT: Final = Path(__file__).parents[1] / "tabuleiro" / "bots" / "lisboa" / "weights.py"
WAYS: Final = 30
"""A steady player's, since many quick games say more than a few good ones."""
SHIFT: Final = 0.35
"""How far the two sides are from the weights, as a part of the rules of thumb."""
PACE: Final = 0.012
"""How far the weights move per wig of difference."""
BOUNDS: Final = (-0.9, 2.0)
"""No weight changes its sign or grows beyond three times the rule of thumb."""
FIRST_DEAL: Final = 990_000_000
HEADING: Final = '''"""Weights of the judge, fitted to self-play by scripts/fit_lisboa.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {{
{rows}}}
"""In wigs per piece, when the whole game is still to come."""
'''


def judge(changes: Floats) -> LisboaJudge:
    """The rules of thumb, each changed by a part of itself."""
    return LisboaJudge([float(weight) for weight in weights(changes)])


def weights(changes: Floats) -> Floats:
    return np.array(list(RULES_OF_THUMB.values())) * (1 + changes)


def lead(one: LisboaJudge, other: LisboaJudge, deal: int) -> int:
    """How many wigs the first judge is ahead, in two games with the seats exchanged."""
    ahead = 0
    for seat, judges in enumerate([(one, other), (other, one)]):
        bots = [PlanningBot(judges[at], WAYS, mix(deal + 7919 * (at + 1))) for at in range(2)]
        points = play(GAME, GAME.configure(2), deal, list(bots), Budget()).points
        ahead += points[seat] - points[1 - seat]
    return ahead


def fitted(steps: int, deals: int) -> Floats:
    """The changes, as the mean of the later half of the steps."""
    chance = np.random.default_rng(5)
    changes = np.zeros(len(RULES_OF_THUMB))
    later: list[Floats] = []
    for step in range(steps):
        shift = chance.choice([-1.0, 1.0], len(changes)) * SHIFT
        sides = judge(changes + shift), judge(changes - shift)
        leads = [lead(*sides, mix(FIRST_DEAL + step * 1000 + number)) for number in range(deals)]
        changes = np.clip(changes + PACE * sum(leads) / (2 * deals) * shift / SHIFT, *BOUNDS)
        if step >= steps // 2:
            later.append(changes)
        print(f"step {step + 1}: {sum(leads) / (2 * deals):+.1f} wigs", flush=True)
    mean: Floats = np.mean(later, axis=0)
    return mean


def written(found: Floats) -> str:
    rows = [f'    "{name}": {weight:.2f},\n' for name, weight in zip(RULES_OF_THUMB, found, strict=True)]
    return HEADING.format(rows="".join(rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--deals", type=int, default=15)
    asked = parser.parse_args()
    OUT.write_text(written(weights(fitted(asked.steps, asked.deals))), encoding="utf-8")


if __name__ == "__main__":
    main()
