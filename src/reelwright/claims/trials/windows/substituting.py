"""Windows in which a substitute stands in places of a line win, and what it makes of them.

Which places win together is learned from windows that hold nothing else; then a substitute takes
some of the places. Each window is judged with all other prizes put aside, so that a greater win of
the same symbols does not hide what the substitute does.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from reelwright.claims.rules import Rules
from reelwright.claims.trials.windows.alone import alone_in
from reelwright.claims.trials.windows.boards import Board
from reelwright.claims.trials.windows.columns import ground
from reelwright.claims.trials.windows.crowds import winning_names
from reelwright.claims.verdicts import Situation
from reelwright.definition.model import ANY, MixedByPlace
from reelwright.play.judging import judge

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.claims.trials.windows.columns import Column, Ground
    from reelwright.definition.model import Definition
    from reelwright.play.events import Position, Window
    from reelwright.play.judging.whole import Judged

BLANK = "-"
"""Stands in a window that is only looked at for its shape, where nothing shall win."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something that wins on a line: a symbol, or a mixed win."""

    name: str
    mixed: bool
    accepts: tuple[frozenset[str], ...]
    """For each reel what may stand there; nothing where the place is no part of it."""


@dataclass(frozen=True, slots=True)
class Won:
    """A win of a line, or of `ways` ways: `pay` x `factor` + `added` for each."""

    name: str
    mixed: bool
    count: int
    reels: frozenset[int]
    filled: frozenset[int]
    """The reels where a substitute stands in."""
    pay: Fraction
    factor: Fraction
    added: Fraction
    ways: int = 1

    @property
    def title(self) -> tuple[str, bool]:
        """What wins: a symbol, or a mixed win."""
        return self.name, self.mixed

    @property
    def amount(self) -> Fraction:
        """What it pays for one way, in line bets."""
        return self.pay * self.factor + self.added

    @property
    def total(self) -> Fraction:
        """What it pays in all, in line bets."""
        return self.amount * self.ways


@dataclass(frozen=True, slots=True)
class Filled:
    """A window in which substitutes stand on some reels of what could win."""

    phase: str
    target: Target
    shape: frozenset[int]
    """The reels, from 1, of the win that is meant."""
    reels: frozenset[int]
    """Those of them where a substitute stands."""
    situation: Situation
    wins: tuple[Won, ...]
    """What the target wins with all other prizes put aside."""
    shown: bool
    """Whether the game itself pays a win of the target there."""

    @property
    def window(self) -> Window:
        """The window."""
        assert self.situation.window is not None
        return self.situation.window

    def fills(self, reel: int) -> bool:
        """Say whether a substitute stands in on a reel."""
        return any(reel in win.filled for win in self.wins)


def targets(definition: Definition, phase: str) -> tuple[Target, ...]:
    """Return everything that can win on a line in a phase."""
    reels = definition.window.reels
    found = []
    for number, name in enumerate(winning_names(definition, phase)):
        mixed = number >= len(winning_names(definition, phase)) - len(definition.mixed)
        if not mixed:
            found.append(Target(name, mixed, (frozenset({name}),) * reels))
            continue
        rule = definition.mixed[name]
        if isinstance(rule, MixedByPlace):
            places = tuple(frozenset(definition.expand((key,))) - {ANY} for key in rule.places)
            found.append(Target(name, mixed, places))
        else:
            found.append(Target(name, mixed, (definition.mixing(name),) * reels))
    return tuple(found)


def only(rules: Rules, target: Target, phase: str) -> Rules:
    """Return the rules with every other prize of a line put aside."""
    return Rules(alone_in(rules.definition, target.name, phase), rules.profile)


def won(judged: Judged, target: Target) -> tuple[Won, ...]:
    """Return what a target wins in a judged window."""
    every = won_by_all(judged)
    return tuple(win for win in every if win.title == (target.name, target.mixed))


def won_by_all(judged: Judged) -> tuple[Won, ...]:
    """Return every win of lines, or by ways, of a judged window."""
    lines = tuple(
        Won(
            name=w.symbol,
            mixed=w.rule == "mixed",
            count=w.count,
            reels=_reels(w.positions),
            filled=_reels(w.substitutes),
            pay=w.pay,
            factor=Fraction(w.multiplier),
            added=w.added,
        )
        for w in judged.line_wins
    )
    ways = tuple(
        Won(
            name=w.symbol,
            mixed=False,
            count=w.count,
            reels=_reels(w.positions),
            filled=_reels(w.substitutes),
            pay=w.pay,
            factor=Fraction(w.factor, w.ways),
            added=w.added / w.ways,
            ways=w.ways,
        )
        for w in judged.ways_wins
    )
    return lines + ways


def _reels(positions: Iterable[Position]) -> frozenset[int]:
    return frozenset(reel for reel, _ in positions)


