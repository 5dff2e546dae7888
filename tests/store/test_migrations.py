"""The migrations make the tables, whole, from nothing, and only once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import (
    JSON,
    CheckConstraint,
    Connection,
    Engine,
    LargeBinary,
    String,
    inspect,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.types import TypeEngine

from reelwright.service.auditing import faults_of
from reelwright.service.records import Metered
from reelwright.store import DatabaseError, SqlStore, open_store
from reelwright.store.engine import engine_of
from reelwright.store.packing import Packed
from reelwright.store.tables import metadata
from reelwright.store.upgrade import _rebuilding, migrations, upgrade
from tests.databases import ENGINES, new_database
from tests.databases import Engine as Kind


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    opened = engine_of(make_url(f"sqlite:///{tmp_path / 'migrated.sqlite3'}"))
    yield opened
    opened.dispose()


@pytest.fixture
def created(tmp_path: Path) -> Iterator[Engine]:
    opened = engine_of(make_url(f"sqlite:///{tmp_path / 'created.sqlite3'}"))
    metadata.create_all(opened)
    yield opened
    opened.dispose()


def written(engine: Engine) -> dict[str, list[str]]:
    """What makes each table and index: its parts, in the order of the alphabet."""
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"
    with engine.connect() as connection:
        rows = connection.execute(text(query)).all()
    return {
        name: sorted(part.strip().strip(",") for part in sql.replace('"', "").splitlines())
        for name, sql in rows
        if name != "alembic_version"
    }


def test_the_tables_are_those_the_code_uses(engine: Engine, created: Engine) -> None:
    upgrade(engine)
    assert written(engine) == written(created)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_tables_are_the_same_on_postgresql(tmp_path: Path) -> None:
    engine = engine_of(make_url(new_database("postgresql", tmp_path)))
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        checks = {
            table: {each["name"] for each in inspect(connection).get_check_constraints(table)}
            for table in metadata.tables
        }
    engine.dispose()
    assert checks == {
        name: {each.name for each in table.constraints if isinstance(each, CheckConstraint)}
        for name, table in metadata.tables.items()
    }


def test_a_second_start_changes_nothing(engine: Engine) -> None:
    upgrade(engine)
    before = written(engine)
    upgrade(engine)
    assert written(engine) == before


def test_there_is_one_newest_migration(engine: Engine) -> None:
    with engine.connect() as connection:
        assert len(ScriptDirectory.from_config(migrations(connection)).get_heads()) == 1


def test_a_migration_that_fails_leaves_nothing(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr("sqlalchemy.sql.schema.Index._set_parent", fail)
    with pytest.raises(RuntimeError, match="power cut"):
        upgrade(engine)
    monkeypatch.undo()
    assert inspect(engine).get_table_names() == []
    upgrade(engine)
    assert "rounds" in inspect(engine).get_table_names()


def test_a_database_of_a_later_version_is_refused_untouched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'later.sqlite3'}"
    open_store(url).close()
    engine = engine_of(make_url(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match="allowed: a database written by this version or"):
        open_store(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT * FROM alembic_version")).all() == [("9999",)]
    engine.dispose()


def test_a_database_of_the_first_version_keeps_what_it_holds(engine: Engine) -> None:
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "0001")
        connection.execute(text("INSERT INTO accounts VALUES ('mine', 'demo', 5, 'NZD')"))
    assert "carried" not in inspect(engine).get_table_names()
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT balance FROM accounts")).all() == [(5,)]
        assert connection.execute(text("SELECT * FROM carried")).all() == []


@pytest.mark.parametrize("kind", ENGINES)
def test_movements_become_transfers_and_what_was_held_goes_on_the_win_meter(
    tmp_path: Path, kind: Kind
) -> None:
    engine = engine_of(make_url(new_database(kind, tmp_path)))
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "0002")
        for statement in OLD:
            connection.execute(text(statement))
    upgrade(engine)
    store = SqlStore(engine)
    with store.reading() as books:
        mine, yours = books.account("mine"), books.account("yours")
        assert mine is not None
        assert yours is not None
        assert list(faults_of(books, mine)) == list(faults_of(books, yours)) == []
        assert mine.ledger == {
            "wallet": 108,
            "funds": -100,
            "stakes": 2,
            "prizes": -5,
            "gamble stakes": 5,
            "gamble prizes": -10,
        }
        assert yours.ledger == {
            "wallet": 98,
            "funds": -100,
            "stakes": 2,
            "prizes": -7,
            "win meter": 7,
        }
        (metered,) = books.meters("mine").values()
        assert metered == Metered(
            games=1,
            turnover=2,
            wins=5,
            gambles=1,
            gambles_won=1,
            gamble_stakes=5,
            gamble_prizes=10,
        )
    with engine.begin() as connection, pytest.raises(IntegrityError, match=r"(?i)foreign key"):
        connection.execute(text("UPDATE rounds SET account = 'nobody'"))
    store.close()


@pytest.mark.parametrize("kind", ENGINES)
def test_answers_are_packed_and_written_out_again(
    tmp_path: Path, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_of(make_url(new_database(kind, tmp_path)))
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "0002")
        connection.execute(text(OLD[0]))
        for name in ANSWERS:
            account = {"name": name}
            connection.execute(
                text("INSERT INTO accounts VALUES (:name, 'demo', 0, 'NZD')"), account
            )
            connection.execute(text(ROUND.format(name, 0, "true", "'2026-03-01 12\\:31\\:00'")))
        change = text("UPDATE rounds SET answers = :answers WHERE id = :name")
        for name, answers in ANSWERS.items():
            connection.execute(change, {"name": name, "answers": json.dumps(answers)})
    packing = _revision(engine, PACKING)
    monkeypatch.setattr(packing.module, "PAGE", 2)
    with _migrating(engine) as connection:
        command.upgrade(migrations(connection), PACKING)
        assert _answers(connection, Packed) == {name: (*each,) for name, each in ANSWERS.items()}
    with _migrating(engine) as connection:
        command.downgrade(migrations(connection), str(packing.down_revision))
        assert _answers(connection, JSON) == ANSWERS
    upgrade(engine)
    engine.dispose()


def test_answers_that_nobody_could_read_stay_what_they_are(engine: Engine) -> None:
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "0002")
        for statement in OLD:
            connection.execute(text(statement))
    before = str(_revision(engine, PACKING).down_revision)
    with _migrating(engine) as connection:
        command.upgrade(migrations(connection), before)
        connection.execute(text("UPDATE rounds SET answers = '['"))
        command.upgrade(migrations(connection), PACKING)
        assert _answers(connection, LargeBinary) == {"mine": b"[", "yours": b"["}


@contextmanager
def _migrating(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as connection, _rebuilding(connection), connection.begin():
        yield connection


def _revision(engine: Engine, number: str) -> Script:
    with engine.connect() as connection:
        found = ScriptDirectory.from_config(migrations(connection)).get_revision(number)
    assert found is not None
    return found


def _answers(connection: Connection, kind: type[TypeEngine[Any]]) -> dict[str, object]:
    query = text("SELECT id, answers FROM rounds").columns(id=String, answers=kind)
    return {row.id: row.answers for row in connection.execute(query)}


PACKING = "0007"
"""The migration that packs answers."""
ANSWERS: dict[str, list[dict[str, object]]] = {
    "begun": [],
    "of every kind": [{"drawn": [0, 300, 5]}, {"chosen": "red"}, {"lapsed": True}],
    "of no outcome": [{"drawn": []}],
    "not ours": [{"chosen": 7}, {"none": "of ours"}],
    "long": [{"drawn": [1]}] * 100,
}

ROUND = """INSERT INTO rounds (id, account, game, digest, profile, rules_version, stake, total_bet,
    carry, answers, question_number, events_hash, won, settled, opened, closed)
    VALUES ('{0}', '{0}', 'g', 'd', 'd', 1, '{{"line_bet"\\: 2}}', 2, '{{}}', '[]', 1, 'h',
    {1}, {2}, '2026-03-01 12\\:30\\:00', {3})"""
MOVEMENT = """INSERT INTO movements (account, kind, amount, balance, at, round, event)
    VALUES ('{}', '{}', {}, {}, '2026-03-01 12\\:30\\:00', {}, {})"""
OLD = [
    "INSERT INTO documents VALUES ('d', '{}')",
    "INSERT INTO accounts VALUES ('mine', 'demo', 108, 'NZD'), ('yours', 'demo', 98, 'NZD')",
    ROUND.format("mine", 10, "true", "'2026-03-01 12\\:31\\:00'"),
    ROUND.format("yours", 7, "false", "NULL"),
    *(
        MOVEMENT.format(*row)
        for row in (
            ("mine", "opened", 100, 100, "NULL", "NULL"),
            ("yours", "opened", 100, 100, "NULL", "NULL"),
            ("mine", "round begun", -2, 98, "'mine'", 0),
            ("mine", "line won", 5, 103, "'mine'", 2),
            ("mine", "gamble staked", -5, 98, "'mine'", 4),
            ("mine", "gamble decided", 10, 108, "'mine'", 5),
            ("yours", "round begun", -2, 98, "'yours'", 0),
        )
    ),
]
"""Two players before there was a ledger: one gambled and won, one has seven cents held."""
