"""Small games with what Cinderella has not, to be played in a browser."""

from pathlib import Path

TIDE = Path(__file__).parent / "tide.yaml"
"""Ways, reels of different heights, a mystery symbol, a wheel, free games that grow."""
CLOVER = Path(__file__).parent / "clover.yaml"
"""Numbers of lines, stops of two symbols, offers, picks against the clock, a die."""
