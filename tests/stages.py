"""Stages of a bonus in which every thing hides a prize and so many are picked."""

from __future__ import annotations

from fractions import Fraction

from reelwright.definition.model import Stage


def prizes_of(stage: Stage) -> list[int]:
    """The prizes of a stage, rising."""
    assert all(isinstance(prize, int) for prize in stage.from_)
    return sorted(prize for prize in stage.from_ if isinstance(prize, int))


def picks_of(stage: Stage) -> int:
    """How many things are picked in a stage."""
    assert stage.pick is not None
    return stage.pick


def mean_of(stage: Stage) -> Fraction:
    """What a stage pays on average, each prize being found as likely as any other."""
    prizes = prizes_of(stage)
    return Fraction(picks_of(stage) * sum(prizes), len(prizes))
