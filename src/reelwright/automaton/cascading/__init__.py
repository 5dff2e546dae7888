"""Spins in which winning symbols leave and others fall: every window followed to its end."""

from reelwright.automaton.cascading.count import Cascading

__all__ = ["Cascading"]
