"""Draws from the operating system's secure generator."""

from __future__ import annotations

import os
import secrets
import struct
from typing import TYPE_CHECKING

from reelwright.chance.scaling import scaled

if TYPE_CHECKING:
    from reelwright.play.questions import Draw, Drawn

WIDTH = 32
"""Bits of a word."""

_BATCH = 1024
"""Words asked of the system at a time; those not used yet are all a look ahead could find."""

_FORM = struct.Struct(f"={_BATCH}I")


class SecureSource:
    """Answers draws that nobody can foresee; each process that forks off starts anew."""

    def __init__(self) -> None:
        self._words: list[int] = []
        self._process = os.getpid()

    def answer(self, draw: Draw) -> Drawn:
        """Return an outcome for every part of a draw."""
        if self._process != os.getpid():
            self._words, self._process = [], os.getpid()
        return scaled(draw, self._word, WIDTH)

    def _word(self) -> int:
        try:
            return self._words.pop()
        except IndexError:
            fresh: list[int] = list(_FORM.unpack(secrets.token_bytes(_FORM.size)))
            word = fresh.pop()
            self._words = fresh
            return word
