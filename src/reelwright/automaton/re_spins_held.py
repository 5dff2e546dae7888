"""Reels that are held, as the law tells them apart: by what they show."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

Held: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""Reels (from 1) that are held, from the left, each with what is in sight of it."""
NOTHING_LEFT: Held = ()
"""Stands for every reel being held, whatever they show."""


def held_of(columns: Mapping[int, tuple[str, ...]]) -> Held:
    """Return reels that are held."""
    return tuple(sorted(columns.items()))
