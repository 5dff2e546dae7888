"""Opens transactions on a relational database for the service."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from reelwright.service.ports import Unavailable
from reelwright.store.books import SqlBooks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Engine

WRITING: Final = "reelwright_writing"
"""The execution option of a connection whose transactions write."""


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
        try:
            with (
                self.engine.connect().execution_options(**{WRITING: writing}) as connection,
                connection.begin(),
            ):
                yield connection
        except (OperationalError, PoolTimeoutError) as error:
            raise Unavailable(str(error)) from error
