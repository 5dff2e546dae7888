"""A ledger in place of movements: who paid whom; meters; rounds that are void, accounts locked."""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
IDENTITY = sa.String(64)
TIME = sa.DateTime(timezone=True)
SUMS = (
    "games",
    "turnover",
    "wins",
    "gambles",
    "gambles_won",
    "gamble_stakes",
    "gamble_prizes",
    "voids",
    "returned",
    "reversed",
)
KINDS = {
    "opened": ("funds", "wallet"),
    "refilled": ("funds", "wallet"),
    "round begun": ("wallet", "stakes"),
    "gamble staked": ("wallet", "gamble stakes"),
    "gamble decided": ("gamble prizes", "wallet"),
    "gamble thrown": ("gamble prizes", "wallet"),
}
PRIZE = ("prizes", "wallet")
"""What every other event moved."""
HELD = "held before"
"""The kind of a transfer of what a round had won and not paid when the ledger was made."""


def upgrade() -> None:
    """Create the ledger and fill it from the movements, which it replaces."""
    _create_ledger()
    _create_transfers()
    _create_meters()
    _widen_accounts()
    _widen_rounds()
    _fill()
    op.drop_table("movements")


def _create_ledger() -> None:
    op.create_table(
        "ledger",
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("account", "name", name="pk_ledger"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_ledger_account"),
        sa.CheckConstraint(
            "name <> 'win meter' OR balance >= 0", name=op.f("ck_ledger_never_negative")
        ),
        comment="Running sums of transfers: with the wallet, those of an account come to nothing",
    )


def _create_transfers() -> None:
    op.create_table(
        "transfers",
        sa.Column("number", NUMBER, nullable=False),
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("payer", sa.String(16), nullable=False),
        sa.Column("payee", sa.String(16), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("round", IDENTITY, nullable=True),
        sa.Column("question_number", sa.Integer(), nullable=True),
        sa.Column("event", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_transfers"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_transfers_account"),
        sa.ForeignKeyConstraint(["round"], ["rounds.id"], name="fk_transfers_round"),
        sa.UniqueConstraint("round", "event", name="uq_transfers_round_event"),
        sa.CheckConstraint("balance >= 0", name=op.f("ck_transfers_never_negative")),
        sa.CheckConstraint("amount > 0", name=op.f("ck_transfers_moves_something")),
        sa.CheckConstraint("payer <> payee", name=op.f("ck_transfers_goes_elsewhere")),
        comment="Every movement of money from one side of a ledger to another, only ever added to",
    )
    op.create_index("ix_transfers_account_number", "transfers", ["account", "number"])


def _create_meters() -> None:
    op.create_table(
        "meters",
        sa.Column("account", IDENTITY, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("digest", IDENTITY, nullable=False),
        sa.Column("line_bet", sa.BigInteger(), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in SUMS),
        sa.PrimaryKeyConstraint("account", "game", "digest", "line_bet", name="pk_meters"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_meters_account"),
        sa.ForeignKeyConstraint(["digest"], ["documents.digest"], name="fk_meters_digest"),
        comment="What was played and paid, by game, its definition and its line bet",
    )


def _widen_accounts() -> None:
    """Let an account be one of real money, and be locked."""
    as_it_was = sa.Table(
        "accounts",
        sa.MetaData(),
        sa.Column("id", IDENTITY, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("currency", sa.String(3), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.CheckConstraint("balance >= 0", name=op.f("ck_accounts_never_negative")),
        sa.CheckConstraint("kind IN ('demo', 'test')", name=op.f("ck_accounts_kind_known")),
    )
    with op.batch_alter_table("accounts", copy_from=as_it_was) as batch:
        batch.add_column(sa.Column("locked", sa.Text(), nullable=True))
        batch.drop_constraint(op.f("ck_accounts_kind_known"), type_="check")
        batch.create_check_constraint(
            op.f("ck_accounts_kind_known"), "kind IN ('demo', 'test', 'real')"
        )
        batch.create_table_comment(
            "The balance is what is in the wallet; the ledger has all other sides of it"
        )


def _widen_rounds() -> None:
    """Let a round be void."""
    not_settled = ~sa.column("settled", sa.Boolean)
    as_it_was = sa.Table(
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
    with op.batch_alter_table("rounds", copy_from=as_it_was) as batch:
        batch.add_column(sa.Column("void", sa.Text(), nullable=True))
        batch.create_check_constraint(
            op.f("ck_rounds_settled_when_void"), "void IS NULL OR settled"
        )


def _fill() -> None:
    """Write every movement as a transfer, and what the transfers add up to."""
    bind = op.get_bind()
    known = sa.MetaData()
    known.reflect(bind, only=("movements", "rounds", "transfers", "ledger", "meters"))
    tables = known.tables
    movements, rounds = tables["movements"], tables["rounds"]
    by_id = {row["id"]: row for row in bind.execute(sa.select(rounds)).mappings()}
    sums: Counter[tuple[str, str]] = Counter()
    meters: dict[tuple[object, ...], Counter[str]] = {}
    credited: Counter[str] = Counter()
    for row in bind.execute(sa.select(movements).order_by(movements.c.number)).mappings():
        payer, payee = KINDS.get(row["kind"], PRIZE)
        amount = abs(row["amount"])
        change = {name: row[name] for name in row if name not in ("number", "amount")}
        change |= {"payer": payer, "payee": payee, "amount": amount}
        bind.execute(sa.insert(tables["transfers"]).values(change))
        sums[row["account"], payer] -= amount
        sums[row["account"], payee] += amount
        if row["round"] is not None:
            _count(meters, by_id[row["round"]], row["kind"], amount)
            if payee != "stakes":
                credited[row["round"]] += row["amount"]
    for one in by_id.values():
        held = one["won"] - credited[one["id"]]
        if not one["settled"] and held > 0:
            _hold(bind, tables["transfers"], one, held)
            sums[one["account"], "prizes"] -= held
            sums[one["account"], "win meter"] += held
            _count(meters, one, HELD, held)
    for (account, name), balance in sums.items():
        if name != "wallet":
            side = {"account": account, "name": name, "balance": balance}
            bind.execute(sa.insert(tables["ledger"]).values(side))
    for (owner, game, digest, line_bet), counts in meters.items():
        key = {"account": owner, "game": game, "digest": digest, "line_bet": line_bet}
        values = {name: counts[name] for name in SUMS}
        bind.execute(sa.insert(tables["meters"]).values(key | values))


def _count(
    meters: dict[tuple[object, ...], Counter[str]], played: sa.RowMapping, kind: str, amount: int
) -> None:
    """Add what moved money to the meter of its round."""
    key = (played["account"], played["game"], played["digest"], played["stake"]["line_bet"])
    counts = meters.setdefault(key, Counter())
    match kind:
        case "round begun":
            counts["games"] += 1
            counts["turnover"] += amount
        case "gamble staked":
            counts["gambles"] += 1
            counts["gamble_stakes"] += amount
        case "gamble decided" | "gamble thrown":
            counts["gambles_won"] += 1
            counts["gamble_prizes"] += amount
        case _:
            counts["wins"] += amount


def _hold(bind: sa.Connection, transfers: sa.Table, played: sa.RowMapping, held: int) -> None:
    """Put what an open round has won and not paid on the win meter."""
    last = sa.select(transfers.c.balance).where(transfers.c.account == played["account"])
    balance = bind.execute(last.order_by(transfers.c.number.desc()).limit(1)).scalar_one()
    change = {
        "account": played["account"],
        "kind": HELD,
        "payer": "prizes",
        "payee": "win meter",
        "amount": held,
        "balance": balance,
        "at": played["opened"],
        "round": played["id"],
        "question_number": played["question_number"],
    }
    bind.execute(sa.insert(transfers).values(change))
