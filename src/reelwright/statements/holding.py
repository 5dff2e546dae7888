"""Statements on hold and spin: what is held, what may land, what it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import holding as claims
from reelwright.play.prizes import CENTS_OF_ONE
from reelwright.statements.money import money

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.definition.model import HoldAndSpin
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def played(about: About, name: str, feature: HoldAndSpin) -> Statement:
    """State how it is played, and what a full window pays."""
    again = feature.new_symbol == "begins again"
    values = tuple(sorted(feature.values.drawn))
    full = feature.full_window
    return about.state(
        "bonus",
        "bonus-hold",
        [
            claims.HoldPlayed(
                feature=name,
                symbol=feature.scatter,
                re_spins=feature.re_spins,
                again=again,
                values=values,
            ),
            claims.FullWindowPays(feature=name, pay=full),
        ],
        (name,),
        feature=about.name(name),
        symbol=about.name(feature.scatter),
        spins=feature.re_spins,
        again="yes" if again else "no",
        values=about.words.listed([_amount(about, one, feature) for one in values], "list-or"),
        many=len(values),
        full="no" if full is None else "yes",
        pay="" if full is None else _amount(about, full, feature),
    )


def _amount(about: About, prize: int | Fraction, feature: HoldAndSpin) -> str:
    """Return a prize as it is written: as money where it is money."""
    if feature.prizes_on == "fixed":
        return money(int(prize * CENTS_OF_ONE))
    return about.words.say("comes-to-prize", prize=prize)
