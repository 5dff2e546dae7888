"""How many free games a series takes: as many are won as there can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.free_games.series import of_series, own, won_by
from reelwright.claims.deciding.trying import check, tried
from reelwright.claims.model import free_games as said
from reelwright.claims.trials.played.showing import sets_on
from reelwright.claims.trials.played.steering import calm
from reelwright.play.events import FreeGameBegun, FreeGamesEnded, FreeGamesWon, OffersMade
from reelwright.play.questions import Chosen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event
    from reelwright.play.state import Stake

MOST_ANSWERS = 6000
"""After so many answers a series is left, whether its limit was met or not."""
UNLIMITED = 10**9


@decide.register(said.GamesLimited)
def _(claim: said.GamesLimited, rules: Rules, _: Evidence) -> Verdict:
    return tried(_limited(claim, rules))


def _limited(claim: said.GamesLimited, rules: Rules) -> Iterator[int]:
    """Win as many games as can be, and hold each win against the room that is left for it."""
    of_series(rules, claim.feature)
    stand = _longest(rules, claim.feature)
    if stand is None:
        return
    over = _won_again(claim, stand, adding(rules, claim.feature, stand.stake), rules)
    left = played = 0
    for event in over.events:
        match event:
            case FreeGameBegun(feature=claim.feature):
                left, played = event.left, event.played
            case FreeGamesEnded(feature=claim.feature):
                left = played = 0
            case FreeGamesWon(feature=claim.feature):
                _has_room(claim, over, event, left, played)
                left += event.games
                yield 1


def _has_room(
    claim: said.GamesLimited, over: Stand, won: FreeGamesWon, left: int, played: int
) -> None:
    """Hold games won, and those forfeited, against the room that is said to be left for them."""
    room = min(
        (claim.left or UNLIMITED) - left,
        (claim.played or UNLIMITED) - played - left,
    )
    told = min(won.games + won.forfeited, room)
    check(
        told == won.games,
        over.situation,
        f"with {left} games of {claim.feature} left and {played} played, {told} are added",
        f"{won.games} are, {won.forfeited} are forfeited",
    )


def _longest(rules: Rules, feature: str) -> Stand | None:
    """Return a round that has just won the most games of a series that can be won at once."""
    found = []
    for _, stand in won_by(rules, feature):
        taken = _most_offered(stand, feature)
        won = [
            one for one in taken.told if isinstance(one, FreeGamesWon) and one.feature == feature
        ]
        if won:
            found.append((won[-1].games + won[-1].forfeited, -taken.state.won, taken))
    return max(found, key=lambda one: one[:2])[2] if found else None


def _most_offered(stand: Stand, feature: str) -> Stand:
    """Take the series with the most games where several are offered."""
    made = [one for one in stand.told if isinstance(one, OffersMade) and one.feature == feature]
    if not made or stand.offers != feature:
        return stand
    games = [games for games, _ in made[-1].offers]
    return stand.after(Chosen(str(games.index(max(games)) + 1)))


def adding(rules: Rules, feature: str, stake: Stake) -> Target | None:
    """Return the spin of a series that adds most games to it, and pays least of those."""
    sets = sets_on(rules, feature, stake)
    found: list[tuple[int, int, Target]] = []
    for ground, target, spun, _ in own(rules, feature):
        for one in spun.told if target.strips in sets else ():
            if isinstance(one, FreeGamesWon) and one.feature == feature and one.again:
                paid = spun.state.won - ground.stand.state.won
                found.append((one.games + one.forfeited, -paid, target))
    return max(found, key=lambda one: one[:2])[2] if found else None


def _won_again(
    claim: said.GamesLimited, stand: Stand, target: Target | None, rules: Rules
) -> Stand:
    """Return a round in which every game of a series adds to it, until a limit forfeits games.

    Where games played are limited, by what is said or by the rules, it goes on until none is added.
    """
    now, answer = stand, calm(rules)
    to_the_last = claim.played or rules.free_games[claim.feature].at_most_played
    while now.question is not None and len(now.answers) < MOST_ANSWERS:
        known = len(now.events)
        again = now.spun(target) if target is not None and now.phase == claim.feature else None
        now = again or now.after(answer(now))
        if any(_met(claim.feature, one, not to_the_last) for one in now.events[known:]):
            return now
    return now


def _met(feature: str, event: Event, once: bool) -> bool:  # noqa: FBT001
    """Say whether an event tells that a series is over, or forfeited games, some or all of them."""
    match event:
        case FreeGamesEnded():
            return event.feature == feature
        case FreeGamesWon():
            return event.feature == feature and event.forfeited > 0 and (once or not event.games)
    return False
