"""What a condition is: when a clause applies, as a function of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from reelwright.claims.rules import Rules

Condition: TypeAlias = Callable[[Rules], bool]
"""Whether a condition is met by the rules of a game under a profile."""
