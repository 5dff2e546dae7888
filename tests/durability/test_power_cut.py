"""SQLite on a disk that forgets what was not synced: whatever was told is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.durability.cutting import PowerCut, power_cuts
from tests.durability.disk import LOSING, PAGE, Cut, Deleted, Disk, Losing, Made, Synced, Written
from tests.durability.playing import evening

CUTS = 30
SEED = 1


def cuts(folder: Path, requests: int, *pragmas: str) -> Iterator[PowerCut]:
    return power_cuts(evening(folder, requests, SEED, *pragmas), folder, CUTS, SEED)


def test_whatever_was_told_survives(tmp_path: Path) -> None:
    found = list(cuts(tmp_path, 120))
    assert [(one.at, one.losing, one.faults) for one in found if one.faults] == []
    assert {one.losing for one in found} == set(LOSING)
    assert {one.finished for one in found} == {False, True}


@pytest.mark.parametrize("setting", ["synchronous=NORMAL", "synchronous=OFF"])
def test_a_weaker_setting_is_found_out(tmp_path: Path, setting: str) -> None:
    faults = (fault for one in cuts(tmp_path, 30, setting) for fault in one.faults)
    assert any(fault.endswith("found nothing; allowed: what was told") for fault in faults)


def left(losing: Losing, *done: Made | Written | Cut | Synced | Deleted) -> dict[str, bytes]:
    disk = Disk({"old": b"before"})
    for one in done:
        disk.do(one)
    return disk.left(losing, Random(1))  # noqa: S311


def test_what_was_synced_is_there_and_the_rest_is_not() -> None:
    written, synced = Written("old", 4, b"!!!"), Synced("old")
    assert left("everything", written) == {"old": b"before"}
    assert left("everything", written, synced) == {"old": b"befo!!!"}
    assert left("everything", written, synced, Cut("old", 1)) == {"old": b"befo!!!"}
    assert left("nothing", written, Cut("old", 5)) == {"old": b"befo!"}
    assert left("nothing", Written("old", 8, b"x")) == {"old": b"before\0\0x"}


def test_a_file_is_there_once_its_folder_was_synced() -> None:
    made, written = Made("new"), Written("new", 0, b"x")
    assert left("everything", made, written, Synced("new")) == {"old": b"before"}
    both = {"old": b"before", "new": b"x"}
    assert left("everything", made, written, Synced("new", folder=True)) == both
    assert left("nothing", made, written) == both
    assert left("everything", Deleted("old")) == {"old": b"before"}
    assert left("everything", Deleted("old", folder=True)) == left("nothing", Deleted("old")) == {}


def test_pages_are_lost_one_by_one() -> None:
    """Of two pages written across their border some disks keep the second alone."""
    disk = Disk({"old": b"-" * 2 * PAGE})
    disk.do(Written("old", PAGE - 2, b"abcd"))
    chance = Random(1)  # noqa: S311
    kept = {disk.left("pages", chance)["old"][PAGE - 2 : PAGE + 2] for _ in range(50)}
    assert kept == {b"----", b"ab--", b"--cd", b"abcd"}
