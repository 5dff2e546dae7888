"""The tables. Money is in integer cents; a round is its answers, and nothing derived is needed."""

from __future__ import annotations

from dataclasses import fields
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)

from reelwright.service.records import Metered
from reelwright.store.log_guards import only_added_to
from reelwright.store.packing import Packed

if TYPE_CHECKING:
    from sqlalchemy import Dialect

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class UtcTime(TypeDecorator[datetime]):
    """A time in UTC, on engines that keep a time zone and on those that do not."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Give the engine UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(
        self,
        value: datetime | None,
        dialect: Dialect,  # noqa: ARG002
    ) -> datetime | None:
        """Return what the engine gave as UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


Number = BigInteger().with_variant(Integer, "sqlite")
"""A number the engine counts up by itself."""

IDENTITY = String(64)

CHAIN = IDENTITY.with_variant(String(64, collation="C"), "postgresql")
"""The name of a chain of the log: on both engines in the order of its code points."""

documents = Table(
    "documents",
    metadata,
    Column("digest", IDENTITY, primary_key=True),
    Column("text", Text, nullable=False),
    comment="Definitions and profiles rounds were begun under, as JSON, never changed",
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", IDENTITY, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("balance", BigInteger, nullable=False),
    Column("currency", String(3), nullable=False),
    Column("locked", Text),
    CheckConstraint("balance >= 0", name="never_negative"),
    CheckConstraint("kind IN ('demo', 'test', 'real')", name="kind_known"),
    comment="The balance is what is in the wallet; the ledger has all other sides of it",
)

ledger = Table(
    "ledger",
    metadata,
    Column("account", IDENTITY, ForeignKey("accounts.id"), primary_key=True),
    Column("name", String(16), primary_key=True),
    Column("balance", BigInteger, nullable=False),
    CheckConstraint("name <> 'win meter' OR balance >= 0", name="never_negative"),
    comment="Running sums of transfers: with the wallet, those of an account come to nothing",
)

