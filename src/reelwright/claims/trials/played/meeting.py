"""What a spin meets of a trigger, and which features the spins of a phase can start."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.trials.played.falling import ends
from reelwright.claims.trials.played.grounds import grounds, spins
from reelwright.claims.trials.played.resting import falls, met_by, standing_in
from reelwright.claims.trials.played.showing import shown
from reelwright.claims.trials.played.stands import Stand, Target, starts
from reelwright.definition.model import RunTrigger, ScatterTrigger
from reelwright.play.events import CapReached

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.grounds import Ground
    from reelwright.definition.model import Trigger


def capped(stand: Stand) -> bool:
    """Say whether the win cap ended a round with what was told last."""
    return any(isinstance(one, CapReached) for one in stand.told)


def met(rules: Rules, trigger: Trigger, target: Target, spun: Stand) -> int:
    """Return by which count a spin meets a trigger, on lines the longest; 0 where it does not."""
    return met_by(rules.definition, trigger, target, spun.told, spun.stake)


@lru_cache(maxsize=256)
def counts_shown(rules: Rules, phase: str, trigger: Trigger) -> frozenset[int] | None:
    """Return the counts of a trigger that spins of a phase show; `None` where it is not reached."""
    here = [ground for ground in grounds(rules) if ground.phase == phase]
    if not here:
        return None
    return frozenset(
        count
        for ground in here
        for count, _ in shown(rules, phase, ground.strips, trigger, ground.stake)
    )


@lru_cache(maxsize=256)
def never(
    rules: Rules, trigger: Trigger, counts: frozenset[int], phases: tuple[str, ...]
) -> frozenset[int]:
    """Return those counts of what is to stand somewhere that no spin of some phases ends with.

    Only where symbols fall can that be, as what wins leaves; none where it is not known.
    """
    if rules.definition.cascades is None:
        return frozenset()
    for ground in grounds(rules):
        if counts and ground.phase in phases:
            found = _ends_with(rules, ground, trigger)
            counts = frozenset() if found is None else counts - found
    return counts


def _ends_with(rules: Rules, ground: Ground, trigger: Trigger) -> frozenset[int] | None:
    """Return the counts of a trigger that spins end with; `None` where that is not known."""
    phase, strips, stake = ground.phase, ground.strips, ground.stake
    if not isinstance(trigger, ScatterTrigger | RunTrigger):
        return None
    if not falls(rules, phase):
        return frozenset(count for count, _ in shown(rules, phase, strips, trigger, stake))
    windows = ends(rules, phase, strips, stake)
    if windows is None:
        return None
    return frozenset(
        standing_in(rules.definition, trigger, phase, window, stake) for window in windows
    )


class Spun(NamedTuple):
    """A spin, with the round before and after it."""

    before: Stand
    target: Target
    after: Stand


@lru_cache(maxsize=256)
def starting(rules: Rules, phase: str) -> dict[str, Spun]:
    """Return the features that spins of a phase start, each with a spin that does.

    Of those tried, one that starts least beside it and pays least is taken.
    """
    best: dict[str, tuple[tuple[int, int], Spun]] = {}
    for spun in _spun(rules, phase):
        found = starts(spun.before, spun.after)
        noise = (len(found), spun.after.state.won - spun.before.state.won)
        for name, _ in found:
            if name not in best or noise < best[name][0]:
                best[name] = noise, spun
    return {name: spun for name, (_, spun) in best.items()}


def _spun(rules: Rules, phase: str) -> Iterator[Spun]:
    """Yield spins of a phase that meet the trigger of each feature, and others."""
    triggers = [feature.starts_on for feature in rules.definition.features.values()]
    for ground in grounds(rules):
        if ground.phase == phase:
            for target in spins(rules, ground, *dict.fromkeys(triggers)):
                after = ground.stand.spun(target)
                if after is not None and not capped(after):
                    yield Spun(ground.stand, target, after)
