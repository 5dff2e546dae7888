"""Line wins: every line bet on, every prize in every set of places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.slow_judge import coinciding
from tests.slow_judge.candidates import Candidate, Place, best_reading
from tests.slow_judge.prizes import Prize
from tests.slow_judge.sight import Cells, standing_in
from tests.slow_judge.substitutes import Substitute
from tests.slow_judge.wins import Bet, Plain, Win, cents


def line_wins(
    game: Plain,
    prizes: Sequence[Prize],
    substitutes: dict[str, Substitute],
    cells: Cells,
    bet: Bet,
) -> Iterator[Win]:
    """Every line win of a window whose substitutes have expanded."""
    for number in bet.lines:
        rows = [int(row) for row in game["lines"]["rows"][number - 1]]
        line = [
            Place(cells[reel - 1][row], tuple(standing_in(cells, reel, row, substitutes.values())))
            for reel, row in enumerate(rows, 1)
        ]
        for one in _paid(game, prizes, substitutes, line):
            yield Win(
                kind="line",
                line=number,
                name=one.prize.name,
                count=one.prize.count,
                amount=cents(one.amount * bet.line_bet),
                positions=tuple((reel, rows[reel - 1]) for reel in one.prize.reels),
            )


def _paid(
    game: Plain,
    prizes: Sequence[Prize],
    substitutes: dict[str, Substitute],
    line: Sequence[Place],
) -> list[Candidate]:
    rules = game["lines"]
    readings = (
        best_reading(prize, line, substitutes, rules.get("multipliers")) for prize in prizes
    )
    found = [one for one in readings if one is not None]
    found = coinciding.without_shorter(found, rules)
    found = coinciding.runs_of_substitutes_alone(found)
    found = coinciding.own_prizes_or_completed(found)
    found = coinciding.mixed_beside_straight(found, game.get("mixed", {}))
    found = coinciding.paid_on_one_line(found, rules)
    found = coinciding.sharing_cells(found, rules)
    return coinciding.full_lines(found, rules, game["window"]["reels"])
