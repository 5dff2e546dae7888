"""Modules that render a format, and what each needs installed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType


class MissingExtra(ImportError):
    """What a format needs is not installed; the message says which extra brings it."""


@dataclass(frozen=True, slots=True)
class Renderer:
    """A format: the module that renders it, the libraries it needs, whether it is text."""

    module: str
    needs: tuple[str, ...] = ()
    binary: bool = False


def rendering(formats: Mapping[str, Renderer], name: str) -> ModuleType:
    """Return the module that renders a format; raises `MissingExtra`."""
    check_needs(formats, name)
    return import_module(formats[name].module)


def check_needs(formats: Mapping[str, Renderer], name: str) -> None:
    """Raise `MissingExtra` where a format needs what is not installed."""
    missing = [library for library in formats[name].needs if not installed(library)]
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
