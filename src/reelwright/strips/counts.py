"""How many of each symbol on each reel: a walk over counts, judged by exact figures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import inf, log
from typing import TYPE_CHECKING, TypeAlias

from reelwright.definition.model import FreeGames, Picks
from reelwright.law.series import mean
from reelwright.law.spins import Spin, spin_from

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from reelwright.definition.model import Definition
    from reelwright.strips.wish import Range, Wish

Counts: TypeAlias = tuple["Mapping[str, int]", ...]
"""For each reel how many of each symbol; symbols it does not carry are left out."""

STEPS = 200_000
_HEAT = (0.3, 0.008)
_COOLING = 0.9995
_PER_RETURN, _PER_SHARE, _PER_SYMBOL = 6.0, 4.0, 0.03
"""What a miss weighs: a unit of the return, a unit of a share, a symbol out of order."""
_CLEARLY = 3
"""A symbol is on no reel more frequent than one so many places after it in the order of rarity."""


@dataclass(frozen=True, slots=True)
class Balance:
    """What strips of these counts give, as near as counts decide it.

    `shares` are of the return; `frequency` has, for each feature, how often it starts. A bonus is
    taken to start on one line at a time, which is all that counts tell.
    """

    rtp: Fraction
    lines: Fraction
    free_games: Fraction
    bonuses: Fraction
    frequency: Mapping[str, Fraction]


def balance_of(definition: Definition, counts: Counts) -> Balance:
    """Return the balance of counts for a game whose free games run on the paid game's strips."""
    rows = definition.window.height
    on_reels = {
        symbol: [_alone(reel.get(symbol, 0) * rows, sum(reel.values())) for reel in counts]
        for symbol in definition.scatters
    }
    return _balance(definition, spin_from(definition, counts, on_reels))


def _alone(showing: int, stops: int) -> Counter[int]:
    """Count stops by scatters in sight where never two stand in one window."""
    return Counter({1: showing, 0: stops - showing})


def _balance(definition: Definition, spin: Spin) -> Balance:
    bonuses = [f for f in definition.features.values() if isinstance(f, Picks)]
    started = {bonus.line_win for bonus in bonuses}
    wins = spin.line_wins.items()
    every = Fraction(sum(win.amount * ways for win, ways in wins), spin.windows)
    starting = sum((spin.line_return(symbol) for symbol in started), Fraction())
    lines = every - starting
    bonus = starting + sum(spin.bonus_return(one) for one in bonuses)
    scatters = sum(
        (spin.scatter_return(symbol, rule.pays) for symbol, rule in definition.scatters.items()),
        Fraction(),
    )
    again = sum(
        (mean(spin.games_won(f)) for f in definition.features.values() if isinstance(f, FreeGames)),
        Fraction(),
    )
    rtp = (lines + scatters + bonus) / (1 - again) if again < 1 else Fraction(1000)
    return Balance(
        rtp=rtp,
        lines=lines / rtp,
        free_games=1 - (lines + bonus) / rtp,
        bonuses=bonus / rtp,
        frequency={name: _frequency(definition, spin, name) for name in definition.features},
    )


def _frequency(definition: Definition, spin: Spin, name: str) -> Fraction:
    feature = definition.features[name]
    if isinstance(feature, FreeGames):
        return sum(spin.games_won(feature).values(), Fraction())
    symbol = feature.line_win
    ways = sum(n for win, n in spin.line_wins.items() if win.symbol == symbol)
    return Fraction(ways * len(definition.lines.rows), spin.windows)


def distance(wish: Wish, balance: Balance) -> float:
    """Return how far a balance is from the wish: 0 where it meets it."""
    off = max(Fraction(), abs(balance.rtp - wish.rtp) - wish.within)
    missed = [
        _outside(balance.lines, wish.share.lines),
        _outside(balance.free_games, wish.share.free_games),
        _outside(balance.bonuses, wish.share.bonuses),
        *(
            _outside(balance.frequency[name], (1 / most, 1 / least)) * least
            for name, (least, most) in wish.one_in.items()
        ),
    ]
    return _PER_RETURN * float(off) + _PER_SHARE * float(sum(missed))


