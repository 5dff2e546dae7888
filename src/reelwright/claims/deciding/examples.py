"""Worked examples, replayed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import Differs, check, tried
from reelwright.claims.model import examples as said
from reelwright.claims.trials.played.seen import example_of
from reelwright.claims.trials.played.stands import opened
from reelwright.claims.verdicts import Situation
from reelwright.play.questions import Refused
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict

TOLD = ("total", "phase", "window", "wins", "starts", "games", "finds", "factors", "amount")
"""What an example tells of its round, in the order it is held against it."""


@decide.register(said.Example)
def _(claim: said.Example, rules: Rules, _: Evidence) -> Verdict:
    return tried(_replayed(claim, rules))


def _replayed(claim: said.Example, rules: Rules) -> Iterator[int]:
    """Give the answers of an example, and hold what it tells against what comes of them."""
    stand = _answered(claim, rules)
    found = example_of(stand)
    for what in TOLD:
        told, seen = getattr(claim, what), getattr(found, what)
        check(told == seen, stand.situation, f"{what}: {_words(told)}", _words(seen))
    yield 1


def _words(told: object) -> str:
    """Return what an example tells, as a reader sees it."""
    match told:
        case said.Won():
            return f"{told.count} {told.of} for {told.amount} cents"
        case tuple():
            return ", ".join(map(_words, told)) or "nothing"
    return str(told)


def _answered(claim: said.Example, rules: Rules) -> Stand:
    stake = Stake(claim.lines, claim.line_bet)
    situation = Situation(stake=stake, answers=claim.answers)
    try:
        stand = opened(rules, stake)
        for answer in claim.answers:
            stand = stand.after(answer)
    except Refused as refused:
        raise Differs(situation, "the example can be played", str(refused)) from refused
    return stand
