"""Bringing the tables of a database up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from reelwright.store.sql import WRITING

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine


class DatabaseTooNew(Exception):
    """A database with tables this version does not know."""


def upgrade(engine: Engine) -> None:
    """Run every migration the database has not had, in one transaction.

    Raises `DatabaseTooNew` where it has had one that is unknown here.
    """
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        try:
            command.upgrade(migrations(connection), "head")
        except CommandError as error:
            raise DatabaseTooNew(str(error)) from None


def migrations(connection: Connection) -> Config:
    """Return how Alembic finds the migrations and runs them on a connection."""
    config = Config()
    config.set_main_option("script_location", "reelwright.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
