"""Cascades happen somewhere, each factor comes up, and nothing leaves that is more than a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import Bonus, LineTrigger, Spun, symbols_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Cascades, Definition

PAID = "paid"
PATH: Path = ("cascades",)


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield what is idle, open, or contradicts itself in the rules of cascades."""
    rule = definition.cascades
    if rule is None:
        return
    yield from _phases(definition, rule)
    yield from _multipliers(rule)
    yield from _whole_cells(definition, rule)
    for key, feature in definition.features.items():
        each_line = isinstance(feature, Bonus) and feature.once_for_each
        if each_line and isinstance(feature.starts_on, LineTrigger):
            found = "each winning line, which may win it in several windows of a spin"
            path = ("features", key, "once for each")
            yield Fault(path, found, "the key left out, in a game with cascades")


def _phases(definition: Definition, rule: Cascades) -> Iterator[Fault]:
    if rule.phases is None:
        return
    known = [PAID, *(key for key, one in definition.features.items() if isinstance(one, Spun))]
    for place, phase in enumerate(rule.phases):
        where = (*PATH, "phases", place)
        if phase not in known:
            found = f"'{phase}', which is no phase with spins"
            yield Fault(where, found, one_of(known, phase))
        elif phase in rule.phases[:place]:
            yield Fault(where, f"'{phase}' twice", "each phase once")
    if set(known) <= set(rule.phases):
        yield Fault((*PATH, "phases"), "every phase there is", "the key left out")


def _multipliers(rule: Cascades) -> Iterator[Fault]:
    where, many = (*PATH, "multipliers"), len(rule.multipliers)
    if many > rule.at_most + 1:
        found = f"{many} factors, for at most {rule.at_most} falls"
        yield Fault(where, found, f"at most {rule.at_most + 1}")
    elif many > 1 and rule.multipliers[-1] == rule.multipliers[-2]:
        found = f"{rule.multipliers[-1]} twice at the end, where the last one stays"
        yield Fault(where, found, "the last one left out")


def _whole_cells(definition: Definition, rule: Cascades) -> Iterator[Fault]:
    """Yield symbols that are more, or come later, than a cell of a strip."""
    allowed = "none, in a game with cascades"
    for key in definition.tall:
        yield Fault(("tall", key), "a symbol that would leave in parts", allowed)
    for key in definition.mystery:
        found = "a symbol that is revealed once, before others fall"
        yield Fault(("mystery", key), found, allowed)
    phases = _phases_with(definition, rule)
    for key, substitute in definition.substitutes.items():
        if substitute.acts == "expanding" and any(map(substitute.active, phases)):
            found = "'expanding', in a phase with cascades, where it would leave and stay"
            yield Fault(("substitutes", key, "acts"), found, "in place, on its whole reel")


def _phases_with(definition: Definition, rule: Cascades) -> Collection[str]:
    spun = (key for key, one in definition.features.items() if isinstance(one, Spun))
    return [phase for phase in (PAID, *spun) if rule.active(phase)]


def counts_after_falls(
    definition: Definition, strips: str, scatter: str, phase: str
) -> Collection[int]:
    """Return the numbers of a scatter that may be in sight once symbols have fallen."""
    if definition.cascades is None or not definition.cascades.active(phase):
        return ()
    taking_part = {
        key
        for key, rule in definition.substitutes.items()
        if rule.active(phase)
        and (rule.scatters == "all" or scatter in definition.expand(rule.scatters))
    }
    one = definition.scatters[scatter].per_reel == "once"
    most = sum(
        min(
            1 if one else height,
            sum(bool({scatter, *taking_part} & {*symbols_of(stop)}) for stop in strip),
        )
        for strip, height in zip(definition.strips[strips], definition.window.heights, strict=True)
    )
    return range(most + 1)
