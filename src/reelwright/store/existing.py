"""Opening a database to read what is there: nothing is created, and nothing brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from reelwright.store.engine import ALLOWED, engine_of, wrong
from reelwright.store.sql import SqlStore
from reelwright.store.upgrade import migrations

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine


def open_existing(url: str) -> SqlStore:
    """Open a database that has the tables of this version; raises `DatabaseError`."""
    try:
        parsed = make_url(url)
        _check_file(parsed)
        engine = engine_of(parsed)
    except (ArgumentError, NoSuchModuleError):
        raise wrong(url, ALLOWED) from None
    except ImportError as error:
        raise wrong(url, f"a database whose driver is installed ({error})") from None
    try:
        _check_tables(url, engine)
    except BaseException:
        engine.dispose()
        raise
    return SqlStore(engine)


def _check_file(url: URL) -> None:
    """Make sure that there is a file, which SQLite else would create."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise wrong(url.render_as_string(), "a database that is there")


def _check_tables(url: str, engine: Engine) -> None:
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
            newest = ScriptDirectory.from_config(migrations(connection)).get_current_head()
    except DBAPIError as error:
        raise wrong(url, f"a database that opens ({error.orig})") from None
    if found != newest:
        tables = f"one with tables of version {found}" if found else "one without tables"
        raise wrong(url, f"tables of version {newest}, which 'reelwright serve' makes", tables)
