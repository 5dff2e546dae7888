"""Substitutes: what each stands for, where, and what it does to a pay."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tests.slow_judge.names import can_win, members
from tests.slow_judge.wins import Plain


@dataclass(frozen=True)
class Substitute:
    """A substitute in one phase: only those active in the phase are made at all."""

    key: str
    stands_for: frozenset[str]
    reels: frozenset[int]
    acts: str
    own_prizes: str
    on_a_tie: str
    alone: str
    scatters: frozenset[str]
    counts_with_none_showing: bool
    multiplies: Plain | None
    adds: Plain | None
    spared: frozenset[str]
    """Rule names whose wins it does not multiply."""

    def factors(self, name: str, count: int, completing: int, own: int) -> list[int]:
        """The factors it puts on a line or ways win of a name and a count."""
        if self.multiplies is None or name in self.spared or self._not_on(name, count):
            return []
        cells = completing
        if self.multiplies.get("own prizes", "no") == "yes":
            cells += own
        return self._each_or_once(cells)

    def scatter_factors(self, name: str, cells: int) -> list[int]:
        """The factors it puts on a scatter prize it takes part in with some cells."""
        if self.multiplies is None or name in self.spared:
            return []
        return self._each_or_once(cells) if self.multiplies.get("scatters", "no") == "yes" else []

    def added(self, completing: int) -> Fraction:
        """The extra pay for completing a win with some cells."""
        if self.adds is None or completing == 0:
            return Fraction(0)
        times = completing if self.adds["count"] == "each" else 1
        return Fraction(self.adds["pay"]) * times

    def _each_or_once(self, cells: int) -> list[int]:
        assert self.multiplies is not None
        if cells == 0:
            return []
        return [self.multiplies["by"]] * (cells if self.multiplies["count"] == "each" else 1)

    def _not_on(self, name: str, count: int) -> bool:
        assert self.multiplies is not None
        return any(
            name == win["win"] and win.get("count", count) == count
            for win in self.multiplies.get("not on", [])
        )


def substitutes_of(game: Plain, phase: str) -> dict[str, Substitute]:
    """The substitutes that act in a phase, as written."""
    return {
        key: _substitute(game, key, rule, phase)
        for key, rule in game.get("substitutes", {}).items()
        if phase in rule.get("phases", [phase])
    }


def _substitute(game: Plain, key: str, rule: Plain, phase: str) -> Substitute:
    scatters = frozenset(game.get("scatters", {}))
    named = can_win(game) - scatters if rule["for"] == "all" else members(game, rule["for"])
    multiplies = rule.get("multiplies")
    if multiplies is not None and phase not in multiplies.get("phases", [phase]):
        multiplies = None
    takes_part = rule.get("scatters", "none")
    return Substitute(
        key=key,
        stands_for=named - members(game, rule.get("except", [])) - {key},
        reels=frozenset(rule.get("reels", range(1, game["window"]["reels"] + 1))),
        acts=rule.get("acts", "in place"),
        own_prizes=rule.get("own prizes", "beside"),
        on_a_tie=rule.get("on a tie", "own"),
        alone=rule.get("alone", "as one symbol"),
        scatters={"none": frozenset[str](), "all": scatters}.get(takes_part, frozenset())
        if isinstance(takes_part, str)
        else frozenset(takes_part),
        counts_with_none_showing=rule.get("with none showing") == "counts",
        multiplies=multiplies,
        adds=rule.get("adds"),
        spared=members(game, (multiplies or {}).get("except", [])),
    )
