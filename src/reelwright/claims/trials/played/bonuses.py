"""Bonuses played on from where they begin, answer by answer.

A cap on what a round wins is left out of these rounds, so that every answer of a bonus can be seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID, Rules
from reelwright.claims.trials.played.collecting import carried_at
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sets_on, shown
from reelwright.claims.trials.played.stands import opened
from reelwright.claims.trials.played.steering import begun
from reelwright.play.events import (
    BonusBegun,
    BonusEnded,
    BonusPrizeWon,
    EntryRevealed,
    FullWindowWon,
    HoldBegun,
    PrizeRevealed,
    StageMultiplied,
    TrailBegun,
    TrailMoved,
    WheelBegun,
    WheelStopped,
)
from reelwright.play.questions import Choice, Chosen, Draw, Drawn
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TypeAlias

    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.events import Event

    Begun: TypeAlias = BonusBegun | WheelBegun | TrailBegun | HoldBegun

WAY_IN = "enter "
"""How what leads on to a feature is shown while a bonus is played."""


@lru_cache(maxsize=256)
def uncapped(rules: Rules) -> Rules:
    """Return rules without a cap on what a round wins."""
    return Rules(rules.definition.model_copy(update={"win_cap": None}), rules.profile)


def entrance(rules: Rules, feature: str) -> Stand | None:
    """Return a round in which a bonus asks its first question; `None` if none was found."""
    return begun(uncapped(rules), feature)


def restaked(rules: Rules, stand: Stand, line_bet: int) -> Stand:
    """Return a round of the same answers at another bet on the same lines."""
    game = stand.state.terms.game_stake
    stake = Stake(game.lines, line_bet, wager=game.wager)
    now = opened(uncapped(rules), stake, carried_at(rules, stand, stake))
    for answer in stand.answers:
        now = now.after(answer)
    return now


def counts_won(rules: Rules, feature: str, counts: Iterable[int]) -> frozenset[int]:
    """Return those of some counts that a round was found to start a feature with."""
    free = uncapped(rules)
    return frozenset(count for count in counts if begun(free, feature, count) is not None)


def spun_with(rules: Rules, feature: str, count: int) -> Stand | None:
    """Return a paid spin that shows a count of what starts a feature, whatever it starts."""
    free, stake = uncapped(rules), every_line(rules)
    trigger = rules.definition.features[feature].starts_on
    for strips in sets_on(free, PAID, stake):
        for number, one in shown(free, PAID, strips, trigger, stake):
            if number == count:
                return opened(free, stake).spun(one)
    return None


def beginning(stand: Stand, feature: str) -> Begun | None:
    """Return how the last bonus of a name began; `None` where none has."""
    kinds = (BonusBegun, WheelBegun, TrailBegun, HoldBegun)
    found = (e for e in reversed(stand.events) if isinstance(e, kinds) and e.feature == feature)
    return next(found, None)


def ended(told: Iterable[Event], feature: str) -> BonusEnded | None:
    """Return the end of a bonus, if it is told."""
    ends = (event for event in told if isinstance(event, BonusEnded))
    return next((event for event in ends if event.feature == feature), None)


def ways(stand: Stand) -> Iterator[Stand]:
    """Yield the round after each outcome of what is drawn next, of a choice after its first."""
    match stand.question:
        case Choice() as choice:
            yield stand.after(Chosen(choice.options[0]))
        case Draw() as draw:
            [part] = draw.parts
            for outcome in range(part.size):
                if part.weight(outcome):
                    yield stand.after(Drawn((outcome,)))


def on_draw(stand: Stand, of: str) -> bool:
    """Say whether a draw of a kind comes next."""
    return isinstance(stand.question, Draw) and stand.question.of == of


def paid(told: Iterable[Event]) -> int:
    """Return what the prizes of a bonus come to, in cents."""
    kinds = PrizeRevealed | BonusPrizeWon | FullWindowWon | StageMultiplied
    return sum(event.amount for event in told if isinstance(event, kinds))


def leads_on(told: Iterable[Event]) -> bool:
    """Say whether what was found, stopped on or reached leads on to a feature."""
    shown = (
        event.entry if isinstance(event, EntryRevealed) else event.shows
        for event in told
        if isinstance(event, EntryRevealed | WheelStopped | TrailMoved)
    )
    return any(str(one).startswith(WAY_IN) for one in shown)


@dataclass(frozen=True, slots=True)
class Landing:
    """What one answer of a bonus led to, a prize that is drawn included."""

    outcome: int
    stands: tuple[Stand, ...]
    """The round after it: one for each prize that could be drawn."""
    told: tuple[tuple[Event, ...], ...]
    """What was told on the way to each of them."""

    @property
    def best(self) -> Stand:
        """The round where the prize drawn is the greatest."""
        most = max(range(len(self.stands)), key=lambda place: paid(self.told[place]))
        return self.stands[most]

    @property
    def most(self) -> int:
        """The greatest amount, in cents."""
        return max(map(paid, self.told))


def landings(stand: Stand) -> Iterator[Landing]:
    """Yield what each outcome of the draw that comes next leads to."""
    assert isinstance(stand.question, Draw)
    [part] = stand.question.parts
    for outcome in range(part.size):
        if part.weight(outcome):
            yield landing(stand, outcome)


def landing(stand: Stand, outcome: int) -> Landing:
    """Return what an outcome of the draw that comes next leads to."""
    after = stand.after(Drawn((outcome,)))
    if on_draw(after, "prize"):
        drawn = tuple(ways(after))
        return Landing(outcome, drawn, tuple((*after.told, *one.told) for one in drawn))
    return Landing(outcome, (after,), (after.told,))
