"""One line as a decision diagram: from the left, each reel's symbol leads to the next node.

A line pays the same whichever rows it takes, so one diagram reads every line of a game. Along the
diagram a state is the runs still alive, whether a substitute was used, and the best pay so far;
states that lead alike to everything that is asked are one node.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
    from fractions import Fraction

    from reelwright.definition.model import Definition

Seen = TypeVar("Seen", bound="Hashable")


@dataclass(frozen=True, slots=True)
class LineWin:
    """What a line can win: `pay` x `multiplier` line bets."""

    symbol: str
    count: int
    with_substitute: bool
    pay: Fraction
    multiplier: int

    @property
    def amount(self) -> Fraction:
        """Line bets won."""
        return self.pay * self.multiplier


@dataclass(frozen=True, slots=True, eq=False)
class Leaf(Generic[Seen]):
    """What was asked about the line, known whatever the reels still to come show.

    A diagram has one leaf for each answer.
    """

    seen: Seen


@dataclass(frozen=True, slots=True, eq=False)
class Branch(Generic[Seen]):
    """A reel of the line still to be read; equal only to itself."""

    by_symbol: Mapping[str, Node[Seen]]
    reels: int
    """How many reels, at most, are still to be read before the answer is known."""


Node: TypeAlias = Leaf[Seen] | Branch[Seen]


def line_diagram(definition: Definition, ask: Callable[[LineWin | None], Seen]) -> Node[Seen]:
    """Return the diagram that answers `ask` for what a line wins (`None`: nothing)."""
    return _Builder(definition, ask).node(_State.first(definition), definition.window.reels)


def count_line(node: Node[Seen], weights: Sequence[Mapping[str, int]]) -> dict[Seen, int]:
    """Count the stop combinations behind each answer.

    `weights` has, for each reel, how many stops show each symbol on the line.
    """
    counts: dict[Seen, int] = {}
    layer: dict[Node[Seen], int] = {node: 1}
    for reel in weights:
        stops = sum(reel.values())
        following: dict[Node[Seen], int] = {}
        for at, ways in layer.items():
            if isinstance(at, Leaf):
                following[at] = following.get(at, 0) + ways * stops
                continue
            for symbol, weight in reel.items():
                to = at.by_symbol[symbol]
                following[to] = following.get(to, 0) + ways * weight
        layer = following
    for at, ways in layer.items():
        assert isinstance(at, Leaf)
        if ways:
            counts[at.seen] = ways
    return counts


@dataclass(frozen=True, slots=True)
class _Run:
    """A run of one symbol from the left, alive after the reels read so far."""

    place: int
    symbol: str
    factor: int = 1
    with_substitute: bool = False
    won: LineWin | None = None


@dataclass(frozen=True, slots=True)
class _State:
    alive: tuple[_Run, ...]
    reels: int = 0
    best: tuple[int, LineWin] | None = None
    """The best win of the runs that ended, with the place of its symbol in the definition."""

    @classmethod
    def first(cls, definition: Definition) -> _State:
        paying = (key for key, symbol in definition.symbols.items() if symbol.pays)
        return cls(tuple(_Run(place, key) for place, key in enumerate(paying)))

    def ending(self, runs: Iterable[_Run]) -> tuple[int, LineWin] | None:
        """Return the best win once `runs` have ended; of equal ones the longest, then the first."""
        wins = [(run.place, run.won) for run in runs if run.won]
        if self.best:
            wins.append(self.best)
        return max(wins, key=lambda win: (win[1].amount, win[1].count, -win[0]), default=None)


class _Builder(Generic[Seen]):
    """Builds a diagram; nodes with the same children are one node."""

    def __init__(self, definition: Definition, ask: Callable[[LineWin | None], Seen]) -> None:
        self.definition = definition
        self.ask = ask
        self.known: dict[_State, Node[Seen]] = {}
        self.unique: dict[tuple[Node[Seen], ...], Node[Seen]] = {}
        self.leaves: dict[Seen, Leaf[Seen]] = {}

    @cached_property
    def factors(self) -> Mapping[tuple[str, str], int]:
        """For each symbol that may stand in a run of another, what it multiplies by."""
        factors = {(key, key): 1 for key in self.definition.symbols}
        for key, rule in self.definition.substitutes.items():
            for run in self.definition.substituted(key):
                multiplies = rule.multiplies
                excepted = self.definition.expand(multiplies.except_) if multiplies else ()
                factors[key, run] = multiplies.by if multiplies and run not in excepted else 1
        return factors

    def node(self, state: _State, reels: int) -> Node[Seen]:
        """Return the node of a state with `reels` still to be read."""
        if state not in self.known:
            self.known[state] = self._node(state, reels)
        return self.known[state]

    def _node(self, state: _State, reels: int) -> Node[Seen]:
        if reels == 0 or not state.alive:
            best = state.ending(state.alive)
            seen = self.ask(best[1] if best else None)
            return self.leaves.setdefault(seen, Leaf(seen))
        children = {
            symbol: self.node(self._read(state, symbol), reels - 1)
            for symbol in self.definition.symbols
        }
        key = tuple(children.values())
        if isinstance(key[0], Leaf) and len(set(key)) == 1:
            return key[0]
        further = max((child.reels for child in key if isinstance(child, Branch)), default=0)
        return self.unique.setdefault(key, Branch(children, 1 + further))

    def _read(self, state: _State, symbol: str) -> _State:
        """Read one more reel."""
        alive = [run for run in state.alive if (symbol, run.symbol) in self.factors]
        ended = [run for run in state.alive if (symbol, run.symbol) not in self.factors]
        count = state.reels + 1
        return _State(
            tuple(self._longer(run, symbol, count) for run in alive), count, state.ending(ended)
        )

    def _longer(self, run: _Run, symbol: str, count: int) -> _Run:
        longer = replace(
            run,
            factor=max(run.factor, self.factors[symbol, run.symbol]),
            with_substitute=run.with_substitute or symbol != run.symbol,
        )
        pay = self.definition.symbols[run.symbol].pays.get(count)
        if pay is None:
            return longer
        won = LineWin(run.symbol, count, longer.with_substitute, pay, longer.factor)
        return replace(longer, won=won)
