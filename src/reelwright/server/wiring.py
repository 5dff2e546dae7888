"""How routes reach the use cases, and what every route may answer besides."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from fastapi import Depends, Request

from reelwright.server.problems import KINDS
from reelwright.server.schemas import Code, Problem
from reelwright.service import House


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


TheHouse: TypeAlias = Annotated[House, Depends(_house)]


def problems(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """Describe the problems a route may answer with, and those that every route may."""
    described: dict[int | str, dict[str, Any]] = {}
    for code in (*codes, "invalid", "busy"):
        status, title = KINDS[code]
        known = described.setdefault(int(status), {"model": Problem, "description": ""})
        known["description"] = f"{known['description']}\n- `{code}`: {title}".strip()
    return described
