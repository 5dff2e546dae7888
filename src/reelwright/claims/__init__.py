"""What a sentence asserts, decided by running the rules.

`model` has the claims there are, as data that stands apart from any game; `deciding` tries one on
the rules of a game, in situations that `trials` makes from its strips; `verdicts` is what becomes
of it. Figures that are counted elsewhere come in as `evidence`.
"""
