"""Transactions of SQLite that are committed together: one wait for the disk serves all who write.

SQLite has one writer at a time. Whoever writes stands in a line of this process and then writes in
a savepoint of the transaction that the one before has left open. The last one of the line commits
for all of them, and until then nobody goes on: a transaction that was left is on the disk, as if it
had been alone. What fails is undone to its savepoint, and the others stay as they are.
"""

from __future__ import annotations

from collections import deque
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, Lock
from typing import TYPE_CHECKING

from reelwright.service.ports import Unavailable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection

MOST = 50
"""So many are committed together at most, so that the first of them does not wait for long."""


@dataclass(slots=True)
class _Batch:
    """Transactions that are committed together."""

    connection: Connection
    written: int = 0
    over: Event = field(default_factory=Event)
    failure: BaseException | None = None


class Together:
    """The line of those who write to a database."""

    def __init__(self, connect: Callable[[], Connection], longest_wait: float) -> None:
        self._connect = connect
        self._longest_wait = longest_wait
        self._lock = Lock()
        self._busy = False
        self._line: deque[Event] = deque()
        self._open: _Batch | None = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a transaction; it is durable once it has been left.

        Raises `Unavailable` where the turn does not come, or nothing could be committed.
        """
        self._take_turn()
        try:
            batch = self._batch()
        except BaseException:
            self._pass_turn()
            raise
        try:
            with batch.connection.begin_nested():
                yield batch.connection
        except BaseException as error:
            self._undone(batch, error)
            raise
        batch.written += 1
        self._left(batch)
        batch.over.wait()
        if batch.failure is not None:
            raise Unavailable(str(batch.failure)) from batch.failure

    def _take_turn(self) -> None:
        with self._lock:
            if not self._busy:
                self._busy = True
                return
            turn = Event()
            self._line.append(turn)
        if turn.wait(self._longest_wait):
            return
        with self._lock:
            if turn in self._line:
                self._line.remove(turn)
                raise Unavailable("the database is locked by others who write")

    def _pass_turn(self) -> None:
        with self._lock:
            self._busy = self._to_next()

    def _passed_while_open(self) -> bool:
        """Give the turn to the next in line, or keep it where nobody is there to commit."""
        with self._lock:
            return self._to_next()

    def _to_next(self) -> bool:
        if not self._line:
            return False
        self._line.popleft().set()
        return True

    def _batch(self) -> _Batch:
        """Return the transaction that is open, or open one."""
        if self._open is None:
            connection = self._connect()
            try:
                connection.begin()
            except BaseException:
                connection.close()
                raise
            self._open = _Batch(connection)
        return self._open

    def _left(self, batch: _Batch) -> None:
        """Let the next one write, or commit for all."""
        if batch.written < MOST and self._passed_while_open():
            return
        self._finish(batch)
        self._pass_turn()

    def _undone(self, batch: _Batch, error: BaseException) -> None:
        """Go on without one that failed, unless the engine undid the others with it."""
        if not batch.connection.connection.in_transaction:
            batch.failure = error
            self._finish(batch)
            self._pass_turn()
        else:
            self._left(batch)

    def _finish(self, batch: _Batch) -> None:
        """Commit what was written, and tell everybody how that went."""
        self._open = None
        try:
            if batch.failure is None and batch.written:
                batch.connection.commit()
        except BaseException as error:
            batch.failure = error
        finally:
            self._close(batch)
            batch.over.set()

    def _close(self, batch: _Batch) -> None:
        """Give the connection back, and never one on which something may still be open."""
        if batch.failure is not None:
            batch.connection.invalidate()
        batch.connection.close()
