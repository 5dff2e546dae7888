"""The spins that the stories of these tests are made of."""

from __future__ import annotations

from functools import cache

from tests.rounds import cinderella
from tests.windows import Stops, line_stops, quiet_stops, scatter_stops

FREE = "free games"


@cache
def quiet(phase: str = "paid") -> Stops:
    return quiet_stops(cinderella(), phase)


@cache
def pumpkins(count: int, phase: str = "paid") -> Stops:
    return scatter_stops(cinderella(), count, phase)


@cache
def line(number: int, *symbols: str, phase: str = "paid") -> Stops:
    return line_stops(cinderella(), number, symbols, phase)
