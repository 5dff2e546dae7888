"""Which of the candidates of one line are paid: each function is one step, in this order."""

from __future__ import annotations

from collections.abc import Callable

from tests.slow_judge.candidates import Candidate, greatest_first
from tests.slow_judge.wins import Plain

STRICTEST_FIRST = ("not", "as one symbol", "as every symbol")


def without_shorter(found: list[Candidate], lines: Plain) -> list[Candidate]:
    """Drop what stands within a longer win of the same rule, unless shorter wins are also paid."""
    if lines.get("shorter", "not paid") == "also paid":
        return found
    return [
        one
        for one in found
        if not any(
            one.prize.rule == other.prize.rule and one.reels < other.reels for other in found
        )
    ]


def runs_of_substitutes_alone(found: list[Candidate]) -> list[Candidate]:
    """Decide what candidates without any natural cell are worth."""
    alone = [one for one in found if one.all_substitutes]
    modes = {id(one): _strictest(one) for one in alone}
    meant_as_one = [one for one in alone if modes[id(one)] == "as one symbol"]
    kept = greatest_first(meant_as_one)[:1]
    kept += [one for one in alone if modes[id(one)] == "as every symbol"]
    return [one for one in found if not one.all_substitutes or one in kept]


def _strictest(one: Candidate) -> str:
    modes = {rule.alone for rule in one.completed_at.values()}
    return next(mode for mode in STRICTEST_FIRST if mode in modes)


def own_prizes_or_completed(found: list[Candidate]) -> list[Candidate]:
    """Of a substitute's own prize and a win it completes with the same cell keep the better."""

    def loser(one: Candidate, other: Candidate) -> Candidate | None:
        for own, completed in ((one, other), (other, one)):
            rule = own.own
            if rule is None or rule.own_prizes != "better":
                continue
            shared = {
                reel for reel, stands_in in completed.completed_at.items() if stands_in is rule
            }
            if shared & own.natural_substitutes:
                return _lesser(own, completed, on_a_tie=rule.on_a_tie)
        return None

    return _from_the_greatest_down(found, loser)


def _lesser(own: Candidate, completed: Candidate, *, on_a_tie: str) -> Candidate:
    if own.amount == completed.amount:
        return completed if on_a_tie == "own" else own
    return min(own, completed, key=lambda one: one.amount)


def mixed_beside_straight(found: list[Candidate], mixed_rules: Plain) -> list[Candidate]:
    """Of a mixed and a straight win with a cell in common keep the better, where it says so."""

    def loser(one: Candidate, other: Candidate) -> Candidate | None:
        kinds = {one.prize.kind == "mixed": one, other.prize.kind == "mixed": other}
        if len(kinds) == 1 or not one.reels & other.reels:
            return None
        mixed, straight = kinds[True], kinds[False]
        if mixed_rules[mixed.prize.name].get("beside straight", "yes") == "yes":
            return None
        return mixed if straight.amount >= mixed.amount else straight

    return _from_the_greatest_down(found, loser)


def _from_the_greatest_down(
    found: list[Candidate], loser: Callable[[Candidate, Candidate], Candidate | None]
) -> list[Candidate]:
    """Take wins in turn: one that loses against a win already taken is not, and drops none."""
    taken: list[Candidate] = []
    for one in greatest_first(found):
        lost = [loser(before, one) for before in taken]
        if not any(who is one for who in lost):
            taken = [before for before in taken if not any(who is before for who in lost)]
            taken.append(one)
    return taken


def paid_on_one_line(found: list[Candidate], lines: Plain) -> list[Candidate]:
    """The greatest, the greatest of each name, or all."""
    ranked = greatest_first(found)
    match lines["on one line"]:
        case "highest only":
            return ranked[:1]
        case "all of different symbols":
            return [
                one
                for place, one in enumerate(ranked)
                if one.prize.name not in {before.prize.name for before in ranked[:place]}
            ]
        case _:
            return ranked


def sharing_cells(ranked: list[Candidate], lines: Plain) -> list[Candidate]:
    """Drop a win that uses a cell a greater one has used, where a cell may be used only once."""
    substitutes_once = lines.get("shared substitute", "both") == "one"
    every_cell_once = lines.get("each symbol", "any number") == "once"
    kept: list[Candidate] = []
    for one in ranked:
        clash = any(
            (every_cell_once and one.reels & before.reels)
            or (substitutes_once and one.substitute_cells & before.substitute_cells)
            for before in kept
        )
        if not clash:
            kept.append(one)
    return kept


def full_lines(kept: list[Candidate], lines: Plain, reels: int) -> list[Candidate]:
    """Pay a full line that is read both ways once for each direction, where it says so."""
    if lines.get("full line", "once") == "once":
        return kept
    return [
        one
        for one in kept
        for _ in range(2 if one.prize.both_ways and one.prize.count == reels else 1)
    ]
