"""What a jurisdiction or operator narrows, as data."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Profile(BaseModel):
    """What a jurisdiction or operator narrows in every game played under it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    description: str
    gamble_attempts: Annotated[int, Field(ge=0)] | None = None
    """Most gambles of one round; the game's own limit also holds."""
    prizes_credited: Literal["as the game says", "when collected"] = "as the game says"
    pick_lapses: bool = False
    """Whether a pick left open may be made at random for the player (clause 4.1.30)."""
