"""Windows in which a substitute wins by itself, or stands alone, and what is paid there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.claims.trials.windows.substituting import (
    Won,
    every_filled,
    only,
    targets,
    won,
    won_by_all,
)
from reelwright.definition.model import symbols_of
from reelwright.play.judging import judge

if TYPE_CHECKING:
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.substituting import Filled, Target
    from reelwright.claims.verdicts import Situation
    from reelwright.definition.model import Definition
    from reelwright.play.events import Window


@dataclass(frozen=True, slots=True)
class Meeting:
    """A substitute's own win, and one that it completes from a place of it."""

    own: Won
    completed: Won
    own_paid: bool
    completed_paid: bool
    situation: Situation


@dataclass(frozen=True, slots=True)
class Alone:
    """A run of nothing but one substitute."""

    reels: frozenset[int]
    due: tuple[Won, ...]
    """What it could win as, each by itself."""
    paid: tuple[Won, ...]
    """What of that it wins."""
    own: tuple[Won, ...]
    """What the substitute's own prizes would win, each by itself."""
    own_paid: bool
    """Whether one of those is paid there."""
    whole: bool
    """Whether nothing stands in the way of all that it could win as: none of it stands there by
    itself, too, or with something else, and no mixed win is among it that is paid beside no
    straight one."""
    situation: Situation

    @property
    def one_highest(self) -> bool:
        """Whether it wins as one thing, and nothing it could win as pays more."""
        highest = max(win.total for win in self.due)
        wins = {win.title for win in self.paid}
        return len(wins) == 1 and max(win.total for win in self.paid) == highest


@lru_cache(maxsize=64)
def meetings(rules: Rules, substitute: str) -> tuple[Meeting, ...]:
    """Return windows with an own win of a substitute and one it completes, and nothing else paid.

    Each of the two is what it would be with all other prizes put aside.
    """
    found = []
    for each in every_filled(rules, substitute):
        own = _own(rules, each.phase, substitute, each.situation)
        both = [(o, c) for o in own for c in each.wins if (o.reels - o.filled) & c.filled]
        completed = [win for win in each.wins if win.filled < win.reels]
        single = len(own) == len(both) == len(completed) == len(each.wins) == 1
        if not single or each.target in _never_beside(rules, each.phase):
            continue
        other = rules.definition.substitutes.get(each.target.name)
        if other is not None and other.own_prizes == "better":
            continue
        paid = _paid(rules, each.phase, each.situation)
        [pair] = both
        if paid and set(paid) <= set(pair):
            found.append(Meeting(*pair, pair[0] in paid, pair[1] in paid, each.situation))
    return tuple(found)


def _never_beside(rules: Rules, phase: str) -> frozenset[Target]:
    """Return the mixed wins that are not paid beside a straight one."""
    mixed = rules.definition.mixed
    return frozenset(
        target
        for target in targets(rules.definition, phase)
        if target.mixed and mixed[target.name].beside_straight == "no"
    )


def _own(rules: Rules, phase: str, substitute: str, situation: Situation) -> tuple[Won, ...]:
    """Return a substitute's own wins in a window, with all other prizes put aside."""
    for target in targets(rules.definition, phase):
        if target.name == substitute and not target.mixed:
            return _with_only(only(rules, target, phase).definition, target, phase, situation)
    return ()


def _with_only(
    narrowed: Definition, target: Target, phase: str, situation: Situation
) -> tuple[Won, ...]:
    return won(judge(narrowed, window_of(situation), situation.stake, phase), target)


def window_of(situation: Situation) -> Window:
    """Return the window of a situation that has one."""
    assert situation.window is not None
    return situation.window


def _paid(rules: Rules, phase: str, situation: Situation) -> tuple[Won, ...]:
    judged = judge(rules.definition, window_of(situation), situation.stake, phase)
    return won_by_all(judged)


@lru_cache(maxsize=64)
def runs_alone(rules: Rules, substitute: str) -> tuple[Alone, ...]:
    """Return windows in which nothing but a substitute could win, as one thing or several."""
    windows: dict[tuple[str, Window], Alone] = {}
    for each in every_filled(rules, substitute):
        key = (each.phase, each.window)
        if each.reels == each.shape and key not in windows:
            run = _run(rules, each, substitute)
            if run is not None:
                windows[key] = run
    return tuple(windows.values())


def _run(rules: Rules, each: Filled, substitute: str) -> Alone | None:
    """Return what a run wins; `None` where something else wins there, too."""
    cells = [cell for reel in each.reels for cell in each.window[reel - 1]]
    if any(substitute in symbols_of(cell) and cell != substitute for cell in cells):
        return None
    due, joined = _due(rules, each.phase, each.situation)
    paid = _paid(rules, each.phase, each.situation)
    apart = {(one.name, True) for one in _never_beside(rules, each.phase)}
    mixed_up = len(due) > 1 and any(win.title in apart for win in due)
    natural = frozenset[str]()
    if rules.definition.ways is not None:
        natural = frozenset(symbol for cell in cells for symbol in symbols_of(cell))
    own = {win for win in paid if win.title == (substitute, False)}
    alone = tuple(
        win
        for win in paid
        if win.filled == win.reels and win not in own and win.name not in natural
    )
    left = tuple(win for win in due if win.name not in natural)
    others = {win for win in paid if win.name not in natural} - {*alone, *own}
    if not left or others:
        return None
    return Alone(
        each.reels,
        due=left,
        paid=alone,
        own=_own(rules, each.phase, substitute, each.situation),
        own_paid=bool(own),
        whole=left == due and not mixed_up and not joined,
        situation=each.situation,
    )


def _due(rules: Rules, phase: str, situation: Situation) -> tuple[tuple[Won, ...], bool]:
    """Return what a window wins with substitutes alone if each prize were the only one.

    And whether one of those prizes is won with something beside them, too.
    """
    due: list[Won] = []
    joined = False
    for target in targets(rules.definition, phase):
        narrowed = _freely(only(rules, target, phase).definition)
        wins = _with_only(narrowed, target, phase, situation)
        alone = [win for win in wins if win.filled == win.reels]
        joined = joined or 0 < len(alone) < len(wins)
        due += alone
    return tuple(due), joined


@lru_cache(maxsize=512)
def _freely(definition: Definition) -> Definition:
    """Return a game in which substitutes alone win whatever they can."""
    substitutes = {
        key: rule.model_copy(update={"alone": "as every symbol"})
        for key, rule in definition.substitutes.items()
    }
    return definition.model_copy(update={"substitutes": substitutes})
