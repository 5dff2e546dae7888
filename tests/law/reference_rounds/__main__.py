"""Play reference rounds, or judge those that were played."""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from reelwright.automaton.scale import playing
from reelwright.definition.faults import DefinitionError
from reelwright.definition.files import find_game, read_game
from reelwright.law import par
from tests.law.reference_rounds.blocks import GAMES, Block, kind_of, logged, play_on
from tests.law.reference_rounds.judging import Judged, judged, outside
from tests.law.reference_rounds.player import Player


def main(typed: Sequence[str]) -> int:
    """Do what was typed; return the exit code."""
    parser = _parser()
    asked = parser.parse_args(typed)
    try:
        if asked.judge:
            return judge(asked.judge)
        if not asked.game or not asked.log:
            parser.error("found no GAME with --log FILE; allowed: these, or --judge FILE...")
        last = -(-asked.rounds // asked.games) if asked.to is None else asked.to
        play(asked.game, asked.seed, asked.games, range(asked.start, last), asked.log)
    except (ValueError, DefinitionError) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    return 0


def _whole(least: int) -> Callable[[str], int]:
    """Read a whole number of at least so much."""

    def read(typed: str) -> int:
        if not typed.isdecimal() or int(typed) < least:
            message = f"found {typed}; allowed: a whole number of {least} or more"
            raise argparse.ArgumentTypeError(message)
        return int(typed)

    return read


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="reference_rounds", description=__doc__)
    parser.add_argument("game", nargs="?", help="a shipped game, or the path of one")
    parser.add_argument("--rounds", type=_whole(1), default=10_000_000, help="paid games")
    parser.add_argument("--seed", type=_whole(0), default=1)
    parser.add_argument("--games", type=_whole(1), default=GAMES, help="paid games of a block")
    parser.add_argument("--from", dest="start", type=_whole(0), default=0, help="the first block")
    parser.add_argument("--to", type=_whole(0), help="the block before which to stop")
    parser.add_argument("--log", type=Path, help="where blocks are written, and read when resumed")
    parser.add_argument("--judge", nargs="+", type=Path, metavar="FILE", help="logs to judge")
    return parser


def play(name: str, seed: int, games: int, numbers: range, log: Path) -> None:
    """Play the blocks of a game that its log lacks."""
    player = Player(read_game(find_game(name)).definition)
    for block in play_on(player, kind_of(name, player, seed, games), numbers, log):
        sys.stderr.write(f"{name}: block {block.number} of {numbers.stop}\n")


def judge(logs: Sequence[Path]) -> int:
    """Tell a JSON object for each game of some logs; return 1 where a figure is outside."""
    by_game: defaultdict[str, list[Block]] = defaultdict(list)
    for log in logs:
        for block in logged(log):
            by_game[block.kind.game].append(block)
    if not by_game:
        raise ValueError("--judge: found no block; allowed: logs with two or more of a game")
    games = [_judged(name, blocks) for name, blocks in by_game.items()]
    wrong = outside(games)
    for one in games:
        figures = [
            asdict(figure) | {"within": (one.game, figure.name) not in wrong}
            for figure in one.figures
        ]
        sys.stdout.write(json.dumps(asdict(one) | {"figures": figures}) + "\n")
    return 1 if wrong else 0


def _judged(name: str, blocks: list[Block]) -> Judged:
    game = read_game(find_game(name))
    digest = game.definition.digest
    wrong = next((block for block in blocks if block.kind.digest != digest), None)
    if wrong:
        raise ValueError(f"{name}: found blocks of {wrong.kind.digest}; allowed: of {digest}")
    if len({(block.kind.games, block.kind.burned) for block in blocks}) > 1:
        raise ValueError(f"{name}: found blocks of different sizes; allowed: of one")
    numbers = {(block.kind.seed, block.number) for block in blocks}
    if len(numbers) < len(blocks) or len(blocks) < 2:
        raise ValueError(f"{name}: found a block twice, or one alone; allowed: two or more")
    return judged(name, par.par(game, playing(game.definition)), blocks)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
