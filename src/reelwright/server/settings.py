"""How a server is operated: what it limits, who may ask from elsewhere, who may see its metrics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from reelwright.server.limits import Rates

Audience: TypeAlias = Literal["loopback", "public"]

LONGEST_BODY = 64 * 1024
"""Bytes of the longest body that is read; the longest that is meant has some hundred."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever operates a server may choose."""

    rates: Rates | None = None
    """How much is answered to one session or address; all where this is none."""
    origins: tuple[str, ...] = ()
    """The origins whose pages may ask, besides our own."""
    metrics: Audience = "loopback"
    """Who is told the metrics: this machine, or anybody."""
    longest_body: int = LONGEST_BODY
