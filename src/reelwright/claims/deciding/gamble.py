"""When the gamble is offered, what its choices pay, and where it ends."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.money import finished, taken
from reelwright.claims.deciding.trying import Differs, Untried, check, tried
from reelwright.claims.model import gamble as said
from reelwright.claims.trials.played.rounds import (
    Moment,
    Played,
    Stop,
    every_line,
    first_answer,
    play,
)
from reelwright.claims.trials.played.winning import offered_round, paid_spins, won
from reelwright.play.events import (
    CapReached,
    GambleDecided,
    GambleOffered,
    GambleRefused,
    GambleStaked,
    GambleThrown,
)
from reelwright.play.gamble import HALF
from reelwright.play.questions import Choice, Chosen, Draw, Drawn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.questions import Answer

ROUNDS = 40
"""How many paid spins are played to see whether a gamble is offered."""


@decide.register(said.GambleOffered)
def _(_claim: said.GambleOffered, rules: Rules, _: Evidence) -> Verdict:
    return tried(_offered(rules))


def _offered(rules: Rules) -> Iterator[int]:
    """Play rounds to the end, and look for an offer after each."""
    for count, (stops, spun) in enumerate(paid_spins(rules, every_line(rules))):
        if count == ROUNDS:
            return
        if spun.question is not None and spun.question.of != "gamble":
            continue
        played = finished(rules, spun.stake, stops)
        if any(isinstance(e, CapReached) for e in played.events):
            continue
        offers = [e.amount for e in played.events if isinstance(e, GambleOffered | GambleRefused)]
        total = won(played)
        told = [total] if total else []
        check(
            offers == told,
            played.situation,
            f"a gamble is offered on {told or 'nothing'}",
            f"on {offers or 'nothing'}",
        )
        yield 1


def at_offer(rules: Rules, line_bet: int | None = None) -> tuple[tuple[int, ...], Played]:
    """Return a round that has won and is offered a gamble, with its first stops.

    Raises `Untried` where no round tried is.
    """
    bets = rules.definition.stakes.bets
    found = offered_round(rules, min(bets) if line_bet is None else line_bet)
    if found is None:
        raise Untried("a round that is offered a gamble: none was found")
    return found


def gambled(
    rules: Rules,
    line_bet: int | None,
    choose: Callable[[Moment], Answer],
) -> Played:
    """Play a round to its gamble and answer that with `choose`."""
    _, offered = at_offer(rules, line_bet)

    def steer(moment: Moment) -> Answer:
        given = len(moment.answers)
        return offered.answers[given] if given < len(offered.answers) else choose(moment)

    return play(rules, offered.stake, steer)


def decided(played: Played | Moment) -> list[GambleDecided | GambleThrown]:
    """Return how each gamble of a round came out."""
    return [e for e in played.events if isinstance(e, GambleDecided | GambleThrown)]


def options(played: Played) -> tuple[str, ...]:
    """Return what can be chosen at the first gamble of a round, open or closed."""
    first = next(e for e in played.events if isinstance(e, GambleOffered))
    return (*first.open, *first.closed)


@decide.register(said.GambleDecidedBy)
def _(claim: said.GambleDecidedBy, rules: Rules, _: Evidence) -> Verdict:
    return tried(_decided_by(claim, rules))


def _decided_by(claim: said.GambleDecidedBy, rules: Rules) -> Iterator[int]:
    """Gamble once, and look what chance is asked for and how it is told."""
    asked: list[str] = []

    def choose(moment: Moment) -> Answer:
        question = moment.question
        if isinstance(question, Draw):
            asked.append(f"{question.of} of {question.parts[0].size}")
            return first_answer(question)
        if asked:
            raise Stop
        return Chosen(question.options[0])

    played = gambled(rules, None, choose)
    choices = set(options(played))
    found = {
        ("card of 52", True): "higher or lower",
        ("card of 52", False): "one card from a full deck",
        ("die of 6", False): "a die",
    }.get((asked[0], "higher" in choices), "a wheel")
    check(claim.on == found, played.situation, f"decided by {claim.on}", f"decided by {found}")
    yield 1


@decide.register(said.GambleChoices)
def _(claim: said.GambleChoices, rules: Rules, _: Evidence) -> Verdict:
    return tried(_choices(claim, rules))


def _choices(claim: said.GambleChoices, rules: Rules) -> Iterator[int]:
    """Gamble on every choice, against every outcome."""
    _, spun = at_offer(rules)
    offered = [choice for choice in options(spun) if not choice.startswith(HALF)]
    check(
        set(offered) == set(claim.pays),
        spun.situation,
        f"choices: {', '.join(sorted(claim.pays))}",
        f"choices: {', '.join(sorted(offered))}",
    )
    open_now = [choice for choice in offered if choice in _open(spun)]
    for choice in open_now:
        tally: dict[str, int] = {}
        for outcome, weight in _outcomes(rules, choice):
            played = _gamble_once(rules, choice, outcome)
            event = decided(played)[0]
            tie = isinstance(event, GambleDecided) and event.tie
            came = "won" if event.success else "tied" if tie else "lost"
            tally[came] = tally.get(came, 0) + weight
            paid = {"won": claim.pays[choice], "tied": 1, "lost": 0}[came] * won_before(played)
            check(
                event.amount == paid,
                played.situation,
                f"{choice} pays {paid} cents where it {came}",
                f"it pays {event.amount} cents",
            )
            yield 1
        told = {"won": claim.wins.get(choice, 0), "tied": claim.ties}
        check(
            all(tally.get(name, 0) == many for name, many in told.items())
            and sum(tally.values()) == claim.of,
            spun.situation,
            f"{choice} is right for {told['won']} of {claim.of}, a tie for {claim.ties}",
            f"right for {tally.get('won', 0)} of {sum(tally.values())}, "
            f"a tie for {tally.get('tied', 0)}",
        )


def _open(played: Played) -> tuple[str, ...]:
    return next(e.open for e in played.events if isinstance(e, GambleOffered))


def _outcomes(rules: Rules, choice: str, line_bet: int | None = None) -> list[tuple[int, int]]:
    """Return every outcome of the draw that a choice leads to, with its weight."""
    found: list[tuple[int, int]] = []

    def choose(moment: Moment) -> Answer:
        if isinstance(moment.question, Draw):
            part = moment.question.parts[0]
            found.extend((n, part.weight(n)) for n in range(part.size) if part.weight(n))
            raise Stop
        return Chosen(choice)

    gambled(rules, line_bet, choose)
    return found


def _gamble_once(rules: Rules, choice: str, outcome: int, line_bet: int | None = None) -> Played:
    def choose(moment: Moment) -> Answer:
        if isinstance(moment.question, Draw):
            return Drawn((outcome,))
        if decided(moment):
            raise Stop
        return Chosen(choice)

    return gambled(rules, line_bet, choose)


def won_before(played: Played) -> int:
    """Return what a round had won when its first gamble was offered."""
    return next(e.amount for e in played.events if isinstance(e, GambleOffered))


@decide.register(said.GambleStakes)
def _(claim: said.GambleStakes, rules: Rules, _: Evidence) -> Verdict:
    return tried(_stakes(claim, rules))


def _stakes(claim: said.GambleStakes, rules: Rules) -> Iterator[int]:
    """Look whether half may be staked, then lose what is staked."""
    _, spun = at_offer(rules, max(rules.definition.stakes.bets))
    halves = [choice for choice in options(spun) if choice.startswith(HALF)]
    found = "whole or half" if halves else "whole win"
    check(
        found == claim.stake,
        spun.situation,
        f"{claim.stake} can be gambled",
        f"{found} can be gambled",
    )
    for choice in [c for c in (*halves[:1], options(spun)[0]) if c in _open(spun)]:
        staked = [e.amount for e in _lost(rules, choice).events if isinstance(e, GambleStaked)]
        half = choice.startswith(HALF)
        told = won_before(spun) // 2 if half else won_before(spun)
        check(
            staked == [told],
            spun.situation,
            f"{choice} stakes {told} cents",
            f"it stakes {staked} cents",
        )
    yield 1


def _lost(rules: Rules, choice: str) -> Played:
    """Gamble once on the greatest bet's win, whatever comes."""

    def choose(moment: Moment) -> Answer:
        if decided(moment):
            raise Stop
        if isinstance(moment.question, Draw):
            return first_answer(moment.question)
        return Chosen(choice)

    return gambled(rules, max(rules.definition.stakes.bets), choose)


