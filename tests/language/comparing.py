"""Windows of random games, judged twice, and how often each alternative decided the pay."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.language.alternatives import Alternative, changes
from tests.language.engine import engine_wins
from tests.random_definitions import (
    definition_of,
    random_bet,
    random_phase,
    random_window,
    sound_game,
)
from tests.random_definitions.taking import Plain
from tests.slow_judge import Bet, SlowJudge, Win
from tests.slow_judge.wins import Columns

MOST_TOLD = 3


@dataclass(frozen=True)
class Difference:
    """A window that the two judges do not agree on."""

    game: Plain
    window: Columns
    bet: Bet
    phase: str
    slow: list[Win]
    engine: list[Win]


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    refused: int = 0
    windows: int = 0
    winning: int = 0
    taken: set[Alternative] = field(default_factory=set)
    decided: Counter[Alternative] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)
    differing: int = 0

    def add(self, other: Tally) -> None:
        """Take in what came of other games."""
        self.games += other.games
        self.refused += other.refused
        self.windows += other.windows
        self.winning += other.winning
        self.taken |= other.taken
        self.decided += other.decided
        self.differences += other.differences
        self.differing += other.differing


def compare(seed: int, games: int, windows: int, wanted: int) -> Tally:
    """Judge windows of random games twice.

    Each alternative is tried until it has decided `wanted` windows.
    """
    random = Random(seed)  # noqa: S311  (which games are compared, nothing secret)
    tally = Tally()
    for _ in range(games):
        game, refused = sound_game(random)
        tally.games += 1
        tally.refused += refused
        _compare_game(random, game, windows, wanted, tally)
    return tally


def _compare_game(random: Random, game: Plain, windows: int, wanted: int, tally: Tally) -> None:
    definition = definition_of(game)
    phase = random_phase(random, game)
    judge = SlowJudge(game, phase)
    tried = list(changes(game, random))
    tally.taken |= {changed.alternative for changed in tried}
    others = [
        (changed, changed.judge(phase))
        for changed in tried
        if tally.decided[changed.alternative] < wanted
    ]
    for _ in range(windows):
        window, bet = random_window(random, game), random_bet(random, game)
        slow = judge.wins(window, bet)
        engine = engine_wins(definition, window, bet, phase)
        tally.windows += 1
        tally.winning += bool(slow)
        if slow != engine:
            tally.differing += 1
            if len(tally.differences) < MOST_TOLD:
                tally.differences.append(Difference(game, window, bet, phase, slow, engine))
        for changed, other in others:
            decided = tally.decided[changed.alternative]
            if decided < wanted and changed.decides(slow, other(window, bet)):
                tally.decided[changed.alternative] += 1
