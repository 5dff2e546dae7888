"""How hold and spin is played: what is held, what lands, what it comes to in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.bonuses_played import begun_as, opened
from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import Differs, check, tried
from reelwright.claims.model import holding as said
from reelwright.claims.trials.played.bonuses import uncapped
from reelwright.claims.trials.played.holding import (
    STAYS_OPEN,
    drawn,
    over,
    played_out,
    spun,
    values,
)
from reelwright.claims.trials.played.steering import begun
from reelwright.definition.model import HoldAndSpin, symbols_of
from reelwright.play.events import (
    BonusPrizeWon,
    Expanded,
    FullWindowWon,
    HoldBegun,
    ValuesDrawn,
)
from reelwright.play.hold_and_spin import LANDS
from reelwright.play.questions import Draw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event, Position, Window


@decide.register(said.HoldPlayed)
def _(claim: said.HoldPlayed, rules: Rules, _: Evidence) -> Verdict:
    return tried(_played(claim, rules))


def _played(claim: said.HoldPlayed, rules: Rules) -> Iterator[int]:
    """Play it with nothing landing, with one landing at the last chance, and to a full window."""
    stand = _opened(rules, claim.feature)
    begin = begun_as(stand, claim.feature, HoldBegun)
    _holds_all(claim, stand, begin)
    _values(claim, stand, len(begin.positions))
    yield 1
    held = drawn(stand, 0)
    yield _re_spins(claim, held, begin)
    yield _again(claim, held)
    for lands in (True, False):
        _paid_at_the_end(claim, played_out(stand, claim.feature, lands=lands))
        yield 1


def _opened(rules: Rules, feature: str) -> Stand:
    """Return a round in which it has begun with open cells left, if there is one."""
    rule = rules.definition.features.get(feature)
    for count in sorted(rule.counts) if isinstance(rule, HoldAndSpin) else ():
        stand = begun(uncapped(rules), feature, count)
        if stand is not None:
            return stand
    return opened(rules, feature)


def _holds_all(claim: said.HoldPlayed, stand: Stand, begin: HoldBegun) -> None:
    """Hold the cells that are held at first against the windows of the round.

    Another feature may have been played since the one that started it.
    """
    if not begin.symbol:
        return
    before = stand.events[: stand.events.index(begin)]
    shown = [
        _showing(event.window, claim.symbol)
        for event in before
        if hasattr(event, "window") and not isinstance(event, Expanded)
    ]
    check(
        sorted(begin.positions) in shown,
        stand.situation,
        f"{claim.symbol} is held on {_cells(shown[-1])}",
        f"held: {_cells(begin.positions)}",
    )


def _showing(window: Window, symbol: str) -> list[Position]:
    return [
        (reel, row)
        for reel, column in enumerate(window, 1)
        for row, cell in enumerate(column)
        if symbol in symbols_of(cell)
    ]


def _cells(cells: tuple[Position, ...] | list[Position]) -> str:
    return ", ".join(f"reel {reel} row {row}" for reel, row in cells) or "no cell"


def _values(claim: said.HoldPlayed, stand: Stand, many: int) -> None:
    """Draw every value there is, for each symbol alike."""
    told = f"a value for each of {many} symbols, one of {sorted(claim.values)}"
    draw = stand.question
    if not isinstance(draw, Draw) or draw.of != "value":
        raise Differs(stand.situation, told, f"{draw}")
    found = sorted(set(values(stand).values()))
    check(len(draw.parts) == many, stand.situation, told, f"{len(draw.parts)} draws")
    check(len(set(draw.parts)) == 1, stand.situation, told, "the draws are not alike")
    check(found == sorted(claim.values), stand.situation, told, f"one of {found}")


def _re_spins(claim: said.HoldPlayed, held: Stand, begin: HoldBegun) -> int:
    """Spin with nothing landing until it is over."""
    now, spins = held, 0
    while not over(now.told, claim.feature):
        _each_by_itself(now, begin.cells - len(begin.positions))
        now = drawn(now, STAYS_OPEN)
        spins += 1
    told = f"{claim.re_spins} re-spins where nothing lands"
    check(spins == claim.re_spins == begin.re_spins, now.situation, told, f"{spins} re-spins")
    return spins


def _each_by_itself(now: Stand, open_cells: int) -> None:
    """Check that every open cell may be taken or stay open, all alike."""
    draw = now.question
    told = f"each of {open_cells} open cells may be taken, by itself"
    if not isinstance(draw, Draw) or draw.of != "landing":
        raise Differs(now.situation, told, f"{draw}")
    part = draw.parts[0]
    free = bool(part.weight(LANDS) and part.weight(STAYS_OPEN))
    alike = draw.parts == (part,) * open_cells
    check(free and alike, now.situation, told, f"{draw}")


def _again(claim: said.HoldPlayed, held: Stand) -> int:
    """Let a symbol land in the last re-spin there is."""
    now, left = held, _left(held.told)
    while left > 1:
        now = drawn(now, STAYS_OPEN)
        left = _left(now.told)
    now = drawn(now, LANDS, STAYS_OPEN)
    due = claim.re_spins if claim.again else 0
    found = _left(now.told)
    told = f"{due} re-spins are left where a symbol lands in the last"
    check(found == due, now.situation, told, f"{found} are left")
    return 1


def _left(told: tuple[Event, ...]) -> int:
    """Return how many re-spins are told to be left."""
    cells = spun(told)
    if cells is not None:
        return cells.left
    return next(event.left for event in told if isinstance(event, ValuesDrawn))


def _paid_at_the_end(claim: said.HoldPlayed, stand: Stand) -> None:
    """Hold the one prize paid against the values of all that were held."""
    events = [event for event in stand.events if getattr(event, "feature", "") == claim.feature]
    due = sum(sum(event.values) for event in events if isinstance(event, ValuesDrawn))
    last = max(place for place, one in enumerate(events) if isinstance(one, ValuesDrawn))
    early = [event for event in events[:last] if getattr(event, "amount", 0)]
    check(not early, stand.situation, "nothing is paid before the end", f"{early}")
    found = [event.prize for event in events[last:] if isinstance(event, BonusPrizeWon)]
    check(found == [due], stand.situation, f"one prize of {due} at the end", f"prizes {found}")


@decide.register(said.FullWindowPays)
def _(claim: said.FullWindowPays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_full(claim, rules))


def _full(claim: said.FullWindowPays, rules: Rules) -> Iterator[int]:
    """Let a symbol land on every open cell at once, and on none."""
    stand = _opened(rules, claim.feature)
    begun_as(stand, claim.feature, HoldBegun)
    known = len(stand.events)
    for lands in (True, False):
        done = played_out(stand, claim.feature, lands=lands)
        told = done.events[known:]
        prizes = [one.prize for one in told if isinstance(one, FullWindowWon)]
        due = [claim.pay] if lands and claim.pay is not None else []
        where = "every cell" if lands else "not every cell"
        check(
            prizes == due,
            done.situation,
            f"{where} holding one pays {due[0] if due else 'nothing'} on top",
            f"it pays {prizes[0] if prizes else 'nothing'}",
        )
        spins = sum(spun((event,)) is not None for event in told)
        check(spins == 1 or not lands, done.situation, "a full window ends it", f"{spins} re-spins")
        yield 1
