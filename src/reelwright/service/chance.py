"""Who answers the draws of an account: the secure generator, or a record for the test account."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play.questions import Refused, check
from reelwright.service.errors import DrawsExhausted, DrawsUnfit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.chance.sources import Source
    from reelwright.play.questions import Draw, Drawn
    from reelwright.service.ports import Books
    from reelwright.service.records import Account


class Record:
    """Draws made beforehand, to be taken one after the other."""

    def __init__(self, draws: Sequence[Drawn]) -> None:
        self.draws = tuple(draws)
        text = json.dumps([draw.outcomes for draw in self.draws])
        self.digest = hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Chance:
    """Answers every draw of the house. A record answers test accounts only, and nothing else does.

    How far a test account is in a record is stored with what the draws led to.
    """

    secure: Source
    record: Record | None = None

    def source(self, account: Account, books: Books) -> Source:
        """Return what answers the draws of an account within a transaction."""
        if account.kind == "test":
            return _Recorded(self.record or Record(()), account.id, books)
        return self.secure


@dataclass(frozen=True, slots=True)
class _Recorded:
    record: Record
    account: str
    books: Books

    def answer(self, draw: Draw) -> Drawn:
        draws = self.record.draws
        place = self.books.next_draw(self.account, self.record.digest)
        if place >= len(draws):
            raise DrawsExhausted(
                f"draw of {draw.of}: found no further draw; allowed: the {len(draws)} of the record"
            )
        try:
            check(draw, draws[place])
        except Refused as refused:
            raise DrawsUnfit(f"record, draw {place + 1}: {refused}") from None
        return draws[place]
