"""What players carry from round to round of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

IDENTITY = sa.String(64)


def upgrade() -> None:
    """Create the table; whoever has played before carries nothing."""
    op.create_table(
        "carried",
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("digest", IDENTITY, nullable=False),
        sa.Column("carry", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("account", "game", name="pk_carried"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_carried_account"),
        sa.ForeignKeyConstraint(["digest"], ["documents.digest"], name="fk_carried_digest"),
        comment="What an account carries into its next round of a game, and by which definition",
    )
