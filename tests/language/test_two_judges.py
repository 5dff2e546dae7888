"""The engine and the second judge agree, on windows where every alternative decides the pay."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pprint import pformat

from tests.language.alternatives import EVERY
from tests.language.comparing import Difference, Tally, compare

GAMES = 2_000
WINDOWS_OF_EACH = 50
CHUNKS = 4
DECIDED_AT_LEAST = 50
"""In how many windows each alternative must decide the pay."""
TRIED_UNTIL = 25
"""In how many windows of a chunk it is tried."""


def test_the_judges_agree_on_windows_where_every_alternative_decides() -> None:
    """One test, so that the games are judged once wherever tests are shared out."""
    tally = _judged_by_every_core()
    assert tally.windows == GAMES * WINDOWS_OF_EACH
    assert not tally.differences, _told(tally.differences[0], tally.differing)
    few = {
        alternative: tally.decided[alternative]
        for alternative in EVERY
        if tally.decided[alternative] < DECIDED_AT_LEAST
    }
    assert not few
    assert tally.taken == EVERY
    assert tally.refused < tally.games


def _judged_by_every_core() -> Tally:
    whole = Tally()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        parts = [
            pool.submit(compare, seed, GAMES // CHUNKS, WINDOWS_OF_EACH, TRIED_UNTIL)
            for seed in range(CHUNKS)
        ]
        for part in parts:
            whole.add(part.result())
    return whole


def _told(one: Difference, differing: int) -> str:
    return (
        f"{differing} windows differ, such as {one.window} with {one.bet} in {one.phase!r} of\n"
        f"{pformat(one.game)}\nslow   {pformat(one.slow)}\nengine {pformat(one.engine)}"
    )
