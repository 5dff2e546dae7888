"""Rounds of Lightkeeper worth keeping: one for each feature and rule."""

from __future__ import annotations

from reelwright.definition.model import Definition
from reelwright.play.events import (
    EntryRevealed,
    FreeGamesWon,
    GambleRefused,
    LineWon,
    OfferTaken,
    ScatterWon,
    StageMultiplied,
)
from tests.games.dealer import Dealer, Scenario

TEN_LINES = tuple(range(1, 11))
LIGHTHOUSE = "lighthouse"
TWELVE_GAMES, SIX_DOUBLED, THREE_TIMES_FOUR = "1", "2", "3"
ONE, TWO, END, DOUBLED = 0, 1, 4, 5
"""What the dive hides, by places: 1, 2, 3, 5, an end and the doubling."""
EIGHT, WATCH = 3, 5
"""What the strongbox hides, by places: 2, 3, 5, 8, 15 and the way to the night watch."""


def loss(deal: Dealer) -> None:
    deal.bet(TEN_LINES, 10)
    deal.lose()
    assert (deal.won, deal.credit) == (0, -100)


def line_win(deal: Dealer) -> None:
    deal.bet(TEN_LINES, 10)
    deal.line(1, "anchor", "anchor", "anchor")
    deal.collect()
    assert deal.won == 20 * 10


def line_win_with_a_lantern(deal: Dealer) -> None:
    deal.bet((1, 2, 3), 50)
    deal.line(1, "crab", "lantern", "crab", "crab")
    deal.collect()
    assert deal.won == 30 * 50


def many_free_games_won_again(deal: Dealer) -> None:
    deal.bet(TEN_LINES, 5)
    deal.scatters(LIGHTHOUSE, 3)
    deal.choose(TWELVE_GAMES)
    deal.scatters(LIGHTHOUSE, 4)
    _play_out(deal)
    deal.collect()
    assert [(won.games, won.left) for won in deal.told(FreeGamesWon)] == [(12, 12), (6, 11 + 6)]
    assert deal.won == (2 + 10) * 50


def few_free_games_at_a_factor(deal: Dealer) -> None:
    deal.bet((1, 2), 20)
    deal.scatters(LIGHTHOUSE, 3)
    deal.choose(THREE_TIMES_FOUR)
    deal.line(1, "gull", "gull", "gull")
    deal.scatters(LIGHTHOUSE, 3)
    _play_out(deal)
    deal.collect()
    [taken], [line] = deal.told(OfferTaken), deal.told(LineWon)
    assert (taken.games, taken.multiplier, taken.at_random) == (3, 4, False)
    assert line.amount == 4 * 15 * 20
    assert [scatter.amount for scatter in deal.told(ScatterWon)] == [2 * 40, 4 * 2 * 40]
    assert [won.left for won in deal.told(FreeGamesWon)] == [3, 1 + 4]


def free_games_forfeited(deal: Dealer) -> None:
    """Left unfinished: to play the games that are left would take a hundred draws."""
    deal.bet((1,), 1)
    deal.scatters(LIGHTHOUSE, 5)
    deal.choose("1")
    while not any(event.forfeited for event in deal.told(FreeGamesWon)):
        deal.scatters(LIGHTHOUSE, 5)
    last = deal.told(FreeGamesWon)[-1]
    assert (last.left, last.games + last.forfeited) == (100, 10)


def _play_out(deal: Dealer) -> None:
    while deal.spinning:
        deal.lose()


def wreck_doubled(deal: Dealer) -> None:
    deal.bet(TEN_LINES, 10)
    _three_bottles(deal)
    deal.pick("5", ONE)
    deal.pick("9", DOUBLED)
    deal.pick("2", TWO)
    deal.pick("7", END)
    deal.pick("3", EIGHT)
    deal.collect()
    [doubled] = deal.told(StageMultiplied)
    assert doubled.amount == 1 * 100
    assert deal.won == (1 * 2 + 2 + 8) * 100


