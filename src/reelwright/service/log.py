"""The audit log: what was done, only ever added to, each entry holding the hash of the one before.

Every account has a chain of its own, so that accounts do not wait for one another, and `HOUSE` is
the chain of what is of no account. Whoever changes, drops or inserts an entry has to change every
hash after it, and the head with them, which an operator keeps elsewhere.

An entry whose `what` has an "amount" says that so many cents came into the wallet of its account,
or left it where there are less than none, other than by a round.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC
from typing import TYPE_CHECKING, Final

from reelwright.play.codec import plain_hash, plain_text

if TYPE_CHECKING:
    from datetime import datetime

    from reelwright.play.codec import Plain
    from reelwright.service.ports import Books

HOUSE: Final = "house"
"""The chain of what is of no account; no account has this id."""

ZEROS: Final = "0" * 64
"""What stands for the hash before the first entry of a chain."""

BEGUN: Final = "log begun"
"""The first entry of an account that was there before the log."""
OPENED: Final = "account opened"
REFILLED: Final = "account refilled"
LOCKED: Final = "account locked"
UNLOCKED: Final = "account unlocked"
FORCED: Final = "draws chosen"
CREDIT_SET: Final = "credit set"
OVER: Final = "round over"
VOID: Final = "round void"
LAPSED: Final = "round lapsed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of a chain; `what` is the one text of its data."""

    chain: str
    number: int
    """From 1, without a gap."""
    at: datetime
    kind: str
    what: str
    previous: str
    hash: str
    round: str | None = None
    """The round it is about, as `what` says, too."""


@dataclass(frozen=True, slots=True)
class Head:
    """Where a chain stands: the number and the hash of its last entry."""

    chain: str
    number: int
    hash: str


def instant(at: datetime) -> str:
    """Return the one text of a time."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def entry_hash(entry: Entry) -> str:
    """Return the hash an entry must have."""
    at = instant(entry.at)
    parts = (entry.chain, entry.number, at, entry.kind, entry.what, entry.previous)
    return plain_hash(parts)


def following(
    head: Head, *, at: datetime, kind: str, what: Plain, round_id: str | None = None
) -> Entry:
    """Return the entry that follows the head of a chain."""
    entry = Entry(
        chain=head.chain,
        number=head.number + 1,
        at=at,
        kind=kind,
        what=plain_text(what),
        previous=head.hash,
        hash="",
        round=round_id,
    )
    return replace(entry, hash=entry_hash(entry))


def write_log(
    books: Books, chain: str, *, at: datetime, kind: str, what: Plain, round_id: str | None = None
) -> Entry:
    """Add an entry to a chain, which nobody else adds to until the transaction ends."""
    head = books.head(chain) or Head(chain, 0, ZEROS)
    entry = following(head, at=at, kind=kind, what=what, round_id=round_id)
    books.add_entry(entry)
    return entry
