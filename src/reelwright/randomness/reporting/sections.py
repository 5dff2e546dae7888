"""The tables of a report, as rows of text that a terminal and a page both show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.randomness.catalogue import hypotheses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.randomness.judging import Judged
    from reelwright.randomness.report import Report


@dataclass(frozen=True, slots=True)
class Section:
    """A table; `figures` are the places of the columns that hold figures."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: tuple[int, ...] = ()
    failing: frozenset[int] = frozenset()
    """The rows that tell of a failure."""
    grouped: int = 0
    """How many columns, from the first, rows that belong together have alike."""


def sections(report: Report) -> Iterator[Section]:
    """Yield the tables, the shortest view first; those with nothing in them are left out."""
    every = (_drawn(report), _hypotheses(report), _tests(report), _left(report), _program(report))
    return (section for section in every if section.rows)


def _drawn(report: Report) -> Section:
    rows = tuple(
        (one.name, one.odds, f"{one.draws:,}", f"{one.played:,}", f"{one.draws - one.played:,}")
        for one in report.drawings()
    )
    columns = ("Stream", "Law by design", "Draws", "In rounds", "Asked for")
    return Section("drawn", "What was drawn", columns, rows, (2, 3, 4))


def _hypotheses(report: Report) -> Section:
    rows: list[tuple[str, ...]] = []
    failing: set[int] = set()
    for name, hypothesis in hypotheses().items():
        made = [one for one in report.verdict.judged if one.test == name]
        if not made:
            continue
        failed = sum(one.rejected for one in made)
        if failed:
            failing.add(len(rows))
        least = min(one.found.p for one in made)
        rows.append((name, hypothesis, str(len(made)), probability(least), str(failed)))
    columns = ("Test", "Hypothesis", "Made", "Least p", "Failed")
    return Section(
        "hypotheses", "What was tested", columns, tuple(rows), (2, 3, 4), frozenset(failing)
    )


def _tests(report: Report) -> Section:
    judged = report.verdict.judged
    columns = ("Of", "Draws", "Test", "Statistic", "Freedom", "p", "Adjusted", "Law")
    failing = frozenset(place for place, one in enumerate(judged) if one.rejected)
    rows = tuple(map(_row, judged))
    return Section(
        "tests", "What each test found", columns, rows, (1, 3, 4, 5, 6), failing, grouped=2
    )


def _row(one: Judged) -> tuple[str, ...]:
    found = one.found
    return (
        one.of,
        f"{one.draws:,}",
        one.test,
        f"{found.value:,.6g}",
        "" if found.freedom is None else str(found.freedom),
        probability(found.p),
        probability(one.adjusted),
        found.law,
    )


def _left(report: Report) -> Section:
    rows = tuple((one.of, one.test, one.needs) for one in report.verdict.left)
    return Section("left", "Tests that were not made", ("Of", "Test", "Needs"), rows)


def _program(report: Report) -> Section:
    assessed = report.dieharder or ()
    rows = tuple((one.test, probability(one.p), one.said) for one in assessed)
    failing = frozenset(n for n, one in enumerate(assessed) if one.said == "FAILED")
    columns = ("Test", "p", "It says")
    return Section("dieharder", "dieharder, on raw words", columns, rows, (1,), failing)


def probability(value: float) -> str:
    """Write a p-value."""
    return f"{value:.4f}" if value >= 0.001 else f"{value:.2e}"
