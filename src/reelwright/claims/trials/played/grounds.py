"""Where spins are tried: the phases of a game, with the strips and stakes of each."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sampled, sets_on, shown
from reelwright.claims.trials.played.steering import standing
from reelwright.claims.trials.played.wagers import waged
from reelwright.definition.model import StripsByLines
from reelwright.play.state import Stake
from reelwright.play.window import choice_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.definition.model import Trigger

ALIKE = 3
"""How many spins that meet a trigger by one count are tried."""
MIXED = 30
"""How many spins drawn at random are tried."""


class Ground(NamedTuple):
    """A round that waits for a spin of a phase, and the strips that it may be spun on."""

    phase: str
    strips: str
    stand: Stand

    @property
    def stake(self) -> Stake:
        """What was bet."""
        return self.stand.stake


@lru_cache(maxsize=64)
def grounds(rules: Rules) -> tuple[Ground, ...]:
    """Return the grounds of every phase that a round can be brought to, on each set of strips.

    Paid games are also those by a wager.
    """
    found = []
    for phase in rules.whole_spins:
        for stake in stakes(rules, phase):
            stand = standing(rules, phase, stake)
            if stand is not None:
                found += [Ground(phase, one, stand) for one in sets_on(rules, phase, stake)]
    for name, wager in rules.definition.wagers.items():
        if wager.strips is not None:
            found.append(Ground(PAID, wager.strips, waged(rules, name)))
    return tuple(found)


def starting_grounds(rules: Rules, feature: str) -> tuple[Ground, ...]:
    """Return the grounds on which a feature can start: not in its own games, nor some in others'.

    Changed games are won in plain paid games alone, re-spins in paid games of any kind.
    """
    here = grounds(rules)
    if feature in rules.changed_games:
        return tuple(ground for ground in here if ground.phase == PAID)
    if feature in rules.re_spins:
        paid = rules.definition.paid_phases
        return tuple(ground for ground in here if ground.phase in paid)
    return tuple(ground for ground in here if ground.phase != feature)


def stakes(rules: Rules, phase: str = PAID) -> tuple[Stake, ...]:
    """Return the stakes at which a phase is spun on other strips: mostly one, on all lines."""
    choice = choice_of(rules.definition, phase)
    full = every_line(rules)
    if not isinstance(choice, StripsByLines) or not full.lines:
        return (full,)
    offered = rules.definition.stakes.selections(len(full.lines)) or full.lines
    least = {choice.at(many): many for many in sorted(offered)}
    return tuple(Stake(full.lines[:many], full.line_bet) for many in least.values())


def one_line(rules: Rules) -> Stake | None:
    """Return the stake on the first line alone; `None` where that is not on offer."""
    full = every_line(rules)
    offered = rules.definition.stakes.selections(len(full.lines))
    if len(full.lines) < 2 or (offered is not None and 1 not in offered):
        return None
    return Stake((1,), full.line_bet)


def spins(rules: Rules, ground: Ground, *triggers: Trigger) -> Iterator[Target]:
    """Yield spins that meet each of some triggers by every count, then some drawn at random."""
    for trigger in triggers:
        kept: Counter[int] = Counter()
        for count, target in shown(rules, ground.phase, ground.strips, trigger, ground.stake):
            kept[count] += 1
            if kept[count] <= ALIKE:
                yield target
    yield from sampled(rules, ground.phase, ground.strips)[:MIXED]
