"""A display that is due, and what it must say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reelwright.compliance.displays import FeatureKind


@dataclass(frozen=True)
class Due:
    """A display, the kind of feature it is due in, and what it must say."""

    display: str
    kind: FeatureKind | None
    said: str
    feature: str = ""
    """The name of the feature, or the tokens, where it has a place of its own."""
    ended: bool = False
    """Whether that screen has just closed."""
