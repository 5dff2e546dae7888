"""What a player carries from round to round, as a client is told of it before the next one."""

from __future__ import annotations

from typing import Literal

from reelwright.server.schemas import Cents, View


class TokensView(View):
    """Tokens of one name: what they are for."""

    name: str
    sub_tokens_of_one: int
    """How many sub-tokens make a token; 1 where there are none."""
    needed: int
    """How many tokens lead on."""
    leads_to: list[str]
    """The feature they lead to, or those to choose from."""
    kept_for: Literal["the game", "each stake"]
    earned_in: Literal["paid games", "all games"]
    """Whether free games and re-spins earn them, too."""


class TokensHeldView(View):
    """How many tokens of one name a player holds."""

    tokens: str
    lines: int | None
    """The number of lines they are kept for; null in a game of ways."""
    line_bet: Cents | None
    """The line bet they are kept for; null for all stakes that have no entry of their own."""
    held: int
    """Whole tokens."""
    sub_tokens: int
    """Sub-tokens beside them."""


class ChangedGamesHeldView(View):
    """Changed games that are still to come."""

    feature: str
    left: int
    count: int
    """The count that won them."""
    lines: int
    """The number of lines of the game that won them; 0 in a game of ways."""
    line_bet: Cents
    """The line bet of that game."""
    most_lines: int | None
    """The most lines they may have; null where there is no such limit, or there are no lines."""
    most_line_bet: Cents | None
    """The highest line bet they may have; null where there is no such limit."""


class CarriedView(View):
    """What an account carries into its next round of a game."""

    game: str
    tokens: list[TokensHeldView]
    changed_games: ChangedGamesHeldView | None
