"""What reading and writing rows has in common."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from reelwright.service.ports import Raced

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import ColumnElement, Connection, Insert, RowMapping, Select, Table, Update


class Rows:
    """Rows of one transaction."""

    def __init__(self, connection: Connection, *, writing: bool) -> None:
        self._connection = connection
        self._writing = writing

    def _one(self, query: Select[Any]) -> RowMapping | None:
        return self._connection.execute(query).mappings().one_or_none()

    def _found(self, table: Table, *, locked: bool = False, **key: object) -> RowMapping | None:
        """Return the row of a key; one that is locked nobody else changes until the end."""
        query = _of_key(table, tuple(key), locked=locked)
        return self._connection.execute(query, _named(key)).mappings().one_or_none()

    def _insert(self, table: Table, row: Mapping[str, Any]) -> None:
        """Insert a row; raises `Raced` where there is one like it."""
        try:
            self._connection.execute(insertion(table), row)
        except IntegrityError as error:
            raise Raced from error

    def _insert_new(self, table: Table, values: Mapping[str, Any]) -> None:
        """Insert a row; one of the same key stays as it is."""
        kind = postgresql if self._connection.dialect.name == "postgresql" else sqlite
        self._connection.execute(kind.insert(table).values(values).on_conflict_do_nothing())

    def _change(
        self, table: Table, key: Mapping[str, object], values: Mapping[str, object]
    ) -> bool:
        """Change the row of a key; tell whether there was one."""
        change = _changing(table, tuple(key), tuple(values))
        return self._connection.execute(change, {**_named(key), **values}).rowcount == 1

    def _add(self, table: Table, key: Mapping[str, Any], more: Mapping[str, int]) -> None:
        """Add to the sums of a row; one that is not there yet began with nothing."""
        adding = _adding(table, tuple(key), tuple(more))
        if self._connection.execute(adding, {**_named(key), **more}).rowcount == 0:
            self._insert(table, {**key, **more})


# A statement is made once: to make it, and to find the text it stands for, takes longer than to run
# it. What a key is compared with is a parameter by the name of its column after `KEY`.

KEY = "of_"


def _named(key: Mapping[str, object]) -> dict[str, object]:
    return {KEY + name: value for name, value in key.items()}


def _is(table: Table, key: tuple[str, ...]) -> ColumnElement[bool]:
    return and_(*(table.c[name] == bindparam(KEY + name) for name in key))


@cache
def _of_key(table: Table, key: tuple[str, ...], *, locked: bool) -> Select[Any]:
    query = select(table).where(_is(table, key))
    return query.with_for_update() if locked else query


@cache
def insertion(table: Table) -> Insert:
    """Return the statement that inserts rows."""
    return insert(table).inline()


@cache
def _changing(table: Table, key: tuple[str, ...], names: tuple[str, ...]) -> Update:
    return update(table).where(_is(table, key)).values({name: bindparam(name) for name in names})


@cache
def _adding(table: Table, key: tuple[str, ...], names: tuple[str, ...]) -> Update:
    sums = {name: table.c[name] + bindparam(name) for name in names}
    return update(table).where(_is(table, key)).values(sums)
