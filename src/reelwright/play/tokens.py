"""Tokens: events earn pieces of them, and enough of them lead to a feature.

A piece is a sub-token where tokens are made of them, else a token.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import ChangedGames, FixedStake
from reelwright.play import events, features
from reelwright.play.bonus import least_count
from reelwright.play.questions import Answer, Choice, Chosen, Draw, Drawn, Even, Lapsed
from reelwright.play.state import Stake, Task, Terms, Turn
from reelwright.play.tokens_kept import bets_name, name_at, of_player
from reelwright.play.trigger import Started, found
from reelwright.play.window import PAID

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Tokens
    from reelwright.play.trigger import Shown


def earn(turn: Turn, phase: str, shown: Shown) -> None:
    """Add, and tell, what a spin of a phase earns; nothing once the win cap is reached."""
    definition = turn.terms.definition
    if turn.capped_at is not None:
        return
    for key, rule in definition.tokens.items():
        for name, by, pieces in _events(definition, rule, shown, phase):
            _add(turn, key, pieces)
            _tell_earned(turn, key, name, by, pieces)


def earned_by(
    definition: Definition, rule: Tokens, shown: Shown, phase: str
) -> Iterator[tuple[str, int]]:
    """Yield the events of a spin of a phase that earn tokens, each with how many pieces."""
    yield from ((name, many) for name, _, many in _events(definition, rule, shown, phase))


def _events(
    definition: Definition, rule: Tokens, shown: Shown, phase: str
) -> Iterator[tuple[str, Started, int]]:
    for name, earning in rule.earned.items() if earns_in(definition, rule, phase) else ():
        by = found(definition, earning.starts_on, shown)
        if by and (pieces := earning.gives.get(by.count)):
            yield name, by, pieces


def earns_in(definition: Definition, rule: Tokens, phase: str) -> bool:
    """Whether spins of a phase earn tokens: those that are paid for always do."""
    paid = phase == PAID or isinstance(definition.features[phase], ChangedGames)
    return paid or rule.earned_in == "all games"


def pieces_held(turn: Turn, key: str) -> int:
    """Return the pieces that the player holds, at the stake of the game."""
    rule = turn.terms.definition.tokens[key]
    return of_player(key, rule, turn.carry, turn.terms.game_stake)


def tell_held(turn: Turn) -> None:
    """Tell what the player holds of all tokens as the game begins."""
    for key, rule in turn.terms.definition.tokens.items():
        held, sub_tokens = divmod(pieces_held(turn, key), rule.pieces_of_one)
        turn.tell(
            events.TokensHeld(
                tokens=key,
                held=held,
                sub_tokens=sub_tokens,
                sub_tokens_of_one=rule.pieces_of_one,
                needed=rule.needed,
            )
        )


def _add(turn: Turn, key: str, pieces: int, bets: int | None = None) -> None:
    """Add pieces, and the line bets they were earned at; nothing is kept of a new player's."""
    rule, stake = turn.terms.definition.tokens[key], turn.terms.game_stake
    carry = dict(turn.carry)
    many = pieces_held(turn, key) + pieces
    _put(carry, name_at(key, rule, stake), many, rule.begins_with)
    if rule.stake == "average":
        name = bets_name(key)
        added = pieces * stake.line_bet if bets is None else bets
        _put(carry, name, carry.get(name, 0) + added, 0)
    turn.carry = carry


def _put(carry: dict[str, int], name: str, value: int, at_first: int) -> None:
    carry.pop(name, None)
    if value != at_first:
        carry[name] = value


def _tell_earned(turn: Turn, key: str, name: str, by: Started, pieces: int) -> None:
    rule = turn.terms.definition.tokens[key]
    held, sub_tokens = divmod(pieces_held(turn, key), rule.pieces_of_one)
    turn.tell(
        events.TokensEarned(
            tokens=key,
            by=name,
            symbol=by.symbol,
            count=by.count,
            positions=by.positions,
            earned=pieces,
            held=held,
            sub_tokens=sub_tokens,
            sub_tokens_of_one=rule.pieces_of_one,
            needed=rule.needed,
        )
    )


