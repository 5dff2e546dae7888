"""Writes `terminal.svg`: the table after the first seeded spin that wins on three lines or more."""

from __future__ import annotations

import asyncio
import re
from itertools import count
from pathlib import Path

from reelwright.chance import SeededSource
from reelwright.definition.files import find_game, read_game
from reelwright.play.events import LineWon
from reelwright.profiles.files import profile
from reelwright.terminal.app import GameApp
from reelwright.terminal.dealer import AT_ONCE
from reelwright.terminal.session import Session

PICTURE = Path(__file__).with_name("terminal.svg")
SIZE = (100, 31)


def session_on(seed: int) -> Session:
    """Return a session on a seed, at 25 cents a line."""
    game = read_game(find_game("cinderella"))
    session = Session(game, profile("open"), SeededSource(seed), credit=1_000_00)
    while session.selection.line_bet < 25:
        session.raise_bet()
    return session


def shows_well(seed: int) -> bool:
    """Whether the first spin of a seed wins on several lines and only waits for a gamble."""
    session = session_on(seed)
    session.spin()
    happened = session.tick()
    lines = sum(isinstance(event, LineWon) for event in happened)
    return lines >= 3 and session.waiting == "gamble"


async def draw() -> None:
    """Play the spin in the app and write what is on its screen."""
    app = GameApp(session_on(next(seed for seed in count() if shows_well(seed))), AT_ONCE)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("space")
        await pilot.pause()
        PICTURE.write_text(self_contained(app.export_screenshot()), encoding="utf-8")


def self_contained(picture: str) -> str:
    """Return an SVG without the fonts it would load and the comment it carries."""
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    asyncio.run(draw())
