"""Small games with what Cinderella has not, to be played in a browser."""

from pathlib import Path

_HERE = Path(__file__).parent

TIDE = _HERE / "tide.yaml"
"""Ways, reels of different heights, a mystery symbol, a wheel, free games that grow."""
CLOVER = _HERE / "clover.yaml"
"""Numbers of lines, stops of two symbols, offers, picks against the clock, a die."""
BELFRY = _HERE / "belfry.yaml"
"""Re-spins that hold the reels with bells."""
SQUIRREL = _HERE / "squirrel.yaml"
"""Hold and spin."""
LOCKSMITH = _HERE / "locksmith.yaml"
"""Tokens of two kinds: in parts and for each stake, with a choice; and at a stake of their own."""
MIDNIGHT = _HERE / "midnight.yaml"
"""Changed games, at most at the stake that won them, and a wager that they do not take."""
TOLL = _HERE / "toll.yaml"
"""Wagers: other reels at another price, and a feature that is bought."""
TUMBLE = _HERE / "tumble.yaml"
"""Cascades whose factors rise."""
