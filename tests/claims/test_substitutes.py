"""Claims on substitutes hold of a game that does as said, and not of one with a leaf changed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model import lines
from reelwright.claims.model import substitutes as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.verdicts import Counterexample, Holds, Pending, Verdict
from reelwright.definition.model import Game
from reelwright.play.judging import judge
from reelwright.play.judging.whole import Judged
from tests.claims.substitutes_games import OWN, meadow, rules_of

SCATTERS = ("moon", "star")
BOTH = {"fox": {"for": "all", "except": [*SCATTERS], "alone": "not"}}


def verdict(claim: Claim, game: Game) -> Verdict:
    return decide(claim, rules_of(game), NOTHING)


def seen(game: Game, found: Counterexample) -> Judged:
    """What a game makes of a counterexample's window."""
    situation = found.situation
    assert situation.window is not None
    return judge(game.definition, situation.window, situation.stake, situation.phase)


class Case(NamedTuple):
    """A claim, a game that does so, and what is changed of that game."""

    claim: Claim
    fox: dict[str, Any]
    changed: dict[str, Any]
    more: Mapping[str, Any] = MappingProxyType({})
    """Other rules of both games."""
    otherwise: Mapping[str, Any] = MappingProxyType({})
    """Rules that are changed besides the fox's."""


def fox(kind: type[said.OfSubstitute], **fields: Any) -> said.OfSubstitute:
    return kind(substitute="fox", **fields)


ALL = fox(said.StandsFor, symbols="all", excepted=SCATTERS)
TWICE = {"by": 2, "count": "once"}
EVERY = {"scatters": "all", "with none showing": "counts"}
OWNED = {"own prizes": "beside", "alone": "not"}

