"""What is known of a game beside its rules: figures that were counted, displays that were seen."""

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
    """Figures by name, in total bets or as probabilities; displays by the vocabulary's names."""

    figures: Mapping[str, Counted] = field(default_factory=dict)
    """"rtp"; "highest win", of a paid spin with all lines; "odds of the highest win"; "highest
    win of a round", where the rules bound it."""
    called: str = ""
    """The name the game is filed under."""
    refusal: str = ""
    """Why there are no figures, where they could not be counted."""


NOTHING = Evidence()
