"""What the database itself refuses to the log, and the chains it is filled with when it is made."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from reelwright.service.log import Entry, Head, following
from reelwright.service.log_checks import LogAudit
from reelwright.service.ports import Raced
from reelwright.store import DatabaseError, SqlStore, open_store
from reelwright.store.engine import engine_of
from reelwright.store.existing import open_existing
from reelwright.store.upgrade import migrations, upgrade
from tests.databases import ENGINES, Engine, new_database
from tests.store.test_migrations import OLD

AT = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
FIRST = following(Head("mine", 0, "0" * 64), at=AT, kind="tried", what={"by": "me"})
SECOND = following(Head("mine", 1, FIRST.hash), at=AT, kind="tried", what={"by": "you"})


@pytest.fixture(params=ENGINES)
def url(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    return new_database(request.param, tmp_path)


@pytest.fixture
def store(url: str) -> Iterator[SqlStore]:
    """A store whose log has two entries."""
    opened = open_store(url)
    write(opened, FIRST)
    write(opened, SECOND)
    yield opened
    opened.close()


def write(store: SqlStore, entry: Entry) -> None:
    with store.writing() as books:
        books.add_entry(entry)


def test_entries_come_back_as_they_were_written(store: SqlStore) -> None:
    with store.reading() as books:
        assert books.entries("mine", 0, 10) == [FIRST, SECOND]
        assert books.entries("mine", 1, 10) == [SECOND]
        assert books.entries("mine", 0, 1) == [FIRST]
        assert books.head("mine") == Head("mine", 2, SECOND.hash)
        assert books.head("yours") is None


@pytest.mark.parametrize("statement", ["UPDATE log SET kind = 'other'", "DELETE FROM log"])
def test_no_entry_is_changed_or_deleted(store: SqlStore, statement: str) -> None:
    with store.engine.connect() as connection, pytest.raises(IntegrityError, match="only added to"):
        connection.execute(text(statement))


def test_no_transfer_is_changed_or_deleted(store: SqlStore) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("INSERT INTO accounts VALUES ('a', 'demo', 5, 'NZD', NULL)"))
        connection.execute(
            text(
                "INSERT INTO transfers (account, kind, payer, payee, amount, balance, at) "
                "VALUES ('a', 'opened', 'funds', 'wallet', 5, 5, '2026-03-01 12\\:30\\:00')"
            )
        )
    for statement in ("UPDATE transfers SET amount = 6", "DELETE FROM transfers"):
        with (
            store.engine.connect() as connection,
            pytest.raises(IntegrityError, match="transfers is only added to"),
        ):
            connection.execute(text(statement))


def test_postgresql_empties_neither_table(tmp_path: Path) -> None:
    store = open_store(new_database("postgresql", tmp_path))
    for statement in ("TRUNCATE log", "TRUNCATE transfers"):
        with (
            store.engine.connect() as connection,
            pytest.raises(IntegrityError, match="only added to"),
        ):
            connection.execute(text(statement))
    store.close()


@pytest.mark.parametrize("again", [SECOND, replace(FIRST, hash="f" * 64)])
def test_a_number_is_given_once(store: SqlStore, again: Entry) -> None:
    with pytest.raises(Raced):
        write(store, again)


def test_a_number_counts_from_1(store: SqlStore) -> None:
    with pytest.raises(Raced):
        write(store, replace(FIRST, number=0, chain="yours"))


def test_heads_are_in_the_order_of_code_points(store: SqlStore) -> None:
    for chain in ("Zz", "_a", "-b", "a", "B"):
        write(store, replace(FIRST, chain=chain))
    with store.reading() as books:
        assert [head.chain for head in books.heads("", 10)] == ["-b", "B", "Zz", "_a", "a", "mine"]
        assert [head.chain for head in books.heads("Zz", 2)] == ["_a", "a"]


@pytest.mark.parametrize("kind", ENGINES)
def test_rounds_settled_before_there_was_a_log_get_a_chain(tmp_path: Path, kind: Engine) -> None:
    engine = engine_of(make_url(new_database(kind, tmp_path)))
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "0002")
        for statement in OLD:
            connection.execute(text(statement))
    with engine.connect() as connection:
        cursor = connection.connection.cursor()
        if kind == "sqlite":
            cursor.execute("PRAGMA foreign_keys = OFF")
        with connection.begin():
            command.upgrade(migrations(connection), "0003")
            connection.execute(
                text(
                    "INSERT INTO rounds (id, account, game, digest, profile, rules_version, "
                    "stake, total_bet, carry, answers, question_number, events_hash, won, "
                    "settled, opened, closed, void) SELECT 'void', account, game, digest, "
                    "profile, rules_version, stake, total_bet, carry, answers, question_number, "
                    "events_hash, won, settled, opened, closed, 'a fault' "
                    "FROM rounds WHERE id = 'mine'"
                )
            )
        if kind == "sqlite":
            cursor.execute("PRAGMA foreign_keys = ON")
    upgrade(engine)
    store = SqlStore(engine)
    with store.reading() as books:
        audit = LogAudit(books)
        assert list(audit.disagreements()) == []
        assert (audit.chains, audit.entries, audit.rounds, audit.accounts) == (2, 4, 1, 2)
        begun, over, void = books.entries("mine", 0, 10)
        assert json.loads(begun.what) == {"account_kind": "demo", "amount": 100, "locked": None}
        assert [begun.kind, over.kind, void.kind] == ["log begun", "round over", "round void"]
        assert over.at == datetime(2026, 3, 1, 12, 31, tzinfo=UTC)
        assert json.loads(over.what)["balance"] == 108
    with store.engine.connect() as connection, pytest.raises(IntegrityError, match="only added to"):
        connection.execute(text("DELETE FROM transfers"))
    store.close()


def test_a_database_is_opened_as_it_is(url: str) -> None:
    with pytest.raises(DatabaseError, match=r"found .*; allowed: (a database that is|tables of)"):
        open_existing(url)
    open_store(url).close()
    opened = open_existing(url)
    with opened.reading() as books:
        assert books.heads("", 10) == []
    opened.close()


@pytest.mark.parametrize("kind", ENGINES)
def test_a_database_of_another_version_is_not_brought_up_to_date(
    tmp_path: Path, kind: Engine
) -> None:
    url = new_database(kind, tmp_path)
    engine = engine_of(make_url(url))
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "0002")
    with pytest.raises(DatabaseError, match="one with tables of version 0002; allowed: tables of"):
        open_existing(url)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    assert found == "0002"
    engine.dispose()


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("nonsense", "database: found .*nonsense.*; allowed: an SQLAlchemy URL"),
        ("sqlite:///nowhere/at/all.sqlite3", "allowed: a database that is there"),
        ("sqlite://", "allowed: a database that is there"),
        ("postgresql://me:secret@localhost:1/none", "allowed: a database that opens"),
    ],
)
def test_a_database_that_cannot_be_read_is_refused(url: str, message: str) -> None:
    with pytest.raises(DatabaseError, match=message) as refused:
        open_existing(url)
    assert "secret" not in str(refused.value)
