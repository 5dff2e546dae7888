"""Where on a line wins are read, which lines there are, and what is paid where several meet."""

from __future__ import annotations

from itertools import combinations, islice
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.pays import by_count, names_by_count, shown_as
from reelwright.claims.deciding.trying import bet, check, seen, tried
from reelwright.claims.model import lines as said
from reelwright.claims.rules import PAID
from reelwright.claims.trials.boards import Board, Want, boards, wins_of
from reelwright.claims.trials.crowds import crowds
from reelwright.claims.trials.masks import masked, runs
from reelwright.claims.trials.rounds import every_line
from reelwright.claims.verdicts import Situation
from reelwright.play.judging import judge
from reelwright.play.rounds import priced
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.crowds import Crowd
    from reelwright.claims.trials.masks import Masked
    from reelwright.claims.verdicts import Verdict


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
    counts = {win.count for each in windows for win in each.wins}
    for each in windows:
        read = runs(each.reels, claim.read, board.reels)
        for win in each.wins:
            check(
                any(_reads(frozenset(win.reels), run, claim.read, board.reels) for run in read),
                seen(board, each.window),
                f"{name} read {claim.read}",
                f"{win.count} {name} on reels {list(win.reels)} wins",
            )
        due = [run for run in read if any(count <= len(run) for count in counts)]
        check(
            bool(each.wins) or not due,
            seen(board, each.window),
            f"{name} read {claim.read} wins {shown_as(each)}",
            "nothing is won",
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
    return tried([_runs(claim, rules)])


def _runs(claim: said.LineRuns, rules: Rules) -> int:
    """Win on the line alone, until every reel had a part in a win; return the wins."""
    rows = rules.definition.lines.rows
    check(
        claim.line <= len(rows),
        bet(Stake((claim.line,), min(rules.definition.stakes.bets))),
        f"line {claim.line}",
        f"the game has {len(rows)} lines",
    )
    told = {(reel, row) for reel, row in enumerate(claim.rows, 1)}
    left, count = set(range(1, rules.definition.window.reels + 1)), 0
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
                return count
    return count


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
    for name, _ in names_by_count(rules):
        wants = [Want(by_count(rules, name))] * board.reels
        for window in islice(board.windows(wants), 5):
            together = wins_of(judge(rules.definition, window, stake))
            alone = [
                win
                for line in stake.lines
                for win in wins_of(
                    judge(rules.definition, window, priced(rules.definition, _one(line, stake)))
                )
            ]
            if not stake.lines or len(alone) < 2:
                continue
            total, each = sum(w.amount for w in together), sum(w.amount for w in alone)
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
    for one, other in combinations(crowd.possible, 2):
        if _independent(claim, rules, one.positions, other.positions) and (
            one.name != other.name or claim.paid == "all"
        ):
            both = sum(
                (win.name, win.positions) in {(w.name, w.positions) for w in (one, other)}
                for win in crowd.paid
            )
            check(
                both >= 2,
                situation,
                f"{one.count} {one.name} and {other.count} {other.name} are both paid",
                f"paid: {paid}",
            )
    return 1


def _independent(
    claim: said.OneLinePays, rules: Rules, one: tuple[object, ...], other: tuple[object, ...]
) -> bool:
    """Say whether two wins have no place in common, or only one that both may have."""
    shared = set(one) & set(other)
    if not shared:
        return True
    lines = rules.definition.lines
    free = lines.shared_substitute == "both" and lines.each_symbol == "any number"
    plain = not rules.definition.mixed and all(
        rule.own_prizes is None for rule in rules.definition.substitutes.values()
    )
    alone = len(shared) < min(len(set(one)), len(set(other)))
    return claim.paid != "highest only" and free and plain and alone


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
    substitutes = rules.definition.substitutes
    situation = seen(board, crowd.window)
    for one, other in combinations(crowd.possible, 2):
        shared = set(one.substitutes) & set(other.substitutes)
        if one.name == other.name or not shared or set(one.positions) <= set(other.positions):
            continue
        if set(other.positions) <= set(one.positions) or not substitutes:
            continue
        paid = [win for win in crowd.paid if win.positions in (one.positions, other.positions)]
        if not paid:
            continue
        both = len({win.positions for win in paid}) > 1
        check(
            both == (claim.paid == "both"),
            situation,
            f"of {one.name} and {other.name} with a common substitute: {claim.paid} paid",
            "both are paid" if both else "one is paid",
        )
        return 1
    return 0


@decide.register(said.MixedBesideStraight)
def _(claim: said.MixedBesideStraight, rules: Rules, _: Evidence) -> Verdict:
    return tried(_beside(claim, rules, board, crowd) for board, crowd in _crowds(rules))


def _beside(claim: said.MixedBesideStraight, rules: Rules, board: Board, crowd: Crowd) -> int:
    mixed = [win for win in crowd.possible if win.name == claim.name]
    straight = [win for win in crowd.possible if win.name in rules.definition.symbols]
    for one in mixed:
        for other in straight:
            if not set(one.positions) & set(other.positions):
                continue
            names = [win.name for win in crowd.paid]
            both = claim.name in names and other.name in names
            if claim.both and not both and not {claim.name, other.name} & set(names):
                continue
            check(
                both == claim.both,
                seen(board, crowd.window),
                f"{claim.name} and {other.name} are {'both' if claim.both else 'not both'} paid",
                f"paid: {names}",
            )
            return 1
    return 0
