"""What the limits in force refuse: each at the very figure, and nothing is changed by it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from reelwright.play.state import Stake
from reelwright.profiles.model import Profile
from reelwright.service import House
from reelwright.service.errors import BetTooLarge, LossLimit, SessionTooLong, TooSoon
from reelwright.service.ports import Raced, Store
from tests.service.houses import OPENING, Hands, bet, choose, every_transfer, house_on, moved
from tests.service.plays import GAME, LINE_1, card, jacks, quiet


def limited(**limits: Any) -> Profile:
    return Profile(name="limited", description="for tests", **limits)


def unchanged(house: House) -> object:
    """All that a refusal must leave as it is."""
    with house.store.reading() as books:
        account, head = books.account("test"), books.head("test")
        rounds = books.rounds("test", None, 100, None)
        return account, head, rounds, every_transfer(books, "test"), books.meters("test")


def test_nothing_is_refused_by_a_profile_without_limits(store: Store) -> None:
    house = house_on(store, [quiet(), quiet()], clock=Hands())
    assert bet(house, 100).stored.settled
    assert bet(house, 100).stored.settled


def test_a_bet_is_as_large_as_the_limit_and_no_larger(store: Store) -> None:
    house = house_on(store, [quiet()], limited(largest_bet=25))
    before = unchanged(house)
    with pytest.raises(BetTooLarge) as refused:
        bet(house, 50)
    assert str(refused.value) == "bet: found 50 cents; allowed: 25 or less"
    assert unchanged(house) == before
    assert bet(house, 25).balance == OPENING - 25


def test_a_round_waits_from_the_beginning_of_the_last(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [quiet()] * 3, limited(minimum_round_ms=2500), hands)
    bet(house)
    before = unchanged(house)
    hands.on(milliseconds=2499)
    with pytest.raises(TooSoon) as refused:
        bet(house)
    assert refused.value.wait_ms == 1
    assert str(refused.value) == (
        "round: found one begun 2499 ms ago; allowed: 2500 ms between two"
    )
    assert unchanged(house) == before
    hands.on(milliseconds=1)
    assert bet(house).stored.settled


def test_a_clock_that_was_set_back_keeps_nobody_waiting(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [quiet()] * 2, limited(minimum_round_ms=2500), hands)
    bet(house)
    hands.on(days=-3650)
    assert bet(house).stored.settled


def test_a_repeated_request_is_answered_whatever_the_limits_say_by_then(store: Store) -> None:
    house = house_on(store, [quiet()], limited(minimum_round_ms=2500), Hands())
    stake = Stake(LINE_1, 100)
    first = house.rounds.begin("test", GAME, stake, "the-same-key")
    again = house.rounds.begin("test", GAME, stake, "the-same-key")
    assert (again.stored, again.balance) == (first.stored, first.balance)


def test_a_waiting_gamble_is_not_collected_by_a_round_that_is_refused(store: Store) -> None:
    house = house_on(store, [jacks()], limited(minimum_round_ms=2500), Hands())
    now = bet(house)
    before = unchanged(house)
    with pytest.raises(TooSoon):
        bet(house)
    assert unchanged(house) == before
    assert house.rounds.open_round("test", GAME) is not None
    assert now.played.question is not None


def test_a_day_costs_no_more_than_its_limit(store: Store) -> None:
    """100 + 100 + 50 are lost: 50 more come to the limit of 300, 100 more would pass it."""
    hands = Hands()
    house = house_on(store, [quiet()] * 5, limited(most_lost_in_a_day=300), hands)
    for cents in (100, 100, 50):
        bet(house, cents)
        hands.on(hours=1)
    before = unchanged(house)
    with pytest.raises(LossLimit) as refused:
        bet(house, 100)
    assert str(refused.value) == (
        "losses: found 250 cents within 24 hours and a bet of 100; allowed: 300 together"
    )
    assert unchanged(house) == before
    assert bet(house, 50).balance == OPENING - 300
    with pytest.raises(LossLimit):
        bet(house, 1)
    hands.on(hours=21)
    assert bet(house, 100).balance == OPENING - 400


def test_what_was_won_is_no_loss_and_what_was_gambled_away_is(store: Store) -> None:
    """100 staked, 500 won: 400 ahead. Gambled away it is 100 lost, as with nothing won."""
    hands = Hands()
    draws = [jacks(), jacks(), card("2 of clubs"), quiet()]
    house = house_on(store, draws, limited(most_lost_in_a_day=100), hands)
    choose(house, bet(house, 100), "collect")
    with house.store.reading() as books:
        assert books.lost_between("test", hands.at.replace(year=2020), hands.at) == -400
    hands.on(hours=25)
    choose(house, bet(house, 100), "red")
    with pytest.raises(LossLimit, match="found 100 cents"):
        bet(house, 1)
    assert moved(store) == OPENING - 100 + 500 - 100


@pytest.mark.parametrize(("back", "refused"), [(1, True), (10, False), (3650, False)])
def test_losses_of_a_time_to_come_are_forgotten_after_a_day(
    store: Store, back: int, refused: bool
) -> None:
    """The clock was set back: what is dated within a day counts, what lies farther off does not."""
    hands = Hands()
    house = house_on(store, [quiet()] * 2, limited(most_lost_in_a_day=100), hands)
    bet(house, 100)
    hands.on(days=-back)
    if refused:
        with pytest.raises(LossLimit):
            bet(house, 100)
    else:
        assert bet(house, 100).stored.settled


def test_a_session_begins_no_round_after_its_time_and_a_new_one_does(store: Store) -> None:
    hands = Hands()
    house = house_on(store, [jacks(), quiet()], limited(longest_session_minutes=60), hands)
    stake, begun = Stake(LINE_1, 100), hands.at
    hands.on(minutes=59, seconds=59)
    now = house.rounds.begin("test", GAME, stake, session=begun)
    hands.on(seconds=1)
    before = unchanged(house)
    with pytest.raises(SessionTooLong) as refused:
        house.rounds.begin("test", GAME, stake, session=begun)
    assert str(refused.value) == (
        "session: found one that has lasted 60 minutes or more; allowed: a new one"
    )
    assert unchanged(house) == before
    assert choose(house, now, "collect").stored.settled
    assert house.rounds.begin("test", GAME, stake, session=hands.at).stored.settled


@pytest.mark.parametrize(
    ("limits", "begun"), [({"minimum_round_ms": 60_000}, 1), ({"most_lost_in_a_day": 250}, 2)]
)
def test_rounds_begun_at_the_same_time_are_limited_as_one_after_the_other(
    store: Store, limits: dict[str, int], begun: int
) -> None:
    house = house_on(store, [quiet()] * 6, limited(**limits))

    def begin(_: int) -> bool:
        try:
            return bet(house, 100).stored.settled
        except (TooSoon, LossLimit, Raced):
            return False

    with ThreadPoolExecutor(6) as pool:
        done = list(pool.map(begin, range(6)))
    assert sum(done) == begun
    assert moved(store) == OPENING - 100 * begun
