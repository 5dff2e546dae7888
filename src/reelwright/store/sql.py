"""Opens transactions on a relational database for the service."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from reelwright.service.ports import Unavailable
from reelwright.store.books import SqlBooks
from reelwright.store.together import Together

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Engine

WRITING: Final = "reelwright_writing"
"""The execution option of a connection whose transactions write."""

LONGEST_WAIT: Final = 30
"""Seconds a transaction waits for another before it gives up."""

ONE_STATE: Final[dict[str, Any]] = {
    "isolation_level": "REPEATABLE READ",
    "postgresql_readonly": True,
}
"""How PostgreSQL shows a transaction one consistent state; SQLite always does."""

NOT_OURS: Final = (OperationalError, InternalError)
"""What a database says of itself: no room, no connection, no quota, no turn within a time."""


class SqlStore:
    """Opens transactions. Leaving one with an exception undoes it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._together = Together(self._to_write, LONGEST_WAIT)

    @contextmanager
    def reading(self) -> Iterator[SqlBooks]:
        """Open a transaction that reads one consistent state."""
        with self._transaction(writing=False) as connection:
            yield SqlBooks(connection, writing=False)

    @contextmanager
    def writing(self) -> Iterator[SqlBooks]:
        """Open a transaction that writes; it is durable once it has been left."""
        with self._transaction(writing=True) as connection:
            yield SqlBooks(connection, writing=True)

    def close(self) -> None:
        """Close every connection."""
        self.engine.dispose()

    @contextmanager
    def _transaction(self, *, writing: bool) -> Iterator[Connection]:
        try:
            with self._opened(writing=writing) as connection:
                yield connection
        except PoolTimeoutError as error:
            raise Unavailable(str(error)) from error
        except DBAPIError as error:
            if error.connection_invalidated or isinstance(error, NOT_OURS):
                raise Unavailable(str(error)) from error
            raise

    @contextmanager
    def _opened(self, *, writing: bool) -> Iterator[Connection]:
        postgresql = self.engine.dialect.name == "postgresql"
        if writing and not postgresql:
            with self._together.writing() as connection:
                yield connection
            return
        options = ONE_STATE if postgresql and not writing else {}
        with (
            self.engine.connect().execution_options(**options) as connection,
            connection.begin(),
        ):
            yield connection

    def _to_write(self) -> Connection:
        return self.engine.connect().execution_options(**{WRITING: True})
