"""Rounds of Cinderella worth keeping: one for each feature and rule."""

from __future__ import annotations

from reelwright.definition.model import Definition, Picks
from reelwright.play.events import BonusBegun, FreeGamesWon, GambleRefused
from tests.games.cases import stops_winning_on_several_lines
from tests.games.dealer import Dealer, Scenario
from tests.rounds import ALL_LINES
from tests.stages import picks_of

PUMPKIN = "pumpkin"


def loss(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.lose()
    assert (deal.won, deal.credit) == (0, -100)


def line_win(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "queen", "queen", "queen")
    deal.collect()
    assert deal.won == 10 * 10


def line_win_doubled(deal: Dealer) -> None:
    deal.bet((1,), 50)
    deal.line(1, "queen", "sisters", "queen")
    deal.collect()
    assert deal.won == 10 * 2 * 50


def line_win_doubled_once(deal: Dealer) -> None:
    deal.bet((1, 2, 3), 100)
    deal.line(1, "queen", "sisters", "sisters", "queen")
    deal.collect()
    assert deal.won == 15 * 2 * 100


def free_games_won_again(deal: Dealer) -> None:
    deal.bet((1, 2, 3, 4, 5), 10)
    deal.scatters(PUMPKIN, 3)
    deal.line(1, "queen", "sisters", "queen")
    deal.scatters(PUMPKIN, 3)
    while deal.spinning:
        deal.lose()
    deal.collect()
    assert [event.left for event in deal.told(FreeGamesWon)] == [15, 13 + 15]
    assert deal.won == 2 * 50 + 10 * 2 * 10 + 2 * 50


def free_games_forfeited(deal: Dealer) -> None:
    """Left unfinished: to play the games that are left would take a thousand draws."""
    deal.bet((1,), 1)
    while not any(event.forfeited for event in deal.told(FreeGamesWon)):
        deal.scatters(PUMPKIN, 5)
    last = deal.told(FreeGamesWon)[-1]
    assert (last.left, last.games + last.forfeited) == (997, 25)


def mini_game(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 25)
    deal.line(1, "prince", "prince", "prince")
    _play_mini_game(deal)
    deal.collect()


def mini_game_in_free_games(deal: Dealer) -> None:
    deal.bet((1,), 100)
    deal.scatters(PUMPKIN, 3)
    deal.line(1, "prince", "sisters", "prince")
    _play_mini_game(deal)
    while deal.spinning:
        deal.lose()
    deal.collect()


def mini_game_for_several_lines(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 200)
    stops = stops_winning_on_several_lines(deal.definition, "prince")
    assert stops
    deal.stop(stops)
    _play_mini_game(deal)
    assert len(deal.told(BonusBegun)[0].lines) > 1
    deal.collect()


def _play_mini_game(deal: Dealer) -> None:
    for pick in _picks(deal):
        deal.pick(str(pick * 2 + 1), 0)


def _picks(deal: Dealer) -> list[int]:
    """The picks of the mini-game, each by its number in its stage, from 0."""
    feature = deal.definition.features["glass slipper"]
    assert isinstance(feature, Picks)
    return [pick for stage in feature.stages.values() for pick in range(picks_of(stage))]


def gamble_won_and_collected(deal: Dealer) -> None:
    deal.bet((1,), 100)
    deal.line(1, "nine", "nine", "nine")
    deal.gamble("red", "7", "hearts")
    deal.gamble("clubs", "queen", "clubs")
    deal.collect()
    assert (deal.won, deal.credit) == (1 * 100 * 2 * 4, -100 + 800)


def gamble_lost(deal: Dealer) -> None:
    deal.bet((1,), 100)
    deal.line(1, "jack", "jack", "jack")
    deal.gamble("black", "2", "spades")
    deal.gamble("hearts", "ace", "diamonds")
    assert (deal.won, deal.credit, deal.over) == (0, -100, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    deal.bet((1,), 500)
    deal.line(1, "clock", "clock", "clock")
    for _ in range(5):
        deal.gamble("red", "king", "diamonds")
    assert deal.won == 50 * 500 * 2**5
    assert [event.because for event in deal.told(GambleRefused)] == ["limit"]


def gamble_lapsed(deal: Dealer) -> None:
    deal.bet((1,), 5)
    deal.line(1, "shoe", "shoe", "shoe")
    deal.lapse()
    assert deal.won == 6 * 5


def prizes_held_and_picks_lapsed(deal: Dealer) -> None:
    deal.bet((1,), 1)
    deal.line(1, "prince", "prince", "prince")
    assert deal.credit == -1
    for _ in _picks(deal):
        deal.pick_at_random(1, 0)
    deal.lapse()
    assert deal.credit == -1 + deal.won


def prizes_held_and_attempts_spent(deal: Dealer) -> None:
    deal.bet((1,), 10)
    deal.line(1, "ten", "ten", "ten")
    for _ in range(5):
        assert deal.credit == -10
        deal.gamble("spades", "ace", "spades")
    assert [event.because for event in deal.told(GambleRefused)] == ["attempts"]
    assert deal.credit == -10 + 2 * 10 * 4**5


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "line-win": line_win,
    "line-win-doubled": line_win_doubled,
    "line-win-doubled-once": line_win_doubled_once,
    "free-games-won-again": free_games_won_again,
    "free-games-forfeited": free_games_forfeited,
    "mini-game": mini_game,
    "mini-game-in-free-games": mini_game_in_free_games,
    "gamble-won-and-collected": gamble_won_and_collected,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-lapsed": gamble_lapsed,
}
ANZ: dict[str, Scenario] = {
    "prizes-held-and-picks-lapsed": prizes_held_and_picks_lapsed,
    "prizes-held-and-attempts-spent": prizes_held_and_attempts_spent,
}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds the strips allow, by profile and name."""
    several: dict[str, Scenario] = {}
    if stops_winning_on_several_lines(definition, "prince"):
        several["mini-game-for-several-lines"] = mini_game_for_several_lines
    return {"open": OPEN | several, "anz": ANZ}
