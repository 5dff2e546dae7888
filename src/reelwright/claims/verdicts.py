"""What becomes of a claim when the rules are run: it holds, or a situation shows otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.rules import PAID

if TYPE_CHECKING:
    from reelwright.play.events import Window
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake


@dataclass(frozen=True, slots=True)
class Situation:
    """What was tried, so that anybody can see it again.

    With a `window` it is judged as `explain` does; with `answers` the round is replayed from its
    first question on; with neither, it is the bet alone. `pressed` are buttons of the cabinet,
    `carry` is what the round was begun with.
    """

    stake: Stake
    phase: str = PAID
    window: Window | None = None
    answers: tuple[Answer, ...] = ()
    pressed: tuple[str, ...] = ()
    carry: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Holds:
    """The claim is true of all that was tried; `whole` where there is nothing else to try."""

    tried: int
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Counterexample:
    """A situation in which the game does something else than is said."""

    situation: Situation
    said: str
    found: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure held against the one that was counted, and how that was obtained."""

    said: str
    found: str
    obtained: str
    holds: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """What the claim waits for before it can be decided."""

    needs: str


Verdict: TypeAlias = Holds | Counterexample | Figure | Pending


def refuted(verdict: Verdict) -> bool:
    """Say whether a verdict is that the claim is untrue."""
    return isinstance(verdict, Counterexample) or (
        isinstance(verdict, Figure) and not verdict.holds
    )
