"""The log of a test: what it says, an audit of it, and hands that change what is written."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import text

from reelwright.service.log import Entry
from reelwright.service.log_checks import Disagreement, LogAudit
from reelwright.service.ports import Store
from reelwright.store import SqlStore


def log_of(store: Store, chain: str = "test") -> list[Entry]:
    with store.reading() as books:
        return list(books.entries(chain, 0, 10_000))


def said(entry: Entry) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(entry.what)
    return found


def audited(store: Store) -> list[Disagreement]:
    """All that an audit finds."""
    with store.reading() as books:
        return list(LogAudit(books).disagreements())


def head_of_heads(store: Store) -> str:
    with store.reading() as books:
        audit = LogAudit(books)
        assert list(audit.disagreements()) == []
        return audit.head


def by_hand(store: Store, *statements: str, **values: str | bytes) -> None:
    """Change the database by hand, its guards and references taken away before."""
    assert isinstance(store, SqlStore)
    sqlite = store.engine.dialect.name == "sqlite"
    off, on = REFERENCES[sqlite]
    with store.engine.connect() as connection:
        cursor = connection.connection.cursor()
        cursor.execute(off)
        connection.connection.commit()
        for drop in GUARDS[sqlite]:
            connection.execute(text(drop))
        for statement in statements:
            assert connection.execute(text(statement), values).rowcount >= 1, statement
        connection.commit()
        cursor.execute(on)
        connection.connection.commit()


REFERENCES = {
    True: ("PRAGMA foreign_keys = OFF", "PRAGMA foreign_keys = ON"),
    False: ("SET session_replication_role = replica", "SET session_replication_role = DEFAULT"),
}
"""Whether rows must refer to what is there, by whether the engine is SQLite."""

GUARDS = {
    True: [
        "DROP TRIGGER IF EXISTS transfers_no_update",
        "DROP TRIGGER IF EXISTS transfers_no_delete",
        "DROP TRIGGER IF EXISTS log_no_update",
        "DROP TRIGGER IF EXISTS log_no_delete",
    ],
    False: [
        "DROP TRIGGER IF EXISTS transfers_no_change ON transfers",
        "DROP TRIGGER IF EXISTS log_no_change ON log",
    ],
}
