"""What a console shows, as plain text for a file."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH = 120


def plain_text(show: Callable[[Console], None]) -> str:
    """Return what is shown on a console, without colours or spaces at the ends of lines."""
    out = StringIO()
    show(Console(file=out, width=WIDTH, highlight=False, color_system=None))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"
