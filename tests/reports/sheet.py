"""A made-up sheet with a figure of every kind, for trying the renderers on."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Game
from reelwright.law.figures import (
    Below,
    Exact,
    Feature,
    GamesOf,
    Hits,
    Mode,
    Near,
    Normalised,
    Option,
    Par,
    Part,
    Prize,
    Round,
    Tail,
    TopWin,
    number,
)
from reelwright.law.figures.exposure import exposure
from reelwright.law.figures.interval import volatility
from reelwright.law.figures.patterns import pattern_odds
from reelwright.law.figures.spread import spread
from reelwright.law.figures.sums import sums

STAKE = 40
"""Grains."""
RARE = Fraction(1, 9_000_000)


def game() -> Game:
    """Return the game whose names the sheet is written with."""
    return read_game(find_game("cinderella"))


def sheet(name: str = "Cinderella") -> Par:
    """Return a sheet of 20 lines at 0.05."""
    mass = np.zeros(4001)
    mass[[0, 20, 40, 400, 4000]] = [0.625, 0.25, 0.0625, 0.05, 0.0125]
    mean, second, third = (_moment(mass, power) for power in (1, 2, 3))
    spin = Part("line wins", "line wins", Exact(Fraction(1, 2)), (_prize(), _rare()))
    free = Feature(
        name="free games",
        kind="free games",
        frequency=Exact(Fraction(1, 64)),
        pays=Exact(Fraction(8)),
        deviation=Near(9.5, 1e-12, "root of an exact fraction"),
        rtp=Exact(Fraction(1, 8), "limits of free games left out"),
        started_by=Exact(Fraction(1, 32)),
        mean_games=Exact(Fraction(20)),
        games=(GamesOf(15, 0.75), GamesOf(30, 0.25)),
        games_beyond=1e-18,
        offers=(
            Option(10, 3, Fraction(9), taken=True),
            Option(15, 2, Fraction(8), taken=False),
        ),
    )
    day = sums(mass, 1e-13, (1000, 10_000))
    deviations = spread(mean, second, third, Fraction(20))
    return Par(
        game=name,
        digest="0" * 64,
        lines=tuple(range(1, 21)),
        line_bet=5,
        stake=100,
        units=20,
        grains=2,
        windows=8_000_000,
        rtp=Exact(Fraction(5, 8), "limits of free games left out"),
        limits_take=Fraction(1, 10**60),
        limits="proven bound",
        parts=(spin, Part("free games", "free games", free.rtp)),
        hits=Hits(
            Exact(Fraction(1, 4)), Near(0.375, 1e-13), Near(0.125, 1e-13), Near(2 / 3, 1e-13)
        ),
        features=(free,),
        any_free_games=free.frequency,
        free_games_mean=Exact(Fraction(20)),
        spread=deviations,
        volatility=volatility(float(mean), number(deviations.deviation) or 0.0, day, STAKE),
        top_wins=(TopWin("paid", Fraction(10), Fraction(200), Exact(Fraction(1, 80))),),
        round=Round(
            mass=mass,
            stake=STAKE,
            beyond=0.0,
            error=1e-13,
            highest=None,
            tail=(Tail(10, Near(0.0625, 1e-13)), Tail(1000, Below(1e-30))),
        ),
        exposure=exposure(day[10_000], Near(float(mean - 1) * 10_000, 1e-9), STAKE, 1000, 10),
        normalised=Normalised(
            "A/NZ 2004, 1.22.17", (Mode(1, Near(14.25, 1e-14)), Mode(20, Near(9.5, 1e-14)))
        ),
        patterns=pattern_odds((_prize(), _rare())),
    )


def _moment(mass: np.ndarray, power: int) -> Fraction:
    terms = (
        Fraction(float(mass[grains])) * Fraction(int(grains), STAKE) ** power
        for grains in np.flatnonzero(mass)
    )
    return sum(terms, Fraction())


def _prize() -> Prize:
    return Prize(
        name="clock",
        count=5,
        with_substitute=True,
        pay=Fraction(200),
        on="line bet",
        multiplier=2,
        ways=10_000,
        frequency=Fraction(10_000, 8_000_000),
        rtp=Fraction(1, 2) - RARE,
    )


def _rare() -> Prize:
    return Prize(
        name="ace",
        count=5,
        with_substitute=False,
        pay=Fraction(20),
        on="line bet",
        multiplier=1,
        ways=1,
        frequency=RARE,
        rtp=RARE,
    )
