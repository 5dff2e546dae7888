"""A round enacted again, as the OpenAPI document describes it."""

from __future__ import annotations

from datetime import datetime  # noqa: TC003  (part of the views)
from typing import Literal

from reelwright.server.profile_schemas import ProfileView  # noqa: TC001
from reelwright.server.schemas import Cents, EventView, StakeView, View
from reelwright.service.searching import Status  # noqa: TC001


class DrawnView(View):
    """What chance answered."""

    drawn: list[int]


class ChosenView(View):
    """What the player answered."""

    chosen: str


class LapsedView(View):
    """Time answered for the player."""

    lapsed: Literal[True]


class StepView(View):
    """An answer and what it led to; the first step of a round has no answer."""

    answer: DrawnView | ChosenView | LapsedView | None
    events: list[EventView]
    won: Cents
    """What it added to the win; less than 0 where a gamble lost it."""
    balance: Cents | None
    """The balance after it; null before the round has moved anything."""


class PlayerChoiceView(View):
    """What the player was asked and answered, or time in the player's place."""

    question: int
    """The question's number."""
    of: Literal["pick", "gamble", "offer", "feature"]
    options: list[str]
    answer: ChosenView | LapsedView


class GambleView(View):
    """A gamble of the round."""

    choice: str
    staked: Cents
    won: Cents | None
    """What it paid, 0 where it lost; null where it is not decided."""


class RecallView(View):
    """A round enacted again from its stored answers."""

    id: str
    game: str
    name: str | None
    """The game's name, where it is still on offer."""
    account: str
    stake: StakeView
    denomination: Cents
    """The line bet: what a credit is worth."""
    total_bet: Cents
    """What prizes on the total bet are multiples of; `stake` has what the round cost."""
    opened: datetime
    closed: datetime | None
    status: Status
    balance_before: Cents | None
    """The balance before the stake was taken; null where nothing was moved."""
    balance_after: Cents | None
    """The balance after all that the round moved, or that undid it."""
    won: Cents
    gambles: list[GambleView]
    choices: list[PlayerChoiceView]
    """What the player chose, in the order of the round."""
    settled: bool
    void: str | None
    """Why it was declared void; null where it counts."""
    digest: str
    """Of the definition it was played under, whatever the game is now."""
    rules_version: int
    profile: str
    """The name of the limits in force when it began."""
    limits: ProfileView
    """Those limits themselves, whatever they are now."""
    lapsed: Literal["completed", "void"] | None
    """What became of it by its limits when it was left open for too long; null where it was not."""
    follows: bool
    """Whether the events are those the player was told, by the hash kept of them."""
    steps: list[StepView]
