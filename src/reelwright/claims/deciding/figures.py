"""Figures held against those that were counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.model import figures as said
from reelwright.claims.verdicts import Figure, Pending

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.claims.evidence import Counted, Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.verdicts import Verdict


def held(evidence: Evidence, name: str, told: str, printed: Callable[[Counted], str]) -> Verdict:
    """Hold what is said against a figure that was counted, printed the same way."""
    counted = evidence.figures.get(name)
    if counted is None:
        return Pending(needs=evidence.refusal or f"the figure counted: {name}")
    found = printed(counted)
    return Figure(said=told, found=found, obtained=counted.obtained, holds=found == told)


@decide.register(said.CalledGame)
def _(claim: said.CalledGame, _rules: Rules, evidence: Evidence) -> Verdict:
    if not evidence.called:
        return Pending(needs="the name of the game")
    return Figure(
        said=claim.name,
        found=evidence.called,
        obtained="as the game is filed",
        holds=claim.name == evidence.called,
    )


@decide.register(said.ReturnsToPlayers)
def _(claim: said.ReturnsToPlayers, _rules: Rules, evidence: Evidence) -> Verdict:
    _, _, decimals = claim.percent.partition(".")
    return held(evidence, "rtp", claim.percent, lambda one: said.percent(one.value, len(decimals)))


@decide.register(said.HighestWin)
def _(claim: said.HighestWin, _rules: Rules, evidence: Evidence) -> Verdict:
    return held(evidence, "highest win", str(claim.times), lambda one: str(one.value))


@decide.register(said.OddsOfHighestWin)
def _(claim: said.OddsOfHighestWin, _rules: Rules, evidence: Evidence) -> Verdict:
    return held(
        evidence,
        "odds of the highest win",
        str(claim.one_in),
        lambda one: str(one.value.denominator // one.value.numerator),
    )
