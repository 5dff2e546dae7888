"""Statements on bonuses: how they are played, what they pay, what the player chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.model import bonuses as claims
from reelwright.claims.model.bonuses import Outcome, Several, counted, outcome
from reelwright.claims.trials.played.best import most_won, wins_nothing
from reelwright.claims.trials.played.bonuses import counts_won
from reelwright.definition.model import (
    Award,
    ChangedGames,
    FreeGames,
    HoldAndSpin,
    Picks,
    PositionTrigger,
    ReSpins,
    Trail,
    Wheel,
    symbol_of,
)
from reelwright.play.prizes import CENTS_OF_ONE
from reelwright.statements import holding
from reelwright.statements.limits import choice_left_open
from reelwright.statements.money import money

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.model import PrizeBase
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement

Played: TypeAlias = Picks | Wheel | Trail
Random: TypeAlias = Played | HoldAndSpin
"""A bonus that pays what chance decides."""
BASES: Mapping[PrizeBase, str] = {"line bet": "line", "total bet": "total", "fixed": "money"}
"""The part of a message's name for what prizes are on."""


def made(about: About) -> Iterator[Statement]:
    """Yield the statements on every bonus and award, and on choices among series."""
    for name, feature in about.definition.features.items():
        match feature:
            case FreeGames():
                yield from _offers(about, name, feature)
                continue
            case ChangedGames() | ReSpins():
                continue
            case HoldAndSpin():
                yield holding.played(about, name, feature)
                yield _base(about, name, feature.prizes_on, each_line=False)
                yield from _most(about, name, feature)
                continue
            case Award():
                yield _award(about, name, feature)
                yield _base(about, name, feature.on, each_line=False)
                continue
            case Picks():
                yield _picks(about, name, feature)
                yield _choices(about, name)
            case Wheel():
                yield _wheel(about, name, feature)
            case Trail():
                yield _trail(about, name, feature)
        yield _base(about, name, feature.prizes_on, each_line=_each_line(about, feature))
        yield from _consolation(about, name, feature)
        yield from _ways_in(about, name, feature)
        if isinstance(feature, Picks):
            yield from choice_left_open(about, name, "pick", feature.time_limit)
        yield from _most(about, name, feature)


def _each_line(about: About, feature: Random) -> bool:
    return feature.once_for_each is not None and about.definition.ways is None


def _picks(about: About, name: str, picks: Picks) -> Statement:
    stages = tuple(
        claims.StagePlayed(name=stage, picks=rules.pick, hides=counted(map(outcome, rules.from_)))
        for stage, rules in picks.stages.items()
    )
    told = (_stage(about, stage, picks.prizes_on) for stage in stages)
    return about.state(
        "bonus",
        "bonus-picks",
        [claims.PicksPlayed(feature=name, stages=stages)],
        (name,),
        feature=about.name(name),
        stages=len(stages),
        played=" ".join(told),
    )


def _stage(about: About, stage: claims.StagePlayed, on: PrizeBase) -> str:
    prizes = [one for one in stage.hides if one.of.prize is not None]
    others = [one for one in stage.hides if one.of.prize is None]
    hidden = []
    if prizes:
        hidden.append(about.words.say("hidden-prizes", prizes=_several(about, prizes, on)))
    if others:
        also = "hidden-also" if prizes else "hidden-others"
        hidden.append(about.words.say(also, others=_several(about, others, on)))
    return about.words.say(
        "stage-until" if stage.picks is None else "stage-picks",
        stage=stage.name.capitalize(),
        things=sum(one.many for one in stage.hides),
        picks=stage.picks or 0,
        hidden=" ".join(hidden),
    )


def _several(about: About, outcomes: Iterable[Several], on: PrizeBase) -> str:
    """Return outcomes as speech lists them, with how many there are where more than one."""
    return about.words.listed(
        [
            _told(about, one.of, on)
            if one.many == 1
            else about.words.say("so-many", what=_told(about, one.of, on), many=one.many)
            for one in outcomes
        ]
    )


def _told(about: About, of: Outcome, on: PrizeBase) -> str:
    """Return what a thing, a segment or a cell comes to, in words."""
    if of.drawn:
        listed = about.words.listed([_number(about, one, on) for one in of.drawn], "list-or")
        return about.words.say("comes-to-drawn", prizes=_by_die(about, listed, of))
    if of.times is not None:
        return about.words.say("comes-to-times", times=of.times)
    if of.enter is not None:
        return about.words.say("comes-to-feature", feature=about.name(of.enter))
    if of.jump is not None:
        return about.words.say("comes-to-jump", cell=of.jump)
    if of.end:
        return about.words.say("comes-to-end")
    return _by_die(about, _number(about, of.prize or 0, on), of)


