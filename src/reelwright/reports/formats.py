"""The formats of a PAR sheet, and what each needs installed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par


class MissingExtra(ImportError):
    """What a format needs is not installed; the message says which extra brings it."""


class Rendering(Protocol):
    """A module that renders one format."""

    @staticmethod
    def render(par: Par, game: Game) -> str | bytes:
        """Return the sheet of a game, as text or as the bytes of a file."""
        ...


@dataclass(frozen=True, slots=True)
class Renderer:
    """A format: the module that renders it, the libraries it needs, whether it is text."""

    module: str
    needs: tuple[str, ...] = ()
    binary: bool = False


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
    renderer = FORMATS[name]
    check_installed(name)
    return cast("Rendering", import_module(renderer.module)).render(par, game)


def check_installed(name: str) -> None:
    """Raise `MissingExtra` where a format needs what is not installed."""
    missing = [library for library in FORMATS[name].needs if not installed(library)]
    if missing:
        raise MissingExtra(
            f"--format {name}: found no {', '.join(missing)}; "
            "allowed: with the extra reports, pip install 'reelwright[reports]'"
        )


def installed(library: str) -> bool:
    """Whether a library can be imported."""
    try:
        return find_spec(library) is not None
    except ValueError:  # (a module that was set to None)
        return False
