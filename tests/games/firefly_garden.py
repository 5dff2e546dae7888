"""Rounds of Firefly Garden worth keeping: two scatters, and a firefly that counts for both."""

from __future__ import annotations

from collections import Counter

from reelwright.definition.model import Definition
from reelwright.play.events import FreeGamesWon, GambleOffered, GambleRefused, ScatterWon, Window
from tests.games.dealer import Dealer, Scenario

ALL_LINES = tuple(range(1, 16))
BET = 15 * 10
"""A total bet at ten cents a line."""


def loss(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 2)
    deal.lose()
    assert (deal.won, deal.credit) == (0, -30)


def line_win(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "rose", "rose", "rose")
    deal.collect()
    assert deal.won == 14 * 10


def firefly_in_a_line_win(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "toad", "firefly", "toad")
    deal.collect()
    assert deal.won == 40 * 10


def firefly_counts_for_both_scatters(deal: Dealer) -> None:
    """It is the third moth and the third lantern, and starts the free games."""
    deal.bet(ALL_LINES, 10)
    _show(deal, moth=2, lantern=2, firefly=1)
    assert {won.symbol: won.count for won in deal.told(ScatterWon)} == {"moth": 3, "lantern": 3}
    assert deal.won == (2 + 2) * BET
    assert [won.games for won in deal.told(FreeGamesWon)] == [8]
    while deal.spinning:
        deal.lose()
    deal.collect()


def fireflies_alone_are_no_scatters(deal: Dealer) -> None:
    """Three of them, and no moth or lantern to count with: nothing is won."""
    deal.bet(ALL_LINES, 10)
    _show(deal, firefly=3)
    assert (deal.won, deal.over) == (0, True)


def lanterns_start_nothing(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    _show(deal, lantern=4)
    deal.collect()
    assert deal.won == 8 * BET


def moonlit_games_pay_double_and_are_won_again(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    _show(deal, moth=3)
    deal.line(1, "lily", "firefly", "lily")
    _show(deal, moth=2, lantern=1, firefly=1)
    while deal.spinning:
        deal.lose()
    deal.collect()
    assert [won.left for won in deal.told(FreeGamesWon)] == [8, 6 + 8]
    assert deal.won == 2 * BET + 2 * 10 * 10 + 2 * 2 * BET


def moonlit_games_forfeited(deal: Dealer) -> None:
    """Left unfinished: no more than 400 games may be left."""
    deal.bet(ALL_LINES, 1)
    while not any(won.forfeited for won in deal.told(FreeGamesWon)):
        deal.scatters("moth", 5)
    last = deal.told(FreeGamesWon)[-1]
    assert (last.left, last.games, last.forfeited) == (400, 1, 19)


def _show(deal: Dealer, **wanted: int) -> None:
    """Show so many of moth, lantern and firefly, where no line wins."""

    def shows(window: Window) -> bool:
        shown = Counter(cell for column in window for cell in column)
        return all(
            shown[symbol] == wanted.get(symbol, 0) for symbol in ("moth", "lantern", "firefly")
        ) and not any(deal.judged(window).line_wins)

    deal.show(shows)


def gamble_won_and_collected(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "poppy", "poppy", "poppy")
    deal.gamble("black", "7", "clubs")
    deal.gamble("hearts", "queen", "hearts")
    deal.collect()
    assert deal.won == 10 * 10 * 2 * 4


def gamble_lost(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "lily", "lily", "lily")
    deal.gamble("red", "2", "spades")
    assert (deal.won, deal.credit, deal.over) == (0, -BET, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    """A suit is closed before a colour is."""
    deal.bet(ALL_LINES, 100)
    deal.line(1, "hedgehog", "hedgehog", "hedgehog", "hedgehog")
    for _ in range(3):
        deal.gamble("red", "king", "diamonds")
    assert "hearts" in deal.told(GambleOffered)[-1].closed
    assert [refused.because for refused in deal.told(GambleRefused)] == ["limit"]
    assert deal.won == 200_00 * 2**3


def gamble_lapsed(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.line(1, "snail", "snail", "snail")
    deal.lapse()
    assert deal.won == 25 * 5


def prizes_held_and_attempts_spent(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 1)
    deal.line(1, "bluebell", "bluebell", "bluebell")
    for _ in range(5):
        assert deal.credit == -15
        deal.gamble("black", "ace", "spades")
    assert [refused.because for refused in deal.told(GambleRefused)] == ["attempts"]
    assert deal.credit == -15 + 8 * 2**5


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "line-win": line_win,
    "firefly-in-a-line-win": firefly_in_a_line_win,
    "firefly-counts-for-both-scatters": firefly_counts_for_both_scatters,
    "fireflies-alone-are-no-scatters": fireflies_alone_are_no_scatters,
    "lanterns-start-nothing": lanterns_start_nothing,
    "moonlit-games-pay-double-and-are-won-again": moonlit_games_pay_double_and_are_won_again,
    "moonlit-games-forfeited": moonlit_games_forfeited,
    "gamble-won-and-collected": gamble_won_and_collected,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-lapsed": gamble_lapsed,
}
ANZ: dict[str, Scenario] = {"prizes-held-and-attempts-spent": prizes_held_and_attempts_spent}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds, by profile and name."""
    return {"open": OPEN, "anz": ANZ}
