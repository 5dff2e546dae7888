"""What Prometheus is told: requests, how long they took, rounds as they were answered."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from fastapi import Depends, Request, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from reelwright.server.problems import problem

if TYPE_CHECKING:
    from datetime import datetime

    from fastapi import FastAPI

    from reelwright.server.settings import Audience
    from reelwright.service.wallet_outbox import Outcome
    from reelwright.service.wallet_records import Waiting

OUTBOX: Final = {
    "outbox": "Messages that wait to be sent to the operator's wallet.",
    "outbox_oldest_seconds": "How long the oldest of them has waited.",
    "owed": "Void rounds whose payment the operator's wallet refused to give back.",
}

METHODS: Final = frozenset({"GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH"})


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
        self._deliveries = Counter(
            "reelwright_wallet_deliveries",
            "Messages of the outbox sent to the operator's wallet, by what came of them.",
            ("outcome",),
            registry=self._registry,
        )
        self._outbox = {
            name: Gauge(f"reelwright_wallet_{name}", words, registry=self._registry)
            for name, words in OUTBOX.items()
        }

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        known = method if method in METHODS else "other"
        self._requests.labels(known, route, str(status)).inc()
        self._seconds.labels(known, route).observe(seconds)
        if status >= 500:
            self._faults.inc()

    def count_rounds(self, *, begun: int = 0, settled: int = 0, void: int = 0) -> None:
        """Count rounds as they are answered."""
        for name, more in (("begun", begun), ("settled", settled), ("void", void)):
            self._rounds[name].inc(more)

    def count_delivery(self, outcome: Outcome) -> None:
        """Count a message of the outbox that was sent."""
        self._deliveries.labels(outcome).inc()

    def gauge_outbox(self, waiting: Waiting, at: datetime) -> None:
        """Tell how much waits in the outbox, and for how long."""
        waited = 0.0 if waiting.oldest is None else (at - waiting.oldest).total_seconds()
        values = (waiting.requests, waited, waiting.owed)
        for name, value in zip(OUTBOX, values, strict=True):
            self._outbox[name].set(value)

    def text(self) -> bytes:
        """Return everything counted, as Prometheus reads it."""
        return generate_latest(self._registry)


async def _metrics(request: Request) -> Metrics:
    metrics: Metrics = request.app.state.metrics
    return metrics


Counting: TypeAlias = Annotated[Metrics, Depends(_metrics)]


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
