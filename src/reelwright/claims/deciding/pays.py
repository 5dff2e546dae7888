"""What symbols, patterns and unlike symbols pay on a line."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import Differs, bet, check, seen, tried
from reelwright.claims.model import lines as said
from reelwright.claims.rules import PAID, Rules
from reelwright.claims.trials.played.rounds import every_line, spun
from reelwright.claims.trials.played.showing import line_wins
from reelwright.claims.trials.played.spins import set_spun
from reelwright.claims.trials.windows.alone import alone_in
from reelwright.claims.trials.windows.boards import TRIES, Board, Want, boards
from reelwright.claims.trials.windows.masks import Masked, acting, masked
from reelwright.definition.model import MixedByCount, symbols_of
from reelwright.play.events import LineWon, WaysWon

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from fractions import Fraction

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.trials.windows.boards import Win
    from reelwright.claims.verdicts import Situation, Verdict
    from reelwright.play.events import Window


@decide.register(said.InSight)
def _(claim: said.InSight, rules: Rules, _: Evidence) -> Verdict:
    return tried(_in_sight(claim, board) for board in boards(rules))


def _in_sight(claim: said.InSight, board: Board) -> int:
    window = tuple(columns[0] for columns in board.columns)
    heights = tuple(map(len, window))
    check(heights == claim.heights, seen(board, window), f"{claim.heights}", f"{heights}")
    return 1


@decide.register(said.LinePays)
def _(claim: said.LinePays, rules: Rules, _: Evidence) -> Verdict:
    return tried(
        pays(board, claim.symbol, frozenset({claim.symbol}), claim.pays)
        for phase in claim.phases
        for board in boards_of(rules, phase)
    )


def boards_of(rules: Rules, phase: str) -> list[Board]:
    """Return the boards of a phase; `Differs` where the game has no such phase."""
    check(
        phase in rules.phases,
        bet(every_line(rules)),
        f"games called {phase}",
        "no such games: " + ", ".join(rules.phases),
    )
    return boards(rules, phase)


def pays(
    board: Board,
    name: str,
    shows: frozenset[str],
    table: Mapping[int, Fraction],
    kind: str = "straight",
) -> int:
    """Hold a table of pays against every set of places; return how many windows were judged."""
    windows = masked(board.rules, board.phase, board.strips, board.line, name, shows, kind=kind)
    own = name in acting(board.rules, board.phase)
    found = set()
    for each in windows:
        for win in each.wins:
            told = table.get(win.count, 0)
            paid = win.pay if own or win.substitutes else win.amount
            check(
                paid == told,
                seen(board, each.window),
                f"{win.count} {name} pays {told}",
                f"{win.count} {name} pays {paid}",
            )
            found.add(win.count)
    sizes = {len(each.reels) for each in windows}
    for count in sorted(table.keys() - found):
        if count not in sizes and count < max(sizes, default=0):
            continue
        raise Differs(
            _of_size(board, windows, count),
            f"{count} {name} pays {table[count]}",
            f"{count} {name} pays nothing, wherever it stands",
        )
    return len(windows)


def _of_size(board: Board, windows: Sequence[Masked], count: int) -> Situation:
    near = [each for each in windows if len(each.reels) == count]
    return seen(board, near[0].window) if near else bet(board.stake)


@decide.register(said.LinePaysOn)
def _(claim: said.LinePaysOn, rules: Rules, _: Evidence) -> Verdict:
    bets = rules.definition.stakes.bets
    return tried(_on(claim, rules, one) for one in sorted({min(bets), max(bets)}))


def _on(claim: said.LinePaysOn, rules: Rules, line_bet: int) -> int:
    """Spin until a line wins, and hold the amount against the bet."""
    stake = every_line(rules, line_bet)
    unit = "line bet" if stake.lines else "unit bet"
    check(
        claim.on in (unit, "total bet"),
        bet(stake),
        f"pays on the {claim.on}",
        f"what is bet is a {unit}",
    )
    strips = set_spun(rules, PAID, len(stake.lines))
    for target in line_wins(rules, PAID, strips, stake):
        played = spun(rules, stake, target.stops, strips)
        for event in played.events:
            if isinstance(event, LineWon | WaysWon):
                units = _units(event)
                on = {"total bet": played.stake.total}.get(claim.on, line_bet)
                check(
                    event.amount == units * on,
                    played.situation,
                    f"{units} times the {claim.on}: {units * on} cents",
                    f"{event.amount} cents",
                )
                return 1
    return 0


def _units(event: LineWon | WaysWon) -> Fraction:
    if isinstance(event, LineWon):
        return (event.pay * event.multiplier + event.added) * event.fall_multiplier
    return (event.pay * event.factor + event.added) * event.fall_multiplier


@decide.register(said.PatternPays)
def _(claim: said.PatternPays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_pattern(claim, board) for board in boards(rules))


def _pattern(claim: said.PatternPays, board: Board) -> int:
    places = frozenset(reel for reel, mark in enumerate(claim.pattern, 1) if mark == "X")
    shows = frozenset({claim.symbol})
    windows = masked(
        board.rules, board.phase, board.strips, board.line, claim.symbol, shows, kind=claim.pattern
    )
    words = f"{claim.symbol} on {claim.pattern}"
    for each in windows:
        if each.reels != places:
            continue
        paid = [win.pay for win in each.wins if frozenset(win.reels) == places]
        check(
            paid == [claim.pay],
            seen(board, each.window),
            f"{words} pays {claim.pay}",
            f"{words} pays {paid[0] if paid else 'nothing'}",
        )
        return 1
    raise Differs(bet(board.stake), f"{words} pays {claim.pay}", "it cannot come up")


@decide.register(said.MixedPays)
def _(claim: said.MixedPays, rules: Rules, _: Evidence) -> Verdict:
    of = frozenset(claim.of)
    return tried(
        pays(board, claim.name, of, claim.pays, "mixed") + _members(board, claim.name, of)
        for board in boards(rules)
    )


def _members(board: Board, name: str, of: frozenset[str]) -> int:
    """Put every symbol in the place of one of a mixed win; return how many were tried."""
    windows = masked(board.rules, board.phase, board.strips, board.line, name, of, kind="mixed")
    for each in windows:
        _within(board, name, each)
    winning = [each for each in windows if each.wins and each.reels == {*each.wins[0].reels}]
    substitutes = frozenset(acting(board.rules, board.phase))
    count = 0
    for each in winning:
        for reel in each.reels:
            for column in board.fitting(reel - 1, Want(None, substitutes)):
                window = _with(each.window, reel, column)
                count += _member(board, name, of, reel, window)
    return count


def _within(board: Board, name: str, each: Masked) -> None:
    """Hold that nothing beside what is said to counts for a mixed win."""
    for reel in sorted({reel for win in each.wins for reel in win.reels} - each.reels):
        shown = " and ".join(symbols_of(each.window[reel - 1][board.rows[reel - 1]]))
        words = f"{shown} on reel {reel} does not count for {name}"
        raise Differs(seen(board, each.window), words, "it counts")


def alone_in_window(board: Board, name: str, window: Window) -> tuple[Win, ...]:
    """Return what a mixed win wins in a window, as if it were the only prize of lines."""
    reduced = Rules(alone_in(board.rules.definition, name, board.phase), board.rules.profile)
    return Board(reduced, board.phase, board.strips, board.line).wins(window)


def _with(window: Window, reel: int, column: tuple[str, ...]) -> Window:
    return (*window[: reel - 1], column, *window[reel:])


def _member(
    board: Board,
    name: str,
    of: frozenset[str],
    reel: int,
    window: Window,
) -> int:
    shown = frozenset(window[reel - 1][board.rows[reel - 1]].split("+"))
    wins = alone_in_window(board, name, window)
    won = any(win.name == name and reel in win.reels for win in wins)
    told = bool(shown & of)
    words = f"{' and '.join(sorted(shown))} on reel {reel}"
    check(
        won == told,
        seen(board, window),
        f"{words} {'counts' if told else 'does not count'} for {name}",
        f"it {'counts' if won else 'does not'}",
    )
    return 1


@decide.register(said.PlacedPays)
def _(claim: said.PlacedPays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_placed(claim, board) for board in boards(rules))


def _placed(claim: said.PlacedPays, board: Board) -> int:
    """Fill the places as said, then put every other symbol in each of them."""
    substitutes = frozenset(acting(board.rules, board.phase))
    wants = [Want(frozenset(keys) or None, substitutes) for keys in claim.places]
    base = _paid_as_said(claim, board, wants)
    count = 1
    for reel, keys in enumerate(claim.places, 1):
        for column in board.fitting(reel - 1, Want(None, substitutes)):
            window = _with(base, reel, column)
            won = bool(alone_in_window(board, claim.name, window))
            shown = frozenset(column[board.rows[reel - 1]].split("+"))
            told = not keys or bool(shown & frozenset(keys))
            words = f"{' and '.join(sorted(shown))} on reel {reel}"
            check(
                won == told,
                seen(board, window),
                f"{words} {'makes' if told else 'does not make'} {claim.name}",
                f"it {'does' if won else 'does not'}",
            )
            count += 1
    return count


def _paid_as_said(claim: said.PlacedPays, board: Board, wants: list[Want]) -> Window:
    said_so = f"{claim.name} pays {claim.pay}"
    last = None
    for window in islice(board.windows(wants), TRIES):
        last = window
        for win in alone_in_window(board, claim.name, window):
            if win.name == claim.name:
                check(
                    win.pay == claim.pay,
                    seen(board, window),
                    said_so,
                    f"{claim.name} pays {win.pay}",
                )
                return window
    raise Differs(
        seen(board, last) if last else bet(board.stake), said_so, f"{claim.name} is never paid"
    )


def by_count(rules: Rules, name: str) -> frozenset[str]:
    """Return what may stand on the places of a win by count: a symbol, or those of a mixed win."""
    mixed = rules.definition.mixed.get(name)
    if mixed is None:
        return frozenset({name})
    return rules.definition.mixing(name)


def names_by_count(rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield what wins by count in paid games, with its kind: a symbol, or a mixed win."""
    definition = rules.definition
    for key, symbol in definition.symbols.items():
        if symbol.pays:
            yield key, "straight"
    for name, mixed in definition.mixed.items():
        if isinstance(mixed, MixedByCount):
            yield name, "mixed"


def shown_as(each: Masked) -> str:
    """Return the reels a symbol stands on, in words."""
    return "on reels " + ", ".join(map(str, sorted(each.reels)))
