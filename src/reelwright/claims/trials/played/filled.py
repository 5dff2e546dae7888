"""Rounds that earn the last of enough tokens, in paid games or else in those that cost nothing."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from reelwright.claims.trials.played.collecting import FEW, earned, filling, holding
from reelwright.claims.trials.played.grounds import grounds, spins
from reelwright.claims.trials.played.showing import effect_of
from reelwright.claims.trials.played.stands import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.state import Stake


def filled(
    rules: Rules, tokens: str, stake: Stake, short: int = 0, before: Stake | None = None
) -> Iterator[Stand]:
    """Yield rounds after a spin that earns just enough tokens, or so many pieces too few.

    Those held before were all earned at another stake, or at the same one.
    """
    paid = False
    for spun in filling(rules, tokens, stake, short, before):
        paid = True
        yield spun
    if not paid:
        yield from islice(_unpaid(rules, tokens, stake, short, before or stake), FEW)


def _unpaid(rules: Rules, tokens: str, stake: Stake, short: int, before: Stake) -> Iterator[Stand]:
    """Yield such rounds in games that cost nothing."""
    rule = rules.definition.tokens[tokens]
    triggers = [event.starts_on for event in rule.earned.values()]
    for ground in grounds(rules):
        if ground.stand.carry or not ground.stand.answers:
            continue
        for target in spins(rules, ground, *triggers):
            told = effect_of(rules, target, stake).told
            pieces = sum(one.earned for one in earned(told, tokens))
            held = rule.pieces_needed - pieces - short
            if pieces and held >= 0:
                now = opened(rules, stake, holding(rules, tokens, held, before))
                for answer in ground.stand.answers:
                    now = now.after(answer)
                spun = now.spun(target)
                if spun is not None:
                    yield spun
