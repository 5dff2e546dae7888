"""What Prometheus is told: requests, how long they took, rounds as they were answered."""

from __future__ import annotations

import json
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from fastapi import Request, Response
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from reelwright.server.problems import problem

if TYPE_CHECKING:
    from fastapi import FastAPI

    from reelwright.server.settings import Audience

METHODS: Final = frozenset({"GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH"})
BEGIN: Final = ("POST", "/api/v1/accounts/{account}/rounds")
ANSWER: Final = ("POST", "/api/v1/rounds/{round}/answers")
VOID: Final = ("POST", "/api/v1/rounds/{round}/void")
ROUNDS: Final = frozenset({BEGIN, ANSWER, VOID})
"""What is asked where a round may begin or end."""


class Metrics:
    """Counts what is answered since the server started."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "reelwright_requests",
            "Requests answered.",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self._faults = Counter(
            "reelwright_faults", "Requests answered 500 or above.", registry=self._registry
        )
        self._seconds = Histogram(
            "reelwright_request_seconds",
            "From a request to the beginning of its answer.",
            ("method", "route"),
            registry=self._registry,
        )
        self._rounds = {
            name: Counter(
                f"reelwright_rounds_{name}",
                f"Rounds answered as {name}; the meters have the exact figures.",
                registry=self._registry,
            )
            for name in ("begun", "settled", "void")
        }

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        known = method if method in METHODS else "other"
        self._requests.labels(known, route, str(status)).inc()
        self._seconds.labels(known, route).observe(seconds)
        if status >= 500:
            self._faults.inc()

    def count_round(self, asked: tuple[str, str], status: int, body: bytes) -> None:
        """Count what an answer tells of a round."""
        told = json.loads(body)
        if status >= 400:
            if told["code"] == "malfunction":
                self._rounds["void"].inc()
            return
        if asked == VOID:
            self._rounds["void"].inc()
            return
        if asked == BEGIN:
            self._rounds["begun"].inc()
        if told["settled"]:
            self._rounds["settled"].inc()

    def text(self) -> bytes:
        """Return everything counted, as Prometheus reads it."""
        return generate_latest(self._registry)


def serve_metrics(app: FastAPI, metrics: Metrics, audience: Audience) -> None:
    """Tell the metrics at `/metrics`, to this machine alone unless they are public."""

    def read_metrics(request: Request) -> Response:
        if audience == "public" or _is_near(request):
            return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)
        return problem("forbidden", "address: found another machine; allowed: this one")

    app.add_api_route("/metrics", read_metrics, include_in_schema=False)


def _is_near(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
