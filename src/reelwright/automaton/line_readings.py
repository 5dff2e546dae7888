"""A line read for one prize, for a group of prizes, and for runs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, reduce
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from reelwright.automaton.diagrams import Diagram, joined, walked
from reelwright.automaton.line_claims import Claim, Claims
from reelwright.automaton.line_groups import groups_of, standing_apart
from reelwright.automaton.line_judge import Judge
from reelwright.automaton.line_prizes import prizes_of
from reelwright.automaton.line_uses import Service
from reelwright.automaton.line_wins import LineResult
from reelwright.definition.model import RunTrigger

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from reelwright.automaton.line_groups import Group, Lone
    from reelwright.automaton.line_prizes import Prize
    from reelwright.automaton.line_uses import Uses
    from reelwright.automaton.places import Place
    from reelwright.definition.model import Definition

Paid = TypeVar("Paid", bound="Hashable")
_Claims: TypeAlias = "tuple[Claim[Paid], ...]"
_Known: TypeAlias = "tuple[tuple[int, Uses], ...]"
"""Of one prize: the reels met that a possible shape of it needs, and how each can serve."""
_Run: TypeAlias = tuple[int, bool]
"""How long a run from the first reel is, and whether it can still grow."""


@dataclass(frozen=True, eq=False)
class Readings(Generic[Paid]):
    """A line of a phase read for what it pays.

    `places` has for each reel what a line can meet there. `paid` says what a result is worth;
    results that differ only in wins worth the same must themselves be worth the same.
    """

    definition: Definition
    phase: str
    places: Sequence[Sequence[Place]]
    paid: Callable[[LineResult], Paid]
    by_reels: bool = False
    """Whether wins that differ in their reels alone are told apart."""

    def groups(self) -> Iterator[Diagram[Paid]]:
        """Yield a diagram for each group of prizes, and for each symbol whose runs start features.

        What a line comes to in all of them together is its result.
        """
        for group in groups_of(self.definition, self.phase, self._prizes):
            if group.prizes:
                yield self._of_group(group)
        runs: dict[str, set[int]] = {}
        for trigger in self.definition.triggers:
            if isinstance(trigger, RunTrigger):
                runs.setdefault(trigger.on_a_line, set()).update(trigger.counts)
        for symbol, counts in runs.items():
            yield self._of_runs(symbol, counts)

    @cached_property
    def _prizes(self) -> tuple[Prize, ...]:
        return prizes_of(self.definition, self.phase)

    @cached_property
    def _claims(self) -> Claims[Paid]:
        return Claims(self.definition, self.phase, self._prizes, self.paid, self.by_reels)

    @cached_property
    def _served(self) -> list[list[dict[int, Uses]]]:
        """By reel and place, how each prize can be served."""
        service = Service(self.definition, self.phase, self._prizes)
        return [
            [service.uses(reel, place) for place in of_reel]
            for reel, of_reel in enumerate(self.places)
        ]

    def _of_group(self, group: Group) -> Diagram[Paid]:
        none: _Claims[Paid] = ()
        diagrams = [self._of_prize(prize, group.lone) for prize in group.prizes]
        whole = reduce(
            lambda one, other: joined(one, other, lambda a, b: self._judge.kept((*a, *b)), none),
            diagrams,
        )
        known: dict[tuple[Claim[Paid], ...], Paid] = {}

        def won(claims: _Claims[Paid]) -> Paid:
            paid = tuple(self._judge.paid(claims))
            if paid not in known:
                wins = (win for claim in paid for win in claim.wins)
                known[paid] = self.paid(LineResult(tuple(wins)))
            return known[paid]

        return whole.valued(won, self._nothing)

    @cached_property
    def _nothing(self) -> Paid:
        return self.paid(LineResult(()))

    @cached_property
    def _judge(self) -> Judge[Paid]:
        apart = standing_apart(self.definition, self.phase, self._prizes)
        return Judge(self.definition, apart=bool(apart))

    def _of_prize(self, prize: Prize, lone: Lone) -> Diagram[_Claims[Paid]]:
        met = [[served.get(prize.number) for served in of_reel] for of_reel in self._served]
        needed = _Needed(prize)

        def read(reel: int, known: _Known, uses: Uses | None) -> _Known:
            serving = (*known, (reel, uses)) if uses else known
            still = needed.of(reel, tuple(r for r, _ in serving))
            return tuple(each for each in serving if each[0] in still)

        def end(known: _Known) -> _Claims[Paid]:
            claims = self._claims.of(prize, dict(known))
            return self._judge.kept(
                claim for claim in claims if lone == "with" or claim.lone == (lone == "only")
            )

        start: _Known = ()
        none: _Claims[Paid] = ()
        return walked(start, met, read, end, none)

    def _of_runs(self, symbol: str, counts: set[int]) -> Diagram[Paid]:
        letters = [
            [symbol in (place.covered or place.shown) for place in of_reel]
            for of_reel in self.places
        ]

        def read(_: int, run: _Run, shown: bool) -> _Run:  # noqa: FBT001
            length, grows = run
            return (length + 1, True) if grows and shown else (length, False)

        def end(run: _Run) -> Paid:
            runs = ((symbol, run[0]),) if run[0] in counts else ()
            return self.paid(LineResult((), runs))

        return walked((0, True), letters, read, end, self._nothing)


class _Needed:
    """The reels that a shape still possible needs, of those that serve a prize so far."""

    def __init__(self, prize: Prize) -> None:
        self._shapes = [shape.reels for shape in prize.shapes]
        self._known: dict[tuple[int, tuple[int, ...]], frozenset[int]] = {}

    def of(self, read: int, serving: tuple[int, ...]) -> frozenset[int]:
        """Return them once the reel `read` is read."""
        key = (read, serving)
        if key not in self._known:
            parts = [frozenset(r for r in reels if r <= read) for reels in self._shapes]
            possible = (part for part in parts if part.issubset(serving))
            self._known[key] = frozenset().union(*possible)
        return self._known[key]
