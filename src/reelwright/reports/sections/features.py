"""What is known of each feature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.law.figures import Exact
from reelwright.reports.sections.section import Section, cells, columns, told
from reelwright.reports.words import counted, odds, plain, share, small

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.law.figures import Feature, Par

ROWS = 16
"""Lengths of a series that are shown before the rest is taken together."""


def features(par: Par) -> Section:
    """Return how often each feature starts, how long it is and what it pays."""
    return Section(
        key="features",
        title="Features",
        columns=columns(
            "", "once in", "games", "pays", "deviation", "return", "prizes that start it"
        ),
        groups=(
            tuple(
                cells(
                    feature.name,
                    told(odds(feature.frequency), feature.frequency),
                    told(plain(feature.mean_games, 2), feature.mean_games)
                    if feature.mean_games is not None
                    else "",
                    told(plain(feature.pays, 2), feature.pays),
                    told(plain(feature.deviation, 2), feature.deviation),
                    told(share(feature.rtp, 4), feature.rtp),
                    told(share(feature.started_by, 4), feature.started_by),
                )
                for feature in par.features
            ),
        ),
        note="Once in so many paid games; games, pays and deviation are of one that the paid spin "
        "starts, in total bets, with all that follows from it.",
    )


def series(par: Par) -> Iterator[Section]:
    """Yield how many games each kind of free games, and of re-spins, has."""
    for feature in par.features:
        if feature.games:
            yield _series(feature)


def _series(feature: Feature) -> Section:
    shown = feature.games[:ROWS]
    rest = sum(one.probability for one in feature.games[ROWS:]) + feature.games_beyond
    re_spins = feature.kind == "re-spins"
    game = "re-spin" if re_spins else "game"
    rows = [cells(counted(one.games, game), small(one.probability)) for one in shown]
    if rest:
        rows.append(cells("more", small(rest)))
    return Section(
        key=f"series-{feature.name.replace(' ', '-')}",
        title=f"{'Re-spins of a run' if re_spins else 'Games of a series'}: {feature.name}",
        columns=columns("", "of all runs" if re_spins else "of all series"),
        groups=(tuple(rows),),
    )


def offers(par: Par) -> Iterator[Section]:
    """Yield the series that each feature has on offer, with the mean of each."""
    for feature in par.features:
        if feature.offers:
            yield _offers(feature)


def _offers(feature: Feature) -> Section:
    rows = (
        cells(
            f"{counted(offer.games, 'game')} x {offer.multiplier}",
            told(plain(Exact(offer.mean)), Exact(offer.mean)),
            "taken" if offer.taken else "",
        )
        for offer in feature.offers
    )
    return Section(
        key=f"offers-{feature.name.replace(' ', '-')}",
        title=f"On offer: {feature.name}",
        columns=columns("series", "pays on average", ""),
        groups=(tuple(rows),),
        note="In total bets. Every figure is that of a player who takes the greatest mean.",
    )