CASES = [
    Case(ALL, {}, {"except": [*SCATTERS, "owl"]}),
    Case(ALL, {}, {"for": ["hare", "mole"], "except": []}),
    Case(ALL, {}, {"reels": [1, 2, 4, 5]}),
    Case(ALL, {}, {"phases": ["paid"]}),
    Case(
        fox(said.StandsFor, symbols="all"), EVERY, {"scatters": "none", "with none showing": None}
    ),
    Case(fox(said.StandsFor, symbols="all"), EVERY, {"scatters": ["star"]}),
    Case(ALL, {}, EVERY),
    Case(
        fox(said.StandsFor, symbols=("hare", "owl")),
        {"for": ["hare", "owl"], "except": []},
        {"for": ["hare"], "except": []},
    ),
    Case(
        fox(said.StandsFor, symbols=("hare", "owl")),
        {"for": ["hare", "owl"], "except": []},
        {"for": ["hare", "owl", "mole"], "except": []},
    ),
    Case(
        fox(said.StandsFor, symbols=("owl",), beside=("hare", "mole")),
        {"for": ["owl", "small"], "except": []},
        {"for": ["owl", "hare"], "except": []},
    ),
    Case(fox(said.StandsOnReels, reels=(2, 3)), {"reels": [2, 3]}, {"reels": [2, 3, 4]}),
    Case(fox(said.StandsOnReels, reels=(2, 3)), {"reels": [2, 3]}, {"reels": [2]}),
    Case(fox(said.StandsInPhases, phases=("paid",)), {"phases": ["paid"]}, {"phases": None}),
    Case(
        fox(said.StandsInPhases, phases=("paid",)), {"phases": ["paid"]}, {"phases": ["free games"]}
    ),
    Case(fox(said.ActsOffLine, acts="in place"), {}, {"acts": "on its whole reel"}),
    Case(fox(said.ActsOffLine, acts="in place"), {}, {"acts": "expanding"}),
    Case(
        fox(said.ActsOffLine, acts="on its whole reel"),
        {"acts": "on its whole reel"},
        {"acts": "in place"},
    ),
    Case(
        fox(said.ActsOffLine, acts="on its whole reel"),
        {"acts": "on its whole reel"},
        {"acts": "expanding"},
    ),
    Case(fox(said.ActsOffLine, acts="expanding"), {"acts": "expanding"}, {"acts": "in place"}),
    Case(fox(said.TakesPart, scatters="none"), {}, EVERY),
    Case(
        fox(said.TakesPart, scatters="all", with_none_showing=True), EVERY, {"scatters": ["moon"]}
    ),
    Case(
        fox(said.TakesPart, scatters="all", with_none_showing=True),
        EVERY,
        {"with none showing": "does not count"},
    ),
    Case(
        fox(said.TakesPart, scatters=("star",), with_none_showing=False),
        {"scatters": ["star"], "with none showing": "does not count"},
        {"with none showing": "counts"},
    ),
    Case(
        fox(said.TakesPart, scatters=("star",), with_none_showing=False),
        {"scatters": ["star"], "with none showing": "does not count"},
        {"scatters": ["moon"]},
    ),
    Case(fox(said.EveryScatterAtOnce), EVERY, {"scatters": ["moon"]}),
    Case(
        fox(said.EveryScatterAtOnce),
        EVERY,
        {},
        otherwise={"coinciding_scatters": "highest only"},
    ),
    Case(fox(said.AlonePays, wins="nothing"), {}, {"alone": "as one symbol"}),
    Case(
        fox(said.AlonePays, wins="the highest"),
        {"alone": "as one symbol"},
        {"alone": "as every symbol"},
    ),
    Case(fox(said.AlonePays, wins="the highest"), {"alone": "as one symbol"}, {"alone": "not"}),
    Case(
        fox(said.AlonePays, wins="every"), {"alone": "as every symbol"}, {"alone": "as one symbol"}
    ),
    Case(fox(said.OwnPrizePaid, paid="both"), OWNED, {"own prizes": "better"}, {"symbols": OWN}),
    Case(
        fox(said.OwnPrizePaid, paid="the higher"),
        {**OWNED, "own prizes": "better"},
        {"own prizes": "beside"},
        {"symbols": OWN},
    ),
    Case(
        fox(said.OwnPrizePaid, paid="the higher", on_a_tie="own"),
        {**OWNED, "own prizes": "better", "on a tie": "own"},
        {"on a tie": "completed"},
        {"symbols": OWN},
    ),
]
FACTORS = [
    Case(fox(said.MultipliesBy, by=2), {"multiplies": TWICE}, {"multiplies": {**TWICE, "by": 3}}),
    Case(
        fox(said.MultipliesEach, by=2, together="once"),
        {"multiplies": TWICE},
        {"multiplies": {**TWICE, "count": "each"}},
    ),
    Case(
        fox(said.MultipliesEach, by=2, together="product"),
        {"multiplies": {**TWICE, "count": "each"}},
        {"multiplies": TWICE},
    ),
    Case(
        fox(said.MultipliesEach, by=3, together="product"),
        {"multiplies": {"by": 3, "count": "each"}},
        {},
        otherwise={"lines": {"multipliers": "sum"}},
    ),
    Case(
        fox(said.MultipliesEach, by=3, together="sum"),
        {"multiplies": {"by": 3, "count": "each"}},
        {},
        {"lines": {"multipliers": "sum"}},
        {"lines": {"multipliers": "greatest"}},
    ),
    Case(
        fox(said.LeavesAlone),
        {"multiplies": TWICE},
        {"multiplies": {**TWICE, "except": ["owl"]}},
    ),
    Case(
        fox(said.LeavesAlone, wins=(said.Left(win="owl"),)),
        {"multiplies": {**TWICE, "except": ["owl"]}},
        {"multiplies": {**TWICE, "except": ["hare"]}},
    ),
    Case(
        fox(said.LeavesAlone, wins=(said.Left(win="owl", count=4),)),
        {"multiplies": {**TWICE, "not on": [{"win": "owl", "count": 4}]}},
        {"multiplies": {**TWICE, "not on": [{"win": "owl", "count": 3}]}},
    ),
    Case(
        fox(said.LeavesAlone),
        {"multiplies": TWICE, **OWNED},
        {"multiplies": {**TWICE, "own prizes": "yes"}},
        {"symbols": OWN},
    ),
    Case(
        fox(said.LeavesAlone, own_prizes=True),
        {"multiplies": {**TWICE, "own prizes": "yes"}, **OWNED},
        {"multiplies": TWICE},
        {"symbols": OWN},
    ),
    Case(
        fox(said.LeavesAlone, scatters=True),
        {"multiplies": {**TWICE, "scatters": "yes"}, **EVERY},
        {"multiplies": TWICE},
    ),
    Case(
        fox(said.LeavesAlone),
        {"multiplies": TWICE, **EVERY},
        {"multiplies": {**TWICE, "scatters": "yes"}},
    ),
    Case(
        fox(said.MultipliesInPhases, phases=("free games",)),
        {"multiplies": {**TWICE, "phases": ["free games"]}},
        {"multiplies": TWICE},
    ),
    Case(
        fox(said.MultipliesInPhases, phases=("paid", "free games")),
        {"multiplies": TWICE},
        {"multiplies": {**TWICE, "phases": ["paid"]}},
    ),
    Case(
        fox(said.AddsPay, pay=3),
        {"adds": {"pay": 3, "count": "once"}},
        {"adds": {"pay": 4, "count": "once"}},
    ),
    Case(
        fox(said.AddsPay, pay=3, each=False),
        {"adds": {"pay": 3, "count": "once"}},
        {"adds": {"pay": 3, "count": "each"}},
    ),
    Case(
        fox(said.AddsPay, pay=3, each=True),
        {"adds": {"pay": 3, "count": "each"}},
        {"adds": {"pay": 3, "count": "once"}},
    ),
    Case(
        fox(
            said.MultipliedPrizes,
            prizes={
                "hare": {3: 20, 4: 40, 5: 100},
                "mole": {3: 8, 4: 16, 5: 30},
                "owl": {2: 2, 3: 4, 4: 12, 5: 60},
            },
        ),
        {"multiplies": TWICE},
        {"multiplies": {**TWICE, "except": ["mole"]}},
    ),
]


