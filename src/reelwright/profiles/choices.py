"""What a profile says of a choice that is left open; the rules of play ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reelwright.profiles.model import Profile


def left_open(profile: Profile, own: int | None = None) -> tuple[bool, int | None]:
    """Say whether a choice left open is made at random, and after how many seconds.

    A game's `own` time is drawn out to the least that the profile allows.
    """
    if own is None and not profile.pick_lapses:
        return False, None
    return True, max((n for n in (own, profile.pick_seconds) if n is not None), default=None)
