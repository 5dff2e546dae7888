"""Clauses of a standard held against a game and its artwork."""
