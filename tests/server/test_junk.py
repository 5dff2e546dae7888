"""Whatever is sent, the server says what is wrong with it and never fails."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import httpx
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.live import Player

TEXT = st.text(st.characters())
"""Text with halves of surrogate pairs in it, which JSON can hold and nothing else."""

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner),
    max_leaves=10,
)

few = settings(max_examples=60, deadline=None)


def near(fields: dict[str, Any]) -> st.SearchStrategy[Any]:
    """A body that is nearly right: some fields of it replaced, left out or added."""
    right = st.fixed_dictionaries(
        {}, optional={key: st.just(value) | JSON for key, value in fields.items()}
    )
    return st.builds(lambda body, more: {**more, **body}, right, st.just({}) | JSON.map(_extra))


def _extra(value: Any) -> dict[str, Any]:
    return {"extra": value}


def told(response: httpx.Response) -> None:
    """Hold that a request was done, or that what is wrong with it was said."""
    if response.status_code >= 400:
        assert response.status_code < 500, response.text
        assert response.headers["content-type"] == "application/problem+json"
        assert response.json()["detail"]


def post(player: Player, path: str, content: bytes) -> None:
    headers = {"content-type": "application/json"}
    told(player.client.post(path, content=content, headers=headers))


@few
@given(body=JSON | near({"game": "cinderella", "lines": [1], "line_bet": 1}))
def test_any_body_to_begin_a_round(lobby: Player, body: Any) -> None:
    post(lobby, f"/api/v1/accounts/{lobby.account}/rounds", json.dumps(body).encode())


@few
@given(
    body=JSON | near({"question": 1, "answer": {"chosen": "red"}}),
    answer=JSON | near({"chosen": "collect", "lapsed": True}),
)
def test_any_body_to_answer_a_question(lobby: Player, body: Any, answer: Any) -> None:
    begun = lobby.begin(1)
    now = begun.json().get("round") or begun.json()
    path = f"/api/v1/rounds/{now['id']}/answers"
    post(lobby, path, json.dumps(body).encode())
    body = {"question": now["question_number"], "answer": answer}
    post(lobby, path, json.dumps(body).encode())


@few
@given(content=st.binary())
def test_any_bytes(lobby: Player, content: bytes) -> None:
    post(lobby, "/api/v1/accounts", content)
    post(lobby, f"/api/v1/accounts/{lobby.account}/rounds", content)


@few
@given(name=st.text(), query=st.dictionaries(st.text(), st.text()))
def test_any_name_in_a_path_or_query(lobby: Player, name: str, query: dict[str, str]) -> None:
    escaped = quote(name, safe="", errors="replace")
    for path in ("accounts/{}", "accounts/{}/rounds", "games/{}", "rounds/{}"):
        told(lobby.client.get(f"/api/v1/{path.format(escaped)}", params={**query, "account": name}))
