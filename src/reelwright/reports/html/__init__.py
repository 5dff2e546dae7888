"""A PAR sheet as one page that needs nothing else: no network, no files beside it."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

import vl_convert

from reelwright.reports.html.charts import charts
from reelwright.reports.html.tiles import tiles
from reelwright.reports.html.told import told_figures
from reelwright.reports.pages import file_of, style, templates
from reelwright.reports.sections import sections
from reelwright.reports.words import LONGEST_FRACTION, MARKS, amount, counted, fraction_text

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par

TEMPLATES = templates(__name__)


def render(par: Par, game: Game) -> str:
    """Return the sheet as an HTML page."""
    drawn = charts(par, game)
    return TEMPLATES.get_template("page.html.jinja").render(
        par=par,
        amount=amount,
        on=counted(len(par.lines), "line") if par.lines else "ways",
        fraction=_fraction(par),
        tiles=tiles(par),
        sections={section.key: section for section in sections(par, game)},
        charts=drawn,
        specs=_in_script({chart.key: chart.spec for chart in drawn.values()}),
        told=told_figures(par),
        marks=MARKS.values(),
        style=style(__package__),
        script=file_of(__package__, "page.js"),
        vega=_vega(),
    )


def _fraction(par: Par) -> str:
    value = getattr(par.rtp, "value", 0.0)
    text = "" if isinstance(value, float) else fraction_text(value)
    return text if len(text) <= LONGEST_FRACTION else ""


def _in_script(data: object) -> str:
    """Return data as JSON that cannot end the element it stands in."""
    return json.dumps(data, ensure_ascii=True).replace("<", "\\u003c")


@cache
def _vega() -> str:
    """Return Vega, Vega-Lite and their embedding, as one script."""
    bundle = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return bundle.replace("</script", "<\\/script")
