"""The figures that a mathematician looks for first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.law.figures import Exact, Figure, Near
from reelwright.reports.words import level_text, many, mark, odds, plain, share, times

PAID = "paid"
"""The phase of the paid spin."""

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.law.figures import Par


@dataclass(frozen=True, slots=True)
class Tile:
    """A figure with what it is, its mark and how it was obtained."""

    name: str
    value: str
    mark: str
    obtained: str
    more: str = ""


def tiles(par: Par) -> Iterator[Tile]:
    """Yield the tiles, the most looked for first."""
    yield _tile("RTP", share(par.rtp, 4), par.rtp)
    yield _tile(
        "Standard deviation", plain(par.spread.deviation), par.spread.deviation, "in stakes"
    )
    yield _tile("Hit frequency", share(par.hits.any_win), par.hits.any_win, "of paid spins")
    for level in par.volatility:
        if level_text(level.level) == "95":
            deviation = par.spread.deviation
            error = deviation.error if isinstance(deviation, Near) else 0.0
            index = Near(level.index, error * level.index)
            yield _tile("Volatility index", f"{level.index:.3f}", index, "at 95 %")
    if par.features:
        yield _tile("Free games", *_once(par.any_free_games))
    for top in par.top_wins[:1]:
        yield _tile(
            f"Highest {'paid spin' if top.phase == PAID else top.phase}",
            f"{times(top.times_stake)} x",
            Exact(top.times_stake),
            f"1 in {many(top.one_in)}",
        )


def _once(frequency: Figure) -> tuple[str, Figure, str]:
    return f"1 in {odds(frequency)}", frequency, "paid games"


def _tile(name: str, value: str, figure: Figure, more: str = "") -> Tile:
    return Tile(name, value, mark(figure), figure.obtained, more)
