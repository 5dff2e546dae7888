"""What a player types: lines and amounts of money."""

from __future__ import annotations

import re
from decimal import Decimal

from reelwright.cli.common import wrong_input
from reelwright.definition.faults import shown


def typed_lines(text: str | None, offered: int, what: str = "lines") -> tuple[int, ...]:
    """Return lines typed as 1-5 or 1,3,7, or all; ends the command where they are none of these."""
    if text is None:
        return tuple(range(1, offered + 1))
    lines: set[int] = set()
    for part in text.split(","):
        match = re.fullmatch(r" *([0-9]{1,3})(?: *- *([0-9]{1,3}))? *", part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        if not 1 <= first <= last <= offered:
            of_lines = f"lines of 1 to {offered}, such as 1-5 or 1,3,7"
            allowed = of_lines if offered else "none, in a game of ways"
            wrong_input(f"{what}: found {shown(text)}; allowed: {allowed}")
        lines.update(range(first, last + 1))
    return tuple(sorted(lines))


def typed_cents(text: str, what: str) -> int:
    """Return an amount in cents; ends the command where it is none."""
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,2})?", text):
        wrong_input(f"{what}: found {shown(text)}; allowed: an amount such as 0.50")
    return int(Decimal(text) * 100)
