"""The rules of re-spins as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.telling.re_spins import held
from reelwright.telling.words import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Improved, ReSpins


def re_spins_rules(name: str, feature: ReSpins) -> Iterator[str]:
    """Yield when re-spins follow, what is held, what is paid, and what changes their number."""
    after = {"a win": " that wins", "no win": " that wins nothing", None: ""}[feature.only_after]
    reels = (
        "each reel with what started them held"
        if isinstance(feature.holds, str)
        else held(sorted(feature.holds))
    )
    won = counted(feature.re_spins, "re-spin")
    yield f"{name.capitalize()}: {won} after a paid game{after}, {reels}, at no cost."
    again = "" if feature.held_wins == "paid again" else "not "
    yield f"What wins on held reels alone is {again}paid again in {name}."
    if feature.improved is not None:
        yield from _improved(name, feature.improved)


def _improved(name: str, improved: Improved) -> Iterator[str]:
    added = ""
    if improved.begins_again:
        added = ", and the number of re-spins begins again"
    elif improved.adds:
        added = f", and {counted(improved.adds, 're-spin')} added"
    yield f"What started {name} on further reels in a re-spin holds those, too{added}."
    if improved.without == "ends":
        yield f"A re-spin that does not show that is the last of {name}."
