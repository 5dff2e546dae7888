"""Opens transactions on a relational database for the service."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from reelwright.service.ports import Unavailable
from reelwright.store.books import SqlBooks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Engine

WRITING: Final = "reelwright_writing"
"""The execution option of a connection whose transactions write."""

ONE_STATE: Final = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""How PostgreSQL shows a transaction one consistent state; SQLite always does."""

NOT_OURS: Final = (OperationalError, InternalError)
"""What a database says of itself: no room, no connection, no quota, no turn within a time."""


class SqlStore:
    """Opens transactions. Leaving one with an exception undoes it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

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
        options: dict[str, Any] = {WRITING: writing}
        if not writing and self.engine.dialect.name == "postgresql":
            options |= ONE_STATE
        try:
            with (
                self.engine.connect().execution_options(**options) as connection,
                connection.begin(),
            ):
                yield connection
        except PoolTimeoutError as error:
            raise Unavailable(str(error)) from error
        except DBAPIError as error:
            if error.connection_invalidated or isinstance(error, NOT_OURS):
                raise Unavailable(str(error)) from error
            raise
