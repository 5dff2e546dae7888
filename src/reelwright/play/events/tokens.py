"""Tokens: what a player collects from game to game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reelwright.play.events.parts import Position  # noqa: TC001  (schemas are made from these)


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensHeld:
    """What the player holds of some tokens, at this stake, as a game begins."""

    event: Literal["tokens held"] = "tokens held"
    tokens: str
    held: int
    """Whole tokens."""
    sub_tokens: int
    """Sub-tokens beside them."""
    sub_tokens_of_one: int
    """How many sub-tokens make a token; 1 where there are none."""
    needed: int
    """How many tokens lead on."""
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensEarned:
    """A spin earned tokens, or sub-tokens where there are any: `held` are whole ones, with it."""

    event: Literal["tokens earned"] = "tokens earned"
    tokens: str
    by: str
    """The name of what earned them."""
    symbol: str
    count: int
    positions: tuple[Position, ...]
    earned: int
    held: int
    sub_tokens: int
    sub_tokens_of_one: int
    needed: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensSpent:
    """Tokens lead on: `spent` are gone, `held` and `sub_tokens` are left."""

    event: Literal["tokens spent"] = "tokens spent"
    tokens: str
    spent: int
    held: int
    sub_tokens: int
    sub_tokens_of_one: int
    needed: int
    leads_to: tuple[str, ...]
    """The feature they start, or those to choose from; none where the win cap ended the round."""
    lines: tuple[int, ...]
    """The stake of the feature."""
    line_bet: int
    total_bet: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FeatureChosen:
    """One of the features that tokens lead to was chosen, by the player or at random."""

    event: Literal["feature chosen"] = "feature chosen"
    tokens: str
    feature: str
    at_random: bool
    credit: int = 0
