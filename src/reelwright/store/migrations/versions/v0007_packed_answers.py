"""Answers of rounds packed, not written out; rounds found by the time they were opened."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgpack
import sqlalchemy as sa
from alembic import op

if TYPE_CHECKING:
    from collections.abc import Callable

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
IDENTITY = sa.String(64)
TIME = sa.DateTime(timezone=True)
WRITTEN, PACKED = sa.JSON(), sa.LargeBinary()
PAGE = 1000


def upgrade() -> None:
    """Pack the answers of every round, and put rounds in the order of time."""
    _rewrite(WRITTEN, sa.Text(), PACKED, packed)
    op.create_index("ix_rounds_opened_number", "rounds", ["opened", "number"])


def downgrade() -> None:
    """Write the answers of every round out again."""
    op.drop_index("ix_rounds_opened_number", "rounds")
    _rewrite(PACKED, PACKED, WRITTEN, unpacked)


def packed(text: str) -> bytes:
    """Return answers packed; what nobody could read stays as it is, for an audit to find."""
    try:
        data: bytes = msgpack.packb([_item(answer) for answer in json.loads(text)])
    except (ValueError, TypeError, OverflowError):
        return text.encode()
    return data


def _item(answer: object) -> object:
    match answer:
        case {"drawn": list(outcomes), **rest} if not rest:
            return outcomes
        case {"chosen": str(option), **rest} if not rest:
            return option
        case {"lapsed": True, **rest} if not rest:
            return True
        case _:
            return answer


def unpacked(data: bytes) -> list[object]:
    """Return answers as they were written; raises `ValueError` where they are none."""
    return [_answer(item) for item in msgpack.unpackb(data)]


def _answer(item: object) -> object:
    match item:
        case list():
            return {"drawn": item}
        case str():
            return {"chosen": item}
        case True:
            return {"lapsed": True}
        case _:
            return item


def _rewrite(
    kept: sa.types.TypeEngine[Any],
    read: sa.types.TypeEngine[Any],
    wanted: sa.types.TypeEngine[Any],
    rewritten: Callable[[Any], object],
) -> None:
    """Put other answers in place of those that are kept, a page of rounds at a time."""
    op.add_column("rounds", sa.Column("rewritten", wanted, nullable=True))
    bind, last = op.get_bind(), 0
    rounds = sa.table(
        "rounds",
        sa.column("number", NUMBER),
        sa.column("answers", kept),
        sa.column("rewritten", wanted),
    )
    answers = sa.cast(rounds.c.answers, read).label("answers")
    found = sa.select(rounds.c.number, answers).order_by(rounds.c.number).limit(PAGE)
    change = sa.update(rounds).where(rounds.c.number == sa.bindparam("one"))
    change = change.values(rewritten=sa.bindparam("new"))
    while page := bind.execute(found.where(rounds.c.number > last)).all():
        bind.execute(change, [{"one": row.number, "new": rewritten(row.answers)} for row in page])
        last = page[-1].number
    as_it_is = _rounds(kept, sa.Column("rewritten", wanted, nullable=True))
    with op.batch_alter_table("rounds", copy_from=as_it_is) as batch:
        batch.drop_column("answers")
        batch.alter_column(
            "rewritten", new_column_name="answers", existing_type=wanted, nullable=False
        )


def _rounds(kept: sa.types.TypeEngine[Any], more: sa.Column[Any]) -> sa.Table:
    not_settled = ~sa.column("settled", sa.Boolean)
    return sa.Table(
        "rounds",
        sa.MetaData(),
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
        sa.Column("answers", kept, nullable=False),
        sa.Column("question_number", sa.Integer(), nullable=False),
        sa.Column("events_hash", sa.String(64), nullable=False),
        sa.Column("won", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("opened", TIME, nullable=False),
        sa.Column("closed", TIME, nullable=True),
        sa.Column("void", sa.Text(), nullable=True),
        more,
        sa.PrimaryKeyConstraint("number", name="pk_rounds"),
        sa.UniqueConstraint("id", name="uq_rounds_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_rounds_account"),
        sa.ForeignKeyConstraint(["digest"], ["documents.digest"], name="fk_rounds_digest"),
        sa.ForeignKeyConstraint(["profile"], ["documents.digest"], name="fk_rounds_profile"),
        sa.CheckConstraint("total_bet > 0", name=op.f("ck_rounds_costs_something")),
        sa.CheckConstraint(
            "(closed IS NULL) = (NOT settled)", name=op.f("ck_rounds_closed_when_settled")
        ),
        sa.CheckConstraint("void IS NULL OR settled", name=op.f("ck_rounds_settled_when_void")),
        sa.Index("ix_rounds_account_number", "account", "number"),
        sa.Index(
            "uq_rounds_one_open",
            "account",
            "game",
            unique=True,
            sqlite_where=not_settled,
            postgresql_where=not_settled,
        ),
    )
