"""The values a definition is made of: how each is written, what it may be, what it becomes.

Units: reels and lines count from 1, rows from 0 at the top of the window; money is integer
cents; a pay is an exact multiple of the bet it is paid on.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Discriminator,
    Field,
    PlainSerializer,
    StrictInt,
    StringConstraints,
    Tag,
    ValidationInfo,
    WithJsonSchema,
)

IN_CENTS = "in cents"
"""Validation context for a definition read back from its own JSON, where money is in cents."""

MOST_CENTS = 100_000_000_000
FRACTION = "[0-9]{1,20}(/[1-9][0-9]{0,19})?"
LINE_ROWS = "[0-5]{3,6}"
PATTERN = "[X_]{3,6}"


def _multiple(value: object) -> object:
    match value:
        case bool():
            pass
        case int() | Fraction() | Decimal():
            return Fraction(value)
        case str() if re.fullmatch(FRACTION, value):
            return Fraction(value)
    raise ValueError("a whole number, a decimal, or a fraction such as '1/2'")


def _cents(value: object, info: ValidationInfo) -> object:
    if info.context == IN_CENTS:
        return value
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise ValueError("an amount of money such as 0.05 or 10000.00")
    cents = Fraction(value) * 100
    if cents.denominator != 1:
        raise ValueError("an amount in whole cents")
    if not 1 <= cents <= MOST_CENTS:
        raise ValueError("an amount from 0.01 to 1000000000.00")
    return cents.numerator


def _row_per_reel(value: object) -> object:
    if isinstance(value, str) and re.fullmatch(LINE_ROWS, value):
        return tuple(map(int, value))
    if isinstance(value, list | tuple):
        return value
    raise ValueError('the row on each reel, 0 at the top, as digits in quotes such as "01210"')


def _pattern(value: object) -> object:
    if isinstance(value, str) and re.fullmatch(PATTERN, value) and "X" in value:
        return value
    raise ValueError('X or _ for each reel, such as "X_X_X"')


def _whole_number(value: object) -> object:
    if isinstance(value, bool):
        raise ValueError("1")
    return value


def _printable(value: str) -> str:
    if not value.isprintable():
        raise ValueError("characters that can be printed, on one line")
    return value


def _all_or_list(value: object) -> object:
    if value != "all" and not isinstance(value, list | tuple):
        raise ValueError("all, or a list of symbols")
    return value


def _which(value: object) -> str:
    return "list" if isinstance(value, list | tuple) else "all"


FormatNumber: TypeAlias = Annotated[Literal[1], BeforeValidator(_whole_number)]
Key: TypeAlias = Annotated[
    str,
    StringConstraints(pattern=r"^[a-z][a-z0-9-]*$", max_length=40),
    Field(title="key"),
]
Keys: TypeAlias = Annotated[tuple[Key, ...], PlainSerializer(sorted, when_used="json")]
"""Symbols in any order: a digest does not see it."""
Name: TypeAlias = Annotated[
    str,
    StringConstraints(pattern=r"^[a-z][a-z0-9-]*( [a-z0-9-]+)*$", max_length=60),
    Field(title="name"),
]
Wins: TypeAlias = Annotated[tuple[Name, ...], PlainSerializer(sorted, when_used="json")]
"""What wins, in any order: symbols, groups, mixed wins."""
Pattern: TypeAlias = Annotated[
    str,
    BeforeValidator(_pattern),
    WithJsonSchema({"title": "pattern", "type": "string", "pattern": f"^{PATTERN}$"}),
]
Text: TypeAlias = Annotated[
    str,
    StringConstraints(min_length=1, max_length=200),
    AfterValidator(_printable),
    Field(title="text"),
]
Reel: TypeAlias = Annotated[StrictInt, Field(ge=1, le=6, title="reel")]
Reels: TypeAlias = Annotated[
    tuple[Reel, ...], Field(min_length=1), PlainSerializer(sorted, when_used="json")
]
"""Reels in any order."""
Row: TypeAlias = Annotated[StrictInt, Field(ge=0, le=5, title="row")]
Height: TypeAlias = Annotated[StrictInt, Field(ge=1, le=6, title="rows")]
Count: TypeAlias = Annotated[StrictInt, Field(ge=1, le=36, title="count")]
Games: TypeAlias = Annotated[StrictInt, Field(ge=1, le=1_000_000, title="games")]
Weight: TypeAlias = Annotated[StrictInt, Field(ge=1, le=1_000_000_000, title="weight")]
LineCount: TypeAlias = Annotated[StrictInt, Field(ge=1, le=64, title="lines")]
Prize: TypeAlias = Annotated[StrictInt, Field(ge=1, le=1_000_000, title="prize")]
Multiple: TypeAlias = Annotated[
    Fraction,
    BeforeValidator(_multiple),
    Field(gt=0, le=1_000_000),
    PlainSerializer(str, when_used="json"),
    WithJsonSchema(
        {
            "title": "pay",
            "anyOf": [
                {"type": "number", "exclusiveMinimum": 0, "maximum": 1_000_000},
                {"type": "string", "pattern": f"^{FRACTION}$"},
            ],
        }
    ),
]
Cents: TypeAlias = Annotated[
    int,
    BeforeValidator(_cents),
    Field(ge=1, le=MOST_CENTS),
    WithJsonSchema(
        {"title": "money", "type": "number", "minimum": 0.01, "maximum": MOST_CENTS // 100}
    ),
]
LineRows: TypeAlias = Annotated[
    tuple[Row, ...],
    BeforeValidator(_row_per_reel),
    WithJsonSchema(
        {
            "title": "line",
            "anyOf": [
                {"type": "string", "pattern": f"^{LINE_ROWS}$"},
                {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 5}},
            ],
        }
    ),
]
AllOrList: TypeAlias = Annotated[
    Annotated[Literal["all"], Tag("all")] | Annotated[Keys, Field(min_length=1), Tag("list")],
    Discriminator(_which),
    BeforeValidator(_all_or_list),
]
