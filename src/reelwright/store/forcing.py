"""What is drawn for test accounts: how far one is in a record, and draws chosen beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from reelwright.service.records import Forced
from reelwright.store.rows import Rows
from reelwright.store.tables import draws, forced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import RowMapping

    from reelwright.play.questions import DrawOf


class Forcing(Rows):
    """The part of the books that says what test accounts are dealt."""

    def next_draw(self, account: str, record: str) -> int:
        """Return the place, from 0, of the next draw an account takes from a record; count it."""
        mine = {"account": account, "record": record}
        row = self._found(draws, locked=True, **mine)
        if row is None:
            self._insert(draws, {**mine, "used": 1})
            return 0
        place: int = row["used"]
        self._change(draws, mine, {"used": place + 1})
        return place

    def force(self, account: str, chosen: Sequence[Forced]) -> None:
        """Keep these draws for an account, in place of all that were left."""
        self._connection.execute(delete(forced).where(forced.c.account == account))
        if chosen:
            rows = [
                {"account": account, "of": one.of, "outcomes": list(one.outcomes)} for one in chosen
            ]
            self._connection.execute(insert(forced), rows)

    def forced(self, account: str) -> list[Forced]:
        """Return the draws that are left for an account, the next first."""
        mine = select(forced).where(forced.c.account == account).order_by(forced.c.number)
        return [_forced(row) for row in self._connection.execute(mine).mappings()]

    def take_forced(self, account: str, of: DrawOf) -> Forced | None:
        """Take the next draw of a kind that is left for an account."""
        mine = (forced.c.account == account) & (forced.c.of == of)
        row = self._one(select(forced).where(mine).order_by(forced.c.number).limit(1))
        if row is None:
            return None
        self._connection.execute(delete(forced).where(forced.c.number == row["number"]))
        return _forced(row)


def _forced(row: RowMapping) -> Forced:
    return Forced(of=row["of"], outcomes=tuple(row["outcomes"]))
