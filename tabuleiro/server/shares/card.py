"""Card: the result of a game as a picture: on a wall of tiles a bar for each seat, and its points.

The figures are laid of small tiles, so that no font is needed; names stand in the words beside the picture.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabuleiro.server.shares.png import Canvas, Colour

SIZE: Final = (1200, 630)
TILE: Final = 42
LINE, LIGHT, GROUND, INK, GOLD = range(1, 6)
COLOURS: Final[list[Colour]] = [
    (31, 74, 138), (92, 132, 186), (226, 234, 244), (247, 243, 232), (27, 36, 54), (201, 154, 46),
    (205, 104, 38), (120, 72, 156), (46, 125, 84), (214, 170, 42),
]  # fmt: skip
FIRST_SEAT: Final = 6
SEATS: Final = 4
GLYPHS: Final = {
    "0": (7, 5, 5, 5, 7), "1": (2, 6, 2, 2, 7), "2": (7, 1, 7, 4, 7), "3": (7, 1, 7, 1, 7),
    "4": (5, 5, 7, 1, 1), "5": (7, 4, 7, 1, 7), "6": (7, 4, 7, 5, 7), "7": (7, 1, 1, 1, 1),
    "8": (7, 5, 7, 5, 7), "9": (7, 5, 7, 1, 7), "-": (0, 0, 7, 0, 0),
}  # fmt: skip
"""Figures of three by five tiles, a row as three bits."""
STONE: Final = 16
BASE: Final = 520
HIGHEST: Final = 300


@lru_cache(maxsize=64)
def card(points: tuple[tuple[int, int], ...]) -> bytes:
    """The picture of a result: seat and points of each standing, the best first."""
    canvas = Canvas(*SIZE, COLOURS)
    _wall(canvas)
    canvas.fill(84, 84, 1050, 462, GROUND)
    canvas.fill(126, BASE, 966, 6, INK)
    best = max(1, *(scored for _, scored in points))
    step = 966 // len(points)
    for place, (seat, scored) in enumerate(points):
        left, height = 126 + place * step + step // 2 - 70, 20 + max(0, scored) * (HIGHEST - 20) // best
        canvas.fill(left, BASE - height, 140, height, FIRST_SEAT + seat % SEATS)
        if place == 0:
            canvas.fill(left, BASE - height, 140, 14, GOLD)
        _number(canvas, str(scored), left + 70, BASE - height - 6 * STONE)
    return canvas.png()


def _wall(canvas: Canvas) -> None:
    """Blue tiles with a light lozenge in every other one."""
    for top in range(0, SIZE[1], TILE):
        for left in range(0, SIZE[0], TILE):
            canvas.fill(left, top, TILE, 2, LINE)
            canvas.fill(left, top, 2, TILE, LINE)
            if (left + top) // TILE % 2 == 0:
                for row in range(-8, 9):
                    wide = 2 * (8 - abs(row)) + 2
                    canvas.fill(left + 22 - wide // 2, top + 22 + row, wide, 1, LIGHT)


def _number(canvas: Canvas, figures: str, middle: int, top: int) -> None:
    """Figures laid of tiles with a joint between them."""
    left = middle - (len(figures) * 4 - 1) * STONE // 2
    for place, figure in enumerate(figures):
        for row, bits in enumerate(GLYPHS[figure]):
            for column in range(3):
                if bits >> (2 - column) & 1:
                    x = left + (place * 4 + column) * STONE
                    canvas.fill(x, top + row * STONE, STONE - 2, STONE - 2, INK)
