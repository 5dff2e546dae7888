"""Hold and spin, worked by hand: six cells, coins of 1 or 5 line bets, a full window pays 20."""

from __future__ import annotations

import pytest

from reelwright.play.events import (
    BonusEnded,
    BonusPrizeWon,
    CapReached,
    CellsSpun,
    FullWindowWon,
    HoldBegun,
    RoundEnded,
    ValuesDrawn,
)
from reelwright.play.questions import Draw, Drawn, Even, Weighted
from tests.holding import vault
from tests.rounds import Table

THREE_COINS = Drawn((1, 5, 0))
"""One on each reel: the top of the first two, the bottom of the third."""
FOUR_COINS = Drawn((1, 5, 1))
"""The same, and both cells of the third."""
THREE_STARS = Drawn((3, 1, 3))
OPEN = 1
LANDS = 0


def holding(*answers: Drawn, line_bet: int = 10, **changes: object) -> Table:
    """The vault, opened by three coins and answered on."""
    rules = [(path.replace("__", " > ").replace("_", " "), to) for path, to in changes.items()]
    return Table(vault(*rules), (1, 2), line_bet).answer(THREE_COINS, *answers)


def of(*outcomes: int) -> Drawn:
    return Drawn(outcomes)


def test_every_coin_in_sight_is_held_and_its_value_drawn_at_once() -> None:
    table = holding()
    [begun] = table.told(HoldBegun)
    assert (begun.feature, begun.symbol) == ("vault", "coin")
    assert begun.positions == ((1, 0), (2, 0), (3, 1))
    assert (begun.re_spins, begun.cells, begun.full_window) == (2, 6, 20)
    assert table.draw == Draw("value", (Weighted((3, 1)),) * 3)
    [drawn] = table.answer(of(0, 1, 0)).told(ValuesDrawn)
    assert drawn.values == (1, 5, 1)
    assert (drawn.held, drawn.value, drawn.left) == (3, 7, 2)


def test_each_open_cell_is_spun_reel_by_reel_from_the_top() -> None:
    table = holding(of(0, 0, 0))
    assert table.draw == Draw("landing", (Weighted((1, 3)),) * 3)
    table.answer(of(OPEN, LANDS, OPEN))  # (1, 1), (2, 1), (3, 0)
    assert table.told(CellsSpun)[0].positions == ((2, 1),)
    assert table.draw.parts == (Weighted((3, 1)),)
    assert table.answer(of(1)).told(ValuesDrawn)[1].positions == ((2, 1),)
    assert len(table.draw.parts) == 2


def test_re_spins_begin_again_with_each_coin_that_lands() -> None:
    table = holding(of(0, 1, 0), of(OPEN, OPEN, OPEN))
    table.answer(of(OPEN, LANDS, OPEN), of(1), of(OPEN, OPEN), of(OPEN, OPEN))
    assert [event.left for event in table.told(CellsSpun)] == [1, 2, 1, 0]
    [prize] = table.told(BonusPrizeWon)
    assert (prize.prize, prize.on, prize.times) == (12, "line bet", 1)  # 1 + 5 + 1, and 5
    assert prize.amount == 120
    assert table.told(BonusEnded)[0].feature_won == 120
    assert not table.told(FullWindowWon)
    assert table.step.question is None
    assert table.credit == 120 - 20


def test_re_spins_end_where_a_coin_changes_nothing() -> None:
    table = holding(
        of(0, 1, 0), of(OPEN, OPEN, OPEN), features__vault__new_symbol="changes nothing"
    )
    table.answer(of(OPEN, LANDS, OPEN), of(1))
    assert [event.left for event in table.told(CellsSpun)] == [1, 0]
    assert table.told(BonusPrizeWon)[0].prize == 12
    assert table.step.question is None


def test_nothing_that_lands_is_paid_before_the_end() -> None:
    table = holding(of(1, 1, 1), of(LANDS, LANDS, OPEN), of(1, 1), of(OPEN))
    assert (table.won, table.credit) == (0, -20)
    assert table.answer(of(OPEN)).won == 250


