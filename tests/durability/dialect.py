"""SQLAlchemy on apsw, whose SQLite lets a test stand between it and its files.

The least of a DB-API that the store needs: whatever an engine of ours asks of Python's own module,
it asks of this one, at the address `sqlite+apsw:`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, cast

import apsw
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine.interfaces import DBAPIModule

MILLISECONDS: Final = 1000


class ApswDialect(SQLiteDialect_pysqlite):
    """SQLite as ever, by another library."""

    driver = "apsw"
    supports_statement_cache = True

    @classmethod
    def import_dbapi(cls) -> DBAPIModule:
        return cast("DBAPIModule", Module)


class Cursor:
    """Asks one thing after the other; every row of an answer is read at once."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection.apsw
        self.description: Sequence[Any] | None = None
        self.rowcount = -1
        self._rows: Iterator[Any] = iter(())

    @property
    def lastrowid(self) -> int:
        return self._connection.last_insert_rowid()

    def execute(self, statement: str, values: Sequence[Any] = ()) -> Cursor:
        cursor, described = self._connection.cursor(), list[tuple[Any, ...]]()

        def describe(asking: apsw.Cursor, *_: object) -> bool:
            described.extend((column[0], *[None] * 6) for column in asking.get_description())
            return True

        cursor.exec_trace = describe
        changes = self._connection.total_changes()
        with _named():
            self._rows = iter(list(cursor.execute(statement, tuple(values))))
        changed = self._connection.total_changes() - changes
        self.description = described or None
        self.rowcount = -1 if described else min(changed, self._connection.changes())
        return self

    def executemany(self, statement: str, every: Iterable[Sequence[Any]]) -> Cursor:
        for values in every:
            self.execute(statement, values)
        return self

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def fetchmany(self, size: int = arraysize) -> list[Any]:
        return [row for row, _ in zip(self._rows, range(size), strict=False)]

    def fetchall(self) -> list[Any]:
        return list(self._rows)

    def close(self) -> None:
        self._rows = iter(())


class Connection:
    """A connection that begins no transaction by itself, which ours never want."""

    isolation_level: str | None = None

    def __init__(self, address: str, timeout: float, *, uri: bool) -> None:
        flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
        with _named():
            self.apsw = apsw.Connection(address, flags | (apsw.SQLITE_OPEN_URI if uri else 0))
        self.apsw.set_busy_timeout(int(timeout * MILLISECONDS))

    @property
    def in_transaction(self) -> bool:
        return self.apsw.in_transaction

    def cursor(self) -> Cursor:
        return Cursor(self)

    def execute(self, statement: str) -> Cursor:
        return self.cursor().execute(statement)

    def create_function(self, *_: object, **__: object) -> None:
        """Leave out what Python's module gives SQLite besides; nothing of ours asks for it."""

    def commit(self) -> None:
        if self.apsw.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.apsw.in_transaction:
            self.execute("ROLLBACK")

    def close(self) -> None:
        self.apsw.close()


class Module:
    """What SQLAlchemy takes for a module of the DB-API."""

    paramstyle = "qmark"
    sqlite_version_info = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    Binary = bytes
    Error = sqlite3.Error
    DatabaseError = sqlite3.DatabaseError
    OperationalError = sqlite3.OperationalError
    IntegrityError = sqlite3.IntegrityError

    @staticmethod
    def connect(address: str, timeout: float, *, uri: bool = False, **_: object) -> Connection:
        return Connection(address, timeout, uri=uri)


@contextmanager
def _named() -> Iterator[None]:
    """Raise what went wrong under the names of Python's own module."""
    try:
        yield
    except apsw.ConstraintError as error:
        raise sqlite3.IntegrityError(str(error)) from error
    except apsw.Error as error:
        raise sqlite3.OperationalError(str(error)) from error
