"""Random games over the whole language of one round's rules, as the plain data a file holds.

`random_game` and `random_window` make them from any `Random`; `games` and `windows_of` are the
same as hypothesis strategies. A game is sound by construction as far as that is practical;
`sound_game` draws anew until `check` finds nothing to say.
"""

from tests.random_definitions.game import random_game
from tests.random_definitions.reading import definition_of, refusal, sound_game
from tests.random_definitions.strategies import games, judged, windows_of
from tests.random_definitions.windows import random_bet, random_phase, random_window

__all__ = [
    "definition_of",
    "games",
    "judged",
    "random_bet",
    "random_game",
    "random_phase",
    "random_window",
    "refusal",
    "sound_game",
    "windows_of",
]
