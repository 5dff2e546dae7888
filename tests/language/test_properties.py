"""What holds for the judging of any game, tried on random ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import given, settings

from tests.language.engine import engine_wins
from tests.language.mirrored import mirrored, renamed, renamed_window
from tests.random_definitions import definition_of, judged
from tests.random_definitions.strategies import RANDOMS, Judged
from tests.slow_judge import Bet, Win
from tests.slow_judge.wins import Columns, Plain

unhurried = settings(deadline=None)


def _wins(game: Plain, window: Columns, bet: Bet, phase: str) -> list[Win]:
    return engine_wins(definition_of(game), window, bet, phase)


def _paid(wins: list[Win], kind: str) -> int:
    return sum(win.amount for win in wins if win.kind == kind)


@unhurried
@given(judged(), RANDOMS)
def test_names_of_symbols_do_not_matter(one: Judged, random: Random) -> None:
    others = [f"other-{place}" for place in range(len(one.game["symbols"]))]
    random.shuffle(others)
    names = dict(zip(one.game["symbols"], others, strict=True))
    wins = _wins(one.game, one.window, one.bet, one.phase)
    there = _wins(renamed(one.game, names), renamed_window(one.window, names), one.bet, one.phase)
    here = [replace(win, name=names.get(win.name, win.name)) for win in wins]
    assert Counter(here) == Counter(there)


def _has_a_mirror(game: Plain) -> bool:
    """Whether no rule looks from the left only, or lets one of equal wins push others out."""
    if "lines" not in game or _counted_from_the_left(game):
        return False
    lines = game["lines"]
    own = [rule.get("own prizes") for rule in game.get("substitutes", {}).values()]
    beside = [rule["beside straight"] for rule in game.get("mixed", {}).values()]
    pushes = (
        lines.get("each symbol", "any number") == "once"
        or lines["shared substitute"] == "one"
        or "better" in own
        or "no" in beside
    )
    return lines["on one line"] == "highest only" or not pushes


def _counted_from_the_left(game: Plain) -> bool:
    scatters = game.get("scatters", {}).values()
    return any(rule.get("counted") == "left adjacent reels" for rule in scatters)


@unhurried
@given(judged(_has_a_mirror))
def test_a_game_in_a_mirror_pays_the_same(one: Judged) -> None:
    here = _wins(one.game, one.window, one.bet, one.phase)
    there = _wins(mirrored(one.game), one.window[::-1], one.bet, one.phase)
    assert _paid(there, "line") == _paid(here, "line")
    assert _paid(there, "scatter") == _paid(here, "scatter")


@unhurried
@given(judged(lambda game: len(game.get("lines", {}).get("rows", [])) > 1))
def test_one_more_line_never_lowers_what_lines_win(one: Judged) -> None:
    every = tuple(range(1, len(one.game["lines"]["rows"]) + 1))
    sums = [
        _paid(_wins(one.game, one.window, Bet(every[:lines], 2), one.phase), "line")
        for lines in range(1, len(every) + 1)
    ]
    assert sums == sorted(sums)


@unhurried
@given(judged(lambda game: "scatters" in game and "tall" not in game), RANDOMS)
def test_a_scatter_moved_within_its_reel_wins_the_same(one: Judged, random: Random) -> None:
    moved = tuple(tuple(random.sample(column, len(column))) for column in one.window)
    here = _wins(one.game, one.window, one.bet, one.phase)
    there = _wins(one.game, moved, one.bet, one.phase)
    assert _scattered(here) == _scattered(there)


def _scattered(wins: list[Win]) -> list[tuple[str, int, int]]:
    return [(win.name, win.count, win.amount) for win in wins if win.kind == "scatter"]
