"""What is said of changed games, tried from round to round: how many, won where, won again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import changed_games as said
from reelwright.claims.trials.played.changed_games import (
    led_again,
    left,
    longest,
    own_grounds,
    won,
    won_by,
)
from reelwright.claims.trials.played.grounds import grounds, spins
from reelwright.claims.trials.played.meeting import capped, met
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.stands import opened
from reelwright.claims.trials.played.steering import calm, ways_into
from reelwright.play.events import ChangedGamesWon, RoundBegun

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict

MOST_GAMES = 24
"""Of more games than so many only the first are played."""


def of_changed_games(rules: Rules, feature: str) -> None:
    """Raise `Differs` where a game has no such changed games."""
    check(
        feature in rules.changed_games,
        bet(every_line(rules)),
        f"{feature} are changed games",
        "they are none",
    )


@decide.register(said.ChangedGamesWon)
def _(claim: said.ChangedGamesWon, rules: Rules, _: Evidence) -> Verdict:
    return tried(_won(claim, rules))


def _won(claim: said.ChangedGamesWon, rules: Rules) -> Iterator[int]:
    of_changed_games(rules, claim.feature)
    played: set[int] = set()
    for count, stand in won_by(rules, claim.feature):
        event = won(stand.told, claim.feature)
        told, found = claim.games.get(count, 0), 0 if event is None else event.games
        check(
            told == found,
            stand.situation,
            f"{count} win {told} games of {claim.feature}",
            f"{count} win {found}",
        )
        if event is not None and count not in played:
            played.add(count)
            yield _all_played(rules, stand, event)
        yield 1


def _all_played(rules: Rules, stand: Stand, event: ChangedGamesWon) -> int:
    """Play the changed games quietly, and the game after them, and hold what each of them is."""
    to_come, now = event.left, stand
    for number in range(MOST_GAMES):
        known = len(now.events) - len(now.told)
        over = now.on(calm(rules))
        again = won(over.events[known:], event.feature)
        to_come = again.left if again is not None else to_come
        now = opened(rules, stand.state.terms.game_stake, over.state.carry)
        check(
            (now.phase == event.feature) == (to_come > 0),
            now.situation,
            f"{to_come} games of {event.feature} are to come",
            f"the next game is one of {now.phase} games",
        )
        _costs(now)
        if not to_come:
            return number + 1
        to_come -= 1
    return MOST_GAMES


def _costs(stand: Stand) -> None:
    """Hold that a game costs its stake."""
    begun = stand.events[0]
    assert isinstance(begun, RoundBegun)
    check(
        begun.credit == -begun.total_bet,
        stand.situation,
        f"the game costs {begun.total_bet} cents",
        f"it costs {-begun.credit}",
    )


@decide.register(said.NotWonIn)
def _(claim: said.NotWonIn, rules: Rules, _: Evidence) -> Verdict:
    return tried(_not_won(claim, rules))


def _not_won(claim: said.NotWonIn, rules: Rules) -> Iterator[int]:
    """Meet the trigger in games of other features."""
    of_changed_games(rules, claim.feature)
    trigger = rules.definition.features[claim.feature].starts_on
    shown = set[str]()
    for ground in grounds(rules):
        if ground.phase not in claim.others:
            continue
        for target in spins(rules, ground, trigger):
            spun = ground.stand.spun(target)
            if spun is None:
                continue
            if met(rules, trigger, target, spun):
                shown.add(ground.phase)
            check(
                won(spun.told, claim.feature) is None,
                spun.situation,
                f"{ground.phase} win no {claim.feature}",
                "they do",
            )
            yield 1
    check(
        shown == {*claim.others} and not shown & {*rules.definition.paid_phases},
        bet(every_line(rules)),
        f"{', '.join(claim.others)} show what wins {claim.feature}, and do not win it",
        f"such games are {', '.join(sorted(shown)) or 'none'}",
    )


@decide.register(said.ChangedAgain)
def _(claim: said.ChangedAgain, rules: Rules, _: Evidence) -> Verdict:
    return tried(_again(claim, rules))


def _again(claim: said.ChangedAgain, rules: Rules) -> Iterator[int]:
    """Meet the trigger in the first of as many games as can be won, and hold what is then left."""
    of_changed_games(rules, claim.feature)
    stand = longest(rules, claim.feature)
    if stand is None:
        return
    trigger = rules.definition.features[claim.feature].starts_on
    for ground in own_grounds(rules, claim.feature, stand):
        for target in spins(rules, ground, trigger):
            spun = stand.spun(target)
            if spun is not None and not capped(spun):
                count = met(rules, trigger, target, spun)
                yield _now_left(claim, stand, spun, count)
    for bonus in ways_into(rules, claim.feature):
        for count in sorted(rules.changed_games[claim.feature].counts):
            led = led_again(rules, claim.feature, bonus, count)
            if led is not None:
                yield _now_left(claim, *led, count)


def _now_left(claim: said.ChangedAgain, before: Stand, after: Stand, count: int) -> int:
    """Hold how many games are left after one in which so many of the trigger came."""
    games, was = claim.games.get(count, 0), left(before)
    told = games if games and claim.how == "begins again" else was + games
    found = left(after)
    check(
        told == found,
        after.situation,
        f"{count} in a game of {claim.feature} with {was} left leave {told}",
        f"they leave {found}",
    )
    return 1


@decide.register(said.OneAtATime)
def _(claim: said.OneAtATime, rules: Rules, _: Evidence) -> Verdict:
    return tried(_one_at_a_time(claim, rules))


def _one_at_a_time(claim: said.OneAtATime, rules: Rules) -> Iterator[int]:
    """Meet all triggers in plain games and in the games of each, and hold which is won."""
    for feature in claim.features:
        of_changed_games(rules, feature)
    triggers = {name: rules.definition.features[name].starts_on for name in claim.features}
    for ground in grounds(rules):
        if ground.phase not in rules.definition.paid_phases:
            continue
        for target in spins(rules, ground, *triggers.values()):
            spun = ground.stand.spun(target)
            if spun is None or capped(spun):
                continue
            counts = {name: met(rules, one, target, spun) for name, one in triggers.items()}
            due = _due(claim, rules, ground.phase, counts)
            found = [one.feature for one in spun.told if isinstance(one, ChangedGamesWon)]
            found = [name for name in found if name != ground.phase]
            check(
                found == due,
                spun.situation,
                f"{ground.phase} games win {', '.join(due) or 'none of them'} with {counts}",
                f"they win {', '.join(found) or 'none'}",
            )
            yield 1


def _due(claim: said.OneAtATime, rules: Rules, phase: str, counts: dict[str, int]) -> list[str]:
    """Return what a spin wins, as is said: in plain games the first whose trigger is met."""
    if phase in claim.features:
        return []
    met_ = [name for name in claim.features if counts[name] in rules.changed_games[name].games]
    return met_[:1]
