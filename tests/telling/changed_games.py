"""Events of changed games with what is told of them in Cinderella's names."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from reelwright.play import events


def _won(**changes: Any) -> events.ChangedGamesWon:
    koi: dict[str, Any] = {
        "feature": "midnight",
        "symbol": "pumpkin",
        "count": 3,
        "positions": ((1, 0), (2, 1), (3, 2)),
        "again": False,
        "games": 5,
        "left": 5,
        "most_lines": 20,
        "most_line_bet": 50,
    }
    return events.ChangedGamesWon(**(koi | changes))


def _begun(left: int, multiplier: int = 1) -> events.ChangedGameBegun:
    return events.ChangedGameBegun(
        feature="midnight",
        left=left,
        count=3,
        most_lines=None,
        most_line_bet=None,
        multiplier=multiplier,
    )


def _starting_prize(amount: int, factor: int) -> events.StartingPrizeWon:
    return events.StartingPrizeWon(
        feature="midnight",
        symbol="pumpkin",
        count=3,
        positions=((1, 0), (2, 1), (3, 2), (4, 0)),
        pay=Fraction(5),
        amount=amount,
        won=amount,
        credit=amount,
        phase_multiplier=factor,
    )


TOLD: list[tuple[events.Event, str]] = [
    (_won(), "Pumpkin x3 wins Midnight: the next 5 games, on at most 20 lines x $0.50."),
    (
        _won(games=1, left=1, most_lines=1),
        "Pumpkin x3 wins Midnight: the next game, on at most 1 line x $0.50.",
    ),
    (
        _won(symbol="", most_lines=None),
        "This wins Midnight: the next 5 games, on at most $0.50.",
    ),
    (
        _won(most_lines=None, most_line_bet=None),
        "Pumpkin x3 wins Midnight: the next 5 games.",
    ),
    (
        _won(again=True, left=7),
        "Pumpkin x3 wins 5 more games of Midnight; 7 left to play.",
    ),
    (
        _won(again=True, games=1, left=7),
        "Pumpkin x3 wins 1 more game of Midnight; 7 left to play.",
    ),
    (_won(again=True), "Pumpkin x3 wins Midnight anew: 5 games left to play."),
    (_begun(4), "This is a game of Midnight; 4 left after it."),
    (_begun(0, 3), "This is a game of Midnight, prizes times 3; the last of them."),
    (
        _starting_prize(250, 1),
        "Pumpkin x4 in sight pays what Pumpkin x3 paid that won Midnight: 5 x $0.50 = $2.50.",
    ),
    (
        _starting_prize(500, 2),
        "Pumpkin x4 in sight pays what Pumpkin x3 paid that won Midnight: 5 x $0.50 x 2 = $5.00.",
    ),
    (
        events.ChangedGamesEnded(feature="midnight"),
        "Midnight over: the next game is played as usual.",
    ),
]
