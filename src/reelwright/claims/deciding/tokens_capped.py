"""What becomes of tokens in a round that ends at the most it can win."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import tokens as said
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.bonuses import uncapped
from reelwright.claims.trials.played.collecting import earned, holding, spent
from reelwright.claims.trials.played.meeting import capped
from reelwright.claims.trials.played.multiplied import rich
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import effect_of, sampled, sets_on, shown
from reelwright.claims.trials.played.stands import opened
from reelwright.claims.trials.played.steering import calm
from reelwright.play.events import AwardWon, CapReached, TokensHeld
from reelwright.play.questions import Drawn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.questions import Answer

FEW = 6
"""How many rounds are played on in which tokens are enough and wait."""
MOST = 60
"""How many spins that show what earns tokens are tried for one event."""


@decide.register(said.TokensAtTheCap)
def _(claim: said.TokensAtTheCap, rules: Rules, _: Evidence) -> Verdict:
    return tried(_at_the_cap(claim, rules))


def _at_the_cap(claim: said.TokensAtTheCap, rules: Rules) -> Iterator[int]:
    stand = opened(rules, every_line(rules))
    found = tuple(one.tokens for one in stand.events if isinstance(one, TokensHeld))
    check(
        claim.tokens == found,
        stand.situation,
        f"the tokens are {', '.join(claim.tokens)}",
        f"they are {', '.join(found) or 'none'}",
    )
    check(
        rules.definition.win_cap is not None,
        bet(every_line(rules)),
        "a round ends at the most it can win",
        "there is no such limit",
    )
    for tokens in claim.tokens:
        yield from _reaching(rules, tokens)
        yield from _enough(rules, tokens)


def _reaching(rules: Rules, tokens: str) -> Iterator[int]:
    """Reach the limit by spins that earn tokens in a game without it."""
    stake, without = every_line(rules), uncapped(rules)
    start = opened(rules, stake, holding(rules, tokens, 0, stake))
    for target in _spins(rules, tokens):
        spun = start.spun(target)
        if spun is None or not capped(spun) or _by_a_feature(spun):
            continue
        told = earned(spun.told, tokens)
        check(not told, spun.situation, f"what ends the round earns no {tokens}", "it does")
        yield int(bool(earned(effect_of(without, target, stake).told, tokens)))


def _by_a_feature(spun: Stand) -> bool:
    """Say whether a feature that a spin started has paid at once, so that what was earned is."""
    return any(isinstance(one, AwardWon) for one in spun.told)


def _spins(rules: Rules, tokens: str) -> Iterator[Target]:
    """Yield paid spins that show what earns tokens, and others."""
    stake = every_line(rules)
    for strips in sets_on(rules, PAID, stake):
        for event in rules.definition.tokens[tokens].earned.values():
            met = shown(rules, PAID, strips, event.starts_on, stake)
            yield from (target for _, target in islice(met, MOST))
        yield from sampled(rules, PAID, strips)


def _enough(rules: Rules, tokens: str) -> Iterator[int]:
    """Earn the last of enough tokens, and then reach the limit before they lead on."""
    for spun in islice(_waiting(rules, tokens), FEW):
        over = spun.on(loud(rules), lambda now: bool(spent(now.told, tokens)) or capped(now))
        since = over.events[len(spun.events) :]
        if not any(isinstance(one, CapReached) for one in since):
            continue
        told = spent(since, tokens)
        check(
            [one.leads_to for one in told] == [()],
            over.situation,
            f"{tokens} that were enough are spent on nothing",
            f"they are spent on {[one.leads_to for one in told]}",
        )
        yield 1


def _waiting(rules: Rules, tokens: str) -> Iterator[Stand]:
    """Yield rounds after a paid spin that earns just enough, and starts something to play first."""
    stake = every_line(rules)
    for target in _spins(rules, tokens):
        told = effect_of(rules, target, stake)
        pieces = sum(one.earned for one in earned(told.told, tokens))
        held = rules.definition.tokens[tokens].pieces_needed - pieces
        if pieces and held >= 0 and told.starts and not told.capped:
            spun = opened(rules, stake, holding(rules, tokens, held, stake)).spun(target)
            if spun is not None and spun.question is not None and not spent(spun.told, tokens):
                yield spun


def loud(rules: Rules) -> Callable[[Stand], Answer]:
    """Return what answers whatever a round asks so that much is won."""
    quietly = calm(rules)

    def answer(stand: Stand) -> Answer:
        if stand.phase is None:
            return rich(stand)
        if stand.strips is None or stand.spin is None or stand.spin.held:
            return quietly(stand)
        spins = sampled(rules, stand.phase, stand.strips)
        best = max(spins, key=lambda one: effect_of(rules, one, stand.stake).won)
        return Drawn(best.stops)

    return answer
