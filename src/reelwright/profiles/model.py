"""What a jurisdiction or operator narrows, as data."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, model_validator
from pydantic_core import PydanticCustomError

LEAST_WAIT: Final = 120
"""Seconds a choice must stand open before it is made for the player (platform clause 10.4)."""

MOST: Final = 10**12
"""More cents than anybody bets."""


class Profile(BaseModel):
    """What a jurisdiction or operator narrows in every game played under it.

    Profiles are kept for as long as a round was begun under them: a new field has a default that
    narrows nothing, and stands last.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    name: Annotated[str, Field(min_length=1, max_length=100)]
    description: str
    """What the profile is for, in a sentence."""
    gamble_attempts: Annotated[StrictInt, Field(ge=0)] | None = None
    """Most gambles of one round; the game's own limit also holds."""
    prizes_credited: Literal["as the game says", "when collected"] = "as the game says"
    """When prizes come into the wallet: at once, or once the whole win is collected."""
    pick_lapses: StrictBool = False
    """Whether a pick left open may be made at random for the player (clause 4.1.30)."""
    pick_seconds: Annotated[StrictInt, Field(ge=LEAST_WAIT, le=3600)] | None = None
    """Least seconds a choice that may lapse stands open; a game's own time may be longer."""
    autoplay: StrictBool = True
    """Whether games may be played one after another without a press for each."""
    turbo: StrictBool = True
    """Whether the player may have the reels spin faster."""
    stop: StrictBool = True
    """Whether the player may stop the reels."""
    minimum_round_ms: Annotated[StrictInt, Field(ge=0, le=60_000)] = 0
    """Least milliseconds from the beginning of a round to that of the next."""
    celebrates_below_stake: StrictBool = True
    """Whether a win that is less than its stake is celebrated like any other."""
    minimum_rtp: Annotated[str, Field(pattern=r"^\d{1,3}(\.\d{1,6})?%$")] | None = None
    """Least return to player of each way to bet on a game that is offered, such as "85%"."""
    reality_check_minutes: Annotated[StrictInt, Field(ge=1, le=1440)] | None = None
    """Minutes of play after which the player is shown how long it lasted and what it cost."""
    largest_bet: Annotated[StrictInt, Field(ge=1, le=MOST)] | None = None
    """The most that a round may cost, in cents."""
    longest_session_minutes: Annotated[StrictInt, Field(ge=1, le=1440)] | None = None
    """Minutes after which a session begins no further round; a new session may."""
    most_lost_in_a_day: Annotated[StrictInt, Field(ge=1, le=MOST)] | None = None
    """The most that an account may lose within 24 hours, in cents."""
    lapse_hours: Annotated[StrictInt, Field(ge=1, le=8760)] | None = None
    """Hours after its beginning at which a round still open lapses."""
    lapsed_rounds: Literal["completed", "void"] = "completed"
    """What becomes of it: choices at random and the win collected, or its stake returned."""

    @model_validator(mode="after")
    def _can_lapse(self) -> Self:
        if self.lapse_hours and self.lapsed_rounds == "completed" and not self.pick_lapses:
            raise PydanticCustomError(
                "cannot_complete",
                '"completed" only where pick_lapses is true: else nobody makes the choices',
            )
        return self

    @property
    def least_return(self) -> Fraction | None:
        """The least return to player, as a share; `None` where any will do."""
        if self.minimum_rtp is None:
            return None
        return Fraction(self.minimum_rtp.removesuffix("%")) / 100

    def of_play(self) -> dict[str, Any]:
        """Return what it narrows of the rules that a round is played by: what a record holds."""
        rules = {"gamble_attempts", "prizes_credited", "pick_lapses"}
        return self.model_dump(include=rules, exclude_defaults=True)
