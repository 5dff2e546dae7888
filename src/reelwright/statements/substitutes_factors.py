"""Statements on what a substitute makes of the pay of a win it completes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.substitutes import said as rule_of
from reelwright.claims.deciding.substitutes.factors import factors_of_both, together
from reelwright.claims.model import substitutes as claims
from reelwright.claims.trials.windows.factored import cases
from reelwright.statements.substitutes_wordings import EACH, ONCE, exact, flat

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction
    from typing import Literal

    from reelwright.claims.model.claim import Claim
    from reelwright.claims.trials.windows.factored import Case
    from reelwright.definition.model import Multiplies
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About, key: str) -> Iterator[Statement]:
    """Yield the statements on factors and extra pays of one substitute."""
    rule = about.definition.substitutes[key]
    every = cases(about.rules, key)
    multiplied = [case for case in every if case.multiplied]
    several: list[tuple[str, Claim]] = []
    if rule.multiplies and multiplied:
        left = _left(about, key, rule.multiplies)
        yield _factor(
            about, key, rule.multiplies, multiplied, None if _speaks(left, every) else left
        )
        several += _several(about, key, rule.multiplies, multiplied)
        several += _partners(about, key, rule.multiplies)
        if _speaks(left, every):
            yield _leaves_alone(about, key, left, every)
        yield from _phases(about, key, every)
        yield from _column(about, key)
    if rule.adds and any(case.added for case in every):
        yield _adds(about, key, rule.adds.pay)
        if any(case.added and case.cells > 1 for case in every):
            each = rule.adds.count == "each"
            message = "sub-added-each" if each else "sub-added-once"
            words = about.words.say(message, symbol=about.name(key), pay=rule.adds.pay)
            claim = claims.AddsPay(substitute=key, pay=rule.adds.pay, each=each)
            several.append((words, claim))
    if several:
        yield about.state(
            "several substitutes in one win",
            "sub-sentences",
            [claim for _, claim in several],
            (key,),
            words=" ".join(words for words, _ in several),
        )


def _left(about: About, key: str, rule: Multiplies) -> claims.LeavesAlone:
    """Return what a factor leaves alone, of the wins that a substitute can be in."""
    claim = rule_of.leaves_alone(about.definition, key, rule)
    every = cases(about.rules, key)
    met = {(case.name, count) for case in every for count in (None, case.count)}
    wins = tuple(one for one in claim.wins if (one.win, one.count) in met)
    return claim.model_copy(update={"wins": wins})


def _speaks(left: claims.LeavesAlone, every: tuple[Case, ...]) -> bool:
    """Say whether more is to be said of a factor than what is assumed where nothing is."""
    return bool(left.wins) or any(case.what != "completed" for case in every)


def _factor(
    about: About,
    key: str,
    rule: Multiplies,
    multiplied: list[Case],
    assumed: claims.LeavesAlone | None,
) -> Statement:
    """Say by how much it multiplies; what is assumed where nothing is said is claimed, too."""
    told: list[Claim] = [claims.MultipliesBy(substitute=key, by=rule.by)]
    if assumed is not None:
        told.append(assumed)
    accepted = exact(about.definition, key)
    kinds = {case.what for case in multiplied}
    times = about.words.say("sub-times", by=rule.by)
    if "completed" in kinds and {ONCE, EACH} & accepted:
        message = "sub-factor-once" if ONCE in accepted else "sub-factor-each"
        how: Literal["once", "product"] = "once" if ONCE in accepted else "product"
        told.append(claims.MultipliesEach(substitute=key, by=rule.by, together=how))
        return about.state(
            "substitute factor",
            message,
            told,
            (key,),
            wording=ONCE if ONCE in accepted else EACH,
            name=about.name(key).upper(),
            times=times.upper(),
            by=rule.by,
        )
    message = next(
        message
        for what, message in (
            ("completed", "sub-factor"),
            ("scatter", "sub-factor-scatter"),
            ("own", "sub-factor-own"),
        )
        if what in kinds
    )
    name = about.name(key)
    return about.state("substitute factor", message, told, (key,), symbol=name, times=times)


def _several(
    about: About, key: str, rule: Multiplies, multiplied: list[Case]
) -> Iterator[tuple[str, Claim]]:
    """Yield what several of it in a win come to, where that many can be."""
    most = max(case.cells for case in multiplied)
    if most < 2:
        return
    how = (about.definition.ways or about.definition.lines).multipliers
    if rule.count == "once" or how is None or how == "greatest":
        claim = claims.MultipliesEach(substitute=key, by=rule.by, together="once")
        yield about.words.say("sub-several-once", symbol=about.name(key)), claim
        return
    words = about.words.say(
        f"sub-several-{how}{'-three' if most > 2 else ''}",
        symbol=about.name(key),
        two=together(how, [rule.by] * 2),
        three=together(how, [rule.by] * 3),
    )
    yield words, claims.MultipliesEach(substitute=key, by=rule.by, together=how)


def _partners(about: About, key: str, rule: Multiplies) -> Iterator[tuple[str, Claim]]:
    """Yield what its factor and that of each other substitute in one win come to."""
    how = (about.definition.ways or about.definition.lines).multipliers
    for other, another in about.definition.substitutes.items():
        if other == key or another.multiplies is None or how is None:
            continue
        factors = (rule.by, another.multiplies.by)
        if any(factors_of_both(about.rules, (key, other))):
            words = about.words.say(
                f"sub-both-{how}", other=about.name(other), both=together(how, factors)
            )
            yield (
                words,
                claims.FactorsTogether(substitute=key, other=other, factors=factors, together=how),
            )


def _leaves_alone(
    about: About, key: str, left: claims.LeavesAlone, every: tuple[Case, ...]
) -> Statement:
    name = about.name(key)
    kinds = {case.what for case in every}
    apart = [
        (about.words.say(message), applies)
        for what, message, applies in (
            ("own", "sub-own-prizes", left.own_prizes),
            ("scatter", "sub-scatter-wins", left.scatters),
        )
        if what in kinds
    ]
    without = [_wins_of(about, one) for one in left.wins]
    without += [words for words, applies in apart if not applies]
    too = [words for words, applies in apart if applies]
    told = []
    if without:
        listed = about.words.listed(without, "list-or")
        told.append(about.words.say("sub-leaves", symbol=name, wins=listed))
    if too:
        message = "sub-applies-too" if without else "sub-applies"
        told.append(about.words.say(message, symbol=name, wins=about.words.listed(too)))
    return about.state(
        "what a substitute factor leaves alone",
        "sub-sentences",
        [left],
        (key,),
        words=" ".join(told),
    )


def _wins_of(about: About, left: claims.Left) -> str:
    if left.count is None:
        return about.words.say("sub-wins-of", symbol=about.name(left.win))
    return about.words.say("sub-wins-of-count", symbol=about.name(left.win), count=left.count)


def _phases(about: About, key: str, every: tuple[Case, ...]) -> Iterator[Statement]:
    """Yield the phases that a factor is limited to, of those with a win it can multiply."""
    ever = {(case.what, case.name, case.count) for case in every if case.multiplied}
    possible = [case.phase for case in every if (case.what, case.name, case.count) in ever]
    active = {case.phase for case in every if case.multiplied}
    games = tuple(phase for phase in about.rules.phases if phase in active)
    if not set(possible) <= active:
        yield about.state(
            "phases of a substitute factor",
            "sub-factor-phases",
            [claims.MultipliesInPhases(substitute=key, phases=games)],
            (key,),
            symbol=about.name(key),
            games=about.games(games),
        )


def _adds(about: About, key: str, pay: Fraction) -> Statement:
    return about.state(
        "extra pay of a substitute",
        "sub-adds",
        [claims.AddsPay(substitute=key, pay=pay)],
        (key,),
        symbol=about.name(key),
        pay=pay,
    )


def _column(about: About, key: str) -> Iterator[Statement]:
    """Yield each prize a substitute completes as it is multiplied, where that is one number."""
    rule = about.definition.substitutes[key].multiplies
    if rule is None or rule.not_on or not flat(about.definition, key):
        return
    phases = tuple(
        phase
        for phase in about.rules.phases
        if not about.definition.special_pays(phase)
        and (rule.phases is None or phase in rule.phases)
    )
    prizes: dict[str, dict[int, Fraction]] = {}
    for case in cases(about.rules, key):
        if case.what == "completed" and case.multiplied and case.phase in phases:
            prizes.setdefault(case.name, {})[case.count] = case.pay * rule.by
    if not prizes:
        return
    told = [
        about.words.say(
            "sub-column-pays",
            name=about.name(name),
            pays=", ".join(
                about.words.say("sub-column-pay", count=count, pay=pay)
                for count, pay in sorted(pays.items(), reverse=True)
            ),
        )
        for name, pays in prizes.items()
    ]
    yield about.state(
        "column of multiplied prizes",
        "sub-column",
        [claims.MultipliedPrizes(substitute=key, prizes=prizes, phases=phases)],
        (key,),
        symbol=about.name(key),
        prizes="; ".join(told),
    )
