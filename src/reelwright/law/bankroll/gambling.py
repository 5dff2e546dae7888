"""The law of a game after its win was gambled, by a policy that is always the same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Final

import numpy as np

from reelwright.law.bankroll.trimming import TooWide, trimmed
from reelwright.law.lattice.law import summing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.definition.model import Gamble
    from reelwright.law.lattice import Law

WIDEST = 2**22
"""Amounts that a gambled win may have at most."""

_HALF, _QUARTER, _SIXTH = Fraction(1, 2), Fraction(1, 4), Fraction(1, 6)
_CARD: Final = dict.fromkeys(("red", "black"), _HALF) | dict.fromkeys(
    ("hearts", "diamonds", "clubs", "spades"), _QUARTER
)
_DIE: Final = dict.fromkeys(("odd", "even", "low", "high"), _HALF) | dict.fromkeys(
    map(str, range(1, 7)), _SIXTH
)


@dataclass(frozen=True, slots=True)
class Chance:
    """A choice of the gamble: what it pays of the win, how often it is right, and how often tied.

    A tie leaves the win as it is.
    """

    times: int
    right: Fraction
    tied: Fraction = Fraction()


@dataclass(frozen=True, slots=True)
class Policy:
    """Gamble the whole win on a choice, again while there is one, up to so many times a game."""

    chance: Chance
    attempts: int


def chances(gamble: Gamble) -> Mapping[str, Chance]:
    """Return the choices that stake the whole win, by the words of the gamble."""
    if gamble.on == "higher or lower":
        # of 52 cards 24 are above a seven, 24 below, and the four sevens give the stake back
        return dict.fromkeys(("higher", "lower"), Chance(2, Fraction(24, 52), Fraction(4, 52)))
    every = sum(gamble.segments.values())
    wheel = {choice: Fraction(own, every) for choice, own in gamble.segments.items()}
    right = {"one card from a full deck": _CARD, "a die": _DIE, "a wheel": wheel}[gamble.on]
    return {choice: Chance(int(1 / often), often) for choice, often in right.items()}


def gambled(law: Law, policy: Policy, up_to: int) -> Law:
    """Return the law of a game whose win is gambled; no choice is open that could pass `up_to`.

    Given what a game wins, the chance that no more than x is left falls with the win as long as
    the gamble is open equally often. So an error of the law counts twice for each number of
    attempts. Raises `TooWide` where more than `WIDEST` amounts could be left.
    """
    chance = policy.chance
    law = trimmed(law)
    mass = law.mass
    for _ in range(policy.attempts):
        open_to = min(up_to // chance.times, len(mass) - 1)
        staked = mass[1 : open_to + 1]
        size = max(len(mass), open_to * chance.times + 1)
        if size > WIDEST:
            raise TooWide(f"gamble: found a win that could become {size} grains; allowed: {WIDEST}")
        after = np.zeros(size)
        after[: len(mass)] = mass
        after[1 : open_to + 1] = staked * float(chance.tied)
        places = slice(chance.times, open_to * chance.times + 1, chance.times)
        after[places] += staked * float(chance.right)
        after[0] += float(staked.sum()) * float(1 - chance.right - chance.tied)
        mass = after
    error = law.error * 2 * (policy.attempts + 1) + (policy.attempts + 1) * summing(len(mass))
    return replace(law, mass=mass, error=error, far=None)
