"""What events are made of."""

from __future__ import annotations

from typing import Literal, TypeAlias

Position: TypeAlias = tuple[int, int]
Window: TypeAlias = tuple[tuple[str, ...], ...]
"""Symbols in sight: for each reel, from the top; "bar+bell" shows both."""
PrizeBase: TypeAlias = Literal["line bet", "total bet", "fixed"]
LATER = {"later": True}
"""Marks a field that came after the event: plain data leaves it out while it has its default."""
