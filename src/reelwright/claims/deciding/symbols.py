"""Where symbols stand, and what counts where one place shows two or a symbol takes several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import bet, check, seen, tried
from reelwright.claims.model import symbols as said
from reelwright.claims.trials.played.stakes import most_lines, stake_on
from reelwright.claims.trials.played.stopped import sets_by_number, showing, windows
from reelwright.claims.trials.windows.boards import Board, Want, boards, columns_of
from reelwright.claims.verdicts import Situation
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.boards import Column
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Window


@decide.register(said.StandsOn)
def _(claim: said.StandsOn, rules: Rules, _: Evidence) -> Verdict:
    return tried(_stands(claim, rules), whole=True)


def _stands(claim: said.StandsOn, rules: Rules) -> Iterator[int]:
    """Stop every reel everywhere on each set of strips; yield how many sets there were."""
    place = bet(most_lines(rules))
    check(claim.phase in rules.phases, place, f"games called {claim.phase}", "no such games")
    by_number = sets_by_number(rules, claim.phase)
    least, most = claim.lines or (min(by_number), max(by_number))
    check(
        {least, most} <= by_number.keys(),
        place,
        f"{least} to {most} lines",
        f"{min(by_number)} to {max(by_number)} lines",
    )
    for number in {
        sets: number for number, sets in by_number.items() if least <= number <= most
    }.values():
        yield _stands_at(claim, rules, number, by_number[number])


def _stands_at(claim: said.StandsOn, rules: Rules, lines: int, sets: tuple[str, ...]) -> int:
    stake = stake_on(rules, lines)
    on = [showing(rules, claim.phase, strips, claim.symbol) for strips in sets]
    every = set[int].intersection(*({*reels} for reels in on))
    some = set[int].union(*({*reels} for reels in on)) - every
    told = {*claim.reels, *claim.sometimes}
    shown = {reel: window for reels in on for reel, window in reels.items()}
    beyond = sorted(shown.keys() - told)
    window = shown[beyond[0]] if beyond else _any(rules, claim.phase, sets[0])
    check(
        every == {*claim.reels} and some == {*claim.sometimes},
        Situation(stake, claim.phase, window),
        f"{claim.symbol} on reels {_listed(claim.reels)}{_at_times(claim.sometimes)}",
        f"on reels {_listed(every)}{_at_times(some)}",
    )
    return len(sets)


def _any(rules: Rules, phase: str, strips: str) -> Window:
    return windows(rules.definition, phase, strips)[0]


def _listed(reels: set[int] | tuple[int, ...]) -> str:
    return ", ".join(map(str, sorted(reels))) or "none"


def _at_times(reels: set[int] | tuple[int, ...]) -> str:
    return f", in some games {_listed(reels)}" if reels else ""


@decide.register(said.BothOnOnePlace)
def _(_claim: said.BothOnOnePlace, rules: Rules, _: Evidence) -> Verdict:
    return tried(_both(rules))


def _some_show_two(rules: Rules) -> int:
    some = any(
        len(symbols_of(cell)) > 1
        for phase in rules.phases
        for strips in rules.sets(phase)
        for window in windows(rules.definition, phase, strips)
        for column in window
        for cell in column
    )
    check(some, bet(most_lines(rules)), "places that show two symbols", "no place does")
    return 0


def _both(rules: Rules) -> Iterator[int]:
    yield _some_show_two(rules)
    for phase in rules.phases:
        for board in boards(rules, phase):
            for reel in range(1, board.reels + 1):
                for column in board.columns[reel - 1]:
                    for row, cell in enumerate(column):
                        if len(symbols_of(cell)) > 1:
                            yield _scatters_of(board, reel, column, row)
                            yield _lines_of(board, reel, column, row)


def _scatters_of(board: Board, reel: int, column: Column, row: int) -> int:
    """Show a place with two symbols by itself, and see that each scatter of it counts."""
    count = 0
    definition = board.rules.definition
    for symbol in definition.scatters.keys() & {*symbols_of(column[row])}:
        before = [_with(columns, symbol) for columns in board.columns[: reel - 1]]
        window = (*before, column, *(columns[0] for columns in board.columns[reel:]))
        if definition.scatters[symbol].counted == "left adjacent reels" and not all(
            symbol in shown for shown in map(_symbols, before)
        ):
            continue
        positions = board.judged(window).sightings[symbol].positions
        check(
            any(on == reel for on, _ in positions),
            seen(board, window),
            f"{symbol} counts on reel {reel}, where {column[row]} stands",
            f"it counts on {[*map(list, positions)]}",
        )
        count += 1
    return count


def _symbols(column: Column) -> frozenset[str]:
    return frozenset(symbol for cell in column for symbol in symbols_of(cell))


def _with(columns: tuple[Column, ...], symbol: str) -> Column:
    """Return a column that shows a symbol; the first where none does."""
    return next((column for column in columns if symbol in _symbols(column)), columns[0])


def _lines_of(board: Board, reel: int, column: Column, row: int) -> int:
    """Fill the line with a symbol, one place of it with two, and see that it wins with it."""
    if not board.ways and row != board.rows[reel - 1]:
        return 0
    count = 0
    for symbol in symbols_of(column[row]):
        fitting = [board.fitting(on, Want(frozenset({symbol}))) for on in range(board.reels)]
        if not all(fitting):
            continue
        plain = tuple(columns[0] for columns in fitting)
        window = (*plain[: reel - 1], column, *plain[reel:])
        if any(win.name == symbol and reel in win.reels for win in board.wins(plain)):
            if reel in board.judged(window).expanded:
                continue
            wins = board.wins(window)
            check(
                any(reel in win.reels for win in wins),
                seen(board, window),
                f"{column[row]} on reel {reel} counts as {symbol}",
                f"wins there: {[win.name for win in wins]}",
            )
            count += 1
    return count


@decide.register(said.TallStands)
def _(claim: said.TallStands, rules: Rules, _: Evidence) -> Verdict:
    return tried(_stands_tall(claim, rules), whole=True)


def _stands_tall(claim: said.TallStands, rules: Rules) -> Iterator[int]:
    yield _comes_up(claim.symbol, rules)
    for phase in rules.phases:
        for strips in rules.sets(phase):
            yield _tall(claim, rules, phase, strips)


def _tall(claim: said.TallStands, rules: Rules, phase: str, strips: str) -> int:
    """Turn each reel once round, and measure what stands there without a gap."""
    shown = windows(rules.definition, phase, strips)
    count = 0
    for reel, strip in enumerate(rules.definition.strips[strips]):
        turn = [claim.symbol in symbols_of(window[reel][0]) for window in shown[: len(strip)]]
        for stop, length in _runs(turn):
            check(
                length == claim.height,
                Situation(most_lines(rules), phase, shown[stop]),
                f"{claim.symbol} takes {claim.height} places",
                f"{length} on reel {reel + 1}",
            )
            count += 1
    return count


def _runs(turn: list[bool]) -> Iterator[tuple[int, int]]:
    """Yield where runs start on a reel, which turns without end, and how long they are."""
    if all(turn):
        yield 0, len(turn)
        return
    for start, here in enumerate(turn):
        if here and not turn[start - 1]:
            length = 1
            while turn[(start + length) % len(turn)]:
                length += 1
            yield start, length


def _comes_up(symbol: str, rules: Rules) -> int:
    on = any(
        showing(rules, phase, strips, symbol)
        for phase in rules.phases
        for strips in rules.sets(phase)
    )
    check(on, bet(most_lines(rules)), f"{symbol} on the reels", "on none")
    return 0


@decide.register(said.TallOnLines)
def _(claim: said.TallOnLines, rules: Rules, _: Evidence) -> Verdict:
    return tried(_each_place(claim, rules))


def _each_place(claim: said.TallOnLines, rules: Rules) -> Iterator[int]:
    """Win on a line with one place of the symbol, then with each other place it can show there."""
    yield _comes_up(claim.symbol, rules)
    for line in range(1, len(rules.definition.lines.rows) + 1):
        for board in boards(rules, line=line) if rules.has_lines else ():
            fitting = [
                board.fitting(on, Want(frozenset({claim.symbol}))) for on in range(board.reels)
            ]
            if not all(fitting):
                continue
            plain = tuple(columns[0] for columns in fitting)
            reels = {
                reel for win in board.wins(plain) if win.name == claim.symbol for reel in win.reels
            }
            for reel in sorted(reels):
                yield _other_places(claim.symbol, board, plain, reel)


def _other_places(symbol: str, board: Board, plain: Window, reel: int) -> int:
    count = 0
    for column in columns_of(board.rules.definition, board.strips)[reel - 1]:
        if symbol in symbols_of(column[board.rows[reel - 1]]):
            window = (*plain[: reel - 1], column, *plain[reel:])
            if board.judged(window).expanded:
                continue
            check(
                any(reel in win.reels for win in board.wins(window)),
                seen(board, window),
                f"each place of {symbol} counts on line {board.line}",
                f"that on reel {reel} does not",
            )
            count += 1
    return count
