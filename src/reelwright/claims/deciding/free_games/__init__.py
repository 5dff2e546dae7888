"""What is said of free games, tried: how many, on which reels, multiplied by what."""

from reelwright.claims.deciding.free_games import covers, factors, limits, reels, series, within

__all__ = ["covers", "factors", "limits", "reels", "series", "within"]
