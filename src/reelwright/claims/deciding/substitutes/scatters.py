"""In which scatters' prizes a substitute takes part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.substitutes.trying import Reach, Trial, decided, once, standing
from reelwright.claims.model import substitutes as said
from reelwright.claims.trials.windows.joining import every_joined, would_count
from reelwright.play.judging import judge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.joining import Joined
    from reelwright.claims.verdicts import Verdict


def counting(
    substitute: str,
    reach: Reach,
    taken: frozenset[str],
    unseen: bool | None,  # noqa: FBT001
    rules: Rules,
) -> Iterator[Trial]:
    """Yield whether it counts for the scatters named and no others.

    `unseen` says whether it counts for one that does not show; `None` leaves that open.
    """
    for each in every_joined(rules, substitute):
        if not each.showing and unseen is None and each.scatter in taken:
            continue
        there = each.scatter in taken and (each.showing or unseen is True)
        for reel in each.due:
            told = there and reach.has(each.phase, (reel,))
            whole = reach.has(each.phase, each.reels)
            if told and not whole:
                continue
            yield joins(substitute, each, reel, told=told)


def joins(substitute: str, each: Joined, reel: int, *, told: bool) -> Trial:
    """Return whether it counts on a reel for a scatter, as told."""
    found = reel in each.counts_on
    beside = "" if each.showing else ", none of which shows,"
    words = f"{substitute} on reel {reel} {{}} for {each.scatter}{beside} (phase {each.phase})"
    counts = {True: "counts", False: "does not count"}
    return Trial(
        found == told, each.situation, words.format(counts[told]), words.format(counts[found])
    )


@decide.register(said.TakesPart)
def _(claim: said.TakesPart, rules: Rules, _: Evidence) -> Verdict:
    known = frozenset(rules.definition.scatters) - {claim.substitute}
    every = {"none": frozenset[str](), "all": known}
    taken = every.get(str(claim.scatters), frozenset(claim.scatters))
    unknown = ", ".join(sorted(taken - known))
    reach = Reach(claim.reels, claim.phases)
    return decided(
        standing(rules, claim.substitute),
        once(not unknown, rules, f"scatters {unknown}", "there are no such scatters"),
        counting(claim.substitute, reach, taken, claim.with_none_showing, rules),
    )


@decide.register(said.EveryScatterAtOnce)
def _(claim: said.EveryScatterAtOnce, rules: Rules, _: Evidence) -> Verdict:
    return decided(_at_once(claim.substitute, rules))


def _at_once(substitute: str, rules: Rules) -> Iterator[Trial]:
    """Yield whether windows without a scatter pay for every one the substitute would be."""
    scatters = [key for key in rules.definition.scatters if key != substitute]
    for each in every_joined(rules, substitute):
        stake, window = each.situation.stake, each.situation.window
        assert window is not None
        due = [
            key
            for key in scatters
            if would_count(rules, each.phase, window, key, substitute)
            and not any(key in cell.split("+") for column in window for cell in column)
        ]
        if len(due) < len(scatters):
            continue
        judged = judge(rules.definition, window, stake, each.phase)
        counted = [key for key in scatters if judged.sightings[key].substitutes]
        pays = {
            key
            for key in counted
            if judged.sightings[key].count in rules.definition.scatters[key].pays
        }
        paid = {win.symbol for win in judged.scatter_wins}
        yield Trial(
            counted == scatters and pays <= paid,
            each.situation,
            f"{substitute} counts for {' and '.join(scatters)} at once",
            f"it counts for {' and '.join(counted) or 'none'}, paid: {sorted(paid)}",
        )
