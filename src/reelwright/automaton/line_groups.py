"""Which prizes of a line must be judged together; those of different groups never meet."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from reelwright.definition.model import LineTrigger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.automaton.line_prizes import Prize
    from reelwright.definition.model import Definition

Lone: TypeAlias = Literal["with", "without", "only"]
Pair: TypeAlias = "tuple[Prize, Prize]"


class Group(NamedTuple):
    """Prizes, and whether their claims of substitutes alone, as one symbol, are among them."""

    prizes: tuple[Prize, ...]
    lone: Lone = "with"


def groups_of(definition: Definition, phase: str, prizes: tuple[Prize, ...]) -> Iterator[Group]:
    """Yield the groups of the prizes of a phase."""
    lines = definition.lines
    once = lines.each_symbol == "once" or lines.shared_substitute == "one"
    if lines.on_one_line == "highest only" or once:
        yield Group(prizes)
        return
    apart = standing_apart(definition, phase, prizes)
    lone = tuple(prize for prize in prizes if _may_be_lone(definition, phase, prize))
    if lines.on_one_line == "all" and not apart and not _told_together(definition):
        yield Group(lone, "only")
        yield from (Group((prize,), "without") for prize in prizes)
        return
    alike = [(a, b) for a, b in combinations(prizes, 2) if a.name == b.name]
    pairs = [*apart, *alike, *combinations(lone, 2)]
    yield from (Group(group) for group in _together(prizes, pairs))


def _told_together(definition: Definition) -> bool:
    """Whether a line that wins a symbol twice starts a feature once."""
    return any(isinstance(trigger, LineTrigger) for trigger in definition.triggers)


def standing_apart(definition: Definition, phase: str, prizes: tuple[Prize, ...]) -> list[Pair]:
    """Return the pairs of prizes of which wins may not stand beside each other."""
    own = _own_and_completed(definition, phase, prizes)
    return [*own, *_mixed_and_straight(definition, prizes)]


def _own_and_completed(
    definition: Definition, phase: str, prizes: tuple[Prize, ...]
) -> Iterator[Pair]:
    for key, rule in definition.substitutes.items():
        if rule.own_prizes == "better" and rule.active(phase):
            completed = definition.substituted(key)
            own = [prize for prize in prizes if prize.name == key]
            others = [prize for prize in prizes if any(of & completed for of in prize.accepted)]
            yield from ((a, b) for a in own for b in others)


def _mixed_and_straight(definition: Definition, prizes: tuple[Prize, ...]) -> Iterator[Pair]:
    for mixed in prizes:
        if mixed.kind == "mixed" and definition.mixed[mixed.name].beside_straight == "no":
            yield from ((mixed, other) for other in prizes if other.kind != "mixed")


def _may_be_lone(definition: Definition, phase: str, prize: Prize) -> bool:
    return any(
        rule.active(phase)
        and rule.alone in ("as one symbol", None)
        and any(of & definition.substituted(key) for of in prize.accepted)
        for key, rule in definition.substitutes.items()
    )


def _together(prizes: tuple[Prize, ...], pairs: list[Pair]) -> list[tuple[Prize, ...]]:
    """Return the prizes in as many groups as there can be where pairs are to be together."""
    groups = {prize.number: {prize.number} for prize in prizes}
    for a, b in pairs:
        whole = groups[a.number] | groups[b.number]
        groups.update(dict.fromkeys(whole, whole))
    numbers = dict.fromkeys(frozenset(group) for group in groups.values())
    return [tuple(prizes[number] for number in sorted(group)) for group in numbers]
