"""Rounds played for a purpose: steered to what shall be seen, and on from there."""
