"""How much is answered to one session, and to one address, before the rest must wait."""

from __future__ import annotations

import hashlib
import math
import time
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Annotated, TypeAlias

from fastapi import Depends, Request
from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

if TYPE_CHECKING:
    from starlette.types import Scope

SESSIONS = 20
"""An address is answered as much as so many sessions: whoever shows many tokens has one address."""


class TooMany(Exception):
    """More was asked than is answered; `seconds` is how long to wait."""

    def __init__(self, what: str, allowed: str, seconds: int) -> None:
        super().__init__(f"{what}: found too many; allowed: {allowed}")
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Rates:
    """How much is answered; 0 is no limit."""

    requests: int = 50
    """A second, of a session."""
    logins: int = 10
    """A minute, of an address: names and passwords tried."""
    accounts: int = 60
    """A minute, of an address: demo accounts opened."""


class Limits:
    """Counts what is asked in sliding windows, kept in memory.

    Two counts a window, forgotten after it: tokens made up by the million leave nothing behind.
    """

    def __init__(self, rates: Rates | None) -> None:
        self._rates = rates or Rates(0, 0, 0)
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    def request(self, scope: Scope) -> None:
        """Count a request, for the session whose token it shows and for its address."""
        if not (allowed := self._rates.requests):
            return
        address = address_of(scope)
        self._count(RateLimitItemPerSecond(allowed * SESSIONS), "requests of an address", address)
        item = RateLimitItemPerSecond(allowed)
        self._count(item, "requests", _shown(scope) or f"address {address}")

    def login(self, address: str) -> None:
        """Count a name and password tried, right or wrong."""
        if allowed := self._rates.logins:
            self._count(RateLimitItemPerMinute(allowed), "logins", address)

    def account(self, address: str) -> None:
        """Count an account opened."""
        if allowed := self._rates.accounts:
            self._count(RateLimitItemPerMinute(allowed), "accounts opened", address)

    def _count(self, item: RateLimitItem, what: str, whose: str) -> None:
        if self._limiter.hit(item, what, whose):
            return
        free_at = self._limiter.get_window_stats(item, what, whose).reset_time
        seconds = max(1, math.ceil(free_at - time.time()))
        raise TooMany(what, f"{item.amount} a {item.GRANULARITY.name}", seconds)


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a request comes from, for routes that count more than requests."""

    limits: Limits
    address: str

    def logs_in(self) -> None:
        """Count a name and password tried; raises `TooMany`."""
        self.limits.login(self.address)

    def opens_account(self) -> None:
        """Count an account opened; raises `TooMany`."""
        self.limits.account(self.address)


async def _caller(request: Request) -> Caller:
    return Caller(request.app.state.limits, address_of(request.scope))


Calling: TypeAlias = Annotated[Caller, Depends(_caller)]


def address_of(scope: Scope) -> str:
    """Return the address a request comes from; of IPv6 the network, all of which one may have."""
    client = scope.get("client")
    if client is None:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, 64), strict=False))
    return str(address)


def _shown(scope: Scope) -> str | None:
    """Return a digest of what a request shows to be known by; the counts hold no token."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            return hashlib.sha256(value).hexdigest()
    return None
