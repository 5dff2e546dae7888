"""A recall as the server answers it: money, choices and gambles beside the events."""

from __future__ import annotations

from pathlib import Path

from reelwright.play.questions import Drawn, Lapsed
from reelwright.profiles.files import profile
from reelwright.server.recall_schemas import (
    ChosenView,
    GambleView,
    LapsedView,
    PlayerChoiceView,
    RecallView,
)
from reelwright.server.views import recall_view
from reelwright.service import House
from tests.service.houses import OPENING, bet, choose, house_on, opened_store
from tests.service.plays import SMALLEST, card, jacks, princes

OPTIONS = ["red", "black", "hearts", "diamonds", "clubs", "spades", "collect"]


def told(house: House, round_id: str) -> RecallView:
    return recall_view(house.recall.round("test", round_id))


def test_a_gambled_win(tmp_path: Path) -> None:
    with opened_store(tmp_path) as store:
        house = house_on(store, [jacks(), card("ace of hearts")])
        over = choose(house, choose(house, bet(house), "red"), "collect").stored
        view = told(house, over.id)
    assert (view.name, view.status) == ("Cinderella", "complete")
    assert (view.denomination, view.total_bet, view.stake.total) == (100, 100, 100)
    assert (view.balance_before, view.balance_after) == (OPENING, OPENING + 900)
    assert (view.opened, view.closed) == (over.opened, over.closed)
    assert view.gambles == [GambleView(choice="red", staked=500, won=1000)]
    assert view.choices == [
        PlayerChoiceView(
            question=number, of="gamble", options=OPTIONS, answer=ChosenView(chosen=chosen)
        )
        for number, chosen in ((1, "red"), (3, "collect"))
    ]
    assert [(step.won, step.balance) for step in view.steps] == [
        (0, OPENING - 100),
        (500, OPENING + 400),
        (0, OPENING - 100),
        (500, OPENING + 900),
        (0, OPENING + 900),
    ]


def test_a_pick_that_lapsed(tmp_path: Path) -> None:
    with opened_store(tmp_path) as store:
        house = house_on(store, [princes(), Drawn((2,)), SMALLEST], profile("anz"))
        now = bet(house).stored
        house.rounds.answer("test", now.id, now.question_number, Lapsed())
        view = told(house, now.id)
    assert [(one.of, one.answer) for one in view.choices] == [("pick", LapsedView(lapsed=True))]
    assert (view.status, view.closed, view.gambles) == ("in progress", None, [])
