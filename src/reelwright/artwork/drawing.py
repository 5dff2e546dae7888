"""What is drawn, and not only said: each drawing from the claims of its statement."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch
from typing import TYPE_CHECKING

from reelwright.artwork.model import Drawn, Line, Places
from reelwright.artwork.scales import multiplied_scale, scale, table
from reelwright.artwork.sights import sight_of
from reelwright.claims.model import lines as claims
from reelwright.claims.model.examples import Example
from reelwright.claims.model.scatters import ScatterPays
from reelwright.claims.model.substitutes import MultipliedPrizes
from reelwright.statements.catalogue import fraction

if TYPE_CHECKING:
    from reelwright.claims.model.claim import Claim
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


@dataclass(frozen=True, slots=True)
class _Setting:
    """What a drawing needs beside its claim."""

    about: About
    claims: tuple[Claim, ...]
    """All claims of the statement."""
    multiplied: tuple[MultipliedPrizes, ...]
    """What is stated of multiplied prizes, anywhere in the artwork."""


def drawn_for(
    statement: Statement, about: About, multiplied: tuple[MultipliedPrizes, ...] = ()
) -> Drawn | None:
    """Return the drawing of a statement; `None` where words alone say it.

    Each of `multiplied` gives a column beside the prizes that it multiplies.
    """
    if not statement.claims:
        return None
    first = statement.claims[0]
    if isinstance(first, claims.LinePays | ScatterPays):
        drawn = statement.place.at == "symbol"
    else:
        drawn = len(statement.claims) == 1
    return _drawn(first, _Setting(about, statement.claims, multiplied)) if drawn else None


@singledispatch
def _drawn(_: Claim, __: _Setting) -> Drawn | None:
    return None


@_drawn.register(claims.LinePays)
def _(claim: claims.LinePays, setting: _Setting) -> Drawn:
    symbols = [one.symbol for one in setting.claims if isinstance(one, claims.LinePays)]
    message = "artwork-of-a-kind" if len(symbols) > 1 else None
    return multiplied_scale(claim.pays, setting.about, symbols, setting.multiplied, message)


@_drawn.register(claims.MixedPays)
def _(claim: claims.MixedPays, setting: _Setting) -> Drawn:
    names, message = [claim.name], "artwork-mixed"
    return multiplied_scale(claim.pays, setting.about, names, setting.multiplied, message)


@_drawn.register(MultipliedPrizes)
def _(claim: MultipliedPrizes, setting: _Setting) -> Drawn:
    return table(claim.prizes, setting.about)


@_drawn.register(ScatterPays)
def _(_: ScatterPays, setting: _Setting) -> Drawn:
    found = [claim for claim in setting.claims if isinstance(claim, ScatterPays)]
    heads = [setting.about.games(claim.phases) for claim in found] if len(found) > 1 else []
    return scale([claim.pays for claim in found], setting.about, heads=heads)


@_drawn.register(claims.PatternPays)
def _(claim: claims.PatternPays, _: _Setting) -> Drawn:
    places = tuple((claim.symbol,) if mark == "X" else () for mark in claim.pattern)
    return Places(places, fraction(claim.pay))


@_drawn.register(claims.PlacedPays)
def _(claim: claims.PlacedPays, _: _Setting) -> Drawn:
    return Places(claim.places, fraction(claim.pay))


@_drawn.register(Example)
def _(claim: Example, setting: _Setting) -> Drawn | None:
    return sight_of(claim, setting.about.rules) if claim.window else None


@_drawn.register(claims.LineRuns)
def _(claim: claims.LineRuns, setting: _Setting) -> Drawn:
    return Line(claim.line, claim.rows, setting.about.definition.window.heights)
