"""How the joint law of a window grows: with stops, with lines, with rules. A process each."""

from __future__ import annotations

import resource
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

from reelwright.automaton.columns import shares
from reelwright.automaton.phases import PAID, Phase
from reelwright.automaton.scale import playing
from reelwright.automaton.spins import SpinCount
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition, Lines, Multiplies, Stakes, Ways

if TYPE_CHECKING:
    from collections.abc import Iterator

MEBIBYTE = 1024
"""Peak memory is reported in kibibytes."""


@dataclass(frozen=True)
class Case:
    """What is counted: the rules, stops on each reel, lines (0: ways)."""

    rules: str
    stops: int
    lines: int


@dataclass(frozen=True)
class Grown:
    """What counting took: seconds of the processor, states by reel, peak memory of the process."""

    rules: str
    stops: int
    lines: int
    windows: int
    states: tuple[int, ...]
    seconds: float
    mebibytes: int


def cases() -> Iterator[Case]:
    """Yield every case, small ones first."""
    for stops in (30, 50, 80, 120):
        yield Case("left to right", stops, 20)
    for lines in (1, 10, 40, 64):
        yield Case("left to right", 50, lines)
    yield Case("left to right", 120, 64)
    yield from (Case("both ways", stops, 20) for stops in (30, 50, 80))
    yield from (Case("compounding substitutes", stops, 20) for stops in (30, 50, 80, 120))
    yield from (Case("ways", stops, 0) for stops in (30, 50, 80, 120))


def grown() -> list[dict[str, Any]]:
    """Count every case in a process of its own."""
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as processes:
        return [asdict(result) for result in processes.map(count, cases())]


def count(case: Case) -> Grown:
    """Count the joint law of a window once, the compiled code at hand."""
    _spin(definition_of(Case(case.rules, 4, min(case.lines, 2))))
    definition = definition_of(case)
    before = process_time()
    total, states = _spin(definition)
    seconds = process_time() - before
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // MEBIBYTE
    return Grown(case.rules, case.stops, case.lines, total, states, seconds, peak)


def _spin(definition: Definition) -> tuple[int, tuple[int, ...]]:
    spin = SpinCount(definition, Phase(definition, PAID), playing(definition))
    ((_, setting),) = shares(definition, PAID, len(spin.playing.lines))
    counted = spin.counted(setting.reels)
    return counted.total, counted.states


def definition_of(case: Case) -> Definition:
    """Return Cinderella with other strips, lines or rules."""
    definition = read_game(find_game("cinderella")).definition
    random = Random(f"{case.stops} {case.lines}")  # noqa: S311 - the same strips every time
    strips = tuple(
        tuple(random.choice(strip) for _ in range(case.stops))
        for strip in definition.strips["base"]
    )
    update: dict[str, Any] = {"strips": {"base": strips}, "features": {}}
    lines = definition.lines.model_copy(
        update={"rows": _rows(definition.lines, random, case.lines)}
    )
    match case.rules:
        case "both ways":
            update["lines"] = lines.model_copy(update={"read": "both ways", "full_line": "once"})
        case "compounding substitutes":
            update["lines"] = lines.model_copy(update={"multipliers": "product"})
            update["substitutes"] = {
                key: rule.model_copy(update={"multiplies": Multiplies(by=2, count="each")})
                for key, rule in definition.substitutes.items()
            }
        case "ways":
            update["ways"] = Ways(read="left to right", on="unit bet")
            update["lines"] = definition.lines.model_copy(update={"rows": ()})
            update["stakes"] = Stakes(line_bets=(1,), lines="all", cost=20)
        case _:
            update["lines"] = lines
    return definition.model_copy(update=update)


def _rows(lines: Lines, random: Random, many: int) -> tuple[tuple[int, ...], ...]:
    rows = list(lines.rows[:many])
    while len(rows) < many:
        row = tuple(random.randrange(3) for _ in lines.rows[0])
        if row not in rows:
            rows.append(row)
    return tuple(rows)
