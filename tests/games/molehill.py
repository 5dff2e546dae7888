"""Rounds of Molehill worth keeping: falls, the lift, the night shift, and the ways to bet."""

from __future__ import annotations

from collections.abc import Sequence

from reelwright.definition.model import Definition
from reelwright.play.events import (
    ConsolationPaid,
    Event,
    Fell,
    FreeGamesWon,
    GambleOffered,
    GambleRefused,
    LineWon,
    ReelsStopped,
    RoundBegun,
    ScatterWon,
)
from tests.games.dealer import Dealer, Scenario

ALL_LINES = tuple(range(1, 11))
BET = 10 * 10
"""A total bet at ten cents a line."""
AT_ONCE = "night shift at once"


def loss(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.lose()
    assert (deal.won, deal.credit) == (0, -50)


def one_fall(deal: Dealer) -> None:
    """The win is paid, its three places are emptied, and what falls there wins nothing."""
    deal.bet(ALL_LINES, 10)
    deal.spin(lambda events: _wins(events) == [[("ruby", 3)], []])
    deal.collect()
    [fell] = deal.told(Fell)
    assert (len(fell.emptied), fell.falls, fell.factor) == (3, 1, 2)
    assert deal.won == 12 * 10


def the_second_window_pays_double(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.spin(lambda events: _wins(events) == [[("pick", 3)], [("topaz", 3)], []])
    deal.collect()
    assert deal.won == 5 * 10 + 8 * 2 * 10


def every_factor(deal: Dealer) -> None:
    """One, two, three and five times the pays of four windows, and a fifth that wins nothing."""
    deal.bet(ALL_LINES, 10)
    deal.spin(lambda events: _many(events) == [1, 1, 1, 1, 0])
    deal.collect()
    wins = deal.told(LineWon)
    assert [won.fall_multiplier for won in wins] == [1, 2, 3, 5]
    pays = [won.pay for won in wins]
    assert deal.won == 10 * (pays[0] + 2 * pays[1] + 3 * pays[2] + 5 * pays[3])


def four_falls_at_most(deal: Dealer) -> None:
    """The fifth window pays five times, too, and its symbols stay."""
    deal.bet(ALL_LINES, 10)
    deal.spin(lambda events: _many(events)[-1:] == [1] and len(_many(events)) == 5)
    deal.collect()
    assert [fell.falls for fell in deal.told(Fell)] == [1, 2, 3, 4]
    assert deal.told(LineWon)[-1].fall_multiplier == 5


def a_lift_takes_its_whole_reel(deal: Dealer) -> None:
    """It stands in on a line that it is not on."""
    deal.bet(ALL_LINES, 10)

    def lifted(events: Sequence[Event]) -> bool:
        [window] = [event.window for event in events if isinstance(event, ReelsStopped)]
        return (
            _wins(events) == [[("emerald", 3)], []]
            and "lift" in window[2]
            and _on_the_line(events, place=2) not in ("lift", "emerald")
        )

    deal.spin(lifted)
    deal.collect()
    assert deal.won == 10 * 10


def molehills_after_the_fall(deal: Dealer) -> None:
    """They are counted in the last window, once for each reel: a fall brings the third."""
    deal.bet(ALL_LINES, 10)
    deal.spin(
        lambda events: (
            _many(events) == [1, 0] and _reels_with(events) == 2 and _molehills(events) == [3]
        )
    )
    [won] = deal.told(LineWon)
    assert deal.won == won.amount + 2 * BET
    assert [games.games for games in deal.told(FreeGamesWon)] == [6]


def night_shift_games_that_lose_pay_the_bet(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.scatters("molehill", 3)
    for _ in range(6):
        deal.lose()
    deal.collect()
    assert [paid.amount for paid in deal.told(ConsolationPaid)] == [BET] * 6
    assert deal.won == 2 * BET + 6 * BET


def night_shift_won_again(deal: Dealer) -> None:
    """Four molehills in its first game pay ten times the bet and add ten games."""
    deal.bet(ALL_LINES, 10)
    deal.scatters("molehill", 3)
    deal.scatters("molehill", 4)
    assert [won.left for won in deal.told(FreeGamesWon)] == [6, 5 + 10]
    while deal.spinning:
        deal.lose()
    deal.collect()
    assert deal.won == (2 + 10 + 15) * BET


def night_shift_falls_with_factors(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.scatters("molehill", 3)
    deal.spin(lambda events: _wins(events) == [[("turnip", 3)], [("pick", 3)], []])
    assert deal.told(ConsolationPaid) == []
    for _ in range(5):
        deal.lose()
    deal.collect()
    assert deal.won == 2 * BET + 4 * 10 + 5 * 2 * 10 + 5 * BET


def night_shift_forfeited(deal: Dealer) -> None:
    """Left unfinished: no more than 100 games may be left."""
    deal.bet(ALL_LINES, 1)
    while not any(won.forfeited for won in deal.told(FreeGamesWon)):
        deal.scatters("molehill", 5)
    last = deal.told(FreeGamesWon)[-1]
    assert (last.left, last.games + last.forfeited) == (100, 15)


def a_deep_dig(deal: Dealer) -> None:
    """It costs half as much again, and pays what the plain game does."""
    deal.bet(ALL_LINES, 10, wager="deep dig")
    [begun] = deal.told(RoundBegun)
    assert (begun.total_bet, begun.cost) == (BET, 150)
    deal.spin(lambda events: not _wins(events)[0] and _molehills(events) == [3])
    assert deal.won == 2 * BET
    while deal.spinning:
        deal.lose()
    deal.collect()
    assert deal.credit == -150 + 2 * BET + 6 * BET


def night_shift_bought(deal: Dealer) -> None:
    """Eleven times the bet, no spin before it, and no prize of molehills."""
    deal.bet(ALL_LINES, 10, wager=AT_ONCE)
    assert [won.games for won in deal.told(FreeGamesWon)] == [6]
    for _ in range(6):
        deal.lose()
    deal.collect()
    assert deal.told(ScatterWon) == []
    assert deal.credit == -11 * BET + 6 * BET


def _wins(events: Sequence[Event]) -> list[list[tuple[str, int]]]:
    """Which lines win, window by window of a spin."""
    windows: list[list[tuple[str, int]]] = []
    for event in events:
        if isinstance(event, ReelsStopped | Fell):
            windows.append([])
        elif isinstance(event, LineWon):
            windows[-1].append((event.symbol, event.count))
    return windows


def _many(events: Sequence[Event]) -> list[int]:
    """How many lines win, window by window, where no molehills do."""
    return [] if _molehills(events) and len(_wins(events)) > 2 else [*map(len, _wins(events))]


def _molehills(events: Sequence[Event]) -> list[int]:
    return [event.count for event in events if isinstance(event, ScatterWon)]


def _reels_with(events: Sequence[Event]) -> int:
    """On how many reels a molehill stands as they stop."""
    [window] = [event.window for event in events if isinstance(event, ReelsStopped)]
    return sum("molehill" in column for column in window)


def _on_the_line(events: Sequence[Event], place: int) -> str:
    """What stands where a line win has its place on a reel, from 0, as the reels stopped."""
    [window] = [event.window for event in events if isinstance(event, ReelsStopped)]
    won = next(event for event in events if isinstance(event, LineWon))
    reel, row = won.positions[place]
    return window[reel - 1][row]


def gamble_won_and_collected(deal: Dealer) -> None:
    _win(deal, 10, "amethyst")
    deal.gamble("black", "7", "clubs")
    deal.gamble("hearts", "queen", "hearts")
    deal.collect()
    assert deal.won == 6 * 10 * 2 * 4


def gamble_lost(deal: Dealer) -> None:
    _win(deal, 10, "cart")
    deal.gamble("red", "2", "spades")
    assert (deal.won, deal.credit, deal.over) == (0, -BET, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    """A suit is closed before a colour is."""
    _win(deal, 100, "mole", 4)
    for _ in range(4):
        deal.gamble("red", "king", "diamonds")
    assert "hearts" in deal.told(GambleOffered)[-1].closed
    assert [refused.because for refused in deal.told(GambleRefused)] == ["limit"]
    assert deal.won == 120 * 100 * 2**4


def gamble_lapsed(deal: Dealer) -> None:
    _win(deal, 5, "topaz")
    deal.lapse()
    assert deal.won == 8 * 5


def prizes_held_and_attempts_spent(deal: Dealer) -> None:
    _win(deal, 1, "turnip")
    for _ in range(5):
        assert deal.credit == -10
        deal.gamble("black", "ace", "spades")
    assert [refused.because for refused in deal.told(GambleRefused)] == ["attempts"]
    assert deal.credit == -10 + 4 * 2**5


def _win(deal: Dealer, line_bet: int, symbol: str, count: int = 3) -> None:
    """Bet, and win with a symbol on one line and nothing beside it."""
    deal.bet(ALL_LINES, line_bet)
    deal.spin(lambda events: _wins(events) == [[(symbol, count)], []] and not _molehills(events))


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "one-fall": one_fall,
    "the-second-window-pays-double": the_second_window_pays_double,
    "every-factor": every_factor,
    "four-falls-at-most": four_falls_at_most,
    "a-lift-takes-its-whole-reel": a_lift_takes_its_whole_reel,
    "molehills-after-the-fall": molehills_after_the_fall,
    "night-shift-games-that-lose-pay-the-bet": night_shift_games_that_lose_pay_the_bet,
    "night-shift-won-again": night_shift_won_again,
    "night-shift-falls-with-factors": night_shift_falls_with_factors,
    "night-shift-forfeited": night_shift_forfeited,
    "a-deep-dig": a_deep_dig,
    "night-shift-bought": night_shift_bought,
    "gamble-won-and-collected": gamble_won_and_collected,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-lapsed": gamble_lapsed,
}
ANZ: dict[str, Scenario] = {"prizes-held-and-attempts-spent": prizes_held_and_attempts_spent}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds, by profile and name."""
    return {"open": OPEN, "anz": ANZ}
