"""Stops of the four games that show a line and win just what a test wants."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from reelwright.play.questions import Drawn
from tests.cases.files import plain
from tests.slow_judge import Bet, SlowJudge, Win
from tests.slow_judge.wins import PAID

MOST_TRIES = 200_000


def stops(
    game: str,
    wanted: Callable[[list[Win]], bool],
    line_1: str | None = None,
    strips: str = "base",
    phase: str = PAID,
) -> Drawn:
    """Stops, the same on every call, with a symbol along line 1 (the middle row) if one is named.

    Raises `LookupError` where none is met.
    """
    data = plain(game)
    judge = SlowJudge(data, phase)
    bet = Bet(tuple(range(1, len(data["lines"]["rows"]) + 1)), 100)
    random = Random(1)  # noqa: S311  (which of many windows a test sees, nothing secret)
    able = [
        [stop for stop in range(len(strip)) if line_1 in (None, strip[(stop + 1) % len(strip)])]
        for strip in data["strips"][strips]
    ]
    for _ in range(MOST_TRIES):
        drawn = tuple(random.choice(places) for places in able)
        window = tuple(
            tuple(strip[(stop + row) % len(strip)] for row in range(3))
            for strip, stop in zip(data["strips"][strips], drawn, strict=True)
        )
        if wanted(judge.wins(window, bet)):
            return Drawn(drawn)
    raise LookupError(f"no stops of {game} win what is wanted")


def only_scatters(count: int) -> Callable[[list[Win]], bool]:
    """Wanted: so many scatters pay and no line does."""
    return lambda wins: [(win.kind, win.count) for win in wins] == [("scatter", count)]


def nothing(wins: list[Win]) -> bool:
    """Wanted: no win."""
    return not wins
