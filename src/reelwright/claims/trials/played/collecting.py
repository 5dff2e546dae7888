"""Paid spins that earn tokens, and rounds that begin with so many of them held."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.showing import effect_of, sets_on, shown
from reelwright.claims.trials.played.stands import opened
from reelwright.play.events import TokensEarned, TokensSpent
from reelwright.play.rounds import priced
from reelwright.play.tokens_kept import bets_name, name_at, of_player

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.play.events import Event
    from reelwright.play.state import Carry, Stake

MOST = 40
"""How many spins with an event are looked at for those that earn with the least beside it."""
FEW = 6
"""How many of them are tried."""


class Earning(NamedTuple):
    """A paid spin that earns tokens, and how many pieces of them in all."""

    target: Target
    pieces: int


def holding(rules: Rules, tokens: str, pieces: int, stake: Stake) -> Carry:
    """Return what a player carries who holds so many pieces, all earned at a stake."""
    rule = rules.definition.tokens[tokens]
    carry = {name_at(tokens, rule, stake): pieces}
    if rule.stake == "average" and pieces:
        carry[bets_name(tokens)] = pieces * stake.line_bet
    return carry


def carried_at(rules: Rules, stand: Stand, stake: Stake) -> Carry:
    """Return what a round was begun with, the tokens as if they had been earned at a stake."""
    before, game = dict(stand.carry), stand.state.terms.game_stake
    carry = {name: value for name, value in before.items() if not name.startswith("tokens ")}
    for tokens, rule in rules.definition.tokens.items():
        pieces = of_player(tokens, rule, before, game)
        if pieces != rule.begins_with:
            carry |= holding(rules, tokens, pieces, stake)
    return carry


def earned(told: Iterable[Event], tokens: str) -> list[TokensEarned]:
    """Return the events that tell of tokens earned."""
    return [one for one in told if isinstance(one, TokensEarned) and one.tokens == tokens]


def spent(told: Iterable[Event], tokens: str) -> list[TokensSpent]:
    """Return the events that tell of tokens spent."""
    return [one for one in told if isinstance(one, TokensSpent) and one.tokens == tokens]


@lru_cache(maxsize=256)
def earning(rules: Rules, tokens: str, stake: Stake) -> tuple[Earning, ...]:
    """Return paid spins at a stake that earn tokens, those with the least beside it first."""
    found: dict[tuple[str, tuple[int, ...]], tuple[tuple[bool, int, int], Earning]] = {}
    for target in _targets(rules, tokens, stake):
        told = effect_of(rules, target, stake)
        pieces = sum(one.earned for one in earned(told.told, tokens))
        if pieces:
            noise = (told.capped, len(told.starts), told.won)
            found[target.strips, target.stops] = noise, Earning(target, pieces)
    ordered = sorted(found.values(), key=lambda one: one[0])
    return tuple(one for _, one in ordered[:FEW])


def _targets(rules: Rules, tokens: str, stake: Stake) -> Iterator[Target]:
    on = priced(rules.definition, stake)
    for strips in sets_on(rules, PAID, on):
        for event in rules.definition.tokens[tokens].earned.values():
            met = shown(rules, PAID, strips, event.starts_on, on)
            giving = (target for count, target in met if count in event.gives)
            yield from islice(giving, MOST)


def filling(
    rules: Rules, tokens: str, stake: Stake, short: int = 0, before: Stake | None = None
) -> Iterator[Stand]:
    """Yield rounds after a paid spin that earns just enough tokens, or so many pieces too few.

    Those held before were all earned at another stake, or at the same one.
    """
    for one in earning(rules, tokens, stake):
        held = rules.definition.tokens[tokens].pieces_needed - one.pieces - short
        if held >= 0:
            carry = holding(rules, tokens, held, before or stake)
            spun = opened(rules, stake, carry).spun(one.target)
            if spun is not None:
                yield spun
