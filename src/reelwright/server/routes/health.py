"""Whether the server answers, and whether it should be asked."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter, Request

from reelwright.play import RULES_VERSION
from reelwright.server.schemas import Health, Ready
from reelwright.server.wiring import TheHouse, problems
from reelwright.service.ports import Unavailable

router = APIRouter(prefix="/api/v1", tags=["health"])


@router.get("/health", operation_id="health", responses=problems())
def health(house: TheHouse) -> Health:
    """Tell whether the server and its store answer."""
    house.check()
    return Health(status="ok", version=version("reelwright"), rules_version=RULES_VERSION)


@router.get("/ready", operation_id="ready", responses=problems())
def ready(request: Request, house: TheHouse) -> Ready:
    """Tell whether to send requests here: the store answers and the server is not stopping."""
    if request.app.state.stopping:
        raise Unavailable("the server is stopping")
    house.check()
    return Ready(status="ready")
