"""Tokens: events that can earn them, features they can lead to, at a stake there can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, money, one_of
from reelwright.definition.model import (
    Award,
    ChangedGames,
    EntryTrigger,
    FixedStake,
    FreeGames,
    HoldAndSpin,
    LineTrigger,
    ReSpins,
    ScatterTrigger,
    Spun,
    counts_of,
    symbol_of,
)
from reelwright.definition.soundness.features import on_trigger
from reelwright.definition.soundness.tables import left_out

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Earning, Feature, Tokens


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield events that earn nothing, numbers that cannot be, and features not to be led to."""
    for key, rule in definition.tokens.items():
        path = ("tokens", key)
        if key in definition.features or key in definition.symbols:
            found = f"'{key}', which is a {'feature' if key in definition.features else 'symbol'}"
            yield Fault(path, found, "a name of its own")
        for name, earning in rule.earned.items():
            yield from _earning(definition, (*path, "earned", name), earning)
        yield from _numbers(path, rule)
        yield from _leads_to(definition, path, rule)
        yield from _kept_for(definition, path, rule)
        yield from _earned_in(definition, path, rule)
        yield from _stake(definition, path, rule)


def _earning(definition: Definition, path: Path, earning: Earning) -> Iterator[Fault]:
    trigger, where = earning.starts_on, (*path, "starts on")
    if isinstance(trigger, EntryTrigger):
        yield Fault(where, "entered, which is no event of a spin", "an event of a spin")
        return
    yield from on_trigger(definition, where, trigger)
    if (symbol := symbol_of(trigger)) in definition.mystery:
        found = f"'{symbol}', which has become another symbol by then"
        yield Fault(where, found, "a symbol that stays")
    by_table = isinstance(trigger, ScatterTrigger | LineTrigger)
    if by_table and counts_of(trigger) is not None:
        yield Fault((*where, "counts"), "counts, which 'gives' names, too", "the key left out")
    elif (counts := _counts(definition, earning)) is not None:
        gives = (*path, "gives")
        for count in sorted(earning.gives.keys() - {*counts}):
            allowed = ", ".join(map(str, sorted(counts)))
            yield Fault((*gives, str(count)), f"{count}, which does not come up", allowed)
        yield from left_out(gives, earning.gives, counts)
        if not by_table:
            for count in sorted({*counts} - earning.gives.keys()):
                if count < min(earning.gives):
                    found = f"no entry for {count}, which its event counts"
                    yield Fault(gives, found, "an entry for each number")


def _counts(definition: Definition, earning: Earning) -> Collection[int] | None:
    """Return the only numbers an event can come with; `None` where its rules do not tell."""
    trigger = earning.starts_on
    if not isinstance(trigger, LineTrigger):
        return counts_of(trigger)
    symbol = definition.symbols.get(trigger.line_win)
    return symbol.pays.keys() if symbol and symbol.pays and not symbol.patterns else None


def _numbers(path: Path, rule: Tokens) -> Iterator[Fault]:
    """Yield a need that one spin could reach twice, and one that nothing is kept for."""
    needed, piece = rule.pieces_needed, "sub-tokens" if rule.sub_tokens else "tokens"
    most = sum(max(earning.gives.values()) for earning in rule.earned.values())
    if most > needed:
        found = f"{needed} {piece}, of which one spin can earn {most}"
        yield Fault((*path, "needed"), found, f"what makes {most} {piece} or more")
    elif all(min(earning.gives.values()) >= needed for earning in rule.earned.values()):
        found = f"{needed} {piece}, which each event earns at once"
        yield Fault((*path, "needed"), found, "more, or features that start on the events")
    if rule.begins_with >= needed:
        found = f"{rule.begins_with} {piece}, which lead on"
        yield Fault((*path, "begins with"), found, f"0 to {needed - 1}")


def _leads_to(definition: Definition, path: Path, rule: Tokens) -> Iterator[Fault]:
    for place, name in enumerate(rule.leads_to):
        feature, where = definition.features.get(name), (*path, "leads to", place)
        if feature is None:
            found = f"'{name}', which is no feature"
            yield Fault(where, found, one_of(definition.features, name))
        elif name in rule.leads_to[:place]:
            yield Fault(where, f"'{name}' twice", "each feature once")
        elif isinstance(feature, ReSpins):
            found = f"'{name}', of the kind {feature.kind}"
            yield Fault(where, found, "a feature that needs no window to begin with")
        else:
            yield from _count((*path, "count"), name, feature, rule.count)


