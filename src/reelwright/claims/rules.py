"""What is looked at: the rules of a game, and what narrows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.definition.model import FreeGames, named_sets, symbols_of

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.profiles.model import Profile

PAID = "paid"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game under a profile."""

    definition: Definition
    profile: Profile

    @property
    def has_lines(self) -> bool:
        """Whether wins are read along lines."""
        return self.definition.ways is None and bool(self.definition.lines.rows)

    @property
    def free_games(self) -> dict[str, FreeGames]:
        """Every series of free games, by name."""
        features = self.definition.features.items()
        return {name: feature for name, feature in features if isinstance(feature, FreeGames)}

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases in which reels are spun."""
        return (PAID, *self.free_games)

    def sets(self, phase: str) -> tuple[str, ...]:
        """Return the sets of strips that a phase can be spun on."""
        if phase == PAID:
            return named_sets(self.definition.paid_strips)
        return named_sets(self.free_games[phase].strips)

    def reels_of(self, symbol: str, strips: str) -> frozenset[int]:
        """Return the reels, from 1, on which a set can show a symbol, by itself or revealed."""
        mystery = self.definition.mystery
        shows = {symbol, *(key for key, rule in mystery.items() if symbol in rule.becomes)}
        return frozenset(
            reel
            for reel, strip in enumerate(self.definition.strips[strips], 1)
            if any(shows.intersection(symbols_of(stop)) for stop in strip)
        )
