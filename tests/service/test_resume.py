"""What is at hand in memory never matters: a round is its stored answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reelwright.chance import SecureSource
from reelwright.definition.model import Definition, Game, Look
from reelwright.play.questions import Chosen, Drawn
from reelwright.service import House, open_house
from reelwright.service.archive import Replays
from reelwright.service.chance import Chance, Record
from reelwright.service.errors import RoundOpen, Stale
from reelwright.service.games import Games
from reelwright.service.playing import RoundNow, answered
from reelwright.service.ports import Store
from tests.rounds import OPEN, cinderella
from tests.service.houses import OPENING, bet, choose, house_on, moved, told
from tests.service.plays import GAME, SMALLEST, card, jacks, princes, smallest_prizes

MANY = [princes(), *[SMALLEST] * 4, card("2 of clubs")]
"""A round with the mini-game, then a black card."""


def test_a_restarted_server_goes_on_at_the_same_question(store: Store) -> None:
    """Each answer goes to a house that has just been opened on what the last one stored."""
    now = bet(house_on(store, MANY))
    for option in ("3", "5", "7", "1", "black"):
        fresh = house_on(store, MANY)
        found = fresh.rounds.open_round("test", GAME)
        assert found is not None
        assert (found.stored, found.balance) == (now.stored, now.balance)
        assert found.played == now.played
        assert told(found) == []
        now = choose(fresh, found, option)
    assert told(now) == ["gamble staked", "gamble decided", "gamble offered"]
    assert now.balance == moved(store) == OPENING - 100 + 2 * 100 * (1 + sum(smallest_prizes()))


def test_nothing_at_hand_leads_to_the_same(store: Store) -> None:
    house = house_on(store, [jacks(), *[card("ace of hearts")] * 3])
    forgetful = replace(
        house, rounds=replace(house.rounds, replays=Replays(house.rounds.archive, most=0))
    )
    now = bet(forgetful)
    for win in (1000, 2000, 4000):
        now = choose(forgetful, now, "red")
        assert now.stored.won == win
        assert now.balance == OPENING - 100 + win == moved(store)


def test_a_round_goes_on_under_the_definition_it_began_with(store: Store) -> None:
    now = bet(house_on(store, [jacks()]))
    rules = {name: getattr(cinderella(), name) for name in Definition.model_fields}
    changed = Definition.model_construct(**{**rules, "gamble": None})
    games = Games({GAME: Game(name="Cinderella", definition=changed, look=Look())})
    chance = Chance(SecureSource(), Record([card("ace of hearts"), jacks()]))
    house = open_house(store, games, OPEN, chance)
    red = choose(house, now, "red")
    assert red.stored.won == 1000
    assert house.recall.round("test", now.stored.id).follows
    next_one = bet(house)
    assert next_one.stored.digest == changed.digest != red.stored.digest
    assert next_one.stored.settled


def left_at_a_draw(store: Store, draws: list[Drawn]) -> tuple[House, RoundNow]:
    """A round stored at the draw of a prize, as a server of ours never leaves one."""
    house = house_on(store, draws)
    begun = bet(house)
    picked = answered(begun.played, Chosen("4"))
    stored = replace(
        begun.stored,
        answers=(*begun.stored.answers, {"chosen": "4"}),
        events_hash=picked.events_hash,
    )
    with store.writing() as books:
        books.advance_round(stored, answered=1)
    return house_on(store, draws), replace(begun, stored=stored, played=picked)


def test_a_round_left_at_a_draw_is_completed_for_whoever_asks(store: Store) -> None:
    house, left = left_at_a_draw(store, [princes(), SMALLEST])
    now = house.rounds.open_round("test", GAME)
    assert now is not None
    assert told(now) == ["prize revealed"]
    assert now.stored.question_number == 3
    assert now.balance == left.balance + 100 * smallest_prizes()[0] == moved(store)


def test_a_round_left_at_a_draw_is_completed_before_it_is_in_the_way(store: Store) -> None:
    house, _ = left_at_a_draw(store, [princes(), SMALLEST])
    with pytest.raises(RoundOpen) as refused:
        bet(house)
    found = house.rounds.open_round("test", GAME)
    assert found is not None
    assert refused.value.now.stored == found.stored
    assert found.stored.question_number == 3


def test_a_round_left_at_a_draw_is_completed_before_it_is_answered(store: Store) -> None:
    house, left = left_at_a_draw(store, [princes(), SMALLEST])
    with pytest.raises(Stale, match="question: found 2; allowed: 3"):
        choose(house, left, "5")
