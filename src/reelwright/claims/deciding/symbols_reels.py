"""What mystery symbols become, and on which reels paid games are played: tried in rounds."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import symbols as said
from reelwright.claims.trials.played.mysteries import reveals
from reelwright.claims.trials.played.stakes import line_numbers, most_lines, stake_on
from reelwright.claims.trials.played.stopped import drawn_sets, paid_reels

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.mysteries import Reveal
    from reelwright.claims.verdicts import Verdict


@decide.register(said.MysteryBecomes)
def _(claim: said.MysteryBecomes, rules: Rules, _: Evidence) -> Verdict:
    return tried(_becomes(claim, rules), whole=True)


def _becomes(claim: said.MysteryBecomes, rules: Rules) -> Iterator[int]:
    found = reveals(rules, claim.symbol)
    check(bool(found), bet(most_lines(rules)), f"{claim.symbol} becomes another", "it never does")
    for each in found:
        check(
            {*each.becomes} <= {*claim.becomes},
            each.situation,
            f"{claim.symbol} becomes {' or '.join(claim.becomes)}",
            f"it becomes {' and '.join(each.becomes)}",
        )
        alike = len({*each.becomes}) == 1
        check(
            alike or claim.each == "cell",
            each.situation,
            f"all {claim.symbol} in sight become the same",
            f"they become {' and '.join(each.becomes)}",
        )
        yield 1
    yield from _all_of_it(claim, found)


def _all_of_it(claim: said.MysteryBecomes, found: Sequence[Reveal]) -> Iterator[int]:
    """Hold what it became in all against the list, and several at once against each other."""
    never = sorted({*claim.becomes} - {face for each in found for face in each.becomes})
    last = found[-1].situation
    words = f"{claim.symbol} becomes {never[0]}" if never else ""
    check(not never, last, words, "it never does")
    several = [each for each in found if len(each.becomes) > 1]
    if claim.each == "cell" and several and len(claim.becomes) > 1:
        apart = any(len({*each.becomes}) > 1 for each in several)
        words = f"each {claim.symbol} becomes one by itself"
        check(apart, several[0].situation, words, "all in sight become the same")
    yield 0


@decide.register(said.ReelsByLines)
def _(claim: said.ReelsByLines, rules: Rules, _: Evidence) -> Verdict:
    return tried(_by_lines(claim, rules), whole=True)


def _by_lines(claim: said.ReelsByLines, rules: Rules) -> Iterator[int]:
    """Stop the reels everywhere on every number of lines, and tell those alike from others."""
    numbers = line_numbers(rules)
    place = bet(most_lines(rules))
    check(max(claim.alike) <= max(numbers), place, f"{max(claim.alike)} lines", "not so many")
    check(not drawn_sets(rules), place, "the reels depend on the lines", "they are drawn")
    seen = {number: paid_reels(rules, number)[1] for number in numbers}
    told = {number: _reels_told(claim, number) for number in numbers}
    for one, other in combinations(numbers, 2):
        alike = told[one] == told[other]
        check(
            (seen[one] == seen[other]) == alike,
            bet(stake_on(rules, other)),
            f"{other} lines on {'the same reels as' if alike else 'other reels than'} {one}",
            "on other reels" if alike else "on the same",
        )
    yield len(numbers)


def _reels_told(claim: said.ReelsByLines, lines: int) -> int:
    return claim.alike[
        max((least for least in claim.alike if least <= lines), default=min(claim.alike))
    ]


@decide.register(said.ReelsDrawn)
def _(claim: said.ReelsDrawn, rules: Rules, _: Evidence) -> Verdict:
    return tried(_drawn(claim, rules), whole=True)


def _drawn(claim: said.ReelsDrawn, rules: Rules) -> Iterator[int]:
    """Draw every set there is, and tell those alike from others."""
    lines = max(line_numbers(rules))
    sets = drawn_sets(rules)
    seen = {paid_reels(rules, lines, strips)[1] for strips in sets}
    check(
        len(seen) == claim.sets,
        bet(stake_on(rules, lines)),
        f"{claim.sets} sets of reels to draw from",
        f"{len(seen)}",
    )
    yield len(sets)
