from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from reelwright.service.ports import Store
from tests.databases import ENGINES
from tests.service.houses import opened_store


@pytest.fixture(params=ENGINES)
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    """A store on an empty database, of each engine in turn."""
    with opened_store(tmp_path, request.param) as opened:
        yield opened
