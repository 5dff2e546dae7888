"""Random small machines and reels, and every window of them read one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod
from random import Random

import numpy as np

from reelwright.automaton.machine import Machine, Reader
from reelwright.automaton.tables import Reel

LETTERS = 3


def random_machine(random: Random, reels: int, nodes: int, most: int = 3) -> Machine:
    """A machine of some nodes a layer; after the last reel all are settled."""
    steps, emits = [], []
    for reel in range(reels):
        last = reel == reels - 1
        step = [
            [0 if last else random.randrange(nodes) for _ in range(LETTERS)] for _ in range(nodes)
        ]
        emit = [[random.randint(0, most) for _ in range(LETTERS)] for _ in range(nodes)]
        step[0], emit[0] = [0] * LETTERS, [0] * LETTERS
        steps.append(np.array(step, np.int32))
        emits.append(np.array(emit, np.int64))
    return Machine(1, tuple(steps), tuple(emits))


def random_reels(random: Random, columns: list[int], heaviest: int) -> list[Reel]:
    """Reels with so many columns, of weights up to the heaviest."""
    return [
        Reel(
            tuple(random.randint(1, heaviest) for _ in range(many)),
            np.array([random.randint(0, 2) * 1000 for _ in range(many)], np.int64),
        )
        for many in columns
    ]


def random_readers(
    random: Random, machines: list[Machine], reels: list[Reel], readers: int
) -> list[Reader]:
    """Readers of the machines; some read the letters of another, from some reel on."""
    found: list[Reader] = []
    for _ in range(readers):
        letters = tuple(
            np.array([random.randrange(LETTERS) for _ in reel.weights], np.int32) for reel in reels
        )
        if found and random.random() < 2 / 3:
            reel = random.randrange(len(reels))
            letters = letters[:reel] + random.choice(found).letters[reel:]
        found.append(Reader(random.choice(machines), letters))
    return found


def read(reader: Reader, columns: tuple[int, ...]) -> int:
    """What a reader adds in one window."""
    node, tally = reader.machine.start, 0
    for reel, column in enumerate(columns):
        letter = int(reader.letters[reel][column])
        tally += int(reader.machine.emits[reel][node, letter])
        node = int(reader.machine.steps[reel][node, letter])
    return tally


def every_window(readers: list[Reader], reels: list[Reel]) -> dict[int, int]:
    """The weight of windows by tally, window by window."""
    found: Counter[int] = Counter()
    for columns in product(*(range(len(reel.weights)) for reel in reels)):
        tally = sum(read(reader, columns) for reader in readers)
        tally += sum(int(reel.emits[c]) for reel, c in zip(reels, columns, strict=True))
        found[tally] += prod(reel.weights[c] for reel, c in zip(reels, columns, strict=True))
    return dict(found)
