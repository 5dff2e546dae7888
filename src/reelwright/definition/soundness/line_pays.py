"""Line pays rise with the count, can all be won, and name one winner on every line."""

from __future__ import annotations

from itertools import combinations, takewhile
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact
from reelwright.definition.model import LineTrigger, MixedByCount, symbols_of
from reelwright.definition.soundness.features import PAID
from reelwright.definition.soundness.prizes import prizes
from reelwright.definition.soundness.runs import multipliers
from reelwright.definition.soundness.tables import falls, left_out

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Strip
    from reelwright.definition.soundness.reach import Reach
    from reelwright.definition.soundness.runs import Tie, Win


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield pays that cannot be won or leave open what is won."""
    won = {(win.symbol, win.count) for win in reach.wins}
    for key, symbol in definition.symbols.items():
        path = ("symbols", key, "pays")
        yield from _table(path, symbol.pays)
        if stands_somewhere(definition, key):
            for count in symbol.pays:
                if (key, count) not in won:
                    where = (*path, str(count))
                    yield Fault(where, *_never_won(definition, reach, key, count))
    for key, mixed in definition.mixed.items():
        if isinstance(mixed, MixedByCount):
            yield from _table(("mixed", key, "pays"), mixed.pays)
    yield from _never_met(definition, reach)
    yield from _ties(definition, reach)


def _table(path: Path, pays: Mapping[int, Fraction]) -> Iterator[Fault]:
    yield from falls(path, pays)
    if pays:
        yield from left_out(path, pays, range(min(pays), max(pays)))


def stands_somewhere(definition: Definition, key: str) -> bool:
    """Whether a symbol stands on any strip."""
    return any(
        key in symbols_of(stop)
        for strips in definition.strips.values()
        for strip in strips
        for stop in strip
    )


def _never_won(definition: Definition, reach: Reach, key: str, count: int) -> tuple[str, str]:
    """Say why a pay is never won, and what could be."""
    if count > definition.window.reels:
        return f"a pay for {count}", f"at most {definition.window.reels}, one on each reel"
    if not reach.line_wins:
        return f"a pay for {count} that no line can win", "pays that can be won"
    runs = multipliers(definition)[key].keys()
    longest = max(_length(definition.strips[name], runs) for name in reach.line_wins)
    if longest < count:
        found = f"a pay for {count}, where reel {longest + 1} holds neither {key} nor a substitute"
        return found, f"at most {longest}" if longest else "no line pays"
    return f"a pay for {count} that another always outdoes", "pays that can be won"


def _never_met(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield patterns and mixed wins that no line can win."""
    met = {prize.path for ground in reach.grounds for prize in ground.prizes}
    for prize in prizes(definition, PAID):
        if prize.kind != "straight" and prize.path not in met:
            met.add(prize.path)
            yield Fault(prize.path, "a pay that no line can win", "pays that can be won")


def _length(strips: tuple[Strip, ...], symbols: Collection[str]) -> int:
    """Return how many reels from the left hold one of the symbols."""
    return len(list(takewhile(lambda strip: set(strip) & set(symbols), strips)))


def _ties(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield wins of equal amount that neither length tells apart, nor whether a feature starts."""
    place = {key: number for number, key in enumerate(definition.symbols)}
    starters = {
        trigger.line_win for trigger in definition.triggers if isinstance(trigger, LineTrigger)
    }
    told = set()
    for tie in reach.ties:
        wins = sorted(tie.wins, key=lambda win: place[win.symbol])
        longest = max(win.count for win in wins)
        for first, second in combinations(wins, 2):
            undecided = first.count == second.count == longest
            decides_feature = {first.symbol, second.symbol} & starters
            if (undecided or decides_feature) and (first, second) not in told:
                told.add((first, second))
                yield _tie(tie, first, second)


def _tie(tie: Tie, first: Win, second: Win) -> Fault:
    return Fault(
        ("symbols", second.symbol, "pays", str(second.count)),
        f"{exact(second.amount)} for a line of {' '.join(tie.symbols)}, "
        f"as much as {first.count} of {first.symbol}",
        "one win on a line above all others",
    )
