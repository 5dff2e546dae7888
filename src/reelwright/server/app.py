"""The server: routes, guards and the page, on a house that was opened for it."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from reelwright.server.document import Described
from reelwright.server.guards import KnownHost, StrictHeaders
from reelwright.server.page import serve_page, shipped_page
from reelwright.server.problems import tell_problems
from reelwright.server.routes import accounts, carried, games, rounds

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from fastapi import FastAPI

    from reelwright.service import House


def create_app(
    house: House | None, *, hosts: Iterable[str] = (), page: Path | None = None
) -> FastAPI:
    """Return the server of a house, answering to `hosts` besides localhost and addresses.

    Without a house it answers nothing but can be described.
    """
    app = Described(
        title="Reelwright",
        version=version("reelwright"),
        summary="Play rounds of slot games: every answer is stored before its consequence is told.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    for routes in (games, accounts, carried, rounds):
        app.include_router(routes.router)
    tell_problems(app)
    serve_page(app, page or shipped_page())
    app.add_middleware(KnownHost, names=hosts)
    app.add_middleware(StrictHeaders)
    return app
