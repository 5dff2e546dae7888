"""By how much substitutes multiply, which wins, and what they pay on top."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.substitutes.trying import Trial, decided, once
from reelwright.claims.model import substitutes as said
from reelwright.claims.trials.windows.factored import cases
from reelwright.claims.trials.windows.substituting import paired, targets

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from fractions import Fraction

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.factored import Case
    from reelwright.claims.trials.windows.substituting import Filled
    from reelwright.claims.verdicts import Verdict


def _trial(case: Case, said_so: object, found: object, what: str) -> Trial:
    """Hold what is said of a case against what is found."""
    words = f"{case.count} {case.name} with {case.cells} of it (phase {case.phase}): {what} {{}}"
    return Trial(
        said_so == found,
        case.situation,
        words.format(said_so),
        words.format(found),
        case.shown,
    )


def together(how: str, factors: Sequence[int]) -> int:
    """Return what several factors come to as is said of them."""
    if how == "product":
        return prod(factors)
    return sum(factors) if how == "sum" else max(factors)


def _ever(rules: Rules, substitute: str, what: str, seen: Iterable[object]) -> Iterator[Trial]:
    """Yield whether something said of a substitute is ever seen."""
    return once(any(seen), rules, f"{substitute} {what}", "it never does")


@decide.register(said.MultipliesBy)
def _(claim: said.MultipliesBy, rules: Rules, _: Evidence) -> Verdict:
    every = [case for case in cases(rules, claim.substitute) if case.multiplied]
    single = [case for case in every if case.cells == 1]
    return decided(
        _ever(rules, claim.substitute, f"multiplies by {claim.by}", every),
        (_trial(case, claim.by, case.factor, "multiplied by") for case in single),
    )


@decide.register(said.MultipliesEach)
def _(claim: said.MultipliesEach, rules: Rules, _: Evidence) -> Verdict:
    every = [case for case in cases(rules, claim.substitute) if case.multiplied]
    how = "greatest" if claim.together == "once" else claim.together
    return decided(
        _trial(case, together(how, [claim.by] * case.cells), case.factor, "multiplied by")
        for case in every
    )


@decide.register(said.LeavesAlone)
def _(claim: said.LeavesAlone, rules: Rules, _: Evidence) -> Verdict:
    every = cases(rules, claim.substitute)
    active = {case.phase for case in every if case.multiplied}
    return decided(
        _trial(case, not _left(claim, case), case.multiplied, "multiplied is")
        for case in every
        if case.phase in active
    )


def _left(claim: said.LeavesAlone, case: Case) -> bool:
    """Say whether a claim leaves a win as it is."""
    if case.what == "own" and not claim.own_prizes:
        return True
    if case.what == "scatter" and not claim.scatters:
        return True
    return any(one.win == case.name and one.count in (None, case.count) for one in claim.wins)


@decide.register(said.MultipliesInPhases)
def _(claim: said.MultipliesInPhases, rules: Rules, _: Evidence) -> Verdict:
    every = cases(rules, claim.substitute)
    ever = {_which(case) for case in every if case.multiplied}
    return decided(
        *(
            _ever(
                rules,
                claim.substitute,
                f"completes wins (phase {phase})",
                [case for case in every if case.phase == phase],
            )
            for phase in claim.phases
        ),
        (
            _trial(case, case.phase in claim.phases, case.multiplied, "multiplied is")
            for case in every
            if _which(case) in ever
        ),
    )


def _which(case: Case) -> tuple[str, str, int]:
    return case.what, case.name, case.count


@decide.register(said.FactorsTogether)
def _(claim: said.FactorsTogether, rules: Rules, _: Evidence) -> Verdict:
    met = any(factors_of_both(rules, (claim.substitute, claim.other)))
    words = f"{claim.substitute} and {claim.other} multiply one win"
    return decided(once(met, rules, words, "they never do"), _both(claim, rules))


def _both(claim: said.FactorsTogether, rules: Rules) -> Iterator[Trial]:
    """Yield what two factors come to in wins that each of the two multiplies by itself."""
    expected = together(claim.together, claim.factors)
    pair = (claim.substitute, claim.other)
    for each, factor in factors_of_both(rules, pair):
        words = f"{each.target.name} with {pair[0]} and {pair[1]} multiplied by {{}}"
        yield Trial(
            factor == expected,
            each.situation,
            words.format(expected),
            words.format(factor),
            each.shown,
        )


def factors_of_both(rules: Rules, pair: tuple[str, str]) -> Iterator[tuple[Filled, Fraction]]:
    """Yield wins with one of each of two substitutes that multiply it, and the factor there."""
    alone = [
        {
            (case.phase, case.name, case.count)
            for case in cases(rules, key)
            if case.what == "completed" and case.multiplied
        }
        for key in pair
    ]
    if not all(alone):
        return
    for phase in rules.phases:
        for target in targets(rules.definition, phase):
            for strips in rules.sets(phase):
                for each in paired(rules, phase, strips, target, pair):
                    for win in each.wins:
                        key = (phase, win.name, win.count)
                        if win.filled == each.reels and key in alone[0] & alone[1]:
                            yield each, win.factor


@decide.register(said.AddsPay)
def _(claim: said.AddsPay, rules: Rules, _: Evidence) -> Verdict:
    every = [case for case in cases(rules, claim.substitute) if case.what == "completed"]
    return decided(
        _ever(rules, claim.substitute, f"pays {claim.pay} on top", [case.added for case in every]),
        (
            _trial(case, _on_top(claim, case), case.added, "on top")
            for case in every
            if case.cells == 1 or claim.each is not None
        ),
    )


def _on_top(claim: said.AddsPay, case: Case) -> Fraction:
    return claim.pay * (case.cells if claim.each else 1)


@decide.register(said.MultipliedPrizes)
def _(claim: said.MultipliedPrizes, rules: Rules, _: Evidence) -> Verdict:
    every = [
        case
        for case in cases(rules, claim.substitute)
        if case.what == "completed" and case.phase in claim.phases
    ]
    told = {
        (name, count): pay for name, pays in claim.prizes.items() for count, pay in pays.items()
    }
    met = {(case.name, case.count) for case in every}
    return decided(
        *(
            once(phase in rules.phases, rules, f"games called {phase}", "no such games")
            for phase in claim.phases
        ),
        *(
            _ever(rules, claim.substitute, f"completes {count} {name}", ())
            for name, count in sorted(told.keys() - met)
        ),
        (
            _trial(case, told[case.name, case.count], case.amount, "pays")
            if (case.name, case.count) in told
            else _trial(case, 1, case.factor, "multiplied by")
            for case in every
        ),
    )
