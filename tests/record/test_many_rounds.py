"""Rounds by the hundred thousand, recorded by one process and replayed by another."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROUNDS = 100_000
PROJECT = Path(__file__).parents[2]


def test_a_fresh_process_replays_every_event(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    recorder = [sys.executable, "-m", "tests.record.many_rounds", str(file), str(ROUNDS), "20"]
    subprocess.run(recorder, check=True, cwd=PROJECT)
    command = Path(sys.executable).with_name("reelwright")
    replayer = [str(command), "replay", str(file), "--format", "json"]
    run = subprocess.run(replayer, check=False, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    found = json.loads(run.stdout)
    assert found["events"] > 4 * ROUNDS
    assert (found["rounds"], found["unfinished"], found["differences"]) == (ROUNDS, 0, [])
