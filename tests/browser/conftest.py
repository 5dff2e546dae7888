"""A browser, a server with the draws a test wants, and the page open on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

from reelwright.definition.files import read_game
from tests.browser.cabinet import SPEED, Cabinet
from tests.browser.chromium import Missing, chromium
from tests.browser.draws import write_draws
from tests.browser.housed import Housed
from tests.browser.limited import Limited
from tests.browser.server import Server
from tests.rounds import cinderella

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext

    from reelwright.profiles.model import Profile
    from reelwright.server.limits import Rates


class Opens(Protocol):
    """Opens the page at a server that answers with these draws; the reels move where asked.

    The server has the games that ship, or the one of a definition.
    """

    def __call__(
        self,
        *draws: tuple[int, ...],
        speed: float = ...,
        moving: bool = ...,
        definition: Path | None = ...,
    ) -> Cabinet: ...


class OpensUnder(Protocol):
    """Opens the page at Cinderella in a house under limits of a test's own.

    With `clock` the page's time is in the test's hands: it runs until it is paused.
    """

    def __call__(
        self,
        profile: Profile,
        *draws: tuple[int, ...],
        speed: float = ...,
        moving: bool = ...,
        clock: bool = ...,
        rates: Rates | None = ...,
    ) -> Limited: ...


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file: its event loop must be gone before other tests start theirs."""
    try:
        with chromium() as running:
            yield running
    except Missing as missing:
        pytest.fail(str(missing))


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Server]:
    """A server that is not started yet; whatever runs of it is stopped at the end."""
    server = Server(tmp_path, tmp_path / "draws.jsonl")
    yield server
    server.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """What the pages of a test share; no script of theirs may have failed at its end."""
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    faults: list[str] = []
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    yield context
    context.close()
    assert faults == []


@pytest.fixture
def play(context: BrowserContext, serve: Server) -> Opens:
    def open_page(
        *draws: tuple[int, ...],
        speed: float = SPEED,
        moving: bool = False,
        definition: Path | None = None,
    ) -> Cabinet:
        rules = read_game(definition).definition if definition else cinderella()
        write_draws(serve.draws, rules, draws)
        serve.games = (str(definition),) if definition else ()
        serve.start()
        page = context.new_page()
        page.emulate_media(reduced_motion="no-preference" if moving else "reduce")
        cabinet = Cabinet(page, serve)
        cabinet.open(speed=speed)
        return cabinet

    return open_page


@pytest.fixture
def play_under(context: BrowserContext, tmp_path: Path) -> Iterator[OpensUnder]:
    served: list[Housed] = []

    def open_page(
        profile: Profile,
        *draws: tuple[int, ...],
        speed: float = SPEED,
        moving: bool = False,
        clock: bool = False,
        rates: Rates | None = None,
    ) -> Limited:
        draws_file = write_draws(tmp_path / "draws.jsonl", cinderella(), draws)
        server = Housed(tmp_path, draws_file, profile=profile, rates=rates)
        served.append(server)
        server.start()
        page = context.new_page()
        page.emulate_media(reduced_motion="no-preference" if moving else "reduce")
        if clock:
            page.clock.install()
        cabinet = Limited(page, server)
        cabinet.open(speed=speed)
        return cabinet

    yield open_page
    for server in served:
        server.stop()
