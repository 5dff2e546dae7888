"""The alternatives a game takes, and for each the same game with another one in its place.

An alternative decides what a window pays where the other one would pay a different sum. Where two
wins are equal the rule for ties decides which of them is paid, so there the wins are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from tests.random_definitions.frame import READINGS, heights
from tests.random_definitions.substitutes import ACTS
from tests.slow_judge import Bet, SlowJudge, Win
from tests.slow_judge.wins import Columns, Plain

TIES = "on a tie"
GIVEN = "given"
"""The value of a rule that is there or is not."""


class Alternative(NamedTuple):
    """A value of a rule."""

    rule: str
    value: str


@dataclass(frozen=True)
class Changed:
    """An alternative, and a game that takes another; its windows may need a change, too."""

    alternative: Alternative
    game: Callable[[], Plain]
    window: Callable[[Columns], Columns] = lambda window: window

    def judge(self, phase: str) -> Callable[[Columns, Bet], list[Win]]:
        """What the changed game pays for a window."""
        slow = SlowJudge(self.game(), phase)
        return lambda window, bet: slow.wins(self.window(window), bet)

    def decides(self, here: list[Win], there: list[Win]) -> bool:
        """Whether the alternative decided what a window pays, given what the changed game pays."""
        if self.alternative.rule == TIES:
            return here != there
        return sum(win.amount for win in here) != sum(win.amount for win in there)


@dataclass(frozen=True)
class Choice:
    """A rule with a few values; `default` is what a file means that leaves it out."""

    rule: str
    key: str
    values: Sequence[Any]
    default: Any = None


COMBINED = ("product", "sum", "greatest")
LINES = (
    Choice("lines read", "read", READINGS),
    Choice("on one line", "on one line", ("highest only", "all of different symbols", "all")),
    Choice("shorter", "shorter", ("not paid", "also paid"), "not paid"),
    Choice("full line", "full line", ("once", "twice")),
    Choice("each symbol", "each symbol", ("any number", "once"), "any number"),
    Choice("shared substitute", "shared substitute", ("both", "one")),
    Choice("multipliers on lines", "multipliers", COMBINED),
)
WAYS = (Choice("multipliers in ways", "multipliers", COMBINED),)
GAME = (Choice("coinciding scatters", "coinciding scatters", ("all", "highest only")),)
SYMBOL = (Choice("symbol read", "read", READINGS),)
MIXED = (
    Choice("mixed read", "read", READINGS),
    Choice("beside straight", "beside straight", ("yes", "no")),
)
SCATTER = (
    Choice("scatter on", "on", ("total bet", "line bet")),
    Choice("scatter counted", "counted", ("anywhere", "left adjacent reels"), "anywhere"),
    Choice("scatter per reel", "per reel", ("every", "once"), "every"),
)
SUBSTITUTE = (
    Choice("acts", "acts", ACTS, "in place"),
    Choice("own prizes", "own prizes", ("better", "beside")),
    Choice(TIES, TIES, ("own", "completed"), "own"),
    Choice("alone", "alone", ("as one symbol", "as every symbol", "not")),
    Choice("none showing", "with none showing", ("counts", "does not count")),
)
MULTIPLIES = (
    Choice("multiplies count", "count", ("once", "each")),
    Choice("multiplies own prizes", "own prizes", ("no", "yes"), "no"),
    Choice("multiplies scatters", "scatters", ("no", "yes"), "no"),
)
ADDS = (Choice("adds count", "count", ("once", "each")),)
EVERY = frozenset(
    {
        Alternative(choice.rule, value)
        for choices in (LINES, WAYS, GAME, SYMBOL, MIXED, SCATTER, SUBSTITUTE, MULTIPLIES, ADDS)
        for choice in choices
        for value in choice.values
    }
    | {Alternative("substitute for", value) for value in ("all", "all but some", "a list")}
    | {Alternative("substitute for", "a group")}
    | {Alternative("substitute scatters", value) for value in ("none", "all", "a list")}
    | {
        Alternative(rule, GIVEN)
        for rule in (
            *("ways", "rows by reel", "several on a stop", "tall", "groups", "special pays"),
            *("cost", "cost per line", "patterns", "mixed by count", "mixed by place"),
            *("substitute reels", "substitute phases", "substitute multiplies", "substitute adds"),
            *("multiplies except", "multiplies not on", "multiplies phases"),
        )
    }
)
"""Every alternative there is: each must decide some windows."""


def changes(game: Plain, random: Random) -> Iterator[Changed]:
    """Every alternative a game takes, with another in its place."""
    for path, choices in _choices(game):
        part = _at(game, path)
        for choice in choices:
            value = part.get(choice.key, choice.default)
            if value not in choice.values:
                continue
            other = random.choice([one for one in choice.values if one != value])
            yield Changed(Alternative(choice.rule, value), _with(game, (*path, choice.key), other))
    for rule, path in _given(game):
        yield Changed(Alternative(rule, GIVEN), _without(game, path))
    yield from _of_substitutes(game)
    for key in sorted({"cost", "cost per line"} & game["stakes"].keys()):
        yield Changed(Alternative(key, GIVEN), _with(game, ("stakes", key), 10))
    yield from _of_the_window(game)


def _choices(game: Plain) -> Iterator[tuple[tuple[str, ...], Sequence[Choice]]]:
    yield (), GAME
    yield ("ways",) if "ways" in game else ("lines",), WAYS if "ways" in game else LINES
    for section, choices in (
        ("symbols", SYMBOL),
        ("mixed", MIXED),
        ("scatters", SCATTER),
        ("substitutes", SUBSTITUTE),
    ):
        for key in game.get(section, {}):
            yield (section, key), choices
    for key, rule in game.get("substitutes", {}).items():
        for part, choices in (("multiplies", MULTIPLIES), ("adds", ADDS)):
            if part in rule:
                yield ("substitutes", key, part), choices


def _given(game: Plain) -> Iterator[tuple[str, tuple[str, ...]]]:
    for key, symbol in game["symbols"].items():
        if "patterns" in symbol:
            yield "patterns", ("symbols", key, "patterns")
    for key, rule in game.get("mixed", {}).items():
        yield "mixed by place" if "places" in rule else "mixed by count", ("mixed", key)
    for key, feature in game.get("features", {}).items():
        if "special pays" in feature:
            yield "special pays", ("features", key, "special pays")
    for key, rule in game.get("substitutes", {}).items():
        for part in sorted({"reels", "phases", "multiplies", "adds"} & rule.keys()):
            yield f"substitute {part}", ("substitutes", key, part)
        for part in sorted({"except", "not on", "phases"} & rule.get("multiplies", {}).keys()):
            yield f"multiplies {part}", ("substitutes", key, "multiplies", part)


def _of_substitutes(game: Plain) -> Iterator[Changed]:
    """What a substitute stands for, and the scatters it takes part in."""
    for key, rule in game.get("substitutes", {}).items():
        path = ("substitutes", key)
        chosen = rule["for"]
        if chosen != "all":
            grouped = set(chosen) & set(game.get("groups", {}))
            label = Alternative("substitute for", "a group" if grouped else "a list")
            yield Changed(label, _with(game, (*path, "for"), "all"))
        elif set(rule.get("except", [])) - set(game.get("scatters", {})):
            label = Alternative("substitute for", "all but some")
            yield Changed(label, _without(game, (*path, "except")))
        else:
            first = next(name for name in game["symbols"] if name != key)
            label = Alternative("substitute for", "all")
            yield Changed(label, _with(game, (*path, "for"), [first]))
        if "scatters" in rule:
            part = rule["scatters"]
            label = Alternative("substitute scatters", part if isinstance(part, str) else "a list")
            other = "all" if part == "none" else "none"
            yield Changed(label, _with(game, (*path, "scatters"), other))
    for name, members in game.get("groups", {}).items():
        yield Changed(Alternative("groups", GIVEN), _with(game, ("groups", name), members[:1]))


def _of_the_window(game: Plain) -> Iterator[Changed]:
    """Stops with several symbols, tall ones, rows that differ by reel, ways."""
    if "tall" in game:
        yield Changed(Alternative("tall", GIVEN), _without(game, ("tall",)))
    stops = {stop for strips in game["strips"].values() for strip in strips for stop in strip}
    if any("+" in stop for stop in stops):
        yield Changed(Alternative("several on a stop", GIVEN), lambda: game, _first_symbols)
    if isinstance(game["window"]["rows"], list):
        yield _lowered(game, "rows by reel", min(heights(game["window"])))
    if "ways" in game:
        yield _lowered(game, "ways", 1)


def _lowered(game: Plain, rule: str, rows: int) -> Changed:
    """The game with so many rows on each reel, its lines and windows cut to fit."""

    def lower() -> Plain:
        copy = _with(game, ("window", "rows"), rows)()
        if "lines" in copy:
            copy["lines"]["rows"] = [
                "".join(str(min(int(row), rows - 1)) for row in line)
                for line in copy["lines"]["rows"]
            ]
        return copy

    return Changed(
        Alternative(rule, GIVEN), lower, lambda window: tuple(column[:rows] for column in window)
    )


def _first_symbols(window: Columns) -> Columns:
    return tuple(tuple(text.split("+")[0] for text in column) for column in window)


def _at(game: Plain, path: Sequence[str]) -> Plain:
    part = game
    for key in path:
        part = part[key]
    return part


def _with(game: Plain, path: Sequence[str], value: object) -> Callable[[], Plain]:
    def changed() -> Plain:
        copy = deepcopy(game)
        _at(copy, path[:-1])[path[-1]] = value
        return copy

    return changed


def _without(game: Plain, path: Sequence[str]) -> Callable[[], Plain]:
    def changed() -> Plain:
        copy = deepcopy(game)
        del _at(copy, path[:-1])[path[-1]]
        return copy

    return changed
