"""Opening a database: what is promised of it, and what is said where it cannot be used."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import text

from reelwright.service.ports import Unavailable
from reelwright.service.records import Account
from reelwright.store import DatabaseError, open_store
from tests.databases import ENGINES, Engine, new_database


def test_a_commit_is_on_the_disk_and_references_hold(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'new.sqlite3'}")
    with store.engine.connect() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    store.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("nonsense", r"found 'nonsense'; allowed: an SQLAlchemy URL such as sqlite:"),
        ("oracle8://x", r"allowed: an SQLAlchemy URL"),
        ("mysql://user:hush@host/name", r"found mysql://user:\*\*\*@host/name; .* such as sqlite:"),
        ("postgresql+pg8000://user:hush@host/name", r"user:\*\*\*@host/name; .* driver is inst"),
        ("postgresql://user:hush@127.0.0.1:1/name", r"a database that opens \(.*127\.0\.0\.1"),
        ("sqlite://", r"found sqlite://, kept in memory; allowed: a file"),
        ("sqlite:///:memory:", r"kept in memory"),
        ("sqlite:///file:x?mode=memory&uri=true", r"kept in memory"),
        ("sqlite:////no/such/folder/x.sqlite3", r"that opens \(unable to open database file\)"),
    ],
)
def test_a_url_that_cannot_be_used(url: str, message: str) -> None:
    with pytest.raises(DatabaseError, match=message) as refused:
        open_store(url)
    assert "hush" not in str(refused.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sirs,\n" * 100)
    with pytest.raises(DatabaseError, match=r"that opens \(file is not a database\)"):
        open_store(f"sqlite:///{path}")


@pytest.mark.parametrize("engine", ENGINES)
def test_many_processes_may_open_a_new_database_at_once(tmp_path: Path, engine: Engine) -> None:
    url, failures = new_database(engine, tmp_path), []

    def start() -> None:
        try:
            open_store(url).close()
        except DatabaseError as error:
            failures.append(error)

    starts = [Thread(target=start) for _ in range(8)]
    for one in starts:
        one.start()
    for one in starts:
        one.join()
    assert failures == []


@pytest.mark.parametrize(("engine", "says"), [("sqlite", "locked"), ("postgresql", "lock timeout")])
def test_a_store_that_is_busy_for_too_long_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: Engine, says: str
) -> None:
    for module in ("engine", "sql"):
        monkeypatch.setattr(f"reelwright.store.{module}.LONGEST_WAIT", 1)
    store = open_store(new_database(engine, tmp_path))
    with store.writing() as books:
        books.add_account(Account(id="mine", kind="demo", currency="NZD", ledger={}))
    with store.writing() as first:
        assert first.account("mine") is not None
        with pytest.raises(Unavailable, match=says), store.writing() as second:
            second.account("mine")
    with store.writing() as books:
        assert books.account("anybody") is None
    store.close()


@pytest.mark.parametrize("engine", ENGINES)
def test_reading_goes_on_while_another_writes(tmp_path: Path, engine: Engine) -> None:
    store = open_store(new_database(engine, tmp_path))
    with store.writing() as writing, store.reading() as reading:
        writing.keep("digest", "text")
        assert reading.kept("digest") is None
    with store.reading() as reading:
        assert reading.kept("digest") == "text"
    store.close()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_reader_sees_one_state_throughout(tmp_path: Path, engine: Engine) -> None:
    store = open_store(new_database(engine, tmp_path))
    with store.reading() as reading:
        assert reading.kept("digest") is None
        with store.writing() as writing:
            writing.keep("digest", "text")
        assert reading.kept("digest") is None
    store.close()
