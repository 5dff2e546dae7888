"""What limits of play come to: tried at their figures, and beside them."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from reelwright.claims.deciding.buttons import live_under
from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.money import lines_that_can_be_bet, won_simply
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import limits as said
from reelwright.claims.trials.played.rounds import play
from reelwright.play.events import RoundEnded
from reelwright.play.questions import Choice, Drawn, Lapsed
from reelwright.play.state import Stake
from reelwright.profiles.limits import lapses, too_large, too_long, too_much, wait_ms

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.rounds import Moment, Played
    from reelwright.claims.verdicts import Situation, Verdict
    from reelwright.play.questions import Answer
    from reelwright.profiles.model import Profile

ALLOWED: Mapping[said.Limit, Callable[[Profile, int], bool]] = {
    "milliseconds between games": lambda p, n: wait_ms(p, timedelta(milliseconds=n)) == 0,
    "cents a game": lambda p, n: not too_large(p, n),
    "cents lost in a day": lambda p, n: not too_much(p, 0, n),
    "minutes a session": lambda p, n: not too_long(p, timedelta(minutes=n)),
    "minutes between reminders": lambda p, n: n == p.reality_check_minutes,
}
"""For each limit, whether it lets a game begin at a figure; for reminders, whether one is due."""

TRIED: Mapping[said.Limit, tuple[tuple[int, bool], ...]] = {
    "milliseconds between games": ((-1, False), (0, True)),
    "cents a game": ((0, True), (1, False)),
    "cents lost in a day": ((0, True), (1, False)),
    "minutes a session": ((-1, True), (0, False)),
    "minutes between reminders": ((-1, False), (0, True), (1, False)),
}
"""What must be found at the figure that is said, and one beside it."""


def _bare(rules: Rules) -> Situation:
    return bet(Stake(lines_that_can_be_bet(rules), min(rules.definition.stakes.bets)))


@decide.register(said.Limited)
def _(claim: said.Limited, rules: Rules, _: Evidence) -> Verdict:
    return tried(_limited(claim, rules))


def _limited(claim: said.Limited, rules: Rules) -> Iterator[int]:
    for beside, allowed in TRIED[claim.limit]:
        figure = claim.figure + beside
        check(
            ALLOWED[claim.limit](rules.profile, figure) == allowed,
            _bare(rules),
            f"the limit is {claim.figure} {claim.limit}",
            f"at {figure} it {'holds a game back' if allowed else 'lets a game begin'}",
        )
        yield 1


@decide.register(said.PressedFor)
def _(_claim: said.PressedFor, rules: Rules, _: Evidence) -> Verdict:
    return tried(_pressed_for(rules))


def _pressed_for(rules: Rules) -> Iterator[int]:
    check("auto" not in live_under(rules), _bare(rules), "no game starts by itself", "Auto is live")
    yield 1


@decide.register(said.OpenRoundLapses)
def _(claim: said.OpenRoundLapses, rules: Rules, _: Evidence) -> Verdict:
    return tried(_lapsing(claim, rules))


def _lapsing(claim: said.OpenRoundLapses, rules: Rules) -> Iterator[int]:
    """Leave a round open for the time that is said, and a second less; then leave its choices."""
    after = timedelta(hours=claim.hours)
    for age, lapsed in ((after - timedelta(seconds=1), False), (after, True)):
        check(
            lapses(rules.profile, age) == lapsed,
            _bare(rules),
            f"an open round lapses {claim.hours} hours after it began",
            f"{age} after it began it {'stays' if lapsed else 'has lapsed'}",
        )
        yield 1
    check(
        rules.profile.lapsed_rounds == claim.into,
        _bare(rules),
        f"it is {claim.into}",
        f"it is {rules.profile.lapsed_rounds}",
    )
    if claim.into == "completed":
        yield from (_left_alone(rules, stops, spun) for stops, spun in won_simply(rules))


def _left_alone(rules: Rules, stops: tuple[int, ...], spun: Played) -> int:
    """Play a win on with every choice left open: it ends, and nothing of the win is lost."""

    def steer(moment: Moment) -> Answer:
        if isinstance(moment.question, Choice):
            return Lapsed()
        return Drawn(stops)

    played = play(rules, spun.stake, steer)
    won = sum(event.won for event in played.events if isinstance(event, RoundEnded))
    due = max(getattr(event, "won", 0) for event in spun.events)
    check(won == due, played.situation, f"{due} cents won stay won", f"{won} cents")
    return 1
