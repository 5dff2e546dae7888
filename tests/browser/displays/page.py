"""The page that was looked at, by a digest of what it is built from."""

from __future__ import annotations

import hashlib
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "web/src"
MADE = SOURCES / "api/schema.ts"
"""Made from the server's document when the page is built: types, of which nothing is left in it."""


def digest() -> str:
    """The SHA-256 of every file of the page's sources and its name, tests left out."""
    found = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*")):
        if path.is_file() and path != MADE and ".test." not in path.name:
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            found.update(f"{path.relative_to(SOURCES).as_posix()} {content}\n".encode())
    return found.hexdigest()
