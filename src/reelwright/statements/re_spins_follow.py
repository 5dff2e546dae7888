"""Which games re-spins follow, told with what starts them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.claims.model.re_spins import ReSpinsFollow
from reelwright.definition.model import AnyWinTrigger, LineTrigger, ReSpins

if TYPE_CHECKING:
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def following(about: About, name: str, trigger: Statement) -> Statement:
    """Return the statement on what starts a feature, of re-spins with the games they follow."""
    feature = about.definition.features[name]
    if not isinstance(feature, ReSpins):
        return trigger
    after = feature.only_after
    claim = ReSpinsFollow(feature=name, only_after=after)
    by_win = isinstance(feature.starts_on, LineTrigger | AnyWinTrigger)
    told = (after or ("by win" if by_win else "any")).replace(" ", "-")
    words = about.words.say("re-spins-follow", trigger=trigger.words, after=told)
    return replace(trigger, words=words, claims=(*trigger.claims, claim))
