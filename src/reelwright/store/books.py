"""Everything one transaction can read and write, on a relational database."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from reelwright.service.ports import Raced
from reelwright.service.records import Account, Carried, Movement, Round
from reelwright.store.tables import accounts, carried, documents, draws, movements, rounds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection, Insert, RowMapping, Select


class SqlBooks:
    """The books of one transaction. An account read while `writing` is locked until its end."""

    def __init__(self, connection: Connection, *, writing: bool) -> None:
        self._connection = connection
        self._writing = writing

    def account(self, account: str) -> Account | None:
        """Return an account; while writing, nobody else changes it until the transaction ends."""
        query = select(accounts).where(accounts.c.id == account)
        row = self._one(query.with_for_update() if self._writing else query)
        return None if row is None else Account(**row)

    def add_account(self, account: Account) -> None:
        """Add an account with nothing on it."""
        self._insert(insert(accounts).values(asdict(account)))

    def move(self, changes: Sequence[Movement]) -> None:
        """Write the movements of one account and set its balance to that after the last.

        Raises `Raced` unless its balance is what it was before the first.
        """
        if not changes:
            return
        self._connection.execute(insert(movements), [asdict(change) for change in changes])
        before = changes[0].balance - changes[0].amount
        moved = self._connection.execute(
            update(accounts)
            .where((accounts.c.id == changes[0].account) & (accounts.c.balance == before))
            .values(balance=changes[-1].balance)
        )
        if moved.rowcount != 1:
            raise Raced

    def movements(self, account: str) -> list[Movement]:
        """Return every movement of an account, oldest first."""
        columns = [column for column in movements.c if column.name != "number"]
        query = select(*columns).where(movements.c.account == account).order_by(movements.c.number)
        return [Movement(**row) for row in self._connection.execute(query).mappings()]

    def round(self, round_id: str) -> Round | None:
        """Return a round."""
        row = self._one(select(rounds).where(rounds.c.id == round_id))
        return None if row is None else _round(row)

    def open_round(self, account: str, game: str) -> Round | None:
        """Return the round of an account and game that is not settled; there is at most one."""
        mine = (rounds.c.account == account) & (rounds.c.game == game)
        row = self._one(select(rounds).where(mine & ~rounds.c.settled))
        return None if row is None else _round(row)

    def rounds(self, account: str, game: str | None, limit: int, before: str | None) -> list[Round]:
        """Return rounds of an account, newest first, those begun before the round `before`."""
        query = select(rounds).where(rounds.c.account == account)
        if game is not None:
            query = query.where(rounds.c.game == game)
        if before is not None:
            number = select(rounds.c.number).where(rounds.c.id == before).scalar_subquery()
            query = query.where(rounds.c.number < number)
        query = query.order_by(rounds.c.number.desc()).limit(limit)
        return [_round(row) for row in self._connection.execute(query).mappings()]

    def add_round(self, new: Round) -> None:
        """Add a round; raises `Raced` where the account has another open round of the game."""
        self._insert(insert(rounds).values(_row(new)))

    def advance_round(self, advanced: Round, answered: int) -> None:
        """Write what further answers led to.

        Raises `Raced` unless exactly `answered` answers were stored and the round was open.
        """
        as_it_was = (rounds.c.question_number == answered) & ~rounds.c.settled
        written = self._connection.execute(
            update(rounds).where((rounds.c.id == advanced.id) & as_it_was).values(_row(advanced))
        )
        if written.rowcount != 1:
            raise Raced

    def carried(self, account: str, game: str) -> Carried | None:
        """Return what an account carries into its next round of a game."""
        row = self._one(select(carried).where(_of_player(account, game)))
        return None if row is None else Carried(**row)

    def carry(self, carried_on: Carried) -> None:
        """Keep what an account carries into its next round of a game, in place of all before."""
        values = asdict(carried_on)
        mine = _of_player(carried_on.account, carried_on.game)
        if self._connection.execute(update(carried).where(mine).values(values)).rowcount == 0:
            self._insert(insert(carried).values(values))

    def keep(self, digest: str, text: str) -> None:
        """Keep a document by its digest; one that is kept already stays as it is."""
        if self.kept(digest) is None:
            self._insert(insert(documents).values(digest=digest, text=text))

    def kept(self, digest: str) -> str | None:
        """Return a document."""
        row = self._one(select(documents.c.text).where(documents.c.digest == digest))
        return None if row is None else row["text"]

    def next_draw(self, account: str, record: str) -> int:
        """Return the place, from 0, of the next draw an account takes from a record; count it."""
        mine = (draws.c.account == account) & (draws.c.record == record)
        row = self._one(select(draws.c.used).where(mine).with_for_update())
        if row is None:
            self._insert(insert(draws).values(account=account, record=record, used=1))
            return 0
        place: int = row["used"]
        self._connection.execute(update(draws).where(mine).values(used=place + 1))
        return place

    def _one(self, query: Select[Any]) -> RowMapping | None:
        return self._connection.execute(query).mappings().one_or_none()

    def _insert(self, statement: Insert) -> None:
        try:
            self._connection.execute(statement)
        except IntegrityError as error:
            raise Raced from error


def _of_player(account: str, game: str) -> ColumnElement[bool]:
    return (carried.c.account == account) & (carried.c.game == game)


def _row(stored: Round) -> dict[str, Any]:
    return {
        **asdict(stored),
        "answers": list(stored.answers),
        "question_number": stored.question_number,
    }


def _round(row: RowMapping) -> Round:
    fields = dict(row)
    del fields["number"], fields["question_number"]
    return Round(**{**fields, "answers": tuple(fields["answers"])})
