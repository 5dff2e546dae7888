"""Rounds of Chrysalis worth keeping: changed games won, won again, and played to their end."""

from __future__ import annotations

from collections.abc import Sequence

from reelwright.definition.model import Definition
from reelwright.play.events import (
    ChangedGameBegun,
    ChangedGamesEnded,
    ChangedGamesWon,
    Event,
    GambleOffered,
    GambleRefused,
    LineWon,
    StartingPrizeWon,
)
from tests.games.dealer import Dealer, Scenario

ALL_LINES = tuple(range(1, 10))


def loss(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.lose()
    assert (deal.won, deal.credit, deal.carried) == (0, -45, {})


def line_win_with_a_sun(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "ladybird", "sun", "ladybird")
    deal.collect()
    assert deal.won == 15 * 10


def three_cocoons_win_ten_changed_games(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "cocoon", "cocoon", "cocoon")
    deal.collect()
    [won] = deal.told(ChangedGamesWon)
    assert (won.games, won.left, won.most_lines, won.most_line_bet) == (10, 10, 9, 10)
    assert deal.won == 20 * 10
    assert deal.carried == _left(10, 10)


def a_changed_game_costs_its_bet(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10, carry=_left(10, 10))
    deal.spin(lambda events: _lines(events) == _prizes(events) == [])
    [begun] = deal.told(ChangedGameBegun)
    assert (begun.left, begun.most_line_bet) == (9, 10)
    assert (deal.credit, deal.over, deal.carried) == (-90, True, _left(9, 10))


def a_lower_bet_keeps_the_ceiling(deal: Dealer) -> None:
    """Won at ten cents a line and played at two: the next may be at ten again."""
    deal.bet(ALL_LINES, 2, carry=_left(4, 10))
    deal.spin(lambda events: _lines(events) == [("butterfly", 3)] and not _prizes(events))
    deal.collect()
    assert deal.won == 50 * 2
    assert deal.carried == _left(3, 10)


def three_cocoons_anywhere_pay_again(deal: Dealer) -> None:
    """They stand on no line, and add no games."""
    deal.bet(ALL_LINES, 5, carry=_left(7, 10))
    deal.spin(lambda events: not _lines(events) and _prizes(events) == [3])
    deal.collect()
    [prize] = deal.told(StartingPrizeWon)
    assert (prize.pay, prize.amount, deal.won) == (20, 20 * 5, 20 * 5)
    assert deal.carried == _left(6, 10)


def four_cocoons_pay_the_prize_of_three_once(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5, carry=_left(2, 5))
    deal.spin(lambda events: not _lines(events) and _prizes(events) == [4])
    deal.collect()
    assert deal.won == 20 * 5


def won_again_they_begin_again(deal: Dealer) -> None:
    """Three cocoons on a line: their win, the starting prize beside it, and ten games anew."""
    deal.bet(ALL_LINES, 5, carry=_left(4, 10))
    deal.spin(lambda events: _lines(events) == [("cocoon", 3)] and _prizes(events) == [3])
    deal.collect()
    [won] = deal.told(ChangedGamesWon)
    assert (won.again, won.games, won.left) == (True, 10, 10)
    assert deal.won == 2 * 20 * 5
    assert deal.carried == _left(10, 10)


def the_last_changed_game(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10, carry=_left(1, 10))
    deal.spin(lambda events: _lines(events) == [("dragonfly", 4)] and not _prizes(events))
    assert [ended.feature for ended in deal.told(ChangedGamesEnded)] == ["wings"]
    deal.collect()
    assert (deal.won, deal.carried) == (80 * 10, {})


def won_in_the_last_they_go_on(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10, carry=_left(1, 10))
    deal.spin(lambda events: _lines(events) == [("cocoon", 3)] and _prizes(events) == [3])
    deal.collect()
    assert deal.told(ChangedGamesEnded) == []
    assert deal.carried == _left(10, 10)


def _left(games: int, line_bet: int) -> dict[str, int]:
    """What is carried while so many changed games are to come, won at a line bet on nine lines."""
    return {
        "changed wings left": games,
        "changed wings count": 3,
        "changed wings lines": 9,
        "changed wings line bet": line_bet,
    }


def _lines(events: Sequence[Event]) -> list[tuple[str, int]]:
    return [(event.symbol, event.count) for event in events if isinstance(event, LineWon)]


def _prizes(events: Sequence[Event]) -> list[int]:
    """How many cocoons are in sight, where they pay the starting prize."""
    return [len(event.positions) for event in events if isinstance(event, StartingPrizeWon)]


def gamble_won_and_collected(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "pear", "pear", "pear")
    deal.gamble("black", "7", "clubs")
    deal.gamble("hearts", "queen", "hearts")
    deal.collect()
    assert deal.won == 8 * 10 * 2 * 4


def gamble_lost(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "leaf", "leaf", "leaf")
    deal.gamble("red", "2", "spades")
    assert (deal.won, deal.credit, deal.over) == (0, -90, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    """A suit is closed before a colour is."""
    deal.bet(ALL_LINES, 100)
    deal.line(1, "butterfly", "sun", "butterfly", "butterfly")
    for _ in range(3):
        deal.gamble("red", "king", "diamonds")
    assert "hearts" in deal.told(GambleOffered)[-1].closed
    assert [refused.because for refused in deal.told(GambleRefused)] == ["limit"]
    assert deal.won == 200 * 100 * 2**3


def gamble_lapsed(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.line(1, "strawberry", "strawberry", "strawberry")
    deal.lapse()
    assert deal.won == 10 * 5


def prizes_held_and_attempts_spent(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 1)
    deal.line(1, "dewdrop", "dewdrop", "dewdrop")
    for _ in range(5):
        assert deal.credit == -9
        deal.gamble("black", "ace", "spades")
    assert [refused.because for refused in deal.told(GambleRefused)] == ["attempts"]
    assert deal.credit == -9 + 5 * 2**5


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "line-win-with-a-sun": line_win_with_a_sun,
    "three-cocoons-win-ten-changed-games": three_cocoons_win_ten_changed_games,
    "a-changed-game-costs-its-bet": a_changed_game_costs_its_bet,
    "a-lower-bet-keeps-the-ceiling": a_lower_bet_keeps_the_ceiling,
    "three-cocoons-anywhere-pay-again": three_cocoons_anywhere_pay_again,
    "four-cocoons-pay-the-prize-of-three-once": four_cocoons_pay_the_prize_of_three_once,
    "won-again-they-begin-again": won_again_they_begin_again,
    "the-last-changed-game": the_last_changed_game,
    "won-in-the-last-they-go-on": won_in_the_last_they_go_on,
    "gamble-won-and-collected": gamble_won_and_collected,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-lapsed": gamble_lapsed,
}
ANZ: dict[str, Scenario] = {"prizes-held-and-attempts-spent": prizes_held_and_attempts_spent}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds, by profile and name."""
    return {"open": OPEN, "anz": ANZ}
