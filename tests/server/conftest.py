from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from reelwright.play.questions import Drawn
from reelwright.profiles.model import Profile
from reelwright.service.ports import Store
from tests.databases import ENGINES
from tests.rounds import OPEN
from tests.server.live import Player, ok, serving
from tests.service.houses import house_on, opened_store


@pytest.fixture(params=ENGINES)
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    """A store on an empty database, of each engine in turn."""
    with opened_store(tmp_path, request.param) as opened:
        yield opened


@pytest.fixture
def deal(store: Store) -> Iterator[Callable[..., Player]]:
    """Start a server whose test account is dealt these draws; return its player."""
    with ExitStack() as stack:

        def dealt(*draws: Drawn, profile: Profile = OPEN) -> Player:
            address = stack.enter_context(serving(house_on(store, draws, profile)))
            return Player(stack.enter_context(httpx.Client(base_url=address, timeout=60)))

        yield dealt


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """A server for all tests of a module that only look in; its player has a demo account."""
    with (
        opened_store(tmp_path_factory.mktemp("lobby")) as store,
        serving(house_on(store)) as address,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        yield Player(client, ok(client.post("/api/v1/accounts"), 201)["id"])
