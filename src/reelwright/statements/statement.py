"""A statement of the artwork."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from reelwright.claims.model.claim import Claim


@dataclass(frozen=True, slots=True)
class Place:
    """Where a statement must stand: with symbols, a group, a feature, or what holds for all."""

    at: Literal["symbol", "group", "feature", "whole"]
    of: tuple[str, ...] = ()
    """The keys of the symbols, or the name of the group, mixed win or feature."""


@dataclass(frozen=True, slots=True)
class Statement:
    """Words with the claims they make.

    `kind` is one of the standards' vocabulary; `of` is what there is one statement of its kind for,
    nothing where there is one for the game.
    """

    kind: str
    of: tuple[str, ...]
    words: str
    claims: tuple[Claim, ...]
    place: Place
    wording: str | None = None
    """The accepted wording that the words are, by its name in the vocabulary."""

    @property
    def id(self) -> str:
        """A name that stays while what it is made for does: "line-pays/clock"."""
        return "/".join((self.kind.replace(" ", "-"), "+".join(self.of).replace(" ", "-"))).rstrip(
            "/"
        )

    @property
    def subjects(self) -> tuple[tuple[str, ...], ...]:
        """What it is a statement for, one by one: each symbol of a shared scale by itself."""
        return tuple((one,) for one in self.of) if self.kind == "line pays" else (self.of,)
