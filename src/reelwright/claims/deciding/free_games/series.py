"""How many free games are won, won again and played, and at which stake."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.triggers import known
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import free_games as said
from reelwright.claims.trials.played.grounds import grounds, one_line, spins
from reelwright.claims.trials.played.meeting import capped, met
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.steering import begun, calm, standing
from reelwright.definition.model import ScatterTrigger
from reelwright.play.events import (
    FreeGameBegun,
    FreeGamesEnded,
    FreeGamesWon,
    OffersMade,
    OfferTaken,
    ScatterWon,
)
from reelwright.play.judging import judge
from reelwright.play.questions import Chosen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.grounds import Ground
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event
    from reelwright.play.state import Stake

MOST_GAMES = 300
"""A series of more games is not played to its end."""


def of_series(rules: Rules, feature: str) -> None:
    """Raise `Differs` where a game has no such series."""
    known(rules, feature)
    check(
        feature in rules.free_games,
        bet(every_line(rules)),
        f"{feature} are free games",
        "they are none",
    )


def of_spins(rules: Rules, feature: str) -> None:
    """Raise `Differs` where a game has no such feature in whose games reels are spun."""
    known(rules, feature)
    check(
        feature in rules.phases,
        bet(every_line(rules)),
        f"reels are spun in {feature}",
        "they are not",
    )


@lru_cache(maxsize=256)
def won_by(rules: Rules, feature: str) -> tuple[tuple[int, Stand], ...]:
    """Return rounds in which a series was met, with the counts: by spins, and through bonuses."""
    trigger = rules.definition.features[feature].starts_on
    found = []
    for ground in grounds(rules):
        if ground.phase != feature:
            for target in spins(rules, ground, trigger):
                spun = ground.stand.spun(target)
                count = 0 if spun is None else met(rules, trigger, target, spun)
                if spun is not None and count and not capped(spun):
                    found.append((count, spun))
    for count in sorted(rules.free_games[feature].counts - {count for count, _ in found}):
        entered = begun(rules, feature, count)
        if entered is not None:
            found.append((count, entered))
    return tuple(found)


def _won(told: tuple[Event, ...], feature: str) -> FreeGamesWon | None:
    """Return the last event that tells of games won."""
    won = [one for one in told if isinstance(one, FreeGamesWon) and one.feature == feature]
    return won[-1] if won else None


def _offered(told: tuple[Event, ...], feature: str) -> OffersMade | None:
    made = [one for one in told if isinstance(one, OffersMade) and one.feature == feature]
    return made[-1] if made else None


@decide.register(said.GamesWon)
def _(claim: said.GamesWon, rules: Rules, _: Evidence) -> Verdict:
    return tried(_games_won(claim, rules))


def _games_won(claim: said.GamesWon, rules: Rules) -> Iterator[int]:
    of_series(rules, claim.feature)
    played: set[int] = set()
    for count, stand in won_by(rules, claim.feature):
        won = _won(stand.told, claim.feature)
        told = claim.awards.get(count, 0)
        found = 0 if won is None else won.games + won.forfeited
        check(
            told == found,
            stand.situation,
            f"{count} win {told} games of {claim.feature}",
            f"{count} win {found}",
        )
        if won is not None and not won.again and count not in played:
            played.add(count)
            _all_played(rules, stand, won)
        yield 1


def _all_played(rules: Rules, stand: Stand, won: FreeGamesWon) -> None:
    """Play a series quietly to its end, and hold the games played against those won."""
    if won.games > MOST_GAMES:
        return
    feature = won.feature
    known_ = len(stand.events) - len(stand.told)
    over = stand.to(
        calm(rules),
        lambda one: isinstance(one, FreeGamesEnded) and one.feature == feature,
        known_,
    )
    told = _until_over(over.events[known_:], feature)
    games = [one for one in told if isinstance(one, FreeGameBegun) and one.feature == feature]
    more = [one for one in told if isinstance(one, FreeGamesWon) and one.feature == feature]
    won_games = sum(one.games for one in more)
    check(
        capped(over) or len(games) == won_games,
        over.situation,
        f"{won_games} games of {feature} are played",
        f"{len(games)} are",
    )


def _until_over(told: tuple[Event, ...], feature: str) -> tuple[Event, ...]:
    """Return what was told until a series ended, after which tokens may lead to it again."""
    ends = (
        at
        for at, one in enumerate(told)
        if isinstance(one, FreeGamesEnded) and one.feature == feature
    )
    return told[: next(ends, len(told))]


@decide.register(said.GamesOffered)
def _(claim: said.GamesOffered, rules: Rules, _: Evidence) -> Verdict:
    return tried(_games_offered(claim, rules))


def _games_offered(claim: said.GamesOffered, rules: Rules) -> Iterator[int]:
    of_series(rules, claim.feature)
    taken: set[int] = set()
    for count, stand in won_by(rules, claim.feature):
        made = _offered(stand.told, claim.feature)
        told = claim.offers.get(count, ())
        found = () if made is None else made.offers
        check(
            told == found,
            stand.situation,
            f"{count}: {_series(told)} of {claim.feature}",
            f"{count}: {_series(found)}",
        )
        if made is not None and count not in taken:
            taken.add(count)
            yield _all_taken(rules, stand, claim.feature, told)
        yield 1


def _series(offers: tuple[said.Offered, ...]) -> str:
    told = (f"{games} games x {factor}" for games, factor in offers)
    return " or ".join(told) or "nothing to choose"


def _all_taken(rules: Rules, stand: Stand, feature: str, offers: tuple[said.Offered, ...]) -> int:
    """Take each offer in turn, and hold what is then won against it."""
    asked = stand.on(calm(rules), lambda now: now.offers == feature)
    if asked.question is None:
        return 0
    for number, (games, factor) in enumerate(offers, 1):
        taken = asked.after(Chosen(str(number)))
        won = _won(taken.told, feature)
        offer = next(one for one in taken.told if isinstance(one, OfferTaken))
        found = (0 if won is None else won.games + won.forfeited, offer.multiplier)
        check(
            found == (games, factor),
            taken.situation,
            _series(((games, factor),)),
            _series((found,)),
        )
    return len(offers)


def own(rules: Rules, feature: str) -> Iterator[tuple[Ground, Target, Stand, int]]:
    """Yield spins of a series that meet its trigger or do not, with the count of it."""
    trigger = rules.definition.features[feature].starts_on
    for ground in grounds(rules):
        if ground.phase == feature:
            for target in spins(rules, ground, trigger):
                spun = ground.stand.spun(target)
                if spun is not None and not capped(spun):
                    yield ground, target, spun, met(rules, trigger, target, spun)


@decide.register(said.WonAgain)
def _(claim: said.WonAgain, rules: Rules, _: Evidence) -> Verdict:
    return tried(_again(claim, rules))


def _again(claim: said.WonAgain, rules: Rules) -> Iterator[int]:
    of_series(rules, claim.feature)
    for _ground, _target, spun, count in own(rules, claim.feature):
        won = next(
            (
                one
                for one in spun.told
                if isinstance(one, FreeGamesWon) and one.feature == claim.feature
            ),
            None,
        )
        told = claim.adds.get(count, 0)
        found = 0 if won is None else won.games + won.forfeited
        check(
            told == found,
            spun.situation,
            f"{count} in a game of {claim.feature} add {told} games",
            f"they add {found}",
        )
        yield 1


@decide.register(said.TriggerPaid)
def _(claim: said.TriggerPaid, rules: Rules, _: Evidence) -> Verdict:
    return tried(_trigger_paid(claim, rules))


def _trigger_paid(claim: said.TriggerPaid, rules: Rules) -> Iterator[int]:
    """Show the scatter in games of the series, where its prize would be paid at any other time."""
    of_series(rules, claim.feature)
    tries = 0
    for _ground, target, spun, _count in own(rules, claim.feature):
        window = target.at_rest(spun.told).window
        judged = judge(rules.definition, window, spun.stake, claim.feature)
        wins = [win for win in judged.scatter_wins if win.symbol == claim.scatter]
        if not wins:
            continue
        told = wins[0].count not in claim.unpaid
        found = any(
            isinstance(one, ScatterWon) and one.symbol == claim.scatter for one in spun.told
        )
        check(
            told == found,
            spun.situation,
            f"the prize of {wins[0].count} {claim.scatter} is {'' if told else 'not '}paid",
            f"it is {'' if found else 'not '}paid",
        )
        tries += 1
        yield 1
    trigger = rules.definition.features[claim.feature].starts_on
    check(
        bool(tries) or (isinstance(trigger, ScatterTrigger) and trigger.scatter == claim.scatter),
        bet(every_line(rules)),
        f"{claim.scatter} has a prize in {claim.feature}",
        "it has none",
    )


@decide.register(said.GamesStaked)
def _(claim: said.GamesStaked, rules: Rules, _: Evidence) -> Verdict:
    return tried(_staked(claim, rules))


def _staked(claim: said.GamesStaked, rules: Rules) -> Iterator[int]:
    """Win the series at different stakes, and hold those of its games against them."""
    of_series(rules, claim.feature)
    for stake in stakes_of(rules):
        stand = standing(rules, claim.feature, stake)
        if stand is None:
            continue
        for game in (one for one in stand.events if isinstance(one, FreeGameBegun)):
            check(
                (game.lines, game.line_bet) == (stake.lines, stake.line_bet),
                stand.situation,
                f"games on lines {list(stake.lines)} at {stake.line_bet}",
                f"on lines {list(game.lines)} at {game.line_bet}",
            )
            yield 1


def stakes_of(rules: Rules) -> list[Stake]:
    """Return stakes that differ: the least bet and the highest on all lines, the least on one."""
    bets = rules.definition.stakes.bets
    single = one_line(rules)
    every = [every_line(rules, min(bets)), every_line(rules, max(bets))]
    return every if single is None else [*every, single]
