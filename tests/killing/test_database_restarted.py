"""The database itself stopped at once and started again under load: what was told is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.databases import own_postgresql, restart
from tests.killing.auditing import audit
from tests.killing.clients import CLIENTS, Client, Company
from tests.killing.servers import Server

RESTARTS = 3


def test_a_database_restarted_under_load_keeps_what_was_told(tmp_path: Path) -> None:
    with own_postgresql() as postgresql:
        database = postgresql.get_uri()
        with (
            Server(database, tmp_path / "output.txt") as server,
            Company(partial(Client, server.address), seed=1) as company,
        ):
            for _ in range(RESTARTS):
                company.wait(3 * CLIENTS)
                restart(postgresql)
            company.wait(3 * CLIENTS)
        audited = audit(database, company.clients)
    assert company.unanswered >= RESTARTS
    assert audited.rounds > CLIENTS
