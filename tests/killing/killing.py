"""A server killed again and again while twenty clients play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from time import sleep
from typing import Final

from tests.databases import Engine, new_store
from tests.killing.auditing import Audited, audit
from tests.killing.clients import Client, Company
from tests.killing.servers import Server

WHILE_STARTING: Final = 0.1
"""The share of servers that are killed before they may have answered anybody."""

LONGEST_START: Final = 0.8
"""Seconds within which those are killed."""


@dataclass(frozen=True)
class Killed:
    """How a stretch went; whatever was wrong has been raised."""

    kills: int
    answers: int
    unanswered: int
    audited: Audited


def killed(engine: Engine, folder: Path, kills: int, seed: int) -> Killed:
    """Kill a server on a new database so many times, then audit it."""
    database = new_store(engine, folder)
    moments = Random(seed)  # noqa: S311  (when to kill, nothing secret)
    with Server(database, folder / "output.txt") as server:
        with Company(partial(Client, server.address), seed) as company:
            company.wait(len(company.clients))
            starting = False
            for _ in range(kills):
                starting = _kill(server, company, moments, starting=starting)
            server.wait()
            company.wait(len(company.clients))
        server.kill()
    audited = audit(database, company.clients)
    return Killed(kills, company.answers, company.unanswered, audited)


def _kill(server: Server, company: Company, moments: Random, *, starting: bool) -> bool:
    """Kill a server and start it again; tell whether it is to be killed while it starts."""
    if starting:
        sleep(moments.uniform(0, LONGEST_START))
    else:
        server.wait()
        company.wait(moments.randint(1, 30))
        sleep(moments.uniform(0, 0.03))
    server.kill()
    server.start()
    return moments.random() < WHILE_STARTING
