"""Which prizes of free games their factor multiplies."""

from __future__ import annotations

from fractions import Fraction
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.free_games.series import of_spins
from reelwright.claims.deciding.trying import check, tried
from reelwright.claims.model import free_games as said
from reelwright.claims.trials.played.grounds import Ground, spins, stakes
from reelwright.claims.trials.played.meeting import starting
from reelwright.claims.trials.played.multiplied import multiplied, rich
from reelwright.claims.trials.played.showing import line_wins, sets_on
from reelwright.claims.trials.played.stands import begins
from reelwright.claims.trials.played.steering import calm
from reelwright.definition.model import ScatterTrigger, symbol_of
from reelwright.play.events import (
    AwardWon,
    BonusEnded,
    BonusPrizeWon,
    CapReached,
    FreeGameBegun,
    FreeGamesEnded,
    LineWon,
    PrizeRevealed,
    ScatterWon,
    StartingPrizeWon,
    WaysWon,
)
from reelwright.play.prizes import unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.multiplied import Multiplied
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event

BONUS = AwardWon | BonusPrizeWon | PrizeRevealed
OVER = FreeGameBegun | FreeGamesEnded
"""What tells that something else than the spin is going on."""
SPUN = LineWon | WaysWon | ScatterWon | StartingPrizeWon
Prize: TypeAlias = (
    LineWon | WaysWon | ScatterWon | StartingPrizeWon | AwardWon | BonusPrizeWon | PrizeRevealed
)


@decide.register(said.FactorCovers)
def _(claim: said.FactorCovers, rules: Rules, _: Evidence) -> Verdict:
    return tried(_covers(claim, rules))


def _covers(claim: said.FactorCovers, rules: Rules) -> Iterator[int]:
    """Win all there is in a game at a factor, and hold every prize against what is said of it."""
    of_spins(rules, claim.feature)
    for stake in stakes(rules, claim.feature):
        game = multiplied(rules, claim.feature, stake)
        if game is not None:
            spun = _spun(rules, claim.feature, game)
            for stand, told in chain(spun, _bonuses(rules, claim.feature, game)):
                if not any(isinstance(one, CapReached) for one in stand.events):
                    yield sum(_prize(claim, game, stand, one) for one in told)


def _spun(rules: Rules, feature: str, game: Multiplied) -> Iterator[tuple[Stand, list[Prize]]]:
    """Yield rounds after a spin with each win of lines, ways and scatters, and those wins."""
    seen = {*rules.definition.scatters, symbol_of(rules.definition.features[feature].starts_on)}
    triggers = [ScatterTrigger(scatter=key) for key in sorted(filter(None, seen))]
    for strips in sets_on(rules, feature, game.stand.stake):
        ground = Ground(feature, strips, game.stand)
        wins = line_wins(rules, feature, strips, game.stand.stake)
        for target in chain(wins, spins(rules, ground, *triggers)):
            spun = game.stand.spun(target)
            if spun is not None:
                ends = (n for n, one in enumerate(spun.told) if isinstance(one, OVER))
                told = spun.told[: next(ends, len(spun.told))]
                yield spun, [one for one in told if isinstance(one, SPUN)]


def _bonuses(rules: Rules, feature: str, game: Multiplied) -> Iterator[tuple[Stand, list[Prize]]]:
    """Yield rounds in which each bonus was won in the game and has paid, and what it paid."""
    known = len(game.stand.events)
    for name, one in starting(rules, feature).items():
        spun = game.stand.spun(one.target)
        if name == feature or spun is None:
            continue
        paid = _paid(rules, name, spun, known)
        prizes: list[Prize] = [
            one for one in paid.events[known:] if isinstance(one, BONUS) and one.feature == name
        ]
        yield paid, prizes[:1]


def _paid(rules: Rules, bonus: str, spun: Stand, since: int) -> Stand:
    """Return a round in which a bonus that a spin started has paid, or is over."""
    began = spun.to(calm(rules), lambda one: begins(one, bonus), since)
    return began.to(rich, lambda one: _over(one, bonus), len(began.events) - len(began.told))


def _over(event: Event, bonus: str) -> bool:
    """Say whether a bonus, or a table of awards, has paid or ended."""
    paid = isinstance(event, BONUS | BonusEnded)
    return paid and getattr(event, "feature", "") == bonus


def _prize(claim: said.FactorCovers, game: Multiplied, stand: Stand, event: Prize) -> int:
    told = game.factor if _covered(claim, event) else 1
    due = _plain(stand, event) * told
    check(
        due == event.amount,
        stand.situation,
        f"the factor {told} makes {due} cents",
        f"{event.amount} cents",
    )
    return 1


def _covered(claim: said.FactorCovers, event: Prize) -> bool:
    """Say whether a prize is multiplied, as is said."""
    match event:
        case LineWon() | WaysWon() | StartingPrizeWon():
            return not any(
                one.win == event.symbol and one.count in (None, event.count) for one in claim.not_on
            )
        case ScatterWon():
            return bool(claim.scatters)
    return bool(claim.bonuses)


def _plain(stand: Stand, event: Prize) -> Fraction:
    """Return what a prize comes to in cents without the factor of the game."""
    stake = stand.stake
    match event:
        case LineWon():
            paid = (event.pay * event.multiplier + event.added) * stake.line_bet
            return paid * event.fall_multiplier
        case WaysWon():
            paid = (event.pay * event.factor + event.added) * stake.line_bet
            return paid * event.fall_multiplier
        case ScatterWon():
            return event.pay * event.multiplier * unit(stake, event.on)
        case StartingPrizeWon():
            return event.pay * stake.line_bet
        case AwardWon():
            return Fraction(event.prize) * unit(stake, event.on)
        case BonusPrizeWon():
            times = event.times * max(1, len(event.lines))
            return Fraction(event.prize) * times * unit(stake, event.on)
        case PrizeRevealed():
            feature = stand.state.terms.definition.features[event.feature]
            on = feature.prizes_on  # type: ignore[union-attr]
            return Fraction(event.prize) * max(1, len(event.lines)) * unit(stake, on)
