"""What several wins or substitutes on one line come to is said wherever it decides a pay."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple

from reelwright.definition.faults import Fault
from reelwright.definition.model import MixedByPlace
from reelwright.definition.soundness.wins import applies

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.prizes import Ground, Meeting, Prize
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield the rules that are left out where they would decide."""
    grounds = reach.grounds
    yield from _own_prizes(definition)
    yield from _alone(definition, grounds)
    yield from _multipliers(definition, grounds)
    yield from _full_line(definition, grounds)
    if definition.lines.on_one_line != "highest only":
        yield from _beside_straight(definition)
        yield from _shared(definition, grounds)


def _own_prizes(definition: Definition) -> Iterator[Fault]:
    for key, rule in definition.substitutes.items():
        idle = rule.own_prizes is not None or not definition.substituted(key)
        if _pays(definition, key) and not idle:
            found = f"nothing, where {key} wins itself and completes other wins"
            yield Fault(("substitutes", key, "own prizes"), found, "better, beside")


def _pays(definition: Definition, key: str) -> bool:
    """Whether a symbol has prizes of its own on a line."""
    symbol = definition.symbols.get(key)
    return symbol is not None and bool(symbol.pays or symbol.patterns)


def _alone(definition: Definition, grounds: tuple[Ground, ...]) -> Iterator[Fault]:
    for key, rule in definition.substitutes.items():
        if rule.alone is not None:
            continue
        meant = list(
            dict.fromkeys(
                prize.name
                for ground in grounds
                for prize in ground.prizes
                if (prize.name, prize.kind == "mixed") != (key, False)
                and _of_substitutes_only(ground, prize, key)
            )
        )
        if len(meant) > 1 or (meant and not _pays(definition, key)):
            found = f"nothing, where a run of substitutes alone can win as {_listed(meant)}"
            allowed = "as one symbol, as every symbol, not"
            yield Fault(("substitutes", key, "alone"), found, allowed)


def _of_substitutes_only(ground: Ground, prize: Prize, key: str) -> bool:
    """Whether nothing but substitutes, one of them `key`, can stand in all places of a prize."""
    fills = [
        {
            filling
            for meeting in ground.meetings(prize, reel)
            if not meeting.natural
            for filling in meeting.fills
        }
        for reel in prize.places
    ]
    return all(fills) and any(key in filling for filling in fills)


def _listed(names: list[str]) -> str:
    return " or ".join(names[:3]) + (f" or {len(names) - 3} more" if len(names) > 3 else "")


def _multipliers(definition: Definition, grounds: tuple[Ground, ...]) -> Iterator[Fault]:
    if (definition.ways or definition.lines).multipliers is not None:
        return
    section = "ways" if definition.ways else "lines"
    for ground in grounds:
        for prize in ground.prizes:
            met = _two_factors(ground, prize)
            if met:
                first, second = met
                what = f"two of {first}" if first == second else f"{first} and {second}"
                found = f"nothing, where {what} can multiply one win of {prize.name}"
                yield Fault((section, "multipliers"), found, "product, sum, greatest")
                return


def _two_factors(ground: Ground, prize: Prize) -> tuple[str, str] | None:
    """Return two substitutes that can both bring a factor to a prize, or one that can twice."""
    by_place = [_multiplying(ground, prize, reel) for reel in sorted(prize.places)]
    rules = ground.definition.substitutes
    for one, other in permutations(by_place, 2):
        for first in one:
            for second in other:
                multiplies = rules[first].multiplies
                each = multiplies is not None and multiplies.count == "each"
                never = prize.count == 2 and "not" in {rules[first].alone, rules[second].alone}
                if (first != second or each) and (not never or ground.own(prize)):
                    return first, second
    return None


def _multiplying(ground: Ground, prize: Prize, reel: int) -> list[str]:
    """Return the substitutes that bring a factor to a prize from a reel, as written."""
    here = []
    for key, rule in ground.definition.substitutes.items():
        multiplies = rule.multiplies
        if multiplies is None or not applies(ground, prize, multiplies):
            continue
        own = ground.own(prize) and prize.name == key and multiplies.own_prizes == "yes"
        if any(
            key in meeting.fills or (own and meeting.natural)
            for meeting in ground.meetings(prize, reel)
        ):
            here.append(key)
    return here


