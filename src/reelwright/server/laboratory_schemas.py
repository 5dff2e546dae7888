"""What a laboratory chooses for a test account."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import ConfigDict, Field, StrictInt

from reelwright.play.questions import DrawOf  # noqa: TC001  (pydantic reads it)
from reelwright.server.schemas import Body, View

MOST_DRAWS = 1000
MOST_PARTS = 400
GREATEST_CREDIT = 10**12

Outcomes: TypeAlias = Annotated[
    list[Annotated[StrictInt, Field(ge=0, lt=2**31)] | None],
    Field(min_length=1, max_length=MOST_PARTS),
]


class ForcedDraw(Body):
    """A draw and its outcome in each part, from 0; null where chance answers the part.

    Stops have a part for each reel: 0 is the first stop of its strip, and stands in the top row.
    """

    of: DrawOf
    outcomes: Outcomes


class NewForced(Body):
    """What is drawn next: each waits for the next question of its kind."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"draws": [{"of": "stops", "outcomes": [3, 0, 12, 7, 1]}]}]}
    )

    draws: Annotated[list[ForcedDraw], Field(max_length=MOST_DRAWS)]


class ForcedView(View):
    """The draws that are left of those chosen, the next first."""

    draws: list[ForcedDraw]


class NewCredit(Body):
    """What is to be in the wallet."""

    balance: Annotated[StrictInt, Field(ge=0, le=GREATEST_CREDIT, description="In cents.")]
