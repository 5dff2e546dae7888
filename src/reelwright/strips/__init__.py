"""Reel strips that give a game what is wanted of it: a seeded search on exact figures.

Counts first: how many of each symbol stand on each reel decides the return, its parts and, nearly,
the frequencies; all of it is counted, nothing simulated. Then the order along each strip, by swaps
that leave the return as it is, for the hit frequency and for looks.
"""
