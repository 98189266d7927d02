"""Plays one game of each title in chromium and writes the film strips and the picture of docs/images.

`python -m scripts.film`, from the root of the project.
"""

from __future__ import annotations

import argparse
import io
import shutil
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import ARGUMENTS
from tests.web.playing import Player
from tests.web.serving import ServedTables
from tests.web.visitor import DESKTOP, ME, PHONE, Visitor

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
FRAMES: Final = 5
MOST_SHOTS: Final = 120
SCREENS: Final = {"desktop": (DESKTOP, 480), "phone": (PHONE, 240)}
"""The size of each screen, and the width of its frames in the strip."""

PICTURE: Final = ("san-juan", "desktop")
"""The film whose middle is the picture of the README."""

PICTURE_WIDTH: Final = 1200
BOT: Final = {"kind": "bot", "level": "novice"}


def shot(visitor: Visitor) -> Image.Image:
    visitor.page.mouse.move(1, 1)
    visitor.page.wait_for_timeout(600)
    return Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")


def film(visitor: Visitor, game: str, bots: int) -> list[Image.Image]:
    """Frames of a game from the first choice to the score sheet, evenly spread over its rounds."""
    player = Player(visitor.page, seed=3, touch=visitor.touch)
    visitor.open(f"/table/{visitor.make_table(game, ME, *[BOT] * bots)}")
    frames: list[Image.Image] = []
    while not player.look()["over"]:
        frames.append(shot(visitor))
        assert len(frames) < MOST_SHOTS, f"the game does not end; asked at last: {player.look()}"
        player.play(steps=30)
    frames.append(shot(visitor))
    last = len(frames) - 1
    return [frames[round(number * last / (FRAMES - 1))] for number in range(FRAMES)]


def strip(frames: list[Image.Image], width: int) -> Image.Image:
    """The frames side by side, small."""
    height = round(frames[0].height * width / frames[0].width)
    joined = Image.new("RGB", (width * len(frames) + 8 * (len(frames) - 1), height), "white")
    for number, frame in enumerate(frames):
        joined.paste(frame.resize((width, height), Image.Resampling.LANCZOS), (number * (width + 8), 0))
    return joined


def save(image: Image.Image, name: str) -> None:
    image.save(IMAGES / name, quality=60, method=6)


def record(browser: Browser, url: str) -> None:
    for game, bots in (("san-juan", 3), ("lisboa", 1)):
        for screen, (size, width) in SCREENS.items():
            visitor = Visitor(browser, url, size)
            frames = film(visitor, game, bots)
            save(strip(frames, width), f"film-{game}-{screen}.webp")
            if (game, screen) == PICTURE:
                save(strip([frames[FRAMES // 2]], PICTURE_WIDTH), "table.webp")
            visitor.close()


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = ServedTables(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        record(browser, served.url)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
