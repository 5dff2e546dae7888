"""Many power cuts, a new evening for each stretch of them."""

from __future__ import annotations

import json
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.durability.cutting import PowerCut, power_cuts
from tests.durability.disk import LOSING
from tests.durability.playing import evening

STRETCH: Final = 100
"""Cuts in one evening."""
REQUESTS: Final = 300
"""Requests in one evening: enough for several checkpoints."""


def stretch(cuts: int, seed: int, requests: int, *pragmas: str) -> list[PowerCut]:
    """Play an evening and cut the power in it."""
    with tempfile.TemporaryDirectory(prefix="reelwright-durability-") as folder:
        played = evening(Path(folder), requests, seed, *pragmas)
        return list(power_cuts(played, Path(folder), cuts, seed))


def summary(found: Sequence[PowerCut]) -> dict[str, object]:
    """Return what all cuts came to."""
    by_loss = Counter(one.losing for one in found)
    return {
        "power cuts": len(found),
        "by what was lost of the unsynced": {losing: by_loss[losing] for losing in LOSING},
        "requests answered before them": sum(one.told for one in found),
        "requests done and not answered, told after": sum(one.finished for one in found),
        "cuts after which anything was wrong": sum(bool(one.faults) for one in found),
    }


def main() -> None:
    """Run it: what is wrong as it goes, a summary at the end; 1 where anything was wrong."""
    parser = ArgumentParser(prog="python -m tests.durability", description=__doc__)
    parser.add_argument("--cuts", type=int, default=500)
    parser.add_argument("--requests", type=int, default=REQUESTS, help="of each evening")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pragma", action="append", default=[], help="such as synchronous=NORMAL")
    asked = parser.parse_args()
    found: list[PowerCut] = []
    while len(found) < asked.cuts:
        cuts = min(STRETCH, asked.cuts - len(found))
        seed = asked.seed + len(found) // STRETCH
        more = stretch(cuts, seed, asked.requests, *asked.pragma)
        found += more
        for one in more:
            for fault in one.faults:
                sys.stderr.write(f"after {one.at} things, {one.losing} lost: {fault}\n")
        sys.stderr.write(f"{len(found)} of {asked.cuts} cuts\n")
        sys.stderr.flush()
    sys.stdout.write(json.dumps(summary(found), indent=2) + "\n")
    sys.exit(any(one.faults for one in found))
