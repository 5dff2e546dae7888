"""Reelwright: what a game states is what it pays."""
