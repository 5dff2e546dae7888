"""What a line can come to: every win there can be on a set of strips, and every tie.

A line meets any symbol of a strip, whatever the other reels show. So the reels are walked one by
one, and lines that are alike so far are walked once. This is a second reading of how lines are
judged, by itself: nothing here is shared with what plays.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.definition.model import Definition, Strip


@dataclass(frozen=True, slots=True, order=True)
class Win:
    """A win of one line: `pay` line bets x `multiplier` + `added`."""

    symbol: str
    count: int
    multiplier: int
    pay: Fraction
    added: Fraction = Fraction(0)

    @property
    def amount(self) -> Fraction:
        """What it pays, in line bets."""
        return self.pay * self.multiplier + self.added


@dataclass(frozen=True, slots=True)
class Tie:
    """A line on which no win is above all others: its symbols, and the wins that are equal."""

    symbols: tuple[str, ...]
    wins: tuple[Win, ...]


@dataclass(frozen=True, slots=True, order=True)
class _Run:
    """A run that goes on: its greatest multiplier so far, and what it wins if it ends here."""

    symbol: str
    multiplier: int = 1
    win: Win | None = None


@dataclass(frozen=True, slots=True)
class _Line:
    """Lines alike so far: the runs that go on, and the best wins of those that ended."""

    running: tuple[_Run, ...]
    best: tuple[Win, ...] = ()


_Lines: TypeAlias = "dict[_Line, tuple[str, ...]]"
"""Lines that differ in what they can still win, each with the symbols of one that is so."""


@dataclass
class LineWins:
    """Every win that a line can be paid, and the ties between wins."""

    wins: set[Win] = field(default_factory=set)
    ties: list[Tie] = field(default_factory=list)

    @classmethod
    def on(cls, definition: Definition, strips: Sequence[Strip]) -> LineWins:
        """Walk every line there can be on a set of strips, in a game of plain lines."""
        found = cls()
        factors = multipliers(definition)
        lines: _Lines = {_Line(tuple(_Run(symbol) for symbol in sorted(factors))): ()}
        for count, strip in enumerate(strips, 1):
            after: _Lines = {}
            for line, symbols in lines.items():
                for symbol in _different(strip, line, factors):
                    longer = _longer(definition, factors, line, symbol, count)
                    after.setdefault(longer, (*symbols, symbol))
            lines = after
        for line, symbols in lines.items():
            found.end(line, symbols)
        return found

    def end(self, line: _Line, symbols: tuple[str, ...]) -> None:
        """Take in a whole line: the greatest of its wins is paid, the longest of equal ones."""
        best = _best((*line.best, *(run.win for run in line.running if run.win)))
        if not best:
            return
        longest = max(win.count for win in best)
        self.wins.update(win for win in best if win.count == longest)
        if len(best) > 1:
            self.ties.append(Tie(symbols, best))


def multipliers(definition: Definition) -> dict[str, dict[str, int]]:
    """Return for each symbol with line pays what may stand in its runs, and the factor of each."""
    factors = {key: {key: 1} for key, symbol in definition.symbols.items() if symbol.pays}
    for key, rule in definition.substitutes.items():
        for symbol in definition.substituted(key) & factors.keys():
            multiplies = rule.multiplies
            factors[symbol][key] = (
                multiplies.by
                if multiplies and symbol not in definition.expand(multiplies.except_)
                else 1
            )
    return factors


def _different(
    strip: Strip, line: _Line, factors: Mapping[str, Mapping[str, int]]
) -> Iterator[str]:
    """Yield the symbols of a strip, only one of those that end every run."""
    ended = False
    for symbol in dict.fromkeys(strip):
        if any(symbol in factors[run.symbol] for run in line.running):
            yield symbol
        elif not ended:
            ended = True
            yield symbol


def _longer(
    definition: Definition,
    factors: Mapping[str, Mapping[str, int]],
    line: _Line,
    symbol: str,
    count: int,
) -> _Line:
    running, ended = [], []
    for run in line.running:
        factor = factors[run.symbol].get(symbol)
        if factor is None:
            ended.append(run)
            continue
        multiplier = max(run.multiplier, factor)
        pay = definition.symbols[run.symbol].pays.get(count)
        win = Win(run.symbol, count, multiplier, pay) if pay else run.win
        running.append(_Run(run.symbol, multiplier, win))
    return _Line(tuple(running), _best((*line.best, *(run.win for run in ended if run.win))))


def _best(wins: tuple[Win, ...]) -> tuple[Win, ...]:
    amount = max((win.amount for win in wins), default=0)
    return tuple(sorted(win for win in wins if win.amount == amount))
