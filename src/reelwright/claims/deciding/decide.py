"""`decide`: a claim tried on the rules of a game."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reelwright.claims.evidence import Evidence
    from reelwright.claims.model.claim import Claim
    from reelwright.claims.rules import Rules
    from reelwright.claims.verdicts import Verdict


@singledispatch
def decide(claim: Claim, rules: Rules, evidence: Evidence) -> Verdict:
    """Try a claim on the rules of a game.

    What is said comes from the claim's own fields, what is found from play: the two are never
    read off the same definition.
    """
    raise NotImplementedError(type(claim).__name__)
