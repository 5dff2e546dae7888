"""A PAR sheet as CSV: every figure a row, the whole law of a paid game among them."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING

from reelwright.reports.tidy import COLUMNS, table

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par


def render(par: Par, game: Game) -> str:  # noqa: ARG001 (every renderer is given the game)
    """Return the sheet as CSV with a head."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(table(par))
    return out.getvalue()
