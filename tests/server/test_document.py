"""The OpenAPI document: complete, sound, and true of what the server sends."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from reelwright.play.events import Event
from reelwright.server import create_app
from reelwright.server.problems import KINDS
from tests.server.live import Player, ok
from tests.service.plays import (
    FREE,
    SMALLEST,
    card,
    jacks,
    princes,
    pumpkins,
    quiet,
)

EVENTS = {kind.__name__: kind for kind in get_args(Event)}


@cache
def document() -> dict[str, Any]:
    return create_app(None).openapi()


def operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            yield f"{method} {path}", operation


def schema(name: str) -> dict[str, Any]:
    """A schema of the document that can be used by itself."""
    return {"$ref": f"#/components/schemas/{name}", "components": document()["components"]}


def holds(name: str, data: object) -> None:
    """Hold what was sent against its schema, strictly: no key more than it tells of."""
    Draft202012Validator(schema(name)).validate(data)


def test_the_routes() -> None:
    assert {name: operation["operationId"] for name, operation in operations()} == {
        "get /api/v1/health": "health",
        "get /api/v1/ready": "ready",
        "get /api/v1/games": "list_games",
        "get /api/v1/games/{game}": "read_game",
        "get /api/v1/games/{game}/artwork": "read_artwork",
        "post /api/v1/sessions": "begin_session",
        "delete /api/v1/sessions/current": "end_session",
        "post /api/v1/accounts": "open_account",
        "get /api/v1/accounts/{account}": "read_account",
        "post /api/v1/accounts/{account}/refill": "refill_account",
        "get /api/v1/accounts/{account}/carried": "read_carried",
        "get /api/v1/accounts/{account}/events": "watch_account",
        "get /api/v1/accounts/{account}/forced": "read_forced",
        "put /api/v1/accounts/{account}/forced": "force_draws",
        "put /api/v1/accounts/{account}/credit": "set_credit",
        "post /api/v1/accounts/{account}/rounds": "begin_round",
        "get /api/v1/accounts/{account}/rounds/open": "read_open_round",
        "get /api/v1/accounts/{account}/rounds": "list_rounds",
        "post /api/v1/rounds/{round}/answers": "answer_question",
        "get /api/v1/rounds/{round}": "recall_round",
        "post /api/v1/rounds/{round}/void": "void_round",
        "post /api/v1/accounts/{account}/lock": "lock_account",
        "post /api/v1/accounts/{account}/unlock": "unlock_account",
        "get /api/v1/meters": "read_meters",
        "get /api/v1/rounds": "search_rounds",
        "post /api/v1/wallet/players": "open_player",
        "post /api/v1/wallet/sessions": "launch_player",
        "get /api/v1/wallet/outbox": "read_outbox",
    }


@pytest.mark.parametrize("holder", ["RoundView", "StepView"])
def test_every_event_is_in_the_union(holder: str) -> None:
    items = document()["components"]["schemas"][holder]["properties"]["events"]["items"]
    assert items["discriminator"]["propertyName"] == "event"
    assert items["discriminator"]["mapping"] == {
        kind.__dataclass_fields__["event"].default: f"#/components/schemas/{name}"
        for name, kind in EVENTS.items()
    }
    assert {one["$ref"].rsplit("/")[-1] for one in items["oneOf"]} == set(EVENTS)


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_tells_all_its_fields_always(name: str) -> None:
    told = document()["components"]["schemas"][name]
    assert told["required"] == list(told["properties"]) == [f.name for f in fields(EVENTS[name])]


def test_everything_that_goes_wrong_is_a_problem() -> None:
    for name, operation in operations():
        codes = set()
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                content = {"schema": {"$ref": "#/components/schemas/Problem"}}
                assert response["content"] == {"application/problem+json": content}, name
                codes |= {code for code in KINDS if f"`{code}`" in response["description"]}
        assert {"invalid", "busy"} <= codes


def test_every_code_is_in_the_document() -> None:
    code = document()["components"]["schemas"]["Problem"]["properties"]["code"]
    listed = [value for part in code.get("anyOf", [code]) for value in part["enum"]]
    assert sorted(listed) == sorted(KINDS)


def test_every_schema_is_sound_and_every_reference_leads_somewhere() -> None:
    names = document()["components"]["schemas"]
    for name in names:
        Draft202012Validator.check_schema(names[name])
    text = json.dumps(document())
    for reference in text.split('"$ref": "')[1:]:
        target = reference.split('"')[0]
        assert target.removeprefix("#/components/schemas/") in names


def test_examples_hold() -> None:
    for name in ("NewRound", "NewAnswer", "NewSession"):
        for example in document()["components"]["schemas"][name]["examples"]:
            holds(name, example)


def test_the_document_is_true_of_what_is_sent(deal: Callable[..., Player]) -> None:
    """A round with every feature, each answer of the server held against its schema."""
    free = [princes(FREE), *[SMALLEST] * 4, *[quiet(FREE)] * 14]
    player = deal(pumpkins(), *free, card("ace of hearts"), card("ace of hearts"), jacks())
    get = player.client.get
    now = ok(player.begin(), 201)
    holds("RoundView", now)
    for option in ("1", "2", "3", "4", "red", "black"):
        now = ok(player.choose(now, option))
        holds("RoundView", now)
    assert now["settled"]
    holds("RecallView", ok(player.recall(now["id"])))
    holds("RoundView", ok(player.begin(), 201))
    holds("RoundView", ok(player.open()))
    for line in get("/api/v1/accounts/test/rounds").json():
        holds("RoundLine", line)
    holds("AccountView", ok(get("/api/v1/accounts/test")))
    for offered in get("/api/v1/games").json():
        holds("GameCard", offered)
    holds("GameView", ok(get("/api/v1/games/cinderella")))
    holds("Health", ok(get("/api/v1/health")))
    holds("Problem", get("/api/v1/games/snow-white").json())
    holds("Problem", player.choose(now, "red").json())


def test_the_document_is_served_and_written(lobby: Player) -> None:
    written = subprocess.run(
        [sys.executable, "-m", "reelwright.server"], capture_output=True, check=True
    )
    assert json.loads(written.stdout) == document()
    assert ok(lobby.client.get("/api/openapi.json")) == document()