def wreck_ended_at_once(deal: Dealer) -> None:
    deal.bet((1, 2, 3, 4, 5), 1)
    _three_bottles(deal)
    deal.pick("4", END)
    deal.pick("6", EIGHT)
    deal.collect()
    assert deal.won == 8 * 5


def wreck_leads_to_the_night_watch(deal: Dealer) -> None:
    deal.bet(TEN_LINES, 20)
    _three_bottles(deal)
    deal.pick("8", END)
    deal.pick("1", WATCH)
    deal.choose(SIX_DOUBLED)
    deal.line(1, "shell", "lantern", "shell", "shell", "shell")
    _play_out(deal)
    deal.collect()
    assert [event.entry for event in deal.told(EntryRevealed)] == ["end", "enter night watch"]
    assert deal.won == 2 * 40 * 20


def _three_bottles(deal: Dealer) -> None:
    def wanted(window: tuple[tuple[str, ...], ...]) -> bool:
        cells = [cell for column in window for cell in column]
        judged = deal.judged(window)
        return (cells.count("bottle"), cells.count(LIGHTHOUSE), len(judged.line_wins)) == (3, 0, 0)

    deal.show(wanted)


def gamble_won_and_collected(deal: Dealer) -> None:
    deal.bet((1,), 100)
    deal.line(1, "starfish", "starfish", "starfish")
    deal.gamble("black", "9", "clubs")
    deal.gamble("spades", "2", "spades")
    deal.collect()
    assert (deal.won, deal.credit) == (5 * 100 * 2 * 4, -100 + 4000)


def gamble_lost(deal: Dealer) -> None:
    deal.bet((1,), 100)
    deal.line(1, "buoy", "buoy", "buoy")
    deal.gamble("red", "queen", "spades")
    assert (deal.won, deal.credit, deal.over) == (0, -100, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    deal.bet((1,), 100)
    deal.line(1, "keeper", "keeper", "keeper", "keeper")
    for _ in range(4):
        deal.gamble("red", "king", "hearts")
    assert deal.won == 200 * 100 * 2**4
    assert [event.because for event in deal.told(GambleRefused)] == ["limit"]


def gamble_attempts_spent(deal: Dealer) -> None:
    deal.bet((1,), 1)
    deal.line(1, "schooner", "schooner", "schooner")
    for _ in range(5):
        deal.gamble("hearts", "ace", "hearts")
    assert [event.because for event in deal.told(GambleRefused)] == ["attempts"]
    assert deal.won == 30 * 4**5


def picks_lapsed(deal: Dealer) -> None:
    deal.bet((1, 2), 10)
    _three_bottles(deal)
    deal.pick_at_random(3, ONE)
    deal.pick_at_random(0, END)
    deal.pick_at_random(5, EIGHT)
    deal.lapse()
    assert deal.won == (1 + 8) * 20
    assert deal.credit == -20 + deal.won


def offer_lapsed(deal: Dealer) -> None:
    deal.bet((1,), 50)
    deal.scatters(LIGHTHOUSE, 3)
    deal.lapse()
    deal.draw(1)
    _play_out(deal)
    deal.lapse()
    [taken] = deal.told(OfferTaken)
    assert (taken.games, taken.multiplier, taken.at_random) == (6, 2, True)
    assert deal.won == 2 * 50


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "line-win": line_win,
    "line-win-with-a-lantern": line_win_with_a_lantern,
    "many-free-games-won-again": many_free_games_won_again,
    "few-free-games-at-a-factor": few_free_games_at_a_factor,
    "free-games-forfeited": free_games_forfeited,
    "wreck-doubled": wreck_doubled,
    "wreck-ended-at-once": wreck_ended_at_once,
    "wreck-leads-to-the-night-watch": wreck_leads_to_the_night_watch,
    "gamble-won-and-collected": gamble_won_and_collected,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-attempts-spent": gamble_attempts_spent,
}
ANZ: dict[str, Scenario] = {
    "picks-lapsed": picks_lapsed,
    "offer-lapsed": offer_lapsed,
}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds by profile and name: any strips allow them."""
    return {"open": OPEN, "anz": ANZ}
