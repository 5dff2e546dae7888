"""Requests done under a key; users, sessions, secrets of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

IDENTITY = sa.String(64)
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create the tables."""
    _create_done()
    _create_users()
    _create_sessions()
    op.create_table(
        "secrets",
        sa.Column("name", IDENTITY, nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
        comment="Secrets of the house, which no client is ever told",
    )


def _create_done() -> None:
    op.create_table(
        "done",
        sa.Column("scope", IDENTITY, nullable=False),
        sa.Column("key", IDENTITY, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("round", IDENTITY, nullable=True),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("new_from", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "key", name="pk_done"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_done_account"),
        sa.ForeignKeyConstraint(["round"], ["rounds.id"], name="fk_done_round"),
        comment="Requests that were done under a key of the client's, so that none is done twice",
    )


def _create_users() -> None:
    op.create_table(
        "users",
        sa.Column("name", IDENTITY, nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("account", IDENTITY, nullable=True),
        sa.PrimaryKeyConstraint("name", name="pk_users"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_users_account"),
        sa.UniqueConstraint("account", name="uq_users_account"),
        sa.CheckConstraint(
            "role IN ('player', 'operator', 'auditor')", name=op.f("ck_users_role_known")
        ),
        sa.CheckConstraint(
            "(role = 'player') = (account IS NOT NULL)", name=op.f("ck_users_players_have_one")
        ),
        comment="Who comes in by a password, of which only the Argon2 hash is kept",
    )


def _create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("account", IDENTITY, nullable=True),
        sa.Column("user", IDENTITY, nullable=True),
        sa.Column("begun", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sa.Column("ends", TIME, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account"),
        sa.ForeignKeyConstraint(["user"], ["users.name"], name="fk_sessions_user"),
        comment="Who is asking, by the hash of the token that the client shows",
    )
    op.create_index("ix_sessions_ends", "sessions", ["ends"])
