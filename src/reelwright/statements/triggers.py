"""Statements on what starts each feature, and on features that start together."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from reelwright.claims.model import triggers as claims
from reelwright.claims.trials.played.meeting import counts_shown, never
from reelwright.claims.trials.played.steering import ways_into
from reelwright.definition.model import (
    AnyWinTrigger,
    Award,
    ChangedGames,
    FreeGames,
    LineTrigger,
    PositionTrigger,
    ReSpins,
    RunTrigger,
    ScatterTrigger,
    counts_of,
    symbol_of,
)
from reelwright.statements.re_spins_follow import following

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.definition.model import Feature
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield the trigger of every feature, then which features start together."""
    for name, feature in about.definition.features.items():
        yield following(about, name, _trigger(about, name, feature))
    yield from _together(about)


def counts_starting(feature: Feature) -> tuple[int, ...] | None:
    """Return the counts of its trigger that start a feature, rising; `None` where any does."""
    only = counts_of(feature.starts_on)
    match feature:
        case FreeGames() | ChangedGames():
            table = feature.counts
        case Award():
            table = frozenset(count for count, prize in feature.pays.items() if prize)
        case _:
            return None if only is None else tuple(sorted(only))
    return tuple(sorted(count for count in table if only is None or count in only))


def counts_coming_up(about: About, name: str) -> tuple[int, ...] | None:
    """Return the counts that start a feature; of re-spins only those that paid games show."""
    feature = about.definition.features[name]
    counts = _at_rest(about, feature, counts_starting(feature))
    if not isinstance(feature, ReSpins) or not isinstance(feature.starts_on, ScatterTrigger):
        return counts
    shown = (
        counts_shown(about.rules, phase, feature.starts_on) or frozenset()
        for phase in about.definition.paid_phases
    )
    paid = frozenset[int]().union(*shown)
    return tuple(count for count in counts or () if count in paid)


def _at_rest(
    about: About, feature: Feature, counts: tuple[int, ...] | None
) -> tuple[int, ...] | None:
    """Leave out counts that no spin ends with, as symbols that win leave."""
    if not counts:
        return counts
    lacking = never(about.rules, feature.starts_on, frozenset(counts), about.rules.whole_spins)
    return tuple(count for count in counts if count not in lacking)


def told_counts(about: About, counts: Iterable[int]) -> str:
    """Return numbers as speech lists them: "3, 4 or 5", "3 to 9"."""
    rising = sorted(counts)
    if len(rising) > 3 and rising[-1] - rising[0] == len(rising) - 1:
        return about.words.say("counts-from-to", least=rising[0], most=rising[-1])
    return about.words.listed([str(count) for count in rising], "list-or")


def counted_by_reel(about: About, scatter: str) -> bool:
    """Say whether a scatter counts once for each reel that shows it."""
    rules = about.definition.scatters[scatter]
    return rules.per_reel == "once" or rules.counted == "left adjacent reels"


def _trigger(about: About, name: str, feature: Feature) -> Statement:
    counts = counts_coming_up(about, name)
    match trigger := feature.starts_on:
        case ScatterTrigger():
            return _scatter(about, name, trigger, counts or ())
        case LineTrigger():
            return _line_win(about, name, feature, trigger)
        case RunTrigger():
            claim = claims.StartsByRun(feature=name, symbol=trigger.on_a_line, counts=counts or ())
            return _state(about, name, "trigger-run", claim, counts)
        case PositionTrigger():
            place = trigger.position
            at = claims.StartsAtPlace(
                feature=name, symbol=place.symbol, reel=place.reel, row=place.row
            )
            return _state(about, name, "trigger-place", at, reel=place.reel, row=place.row + 1)
        case AnyWinTrigger():
            ways = "ways" if about.definition.ways else "lines"
            scatters = "-or-scatters" if about.definition.scatters else ""
            message = f"trigger-any-win-{ways}{scatters}"
            return _state(about, name, message, claims.StartsByAnyWin(feature=name))
    through = ways_into(about.rules, name)
    tokens = tuple(key for key, one in about.definition.tokens.items() if name in one.leads_to)
    wagers = tuple(key for key, one in about.definition.wagers.items() if one.starts == name)
    entry = claims.StartsByEntry(feature=name, through=through, tokens=tokens, wagers=wagers)
    ways_in = about.names((*through, *tokens, *wagers), "list-or")
    return _state(about, name, "trigger-entered", entry, bonuses=ways_in)


def _state(
    about: About,
    name: str,
    message: str,
    claim: claims.Started,
    counts: tuple[int, ...] | None = None,
    **values: str | int,
) -> Statement:
    symbol = symbol_of(about.definition.features[name].starts_on)
    return about.state(
        "trigger",
        message,
        [claim],
        (name,),
        at=None,
        wording=None,
        feature=about.name(name),
        symbol=about.name(symbol) if symbol else "",
        counts=told_counts(about, counts or ()),
        one=_one(counts),
        **values,
    )


