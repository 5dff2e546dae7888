"""Games that bear on later ones: each phase of the paid game, and the ways to wager on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.reports.sections.section import Section, cells, columns, told
from reelwright.reports.words import share

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.law.figures import Par


def long_run(par: Par) -> Iterator[Section]:
    """Yield what is known of the long run, where a game bears on later ones."""
    run = par.long_run
    if run is None:
        return
    yield Section(
        key="long run",
        title="Game after game",
        columns=columns("", "of all games", "return", left=1),
        groups=(
            tuple(
                cells(
                    one.phase,
                    told(share(one.share, 4), one.share),
                    told(share(one.rtp, 4), one.rtp),
                )
                for one in run.phases
            ),
            (
                cells("the best wagering", "", told(share(run.best, 4), run.best)),
                cells("the worst wagering", "", told(share(run.worst, 4), run.worst)),
            ),
        ),
        note="At one stake for ever; the best and the worst wagering change it from game to game.",
    )
