"""Re-spins answered so that as little as can be comes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.trials.played.showing import quiet, sampled
from reelwright.play.events import FreeGamesWon, LineWon, MoreReelsHeld, ScatterWon, WaysWon
from reelwright.play.questions import Drawn

if TYPE_CHECKING:
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand

TRIES = 60
"""How many windows are tried for one that wins and starts nothing."""


def still(rules: Rules, stand: Stand) -> Drawn:
    """Return stops of the reels that are spun beside held ones, the quietest of some."""
    spin, strips = stand.spin, stand.strips
    assert spin is not None
    assert strips is not None
    held = {one.reel for one in spin.held}
    windows = [quiet(rules, spin.phase, strips, stand.stake), *sampled(rules, spin.phase, strips)]
    best: tuple[tuple[int, int], Drawn] | None = None
    for one in windows[:TRIES]:
        stops = tuple(stop for reel, stop in enumerate(one.stops, 1) if reel not in held)
        noise = _noise(stand, Drawn(stops))
        if best is None or noise < best[0]:
            best = noise, Drawn(stops)
        if noise == (0, 0):
            break
    assert best is not None
    return best[1]


_STARTS = MoreReelsHeld | FreeGamesWon
_WINS = LineWon | WaysWon | ScatterWon


def _noise(stand: Stand, answer: Drawn) -> tuple[int, int]:
    """Return how much an answer changes, and how many prizes it wins."""
    told = stand.after(answer).told
    return (
        sum(isinstance(one, _STARTS) for one in told),
        sum(isinstance(one, _WINS) for one in told),
    )
