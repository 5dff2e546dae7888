"""How a place of a line can serve each prize: by what it shows, or by a substitute."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.automaton.line_prizes import Prize
    from reelwright.automaton.places import Place
    from reelwright.definition.model import Definition, Multiplies

ITSELF = ""
"""The use of a place by what it shows; other uses are substitutes by their keys."""
A_SUBSTITUTE_ITSELF = "="
"""The same, where what it shows is a substitute and this decides whether it is paid twice."""
NATURAL = (ITSELF, A_SUBSTITUTE_ITSELF)

Uses: TypeAlias = "tuple[str, ...]"
"""How a place can serve a prize: by itself first, then substitutes as they are written."""


class Service:
    """How places can serve the prizes of a phase."""

    def __init__(self, definition: Definition, phase: str, prizes: Sequence[Prize]) -> None:
        self.definition = definition
        self.phase = phase
        self.prizes = prizes
        self._told_apart = definition.lines.shared_substitute == "one"

    def uses(self, reel: int, place: Place) -> dict[int, Uses]:
        """Return by its number each prize that a place on a reel (from 0) can serve, and how."""
        shown = {*place.shown}
        there = shown | {*place.wide}
        acting = [key for key in self._active[reel] if key in there]
        found: defaultdict[int, list[str]] = defaultdict(list)
        for number in sorted({n for key in shown for n in self._serves[reel].get(key, ())}):
            found[number].append(self._itself(reel, number, shown))
        for key in acting:
            for number in self._completes[reel][key]:
                if not (
                    found[number]
                    and (number, key) in self._plain
                    and self._has_plain(found[number], number)
                ):
                    found[number].append(key)
        return {number: tuple(uses) for number, uses in found.items()}

    def _itself(self, reel: int, number: int, shown: set[str]) -> str:
        serving = self.prizes[number].accepted[reel] & shown
        apart = self._told_apart and any(key in serving for key in self._active[reel])
        return A_SUBSTITUTE_ITSELF if apart else ITSELF

    def _has_plain(self, uses: Sequence[str], number: int) -> bool:
        return any(use in NATURAL or (number, use) in self._plain for use in uses)

    @cached_property
    def _reels(self) -> range:
        return range(self.definition.window.reels)

    @cached_property
    def _active(self) -> list[list[str]]:
        rules = self.definition.substitutes.items()
        return [
            [key for key, rule in rules if rule.active(self.phase, reel + 1)]
            for reel in self._reels
        ]

    @cached_property
    def _serves(self) -> list[Mapping[str, list[int]]]:
        """By reel and symbol the prizes it serves by itself."""
        serves: list[defaultdict[str, list[int]]] = [defaultdict(list) for _ in self._reels]
        for prize in self.prizes:
            for reel, accepted in enumerate(prize.accepted):
                for symbol in accepted:
                    serves[reel][symbol].append(prize.number)
        return [dict(of_reel) for of_reel in serves]

    @cached_property
    def _completes(self) -> list[dict[str, list[int]]]:
        """By reel and substitute the prizes it can complete."""
        of = {key: self.definition.substituted(key) for key in self.definition.substitutes}
        return [
            {
                key: [prize.number for prize in self.prizes if prize.accepted[reel] & of[key]]
                for key in active
            }
            for reel, active in enumerate(self._active)
        ]

    @cached_property
    def _plain(self) -> set[tuple[int, str]]:
        """Prizes with the substitutes that change nothing of what they pay.

        One of them is never used where a place serves by itself, or by another that is written
        before it.
        """
        return {
            (prize.number, key)
            for key, rule in self.definition.substitutes.items()
            for prize in self.prizes
            if not rule.adds
            and not (
                rule.multiplies
                and may_multiply(self.definition, rule.multiplies, self.phase, prize.name)
            )
        }


def may_multiply(definition: Definition, rule: Multiplies, phase: str, name: str) -> bool:
    """Whether a substitute multiplies a win of this name, of some count at least, in a phase."""
    left_alone = name in definition.expand(rule.except_) or any(
        left.count is None and name in definition.expand((left.win,)) for left in rule.not_on
    )
    return not left_alone and (rule.phases is None or phase in rule.phases)