def games(case: Case) -> tuple[Game, Game]:
    """The game that does as said, and the one that is changed."""
    more = {**case.more, **case.otherwise}
    changed = {**case.fox, **case.changed}
    return meadow(case.fox, **case.more), meadow(changed, **more)


@pytest.mark.parametrize("case", [*CASES, *FACTORS])
def test_a_claim_holds_of_a_game_that_does_as_said(case: Case) -> None:
    game, _ = games(case)
    found = verdict(case.claim, game)
    assert isinstance(found, Holds), found
    assert found.tried > 1


@pytest.mark.parametrize("case", [*CASES, *FACTORS])
def test_a_leaf_that_is_changed_shows_in_a_window_that_pays_or_counts_otherwise(case: Case) -> None:
    game, changed = games(case)
    found = verdict(case.claim, changed)
    assert isinstance(found, Counterexample)
    assert found.said != found.found
    assert seen(game, found) != seen(changed, found)


def test_the_windows_are_those_of_hand_worked_wins() -> None:
    found = verdict(fox(said.MultipliesBy, by=3), meadow({"multiplies": TWICE}))
    assert isinstance(found, Counterexample)
    [win] = seen(meadow({"multiplies": TWICE}), found).line_wins
    assert (win.symbol, win.count, win.pay, win.amount) == ("hare", 3, 10, 20)


@pytest.mark.parametrize(
    "claim",
    [
        ALL.model_copy(update={"substitute": "leopard"}),
        fox(said.StandsFor, symbols=("hare", "leaf")),
        fox(said.StandsFor, symbols="all", excepted=("moon", "star", "leaf")),
        fox(said.TakesPart, scatters=("sun",)),
        fox(said.StandsInPhases, phases=("paid", "free games", "night")),
        fox(said.MultipliesBy, by=2),
        fox(said.AddsPay, pay=1),
        fox(said.MultipliesInPhases, phases=("night",)),
    ],
)
def test_what_a_game_does_not_have_is_said_of_the_bet_alone(claim: Claim) -> None:
    found = verdict(claim, meadow())
    assert isinstance(found, Counterexample)
    assert found.situation.window is None


def test_a_run_that_always_pays_more_for_itself_pays_as_nothing_else() -> None:
    rule = {"own prizes": "better", "alone": "as one symbol"}
    game = meadow(rule, symbols=OWN, lines={"on one line": "highest only"})
    assert isinstance(verdict(fox(said.AlonePays, wins="nothing"), game), Holds)
    assert isinstance(verdict(fox(said.AlonePays, wins="the highest"), game), Counterexample)


def test_a_reel_that_never_shows_a_substitute_is_none_it_stands_on() -> None:
    strips = meadow().definition.strips["base"]
    without = [[stop for stop in strips[0] if stop != "fox"], *map(list, strips[1:])]
    game = meadow({"reels": [1, 2]}, strips={"base": without})
    assert isinstance(verdict(fox(said.StandsOnReels, reels=(2,)), game), Holds)
    assert isinstance(verdict(fox(said.StandsOnReels, reels=(1, 2)), game), Counterexample)


TWO = {
    "fox": {"for": "all", "except": [*SCATTERS], "alone": "not", "multiplies": TWICE},
    "leaf": {
        "for": "all",
        "except": [*SCATTERS],
        "alone": "not",
        "multiplies": {"by": 5, "count": "once"},
    },
}


