"""Why a line does not pay: where its nearest run broke, or which better win came before."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import TYPE_CHECKING, Literal

from reelwright.definition.model import MixedByCount
from reelwright.play.judging import symbols_in
from reelwright.play.judging.candidates import candidates
from reelwright.play.judging.coinciding import mode_alone, paid
from reelwright.play.judging.lines import as_met
from reelwright.play.judging.rules import NATURAL, WIDE, compiled
from reelwright.telling.words import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.definition.model import Definition, Game
    from reelwright.play.events import Window
    from reelwright.play.judging.candidates import Candidate
    from reelwright.play.judging.rules import Met, Rule, Rules
    from reelwright.play.state import Stake


@dataclass(frozen=True, slots=True)
class NotPaid:
    """Something that does not pay, and why in one sentence."""

    kind: Literal["line", "beaten", "ways", "scatter", "substitute", "feature"]
    why: str
    line: int | None = None
    symbol: str | None = None
    count: int = 0


@dataclass(frozen=True, slots=True)
class _Near:
    """The run of a rule that came nearest to a pay on a line."""

    rule: Rule
    least: int
    reels: tuple[int, ...]
    """The reels, from 1, of its places."""
    broke: int | None
    """The reel where it broke; `None` where the places need not be neighbours."""


def line_reasons(game: Game, window: Window, stake: Stake, phase: str) -> Iterator[NotPaid]:
    """Yield for each selected line why it does not pay, or what on it is beaten by what it pays."""
    rules = compiled(game.definition, phase)
    window = as_met(rules, window)
    for line in stake.lines:
        rows = game.definition.lines.rows[line - 1]
        places = [column[row] for column, row in zip(window, rows, strict=True)]
        met = [of_reel[place] for of_reel, place in zip(rules.places, places, strict=True)]
        possible = reduce(and_, (one.possible for one in met))
        possible_wins = list(candidates(rules, possible, met))
        wins = paid(rules, possible_wins, places) if possible_wins else []
        yield from _beaten(game, rules, line, possible_wins, wins)
        if wins:
            continue
        cells = [place.split(WIDE)[0] for place in places]
        if near := _nearest(game.definition, rules, met):
            yield _broken(game, line, cells, near)
            yield from _could_not_help(game, line, cells, near, phase)
        elif not possible_wins:
            start = f"{game.symbol_name(cells[0])} on reel 1"
            yield NotPaid("line", f"Line {line}: {start} begins no win.", line)


def _beaten(
    game: Game, rules: Rules, line: int, found: Sequence[Candidate], wins: Sequence[Candidate]
) -> Iterator[NotPaid]:
    """Yield the wins that are not paid, those of one reason together, the greatest first."""
    beaten: dict[str, list[Candidate]] = {}
    for win in sorted(found, key=lambda win: win.order):
        if win not in wins:
            beaten.setdefault(_reason(game, rules, win, wins), []).append(win)
    for why, together in beaten.items():
        names = listed([f"{_named(game, win)} (pays {win.amount})" for win in together])
        are = "is" if len(together) == 1 else "are"
        greatest = together[0]
        yield NotPaid(
            "beaten",
            f"Line {line}: {names} {are} not paid, since {why}.",
            line,
            greatest.rule.name,
            len(greatest.mask.places),
        )


def _reason(game: Game, rules: Rules, win: Candidate, wins: Sequence[Candidate]) -> str:
    """Say why a win is not paid beside those of its line that are."""
    if win.alone and mode_alone(rules, win) == "not":
        return "substitutes alone win nothing but prizes of their own"
    touching = [paid for paid in wins if paid.mask.bits & win.mask.bits]
    before = next((paid for paid in touching or wins if paid.amount >= win.amount), None)
    if before is None:
        return "another win with a cell of it goes before it"
    as_much = "as much" if before.amount == win.amount else before.amount
    return f"{_named(game, before)} on the same line pays {as_much} and goes before it"


def _named(game: Game, win: Candidate) -> str:
    return f"{_name(game, win.rule)} x{len(win.mask.places)}"


def _name(game: Game, rule: Rule) -> str:
    return rule.name if rule.kind == "mixed" else game.symbol_name(rule.name)


def _nearest(definition: Definition, rules: Rules, met: Sequence[Met]) -> _Near | None:
    """Return the run by count that lacks the fewest places; of equal ones the longest."""
    nearest = []
    for rule in rules.rules:
        table, read = _by_count(definition, rules, rule)
        if not table:
            continue
        here = [bool(one.options[rule.number]) for one in met]
        reels, broke = _run(read, here)
        if reels and any(met[reel - 1].options[rule.number][0] == NATURAL for reel in reels):
            nearest.append(_Near(rule, min(table), reels, broke))
    return min(
        nearest,
        key=lambda near: (near.least - len(near.reels), -len(near.reels)),
        default=None,
    )


def _by_count(definition: Definition, rules: Rules, rule: Rule) -> tuple[Mapping[int, object], str]:
    """Return the pays of a rule by count, none where it has none, and how it is read."""
    lines = definition.lines
    if rule.kind == "straight":
        symbol = definition.symbols[rule.name]
        special = definition.special_pays(rules.phase).get(rule.name)
        return special or symbol.pays, symbol.read or lines.read
    mixed = definition.mixed.get(rule.name)
    if isinstance(mixed, MixedByCount):
        return mixed.pays, mixed.read or lines.read
    return {}, lines.read


def _run(read: str, here: Sequence[bool]) -> tuple[tuple[int, ...], int | None]:
    """Return the reels of the longest run as a line is read, and the reel where it broke."""
    last = len(here)
    if read == "any position":
        return tuple(reel for reel, met in enumerate(here, 1) if met), None
    runs: list[tuple[tuple[int, ...], int | None]] = []
    from_left = range(1, last + 1) if read == "adjacent anywhere" else (1,)
    for start in () if read == "right to left" else from_left:
        reel = start
        while reel <= last and here[reel - 1]:
            reel += 1
        runs.append((tuple(range(start, reel)), reel if reel <= last else None))
    if read in ("right to left", "both ways"):
        reel = last
        while reel and here[reel - 1]:
            reel -= 1
        runs.append((tuple(range(last, reel, -1)), reel or None))
    return max(runs, key=lambda run: len(run[0]))


def _broken(game: Game, line: int, cells: Sequence[str], near: _Near) -> NotPaid:
    symbol, count = _name(game, near.rule), len(near.reels)
    where = "reel" if count == 1 else "reels"
    run = f"{symbol} on {where} {listed(sorted(near.reels))}"
    if near.broke is None:
        broke = ""
    else:
        broke = f", then {game.symbol_name(cells[near.broke - 1])} on reel {near.broke}"
    why = f"Line {line}: {run}{broke}; {symbol} pays from {near.least}."
    return NotPaid("line", why, line, near.rule.name, count)


def _could_not_help(
    game: Game, line: int, cells: Sequence[str], near: _Near, phase: str
) -> Iterator[NotPaid]:
    """Say of each substitute where the run broke why it does not go on with it."""
    others = (reel for reel in range(1, len(cells) + 1) if reel not in near.reels)
    reels = [near.broke] if near.broke else list(others)
    for reel in reels:
        for key in symbols_in(cells[reel - 1]):
            if key in game.definition.substitutes and key != near.rule.name:
                why = why_idle(game, key, near.rule.name, reel, phase)
                text = f"Line {line}: {game.symbol_name(key)} on reel {reel} does not help: {why}."
                yield NotPaid("substitute", text, line, key)


def why_idle(game: Game, key: str, symbol: str, reel: int, phase: str) -> str:
    """Say why a substitute does not stand for a symbol on a reel in a phase."""
    rule = game.definition.substitutes[key]
    if not rule.active(phase):
        return f"it stands in only in {listed(rule.phases or ())}"
    if not rule.active(phase, reel):
        return f"it stands in only on reels {listed(sorted(rule.reels or ()))}"
    return f"it does not stand for {game.symbol_name(symbol)}"
