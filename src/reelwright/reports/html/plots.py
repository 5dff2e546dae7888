"""Each plot of a PAR sheet, from its figures."""

from __future__ import annotations

from collections import defaultdict
from math import ceil, floor, log10, sqrt
from typing import TYPE_CHECKING, Any, TypeAlias

import altair as alt

from reelwright.law.figures import number
from reelwright.reports.words import band_name, level_text, many, prize_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.definition.model import Game
    from reelwright.law.figures import Feature, Par, Volatility

INK, FAINT, RULE = "var(--ink)", "var(--faint)", "var(--rule)"
COLOURS = ("var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)")
Row: TypeAlias = "dict[str, Any]"
Plot: TypeAlias = "alt.Chart | alt.LayerChart | alt.FacetChart"
BARS = 16
"""Contributions that are drawn before the rest is taken together."""
LENGTHS = 60
"""Lengths of a series that are drawn."""
STEPS = 60
"""Points of a curve over the numbers of games."""
_BAR = 20
"""Pixels for a bar and the space around it."""
_STRENGTHS = [0.5, 0.3, 0.15]


def odds(par: Par) -> Plot:
    """Draw how likely a game wins so much or more."""
    curve = [_point(point.times_stake, point.probability) for point in par.round.curve()]
    least = min((point["p"] for point in curve), default=1.0)
    stated = [
        _point(tail.times, p)
        for tail in par.round.tail
        if (p := number(tail.probability)) and p >= least
    ]
    x = alt.X("win:Q").scale(type="log", nice=False).title("win in stakes")
    x = x.axis(format="~g", values=[10.0**power for power in range(-3, 9)])
    y = _tens("p:Q", least, 1.0).title("of all games")
    tip = [_tip("win:Q", "stakes", ",.4~g"), _tip("odds:N", "so much or more")]
    drawn = _data(curve).encode(x, y)
    points = _data(stated).encode(x, y)
    return alt.layer(
        drawn.mark_line(color=COLOURS[0], strokeWidth=2),
        drawn.mark_point(opacity=0, size=120, filled=True).encode(tooltip=tip),
        points.mark_point(color=COLOURS[0], filled=True, size=55, opacity=1).encode(tooltip=tip),
        points.mark_text(align="left", dx=7, dy=-7, color=INK, fontSize=11).encode(text="odds:N"),
    )


def _point(win: float, probability: float) -> Row:
    return {"win": win, "p": probability, "odds": f"1 in {many(1 / probability)}"}


def bands(par: Par) -> Plot:
    """Draw how many games end in each band."""
    rows = _bands(par)
    least = min(row["p"] for row in rows) / 3
    x = alt.X("p:Q").scale(type="log", domain=[least, 1], nice=False).title("of all games")
    drawn: alt.Chart = (
        _data([row | {"from": least} for row in rows])
        .mark_bar(color=COLOURS[0])
        .encode(
            x.axis(format="~e", tickCount=5),
            _by_name(rows).title("win in stakes"),
            x2="from:Q",
            tooltip=[_tip("name:N", "stakes"), _tip("odds:N", "games")],
        )
        .properties(height=_BAR * len(rows))
    )
    return drawn


def band_returns(par: Par) -> Plot:
    """Draw what each band of games adds to the return."""
    rows = _bands(par)
    drawn: alt.Chart = (
        _data(rows)
        .mark_bar(color=COLOURS[1])
        .encode(
            alt.X("rtp:Q").title("added to the return").axis(format=".0%", tickCount=5),
            _by_name(rows).title("win in stakes"),
            tooltip=[_tip("name:N", "stakes"), _tip("rtp:Q", "return", ".3%")],
        )
        .properties(height=_BAR * len(rows))
    )
    return drawn


def contributions(par: Par, game: Game) -> Plot:
    """Draw what each symbol's prizes and each feature add to the return."""
    rows = sorted(_contributions(par, game), key=lambda row: -row["rtp"])
    if len(rows) > BARS:
        rest = sum(row["rtp"] for row in rows[BARS:])
        rows = [*rows[:BARS], {"name": "all others", "of": "others", "rtp": rest}]
    kinds = list(dict.fromkeys(row["of"] for row in rows))
    colour = alt.Color("of:N").title(None).scale(domain=kinds, range=COLOURS[: len(kinds)])
    room = alt.Scale(domain=[0, 1.15 * max(row["rtp"] for row in rows)], nice=False)
    drawn = _data(rows).encode(
        alt.X("rtp:Q").scale(room).title("added to the return").axis(format=".0%", tickCount=6),
        _by_name(rows).title(None),
        tooltip=[_tip("name:N", "what"), _tip("of:N", "part"), _tip("rtp:Q", "return", ".4%")],
    )
    values = drawn.encode(text=alt.Text("rtp:Q", format=".2%"))
    return alt.layer(
        drawn.mark_bar().encode(color=colour),
        values.mark_text(align="left", dx=5, color=FAINT, fontSize=11),
    ).properties(height=_BAR * len(rows))


