"""Takes a picture of every screen at every width, to be looked at one by one.

    python -m tests.browser.make_pictures FOLDER [SCREEN ...]

The best of them are kept in docs/pictures.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from reelwright.definition.files import read_game
from tests.browser.cabinet import Cabinet
from tests.browser.chromium import chromium
from tests.browser.draws import write_draws
from tests.browser.screens import SCREENS, Screen
from tests.browser.server import Server
from tests.rounds import cinderella

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SIZES = ((1440, 900), (1024, 768), (390, 844))
QUALITY = 84
SETTLING = 500
"""Milliseconds left for what fades or turns to come to rest."""


def take(browser: Browser, screen: Screen, size: tuple[int, int], folder: Path) -> None:
    """Take the picture of a screen at a size, on a server of its own."""
    width, height = size
    with TemporaryDirectory() as room:
        rules = read_game(screen.game).definition if screen.game else cinderella()
        draws = write_draws(Path(room) / "draws.jsonl", rules, screen.draws())
        server = Server(Path(room), draws, games=(str(screen.game),) if screen.game else ())
        server.start()
        page = browser.new_page(viewport={"width": width, "height": height})
        page.emulate_media(reduced_motion="reduce")
        cabinet = Cabinet(page, server)
        cabinet.open(speed=screen.speed)
        screen.reach(cabinet)
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLING)
        page.screenshot(path=folder / f"{screen.name}-{width}.jpg", type="jpeg", quality=QUALITY)
        page.close()
        server.stop()


def main(folder: Path, names: list[str]) -> None:
    """Take every picture of the screens named, or of all."""
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for screen in SCREENS:
            if not names or screen.name in names:
                for size in SIZES:
                    take(browser, screen, size, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
