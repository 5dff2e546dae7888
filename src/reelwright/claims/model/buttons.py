"""Claims on what the buttons do and how games play by themselves."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from reelwright.cabinet.auto import Ending
from reelwright.cabinet.buttons import Button
from reelwright.claims.model.claim import Claim

Effect: TypeAlias = Literal[
    "adds a line and goes round",
    "goes to the next number of lines and round",
    "switches one line",
    "raises or lowers the bet",
    "selects the most lines and the highest bet",
    "starts a game",
    "starts games by themselves",
    "stops games by themselves",
    "gambles the win",
    "takes the win",
    "shows the pays",
]


class ButtonDoes(Claim):
    """A button does what its name is for; `does` names it in a closed set of words."""

    claim: Literal["button does"] = "button does"
    button: Button | Literal["line"]
    does: Effect


class AutoPlays(Claim):
    """So many games may play by themselves, and these things end it."""

    claim: Literal["auto plays"] = "auto plays"
    games: tuple[Annotated[int, Field(ge=1)], ...]
    ends: tuple[Ending, ...]
