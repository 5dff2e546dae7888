"""What reading and writing rows has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from reelwright.service.ports import Raced

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, Insert, RowMapping, Select, Table


class Rows:
    """Rows of one transaction."""

    def __init__(self, connection: Connection, *, writing: bool) -> None:
        self._connection = connection
        self._writing = writing

    def _one(self, query: Select[Any]) -> RowMapping | None:
        return self._connection.execute(query).mappings().one_or_none()

    def _insert(self, statement: Insert) -> None:
        try:
            self._connection.execute(statement)
        except IntegrityError as error:
            raise Raced from error

    def _insert_new(self, table: Table, values: Mapping[str, Any]) -> None:
        """Insert a row; one of the same key stays as it is."""
        kind = postgresql if self._connection.dialect.name == "postgresql" else sqlite
        self._connection.execute(kind.insert(table).values(values).on_conflict_do_nothing())

    def _add(self, table: Table, key: Mapping[str, Any], more: Mapping[str, int]) -> None:
        """Add to the sums of a row; one that is not there yet began with nothing."""
        mine = and_(*(table.c[name] == value for name, value in key.items()))
        sums = {name: table.c[name] + value for name, value in more.items()}
        if self._connection.execute(update(table).where(mine).values(sums)).rowcount == 0:
            self._insert(insert(table).values({**key, **more}))