def test_a_full_window_pays_on_top_and_ends_it() -> None:
    table = Table(vault(), (1, 2), 50).answer(FOUR_COINS, of(0, 0, 0, 0))
    table.answer(of(LANDS, LANDS), of(1, 1))
    assert table.told(CellsSpun)[0].left == 2
    [prize], [full] = table.told(BonusPrizeWon), table.told(FullWindowWon)
    assert (prize.prize, prize.amount) == (14, 700)  # four of 1 and two of 5
    assert (full.prize, full.amount, full.feature_won, full.won) == (20, 1000, 1700, 1700)
    assert table.step.question is None
    assert table.credit == 1700 - 100


def test_a_full_window_pays_its_coins_alone_where_it_has_no_prize() -> None:
    table = holding(of(0, 0, 0), of(LANDS, LANDS, LANDS), features__vault__full_window=None)
    table.answer(of(0, 0, 0))
    assert not table.told(FullWindowWon)
    assert table.won == 60
    assert table.step.question is None


def test_it_pays_on_the_bet_it_says() -> None:
    table = holding(features__vault__prizes_on="total bet").answer(of(1, 1, 1))
    table.answer(of(OPEN, OPEN, OPEN), of(OPEN, OPEN, OPEN))
    assert table.won == 15 * 20


def test_a_free_game_multiplies_all_of_it() -> None:
    table = Table(vault(), (1, 2), 10).answer(THREE_STARS, FOUR_COINS, of(0, 0, 0, 0))
    table.answer(of(LANDS, LANDS), of(0, 0))
    [prize], [full] = table.told(BonusPrizeWon), table.told(FullWindowWon)
    assert (prize.prize, prize.phase_multiplier, prize.amount) == (6, 2, 120)
    assert (full.prize, full.phase_multiplier, full.amount) == (20, 2, 400)


def test_no_other_number_of_coins_opens_it() -> None:
    two = Table(vault(), (1, 2), 10).answer(Drawn((1, 5, 4)))
    assert not two.told(HoldBegun)


def test_a_window_full_at_once_is_paid_without_a_re_spin() -> None:
    reel = ["coin", "coin", "apple", "star", "plum", "apple"]
    full = vault(("strips > base", [reel] * 3), ("features > vault > starts on > counts", [4, 6]))
    table = Table(full, (1, 2), 10).answer(Drawn((0, 0, 0)), of(0, 0, 0, 0, 0, 1))
    assert not table.told(CellsSpun)
    assert table.told(BonusPrizeWon)[0].prize == 10
    assert table.told(FullWindowWon)[0].won == 300
    assert table.step.question is None


@pytest.mark.parametrize(("times", "told"), [(3, 0), (4, 1)])
def test_a_win_cap_ends_it_with_the_prize_that_reaches_it(times: int, told: int) -> None:
    capped = vault(("win cap", {"times": times, "of": "total bet"}))
    table = Table(capped, (1, 2), 10).answer(FOUR_COINS, of(0, 0, 0, 0))
    table.answer(of(LANDS, LANDS), of(0, 0))
    assert table.told(BonusPrizeWon)[0].won == 60
    assert len(table.told(FullWindowWon)) == told  # 60 cents are three total bets
    assert len(table.told(CapReached)) == 1
    assert table.told(RoundEnded)[0].won == table.won == times * 20


def test_where_no_window_shows_the_coins_their_cells_are_drawn() -> None:
    table = Table(vault(), (1, 2), 10, wager="the vault")
    assert table.draw == Draw("cell", (Even(6), Even(5), Even(4), Even(3)))
    table.answer(of(0, 0, 3, 0))  # out of those left: (1, 0), (1, 1), (3, 1), (2, 0)
    [begun] = table.told(HoldBegun)
    assert begun.positions == ((1, 0), (1, 1), (2, 0), (3, 1))
    assert begun.symbol == ""
    assert len(table.draw.parts) == 4
