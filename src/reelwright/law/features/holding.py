"""The law of hold and spin: a chain on the cells held and the re-spins left.

With h cells of C held, each open one is taken in a re-spin with the chance p, by itself. So b_k,
the chance that k are, is binomial, and q is b_0. Every symbol pays an independent value of law V.

- Where a symbol that lands changes nothing, a cell is still open after all n re-spins with the
  chance (1 - p)^n, whatever the others are.
- Where re-spins begin again, what is still to be won with h held and all n left is

      A_h = q^n + (1 + q + ... + q^(n-1)) * sum over k >= 1 of b_k V^k A_(h+k),

  from A_C, what a full window pays, downward.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reelwright.definition.model import HoldAndSpin
    from reelwright.law.features.bonus import Prizes
    from reelwright.law.rings.ring import E, Ring


def holding_law(
    ring: Ring[E], feature: HoldAndSpin, prizes: Prizes, cells: int, held: int, times: int
) -> E:
    """Return the law of what hold and spin pays that begins with so many of the cells held.

    Each prize is paid `times` times.
    """
    drawn = feature.values.drawn
    ways = {prizes.grains(value) * times: weight for value, weight in drawn.items()}
    value = ring.law(ways, sum(drawn.values()))
    full = ring.one
    if feature.full_window is not None:
        full = ring.law({prizes.grains(feature.full_window) * times: 1}, 1)
    rule = feature.each_cell
    lands = Fraction(rule.lands, rule.lands + rule.stays_open)
    if feature.new_symbol == "changes nothing":
        taken = 1 - (1 - lands) ** feature.re_spins
        later = _all_at_once(ring, value, full, taken, cells - held)
    else:
        later = _beginning_again(ring, value, full, lands, feature.re_spins, cells - held)
    return value**held * later


def _all_at_once(ring: Ring[E], value: E, full: E, taken: Fraction, open_cells: int) -> E:
    """Return what open cells pay of which each is taken with a chance of its own."""
    return ring.mix(
        (
            _chance(open_cells, landed, taken),
            value**landed * full if landed == open_cells else value**landed,
        )
        for landed in range(open_cells + 1)
    )


def _beginning_again(
    ring: Ring[E], value: E, full: E, lands: Fraction, re_spins: int, open_cells: int
) -> E:
    """Return what open cells pay where each that is taken sets the re-spins back."""
    powers = [value**landed for landed in range(open_cells + 1)]
    later = [full]
    for still_open in range(1, open_cells + 1):
        none = (1 - lands) ** still_open
        tries = (1 - none**re_spins) / (1 - none)
        parts = [(none**re_spins, ring.one)]
        parts += [
            (
                tries * _chance(still_open, landed, lands),
                powers[landed] * later[still_open - landed],
            )
            for landed in range(1, still_open + 1)
        ]
        later.append(ring.mix(parts))
    return later[open_cells]


def _chance(of: int, many: int, each: Fraction) -> Fraction:
    """Return how likely just so many of some things come, each by itself."""
    return comb(of, many) * each**many * (1 - each) ** (of - many)
