"""What returns the stake, how often anything is won, and each prize."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from reelwright.law.figures import Exact
from reelwright.law.figures.figure import ratio
from reelwright.reports.sections.section import Section, cells, columns, told
from reelwright.reports.words import many, odds, pay_text, percent, prize_name, share

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Game
    from reelwright.law.figures import Par, Part, Prize
    from reelwright.reports.sections.section import Cell


def parts(par: Par) -> Section:
    """Return the parts of the return."""
    rows = tuple(
        cells(part.name, told(share(part.rtp, 4), part.rtp), percent(ratio(part.rtp, par.rtp)))
        for part in par.parts
    )
    total = cells("all", told(share(par.rtp, 4), par.rtp), percent(ratio(par.rtp, par.rtp)))
    return Section(
        key="parts",
        title="What returns the stake",
        columns=columns("part", "return", "share"),
        groups=(rows, (total,)),
        note=_limits(par),
    )


def _limits(par: Par) -> str:
    if not par.limits_take:
        return ""
    return (
        "The limits of free games are left out: they take less than "
        f"{float(par.limits_take):.3g} from the return ({par.limits})."
    )


def hits(par: Par) -> Section:
    """Return how often something is won."""
    found = par.hits
    rows = (
        ("the paid spin wins something", found.any_win),
        ("the game wins something", found.round_any),
        ("the game wins the stake or more", found.at_least_stake),
    )
    below = cells(
        "of the games that win, less than the stake",
        told(share(found.below_stake), found.below_stake),
        "",
    )
    return Section(
        key="hits",
        title="How often it pays",
        columns=columns("", "of all games", "once in"),
        groups=(
            tuple(cells(words, told(share(value), value), odds(value)) for words, value in rows),
            (below,),
        ),
        note="A game is the paid spin with all the free games and bonuses that follow from it.",
    )


def prizes(par: Par, game: Game) -> Iterator[Section]:
    """Yield each part's prizes of the paid spin, symbol by symbol."""
    for part in par.parts:
        if part.prizes:
            yield _prizes(par, part, game)


def _prizes(par: Par, part: Part, game: Game) -> Section:
    groups = (
        tuple(_prize(par, prize, game, first=not place) for place, prize in enumerate(alike))
        for _, alike in groupby(part.prizes, key=lambda prize: prize.name)
    )
    return Section(
        key=f"prizes-{part.name.replace(' ', '-')}",
        title=f"{part.name[:1].upper()}{part.name[1:]} of the paid spin",
        columns=columns(
            "symbol", "count", "substitute", "pays", "hits", "once in", "return", "share", left=1
        ),
        groups=tuple(groups),
        note=f"Hits are counted over all {par.windows:,} windows, once for each line played.",
    )


def _prize(par: Par, prize: Prize, game: Game, *, first: bool) -> tuple[Cell, ...]:
    bet = "" if prize.on == "line bet" else " x total"
    return cells(
        prize_name(game, prize.name) if first else "",
        str(prize.count),
        "with" if prize.with_substitute else "",
        f"{pay_text(prize)}{bet}",
        f"{prize.ways:,}",
        many(float(1 / prize.frequency)) if prize.frequency else "never",
        told(percent(prize.rtp, 4), Exact(prize.rtp)),
        percent(ratio(Exact(prize.rtp), par.rtp)),
    )
