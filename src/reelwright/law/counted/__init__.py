"""Figures read off what was counted: prizes, features, the law of a round."""
