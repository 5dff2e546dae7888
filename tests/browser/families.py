"""The draws that stories of the small games are made of: a tuple for each question to chance."""

from __future__ import annotations

BELLS = (9, 9, 3, 3, 3)
"""Belfry: bells on the middle line of the first two reels, which are then held."""
RINGING = (BELLS, (9, 3, 3), (3, 3), (9, 3), (3,), (3,))
"""Three re-spins; the first and the third bring one more bell, and a re-spin each."""

ACORNS = (2, 1, 3)
"""Squirrel: an acorn on each reel, in the middle, at the bottom and at the top."""
STORE = (ACORNS, (0, 2, 1), (1, 1, 0, 1, 1, 1), (3,), (1,) * 5, (0,) * 5, (0,) * 5)
"""Values of 1, 5 and 2; one of 20 lands, nothing lands, then all that is left, of 1 each."""

KEYS = (2, 2, 2)
"""Locksmith: three keys, which are four parts."""
NO_KEYS = (0, 0, 0)
STONES = (5, 5, 5)
"""Three stones, which are enough for the vault."""

KOI = (9, 9, 9, 2, 2)
"""Midnight Pond: three koi on the middle line."""
DARK = (1, 2, 1, 2, 2)
"""In a changed game: nothing."""
KOI_AT_NIGHT = (0, 0, 0, 2, 2)
"""In a changed game: three koi on the top line."""

HAY = (0, 0, 0)
"""Toll: nothing."""
GATES = (1, 1, 1)
"""On the reels with more gates: three of them."""
ON_THE_ROAD = (0, 0, 0)

FALLS = (8, 3, 7)
"""Tumble: symbols fall four times."""
