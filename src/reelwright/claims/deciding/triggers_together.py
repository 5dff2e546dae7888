"""Features that one spin starts: which counts start all of them, and which is played first."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.triggers import known
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import triggers as said
from reelwright.claims.trials.played.grounds import Ground, grounds, starting_grounds
from reelwright.claims.trials.played.in_turn import begun_in_turn
from reelwright.claims.trials.played.meeting import capped
from reelwright.claims.trials.played.re_spins_met import silent
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import shown
from reelwright.claims.trials.played.stands import another_won, starts
from reelwright.claims.trials.played.steering import calm
from reelwright.definition.model import ScatterTrigger
from reelwright.play.events import (
    AwardWon,
    BonusBegun,
    FreeGameBegun,
    HoldBegun,
    LineWon,
    ReSpinBegun,
    TrailBegun,
    WaysWon,
    WheelBegun,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event

PLAYED = AwardWon | BonusBegun | FreeGameBegun | HoldBegun | ReSpinBegun | TrailBegun | WheelBegun
EACH = 4
"""How many spins of one count are tried for each trigger."""


@decide.register(said.StartTogether)
def _(claim: said.StartTogether, rules: Rules, _: Evidence) -> Verdict:
    return tried(_together(claim, rules))


def _together(claim: said.StartTogether, rules: Rules) -> Iterator[int]:
    """Meet the trigger of each by every count: those said start all of them, and no other does."""
    played, came = 0, set[int]()
    for ground, count, target in _met(rules, claim.features):
        came.add(count)
        spun = ground.stand.spun(target)
        if spun is None or capped(spun) or _several(spun):
            continue
        if any(silent(rules.definition, name, target, spun) for name in claim.features):
            continue
        changed = rules.changed_games.keys() & {*claim.features}
        if any(another_won(spun, name) for name in changed):
            continue
        found = [name for name in claim.features if name in dict(starts(ground.stand, spun))]
        due = claim.counts is None or count in claim.counts
        check(
            due == (len(found) == len(claim.features)),
            spun.situation,
            f"{count} {'start' if due else 'do not start'} all of {', '.join(claim.features)}",
            f"started: {', '.join(found) or 'none of them'}",
        )
        yield 1
        if due and not played:
            played = _in_order(rules, ground.stand, spun, claim.features)
    scatter = isinstance(rules.definition.features[claim.features[0]].starts_on, ScatterTrigger)
    check(
        not scatter or came >= {*(claim.counts or ())},
        bet(every_line(rules)),
        f"{claim.counts} start {', '.join(claim.features)}",
        f"what comes up: {', '.join(map(str, sorted(came)))}",
    )


def _met(rules: Rules, features: tuple[str, ...]) -> Iterator[tuple[Ground, int, Target]]:
    """Yield spins that meet the trigger of each feature, with the count, in phases not its own."""
    for name in features:
        known(rules, name)
    for ground in grounds(rules):
        if any(ground not in starting_grounds(rules, name) for name in features):
            continue
        for trigger in dict.fromkeys(
            rules.definition.features[name].starts_on for name in features
        ):
            kept: dict[int, int] = {}
            for count, target in shown(rules, ground.phase, ground.strips, trigger, ground.stake):
                kept[count] = kept.get(count, 0) + 1
                if kept[count] <= EACH:
                    yield ground, count, target


def _several(spun: Stand) -> bool:
    """Say whether one symbol won by several counts, so that a spin meets a trigger twice."""
    wins = {(one.symbol, one.count) for one in spun.told if isinstance(one, LineWon | WaysWon)}
    return len(wins) > len({symbol for symbol, _ in wins})


def _in_order(rules: Rules, before: Stand, spun: Stand, features: tuple[str, ...]) -> int:
    """Play on until all have begun, and hold the order against the one said."""
    known_ = len(before.events)
    done = spun.on(
        calm(rules), lambda now: len(_begun(now.events[known_:], features)) == len(features)
    )
    order = _begun(done.events[known_:], features)
    check(
        all(features.index(one) < features.index(other) for one, other in pairwise(order)),
        done.situation,
        f"played in this order: {', '.join(features)}",
        f"in this: {', '.join(order)}",
    )
    return 1


def _begun(told: tuple[Event, ...], features: tuple[str, ...]) -> list[str]:
    """Return those of some features that were played, each once, in the order they began."""
    return [name for name in begun_in_turn(told, awards=True) if name in features]


@decide.register(said.FeaturesInOrder)
def _(claim: said.FeaturesInOrder, rules: Rules, _: Evidence) -> Verdict:
    return tried(_ordered(claim, rules))


def _ordered(claim: said.FeaturesInOrder, rules: Rules) -> Iterator[int]:
    for ground, _, target in _met(rules, claim.features):
        spun = ground.stand.spun(target)
        if spun is None or capped(spun):
            continue
        if {*claim.features} <= dict(starts(ground.stand, spun)).keys():
            yield _in_order(rules, ground.stand, spun, claim.features)
            return
        yield 1
