"""What statements are made about: a game with its rules, what was counted, and the words to use."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reelwright.claims.evidence import NOTHING, Evidence
from reelwright.claims.rules import PAID, Rules
from reelwright.definition.model import FreeGames
from reelwright.standards.files import vocabulary
from reelwright.statements.catalogue import Catalogue, catalogue
from reelwright.statements.statement import Place, Statement

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reelwright.claims.model.claim import Claim
    from reelwright.definition.model import Definition, Game
    from reelwright.profiles.model import Profile
    from reelwright.statements.catalogue import Value


@dataclass(frozen=True)
class About:
    """A game under a profile, with what was counted of it, and a catalogue."""

    game: Game
    profile: Profile
    evidence: Evidence = NOTHING
    words: Catalogue = field(default_factory=catalogue)

    @property
    def definition(self) -> Definition:
        """The rules of the game."""
        return self.game.definition

    @property
    def rules(self) -> Rules:
        """The rules with the profile that narrows them."""
        return Rules(self.definition, self.profile)

    def name(self, key: str) -> str:
        """Return what a player reads for a symbol, a group, a mixed win or a feature."""
        if key in self.definition.symbols:
            return self.game.symbol_name(key)
        return key.replace("-", " ").capitalize()

    def names(self, keys: Iterable[str], last: str = "list-and") -> str:
        """Return names as speech lists them."""
        return self.words.listed([self.name(key) for key in keys], last)

    def without_a_line(self, feature: str) -> bool:
        """Say whether a feature can begin with no line that won it: bought, or led to by tokens."""
        bought = (wager.starts for wager in self.definition.wagers.values())
        tokens = self.definition.tokens.values()
        return feature in bought or any(feature in one.leads_to for one in tokens)

    def reels(self, reels: Iterable[int]) -> str:
        """Return reels as speech lists them: "reel 1", "reels 2, 3 and 4"."""
        rising = sorted(reels)
        listed = self.words.listed([str(reel) for reel in rising])
        return self.words.say("reels", count=len(rising), reels=listed)

    def games(self, phases: Iterable[str]) -> str:
        """Return phases as speech lists them: "paid games", "the free games and paid games"."""
        return self.words.listed([self.phase(phase) for phase in phases])

    def phase(self, phase: str) -> str:
        """Return what the games of a phase are called."""
        if phase == PAID:
            changed = self.rules.changed_games
            return self.words.say("usual-paid-games" if changed else "paid-games")
        if phase in self.rules.re_spins:
            return self.words.say("the-re-spins", feature=self.name(phase))
        if phase in self.rules.changed_games:
            return self.words.say("games-of", feature=self.name(phase))
        several = sum(isinstance(one, FreeGames) for one in self.definition.features.values()) > 1
        return self.words.say("games-of" if several else "the-free-games", feature=self.name(phase))

    def state(
        self,
        kind: str,
        message: str,
        claims: Sequence[Claim],
        of: tuple[str, ...] = (),
        *,
        at: tuple[str, ...] | None = None,
        wording: str | None = None,
        **values: Value,
    ) -> Statement:
        """Make a statement of a kind from a message and its values.

        It stands where its kind does, with `at`, or with what it is made for.
        """
        where = vocabulary().statements[kind].at
        place = Place(where, () if where == "whole" else (of if at is None else at))
        return Statement(
            kind=kind,
            of=of,
            words=self.words.say(message, **values),
            claims=tuple(claims),
            place=place,
            wording=wording,
        )