rounds = Table(
    "rounds",
    metadata,
    Column("number", Number, primary_key=True),
    Column("id", IDENTITY, nullable=False, unique=True),
    Column("account", IDENTITY, ForeignKey("accounts.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("digest", IDENTITY, ForeignKey("documents.digest"), nullable=False),
    Column("profile", IDENTITY, ForeignKey("documents.digest"), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("stake", JSON, nullable=False),
    Column("total_bet", BigInteger, nullable=False),
    Column("carry", JSON, nullable=False),
    Column("answers", Packed, nullable=False),
    Column("question_number", Integer, nullable=False),
    Column("events_hash", String(64), nullable=False),
    Column("won", BigInteger, nullable=False),
    Column("settled", Boolean, nullable=False),
    Column("opened", UtcTime, nullable=False),
    Column("closed", UtcTime),
    Column("void", Text),
    CheckConstraint("total_bet > 0", name="costs_something"),
    CheckConstraint("(closed IS NULL) = (NOT settled)", name="closed_when_settled"),
    CheckConstraint("void IS NULL OR settled", name="settled_when_void"),
)

Index("ix_rounds_account_number", rounds.c.account, rounds.c.number)
Index("ix_rounds_opened_number", rounds.c.opened, rounds.c.number)
Index(
    "uq_rounds_one_open",
    rounds.c.account,
    rounds.c.game,
    unique=True,
    sqlite_where=~rounds.c.settled,
    postgresql_where=~rounds.c.settled,
)

transfers = Table(
    "transfers",
    metadata,
    Column("number", Number, primary_key=True),
    Column("account", IDENTITY, ForeignKey("accounts.id"), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("payer", String(16), nullable=False),
    Column("payee", String(16), nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("balance", BigInteger, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("round", IDENTITY, ForeignKey("rounds.id")),
    Column("question_number", Integer),
    Column("event", Integer),
    CheckConstraint("balance >= 0", name="never_negative"),
    CheckConstraint("amount > 0", name="moves_something"),
    CheckConstraint("payer <> payee", name="goes_elsewhere"),
    UniqueConstraint("round", "event"),
    comment="Every movement of money from one side of a ledger to another, only ever added to",
)

Index("ix_transfers_account_number", transfers.c.account, transfers.c.number)
Index("ix_transfers_account_at", transfers.c.account, transfers.c.at)

meters = Table(
    "meters",
    metadata,
    Column("account", IDENTITY, ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("digest", IDENTITY, ForeignKey("documents.digest"), primary_key=True),
    Column("line_bet", BigInteger, primary_key=True),
    *(Column(field.name, BigInteger, nullable=False) for field in fields(Metered)),
    comment="What was played and paid, by game, its definition and its line bet",
)

draws = Table(
    "draws",
    metadata,
    Column("account", IDENTITY, ForeignKey("accounts.id"), primary_key=True),
    Column("record", String(64), primary_key=True),
    Column("used", Integer, nullable=False),
    comment="How far a test account is in a record of draws",
)

forced = Table(
    "forced",
    metadata,
    Column("number", Number, primary_key=True, autoincrement=True),
    Column("account", IDENTITY, ForeignKey("accounts.id"), nullable=False),
    Column("of", String(16), nullable=False),
    Column("outcomes", JSON, nullable=False),
    comment="Draws chosen beforehand for a test account, each taken once",
)

Index("ix_forced_account", forced.c.account)

heads = Table(
    "heads",
    metadata,
    Column("chain", CHAIN, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("hash", String(64), nullable=False),
    comment="The last entry of each chain of the log",
)

log = Table(
    "log",
    metadata,
    Column("chain", CHAIN, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", UtcTime, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("what", Text, nullable=False),
    Column("previous", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("round", IDENTITY, ForeignKey("rounds.id")),
    UniqueConstraint("round", "kind"),
    CheckConstraint("number > 0", name="counted_from_1"),
    comment="What was done, only ever added to; every entry holds the hash of the one before",
)

only_added_to(transfers, log)

carried = Table(
    "carried",
    metadata,
    Column("account", IDENTITY, ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("digest", IDENTITY, ForeignKey("documents.digest"), nullable=False),
    Column("carry", JSON, nullable=False),
    comment="What an account carries into its next round of a game, and by which definition",
)

done = Table(
    "done",
    metadata,
    Column("scope", IDENTITY, primary_key=True),
    Column("key", IDENTITY, primary_key=True),
    Column("request", String(64), nullable=False),
    Column("account", IDENTITY, ForeignKey("accounts.id"), nullable=False),
    Column("balance", BigInteger, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("round", IDENTITY, ForeignKey("rounds.id")),
    Column("answers", Integer, nullable=False),
    Column("new_from", Integer, nullable=False),
    comment="Requests that were done under a key of the client's, so that none is done twice",
)

users = Table(
    "users",
    metadata,
    Column("name", IDENTITY, primary_key=True),
    Column("role", String(16), nullable=False),
    Column("password", Text, nullable=False),
    Column("account", IDENTITY, ForeignKey("accounts.id"), unique=True),
    CheckConstraint("role IN ('player', 'operator', 'auditor')", name="role_known"),
    CheckConstraint("(role = 'player') = (account IS NOT NULL)", name="players_have_one"),
    comment="Who comes in by a password, of which only the Argon2 hash is kept",
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("account", IDENTITY, ForeignKey("accounts.id")),
    Column("user", IDENTITY, ForeignKey("users.name")),
    Column("begun", UtcTime, nullable=False),
    Column("seen", UtcTime, nullable=False),
    Column("ends", UtcTime, nullable=False),
    comment="Who is asking, by the hash of the token that the client shows",
)

Index("ix_sessions_ends", sessions.c.ends)

secrets = Table(
    "secrets",
    metadata,
    Column("name", IDENTITY, primary_key=True),
    Column("value", Text, nullable=False),
    comment="Secrets of the house, which no client is ever told",
)

wallet_accounts = Table(
    "wallet_accounts",
    metadata,
    Column("account", IDENTITY, ForeignKey("accounts.id"), primary_key=True),
    Column("wallet", IDENTITY, nullable=False),
    Column("player", IDENTITY, nullable=False),
    Column("balance", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False),
    UniqueConstraint("wallet", "player"),
    comment="Accounts whose money is in an operator's wallet, and what that last said they have",
)

wallet_requests = Table(
    "wallet_requests",
    metadata,
    Column("number", Number, primary_key=True),
    Column("id", IDENTITY, nullable=False, unique=True),
    Column("account", IDENTITY, ForeignKey("wallet_accounts.account"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("round", IDENTITY, nullable=False),
    Column("reason", String(8), nullable=False),
    Column("state", String(8), nullable=False),
    Column("asked", UtcTime, nullable=False),
    Column("due", UtcTime, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("leased", UtcTime),
    Column("trouble", Text),
    Column("told", BigInteger),
    CheckConstraint("amount > 0", name="moves_something"),
    CheckConstraint("kind IN ('debit', 'credit')", name="kind_known"),
    CheckConstraint(
        "state IN ('asked', 'used', 'refused', 'undoing', 'undone', 'due', 'done', 'owed')",
        name="state_known",
    ),
    comment="What was asked of operators' wallets; a round may begin only with a debit it uses",
)

Index("ix_wallet_requests_round", wallet_requests.c.round)
IS_LIVE = text("state IN ('asked', 'undoing', 'due', 'owed')")
Index(
    "ix_wallet_requests_live",
    wallet_requests.c.account,
    wallet_requests.c.number,
    sqlite_where=IS_LIVE,
    postgresql_where=IS_LIVE,
)
