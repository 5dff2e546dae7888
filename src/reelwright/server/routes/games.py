"""The games on offer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from reelwright.server.artwork_schemas import ArtworkView
from reelwright.server.game_card import game_card
from reelwright.server.game_schemas import GameCard, GameView  # noqa: TC001  (read for the schema)
from reelwright.server.game_view import game_view
from reelwright.server.schemas import GameKey
from reelwright.server.wiring import TheHouse, problems

router = APIRouter(prefix="/api/v1", tags=["games"])

Game = Annotated[GameKey, Path(description="The key of a game.")]


@router.get("/games", operation_id="list_games", responses=problems())
def list_games(house: TheHouse) -> list[GameCard]:
    """List the games on offer, each with what helps a player to choose one."""
    games = house.games
    return [game_card(key, game, games.rtp_percent(key)) for key, game in games.all().items()]


@router.get("/games/{game}", operation_id="read_game", responses=problems("unknown-game"))
def read_game(house: TheHouse, game: Game) -> GameView:
    """Tell all about a game that a client shows."""
    offered = house.games.game(game)
    return game_view(game, offered, house.games.rtp_percent(game), house.rounds.profile)


@router.get(
    "/games/{game}/artwork", operation_id="read_artwork", responses=problems("unknown-game")
)
def read_artwork(house: TheHouse, game: Game) -> ArtworkView:
    """Tell everything a game's artwork says, each statement where it stands."""
    return ArtworkView.model_validate(house.artworks.artwork(game), from_attributes=True)
