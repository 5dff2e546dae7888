"""Trials of what is said of substitutes, one situation after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.deciding.trying import Differs, bet, tried
from reelwright.claims.trials.played.rounds import every_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.verdicts import Situation, Verdict


class Trial(NamedTuple):
    """One thing said of a situation, and what was found there."""

    met: bool
    situation: Situation
    said: str
    found: str
    shown: bool = True
    """Whether the game itself shows it, or only with its other prizes put aside."""


def held(trials: Iterable[Trial]) -> int:
    """Return how many trials were met; `Differs` with one that is not, one that shows if any."""
    count, hidden = 0, None
    for trial in trials:
        count += 1
        if not trial.met:
            if trial.shown:
                raise Differs(trial.situation, trial.said, trial.found)
            hidden = hidden or trial
    if hidden is not None:
        raise Differs(hidden.situation, hidden.said, hidden.found)
    return count


def decided(*parts: Iterable[Trial]) -> Verdict:
    """Run the trials of a claim, part by part."""
    return tried(held(part) for part in parts)


def once(met: bool, rules: Rules, said_so: str, found: str) -> Iterator[Trial]:  # noqa: FBT001
    """Yield what is found of a game at once, for which the bet alone is the situation."""
    yield Trial(met, bet(every_line(rules)), said_so, found)


def standing(rules: Rules, substitute: str) -> Iterator[Trial]:
    """Yield whether a strip of a game has a substitute."""
    seen = any(
        rules.reels_of(substitute, strips) for phase in rules.phases for strips in rules.sets(phase)
    )
    yield from once(seen, rules, f"a symbol {substitute}", "no reel shows one")


class Reach(NamedTuple):
    """Where and when something is said of a substitute."""

    reels: tuple[int, ...] | None
    phases: tuple[str, ...] | None

    def has(self, phase: str, reels: Iterable[int]) -> bool:
        """Say whether it is said of some reels in a phase."""
        there = self.reels is None or set(self.reels).issuperset(reels)
        return there and (self.phases is None or phase in self.phases)
