"""What is known of a game beside its rules: figures that were counted, and its name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Counted:
    """A figure that was counted, and how."""

    value: Fraction
    obtained: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """Figures by name, and what the game is called."""

    figures: Mapping[str, Counted] = field(default_factory=dict)
    """"rtp", in total bets; "highest win" of a paid spin on as many lines as may be, in bets per
    line; "odds of the highest win", as a probability."""
    called: str = ""
    """The name the game is filed under."""
    refusal: str = ""
    """Why there are no figures, where they could not be counted."""


NOTHING = Evidence()
