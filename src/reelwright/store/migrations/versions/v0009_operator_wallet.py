"""Accounts whose money is in an operator's wallet, and what is asked of that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

IDENTITY = sa.String(64)
TIME = sa.DateTime(timezone=True)
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
IS_LIVE = sa.text("state IN ('asked', 'undoing', 'due', 'owed')")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "wallet_accounts",
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("wallet", IDENTITY, nullable=False),
        sa.Column("player", IDENTITY, nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_wallet_accounts"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_wallet_accounts_account"),
        sa.UniqueConstraint("wallet", "player", name="uq_wallet_accounts_wallet_player"),
        comment="Accounts whose money is in an operator's wallet, and what that last said they "
        "have",
    )
    _create_requests()
    op.create_index("ix_wallet_requests_round", "wallet_requests", ["round"])
    op.create_index(
        "ix_wallet_requests_live",
        "wallet_requests",
        ["account", "number"],
        sqlite_where=IS_LIVE,
        postgresql_where=IS_LIVE,
    )


def _create_requests() -> None:
    op.create_table(
        "wallet_requests",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("id", IDENTITY, nullable=False),
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("round", IDENTITY, nullable=False),
        sa.Column("reason", sa.String(8), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("asked", TIME, nullable=False),
        sa.Column("due", TIME, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("leased", TIME, nullable=True),
        sa.Column("trouble", sa.Text(), nullable=True),
        sa.Column("told", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_wallet_requests"),
        sa.UniqueConstraint("id", name="uq_wallet_requests_id"),
        sa.ForeignKeyConstraint(
            ["account"], ["wallet_accounts.account"], name="fk_wallet_requests_account"
        ),
        sa.CheckConstraint("amount > 0", name=op.f("ck_wallet_requests_moves_something")),
        sa.CheckConstraint(
            "kind IN ('debit', 'credit')", name=op.f("ck_wallet_requests_kind_known")
        ),
        sa.CheckConstraint(
            "state IN ('asked', 'used', 'refused', 'undoing', 'undone', 'due', 'done', 'owed')",
            name=op.f("ck_wallet_requests_state_known"),
        ),
        comment="What was asked of operators' wallets; a round may begin only with a debit it uses",
    )
