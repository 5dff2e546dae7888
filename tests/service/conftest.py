from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from reelwright.service.ports import Store
from tests.service.houses import opened_store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened_store(tmp_path) as opened:
        yield opened
