"""What a line meets on a reel, and how many columns show it there."""

from __future__ import annotations

from typing import NamedTuple


class Place(NamedTuple):
    """A place a line meets: what it shows, and the substitutes that act all over its reel."""

    shown: tuple[str, ...]
    wide: tuple[str, ...] = ()
    covered: tuple[str, ...] = ()
    """What stood there before an expanding substitute filled the reel, where a run of it counts."""
