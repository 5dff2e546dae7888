"""Re-spins, worked by hand: which reels are held, what is paid, how many there are."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.play.codec import event_data
from reelwright.play.events import (
    AwardWon,
    FreeGamesWon,
    LineWon,
    MoreReelsHeld,
    MysteryRevealed,
    ReelsStopped,
    ReSpinBegun,
    ReSpinsEnded,
    ReSpinsWon,
    RoundEnded,
    ScatterWon,
)
from reelwright.play.questions import Drawn, Refused
from reelwright.play.state import Stake
from tests.play.re_spun import belfry, rung, stops
from tests.rounds import Table

IMPROVING: dict[str, Any] = {"improved": {"adds": 1}}


def wins(table: Table) -> list[tuple[int, int]]:
    """The wins of the line, told by count and cents."""
    return [(win.count, win.amount) for win in table.told(LineWon)]


def lefts(table: Table) -> list[int]:
    return [event.left for event in table.told(ReSpinBegun)]


def test_two_bells_are_held_and_the_other_reels_are_spun_twice() -> None:
    table = rung(belfry(), "b b - - -")
    (won,) = table.told(ReSpinsWon)
    assert (won.symbol, won.count, won.positions) == ("bell", 2, ((1, 0), (2, 0)))
    assert (won.held, won.re_spins) == ((1, 2), 2)
    assert table.draw.of == "stops"
    assert [part.size for part in table.draw.parts] == [6, 6, 6]
    table.answer(stops("k p -"), stops("- - k"))
    windows = [event.window for event in table.told(ReelsStopped)]
    assert [[column[0] for column in window] for window in windows] == [
        ["bell", "bell", "blank", "blank", "blank"],
        ["bell", "bell", "key", "plum", "blank"],
        ["bell", "bell", "blank", "blank", "key"],
    ]
    assert [event.held for event in table.told(ReelsStopped)] == [(), (1, 2), (1, 2)]
    assert [event.stops for event in table.told(ReelsStopped)][1:] == [
        (0, 0, 4, 1, 2),
        (0, 0, 2, 2, 4),
    ]
    assert lefts(table) == [1, 0]
    (ended,) = table.told(ReSpinsEnded)
    assert (ended.played, ended.unplayed) == (2, 0)
    assert table.step.question is None


def test_five_bells_hold_only_the_two_reels_that_are_named() -> None:
    """The criterion is met within something longer: five bells pay 100, and reels 3 to 5 spin."""
    table = rung(belfry({"holds": [1, 2]}), "b b b b b")
    assert wins(table) == [(5, 10_000)]
    (won,) = table.told(ReSpinsWon)
    assert (won.count, won.held) == (5, (1, 2))
    assert len(table.draw.parts) == 3


def test_five_bells_leave_nothing_to_spin_where_every_reel_with_them_holds() -> None:
    table = rung(belfry(), "b b b b b")
    assert wins(table) == [(5, 10_000)]
    assert not table.told(ReSpinsWon)
    assert table.step.question is None


def test_four_bells_hold_four_reels() -> None:
    table = rung(belfry(), "b b b b -")
    assert table.told(ReSpinsWon)[0].held == (1, 2, 3, 4)
    assert len(table.draw.parts) == 1


def test_what_started_them_is_not_paid_again() -> None:
    """Two bells paid 1 line bet; in the re-spins they stand there still and pay nothing."""
    table = rung(belfry(), "b b - - -", "- - -", "- - -")
    assert wins(table) == [(2, 100)]
    assert table.won == 100


def test_it_is_paid_again_where_the_rules_say_so() -> None:
    table = rung(belfry({"held wins": "paid again"}), "b b - - -", "- - -", "- - -")
    assert wins(table) == [(2, 100)] * 3
    assert table.told(ReSpinsEnded)[0].feature_won == 200


def test_a_win_with_a_reel_that_was_spun_is_paid() -> None:
    """A third bell makes three in a row, 5 line bets, each time it comes: no further reel holds."""
    table = rung(belfry(), "b b - - -", "b - -", "b - -")
    assert wins(table) == [(2, 100), (3, 500), (3, 500)]
    assert not table.told(MoreReelsHeld)
    assert [event.held for event in table.told(ReSpinBegun)] == [(1, 2), (1, 2)]


def test_a_scatter_on_held_reels_alone_is_not_paid_again() -> None:
    """Three stars start them and pay the total bet; a fourth is no number that pays."""
    rules = {"starts on": {"scatter": "star", "counts": [3]}}
    table = rung(belfry(rules), "s - s - s", "- -", "- s")
    assert table.told(ReSpinsWon)[0].held == (1, 3, 5)
    assert [win.amount for win in table.told(ScatterWon)] == [100]
    again = rung(belfry({**rules, "held wins": "paid again"}), "s - s - s", "- -", "- s")
    assert [win.amount for win in again.told(ScatterWon)] == [100, 100]


def test_an_improvement_holds_further_reels_and_adds_re_spins() -> None:
    """Two re-spins: the first shows a third bell, which holds reel 3 and adds one."""
    table = rung(belfry(IMPROVING), "b b - - -", "b - -", "- -", "- -")
    (more,) = table.told(MoreReelsHeld)
    assert (more.symbol, more.count, more.held) == ("bell", 3, (1, 2, 3))
    assert (more.added, more.left) == (1, 2)
    assert lefts(table) == [1, 1, 0]
    assert [event.held for event in table.told(ReSpinBegun)] == [(1, 2), (1, 2, 3), (1, 2, 3)]
    assert wins(table) == [(2, 100), (3, 500)]
    assert table.told(ReSpinsEnded)[0].played == 3


def test_an_improvement_begins_the_count_again() -> None:
    """The second of two re-spins shows a third bell: two are left again."""
    rules = {"improved": {"begins again": "yes"}}
    table = rung(belfry(rules), "b b - - -", "- - -", "b - -", "- -", "- -")
    assert table.told(MoreReelsHeld)[0].added == 2
    assert lefts(table) == [1, 0, 1, 0]
    assert table.step.question is None


def test_an_improvement_may_only_hold_further_reels() -> None:
    table = rung(belfry({"improved": {"without": "goes on"}}), "b b - - -", "b b -", "-")
    assert table.told(MoreReelsHeld)[0].held == (1, 2, 3, 4)
    assert lefts(table) == [1, 0]
    assert table.step.question is None


def test_without_an_improvement_the_run_ends() -> None:
    """Of four re-spins the second brings nothing new: two are left and are not played."""
    rules = {"re-spins": 4, "improved": {"without": "ends"}}
    table = rung(belfry(rules), "b b - - -", "b - -", "- -")
    (ended,) = table.told(ReSpinsEnded)
    assert (ended.played, ended.unplayed) == (2, 2)
    assert table.step.question is None


def test_when_every_reel_holds_the_run_ends() -> None:
    """Five bells in the first re-spin pay 100 line bets, and nothing is left to spin."""
    table = rung(belfry(IMPROVING), "b b - - -", "b b b")
    (more,) = table.told(MoreReelsHeld)
    assert (more.held, more.added, more.left) == ((1, 2, 3, 4, 5), 0, 0)
    (ended,) = table.told(ReSpinsEnded)
    assert (ended.played, ended.unplayed, ended.feature_won) == (1, 1, 10_000)
    assert table.step.question is None


def test_an_improvement_must_keep_the_held_reels() -> None:
    """Reels 1 and 5 hold; stars on reels 2 to 4 alone are more of them, but not with those."""
    rules = {
        "starts on": {"scatter": "star", "counts": [1, 2, 3]},
        "holds": [1, 5],
        **IMPROVING,
    }
    table = rung(belfry(rules), "- - s - -", "s s s")
    assert not table.told(MoreReelsHeld)
    with_them = rung(belfry(rules), "s - - - s", "s - -")
    assert with_them.told(MoreReelsHeld)[0].held == (1, 2, 5)


@pytest.mark.parametrize(
    ("only_after", "first", "starts"),
    [
        ("a win", "b b - k -", True),
        ("a win", "- b - k -", False),
        ("no win", "b b - k -", False),
        ("no win", "- b - k -", True),
        (None, "b b - k -", True),
        (None, "- b - k -", True),
    ],
)
def test_they_follow_a_win_or_none(only_after: str | None, first: str, starts: bool) -> None:
    """A key on reel 4 starts them, whether or not the line wins."""
    place = {"position": {"symbol": "key", "reel": 4, "row": 0}}
    table = rung(belfry({"starts on": place, "only after": only_after}), first)
    assert bool(table.told(ReSpinsWon)) == starts
    if starts:
        assert table.told(ReSpinsWon)[0].held == (4,)


def test_they_follow_paid_games_only() -> None:
    """Three stars win a free game; two bells in it, and in a re-spin, start no re-spins."""
    free = {
        "kind": "free games",
        "starts on": {"scatter": "star"},
        "awards": {3: 1},
        "stake": "of the trigger",
        "re-trigger": "adds and pays",
    }
    game = belfry(features={"free games": free})
    table = rung(game, "s s s - -", "b b - - -")
    assert not table.told(ReSpinsWon)
    assert table.step.question is None
    table = rung(game, "b b - - -", "- - -", "b - -")
    assert len(table.told(ReSpinsWon)) == 1


WHEEL_OF_STARS = {
    "kind": "award",
    "starts on": {"scatter": "star"},
    "pays": {2: 7, 3: 9},
    "on": "line bet",
}


def test_other_features_start_by_what_is_new_alone() -> None:
    """Two stars on held reels pay their award once; a third makes another, of three."""
    rules = {"starts on": {"line win": "bell"}, "holds": [1, 2], "other features": "start"}
    game = belfry({**rules, "starts on": {"any win": "yes"}}, features={"stars": WHEEL_OF_STARS})
    table = rung(game, "s s s - -", "- - -", "- s -")
    assert [(won.count, won.amount) for won in table.told(AwardWon)] == [(3, 900), (3, 900)]
    assert table.told(ReSpinsWon)[0].held == (1, 2)


def test_other_features_rest_where_the_rules_say_so() -> None:
    rules = {"starts on": {"any win": "yes"}, "holds": [1, 2]}
    table = rung(belfry(rules, features={"stars": WHEEL_OF_STARS}), "s s s - -", "s - -", "- s -")
    assert len(table.told(AwardWon)) == 1


def test_any_win_in_a_re_spin_starts_a_feature_only_where_it_is_new() -> None:
    """Bells on reels 1 and 2 win again and again; only a win with reel 3 starts the award."""
    award = {"kind": "award", "starts on": {"any win": "yes"}, "pays": {1: 3}, "on": "line bet"}
    rules = {"held wins": "paid again", "other features": "start"}
    table = rung(belfry(rules, features={"cheer": award}), "b b - - -", "- - -", "b - -")
    assert [win.count for win in table.told(LineWon)] == [2, 2, 3]
    assert len(table.told(AwardWon)) == 2


def test_an_improvement_starts_other_features_too() -> None:
    """The third bell was new when it came, and starts a prize; then its reel holds."""
    award = {
        "kind": "award",
        "starts on": {"line win": "bell"},
        "pays": {2: 3, 3: 7},
        "on": "line bet",
        "with others": "yes",
    }
    rules = {**IMPROVING, "other features": "start", "with others": "yes"}
    table = rung(belfry(rules, features={"prize": award}), "b b - - -", "b - -", "- -", "- -")
    assert [(won.count, won.amount) for won in table.told(AwardWon)] == [(2, 300), (3, 700)]


def test_a_run_or_a_place_on_held_reels_starts_nothing_again() -> None:
    run = {
        "kind": "award",
        "starts on": {"on a line": "key", "counts": [2, 3]},
        "pays": {2: 1, 3: 2},
        "on": "line bet",
    }
    place = {
        "kind": "award",
        "starts on": {"position": {"symbol": "key", "reel": 2, "row": 0}},
        "pays": {1: 5},
        "on": "line bet",
    }
    stars = {"starts on": {"scatter": "star", "counts": [1]}, "holds": [1, 2]}
    game = belfry({**stars, "other features": "start"}, features={"run": run, "place": place})
    table = rung(game, "k k - s -", "- - -", "k - -")
    told = [(won.feature, won.count) for won in table.told(AwardWon)]
    assert told == [("run", 2), ("place", 1), ("run", 3)]


def test_free_games_that_a_re_spin_wins_come_before_the_next_re_spin() -> None:
    free = {
        "kind": "free games",
        "starts on": {"scatter": "star"},
        "awards": {3: 1},
        "stake": "of the trigger",
        "re-trigger": "adds and pays",
    }
    game = belfry({"other features": "start"}, features={"free games": free})
    table = rung(game, "b b - - -", "s s s", "- - - - -", "- - -")
    told = [event.phase for event in table.told(ReelsStopped)]
    assert told == ["paid", "ringing", "free games", "ringing"]
    assert len(table.told(FreeGamesWon)) == 1


def test_a_substitute_holds_its_reel_too() -> None:
    table = rung(belfry(), "b w - - -")
    assert table.told(ReSpinsWon)[0].held == (1, 2)


def test_other_strips_are_spun_beside_held_reels() -> None:
    """Re-spins are on strips of bells alone: three more, and all five are bells."""
    strips = {"base": [["bell", "plum", "blank", "star", "key", "wild"]] * 5}
    strips["bells"] = [["bell", "bell", "bell"]] * 5
    table = rung(belfry({"strips": "bells"}, strips=strips), "b b - - -")
    assert [part.size for part in table.draw.parts] == [3, 3, 3]
    table.answer(Drawn((0, 1, 2)))
    assert wins(table) == [(2, 100), (5, 10_000)]


def test_a_mystery_symbol_stays_what_it_became_on_a_held_reel() -> None:
    strips = {"base": [["bell", "plum", "blank", "star", "key", "hat"]] * 5}
    symbols: dict[str, Any] = {key: {} for key in ("blank", "star", "key", "hat")}
    symbols |= {"bell": {"pays": {2: 1, 3: 5}}, "plum": {"pays": {4: 2}}}
    game = belfry(
        strips=strips,
        symbols=symbols,
        substitutes={},
        mystery={"hat": {"becomes": {"bell": 1, "plum": 1}, "each": "cell"}},
    )
    table = Table(game, (1,), 100).answer(Drawn((5, 5, 2, 2, 2)), Drawn((0, 0)))
    assert table.told(ReSpinsWon)[0].held == (1, 2)
    table.answer(Drawn((5, 2, 2)), Drawn((1,)))
    assert [event.positions for event in table.told(MysteryRevealed)][1:] == [((3, 0),)]
    assert table.told(ReelsStopped)[1].window[:3] == (("bell",), ("bell",), ("hat",))
    assert table.told(ReelsStopped)[1].stops == (5, 5, 5, 2, 2)


def test_a_stop_for_each_reel_that_is_spun_is_asked_for() -> None:
    with pytest.raises(Refused, match="draw of stops: found 5 outcomes; allowed: 3"):
        rung(belfry(), "b b - - -", "- - - - -")


def test_they_cost_nothing_and_are_played_at_the_bet_of_the_game() -> None:
    table = rung(belfry(), "b b - - -", "- - -", "- - -")
    assert {(event.lines, event.line_bet) for event in table.told(ReSpinBegun)} == {((1,), 100)}
    assert table.credit == 100 - 100
    assert table.told(RoundEnded)[0].total_bet == Stake((1,), 100).total


def test_their_events_are_told_as_plain_data() -> None:
    table = rung(belfry(IMPROVING), "b b - - -", "b b b")
    told = [event_data(event) for event in table.events if "re-spin" in event.event]
    assert told[0] == {
        "event": "re-spins won",
        "feature": "ringing",
        "symbol": "bell",
        "count": 2,
        "positions": [[1, 0], [2, 0]],
        "held": [1, 2],
        "re_spins": 2,
        "credit": 0,
    }
    assert told[1]["left"] == 1
    assert told[2] == {
        "event": "re-spins ended",
        "feature": "ringing",
        "played": 1,
        "unplayed": 1,
        "feature_won": 10_000,
        "won": 10_100,
        "credit": 0,
    }
    (first, second) = (event_data(event) for event in table.told(ReelsStopped))
    assert "held" not in first
    assert second["held"] == [1, 2]
