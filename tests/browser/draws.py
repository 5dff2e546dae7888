"""Draws of a whole story, as the file that `serve --draws` answers the test account from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.gamble_games import DECK
from reelwright.play.questions import Drawn
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from reelwright.record import Recorder, header_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from reelwright.definition.model import Definition

GAME = "cinderella"


def card(rank: str, suit: str) -> tuple[int, ...]:
    """Return the draw that turns a card."""
    return (DECK.index((rank, suit)),)


def write_draws(path: Path, definition: Definition, draws: Iterable[tuple[int, ...]]) -> Path:
    """Write draws as a record of one round; nothing but its draws is read back."""
    with Recorder(path, header_of(GAME, definition, profile("open"))) as record:
        record.begun(Stake((1,), definition.stakes.bets[0]), {}, ())
        for outcomes in draws:
            record.answered(Drawn(outcomes), ())
    return path
