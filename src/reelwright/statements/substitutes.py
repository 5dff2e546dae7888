"""Statements on substitutes: what they stand for, where, and what their wins pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.substitutes import said as rule_of
from reelwright.claims.model import substitutes as claims
from reelwright.claims.trials.windows.own import meetings, runs_alone
from reelwright.statements import substitutes_factors
from reelwright.statements.substitutes_wordings import AT_ONCE, EXCEPT_SCATTERS, INCLUDED, exact

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Literal

    from reelwright.claims.model.claim import Claim
    from reelwright.claims.trials.windows.own import Alone
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on every substitute that a reel can show."""
    for key in about.definition.substitutes:
        if shown_in(about, key):
            yield from _stands_for(about, key)
            yield from _limits(about, key)
            yield from _off_the_line(about, key)
            yield from _own_prizes(about, key)
            yield from _alone(about, key)
            yield from _scatters(about, key)
            yield from substitutes_factors.made(about, key)


def shown_in(about: About, key: str) -> dict[str, frozenset[int]]:
    """Return the reels that can show a symbol in each phase that has some."""
    rules = about.rules
    shown = {
        phase: frozenset[int]().union(*(rules.reels_of(key, one) for one in rules.sets(phase)))
        for phase in rules.phases
    }
    return {phase: reels for phase, reels in shown.items() if reels}


def _reels(about: About, key: str) -> tuple[int, ...] | None:
    """Return the reels a substitute is limited to, of those that show it."""
    reels = about.definition.substitutes[key].reels
    shown = frozenset[int]().union(*shown_in(about, key).values())
    return None if reels is None or shown <= {*reels} else tuple(sorted(shown & {*reels}))


def phases(about: About, key: str) -> tuple[str, ...] | None:
    """Return the phases a substitute is limited to, of those that show it."""
    limited = about.definition.substitutes[key].phases
    shown = shown_in(about, key)
    if limited is None or shown.keys() <= {*limited}:
        return None
    return tuple(phase for phase in shown if phase in limited)


def _where(about: About, key: str) -> str:
    """Return the limits of a substitute as the end of a sentence."""
    reels, games = _reels(about, key), phases(about, key)
    if reels and games:
        return about.words.say(
            "sub-on-reels-in-games", reels=about.reels(reels), games=about.games(games)
        )
    if reels:
        return about.words.say("sub-on-reels", reels=about.reels(reels))
    return about.words.say("sub-in-games", games=about.games(games)) if games else ""


def _stands_for(about: About, key: str) -> Iterator[Statement]:
    claim = rule_of.stands_for(about.definition, key)
    if claim.symbols == "all":
        yield _for_all(about, key, claim)
    elif claim.symbols:
        yield from _for_some(about, key, claim)


def _for_all(about: About, key: str, claim: claims.StandsFor) -> Statement:
    accepted = exact(about.definition, key)
    name = about.name(key).upper()
    if EXCEPT_SCATTERS in accepted:
        return about.state(
            "stands for all except",
            "sub-for-all-except-scatters",
            [claim],
            (key,),
            wording=EXCEPT_SCATTERS,
            name=name,
        )
    if AT_ONCE in accepted:
        every: list[Claim] = [
            claim,
            rule_of.takes_part(about.definition, key),
            claims.EveryScatterAtOnce(substitute=key),
        ]
        message = "sub-for-all-at-once"
        return about.state("stands for all", message, every, (key,), wording=AT_ONCE, name=name)
    if INCLUDED in accepted:
        scatters = about.definition.scatters.keys() - {key}
        message = f"sub-for-all-{'with' if scatters else 'without'}-scatters"
        return about.state("stands for all", message, [claim], (key,), wording=INCLUDED, name=name)
    symbol, where = about.name(key), _where(about, key)
    if not claim.excepted:
        return about.state(
            "stands for all", "sub-for-all", [claim], (key,), symbol=symbol, where=where
        )
    return about.state(
        "stands for all except",
        "sub-for-all-but",
        [claim],
        (key,),
        excepted=about.names(claim.excepted),
        symbol=symbol,
        where=where,
    )


def _for_some(about: About, key: str, claim: claims.StandsFor) -> Iterator[Statement]:
    """Yield what a substitute stands for, symbols named one by one apart from groups."""
    definition = about.definition
    named = definition.substitutes[key].for_
    assert named != "all"
    symbol, where = about.name(key), _where(about, key)
    groups = tuple(name for name in named if name in definition.groups)
    single = rule_of.completed(definition, key, tuple(n for n in named if n not in groups))
    grouped = rule_of.completed(definition, key, groups)
    if single:
        yield about.state(
            "stands for a list",
            "sub-for-list-too" if grouped else "sub-for-list",
            [claim.model_copy(update={"symbols": single, "beside": grouped})],
            (key,),
            symbols=about.names(single),
            symbol=symbol,
            where=where,
        )
    if grouped:
        told = [
            about.words.say(
                "sub-group",
                group=about.name(group),
                symbols=about.names(rule_of.completed(definition, key, (group,))),
            )
            for group in groups
        ]
        yield about.state(
            "stands for groups",
            "sub-for-groups",
            [claim.model_copy(update={"symbols": grouped, "beside": single})],
            (key,),
            groups=about.words.listed(told),
            symbol=symbol,
            where=where,
        )


