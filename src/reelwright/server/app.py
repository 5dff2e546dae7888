"""The server: routes, guards and the page, on a house that was opened for it."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from starlette.middleware.cors import CORSMiddleware

from reelwright.server.beside import beside
from reelwright.server.document import Described
from reelwright.server.guards import Faults, KnownHost, Rated, StrictHeaders
from reelwright.server.limits import Limits
from reelwright.server.metrics import Metrics, serve_metrics
from reelwright.server.observing import Observed
from reelwright.server.page import serve_page, shipped_page
from reelwright.server.problems import tell_problems
from reelwright.server.routes import (
    accounts,
    carried,
    events,
    games,
    health,
    laboratory,
    operating,
    rounds,
    sessions,
    wallet,
)
from reelwright.server.settings import Settings
from reelwright.server.sizes import Sizes
from reelwright.server.watching import Streams

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from fastapi import FastAPI

    from reelwright.service import House

ASKED_WITH = ("Authorization", "Content-Type", "Idempotency-Key")
TOLD_WITH = ("Retry-After", "X-Request-Id")


def create_app(
    house: House | None,
    *,
    hosts: Iterable[str] = (),
    page: Path | None = None,
    settings: Settings | None = None,
) -> FastAPI:
    """Return the server of a house, answering to `hosts` besides localhost and addresses.

    Without a house it answers nothing but can be described.
    """
    settings, metrics = settings or Settings(), Metrics()
    app = Described(
        title="Reelwright",
        version=version("reelwright"),
        summary="Play rounds of slot games: every answer is stored before its consequence is told.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=None if house is None else beside(house, metrics),
    )
    app.state.house = house
    app.state.limits = Limits(settings.rates)
    app.state.metrics = metrics
    app.state.streams = Streams()
    app.state.stopping = False
    for routes in (
        health,
        games,
        sessions,
        accounts,
        carried,
        events,
        rounds,
        operating,
        laboratory,
        wallet,
    ):
        app.include_router(routes.router)
    tell_problems(app)
    serve_metrics(app, metrics, settings.metrics)
    serve_page(app, page or shipped_page())
    _guard(app, settings, hosts, metrics)
    return app


def _guard(app: FastAPI, settings: Settings, hosts: Iterable[str], metrics: Metrics) -> None:
    """Put before the routes whatever every request passes, the innermost first."""
    app.add_middleware(Faults)
    app.add_middleware(Sizes, longest_body=settings.longest_body)
    app.add_middleware(Rated, limits=app.state.limits)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=("GET", "POST", "PUT", "DELETE"),
            allow_headers=ASKED_WITH,
            expose_headers=TOLD_WITH,
        )
    app.add_middleware(KnownHost, names=hosts)
    app.add_middleware(Observed, metrics=metrics)
    app.add_middleware(StrictHeaders)
