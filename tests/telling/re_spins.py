"""Events of re-spins, with what is told of them in Cinderella's names."""

from __future__ import annotations

from reelwright.play import events

PAIR = ((1, 0), (2, 1))


def _won(symbol: str, held: tuple[int, ...], re_spins: int) -> events.ReSpinsWon:
    return events.ReSpinsWon(
        feature="the clock",
        symbol=symbol,
        count=2,
        positions=PAIR if symbol else (),
        held=held,
        re_spins=re_spins,
    )


def _begun(played: int, left: int, held: tuple[int, ...]) -> events.ReSpinBegun:
    return events.ReSpinBegun(
        feature="the clock",
        played=played,
        left=left,
        held=held,
        lines=(1, 2),
        line_bet=10,
        feature_won=0,
    )


def _more(added: int) -> events.MoreReelsHeld:
    return events.MoreReelsHeld(
        feature="the clock",
        symbol="clock",
        count=3,
        positions=(*PAIR, (3, 0)),
        held=(1, 2, 3),
        added=added,
        left=2,
    )


def _ended(played: int, unplayed: int) -> events.ReSpinsEnded:
    return events.ReSpinsEnded(
        feature="the clock", played=played, unplayed=unplayed, feature_won=500, won=700
    )


TOLD: list[tuple[events.Event, str]] = [
    (_won("clock", (1, 2), 3), "Clock x2 wins The clock: 3 re-spins, reels 1 and 2 held."),
    (_won("", (3,), 1), "This wins The clock: 1 re-spin, reel 3 held."),
    (_begun(1, 2, (1, 2)), "Re-spin 1 of The clock, reels 1 and 2 held; 2 left after it."),
    (_begun(3, 0, (3,)), "Re-spin 3 of The clock, reel 3 held; the last of them."),
    (
        _more(1),
        "Clock x3 holds further reels of The clock: reels 1, 2 and 3 held; 1 more re-spin.",
    ),
    (_more(0), "Clock x3 holds further reels of The clock: reels 1, 2 and 3 held."),
    (_ended(3, 0), "The clock over: 3 re-spins won $5.00."),
    (_ended(1, 2), "The clock over: 1 re-spin won $5.00, 2 not played."),
    (
        events.ReelsStopped(phase="the clock", stops=(3, 0, 45), window=(), held=(1, 3)),
        "The reels stop at held, 0, held.",
    ),
]
