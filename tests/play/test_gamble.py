"""The gamble: the whole win on a card, up to $10,000, worked from the rules by hand."""

from __future__ import annotations

import pytest

from reelwright.play import Step
from reelwright.play.events import (
    Collected,
    GambleDecided,
    GambleOffered,
    GambleRefused,
    GambleStaked,
    RoundEnded,
)
from reelwright.play.gamble_games import DECK
from reelwright.play.questions import Drawn, Even, Lapsed
from reelwright.play.state import Turn
from reelwright.profiles.files import profile
from tests.rounds import LOSING, Rigged, Table, on_middle_row

QUEENS = Rigged([on_middle_row("queen", "queen", "queen", "nine", "ten"), LOSING])
WIN, LOSE = QUEENS.stops(0), QUEENS.stops(1)
SUITS = ("hearts", "diamonds", "clubs", "spades")
COLOURS = ("red", "black")


def card(rank: str, suit: str) -> Drawn:
    return Drawn((DECK.index((rank, suit)),))


RED, BLACK = card("queen", "hearts"), card("2", "spades")


def won(cents: int) -> Table:
    """A round whose spin is over and has won so many cents."""
    table = Table(QUEENS.definition, [1], 1)
    turn = Turn(table.step.state)
    turn.agenda.pop()
    turn.win(cents)
    while turn.agenda and turn.agenda[-1].question(turn.terms) is None:
        turn.agenda.pop().run(turn, None)
    table.step = Step(turn.state(), tuple(turn.events))
    table.events += turn.events
    return table


def closed(table: Table) -> tuple[str, ...]:
    return table.told(GambleOffered)[-1].closed


def test_a_deck_is_52_different_cards_half_of_them_red() -> None:
    assert len(set(DECK)) == len(DECK) == 52
    assert sum(suit in ("hearts", "diamonds") for _, suit in DECK) == 26


def test_3000_dollars_may_be_doubled_once_and_not_quadrupled() -> None:
    table = won(300_000)
    assert table.choice.options == ("red", "black", "collect")
    assert closed(table) == SUITS
    table.choose("red").answer(RED)
    assert table.won == 600_000
    assert table.told(GambleRefused)[-1].because == "limit"
    assert table.told(RoundEnded)[-1].won == 600_000


def test_2500_dollars_may_be_quadrupled_to_exactly_10000_and_then_nothing() -> None:
    table = won(250_000)
    assert table.choice.options == (*COLOURS, *SUITS, "collect")
    table.choose("spades").answer(card("ace", "spades"))
    assert table.won == 1_000_000
    assert table.told(GambleRefused)[-1].because == "limit"
    assert len(table.told(GambleOffered)) == 1


def test_5000_dollars_and_a_cent_can_not_be_gambled() -> None:
    table = won(500_001)
    assert table.told(GambleOffered) == []
    assert table.told(GambleRefused)[0].because == "limit"
    assert table.told(RoundEnded)[0].won == 500_001


@pytest.mark.parametrize("cents", [500_000, 250_001, 500_001, 250_000])
def test_only_what_would_pass_the_limit_is_closed(cents: int) -> None:
    table = won(cents)
    offers = table.told(GambleOffered)
    open_choices = offers[0].open if offers else ()
    assert set(open_choices) == {
        *(COLOURS if cents * 2 <= 1_000_000 else ()),
        *(SUITS if cents * 4 <= 1_000_000 else ()),
    }


def test_a_lost_gamble_leaves_nothing_and_the_stake_paid() -> None:
    table = Table(QUEENS.definition, [1], 100).answer(WIN)
    table.choose("black").answer(RED)
    [decided] = table.told(GambleDecided)
    assert (decided.success, decided.amount, decided.card) == (False, 0, "queen of hearts")
    assert table.won == 0
    assert table.credit == -100
    assert table.told(RoundEnded)[0].won == 0


def test_the_whole_win_is_taken_from_the_credit_and_paid_back_multiplied() -> None:
    table = Table(QUEENS.definition, [1], 100).answer(WIN)
    assert table.credit == -100 + 1000
    table.choose("hearts")
    [staked] = table.told(GambleStaked)
    assert (staked.amount, staked.multiplier, staked.credit) == (1000, 4, -1000)
    table.answer(RED)
    assert table.told(GambleDecided)[0].credit == 4000
    table.choose("collect")
    assert table.credit == -100 + 4000
    assert table.told(Collected)[0].amount == 4000


def test_it_may_be_played_again_and_again() -> None:
    table = Table(QUEENS.definition, [1], 1).answer(WIN)
    for _ in range(15):
        table.choose("red").answer(RED)
    assert table.won == 10 * 2**15
    assert table.choice.options == ("red", "black", "collect")


@pytest.mark.parametrize("choice", [*COLOURS, *SUITS])
def test_each_choice_returns_what_it_stakes_over_the_whole_deck(choice: str) -> None:
    paid = []
    for number in range(52):
        table = Table(QUEENS.definition, [1], 100).answer(WIN).choose(choice)
        assert table.draw.parts == (Even(52),)
        paid.append(table.answer(Drawn((number,))).told(GambleDecided)[0].amount)
    assert sum(paid) == 52 * 1000
    assert set(paid) == {0, 2000 if choice in COLOURS else 4000}


def test_a_losing_round_offers_no_gamble() -> None:
    table = Table(QUEENS.definition, [1], 100).answer(LOSE)
    assert table.told(GambleOffered) == []
    assert table.step.question is None


def test_a_gamble_left_alone_collects() -> None:
    table = Table(QUEENS.definition, [1], 100).answer(WIN, Lapsed())
    [collected] = table.told(Collected)
    assert (collected.lapsed, collected.amount) == (True, 1000)
    assert table.step.question is None


def test_a_profile_caps_the_attempts() -> None:
    table = Table(QUEENS.definition, [1], 1, profile("anz")).answer(WIN)
    for attempt in range(5):
        assert table.told(GambleOffered)[-1].attempts_left == 5 - attempt
        table.choose("red").answer(RED)
    assert table.told(GambleRefused)[-1].because == "attempts"
    assert table.told(RoundEnded)[-1].won == 10 * 2**5


def test_prizes_held_until_collected_move_no_credit_before() -> None:
    table = Table(QUEENS.definition, [1], 100, profile("anz")).answer(WIN)
    table.choose("red").answer(RED)
    assert table.credit == -100
    table.choose("collect")
    assert table.told(RoundEnded)[0].credit == 2000
    assert table.credit == -100 + 2000
