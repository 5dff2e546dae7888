"""Every golden round that a player can play, played on the page of its game to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from reelwright.definition.files import shipped_games
from tests.browser.cabinet import Cabinet
from tests.browser.displays.due import due
from tests.browser.displays.sight import found
from tests.browser.draws import write_draws
from tests.browser.server import ACCOUNT
from tests.browser.shipped.player import button_of, set_stake, spin_of
from tests.browser.shipped.rounds import draws_of, game_of
from tests.browser.shipped.sight import NOTE, differing, noted
from tests.browser.shipped.stories import story
from tests.games.coverage import lacking

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from reelwright.play.events import Event
    from tests.browser.server import Server
    from tests.browser.shipped.rounds import Round

FASTEST = 100
BEYOND_THE_PAGE = ("a pick at random", "an offer lapses", "the attempts are spent", "forfeited")
"""What only limits of time or of attempts lead to, which the open profile has not; and free games
that are forfeited, hundreds of which would be left to play.
"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page on which nothing may go wrong."""
    faults: list[str] = []
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    yield page
    page.close()
    assert faults == []


@pytest.mark.parametrize("key", shipped_games())
def test_every_round_is_played_to_its_end(page: Page, serve: Server, key: str) -> None:
    game = game_of(key)
    rounds = story(key)
    write_draws(serve.draws, game.definition, draws_of(rounds))
    serve.start()
    page.goto(f"{serve.url}/?account={ACCOUNT}&speed={FASTEST}&game={key}")
    cabinet = Cabinet(page, serve)
    cabinet.wait_for("spin")
    expect(page.get_by_role("heading", level=1, name=game.name)).to_be_visible()
    page.evaluate(NOTE)
    before: list[Event] = []
    for one in rounds:
        play(cabinet, key, one, before)
        before += one.events


def play(cabinet: Cabinet, key: str, one: Round, before: list[Event]) -> None:
    """Play a round and hold all that was seen of it against what the rules tell."""
    set_stake(cabinet, one.stake)
    credit = cabinet.meter("credit")
    assert (one.name, cabinet.meter("bet")) == (one.name, one.cost)
    cabinet.answer(spin_of(cabinet, one))
    for (told, question), taken in zip(one.asked.items(), one.taken, strict=True):
        cabinet.wait_for(question.of)
        if question.of != "gamble":
            wanted = due(game_of(key), one.events[:told], question, before)
            assert found(cabinet.page, wanted) == [display.said for display in wanted], one.name
        cabinet.answer(button_of(cabinet, question, taken.option))
    cabinet.wait_for("spin")
    assert (one.name, cabinet.meter("credit")) == (one.name, credit - one.cost + one.paid)
    assert one.paid - one.cost == one.golden_credit
    cabinet.check_credit()
    kept = cabinet.server.rounds(key)[0]
    assert (kept["settled"], kept["won"]) == (True, one.paid)
    happened = [(event["event"], event["credit"]) for event in cabinet.server.events(kept["id"])]
    assert happened == [(event.event, event.credit) for event in one.events]
    seen = noted(cabinet.page, kept["id"])
    assert (one.name, differing(game_of(key), one.events, before, credit, seen)) == (one.name, {})


@pytest.mark.parametrize("key", shipped_games())
def test_all_that_a_game_can_do_is_played(key: str) -> None:
    told = [event for one in story(key) for event in one.events]
    left = lacking(game_of(key).definition, told)
    assert [case for case in left if not case.endswith(BEYOND_THE_PAGE)] == []


@pytest.mark.parametrize("key", shipped_games())
def test_a_feature_that_no_round_plays_would_be_missed(key: str) -> None:
    rules = game_of(key).definition
    for name in rules.features:
        others = [one.events for one in story(key) if name not in map(feature_of, one.events)]
        assert name in lacking(rules, [event for events in others for event in events])


def feature_of(event: Event) -> str | None:
    """The feature an event tells of."""
    return getattr(event, "feature", None)
