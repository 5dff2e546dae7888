"""One paid game as a fold over its answers.

`begin` and `step` (in `rounds`) are the whole interface: a definition, a profile, a stake, what
was carried in and the answers go in; events, the next question and what is carried out come
out. No clock, no input or output, no chance: draws are questions that somebody else answers.

`questions`, `events` and `state` are the types; `judging` reads a window; `spin`, `free_games`,
`picks` and `gamble` are the tasks a round is made of; `codec` writes all of it as plain data.
"""

from reelwright.play.rounds import RULES_VERSION, Step, begin, step

__all__ = ["RULES_VERSION", "Step", "begin", "step"]
