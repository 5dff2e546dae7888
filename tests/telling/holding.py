"""Events of hold and spin, and of wagers, with what is told of them in Cinderella's names."""

from __future__ import annotations

from reelwright.play import events

THREE = ((1, 0), (2, 0), (3, 1))


def _begun(symbol: str, full_window: int | None) -> events.HoldBegun:
    return events.HoldBegun(
        feature="the cellar",
        symbol=symbol,
        positions=THREE,
        re_spins=3,
        cells=15,
        prizes_on="line bet",
        full_window=full_window,
    )


def _full(amount: int, factor: int) -> events.FullWindowWon:
    return events.FullWindowWon(
        feature="the cellar",
        prize=20,
        on="line bet",
        amount=amount,
        feature_won=amount,
        won=amount,
        credit=amount,
        phase_multiplier=factor,
    )


def _drawn(
    positions: tuple[tuple[int, int], ...], values: tuple[int, ...], held: int, left: int
) -> events.ValuesDrawn:
    return events.ValuesDrawn(
        feature="the cellar",
        positions=positions,
        values=values,
        held=held,
        value=sum(values),
        left=left,
    )


def _spun(positions: tuple[tuple[int, int], ...], left: int) -> events.CellsSpun:
    return events.CellsSpun(feature="the cellar", positions=positions, left=left)


TOLD: list[tuple[events.Event, str]] = [
    (
        _begun("pumpkin", 20),
        (
            "Pumpkin x3 starts The cellar: 3 of 15 cells hold a symbol, 3 re-spins, prizes times "
            "the line bet; a full window pays 20 more."
        ),
    ),
    (
        _begun("", None),
        (
            "This starts The cellar: 3 of 15 cells hold a symbol, 3 re-spins, prizes times the "
            "line bet."
        ),
    ),
    (
        _drawn(THREE, (1, 5, 1), 3, 3),
        (
            "Held: 1 on reel 1, row 1, 5 on reel 2, row 1 and 1 on reel 3, row 2. 3 cells hold 7 "
            "in all; 3 re-spins left."
        ),
    ),
    (
        _drawn(((2, 2),), (5,), 1, 1),
        "Held: 5 on reel 2, row 3. 1 cell holds 5 in all; 1 re-spin left.",
    ),
    (_spun((), 1), "Nothing lands: 1 re-spin left."),
    (_spun(((2, 2),), 3), "A symbol lands on reel 2, row 3: 3 re-spins left."),
    (_full(1000, 1), "Every cell of The cellar holds a symbol: 20 x $0.50 = $10.00."),
    (_full(2000, 2), "Every cell of The cellar holds a symbol: 20 x $0.50 x 2 = $20.00."),
    (
        events.RoundBegun(
            lines=(1, 2),
            line_bet=10,
            total_bet=20,
            credit=-30,
            wager="more coins",
            cost=30,
        ),
        "A round begins on lines 1 and 2: 2 x $0.10 = $0.20 bet; the wager more coins costs $0.30.",
    ),
    (
        events.RoundEnded(total_bet=20, won=600, credit=0, cost=30),
        "The round is over: $0.30 bet, $6.00 won.",
    ),
]