def _limits(about: About, key: str) -> Iterator[Statement]:
    symbol = about.name(key)
    if reels := _reels(about, key):
        on_reels = claims.StandsOnReels(substitute=key, reels=reels)
        yield about.state(
            "reels of a substitute",
            "sub-reels",
            [on_reels],
            (key,),
            symbol=symbol,
            reels=about.reels(reels),
        )
    if games := phases(about, key):
        in_phases = claims.StandsInPhases(substitute=key, phases=games)
        yield about.state(
            "phases of a substitute",
            "sub-phases",
            [in_phases],
            (key,),
            symbol=symbol,
            games=about.games(games),
        )


def _off_the_line(about: About, key: str) -> Iterator[Statement]:
    acts = about.definition.substitutes[key].acts
    if acts == "in place":
        return
    message = "sub-expanding"
    if acts == "on its whole reel":
        message = "sub-whole-reel-ways" if about.definition.ways else "sub-whole-reel"
    yield about.state(
        "substitute off the line",
        message,
        [claims.ActsOffLine(substitute=key, acts=acts)],
        (key,),
        symbol=about.name(key),
    )


def pays_itself(about: About, key: str) -> bool:
    """Say whether a symbol has prizes of its own on lines."""
    symbol = about.definition.symbols[key]
    special = (about.definition.special_pays(phase) for phase in about.rules.phases)
    return bool(symbol.pays or symbol.patterns) or any(key in pays for pays in special)


def _both_paid(about: About) -> bool:
    """Say whether two wins with a substitute in common can both be paid."""
    lines = about.definition.lines
    return about.definition.ways is not None or (
        lines.on_one_line != "highest only"
        and lines.shared_substitute != "one"
        and lines.each_symbol != "once"
    )


def _own_prizes(about: About, key: str) -> Iterator[Statement]:
    rule = about.definition.substitutes[key]
    if rule.own_prizes is None or not pays_itself(about, key):
        return
    paid: Literal["both", "the higher"] = "the higher"
    if rule.own_prizes == "beside" and _both_paid(about):
        paid = "both"
    met = meetings(about.rules, key)
    tie = any(one.own.total == one.completed.total for one in met)
    settled = rule.on_a_tie if tie and rule.own_prizes == "better" else None
    message = {"both": "sub-own-both", "the higher": "sub-own-higher"}[paid]
    yield about.state(
        "own prizes of a substitute",
        f"{message}-{settled}" if settled else message,
        [claims.OwnPrizePaid(substitute=key, paid=paid, on_a_tie=settled)],
        (key,),
        symbol=about.name(key),
    )


def _alone(about: About, key: str) -> Iterator[Statement]:
    runs = runs_alone(about.rules, key)
    if not runs:
        return
    wins = _paid_alone(about, runs)
    yield about.state(
        "substitutes alone",
        f"sub-alone-{wins.removeprefix('the ').replace(' ', '-')}",
        [claims.AlonePays(substitute=key, wins=wins)],
        (key,),
        symbol=about.name(key),
    )


def _paid_alone(
    about: About, runs: tuple[Alone, ...]
) -> Literal["nothing", "the highest", "the highest first", "every"]:
    """Return what runs of a substitute alone win."""
    paid = [run for run in runs if run.paid]
    if not paid:
        return "nothing"
    if all(run.one_highest for run in paid):
        return "the highest"
    return "every" if _both_paid(about) else "the highest first"


def _scatters(about: About, key: str) -> Iterator[Statement]:
    every = [scatter for scatter in about.definition.scatters if scatter != key]
    if not every:
        return
    claim = rule_of.takes_part(about.definition, key)
    taken = rule_of.taken_part_in(about.definition, key)
    message, where = f"sub-no-{'other-' if key in about.definition.scatters else ''}scatters", ""
    if taken:
        unseen = "counts" if claim.with_none_showing else "does-not-count"
        where = about.words.say(f"sub-unseen-{unseen}") + _where(about, key)
        message = "sub-some-scatters"
    if len(taken) == len(every):
        several = len(every) > 1
        message = "sub-every-of-several-scatters" if several else "sub-every-scatter"
    yield about.state(
        "substitute in scatter wins",
        message,
        [claim],
        (key,),
        symbol=about.name(key),
        scatters=about.names(taken),
        where=where,
    )
