"""Where on a line wins are read, which lines there are, and what is paid where several meet."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.pays import by_count, names_by_count, shown_as
from reelwright.claims.deciding.trying import bet, check, seen, tried
from reelwright.claims.model import lines as said
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.windows.boards import Board, boards
from reelwright.claims.trials.windows.crowds import crowds, mingled, paid_both, rivals
from reelwright.claims.trials.windows.masks import masked, runs
from reelwright.claims.verdicts import Situation
from reelwright.play.judging import judge
from reelwright.play.rounds import priced
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.boards import Win
    from reelwright.claims.trials.windows.crowds import Crowd
    from reelwright.claims.trials.windows.masks import Masked
    from reelwright.claims.verdicts import Verdict

CROWDED = 20
"""How many windows with wins on several lines are judged."""


@decide.register(said.ReadAs)
def _(claim: said.ReadAs, rules: Rules, _: Evidence) -> Verdict:
    return tried(
        _read(claim, board, name, kind)
        for name, kind in names_by_count(rules)
        if name == claim.of or (claim.of is None and not _own_reading(rules, name))
        for board in boards(rules)
    )


def _own_reading(rules: Rules, name: str) -> bool:
    """Say whether a symbol or mixed win is read in a way of its own."""
    definition = rules.definition
    rule = definition.symbols.get(name) or definition.mixed[name]
    return getattr(rule, "read", None) is not None


def _windows(board: Board, name: str, kind: str) -> tuple[Masked, ...]:
    shows = by_count(board.rules, name)
    return masked(board.rules, board.phase, board.strips, board.line, name, shows, kind=kind)


def _read(claim: said.ReadAs, board: Board, name: str, kind: str) -> int:
    windows = _windows(board, name, kind)
    table = {win.count: win.pay for each in windows for win in each.wins}
    for each in windows:
        read = runs(each.reels, claim.read, board.reels)
        for win in each.wins:
            check(
                any(_reads(frozenset(win.reels), run, claim.read, board.reels) for run in read),
                seen(board, each.window),
                f"{name} read {claim.read}",
                f"{win.count} {name} on reels {list(win.reels)} wins",
            )
        due = [count for run in read for count in table if count <= len(run)]
        best = max(due, key=lambda count: table[count], default=0)
        check(
            not due or any(win.pay >= table[best] for win in each.wins),
            seen(board, each.window),
            f"{name} read {claim.read}: {best} {shown_as(each)} win",
            ", ".join(f"{win.count} win" for win in each.wins) or "nothing is won",
        )
    return len(windows)


def _reads(win: frozenset[int], run: frozenset[int], read: str, reels: int) -> bool:
    """Say whether a win is a part of a run that a reading can take."""
    if not win <= run:
        return False
    unbroken = max(win) - min(win) + 1 == len(win)
    return {
        "left to right": unbroken and 1 in win,
        "right to left": unbroken and reels in win,
        "both ways": unbroken and bool({1, reels} & win),
        "adjacent anywhere": unbroken,
        "any position": True,
    }[read]


@decide.register(said.LineRuns)
def _(claim: said.LineRuns, rules: Rules, _: Evidence) -> Verdict:
    return tried(_runs(claim, rules))


def _runs(claim: said.LineRuns, rules: Rules) -> Iterator[int]:
    """Win on the line alone, until every reel had a part in a win; return the wins."""
    rows = rules.definition.lines.rows
    check(
        claim.line <= len(rows),
        bet(Stake((claim.line,), min(rules.definition.stakes.bets))),
        f"line {claim.line}",
        f"the game has {len(rows)} lines",
    )
    reels = rules.definition.window.reels
    check(
        len(claim.rows) == reels,
        bet(Stake((claim.line,), min(rules.definition.stakes.bets))),
        f"line {claim.line} runs over {len(claim.rows)} reels",
        f"the game has {reels} reels",
    )
    told = {(reel, row) for reel, row in enumerate(claim.rows, 1)}
    left, count = set(range(1, reels + 1)), 0
    for board in boards(rules, PAID, claim.line):
        for name, kind in names_by_count(rules):
            for each in reversed(_windows(board, name, kind)):
                for win in each.wins:
                    check(
                        told >= set(win.positions),
                        seen(board, each.window),
                        f"line {claim.line} takes rows {list(claim.rows)}",
                        f"it wins on {[list(position) for position in win.positions]}",
                    )
                    left -= set(win.reels)
                    count += 1
            if not left:
                break
    yield count


@decide.register(said.OnlyLinesPlayed)
def _(_claim: said.OnlyLinesPlayed, rules: Rules, _: Evidence) -> Verdict:
    return tried(_off_lines(rules, board) for board in boards(rules))


def _off_lines(rules: Rules, board: Board) -> int:
    """Judge wins of one line with the bet on each other line; return how many were judged."""
    rows = rules.definition.lines.rows
    count = 0
    for name, kind in names_by_count(rules):
        full = [each for each in _windows(board, name, kind) if each.wins][-1:]
        for each in full:
            for line in range(1, len(rows) + 1):
                stake = priced(rules.definition, Stake((line,), board.stake.line_bet))
                judged = judge(rules.definition, each.window, stake)
                on = {(reel, row) for reel, row in enumerate(rows[line - 1], 1)}
                off = [win for win in judged.line_wins if not on >= set(win.positions)]
                check(
                    not off,
                    Situation(stake=stake, window=each.window),
                    f"wins on line {line} alone",
                    f"{off[0].symbol} wins on line {off[0].line}" if off else "",
                )
                count += 1
    return count


@decide.register(said.LinesAdd)
def _(_claim: said.LinesAdd, rules: Rules, _: Evidence) -> Verdict:
    return tried(_add(rules, board) for board in boards(rules))


def _add(rules: Rules, board: Board) -> int:
    """Judge windows with wins on several lines, and each line of them alone."""
    stake = priced(rules.definition, every_line(rules))
    count = 0
    for window in mingled(rules, board.strips):
        if count == CROWDED:
            break
        together = judge(rules.definition, window, stake).line_wins
        if len({win.line for win in together}) < 2:
            continue
        alone = [
            win.amount
            for line in stake.lines
            for win in judge(
                rules.definition, window, priced(rules.definition, _one(line, stake))
            ).line_wins
        ]
        total, each = sum(win.amount for win in together), sum(alone)
        check(
            total == each,
            Situation(stake=stake, window=window),
            f"the lines pay {each} line bets together",
            f"they pay {total}",
        )
        count += 1
    return count


def _one(line: int, stake: Stake) -> Stake:
    return Stake((line,), stake.line_bet)


def _crowds(rules: Rules) -> Iterator[tuple[Board, Crowd]]:
    for board in boards(rules):
        for crowd in crowds(rules, board.phase, board.strips, board.line):
            yield board, crowd


@decide.register(said.OneLinePays)
def _(claim: said.OneLinePays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_one_line(claim, rules, board, crowd) for board, crowd in _crowds(rules))


def _one_line(claim: said.OneLinePays, rules: Rules, board: Board, crowd: Crowd) -> int:
    paid = [(win.name, win.count) for win in crowd.paid]
    distinct = {(win.name, win.positions) for win in crowd.paid}
    situation = seen(board, crowd.window)
    most = {"highest only": 1, "all of different symbols": len({n for n, _ in distinct})}
    check(
        len(distinct) <= most.get(claim.paid, len(distinct)),
        situation,
        f"of one line is paid: {claim.paid}",
        f"paid: {paid}",
    )
    if claim.paid == "highest only":
        return 1
    for one, other in rivals(rules, crowd, greatest=claim.paid != "all"):
        if _independent(rules, one, other) and (len(crowd.possible) == 2 or _free(rules)):
            check(
                paid_both(crowd, one, other, ways=board.ways),
                situation,
                f"{one.count} {one.name} and {other.count} {other.name} are both paid",
                f"paid: {paid}",
            )
    return 1


def _free(rules: Rules) -> bool:
    """Say whether a win takes nothing from others that it shares a place with."""
    lines = rules.definition.lines
    return lines.shared_substitute != "one" and lines.each_symbol != "once"


def _independent(rules: Rules, one: Win, other: Win) -> bool:
    """Say whether two wins have no place in common, or only such as both may have."""
    if not set(one.positions) & set(other.positions):
        return True
    if rules.definition.lines.each_symbol == "once":
        return False
    return _free(rules) or not (set(one.substitutes) | set(other.substitutes))


@decide.register(said.ShorterPays)
def _(claim: said.ShorterPays, rules: Rules, _: Evidence) -> Verdict:
    return tried(
        _shorter(claim, board, name, kind)
        for name, kind in names_by_count(rules)
        for board in boards(rules)
    )


def _shorter(claim: said.ShorterPays, board: Board, name: str, kind: str) -> int:
    windows = _windows(board, name, kind)
    counts = {win.count for each in windows for win in each.wins}
    count = 0
    for each in windows:
        won = {win.count for win in each.wins}
        below = {one for one in counts if won and one < max(won)}
        if not below:
            continue
        paid = bool(won & below)
        if not claim.paid and _apart(each, board):
            continue
        check(
            paid == claim.paid,
            seen(board, each.window),
            f"shorter wins within {max(won)} {name} are {'' if claim.paid else 'not '}paid",
            f"paid: {sorted(won)}",
        )
        count += 1
    return count


def _apart(each: Masked, board: Board) -> bool:
    """Say whether what won stands in two places that do not touch."""
    return len(runs(each.reels, "adjacent anywhere", board.reels)) > 1


@decide.register(said.FullLinePays)
def _(claim: said.FullLinePays, rules: Rules, _: Evidence) -> Verdict:
    return tried(
        _full(claim, board, name, kind)
        for name, kind in names_by_count(rules)
        if _read_both_ways(rules, name)
        for board in boards(rules)
    )


def _read_both_ways(rules: Rules, name: str) -> bool:
    rule = rules.definition.symbols.get(name) or rules.definition.mixed[name]
    own = getattr(rule, "read", None)
    return (own or rules.definition.lines.read) == "both ways"


def _full(claim: said.FullLinePays, board: Board, name: str, kind: str) -> int:
    count = 0
    for each in _windows(board, name, kind):
        full = [win for win in each.wins if len(win.reels) == board.reels]
        if full:
            times = {1: "once", 2: "twice"}[len(full)]
            check(
                times == claim.paid,
                seen(board, each.window),
                f"a full line of {name} is paid {claim.paid}",
                f"it is paid {times}",
            )
            count += 1
    return count


@decide.register(said.SymbolOnce)
def _(claim: said.SymbolOnce, rules: Rules, _: Evidence) -> Verdict:
    return tried(_once(claim, board, crowd) for board, crowd in _crowds(rules))


def _once(claim: said.SymbolOnce, board: Board, crowd: Crowd) -> int:
    """Hold paid wins with a common place against what is said of it."""
    common = [
        (one, other)
        for one, other in combinations(crowd.paid, 2)
        if set(one.positions) & set(other.positions) and one.positions != other.positions
    ]
    check(
        not (claim.once and common),
        seen(board, crowd.window),
        "no symbol of the line counts in two paid wins",
        f"{common[0][0].name} and {common[0][1].name} share one" if common else "",
    )
    return 1


@decide.register(said.SharedSubstitutePays)
def _(claim: said.SharedSubstitutePays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_shared(claim, rules, board, crowd) for board, crowd in _crowds(rules))


def _shared(claim: said.SharedSubstitutePays, rules: Rules, board: Board, crowd: Crowd) -> int:
    for one, other in rivals(rules, crowd):
        if one.name == other.name or not set(one.substitutes) & set(other.substitutes):
            continue
        both = paid_both(crowd, one, other)
        check(
            both == (claim.paid == "both"),
            seen(board, crowd.window),
            f"of {one.name} and {other.name} with a common substitute: {claim.paid} paid",
            "both are paid" if both else "one is paid",
        )
        return 1
    return 0


@decide.register(said.MixedBesideStraight)
def _(claim: said.MixedBesideStraight, rules: Rules, _: Evidence) -> Verdict:
    return tried(_beside(claim, rules, board, crowd) for board, crowd in _crowds(rules))


def _beside(claim: said.MixedBesideStraight, rules: Rules, board: Board, crowd: Crowd) -> int:
    substitutes = rules.definition.substitutes
    for one, other in combinations(crowd.possible, 2):
        mixed, straight = (one, other) if one.name == claim.name else (other, one)
        if mixed.name != claim.name or straight.name not in rules.definition.symbols:
            continue
        if not set(mixed.positions) & set(straight.positions) or straight.name in substitutes:
            continue
        both = paid_both(crowd, mixed, straight)
        free = (one, other) in set(rivals(rules, crowd)) and _independent(rules, one, other)
        if claim.both and not both and not free:
            continue
        check(
            both == claim.both,
            seen(board, crowd.window),
            f"{claim.name} and {straight.name} are {'both' if claim.both else 'not both'} paid",
            "both are" if both else "one is",
        )
        return 1
    return 0