def _number(about: About, prize: int | Fraction, on: PrizeBase) -> str:
    told = _amount(prize, on)
    return about.words.say("comes-to-prize" if prize else "comes-to-nothing", prize=told)


def _amount(prize: int | Fraction, on: PrizeBase) -> int | Fraction | str:
    """Return a prize as it is written: as money where it is money."""
    return money(int(prize * CENTS_OF_ONE)) if on == "fixed" else prize


def _by_die(about: About, prize: str, of: Outcome) -> str:
    return about.words.say("times-die", prize=prize) if of.times_die else prize


def _wheel(about: About, name: str, wheel: Wheel) -> Statement:
    even = len({segment.weight for segment in wheel.segments}) == 1
    segments = counted(map(outcome, wheel.segments))
    claim = claims.WheelPlayed(feature=name, spins=wheel.spins, segments=segments, even=even)
    return about.state(
        "bonus",
        "bonus-wheel",
        [claim],
        (name,),
        feature=about.name(name),
        spins=wheel.spins,
        many=len(wheel.segments),
        segments=_several(about, segments, wheel.prizes_on),
        odds="even" if even else "uneven",
    )


def _trail(about: About, name: str, trail: Trail) -> Statement:
    cells = tuple(map(outcome, trail.cells))
    path = trail.path if _passes_the_last(trail) else None
    told = (
        about.words.say(
            "cell-pays" if of.enter is None and of.jump is None else "cell-leads",
            cell=number,
            what=_told(about, of, trail.prizes_on),
        )
        for number, of in enumerate(cells, 1)
    )
    claim = claims.TrailPlayed(
        feature=name,
        throws=trail.throws,
        faces=trail.dice,
        cells=cells,
        begins_on=trail.begins_on,
        path=path,
    )
    return about.state(
        "bonus",
        "bonus-trail",
        [claim],
        (name,),
        feature=about.name(name),
        throws=trail.throws,
        faces=about.words.listed([str(face) for face in trail.dice]),
        many=len(cells),
        begins=trail.begins_on,
        path=path or "none",
        cells="; ".join(told),
    )


def _passes_the_last(trail: Trail) -> bool:
    """Say whether throws can lead beyond the last cell."""
    on, last = {trail.begins_on}, len(trail.cells)
    for _ in range(trail.throws):
        reached = {cell + die for cell in on for die in trail.dice}
        if max(reached) > last:
            return True
        on = {trail.cells[cell - 1].jump or cell for cell in reached}
    return False


def _award(about: About, name: str, award: Award) -> Statement:
    won = counts_won(about.rules, name, award.pays)
    pays = {count: prize for count, prize in award.pays.items() if count in won} or award.pays
    symbol = symbol_of(award.starts_on)
    message = "award-count" if symbol else "award-number"
    if isinstance(award.starts_on, PositionTrigger) or (not symbol and len(pays) == 1):
        message = "award-plain"
    told = (
        about.words.say(
            message,
            count=count,
            symbol=about.name(symbol) if symbol else "",
            prize=_amount(prize, award.on),
        )
        for count, prize in sorted(pays.items(), reverse=True)
    )
    return about.state(
        "bonus",
        "bonus-award",
        [claims.AwardPays(feature=name, pays=pays)],
        (name,),
        feature=about.name(name),
        pays=", ".join(told),
    )


def _base(about: About, name: str, on: PrizeBase, *, each_line: bool) -> Statement:
    unit = "unit" if on == "line bet" and about.definition.ways else BASES[on]
    return about.state(
        "base of bonus prizes",
        f"bonus-pays-on-{unit}",
        [claims.BonusPaysOn(feature=name, on=on, each_line=each_line)],
        (name,),
        feature=about.name(name),
        lines=("either" if about.without_a_line(name) else "each") if each_line else "once",
    )


def _choices(about: About, name: str) -> Statement:
    return about.state(
        "choices of a bonus",
        "choices-of-picks",
        [claims.PicksAlike(feature=name)],
        (name,),
        feature=about.name(name),
    )


