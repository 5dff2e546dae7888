"""What keeps rows that were written as they are: the database itself refuses any change of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import event, text

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table

SQLITE = """CREATE TRIGGER {table}_no_{change} BEFORE {change} ON {table}
BEGIN SELECT RAISE(ABORT, '{table} is only added to'); END"""

REFUSAL = """CREATE OR REPLACE FUNCTION only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is only added to', TG_TABLE_NAME
USING ERRCODE = 'integrity_constraint_violation'; END $$"""

POSTGRESQL = """CREATE TRIGGER {table}_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON {table}
FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()"""


def only_added_to(*tables: Table) -> None:
    """Let no row of these tables be changed or deleted where they are created."""
    for table in tables:
        event.listen(table, "after_create", _guard)


def _guard(table: Table, connection: Connection, **_: object) -> None:
    if connection.dialect.name == "sqlite":
        statements = [SQLITE.format(table=table.name, change=one) for one in ("update", "delete")]
    else:
        statements = [REFUSAL, POSTGRESQL.format(table=table.name)]
    for statement in statements:
        connection.execute(text(statement))
