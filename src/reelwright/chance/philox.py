"""Philox4x32-10: a block of four random words for each counter, under a key.

Counter-based: any block can be had by itself, so a stream can be entered at any draw (Salmon,
Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011).
"""

from __future__ import annotations

from typing import TypeAlias

Counter: TypeAlias = tuple[int, int, int, int]
Key: TypeAlias = tuple[int, int]

WIDTH = 32
"""Bits of a word."""

_ROUNDS = 10
_MASK = 0xFFFFFFFF
_MULTIPLIERS = 0xD2511F53, 0xCD9E8D57
_KEY_STEPS = 0x9E3779B9, 0xBB67AE85


def block(counter: Counter, key: Key) -> Counter:
    """Return the four 32-bit words of a counter (four such words) under a key (two)."""
    (a, b, c, d), (low, high) = counter, key
    for _ in range(_ROUNDS):
        first, second = a * _MULTIPLIERS[0], c * _MULTIPLIERS[1]
        a, b, c, d = (
            (second >> WIDTH) ^ b ^ low,
            second & _MASK,
            (first >> WIDTH) ^ d ^ high,
            first & _MASK,
        )
        low, high = (low + _KEY_STEPS[0]) & _MASK, (high + _KEY_STEPS[1]) & _MASK
    return a, b, c, d
