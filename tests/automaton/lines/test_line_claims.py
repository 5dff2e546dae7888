"""What a line comes to by one prize, by hand; a claim is told by its line bets and reels."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.line_claims import Claim, Claims, bits
from reelwright.automaton.line_prizes import prizes_of
from reelwright.automaton.line_uses import A_SUBSTITUTE_ITSELF, ITSELF, Uses
from reelwright.automaton.line_wins import LineResult, LineWin
from reelwright.definition.model import Definition
from tests.automaton.lines.test_line_prizes import game
from tests.random_definitions.taking import Plain

SERVES: Uses = (ITSELF,)
WOLF: Uses = ("wolf",)
ONCE: Plain = {"each symbol": "once"}
"""Each claim takes all its reels then, which so are told."""


def line_bets(result: LineResult) -> Fraction:
    return sum((win.amount for win in result.wins), Fraction())


def finder(definition: Definition, phase: str = "paid") -> Claims[Fraction]:
    return Claims(definition, phase, prizes_of(definition, phase), line_bets)


def claims(
    definition: Definition, *served: Uses, prize: int = 0, phase: str = "paid"
) -> tuple[Claim[Fraction], ...]:
    """The claims by a prize of a line whose places, from the left, serve it so."""
    found = finder(definition, phase)
    return found.of(found.prizes[prize], {r: uses for r, uses in enumerate(served) if uses})


def told(found: tuple[Claim[Fraction], ...]) -> list[tuple[int, int]]:
    """Line bets and reels of claims."""
    return [(int(claim.paid), claim.taken) for claim in found]


def test_that_reels_are_bits() -> None:
    assert bits(()) == 0
    assert bits((0, 2, 3)) == 0b1101


def anywhere(shorter: str) -> Definition:
    return game(
        "adjacent anywhere",
        lines=ONCE | {"shorter": shorter},
        symbols={"ant": {"pays": {2: 2, 3: 7, 4: 50}}, "bee": {}},
    )


def test_that_a_run_within_a_longer_one_is_a_claim_where_it_is_paid() -> None:
    three, gap = (SERVES,) * 3, (SERVES, SERVES, (), SERVES)
    assert told(claims(anywhere("not paid"), *three)) == [(7, 0b0111)]
    assert told(claims(anywhere("also paid"), *three)) == [(7, 0b0111), (2, 0b0011), (2, 0b0110)]
    assert told(claims(anywhere("not paid"), *gap)) == [(2, 0b0011)]
    assert told(claims(anywhere("not paid"), *three, SERVES)) == [(50, 0b1111)]
    assert claims(anywhere("also paid"), SERVES, (), SERVES) == ()


def test_that_reels_met_at_different_times_are_told_apart() -> None:
    found = finder(anywhere("not paid"))
    (ant,) = found.prizes
    for _ in range(2):
        assert told(found.of(ant, {0: SERVES, 1: SERVES})) == [(2, 0b0011)]
        assert told(found.of(ant, {1: SERVES, 2: SERVES})) == [(2, 0b0110)]
        assert found.of(ant, {1: SERVES}) == ()


def test_that_claims_of_one_prize_are_not_those_of_another() -> None:
    symbols: Plain = {"ant": {"pays": {3: 5}}, "bee": {"pays": {3: 8}}}
    found = finder(game(symbols=symbols))
    served = dict.fromkeys(range(3), SERVES)
    (ant,), (bee,) = (found.of(prize, served) for prize in found.prizes)
    assert (ant.name, ant.rank, ant.paid) == ("ant", (-5, -3, 0), 5)
    assert (bee.name, bee.rank, bee.paid) == ("bee", (-8, -3, 1), 8)
    assert not ant.mixed
    assert (ant.own, ant.itself, ant.filled, ant.reels, ant.taken) == ("", 0, (), 0, 0)
    win = LineWin("ant", "straight", 3, Fraction(5), 1, Fraction(0), with_substitute=False)
    assert ant.wins == (win,)


def test_that_the_greatest_comes_first_then_the_longest_then_the_leftmost() -> None:
    symbols: Plain = {"ant": {"patterns": {"_XX_": 3, "XX__": 3, "XXX_": 3, "X_X_": 4}}, "bee": {}}
    patterns = game(lines=ONCE | {"shorter": "also paid"}, symbols=symbols)
    assert told(claims(patterns, SERVES, SERVES, SERVES)) == [
        (4, 0b0101),
        (3, 0b0111),
        (3, 0b0011),
        (3, 0b0110),
    ]


def test_that_patterns_of_as_many_places_pay_what_each_does() -> None:
    symbols: Plain = {"ant": {"patterns": {"XX__": 3, "__XX": 4}}, "bee": {}}
    found = claims(game(symbols=symbols), *(SERVES,) * 4)
    assert [(claim.paid, claim.wins[0].kind) for claim in found] == [(4, "pattern"), (3, "pattern")]


def test_that_equal_runs_are_one_claim_where_their_reels_cannot_matter() -> None:
    definition = game("any position", symbols={"ant": {"pays": {2: 2}}, "bee": {}})
    found = claims(definition, *(SERVES,) * 3)
    assert len(found) == 3
    assert len({id(claim) for claim in found}) == 1


def test_that_amounts_rank_as_whole_numbers() -> None:
    """Halves, thirds and tenths of a line bet: whole as 30 times what they are."""
    definition = game(
        symbols={"ant": {"pays": {2: Fraction(1, 2), 3: Fraction(5, 3)}}, "wolf": {}},
        substitutes={"wolf": {"for": ["ant"], "adds": {"pay": 0.1, "count": "once"}}},
    )
    assert [c.rank[0] for c in claims(definition, SERVES, SERVES)] == [-15]
    assert [c.rank[0] for c in claims(definition, SERVES, SERVES, WOLF)] == [-53]


def doubling(**rules: Any) -> Plain:
    return {"by": 2, "count": "once"} | {key.replace("_", " "): of for key, of in rules.items()}


def wolves(wolf: Plain, lines: Plain | None = None, **rules: Any) -> Definition:
    """Ants and wolves have prizes, by numbers 0 and 1; a wolf, and a fox, may stand for ants."""
    symbols: Plain = {"ant": {"pays": {3: 5}}, "wolf": {"pays": {3: 4}}, "fox": {}}
    substitutes = {"wolf": {"for": ["ant"]} | wolf, "fox": {"for": ["ant", "wolf"]}}
    changed = {"symbols": symbols, "substitutes": substitutes, "lines": lines or {}}
    return game(**(changed | rules))


def test_that_a_claim_is_read_as_it_pays_most() -> None:
    """A wolf adds 3 line bets, which is more than nothing; a fox changes nothing."""
    definition = wolves({"adds": {"pay": 3, "count": "each"}}, ONCE)
    (plain,) = claims(definition, SERVES, SERVES, ("fox",))
    (added,) = claims(definition, SERVES, (ITSELF, "wolf"), ("wolf", "fox"))
    assert (plain.paid, plain.wins[0].added, plain.wins[0].with_substitute) == (5, 0, True)
    assert (added.paid, added.rank) == (11, (-11, -3, 0))
    assert added.wins == (
        LineWin("ant", "straight", 3, Fraction(5), 1, Fraction(6), with_substitute=True),
    )
    multiplying = wolves({"multiplies": doubling(phases=["paid"])})
    (multiplied,) = claims(multiplying, SERVES, WOLF, WOLF)
    assert (multiplied.paid, multiplied.wins[0].multiplier) == (10, 2)
    (by_the_wolf,) = claims(multiplying, SERVES, ("fox", "wolf"), SERVES)
    assert by_the_wolf.paid == 10
    (in_free_games,) = claims(multiplying, SERVES, WOLF, WOLF, phase="free")
    assert in_free_games.paid == 5


def test_that_places_serve_by_themselves_where_it_pays_as_much() -> None:
    """One wolf doubles: of two places that could be one, the first is; others stay as they are."""
    one = wolves({"multiplies": doubling()}, {"shared substitute": "one"})
    (claim,) = claims(one, (ITSELF, "wolf"), (ITSELF, "wolf"), SERVES)
    assert (claim.paid, claim.taken) == (10, 0b010)
    (first,) = claims(one, ("wolf", "fox"), ("wolf", "fox"), SERVES)
    assert (first.paid, first.taken) == (10, 0b011)


@pytest.mark.parametrize(
    ("alone", "lone"), [(None, True), ("as one symbol", True), ("as every symbol", False)]
)
def test_that_substitutes_alone_win_as_one_symbol_or_as_every(
    alone: str | None, *, lone: bool
) -> None:
    rules: Plain = {"alone": alone} if alone else {}
    (claim,) = claims(wolves(rules), *(WOLF,) * 3)
    assert claim.lone is lone
    for itself in (ITSELF, A_SUBSTITUTE_ITSELF):
        (beside,) = claims(wolves(rules), WOLF, (itself,), WOLF)
        assert beside.lone is False


def test_that_substitutes_alone_may_win_nothing() -> None:
    definition = wolves({"alone": "not"})
    assert claims(definition, *(WOLF,) * 3) == ()
    assert told(claims(definition, WOLF, SERVES, WOLF)) == [(5, 0)]
    assert told(claims(definition, WOLF, (A_SUBSTITUTE_ITSELF,), WOLF)) == [(5, 0)]


def test_that_a_wolf_multiplies_its_own_prize_where_it_says_so() -> None:
    """Not a prize of other things that has its name."""
    own: Plain = {"multiplies": doubling(own_prizes="yes", count="each")}
    mixed: Plain = {"wolf": {"of": ["ant", "fox"], "pays": {3: 1}}}
    definition = wolves(own, {"multipliers": "product"}, mixed=mixed)
    assert [c.paid for c in claims(definition, *(SERVES,) * 3, prize=1)] == [4 * 2**3]
    assert [c.paid for c in claims(definition, SERVES, SERVES, ("fox",), prize=1)] == [4 * 2**2]
    assert [c.paid for c in claims(definition, *(SERVES,) * 3)] == [5]
    (named,) = claims(definition, *(SERVES,) * 3, prize=2)
    assert (named.paid, named.mixed, named.name) == (1, True, "wolf")
    elsewhere = wolves(own | {"phases": ["free"]}, {"multipliers": "product"})
    assert [c.paid for c in claims(elsewhere, *(SERVES,) * 3, prize=1)] == [4]
    assert [c.paid for c in claims(elsewhere, *(SERVES,) * 3, prize=1, phase="free")] == [32]


BETTER: Plain = {"own prizes": "better"}


def test_that_an_own_prize_that_may_not_stand_beside_says_where_its_symbol_is() -> None:
    definition = wolves(BETTER, mixed={"wolf": {"of": ["ant", "fox"], "pays": {3: 1}}})
    (own,) = claims(definition, SERVES, ("fox",), SERVES, prize=1)
    assert (own.own, own.itself, own.filled, own.lone) == ("wolf", 0b101, (), False)
    (filled,) = claims(definition, *(("fox",),) * 3, prize=1)
    assert (filled.own, filled.itself) == ("", 0)
    (completed,) = claims(definition, WOLF, SERVES, WOLF)
    assert (completed.own, completed.itself) == ("", 0)
    assert completed.filled == (("wolf", 0b101),)
    (named,) = claims(definition, *(SERVES,) * 3, prize=2)
    assert (named.own, named.itself) == ("", 0)
    (beside,) = claims(wolves({"own prizes": "beside"}), *(SERVES,) * 3, prize=1)
    assert (beside.own, beside.itself, beside.filled) == ("", 0, ())
    (fox,) = claims(definition, ("fox",), SERVES, SERVES)
    assert fox.filled == ()
    (first,) = claims(definition, ("fox", "wolf"), SERVES, SERVES)
    assert first.filled == ()


def test_that_places_that_a_better_substitute_fills_are_told_apart() -> None:
    definition = game(
        "any position",
        symbols={"ant": {"pays": {2: 5}}, "wolf": {"pays": {2: 4}}},
        substitutes={"wolf": {"for": ["ant"]} | BETTER},
    )
    found = claims(definition, WOLF, SERVES, WOLF, SERVES)
    where = [claim.filled for claim in found]
    assert where == [
        (("wolf", 0b0001),),
        (("wolf", 0b0101),),
        (("wolf", 0b0001),),
        (("wolf", 0b0100),),
        (),
        (("wolf", 0b0100),),
    ]


def test_which_substitutes_are_better_in_a_phase() -> None:
    assert finder(wolves(BETTER)).better == ("wolf",)
    assert finder(wolves({"own prizes": "beside"})).better == ()
    assert finder(wolves(BETTER | {"phases": ["free"]})).better == ()
    assert finder(wolves(BETTER | {"phases": ["free"]}), "free").better == ("wolf",)


def mixed(beside: str) -> Definition:
    return game(
        "any position",
        symbols={"ant": {"pays": {2: 5}}, "bee": {}, "cat": {}},
        mixed={"pair": {"of": ["ant", "bee"], "pays": {2: 1}, "beside straight": beside}},
    )


def test_that_reels_are_told_where_a_mixed_win_may_not_stand_beside_a_straight_one() -> None:
    found = claims(mixed("no"), SERVES, (), SERVES, SERVES)
    assert [claim.reels for claim in found] == [0b0101, 0b1001, 0b1100]
    (pair,) = claims(mixed("no"), SERVES, SERVES, prize=1)
    assert (pair.mixed, pair.reels, pair.wins[0].kind) == (True, 0b0011, "mixed")
    assert {claim.reels for claim in claims(mixed("yes"), SERVES, (), SERVES)} == {0}


@pytest.mark.parametrize(
    ("lines", "once"),
    [
        ({}, False),
        ({"each symbol": "once"}, True),
        ({"shared substitute": "one"}, True),
        ({"shared substitute": "both"}, False),
        ({"shared substitute": "one", "on one line": "all of different symbols"}, True),
        ({"shared substitute": "one", "on one line": "highest only"}, False),
        ({"each symbol": "once", "on one line": "highest only"}, False),
    ],
)
def test_that_places_are_taken_where_only_one_win_may_use_them(lines: Plain, *, once: bool) -> None:
    """All of them, or those only that substitutes fill or stand on."""
    definition = wolves({}, lines)
    assert finder(definition).each_once is once
    used = (SERVES, WOLF, (A_SUBSTITUTE_ITSELF,))
    (claim,) = claims(definition, *used)
    everywhere = 0b111 if "each symbol" in lines else 0b110
    assert claim.taken == (everywhere if once else 0)


def test_that_a_line_paid_twice_wins_twice() -> None:
    definition = game(
        "both ways",
        lines={"full line": "twice"},
        symbols={"ant": {"pays": {3: 5, 4: 9}}, "bee": {}},
    )
    (full,) = claims(definition, *(SERVES,) * 4)
    assert (full.paid, len(full.wins), full.rank) == (18, 2, (-9, -4, 0))
    (three,) = claims(definition, *(SERVES,) * 3)
    assert (three.paid, len(three.wins)) == (5, 1)
