"""Everything one transaction can read and write, on a relational database."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import BigInteger, bindparam, cast, func, select, update

from reelwright.service.fields import fields_of
from reelwright.service.money import moved
from reelwright.service.ports import Raced
from reelwright.service.records import (
    Account,
    Carried,
    Metered,
    MeterKey,
    MeterTotal,
    Round,
    Transfer,
)
from reelwright.service.searching import Search
from reelwright.store.forcing import Forcing
from reelwright.store.lasting import Lasting
from reelwright.store.log import Log, round_from
from reelwright.store.people import People
from reelwright.store.rows import insertion
from reelwright.store.tables import (
    accounts,
    carried,
    documents,
    ledger,
    meters,
    rounds,
    transfers,
)
from reelwright.store.wallet import WalletRows

if TYPE_CHECKING:
    from collections.abc import Sequence


class SqlBooks(People, Forcing, Log, Lasting, WalletRows):
    """The books of one transaction. An account read while `writing` is locked until its end."""

    def account(self, account: str) -> Account | None:
        """Return an account; while writing, nobody else changes it until the transaction ends."""
        row = self._found(accounts, locked=self._writing, id=account)
        if row is None:
            return None
        kept = {**row}
        others = {
            row.name: row.balance for row in self._connection.execute(SIDES, {"mine": account})
        }
        outside = self._outside(account) if row["kind"] == "real" else None
        return Account(ledger={**others, "wallet": kept.pop("balance")}, outside=outside, **kept)

    def add_account(self, account: Account) -> None:
        """Add an account with nothing on it."""
        assert not any(account.ledger.values())
        row = fields_of(account)
        del row["ledger"], row["outside"]
        self._insert(accounts, {**row, "balance": 0})

    def lock_account(self, account: str, because: str) -> None:
        """Lock an account that is not locked yet."""
        unlocked = (accounts.c.id == account) & accounts.c.locked.is_(None)
        self._connection.execute(update(accounts).where(unlocked).values(locked=because))

    def unlock_account(self, account: str) -> None:
        """Unlock an account."""
        mine = update(accounts).where(accounts.c.id == account)
        self._connection.execute(mine.values(locked=None))

    def move(self, changes: Sequence[Transfer]) -> None:
        """Write transfers of one account and bring its ledger up to date.

        Raises `Raced` unless its balance is what it was before the first.
        """
        if not changes:
            return
        self._connection.execute(insertion(transfers), [fields_of(change) for change in changes])
        added = moved(changes)
        account, after = changes[0].account, changes[-1].balance
        before = after - added.pop("wallet", 0)
        if not self._change(accounts, {"id": account, "balance": before}, {"balance": after}):
            raise Raced
        for name, more in added.items():
            if more:
                mine = {"account": account, "name": name}
                self._add(ledger, mine, {"balance": more})

    def transfers_of_round(self, round_id: str) -> list[Transfer]:
        """Return every transfer of a round, oldest first."""
        return self.transfers_of_rounds([round_id])

    def meter(self, key: MeterKey, more: Metered) -> None:
        """Add to the meters of an account."""
        self._add(meters, fields_of(key), fields_of(more))

    def meters(self, account: str) -> dict[MeterKey, Metered]:
        """Return the meters of an account."""
        found = {}
        mine = select(meters).where(meters.c.account == account)
        for row in self._connection.execute(mine).mappings():
            values = {**row}
            key = MeterKey(**{field.name: values.pop(field.name) for field in fields(MeterKey)})
            found[key] = Metered(**values)
        return found

    def meter_totals(self) -> list[MeterTotal]:
        """Return the meters of all accounts together, by their kind and currency."""
        key = (
            accounts.c.kind,
            accounts.c.currency,
            meters.c.game,
            meters.c.digest,
            meters.c.line_bet,
        )
        names = [field.name for field in fields(Metered)]
        sums = [cast(func.sum(meters.c[name]), BigInteger).label(name) for name in names]
        query = select(*key, *sums).join(accounts).group_by(*key).order_by(*key)
        found = []
        for row in self._connection.execute(query).mappings():
            values = {**row}
            metered = Metered(**{name: values.pop(name) for name in names})
            found.append(MeterTotal(**values, metered=metered))
        return found

    def round(self, round_id: str) -> Round | None:
        """Return a round."""
        row = self._found(rounds, id=round_id)
        return None if row is None else round_from(row)

    def open_round(self, account: str, game: str) -> Round | None:
        """Return the round of an account and game that is not settled; there is at most one."""
        mine = {"mine": account, "of": game}
        row = self._connection.execute(OPEN, mine).mappings().one_or_none()
        return None if row is None else round_from(row)

    def open_rounds(self, account: str) -> list[Round]:
        """Return every round of an account that is not settled."""
        query = select(rounds).where((rounds.c.account == account) & ~rounds.c.settled)
        return [round_from(row) for row in self._connection.execute(query).mappings()]

    def rounds(self, account: str, game: str | None, limit: int, before: str | None) -> list[Round]:
        """Return rounds of an account, newest first, those begun before the round `before`."""
        return self.search(Search(account=account, game=game, limit=limit, before=before))

    def add_round(self, new: Round) -> None:
        """Add a round; raises `Raced` where the account has another open round of the game."""
        self._insert(rounds, _row(new))

    def advance_round(self, advanced: Round, answered: int) -> None:
        """Write what further answers led to.

        Raises `Raced` unless exactly `answered` answers were stored and the round was open.
        """
        as_it_was = {"id": advanced.id, "question_number": answered, "settled": False}
        row = _row(advanced)
        if not self._change(rounds, as_it_was, {name: row[name] for name in ADVANCES}):
            raise Raced

    def void_round(self, void: Round) -> None:
        """Write that a round is void, all else as it was; raises `Raced` where it is already."""
        counts = (rounds.c.id == void.id) & rounds.c.void.is_(None)
        values = {"void": void.void, "settled": True, "closed": void.closed}
        written = self._connection.execute(update(rounds).where(counts).values(values))
        if written.rowcount != 1:
            raise Raced

    def carried(self, account: str, game: str) -> Carried | None:
        """Return what an account carries into its next round of a game."""
        row = self._found(carried, account=account, game=game)
        return None if row is None else Carried(**row)

    def carry(self, carried_on: Carried) -> None:
        """Keep what an account carries into its next round of a game, in place of all before."""
        values = fields_of(carried_on)
        mine = {"account": carried_on.account, "game": carried_on.game}
        if not self._change(carried, mine, values):
            self._insert(carried, values)

    def keep(self, digest: str, text: str) -> None:
        """Keep a document by its digest; one that is kept already stays as it is."""
        self._insert_new(documents, {"digest": digest, "text": text})

    def kept(self, digest: str) -> str | None:
        """Return a document."""
        row = self._found(documents, digest=digest)
        return None if row is None else row["text"]


ADVANCES: Final = ("answers", "question_number", "events_hash", "won", "settled", "closed")
"""What further answers change of a round. Where SQLite is told an id, though it stays the same, it
looks through all that may refer to it."""
SIDES: Final = select(ledger.c.name, ledger.c.balance).where(ledger.c.account == bindparam("mine"))
OPEN: Final = select(rounds).where(
    rounds.c.account == bindparam("mine"), rounds.c.game == bindparam("of"), ~rounds.c.settled
)


def _row(stored: Round) -> dict[str, Any]:
    return {
        **fields_of(stored),
        "question_number": stored.question_number,
    }
