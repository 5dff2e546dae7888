"""Line pays rise with the count, can all be won, and name one winner on every line."""

from __future__ import annotations

from itertools import combinations, permutations, takewhile
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, exact
from reelwright.definition.model import Picks
from reelwright.definition.soundness.runs import multipliers
from reelwright.definition.soundness.tables import falls, left_out

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from reelwright.definition.model import Definition, Strip
    from reelwright.definition.soundness.reach import Reach
    from reelwright.definition.soundness.runs import Tie, Win


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield pays that cannot be won or leave open what is won."""
    won = {(win.symbol, win.count) for win in reach.wins}
    for key, symbol in definition.symbols.items():
        path = ("symbols", key, "pays")
        yield from falls(path, symbol.pays)
        if symbol.pays:
            yield from left_out(path, symbol.pays, range(min(symbol.pays), max(symbol.pays)))
        if _stands_somewhere(definition, key):
            for count in symbol.pays:
                if (key, count) not in won:
                    where = (*path, str(count))
                    yield Fault(where, *_never_won(definition, reach, key, count))
    yield from _ties(definition, reach)
    yield from _unlike_factors(definition, reach)


def _stands_somewhere(definition: Definition, key: str) -> bool:
    return any(key in strip for strips in definition.strips.values() for strip in strips)


def _never_won(definition: Definition, reach: Reach, key: str, count: int) -> tuple[str, str]:
    """Say why a pay is never won, and what could be."""
    if count > definition.window.reels:
        return f"a pay for {count}", f"at most {definition.window.reels}, one on each reel"
    runs = multipliers(definition)[key].keys()
    longest = max(_length(definition.strips[name], runs) for name in reach.line_wins)
    if longest < count:
        found = f"a pay for {count}, where reel {longest + 1} holds neither {key} nor a substitute"
        return found, f"at most {longest}" if longest else "no line pays"
    return f"a pay for {count} that another always outdoes", "pays that can be won"


def _length(strips: tuple[Strip, ...], symbols: Collection[str]) -> int:
    """Return how many reels from the left hold one of the symbols."""
    return len(list(takewhile(lambda strip: set(strip) & set(symbols), strips)))


def _ties(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield wins of equal amount that neither length tells apart, nor whether a feature starts."""
    place = {key: number for number, key in enumerate(definition.symbols)}
    starters = {
        feature.starts_on.line_win
        for feature in definition.features.values()
        if isinstance(feature, Picks)
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


def _unlike_factors(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield pairs of substitutes that can share a win and do not agree how it is multiplied."""
    runs = multipliers(definition)
    multiplying = [key for key, rule in definition.substitutes.items() if rule.multiplies]
    for first, second in combinations(multiplying, 2):
        for symbol, factors in runs.items():
            one, other = factors.get(first), factors.get(second)
            if one and other and one != other and _share(definition, reach, symbol, first, second):
                yield Fault(
                    ("substitutes", second, "multiplies"),
                    f"a win of {symbol} times {other}, where {first} may stand too: times {one}",
                    "the same factor for substitutes that can share a win",
                )
                break


def _share(definition: Definition, reach: Reach, symbol: str, first: str, second: str) -> bool:
    """Whether two substitutes can stand in one paid run of a symbol."""
    pays, runs = definition.symbols[symbol].pays, multipliers(definition)[symbol]
    for name in reach.line_wins:
        strips = definition.strips[name]
        length = _length(strips, runs.keys())
        longest = max((count for count in pays if count <= length), default=0)
        if any(first in a and second in b for a, b in permutations(strips[:longest], 2)):
            return True
    return False
