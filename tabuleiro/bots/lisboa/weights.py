"""Weights of the judge, fitted to self-play by scripts/fit_lisboa.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "cash": 0.20,
    "influence": 0.54,
    "goods": 0.79,
    "portfolio_influence": 0.37,
    "hulls": 1.19,
    "treasury_cards": 2.37,
    "clergy": 0.76,
    "clergy_wigs": 0.59,
    "officials_out": 0.58,
    "plans": 1.42,
    "favors": 0.63,
    "stores": 2.33,
    "unscored": 0.34,
    "started_sets": 0.63,
    "sets": 1.67,
    "markers": 0.71,
    "decrees": 0.84,
}
"""In wigs per piece, when the whole game is still to come."""
