"""How a server is operated, as its command is asked to."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from reelwright.cli.common import wrong_input
from reelwright.definition.faults import shown
from reelwright.server.limits import Rates
from reelwright.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.server.settings import Audience


def settings_of(rate: int, origins: Sequence[str], metrics: Audience) -> Settings:
    """Return how a server is operated; ends the command where an origin is none."""
    for origin in origins:
        if not _is_origin(origin):
            allowed = "one such as https://games.example:8443, without a path"
            wrong_input(f"allow-origin: found {shown(origin)}; allowed: {allowed}")
    return Settings(
        rates=Rates(requests=rate) if rate else None, origins=tuple(origins), metrics=metrics
    )


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        return False
    host = parts.hostname or ""
    named = f"[{host}]" if ":" in host else host
    return (
        parts.scheme in ("http", "https")
        and text == f"{parts.scheme}://{named}{port}"
        and host != ""
    )
