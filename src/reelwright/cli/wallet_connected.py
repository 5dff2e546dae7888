"""The connection to an operator's wallet, as a command is asked for it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import httpx

from reelwright.cli.common import wrong_input
from reelwright.definition.faults import shown
from reelwright.wallets import RemoteWallet

if TYPE_CHECKING:
    from pathlib import Path

    from reelwright.service.wallet_records import WalletTimes

VARIABLE: Final = "REELWRIGHT_WALLET_SECRET"
SHORTEST: Final = 32
"""Bytes of the shortest secret: as many as the digest that it signs with has."""


@dataclass(frozen=True, slots=True)
class WalletOptions:
    """Which wallet is connected and how; none where there is no URL."""

    url: str | None = None
    secret_file: Path | None = None
    timeout: float = 5
    times: WalletTimes | None = None
    """How long a server has; as the timeout makes it, without."""


def connected(options: WalletOptions) -> RemoteWallet | None:
    """Return the wallet that is connected, if one is; ends the command where it cannot be."""
    if options.url is None:
        return None
    try:
        parts = urlsplit(options.url)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query:
        allowed = "one such as https://wallet.example/v1"
        wrong_input(f"--wallet: found {shown(options.url)}; allowed: {allowed}")
    timeouts = httpx.Timeout(options.timeout, connect=min(2, options.timeout))
    return RemoteWallet(options.url, secret_of(options.secret_file), timeouts=timeouts)


def secret_of(file: Path | None) -> bytes:
    """Return the secret shared with a wallet, of a file or of the environment.

    Ends the command where there is none, or one that is too short; never tells it.
    """
    if file is None:
        where, text = VARIABLE, os.environ.get(VARIABLE, "").encode()
    else:
        where, text = "secret file", _read(file)
    secret = text.strip()
    if len(secret) < SHORTEST:
        found = f"a secret of {len(secret)} bytes" if secret else "none"
        wrong_input(f"{where}: found {found}; allowed: one of {SHORTEST} bytes or more")
    return secret


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        wrong_input(f"secret file {file}: found {why}; allowed: a file that can be read")
