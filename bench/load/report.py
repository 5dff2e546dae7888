"""What was measured, as data and as a table."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.load.playing import Times
    from bench.load.yardsticks import Disk, Transactions

ROUNDS = 100_000
"""Memory is told by so many rounds."""


@dataclass(frozen=True, slots=True)
class Latency:
    """Milliseconds."""

    p50: float
    p95: float
    p99: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Latency:
        """Return the latency that so many measured seconds show."""
        return cls(*(1000 * float(one) for one in numpy.percentile(seconds, (50, 95, 99))))


@dataclass(frozen=True, slots=True)
class Load:
    """One load: how it was made, what the server did."""

    how: str
    clients: int
    seconds: float
    rounds: int
    unfinished: int
    """Rounds that were meant to begin and did not end; their times count as if they then had."""
    rounds_a_second: float
    requests_a_second: float
    round_ms: Latency
    request_ms: Latency
    turned_away: int
    """How often the server was too busy to answer; it was asked again."""
    server_processors: float
    """How many processors the server kept busy, the database's own processes not counted."""
    server_ms_a_request: float
    """Milliseconds of a processor that a request took: other work on the machine moves it least."""
    machine_load: float
    """The machine's load average at the end, of a minute: more than its processors is a queue."""
    beside: Transactions
    """What the database does alone."""
    ratio: float
    """Rounds a second by transactions a second of that."""

    @classmethod
    def of(cls, how: str, clients: int, times: Times, busy: float, beside: Transactions) -> Load:
        """Return a load as it was timed."""
        rate = len(times.rounds) / times.seconds
        return cls(
            how=how,
            clients=clients,
            seconds=times.seconds,
            rounds=len(times.rounds),
            unfinished=len(times.unfinished),
            rounds_a_second=rate,
            requests_a_second=len(times.requests) / times.seconds,
            round_ms=Latency.of([*times.rounds, *times.unfinished]),
            request_ms=Latency.of(times.requests),
            turned_away=times.turned_away,
            server_processors=busy / times.seconds,
            server_ms_a_request=1000 * busy / len(times.requests),
            machine_load=os.getloadavg()[0],
            beside=beside,
            ratio=rate / beside.a_second,
        )


@dataclass(frozen=True, slots=True)
class Memory:
    """Mebibytes the server held, a sample a second, and how they grow."""

    first: float
    last: float
    most: float
    by_rounds: float
    """Mebibytes more each 100,000 rounds, fitted to the later half of the samples."""


@dataclass(slots=True)
class Report:
    """All that was measured on one engine."""

    engine: str
    stored: int
    disk: Disk
    loads: list[Load] = field(default_factory=list)
    memory: Memory | None = None


def memory_of(samples: Sequence[tuple[int, float]]) -> Memory:
    """Return how memory grew, from samples of rounds played so far and mebibytes held."""
    rounds, held = zip(*samples, strict=True)
    half = len(samples) // 2
    slope = float(numpy.polyfit(rounds[half:], held[half:], 1)[0]) if len(samples) > 3 else 0.0
    return Memory(held[0], held[-1], max(held), slope * ROUNDS)


def table_of(report: Report) -> Table:
    """Return the loads of an engine as a table."""
    title = f"{report.engine}, {report.stored:,} rounds stored"
    table = Table(
        "", "clients", "rounds/s", "round ms", "request ms", "CPU ms/request", "load", "ratio"
    )
    table.title = f"{title}; fdatasync {report.disk.p50:.2f} ms, p99 {report.disk.p99:.2f}"
    for one in report.loads:
        table.add_row(
            one.how,
            str(one.clients),
            f"{one.rounds_a_second:.0f}",
            _told(one.round_ms),
            _told(one.request_ms),
            f"{one.server_ms_a_request:.2f}",
            f"{one.machine_load:.1f}",
            f"{one.ratio:.2f} of {one.beside.a_second:.0f} a second, {one.beside.what}",
        )
    if report.memory is not None:
        held = report.memory
        grows = f"{held.by_rounds:+.1f} MiB each {ROUNDS:,} rounds"
        table.caption = f"memory {held.first:.0f} to {held.last:.0f} MiB, {grows}"
    return table


def _told(latency: Latency) -> str:
    return f"{latency.p50:.1f} / {latency.p95:.1f} / {latency.p99:.1f}"
