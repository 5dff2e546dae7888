"""In which order what a spin wins is paid and played: tried in rounds that win several things."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import symbols as said
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.in_turn import PLAYED, begun_in_turn
from reelwright.claims.trials.played.rounds import Stop, first_answer, play
from reelwright.claims.trials.played.scattered import beside_lines
from reelwright.claims.trials.played.spins import QUIET, answer_set, stops_showing
from reelwright.claims.trials.played.stakes import most_lines
from reelwright.claims.trials.played.steering import leads
from reelwright.claims.trials.played.stopped import sets_at
from reelwright.claims.trials.played.together import startable, starting_spins
from reelwright.play import events
from reelwright.play.questions import Draw, Drawn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.rounds import Moment, Played
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.questions import Answer

WINS = "line wins"
SCATTERS = "scatter prizes"
MOST_ANSWERS = 400
"""After so many answers a round is left, whatever is still to be played."""


@decide.register(said.PlayedInOrder)
def _(claim: said.PlayedInOrder, rules: Rules, _: Evidence) -> Verdict:
    return tried(chain(_known(claim, rules), _spins(claim, rules), _rounds(claim, rules)))


def _known(claim: said.PlayedInOrder, rules: Rules) -> Iterator[int]:
    """See that what is in the order can come up at all."""
    definition = rules.definition
    place = bet(most_lines(rules))
    for name in (*claim.awards, *claim.features):
        check(name in definition.features, place, f"{name} in its turn", "no such feature")
    yield 0


def _spins(claim: said.PlayedInOrder, rules: Rules) -> Iterator[int]:
    for played in beside_lines(rules):
        yield _hold(claim, played, _of_spin(played.events))


def _rounds(claim: said.PlayedInOrder, rules: Rules) -> Iterator[int]:
    """Play rounds whose paid spin starts features, and hold what each won and played."""
    entered = {into for _, into in leads(rules.definition)}
    for stops, strips, started in starting_spins(rules):
        waiting = started - entered
        played = _play(rules, stops, strips, waiting)
        unsaid = sorted(started & {*startable(rules)} - {*claim.awards, *claim.features})
        check(
            not unsaid,
            played.situation,
            f"in this order: {', '.join((*claim.awards, *claim.features))}",
            f"started besides: {', '.join(unsaid)}",
        )
        yield _hold(claim, played, _of_spin(played.events))
        begun = begun_in_turn(played.events)
        came = [name for name in begun if name in waiting]
        told = [name for name in claim.features if name in came]
        check(
            came == told,
            played.situation,
            f"features in this order: {', '.join(claim.features)}",
            f"there came {', '.join(came)}",
        )
        yield 1


def _hold(claim: said.PlayedInOrder, played: Played, found: Sequence[str]) -> int:
    """Hold the order in which a spin was paid against what is said of it."""
    told = ((WINS,) if claim.wins else ()) + ((SCATTERS,) if claim.scatters else ())
    told += claim.awards
    came = list(dict.fromkeys(found))
    check(
        {*came} <= {*told} and came == sorted(came, key=told.index),
        played.situation,
        f"in this order: {', '.join(told)}",
        f"there came {', '.join(came)}",
    )
    return 1


def _of_spin(told: Sequence[events.Event]) -> list[str]:
    """Return what the paid spin itself won, in the order told."""
    found: list[str] = []
    for event in told:
        match event:
            case events.LineWon() | events.WaysWon():
                found.append(WINS)
            case events.ScatterWon():
                found.append(SCATTERS)
            case events.AwardWon():
                found.append(event.feature)
        if isinstance(event, PLAYED):
            break
    return found


def _play(rules: Rules, stops: tuple[int, ...], strips: str, waiting: frozenset[str]) -> Played:
    """Play a round from certain stops on until some features have begun.

    Its free games are on stops that show no scatter, where there are such.
    """

    def steer(moment: Moment) -> Answer:
        question = moment.question
        begun = waiting and waiting.issubset(begun_in_turn(moment.events))
        if begun or len(moment.answers) == MOST_ANSWERS:
            raise Stop
        first = not any(isinstance(event, events.ReelsStopped) for event in moment.events)
        if isinstance(question, Draw) and question.of == "strips" and first:
            return answer_set(rules, PAID, question, strips)
        held = moment.phase in rules.re_spins
        if isinstance(question, Draw) and question.of == "stops" and not held:
            quiet = stops if first else _quiet(rules, moment)
            if quiet is not None:
                return Drawn(quiet)
        return first_answer(question)

    return play(rules, most_lines(rules), steer)


def _quiet(rules: Rules, moment: Moment) -> tuple[int, ...] | None:
    """Return stops of the free game under way that show no scatter; `None` where there are none."""
    phase = next(
        event.feature
        for event in reversed(moment.events)
        if isinstance(event, events.FreeGameBegun)
    )
    strips = sets_at(rules, phase, len(most_lines(rules).lines))
    drawn = [event.strips for event in moment.events if isinstance(event, events.StripsDrawn)]
    on = strips[0] if len(strips) == 1 else drawn[-1]
    return next(stops_showing(rules, on, QUIET), None)
