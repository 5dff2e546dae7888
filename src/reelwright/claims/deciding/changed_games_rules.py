"""What is said of changed games themselves, tried: their stake, their factor, their prize."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.changed_games import of_changed_games
from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import changed_games as said
from reelwright.claims.trials.played.changed_games import ends_with, first_game, own_grounds
from reelwright.claims.trials.played.grounds import spins
from reelwright.claims.trials.played.meeting import capped
from reelwright.claims.trials.played.resting import falls
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.stakes import stakes_apart
from reelwright.claims.trials.played.stands import opened
from reelwright.claims.trials.played.steering import begun, calm
from reelwright.claims.trials.windows.counting import count_of
from reelwright.claims.verdicts import Situation
from reelwright.definition.model import ScatterTrigger
from reelwright.play.events import ChangedGameBegun, StartingPrizeWon
from reelwright.play.questions import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.state import Carry, Stake


@decide.register(said.ChangedStake)
def _(claim: said.ChangedStake, rules: Rules, _: Evidence) -> Verdict:
    return tried(_stake(claim, rules))


def _stake(claim: said.ChangedStake, rules: Rules) -> Iterator[int]:
    """Win the games at stakes that are far apart, and bet each of these on the next one."""
    of_changed_games(rules, claim.feature)
    stakes, above, tries = stakes_apart(rules), 0, 0
    for first in stakes:
        began = begun(rules, claim.feature, None, first)
        if began is None:
            continue
        over = began.on(calm(rules))
        for then in stakes:
            more = _more(first, then)
            above += more
            _taken(claim, rules, then, over.state.carry, more=more)
            tries += 1
            yield 1
    check(
        above > 0 or not tries or not claim.limited,
        bet(every_line(rules)),
        "the stake is limited",
        "there is no other stake",
    )


def _more(first: Stake, then: Stake) -> bool:
    """Say whether a stake has more lines than another, or more on each."""
    return len(then.lines) > len(first.lines) or then.line_bet > first.line_bet


def _taken(
    claim: said.ChangedStake, rules: Rules, stake: Stake, carry: Carry, *, more: bool
) -> None:
    """Bet on the next game, and hold whether the bet is taken."""
    try:
        opened(rules, stake, carry)
        found = True
    except Refused:
        found = False
    told = not (claim.limited and more)
    check(
        told == found,
        Situation(stake, carry=tuple(carry.items())),
        f"a bet {'above' if more else 'not above'} that of the game that won {claim.feature} is "
        f"{'taken' if told else 'refused'}",
        "taken" if found else "refused",
    )


@decide.register(said.StartingPrize)
def _(claim: said.StartingPrize, rules: Rules, _: Evidence) -> Verdict:
    return tried(_starting_prize(claim, rules))


def _starting_prize(claim: said.StartingPrize, rules: Rules) -> Iterator[int]:
    """Show every number of the symbol in games won by each count, and hold what that pays."""
    of_changed_games(rules, claim.feature)
    for count in sorted({*claim.pays, *rules.changed_games[claim.feature].counts}):
        stand = first_game(rules, claim.feature, count)
        if stand is None:
            check(
                count in rules.changed_games[claim.feature].counts,
                bet(every_line(rules)),
                f"{count} {claim.symbol} win {claim.feature}",
                "they win nothing",
            )
            continue
        shown = False
        for ground in own_grounds(rules, claim.feature, stand):
            for target in spins(rules, ground, ScatterTrigger(scatter=claim.symbol)):
                spun = stand.spun(target)
                if spun is None:
                    continue
                window = target.at_rest(spun.told).window
                seen = count_of(rules.definition, target.phase, claim.symbol, window)
                shown = shown or seen >= count
                if not capped(spun):
                    _pays(claim, spun, seen, count)
                    yield 1
        check(
            shown
            or count not in claim.pays
            or (
                falls(rules, claim.feature) and ends_with(rules, claim.feature, claim.symbol, count)
            ),
            stand.situation,
            f"{count} {claim.symbol} in sight pay",
            "so many are never in sight",
        )


def _pays(claim: said.StartingPrize, spun: Stand, seen: int, count: int) -> None:
    """Hold what so many in sight pay in games that a count won."""
    pay = claim.pays.get(count, 0) if seen >= count else 0
    events = [one for one in spun.told if isinstance(one, StartingPrizeWon)]
    factor = events[0].phase_multiplier if events else 1
    due = pay * spun.stake.line_bet * factor
    found = sum(one.amount for one in events)
    check(
        due == found,
        spun.situation,
        f"{seen} {claim.symbol} in sight, where {count} won {claim.feature}, pay {due} cents",
        f"they pay {found}",
    )


@decide.register(said.ChangedFactor)
def _(claim: said.ChangedFactor, rules: Rules, _: Evidence) -> Verdict:
    return tried(_factor(claim, rules))


def _factor(claim: said.ChangedFactor, rules: Rules) -> Iterator[int]:
    """Begin a game that each count won, and hold its factor."""
    of_changed_games(rules, claim.feature)
    for count in sorted(rules.changed_games[claim.feature].counts):
        stand = first_game(rules, claim.feature, count)
        if stand is None:
            continue
        begun_ = next(one for one in stand.events if isinstance(one, ChangedGameBegun))
        check(
            begun_.multiplier == claim.factor,
            stand.situation,
            f"the factor of {claim.feature} is {claim.factor}",
            f"it is {begun_.multiplier}",
        )
        yield 1
