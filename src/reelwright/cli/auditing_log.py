"""What `reelwright audit` does on a database that is only read."""

from __future__ import annotations

from contextlib import closing, contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING

import typer

from reelwright.cli.common import FAILED, Format, print_json, wrong_input
from reelwright.cli.reading import read_model
from reelwright.service.errors import Denied
from reelwright.service.exporting import exported
from reelwright.service.house import now
from reelwright.service.log import instant
from reelwright.service.log_checks import Disagreement, LogAudit, gone_from
from reelwright.service.log_heads import HeadOfHeads, Kept, kept_now
from reelwright.service.ports import Unavailable
from reelwright.store import DatabaseError
from reelwright.store.existing import open_existing

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from reelwright.service.exporting_model import Exported
    from reelwright.service.ports import Books


def verify_log(database: str, head: str | None, kept: Path | None, form: Format) -> None:
    """Say all that does not agree; exit 0 where nothing is, else 1."""
    before = None if kept is None else read_model(kept, Kept)
    found: list[Disagreement] = []
    with reading(database) as books:
        audit = LogAudit(books)
        for one in _every_disagreement(books, audit, head, before):
            found.append(one)
            if form is Format.table:
                typer.echo(one.words())
    if form is Format.json:
        print_json(
            {
                "agrees": not found,
                "head": audit.head,
                "chains": audit.chains,
                "entries": audit.entries,
                "rounds": audit.rounds,
                "accounts": audit.accounts,
                "disagreements": [asdict(one) for one in found],
            }
        )
    else:
        typer.echo(
            f"{many(audit.chains, 'chain')} of {many(audit.entries, 'entry')}, "
            f"{many(audit.rounds, 'round')}, {many(audit.accounts, 'account')}: "
            f"{many(len(found), 'disagreement') if found else 'everything agrees'}.\n"
            f"head: {audit.head}"
        )
    if found:
        raise typer.Exit(FAILED)


def head_of(database: str) -> Kept:
    """Return where every chain of a database stands."""
    with reading(database) as books:
        return kept_now(books, instant(now()))


def export_of(database: str, round_id: str) -> Exported:
    """Return a round of a database with all that it needs."""
    with reading(database) as books:
        return exported(books, round_id)


def _every_disagreement(
    books: Books, audit: LogAudit, head: str | None, kept: Kept | None
) -> Iterator[Disagreement]:
    yield from audit.disagreements()
    if kept is not None:
        said = HeadOfHeads(kept.heads).digest
        if kept.head != said:
            yield Disagreement("--kept, head", kept.head, f"{said}, that of its chains")
        yield from gone_from(books, kept)
    now_is = audit.head if kept is None else kept.head
    if head is not None and head != now_is:
        yield Disagreement("head", now_is, head)


@contextmanager
def reading(database: str) -> Iterator[Books]:
    """Read a database in one consistent state; ends the command where it cannot be read."""
    try:
        with closing(open_existing(database)) as store, store.reading() as books:
            yield books
    except DatabaseError as error:
        wrong_input(str(error))
    except Unavailable as error:
        wrong_input(f"database: found one that does not answer ({error}); allowed: one that does")
    except Denied as error:
        wrong_input(str(error))


def many(count: int, what: str) -> str:
    """Return a count with its noun."""
    many = what.removesuffix("y") + "ies" if what.endswith("y") else f"{what}s"
    return f"{count} {what if count == 1 else many}"
