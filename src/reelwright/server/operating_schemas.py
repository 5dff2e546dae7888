"""What operators and auditors are told, and what operators ask."""

from __future__ import annotations

from datetime import datetime  # noqa: TC003  (pydantic reads it)
from typing import Annotated, TypeAlias

from pydantic import StringConstraints

from reelwright.server.schemas import Body, Cents, GameKey, RoundLine, View
from reelwright.service.records import Kind  # noqa: TC001  (pydantic reads it)

Because: TypeAlias = Annotated[
    str, StringConstraints(min_length=3, max_length=500, strip_whitespace=True)
]


class NewAction(Body):
    """Why an operator does it: kept in the log."""

    because: Because


class VoidView(View):
    """A round that is void, and what undid it."""

    round: str
    account: str
    because: str
    closed: datetime
    returned: Cents
    """What of its stake came back."""
    reversed: Cents
    """What it had paid and was taken back, with what is owed."""
    owed: Cents
    """What could not be taken back: the wallet did not have it any more."""


class MeterView(View):
    """What was played and paid on all accounts of a kind and currency together."""

    kind: Kind
    currency: str
    game: GameKey
    digest: str
    """Of the definition: another one is another game here."""
    line_bet: Cents
    games: int
    turnover: Cents
    wins: Cents
    gambles: int
    gambles_won: int
    gamble_stakes: Cents
    """Apart from the turnover."""
    gamble_prizes: Cents
    voids: int
    returned: Cents
    reversed: Cents


class FoundRound(RoundLine):
    """A round in a search."""

    account: str
    digest: str
