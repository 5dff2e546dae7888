"""Candidates: a prize whose every place is met on a line, naturally or by a substitute."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from tests.slow_judge.factors import combined
from tests.slow_judge.prizes import Prize
from tests.slow_judge.sight import Cell
from tests.slow_judge.substitutes import Substitute


@dataclass(frozen=True)
class Place:
    """What a cell of a line shows, and the substitutes that act there."""

    cell: Cell
    standing_in: tuple[Substitute, ...]


@dataclass(frozen=True)
class Candidate:
    """A prize met: `filled` holds for each place the substitute that fills it, or none."""

    prize: Prize
    filled: tuple[Substitute | None, ...]
    own: Substitute | None
    """The substitute whose own prize it is, with one of its own cells at least."""
    natural_substitutes: frozenset[int]
    """The reels where a substitute stands as itself."""
    all_substitutes: bool
    """Whether none of its cells shows a symbol that the prize is of, whichever reading pays."""
    amount: Fraction
    """In line bets."""

    @property
    def reels(self) -> frozenset[int]:
        return frozenset(self.prize.reels)

    @property
    def completed_at(self) -> dict[int, Substitute]:
        """The substitute that stands in on each reel that needs one."""
        pairs = zip(self.prize.reels, self.filled, strict=True)
        return {reel: rule for reel, rule in pairs if rule is not None}

    @property
    def substitute_cells(self) -> frozenset[int]:
        """The reels where a substitute stands, for another or as itself."""
        return frozenset(self.completed_at) | self.natural_substitutes


def best_reading(
    prize: Prize, line: Sequence[Place], substitutes: dict[str, Substitute], how: str | None
) -> Candidate | None:
    """The reading of a line that pays most for a prize in its places; none where it is not met.

    Of readings that pay the same, the one with most natural cells, then with substitutes as
    written from the left.
    """
    options: list[list[Substitute | None]] = []
    for reel, accepted in zip(prize.reels, prize.accepts, strict=True):
        place = line[reel - 1]
        fills: list[Substitute | None] = [None] if place.cell & accepted else []
        fills += [rule for rule in place.standing_in if rule.stands_for & accepted]
        if not fills:
            return None
        options.append(fills)
    readings = [_read(prize, line, filled, substitutes, how) for filled in product(*options)]
    return max(readings, key=lambda one: (one.amount, one.filled.count(None)))


def _read(
    prize: Prize,
    line: Sequence[Place],
    filled: tuple[Substitute | None, ...],
    substitutes: dict[str, Substitute],
    how: str | None,
) -> Candidate:
    shown = {
        reel: line[reel - 1].cell & accepted
        for reel, accepted in zip(prize.reels, prize.accepts, strict=True)
        if line[reel - 1].cell & accepted
    }
    own = substitutes.get(prize.name) if prize.kind != "mixed" and shown else None
    factors: list[int] = []
    added = Fraction(0)
    for rule in substitutes.values():
        completing = filled.count(rule)
        own_cells = filled.count(None) if rule is own else 0
        factors += rule.factors(prize.name, prize.count, completing, own_cells)
        added += rule.added(completing)
    return Candidate(
        prize=prize,
        filled=filled,
        own=own,
        natural_substitutes=frozenset(
            reel
            for reel, symbols in shown.items()
            if all(name in substitutes and reel in substitutes[name].reels for name in symbols)
        ),
        all_substitutes=not shown,
        amount=prize.pay * combined(factors, how) + added,
    )


def greatest_first(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Candidates by amount; of equal ones more places first, then in the order of the file."""
    return sorted(candidates, key=lambda one: (-one.amount, one.prize.order))
