"""Who answers the draws of an account: the secure generator, or what a test account is dealt."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play.questions import Drawn, Refused, check
from reelwright.service.errors import DrawsExhausted, DrawsUnfit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.chance.sources import Source
    from reelwright.play.questions import Draw
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
    """Answers every draw of the house.

    Test accounts are dealt a record and nothing else; or, in a laboratory, what was chosen for
    them, and chance answers the rest. How far that has gone is stored with what the draws led to.
    """

    secure: Source
    record: Record | None = None
    laboratory: bool = False

    def source(self, account: Account, books: Books) -> Source:
        """Return what answers the draws of an account within a transaction."""
        if account.kind != "test":
            return self.secure
        if self.laboratory:
            return _Chosen(self.secure, account.id, books)
        return _Recorded(self.record or Record(()), account.id, books)


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
        return _fitting(draw, draws[place], f"record, draw {place + 1}:")


@dataclass(frozen=True, slots=True)
class _Chosen:
    secure: Source
    account: str
    books: Books

    def answer(self, draw: Draw) -> Drawn:
        by_chance = self.secure.answer(draw)
        chosen = self.books.take_forced(self.account, draw.of)
        if chosen is None:
            return by_chance
        if len(chosen.outcomes) != len(draw.parts):
            found = f"found {len(chosen.outcomes)} outcomes; allowed: {len(draw.parts)}"
            raise DrawsUnfit(f"chosen draw of {draw.of}: {found}")
        drawn = Drawn(
            tuple(
                other if one is None else one
                for one, other in zip(chosen.outcomes, by_chance.outcomes, strict=True)
            )
        )
        return _fitting(draw, drawn, "chosen")


def _fitting(draw: Draw, drawn: Drawn, place: str) -> Drawn:
    """Return what was drawn beforehand; raises `DrawsUnfit` where it is no answer to a draw."""
    try:
        check(draw, drawn)
    except Refused as refused:
        raise DrawsUnfit(f"{place} {refused}") from None
    return drawn