@lru_cache(maxsize=1024)
def shapes(rules: Rules, phase: str, target: Target) -> tuple[frozenset[int], ...]:
    """Return sets of reels that win a prize of a target where nothing else stands.

    There are as many as it takes for each prize to be won on every reel it can be.
    """
    narrowed = only(rules, target, phase)
    board = Board(narrowed, phase, rules.sets(phase)[0], 1)
    reels = [reel for reel, accepts in enumerate(target.accepts, 1) if accepts]
    covered: dict[tuple[int, Fraction], set[int]] = {}
    found = []
    for size in range(1, len(reels) + 1):
        for places in combinations(reels, size):
            wins = won(board.judged(_outline(rules, target, places)), target)
            for win in wins:
                known = covered.setdefault((win.count, win.pay), set())
                if win.reels == frozenset(places) and not win.reels <= known:
                    known |= win.reels
                    found.append(win.reels)
    return tuple(dict.fromkeys(found))


def _outline(rules: Rules, target: Target, places: tuple[int, ...]) -> Window:
    """Return a window that shows what a target accepts on some reels, and nothing else."""
    return tuple(
        (min(accepts) if reel in places else BLANK,) * height
        for reel, (accepts, height) in enumerate(
            zip(target.accepts, rules.definition.window.heights, strict=True), 1
        )
    )


@lru_cache(maxsize=2048)
def filled(
    rules: Rules, phase: str, strips: str, target: Target, substitute: str
) -> tuple[Filled, ...]:
    """Return windows with a substitute on one, several or all places of each win of a target.

    Reels that cannot show what wins have the substitute in each of them.
    """
    here = ground(rules, phase, strips)
    narrowed = only(rules, target, phase)
    found: list[Filled] = []
    for shape in shapes(rules, phase, target):
        for reels in _fillings(here, target, shape, substitute):
            window = window_of(here, target, shape, dict.fromkeys(reels, substitute))
            if window is not None:
                found.append(_judged(rules, narrowed, here, target, shape, reels, window))
    return tuple(found)


def _judged(
    rules: Rules,
    narrowed: Rules,
    here: Ground,
    target: Target,
    shape: frozenset[int],
    reels: frozenset[int],
    window: Window,
) -> Filled:
    board = here.board
    judged = judge(narrowed.definition, window, board.stake, board.phase)
    real = won(judge(rules.definition, window, board.stake, board.phase), target)
    situation = Situation(stake=board.stake, phase=board.phase, window=window)
    wins = won(judged, target)
    return Filled(board.phase, target, shape, reels, situation, wins, bool(real))


def _fillings(
    here: Ground, target: Target, shape: frozenset[int], substitute: str
) -> Iterator[frozenset[int]]:
    """Yield the reels of a shape that a substitute takes: each by itself, then several."""
    accepts = target.accepts
    forced = frozenset(reel for reel in shape if here.showing(reel, accepts[reel - 1]) is None)
    able = [reel for reel in sorted(shape) if here.filled(reel, substitute, accepts[reel - 1])]
    several = [side for n in range(2, len(able) + 1) for side in (able[:n], able[-n:])]
    sets = [forced.union({reel}) for reel in able] + [forced.union(side) for side in several]
    yield from dict.fromkeys(sets)


def window_of(
    here: Ground, target: Target, shape: frozenset[int], stands: dict[int, str]
) -> Window | None:
    """Return a window that shows what a target accepts on a shape, substitutes where told.

    `None` where the strips cannot show that.
    """
    columns: list[Column] = []
    for reel, accepts in enumerate(target.accepts, 1):
        if reel in stands:
            column = here.filled(reel, stands[reel], accepts)
        elif reel in shape:
            column = here.showing(reel, accepts)
        else:
            column = here.bare(reel, accepts)
        if column is None:
            return None
        columns.append(column)
    return tuple(columns)


@lru_cache(maxsize=512)
def paired(
    rules: Rules, phase: str, strips: str, target: Target, pair: tuple[str, str]
) -> tuple[Filled, ...]:
    """Return windows with two substitutes, one of each, in a win of a target."""
    here = ground(rules, phase, strips)
    narrowed = only(rules, target, phase)
    found: list[Filled] = []
    for shape in shapes(rules, phase, target):
        for places in permutations(sorted(shape), 2):
            stands = dict(zip(places, pair, strict=True))
            window = window_of(here, target, shape, stands)
            if window is not None and stands.keys() < shape:
                reels = frozenset(stands)
                found.append(_judged(rules, narrowed, here, target, shape, reels, window))
    return tuple(found)


def every_filled(rules: Rules, substitute: str) -> Iterator[Filled]:
    """Yield the windows of a substitute in every phase, on every set of strips."""
    for phase in rules.phases:
        for target in targets(rules.definition, phase):
            for strips in rules.sets(phase):
                if target.mixed or target.name != substitute:
                    yield from filled(rules, phase, strips, target, substitute)
