from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from reelwright.service.ports import Store
from reelwright.wallets import RemoteWallet
from tests.databases import ENGINES
from tests.service.houses import opened_store
from tests.wallets.live import Wallet, connected, reference


@pytest.fixture(params=ENGINES)
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    """A store on an empty database, of each engine in turn."""
    with opened_store(tmp_path, request.param) as opened:
        yield opened


@pytest.fixture
def wallet(tmp_path: Path) -> Iterator[Wallet]:
    with reference(tmp_path) as running:
        yield running


@pytest.fixture
def remote(wallet: Wallet) -> Iterator[RemoteWallet]:
    with connected(wallet) as opened:
        yield opened
