"""Bonuses: every stage, wheel and trail can be played to its end, and leads where it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import (
    Award,
    Cell,
    ChangedGames,
    Drawn,
    Entry,
    FreeGames,
    HoldAndSpin,
    LineTrigger,
    Picks,
    RunTrigger,
    Segment,
    Trail,
    Wheel,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Stage
    from reelwright.definition.model.features import Prize

END = "end"


@dataclass(frozen=True, slots=True)
class Enters:
    """Where a bonus leads to a feature, and by which count."""

    path: Path
    of: str
    """The bonus."""
    feature: str
    count: int | None


def entries(definition: Definition) -> Iterator[Enters]:
    """Yield every entry of a bonus to another feature."""
    for key, feature in definition.features.items():
        if isinstance(feature, Picks | Wheel | Trail):
            for path, part in _parts(feature):
                if isinstance(part, Entry | Segment | Cell) and part.enter is not None:
                    yield Enters(("features", key, *path, "enter"), key, part.enter, part.count)


def _parts(feature: Picks | Wheel | Trail) -> Iterator[tuple[Path, object]]:
    """Yield all that a bonus can come to, and where in the feature it stands."""
    match feature:
        case Picks():
            for name, stage in feature.stages.items():
                for place, hidden in enumerate(stage.from_):
                    yield ("stages", name, "from", place), hidden
        case Wheel():
            for place, segment in enumerate(feature.segments):
                yield ("segments", place), segment
        case Trail():
            for place, cell in enumerate(feature.cells):
                yield ("cells", place), cell


def faults(definition: Definition, key: str, feature: Picks | Wheel | Trail) -> Iterator[Fault]:
    """Yield what is open or contradicts itself in the rules of a bonus."""
    path = ("features", key)
    by_line = isinstance(feature.starts_on, LineTrigger | RunTrigger)
    if feature.once_for_each and not by_line:
        found = "'winning line', where no line starts it"
        yield Fault((*path, "once for each"), found, "the key left out")
    for enters in entries(definition):
        if enters.of == key:
            yield from _entered(definition, enters)
    yield from _counts_of_nothing(path, feature)
    match feature:
        case Picks():
            for name, stage in feature.stages.items():
                yield from _stage((*path, "stages", name), stage)
            yield from _consolation((*path, "consolation"), feature.consolation, _pays(feature))
        case Wheel():
            for place, segment in enumerate(feature.segments):
                yield from _one_of_two((*path, "segments", place), segment)
            nothing = any(_is_nothing(segment) for segment in feature.segments)
            yield from _consolation((*path, "consolation"), feature.consolation, nothing)
        case Trail():
            yield from _trail(path, feature)
            nothing = feature.path == "ends" or any(_is_nothing(cell) for cell in feature.cells)
            yield from _consolation((*path, "at nothing"), feature.at_nothing, nothing)


def _counts_of_nothing(path: Path, feature: Picks | Wheel | Trail) -> Iterator[Fault]:
    for place, part in _parts(feature):
        if isinstance(part, Entry | Segment | Cell) and part.enter is None and part.count:
            found = f"{part.count}, where no feature is entered"
            yield Fault((*path, *place, "count"), found, "the key left out")


def _entered(definition: Definition, enters: Enters) -> Iterator[Fault]:
    feature = definition.features.get(enters.feature)
    if feature is None:
        found = f"'{enters.feature}', which is no feature"
        yield Fault(enters.path, found, one_of(definition.features, enters.feature))
        return
    if enters.feature == enters.of or _leads_back(definition, enters):
        found = f"'{enters.feature}', which leads back to '{enters.of}'"
        yield Fault(enters.path, found, "a feature that does not")
    count_at = (*enters.path[:-1], "count")
    tables = {FreeGames: "counts", Award: "pays", HoldAndSpin: "counts", ChangedGames: "counts"}
    if type(feature) not in tables and enters.count is not None:
        found = f"{enters.count}, where '{enters.feature}' goes by no count"
        yield Fault(count_at, found, "the key left out")
    if type(feature) in tables and enters.count is not None:
        table = getattr(feature, tables[type(feature)])
        if enters.count not in table:
            allowed = ", ".join(map(str, sorted(table)))
            yield Fault(
                count_at, f"{enters.count}, for which '{enters.feature}' has nothing", allowed
            )


def _leads_back(definition: Definition, enters: Enters) -> bool:
    """Whether a bonus can lead to itself through others."""
    ways: dict[str, set[str]] = {}
    for each in entries(definition):
        ways.setdefault(each.of, set()).add(each.feature)
    reached, left = set[str](), [enters.feature]
    while left:
        name = left.pop()
        if name not in reached:
            reached.add(name)
            left.extend(ways.get(name, ()))
    return enters.of in reached


def _stage(path: Path, stage: Stage) -> Iterator[Fault]:
    ends = sum(hidden == END for hidden in stage.from_)
    if (stage.pick is None) == (stage.pick_until is None):
        found = "no number of picks" if stage.pick is None else "a number of picks and an end"
        yield Fault(path, found, "one of pick, pick until")
    if stage.pick is not None and stage.pick > len(stage.from_):
        allowed = f"at most {len(stage.from_)}, one for each prize"
        yield Fault((*path, "pick"), str(stage.pick), allowed)
    if stage.pick_until and not ends:
        yield Fault((*path, "from"), "no end to pick until", "'end' once or more")
    if ends == len(stage.from_):
        yield Fault((*path, "from"), "nothing but ends", "a prize or more")
    for place, hidden in enumerate(stage.from_):
        where = (*path, "from", place)
        if hidden == 0:
            yield Fault(where, "0", "1 or more, or 'end'")
        if isinstance(hidden, Entry) and (hidden.times is None) == (hidden.enter is None):
            yield Fault(where, "neither or both", "one of times, enter")


def _one_of_two(path: Path, part: Segment) -> Iterator[Fault]:
    if (part.prize is None) == (part.enter is None):
        yield Fault(path, "neither or both", "one of prize, enter")


def _trail(path: Path, trail: Trail) -> Iterator[Fault]:
    cells = trail.cells
    for place, cell in enumerate(cells):
        where = (*path, "cells", place)
        if [cell.prize, cell.jump, cell.enter].count(None) != 2:
            yield Fault(where, "none or several", "one of prize, jump, enter")
        if cell.times_die and not _could_pay(cell.prize):
            yield Fault((*where, "times die"), "'yes' without a prize", "the key left out")
        if cell.jump is None:
            continue
        if cell.jump > len(cells):
            yield Fault((*where, "jump"), str(cell.jump), f"a cell, 1 to {len(cells)}")
        elif cells[cell.jump - 1].jump is not None:
            found = f"{cell.jump}, a cell that jumps too"
            yield Fault((*where, "jump"), found, "a cell that does not")
    if trail.begins_on > len(cells):
        yield Fault((*path, "begins on"), str(trail.begins_on), f"0 to {len(cells)}")
    reached = _reached(trail)
    for number, cell in enumerate(cells, 1):
        if cell.enter is not None and number not in reached:
            found = f"'{cell.enter}', on a cell that no throw leads to"
            allowed = "an entry on one of: " + (", ".join(map(str, sorted(reached))) or "none")
            yield Fault((*path, "cells", number - 1, "enter"), found, allowed)


def _reached(trail: Trail) -> set[int]:
    """Return the numbers of the cells that throws can lead to and that pay, jumps followed."""
    last, on, reached = len(trail.cells), {trail.begins_on}, set[int]()
    for _ in range(trail.throws):
        moved = {cell + die for cell in on for die in trail.dice}
        if trail.path == "round":
            moved = {(cell - 1) % last + 1 for cell in moved}
        on = {trail.cells[cell - 1].jump or cell for cell in moved if cell <= last}
        reached |= on
    return {cell for cell in reached if cell <= last}


def _could_pay(prize: Prize | None) -> bool:
    return any(prize.drawn) if isinstance(prize, Drawn) else bool(prize)


def _is_nothing(part: Segment | Cell) -> bool:
    """Whether a segment or a cell can pay nothing and leads to nothing."""
    if part.prize is None:
        return False
    return 0 in part.prize.drawn if isinstance(part.prize, Drawn) else part.prize == 0


def _pays(feature: Picks) -> bool:
    """Whether a bonus of picks can end with nothing."""
    return any(
        hidden == END or isinstance(hidden, Entry | Drawn)
        for stage in feature.stages.values()
        for hidden in stage.from_
    )


def _consolation(path: Path, consolation: object, nothing: bool) -> Iterator[Fault]:  # noqa: FBT001
    if consolation is not None and not nothing:
        found = "a prize for nothing, which it cannot come to"
        yield Fault(path, found, "the key left out")
