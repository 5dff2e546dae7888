"""What a substitute stands for, on which reels and in which phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.substitutes.scatters import counting, joins
from reelwright.claims.deciding.substitutes.trying import Reach, Trial, decided, once, standing
from reelwright.claims.model import substitutes as said
from reelwright.claims.trials.windows.joining import every_joined
from reelwright.claims.trials.windows.substituting import every_filled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.substituting import Filled, Target
    from reelwright.claims.verdicts import Verdict


@decide.register(said.StandsFor)
def _(claim: said.StandsFor, rules: Rules, _: Evidence) -> Verdict:
    parts = [standing(rules, claim.substitute), _known(claim, rules), _lines(claim, rules)]
    if claim.symbols == "all":
        taken = frozenset(rules.definition.scatters) - {*claim.excepted, claim.substitute}
        parts.append(
            counting(claim.substitute, Reach(claim.reels, claim.phases), taken, None, rules)
        )
    return decided(*parts)


def _known(claim: said.StandsFor, rules: Rules) -> Iterator[Trial]:
    """Yield whether there is something to stand in for of all that is named."""
    definition = rules.definition
    named = claim.excepted if claim.symbols == "all" else (*claim.symbols, *claim.beside)
    parts = {*definition.winning} - {claim.substitute}
    parts |= set(definition.scatters) if claim.symbols == "all" else set()
    for symbol in named:
        words = f"wins of {symbol} to stand in for"
        yield from once(symbol in parts, rules, words, f"{symbol} is part of none")


def _stood_for(claim: said.StandsFor, rules: Rules, target: Target, reel: int) -> bool:
    """Say whether a claim has a substitute complete a win on a reel."""
    accepts = target.accepts[reel - 1] - {claim.substitute, *rules.definition.scatters}
    if claim.symbols == "all":
        return bool(accepts - {*claim.excepted})
    return bool(accepts & {*claim.symbols, *claim.beside})


def _lines(claim: said.StandsFor, rules: Rules) -> Iterator[Trial]:
    reach = Reach(claim.reels, claim.phases)
    for each in every_filled(rules, claim.substitute):
        told = {
            reel
            for reel in each.reels
            if _stood_for(claim, rules, each.target, reel) and reach.has(each.phase, (reel,))
        }
        whole = told == each.reels and each.reels < each.shape
        for reel in each.reels:
            if reel not in told or whole:
                yield _one(claim.substitute, each, reel, told=reel in told)


def _one(substitute: str, each: Filled, reel: int, *, told: bool) -> Trial:
    found = each.fills(reel)
    words = f"{substitute} on reel {reel} {{}} for {each.target.name} (phase {each.phase})"
    counts = {True: "counts", False: "does not count"}
    return Trial(
        found == told,
        each.situation,
        words.format(counts[told]),
        words.format(counts[found]),
        each.shown or told,
    )


@decide.register(said.StandsOnReels)
def _(claim: said.StandsOnReels, rules: Rules, _: Evidence) -> Verdict:
    key = claim.substitute
    by_reel = _somewhere(rules, key, by_reel=True)
    return decided(
        *(
            once(
                any(phases_showing(rules, key, reel)),
                rules,
                f"{key} stands for others on reel {reel}",
                f"reel {reel} never shows one",
            )
            for reel in claim.reels
        ),
        _limited(rules, key, lambda _, reel: reel in claim.reels),
        (_anywhere(by_reel[reel]) for reel in claim.reels if reel in by_reel),
    )


@decide.register(said.StandsInPhases)
def _(claim: said.StandsInPhases, rules: Rules, _: Evidence) -> Verdict:
    key = claim.substitute
    by_phase = _somewhere(rules, key, by_reel=False)
    return decided(
        *(
            once(
                phase in phases_showing(rules, key),
                rules,
                f"{key} stands for others (phase {phase})",
                "no reel shows one there",
            )
            for phase in claim.phases
        ),
        _limited(rules, key, lambda phase, _: phase in claim.phases),
        (_anywhere(by_phase[phase]) for phase in claim.phases if phase in by_phase),
    )


def phases_showing(rules: Rules, symbol: str, reel: int | None = None) -> tuple[str, ...]:
    """Return the phases in which a reel, or any, can show a symbol."""
    return tuple(
        phase
        for phase in rules.phases
        for reels in [
            frozenset[int]().union(*(rules.reels_of(symbol, one) for one in rules.sets(phase)))
        ]
        if reels and (reel is None or reel in reels)
    )


def _limited(rules: Rules, substitute: str, told: Callable[[str, int], bool]) -> Iterator[Trial]:
    """Yield whether it stands in nowhere but where it is said to."""
    for each in every_filled(rules, substitute):
        for reel in each.reels:
            if not told(each.phase, reel):
                yield _one(substitute, each, reel, told=False)
    for joined in every_joined(rules, substitute):
        for reel in joined.due:
            if not told(joined.phase, reel):
                yield joins(substitute, joined, reel, told=False)


def _somewhere(rules: Rules, substitute: str, *, by_reel: bool) -> dict[object, list[Trial]]:
    """Return by reel, or by phase, whether it stands in for what it does elsewhere.

    A reel is tried with what it stands for in the phase, a phase with what it does on the reel.
    """
    found: dict[object, list[Trial]] = {}
    lines = [(each, reel) for each in every_filled(rules, substitute) for reel in each.reels]
    beside = [(each, reel) for each in every_joined(rules, substitute) for reel in each.due]
    helped = {
        (each.target.name, each.phase if by_reel else reel)
        for each, reel in lines
        if each.fills(reel)
    }
    helped |= {
        (each.scatter, each.phase if by_reel else reel)
        for each, reel in beside
        if reel in each.counts_on
    }
    for each, reel in lines:
        other, key = (each.phase, reel) if by_reel else (reel, each.phase)
        by_place = len(set(each.target.accepts)) > 1
        alone = each.reels != {reel} or each.reels == each.shape
        if not (by_place or alone) and (each.target.name, other) in helped:
            found.setdefault(key, []).append(_one(substitute, each, reel, told=True))
    for joined, reel in beside:
        other, key = (joined.phase, reel) if by_reel else (reel, joined.phase)
        if joined.showing and joined.reels == {reel} and (joined.scatter, other) in helped:
            found.setdefault(key, []).append(joins(substitute, joined, reel, told=True))
    return found


def _anywhere(trials: list[Trial]) -> Trial:
    """Return a trial that is met where one of several is."""
    return next((trial for trial in trials if trial.met), trials[0])
