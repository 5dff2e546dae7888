"""The audit log, and what it says of rounds that were settled before there was one."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from alembic import op

if TYPE_CHECKING:
    from collections.abc import Iterator

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

IDENTITY = sa.String(64)
CHAIN = IDENTITY.with_variant(sa.String(64, collation="C"), "postgresql")
TIME = sa.DateTime(timezone=True)
UNDOING = ("stake returned", "prizes reversed")
PAGE = 500

SQLITE = """CREATE TRIGGER {table}_no_{change} BEFORE {change} ON {table}
BEGIN SELECT RAISE(ABORT, '{table} is only added to'); END"""
REFUSAL = """CREATE OR REPLACE FUNCTION only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is only added to', TG_TABLE_NAME
USING ERRCODE = 'integrity_constraint_violation'; END $$"""
POSTGRESQL = """CREATE TRIGGER {table}_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON {table}
FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()"""


def upgrade() -> None:
    """Create the log and its heads, begin a chain for each account, and guard what is written."""
    op.create_table(
        "heads",
        sa.Column("chain", CHAIN, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("chain", name="pk_heads"),
        comment="The last entry of each chain of the log",
    )
    op.create_table(
        "log",
        sa.Column("chain", CHAIN, nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("round", IDENTITY, nullable=True),
        sa.PrimaryKeyConstraint("chain", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["round"], ["rounds.id"], name="fk_log_round"),
        sa.UniqueConstraint("round", "kind", name="uq_log_round_kind"),
        sa.CheckConstraint("number > 0", name=op.f("ck_log_counted_from_1")),
        comment="What was done, only ever added to; every entry holds the hash of the one before",
    )
    _Filling(op.get_bind()).fill()
    for table in ("transfers", "log"):
        _guard(table)


def _guard(table: str) -> None:
    if op.get_bind().dialect.name == "sqlite":
        for change in ("update", "delete"):
            op.execute(SQLITE.format(table=table, change=change))
    else:
        op.execute(REFUSAL)
        op.execute(POSTGRESQL.format(table=table))


class _Filling:
    """Writes a chain for each account: that the log begins, then each round that is settled."""

    def __init__(self, bind: sa.Connection) -> None:
        self.bind = bind
        known = sa.MetaData()
        known.reflect(bind, only=("accounts", "rounds", "transfers", "log", "heads"))
        self.tables = known.tables

    def fill(self) -> None:
        """Write the chain of every account."""
        accounts, at, after = self.tables["accounts"], datetime.now(UTC), ""
        query = sa.select(accounts).order_by(accounts.c.id).limit(PAGE)
        while page := self.bind.execute(query.where(accounts.c.id > after)).mappings().all():
            for account in page:
                self._chain(account, at)
            after = page[-1]["id"]

    def _chain(self, account: sa.RowMapping, at: datetime) -> None:
        """Write the chain of an account: of a round that is void only that it is."""
        number, previous = 1, "0" * 64
        what = {"account_kind": account["kind"], "amount": self._given(account["id"])}
        entry = _entry(account["id"], 1, at, "log begun", {**what, "locked": account["locked"]})
        self._add(entry, previous)
        previous = _hash(entry, previous)
        for kind, when, told in self._settled(account):
            number += 1
            entry = _entry(account["id"], number, when, kind, told)
            self._add(entry, previous, told["round"])
            previous = _hash(entry, previous)
        head = {"chain": account["id"], "number": number, "hash": previous}
        self.bind.execute(sa.insert(self.tables["heads"]).values(head))

    def _settled(self, account: sa.RowMapping) -> Iterator[tuple[str, datetime, dict[str, Any]]]:
        rounds, after = self.tables["rounds"], 0
        mine = (rounds.c.account == account["id"]) & rounds.c.settled
        query = sa.select(rounds).where(mine).order_by(rounds.c.number).limit(PAGE)
        while page := self.bind.execute(query.where(rounds.c.number > after)).mappings().all():
            for one in page:
                moved = self._moved(one["id"])
                played = [each for each in moved if each["kind"] not in UNDOING]
                if one["void"] is None:
                    yield "round over", one["closed"], _told(one, account, played)
                else:
                    told = _told(one, account, moved)
                    yield "round void", one["closed"], {**told, "because": one["void"]}
            after = page[-1]["number"]

    def _moved(self, round_id: str) -> list[dict[str, Any]]:
        transfers = self.tables["transfers"]
        columns = [column for column in transfers.c if column.name != "number"]
        query = sa.select(*columns).where(transfers.c.round == round_id)
        rows = self.bind.execute(query.order_by(transfers.c.number)).mappings()
        return [{**row, "at": _instant(row["at"])} for row in rows]

    def _given(self, account: str) -> int:
        transfers = self.tables["transfers"]
        payee, payer = transfers.c.payee == "wallet", transfers.c.payer == "wallet"
        amount = transfers.c.amount * sa.case((payee, 1), (payer, -1), else_=0)
        mine = (transfers.c.account == account) & transfers.c.round.is_(None)
        total = self.bind.execute(sa.select(sa.func.coalesce(sa.func.sum(amount), 0)).where(mine))
        return int(total.scalar_one())

    def _add(self, entry: dict[str, Any], previous: str, about: str | None = None) -> None:
        row = {**entry, "previous": previous, "hash": _hash(entry, previous), "round": about}
        self.bind.execute(sa.insert(self.tables["log"]).values(row))


def _told(
    one: sa.RowMapping, account: sa.RowMapping, moved: list[dict[str, Any]]
) -> dict[str, Any]:
    same = ("game", "digest", "profile", "rules_version", "stake", "carry", "events_hash", "won")
    return {
        **{name: one[name] for name in same},
        "round": one["id"],
        "account_kind": account["kind"],
        "currency": account["currency"],
        "cost": one["total_bet"],
        "answers": _text_hash(one["answers"]),
        "opened": _instant(one["opened"]),
        "closed": _instant(one["closed"]),
        "transfers": _text_hash(moved),
        "balance": moved[-1]["balance"] if moved else None,
    }


def _entry(chain: str, number: int, at: datetime, kind: str, what: object) -> dict[str, Any]:
    return {"chain": chain, "number": number, "at": at, "kind": kind, "what": _text(what)}


def _hash(entry: dict[str, Any], previous: str) -> str:
    parts = (entry["chain"], entry["number"], _instant(entry["at"]), entry["kind"], entry["what"])
    return _text_hash([*parts, previous])


def _instant(at: datetime) -> str:
    """Return the one text of a time; SQLite keeps it without its zone, which is UTC."""
    aware = at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
    return aware.isoformat(timespec="microseconds")


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def _text_hash(data: object) -> str:
    return hashlib.sha256(_text(data).encode()).hexdigest()
