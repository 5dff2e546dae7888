"""Statements on what holds in free games and not otherwise: factors, pays, reels."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from reelwright.claims.model import free_games as claims
from reelwright.claims.model.lines import LinePays
from reelwright.claims.model.scatters import ScatterPays
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.meeting import counts_shown, starting
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sets_on
from reelwright.definition.model import (
    ChangedGames,
    FreeGames,
    MultiplierDrawn,
    Rising,
    ScatterTrigger,
    StripsByLines,
    StripsDrawn,
    symbols_of,
)
from reelwright.statements.lines import told_pays
from reelwright.statements.triggers import counted_by_reel

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.claims.model.claim import Claim
    from reelwright.definition.model import Definition, Spun, SpunWithPays
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def rules_of_their_own(about: About, name: str, series: FreeGames) -> Iterator[Statement]:
    """Yield what a series has that paid games have not."""
    if series.multiplies:
        yield _factor(about, name, series)
        yield from covers(about, name, series, "what a factor of free games covers")
    if series.special_pays:
        yield pays(about, name, series, "pays of free games")
    if series.losing_game_pays is not None:
        yield _losing(about, name, series)
    yield from strips(about, name, series, "strips of free games")


def _factor(about: About, name: str, series: FreeGames) -> Statement:
    offered = any(offer.multiplier > 1 for made in series.offers.values() for offer in made)
    claim = _factors(name, series)
    factors = claim.factors
    words = about.words
    told = words.say(
        f"factor-{claim.by}",
        feature=about.name(name),
        first=factors[0] if factors else 0,
        last=factors[-1] if factors else 0,
        factors=words.listed([str(one) for one in factors], "list-or"),
        then=words.listed([str(one) for one in factors]),
    )
    if factors and offered:
        told = f"{told} {words.say('factor-times-the-offered')}"
    return about.state("factor of free games", "factor-told", [claim], (name,), told=told)


def _factors(name: str, series: FreeGames) -> claims.GamesFactor:
    match rule := series.multiplier:
        case int():
            return claims.GamesFactor(feature=name, by="fixed", factors=(rule,))
        case Rising():
            return claims.GamesFactor(feature=name, by="rising", factors=rule.rising)
        case MultiplierDrawn():
            drawn = tuple(sorted(rule.drawn))
            return claims.GamesFactor(feature=name, by="drawn", factors=drawn)
    return claims.GamesFactor(feature=name, by="chosen")


def covers(
    about: About, name: str, series: FreeGames | ChangedGames, kind: str
) -> Iterator[Statement]:
    """Yield what the factor multiplies, and what it leaves alone, of what there is to win."""
    rule, definition = series.multiplier_covers, about.definition
    if rule is None:
        return
    scatters = rule.scatters == "yes" if _wins_scatters(about, name, series) else None
    bonuses = rule.bonuses == "yes" if _wins_bonuses(about, name) else None
    alone = tuple(
        claims.LeftAlone(win=win, count=one.count)
        for one in rule.not_on
        for win in definition.expand((one.win,))
    )
    claim = claims.FactorCovers(feature=name, scatters=scatters, bonuses=bonuses, not_on=alone)
    kinds = {"scatters": scatters, "bonuses": bonuses}
    lines = ["covered-ways" if definition.ways else "covered-lines"] if definition.winning else []
    yes = [*lines, *(f"covered-{kind}" for kind, covered in kinds.items() if covered)]
    no = [f"covered-{kind}" for kind, covered in kinds.items() if covered is False]
    left = [_alone(about, one) for one in alone] + [about.words.say(one) for one in no]
    yield about.state(
        kind,
        "factor-covers" if yes else "factor-covers-nothing",
        [claim],
        (name,),
        feature=about.name(name),
        covered=about.words.listed([about.words.say(one) for one in yes]),
        left=about.words.listed(left, "list-or"),
        but="some" if left else "none",
    )


def _wins_scatters(about: About, name: str, series: FreeGames | ChangedGames) -> bool:
    """Say whether the prize of a scatter can be paid in the games of a series."""
    for key, scatter in about.definition.scatters.items():
        paid = {*(series.special_pays.get(key) or scatter.pays)}
        unpaid = isinstance(series, FreeGames) and series.re_trigger in ("adds", "nothing")
        if key == series.scatter and unpaid:
            paid -= series.counts
        shown = counts_shown(about.rules, name, ScatterTrigger(scatter=key))
        if paid and (shown is None or shown & paid):
            return True
    return False


def _wins_bonuses(about: About, name: str) -> bool:
    """Say whether a bonus or an award can be won in the games of a series."""
    features = about.definition.features
    games = FreeGames | ChangedGames
    return any(not isinstance(features[other], games) for other in starting(about.rules, name))


def _alone(about: About, one: claims.LeftAlone) -> str:
    if one.count is None:
        return about.words.say("left-alone", symbol=about.name(one.win))
    return about.words.say("left-alone-count", symbol=about.name(one.win), count=one.count)


def pays(about: About, name: str, series: SpunWithPays, kind: str) -> Statement:
    """Say what symbols pay in the games of a feature that they pay nowhere else."""
    said: list[Claim] = []
    told = []
    for key, table in series.special_pays.items():
        if key in about.definition.scatters:
            said.append(ScatterPays(symbol=key, pays=dict(table), phases=(name,)))
            words = _told_scatter(about, key, table)
        else:
            said.append(LinePays(symbol=key, pays=dict(table), phases=(name,)))
            words = told_pays(about, table)
        told.append(about.words.say("special-pays", symbol=about.name(key), pays=words))
    return about.state(
        kind,
        "games-pay",
        said,
        (name,),
        feature=about.name(name),
        pays="; ".join(told),
    )


def _told_scatter(about: About, key: str, pays: Mapping[int, Fraction]) -> str:
    message = "scatter-reels-pay" if counted_by_reel(about, key) else "scatter-count-pays"
    return ", ".join(
        about.words.say(message, count=count, pay=pay)
        for count, pay in sorted(pays.items(), reverse=True)
    )


def _losing(about: About, name: str, series: FreeGames) -> Statement:
    rule = series.losing_game_pays
    assert rule is not None
    line = "unit" if about.definition.ways else "line"
    return about.state(
        "pay of a losing free game",
        f"losing-pays-on-{line if rule.on == 'line bet' else 'total'}-bet",
        [claims.LosingGamePays(feature=name, pay=rule.pay, on=rule.on)],
        (name,),
        feature=about.name(name),
        pay=rule.pay,
    )


def strips(about: About, name: str, series: Spun, kind: str) -> Iterator[Statement]:
    """Yield on which reels a series is played, where those are not as in paid games."""
    definition = about.definition
    if series.strips == definition.paid_strips:
        return
    full = every_line(about.rules)
    paid, here = (sets_on(about.rules, phase, full) for phase in (PAID, name))
    said: list[Claim] = []
    told = []
    if {definition.strips[one] for one in paid} != {definition.strips[one] for one in here}:
        had, has = symbols_on(definition, paid), symbols_on(definition, here)
        without, besides = tuple(sorted(had - has)), tuple(sorted(has - had))
        said.append(claims.OtherReels(feature=name, without=without, besides=besides))
        others = "reels-others-usual" if name in about.rules.changed_games else "reels-others"
        told.append(about.words.say(others, feature=about.name(name)))
        differ = [*differing(about, without, "missing"), *differing(about, besides, "added")]
        if differ:
            told.append(about.words.say("reels-differ", differences="; ".join(differ)))
    for claim, words in _chosen(about, name, series):
        said.append(claim)
        told.append(words)
    if said:
        yield about.state(kind, "games-reels", said, (name,), told=" ".join(told))


def symbols_on(definition: Definition, sets: tuple[str, ...]) -> set[tuple[int, str]]:
    """Return every symbol on some sets of strips, with each reel, from 1, that holds it."""
    return {
        (reel, symbol)
        for one in sets
        for reel, strip in enumerate(definition.strips[one], 1)
        for stop in strip
        for symbol in symbols_of(stop)
    }


def differing(about: About, places: tuple[claims.ReelSymbol, ...], how: str) -> Iterator[str]:
    """Yield for each symbol the reels it is missing from, or stands on besides."""
    reels: dict[str, list[int]] = {}
    for reel, symbol in places:
        reels.setdefault(symbol, []).append(reel)
    for symbol, on in reels.items():
        yield about.words.say(
            f"reels-{how}",
            symbol=about.name(symbol),
            reels=about.reels(on),
            every="yes" if len(on) == about.definition.window.reels else "no",
        )


def _chosen(about: About, name: str, series: Spun) -> Iterator[tuple[Claim, str]]:
    """Yield how the reels of each game are chosen, where there are several sets."""
    for claim in sets_chosen(about, name, series):
        if claim.by == "draw":
            words = about.words.say("reels-drawn", feature=about.name(name), sets=claim.sets)
        else:
            lines = about.words.listed([str(one) for one in claim.lines])
            words = about.words.say("reels-by-lines", feature=about.name(name), lines=lines)
        yield claim, words


def sets_chosen(about: About, name: str, series: Spun) -> Iterator[claims.ReelsChosen]:
    """Yield how the set of reels of each game is chosen, where there are several."""
    match choice := series.strips:
        case StripsDrawn():
            yield claims.ReelsChosen(feature=name, by="draw", sets=len(choice.drawn))
        case StripsByLines():
            full = every_line(about.rules).lines
            offered = about.definition.stakes.selections(len(full)) or full
            from_ = tuple(
                more for few, more in pairwise(sorted(offered)) if choice.at(few) != choice.at(more)
            )
            if from_:
                yield claims.ReelsChosen(feature=name, by="lines", lines=from_)
