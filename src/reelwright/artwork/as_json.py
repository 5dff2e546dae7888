"""Artwork as data: what is said, where, how it is drawn, and the claims each statement makes."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reelwright.artwork.model import Artwork, Frame, Said


def render(artwork: Artwork) -> str:
    """Return the artwork as a JSON document."""
    return json.dumps(as_data(artwork), indent=2, ensure_ascii=False) + "\n"


def as_data(artwork: Artwork) -> dict[str, Any]:
    """Return the artwork as plain data."""
    return {
        "game": artwork.game,
        "language": artwork.language,
        "symbols": dict(artwork.names),
        "pages": [
            {
                "key": page.key,
                "title": page.title,
                "frames": [_frame(frame) for frame in page.frames],
            }
            for page in artwork.pages
        ],
    }


def _frame(frame: Frame) -> dict[str, Any]:
    return {
        "key": frame.key,
        "kind": frame.kind,
        "title": frame.title,
        "symbols": list(frame.symbols),
        "said": [_said(said) for said in frame.said],
    }


def _said(said: Said) -> dict[str, Any]:
    statement = said.statement
    return {
        "id": statement.id,
        "kind": statement.kind,
        "of": list(statement.of),
        "words": statement.words,
        "wording": statement.wording,
        "pieces": [asdict(piece) for piece in said.pieces],
        "seen": said.seen,
        "drawn": None if said.drawn is None else asdict(said.drawn),
        "claims": [claim.model_dump(mode="json") for claim in statement.claims],
    }
