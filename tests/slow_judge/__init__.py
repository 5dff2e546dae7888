"""A second judge, written from the rules alone: slow, obvious, and no part of the engine.

It reads the plain data of a game's file. It tries every line, every prize, every place a prize may
stand in and every way substitutes may fill it, and then lets the wins that coincide meet step by
step. `judge` is all of it; `Win` is what it finds.
"""

from tests.slow_judge.judge import SlowJudge, judge
from tests.slow_judge.wins import Bet, Win

__all__ = ["Bet", "SlowJudge", "Win", "judge"]
