"""Rounds of Apiary worth keeping: drops and combs that fill cells, and the honey flow."""

from __future__ import annotations

from collections import Counter

from reelwright.definition.model import Definition
from reelwright.play.events import (
    FreeGamesWon,
    GambleOffered,
    GambleRefused,
    GambleStaked,
    LineWon,
    TokensEarned,
    TokensHeld,
    TokensSpent,
    Window,
)
from tests.games.dealer import Dealer, Scenario

ALL_LINES = tuple(range(1, 11))
CELLS = "tokens cells: 10x5"
"""What is kept for ten lines at five cents."""


def loss(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.lose()
    assert (deal.won, deal.credit, deal.carried) == (0, -50, {})


def line_win_with_a_bee(deal: Dealer) -> None:
    deal.bet((1,), 10)
    deal.line(1, "pot", "bee", "pot")
    deal.collect()
    assert deal.won == 20 * 10


def bees_in_the_honey_flow(deal: Dealer) -> None:
    deal.bet((1,), 5, carry={"tokens cells: 1x5": 49})
    _show(deal, drop=1)
    deal.line(1, "hive", "bee", "bee", "hive")
    _play_out(deal)
    deal.collect()
    assert [won.amount for won in deal.told(LineWon)] == [100 * 5]
    assert deal.won == 100 * 5


def drops_earn_parts(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    _show(deal, drop=2)
    [earned] = deal.told(TokensEarned)
    assert (earned.by, earned.earned, earned.held, earned.sub_tokens) == ("drops in sight", 2, 0, 2)
    assert (deal.won, deal.over, deal.carried) == (0, True, {CELLS: 2})


def parts_fill_a_cell(deal: Dealer) -> None:
    """Nine parts and three make one cell and two parts."""
    deal.bet(ALL_LINES, 5, carry={CELLS: 9})
    _show(deal, drop=3)
    [held], [earned] = deal.told(TokensHeld), deal.told(TokensEarned)
    assert (held.held, held.sub_tokens) == (0, 9)
    assert (earned.earned, earned.held, earned.sub_tokens) == (3, 1, 2)
    assert deal.carried == {CELLS: 12}


def combs_fill_a_cell_at_once(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5, carry={CELLS: 4})
    _show(deal, comb=3)
    deal.collect()
    [earned] = deal.told(TokensEarned)
    assert (earned.by, earned.earned, earned.held, earned.sub_tokens) == (
        "combs in sight",
        10,
        1,
        4,
    )
    assert deal.won == 3 * 50


def drops_and_combs_earn_in_one_game(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    _show(deal, drop=1, comb=3)
    deal.collect()
    assert [(one.by, one.earned) for one in deal.told(TokensEarned)] == [
        ("drops in sight", 1),
        ("combs in sight", 10),
    ]
    assert deal.carried == {CELLS: 11}


def five_cells_lead_to_the_honey_flow(deal: Dealer) -> None:
    """Those beyond stay, and the free games, in which no drop stands, earn none."""
    deal.bet(ALL_LINES, 5, carry={CELLS: 48})
    _show(deal, drop=3)
    [spent], [won] = deal.told(TokensSpent), deal.told(FreeGamesWon)
    assert (spent.spent, spent.held, spent.sub_tokens) == (5, 0, 1)
    assert (spent.lines, spent.line_bet, won.games) == (ALL_LINES, 5, 6)
    _play_out(deal)
    assert len(deal.told(TokensEarned)) == 1
    assert (deal.credit, deal.over, deal.carried) == (-50, True, {CELLS: 1})


def each_stake_has_cells_of_its_own(deal: Dealer) -> None:
    """The last part but one at another stake leads to nothing at this one."""
    deal.bet((1, 2, 3, 4, 5), 5, carry={CELLS: 49})
    _show(deal, drop=1)
    [held] = deal.told(TokensHeld)
    assert (held.held, held.sub_tokens, deal.told(TokensSpent)) == (0, 0, [])
    assert deal.carried == {CELLS: 49, "tokens cells: 5x5": 1}


def _show(deal: Dealer, **wanted: int) -> None:
    """Show so many drops and combs, where no line wins."""

    def shows(window: Window) -> bool:
        shown = Counter(cell for column in window for cell in column)
        return all(
            shown[symbol] == wanted.get(symbol, 0) for symbol in ("drop", "comb")
        ) and not any(deal.judged(window).line_wins)

    deal.show(shows)


def _play_out(deal: Dealer) -> None:
    while deal.spinning:
        deal.lose()


def gamble_half_and_collect(deal: Dealer) -> None:
    deal.bet((1,), 5)
    deal.line(1, "dipper", "dipper", "dipper")
    deal.gamble("half hearts", "7", "hearts")
    assert [staked.amount for staked in deal.told(GambleStaked)] == [25]
    deal.gamble("red", "queen", "diamonds")
    deal.collect()
    assert deal.won == (25 + 25 * 4) * 2


def gamble_lost(deal: Dealer) -> None:
    deal.bet((1,), 50)
    deal.line(1, "clover", "clover", "clover")
    deal.gamble("black", "2", "diamonds")
    assert (deal.won, deal.credit, deal.over) == (0, -50, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    """A suit is closed before a colour is."""
    deal.bet((1,), 50)
    deal.line(1, "beekeeper", "beekeeper", "beekeeper", "beekeeper", "beekeeper")
    for _ in range(3):
        deal.gamble("red", "king", "hearts")
    assert "hearts" in deal.told(GambleOffered)[-1].closed
    assert [refused.because for refused in deal.told(GambleRefused)] == ["limit"]
    assert deal.won == 1000 * 50 * 2**3


def gamble_five_times(deal: Dealer) -> None:
    deal.bet((1,), 1)
    deal.line(1, "lavender", "lavender", "lavender")
    for _ in range(5):
        deal.gamble("spades", "ace", "spades")
    assert [refused.because for refused in deal.told(GambleRefused)] == ["attempts"]
    assert deal.won == 6 * 4**5


def gamble_lapsed(deal: Dealer) -> None:
    deal.bet((1,), 5)
    deal.line(1, "sunflower", "sunflower", "sunflower")
    deal.lapse()
    assert deal.won == 12 * 5


def prizes_held_until_collected(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5, carry={CELLS: 30})
    _show(deal, comb=3)
    assert deal.credit == -50
    deal.collect()
    assert deal.credit == -50 + 3 * 50


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "line-win-with-a-bee": line_win_with_a_bee,
    "bees-in-the-honey-flow": bees_in_the_honey_flow,
    "drops-earn-parts": drops_earn_parts,
    "parts-fill-a-cell": parts_fill_a_cell,
    "combs-fill-a-cell-at-once": combs_fill_a_cell_at_once,
    "drops-and-combs-earn-in-one-game": drops_and_combs_earn_in_one_game,
    "five-cells-lead-to-the-honey-flow": five_cells_lead_to_the_honey_flow,
    "each-stake-has-cells-of-its-own": each_stake_has_cells_of_its_own,
    "gamble-half-and-collect": gamble_half_and_collect,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-five-times": gamble_five_times,
    "gamble-lapsed": gamble_lapsed,
}
ANZ: dict[str, Scenario] = {"prizes-held-until-collected": prizes_held_until_collected}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds, by profile and name."""
    return {"open": OPEN, "anz": ANZ}
