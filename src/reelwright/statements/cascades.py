"""Statements on cascades: what leaves and falls, what multiplies, what counts in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model import cascades as claims
from reelwright.definition.model import PositionTrigger, RunTrigger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Trigger
    from reelwright.statements.about import About
    from reelwright.statements.statement import Statement


def made(about: About) -> Iterator[Statement]:
    """Yield what is said of cascades in a game that has them."""
    rule = about.definition.cascades
    if rule is None:
        return
    phases = tuple(phase for phase in about.rules.phases if rule.active(phase))
    by = "ways" if about.definition.ways else "lines"
    yield about.state(
        "cascades",
        "symbols-fall",
        [claims.SymbolsFall(phases=phases, at_most=rule.at_most)],
        games=about.games(phases),
        everywhere="yes" if phases == about.rules.phases else "no",
        by=by,
        most=rule.at_most,
    )
    if rule.multipliers != (1,):
        yield _factors(about, rule.multipliers, by)
    places = any(map(_by_place, _triggers(about))) or _starting_prize(about)
    if about.definition.scatters or places:
        yield about.state(
            "windows of scatters",
            "last-window-shows" if places else "last-window-counts",
            [claims.LastWindowCounts()],
            scatters="yes" if about.definition.scatters else "no",
        )


def _triggers(about: About) -> Iterator[Trigger]:
    """Yield what starts features and earns tokens."""
    yield from (feature.starts_on for feature in about.definition.features.values())
    for tokens in about.definition.tokens.values():
        yield from (event.starts_on for event in tokens.earned.values())


def _by_place(trigger: Trigger) -> bool:
    return isinstance(trigger, PositionTrigger | RunTrigger)


def _starting_prize(about: About) -> bool:
    """Say whether changed games pay what started them wherever it stands."""
    return any(one.anywhere is not None for one in about.rules.changed_games.values())


def _factors(about: About, factors: tuple[int, ...], by: str) -> Statement:
    """State what each window's wins are multiplied by."""
    last = len(factors) - 1
    told = [
        about.words.say(
            "after-falls", falls=falls, factor=factor, stays="yes" if falls == last else "no"
        )
        for falls, factor in enumerate(factors)
    ]
    return about.state(
        "factors of cascades",
        "falls-multiply",
        [claims.FallsMultiply(factors=factors)],
        by=by,
        factors=about.words.listed(told),
    )
