"""Thousands of kills, in stretches on a new database each, the engines in turn."""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Final

from tests.databases import ENGINES, Engine
from tests.killing.clients import CLIENTS
from tests.killing.killing import Killed, killed

STRETCH: Final = 50
"""Kills between two audits."""


def soak(kills: int, seed: int) -> Iterator[tuple[Engine, Killed]]:
    """Yield one stretch after the other until there were so many kills."""
    done = 0
    for number, engine in enumerate(cycle(ENGINES)):
        if done >= kills:
            return
        with tempfile.TemporaryDirectory(prefix="reelwright-killing-") as folder:
            stretch = killed(engine, Path(folder), min(STRETCH, kills - done), seed + number)
        done += stretch.kills
        yield engine, stretch


def summary(stretches: Sequence[tuple[Engine, Killed]]) -> dict[str, object]:
    """Return what all stretches came to: each was audited, or there is none."""
    found = [one for _, one in stretches]
    return {
        "clients": CLIENTS,
        "kills": sum(one.kills for one in found),
        "kills by engine": {
            engine: sum(one.kills for on, one in stretches if on == engine) for engine in ENGINES
        },
        "requests answered": sum(one.answers for one in found),
        "requests not answered and sent again": sum(one.unanswered for one in found),
        "requests done before a kill and told after it": sum(one.audited.retold for one in found),
        "rounds begun and enacted again": sum(one.audited.rounds for one in found),
        "rounds open at the end and played out": sum(one.audited.resumed for one in found),
        "audits, nothing found": len(found),
    }


def main() -> None:
    """Run it: a line a stretch as it goes, a summary at the end; the first fault ends it."""
    parser = ArgumentParser(prog="python -m tests.killing", description=__doc__)
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    stretches: list[tuple[Engine, Killed]] = []
    for engine, stretch in soak(asked.kills, asked.seed):
        stretches.append((engine, stretch))
        kills = sum(one.kills for _, one in stretches)
        sys.stderr.write(f"{kills} of {asked.kills} kills; the last on {engine}: {stretch}\n")
        sys.stderr.flush()
    sys.stdout.write(json.dumps(summary(stretches), indent=2) + "\n")
