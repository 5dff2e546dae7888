"""Bringing the tables of a database up to date."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.util import CommandError

from reelwright.store.sql import WRITING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Engine

MIGRATING = 5_737_462
"""The number of the lock that whoever migrates holds."""


class DatabaseBroken(Exception):
    """A database whose rows do not belong together."""


class DatabaseTooNew(Exception):
    """A database with tables this version does not know."""


def upgrade(engine: Engine) -> None:
    """Run every migration the database has not had, in one transaction.

    Raises `DatabaseTooNew` where it has had one that is unknown here.
    """
    with (
        engine.connect().execution_options(**{WRITING: True}) as connection,
        _rebuilding(connection),
        connection.begin(),
    ):
        _one_at_a_time(connection)
        before = _revision(connection)
        try:
            command.upgrade(migrations(connection), "head")
        except CommandError as error:
            raise DatabaseTooNew(str(error)) from None
        if _revision(connection) != before:
            _check_references(connection)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _one_at_a_time(connection: Connection) -> None:
    """Let no other process migrate until the transaction ends; SQLite's lock is taken already."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")


@contextmanager
def _rebuilding(connection: Connection) -> Iterator[None]:
    """Let tables that others refer to be made anew, which SQLite else refuses."""
    if connection.dialect.name != "sqlite":
        yield
        return
    cursor = connection.connection.cursor()
    cursor.execute("PRAGMA foreign_keys = OFF")
    try:
        yield
    finally:
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()


def _check_references(connection: Connection) -> None:
    """Make sure that every row still refers to what is there: of many rows it takes minutes."""
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if lost:
            raise DatabaseBroken(f"found {len(lost)} rows that refer to nothing; allowed: none")


def migrations(connection: Connection) -> Config:
    """Return how Alembic finds the migrations and runs them on a connection."""
    config = Config()
    config.set_main_option("script_location", "reelwright.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
