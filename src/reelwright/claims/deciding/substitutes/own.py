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
        f"{each.own.count} {claim.substitute} for {each.own.amount} and "
        f"{each.completed.count} {each.completed.name} for {each.completed.amount}, paid: {{}}"
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
    if each.own.amount > each.completed.amount:
        return [("own",)]
    if each.own.amount < each.completed.amount:
        return [("completed",)]
    return [(claim.on_a_tie,)] if claim.on_a_tie else [("own",), ("completed",)]


@decide.register(said.AlonePays)
def _(claim: said.AlonePays, rules: Rules, _: Evidence) -> Verdict:
    runs = runs_alone(rules, claim.substitute)
    pays = claim.wins == "nothing" or not runs or any(each.paid for each in runs)
    words = f"{claim.substitute} alone pays {claim.wins}"
    return decided(
        standing(rules, claim.substitute),
        (_alone(claim, each) for each in runs),
        once(pays, rules, words, "it never pays as anything else"),
    )


def _alone(claim: said.AlonePays, each: Alone) -> Trial:
    words = f"nothing but {claim.substitute} on reels {sorted(each.reels)}: paid {{}}"
    paid = ", ".join(f"{win.count} {win.name} for {win.amount}" for win in each.paid)
    return Trial(
        _as_said(claim, each),
        each.situation,
        words.format(claim.wins),
        words.format(paid or "nothing"),
    )


def _apart(each: Alone) -> bool:
    """Say whether something is paid, but no two unlike wins with a place in common."""
    by_name: dict[tuple[str, bool], set[int]] = {}
    for win in each.paid:
        by_name.setdefault((win.name, win.mixed), set()).update(win.reels)
    taken = [reel for reels in by_name.values() for reel in reels]
    return 0 < len(taken) == len(set(taken))


def _as_said(claim: said.AlonePays, each: Alone) -> bool:
    paid = {(win.name, win.mixed) for win in each.paid}
    if claim.wins == "nothing":
        return not paid
    highest = max(win.amount for win in each.due)
    if claim.wins == "the highest":
        missing = not paid and (each.own_paid or not each.whole)
        return missing or (_apart(each) and max(win.amount for win in each.paid) == highest)
    due = {(win.name, win.mixed) for win in each.due}
    return each.own_paid or paid == due or (not each.whole and paid < due)
