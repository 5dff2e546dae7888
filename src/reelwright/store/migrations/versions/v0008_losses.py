"""What an account lost within a day is found without reading all that it ever moved."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Index transfers by account and time."""
    op.create_index("ix_transfers_account_at", "transfers", ["account", "at"])
