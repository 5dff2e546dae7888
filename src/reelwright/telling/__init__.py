"""Events put in words: one plain sentence each, the same on every screen.

`sentence` tells an event, `window_text` draws a window, `money` writes an amount. Pure functions;
`words` are the small parts sentences are made of, `sentences` has one for every kind of event.
"""

from reelwright.telling.sentences import sentence
from reelwright.telling.words import money, window_text

__all__ = ["money", "sentence", "window_text"]
