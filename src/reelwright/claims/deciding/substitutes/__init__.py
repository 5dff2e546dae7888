"""What is said of substitutes, tried: what they stand for, where, and what that pays."""

from reelwright.claims.deciding.substitutes import (
    factors,
    groups,
    off_line,
    own,
    scatters,
    standing,
)

__all__ = ["factors", "groups", "off_line", "own", "scatters", "standing"]
