"""What can be bet, what a game costs, when prizes are credited, and what a round wins at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import money as said
from reelwright.claims.trials.played.capping import capped
from reelwright.claims.trials.played.rounds import first_answer, play
from reelwright.claims.trials.played.winning import simple_win
from reelwright.claims.verdicts import Pending
from reelwright.play import begin
from reelwright.play.events import CapReached, LineWon, RoundEnded, ScatterWon, WaysWon
from reelwright.play.questions import Drawn, Refused
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.rounds import Moment, Played
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.questions import Answer

Prize = LineWon | WaysWon | ScatterWon


def taken(rules: Rules, stake: Stake) -> bool:
    """Say whether the game takes a bet."""
    try:
        begin(rules.definition, rules.profile, stake)
    except Refused:
        return False
    return True


def lines_that_can_be_bet(rules: Rules) -> tuple[int, ...]:
    """Return a selection of lines that the game takes: as many as there are, or fewer."""
    offered = len(rules.definition.lines.rows)
    least = min(rules.definition.stakes.bets)
    for number in range(offered, 0, -1):
        lines = tuple(range(1, number + 1))
        if taken(rules, Stake(lines, least)):
            return lines
    return ()


@decide.register(said.BetsOnOffer)
def _(claim: said.BetsOnOffer, rules: Rules, _: Evidence) -> Verdict:
    lines = lines_that_can_be_bet(rules)
    return tried(_bets(rules, lines, claim.bets, rules.definition.stakes.bets))


def _bets(
    rules: Rules, lines: tuple[int, ...], told: Iterable[int], offered: Iterable[int]
) -> Iterator[int]:
    """Try every bet that is said to be on offer, every one that is, and those beside them."""
    known = set(told)
    near = {one + step for one in (*known, *offered) for step in (-1, 0, 1)}
    for one in sorted(near - {0}):
        stake = Stake(lines, one)
        check(
            taken(rules, stake) == (one in known),
            bet(stake),
            f"a bet of {one} cents is {'' if one in known else 'not '}on offer",
            f"it is {'refused' if one in known else 'taken'}",
        )
        yield 1


@decide.register(said.LinesOnOffer)
def _(claim: said.LinesOnOffer, rules: Rules, _: Evidence) -> Verdict:
    return tried(_lines(claim, rules))


def _lines(claim: said.LinesOnOffer, rules: Rules) -> Iterator[int]:
    """Bet on every number of lines from the first on, and on each line by itself."""
    least = min(rules.definition.stakes.bets)
    most = max(claim.lines, len(rules.definition.lines.rows))
    for lines in _selections(most):
        any_of = claim.numbers is None and max(lines, default=0) <= claim.lines
        in_order = lines == tuple(range(1, len(lines) + 1))
        of_numbers = claim.numbers is not None and in_order and len(lines) in claim.numbers
        told = (any_of and bool(lines) == bool(claim.lines)) or of_numbers
        stake = Stake(lines, least)
        check(
            taken(rules, stake) == told,
            bet(stake),
            f"lines {list(lines)} can{'' if told else 'not'} be bet on",
            f"the bet is {'refused' if told else 'taken'}",
        )
        yield 1


def _selections(most: int) -> Iterator[tuple[int, ...]]:
    for number in range(most + 2):
        yield tuple(range(1, number + 1))
    for line in range(2, most + 2):
        yield (line,)


@decide.register(said.GameCosts)
def _(claim: said.GameCosts, rules: Rules, _: Evidence) -> Verdict:
    return tried(_costs(claim, rules))


def _costs(claim: said.GameCosts, rules: Rules) -> Iterator[int]:
    bets = rules.definition.stakes.bets
    for lines in _selections(len(rules.definition.lines.rows)):
        for line_bet in {min(bets), max(bets)}:
            stake = Stake(lines, line_bet)
            if not taken(rules, stake):
                continue
            total = begin(rules.definition, rules.profile, stake).state.terms.stake.total
            units = claim.in_all or (claim.per_line or 0) * len(lines)
            check(
                total == units * line_bet,
                bet(stake),
                f"it costs {units * line_bet} cents",
                f"it costs {total} cents",
            )
            yield 1


@decide.register(said.CreditWorth)
def _(claim: said.CreditWorth, rules: Rules, _: Evidence) -> Verdict:
    lines = lines_that_can_be_bet(rules)
    told = {worth * many for worth in claim.denominations for many in claim.credits}
    return tried(_bets(rules, lines, told, rules.definition.stakes.bets))


def won_simply(rules: Rules) -> Iterator[tuple[tuple[int, ...], Played]]:
    """Yield a spin that wins and starts nothing, at the least and at the greatest bet."""
    bets = rules.definition.stakes.bets
    for line_bet in sorted({min(bets), max(bets)}):
        found = simple_win(rules, line_bet)
        if found is not None:
            yield found


@decide.register(said.PrizesAre)
def _(claim: said.PrizesAre, rules: Rules, _: Evidence) -> Verdict:
    return tried(_kind(claim, rules, played) for _, played in won_simply(rules))


def _kind(claim: said.PrizesAre, rules: Rules, played: Played) -> int:
    """Look whether every prize is an amount of money, or a whole number of credits."""
    worths = rules.definition.stakes.denominations
    for event in played.events:
        if isinstance(event, Prize):
            whole = bool(worths) and all(event.amount % worth == 0 for worth in worths)
            check(
                claim.kind == "money" or whole,
                played.situation,
                f"prizes are {claim.kind}",
                f"{event.amount} cents",
            )
    return 1


@decide.register(said.PrizesCredited)
def _(claim: said.PrizesCredited, rules: Rules, _: Evidence) -> Verdict:
    return tried(_credited(claim, rules, stops, p) for stops, p in won_simply(rules))


def _credited(
    claim: said.PrizesCredited, rules: Rules, stops: tuple[int, ...], spun: Played
) -> int:
    """Play a round that wins to its end, collecting, and follow what is credited."""
    played = finished(rules, spun.stake, stops)
    prizes = [event for event in played.events if isinstance(event, Prize)]
    at_once = sum(event.credit for event in prizes)
    at_end = sum(e.credit for e in played.events if isinstance(e, RoundEnded))
    total = sum(event.amount for event in prizes)
    told = (total, 0) if claim.when == "when won" else (0, total)
    check(
        (at_once, at_end) == told,
        played.situation,
        f"prizes are credited {claim.when}",
        f"{at_once} cents as they are won, {at_end} cents at the end",
    )
    return 1


def finished(rules: Rules, stake: Stake, stops: tuple[int, ...]) -> Played:
    """Play a round to its end, the first spin at certain stops, collecting every win."""

    def steer(moment: Moment) -> Answer:
        if moment.question.of == "stops" and not any(
            event.event == "reels stopped" for event in moment.events
        ):
            return Drawn(stops)
        return first_answer(moment.question, {"gamble": "collect"})

    return play(rules, stake, steer)


@decide.register(said.RoundCapped)
def _(claim: said.RoundCapped, rules: Rules, _: Evidence) -> Verdict:
    return tried(_capped(claim, rules))


def _capped(claim: said.RoundCapped, rules: Rules) -> Iterator[int]:
    """Win as much as can be won, until the round ends at its limit."""
    played = capped(rules)
    stake = played.stake
    most = claim.times * (stake.total if claim.of == "total bet" else stake.line_bet)
    reached = [event.won for event in played.events if isinstance(event, CapReached)]
    won = max((getattr(event, "won", 0) for event in played.events), default=0)
    check(
        won <= most and (not reached or reached == [most]),
        played.situation,
        f"a round wins {most} cents at most",
        f"it won {won} cents",
    )
    check(
        bool(reached) or won < most,
        played.situation,
        f"a round ends when it has won {most} cents",
        "it went on",
    )
    yield 1 if reached else 0


@decide.register(said.MalfunctionVoids)
def _(_claim: said.MalfunctionVoids, _rules: Rules, _: Evidence) -> Verdict:
    return Pending(needs="a server that makes a round void")
