"""What is looked at: the rules of a game, and what narrows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.definition.model import ChangedGames, FreeGames, ReSpins, symbols_of

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
    def changed_games(self) -> dict[str, ChangedGames]:
        """Every sequence of changed games, by name."""
        features = self.definition.features.items()
        return {name: feature for name, feature in features if isinstance(feature, ChangedGames)}

    @property
    def re_spins(self) -> dict[str, ReSpins]:
        """Every feature of re-spins, by name."""
        features = self.definition.features.items()
        return {name: feature for name, feature in features if isinstance(feature, ReSpins)}

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases in which reels are spun."""
        return (*self.whole_spins, *self.re_spins)

    @property
    def whole_spins(self) -> tuple[str, ...]:
        """The phases in which every reel is spun."""
        return (PAID, *self.free_games, *self.changed_games)

    def sets(self, phase: str) -> tuple[str, ...]:
        """Return the sets of strips that a phase can be spun on, those of wagers among them."""
        return self.definition.sets_of(phase)

    def reels_of(self, symbol: str, strips: str) -> frozenset[int]:
        """Return the reels, from 1, on which a set can show a symbol, by itself or revealed."""
        mystery = self.definition.mystery
        shows = {symbol, *(key for key, rule in mystery.items() if symbol in rule.becomes)}
        return frozenset(
            reel
            for reel, strip in enumerate(self.definition.strips[strips], 1)
            if any(shows.intersection(symbols_of(stop)) for stop in strip)
        )
