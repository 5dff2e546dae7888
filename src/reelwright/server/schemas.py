"""What the server answers and takes, as the OpenAPI document describes it.

The events are the very types the rules tell them in, so the document cannot fall behind.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    StrictInt,
    StringConstraints,
    Tag,
    model_validator,
)
from pydantic_core import PydanticCustomError

from reelwright.play import events
from reelwright.service.errors import Reason
from reelwright.service.records import Kind, Role

Cents: TypeAlias = Annotated[int, Field(description="In cents.")]
Identity: TypeAlias = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$"),
    Field(examples=["kX3vD2h0Qf6mJm0cT1rYbA"]),
]
GameKey: TypeAlias = Annotated[
    str, StringConstraints(pattern=r"^[a-z][a-z0-9.-]{0,39}$"), Field(examples=["cinderella"])
]
EventView: TypeAlias = Annotated[events.Event, Field(discriminator="event")]


class View(BaseModel):
    """An answer: it always holds every field."""

    model_config = ConfigDict(
        frozen=True, use_attribute_docstrings=True, json_schema_serialization_defaults_required=True
    )


class Body(BaseModel):
    """What a request may hold, and nothing else."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)


class Health(View):
    """The server answers and its store does too."""

    status: Literal["ok"]
    version: str
    rules_version: int


class Ready(View):
    """The server answers and takes more requests."""

    status: Literal["ready"]


class AccountView(View):
    """An account. Who knows the id of a demo account may play it."""

    id: str
    kind: Kind
    """A "test" account may be played with recorded draws."""
    balance: Cents
    on_win_meter: Cents
    """What was won and is held until it is collected."""
    currency: str
    locked: str | None
    """Why nothing may be played on it; null where it may."""


class StakeView(View):
    """What a round was begun with."""

    lines: list[int]
    line_bet: Cents
    total: Cents
    """What the game cost."""
    wager: str | None = None
    """The way it was bet on; null for the plain game, which costs the total bet."""


class ChoiceView(View):
    """A question to the player."""

    ask: Literal["choice"]
    of: Literal["pick", "gamble", "offer", "feature"]
    options: list[str]
    lapse: Literal["collect", "random pick"] | None
    """What an answer of `lapsed` leads to; it is refused where this is null."""
    seconds: int | None
    """After how many seconds to answer so, where the game says; null where it does not."""


class RoundView(View):
    """A round, all of it, and the account's balance with it."""

    id: str
    game: str
    account: str
    stake: StakeView
    question_number: int
    """The number to answer with: how many questions, draws among them, were answered."""
    question: ChoiceView | None
    """What the player is asked; null once the round is settled."""
    events: list[EventView]
    new_from: int
    """The place in `events` of the first that this request brought about."""
    won: Cents
    settled: bool
    balance: Cents


class RoundLine(View):
    """A round in a list."""

    id: str
    game: str
    opened: datetime
    stake: StakeView
    won: Cents
    settled: bool
    void: str | None
    """Why it was declared void: its stake came back, what it paid was taken back."""


class NewAccount(Body):
    """Nothing needs to be said to open a demo account."""


class NewSession(Body):
    """Who wants to come in: the id of a demo account, or a user's name and password."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"account": "kX3vD2h0Qf6mJm0cT1rYbA"},
                {"name": "olga", "password": "correct horse battery"},
            ]
        }
    )

    account: Identity | None = None
    name: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None
    password: Annotated[str, StringConstraints(min_length=1, max_length=1000)] | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if (self.account is None) == (self.name is None) or (self.name is None) != (
            self.password is None
        ):
            raise PydanticCustomError("session", "one way to come in")
        return self


class SessionView(View):
    """A session just begun."""

    token: str
    """Shown as "Authorization: Bearer" from now on; it is not told again."""
    role: Role
    account: str | None
    """The account that is played; null for whoever plays none."""
    ends: datetime
    """When it is over at the latest; it is over sooner where nothing is asked for long."""


class NewRound(Body):
    """What to bet, on what."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"game": "cinderella", "lines": list(range(1, 21)), "line_bet": 5}]
        }
    )

    game: GameKey
    lines: Annotated[list[StrictInt], Field(max_length=64)]
    """Lines to bet on, counted from 1, rising."""
    line_bet: Annotated[StrictInt, Field(description="Cents on each line.")]
    wager: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None
    """One of the game's other ways to bet; the plain game without."""


class ChosenBody(Body):
    """The player's choice, one of the question's options."""

    chosen: Annotated[str, StringConstraints(max_length=64)]


class LapsedBody(Body):
    """The time to choose is over."""

    lapsed: Literal[True]


def _which(answer: object) -> str | None:
    return next(
        (key for key in ("chosen", "lapsed") if isinstance(answer, dict) and key in answer), None
    )


class NewAnswer(Body):
    """An answer of the player. Draws are never answered from outside."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"question": 1, "answer": {"chosen": "collect"}}]}
    )

    question: Annotated[StrictInt, Field(ge=0)]
    """The question's number, as the round says it."""
    answer: Annotated[
        Annotated[ChosenBody, Tag("chosen")] | Annotated[LapsedBody, Tag("lapsed")],
        Discriminator(
            _which,
            custom_error_type="answer",
            custom_error_message='{"chosen": "an option"} or {"lapsed": true}',
        ),
    ]


Code: TypeAlias = (
    Reason
    | Literal["invalid", "busy", "host", "not-found", "not-allowed", "fault"]
    | Literal["too-large", "too-long", "too-many"]
)


class Problem(View):
    """Why a request was not done: nothing has changed (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    code: Code
    """What to act on."""
    round: RoundView | None = None
    """With "stale" and "round-open": the round as it stands."""
    wait_ms: int | None = None
    """With "too-soon": the milliseconds after which to ask again."""
