"""What is held against the clauses: an artwork's statements, each tried on the rules of a game."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.rules import Rules
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.verdicts import Counterexample, Pending, Situation, refuted
from reelwright.compliance.wordings import asserted, out_of_place
from reelwright.statements import statements

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.model.claim import Claim
    from reelwright.claims.verdicts import Verdict
    from reelwright.definition.model import Definition, Game
    from reelwright.profiles.model import Profile
    from reelwright.statements.statement import Statement


class Laid(Protocol):
    """Whether an artwork is laid out in a certain way, and what was found of it."""

    @property
    def holds(self) -> bool:
        """Whether it is."""

    @property
    def found(self) -> str:
        """What was found."""


class Seen(Laid, Protocol):
    """Whether a display was seen at its moment, and what was found there."""

    @property
    def how(self) -> str:
        """How it was looked for."""


@dataclass(frozen=True, slots=True)
class Told:
    """A statement of the artwork with what became of each of its claims."""

    statement: Statement
    verdicts: tuple[Verdict, ...]
    """Those on its claims, and on what its wording asserts where it is an accepted one."""

    @property
    def against(self) -> tuple[Verdict, ...]:
        """The verdicts that a claim of it is untrue."""
        return tuple(verdict for verdict in self.verdicts if refuted(verdict))

    @property
    def needs(self) -> tuple[str, ...]:
        """What its claims wait for before they can be decided."""
        waiting = (verdict.needs for verdict in self.verdicts if isinstance(verdict, Pending))
        return tuple(dict.fromkeys(waiting))

    @property
    def untrue(self) -> bool:
        """Whether one of its claims is."""
        return bool(self.against)

    @property
    def status(self) -> str:
        """Its truth in a word."""
        return "untrue" if self.untrue else "not decided" if self.needs else "true"


@dataclass(frozen=True)
class Held:
    """An artwork tried on the rules of a game, with all that its clauses ask about."""

    game: Game
    profile: Profile
    told: tuple[Told, ...]
    due: tuple[Statement, ...]
    """What there is to say of the game."""
    evidence: Evidence = NOTHING
    layouts: Mapping[str, Laid] = field(default_factory=dict)
    """By the vocabulary's names; one that is not there was not looked at."""
    displays: Mapping[str, Seen] = field(default_factory=dict)

    @cached_property
    def rules(self) -> Rules:
        """The rules of the game under the profile."""
        return Rules(self.game.definition, self.profile)

    @cached_property
    def refuted(self) -> tuple[Told, ...]:
        """Every statement that is untrue."""
        return tuple(told for told in self.told if told.untrue)

    @cached_property
    def _said(self) -> frozenset[tuple[str, tuple[str, ...]]]:
        return frozenset(
            (told.statement.kind, subject)
            for told in self.told
            for subject in told.statement.subjects
        )

    def of_kinds(self, kinds: Collection[str]) -> tuple[Told, ...]:
        """Return the artwork's statements of some kinds."""
        return tuple(told for told in self.told if told.statement.kind in kinds)

    def printing(self, wordings: Collection[str]) -> tuple[Told, ...]:
        """Return the artwork's statements that are printed in one of some accepted wordings."""
        return tuple(told for told in self.told if told.statement.wording in wordings)

    def says(self, kinds: Iterable[str], subject: tuple[str, ...]) -> bool:
        """Say whether the artwork has a statement of one of some kinds for a subject."""
        return any((kind, subject) in self._said for kind in kinds)

    def due_of(self, kinds: Collection[str]) -> tuple[Statement, ...]:
        """Return what there is to say of some kinds."""
        return tuple(statement for statement in self.due if statement.kind in kinds)

    def missing(self, kinds: Collection[str]) -> tuple[Statement, ...]:
        """Return what there is to say of some kinds and the artwork says in none of them."""
        return tuple(
            statement
            for statement in self.due_of(kinds)
            if not all(self.says(kinds, subject) for subject in statement.subjects)
        )


def hold(
    artwork: Iterable[Statement],
    game: Game,
    profile: Profile,
    evidence: Evidence = NOTHING,
    *,
    layouts: Mapping[str, Laid] | None = None,
    displays: Mapping[str, Seen] | None = None,
) -> Held:
    """Try every statement of an artwork, of this game or another, on the rules of a game."""
    trial = _Trial(Rules(game.definition, profile), evidence)
    return Held(
        game=game,
        profile=profile,
        told=tuple(Told(statement, trial.verdicts(statement)) for statement in artwork),
        due=statements(game, profile, evidence),
        evidence=evidence,
        layouts=layouts or {},
        displays=displays or {},
    )


class _Trial:
    """Claims tried on one game, those alike once."""

    def __init__(self, rules: Rules, evidence: Evidence) -> None:
        self._rules = rules
        self._evidence = evidence
        self._met: dict[tuple[type[Claim], str], Verdict] = {}

    def verdicts(self, statement: Statement) -> tuple[Verdict, ...]:
        said = tuple(self._verdict(claim) for claim in statement.claims)
        if statement.wording is None:
            return said
        meant = (self._verdict(claim) for claim in asserted(statement.wording, self._rules))
        return (*said, *meant, *out_of_place(statement.wording, self._rules))

    def _verdict(self, claim: Claim) -> Verdict:
        key = (type(claim), claim.model_dump_json())
        if key not in self._met:
            self._met[key] = self._decided(claim, key[1])
        return self._met[key]

    def _decided(self, claim: Claim, text: str) -> Verdict:
        """Decide a claim; one that names what the game does not have is untrue."""
        try:
            return decide(claim, self._rules, self._evidence)
        except KeyError as error:
            name = str(error.args[0])
            if json.dumps(name) not in text:
                raise
            bet = Situation(every_line(self._rules))
            return Counterexample(bet, f"{claim.claim}: {name}", f"the game has no such {name}")


def displays_of(definition: Definition) -> dict[str, Seen]:
    """Return what the page was seen to show of every display that a game with its features owes."""
    from reelwright.compliance.displays import kinds_of, seen
    from reelwright.standards.files import vocabulary

    kinds = kinds_of(definition)
    return {name: seen(name, kinds) for name in vocabulary().displays}
