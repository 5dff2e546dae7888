"""By how much the prizes of free games are multiplied, and which prizes are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.free_games.limits import adding
from reelwright.claims.deciding.free_games.series import MOST_GAMES, of_series, won_by
from reelwright.claims.deciding.trying import check, tried
from reelwright.claims.model import free_games as said
from reelwright.claims.trials.played.multiplied import factor_of
from reelwright.claims.trials.played.steering import calm
from reelwright.play.events import FreeGameBegun, FreeGamesEnded, OfferTaken
from reelwright.play.questions import Choice, Chosen, Drawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict


@decide.register(said.GamesFactor)
def _(claim: said.GamesFactor, rules: Rules, _: Evidence) -> Verdict:
    return tried(_factors(claim, rules))


def _factors(claim: said.GamesFactor, rules: Rules) -> Iterator[int]:
    """Play the series won by each count to its end, each offer taken, and hold every factor."""
    of_series(rules, claim.feature)
    counts: set[int] = set()
    for count, won in won_by(rules, claim.feature):
        if count not in counts:
            counts.add(count)
            for stand in _taken(rules, won, claim.feature):
                yield _each_game(claim, rules, stand)


def _taken(rules: Rules, stand: Stand, feature: str) -> list[Stand]:
    """Return a round with each of the offers taken; the round itself where there are none."""
    asked = stand.on(calm(rules), lambda now: feature in (now.phase, now.offers))
    if not isinstance(asked.question, Choice) or asked.offers != feature:
        return [stand]
    return [asked.after(Chosen(option)) for option in asked.question.options]


def _each_game(claim: said.GamesFactor, rules: Rules, stand: Stand) -> int:
    """Play on to the end of the series, and hold the factor of each of its games.

    Games are added as long as there is a factor that has not come.
    """
    now, answer, more = stand, calm(rules), adding(rules, claim.feature, stand.stake)
    number, drew = 0, False
    while now.question is not None and number < MOST_GAMES:
        if _draws(now, claim.feature):
            _drawn(claim, now)
            drew = True
        further = None
        if now.phase == claim.feature:
            game = _game(now, claim.feature)
            if game.played != number:
                number = game.played
                _at(claim, now, game, drew=drew)
                drew = False
            if more is not None and number <= len(claim.factors):
                further = now.spun(more)
        now = further or now.after(answer(now))
        if any(isinstance(o, FreeGamesEnded) and o.feature == claim.feature for o in now.told):
            break
    return number


def _offered(stand: Stand, feature: str) -> int:
    """Return the factor of the first offer taken of a series that runs."""
    factor = None
    for event in stand.events:
        match event:
            case FreeGamesEnded() if event.feature == feature:
                factor = None
            case OfferTaken() if event.feature == feature and factor is None:
                factor = event.multiplier
    return factor or 1


def _draws(stand: Stand, feature: str) -> bool:
    """Say whether the factor of a game of a series is being drawn."""
    return getattr(stand.question, "of", "") == "multiplier" and any(
        isinstance(one, FreeGameBegun) and one.feature == feature for one in stand.told
    )


def _game(stand: Stand, feature: str) -> FreeGameBegun:
    return next(
        one
        for one in reversed(stand.events)
        if isinstance(one, FreeGameBegun) and one.feature == feature
    )


def _at(claim: said.GamesFactor, stand: Stand, game: FreeGameBegun, *, drew: bool) -> None:
    """Hold the factor that a game begins with, or that there was none, but a draw."""
    check(
        drew == (claim.by == "drawn"),
        stand.situation,
        f"the factor of a game of {claim.feature} is {claim.by}",
        f"it is {'drawn' if drew else 'not drawn'}",
    )
    if drew:
        return
    told = _offered(stand, claim.feature)
    if claim.factors:
        told *= claim.factors[min(game.played, len(claim.factors)) - 1]
    check(
        told == game.multiplier,
        stand.situation,
        f"game {game.played} of {claim.feature} has the factor {told}",
        f"it has {game.multiplier}",
    )


def _drawn(claim: said.GamesFactor, stand: Stand) -> None:
    """Draw every factor there is, and hold all against those said."""
    part = stand.question.parts[0]  # type: ignore[union-attr]
    drawn = [stand.after(Drawn((one,))) for one in range(part.size) if part.weight(one)]
    found = sorted(factor_of(one.told, claim.feature) for one in drawn)
    offered = _offered(stand, claim.feature)
    told = sorted(offered * one for one in claim.factors) if claim.by == "drawn" else []
    check(told == found, stand.situation, f"factors drawn: {told}", f"drawn: {found}")
