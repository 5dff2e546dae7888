"""Everything a server lets out while a round is played, and what is looked for in it."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

import httpx

from tests.server.live import enter, ok

TEST: Final = "/api/v1/accounts/test"
CHANGING: Final = re.compile(
    r"\d{4}-\d\d-\d\dT[0-9:.]+(Z|\+00:00)?"
    r"|[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [0-9:]+ GMT"
    r"|(?<=x-request-id: )\w+|(?<=content-length: )\d+"
    r'|"(ms|request_id)": "?[0-9a-z.]+"?'
    r"|(?m:^.*_(seconds|created).*$)"
)
"""Times, numbers of requests, lengths of both: what differs from one play to the next."""


@dataclass(frozen=True)
class Told:
    """A text, and where it was let out."""

    place: str
    text: str


def found(secrets: Sequence[str], told: Sequence[Told]) -> list[tuple[str, str]]:
    """Return which secrets are found at which place, however they are written."""
    return [
        (one.place, secret)
        for one in told
        for secret in secrets
        if any(way in one.text for way in _ways(secret))
    ]


def _ways(secret: str) -> Iterator[str]:
    """Yield how a secret may be written: plain, escaped, quoted for an address, encoded."""
    plain = secret.encode()
    yield secret
    yield json.dumps(secret)[1:-1]
    yield quote(secret, safe="")
    yield plain.hex()
    for start in range(3):
        encoded = base64.b64encode(b" " * start + plain).decode()
        yield encoded[4 if start else 0 : len(encoded) - len(encoded) % 4 - 4]


@dataclass
class Visit:
    """A client of the test account, who keeps everything it is told."""

    client: httpx.Client
    told: list[Told] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    now: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tokens.append(enter(self.client, "test"))
        self.client.event_hooks["response"].append(self._keep)

    def _keep(self, response: httpx.Response) -> None:
        place = f"{response.request.method} {response.request.url.path}"
        headers = "\n".join(f"{name}: {value}" for name, value in response.headers.items())
        self.told.append(Told(f"headers of {place}", f"{response.status_code}\n{headers}"))
        if "event-stream" not in response.headers.get("content-type", ""):
            self.told.append(Told(place, response.read().decode()))

    def begin(self, game: str, stake: dict[str, Any]) -> None:
        self.now = ok(self.client.post(f"{TEST}/rounds", json={"game": game, **stake}), 201)
        self.look(game)

    def answer(self, game: str, answer: dict[str, Any]) -> None:
        body = {"question": self.now["question_number"], "answer": answer}
        self.now = ok(self.client.post(f"/api/v1/rounds/{self.now['id']}/answers", json=body))
        self.look(game)

    def look(self, game: str) -> None:
        """Look at everything there is."""
        for path, query in (
            (TEST, {}),
            (f"{TEST}/rounds", {}),
            (f"{TEST}/rounds/open", {"game": game}),
            (f"{TEST}/carried", {"game": game}),
            (f"/api/v1/rounds/{self.now['id']}", {}),
            (f"/api/v1/games/{game}", {}),
            ("/metrics", {}),
        ):
            self.client.get(path, params=query)
        with self.client.stream("GET", f"{TEST}/events") as stream:
            lines = stream.iter_lines()
            event = next(line for line in lines if line.startswith("data: "))
        self.told.append(Told("events", event))

    def alike(self) -> list[Told]:
        """Return all that was told, without what differs in each play."""
        return [Told(self._plain(one.place), self._plain(one.text)) for one in self.told]

    def _plain(self, text: str) -> str:
        for secret in (self.now["id"], *self.tokens):
            text = text.replace(secret, "-")
        return CHANGING.sub("-", text)
