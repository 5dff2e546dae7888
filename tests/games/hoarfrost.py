"""Rounds of Hoarfrost worth keeping: reels that a frost holds, and cells that a freeze does."""

from __future__ import annotations

from collections.abc import Sequence

from reelwright.definition.model import Definition
from reelwright.play.events import (
    BonusEnded,
    Event,
    FullWindowWon,
    GambleRefused,
    HoldBegun,
    LineWon,
    MoreReelsHeld,
    ReelsStopped,
    ReSpinBegun,
    ReSpinsEnded,
    ReSpinsWon,
    ScatterWon,
    ValuesDrawn,
)
from tests.games.dealer import Dealer, Scenario

ALL_LINES = tuple(range(1, 10))
BET = 9 * 10
"""A total bet at ten cents a line."""
FLAKE = "snowflake"
LANDS, STAYS_OPEN = 0, 1
ONE, TWO, FIVE, TEN = range(4)
"""What a held snowflake is worth, by its place in the table; a fifth is 50."""
BLUE, WHITE, SILVER = range(3)


def loss(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.lose()
    assert (deal.won, deal.credit) == (0, -45)


def line_win_with_an_aurora(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "hare", "aurora", "hare")
    deal.collect()
    assert deal.won == 20 * 10


def two_reels_held(deal: Dealer) -> None:
    """The other three are spun once, bring nothing, and that was all."""
    deal.bet(ALL_LINES, 10)
    _frost(deal, 2)
    held = _reels(deal.told(ReelsStopped)[0].window)
    assert [(won.held, won.re_spins) for won in deal.told(ReSpinsWon)] == [(held, 1)]
    deal.spin(lambda events: not _wins(events) and _flakes(events) == 2)
    assert [begun.held for begun in deal.told(ReSpinBegun)] == [held]
    first, second = (stopped.window for stopped in deal.told(ReelsStopped))
    assert all(first[reel - 1] == second[reel - 1] for reel in held)
    assert [(end.played, end.unplayed) for end in deal.told(ReSpinsEnded)] == [(1, 0)]
    assert (deal.won, deal.over) == (0, True)


def a_re_spin_wins_beside_held_reels(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    _frost(deal, 2)
    deal.spin(lambda events: len(_wins(events)) == 1 and _flakes(events) == 2)
    deal.collect()
    [begun], [won] = deal.told(ReSpinBegun), deal.told(LineWon)
    reels = {reel for reel, _ in won.positions}
    assert reels & {*begun.held}
    assert reels - {*begun.held}
    assert deal.won == won.pay * 10


def held_snowflakes_are_not_paid_again(deal: Dealer) -> None:
    """Three pay as they stop, and nothing in a re-spin that brings no fourth."""
    deal.bet(ALL_LINES, 10)
    _frost(deal, 3)
    assert deal.won == 1 * BET
    deal.spin(lambda events: _wins(events) == [] and _flakes(events) == 3)
    deal.collect()
    assert len(deal.told(ScatterWon)) == 1
    assert deal.won == 1 * BET


def extended_by_a_third_snowflake(deal: Dealer) -> None:
    """It is held, too, and adds a re-spin; with the two before it it pays as three."""
    deal.bet(ALL_LINES, 10)
    _frost(deal, 2)
    deal.spin(lambda events: not _wins(events) and _flakes(events) == 3)
    [more] = deal.told(MoreReelsHeld)
    assert (len(more.held), more.added, more.left) == (3, 1, 1)
    deal.spin(lambda events: not _wins(events) and _flakes(events) == 3)
    deal.collect()
    assert [end.played for end in deal.told(ReSpinsEnded)] == [2]
    assert deal.won == 1 * BET


def a_fourth_snowflake_starts_the_freeze(deal: Dealer) -> None:
    """Beside three held reels; the frost has no more to spin, and the freeze follows it."""
    deal.bet(ALL_LINES, 10)
    _frost(deal, 3)
    deal.spin(lambda events: not _wins(events) and _flakes(events) == 4)
    assert deal.told(MoreReelsHeld) == []
    [begun] = deal.told(HoldBegun)
    assert (begun.symbol, len(begun.positions)) == (FLAKE, 4)
    deal.draw(*[ONE] * 4)
    for _ in range(3):
        deal.draw(*[STAYS_OPEN] * 11)
    deal.collect()
    assert [end.played for end in deal.told(ReSpinsEnded)] == [1]
    assert deal.won == (1 + 5 + 4) * BET


def deep_freeze_of_four(deal: Dealer) -> None:
    """Nothing lands in three re-spins, and what is held is paid as one prize."""
    deal.bet(ALL_LINES, 10)
    deal.spin(lambda events: not _wins(events) and _flakes(events) == 4)
    assert deal.told(ReSpinsWon) == []
    deal.draw(ONE, TWO, FIVE, TEN)
    for _ in range(3):
        deal.draw(*[STAYS_OPEN] * 11)
    deal.collect()
    assert [drawn.value for drawn in deal.told(ValuesDrawn)] == [18]
    assert deal.won == 5 * BET + 18 * BET


def deep_freeze_begins_again(deal: Dealer) -> None:
    """A snowflake in the last re-spin holds and sets three again."""
    deal.bet(ALL_LINES, 10)
    _into_the_freeze(deal)
    deal.draw(*[ONE] * 5)
    for _ in range(2):
        deal.draw(*[STAYS_OPEN] * 10)
    deal.draw(LANDS, *[STAYS_OPEN] * 9)
    deal.draw(TEN)
    for _ in range(3):
        deal.draw(*[STAYS_OPEN] * 9)
    deal.collect()
    assert [(drawn.held, drawn.value, drawn.left) for drawn in deal.told(ValuesDrawn)] == [
        (5, 5, 3),
        (6, 15, 3),
    ]
    assert deal.won == 25 * BET + 15 * BET


def deep_freeze_fills_the_window(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    _into_the_freeze(deal)
    deal.draw(*[TWO] * 5)
    deal.draw(*[LANDS] * 10)
    deal.draw(*[ONE] * 10)
    deal.collect()
    assert [won.prize for won in deal.told(FullWindowWon)] == [500]
    assert [ended.feature_won for ended in deal.told(BonusEnded)] == [(20 + 500) * BET]
    assert deal.won == (25 + 20 + 500) * BET


def _frost(deal: Dealer, flakes: int) -> None:
    """Stop the reels where so many snowflakes and no line win are in sight."""
    deal.spin(lambda events: not _wins(events) and _flakes(events) == flakes)


def _into_the_freeze(deal: Dealer) -> None:
    """Show five snowflakes, which pay 25 times the bet."""
    deal.spin(lambda events: not _wins(events) and _flakes(events) == 5)


def _wins(events: Sequence[Event]) -> list[tuple[str, int]]:
    return [(event.symbol, event.count) for event in events if isinstance(event, LineWon)]


def _flakes(events: Sequence[Event]) -> int:
    """How many snowflakes are in sight as the reels stop."""
    [window] = [event.window for event in events if isinstance(event, ReelsStopped)]
    return sum(cell == FLAKE for column in window for cell in column)


def _reels(window: Sequence[Sequence[str]]) -> tuple[int, ...]:
    return tuple(reel for reel, column in enumerate(window, 1) if FLAKE in column)


def gamble_won_and_collected(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "mitten", "mitten", "mitten")
    _turn(deal, "blue", BLUE)
    _turn(deal, "silver", SILVER)
    deal.collect()
    assert deal.won == 8 * 10 * 2 * 6


def gamble_lost(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 10)
    deal.line(1, "berries", "berries", "berries")
    _turn(deal, "white", BLUE)
    assert (deal.won, deal.credit, deal.over) == (0, -BET, True)


def gamble_to_the_limit(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 100)
    deal.line(1, "owl", "owl", "owl", "owl")
    for _ in range(4):
        _turn(deal, "blue", BLUE)
    assert [refused.because for refused in deal.told(GambleRefused)] == ["limit"]
    assert deal.won == 150 * 100 * 2**4


def gamble_lapsed(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 5)
    deal.line(1, "globe", "globe", "globe")
    deal.lapse()
    assert deal.won == 15 * 5


def prizes_held_and_attempts_spent(deal: Dealer) -> None:
    deal.bet(ALL_LINES, 1)
    deal.line(1, "pinecone", "pinecone", "pinecone")
    for _ in range(5):
        assert deal.credit == -9
        _turn(deal, "white", WHITE)
    assert [refused.because for refused in deal.told(GambleRefused)] == ["attempts"]
    assert deal.credit == -9 + 4 * 3**5


def _turn(deal: Dealer, choice: str, segment: int) -> None:
    deal.choose(choice)
    deal.draw(segment)


OPEN: dict[str, Scenario] = {
    "loss": loss,
    "line-win-with-an-aurora": line_win_with_an_aurora,
    "two-reels-held": two_reels_held,
    "a-re-spin-wins-beside-held-reels": a_re_spin_wins_beside_held_reels,
    "held-snowflakes-are-not-paid-again": held_snowflakes_are_not_paid_again,
    "extended-by-a-third-snowflake": extended_by_a_third_snowflake,
    "a-fourth-snowflake-starts-the-freeze": a_fourth_snowflake_starts_the_freeze,
    "deep-freeze-of-four": deep_freeze_of_four,
    "deep-freeze-begins-again": deep_freeze_begins_again,
    "deep-freeze-fills-the-window": deep_freeze_fills_the_window,
    "gamble-won-and-collected": gamble_won_and_collected,
    "gamble-lost": gamble_lost,
    "gamble-to-the-limit": gamble_to_the_limit,
    "gamble-lapsed": gamble_lapsed,
}
ANZ: dict[str, Scenario] = {"prizes-held-and-attempts-spent": prizes_held_and_attempts_spent}


def scenarios(definition: Definition) -> dict[str, dict[str, Scenario]]:
    """The rounds, by profile and name."""
    return {"open": OPEN, "anz": ANZ}
