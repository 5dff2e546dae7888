"""What cannot be counted is refused by name."""

from __future__ import annotations


class NotCountable(ValueError):
    """A game has no exact figure that we can give; the message says which rule and why."""
