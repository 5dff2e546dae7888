"""What free games multiply, and what they pay themselves, by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from reelwright.automaton.phases import PAID, Phase
from reelwright.automaton.scale import Playing, Scale
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

SCALE = Scale(grains=2, stake=60, line_bet=5, cost=60)


def phase(name: str = "free", counts: list[int] | None = None, **rules: Any) -> Phase:
    """Free games on three or more stars, times 7; four moons pay, too, and start nothing."""
    trigger: Plain = {"scatter": "star"} | ({"counts": counts} if counts else {})
    free: Plain = {
        "kind": "free games",
        "starts on": trigger,
        "awards": {3: 10, 4: 15},
        "strips": "base",
        "stake": "of the trigger",
        "re-trigger": "adds and pays",
    }
    plain = game(
        window={"reels": 3, "rows": 3},
        lines={
            "read": "left to right",
            "on one line": "highest only",
            "rows": ["000", "111", "222"],
        },
        symbols={"ant": {"pays": {3: 5}}, "bee": {"pays": {3: 5}}, "star": {}, "moon": {}},
        groups={"insects": ["ant", "bee"]},
        scatters={key: {"on": "line bet", "pays": {2: 1, 3: 1, 4: 1}} for key in ("star", "moon")},
        strips={"base": [["ant", "bee", "star", "moon"]] * 3},
        features={
            "free": free | rules,
            "table": {
                "kind": "award",
                "starts on": {"scatter": "moon"},
                "on": "line bet",
                "pays": {4: 1},
            },
        },
    )
    return Phase(definition_of(plain), name, 7)


def covering(scatters: str = "no", bonuses: str = "no", *left: Plain) -> Plain:
    covers: Plain = {"scatters": scatters, "bonuses": bonuses, "not on": [*left]}
    return {"multiplier": 7, "multiplier covers": covers}


def test_that_only_free_games_are_a_phase_of_a_feature() -> None:
    free = phase()
    assert free.feature is free.definition.features["free"]
    assert PAID == "paid"
    assert phase(PAID).feature is None
    assert phase("table").feature is None


def test_that_line_wins_are_multiplied_but_for_those_left_alone() -> None:
    assert phase().line_factor("ant", 3) == 7
    assert phase(PAID).line_factor("ant", 3) == 7
    assert Phase(phase().definition, PAID).line_factor("ant", 3) == 1
    left = phase(**covering("no", "no", {"win": "bee", "count": 2}, {"win": "ant"}))
    assert [left.line_factor("ant", count) for count in (2, 3)] == [1, 1]
    assert [left.line_factor("bee", count) for count in (2, 3)] == [1, 7]
    paid = Phase(left.definition, PAID, 7)
    assert paid.line_factor("ant", 3) == 7
    group = phase(**covering("no", "no", {"win": "insects"}))
    assert [group.line_factor(name, 3) for name in ("ant", "bee", "star")] == [1, 1, 7]


def factors(made: Phase, symbol: str = "star") -> list[int]:
    return [made.scatter_factor(symbol, count) for count in (2, 3, 4)]


def test_that_scatter_prizes_are_multiplied_where_the_factor_covers_them() -> None:
    assert factors(phase()) == [1, 1, 1]
    assert factors(phase(**covering("no"))) == [1, 1, 1]
    assert factors(phase(**covering("yes"))) == [7, 7, 7]
    assert factors(Phase(phase(**covering("yes")).definition, PAID, 7)) == [1, 1, 1]


def test_that_scatters_that_start_the_games_again_may_not_pay() -> None:
    """Two stars do not start them; moons never do."""
    for rule, again in (("adds and pays", 7), ("pays", 7), ("adds", 0), ("nothing", 0)):
        rules: Plain = {"re-trigger": rule}
        made = phase(**covering("yes"), **rules)
        assert factors(made) == [7, again, again]
        assert factors(made, "moon") == [7, 7, 7]
    nothing: Plain = {"re-trigger": "nothing"}
    only_four = phase(counts=[4], **covering("yes"), **nothing)
    assert factors(only_four) == [7, 7, 0]
    three_or_two = phase(counts=[2, 3], **covering("yes"), **nothing)
    assert factors(three_or_two) == [7, 0, 7]


def test_that_prizes_of_bonuses_are_multiplied_where_the_factor_covers_them() -> None:
    assert phase().bonus_factor == 1
    assert phase(**covering("yes", "no")).bonus_factor == 1
    assert phase(**covering("no", "yes")).bonus_factor == 7
    assert Phase(phase(**covering("no", "yes")).definition, PAID, 7).bonus_factor == 1


def test_that_a_losing_game_pays_for_each_line_or_once() -> None:
    """Half a line bet on each of three lines is 3 grains; half the total bet is 30."""
    lines, none = Playing((1, 2, 3), 5), Playing((), 5)
    half = Fraction(1, 2)

    def losing(on: str) -> Phase:
        rules: Plain = {"losing game pays": {"pay": half, "on": on}}
        return phase(**rules)

    on_line = losing("line bet")
    assert [on_line.losing_pay(SCALE, played) for played in (lines, none)] == [3, 1]
    on_total = losing("total bet")
    assert on_total.losing_pay(SCALE, lines) == 30
    assert phase().losing_pay(SCALE, lines) == 0
    assert Phase(on_line.definition, PAID, 7).losing_pay(SCALE, lines) == 0
