"""The prizes of bonuses: what they may be and what they are multiples of."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Literal, TypeAlias

from pydantic import (
    Discriminator,
    Field,
    PlainSerializer,
    PlainValidator,
    StrictInt,
    Tag,
    WithJsonSchema,
)

from reelwright.definition.model.features.triggers import Starting
from reelwright.definition.model.part import Part
from reelwright.definition.values import FRACTION, Weight

MOST = 1_000_000
"""The largest prize."""


def _number(value: object) -> int | Fraction:
    match value:
        case bool():
            pass
        case int() | Fraction() | Decimal():
            return _in_range(Fraction(value))
        case str() if re.fullmatch(FRACTION, value):
            return _in_range(Fraction(value))
    raise ValueError("a number such as 15 or 2.50")


def _in_range(number: Fraction) -> int | Fraction:
    if not 0 <= number <= MOST:
        raise ValueError(f"a number from 0 to {MOST}")
    return number.numerator if number.denominator == 1 else number


def _written(number: int | Fraction) -> int | str:
    return number if isinstance(number, int) else str(number)


Number: TypeAlias = Annotated[
    int | Fraction,
    PlainValidator(_number),
    PlainSerializer(_written, when_used="json"),
    WithJsonSchema(
        {
            "title": "prize",
            "anyOf": [
                {"type": "number", "minimum": 0, "maximum": MOST},
                {"type": "string", "pattern": f"^{FRACTION}$"},
            ],
        }
    ),
]


class Drawn(Part):
    """A prize drawn from a table when it is won."""

    drawn: Annotated[
        dict[Annotated[StrictInt, Field(ge=0, le=MOST, title="prize")], Weight],
        Field(min_length=1, max_length=100),
    ]
    """The prizes with the weight of each."""


def _which(value: object) -> str:
    return "drawn" if isinstance(value, dict | Drawn) else "number"


Prize: TypeAlias = Annotated[
    Annotated[Number, Tag("number")] | Annotated[Drawn, Tag("drawn")], Discriminator(_which)
]
"""A prize as a file gives it: a number, or a table it is drawn from."""
PrizeBase: TypeAlias = Literal["line bet", "total bet", "fixed"]


class Bonus(Starting):
    """What every bonus says."""

    prizes_on: PrizeBase
    """What the prizes are multiples of; fixed prizes are amounts of money."""
    once_for_each: Literal["winning line"] | None = None
    """Each prize is paid once for each line that won the bonus; once where this is left out."""
