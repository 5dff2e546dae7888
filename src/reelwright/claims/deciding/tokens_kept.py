"""How tokens are kept from game to game, and at which stake they are spent."""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.tokens import held_as_begun
from reelwright.claims.deciding.trying import Differs, Untried, check, tried
from reelwright.claims.model import tokens as said
from reelwright.claims.trials.played.bonuses import uncapped
from reelwright.claims.trials.played.collecting import earned, holding, spent
from reelwright.claims.trials.played.filled import filled
from reelwright.claims.trials.played.leading import (
    begun_after,
    choosing,
    since_spent,
    until_spent,
)
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.stakes import stakes_apart
from reelwright.claims.trials.played.stands import opened
from reelwright.claims.trials.played.steering import calm
from reelwright.play.carrying import fitting
from reelwright.play.events import FeatureChosen, FreeGameBegun
from reelwright.play.questions import Choice, Draw, Drawn, Even, Lapsed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.state import Stake


@decide.register(said.TokensKept)
def _(claim: said.TokensKept, rules: Rules, _: Evidence) -> Verdict:
    return tried(_kept(claim, rules))


def _kept(claim: said.TokensKept, rules: Rules) -> Iterator[int]:
    """Begin rounds after one that left tokens, at its stake and at others."""
    stake = every_line(rules)
    new = opened(rules, stake)
    check(
        _pieces(new, claim.tokens) == claim.begins_with,
        new.situation,
        f"a new player has {claim.begins_with} of {claim.tokens}",
        f"{_pieces(new, claim.tokens)}",
    )
    for many in _numbers(claim, rules):
        carry = holding(rules, claim.tokens, many, stake)
        over = opened(rules, stake, carry).on(calm(rules))
        if earned(over.events, claim.tokens):
            continue
        kept = fitting(rules.definition, over.state.carry)
        check(kept == over.state.carry, over.situation, f"{claim.tokens} are kept", "not all are")
        for other in stakes_apart(rules):
            told = _pieces(opened(rules, other, kept), claim.tokens)
            own = claim.each_stake and not _alike(stake, other)
            due = claim.begins_with if own else many
            check(
                told == due,
                over.situation,
                f"{due} of {claim.tokens} at {_named(other)}",
                f"there are {told}",
            )
            yield 1


def _numbers(claim: said.TokensKept, rules: Rules) -> list[int]:
    """Return numbers of pieces to hold that a new player does not have."""
    most = rules.definition.tokens[claim.tokens].pieces_needed - 1
    return [many for many in sorted({0, 1, most} & {*range(most + 1)}) if many != claim.begins_with]


def _pieces(stand: Stand, tokens: str) -> int:
    told = held_as_begun(stand, tokens)
    return told.held * told.sub_tokens_of_one + told.sub_tokens


def _alike(one: Stake, other: Stake) -> bool:
    return (len(one.lines), one.line_bet) == (len(other.lines), other.line_bet)


def _named(stake: Stake) -> str:
    return f"{len(stake.lines)} lines x {stake.line_bet}"


@decide.register(said.TokensStaked)
def _(claim: said.TokensStaked, rules: Rules, _: Evidence) -> Verdict:
    return tried(_staked(claim, uncapped(rules)))


def _staked(claim: said.TokensStaked, rules: Rules) -> Iterator[int]:
    """Earn all but the last tokens at one stake and those at another, and see what is played."""
    rule = rules.definition.tokens[claim.tokens]
    found = False
    for before, last in product(stakes_apart(rules), repeat=2):
        if rule.kept_for == "each stake" and not _alike(before, last):
            continue
        for spun in islice(filled(rules, claim.tokens, last, before=before), 1):
            found = True
            held = _pieces(spun, claim.tokens)
            bets = held * before.line_bet + (rule.pieces_needed - held) * last.line_bet
            _at(claim, rules, spun, bets // rule.pieces_needed)
            yield 1
    if not found:
        raise Untried(f"a round that earns {claim.tokens}: none was found")


def _at(claim: said.TokensStaked, rules: Rules, spun: Stand, mean: int) -> None:
    """Hold the stake of what tokens lead to against what is said of it."""
    game = spun.state.terms.game_stake
    due = (game.lines, game.line_bet)
    if claim.by == "average":
        due = (game.lines, mean)
    elif claim.line_bet is not None:
        due = (tuple(range(1, (claim.lines or 0) + 1)), claim.line_bet)
    there = until_spent(spun, claim.tokens, calm(rules))
    for told in spent(there.told, claim.tokens):
        check(
            (told.lines, told.line_bet) == due,
            there.situation,
            f"what {claim.tokens} lead to is played on lines {list(due[0])} at {due[1]}",
            f"on lines {list(told.lines)} at {told.line_bet}",
        )
    for feature in rules.definition.tokens[claim.tokens].leads_to:
        if feature in rules.free_games:
            _games_at(rules, claim.tokens, spun, feature, due)


def _games_at(
    rules: Rules, tokens: str, spun: Stand, feature: str, due: tuple[tuple[int, ...], int]
) -> None:
    """Hold the stake that a free game is told to have against what is due."""
    there = begun_after(spun, tokens, feature, calm(rules))
    if there is None:
        return
    known = len(there.events) - len(since_spent(there, tokens))
    playing = there.to(
        choosing(feature, calm(rules)), lambda one: isinstance(one, FreeGameBegun), known
    )
    for game in (one for one in playing.events[known:] if isinstance(one, FreeGameBegun)):
        check(
            (game.lines, game.line_bet) == due,
            playing.situation,
            f"games on lines {list(due[0])} at {due[1]}",
            f"on lines {list(game.lines)} at {game.line_bet}",
        )


@decide.register(said.FeatureLeftOpen)
def _(claim: said.FeatureLeftOpen, rules: Rules, _: Evidence) -> Verdict:
    return tried(_left_open(claim, uncapped(rules)))


def _left_open(claim: said.FeatureLeftOpen, rules: Rules) -> Iterator[int]:
    """Leave a choice between features open, and see chance make it."""
    for spun in filled(rules, claim.tokens, every_line(rules)):
        there = until_spent(spun, claim.tokens, calm(rules))
        question = there.question
        if not isinstance(question, Choice) or question.of != "feature":
            raise Differs(there.situation, "the player chooses a feature", f"{question}")
        check(
            (question.lapse, question.seconds) == ("random pick", claim.seconds),
            there.situation,
            f"a choice left open is made at random, after seconds: {claim.seconds}",
            f"{question.lapse}, {question.seconds}",
        )
        lapsed = there.after(Lapsed())
        even = Draw("pick", (Even(len(question.options)),))
        check(lapsed.question == even, lapsed.situation, "each is equally likely", "they are not")
        made = lapsed.after(Drawn((0,)))
        chosen = [one for one in made.told if isinstance(one, FeatureChosen)]
        check(
            bool(chosen) and chosen[0].at_random,
            made.situation,
            "the choice is made at random",
            "it is not",
        )
        yield 1
        return
    raise Untried(f"a round that earns {claim.tokens}: none was found")