def _one(counts: tuple[int, ...] | None) -> str:
    return "one" if counts == (1,) else "more"


def _scatter(
    about: About, name: str, trigger: ScatterTrigger, counts: tuple[int, ...]
) -> Statement:
    scatter = about.definition.scatters[trigger.scatter]
    claim = claims.StartsByScatter(feature=name, scatter=trigger.scatter, counts=counts)
    counted = "in-sight"
    if scatter.counted == "left adjacent reels":
        counted = "on-reels-from-1"
    elif scatter.per_reel == "once":
        counted = "on-reels"
    return _state(about, name, f"trigger-scatter-{counted}", claim, counts)


def _line_win(about: About, name: str, feature: Feature, trigger: LineTrigger) -> Statement:
    """Say which wins of a symbol start a feature; the number also where there is but one."""
    rules = about.definition
    by_count = isinstance(feature, FreeGames | Award | ChangedGames)
    table = by_count and trigger.counts is None
    counts = counts_starting(feature)
    symbol = rules.symbols[trigger.line_win]
    special = any(trigger.line_win in rules.special_pays(phase) for phase in about.rules.phases)
    if counts is None and len(symbol.pays) == 1 and not (symbol.patterns or special):
        counts = tuple(symbol.pays)
    claim = claims.StartsByLineWin(
        feature=name, symbol=trigger.line_win, counts=counts, longest=table
    )
    message = "trigger-ways" if rules.ways else "trigger-line"
    alone = len(symbol.pays) + len(symbol.patterns) == 1 and not special
    return _state(
        about,
        name,
        message if counts else f"{message}-any",
        claim,
        counts,
        longest="yes" if table and not alone else "no",
    )


def _together(about: About) -> Iterator[Statement]:
    """Yield, for each trigger that several features share, which start together and in which order.

    Awards are paid with the spin, before what is then played; changed games come after it all.
    """
    features = about.definition.features
    sharing = [name for name, feature in features.items() if feature.with_others]
    sharing.sort(key=lambda name: isinstance(features[name], ChangedGames))
    sharing.sort(key=lambda name: not isinstance(features[name], Award))
    groups: dict[object, list[str]] = {}
    for name in sharing:
        groups.setdefault(_spot(features[name]), []).append(name)
    for group in groups.values():
        if len(group) > 1 and len({counts_coming_up(about, name) for name in group}) == 1:
            yield _start_together(about, tuple(group), counts_coming_up(about, group[0]), "always")
            continue
        for pair in combinations(group, 2):
            common = _common(*(counts_coming_up(about, name) for name in pair))
            if common != ():
                yield _start_together(about, pair, common, "by-count")
    for pair in combinations(sharing, 2):
        if _can_meet(features[pair[0]], features[pair[1]]):
            claim = claims.FeaturesInOrder(features=pair)
            yield about.state(
                "features together", "together-order", [claim], pair, features=about.names(pair)
            )


def _spot(feature: Feature) -> tuple[object, ...]:
    """Return what a feature's trigger looks at, apart from counts."""
    trigger = feature.starts_on
    place = trigger.position if isinstance(trigger, PositionTrigger) else None
    return (type(trigger), symbol_of(trigger), place)


def _common(one: tuple[int, ...] | None, other: tuple[int, ...] | None) -> tuple[int, ...] | None:
    """Return the counts that start both of two features; `None` where any does."""
    if one is None or other is None:
        return other if one is None else one
    return tuple(count for count in one if count in other)


def _start_together(
    about: About, names: tuple[str, ...], counts: tuple[int, ...] | None, how: str
) -> Statement:
    symbol = symbol_of(about.definition.features[names[0]].starts_on)
    where = "-in-paid" if about.rules.changed_games.keys() & {*names} else ""
    return about.state(
        "features together",
        f"together-{how}{where}",
        [claims.StartTogether(features=names, counts=counts)],
        names,
        features=about.names(names),
        symbol=about.name(symbol) if symbol else "",
        counts=told_counts(about, counts or ()),
        one=_one(counts),
    )


def _can_meet(one: Feature, other: Feature) -> bool:
    """Say whether unlike triggers wait for the same symbol by a common count."""
    symbol = symbol_of(one.starts_on)
    return (
        symbol is not None
        and symbol == symbol_of(other.starts_on)
        and type(one.starts_on) is not type(other.starts_on)
        and not isinstance(one.starts_on, PositionTrigger)
        and not isinstance(other.starts_on, PositionTrigger)
        and _common(counts_starting(one), counts_starting(other)) != ()
    )
