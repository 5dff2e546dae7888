"""The wins that a line comes to by one prize, each as it pays most."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from reelwright.automaton.line_uses import ITSELF, NATURAL
from reelwright.automaton.line_wins import LineResult, LineWin, strictest, worth

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

    from reelwright.automaton.line_prizes import Prize, Shape
    from reelwright.automaton.line_uses import Uses
    from reelwright.definition.model import Definition

Paid = TypeVar("Paid", bound="Hashable")
Served: TypeAlias = "Mapping[int, Uses]"
"""By reel (from 0) how the place of the line there can serve a prize."""
Rank: TypeAlias = tuple[int, int, int]
"""Sorts what goes first to the front: the greatest amount, the most places, the first prize."""


@dataclass(frozen=True, slots=True, eq=False)
class Claim(Generic[Paid]):
    """A win that a line comes to, unless another stands against it.

    Of its reels only what can decide that is held, as bits; claims alike in that are one.
    """

    rank: Rank
    name: str
    mixed: bool
    lone: bool
    """Whether substitutes alone make it, and they are to win as one symbol."""
    own: str
    """The substitute whose own prize it is, where that may not stand beside completed wins."""
    itself: int
    """Where it is an own prize, the reels that show the substitute."""
    filled: tuple[tuple[str, int], ...]
    """The reels that such substitutes complete."""
    reels: int
    """All its reels, where no mixed win may stand beside a straight one."""
    taken: int
    """The reels that no other win may use."""
    paid: Paid
    """What it is worth to whoever asks."""
    wins: tuple[LineWin, ...]

    @property
    def decisive(self) -> tuple[object, ...]:
        """All of it that can matter."""
        against = (self.own, self.itself, self.filled, self.reels, self.taken)
        return (self.rank, self.name, self.mixed, self.lone, *against, self.paid)


@dataclass(frozen=True, eq=False)
class Claims(Generic[Paid]):
    """Finds the claims of a line in a phase; `paid` says what wins are worth to whoever asks."""

    definition: Definition
    phase: str
    prizes: tuple[Prize, ...]
    paid: Callable[[LineResult], Paid]
    by_reels: bool = False
    """Whether wins that differ in their reels alone are told apart."""
    _met: dict[tuple[int, tuple[int, ...]], list[Shape]] = field(default_factory=dict)
    _known: dict[tuple[object, ...], Claim[Paid] | None] = field(default_factory=dict)
    _wins: dict[tuple[object, ...], tuple[int, LineWin]] = field(default_factory=dict)
    _alike: dict[tuple[object, ...], Claim[Paid]] = field(default_factory=dict)

    def of(self, prize: Prize, served: Served) -> tuple[Claim[Paid], ...]:
        """Return what a line comes to by a prize, the first in rank first."""
        met = self._met_by(prize, tuple(served))
        claims = (
            self._claim(prize, shape, tuple(served[reel] for reel in shape.reels)) for shape in met
        )
        return tuple(sorted((claim for claim in claims if claim), key=lambda claim: claim.rank))

    def _met_by(self, prize: Prize, reels: tuple[int, ...]) -> list[Shape]:
        """Return the shapes met where these reels serve, those whose reels come first in front."""
        key = (prize.number, reels)
        if key not in self._met:
            shapes = sorted(prize.shapes)
            met = [shape for shape in shapes if {*reels} >= {*shape.reels}]
            if self.definition.lines.shorter == "not paid":
                met = [a for a in met if not any({*a.reels} < {*b.reels} for b in met)]
            self._met[key] = met
        return self._met[key]

    @cached_property
    def better(self) -> tuple[str, ...]:
        """Substitutes of the phase whose own prizes may not stand beside what they complete."""
        return tuple(
            key
            for key, rule in self.definition.substitutes.items()
            if rule.own_prizes == "better" and rule.active(self.phase)
        )

    @cached_property
    def apart(self) -> bool:
        """Whether some mixed prize may not stand beside straight ones."""
        return any(mixed.beside_straight == "no" for mixed in self.definition.mixed.values())

    @cached_property
    def each_once(self) -> bool:
        """Whether a place may be used by one win only, always or where a substitute is on it."""
        lines = self.definition.lines
        return lines.on_one_line != "highest only" and (
            lines.each_symbol == "once" or lines.shared_substitute == "one"
        )

    def _claim(self, prize: Prize, shape: Shape, served: tuple[Uses, ...]) -> Claim[Paid] | None:
        told_apart = self.by_reels or self.better or self.apart or self.each_once
        alike = prize.kind != "pattern" and not told_apart
        key = (prize.number, len(shape.reels) if alike else shape.reels, served)
        if key not in self._known:
            self._known[key] = self._best(prize, shape, served)
        return self._known[key]

    def _best(self, prize: Prize, shape: Shape, served: tuple[Uses, ...]) -> Claim[Paid] | None:
        """Return a claim with the use of each place that makes it pay most.

        On equal amounts most places serve by themselves, then the earliest by the substitute that
        is written first. `None` where it is of substitutes alone that never win so.
        """
        substitute = self.definition.substitutes.get(prize.name)
        own = prize.kind != "mixed" and substitute is not None and substitute.active(self.phase)
        best, win, used = self._most(prize, shape, served, own=own)
        itself = bits(r for r, uses in zip(shape.reels, served, strict=True) if uses[0] in NATURAL)
        said = "" if itself else strictest(self.definition, used)
        if said == "not":
            return None
        apart = own and itself and prize.name in self.better
        wins = (win, win) if shape.twice else (win,)
        claim = Claim(
            rank=(-best, -len(used), prize.number),
            name=prize.name,
            mixed=prize.kind == "mixed",
            lone=said == "as one symbol",
            own=prize.name if apart else "",
            itself=itself if apart else 0,
            filled=tuple((key, _where(shape, used, key)) for key in self.better if key in used),
            reels=bits(shape.reels) if self.apart else 0,
            taken=self._taken(shape, used),
            paid=self.paid(LineResult(wins)),
            wins=wins,
        )
        return self._alike.setdefault(claim.decisive, claim)

    def _most(
        self, prize: Prize, shape: Shape, served: tuple[Uses, ...], *, own: bool
    ) -> tuple[int, LineWin, tuple[str, ...]]:
        """Return the reading that pays most, after its amount as a whole number and its win."""
        found = []
        for used in _readings(served):
            filled = tuple(sorted(use for use in used if use not in NATURAL))
            by_themselves = len(used) - len(filled)
            amount, win = self._win(prize, shape, filled, by_themselves if own else 0)
            found.append(((amount, by_themselves), win, used))
        (amount, _), win, used = max(found, key=lambda each: each[0])
        return amount, win, used

    def _win(
        self, prize: Prize, shape: Shape, filled: tuple[str, ...], own_cells: int
    ) -> tuple[int, LineWin]:
        """Return a win by what fills it, after its amount as a whole number."""
        key = (prize.number, shape.reels, filled, own_cells)
        if key not in self._wins:
            count = len(shape.reels)
            multiplier, added = worth(
                self.definition, self.phase, (prize.name, count), Counter(filled), own_cells
            )
            win = LineWin(
                name=prize.name,
                kind=prize.kind,
                count=count,
                pay=shape.pay,
                multiplier=multiplier,
                added=added,
                with_substitute=bool(filled),
                reels=shape.reels if self.by_reels else (),
            )
            self._wins[key] = int(win.amount * self._whole), win
        return self._wins[key]

    def _taken(self, shape: Shape, used: Sequence[str]) -> int:
        if not self.each_once:
            return 0
        if self.definition.lines.each_symbol == "once":
            return bits(shape.reels)
        return bits(shape.reels) & ~_where(shape, used, ITSELF)

    @cached_property
    def _whole(self) -> int:
        """What amounts are multiplied by to be whole."""
        pays = [shape.pay for prize in self.prizes for shape in prize.shapes]
        added = [rule.adds.pay for rule in self.definition.substitutes.values() if rule.adds]
        return lcm(*(Fraction(pay).denominator for pay in (*pays, *added)))


def bits(reels: Iterable[int]) -> int:
    """Return a set of reels as bits, 1 for the first."""
    return sum(1 << reel for reel in reels)


def _where(shape: Shape, used: Sequence[str], asked: str) -> int:
    return bits(reel for reel, use in zip(shape.reels, used, strict=True) if use == asked)


def _readings(served: Sequence[Uses]) -> Iterable[tuple[str, ...]]:
    """Return for each number of uses of each kind the first way to come to it, the first in front.

    Substitutes and places are in the order in which equal ways are preferred.
    """
    reached: dict[tuple[str, ...], tuple[str, ...]] = {(): ()}
    for uses in served:
        following: dict[tuple[str, ...], tuple[str, ...]] = {}
        for way in reached.values():
            for use in uses:
                following.setdefault(tuple(sorted((*way, use))), (*way, use))
        reached = following
    return reached.values()
