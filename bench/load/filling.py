"""Filling a store in bulk, by what each engine has for it."""

from __future__ import annotations

from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from bench.load.rounds import ROUNDS_OF_ACCOUNT, Copies, model
from psycopg import sql
from sqlalchemy import func, select

from reelwright.play.state import Stake
from reelwright.service.archive import Archive
from reelwright.store import open_store
from reelwright.store.tables import metadata, rounds

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import psycopg
    from bench.load.playing import Wanted
    from sqlalchemy import Table
    from sqlalchemy.engine.interfaces import DBAPICursor

    from reelwright.definition.model import Definition
    from reelwright.profiles.model import Profile
    from reelwright.store import SqlStore

MODELS = 2000
"""So many rounds are played, of which all others are copies."""


def filled(url: str, wanted: Wanted, definition: Definition, profile: Profile, stored: int) -> int:
    """Fill a store up to so many rounds; return how many it has."""
    store = open_store(url)
    try:
        archive = Archive()
        with store.writing() as books:
            archive.keep(books, definition)
            archive.keep_profile(books, profile)
        with store.engine.connect() as connection:
            there = connection.execute(select(func.count()).select_from(rounds)).scalar_one()
        if there < stored:
            random = Random(1)  # noqa: S311  (what a player chooses)
            stake = Stake(wanted.lines, wanted.line_bet)
            models = [model(definition, profile, stake, random) for _ in range(MODELS)]
            copies = Copies(wanted.game, definition, profile, models)
            _fill(store, copies, there, stored)
        return max(there, stored)
    finally:
        store.close()


def _fill(store: SqlStore, copies: Copies, there: int, stored: int) -> None:
    """Write account after account, each in a transaction that need not be durable."""
    write = _into_sqlite if store.engine.dialect.name == "sqlite" else _into_postgresql
    with closing(store.engine.raw_connection()) as connection:
        cursor = connection.cursor()
        for setting in SETTINGS[store.engine.dialect.name]:
            cursor.execute(setting)
        for first in range(there, stored, ROUNDS_OF_ACCOUNT):
            size = min(ROUNDS_OF_ACCOUNT, stored - first)
            rows = copies.account(first // ROUNDS_OF_ACCOUNT, size)
            for table in metadata.sorted_tables:
                if found := rows.get(table):
                    write(cursor, table.name, list(found[0]), _kept(store, table, found))
            cursor.execute("COMMIT")
            cursor.execute("BEGIN")
        cursor.execute("COMMIT")
        for statement in ("ANALYZE", *AFTER[store.engine.dialect.name]):
            cursor.execute(statement)


SETTINGS: Final = {
    "sqlite": (
        "PRAGMA synchronous = OFF",
        "PRAGMA foreign_keys = OFF",
        "PRAGMA cache_size = -1000000",
        "BEGIN",
    ),
    "postgresql": ("SET session_replication_role = replica", "SET synchronous_commit = off"),
}
AFTER: Final = {"sqlite": ("PRAGMA wal_checkpoint(TRUNCATE)",), "postgresql": ("COMMIT",)}


def _kept(
    store: SqlStore, table: Table, rows: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[Any, ...]]:
    """Yield rows as the engine keeps them."""
    dialect = store.engine.dialect
    columns = [
        (name, table.c[name].type.dialect_impl(dialect).bind_processor(dialect) or _as_it_is)
        for name in rows[0]
    ]
    for row in rows:
        yield tuple(process(row[name]) for name, process in columns)


def _as_it_is(value: object) -> object:
    return value


def _into_sqlite(
    cursor: DBAPICursor, table: str, names: list[str], rows: Iterator[tuple[Any, ...]]
) -> None:
    places = ", ".join("?" * len(names))
    columns = ", ".join(f'"{name}"' for name in names)
    statement = f'INSERT INTO "{table}" ({columns}) VALUES ({places})'  # noqa: S608  (our tables)
    cursor.executemany(statement, list(rows))


def _into_postgresql(
    cursor: DBAPICursor, table: str, names: list[str], rows: Iterator[tuple[Any, ...]]
) -> None:
    columns = sql.SQL(", ").join(map(sql.Identifier, names))
    statement = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), columns)
    with cast("psycopg.Cursor[Any]", cursor).copy(statement) as copying:
        for row in rows:
            copying.write_row(row)
