"""The counted return against rounds walked through every draw, as fractions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from reelwright.law.returns import EXACT, returns
from reelwright.law.series import NotCountable
from tests.definitions import definitions
from tests.law.chain import mean_win
from tests.law.reduced import garden
from tests.law.test_lines import every_line
from tests.law.walk import first_option, last_option, walk

if TYPE_CHECKING:
    from reelwright.definition.model import Definition

LIMITED: dict[str, dict[str, Any]] = {
    "played": {"played": 4},
    "left and played": {"left": 3, "played": 6},
    "own strips": {"free_on": "night", "left": 2, "played": 5},
    "two rows, three lines": {"rows": 2, "left": 3, "played": 4},
    "won in every free game": {"free_on": "storm", "awards": {1: 1, 2: 2}, "left": 2, "played": 5},
}


@pytest.mark.parametrize("name", LIMITED)
def test_the_return_is_that_of_every_draw(name: str) -> None:
    definition = garden(**LIMITED[name])
    lines = every_line(definition)
    walked = walk(definition, lines)
    assert walked.probability == 1
    for thing in ("won", "won again", "forfeited", "bonus"):
        assert walked.seen[thing] > 0
    figures = returns(definition, lines)
    assert figures.rtp == walked.won / (100 * len(lines))
    assert figures.obtained == EXACT


def test_features_start_as_often_as_in_the_walk_of_one_spin() -> None:
    definition = garden(rows=2, played=3)
    alone = garden(rows=2, played=3, features={"bouquet": definition.features["bouquet"]})
    frequency = {f.name: f.frequency for f in returns(definition, (1, 2, 3)).features}
    assert frequency["bouquet"] == walk(alone, (1, 2, 3)).seen["bonus"]
    assert frequency["free games"] == walk(definition, (1, 2, 3)).seen["won"]


def test_the_return_is_the_same_at_every_bet_and_for_every_line() -> None:
    definition = garden(rows=2, left=2, played=3)
    returned = {
        walk(definition, lines, line_bet).won / (len(lines) * line_bet)
        for lines in ((1,), (3,), (1, 2), (1, 2, 3))
        for line_bet in (100, 200)
    }
    assert returned == {returns(definition, (1, 2, 3)).rtp}
    assert returned == {returns(definition, (2,)).rtp}


def test_the_return_does_not_depend_on_what_is_picked() -> None:
    definition = garden(played=3)
    walks = {walk(definition, (1,), strategy=s).won for s in (first_option, last_option)}
    assert walks == {100 * returns(definition, (1,)).rtp}


def test_a_series_without_limits_is_a_chain() -> None:
    definition = garden(free_on="night")
    figures = returns(definition, (1,))
    assert figures.rtp == mean_win(definition, (1,)) / 100
    assert (figures.obtained, figures.limits_take) == (EXACT, 0)


@pytest.mark.parametrize("left", [1, 2, 3, 8, 20])
def test_a_limit_of_games_left_alone_is_a_chain(left: int) -> None:
    definition = garden(left=left)
    assert returns(definition, (1,), keep_limits=True).rtp == mean_win(definition, (1,)) / 100


LINES_ONLY = {"scatters": "no"}
MULTIPLIED: dict[str, dict[str, Any]] = {
    "lines": {"multiplier": 3, "multiplier covers": LINES_ONLY},
    "scatters too": {"multiplier": 3, "multiplier covers": {"scatters": "yes"}},
    "bonuses too": {"multiplier": 2, "multiplier covers": {"scatters": "no", "bonuses": "yes"}},
    "adds": {"re-trigger": "adds"},
    "pays": {"re-trigger": "pays"},
    "nothing": {"re-trigger": "nothing", "multiplier": 5, "multiplier covers": LINES_ONLY},
    "adds by its own table": {"re-trigger awards": {3: 3}},
    "adds more than it wins": {"re-trigger": "adds", "re-trigger awards": {1: 1, 3: 2}},
}


@pytest.mark.parametrize("name", MULTIPLIED)
def test_what_free_games_multiply_and_add_is_counted(name: str) -> None:
    definition = garden(played=4, games=MULTIPLIED[name])
    figures = returns(definition, (1,))
    assert figures.rtp == walk(definition, (1,)).won / 100
    assert figures.rtp != returns(garden(played=4), (1,)).rtp


@settings(max_examples=60, deadline=None)
@given(definition=definitions(most_reels=3, most_stops=4))
def test_random_games_return_what_every_draw_returns(definition: Definition) -> None:
    lines = every_line(definition)
    walked = walk(definition, lines)
    assert walked.probability == 1
    assert returns(definition, lines).rtp == walked.won / (100 * len(lines))


def test_a_series_that_wins_as_many_games_as_it_plays_is_refused() -> None:
    endless = garden(free_on="storm", awards={1: 1, 2: 1, 3: 1})
    with pytest.raises(
        NotCountable, match=r"1\.0000 in one of free games; allowed: fewer than one"
    ):
        returns(endless, (1,))


def test_a_limit_gives_a_return_where_without_it_there_is_none() -> None:
    definition = garden(free_on="storm", awards={1: 2, 2: 3}, played=7)
    assert returns(definition, (1,)).rtp == walk(definition, (1,)).won / 100
