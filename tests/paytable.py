"""Cinderella's paytable, entered by hand: line bets for 3, 4 and 5 in a row."""

PAYS = {
    "clock": (50, 150, 200),
    "ace": (30, 60, 120),
    "cinderella": (20, 50, 100),
    "king": (15, 25, 35),
    "step-mother": (12, 20, 30),
    "queen": (10, 15, 25),
    "shoe": (6, 12, 18),
    "jack": (5, 10, 15),
    "ten": (2, 3, 6),
    "nine": (1, 2, 5),
}
