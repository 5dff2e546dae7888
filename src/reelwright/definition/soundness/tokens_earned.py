"""What earns tokens can come up where they are earned, and what they lead to comes to an end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import ChangedGames, LineTrigger, ScatterTrigger
from reelwright.definition.model.features.triggers import symbol_of
from reelwright.definition.model.strips import symbols_of
from reelwright.definition.soundness import amounts, tokens_endless
from reelwright.definition.soundness.features import PAID
from reelwright.definition.soundness.strips import with_becoming
from reelwright.definition.soundness.tables import left_out
from reelwright.definition.soundness.tokens import unpaid
from reelwright.definition.soundness.wins import possible as possible_wins

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Earning, Tokens
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield numbers and games that never earn, an endless round, and pays in parts of a cent."""
    for key, rule in definition.tokens.items():
        path = ("tokens", key)
        phases = _phases(definition, rule)
        for name, earning in rule.earned.items():
            where = (*path, "earned", name, "gives")
            if isinstance(earning.starts_on, ScatterTrigger):
                yield from _out_of_sight(definition, reach, where, earning, phases)
            elif isinstance(earning.starts_on, LineTrigger):
                yield from _never_won(definition, reach, where, earning, phases)
        yield from _earned_in(definition, reach, path, rule)
        yield from tokens_endless.faults(definition, reach, path, rule)
        if rule.stake == "average":
            yield from _average(definition, reach, (*path, "stake"))


def _phases(definition: Definition, rule: Tokens) -> tuple[str, ...]:
    """Return the phases whose games earn tokens."""
    features = definition.features.items()
    paid = (PAID, *(name for name, each in features if isinstance(each, ChangedGames)))
    return (*paid, *unpaid(definition)) if rule.earned_in == "all games" else paid


def _out_of_sight(
    definition: Definition, reach: Reach, path: Path, earning: Earning, phases: tuple[str, ...]
) -> Iterator[Fault]:
    """Yield the numbers of a scatter that no window shows, and those that could come up."""
    scatter = earning.starts_on.scatter  # type: ignore[union-attr]
    if scatter not in definition.scatters:
        return
    possible = set[int]().union(*(reach.counts_in(phase, scatter) for phase in phases))
    if possible:
        yield from left_out(path, earning.gives, possible)
        for count in sorted(earning.gives.keys() - possible):
            found = f"an entry for {count} of {scatter} in sight"
            allowed = ", ".join(map(str, sorted(possible)))
            yield Fault((*path, str(count)), found, f"numbers that can be: {allowed}")


def _never_won(
    definition: Definition, reach: Reach, path: Path, earning: Earning, phases: tuple[str, ...]
) -> Iterator[Fault]:
    """Yield the numbers of a symbol that are paid, but win in no game that earns."""
    symbol = earning.starts_on.line_win  # type: ignore[union-attr]
    rules = definition.symbols.get(symbol)
    paid = rules.pays.keys() if rules else ()
    wins = {
        win.count
        for ground in reach.grounds
        if ground.phase in phases
        for win in possible_wins(ground)
        if win.symbol == symbol
    }
    for count in sorted((earning.gives.keys() & paid) - wins) if wins else ():
        found = f"an entry for {count}, by which {symbol} wins in no game that earns"
        yield Fault((*path, str(count)), found, ", ".join(map(str, sorted(wins))))


def _earned_in(definition: Definition, reach: Reach, path: Path, rule: Tokens) -> Iterator[Fault]:
    """Yield that all games are said to earn tokens, where only paid ones ever do."""
    if rule.earned_in == "paid games":
        return
    phases = [phase for phase in unpaid(definition) if phase in reach.sets]
    comes_up = any(
        _comes_up(definition, reach, phase, earning)
        for phase in phases
        for earning in rule.earned.values()
    )
    if phases and not comes_up:
        found = "'all games', where only paid ones show what earns them"
        yield Fault((*path, "earned in"), found, "paid games")


def _comes_up(definition: Definition, reach: Reach, phase: str, earning: Earning) -> bool:
    """Whether a phase can show what an event needs."""
    trigger = earning.starts_on
    if isinstance(trigger, ScatterTrigger) and trigger.scatter in definition.scatters:
        return bool(earning.gives.keys() & reach.counts_in(phase, trigger.scatter))
    symbol = symbol_of(trigger)
    return symbol is None or any(
        symbol in symbols_of(stop)
        for name in reach.sets[phase]
        for strip in with_becoming(definition, definition.strips[name])
        for stop in strip
    )


def _average(definition: Definition, reach: Reach, path: Path) -> Iterator[Fault]:
    """Yield that a mean line bet can lead to parts of a cent: it can be any number of cents."""
    cent = definition.stakes.model_copy(
        update={"line_bets": (1,), "denominations": (), "credits_per_line": ()}
    )
    at_a_cent = definition.model_copy(update={"stakes": cent})
    for fault in amounts.in_parts_of_a_cent(at_a_cent, reach):
        found = f"'average', at which {fault.place} is not in whole cents"
        yield Fault(path, found, "of the last game, or a stake, or whole pays")
        return