def _full_line(definition: Definition, grounds: tuple[Ground, ...]) -> Iterator[Fault]:
    if definition.lines.full_line is not None:
        return
    mixed = definition.mixed
    for ground in grounds:
        for prize in ground.prizes:
            if prize.count != definition.window.reels or prize.kind == "pattern":
                continue
            rule = mixed[prize.name] if prize.kind == "mixed" else definition.symbols[prize.name]
            if isinstance(rule, MixedByPlace):
                continue
            if (rule.read or definition.lines.read) == "both ways":
                found = f"nothing, where {prize.count} of {prize.name} are read both ways"
                yield Fault(("lines", "full line"), found, "once, twice")
                return


def _beside_straight(definition: Definition) -> Iterator[Fault]:
    for name, mixed in definition.mixed.items():
        inside = [
            key
            for key in definition.symbols
            if key in definition.mixing(name) and _pays(definition, key)
        ]
        if inside and mixed.beside_straight is None:
            found = f"nothing, where {inside[0]} wins by itself, too"
            yield Fault(("mixed", name, "beside straight"), found, "yes, no")


def _shared(definition: Definition, grounds: tuple[Ground, ...]) -> Iterator[Fault]:
    lines = definition.lines
    if lines.shared_substitute or lines.each_symbol == "once" or not definition.substitutes:
        return
    for ground in grounds:
        for one, other in combinations(ground.prizes, 2):
            if not _settled(ground, one, other) and _share(ground, one, other):
                names = one.name if one.name == other.name else f"{one.name} and {other.name}"
                found = f"nothing, where one substitute can stand in two paid wins ({names})"
                yield Fault(("lines", "shared substitute"), found, "both, one")
                return


def _settled(ground: Ground, one: Prize, other: Prize) -> bool:
    """Whether other rules never let both of two wins with a common cell be paid."""
    definition = ground.definition
    if (one.kind, one.name) == (other.kind, other.name) and _outdone(ground, one, other):
        return True
    mixed = [definition.mixed[p.name] for p in (one, other) if p.kind == "mixed"]
    if len(mixed) == 1 and mixed[0].beside_straight == "no":
        return True
    different = definition.lines.on_one_line == "all of different symbols"
    return different and one.name == other.name


def _outdone(ground: Ground, one: Prize, other: Prize) -> bool:
    """Whether two wins of one rule make a longer one, in which one of them is not paid."""
    if ground.definition.lines.shorter == "also paid":
        return False
    return any(
        (longer.kind, longer.name) == (one.kind, one.name)
        and longer.places <= one.places | other.places
        and (one.places < longer.places or other.places < longer.places)
        for longer in ground.prizes
    )


class _Line(NamedTuple):
    """Lines alike as far as two prizes go."""

    one_natural: bool = False
    other_natural: bool = False
    shared: bool = False


def _share(ground: Ground, one: Prize, other: Prize) -> bool:
    """Whether a line can win two prizes with a substitute that stands in both."""
    if not one.places & other.places:
        return False
    lines = {_Line()}
    for reel in one.places | other.places:
        lines = {after for line in lines for after in _longer(ground, one, other, reel, line)}
    modes = {rule.alone or "as one symbol" for rule in ground.definition.substitutes.values()}
    fewest = 0 if "as every symbol" in modes else 2 if modes == {"not"} else 1
    return any(line.shared and line.one_natural + line.other_natural >= fewest for line in lines)


def _longer(ground: Ground, one: Prize, other: Prize, reel: int, line: _Line) -> Iterator[_Line]:
    if reel not in other.places:
        for meeting in ground.meetings(one, reel):
            yield line._replace(one_natural=line.one_natural or bool(meeting.natural))
        return
    if reel not in one.places:
        for meeting in ground.meetings(other, reel):
            yield line._replace(other_natural=line.other_natural or bool(meeting.natural))
        return
    for first, second in ground.both(one, other, reel):
        if not (_better(ground, one, first, second) or _better(ground, other, second, first)):
            yield _Line(
                line.one_natural or bool(first.natural),
                line.other_natural or bool(second.natural),
                line.shared or (_uses(ground, first) and _uses(ground, second)),
            )


def _uses(ground: Ground, meeting: Meeting) -> bool:
    """Whether a substitute stands there, for another or for itself."""
    return bool(meeting.fills or meeting.natural & ground.definition.substitutes.keys())


def _better(ground: Ground, prize: Prize, own: Meeting, completed: Meeting) -> bool:
    """Whether a cell of a substitute's own win leaves only the better of two wins."""
    rule = ground.definition.substitutes.get(prize.name)
    return (
        ground.own(prize)
        and rule is not None
        and rule.own_prizes == "better"
        and prize.name in own.natural
        and prize.name in completed.fills
    )
