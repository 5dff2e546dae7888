"""Measure: each figure is a ratio against a baseline that ran in the same process just before.

`python -m bench.run` prints a table and writes `bench/results.json`. Seconds are of the processor
and depend on it; the ratios are what is compared.
"""

from __future__ import annotations

import json
import platform
from dataclasses import asdict, dataclass
from itertools import islice, product
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from bench.growth import grown
from rich.console import Console
from rich.table import Table

from reelwright.automaton.columns import shares
from reelwright.automaton.phases import Phase
from reelwright.automaton.scale import playing
from reelwright.automaton.spins import SpinCount, forget_machines
from reelwright.definition.files import find_game, read_game
from reelwright.kernels.plain_loop import Found, every_window
from reelwright.law.returns import returns
from reelwright.play.judging import in_sight, judge_lines
from reelwright.play.window import PAID, window_at
from reelwright.strips.design import design
from reelwright.strips.tables import tables_of
from reelwright.strips.wish import read_wish

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.automaton.count import Counted
    from reelwright.definition.model import Definition

RESULTS = Path(__file__).parent / "results.json"
PLAIN_PYTHON_WINDOWS = 20_000
SHORT_RUNS = 5


@dataclass(frozen=True)
class Measure:
    """What was measured: `ratio` says how many times faster it is than the baseline, per unit."""

    name: str
    seconds: float
    units: int
    unit: str
    baseline: str | None = None
    ratio: float | None = None

    def against(self, baseline: Measure) -> Measure:
        """Return the measure with its ratio against another."""
        ratio = (baseline.seconds / baseline.units) / (self.seconds / self.units)
        return Measure(self.name, self.seconds, self.units, self.unit, baseline.name, ratio)


def timed(name: str, unit: str, units: int, work: Callable[[], object]) -> Measure:
    """Time one run of some work."""
    start = process_time()
    work()
    return Measure(name, process_time() - start, units, unit)


def plain_python(definition: Definition) -> None:
    """Judge windows with the engine, line by line."""
    lines = tuple(range(1, len(definition.lines.rows) + 1))
    stops = product(*(range(len(strip)) for strip in definition.strips["base"]))
    for stop in islice(stops, PLAIN_PYTHON_WINDOWS):
        window = window_at(definition, PAID, stop)
        list(judge_lines(definition, window, lines))
        for symbol in definition.scatters:
            in_sight(window, symbol)


def measures() -> list[Measure]:
    """Measure everything on Cinderella with every line played."""
    definition = read_game(find_game("cinderella")).definition
    lines = range(1, len(definition.lines.rows) + 1)
    strips = definition.strips["base"]
    tables, _ = tables_of(definition, strips, lines)
    short, _ = tables_of(definition, [strip[:3] for strip in strips], lines)
    every_window(short)  # (compiles)
    found: list[Found] = []
    windows = int(tables.stops.prod())
    python = timed(
        "engine, plain Python", "windows", PLAIN_PYTHON_WINDOWS, lambda: plain_python(definition)
    )
    loop = timed(
        "plain compiled loop", "windows", windows, lambda: found.append(every_window(tables))
    )
    counting = timed(
        "mean only, plain Python", "windows", windows, lambda: returns(definition, lines)
    )
    if returns(definition, lines).hit_frequency * windows != found[0].with_any_win:
        raise RuntimeError("the loop and the counts differ: nothing measured here is worth a ratio")
    joint, whole = joint_law(definition, windows, found[0])
    search = timed("strips search", "games", 1, lambda: searched(definition))
    ratios = [counting.against(loop), joint.against(loop), whole.against(loop)]
    return [python, loop.against(python), *ratios, search]


def joint_law(definition: Definition, windows: int, loop: Found) -> tuple[Measure, Measure]:
    """Count the joint law of the window: with the machine of a line at hand, and from nothing."""
    spin = SpinCount(definition, Phase(definition, "paid"), playing(definition))
    made: list[Counted] = []
    ((_, setting),) = shares(definition, "paid", len(spin.playing.lines))

    def count() -> None:
        made.append(spin.counted(setting.reels))

    def count_anew() -> None:
        forget_machines()
        count()

    count()  # (compiles, and builds the machine)
    joint = best("joint law, machine at hand", windows, count)
    whole = best("joint law, from the definition", windows, count_anew)
    counted = made[-1]
    won = sum(n for pay, end, n in spin.ends(counted) if pay or end.scatters)
    if won != loop.with_any_win or counted.total != loop.windows:
        raise RuntimeError("the loop and the law differ: nothing measured here is worth a ratio")
    return joint, whole


def best(name: str, windows: int, work: Callable[[], object]) -> Measure:
    """Time the best of some runs, of work too short for one."""
    runs = [timed(name, "windows", windows, work) for _ in range(SHORT_RUNS)]
    return min(runs, key=lambda one: one.seconds)


def searched(definition: Definition) -> None:
    """Search Cinderella's strips anew; they must be those that her definition holds."""
    wish = read_wish("cinderella")
    if design(definition, wish, wish.seed) != definition.strips["base"]:
        raise RuntimeError("the search no longer leads to the strips of the definition")


def main() -> None:
    """Measure, print, and write the results."""
    found = measures()
    table = Table("", "seconds", "per second", "times as fast as", "ratio")
    for one in found:
        rate = f"{one.units / one.seconds:,.4g} {one.unit}"
        ratio = f"{one.ratio:,.1f}" if one.ratio else ""
        table.add_row(one.name, f"{one.seconds:.3f}", rate, one.baseline or "", ratio)
    Console().print(table)
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    growth = grown()
    Console().print(growth_table(growth))
    results = {"machine": machine, "measures": [asdict(one) for one in found], "growth": growth}
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def growth_table(growth: list[dict[str, Any]]) -> Table:
    """Return the table of how counting grows."""
    table = Table("rules", "stops", "lines", "windows", "states", "seconds", "MiB")
    for case in growth:
        states = " ".join(str(number) for number in case["states"])
        table.add_row(
            case["rules"],
            str(case["stops"]),
            str(case["lines"] or "ways"),
            f"{case['windows']:,}",
            states,
            f"{case['seconds']:.3f}",
            str(case["mebibytes"]),
        )
    return table


if __name__ == "__main__":
    main()
