"""What a browser keeps and is told: no draw to come, no token, no password of the database."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Response

from tests.browser.cabinet import Cabinet
from tests.browser.chromium import chromium
from tests.browser.draws import write_draws
from tests.browser.server import Server
from tests.rounds import cinderella
from tests.secrecy.rounds import POISON
from tests.secrecy.told import Told, found
from tests.service.plays import SMALLEST, jacks, princes

KEPT = """async () => {
  const databases = {};
  for (const {name} of await indexedDB.databases()) {
    const opened = await new Promise((done, failed) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
    });
    databases[name] = {};
    for (const store of opened.objectStoreNames) {
      databases[name][store] = await new Promise((done, failed) => {
        const asked = opened.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => failed(asked.error);
      });
    }
    opened.close();
  }
  return {
    local: {...localStorage},
    session: {...sessionStorage},
    databases,
    caches: "caches" in window ? await caches.keys() : [],
    name: window.name,
    address: location.href,
    page: document.documentElement.outerHTML,
  };
}"""

PLANTS = {
    "localStorage": "secret => localStorage.setItem('kept', secret)",
    "sessionStorage": "secret => sessionStorage.setItem('kept', secret)",
    "cookie": "secret => { document.cookie = 'kept=' + secret; }",
    "page": "secret => { document.querySelector('.cabinet').dataset.kept = secret; }",
    "indexedDB": """secret => new Promise(done => {
      const asked = indexedDB.open("kept", 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore("kept").add(secret, 1);
      asked.onsuccess = () => { asked.result.close(); done(); };
    })""",
}


@pytest.fixture(scope="module")
def context() -> Iterator[BrowserContext]:
    """One browser for this file: its event loop must be gone before other tests start theirs."""
    with chromium() as browser:
        yield browser.new_context()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, tmp_path / "draws.jsonl")
    yield server
    server.stop()


def opened(context: BrowserContext, server: Server, *draws: tuple[int, ...]) -> Cabinet:
    """Open the page on a server that has these draws, and then such as cannot be."""
    never = (POISON,) * 5
    write_draws(server.draws, cinderella(), [*draws, never])
    server.start()
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    return Cabinet(page, server)


def kept(page: Page) -> list[Told]:
    """What the browser keeps of a page, and shows."""
    state = page.evaluate(KEPT)
    cookies = json.dumps(page.context.cookies())
    return [
        *(Told(name, json.dumps(held)) for name, held in state.items()),
        Told("cookie", cookies),
    ]


def test_nothing_to_come_and_no_token_is_kept(context: BrowserContext, serve: Server) -> None:
    """The mini-game is picked through, then a win gambled: looked at at every question."""
    cabinet = opened(context, serve, princes().outcomes, *[SMALLEST.outcomes] * 4, jacks().outcomes)
    page, told, tokens = cabinet.page, list[Told](), list[str]()

    def hear(response: Response) -> None:
        if "/api/" in response.url and "/events" not in response.url:
            text = response.text()
            told.append(Told(response.url, text))
            if response.url.endswith("/sessions"):
                tokens.append(response.json()["token"])

    page.on("response", hear)
    page.on("console", lambda said: told.append(Told("console", said.text)))
    cabinet.open()
    cabinet.spin()
    cabinet.wait_for("pick")
    for number in (1, 2, 3, 4):
        told += kept(page)
        cabinet.answer(cabinet.thing(number))
    cabinet.wait_for("gamble")
    told += kept(page)
    page.reload()
    cabinet.wait_for("gamble")
    told += kept(page)
    assert len(tokens) >= 2
    assert found([str(POISON)], told) == []
    places = {place for place, _ in found(tokens, told)}
    assert {place.rpartition("/")[2] for place in places} == {"sessions"}
    page.close()


def test_what_is_kept_is_found(context: BrowserContext, serve: Server) -> None:
    cabinet = opened(context, serve)
    cabinet.open()
    for place, plant in PLANTS.items():
        secret = f"planted in the {place}"
        assert found([secret], kept(cabinet.page)) == []
        cabinet.page.evaluate(plant, secret)
        assert found([secret], kept(cabinet.page)) != []
    cabinet.page.close()
