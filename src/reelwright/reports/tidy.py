"""All figures in one long table: a row for each, the whole law of a paid game among them."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.law.figures import Below, Exact, Figure, Near, number
from reelwright.law.figures.interval import BY_NORMAL_LAW
from reelwright.reports.obtained import part_key
from reelwright.reports.words import fraction_text, level_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.law.figures import Feature, LongRun, Par, Part, Prize, Volatility


@dataclass(frozen=True, slots=True)
class Row:
    """A figure: of what (`group`, `name`), at which place (`at`), which one, and how obtained.

    `at` is the count, the multiple of the stake, the level or the number of games that the figure
    belongs to. `value` is empty where the figure is below a bound (then `error`) or not defined.
    """

    group: str
    name: str
    at: float | None
    figure: str
    value: float | None
    fraction: str | None
    error: float | None
    obtained: str


COLUMNS = tuple(field.name for field in fields(Row))


def table(par: Par) -> Iterator[tuple[object, ...]]:
    """Yield the rows as tuples, in the order of `COLUMNS`."""
    return (astuple(row) for row in rows(par))


def rows(par: Par) -> Iterator[Row]:
    """Yield every figure of a sheet."""
    yield from _game(par)
    for part in par.parts:
        yield from _part(part)
    for feature in par.features:
        yield from _feature(feature)
    for wager in par.wagers:
        yield _row("wager", wager.name, float(wager.costs), "rtp", wager.rtp)
    if par.long_run:
        yield from _long_run(par.long_run)
    for level in par.volatility:
        yield from _volatility(level)
    for top in par.top_wins:
        yield _row("top win", top.phase, None, "total bets", Exact(top.times_stake))
        yield _row("top win", top.phase, None, "probability", top.probability)
    yield from _standard(par)
    yield from _law(par)


def _row(group: str, name: str, at: float | None, figure: str, value: Figure) -> Row:
    return Row(
        group=group,
        name=name,
        at=at,
        figure=figure,
        value=number(value),
        fraction=fraction_text(value.value) if isinstance(value, Exact) else None,
        error=_error(value),
        obtained=value.obtained,
    )


def _error(figure: Figure) -> float | None:
    match figure:
        case Exact():
            return 0.0
        case Near():
            return figure.error
        case Below():
            return figure.bound
    return None


def _game(par: Par) -> Iterator[Row]:
    for figure, value in (
        ("rtp", par.rtp),
        ("standard deviation", par.spread.deviation),
        ("standard deviation in line bets", par.spread.in_line_bets),
        ("skewness", par.spread.skewness),
        ("any win of the paid spin", par.hits.any_win),
        ("any win", par.hits.round_any),
        ("at least the stake", par.hits.at_least_stake),
        ("share of wins below the stake", par.hits.below_stake),
        ("free games", par.any_free_games),
        ("games of a series", par.free_games_mean),
    ):
        yield _row("game", par.game, len(par.lines), figure, value)


def _part(part: Part) -> Iterator[Row]:
    yield _row("part", part_key(part), None, "rtp", part.rtp)
    for prize in part.prizes:
        name = f"{prize.name}{' with substitute' if prize.with_substitute else ''}"
        yield from _prize(f"prize of {part.name}", name, prize)


def _prize(group: str, name: str, prize: Prize) -> Iterator[Row]:
    for figure, value in (
        ("pay", prize.pay * prize.multiplier),
        ("hits", Fraction(prize.ways)),
        ("frequency", prize.frequency),
        ("rtp", prize.rtp),
    ):
        yield _row(group, name, prize.count, figure, Exact(value))


def _long_run(run: LongRun) -> Iterator[Row]:
    for one in run.phases:
        yield _row("phase", one.phase, None, "share", one.share)
        yield _row("phase", one.phase, None, "rtp", one.rtp)
    yield _row("wagering", "best", None, "rtp", run.best)
    yield _row("wagering", "worst", None, "rtp", run.worst)


def _feature(feature: Feature) -> Iterator[Row]:
    for figure, value in (
        ("frequency", feature.frequency),
        ("pays", feature.pays),
        ("standard deviation", feature.deviation),
        ("rtp", feature.rtp),
        ("started by", feature.started_by),
        ("mean games", feature.mean_games),
        ("mean prize", feature.mean_prize),
    ):
        if value is not None:
            yield _row("feature", feature.name, None, figure, value)
    said = f"float, {feature.games_beyond:.2g} left out"
    for series in feature.games:
        yield Row(
            "games of a series",
            feature.name,
            series.games,
            "probability",
            series.probability,
            None,
            None,
            said,
        )


def _volatility(volatility: Volatility) -> Iterator[Row]:
    name = f"{level_text(volatility.level)} %"

    def normal(group: str, at: float | None, figure: str, value: float) -> Row:
        return Row(group, name, at, figure, value, None, None, BY_NORMAL_LAW)

    yield normal("volatility index", None, "total bets", volatility.index)
    for interval in volatility.intervals:
        yield normal("rtp interval", interval.games, "low by the normal law", interval.low)
        yield normal("rtp interval", interval.games, "high by the normal law", interval.high)
        yield _row("rtp interval", name, interval.games, "low", interval.law_low)
        yield _row("rtp interval", name, interval.games, "high", interval.law_high)
    for needed in volatility.needed:
        yield normal("games needed", float(needed.half_width), "games", needed.games)


def _standard(par: Par) -> Iterator[Row]:
    exposure = par.exposure
    name = f"{exposure.players} players, {exposure.games} games a day"
    at = float(exposure.level)
    yield _row("exposure", name, None, "mean net win in total bets", exposure.mean)
    yield _row("exposure", name, at, "paid in total bets", exposure.paid)
    yield _row("exposure", name, at, "net win in total bets", exposure.net)
    for mode in par.normalised.modes:
        yield _row(
            "normalised standard deviation",
            par.normalised.clause,
            mode.lines,
            "total bets",
            mode.deviation,
        )
    for pattern in par.patterns.patterns:
        yield _row(
            "pattern", pattern.name, pattern.count, "frequency in a play", Exact(pattern.frequency)
        )


def _law(par: Par) -> Iterator[Row]:
    law = par.round
    within = f"float law, any cumulated probability within {law.doubt:.2g}"
    for tail in law.tail:
        yield _row("tail", "a paid game", tail.times, "probability", tail.probability)
    for quantile in law.quantiles():
        at, value = float(quantile.level), float(quantile.times_stake)
        yield Row("quantile", "a paid game", at, "total bets", value, None, None, within)
    for grains, probability in law.rows():
        win = grains / law.stake
        yield Row(
            "distribution", "a paid game", win, "probability", probability, None, law.error, "float"
        )
