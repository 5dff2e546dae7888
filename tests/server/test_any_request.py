"""Requests made up from the OpenAPI document: none fails the server, none is answered otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from reelwright.server import create_app
from reelwright.service import House
from tests.server.test_access import operations
from tests.service.houses import PASSWORD, house_on, opened_store

PROMISED = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened_store(tmp_path_factory.mktemp("any")) as store:
        yield house_on(store)


@pytest.fixture(scope="module")
def api(house: House) -> Any:
    app: FastAPI = create_app(house, hosts=["testserver"])
    return schemathesis.openapi.from_asgi("/api/openapi.json", app)


@pytest.fixture(scope="module")
def tokens(house: House) -> dict[str, str]:
    """A token of each role; the player's is of a demo account."""
    sessions = house.sessions
    sessions.add_user("olga", PASSWORD, "operator")
    demo = house.accounts.open_demo().id
    return {
        "player": sessions.begin_for(demo).token,
        "operator": sessions.log_in("olga", PASSWORD).token,
        "account": demo,
    }


@pytest.mark.parametrize(("name", "method", "path"), operations(), ids=lambda one: one)
@settings(max_examples=8, suppress_health_check=list(HealthCheck), derandomize=True)
@given(data=st.data())
def test_any_request(
    api: Any, tokens: dict[str, str], data: st.DataObject, name: str, method: str, path: str
) -> None:
    """Asked by a player of the own account, and by an operator of any."""
    case = data.draw(api[path][method.upper()].as_strategy())
    for role in ("operator", "player"):
        if "account" in case.path_parameters and role == "player":
            case.path_parameters["account"] = tokens["account"]
        response = case.call(headers={"Authorization": f"Bearer {tokens[role]}"})
        case.validate_response(response, checks=PROMISED)