def interval(par: Par) -> Plot:
    """Draw what the return of many games lies between, against their number."""
    widest = max(par.volatility, key=lambda one: one.level)
    levels = [f"{level_text(one.level)} %" for one in par.volatility]
    x = alt.X("games:Q").scale(type="log", nice=False).title("games")
    x = x.axis(format=",", values=[one.games for one in widest.intervals])
    y = alt.Y("low:Q").scale(zero=False).title("return").axis(format=".0%")
    strength = (
        alt.Opacity("level:O")
        .title("normal law")
        .sort(levels)
        .scale(domain=levels, range=_STRENGTHS[: len(levels)])
        .legend(symbolFillColor=COLOURS[0], symbolStrokeWidth=0)
    )
    shaded = _data(_shades(par)).encode(x, y, y2="high:Q", opacity=strength, detail="level:N")
    counted = list(_counted(widest))
    tip = [_tip("games:Q", "games", ","), _tip("said:N", "counted")]
    bars = _data(counted).encode(x, y, y2="high:Q", tooltip=tip)
    ends = _data(row | {"low": row[end]} for row in counted for end in ("low", "high"))
    level = _data([{"rtp": number(par.rtp)}]).encode(alt.Y("rtp:Q"))
    return alt.layer(
        shaded.mark_area(color=COLOURS[0]),
        level.mark_rule(color=INK, strokeDash=[4, 4]),
        bars.mark_rule(color=INK, strokeWidth=2),
        ends.mark_point(color=INK, shape="stroke", size=160, strokeWidth=2).encode(x, y),
    )


def series(feature: Feature) -> Plot:
    """Draw how likely a series has so many games."""
    rows: list[Row] = [
        {"games": one.games, "p": one.probability, "odds": f"1 in {many(1 / one.probability)}"}
        for one in feature.games[:LENGTHS]
        if one.probability > 0
    ]
    least = min(row["p"] for row in rows) / 3
    drawn: alt.Chart = (
        _data([row | {"from": least} for row in rows])
        .mark_rule(color=COLOURS[0], strokeWidth=3)
        .encode(
            alt.X("games:Q").title("games").axis(grid=False),
            _tens("p:Q", least, 1.0).title("of all series"),
            y2="from:Q",
            tooltip=[_tip("games:Q", "games"), _tip("odds:N", "series")],
        )
    )
    return drawn


def _tens(field: str, least: float, most: float) -> alt.Y:
    """Return a logarithmic scale with a line at each power of ten, or at every other one."""
    low, high = floor(log10(least)), ceil(log10(most))
    every = -(-(high - low) // 8)
    values = [10.0**power for power in range(high, low - 1, -every) if 10.0**power >= least]
    axis = alt.Axis(values=values, format="~e")
    return alt.Y(field).scale(type="log", domain=[least, most], nice=False).axis(axis)


def _data(rows: Iterable[Row]) -> alt.Chart:
    return alt.Chart(alt.InlineData(values=list(rows)))


def _tip(field: str, title: str, form: str | None = None) -> alt.Tooltip:
    return alt.Tooltip(field, title=title, format=form) if form else alt.Tooltip(field, title=title)


def _by_name(rows: Iterable[Row]) -> alt.Y:
    return alt.Y("name:N").sort([row["name"] for row in rows])


def _bands(par: Par) -> list[Row]:
    return [
        {
            "name": band_name(band).replace("below ", ""),
            "p": band.probability,
            "rtp": band.rtp,
            "odds": f"1 in {many(1 / band.probability)}",
        }
        for band in par.round.bands()
        if band.probability > 0
    ]


def _contributions(par: Par, game: Game) -> Iterator[Row]:
    for part in par.parts:
        by_symbol: dict[str, float] = defaultdict(float)
        for prize in part.prizes:
            by_symbol[prize_name(game, prize.name)] += float(prize.rtp)
        if part.of_feature or not by_symbol:
            kind = "features" if part.of_feature else part.kind
            yield {"name": part.name, "of": kind, "rtp": number(part.rtp) or 0.0}
        else:
            for name, rtp in by_symbol.items():
                yield {"name": name, "of": part.kind, "rtp": rtp}


def _shades(par: Par) -> Iterator[Row]:
    """Yield the normal intervals between the numbers of games that are stated, widest first."""
    rtp = number(par.rtp) or 0.0
    for level in reversed(par.volatility):
        first, last = level.intervals[0].games, level.intervals[-1].games
        for step in range(STEPS + 1):
            games = first * (last / first) ** (step / STEPS)
            half = level.index / sqrt(games)
            yield {
                "level": f"{level_text(level.level)} %",
                "games": games,
                "low": max(rtp - half, 0.0),
                "high": rtp + half,
            }


def _counted(level: Volatility) -> Iterator[Row]:
    for one in level.intervals:
        low, high = number(one.law_low), number(one.law_high)
        if low is None or high is None:
            continue
        said = f"{low:.2%} to {high:.2%} at {level_text(level.level)} %"
        yield {"games": one.games, "low": low, "high": high, "said": said}
