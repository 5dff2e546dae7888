"""The plain loop on tables of one line, its figures worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from reelwright.kernels.plain_loop import Tables, every_window


def tables(*, stops: int = 1, lines: int = 1, pay: int = 1, factor: int = 1) -> Tables:
    """One reel of one row that shows symbol 0 at every stop; each line pays the same."""
    return Tables(
        stops=np.array([stops], np.int64),
        columns=np.zeros((1, min(stops, 10), 1), np.uint64),
        rows=np.zeros((lines, 1), np.uint64),
        factors=np.array([[factor]], np.int64),
        starts=np.zeros((1, 1), np.uint64),
        starting=np.array([1], np.int64),
        counts=np.array([[0, 1]], np.int64),
        pays=np.array([[0, pay]], np.int64),
        scatters=np.zeros(1, np.uint64),
        scatter_wins=np.array([[False, False]]),
    )


def test_that_one_stop_is_one_window() -> None:
    found = every_window(tables(pay=5, factor=2, lines=3))
    assert found[:5] == (1, 1, 1, 30, 900)
    assert found.in_sight.tolist() == [[0, 1]]
    assert found.in_sight.dtype == np.int64


def test_that_a_substitute_multiplies_a_run_and_a_gap_ends_it() -> None:
    """Reel 1 shows an ant, reel 2 an ant, a wolf (x 3) or a bee, reel 3 an ant.

    Three ants pay 10, two 4, one nothing; a bee starts nothing.
    """
    ant, wolf, bee = 0, 1, 2
    made = Tables(
        stops=np.array([1, 3, 1], np.int64),
        columns=np.array([[[ant]] * 3, [[ant], [wolf], [bee]], [[ant], [bee], [bee]]], np.uint64),
        rows=np.zeros((1, 3), np.uint64),
        factors=np.array([[1, 3, 0]], np.int64),
        starts=np.zeros((3, 1), np.uint64),
        starting=np.array([1, 1, 0], np.int64),
        counts=np.array([[0, 0, 2, 3]], np.int64),
        pays=np.array([[0, 0, 4, 10]], np.int64),
        scatters=np.array([wolf, bee], np.uint64),
        scatter_wins=np.array([[False] * 4, [False, True, True, True]]),
    )
    found = every_window(made)
    assert found[:5] == (3, 2, 3, 10 + 30, 100 + 900)
    assert found.in_sight.tolist() == [[2, 1, 0, 0], [2, 1, 0, 0]]


def test_that_sums_of_squares_stay_below_2_to_the_63rd() -> None:
    most = 2**31 - 1
    assert every_window(tables(stops=2, pay=most)).squares == 2 * most**2
    for refused in (
        tables(stops=2, pay=2**31),
        tables(stops=2, pay=2**30, factor=2),
        tables(stops=2, pay=2**28, lines=8),
    ):
        with pytest.raises(
            OverflowError,
            match=r"^windows: found 2 that pay up to 2147483648; allowed: sums below 2\^63$",
        ):
            every_window(refused)


def test_that_what_pays_nothing_needs_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many windows that they are not judged here, only let in."""
    monkeypatch.setattr(
        "reelwright.kernels.plain_loop._every_window", lambda *_: (0, 0, 0, 0, None)
    )
    for nothing in (
        tables(stops=2**62),
        tables(stops=2**60, pay=0, factor=10),
        tables(stops=2**60, pay=10, factor=0),
    ):
        assert every_window(nothing).windows == int(nothing.stops[0])
    wide = tables(pay=0)._replace(stops=np.array([2**32, 2**31], np.int64))
    with pytest.raises(OverflowError, match="found 9223372036854775808 that pay up to 0;"):
        every_window(wide)
