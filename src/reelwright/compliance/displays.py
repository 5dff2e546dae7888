"""What the page was seen to show while a game ran, and whether that meets a display duty.

The page is driven in a browser through every kind of feature; at each moment at which something
must be in sight it is read as a player reads it, and held against the figure that the events of
the round come to. What was seen is kept as data, with a digest of the page it was seen on, so that
whoever decides a clause needs no browser. `python -m tests.browser.displays.record` writes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field

from reelwright.definition.model import FreeGames
from reelwright.standards.files import vocabulary

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from reelwright.definition.model import Definition

FeatureKind: TypeAlias = Literal[
    "free games",
    "offers",
    "picks",
    "wheel",
    "trail",
    "award",
    "hold and spin",
    "changed games",
    "re-spins",
    "tokens",
    "parts of tokens",
]
"""Kinds of features, "offers" for the choice between several series of free games, and tokens."""
KINDS: tuple[FeatureKind, ...] = get_args(FeatureKind)

_FREE_GAMES: tuple[FeatureKind, ...] = ("free games",)
_BONUSES: tuple[FeatureKind, ...] = ("picks", "wheel", "trail", "award", "hold and spin")
CONCERNS: Mapping[str, tuple[FeatureKind, ...]] = {
    "free games left": _FREE_GAMES,
    "win of the free games": _FREE_GAMES,
    "stake of free games": _FREE_GAMES,
    "win of the bonus": _BONUSES,
    "win of the round": _BONUSES,
    "choices of the bonus": ("picks", "offers"),
    "values held": ("hold and spin",),
    "re-spins left": ("re-spins", "hold and spin"),
    "reels held by the game": ("re-spins",),
    "changed games left": ("changed games",),
    "countdown": ("picks",),
    "tokens held": ("tokens",),
    "parts of tokens held": ("parts of tokens",),
}
"""The kinds of features in which a display is due; one that is not named is due in every game."""


NOTHING = "nothing"
BETWEEN = " | "
"""Stands between what was due, or found, at one moment and at the next where it changed."""
LONGEST = 60
"""How much of what was found is told in short."""


class Sighting(BaseModel):
    """What was seen of a display at all moments of one kind in a game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    display: str
    feature_kind: FeatureKind | None
    """The kind of feature it was seen in; `None` where it is due in every game."""
    game: str
    moment: str
    said: str
    """What the events of the rounds come to, moment by moment."""
    found: str
    """What stood in sight of the player then."""
    widths: tuple[int, ...]
    """How wide, in pixels, the screens were on which it was found each time."""
    checked: Annotated[int, Field(ge=1)]
    """How many moments there were."""

    @property
    def holds(self) -> bool:
        """Whether what was found is what had to be shown."""
        return self.said == self.found


class Displays(BaseModel):
    """Everything that was seen, and the page it was seen on."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    page: str
    """The digest of the page's sources."""
    seen: tuple[Sighting, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """Whether a display duty is met: what was found, and how it was looked for."""

    holds: bool
    found: str
    how: str


@cache
def displays() -> Displays:
    """Read what was seen."""
    text = (files("reelwright.compliance") / "displays.json").read_text(encoding="utf-8")
    return Displays.model_validate_json(text)


def kinds_of(definition: Definition) -> frozenset[FeatureKind]:
    """Return the kinds of features a game has, "offers" among them where series are chosen."""
    features = definition.features.values()
    kinds: set[FeatureKind] = {feature.kind for feature in features}
    if any(isinstance(feature, FreeGames) and feature.offers for feature in features):
        kinds.add("offers")
    if definition.tokens:
        kinds.add("tokens")
    if any(one.sub_tokens for one in definition.tokens.values()):
        kinds.add("parts of tokens")
    return frozenset(kinds)


def seen(display: str, kinds_of_features: Collection[str]) -> Seen:
    """Say whether a display was seen, each time, in every kind of feature that it concerns.

    Raises `KeyError` for a name that is no display of the vocabulary.
    """
    waits_for = vocabulary().displays[display].waits_for
    if waits_for is not None:
        return Seen(holds=False, found=NOTHING, how=f"not looked for: it waits for {waits_for}")
    wanted: list[FeatureKind | None] = [None]
    if display in CONCERNS:
        wanted = [kind for kind in CONCERNS[display] if kind in kinds_of_features]
    if not wanted:
        return Seen(holds=True, found=NOTHING, how="no feature of the game calls for it")
    return _of([_sightings(display, kind) for kind in wanted])


def _sightings(display: str, kind: FeatureKind | None) -> list[Sighting]:
    return [one for one in displays().seen if one.display == display and one.feature_kind == kind]


def _of(by_kind: list[list[Sighting]]) -> Seen:
    every = [one for found in by_kind for one in found]
    missed = [one for one in every if not one.holds]
    found = "; ".join(map(_in_words, missed or every)) or NOTHING
    return Seen(holds=all(by_kind) and not missed, found=found, how=_how(every))


def _in_words(one: Sighting) -> str:
    where = ", ".join(filter(None, (one.game, one.feature_kind, one.moment)))
    pairs = zip(one.said.split(BETWEEN), one.found.split(BETWEEN), strict=False)
    wrong = next(((said, found) for said, found in pairs if said != found), None)
    if wrong is not None:
        return f"{where}: {_short(wrong[1])}, where {_short(wrong[0])} is due"
    first, *others = one.found.split(BETWEEN)
    return f"{where}: {_short(first)}" + (f" to {_short(others[-1])}" if others else "")


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} \u2026"


def _how(every: list[Sighting]) -> str:
    if not every:
        return "never looked for"
    times = sum(one.checked for one in every)
    widths = ", ".join(str(width) for width in sorted({w for one in every for w in one.widths}))
    games = ", ".join(dict.fromkeys(one.game for one in every))
    return f"looked for {times} times in a browser {widths} pixels wide, playing {games}"
