"""Spins in which winning symbols leave and others fall: every window followed to its end."""

from reelwright.automaton.cascading.spins import spin_of

__all__ = ["spin_of"]