@decide.register(said.GambleLimited)
def _(claim: said.GambleLimited, rules: Rules, _: Evidence) -> Verdict:
    return tried(
        _limited(claim, rules, line_bet, steps)
        for line_bet in rules.definition.stakes.bets
        for steps in ("boldly", "cautiously")
        if taken(rules, every_line(rules, line_bet))
    )


def _limited(claim: said.GambleLimited, rules: Rules, line_bet: int, how: str) -> int:
    """Win one gamble after another until none is offered; return how many offers were seen."""
    played = gambled(rules, line_bet, lambda moment: _winning(rules, line_bet, moment, how))
    offers = [e for e in played.events if isinstance(e, GambleOffered | GambleRefused)]
    most = _most(claim, rules, played)
    for made, event in enumerate(offers):
        left = None if claim.attempts is None else claim.attempts - made
        if isinstance(event, GambleRefused):
            check(
                (event.because == "attempts") == (left == 0),
                played.situation,
                f"{left if left is not None else 'any number of'} attempts are left",
                f"refused because of {event.because}",
            )
            continue
        check(
            (event.most, event.attempts_left) == (most, left),
            played.situation,
            f"up to {most} cents, attempts left: {left}",
            f"up to {event.most} cents, attempts left: {event.attempts_left}",
        )
        _check_open(played, event, most)
    return len(offers)


