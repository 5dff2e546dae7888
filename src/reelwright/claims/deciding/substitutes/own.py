"""Prizes of a substitute itself, and runs of nothing but substitutes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.substitutes.trying import Trial, decided, once, standing
from reelwright.claims.model import substitutes as said
from reelwright.claims.trials.windows.own import meetings, runs_alone

if TYPE_CHECKING:
    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.own import Alone, Meeting
    from reelwright.claims.trials.windows.substituting import Won
    from reelwright.claims.verdicts import Verdict


@decide.register(said.OwnPrizePaid)
def _(claim: said.OwnPrizePaid, rules: Rules, _: Evidence) -> Verdict:
    trials = (_met(claim, each) for each in meetings(rules, claim.substitute))
    return decided(standing(rules, claim.substitute), trials)


def _met(claim: said.OwnPrizePaid, each: Meeting) -> Trial:
    told = _told(claim, each)
    found = [
        name for name, paid in (("own", each.own_paid), ("completed", each.completed_paid)) if paid
    ]
    words = (
        f"{each.own.count} {claim.substitute} for {each.own.total} and "
        f"{each.completed.count} {each.completed.name} for {each.completed.total}, paid: {{}}"
    )
    return Trial(
        tuple(found) in told,
        each.situation,
        words.format(" or ".join(" and ".join(one) for one in told)),
        words.format(" and ".join(found)),
    )


def _told(claim: said.OwnPrizePaid, each: Meeting) -> list[tuple[str, ...]]:
    """Return what may be paid of the two."""
    if claim.paid == "both":
        return [("own", "completed")]
    if each.own.total > each.completed.total:
        return [("own",)]
    if each.own.total < each.completed.total:
        return [("completed",)]
    return [(claim.on_a_tie,)] if claim.on_a_tie else [("own",), ("completed",)]


@decide.register(said.AlonePays)
def _(claim: said.AlonePays, rules: Rules, _: Evidence) -> Verdict:
    runs = runs_alone(rules, claim.substitute)
    words = f"{claim.substitute} alone pays {claim.wins}"
    paid = [each for each in runs if each.paid]
    pays = claim.wins == "nothing" or not runs or bool(paid)
    one = claim.wins in ("nothing", "the highest")
    several = one or not all(each.one_highest for each in paid)
    return decided(
        standing(rules, claim.substitute),
        (_alone(claim, each) for each in runs),
        once(pays, rules, words, "it never pays as anything else"),
        once(several, rules, words, "it pays as the one that pays most, and nothing beside"),
    )


def _alone(claim: said.AlonePays, each: Alone) -> Trial:
    words = f"nothing but {claim.substitute} on reels {sorted(each.reels)}: paid {{}}"
    paid = ", ".join(f"{win.count} {win.name} for {win.total}" for win in each.paid)
    return Trial(
        _as_said(claim, each),
        each.situation,
        words.format(claim.wins),
        words.format(paid or "nothing"),
    )


def _as_said(claim: said.AlonePays, each: Alone) -> bool:
    paid = {win.title for win in each.paid}
    left = {win.title for win in each.due} - paid if each.whole else set()
    match claim.wins:
        case "nothing":
            return not paid
        case "the highest":
            return each.one_highest or (not paid and (each.own_paid or not each.whole))
        case "the highest first":
            return _apart(each) and all(_taken(each, title, each.paid) for title in left)
        case "every":
            return all(_taken(each, title) for title in left)


def _apart(each: Alone) -> bool:
    """Say whether no two wins that are paid and unlike have a place in common."""
    by_title: dict[tuple[str, bool], set[int]] = {}
    for win in each.paid:
        by_title.setdefault(win.title, set()).update(win.reels)
    taken = [reel for reels in by_title.values() for reel in reels]
    return len(taken) == len(set(taken))


def _taken(each: Alone, title: tuple[str, bool], paid: tuple[Won, ...] = ()) -> bool:
    """Say whether one of its own prizes, or a win that is paid, has a place of the greatest win.

    And pays no less than that win of what a run could win as.
    """
    wins = [win for win in each.due if win.title == title]
    highest = max(win.total for win in wins)
    greater = [win for win in (*paid, *each.own) if win.total >= highest]
    return any(
        win.total == highest and any(win.reels & other.reels for other in greater) for win in wins
    )
