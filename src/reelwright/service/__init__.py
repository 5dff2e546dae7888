"""Use cases: open an account, begin a round, answer it, find it again, recall it.

`ports` says what they need of the world and `records` what is stored; `House` is all of them
together. No query, no HTTP, and no rule of any game.
"""

from reelwright.service.house import House, open_house

__all__ = ["House", "open_house"]
