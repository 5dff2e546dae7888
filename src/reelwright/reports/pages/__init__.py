"""What every page of ours is made with: templates that escape, and a style that all share."""

from __future__ import annotations

from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined


def templates(package: str) -> Environment:
    """Return the templates of a package: what is put in is escaped, what is missing an error."""
    return Environment(
        loader=PackageLoader(package, "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def file_of(package: str, name: str) -> str:
    """Return a file of a package as text."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


def style(package: str) -> str:
    """Return the style of a page of a package: what all pages share, then its own."""
    return file_of(__package__, "paper.css") + "\n" + file_of(package, "page.css")
