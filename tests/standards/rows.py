"""The rows that must be accounted for, as a list of numbers kept apart from the data."""

from __future__ import annotations


def lettered(number: str, letters: str) -> list[str]:
    return [number, *(f"{number} {letter}" for letter in letters)]


SEEDS = [
    *lettered("4.2.21", "abcd"),
    *lettered("4.2.22", "abc"),
    *lettered("4.2.23", "ab"),
    *(f"4.2.{n}" for n in range(24, 29)),
    *lettered("4.2.36", "abcde"),
    *(f"4.2.{n}" for n in range(37, 40)),
    *lettered("4.2.40", "abcdefg"),
    *lettered("4.2.41", "abcde"),
    *lettered("4.2.42", "abcdefg"),
    *lettered("4.2.43", "abcd"),
    *lettered("4.2.44", "abcd"),
    *(f"4.7.{n}" for n in range(28, 36)),
    "4.7.31 note",
]
"""Clauses and lettered limbs of the four pages that must be covered whole."""
OTHERS = [
    "4.1.1",
    "4.1.2 a-d",
    "4.1.3",
    "4.1.4",
    *(f"4.1.{n}" for n in range(6, 32)),
    *(f"4.2.{n}" for n in range(1, 6)),
    "4.2.6-4.2.8",
    *(f"4.2.{n}" for n in range(9, 21)),
    *(f"4.2.{n}" for n in range(29, 36)),
    *lettered("4.2.45", "abcd")[1:],
    "4.2.46",
    "4.3.1 a-h",
    "4.4.8-4.4.14",
    "4.4.15-4.4.22",
    "4.5.5 c-f",
    "4.5.6 a-f",
    "4.5.7 a-e",
    "4.5.8 a, b",
    "4.8",
]
"""All others."""
IN_FULL = [
    *SEEDS,
    *("4.1.1", "4.1.2 a-d", "4.1.3", *(f"4.1.{n}" for n in range(12, 21)), "4.1.30", "4.1.31"),
    *("4.2.1", "4.2.2", "4.2.3", "4.2.4", "4.2.19", "4.2.20", "4.2.29", "4.2.30", "4.2.31"),
    *("4.5.6 a-f", "4.5.7 a-e", "4.5.8 a, b", "4.8"),
]
"""Those whose text could be read whole."""
IN_PART = ["4.1.4", "4.1.21", "4.2.5", "4.2.32"]
UNSEEN = ["4.2.6-4.2.8", "4.2.35"]
