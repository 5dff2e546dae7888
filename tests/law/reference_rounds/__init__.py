"""Shipped games played by the engine by the million, held against their exact laws.

`python -m tests.law.reference_rounds GAME --rounds 10000000 --log FILE` plays and can be stopped
and started again; `python -m tests.law.reference_rounds --judge FILE...` compares.

Paid games are played as the main figures of a sheet suppose: every line, the least line bet, no
wager, no gamble; of offers the one with the greatest mean, and any pick, since all are worth the
same. They follow on each other with what they carry.
"""
