"""What a player carries from round to round, by the use cases: kept with the round that leaves it.

Six keys make the tokens of the market; three in sight earn two.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reelwright.chance import SecureSource
from reelwright.definition.model import Definition, Game, Look
from reelwright.play.codec import event_data
from reelwright.play.questions import Drawn
from reelwright.play.state import Stake
from reelwright.service import House, open_house
from reelwright.service.chance import Chance, Record
from reelwright.service.errors import BadStake, Malfunction, UnknownAccount, UnknownGame
from reelwright.service.games import Games
from reelwright.service.playing import RoundNow
from reelwright.service.ports import Store
from reelwright.service.records import Carried
from tests.play.keys import GAMBLE, rules_of_keys, stops
from tests.rounds import OPEN
from tests.service.houses import choose, opened_store

MARKET = "market"


def house(
    store: Store, draws: list[Drawn], definition: Definition | None = None, **games: Definition
) -> House:
    """A house with the market, whose test account is dealt these draws."""
    offered = {MARKET: definition or rules_of_keys(), **games}
    opened = open_house(
        store,
        Games({key: Game(name=key, definition=one, look=Look()) for key, one in offered.items()}),
        OPEN,
        Chance(SecureSource(), Record(draws)),
    )
    opened.accounts.open_test()
    return opened


def bet(house: House, game: str = MARKET, line_bet: int = 100) -> RoundNow:
    return house.rounds.begin("test", game, Stake((1, 2), line_bet))


def held(now: RoundNow) -> int:
    [told] = [event for event in now.played.events if event.event == "tokens held"]
    return told.held


def test_a_round_begins_with_what_the_one_before_left(store: Store) -> None:
    own = house(store, stops("keys", "nothing", "key in the corner", "nothing"))
    assert held(bet(own)) == 0
    assert own.rounds.carried("test", MARKET) == {"tokens gold keys": 2}
    assert [held(bet(own)) for _ in range(3)] == [2, 2, 3]
    assert own.rounds.carried("test", MARKET) == {"tokens gold keys": 3}


def test_it_is_kept_when_the_round_is_over_and_not_before(store: Store) -> None:
    own = house(store, stops("keys", "apples"), rules_of_keys(rules={"gamble": GAMBLE}))
    bet(own)
    with_a_win = bet(own)
    assert with_a_win.played.question is not None
    assert own.rounds.carried("test", MARKET) == {"tokens gold keys": 2}
    earning = rules_of_keys(
        earned={"a win": {"starts on": {"any win": "yes"}, "gives": {1: 1}}},
        rules={"gamble": GAMBLE},
    )
    other = house(store, stops("apples"), rules_of_keys(), other=earning)
    open_round = bet(other, "other")
    assert other.rounds.carried("test", "other") == {}
    choose(other, open_round, "collect")
    assert other.rounds.carried("test", "other") == {"tokens gold keys": 1}


def test_a_round_that_waits_at_its_gamble_leaves_its_tokens_to_the_next(store: Store) -> None:
    earning = rules_of_keys(
        earned={"a win": {"starts on": {"any win": "yes"}, "gives": {1: 1}}},
        rules={"gamble": GAMBLE},
    )
    own = house(store, stops("apples", "nothing"), earning)
    bet(own)
    assert held(bet(own)) == 1


def test_games_and_accounts_have_their_own(store: Store) -> None:
    own = house(store, stops("keys", "keys twice", "nothing"), other=rules_of_keys())
    bet(own)
    bet(own, "other")
    assert own.rounds.carried("test", MARKET) == {"tokens gold keys": 2}
    assert own.rounds.carried("test", "other") == {"tokens gold keys": 4}
    assert own.rounds.carried(own.accounts.open_demo().id, MARKET) == {}
    with pytest.raises(UnknownAccount):
        own.rounds.carried("nobody", MARKET)
    with pytest.raises(UnknownGame):
        own.rounds.carried("test", "nothing")


def test_a_round_that_is_refused_changes_nothing(store: Store) -> None:
    own = house(store, stops("keys"))
    bet(own)
    with pytest.raises(BadStake):
        bet(own, line_bet=7)
    assert own.rounds.carried("test", MARKET) == {"tokens gold keys": 2}


def test_a_round_is_recalled_with_what_it_began_with(store: Store) -> None:
    own = house(store, stops("keys", "key in the corner"))
    bet(own)
    second = bet(own)
    recalled = own.recall.round("test", second.stored.id)
    assert recalled.follows
    assert list(map(event_data, recalled.played.events)) == list(
        map(event_data, second.played.events)
    )
    assert second.stored.carry == {"tokens gold keys": 2}


def test_a_new_start_of_the_house_finds_it(tmp_path: Path) -> None:
    with opened_store(tmp_path) as first:
        bet(house(first, stops("keys")))
    with opened_store(tmp_path) as again:
        # the test account goes on in the record where it was
        own = house(again, stops("keys", "nothing"))
        assert own.rounds.carried("test", MARKET) == {"tokens gold keys": 2}


def test_what_fits_is_kept(store: Store) -> None:
    bet(house(store, stops("keys")))
    richer = house(store, stops("nothing"), rules_of_keys(needed=9))
    assert richer.rounds.carried("test", MARKET) == {"tokens gold keys": 2}
    assert held(bet(richer)) == 2


@pytest.mark.parametrize("rules", [{"needed": 2}, {"kept_for": "each stake"}])
def test_what_does_not_is_dropped_for_good(store: Store, rules: dict[str, Any]) -> None:
    bet(house(store, stops("keys")))
    other = house(store, stops("nothing"), rules_of_keys(**rules))
    assert other.rounds.carried("test", MARKET) == {}
    bet(other)
    assert house(store, []).rounds.carried("test", MARKET) == {}


def test_it_is_not_dropped_before_a_round_is_played(store: Store) -> None:
    bet(house(store, stops("keys")))
    house(store, [], rules_of_keys(needed=2)).rounds.carried("test", MARKET)
    assert house(store, []).rounds.carried("test", MARKET) == {"tokens gold keys": 2}


def test_what_these_rules_cannot_have_left_is_a_malfunction(store: Store) -> None:
    own = house(store, stops("keys", "keys"))
    bet(own)
    with store.writing() as books:
        kept = books.carried("test", MARKET)
        assert kept is not None
        books.carry(
            Carried(account="test", game=MARKET, digest=kept.digest, carry={"tokens gold keys": 60})
        )
    says = "account test: carry: found 60 of tokens gold keys; allowed: 0 to 5"
    with pytest.raises(Malfunction, match=says):
        bet(own)
    with pytest.raises(Malfunction, match=says):
        own.rounds.carried("test", MARKET)
