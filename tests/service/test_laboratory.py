"""The test account chooses its draws and its credit; nobody else can, and nothing real moves."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from reelwright.play.events import FreeGamesWon, GambleDecided, ReelsStopped
from reelwright.play.questions import Drawn
from reelwright.play.state import Stake
from reelwright.service import House
from reelwright.service.errors import AccountLocked, DrawsUnfit, Forbidden, UnknownAccount
from reelwright.service.log_checks import LogAudit
from reelwright.service.playing import RoundNow
from reelwright.service.ports import Store
from reelwright.service.records import Forced
from tests.service.houses import OPENING, bet, choose, house_on, laboratory_on, moved
from tests.service.plays import GAME, LINE_1, card, jacks, pumpkins, quiet


def stops(draw: Drawn) -> Forced:
    return Forced(of="stops", outcomes=draw.outcomes)


def shown(now: RoundNow) -> tuple[int, ...]:
    return next(one.stops for one in now.played.events if isinstance(one, ReelsStopped))


def test_any_stop_of_every_reel_is_shown_with_its_prize(store: Store) -> None:
    house = laboratory_on(store)
    house.laboratory.force("test", [stops(jacks()), stops(quiet())])
    won = bet(house)
    assert (shown(won), won.stored.won) == (jacks().outcomes, 500)
    nothing = bet(house)
    assert (shown(nothing), nothing.stored.won) == (quiet().outcomes, 0)
    assert house.laboratory.forced("test") == []


def test_a_feature_is_brought_about_and_chance_plays_it(store: Store) -> None:
    """Two total bets for three scatters; fifteen free games at chosen and at chance stops."""
    house = laboratory_on(store)
    house.laboratory.force("test", [stops(pumpkins()), stops(quiet("free games"))])
    events = bet(house).played.events
    assert next(one.games for one in events if isinstance(one, FreeGamesWon)) == 15
    spun = [one.stops for one in events if isinstance(one, ReelsStopped)]
    assert spun[:2] == [pumpkins().outcomes, quiet("free games").outcomes]


def test_a_card_waits_for_the_gamble(store: Store) -> None:
    house = laboratory_on(store)
    ace = Forced(of="card", outcomes=card("ace of hearts").outcomes)
    house.laboratory.force("test", [ace, stops(jacks())])
    now = bet(house)
    assert house.laboratory.forced("test") == [ace]
    doubled = choose(house, now, "red")
    decided = [one for one in doubled.played.events if isinstance(one, GambleDecided)]
    assert [(one.card, one.suit, one.won) for one in decided] == [("ace of hearts", "hearts", 1000)]


def test_chance_answers_what_is_left_open(store: Store) -> None:
    house = laboratory_on(store)
    first, *others = jacks().outcomes
    house.laboratory.force("test", [Forced(of="stops", outcomes=(first, *[None] * len(others)))])
    now = bet(house)
    assert shown(now)[0] == first
    assert house.rounds.open_round("test", GAME) is None or now.stored.won


def test_a_new_choice_replaces_all_that_was_left(store: Store) -> None:
    house = laboratory_on(store)
    house.laboratory.force("test", [stops(jacks()), stops(jacks())])
    house.laboratory.force("test", [stops(quiet())])
    assert house.laboratory.forced("test") == [stops(quiet())]
    house.laboratory.force("test", [])
    assert house.laboratory.forced("test") == []


@pytest.mark.parametrize(
    ("outcomes", "message"),
    [
        ((1, 2, 3), "chosen draw of stops: found 3 outcomes; allowed: 5"),
        ((0, 0, 9999, 0, 0), "chosen draw of stops, part 3: found 9999; allowed: a whole number"),
    ],
)
def test_what_does_not_fit_begins_no_round(
    store: Store, outcomes: tuple[int, ...], message: str
) -> None:
    house = laboratory_on(store)
    chosen = [Forced(of="stops", outcomes=outcomes)]
    house.laboratory.force("test", chosen)
    with pytest.raises(DrawsUnfit, match=message):
        bet(house)
    assert house.laboratory.forced("test") == chosen
    assert moved(store) == OPENING


@pytest.mark.parametrize("credit", [0, 99, OPENING, 10**12])
def test_the_credit_is_what_is_set_and_the_books_balance(store: Store, credit: int) -> None:
    house = laboratory_on(store)
    assert house.laboratory.set_credit("test", credit).balance == credit
    assert moved(store) == credit


def test_no_real_meter_moves(store: Store) -> None:
    house = laboratory_on(store)
    demo = house.accounts.open_demo().id
    bet(house, account=demo)
    before = [one for one in house.operating.meters() if one.kind != "test"]
    house.laboratory.force("test", [stops(jacks())])
    bet(house)
    after = house.operating.meters()
    assert [one for one in after if one.kind != "test"] == before
    assert [one.metered.wins for one in after if one.kind == "test"] == [500]


def test_the_log_tells_every_choice_and_agrees(store: Store) -> None:
    house = laboratory_on(store)
    half = Forced(of="stops", outcomes=(*jacks().outcomes[:4], None))
    house.laboratory.force("test", [half])
    house.laboratory.set_credit("test", 500)
    bet(house)
    with store.reading() as books:
        assert [one.words() for one in LogAudit(books).disagreements()] == []
        written = {one.kind: json.loads(one.what) for one in books.entries("test", 0, 10)}
    assert written["draws chosen"] == {"draws": [{"of": "stops", "outcomes": list(half.outcomes)}]}
    assert written["credit set"] == {"amount": 500 - OPENING, "balance": 500}


ASKED: list[Callable[[House, str], object]] = [
    lambda house, account: house.laboratory.forced(account),
    lambda house, account: house.laboratory.force(account, [stops(jacks())]),
    lambda house, account: house.laboratory.set_credit(account, 1),
]


@pytest.mark.parametrize("asked", ASKED)
def test_it_is_for_test_accounts_of_a_laboratory_only(
    store: Store, asked: Callable[[House, str], object]
) -> None:
    house = laboratory_on(store)
    demo = house.accounts.open_demo().id
    with pytest.raises(Forbidden, match="account: found a demo account; allowed: a test account"):
        asked(house, demo)
    with pytest.raises(UnknownAccount):
        asked(house, "nobody")
    with pytest.raises(Forbidden, match="laboratory: found it closed"):
        asked(house_on(store, []), "test")
    assert moved(store, demo) == moved(store) == OPENING


def test_what_was_chosen_deals_nobody_else(store: Store) -> None:
    """Another account is dealt by chance, and nothing that was chosen is used up."""
    house = laboratory_on(store)
    house.laboratory.force("test", [stops(jacks())])
    demo = house.accounts.open_demo().id
    house.rounds.begin(demo, GAME, Stake(LINE_1, 1))
    assert house.laboratory.forced("test") == [stops(jacks())]


def test_nothing_is_chosen_on_a_locked_account(store: Store) -> None:
    house = laboratory_on(store)
    house.faults.lock("test", "a fault was seen")
    for asked in ASKED[1:]:
        with pytest.raises(AccountLocked):
            asked(house, "test")
