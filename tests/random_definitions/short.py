"""Games on strips so short that every window of a spin can be played."""

from __future__ import annotations

from random import Random

from reelwright.definition.model import Definition


def shortened(random: Random, definition: Definition, most_windows: int) -> Definition:
    """The game, without a gamble, on pieces of its strips that make no more windows than that."""
    reels = definition.window.reels
    stops = max(2, int(most_windows ** (1 / reels)))
    cuts = {
        name: [random.randrange(len(strip)) for strip in strips]
        for name, strips in definition.strips.items()
    }
    strips = {
        name: tuple(
            tuple(strip[(cut + n) % len(strip)] for n in range(min(stops, len(strip))))
            for cut, strip in zip(cuts[name], strips, strict=True)
        )
        for name, strips in definition.strips.items()
    }
    weights = {
        name: tuple(tuple(reel[:stops]) for reel in reels)
        for name, reels in definition.stop_weights.items()
    }
    return definition.model_copy(update={"strips": strips, "stop_weights": weights, "gamble": None})
