"""What a player carries from one paid game to the next, and what that comes to in the long run."""

from reelwright.law.carried.chain import Carried, following
from reelwright.law.carried.run import Run, run_of

__all__ = ["Carried", "Run", "following", "run_of"]
