"""What one rule keeps of what a player carries."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kept:
    """Names of a carry that belong together, and what is wrong with them."""

    names: frozenset[str]
    """The names, all of which are in the carry."""
    wrong: str = ""
    """What was found and what is allowed; empty where nothing is wrong."""
