"""A round by itself, as a file: all that is needed to play it again with nothing else at hand."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt

from reelwright.service.log import Entry, instant
from reelwright.service.records import Account, Kind, LedgerName, Round, Transfer

FORMAT: Final = 1

MUCH: Final = 10**15
"""More cents than any round costs: what a replay has to play with."""


def _a_time(text: str) -> str:
    try:
        if instant(datetime.fromisoformat(text)) == text:
            return text
    except ValueError:
        pass
    raise ValueError("a time in UTC such as 2026-03-01T12:30:00.000000+00:00")


Instant: TypeAlias = Annotated[str, Field(max_length=40), AfterValidator(_a_time)]
Text: TypeAlias = Annotated[str, Field(min_length=1, max_length=64)]
Cents: TypeAlias = Annotated[StrictInt, Field(ge=0)]
Count: TypeAlias = Annotated[StrictInt, Field(ge=0)]


class Part(BaseModel):
    """A part of the file: every key is there, and no other."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ExportedTransfer(Part):
    """Money that the round moved."""

    account: Text
    kind: Text
    payer: LedgerName
    payee: LedgerName
    amount: Annotated[StrictInt, Field(gt=0)]
    balance: Cents
    at: Instant
    round: Text | None
    question_number: Count | None
    event: Count | None

    def record(self) -> Transfer:
        """Return it as the store has it."""
        return Transfer(**{**self.model_dump(), "at": datetime.fromisoformat(self.at)})


class ExportedEntry(Part):
    """What the log says of the round."""

    chain: Text
    number: Annotated[StrictInt, Field(ge=1)]
    at: Instant
    kind: Text
    what: str
    previous: Text
    hash: Text
    round: Text

    def record(self) -> Entry:
        """Return it as the store has it."""
        return Entry(**{**self.model_dump(), "at": datetime.fromisoformat(self.at)})


class Exported(Part):
    """A stored round with what it was begun under, what it moved and what the log says of it."""

    format: Literal[1]
    round: Text
    account: Text
    account_kind: Kind
    currency: Text
    game: Text
    digest: Text
    profile_digest: Text
    rules_version: StrictInt
    stake: dict[str, Any]
    cost: Cents
    carry: dict[str, StrictInt]
    answers: tuple[dict[str, Any], ...]
    events_hash: Text
    won: Cents
    settled: StrictBool
    opened: Instant
    closed: Instant | None
    void: str | None
    transfers: tuple[ExportedTransfer, ...]
    entries: tuple[ExportedEntry, ...]
    profile: dict[str, Any]
    definition: dict[str, Any]

    def record(self) -> Round:
        """Return the round as the store has it."""
        return Round(
            id=self.round,
            account=self.account,
            game=self.game,
            digest=self.digest,
            profile=self.profile_digest,
            rules_version=self.rules_version,
            stake=self.stake,
            total_bet=self.cost,
            carry=self.carry,
            answers=self.answers,
            events_hash=self.events_hash,
            won=self.won,
            settled=self.settled,
            opened=datetime.fromisoformat(self.opened),
            closed=None if self.closed is None else datetime.fromisoformat(self.closed),
            void=self.void,
        )

    def owner(self, balance: int = MUCH) -> Account:
        """Return the account it was played on, with so many cents in its wallet."""
        return Account(
            id=self.account,
            kind=self.account_kind,
            currency=self.currency,
            ledger={"wallet": balance},
        )
