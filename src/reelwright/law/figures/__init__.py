"""The figures of a PAR sheet: plain data, each figure with how it was obtained."""

from reelwright.law.figures.exposure import Exposure
from reelwright.law.figures.feature import Feature, GamesOf, Option
from reelwright.law.figures.figure import Below, Exact, Figure, Near, Undefined, number, one_in
from reelwright.law.figures.interval import Interval, Needed, Volatility
from reelwright.law.figures.long_run import LongRun, PhaseOfRun
from reelwright.law.figures.normalised import Mode, Normalised
from reelwright.law.figures.par import Hits, Par, Part, Prize, TopWin
from reelwright.law.figures.patterns import PatternOdds, Patterns
from reelwright.law.figures.round import Band, Point, Quantile, Round, Tail
from reelwright.law.figures.spread import Spread
from reelwright.law.figures.wager import Wager

__all__ = [
    "Band",
    "Below",
    "Exact",
    "Exposure",
    "Feature",
    "Figure",
    "GamesOf",
    "Hits",
    "Interval",
    "LongRun",
    "Mode",
    "Near",
    "Needed",
    "Normalised",
    "Option",
    "Par",
    "Part",
    "PatternOdds",
    "Patterns",
    "PhaseOfRun",
    "Point",
    "Prize",
    "Quantile",
    "Round",
    "Spread",
    "Tail",
    "TopWin",
    "Undefined",
    "Volatility",
    "Wager",
    "number",
    "one_in",
]
