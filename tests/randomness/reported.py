"""Reports of small samples, to render."""

from __future__ import annotations

from reelwright.chance import SeededSource
from reelwright.definition.files import find_game, read_game
from reelwright.randomness.dieharder import Assessed
from reelwright.randomness.judging import judged
from reelwright.randomness.report import Report
from reelwright.randomness.sampling import sampled
from tests.randomness.bad_sources import ShortPeriod
from tests.randomness.drawing import untold

GAME = "magpie"


def report(*, good: bool = True, dieharder: tuple[Assessed, ...] | None = None) -> Report:
    """A report on Magpie, of a source that passes or of one that does not."""
    game = read_game(find_game(GAME))
    source = SeededSource(2) if good else ShortPeriod(256)
    sample = sampled(game.definition, source, 1_000, untold)
    return Report(game, None, sample, judged(sample, untold), dieharder)
