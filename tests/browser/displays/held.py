"""What must be in sight while reels or cells are held, worked out from the events alone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import HoldAndSpin
from reelwright.play import events as e
from tests.browser.displays.duty import Due

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.definition.model import Game
    from reelwright.play.events import Position


@dataclass(frozen=True)
class Run:
    """Re-spins: how many are left, and the reels that are held; `on` from the first to the end."""

    left: int
    reels: frozenset[int]
    on: bool = False


@dataclass(frozen=True)
class Cells:
    """Hold and spin: how many re-spins there are at first and left, and what each cell is worth."""

    feature: HoldAndSpin
    left: int
    values: dict[Position, int] = field(default_factory=dict)


def in_re_spins(told: Sequence[e.Event]) -> Iterator[Due]:
    """How many re-spins are left, and which reels are held, in each of them."""
    run: Run | None = None
    for event in told:
        match event:
            case e.ReSpinsWon():
                run = Run(event.re_spins, frozenset(event.held))
            case e.ReSpinBegun():
                assert run is not None
                run = replace(run, left=run.left - 1, on=True)
            case e.MoreReelsHeld():
                assert run is not None
                more = {reel for reel, _ in event.positions}
                run = replace(run, left=run.left + event.added, reels=run.reels | more)
            case e.ReSpinsEnded():
                run = None
    if run is not None and run.on:
        yield Due("re-spins left", "re-spins", str(run.left))
        reels = [str(reel) for reel in sorted(run.reels)]
        *first, last = reels
        listed = f"reels {', '.join(first)} and {last}" if first else f"reel {last}"
        yield Due("reels held by the game", "re-spins", listed)


def in_hold_and_spin(game: Game, told: Sequence[e.Event]) -> Iterator[Due]:
    """How many re-spins are left, what each symbol held is worth, and what all of them are."""
    cells: Cells | None = None
    waits = False
    for event in told:
        match event:
            case e.HoldBegun():
                feature = game.definition.features[event.feature]
                assert isinstance(feature, HoldAndSpin)
                cells, waits = Cells(feature, feature.re_spins), True
            case e.CellsSpun():
                assert cells is not None
                waits = bool(event.positions)
                again = waits and cells.feature.new_symbol == "begins again"
                left = cells.feature.re_spins if again else cells.left - 1
                cells = replace(cells, left=left)
            case e.ValuesDrawn():
                assert cells is not None
                values = dict(zip(event.positions, event.values, strict=True))
                cells, waits = replace(cells, values={**cells.values, **values}), False
            case e.BonusEnded():
                cells = None
    if cells is None:
        return
    yield Due("re-spins left", "hold and spin", str(cells.left))
    if not waits:
        worth = [value for _, value in sorted(cells.values.items())]
        said = f"{', '.join(map(str, worth))}: {sum(worth)}"
        yield Due("values held", "hold and spin", said)
