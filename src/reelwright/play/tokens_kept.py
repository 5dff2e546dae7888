"""How many tokens a player holds, by the names they are carried by from game to game.

What is kept are pieces: sub-tokens where tokens are made of them. A name that is not in a carry
stands for what a player has who has not played before.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd
from typing import TYPE_CHECKING

from reelwright.play.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Tokens
    from reelwright.play.state import Carry, Stake


def names(definition: Definition) -> Iterator[str]:
    """Yield the names tokens are carried by."""
    for key, rule in definition.tokens.items():
        if rule.kept_for == "each stake":
            yield f"tokens {key}: {_written(definition)} for each stake"
        else:
            yield f"tokens {key}"
        if rule.stake == "average":
            yield bets_name(key)


def _written(definition: Definition) -> str:
    return "LINE BET" if definition.ways else "LINESxLINE BET"


def of_player(key: str, rule: Tokens, carry: Carry, stake: Stake) -> int:
    """Return the pieces that a player holds at a stake."""
    return carry.get(name_at(key, rule, stake), rule.begins_with)


def name_at(key: str, rule: Tokens, stake: Stake) -> str:
    """Return the name that the pieces of a stake are carried by: "tokens keys: 20x5"."""
    if rule.kept_for == "the game":
        return f"tokens {key}"
    return f"tokens {key}: {of_stake(len(stake.lines), stake.line_bet)}"


def of_stake(lines: int, line_bet: int) -> str:
    """Return how a stake is written in a name; a game of ways has no lines."""
    return f"{lines}x{line_bet}" if lines else str(line_bet)


def bets_name(key: str) -> str:
    """Return the name that the sum of the line bets is carried by at which pieces were earned."""
    return f"tokens {key}: line bets"


@dataclass(frozen=True, slots=True)
class Held:
    """Pieces of tokens that a player holds, of one stake where each stake has its own."""

    tokens: str
    pieces: int
    lines: int | None = None
    line_bet: int | None = None


def held(definition: Definition, carry: Carry) -> Iterator[Held]:
    """Yield what a player holds of all tokens: first what has no entry for a stake of its own."""
    for key, rule in definition.tokens.items():
        yield Held(key, carry.get(f"tokens {key}", rule.begins_with))
        for lines, line_bet in stakes_of(definition) if rule.kept_for == "each stake" else ():
            name = f"tokens {key}: {of_stake(lines, line_bet)}"
            if name in carry:
                yield Held(key, carry[name], lines or None, line_bet)


def kept(definition: Definition, carry: Carry) -> Iterator[Kept]:
    """Yield the tokens in a carry, each with what is wrong with it."""
    for key, rule in definition.tokens.items():
        if rule.kept_for == "each stake":
            for stake in stakes_of(definition):
                yield from _pieces(rule, f"tokens {key}: {of_stake(*stake)}", carry)
        elif rule.stake == "average":
            yield from _with_bets(definition, key, rule, carry)
        else:
            yield from _pieces(rule, f"tokens {key}", carry)


def stakes_of(definition: Definition) -> Iterator[tuple[int, int]]:
    """Yield the stakes on offer as numbers of lines, 0 in a game of ways, and line bets."""
    offered = len(definition.lines.rows)
    counts = definition.stakes.selections(offered) or tuple(range(1, offered + 1))
    for lines in (0,) if definition.ways else counts:
        yield from ((lines, bet) for bet in definition.stakes.bets)


def _pieces(rule: Tokens, name: str, carry: Carry) -> Iterator[Kept]:
    if name in carry:
        yield Kept(frozenset({name}), _too_many(rule, name, carry[name]))


def _too_many(rule: Tokens, name: str, value: int) -> str:
    """Say that a number of pieces would have led on, or is none; empty where all is well."""
    if type(value) is int and 0 <= value < rule.pieces_needed:
        return ""
    return f"{value!r} of {name}; allowed: 0 to {rule.pieces_needed - 1}"


def _with_bets(definition: Definition, key: str, rule: Tokens, carry: Carry) -> Iterator[Kept]:
    """Yield pieces and the sum of their line bets, which belong together."""
    pieces, bets = f"tokens {key}", bets_name(key)
    found = frozenset({pieces, bets} & carry.keys())
    if found:
        many, total = carry.get(pieces, 0), carry.get(bets, 0)
        wrong = _too_many(rule, pieces, many) or _no_sum(definition, bets, many, total)
        yield Kept(found, wrong)


def _no_sum(definition: Definition, name: str, many: int, total: int) -> str:
    """Say that so many line bets cannot come to a sum; empty where they can."""
    least, most = definition.stakes.bets[0], definition.stakes.bets[-1]
    step = gcd(*(bet - least for bet in definition.stakes.bets)) or 1
    if type(total) is not int or not many * least <= total <= many * most:
        return f"{total!r} of {name}; allowed: {many * least} to {many * most} for {many}"
    if (total - many * least) % step:
        return f"{total} of {name}; allowed: a sum of {many} line bets"
    return ""
