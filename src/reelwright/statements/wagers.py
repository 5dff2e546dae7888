"""Statements on other ways to bet: what each costs, what it changes, what it returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import figures
from reelwright.claims.model import wagers as claims
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sets_on
from reelwright.definition.model import FreeGames, HoldAndSpin, symbol_of
from reelwright.statements.free_games_rules import differing, symbols_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Wager
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield what each wager is, and what it returns as far as that was counted."""
    for name, wager in about.definition.wagers.items():
        yield _buys(about, name, wager) if wager.starts else _spins(about, name, wager)
        counted = about.evidence.figures.get(claims.figure_of(name))
        if counted is not None:
            percent = figures.percent(counted.value, 2)
            claim = claims.WagerReturns(wager=name, percent=percent)
            yield about.state(
                "return of a wager",
                "wager-returns",
                [claim],
                (name,),
                wager=_called(name),
                percent=percent,
            )


def _called(name: str) -> str:
    """Return a wager as it is named: “More coins”."""
    return f"“{name.replace('-', ' ').capitalize()}”"


def _spins(about: About, name: str, wager: Wager) -> Statement:
    """State a wager whose paid spin is on other strips."""
    definition = about.definition
    plain = sets_on(about.rules, PAID, every_line(about.rules))
    assert wager.strips is not None
    told: list[str] = []
    said = [
        claims.WagerCosts(wager=name, total_bets=wager.costs),
        claims.WagerPaysAlike(wager=name),
    ]
    if {definition.strips[one] for one in plain} != {definition.strips[wager.strips]}:
        had, has = symbols_on(definition, plain), symbols_on(definition, (wager.strips,))
        without, besides = tuple(sorted(had - has)), tuple(sorted(has - had))
        spins = claims.WagerSpins(wager=name, without=without, besides=besides)
        told.append(about.words.say("wager-reels"))
        differ = [*differing(about, without, "missing"), *differing(about, besides, "added")]
        if differ:
            told.append(about.words.say("reels-differ", differences="; ".join(differ)))
        return about.state(
            "wager",
            "wager-strips",
            [*said, spins],
            (name,),
            wager=_called(name),
            costs=wager.costs,
            reels=" ".join(told),
        )
    return about.state(
        "wager", "wager-strips", said, (name,), wager=_called(name), costs=wager.costs, reels=""
    )


def _buys(about: About, name: str, wager: Wager) -> Statement:
    """State a wager that starts a feature at once."""
    assert wager.starts is not None
    feature = about.definition.features[wager.starts]
    count = wager.count
    if isinstance(feature, FreeGames | HoldAndSpin):
        count = count or min(feature.counts)
    symbol = symbol_of(feature.starts_on)
    return about.state(
        "wager",
        "wager-buys",
        [
            claims.WagerCosts(wager=name, total_bets=wager.costs),
            claims.WagerBuys(wager=name, feature=wager.starts, count=count),
            claims.WagerPaysAlike(wager=name),
        ],
        (name,),
        wager=_called(name),
        costs=wager.costs,
        feature=about.name(wager.starts),
        count=count or 0,
        symbol=about.name(symbol) if symbol else "",
        held="yes" if isinstance(feature, HoldAndSpin) else "no",
    )