@pytest.mark.parametrize(("how", "factor"), [("product", 10), ("sum", 7), ("greatest", 5)])
def test_two_factors_come_to_what_the_rules_make_of_them(how: str, factor: int) -> None:
    symbols: dict[str, Any] = {"grass": {}}
    base = ["hare", "grass", "grass", "mole", "grass", "grass", "fox", "grass", "grass", "leaf"]
    strips = {"base": [[*base, "grass", "grass", "moon", "grass", "grass", "star", "owl"]] * 5}
    lines_ = {"multipliers": how}
    game = meadow(symbols=symbols, lines=lines_, strips=strips, substitutes=TWO)
    for told, expected in (("product", 10), ("sum", 7), ("greatest", 5)):
        claim = fox(said.FactorsTogether, other="leaf", factors=(2, 5), together=told)
        found = verdict(claim, game)
        assert isinstance(found, Holds if told == how else Counterexample)
        if isinstance(found, Counterexample):
            multipliers = {win.multiplier for win in seen(game, found).line_wins}
            assert factor in multipliers
            assert expected not in multipliers


def test_two_factors_are_said_of_two_that_multiply() -> None:
    claim = fox(said.FactorsTogether, other="owl", factors=(2, 5), together="product")
    assert isinstance(verdict(claim, meadow({"multiplies": TWICE})), Counterexample)


def test_what_each_multiplies_by_is_tried_where_one_at_most_is_in_a_win() -> None:
    base = ["hare", "grass", "grass", "mole", "grass", "grass", "moon", "star", "owl", "leaf"]
    strips = {"base": [[*base, "fox"] if reel == 3 else base for reel in range(1, 6)]}
    game = meadow({"multiplies": TWICE}, symbols={"grass": {}}, strips=strips)
    for by in (2, 3):
        found = verdict(fox(said.MultipliesEach, by=by, together="product"), game)
        assert isinstance(found, Holds if by == 2 else Counterexample)


WAYS: dict[str, Any] = {
    "ways": {"read": "left to right", "on": "unit bet", "multipliers": "product"},
    "stakes": {"line bets": [0.01], "lines": "all", "cost": 1},
}


@pytest.mark.parametrize("acts", ["in place", "on its whole reel", "expanding"])
def test_a_reel_in_a_game_of_ways_is_taken_as_said(acts: str) -> None:
    game = meadow({"acts": acts}, **WAYS)
    for told in ("in place", "on its whole reel", "expanding"):
        found = verdict(fox(said.ActsOffLine, acts=told), game)
        assert isinstance(found, Holds if told == acts else Counterexample), (told, found)


@pytest.mark.parametrize("case", [CASES[0], CASES[10], *FACTORS[:2], FACTORS[5], FACTORS[14]])
def test_ways_are_judged_like_lines(case: Case) -> None:
    assert isinstance(verdict(case.claim, meadow(case.fox, **WAYS)), Holds)
    changed = meadow({**case.fox, **case.changed}, **WAYS)
    found = verdict(case.claim, changed)
    assert isinstance(found, Counterexample)
    assert seen(changed, found) != seen(meadow(case.fox, **WAYS), found)


@pytest.mark.parametrize(
    "rule",
    [
        {"for": ["small"], "except": []},
        {"except": [*SCATTERS, "small"]},
        {"multiplies": {**TWICE, "except": ["small"]}},
        {"multiplies": {**TWICE, "not on": [{"win": "small", "count": 3}]}},
    ],
)
def test_a_group_is_tried_by_the_substitute_that_names_it(rule: dict[str, Any]) -> None:
    game = meadow(rule)
    right = lines.GroupHas(group="small", symbols=("hare", "mole"))
    assert isinstance(verdict(right, game), Holds)
    for symbols in (("hare",), ("hare", "owl"), ("hare", "mole", "owl")):
        wrong = lines.GroupHas(group="small", symbols=symbols)
        assert isinstance(verdict(wrong, game), Counterexample)


def test_a_group_of_scatters_is_tried_by_what_takes_part() -> None:
    groups = {"small": ["hare", "mole"], "sky": ["moon", "star"]}
    game = meadow({"scatters": ["sky"], "with none showing": "counts"}, groups=groups)
    assert isinstance(verdict(lines.GroupHas(group="sky", symbols=SCATTERS), game), Holds)
    alone = lines.GroupHas(group="sky", symbols=("moon",))
    assert isinstance(verdict(alone, game), Counterexample)


def test_a_group_that_nothing_names_waits() -> None:
    claim = lines.GroupHas(group="small", symbols=("hare", "mole"))
    assert isinstance(verdict(claim, meadow()), Pending)
