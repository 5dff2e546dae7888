"""Whether a substitute acts beyond the place it stands on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.substitutes.trying import Trial, decided, standing
from reelwright.claims.model import substitutes as said
from reelwright.claims.trials.windows.columns import ground
from reelwright.claims.trials.windows.substituting import every_filled, only, won
from reelwright.claims.verdicts import Situation
from reelwright.play.judging import judge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.substituting import Filled
    from reelwright.claims.verdicts import Verdict


@decide.register(said.ActsOffLine)
def _(claim: said.ActsOffLine, rules: Rules, _: Evidence) -> Verdict:
    return decided(standing(rules, claim.substitute), _off_the_line(claim, rules))


def _off_the_line(claim: said.ActsOffLine, rules: Rules) -> Iterator[Trial]:
    """Yield what a substitute does in another row than that of the line it stands in for."""
    for each in every_filled(rules, claim.substitute):
        [reel, *more] = each.reels
        if more or not each.fills(reel):
            continue
        yield _expands(claim, rules, each, reel)
        if rules.definition.ways is not None:
            yield _whole_reel(claim, rules, each, reel)
        for strips in rules.sets(each.phase):
            here = ground(rules, each.phase, strips)
            for column in here.off_line(reel, claim.substitute, each.target.accepts[reel - 1]):
                window = (*each.window[: reel - 1], column, *each.window[reel:])
                situation = Situation(each.situation.stake, each.phase, window)
                yield _off_line(claim, rules, each, reel, situation)


def _expands(claim: said.ActsOffLine, rules: Rules, each: Filled, reel: int) -> Trial:
    judged = judge(rules.definition, each.window, each.situation.stake, each.phase)
    found = reel in judged.expanded
    words = f"{claim.substitute} {{}} reel {reel}"
    fills = {True: "fills", False: "does not fill"}
    told = claim.acts == "expanding"
    return Trial(
        found == told, each.situation, words.format(fills[told]), words.format(fills[found])
    )


def _whole_reel(claim: said.ActsOffLine, rules: Rules, each: Filled, reel: int) -> Trial:
    narrowed = only(rules, each.target, each.phase).definition
    judged = judge(narrowed, each.window, each.situation.stake, each.phase)
    rows = {row for win in judged.ways_wins for at, row in win.positions if at == reel}
    found = len(rows) == len(each.window[reel - 1])
    told = claim.acts != "in place" or len(each.window[reel - 1]) == 1
    words = f"{claim.substitute} stands in on {{}} of reel {reel}"
    places = {True: "every place", False: "one place"}
    return Trial(
        found == told,
        each.situation,
        words.format(places[told]),
        words.format(places[found]),
        each.shown,
    )


def _off_line(
    claim: said.ActsOffLine, rules: Rules, each: Filled, reel: int, situation: Situation
) -> Trial:
    assert situation.window is not None
    narrowed = only(rules, each.target, each.phase).definition
    judged = judge(narrowed, situation.window, situation.stake, each.phase)
    found = any(reel in win.filled for win in won(judged, each.target))
    real = won(judge(rules.definition, situation.window, situation.stake, each.phase), each.target)
    told = claim.acts != "in place"
    words = f"{claim.substitute} off the line {{}} on reel {reel} for {each.target.name}"
    stands = {True: "stands in", False: "does not stand in"}
    return Trial(
        found == told,
        situation,
        words.format(stands[told]),
        words.format(stands[found]),
        bool(real) or told,
    )
