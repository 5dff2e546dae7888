"""Exported rounds for tests: complete, void, in progress; and what an audit of a file finds."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pydantic import ValidationError

from reelwright.service.exporting import exported
from reelwright.service.exporting_checks import checks
from reelwright.service.exporting_model import Exported
from reelwright.service.ports import Store
from tests.service.houses import bet, choose, house_on, opened_store
from tests.service.plays import card, jacks

Path_ = tuple[str | int, ...]


def export_of(store: Store, round_id: str) -> dict[str, Any]:
    """A round as it stands in its file."""
    with store.reading() as books:
        found: dict[str, Any] = json.loads(exported(books, round_id).model_dump_json())
    return found


@cache
def export(status: str) -> dict[str, Any]:
    """A win of 5.00 that was gambled to 10.00: then collected, void, or left at the question."""
    with TemporaryDirectory() as folder, opened_store(Path(folder)) as store:
        house = house_on(store, [jacks(), card("ace of hearts")])
        now = choose(house, bet(house), "red")
        if status != "in progress":
            choose(house, now, "collect")
        if status == "void":
            house.faults.declare(now.stored.id, "a fault")
        return export_of(store, now.stored.id)


def failing(data: dict[str, Any]) -> dict[str, list[str]]:
    """The checks that a file does not pass, each with what does not agree."""
    return {
        check.name: [one.words() for one in check.disagreements]
        for check in checks(Exported.model_validate(data))
        if not check.holds
    }


def caught(data: dict[str, Any]) -> bool:
    """Whether a file is refused, or does not pass."""
    try:
        return bool(failing(data))
    except ValidationError:
        return True


def leaves(data: Any, path: Path_ = ()) -> Iterator[Path_]:
    """The way to each value of a file."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from leaves(value, (*path, place))
    else:
        yield path


def changed(data: dict[str, Any], path: Path_, value: Any = None) -> dict[str, Any]:
    """A copy with another value at the end of a path, of one other byte where none is given."""
    copied = copy.deepcopy(data)
    inner: Any = copied
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = another(inner[path[-1]]) if value is None else value
    return copied


def another(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str() if value:
            return value[:-1] + ("1" if value[-1] == "0" else "0")
        case _:
            return "0"
