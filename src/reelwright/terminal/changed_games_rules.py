"""The rules of changed games as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.telling.words import counted, listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import ChangedGames

AGAIN = {
    "adds": "Won again, they add as many to those that are left.",
    "begins again": "Won again, as many are left as that wins.",
    "nothing": "They cannot be won again while they run.",
}


def changed_games_rules(name: str, feature: ChangedGames) -> Iterator[str]:
    """Yield what changed games are: how many, at which stake, and how they differ."""
    won = listed(
        [f"{counted(games, 'game')} for {n}" for n, games in sorted(feature.games.items())]
    )
    yield f"{name.capitalize()}: the next paid games are changed, {won}. {AGAIN[feature.again]}"
    if feature.stake != "any":
        yield (
            f"Games of {name} take no more lines, and no higher line bet, than the game that won "
            "them."
        )
    if feature.anywhere is not None:
        yield (
            f"In games of {name} as many of the symbol as won them, or more, pay that prize once, "
            "wherever they stand."
        )
    covers = feature.multiplier_covers
    if feature.multiplier is not None and covers is not None:
        scatters = "" if covers.scatters == "yes" else ", but not those of scatters"
        yield f"Prizes of {name} are multiplied by {feature.multiplier}{scatters}."
