"""Rounds of Brass Menagerie worth keeping: gears that multiply one another, and the dial."""

from __future__ import annotations

from reelwright.definition.model import Definition
from reelwright.play.events import (
    BonusPrizeWon,
    GambleOffered,
    GambleRefused,
    LineWon,
    TrailMoved,
)
from tests.games.dealer import Dealer, Scenario

ALL_LINES = tuple(range(1, 10))


def loss(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.lose()
    assert (deal.won, deal.credit) == (0, -45)


def line_win(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "bell", "bell", "bell")
    deal.collect()
    assert deal.won == 5 * 10


def one_gear(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "bell", "gear", "bell")
    deal.collect()
    assert deal.won == 5 * 2 * 10


def two_gears(deal: Dealer) -> None:
    """Twice two, not two and two: the factors are multiplied (with two of 2 both give 4)."""
    deal.bet((1,), 10)
    deal.line(1, "hare", "gear", "hare", "gear")
    deal.collect()
    assert deal.won == 40 * 2 * 2 * 10


def gear_and_ruby_gear(deal: Dealer) -> None:
    """Two times three, where a sum would be five."""
    deal.bet((1,), 10)
    deal.line(1, "spring", "gear", "ruby-gear")
    deal.collect()
    assert deal.won == 4 * 2 * 3 * 10


def three_gears(deal: Dealer) -> None:
    deal.bet((1,), 10)
    deal.line(1, "peacock", "gear", "ruby-gear", "gear", "peacock")
    deal.collect()
    assert [won.multiplier for won in deal.told(LineWon)] == [12]
    assert deal.won == 500 * 12 * 10


def round_the_dial(deal: Dealer) -> None:
    """From twelve: three, three times what a throw of 3 shows; then a jump from eight to twelve."""
    deal.bet(ALL_LINES, 10)
    deal.scatters("key", 3)
    assert deal.won == 2 * 90
    for die in (3, 5, 6):
        deal.draw(die - 1)
    assert [(moved.cell, moved.jumped_to) for moved in deal.told(TrailMoved)] == [
        (3, None),
        (8, 12),
        (6, None),
    ]
    assert [(prize.prize, prize.times) for prize in deal.told(BonusPrizeWon)] == [
        (1, 3),
        (10, 1),
        (5, 1),
    ]
    deal.collect()
    assert deal.won == (2 + 1 * 3 + 10 + 5) * 90


def gamble_won_and_collected(deal: Dealer) -> None:
    deal.bet((1,), 10)
    deal.line(1, "goldfish", "goldfish", "goldfish")
    deal.gamble("red", "7", "hearts")
    deal.gamble("clubs", "queen", "clubs")
    deal.collect()
    assert deal.won == 8 * 10 * 2 * 4


def gamble_lost(deal: Dealer) -> None:
    deal.bet((1,), 100)
    deal.line(1, "screw", "screw", "screw")
    deal.gamble("black", "2", "diamonds")
    assert (deal.won, deal.credit, deal.over) == (0, -100, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    """A suit is closed before a colour is."""
    deal.bet((1,), 100)
    deal.line(1, "peacock", "gear", "ruby-gear", "peacock")
    for _ in range(2):
        deal.gamble("black", "king", "clubs")
    assert "spades" in deal.told(GambleOffered)[-1].closed
    assert [refused.because for refused in deal.told(GambleRefused)] == ["limit"]
    assert deal.won == 120 * 6 * 100 * 2**2


def gamble_five_times(deal: Dealer) -> None:
    """The game's own limit of attempts."""
    deal.bet((1,), 1)
    deal.line(1, "beetle", "beetle", "beetle")
    for _ in range(5):
        deal.gamble("spades", "ace", "spades")
    assert [refused.because for refused in deal.told(GambleRefused)] == ["attempts"]
    assert deal.won == 10 * 4**5


def gamble_lapsed(deal: Dealer) -> None:
    deal.bet((1,), 5)
    deal.line(1, "fox", "fox", "fox")
    deal.lapse()
    assert deal.won == 20 * 5


def prizes_held_until_collected(deal: Dealer) -> None:
    deal.bet((1,), 10)
    deal.line(1, "hare", "hare", "ruby-gear")
    assert deal.credit == -10
    deal.collect()
    assert deal.credit == -10 + 15 * 3 * 10


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "line-win": line_win,
    "one-gear": one_gear,
    "two-gears": two_gears,
    "gear-and-ruby-gear": gear_and_ruby_gear,
    "three-gears": three_gears,
    "round-the-dial": round_the_dial,
    "gamble-won-and-collected": gamble_won_and_collected,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-five-times": gamble_five_times,
    "gamble-lapsed": gamble_lapsed,
}
ANZ: dict[str, Scenario] = {"prizes-held-until-collected": prizes_held_until_collected}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds, by profile and name."""
    return {"open": OPEN, "anz": ANZ}
