"""Looks at a display, put together as what was seen of it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from reelwright.compliance.displays import BETWEEN, Sighting
from tests.browser.displays.sight import WIDTHS

LONG_ENOUGH = 1000
"""How long, in milliseconds, the reels are to stand before the game itself takes them away."""
LONG = "a second or more"


@dataclass(frozen=True)
class Look:
    """One look at one display."""

    display: str
    kind: str | None
    moment: str
    said: str
    found: str


def how_long(stood: int) -> str:
    """How long something stood, as it is written down."""
    return LONG if stood >= LONG_ENOUGH else f"{stood} milliseconds"


def sightings(game: str, looks: list[Look]) -> list[Sighting]:
    """Looks put together: one sighting for each display, kind of feature and moment."""

    def of(look: Look) -> tuple[str, str, str]:
        return look.display, look.kind or "", look.moment

    return [
        Sighting.model_validate(
            {
                "display": display,
                "feature_kind": kind or None,
                "game": game,
                "moment": moment,
                "widths": WIDTHS,
                **_told(list(group)),
            }
        )
        for (display, kind, moment), group in groupby(sorted(looks, key=of), key=of)
    ]


def _told(looks: list[Look]) -> dict[str, str | int]:
    """What was due and what was found, each change of either once."""
    pairs = [pair for pair, _ in groupby((look.said, look.found) for look in looks)]
    said, seen = (BETWEEN.join(texts) for texts in zip(*pairs, strict=True))
    return {"said": said, "found": seen, "checked": len(looks)}
