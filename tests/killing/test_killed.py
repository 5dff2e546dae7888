"""The server killed again and again: nothing is lost, nothing doubled, all is told again alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import ENGINES, Engine
from tests.killing.killing import killed

KILLS = 25


@pytest.mark.parametrize("engine", ENGINES)
def test_killed_again_and_again(tmp_path: Path, engine: Engine) -> None:
    done = killed(engine, tmp_path, KILLS, seed=3)
    assert done.unanswered >= KILLS
    assert done.audited.rounds > KILLS
