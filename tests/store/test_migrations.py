"""The migrations make the tables, whole, from nothing, and only once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text
from sqlalchemy.engine import make_url

from reelwright.store import DatabaseError, open_store
from reelwright.store.engine import engine_of
from reelwright.store.tables import metadata
from reelwright.store.upgrade import migrations, upgrade


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
        name: sorted(part.strip().strip(",") for part in sql.splitlines())
        for name, sql in rows
        if name != "alembic_version"
    }


def test_the_tables_are_those_the_code_uses(engine: Engine, created: Engine) -> None:
    upgrade(engine)
    assert written(engine) == written(created)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


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
