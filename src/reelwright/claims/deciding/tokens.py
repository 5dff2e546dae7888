"""What earns tokens and what they lead to, tried in rounds that hold nearly enough of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.triggers import payable, unsettled
from reelwright.claims.deciding.trying import Untried, bet, check, tried
from reelwright.claims.model import tokens as said
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.bonuses import uncapped
from reelwright.claims.trials.played.collecting import earned, earning, holding, spent
from reelwright.claims.trials.played.filled import filled
from reelwright.claims.trials.played.grounds import grounds, spins
from reelwright.claims.trials.played.leading import begun_after, since_spent, until_spent
from reelwright.claims.trials.played.meeting import capped, counts_shown, met
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.stands import begins, opened
from reelwright.claims.trials.played.steering import calm
from reelwright.definition.model import LineTrigger, PositionTrigger
from reelwright.play.events import HoldBegun, TokensHeld
from reelwright.play.questions import Choice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.claims.verdicts import Verdict
    from reelwright.definition.model import Trigger


@decide.register(said.EventEarns)
def _(claim: said.EventEarns, rules: Rules, _: Evidence) -> Verdict:
    return tried(_event(claim, rules))


def _event(claim: said.EventEarns, rules: Rules) -> Iterator[int]:
    """Spin in paid games, and hold what the event earns against what is due."""
    own = rules.definition.tokens[claim.tokens].earned.get(claim.event)
    triggers = (claim.on,) if own is None else (claim.on, own.starts_on)
    came: set[int] = set()
    for ground in grounds(rules):
        if ground.phase not in (PAID, *rules.changed_games):
            continue
        for target in spins(rules, ground, *triggers):
            spun = ground.stand.spun(target)
            if spun is not None and not capped(spun):
                count = _count(rules, claim.on, target, spun)
                came.add(count)
                _earns(claim, spun, count)
                yield 1
    for phase in rules.phases:
        came |= counts_shown(rules, phase, claim.on) or frozenset()
    if isinstance(claim.on, LineTrigger):
        came |= payable(rules, claim.on.line_win)
    check(
        claim.gives.keys() <= came
        or unsettled(rules, claim.on, frozenset(claim.gives.keys() - came)),
        bet(every_line(rules)),
        f"{claim.event} earns {claim.tokens} by {', '.join(map(str, claim.gives))}",
        f"what comes up: {', '.join(map(str, sorted(came - {0}))) or 'nothing'}",
    )


def _count(rules: Rules, trigger: Trigger, target: Target, spun: Stand) -> int:
    """Return by which count a spin is the event; 0 where it is not."""
    if isinstance(trigger, PositionTrigger):
        heights, place = rules.definition.window.heights, trigger.position
        if place.reel > len(heights) or place.row >= heights[place.reel - 1]:
            return 0
    return met(rules, trigger, target, spun)


def _earns(claim: said.EventEarns, spun: Stand, count: int) -> None:
    told = [one for one in earned(spun.told, claim.tokens) if one.by == claim.event]
    due, found = claim.gives.get(count, 0), sum(one.earned for one in told)
    what = f"{claim.event}, by {count}, earns"
    check(due == found, spun.situation, f"{what} {due} of {claim.tokens}", f"it earns {found}")
    for one in told:
        parts = one.sub_tokens_of_one > 1
        check(
            parts == claim.parts,
            spun.situation,
            f"it earns {'parts of' if claim.parts else 'whole'} {claim.tokens}",
            f"they are {'parts' if parts else 'whole ones'}",
        )


@decide.register(said.EarnedIn)
def _(claim: said.EarnedIn, rules: Rules, _: Evidence) -> Verdict:
    return tried(_earned_in(claim, uncapped(rules)))


def _earned_in(claim: said.EarnedIn, rules: Rules) -> Iterator[int]:
    """Spin in games that cost nothing, and see whether they earn."""
    triggers = [one.starts_on for one in rules.definition.tokens[claim.tokens].earned.values()]
    everywhere = claim.games == "all games"
    some = False
    for ground in grounds(rules):
        if ground.phase in (PAID, *rules.changed_games):
            continue
        for target in spins(rules, ground, *triggers):
            spun = ground.stand.spun(target)
            if spun is not None and not capped(spun):
                told = bool(earned(spun.told, claim.tokens))
                some = some or told
                what = f"a game of {ground.phase}"
                check(
                    everywhere or not told,
                    spun.situation,
                    f"{what} earns no {claim.tokens}",
                    "it does",
                )
                yield 1
    check(
        some or not everywhere,
        bet(every_line(rules)),
        f"games that cost nothing earn {claim.tokens}",
        "none of those tried does",
    )


@decide.register(said.TokensLead)
def _(claim: said.TokensLead, rules: Rules, _: Evidence) -> Verdict:
    return tried(_leads(claim, uncapped(rules)))


def _leads(claim: said.TokensLead, rules: Rules) -> Iterator[int]:
    """Earn the last of enough tokens, one too few, and one too many."""
    stake = every_line(rules)
    held = held_as_begun(opened(rules, stake), claim.tokens)
    check(
        held.needed == claim.needed,
        bet(stake),
        f"{claim.needed} of {claim.tokens} lead on",
        f"{held.needed} do",
    )
    found = False
    for spun in filled(rules, claim.tokens, stake):
        found = True
        _accounted(rules, claim, spun)
        _spent(rules, claim, spun)
        yield from (_starts(rules, claim, spun, feature) for feature in claim.leads_to)
    if not found:
        raise Untried(f"a round that earns {claim.tokens}: none was found")
    for spun in filled(rules, claim.tokens, stake, short=1):
        _accounted(rules, claim, spun)
        yield 1
    for spun in _beyond(rules, claim.tokens):
        _accounted(rules, claim, spun)
        yield 1


def held_as_begun(stand: Stand, tokens: str) -> TokensHeld:
    """Return what is told of the tokens held as a round begins."""
    told = (one for one in stand.events if isinstance(one, TokensHeld))
    return next(one for one in told if one.tokens == tokens)


def _beyond(rules: Rules, tokens: str) -> Iterator[Stand]:
    """Yield rounds after a paid spin that earns more than the last of enough tokens."""
    stake = every_line(rules)
    for one in earning(rules, tokens, stake):
        held = rules.definition.tokens[tokens].pieces_needed - 1
        if one.pieces > 1:
            spun = opened(rules, stake, holding(rules, tokens, held, stake)).spun(one.target)
            if spun is not None:
                yield spun


def _accounted(rules: Rules, claim: said.TokensLead, spun: Stand) -> None:
    """Play a round out, and hold every token earned and spent in it against what is said."""
    over = spun.on(calm(rules))
    if over.question is not None or any(capped(one) for one in (spun, over)):
        return
    begun = held_as_begun(over, claim.tokens)
    of_one = begun.sub_tokens_of_one
    earned_ = sum(one.earned for one in earned(over.events, claim.tokens))
    pieces = begun.held * of_one + begun.sub_tokens + earned_
    times, rest = divmod(pieces, claim.needed * of_one)
    told = spent(over.events, claim.tokens)
    check(
        len(told) == times,
        over.situation,
        f"{claim.needed} of {claim.tokens} lead on, {times} times",
        f"they did {len(told)} times",
    )
    left = held_as_begun(opened(rules, over.state.terms.stake, over.state.carry), claim.tokens)
    after = left.held * of_one + left.sub_tokens
    check(after == rest, over.situation, f"{rest} are left", f"{after} are")


def _spent(rules: Rules, claim: said.TokensLead, spun: Stand) -> None:
    """See tokens spent, and which features they lead to."""
    there = until_spent(spun, claim.tokens, calm(rules))
    told = spent(there.told, claim.tokens)
    check(bool(told), there.situation, f"{claim.tokens} are spent", "they are not")
    check(
        (told[0].spent, told[0].leads_to) == (claim.needed, claim.leads_to),
        there.situation,
        f"{claim.needed} are spent on {', '.join(claim.leads_to)}",
        f"{told[0].spent} on {', '.join(told[0].leads_to)}",
    )
    question = there.question
    several = len(claim.leads_to) > 1
    chooses = isinstance(question, Choice) and question.of == "feature"
    check(
        chooses == several and (not chooses or question.options == claim.leads_to),  # type: ignore[union-attr]
        there.situation,
        f"the player {'chooses one' if several else 'has no choice'}",
        f"{question}",
    )


def _starts(rules: Rules, claim: said.TokensLead, spun: Stand, feature: str) -> int:
    """See a feature start that tokens lead to, by its count."""
    there = begun_after(spun, claim.tokens, feature, calm(rules))
    check(
        there is not None,
        spun.situation if there is None else there.situation,
        f"{claim.tokens} start {feature}",
        "they do not",
    )
    assert there is not None
    began = next(one for one in since_spent(there, claim.tokens) if begins(one, feature))
    count = getattr(began, "count", None)
    if isinstance(began, HoldBegun):
        count = len(began.positions)
    check(
        count == claim.counts.get(feature),
        there.situation,
        f"{feature} as by a count of {claim.counts.get(feature)}",
        f"by {count}",
    )
    return 1


@decide.register(said.PartsOfTokens)
def _(claim: said.PartsOfTokens, rules: Rules, _: Evidence) -> Verdict:
    return tried(_parts(claim, rules))


def _parts(claim: said.PartsOfTokens, rules: Rules) -> Iterator[int]:
    """Begin rounds with so many parts, and earn more."""
    stake = every_line(rules)
    most = rules.definition.tokens[claim.tokens].pieces_needed - 1
    for pieces in sorted({0, 1, claim.parts - 1, claim.parts, most} & {*range(most + 1)}):
        stand = opened(rules, stake, holding(rules, claim.tokens, pieces, stake))
        told = held_as_begun(stand, claim.tokens)
        check(
            (told.held, told.sub_tokens) == divmod(pieces, claim.parts),
            stand.situation,
            f"{claim.parts} parts make one of {claim.tokens}",
            f"{pieces} are {told.held} and {told.sub_tokens} parts",
        )
        yield 1
    for one in earning(rules, claim.tokens, stake):
        spun = opened(rules, stake, holding(rules, claim.tokens, 0, stake)).spun(one.target)
        if spun is None:
            continue
        last = earned(spun.told, claim.tokens)[-1]
        check(
            (last.held, last.sub_tokens) == divmod(one.pieces, claim.parts),
            spun.situation,
            f"{claim.parts} parts make one of {claim.tokens}",
            f"{one.pieces} are {last.held} and {last.sub_tokens} parts",
        )
        yield 1
