"""The artwork of a game over HTTP: what every other form says, and no game that is not there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from reelwright.artwork.formats import render
from reelwright.server import create_app
from reelwright.service.artworks import Artworks
from reelwright.service.games import Games
from tests.artwork.making import BELLS, game_of
from tests.rounds import OPEN
from tests.server.live import Player, ok


@pytest.fixture(scope="module")
def artwork(lobby: Player) -> dict[str, Any]:
    return ok(lobby.client.get("/api/v1/games/cinderella/artwork"))


def test_it_says_what_every_other_form_says(artwork: dict[str, Any]) -> None:
    made = Artworks(Games({"cinderella": game_of("cinderella")}), OPEN).artwork("cinderella")
    told = [
        (said["id"], said["words"], said["drawn"])
        for page in artwork["pages"]
        for frame in page["frames"]
        for said in frame["said"]
    ]
    data = json.loads(render("json", made))
    assert told == [
        (said["id"], said["words"], said["drawn"])
        for page in data["pages"]
        for frame in page["frames"]
        for said in frame["said"]
    ]
    assert len(told) > 50


def test_its_figures_are_said(artwork: dict[str, Any]) -> None:
    [figures] = [page for page in artwork["pages"] if page["key"] == "figures"]
    assert "93.26" in figures["frames"][0]["said"][0]["words"]


def test_it_is_as_the_document_describes_it(artwork: dict[str, Any]) -> None:
    components = create_app(None).openapi()["components"]
    schema = {"$ref": "#/components/schemas/ArtworkView", "components": components}
    Draft202012Validator(schema).validate(artwork)


def test_pieces_of_words_are_the_words(artwork: dict[str, Any]) -> None:
    for page in artwork["pages"]:
        for said in (said for frame in page["frames"] for said in frame["said"]):
            assert "".join(piece["text"] for piece in said["pieces"]) == said["words"]


def test_a_game_that_is_not_on_offer_has_none(lobby: Player) -> None:
    answer = lobby.client.get("/api/v1/games/snow-white/artwork")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


def test_it_is_made_once() -> None:
    artworks = Artworks(Games({"bells": game_of(str(BELLS))}), OPEN)
    assert artworks.artwork("bells") is artworks.artwork("bells")
