"""The changed games a player still has, by the names they are carried by from game to game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.definition.model import ChangedGames
from reelwright.play.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.definition.model import Definition
    from reelwright.play.state import Carry

MOST = 10**9
"""No more than so many games are carried in."""


@dataclass(frozen=True, slots=True)
class UnderWay:
    """Changed games of a feature under way: `left` are still to begin."""

    feature: str
    left: int
    count: int
    """The count that won the first of them."""
    lines: int
    """On how many lines the game was played that won the first; none in a game of ways."""
    line_bet: int
    """At which line bet that game was played."""

    def carried(self) -> dict[str, int]:
        """Return it as a player carries it."""
        values = (self.left, self.count, self.lines, self.line_bet)
        return dict(zip(_names(self.feature), values, strict=True))


def _names(feature: str) -> tuple[str, str, str, str]:
    return tuple(f"changed {feature} {what}" for what in ("left", "count", "lines", "line bet"))  # type: ignore[return-value]


def under_way(definition: Definition, carry: Carry) -> UnderWay | None:
    """Return the changed games a carry holds; `None` where it holds none."""
    for feature in _features(definition):
        values = [carry[name] for name in _names(feature) if name in carry]
        if len(values) == 4:
            return UnderWay(feature, *values)
    return None


def without(carry: Carry, feature: str) -> dict[str, int]:
    """Return a carry without the changed games of a feature."""
    names = _names(feature)
    return {name: value for name, value in carry.items() if name not in names}


def _features(definition: Definition) -> Mapping[str, ChangedGames]:
    features = definition.features.items()
    return {name: rules for name, rules in features if isinstance(rules, ChangedGames)}


def names(definition: Definition) -> Iterator[str]:
    """Yield the names changed games are carried by."""
    for feature in _features(definition):
        yield from _names(feature)


def kept(definition: Definition, carry: Carry) -> Iterator[Kept]:
    """Yield the changed games in a carry, each with what is wrong with them."""
    before = ""
    for feature, rules in _features(definition).items():
        found = [name for name in _names(feature) if name in carry]
        if found:
            wrong = (
                _several(before, feature) if before else _wrong(definition, rules, carry, feature)
            )
            yield Kept(frozenset(found), wrong)
            before = before or feature


def _several(before: str, feature: str) -> str:
    return f"changed {feature} beside changed {before}; allowed: one of the two"


def _wrong(definition: Definition, rules: ChangedGames, carry: Carry, feature: str) -> str:
    """Say what is wrong with the values of a sequence; nothing where it can be gone on from."""
    allowed = _allowed(definition, rules)
    for name, values in zip(_names(feature), allowed, strict=True):
        value = carry.get(name)
        if value is None:
            return f"no {name} beside the rest of changed {feature}; allowed: all four, or none"
        if type(value) is not int or value not in values:
            return f"{value!r} of {name}; allowed: {_words(values)}"
    return ""


def _allowed(
    definition: Definition, rules: ChangedGames
) -> tuple[range, tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the values that each of the four can have."""
    most = MOST if rules.again == "adds" else max(rules.games.values())
    offered = len(definition.lines.rows)
    lines = definition.stakes.selections(offered) or tuple(range(1, offered + 1))
    counts, bets = tuple(sorted(rules.games)), definition.stakes.bets
    return range(1, most + 1), counts, (0,) if definition.ways else lines, bets


def _words(values: Sequence[int]) -> str:
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}"
    return ", ".join(map(str, values))
