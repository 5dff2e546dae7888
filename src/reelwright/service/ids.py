"""Ids of accounts, rounds and requests."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """Return a new id: random, and never one that a command line takes for an option."""
    return secrets.token_hex(16)
