"""Stops chosen for what the reels shall show: so many of a symbol, a line filled in a way."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.windows.boards import TRIES, Want
from reelwright.definition.model import StripsByLines, StripsDrawn, symbols_of
from reelwright.play.judging import judge
from reelwright.play.questions import Drawn
from reelwright.play.rounds import priced
from reelwright.play.window import choice_of, window_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Definition
    from reelwright.play.events import Window
    from reelwright.play.judging.whole import Judged
    from reelwright.play.questions import Draw
    from reelwright.play.state import Stake


@dataclass(frozen=True)
class Sight:
    """What a spin shall show.

    `counts` are exact numbers in the window, by symbol; all other scatters, and all symbols in
    `absent`, are not in sight. `line` fills a line: a want for each reel, by the line's number.
    """

    counts: Mapping[str, int] = field(default_factory=dict)
    absent: frozenset[str] = frozenset()
    line: tuple[int, tuple[Want, ...]] | None = None


QUIET = Sight()


def set_spun(rules: Rules, phase: str, lines: int) -> str:
    """Return the set of strips a phase spins on so many lines; the first where it is drawn."""
    choice = choice_of(rules.definition, phase)
    match choice:
        case StripsByLines():
            return choice.at(lines)
        case StripsDrawn():
            return next(iter(choice.drawn))
    return choice


def stops_showing(rules: Rules, strips: str, sight: Sight) -> Iterator[tuple[int, ...]]:
    """Yield stops that show what is wanted, mystery symbols left out of sight."""
    definition = rules.definition
    watched = tuple(sorted({*definition.scatters, *sight.counts, *sight.absent}))
    want = tuple(sight.counts.get(symbol, 0) for symbol in watched)
    reels = _reels(definition, strips, watched)
    line = None if sight.line is None else _fitting(definition, strips, *sight.line)
    yield from _descend(reels, line, want, ())


def _descend(
    reels: Sequence[Mapping[tuple[int, ...], tuple[int, ...]]],
    line: Sequence[frozenset[int]] | None,
    left: tuple[int, ...],
    taken: tuple[int, ...],
) -> Iterator[tuple[int, ...]]:
    if len(taken) == len(reels):
        if not any(left):
            yield taken
        return
    here = len(taken)
    most = [sum(_most(reel, place) for reel in reels[here:]) for place in range(len(left))]
    if any(wanted > could for wanted, could in zip(left, most, strict=True)):
        return
    for shown, stops in reels[here].items():
        rest = tuple(wanted - one for wanted, one in zip(left, shown, strict=True))
        if min(rest, default=0) < 0:
            continue
        for stop in stops:
            if line is None or stop in line[here]:
                yield from _descend(reels, line, rest, (*taken, stop))


def _most(reel: Mapping[tuple[int, ...], tuple[int, ...]], place: int) -> int:
    return max(shown[place] for shown in reel)


@lru_cache(maxsize=512)
def _reels(
    definition: Definition, strips: str, watched: tuple[str, ...]
) -> tuple[Mapping[tuple[int, ...], tuple[int, ...]], ...]:
    """Return for each reel its stops, by how many of each watched symbol they show."""
    reels = []
    for strip, rows in zip(definition.strips[strips], definition.window.heights, strict=True):
        by_count: dict[tuple[int, ...], list[int]] = {}
        for stop in range(len(strip)):
            cells = [strip[(stop + row) % len(strip)] for row in range(rows)]
            if any(cell in definition.mystery for cell in cells) and not all(
                cell in definition.mystery for cell in strip
            ):
                continue
            shown = tuple(sum(key in symbols_of(cell) for cell in cells) for key in watched)
            by_count.setdefault(shown, []).append(stop)
        reels.append({shown: tuple(stops) for shown, stops in by_count.items()})
    return tuple(reels)


def _fitting(
    definition: Definition, strips: str, line: int, wants: Sequence[Want]
) -> list[frozenset[int]]:
    """Return for each reel the stops at which a line meets a want."""
    rows = definition.lines.rows[line - 1]
    fitting = []
    for strip, row, want in zip(definition.strips[strips], rows, wants, strict=True):
        stops = range(len(strip))
        cells = {stop: frozenset(symbols_of(strip[(stop + row) % len(strip)])) for stop in stops}
        fitting.append(
            frozenset(
                stop
                for stop in stops
                if (want.shows is None or want.shows & cells[stop])
                and not (want.avoids - (want.shows or frozenset())) & cells[stop]
            )
        )
    return fitting


def shown_by(
    rules: Rules,
    stake: Stake,
    sight: Sight,
    fits: Callable[[Judged], bool] = lambda _: True,
    phase: str = PAID,
    strips: str | None = None,
) -> tuple[tuple[int, ...], Window] | None:
    """Return stops, with their window, that show a sight and are judged as `fits` wants.

    `None` where none of those tried does.
    """
    on = strips or set_spun(rules, phase, len(stake.lines))
    stake = priced(rules.definition, stake)
    for stops in islice(stops_showing(rules, on, sight), TRIES):
        window = window_at(rules.definition, phase, stops, on)
        if fits(judge(rules.definition, window, stake, phase)):
            return stops, window
    return None


def pays_nothing(judged: Judged) -> bool:
    """Say whether a judged window pays nothing at all."""
    return not (judged.line_wins or judged.ways_wins or judged.scatter_wins)


def no_lines_pay(judged: Judged) -> bool:
    """Say whether no line, and no way, of a judged window pays."""
    return not (judged.line_wins or judged.ways_wins)


def answer_set(rules: Rules, phase: str, question: Draw, strips: str) -> Drawn:
    """Answer the draw of a set of strips with the one named."""
    choice = choice_of(rules.definition, phase)
    assert isinstance(choice, StripsDrawn), question.of
    return Drawn((list(choice.drawn).index(strips),))
