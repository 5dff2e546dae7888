"""The first tables: accounts, rounds, and what they move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
IDENTITY = sa.String(64)
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create every table of the first version."""
    _create_documents()
    _create_accounts()
    _create_rounds()
    _create_movements()
    _create_draws()


def _create_documents() -> None:
    op.create_table(
        "documents",
        sa.Column("digest", IDENTITY, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_documents"),
        comment="Definitions and profiles rounds were begun under, as JSON, never changed",
    )


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", IDENTITY, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("currency", sa.String(3), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.CheckConstraint("balance >= 0", name=op.f("ck_accounts_never_negative")),
        sa.CheckConstraint("kind IN ('demo', 'test')", name=op.f("ck_accounts_kind_known")),
    )


def _create_rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("id", IDENTITY, nullable=False),
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("digest", IDENTITY, nullable=False),
        sa.Column("profile", IDENTITY, nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("stake", sa.JSON(), nullable=False),
        sa.Column("total_bet", sa.BigInteger(), nullable=False),
        sa.Column("carry", sa.JSON(), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("question_number", sa.Integer(), nullable=False),
        sa.Column("events_hash", sa.String(64), nullable=False),
        sa.Column("won", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("opened", TIME, nullable=False),
        sa.Column("closed", TIME, nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_rounds"),
        sa.UniqueConstraint("id", name="uq_rounds_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_rounds_account"),
        sa.ForeignKeyConstraint(["digest"], ["documents.digest"], name="fk_rounds_digest"),
        sa.ForeignKeyConstraint(["profile"], ["documents.digest"], name="fk_rounds_profile"),
        sa.CheckConstraint("total_bet > 0", name=op.f("ck_rounds_costs_something")),
        sa.CheckConstraint(
            "(closed IS NULL) = (NOT settled)", name=op.f("ck_rounds_closed_when_settled")
        ),
    )
    op.create_index("ix_rounds_account_number", "rounds", ["account", "number"])
    not_settled = ~sa.column("settled", sa.Boolean)
    op.create_index(
        "uq_rounds_one_open",
        "rounds",
        ["account", "game"],
        unique=True,
        sqlite_where=not_settled,
        postgresql_where=not_settled,
    )


def _create_movements() -> None:
    op.create_table(
        "movements",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("round", IDENTITY, nullable=True),
        sa.Column("question_number", sa.Integer(), nullable=True),
        sa.Column("event", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_movements"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_movements_account"),
        sa.ForeignKeyConstraint(["round"], ["rounds.id"], name="fk_movements_round"),
        sa.UniqueConstraint("round", "event", name="uq_movements_round_event"),
        sa.CheckConstraint("balance >= 0", name=op.f("ck_movements_never_negative")),
        sa.CheckConstraint("amount <> 0", name=op.f("ck_movements_moves_something")),
        comment="Every change of every balance, only ever added to",
    )
    op.create_index("ix_movements_account_number", "movements", ["account", "number"])


def _create_draws() -> None:
    op.create_table(
        "draws",
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("record", sa.String(64), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("account", "record", name="pk_draws"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_draws_account"),
        comment="How far a test account is in a record of draws",
    )
