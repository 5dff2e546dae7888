"""A search goes through an index to what it finds: not through every round there is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import event, insert, text

from reelwright.service.searching import Search
from reelwright.store import SqlStore, open_store
from reelwright.store.tables import accounts, documents, rounds
from tests.databases import ENGINES, new_store

AT = datetime(2026, 3, 1, 12, 30, tzinfo=UTC)
MANY = 5_000
ACCOUNTS = 50


@pytest.fixture(params=ENGINES)
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[SqlStore]:
    """A store of rounds of many accounts, one a minute, except that each tenth was set back."""
    opened = open_store(new_store(request.param, tmp_path))
    with opened.writing() as books:
        connection = books._connection
        connection.execute(insert(documents).values(digest="d", text="{}"))
        names = [{"id": f"account {one}"} for one in range(ACCOUNTS)]
        same = {"kind": "demo", "currency": "NZD", "balance": 0}
        connection.execute(insert(accounts), [{**one, **same} for one in names])
        connection.execute(insert(rounds), [_row(number) for number in range(MANY)])
    with opened.engine.connect() as connection:
        connection.execute(text("ANALYZE"))
        connection.commit()
    yield opened
    opened.close()


def _row(number: int) -> dict[str, object]:
    return {
        "id": f"round {number}",
        "account": f"account {number % ACCOUNTS}",
        "game": "g",
        "digest": "d",
        "profile": "d",
        "rules_version": 1,
        "stake": {},
        "total_bet": 1,
        "carry": {},
        "answers": (),
        "question_number": 0,
        "events_hash": "h",
        "won": 0,
        "settled": True,
        "opened": AT + timedelta(minutes=number - (15 if number % 10 == 0 else 0)),
        "closed": AT,
    }


def plan(store: SqlStore, search: Search) -> str:
    """What the engine says of how it searches."""
    asked: list[tuple[str, object]] = []

    def keep(_connection: object, _cursor: object, said: str, values: object, *_: object) -> None:
        asked.append((said, values))

    with store.reading() as books:
        event.listen(store.engine, "before_cursor_execute", keep)
        books.search(search)
        event.remove(store.engine, "before_cursor_execute", keep)
        ((statement, values),) = asked
        how = "EXPLAIN QUERY PLAN" if store.engine.dialect.name == "sqlite" else "EXPLAIN"
        rows = books._connection.exec_driver_sql(f"{how} {statement}", values)  # type: ignore[arg-type]
        return "\n".join(str(row) for row in rows)


@pytest.mark.parametrize(
    ("search", "index"),
    [
        (Search(since=AT + timedelta(hours=9)), "ix_rounds_opened_number"),
        (Search(until=AT + timedelta(hours=9)), "ix_rounds_opened_number"),
        (Search(since=AT, until=AT + timedelta(hours=1)), "ix_rounds_opened_number"),
        (Search(since=AT, before="round 2000"), "ix_rounds_opened_number"),
    ],
    ids=["since", "until", "between", "a later page"],
)
def test_a_search_reads_its_rounds_from_an_index(
    store: SqlStore, search: Search, index: str
) -> None:
    said = plan(store, search)
    assert index in said
    assert "SCAN rounds" not in said
    assert "Seq Scan" not in said
    assert "TEMP B-TREE" not in said
    assert "Sort" not in said


def test_pages_by_time_go_on_where_the_last_ended(store: SqlStore) -> None:
    wanted = Search(since=AT + timedelta(minutes=95), until=AT + timedelta(minutes=130), limit=8)
    minutes: list[int] = []
    before = None
    with store.reading() as books:
        while page := books.search(replace(wanted, before=before)):
            minutes += [(one.opened - AT) // timedelta(minutes=1) for one in page]
            before = page[-1].id
    expected = [n - (15 if n % 10 == 0 else 0) for n in range(MANY)]
    assert minutes == sorted((n for n in expected if 95 <= n < 130), reverse=True)
