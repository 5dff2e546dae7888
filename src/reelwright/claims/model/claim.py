"""What every claim is: data that says what a game does, apart from any game."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Claim(BaseModel):
    """An assertion about a game, told apart by its `claim`.

    Symbols, features and groups are named by their keys, reels and lines count from 1, rows from 0
    at the top; a pay is an exact multiple of a bet, money is in cents.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    claim: str
    """Which claim it is."""
