"""Those who write to SQLite are committed together, and each as if it had been alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest
from sqlalchemy import Connection, event

from reelwright.service.ports import Unavailable
from reelwright.store import SqlStore, open_store
from reelwright.store.sql import WRITING
from tests.databases import new_store

MANY = 8


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    opened = open_store(new_store("sqlite", tmp_path))
    yield opened
    opened.close()


@pytest.fixture
def commits(store: SqlStore) -> list[int]:
    """A list that gets longer with every commit of what was written."""
    counted: list[int] = []

    def count(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITING):
            counted.append(len(counted))

    event.listen(store.engine, "commit", count)
    return counted


class Failed(Exception):
    """What a transaction fails with."""


def keep(store: SqlStore, name: str) -> str:
    with store.writing() as books:
        books.keep(name, "text")
    return name


def fail(store: SqlStore, name: str) -> str:
    with store.writing() as books:
        books.keep(name, "text")
        raise Failed


def lose(store: SqlStore, name: str) -> str:
    """Fail so that the engine undoes all that is not committed."""
    with store.writing() as books:
        books.keep(name, "text")
        books._connection.exec_driver_sql("ROLLBACK")
        raise Failed


Work = Callable[[SqlStore, str], str]


def in_line(store: SqlStore, *works: Work) -> list[Future[str]]:
    """Let these wait in line, in this order, while another writes."""
    with ThreadPoolExecutor(len(works)) as threads:
        with store.writing() as books:
            books.keep("before", "text")
            done = []
            for number, work in enumerate(works):
                done.append(threads.submit(work, store, str(number)))
                while len(store._together._line) <= number:
                    sleep(0.001)
        return done


def kept(store: SqlStore) -> str:
    """The names of what was kept, of those in line."""
    with store.reading() as books:
        return "".join(str(number) for number in range(MANY) if books.kept(str(number)))


def test_all_who_wait_are_committed_with_the_one_who_writes(
    store: SqlStore, commits: list[int]
) -> None:
    done = in_line(store, *[keep] * MANY)
    assert [one.result() for one in done] == list("01234567")
    assert kept(store) == "01234567"
    assert len(commits) == 1


def test_no_more_than_so_many_wait_for_one_another(
    store: SqlStore, commits: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reelwright.store.together.MOST", 3)
    in_line(store, *[keep] * MANY)
    assert kept(store) == "01234567"
    assert len(commits) == 3


def test_nobody_goes_on_before_all_is_committed(store: SqlStore) -> None:
    gone: list[str] = []
    seen: list[list[str]] = []

    def keep_and_go(store: SqlStore, name: str) -> str:
        gone.append(keep(store, name))
        return name

    def look(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITING):
            sleep(0.05)
            seen.append([*gone])

    event.listen(store.engine, "commit", look)
    in_line(store, *[keep_and_go] * MANY)
    assert sorted(gone) == list("01234567")
    assert seen == [[]]


def test_one_that_fails_is_undone_alone(store: SqlStore, commits: list[int]) -> None:
    first, second, third = in_line(store, keep, fail, keep)
    assert (first.result(), third.result()) == ("0", "2")
    with pytest.raises(Failed):
        second.result()
    assert kept(store) == "02"
    assert len(commits) == 1


def test_the_last_in_line_may_fail(store: SqlStore) -> None:
    in_line(store, keep, fail)
    assert kept(store) == "0"
    assert keep(store, "1") == "1"


def test_what_failed_alone_is_not_committed(store: SqlStore, commits: list[int]) -> None:
    with pytest.raises(Failed):
        fail(store, "0")
    assert kept(store) == ""
    assert commits == []


def test_where_the_commit_fails_nothing_is_stored_and_all_are_told(store: SqlStore) -> None:
    def refuse(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITING):
            raise OSError("no space left")

    event.listen(store.engine, "commit", refuse)
    with pytest.raises(Unavailable, match="no space left"):
        in_line(store, keep, keep)
    event.remove(store.engine, "commit", refuse)
    with store.reading() as books:
        assert books.kept("before") is None
    assert kept(store) == ""
    assert keep(store, "0") == "0"


def test_where_the_engine_undoes_everything_all_are_told(store: SqlStore) -> None:
    with pytest.raises(Unavailable):
        in_line(store, keep, lose, keep)
    with store.reading() as books:
        assert books.kept("before") is None
    assert kept(store) == "2"


def test_whoever_waits_for_too_long_is_told_and_leaves_the_line(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store._together, "_longest_wait", 0.01)
    with store.writing(), pytest.raises(Unavailable, match="locked by others who write"):
        keep(store, "0")
    assert keep(store, "1") == "1"
