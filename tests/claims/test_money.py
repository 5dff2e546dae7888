"""Claims on bets, prizes as money, the gamble and figures, with every amount worked out by hand."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from reelwright.claims.evidence import Counted, Evidence
from reelwright.claims.model import buttons, figures, gamble, money
from reelwright.claims.model.claim import Claim
from reelwright.claims.verdicts import Counterexample, Figure, Holds, Pending
from tests.claims.orchard import RULES, orchard, true_there, untrue_there, verdict

CARD = RULES["gamble"]
STAKES = RULES["stakes"]
SUITS = ("hearts", "diamonds", "clubs", "spades")
CARDS = gamble.GambleChoices(
    pays={"red": 2, "black": 2, **dict.fromkeys(SUITS, 4)},
    wins={"red": 26, "black": 26, **dict.fromkeys(SUITS, 13)},
    of=52,
)
SEVEN = gamble.GambleChoices(
    pays={"higher": 2, "lower": 2}, wins={"higher": 24, "lower": 24}, ties=4, of=52
)

DIFFERENT: list[tuple[Claim, dict[str, Any], dict[str, Any]]] = [
    (money.BetsOnOffer(bets=(10, 100)), {}, {"stakes": {**STAKES, "line bets": [1, 2]}}),
    (
        money.BetsOnOffer(bets=(10, 100)),
        {},
        {"stakes": {**STAKES, "line bets": [Decimal("0.10"), Decimal("0.50"), 1]}},
    ),
    (money.LinesOnOffer(lines=2), {}, {"stakes": {**STAKES, "lines": "all"}}),
    (
        money.LinesOnOffer(lines=2, numbers=(2,)),
        {"stakes": {**STAKES, "lines": "all"}},
        {"stakes": {**STAKES, "lines": [1, 2]}},
    ),
    (money.GameCosts(per_line=1), {}, {"stakes": {**STAKES, "cost per line": 2}}),
    (
        money.GameCosts(in_all=5),
        {"stakes": {**STAKES, "lines": "all", "cost": 5}},
        {"stakes": {**STAKES, "lines": "all", "cost": 6}},
    ),
    (money.PrizesCredited(when="when won"), {}, {"prizes_credited": "when collected"}),
    (money.PrizesCredited(when="when collected"), {"prizes_credited": "when collected"}, {}),
    (
        money.RoundCapped(times=3, of="total bet"),
        {"win_cap": {"times": 3, "of": "total bet"}},
        {"win_cap": {"times": 4, "of": "total bet"}},
    ),
    (
        money.RoundCapped(times=3, of="total bet"),
        {"win_cap": {"times": 3, "of": "total bet"}},
        {"win_cap": {"times": 3, "of": "line bet"}},
    ),
    (
        gamble.GambleDecidedBy(on="one card from a full deck"),
        {},
        {"gamble": {**CARD, "on": "higher or lower"}},
    ),
    (CARDS, {}, {"gamble": {**CARD, "on": "a die"}}),
    (SEVEN, {"gamble": {**CARD, "on": "higher or lower"}}, {}),
    (
        gamble.GambleChoices(pays={"gold": 2, "lead": 2}, wins={"gold": 1, "lead": 1}, of=2),
        {"gamble": {**CARD, "on": "a wheel", "segments": {"gold": 1, "lead": 1}}},
        {"gamble": {**CARD, "on": "a wheel", "segments": {"gold": 1, "lead": 1, "tin": 2}}},
    ),
    (gamble.GambleStakes(stake="whole win"), {}, {"gamble": {**CARD, "stake": "whole or half"}}),
    (gamble.GambleLimited(up_to=10_000), {}, {"gamble": {**CARD, "up to": Decimal("100.01")}}),
    (gamble.GambleLimited(up_to=10_000), {}, {"gamble": {**CARD, "attempts": 3}}),
    (
        gamble.GambleLimited(up_to=10_000, attempts=2),
        {"gamble": {**CARD, "attempts": 2}},
        {"gamble": {**CARD, "attempts": 3}},
    ),
]


@pytest.mark.parametrize(("claim", "true", "other"), DIFFERENT, ids=lambda one: type(one).__name__)
def test_a_claim_holds_where_the_game_does_so_and_nowhere_else(
    claim: Claim, true: Any, other: Any
) -> None:
    assert true_there(claim, true)
    assert untrue_there(claim, other)


def test_a_gamble_follows_every_win() -> None:
    assert isinstance(verdict(gamble.GambleOffered(), orchard()), Holds)
    assert isinstance(verdict(gamble.GambleOffered(), orchard(gamble=None)), Counterexample)


def test_a_credit_is_worth_what_is_said() -> None:
    stakes = {"denominations": [Decimal("0.05"), Decimal("0.10")], "credits per line": [1, 3]}
    rules = orchard(stakes={**stakes, "lines": "any selection"})
    told = money.CreditWorth(denominations=(5, 10), credits=(1, 3))
    assert isinstance(verdict(told, rules), Holds)
    wrong = money.CreditWorth(denominations=(5, 10), credits=(1, 4))
    assert isinstance(verdict(wrong, rules), Counterexample)
    assert isinstance(verdict(money.PrizesAre(kind="credits"), rules), Holds)
    assert isinstance(verdict(money.PrizesAre(kind="credits"), orchard()), Counterexample)


def test_a_malfunction_waits_for_a_server_that_makes_a_round_void() -> None:
    assert isinstance(verdict(money.MalfunctionVoids(), orchard()), Pending)


KNOWN = Evidence(
    figures={
        "rtp": Counted(Fraction(932_596, 1_000_000), "exact fraction"),
        "highest win": Counted(Fraction(49, 2), "exact fraction"),
        "odds of the highest win": Counted(Fraction(3, 1000), "exact fraction"),
    },
    called="Orchard",
)
FIGURES: list[tuple[Claim, Claim]] = [
    (figures.ReturnsToPlayers(percent="93.26"), figures.ReturnsToPlayers(percent="93.25")),
    (figures.ReturnsToPlayers(percent="93.3"), figures.ReturnsToPlayers(percent="93.2")),
    (figures.HighestWin(times=Fraction(49, 2)), figures.HighestWin(times=Fraction(24))),
    (figures.OddsOfHighestWin(one_in=333), figures.OddsOfHighestWin(one_in=334)),
    (figures.CalledGame(name="Orchard"), figures.CalledGame(name="Vineyard")),
]


@pytest.mark.parametrize(("right", "wrong"), FIGURES)
def test_a_figure_is_held_against_the_one_counted(right: Claim, wrong: Claim) -> None:
    found, other = verdict(right, orchard(), KNOWN), verdict(wrong, orchard(), KNOWN)
    assert isinstance(found, Figure)
    assert found.holds
    assert isinstance(other, Figure)
    assert not other.holds
    assert isinstance(verdict(right, orchard()), Pending)


BUTTONS = {
    "spin": "starts a game",
    "lines": "adds a line and goes round",
    "line": "switches one line",
    "bet": "raises or lowers the bet",
    "bet max": "selects the most lines and the highest bet",
    "auto": "starts games by themselves",
    "stop": "stops games by themselves",
    "gamble": "gambles the win",
    "collect": "takes the win",
    "paytable": "shows the pays",
}


@pytest.mark.parametrize("button", BUTTONS)
def test_a_button_does_what_is_said_and_nothing_else(button: str) -> None:
    for does in BUTTONS.values():
        claim = buttons.ButtonDoes.model_validate({"button": button, "does": does})
        found = verdict(claim, orchard())
        assert isinstance(found, Holds if does == BUTTONS[button] else Counterexample)


def test_the_lines_button_of_some_numbers_goes_round_them() -> None:
    rules = orchard(stakes={**STAKES, "lines": [1, 2]})
    by_number = buttons.ButtonDoes(
        button="lines", does="goes to the next number of lines and round"
    )
    assert isinstance(verdict(by_number, rules), Holds)
    assert isinstance(verdict(by_number, orchard()), Counterexample)


def test_games_by_themselves_end_as_is_said() -> None:
    told = buttons.AutoPlays(games=(5, 10, 25), ends=("played", "win", "feature", "stop", "credit"))
    assert isinstance(verdict(told, orchard()), Holds)
    for wrong in (
        told.model_copy(update={"games": (5, 10)}),
        told.model_copy(update={"ends": ("played", "win", "stop", "credit")}),
    ):
        assert isinstance(verdict(wrong, orchard()), Counterexample)