def _offers(about: About, name: str, series: FreeGames) -> Iterator[Statement]:
    """Yield what the player chooses where series of free games are on offer."""
    if not series.offers:
        return
    offers = {count: len(made) for count, made in sorted(series.offers.items())}
    alike = all(len(set(made)) == 1 for made in series.offers.values())
    symbol = symbol_of(series.starts_on)
    told = [
        about.words.say(
            "offered-for" if symbol else "offered",
            count=count,
            symbol=about.name(symbol) if symbol else "",
            many=many,
        )
        for count, many in offers.items()
    ]
    yield about.state(
        "choices of a bonus",
        "choices-of-offers",
        [claims.OffersChosen(feature=name, offers=offers, alike=alike)],
        (name,),
        alike="yes" if alike else "no",
        feature=about.name(name),
        offered=about.words.listed(told),
    )
    yield from choice_left_open(about, name, "offer", None)


def _consolation(about: About, name: str, feature: Played) -> Iterator[Statement]:
    pay = feature.at_nothing if isinstance(feature, Trail) else feature.consolation
    if pay and wins_nothing(about.rules, name):
        yield about.state(
            "consolation",
            "consolation-leading-on" if any(_entered(feature)) else "consolation",
            [claims.Consoles(feature=name, pay=pay)],
            (name,),
            feature=about.name(name),
            pay=_amount(pay, feature.prizes_on),
        )


def _entered(feature: Random) -> Iterator[Outcome]:
    """Yield the outcomes of a bonus that lead on to another feature."""
    match feature:
        case Picks():
            parts = [outcome(one) for stage in feature.stages.values() for one in stage.from_]
        case Wheel():
            parts = [outcome(one) for one in feature.segments]
        case Trail():
            parts = [outcome(one) for one in feature.cells]
        case _:
            parts = []
    yield from (part for part in dict.fromkeys(parts) if part.enter is not None)


def _ways_in(about: About, name: str, feature: Played) -> Iterator[Statement]:
    """Yield where a bonus leads to."""
    found = [_leads_to(about, name, part) for part in _entered(feature)]
    if not found:
        return
    by = {Picks: "things", Wheel: "segments", Trail: "cells"}[type(feature)]
    told = dict.fromkeys(_way(about, one) for one in found)
    yield about.state(
        "way into a feature",
        f"leads-to-by-{by}",
        list(dict.fromkeys(found)),
        (name,),
        feature=about.name(name),
        ways=about.words.listed(list(told), "list-or"),
    )


def _leads_to(about: About, name: str, part: Outcome) -> claims.LeadsTo:
    assert part.enter is not None
    entered = about.definition.features[part.enter]
    count = part.count
    match entered:
        case FreeGames() | ChangedGames() | HoldAndSpin():
            count = count or min(entered.counts)
        case Award():
            count = count or min(entered.pays)
        case _:
            count = None
    return claims.LeadsTo(feature=name, enters=part.enter, count=count)


def _way(about: About, leads: claims.LeadsTo) -> str:
    symbol = symbol_of(about.definition.features[leads.enters].starts_on)
    feature = about.name(leads.enters)
    if leads.count is None:
        return feature
    if symbol is None:
        return about.words.say("way-by-number", feature=feature, count=leads.count)
    return about.words.say(
        "way-by-count", feature=feature, count=leads.count, symbol=about.name(symbol)
    )


def _most(about: About, name: str, feature: Random) -> Iterator[Statement]:
    each_line = _each_line(about, feature)
    if (found := most_won(about.rules, name, feature.prizes_on)) is None:
        return
    unit = "unit" if feature.prizes_on == "line bet" and about.definition.ways else ""
    yield about.state(
        "greatest random prize",
        f"most-of-{unit or BASES[feature.prizes_on]}",
        [claims.MostOf(feature=name, most=found[0], on=feature.prizes_on, each_line=each_line)],
        (name,),
        feature=about.name(name),
        most=_amount(found[0], feature.prizes_on),
        lines="each" if each_line else "once",
        leads="yes" if any(_entered(feature)) else "no",
        capped="no" if about.definition.win_cap is None else "yes",
        multiplied="yes" if _multiplied(about) else "no",
    )


def _multiplied(about: About) -> bool:
    """Say whether free games multiply prizes of bonuses won in them."""
    series = about.rules.free_games.values()
    return any(one.multiplier_covers and one.multiplier_covers.bonuses == "yes" for one in series)