def _most(claim: said.GambleLimited, rules: Rules, played: Played) -> int:
    """Return the limit as said, or the round's own where that is lower."""
    cap = rules.definition.win_cap
    if cap is None:
        return claim.up_to
    stake = played.stake
    return min(claim.up_to, cap.times * (stake.total if cap.of == "total bet" else stake.line_bet))


def _check_open(played: Played, event: GambleOffered, most: int) -> None:
    staked = {e.choice: e.multiplier for e in played.events if isinstance(e, GambleStaked)}
    for choice, times in staked.items():
        stake = event.amount // 2 if choice.startswith(HALF) else event.amount
        could_be = event.amount - stake + stake * times
        if choice in (*event.open, *event.closed):
            check(
                (choice in event.open) == (could_be <= most),
                played.situation,
                f"{choice} could bring the win to {could_be} cents; up to {most} is offered",
                f"it is {'offered' if choice in event.open else 'not offered'}",
            )


def _winning(rules: Rules, line_bet: int, moment: Moment, how: str) -> Answer:
    """Choose the last or the first choice that is open, as at first, and let it be right."""
    if isinstance(moment.question, Choice):
        first = next(e.open for e in moment.events if isinstance(e, GambleOffered))
        known = [c for c in moment.question.options if c.removeprefix(HALF) in first]
        if not known:
            raise Stop
        return Chosen(known[-1] if how == "boldly" else known[0])
    staked = [e.choice for e in moment.events if isinstance(e, GambleStaked)]
    return Drawn((_right(rules, line_bet, staked[-1].removeprefix(HALF)),))


@lru_cache(maxsize=512)
def _right(rules: Rules, line_bet: int, choice: str) -> int:
    """Return an outcome for which a choice is right; raises `Differs` where there is none."""
    for outcome, _ in _outcomes(rules, choice, line_bet):
        if decided(_gamble_once(rules, choice, outcome, line_bet))[0].success:
            return outcome
    _, spun = at_offer(rules, line_bet)
    raise Differs(spun.situation, f"{choice} can be right", "it never is")
