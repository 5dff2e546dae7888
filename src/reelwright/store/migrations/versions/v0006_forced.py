"""Draws that a laboratory chooses beforehand for a test account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "forced",
        sa.Column("number", NUMBER, autoincrement=True, nullable=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("of", sa.String(16), nullable=False),
        sa.Column("outcomes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_forced"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_forced_account"),
        comment="Draws chosen beforehand for a test account, each taken once",
    )
    op.create_index("ix_forced_account", "forced", ["account"])
