"""Opening a database to read what is there: nothing is created, and nothing brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url

from reelwright.store.engine import engine_of, prepared, usable, wrong
from reelwright.store.upgrade import migrations

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine

    from reelwright.store.sql import SqlStore


def open_existing(url: str) -> SqlStore:
    """Open a database that has the tables of this version; raises `DatabaseError`."""
    with usable(url):
        parsed = make_url(url)
        _check_file(parsed)
        return prepared(engine_of(parsed), _check_tables)


def _check_file(url: URL) -> None:
    """Make sure that there is a file, which SQLite else would create."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise wrong(url.render_as_string(), "a database that is there")


def _check_tables(engine: Engine) -> None:
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        newest = ScriptDirectory.from_config(migrations(connection)).get_current_head()
    if found != newest:
        tables = f"one with tables of version {found}" if found else "one without tables"
        allowed = f"tables of version {newest}, which 'reelwright serve' makes"
        raise wrong(engine.url.render_as_string(), allowed, tables)
