"""The formats of a PAR sheet, and what each needs installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from reelwright.reports.renderers import Renderer, check_needs, rendering

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par


class Rendering(Protocol):
    """A module that renders one format."""

    @staticmethod
    def render(par: Par, game: Game) -> str | bytes:
        """Return the sheet of a game, as text or as the bytes of a file."""
        ...


FORMATS = {
    "table": Renderer("reelwright.reports.table"),
    "json": Renderer("reelwright.reports.as_json"),
    "html": Renderer("reelwright.reports.html", ("altair", "jinja2", "vl_convert")),
    "xlsx": Renderer("reelwright.reports.workbook", ("xlsxwriter",), binary=True),
    "csv": Renderer("reelwright.reports.as_csv"),
    "parquet": Renderer("reelwright.reports.as_parquet", ("polars",), binary=True),
}


def render(name: str, par: Par, game: Game) -> str | bytes:
    """Render a sheet in a format; raises `MissingExtra` where its libraries are not installed."""
    return cast("Rendering", rendering(FORMATS, name)).render(par, game)


def check_installed(name: str) -> None:
    """Raise `MissingExtra` where a format needs what is not installed."""
    check_needs(FORMATS, name)