def _count(path: Path, name: str, feature: Feature, count: int | None) -> Iterator[Fault]:
    counts = _entered_by(feature)
    if count is None or (counts and count in counts):
        return
    if counts:
        found = f"{count}, for which '{name}' has nothing"
        yield Fault(path, found, ", ".join(map(str, sorted(counts))))
    else:
        found = f"{count}, where '{name}' goes by no count"
        yield Fault(path, found, "the key left out")


def _entered_by(feature: Feature) -> Collection[int]:
    """Return the counts a feature has something for; none where it goes by no count."""
    match feature:
        case FreeGames() | HoldAndSpin() | ChangedGames():
            return feature.counts
        case Award():
            return feature.pays.keys()
    return ()


def _kept_for(definition: Definition, path: Path, rule: Tokens) -> Iterator[Fault]:
    one_bet = len(definition.stakes.bets) == 1
    if rule.kept_for == "each stake" and one_bet and _lines_of(definition) == 1:
        found = "'each stake', where there is one"
        yield Fault((*path, "kept for"), found, "the game")


def _lines_of(definition: Definition) -> int:
    """Return how many numbers of lines may be played."""
    offered = len(definition.lines.rows)
    if definition.ways is not None:
        return 1
    selections = definition.stakes.selections(offered)
    return offered if selections is None else len(selections)


def _earned_in(definition: Definition, path: Path, rule: Tokens) -> Iterator[Fault]:
    if rule.earned_in == "all games" and not unpaid(definition):
        found = "'all games', where all games are paid for"
        yield Fault((*path, "earned in"), found, "paid games")


def unpaid(definition: Definition) -> tuple[str, ...]:
    """Return the phases whose games cost nothing."""
    return tuple(
        name
        for name, feature in definition.features.items()
        if isinstance(feature, Spun) and not isinstance(feature, ChangedGames)
    )


def _stake(definition: Definition, path: Path, rule: Tokens) -> Iterator[Fault]:
    where = (*path, "stake")
    features = [definition.features.get(name) for name in rule.leads_to]
    if rule.stake != "of the last game" and any(isinstance(f, ChangedGames) for f in features):
        found = "a stake of their own for changed games, which are paid for"
        yield Fault(where, found, "of the last game")
    elif isinstance(rule.stake, FixedStake):
        yield from _fixed(definition, where, rule.stake)
    elif rule.stake == "average":
        yield from _average(definition, path, rule)


def _fixed(definition: Definition, path: Path, stake: FixedStake) -> Iterator[Fault]:
    stakes, offered = definition.stakes, len(definition.lines.rows)
    if stakes.bets and stake.line_bet not in stakes.bets:
        allowed = ", ".join(map(money, stakes.bets))
        yield Fault((*path, "line bet"), money(stake.line_bet), allowed)
    if definition.ways is not None:
        if stake.lines is not None:
            found = f"{stake.lines}, in a game of ways"
            yield Fault((*path, "lines"), found, "the key left out")
        return
    selections = stakes.selections(offered)
    allowed = f"1 to {offered}" if selections is None else ", ".join(map(str, selections))
    if stake.lines not in (selections or range(1, offered + 1)):
        found = "no number" if stake.lines is None else str(stake.lines)
        yield Fault((*path, "lines"), found, allowed)


def _average(definition: Definition, path: Path, rule: Tokens) -> Iterator[Fault]:
    where = (*path, "stake")
    if rule.kept_for == "each stake":
        found = "'average', where tokens are kept for each stake"
        yield Fault(where, found, "of the last game, which is the same")
    elif len(definition.stakes.bets) == 1:
        found = "'average', where there is one line bet"
        yield Fault(where, found, "of the last game, which is the same")
    if _lines_of(definition) > 1:
        found = "'average', where there are several numbers of lines"
        yield Fault(where, found, "of the last game, or a stake, or lines: all")
    if rule.begins_with:
        found = f"{rule.begins_with}, of which no game has an average bet"
        yield Fault((*path, "begins with"), found, "0")
