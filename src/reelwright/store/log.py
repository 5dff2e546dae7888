"""The log, its heads, and the pages that an audit and a search read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, case, func, select, tuple_

from reelwright.service.fields import fields_of
from reelwright.service.log import OVER, VOID, Entry, Head
from reelwright.service.records import Round, Transfer
from reelwright.store.rows import Rows
from reelwright.store.tables import accounts, heads, log, rounds, transfers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Column, ColumnElement, RowMapping

    from reelwright.service.searching import Search


class Log(Rows):
    """The part of the books that says what was done."""

    def head(self, chain: str) -> Head | None:
        """Return the head of a chain; while writing, nobody else moves it until the end."""
        row = self._found(heads, locked=self._writing, chain=chain)
        return None if row is None else Head(**row)

    def add_entry(self, entry: Entry) -> None:
        """Add an entry, and make it the head of its chain; raises `Raced` where there is one."""
        self._insert(log, fields_of(entry))
        now = {"number": entry.number, "hash": entry.hash}
        if entry.number == 1:
            self._insert(heads, {"chain": entry.chain, **now})
        else:
            self._change(heads, {"chain": entry.chain}, now)

    def heads(self, after: str, limit: int) -> list[Head]:
        """Return heads in the order of the code points of their chains, those after `after`."""
        query = select(heads).where(heads.c.chain > after).order_by(heads.c.chain).limit(limit)
        return [Head(**row) for row in self._connection.execute(query).mappings()]

    def headless(self, limit: int) -> list[str]:
        """Return chains that have entries and no head."""
        has_head = select(heads.c.chain).where(heads.c.chain == log.c.chain).exists()
        query = select(log.c.chain).where((log.c.number == 1) & ~has_head).limit(limit)
        return list(self._connection.execute(query).scalars())

    def entries(self, chain: str, after: int, limit: int) -> list[Entry]:
        """Return entries of a chain, those of numbers after `after`."""
        mine = (log.c.chain == chain) & (log.c.number > after)
        query = select(log).where(mine).order_by(log.c.number).limit(limit)
        return [Entry(**row) for row in self._connection.execute(query).mappings()]

    def entries_of_round(self, round_id: str) -> list[Entry]:
        """Return the entries about a round, oldest first."""
        query = select(log).where(log.c.round == round_id).order_by(log.c.number)
        return [Entry(**row) for row in self._connection.execute(query).mappings()]

    def account_ids(self, after: str, limit: int) -> list[str]:
        """Return the ids of accounts, in the order of the engine, those after `after`."""
        account = accounts.c.id
        query = select(account).where(account > after).order_by(account).limit(limit)
        return list(self._connection.execute(query).scalars())

    def rounds_of(self, ids: Sequence[str]) -> list[Round]:
        """Return rounds by their ids, as many as there are."""
        query = select(rounds).where(rounds.c.id.in_(ids))
        return [round_from(row) for row in self._connection.execute(query).mappings()]

    def transfers_of_rounds(self, ids: Sequence[str]) -> list[Transfer]:
        """Return every transfer of rounds, oldest first."""
        rows = self._connection.execute(OF_ROUNDS, {"rounds": ids}).mappings()
        return [Transfer(**row) for row in rows]

    def transfers_after(self, account: str, number: int, limit: int) -> list[tuple[int, Transfer]]:
        """Return transfers of an account, oldest first, with their numbers, those after one."""
        mine = (transfers.c.account == account) & (transfers.c.number > number)
        query = select(transfers).where(mine).order_by(transfers.c.number).limit(limit)
        rows = [{**row} for row in self._connection.execute(query).mappings()]
        return [(row.pop("number"), Transfer(**row)) for row in rows]

    def unlogged(self, limit: int) -> list[str]:
        """Return the ids of settled rounds of which the log does not say so, oldest first."""
        kind = case((rounds.c.void.is_(None), OVER), else_=VOID)
        said = select(log.c.number).where((log.c.round == rounds.c.id) & (log.c.kind == kind))
        query = select(rounds.c.id).where(rounds.c.settled & ~said.exists())
        return list(
            self._connection.execute(query.order_by(rounds.c.number).limit(limit)).scalars()
        )

    def given(self, account: str) -> int:
        """Return what came into a wallet, less what left it, other than by rounds."""
        sign = case(
            (transfers.c.payee == "wallet", 1), (transfers.c.payer == "wallet", -1), else_=0
        )
        query = select(func.coalesce(func.sum(transfers.c.amount * sign), 0))
        mine = (transfers.c.account == account) & transfers.c.round.is_(None)
        return int(self._connection.execute(query.where(mine)).scalar_one())

    def search(self, search: Search) -> list[Round]:
        """Return the rounds that were searched for, newest first."""
        order = [place.desc() for place in _order(search)]
        query = select(rounds).where(*_wanted(search)).order_by(*order).limit(search.limit)
        return [round_from(row) for row in self._connection.execute(query).mappings()]


OF_ROUNDS: Final = (
    select(*(column for column in transfers.c if column.name != "number"))
    .where(transfers.c.round.in_(bindparam("rounds", expanding=True)))
    .order_by(transfers.c.number)
)


def round_from(row: RowMapping) -> Round:
    """Return a round from its row."""
    kept = {**row}
    del kept["number"], kept["question_number"]
    return Round(**kept)


def _order(search: Search) -> list[Column[Any]]:
    """Return the order that rounds are found in: one that an index has."""
    by_time = search.since is not None or search.until is not None
    return [rounds.c.opened, rounds.c.number] if by_time else [rounds.c.number]


def _wanted(search: Search) -> Iterator[ColumnElement[bool]]:
    """Yield what a round that is searched for must be."""
    if search.account is not None:
        yield rounds.c.account == search.account
    if search.game is not None:
        yield rounds.c.game == search.game
    if search.since is not None:
        yield rounds.c.opened >= search.since
    if search.until is not None:
        yield rounds.c.opened < search.until
    if search.min_won is not None:
        yield rounds.c.won >= search.min_won
    if search.before is not None:
        order = _order(search)
        last = select(*order).where(rounds.c.id == search.before)
        yield tuple_(*order) < last.scalar_subquery()
    match search.status:
        case "void":
            yield rounds.c.void.is_not(None)
        case "complete":
            yield rounds.c.settled & rounds.c.void.is_(None)
        case "in progress":
            yield ~rounds.c.settled
