"""Claims on tokens: what earns them, what they lead to and at which stake, how they are kept."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from reelwright.claims.model.claim import Claim
from reelwright.definition.model import Trigger
from reelwright.definition.model.tokens import Pieces
from reelwright.definition.values import Count, LineCount, Name


class EventEarns(Claim):
    """What an event of a paid game earns, by its number; nothing by any other number."""

    claim: Literal["event earns"] = "event earns"
    tokens: Name
    event: Name
    on: Trigger
    gives: Annotated[dict[Count, Pieces], Field(min_length=1)]
    parts: bool
    """Whether it earns parts of tokens, not whole ones."""


class EarnedIn(Claim):
    """Whether games that cost nothing earn tokens as paid games do."""

    claim: Literal["earned in"] = "earned in"
    tokens: Name
    games: Literal["paid games", "all games"]


class TokensLead(Claim):
    """So many tokens, once a game has earned the last of them, are spent on a feature.

    It starts after all else that the game won, as often as there are enough; others stay. Where
    there are several features the player chooses one.
    """

    claim: Literal["tokens lead"] = "tokens lead"
    tokens: Name
    needed: Annotated[int, Field(ge=1)]
    leads_to: Annotated[tuple[Name, ...], Field(min_length=1)]
    counts: dict[Name, Count]
    """The counts that features are entered with which go by one."""


class TokensAtTheCap(Claim):
    """What becomes of all tokens there are in a round that ends at the most it can win.

    A spin that reaches it before it starts a feature earns none. Those that were enough before are
    spent, and what they lead to is not played.
    """

    claim: Literal["tokens at the cap"] = "tokens at the cap"
    tokens: Annotated[tuple[Name, ...], Field(min_length=1)]


class PartsOfTokens(Claim):
    """So many parts make a token."""

    claim: Literal["parts of tokens"] = "parts of tokens"
    tokens: Name
    parts: Annotated[int, Field(ge=2)]


class TokensKept(Claim):
    """Tokens are kept from game to game: one number of them, or one for each stake."""

    claim: Literal["tokens kept"] = "tokens kept"
    tokens: Name
    each_stake: bool
    """Whether each number of lines with each line bet has a number of its own."""
    begins_with: Annotated[int, Field(ge=0)]
    """What a new player has, in parts where there are any."""


class TokensStaked(Claim):
    """At which stake a feature is played that tokens lead to."""

    claim: Literal["tokens staked"] = "tokens staked"
    tokens: Name
    by: Literal["last", "average", "given"]
    """The stake of the game that earned the last of them; the lines of that game at the mean line
    bet at which each was earned, rounded down; or one that is given."""
    lines: LineCount | None = None
    line_bet: Annotated[int, Field(ge=1)] | None = None

    @model_validator(mode="after")
    def _as_it_is_given(self) -> TokensStaked:
        if (self.line_bet is not None) != (self.by == "given"):
            raise ValueError(f"a line bet of {self.line_bet}, {self.by}")
        if self.lines is not None and self.by != "given":
            raise ValueError(f"{self.lines} lines, {self.by}")
        return self


class FeatureLeftOpen(Claim):
    """A choice between the features that tokens lead to is made at random where left open.

    Where `seconds` are said, after so many.
    """

    claim: Literal["feature left open"] = "feature left open"
    tokens: Name
    seconds: int | None = None
