"""Changed games from game to game: won, counted down, won again, ended, at stakes within limits."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from reelwright.play.codec import event_data
from reelwright.play.events import (
    ChangedGameBegun,
    ChangedGamesEnded,
    ChangedGamesWon,
    LineWon,
    ReelsStopped,
    RoundBegun,
    ScatterWon,
    StartingPrizeWon,
)
from reelwright.play.questions import Chosen, Drawn, Refused
from tests.play.midnight import (
    FOUR_KOI,
    LOSING,
    MIDNIGHT,
    SCATTERED,
    STAKES,
    THREE_KOI,
    THREE_NEWTS,
    Game,
    at,
    carry,
    midnight,
    strips_of,
)
from tests.play.pond import NO_LINES, pond
from tests.rounds import rows

SHELLS = rows("reed moss shell moss reed", "shell reed moss reed shell", "reed moss reed moss reed")
WITH_SHELLS: dict[str, Any] = {
    "symbols": {"shell": {}},
    "scatters": {"shell": {"pays": {3: 2}, "on": "total bet"}},
}
"""Three shells in sight pay the total bet twice."""
RAIN: dict[str, Any] = {
    "kind": "free games",
    "starts on": {"scatter": "shell"},
    "awards": {3: 1},
    "strips": "other",
    "stake": "of the trigger",
    "re-trigger": "nothing",
}
DAWN: dict[str, Any] = {
    "kind": "changed games",
    "starts on": {"line win": "newt"},
    "games": {3: 5},
    "strips": "night",
    "stake": "any",
    "again": "adds",
}


def test_a_win_of_three_changes_the_next_two_games() -> None:
    game = Game(midnight([THREE_KOI]), at(0))
    [won] = game.told("changed games won")
    assert won == ChangedGamesWon(
        feature="midnight",
        symbol="koi",
        count=3,
        positions=((1, 1), (2, 1), (3, 1)),
        again=False,
        games=2,
        left=2,
        most_lines=2,
        most_line_bet=100,
    )
    assert game.names[-3:] == ["line won", "changed games won", "round ended"]
    assert game.carried_out == carry(2)


def test_a_win_of_four_changes_three() -> None:
    game = Game(midnight([FOUR_KOI]), at(0), lines=1, line_bet=50)
    assert game.carried_out == carry(3, count=4, lines=1, line_bet=50)


def test_nothing_is_carried_where_nothing_is_won() -> None:
    assert Game(midnight([THREE_NEWTS]), at(0)).carried_out == {}


def test_a_changed_game_costs_its_stake_and_is_on_its_own_strips() -> None:
    game = Game(midnight(night=[THREE_NEWTS]), at(0), carried=carry(2))
    begun, first, stopped = game.events[:3]
    assert begun == RoundBegun(lines=(1, 2), line_bet=100, total_bet=200, credit=-200)
    assert first == ChangedGameBegun(
        feature="midnight", left=1, count=3, most_lines=2, most_line_bet=100, multiplier=1
    )
    assert isinstance(stopped, ReelsStopped)
    assert (stopped.phase, stopped.window) == ("midnight", THREE_NEWTS)
    assert game.won == 200
    assert game.carried_out == carry(1)


def test_the_last_of_them_ends_it() -> None:
    game = Game(midnight(), at(0), carried=carry(1))
    assert game.events[-2] == ChangedGamesEnded(feature="midnight")
    assert game.carried_out == {}


def test_the_game_after_the_last_is_played_by_the_usual_rules() -> None:
    definition = midnight([LOSING], [LOSING])
    game = Game(
        definition, at(0), carried=Game(definition, at(0), carried=carry(1)).carried_out or {}
    )
    assert [event.phase for event in game.events if isinstance(event, ReelsStopped)] == ["paid"]


@pytest.mark.parametrize(
    ("again", "left", "after"),
    [
        ("adds", 2, 1 + 2),
        ("adds", 1, 0 + 2),
        ("begins again", 2, 2),
        ("begins again", 4, 2),
        ("begins again", 1, 2),
        ("nothing", 2, 1),
        ("nothing", 1, None),
    ],
)
def test_winning_it_again(again: str, left: int, after: int | None) -> None:
    definition = midnight(night=[THREE_KOI], again=again)
    game = Game(definition, at(0), carried=carry(left, count=4), lines=1, line_bet=50)
    assert game.carried_out == ({} if after is None else carry(after, count=4))
    told = [(e.again, e.games, e.left) for e in game.events if isinstance(e, ChangedGamesWon)]
    assert told == ([] if again == "nothing" else [(True, 2, after)])


def test_what_is_won_again_keeps_the_count_and_the_stake_of_the_first() -> None:
    game = Game(midnight(night=[FOUR_KOI]), at(0), carried=carry(1), lines=1, line_bet=50)
    [won] = game.told("changed games won")
    assert isinstance(won, ChangedGamesWon)
    assert (won.count, won.games, won.left) == (4, 3, 3)
    assert (won.most_lines, won.most_line_bet) == (2, 100)
    assert game.carried_out == carry(3)


def test_more_lines_than_the_game_that_won_it_had_are_refused() -> None:
    definition = midnight()
    with pytest.raises(Refused) as refused:
        Game(definition, carried=carry(2), lines=3)
    assert str(refused.value) == (
        "lines: found 3; allowed: at most 2, as in the game that won midnight"
    )
    assert Game(definition, carried=carry(2), lines=1).names[0] == "round begun"


def test_a_higher_line_bet_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Game(midnight(), carried=carry(2, line_bet=50), line_bet=100)
    assert str(refused.value) == (
        "line bet: found 100; allowed: at most 50, as in the game that won midnight"
    )


def test_as_many_lines_at_a_lower_bet_are_taken() -> None:
    game = Game(midnight(), carried=carry(2, lines=3, line_bet=100), lines=3, line_bet=50)
    assert game.names[1] == "changed game begun"


def test_any_stake_is_taken_where_the_rule_says_so() -> None:
    game = Game(midnight(stake="any"), carried=carry(2, lines=1, line_bet=50), lines=3)
    assert game.names[1] == "changed game begun"


def test_free_games_win_no_changed_games() -> None:
    definition = midnight([SHELLS], features={"rain": RAIN}, other=[THREE_KOI], rules=WITH_SHELLS)
    game = Game(definition, at(0), at(0))
    assert "free games ended" in game.names
    assert not game.told("changed games won")
    assert game.carried_out == {}


def test_features_won_in_a_changed_game_are_played_in_its_round_without_its_factor() -> None:
    definition = midnight(
        night=[SHELLS],
        features={"rain": RAIN},
        other=[THREE_NEWTS],
        rules=WITH_SHELLS,
        multiplier=3,
        multiplier_covers={"scatters": "yes"},
    )
    game = Game(definition, at(0), at(0), carried=carry(1))
    [shells] = game.told("scatter won")
    [newts] = game.told("line won")
    assert isinstance(shells, ScatterWon)
    assert isinstance(newts, LineWon)
    assert (shells.phase_multiplier, shells.amount) == (3, 2 * 200 * 3)
    assert (newts.phase_multiplier, newts.amount) == (1, 2 * 100)
    assert game.names[-3:] == ["free games ended", "changed games ended", "round ended"]


@pytest.mark.parametrize(
    ("covers", "newts", "shells"),
    [
        ({"scatters": "no"}, 2 * 100 * 4, 2 * 200),
        ({"scatters": "yes"}, 2 * 100 * 4, 2 * 200 * 4),
        ({"scatters": "yes", "not on": [{"win": "newt"}]}, 2 * 100, 2 * 200 * 4),
        ({"scatters": "yes", "not on": [{"win": "newt", "count": 4}]}, 800, 2 * 200 * 4),
    ],
)
def test_what_the_factor_multiplies(covers: dict[str, Any], newts: int, shells: int) -> None:
    window = rows(
        "reed moss shell moss reed", "newt newt newt reed moss", "shell moss reed moss shell"
    )
    definition = midnight(night=[window], rules=WITH_SHELLS, multiplier=4, multiplier_covers=covers)
    game = Game(definition, at(0), carried=carry(2))
    assert [e.amount for e in game.events if isinstance(e, LineWon)] == [newts]
    assert [e.amount for e in game.events if isinstance(e, ScatterWon)] == [shells]


def award(symbol: str) -> dict[str, Any]:
    return {"kind": "award", "starts on": {"line win": symbol}, "on": "line bet", "pays": {3: 7}}


@pytest.mark.parametrize(("bonuses", "amount"), [("yes", 7 * 100 * 2), ("no", 7 * 100)])
def test_the_factor_multiplies_an_award_where_it_covers_bonuses(bonuses: str, amount: int) -> None:
    definition = midnight(
        night=[THREE_NEWTS],
        features={"tip": award("newt")},
        multiplier=2,
        multiplier_covers={"scatters": "no", "bonuses": bonuses},
    )
    game = Game(definition, at(0), carried=carry(2))
    [tip] = game.told("award won")
    assert (tip.amount, tip.phase_multiplier) == (amount, 1 + (bonuses == "yes"))  # type: ignore[union-attr]


def test_pays_of_their_own() -> None:
    definition = midnight([THREE_NEWTS], [THREE_NEWTS], special_pays={"newt": {3: 9}})
    assert Game(definition, at(0)).won == 2 * 100
    assert Game(definition, at(0), carried=carry(2)).won == 9 * 100


def test_while_they_run_no_others_are_won() -> None:
    definition = midnight([THREE_NEWTS], [THREE_NEWTS], features={"dawn": DAWN})
    game = Game(definition, at(0), carried=carry(2))
    assert not game.told("changed games won")
    assert game.carried_out == carry(1)
    [won] = Game(definition, at(0)).told("changed games won")
    assert isinstance(won, ChangedGamesWon)
    assert won.feature == "dawn"


def test_of_two_that_one_spin_wins_the_first_written_runs() -> None:
    both = rows("koi koi koi reed moss", "newt newt newt reed moss", "reed moss reed moss reed")
    definition = midnight([both], features={"dawn": DAWN})
    game = Game(definition, at(0))
    assert [e.feature for e in game.events if isinstance(e, ChangedGamesWon)] == ["midnight"]
    assert game.carried_out == carry(2)


WHEEL = {
    "kind": "wheel",
    "starts on": {"line win": "newt"},
    "prizes on": "line bet",
    "segments": [{"prize": 0}, {"enter": "midnight", "count": 5}],
}


def test_a_bonus_can_lead_to_them() -> None:
    definition = midnight([THREE_NEWTS], features={"wheel": WHEEL})
    assert Game(definition, at(0), Drawn((0,))).carried_out == {}
    game = Game(definition, at(0), Drawn((1,)))
    [won] = game.told("changed games won")
    assert isinstance(won, ChangedGamesWon)
    assert (won.symbol, won.count, won.games) == ("", 5, 4)
    assert game.carried_out == carry(4, count=5)


def test_a_bonus_won_in_a_changed_game_leads_to_more_of_them() -> None:
    definition = midnight(night=[THREE_NEWTS], features={"wheel": WHEEL})
    game = Game(definition, at(0), Drawn((1,)), carried=carry(1))
    assert game.carried_out == carry(4)


def test_tokens_that_lead_to_such_a_bonus_at_a_stake_of_their_own_limit_nothing() -> None:
    tokens = {
        "earned": {"koi": {"starts on": {"line win": "koi"}, "gives": {3: 1}}},
        "needed": 1,
        "leads to": ["wheel"],
        "kept for": "the game",
        "earned in": "paid games",
        "stake": {"lines": 1, "line bet": Decimal("0.50")},
    }
    definition = midnight(
        [THREE_KOI],
        starts_on={"line win": "newt"},
        games={3: 1, 5: 4},
        features={"wheel": {**WHEEL, "starts on": {"entered": "yes"}}},
        rules={"tokens": {"gold keys": tokens}},
    )
    assert Game(definition, at(0), Drawn((1,))).carried_out == carry(4, count=5)


def test_they_may_be_won_by_nothing_but_an_entry_by_its_least_count() -> None:
    wheel = {**WHEEL, "segments": [{"prize": 0}, {"enter": "midnight"}]}
    definition = midnight(
        [THREE_NEWTS], starts_on={"entered": "yes"}, games={1: 6}, features={"wheel": wheel}
    )
    assert Game(definition, at(0), Drawn((1,))).carried_out == carry(6, count=1)


CAP: dict[str, Any] = {"win cap": {"times": 2, "of": "line bet"}}
"""A round wins at most two line bets, which is what 3 newts pay."""


def test_a_prize_that_reaches_it_wins_no_games() -> None:
    game = Game(midnight([THREE_KOI], rules=CAP), at(0))
    assert game.names[-3:] == ["line won", "cap reached", "round ended"]
    assert game.carried_out == {}


def test_the_last_game_ends_though_its_round_is_cut() -> None:
    game = Game(midnight(night=[THREE_NEWTS], rules=CAP), at(0), carried=carry(1))
    assert game.names[-3:] == ["cap reached", "changed games ended", "round ended"]
    assert game.carried_out == {}


def test_a_game_before_the_last_leaves_the_others() -> None:
    game = Game(midnight(night=[THREE_KOI], rules=CAP), at(0), carried=carry(2))
    assert game.names[-2:] == ["cap reached", "round ended"]
    assert game.carried_out == carry(1)


def test_games_won_before_the_cap_is_reached_stay() -> None:
    series = {**RAIN, "starts on": {"line win": "koi"}, "with others": "yes"}
    definition = midnight(
        [THREE_KOI],
        features={"rain": series},
        other=[THREE_NEWTS],
        with_others="yes",
        rules={"win cap": {"times": 7, "of": "line bet"}},
    )
    game = Game(definition, at(0), at(0))
    assert game.names[-2:] == ["cap reached", "round ended"]
    assert game.carried_out == carry(2)


def test_a_gamble_comes_after_them() -> None:
    gamble = {"on": "a die", "stake": "whole win", "up to": 1000}
    definition = midnight(night=[THREE_NEWTS], rules={"gamble": gamble})
    game = Game(definition, at(0), Chosen("collect"), carried=carry(1))
    assert game.names[-4:] == ["changed games ended", "gamble offered", "collected", "round ended"]


def test_a_game_of_ways_has_no_lines_to_limit() -> None:
    stakes = {"line bets": STAKES["line bets"], "lines": "all", "cost": 25}
    rules = {**NO_LINES, "ways": {"read": "left to right", "on": "unit bet"}, "stakes": stakes}
    definition = pond(
        rules,
        features={"midnight": MIDNIGHT},
        strips={"base": strips_of([THREE_KOI]), "night": strips_of([LOSING])},
    )
    game = Game(definition, at(0), lines=0, line_bet=50)
    assert game.carried_out == carry(2, 3, 0, 50)
    [won] = game.told("changed games won")
    assert isinstance(won, ChangedGamesWon)
    assert (won.most_lines, won.most_line_bet) == (None, 50)
    with pytest.raises(Refused, match="line bet: found 100; allowed: at most 50"):
        Game(definition, lines=0, line_bet=100, carried=carry(2, 3, 0, 50))


def seen(window: Any = SCATTERED, count: int = 3, **rules: Any) -> Game:
    definition = midnight(night=[window], anywhere="pays the starting prize", **rules)
    return Game(definition, at(0), carried=carry(2, count=count))


def test_three_in_sight_pay_the_prize_of_three_once() -> None:
    game = seen()
    [won] = game.told("starting prize won")
    assert won == StartingPrizeWon(
        feature="midnight",
        symbol="koi",
        count=3,
        positions=((1, 0), (2, 2), (5, 1)),
        pay=Fraction(5),
        amount=500,
        won=500,
        credit=500,
        phase_multiplier=1,
    )
    assert game.won == 500


def test_the_prize_as_plain_data() -> None:
    [won] = seen().told("starting prize won")
    assert event_data(won) == {
        "event": "starting prize won",
        "feature": "midnight",
        "symbol": "koi",
        "count": 3,
        "positions": [[1, 0], [2, 2], [5, 1]],
        "pay": 5,
        "amount": 500,
        "won": 500,
        "credit": 500,
        "phase_multiplier": 1,
    }


def test_three_do_not_pay_what_four_started() -> None:
    assert seen(count=4).won == 0


def test_four_pay_what_three_started_once_beside_their_win_on_a_line() -> None:
    game = seen(FOUR_KOI)
    assert game.names[3:5] == ["line won", "starting prize won"]
    assert game.won == 10 * 100 + 5 * 100


def test_four_pay_what_four_started() -> None:
    assert seen(FOUR_KOI, count=4).won == 10 * 100 + 10 * 100


def test_nothing_stands_in_for_them() -> None:
    window = rows("koi moss reed moss reed", "moss reed moss reed joker", "reed koi reed moss reed")
    rules = {
        "symbols": {"joker": {}},
        "substitutes": {"joker": {"for": ["koi"], "alone": "not"}},
    }
    assert seen(window, rules=rules).won == 0


def test_the_factor_multiplies_it_as_line_wins() -> None:
    covers = {"scatters": "no"}
    assert seen(multiplier=3, multiplier_covers=covers).won == 1500


def test_the_factor_leaves_it_alone_where_it_leaves_its_line_win() -> None:
    covers = {"scatters": "no", "not on": [{"win": "koi", "count": 3}]}
    assert seen(multiplier=3, multiplier_covers=covers).won == 500


def test_it_pays_as_in_paid_games_though_the_changed_ones_have_pays_of_their_own() -> None:
    assert seen(special_pays={"koi": {3: 50}}).won == 500


def test_it_is_paid_on_the_line_bet_of_the_game() -> None:
    definition = midnight(night=[SCATTERED], anywhere="pays the starting prize")
    assert Game(definition, at(0), carried=carry(2), lines=1, line_bet=50).won == 250


def test_it_is_not_paid_in_paid_games_nor_without_the_rule() -> None:
    assert Game(midnight([SCATTERED], anywhere="pays the starting prize"), at(0)).won == 0
    assert Game(midnight(night=[SCATTERED]), at(0), carried=carry(2)).won == 0


@pytest.mark.parametrize(
    ("carried", "found"),
    [
        (
            {"changed dawn left": 2},
            (
                "changed dawn left; allowed: changed midnight left, changed midnight count, "
                "changed midnight lines, changed midnight line bet"
            ),
        ),
        (
            {"changed midnight left": 2},
            (
                "no changed midnight count beside the rest of changed midnight; allowed: all "
                "four, or none"
            ),
        ),
        (carry(0), "0 of changed midnight left; allowed: 1 to 1000000000"),
        (carry(2, count=2), "2 of changed midnight count; allowed: 3, 4, 5"),
        (carry(2, lines=4), "4 of changed midnight lines; allowed: 1, 2, 3"),
        (carry(2, line_bet=75), "75 of changed midnight line bet; allowed: 50, 100"),
    ],
)
def test_what_cannot_be_carried_in_is_refused(carried: dict[str, int], found: str) -> None:
    with pytest.raises(Refused) as refused:
        Game(midnight(), carried=carried)
    assert str(refused.value) == f"carry: found {found}"


def test_no_more_are_left_than_can_be_won_at_once_where_none_are_added() -> None:
    assert Game(midnight(again="begins again"), carried=carry(4)).names[1] == "changed game begun"
    with pytest.raises(Refused, match="5 of changed midnight left; allowed: 1 to 4"):
        Game(midnight(again="begins again"), carried=carry(5))


def test_two_sequences_at_once_are_refused() -> None:
    definition = midnight(features={"dawn": DAWN})
    other = {key.replace("midnight", "dawn"): value for key, value in carry(2).items()}
    assert Game(definition, carried=other).names[1] == "changed game begun"
    with pytest.raises(Refused) as refused:
        Game(definition, carried={**carry(2), **other})
    assert str(refused.value) == (
        "carry: found changed dawn beside changed midnight; allowed: one of the two"
    )
