"""Claims on the gamble: when it is offered, on what, what it pays and how often."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from reelwright.claims.model.claim import Claim


class GambleOffered(Claim):
    """The gamble is offered after every round that won, on all that it won, and after no other."""

    claim: Literal["gamble offered"] = "gamble offered"


class GambleDecidedBy(Claim):
    """What decides a gamble."""

    claim: Literal["gamble decided by"] = "gamble decided by"
    on: Literal["one card from a full deck", "higher or lower", "a die", "a wheel"]


class GambleChoices(Claim):
    """What can be chosen, and for each choice what it pays and how many outcomes win it."""

    claim: Literal["gamble choices"] = "gamble choices"
    pays: dict[str, Annotated[int, Field(ge=2)]]
    """For each choice what its stake is multiplied by where it is right."""
    wins: dict[str, Annotated[int, Field(ge=0)]]
    """For each choice how many of `of` equally likely outcomes win it."""
    ties: Annotated[int, Field(ge=0)] = 0
    """How many of them give the stake back, whatever was chosen."""
    of: Annotated[int, Field(ge=1)]


class GambleStakes(Claim):
    """All of the win is gambled, or at choice half of it; a wrong choice loses what is gambled."""

    claim: Literal["gamble stakes"] = "gamble stakes"
    stake: Literal["whole win", "whole or half"]


class GambleLimited(Claim):
    """No choice is offered that could bring the win above an amount, nor after some attempts."""

    claim: Literal["gamble limited"] = "gamble limited"
    up_to: Annotated[int, Field(ge=1)]
    """In cents."""
    attempts: Annotated[int, Field(ge=0)] | None = None
    """How often one round's win can be gambled; as often as liked where none is given."""
