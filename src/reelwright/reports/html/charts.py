"""The plots of a PAR sheet, as Vega-Lite; colours come from the page's own style."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import altair as alt

from reelwright.reports.html import plots

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par

_AXIS = {
    "labelColor": plots.FAINT,
    "titleColor": plots.FAINT,
    "titleFontWeight": "normal",
    "gridColor": plots.RULE,
    "domainColor": plots.RULE,
    "tickColor": plots.RULE,
    "labelFontSize": 12,
    "titleFontSize": 12,
    "titlePadding": 10,
    "labelLimit": 220,
}
_CONFIG: dict[str, Any] = {
    "background": "transparent",
    "view": {"stroke": None},
    "axis": _AXIS,
    "legend": {
        "labelColor": plots.INK,
        "titleColor": plots.FAINT,
        "labelFontSize": 12,
        "orient": "top",
        "symbolType": "square",
    },
}


@dataclass(frozen=True, slots=True)
class Chart:
    """A plot: its key, what it shows, its specification."""

    key: str
    caption: str
    spec: dict[str, Any]


def charts(par: Par, game: Game) -> dict[str, Chart]:
    """Return the plots by key."""
    drawn = (
        _chart(
            "odds",
            plots.odds(par).properties(height=320),
            "How likely a game wins so much or more; both scales are logarithmic. Points mark the "
            "multiples of the stake whose odds are stated.",
        ),
        _chart("bands", plots.bands(par), "How many of all games end in each band; logarithmic."),
        _chart("band-returns", plots.band_returns(par), "How much of the return each band brings."),
        _chart(
            "contributions",
            plots.contributions(par, game),
            "What the prizes of each symbol in the paid spin, and each feature, add to the return.",
        ),
        _chart(
            "interval",
            plots.interval(par).properties(height=320),
            "What the return of so many games lies between: shaded by the normal law; bars as "
            "counted from the law of the games, at the widest level.",
        ),
        *(
            _chart(
                f"series-{feature.name.replace(' ', '-')}",
                plots.series(feature).properties(height=300),
                "How likely a series has so many games; logarithmic.",
            )
            for feature in par.features
            if feature.games
        ),
    )
    return {chart.key: chart for chart in drawn}


def _chart(key: str, plot: plots.Plot, caption: str) -> Chart:
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    sized = plot.properties(width="container", autosize=fit).configure(**_CONFIG)
    return Chart(key, caption, sized.to_dict())