def _outside(value: Fraction, wanted: Range) -> Fraction:
    return max(wanted[0] - value, value - wanted[1], Fraction())


def disorder(wish: Wish, counts: Counts) -> float:
    """Return how far the order of rarity is broken: 0 where it holds."""
    totals = [sum(reel.get(symbol, 0) for reel in counts) for symbol in wish.rarest_first]
    broken = float(_falls(totals, totals[1:]))
    ranks = [symbol for symbol in wish.rarest_first if symbol not in wish.pictures]
    for reel in counts:
        row = [reel.get(symbol, 0) for symbol in wish.rarest_first]
        broken += _falls(row, row[_CLEARLY:])
        broken += max(0.0, _mean(reel, wish.pictures) + 0.5 - _mean(reel, ranks))
    return _PER_SYMBOL * broken


def _falls(rarer: Sequence[int], others: Sequence[int]) -> int:
    return sum(max(0, one - other) for one, other in zip(rarer, others, strict=False))


def _mean(reel: Mapping[str, int], symbols: Sequence[str]) -> float:
    return sum(reel.get(symbol, 0) for symbol in symbols) / len(symbols)


def search_counts(
    definition: Definition, wish: Wish, random: Random, steps: int = STEPS
) -> Iterator[Counts]:
    """Yield counts that meet the wish, each found by walking on from the last.

    A step is taken where it leads nearer, and by chance where not too much farther. Order is looked
    at before anything is counted, since most steps break it. The walk depends on `random` and
    `steps` alone, not on time.
    """
    here = _first(definition, wish)
    far = inf
    heat = _HEAT[0]
    for _ in range(steps):
        heat = max(heat * _COOLING, _HEAT[1])
        farthest = far - heat * log(1 - random.random())
        there = _neighbour(wish, here, random)
        if there is None or (broken := disorder(wish, there)) > farthest:
            continue
        then = broken + distance(wish, balance_of(definition, there))
        if then <= farthest:
            here, far = there, then
            if far == 0:
                yield here


def _first(definition: Definition, wish: Wish) -> Counts:
    """Return counts of middling length in which later symbols are more frequent."""
    reels = []
    for reel in range(1, definition.window.reels + 1):
        counts = {
            symbol: wish.counts_of(symbol)[0]
            for symbol, rule in definition.symbols.items()
            if rule.reels is None or reel in rule.reels
        }
        room = [
            symbol
            for more in range(sum(wish.length))
            for symbol in reversed(wish.rarest_first)
            if symbol in counts and wish.counts_of(symbol)[0] + more < wish.counts_of(symbol)[1]
        ]
        wanted = sum(wish.length) // 2 - sum(counts.values())
        if len(room) < wanted:
            raise ValueError(
                f"count: found room for {len(room)} more symbols on reel {reel}; "
                f"allowed: {wanted} or more, for a strip of middling length"
            )
        for symbol in room[: max(wanted, 0)]:
            counts[symbol] += 1
        reels.append(counts)
    return tuple(reels)


def _neighbour(wish: Wish, counts: Counts, random: Random) -> Counts | None:
    """Take a symbol from a reel, add one, or both; `None` where that breaks a rule of the wish."""
    place = random.randrange(len(counts))
    reel = dict(counts[place])
    change = random.choice(("take", "add", "both", "both", "both"))
    symbols = list(reel)
    if change != "add":
        reel[random.choice(symbols)] -= 1
    if change != "take":
        reel[random.choice(symbols)] += 1
    least, most = wish.length
    fits = least <= sum(reel.values()) <= most and all(
        wish.counts_of(symbol)[0] <= count <= wish.counts_of(symbol)[1]
        for symbol, count in reel.items()
    )
    return (*counts[:place], reel, *counts[place + 1 :]) if fits and reel != counts[place] else None
