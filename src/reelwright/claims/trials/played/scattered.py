"""Paid spins that a scatter wins, by itself or beside lines."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice, product
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.rounds import spun
from reelwright.claims.trials.played.spins import Sight, set_spun, stops_showing
from reelwright.claims.trials.played.stakes import most_lines
from reelwright.claims.trials.windows.boards import Want
from reelwright.claims.trials.windows.sights import helped, sights
from reelwright.definition.model import StripsDrawn, named_sets
from reelwright.play.judging import judge
from reelwright.play.rounds import priced
from reelwright.play.window import window_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.rounds import Played
    from reelwright.definition.model import Definition
    from reelwright.play.events import Window
    from reelwright.play.judging import Judged
    from reelwright.play.state import Stake

SPINS = 8
"""How many spins are looked at for each scatter."""
SIGHTS = 100
"""How many ways to win a line beside a scatter are tried."""
STOPS = 6
"""At how many stops each of them is."""


def sets_on(rules: Rules, stake: Stake) -> tuple[str, ...]:
    """Return the sets of strips that a paid game can be spun on at a stake."""
    if isinstance(rules.definition.paid_strips, StripsDrawn):
        return named_sets(rules.definition.paid_strips)
    return (set_spun(rules, PAID, len(stake.lines)),)


def paying_spin(rules: Rules, stake: Stake, symbol: str) -> tuple[tuple[int, ...], str] | None:
    """Return stops, with their set of strips, at which a scatter wins, of some the least.

    Mystery symbols are out of sight there.
    """
    priced_stake = priced(rules.definition, stake)
    found = []
    for strips in sets_on(rules, stake):
        shown = (rules, PAID, strips, symbol)
        for window in (*sights(*shown), *helped(*shown)):
            wins = judge(rules.definition, window, priced_stake).scatter_wins
            amounts = [win.amount for win in wins if win.symbol == symbol]
            stops = stops_of(rules, strips, window) if amounts else None
            if stops is not None:
                found.append((sum(win.amount for win in wins), stops, strips))
            if len(found) == SPINS:
                break
        if found:
            return min(found)[1:]
    return None


def stops_of(rules: Rules, strips: str, window: Window) -> tuple[int, ...] | None:
    """Return stops at which a set shows a window; `None` where it only does by a mystery symbol."""
    stops = []
    for strip, column in zip(rules.definition.strips[strips], window, strict=True):
        twice = (*strip, *strip)
        every = range(len(strip))
        here = next((s for s in every if twice[s : s + len(column)] == column), None)
        if here is None:
            return None
        stops.append(here)
    return tuple(stops)


@lru_cache(maxsize=64)
def beside_lines(rules: Rules) -> tuple[Played, ...]:
    """Return paid spins that win both for a scatter and on a line, or by ways."""
    stake = most_lines(rules)
    paying = [key for key, scatter in rules.definition.scatters.items() if scatter.pays]
    return tuple(
        spun(rules, stake, stops, strips)
        for symbol in paying
        for strips in sets_on(rules, stake)
        for stops in islice(_beside(rules, stake, symbol, strips), SPINS)
    )


def _beside(rules: Rules, stake: Stake, symbol: str, strips: str) -> Iterator[tuple[int, ...]]:
    """Yield stops, those first at which one line holds both."""

    def wins(judged: Judged) -> bool:
        return bool(judged.scatter_wins and (judged.line_wins or judged.ways_wins))

    stake = priced(rules.definition, stake)
    for sight in islice(_sights(rules, symbol), SIGHTS):
        for stops in islice(stops_showing(rules, strips, sight), STOPS):
            window = window_at(rules.definition, PAID, stops, strips)
            if wins(judge(rules.definition, window, stake)):
                yield stops
                break


def _sights(rules: Rules, symbol: str) -> Iterator[Sight]:
    definition = rules.definition
    counts = sorted(definition.scatters[symbol].pays)
    if not rules.has_lines:
        yield from (Sight({symbol: count}) for count in counts)
        return
    anything = Want(None)
    for count, key in product(counts, sorted(definition.winning - {symbol})):
        for length in range(definition.window.reels - 1, 0, -1):
            rest = definition.window.reels - length - 1
            wants = (Want(frozenset({key})),) * length
            yield Sight(
                {symbol: count}, line=(1, (*wants, Want(frozenset({symbol})), *[anything] * rest))
            )
            yield Sight({symbol: count}, line=(1, (*wants, *[anything] * (rest + 1))))


@lru_cache(maxsize=128)
def only_scatter(definition: Definition, key: str) -> Definition:
    """Return a game in which no other scatter pays anything."""
    scatters = {
        name: scatter if name == key else scatter.model_copy(update={"pays": {}})
        for name, scatter in definition.scatters.items()
    }
    return definition.model_copy(update={"scatters": scatters})
