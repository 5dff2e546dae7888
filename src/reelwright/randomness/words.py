"""What every report says of the generator, of the judging, and of what tests cannot show."""

from __future__ import annotations

from reelwright.chance.secure import WIDTH

GENERATOR = {
    "generator": (
        "The secure generator of the operating system, by way of the module secrets of Python."
    ),
    "words": (
        f"{WIDTH} bits each, every value equally likely; a range wider than that takes several."
    ),
    "scaling": (
        "Words beyond the largest whole multiple of the range are rejected and drawn again: each "
        "outcome is left with equally many words, and no remainder favours any."
    ),
    "weights": (
        "A number below the sum of the weights, scaled in the same way, is looked up among them."
    ),
    "seeding": (
        "None by this program: the operating system seeds its generator and gathers entropy for "
        "it. A process that forks off throws away the words it was left with."
    ),
    "path": (
        "Rounds are folded as the server folds them, by the same functions and a source of the "
        "same class, without accounts and money. Draws that rounds reach too seldom are asked of "
        "that source one after the other, as the definition states them."
    ),
}
"""What is tested."""

METHOD = (
    "Holm's procedure on all p-values together: whatever the tests have to do with each other, a "
    "good source fails one or more of them in at most one run of a hundred. Independent tests, "
    "which most of these are, come close to that. A law of two sides doubles the smaller one, so "
    "that a fit too good fails as well; laws of whole numbers keep their level so."
)

LIMITS = (
    (
        "A sample can show a source to be bad; it cannot prove one to be good. Small faults stay "
        "unseen: four times as many draws see faults half as large."
    ),
    (
        "Whether somebody who knows the program could foresee outcomes is no matter of "
        "statistics: that rests on the generator of the operating system."
    ),
    (
        "The normal and chi-square laws are approximations. A test that has too few draws for "
        "its own is left out and listed."
    ),
    (
        "Each place is tested by itself; between places, only the reels of one set of strips, and "
        "the parts of one draw, are held against each other."
    ),
    (
        "A good source fails one run in a hundred. After a failure, test again with more draws, "
        "and keep both reports."
    ),
)
