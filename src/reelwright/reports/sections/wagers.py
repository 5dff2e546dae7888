"""What there is to bet on beside the plain game, and what each returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.reports.sections.section import Section, cells, columns, told
from reelwright.reports.words import amount, share

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.law.figures import Par, Wager


def wagers(par: Par) -> Iterator[Section]:
    """Yield the wagers of a game, where it has any."""
    if par.wagers:
        yield Section(
            key="wagers",
            title="Wagers",
            columns=columns("", "changes", "costs", "return", left=2),
            groups=(
                tuple(
                    cells(
                        wager.name,
                        _changes(wager),
                        amount(wager.price),
                        told(share(wager.rtp, 4), wager.rtp),
                    )
                    for wager in par.wagers
                ),
            ),
            note="The return of a wager is of what it costs; prizes stay multiples of the bets.",
        )


def _changes(wager: Wager) -> str:
    return f"buys {wager.starts}" if wager.starts else f"on the strips {wager.strips}"
