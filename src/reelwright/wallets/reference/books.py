"""The books of the reference wallet: players, and transactions of which each is done once."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Integer,
    MetaData,
    String,
    Table,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from reelwright.service.wallet_ports import Said, Told, WalletRefused
from reelwright.wallets.signing import FRESH, SKEW

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection, RowMapping

    from reelwright.service.wallet_ports import Order

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("balance", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("blocked", Boolean, nullable=False),
    CheckConstraint("balance >= 0"),
)

transactions = Table(
    "transactions",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", String(64), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(64), nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("round", String(64), nullable=False),
    Column("reason", String(8), nullable=False),
    Column("state", String(16), nullable=False),
    Column("at", DateTime, nullable=False),
)

nonces = Table(
    "nonces",
    metadata,
    Column("nonce", String(64), primary_key=True),
    Column("at", DateTime, nullable=False),
)

REMEMBERED = FRESH + 2 * SKEW
"""How long a nonce is remembered: longer than its message is fresh."""

SAME = ("kind", "player", "amount", "currency", "round", "reason")
"""What a transaction that is asked again must have alike."""

LONGEST_WAIT = 30


class WalletFile:
    """A file with the books of a wallet."""

    def __init__(self, path: Path) -> None:
        self._engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": LONGEST_WAIT})
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        metadata.create_all(self._engine)

    def close(self) -> None:
        """Close the file."""
        self._engine.dispose()

    def put_player(
        self, player: str, balance: int, currency: str = "NZD", *, blocked: bool = False
    ) -> None:
        """Add a player, or give one another balance and say whether they may bet."""
        values = {"balance": balance, "currency": currency, "blocked": blocked}
        with self._writing() as connection:
            mine = update(players).where(players.c.player == player)
            more = {**values, "version": players.c.version + 1}
            if connection.execute(mine.values(more)).rowcount == 0:
                connection.execute(insert(players).values(player=player, version=0, **values))

    def standing(self, player: str) -> Said:
        """Return what a player has; raises `WalletRefused`."""
        with self._writing() as connection:
            return _said(_player(connection, player))

    def transact(self, order: Order) -> Said:
        """Debit or credit a player, once for an id; raises `WalletRefused`."""
        with self._writing() as connection:
            known = _transaction(connection, order.id)
            mine = _player(connection, order.player)
            if known is not None:
                return _done_before(order, known, mine)
            if mine["currency"] != order.currency or order.amount <= 0:
                raise WalletRefused("differs")
            if order.kind == "debit" and mine["blocked"]:
                raise WalletRefused("blocked")
            more = order.amount if order.kind == "credit" else -order.amount
            if mine["balance"] + more < 0:
                raise WalletRefused("no-funds")
            _add(connection, order, "done")
            return _changed(connection, mine, more)

    def roll_back(self, order: Order) -> Said:
        """Undo a debit; one that is not there is kept from being done later."""
        with self._writing() as connection:
            known = _transaction(connection, order.id)
            mine = _player(connection, order.player)
            if known is None:
                _add(connection, order, "rolled-back")
                return _said(mine)
            if known["kind"] != "debit" or not _is_same(order, known):
                raise WalletRefused("differs")
            if known["state"] == "rolled-back":
                return _said(mine)
            this = update(transactions).where(transactions.c.id == order.id)
            connection.execute(this.values(state="rolled-back"))
            return _changed(connection, mine, known["amount"])

    def transaction(self, transaction: str) -> Told | None:
        """Return a transaction."""
        with self._writing() as connection:
            found = _transaction(connection, transaction)
        return None if found is None else _told(found)

    def transactions(self, after: int, limit: int) -> tuple[list[Told], int]:
        """Return transactions in the order they came, and the number of the last of them."""
        query = select(transactions).where(transactions.c.number > after)
        with self._writing() as connection:
            rows = connection.execute(query.order_by(transactions.c.number).limit(limit))
            found = rows.mappings().all()
        return [_told(one) for one in found], found[-1]["number"] if found else after

    def is_new(self, nonce: str) -> bool:
        """Tell whether a nonce was not seen lately, and remember it."""
        at = datetime.now(UTC).replace(tzinfo=None)
        with self._writing() as connection:
            connection.execute(delete(nonces).where(nonces.c.at < at - REMEMBERED))
            try:
                connection.execute(insert(nonces).values(nonce=nonce[:64], at=at))
            except IntegrityError:
                return False
        return True

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._engine.begin() as connection:
            yield connection


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _player(connection: Connection, player: str) -> RowMapping:
    query = select(players).where(players.c.player == player)
    found = connection.execute(query).mappings().one_or_none()
    if found is None:
        raise WalletRefused("unknown-player")
    return found


def _transaction(connection: Connection, transaction: str) -> RowMapping | None:
    query = select(transactions).where(transactions.c.id == transaction)
    return connection.execute(query).mappings().one_or_none()


def _done_before(order: Order, known: RowMapping, mine: RowMapping) -> Said:
    if not _is_same(order, known):
        raise WalletRefused("differs")
    if known["state"] == "rolled-back":
        raise WalletRefused("rolled-back")
    return _said(mine)


def _is_same(order: Order, known: RowMapping) -> bool:
    return all(getattr(order, name) == known[name] for name in SAME)


def _add(connection: Connection, order: Order, state: str) -> None:
    values = {name: getattr(order, name) for name in SAME}
    at = datetime.now(UTC).replace(tzinfo=None)
    connection.execute(insert(transactions).values(id=order.id, state=state, at=at, **values))


def _changed(connection: Connection, mine: RowMapping, more: int) -> Said:
    now = {"balance": mine["balance"] + more, "version": mine["version"] + 1}
    one = update(players).where(players.c.player == mine["player"])
    connection.execute(one.values(now))
    return Said(now["balance"], mine["currency"], now["version"])


def _said(mine: RowMapping) -> Said:
    return Said(mine["balance"], mine["currency"], mine["version"])


def _told(row: RowMapping) -> Told:
    names = ("id", "kind", "player", "amount", "currency", "state")
    return Told(**{name: row[name] for name in names})
