"""Rounds bet on by a wager: other reels for the paid spin, or a feature that starts at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import effect_of, shown
from reelwright.claims.trials.played.stands import begins, opened
from reelwright.play.bonus import least_count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.definition.model import Wager
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake

    Quietly = Callable[[Stand], Answer]


def waged(rules: Rules, wager: str, stake: Stake | None = None) -> Stand:
    """Return a round that has just begun by a wager; raises `Refused` where there is none such."""
    return opened(rules, replace(stake or every_line(rules), wager=wager))


def by_wager(
    rules: Rules, feature: str, count: int | None, stake: Stake, quietly: Quietly
) -> Stand | None:
    """Return a round in which a feature has begun by a wager, by a count or any.

    `None` where none was found; `quietly` answers whatever comes before.
    """
    for name, wager in rules.definition.wagers.items():
        start = waged(rules, name, stake)
        for stand in _starting(rules, start, wager, feature, count):
            known = len(stand.events) - len(stand.told)
            there = stand.to(quietly, lambda one: begins(one, feature), known)
            if any(begins(one, feature) for one in there.events[known:]):
                return there
    return None


def _starting(
    rules: Rules, start: Stand, wager: Wager, feature: str, count: int | None
) -> Iterator[Stand]:
    """Yield rounds by a wager that start a feature: bought at once, or by a spin."""
    if wager.starts is not None:
        bought = wager.count or least_count(rules.definition, wager.starts)
        if wager.starts == feature and count in (None, bought):
            yield start
        return
    assert wager.strips is not None
    trigger = rules.definition.features[feature].starts_on
    for number, target in shown(rules, PAID, wager.strips, trigger, start.stake):
        if count in (None, number):
            told = effect_of(rules, target, start.stake)
            spun = start.spun(target) if feature in told.features else None
            if spun is not None:
                yield spun
