"""Events of cascades with what is told of them."""

from __future__ import annotations

from fractions import Fraction

from reelwright.play import events

_WINDOW = (("nine", "ten", "jack"),) * 5

TOLD: list[tuple[events.Event, str]] = [
    (
        events.Fell(phase="paid", emptied=((1, 0), (2, 1)), window=_WINDOW, falls=1, factor=1),
        "2 symbols leave and others fall: fall 1.",
    ),
    (
        events.Fell(phase="paid", emptied=((1, 0),), window=_WINDOW, falls=2, factor=3),
        "1 symbol leaves and others fall: fall 2, and wins now count 3 times.",
    ),
    (
        events.LineWon(
            line=2,
            symbol="nine",
            count=3,
            positions=((1, 0), (2, 0), (3, 0)),
            substitutes=(),
            pay=Fraction(5),
            multiplier=1,
            amount=3000,
            won=3000,
            credit=3000,
            fall_multiplier=3,
        ),
        "Line 2 pays: Nine x3, 5 x 3 x $2.00 = $30.00.",
    ),
]
