"""Claims on the limits that a game is played under, whatever game it is."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from reelwright.claims.model.claim import Claim

Limit: TypeAlias = Literal[
    "milliseconds between games",
    "cents a game",
    "cents lost in a day",
    "minutes a session",
    "minutes between reminders",
]


class Limited(Claim):
    """A limit of play has this figure, no more and no less."""

    claim: Literal["limited"] = "limited"
    limit: Limit
    figure: Annotated[int, Field(ge=1)]


class PressedFor(Claim):
    """No game starts by itself."""

    claim: Literal["pressed for"] = "pressed for"


class OpenRoundLapses(Claim):
    """A round left open for so many hours is completed without its player, or void."""

    claim: Literal["open round lapses"] = "open round lapses"
    hours: Annotated[int, Field(ge=1)]
    into: Literal["completed", "void"]
