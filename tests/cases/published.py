"""What others published, or counted, of lines of the games of cases."""

from __future__ import annotations

from fractions import Fraction

THREE_BELLS = {
    ("seven", 3): 1,
    ("bar", 3): 6,
    ("melon", 3): 8,
    ("melons and bar", 3): 4,
    ("bell", 3): 40,
    ("bells and bar", 3): 5,
    ("plum", 3): 63,
    ("plums and bar", 3): 21,
    ("orange", 3): 100,
    ("oranges and bar", 3): 25,
    ("two cherries", 2): 240,
    ("one cherry", 1): 560,
}
"""How many of the 8000 windows of Three Bells have which win, by its name and count."""
THREE_BELLS_PAY = 7556
"""What all its windows pay, in line bets."""
DIET_LINES = {
    0: 31724544,
    2: 745472,
    3: 326656,
    5: 1024,
    10: 231904,
    15: 174240,
    20: 107296,
    25: 100156,
    30: 42112,
    40: 32480,
    50: 31021,
    75: 15305,
    100: 9339,
    150: 5157,
    200: 5547,
    300: 764,
    500: 983,
    1000: 431,
    5000: 1,
}
"""On how many of 33,554,432 stops a line of Diet Lines pays what, as counted elsewhere."""
FRUIT_YACHT = Fraction(1024415, 2097152)
"""What a line of Fruit Yacht returns."""
FRUIT_YACHT_STOPS = 33554432
FRUIT_YACHT_RUNS = {("wheel", 5): 2700, ("dice", 5): 4320}
"""On how many of its stops a line of Fruit Yacht shows five of a symbol that starts a bonus."""
