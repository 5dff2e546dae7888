"""What is carried from round to round, as a client is told of it before it begins one."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from reelwright.play.changed_games_kept import UnderWay
from reelwright.server.carried_view import carried_view, tokens_views
from reelwright.service.ports import Store
from tests.play.keys import rules_of_keys, stops
from tests.server.live import enter, ok, refused, serving
from tests.server.test_document import holds
from tests.service.test_carried import MARKET, house

CHANGED = {
    "midnight": {
        "kind": "changed games",
        "starts on": {"scatter": "star"},
        "games": {3: 4},
        "stake": "any",
        "again": "nothing",
    }
}
PLACE = "/api/v1/accounts/test/carried"


@pytest.fixture
def client(store: Store) -> Iterator[httpx.Client]:
    """A client of a server whose test account is dealt keys, then nothing."""
    own = house(store, stops("keys", "nothing"), rules_of_keys(sub_tokens=3, needed=2))
    with serving(own) as address, httpx.Client(base_url=address, timeout=60) as opened:
        enter(opened, "test")
        yield opened


def test_it_is_told_before_the_first_round_and_after_each(client: httpx.Client) -> None:
    before = ok(client.get(PLACE, params={"game": MARKET}))
    holds("CarriedView", before)
    held = {"tokens": "gold keys", "lines": None, "line_bet": None, "held": 0, "sub_tokens": 0}
    assert before == {"game": MARKET, "tokens": [held], "changed_games": None}
    bet = {"game": MARKET, "lines": [1, 2], "line_bet": 100}
    begun = ok(client.post("/api/v1/accounts/test/rounds", json=bet), 201)
    holds("RoundView", begun)
    after = ok(client.get(PLACE, params={"game": MARKET}))
    assert after["tokens"] == [held | {"sub_tokens": 2}]
    [told] = [
        event
        for event in ok(client.post("/api/v1/accounts/test/rounds", json=bet), 201)["events"]
        if event["event"] == "tokens held"
    ]
    assert (told["held"], told["sub_tokens"], told["needed"]) == (0, 2, 2)


def test_a_game_says_what_its_tokens_are_for(client: httpx.Client) -> None:
    game = ok(client.get(f"/api/v1/games/{MARKET}"))
    holds("GameView", game)
    assert game["tokens"] == [
        {
            "name": "gold keys",
            "sub_tokens_of_one": 3,
            "needed": 2,
            "leads_to": ["the vault"],
            "kept_for": "the game",
            "earned_in": "paid games",
        }
    ]


def test_nobody_and_nothing(client: httpx.Client) -> None:
    refused(client.get(PLACE, params={"game": "nothing"}), 404, "unknown-game")
    nobody = client.get("/api/v1/accounts/nobody/carried", params={"game": MARKET})
    refused(nobody, 404, "unknown-account")


def test_each_stake_has_its_own() -> None:
    rules = rules_of_keys(kept_for="each stake", begins_with=1)
    view = carried_view(MARKET, rules, {"tokens gold keys: 2x100": 5})
    told = [(one.lines, one.line_bet, one.held) for one in view.tokens]
    assert told == [(None, None, 1), (2, 100, 5)]
    assert tokens_views(rules)[0].kept_for == "each stake"


def test_changed_games_to_come() -> None:
    rules = rules_of_keys(features=CHANGED)
    carry = UnderWay("midnight", left=3, count=3, lines=2, line_bet=10).carried()
    view = carried_view(MARKET, rules, carry)
    assert view.changed_games is not None
    assert view.changed_games.model_dump() == {
        "feature": "midnight",
        "left": 3,
        "count": 3,
        "lines": 2,
        "line_bet": 10,
        "most_lines": None,
        "most_line_bet": None,
    }


def test_changed_games_at_most_at_the_stake_that_won_them() -> None:
    limited = {"midnight": CHANGED["midnight"] | {"stake": "at most of the trigger"}}
    rules = rules_of_keys(features=limited)
    carry = UnderWay("midnight", left=3, count=3, lines=2, line_bet=10).carried()
    changed = carried_view(MARKET, rules, carry).changed_games
    assert changed is not None
    assert (changed.most_lines, changed.most_line_bet) == (2, 10)
