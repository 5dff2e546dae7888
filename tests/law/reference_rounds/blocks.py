"""Blocks of paid games: each is played from draws of its own, so any can be played by itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from reelwright.chance import SeededSource
from reelwright.play.state import Carry
from tests.law.reference_rounds.player import Player, carries

GAMES = 10_000
"""The paid games of a block."""
BURNED = 1_000
"""The games before a block that are not counted, where one bears on the next.

A block starts with nothing carried, and the law is that of the long run. What Apiary carries after
so many games differs from the long run with a probability of 0.000002, what Chrysalis carries with
less.
"""
DRAWS = 1 << 32
"""The draws set aside for a block."""


@dataclass(frozen=True)
class Kind:
    """What is alike in all blocks of a log."""

    game: str
    digest: str
    seed: int
    burned: int
    games: int


@dataclass(frozen=True)
class Block:
    """What the games of a block came to: amounts in cents, and how often each was paid."""

    kind: Kind
    number: int
    staked: int
    values: dict[int, int]

    @property
    def paid(self) -> int:
        """What all games paid."""
        return sum(cents * times for cents, times in self.values.items())

    @property
    def paid_squared(self) -> int:
        """The sum of the squares of what each game paid."""
        return sum(cents**2 * times for cents, times in self.values.items())

    @property
    def winning(self) -> int:
        """How many games paid anything."""
        return self.kind.games - self.values.get(0, 0)

    def line(self) -> str:
        """Return the block as it stands in a log."""
        told = asdict(self.kind) | {
            "block": self.number,
            "staked": self.staked,
            "paid": self.paid,
            "paid squared": self.paid_squared,
            "winning": self.winning,
            "values": {str(cents): times for cents, times in sorted(self.values.items())},
        }
        return json.dumps(told) + "\n"

    @classmethod
    def read(cls, line: str) -> Block:
        """Read a line of a log; raises `ValueError` for totals that are not those of its values."""
        told: dict[str, Any] = json.loads(line)
        kind = Kind(*(told[name] for name in Kind.__dataclass_fields__))
        values = {int(cents): times for cents, times in told["values"].items()}
        block = cls(kind, told["block"], told["staked"], values)
        if block.line().rstrip() != line.rstrip() or sum(values.values()) != kind.games:
            raise ValueError(
                f"block {block.number}: found totals that its values do not come to; "
                "allowed: a line as it was written"
            )
        return block


def kind_of(name: str, player: Player, seed: int, games: int = GAMES) -> Kind:
    """Return the kind of block that a player plays."""
    burned = BURNED if carries(player.definition) else 0
    return Kind(name, player.definition.digest, seed, burned, games)


def played(player: Player, kind: Kind, number: int) -> Block:
    """Play a block."""
    source = SeededSource(kind.seed, number * DRAWS)
    carry: Carry = {}
    for _ in range(kind.burned):
        carry = player.game(source, carry).carry
    values: Counter[int] = Counter()
    staked = 0
    for _ in range(kind.games):
        state = player.game(source, carry)
        carry = state.carry
        values[state.won] += 1
        staked += state.terms.game_stake.cost
    return Block(kind, number, staked, dict(values))


def logged(log: Path) -> list[Block]:
    """Return the blocks of a log, but a last line that was never ended."""
    if not log.exists():
        return []
    lines = log.read_text("utf-8").splitlines(keepends=True)
    return [Block.read(line) for line in lines if line.endswith("\n")]


def play_on(player: Player, kind: Kind, numbers: Iterable[int], log: Path) -> Iterator[Block]:
    """Play the blocks that a log lacks, and yield each as it is written there.

    Raises `ValueError` where the log is of other blocks.
    """
    blocks = logged(log)
    for other in {block.kind for block in blocks} - {kind}:
        raise ValueError(f"{log}: found blocks of {other}; allowed: of {kind}")
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a+b") as file:
        file.truncate(sum(len(block.line()) for block in blocks))
        for number in sorted(set(numbers) - {block.number for block in blocks}):
            block = played(player, kind, number)
            file.write(block.line().encode())
            file.flush()
            yield block
