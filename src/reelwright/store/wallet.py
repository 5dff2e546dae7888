"""Accounts that are kept in operators' wallets, and what was asked of those."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, func, select, update

from reelwright.service.fields import fields_of
from reelwright.service.wallet_records import LIVE, OUTBOX, Outside, Waiting, WalletRequest
from reelwright.store.rows import Rows
from reelwright.store.tables import accounts, wallet_accounts, wallet_requests

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import BindParameter, ColumnElement, FromClause, RowMapping, Update

    from reelwright.service.wallet_ports import Said
    from reelwright.service.wallet_records import State


def _live(table: FromClause) -> ColumnElement[bool]:
    """Return that a request is not over, in the very words of the index of those."""
    states: BindParameter[Any] = bindparam("live", LIVE, expanding=True, literal_execute=True)
    return table.c.state.in_(states)


def _waits(table: FromClause) -> ColumnElement[bool]:
    return _live(table) & table.c.state.in_(OUTBOX)


WAITS = _waits(wallet_requests)
IS_OWED = _live(wallet_requests) & (wallet_requests.c.state == "owed")


class WalletRows(Rows):
    """The part of the books that knows of operators' wallets."""

    def add_outside(self, account: str, outside: Outside) -> None:
        """Write that an account is kept outside; raises `Raced` where the player has one."""
        row = fields_of(outside)
        del row["pending"]
        self._insert(wallet_accounts, {"account": account, **row})

    def account_of_player(self, wallet: str, player: str) -> str | None:
        """Return the account of an operator's player."""
        one = (wallet_accounts.c.wallet == wallet) & (wallet_accounts.c.player == player)
        row = self._one(select(wallet_accounts.c.account).where(one))
        return None if row is None else str(row["account"])

    def heard(self, account: str, said: Said) -> None:
        """Keep what the operator's wallet said, unless something newer is kept."""
        mine = (wallet_accounts.c.account == account) & (wallet_accounts.c.version <= said.version)
        now = {"balance": said.balance, "version": said.version}
        self._connection.execute(update(wallet_accounts).where(mine).values(now))

    def add_wallet_request(self, request: WalletRequest) -> None:
        """Add a request."""
        self._insert(wallet_requests, fields_of(request))

    def turn_wallet_request(
        self, request_id: str, before: State, after: State, trouble: str | None = None
    ) -> bool:
        """Change where a request stands; tell whether it stood where it was thought to."""
        now = {"state": after, "leased": None, "trouble": trouble}
        return self._changed(_standing(request_id, before).values(now)) == 1

    def use_wallet_request(self, request_id: str, told: int) -> bool:
        """Have a round use a debit that is "asked"; tell whether it was still that."""
        now = {"state": "used", "told": told}
        return self._changed(_standing(request_id, "asked").values(now)) == 1

    def told_before(self, round_id: str) -> int | None:
        """Return what a player had when a round first used a debit; `None` where none has."""
        one = wallet_requests.c
        query = select(one.told).where((one.round == round_id) & one.told.is_not(None))
        return self._connection.execute(query.order_by(one.number).limit(1)).scalar()

    def give_up_wallet_request(self, request_id: str, at: datetime, trouble: str) -> bool:
        """Have a debit that is still "asked" rolled back; tell whether it was."""
        now = {"state": "undoing", "due": at, "trouble": trouble}
        return self._changed(_standing(request_id, "asked").values(now)) == 1

    def give_up_wallet_requests(self, at: datetime) -> int:
        """Have every debit rolled back whose time to be used is over; return how many."""
        one = wallet_requests.c
        over = _live(wallet_requests) & (one.state == "asked") & (one.due <= at)
        now = {"state": "undoing", "trouble": "not used in time"}
        return self._changed(update(wallet_requests).where(over).values(now))

    def postpone_wallet_request(self, request: WalletRequest) -> None:
        """Write when a request that waits is sent again, and why it is; nobody is sending it."""
        now = {"due": request.due, "tries": request.tries, "trouble": request.trouble}
        self._changed(_standing(request.id, request.state).values(leased=None, **now))

    def take_wallet_request(
        self, wallet: str, at: datetime, until: datetime, account: str | None = None
    ) -> WalletRequest | None:
        """Take what is to be sent next, for nobody else to send until some time.

        It is the oldest that waits of its account: of the one given, whenever it is due, or of
        any for which that is now.
        """
        one, known = wallet_requests.c, wallet_accounts.c
        whose = select(known.wallet).where(known.account == one.account).scalar_subquery()
        wanted = one.due <= at if account is None else one.account == account
        free = one.leased.is_(None) | (one.leased <= at)
        query = select(wallet_requests).where(WAITS, wanted, free, _is_first(), whose == wallet)
        first = query.order_by(one.due, one.number).limit(1)
        row = self._one(first.with_for_update(skip_locked=True, of=wallet_requests))
        if row is None:
            return None
        self._changed(_standing(row["id"], row["state"]).values(leased=until))
        return _request(row)

    def outbox(self, after: int, limit: int) -> list[tuple[int, WalletRequest]]:
        """Return what waits or is owed, oldest first, with numbers, those after one."""
        shown = (WAITS | IS_OWED) & (wallet_requests.c.number > after)
        query = select(wallet_requests).where(shown).order_by(wallet_requests.c.number)
        rows = self._connection.execute(query.limit(limit)).mappings()
        return [(row["number"], _request(row)) for row in rows]

    def waiting(self, account: str | None = None) -> Waiting:
        """Return how much waits, of one account or of all."""
        mine = [] if account is None else [wallet_requests.c.account == account]
        query = select(func.count(), func.min(wallet_requests.c.asked))
        count, oldest = self._connection.execute(query.where(WAITS, *mine)).one()
        owed, _ = self._connection.execute(query.where(IS_OWED, *mine)).one()
        return Waiting(count, oldest, owed)

    def wallet_requests_after(
        self, wallet: str, number: int, limit: int
    ) -> list[tuple[int, WalletRequest, str, str]]:
        """Return requests to a wallet with their numbers, players and currencies, those after one.

        The oldest are first.
        """
        after = (wallet_accounts.c.wallet == wallet) & (wallet_requests.c.number > number)
        query = select(wallet_requests, wallet_accounts.c.player, accounts.c.currency)
        query = query.join(wallet_accounts, wallet_accounts.c.account == wallet_requests.c.account)
        query = query.join(accounts, accounts.c.id == wallet_accounts.c.account).where(after)
        found = self._connection.execute(query.order_by(wallet_requests.c.number).limit(limit))
        return [
            (row["number"], _request(row), row["player"], row["currency"])
            for row in found.mappings()
        ]

    def _outside(self, account: str) -> Outside | None:
        """Return where the money of an account is, with what is on its way there."""
        one = wallet_requests.c
        row = self._one(select(wallet_accounts).where(wallet_accounts.c.account == account))
        if row is None:
            return None
        mine = _live(wallet_requests) & (one.account == account)
        going = mine & (one.kind == "credit") & (one.state == "due")
        pending = select(func.coalesce(func.sum(one.amount), 0)).where(going)
        kept = {**row}
        del kept["account"]
        return Outside(**kept, pending=int(self._connection.execute(pending).scalar_one()))

    def _changed(self, statement: Update) -> int:
        return int(self._connection.execute(statement).rowcount)


def _standing(request_id: str, state: State) -> Update:
    """Return an update of a request where it stands so."""
    known = (wallet_requests.c.id == request_id) & (wallet_requests.c.state == state)
    return update(wallet_requests).where(known)


def _is_first() -> ColumnElement[bool]:
    """Return that nothing older of the same account waits."""
    other = wallet_requests.alias("earlier")
    mine = (other.c.account == wallet_requests.c.account) & _waits(other)
    return ~select(other.c.number).where(mine, other.c.number < wallet_requests.c.number).exists()


def _request(row: RowMapping) -> WalletRequest:
    names: Any = WalletRequest.__dataclass_fields__
    return WalletRequest(**{name: row[name] for name in names})