@dataclass(frozen=True, slots=True)
class LeadOn(Task):
    """Start what tokens lead to, one feature after the other, while there are enough of any."""

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Spend the first tokens that are enough, and play their feature at its stake."""
        key = _enough(turn)
        if key is None:
            return
        rule, game = turn.terms.definition.tokens[key], turn.terms.game_stake
        stake = _spend(turn, key, rule.leads_to)
        if stake != game:
            turn.terms = replace(turn.terms, stake=stake, staked=game)
        turn.next(_lead(key, rule), BackToStake(), LeadOn())


def _enough(turn: Turn) -> str | None:
    """Return the first tokens that lead on; `None` where none do."""
    rules = turn.terms.definition.tokens
    return next((key for key in rules if pieces_held(turn, key) >= rules[key].pieces_needed), None)


def _spend(turn: Turn, key: str, leads_to: tuple[str, ...]) -> Stake:
    """Spend as many as lead on, the first earned first; return the stake of what they lead to."""
    rule, game = turn.terms.definition.tokens[key], turn.terms.game_stake
    left = pieces_held(turn, key) - rule.pieces_needed
    bets = turn.carry.get(bets_name(key), 0) - left * game.line_bet
    stake = _stake(turn.terms, rule, bets)
    _add(turn, key, -rule.pieces_needed, -bets)
    held, sub_tokens = divmod(left, rule.pieces_of_one)
    turn.tell(
        events.TokensSpent(
            tokens=key,
            spent=rule.needed,
            held=held,
            sub_tokens=sub_tokens,
            sub_tokens_of_one=rule.pieces_of_one,
            needed=rule.needed,
            leads_to=leads_to,
            lines=stake.lines,
            line_bet=stake.line_bet,
            total_bet=stake.total,
        )
    )
    return stake


def _stake(terms: Terms, rule: Tokens, bets: int) -> Stake:
    """Return what the feature is staked at, where the pieces spent were earned at these bets."""
    game = terms.game_stake
    match rule.stake:
        case FixedStake() as fixed:
            lines = tuple(range(1, (fixed.lines or 0) + 1))
            units = terms.definition.stakes.units(len(lines))
            return Stake(lines, fixed.line_bet, units=0 if units == len(lines) else units)
        case "average":
            return Stake(game.lines, bets // rule.pieces_needed, game.units)
    return game


def forfeit(turn: Turn) -> None:
    """Spend the tokens that would lead on in a round that the win cap has ended."""
    while (key := _enough(turn)) is not None:
        _spend(turn, key, ())


def _lead(key: str, rule: Tokens) -> Task:
    return Start(key, 0) if len(rule.leads_to) == 1 else Choose(key)


@dataclass(frozen=True, slots=True)
class Start(Task):
    """Start a feature that tokens lead to, by its number from 0."""

    key: str
    number: int

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Start it as if its count had come."""
        definition = turn.terms.definition
        rule = definition.tokens[self.key]
        name = rule.leads_to[self.number]
        count = least_count(definition, name) if rule.count is None else rule.count
        task = features.start(turn, name, Started("", count), "", 1)
        if task:
            turn.next(task)


@dataclass(frozen=True, slots=True)
class BackToStake(Task):
    """Go back to the stake of the game after a feature that tokens led to."""

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Set it."""
        turn.terms = turn.terms.of_the_game()


@dataclass(frozen=True, slots=True)
class _OneOfSeveral(Task):
    key: str

    def names(self, terms: Terms) -> tuple[str, ...]:
        """Return the features to choose from."""
        return terms.definition.tokens[self.key].leads_to

    def take(self, turn: Turn, number: int, *, at_random: bool) -> None:
        """Start a feature, by its number from 0."""
        name = self.names(turn.terms)[number]
        turn.tell(events.FeatureChosen(tokens=self.key, feature=name, at_random=at_random))
        turn.next(Start(self.key, number))


@dataclass(frozen=True, slots=True)
class Choose(_OneOfSeveral):
    """The player chooses a feature."""

    def question(self, terms: Terms) -> Choice:
        """Ask for a feature by its name."""
        names = self.names(terms)
        return Choice("feature", names, *terms.left_open())

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Start what was chosen, or let chance choose where the player let it lapse."""
        if isinstance(answer, Lapsed):
            turn.next(ChooseAtRandom(self.key))
            return
        assert isinstance(answer, Chosen)
        self.take(turn, self.names(turn.terms).index(answer.option), at_random=False)


@dataclass(frozen=True, slots=True)
class ChooseAtRandom(_OneOfSeveral):
    """Chance chooses for a player who let the choice lapse."""

    def question(self, terms: Terms) -> Draw:
        """Ask for one of the features, all equally likely."""
        return Draw("pick", (Even(len(self.names(terms))),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Start what was drawn."""
        assert isinstance(answer, Drawn)
        self.take(turn, answer.outcomes[0], at_random=True)
