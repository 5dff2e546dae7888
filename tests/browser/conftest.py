"""A browser, a server with the draws a test wants, and the page open on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

from reelwright.definition.files import read_game
from tests.browser.cabinet import SPEED, Cabinet
from tests.browser.chromium import Missing, chromium
from tests.browser.draws import write_draws
from tests.browser.server import Server
from tests.rounds import cinderella

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser


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
def play(browser: Browser, serve: Server) -> Iterator[Opens]:
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    faults: list[str] = []

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
        page.on("pageerror", lambda error: faults.append(str(error)))
        cabinet = Cabinet(page, serve)
        cabinet.open(speed=speed)
        return cabinet

    yield open_page
    context.close()
    assert faults == []
