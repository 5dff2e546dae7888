"""Which of the wins of one line are paid, where it has several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.judging.cells import symbols_in
from reelwright.play.judging.rules import NATURAL, WIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reelwright.play.judging.candidates import Candidate
    from reelwright.play.judging.rules import Rules


def paid(rules: Rules, found: list[Candidate], places: Sequence[str]) -> list[Candidate]:
    """Return the wins of a line that are paid, greatest first.

    `found` are all its candidates, `places` what it meets on each reel.
    """
    left = _alone(rules, found)
    if len(left) > 1:
        if rules.compares_own:
            left = _better(rules, left, _own_or_completed)
        if rules.compares_mixed:
            left = _better(rules, left, _straight_or_mixed)
        left.sort(key=lambda win: win.order)
        left = _of_one_line(rules, left)
        left = _shared(rules, left, places)
    return left


def _alone(rules: Rules, found: list[Candidate]) -> list[Candidate]:
    """Settle what runs of nothing but substitutes win."""
    alone = {win: mode_alone(rules, win) for win in found if win.alone}
    ones = [win for win, mode in alone.items() if mode == "as one symbol"]
    best = min(ones, key=lambda win: win.order, default=None)
    return [win for win in found if alone.get(win) in (None, "as every symbol") or win is best]


def mode_alone(rules: Rules, win: Candidate) -> str:
    """Return how a win of several substitutes counts: the strictest of their rules holds."""
    modes = {rules.definition.substitutes[key].alone for key in win.substitutes}
    if "not" in modes:
        return "not"
    return "as every symbol" if modes == {"as every symbol"} else "as one symbol"


def _better(
    rules: Rules, found: list[Candidate], tie: Callable[[Rules, Candidate, Candidate], bool | None]
) -> list[Candidate]:
    """Keep the better of any two that are not paid together, from the greatest down.

    `tie` says of two whether the first is kept where they pay the same, and `None` where they may
    both be paid. A win that is dropped drops none.
    """
    taken: list[Candidate] = []
    for win in sorted(found, key=lambda win: win.order):
        kept = {one: tie(rules, one, win) for one in taken}
        if not any(
            said or (said is False and one.amount > win.amount) for one, said in kept.items()
        ):
            taken = [*(one for one in taken if kept[one] is None), win]
    return taken


def _own_or_completed(rules: Rules, one: Candidate, other: Candidate) -> bool | None:
    """Compare a substitute's own win and one that it completes with a cell of that win."""
    for own, completed in ((one, other), (other, one)):
        rule = rules.definition.substitutes.get(own.rule.name)
        if not (rule and rule.own_prizes == "better" and own.own):
            continue
        if own.natural_places & completed.places_of(own.rule.name):
            return (own is one) == (rule.on_a_tie == "own")
    return None


def _straight_or_mixed(rules: Rules, one: Candidate, other: Candidate) -> bool | None:
    """Compare a straight and a mixed win with a common cell."""
    for mixed, straight in ((one, other), (other, one)):
        if mixed.rule.kind == "mixed" and straight.rule.kind != "mixed":
            rule = rules.definition.mixed[mixed.rule.name]
            if rule.beside_straight == "no" and mixed.mask.bits & straight.mask.bits:
                return straight is one
    return None


def _of_one_line(rules: Rules, found: list[Candidate]) -> list[Candidate]:
    """Keep the greatest, the greatest of each name, or all; `found` has the greatest first."""
    match rules.definition.lines.on_one_line:
        case "highest only":
            return found[:1]
        case "all of different symbols":
            greatest: dict[str, Candidate] = {}
            for win in found:
                greatest.setdefault(win.rule.name, win)
            return list(greatest.values())
        case "all":
            return found


def _shared(rules: Rules, found: list[Candidate], places: Sequence[str]) -> list[Candidate]:
    """Drop wins that use a cell a greater one has used, where a cell counts once."""
    lines = rules.definition.lines
    if lines.each_symbol == "any number" and lines.shared_substitute != "one":
        return found
    used: set[int] = set()
    kept = []
    for win in found:
        once = lines.each_symbol == "once"
        cells = set(win.mask.places) if once else _substitute_cells(rules, win, places)
        if not used & cells:
            used |= cells
            kept.append(win)
    return kept


def _substitute_cells(rules: Rules, win: Candidate, places: Sequence[str]) -> set[int]:
    """Return the places where a substitute stands for another, or for itself."""
    substitutes = rules.definition.substitutes
    cells = set()
    for place, filled in zip(win.mask.places, win.reading, strict=True):
        shown = symbols_in(places[place].split(WIDE)[0])
        itself = win.rule.accepts[place].intersection(shown)
        if filled != NATURAL or any(
            key in substitutes and substitutes[key].active(rules.phase, place + 1) for key in itself
        ):
            cells.add(place)
    return cells
