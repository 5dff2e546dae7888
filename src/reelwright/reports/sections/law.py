"""What the law of a paid game says: odds, quantiles, bands, the highest win, the exposure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.law.figures import Near, number
from reelwright.reports.sections.section import Cell, Section, cells, columns, told
from reelwright.reports.words import (
    amount,
    band_name,
    level_text,
    many,
    mark,
    odds,
    percent,
    plain,
    share,
    small,
    times,
)

if TYPE_CHECKING:
    from reelwright.law.figures import Figure, Par


def tail(par: Par) -> Section:
    """Return the odds of high returns."""
    return Section(
        key="tail",
        title="Odds of a high win",
        columns=columns("win of a game", "odds: once in", "probability"),
        groups=(
            tuple(
                cells(
                    f"{one.times:,} x the stake or more",
                    told(odds(one.probability), one.probability),
                    _probability(one.probability),
                )
                for one in par.round.tail
            ),
        ),
    )


def _probability(figure: Figure) -> str:
    value = number(figure)
    return share(figure) if value is None else f"{value:.4g}"


def quantiles(par: Par) -> Section:
    """Return what so many of all games do not win more than."""
    doubt = _within(par)
    return Section(
        key="quantiles",
        title="Quantiles",
        columns=columns("of all games", "win no more than", "in money"),
        groups=(
            tuple(
                cells(
                    f"{level_text(one.level)} %",
                    Cell(f"{times(one.times_stake)} x the stake", "≈", doubt),
                    amount(float(one.times_stake * par.stake)),
                )
                for one in par.round.quantiles()
            ),
        ),
    )


def bands(par: Par) -> Section:
    """Return the law of a game in bands, with what each of them returns."""
    doubt = _within(par)
    total = sum(band.rtp for band in par.round.bands())
    rows = (
        cells(
            band_name(band),
            Cell(small(band.probability), "≈", doubt),
            many(1 / band.probability) if band.probability else "never",
            small(band.rtp),
            percent(band.rtp / total if total else 0.0),
        )
        for band in par.round.bands()
    )
    return Section(
        key="bands",
        title="What a game wins",
        columns=columns("win in stakes", "of all games", "once in", "return", "share"),
        groups=(tuple(rows),),
        note=f"Any cumulated probability is right within {par.round.doubt:.1e}. The formats csv "
        "and parquet hold every win of the law.",
    )


def top_wins(par: Par) -> Section:
    """Return the highest win of one spin, phase by phase."""
    return Section(
        key="top",
        title="Highest win of one spin",
        columns=columns("spin", "in stakes", "in line bets", "odds: once in"),
        groups=(
            tuple(
                cells(
                    "paid" if top.phase == "paid" else f"of {top.phase}",
                    times(top.times_stake),
                    times(top.line_bets),
                    told(many(top.one_in), top.probability),
                )
                for top in par.top_wins
            ),
        ),
        note=_highest(par),
    )


def _highest(par: Par) -> str:
    highest = par.round.highest
    if highest is None:
        return "A whole game has no highest win: the games of a series have no limit."
    return f"A whole game wins {times(highest / par.round.stake)} x the stake at most."


def exposure(par: Par) -> Section:
    """Return what many players may win in a day."""
    found = par.exposure
    level = level_text(found.level)
    rows = (
        ("staked", f"{found.staked:,}", amount(found.staked * par.stake)),
        ("won from the house on average", found.mean, None),
        (f"won from the house, in {level} % of days no more than", found.net, None),
        (f"paid by the games, in {level} % of days no more than", found.paid, None),
    )
    return Section(
        key="exposure",
        title="What the house may lose in a day",
        columns=columns("", "in stakes", "in money"),
        groups=(tuple(_amount(par, *row) for row in rows),),
        note=f"{found.players:,} players with {found.games:,} games each. Below zero the house "
        "wins.",
    )


def _amount(par: Par, words: str, figure: Figure | str, in_money: str | None) -> tuple[Cell, ...]:
    if isinstance(figure, str):
        return cells(words, figure, in_money or "")
    value = number(figure)
    money = "-" if value is None else amount(value * par.stake)
    return cells(words, Cell(plain(figure, 0), mark(figure), figure.obtained), money)


def _within(par: Par) -> str:
    return Near(0.0, par.round.doubt, "float law").obtained
