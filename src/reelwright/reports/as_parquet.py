"""A PAR sheet as a Parquet file: every figure a row, the whole law of a paid game among them."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import polars

from reelwright.reports.tidy import COLUMNS, table

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Par

_NUMBERS = {"at", "value", "error"}
SCHEMA = {name: polars.Float64 if name in _NUMBERS else polars.String for name in COLUMNS}


def render(par: Par, game: Game) -> bytes:  # noqa: ARG001 (every renderer is given the game)
    """Return the sheet as the bytes of a Parquet file."""
    frame = polars.DataFrame(
        list(table(par)), schema=SCHEMA, orient="row", infer_schema_length=None
    )
    out = BytesIO()
    frame.write_parquet(out)
    return out.getvalue()
