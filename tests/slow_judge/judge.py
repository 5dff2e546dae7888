"""The whole of it: line wins or ways wins, then scatter prizes."""

from __future__ import annotations

from tests.slow_judge.lines import line_wins
from tests.slow_judge.prizes import prizes_of
from tests.slow_judge.scatters import scatter_wins
from tests.slow_judge.sight import expanded, shown
from tests.slow_judge.substitutes import substitutes_of
from tests.slow_judge.ways import ways_wins
from tests.slow_judge.wins import PAID, Bet, Columns, Plain, Win


class SlowJudge:
    """Judges the windows of one game in one phase."""

    def __init__(self, game: Plain, phase: str = PAID) -> None:
        self._game = game
        self._phase = phase
        self._substitutes = substitutes_of(game, phase)
        self._prizes = prizes_of(game, phase) if "lines" in game else []

    def wins(self, columns: Columns, bet: Bet) -> list[Win]:
        """Everything a window wins, sorted."""
        stopped = shown(columns)
        cells = expanded(stopped, self._substitutes.values())
        scatters = scatter_wins(self._game, self._substitutes, stopped, bet, self._phase)
        if "ways" in self._game:
            runs = ways_wins(self._game, self._substitutes, cells, bet, self._phase)
        else:
            runs = line_wins(self._game, self._prizes, self._substitutes, cells, bet)
        return sorted([*runs, *scatters])


def judge(game: Plain, columns: Columns, bet: Bet, phase: str = PAID) -> list[Win]:
    """Everything a window of a game wins in a phase, sorted."""
    return SlowJudge(game, phase).wins(columns, bet)
