"""`arranged`: every statement in its place, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.artwork.drawing import drawn_for
from reelwright.artwork.model import (
    Artwork,
    Frame,
    FrameKind,
    Line,
    Page,
    Said,
    Scale,
    Sight,
)
from reelwright.artwork.pictures import pictures_of
from reelwright.artwork.pieces import pieces_of
from reelwright.artwork.sections import EXAMPLE, KIND_OF, PAGE_OF, REST, UNTITLED, WHOLE
from reelwright.claims.model.lines import GroupHas, LinePays, MixedPays
from reelwright.claims.model.substitutes import MultipliedPrizes
from reelwright.statements.about import About

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from reelwright.artwork.pictures import Pictures
    from reelwright.definition.model import Game
    from reelwright.profiles.model import Profile
    from reelwright.statements.statement import Statement


def arranged(
    statements: Iterable[Statement],
    game: Game,
    profile: Profile,
    pictures: Pictures | None = None,
) -> Artwork:
    """Return the artwork that statements make, each in its place; symbols get a tile as picture."""
    about = About(game, profile)
    names = {key: game.symbol_name(key) for key in game.definition.symbols}
    pages = _Arranging(about, names).pages(tuple(statements))
    return Artwork(
        game=game.name,
        language=about.words.language,
        pages=tuple(page for page in pages if page.frames),
        names=names,
        pictures=pictures_of(game) if pictures is None else pictures,
    )


class _Arranging:
    """Puts statements into frames and frames on pages."""

    def __init__(self, about: About, names: Mapping[str, str]) -> None:
        self._about = about
        self._names = names
        self._multiplied: tuple[MultipliedPrizes, ...] = ()

    def pages(self, statements: tuple[Statement, ...]) -> Iterator[Page]:
        """Yield every page, those without frames too."""
        self._multiplied = tuple(
            claim
            for statement in statements
            for claim in statement.claims
            if isinstance(claim, MultipliedPrizes)
        )
        placed: dict[str, list[Statement]] = {}
        whole: dict[str, list[Statement]] = {}
        for statement in statements:
            placed.setdefault(statement.place.at, []).append(statement)
            if statement.place.at == "whole":
                whole.setdefault(PAGE_OF.get(statement.kind, REST), []).append(statement)
        yield self._page("name", self._whole("name", whole.get("name", [])))
        frames = self._symbol_frames(placed.get("symbol", []), placed.get("group", []))
        for kind in ("pays", "special", "group"):
            yield self._page(
                "groups" if kind == "group" else kind, [one for one in frames if one.kind == kind]
            )
        yield from self._features(placed.get("feature", []))
        for key in WHOLE:
            yield self._page(key, self._whole(key, whole.get(key, [])))
            if key == "lines":
                loose = filter(_loose, placed.get("feature", []))
                yield self._page("examples", [*self._examples(loose)])

    def _page(self, key: str, frames: list[Frame]) -> Page:
        return Page(key, self._about.words.say(f"artwork-{key}"), tuple(frames))

    def _symbol_frames(
        self, at_symbols: list[Statement], at_groups: list[Statement]
    ) -> list[Frame]:
        """Return the frames of symbols, of groups and of mixed wins."""
        symbols = _gathered(at_symbols, self._names)
        groups: dict[tuple[str, ...], list[Statement]] = {}
        for of in [of for of in symbols if not set(of) <= self._names.keys()]:
            groups[of] = symbols.pop(of)
        for statement in at_groups:
            groups.setdefault(statement.place.of, []).append(statement)
        return [
            *(self._symbol_frame(of, found) for of, found in symbols.items()),
            *(self._frame("group", of, found, _members(found)) for of, found in groups.items()),
        ]

    def _symbol_frame(self, of: tuple[str, ...], found: list[Statement]) -> Frame:
        plain = all(_pays(statement) for statement in found)
        return self._frame("pays" if plain else "special", of, found, of)

    def _features(self, statements: list[Statement]) -> Iterator[Page]:
        """Yield a page for each feature in the order they are defined, then one for the rest."""
        found: dict[tuple[str, ...], list[Statement]] = {}
        for statement in statements:
            if not _loose(statement):
                found.setdefault(statement.place.of, []).append(statement)
        definition = self._about.definition
        order = [*definition.features, *definition.tokens]
        for of in sorted(found, key=lambda of: _rank(of, order)):
            yield Page(
                _key("feature", of) if of else "gamble",
                self._titled(of) or self._about.words.say("artwork-gamble"),
                tuple(self._feature_frames(of, found[of])),
            )

    def _feature_frames(self, of: tuple[str, ...], found: list[Statement]) -> Iterator[Frame]:
        rules = [statement for statement in found if statement.kind != EXAMPLE]
        if rules:
            yield self._frame("feature", of, rules, ())
        yield from self._examples(statement for statement in found if statement.kind == EXAMPLE)

    def _examples(self, found: Iterable[Statement]) -> Iterator[Frame]:
        for statement in found:
            yield self._frame("example", (statement.id,), [statement], ())

    def _whole(self, key: str, found: list[Statement]) -> list[Frame]:
        if not found:
            return []
        return [self._frame(KIND_OF.get(key, "whole"), (key,), found, ())]

    def _frame(
        self, kind: FrameKind, of: tuple[str, ...], found: list[Statement], symbols: tuple[str, ...]
    ) -> Frame:
        return Frame(
            key=_key(kind, of),
            kind=kind,
            title="" if kind in UNTITLED else self._titled(of),
            symbols=symbols,
            said=tuple(sorted((self._said(one, symbols) for one in found), key=_first_scales)),
        )

    def _said(self, statement: Statement, symbols: tuple[str, ...]) -> Said:
        drawn = drawn_for(statement, self._about, self._multiplied)
        seen = drawn.symbols if isinstance(drawn, Sight) else ()
        return Said(statement, pieces_of(statement, self._names, (*symbols, *seen)), drawn)

    def _titled(self, of: tuple[str, ...]) -> str:
        return self._about.words.listed([self._about.name(key) for key in of])


def _loose(statement: Statement) -> bool:
    """Say whether a statement is an example of no feature."""
    return statement.kind == EXAMPLE and not statement.place.of


def _key(kind: str, of: tuple[str, ...]) -> str:
    """Return what names a page or frame, also in an address: no name has an underscore."""
    return f"{kind}-{'+'.join(of)}".replace(" ", "_")


def _first_scales(said: Said) -> int:
    """Return where something stands in its frame: scales first, diagrams of lines last."""
    return 0 if isinstance(said.drawn, Scale) else 2 if isinstance(said.drawn, Line) else 1


def _gathered(
    statements: list[Statement], symbols: Mapping[str, str]
) -> dict[tuple[str, ...], list[Statement]]:
    """Return the statements by the symbols they stand with: a frame of pays is for all of those."""
    frames: dict[tuple[str, ...], list[Statement]] = {}
    for statement in statements:
        if _pays(statement):
            frames.setdefault(statement.place.of, [])
    for statement in statements:
        of = statement.place.of
        holding = next((keys for keys in frames if set(of) <= set(keys)), of)
        frames.setdefault(holding if set(of) <= symbols.keys() else of, []).append(statement)
    return frames


def _pays(statement: Statement) -> bool:
    """Say whether a statement is the pay scale of symbols."""
    return bool(statement.claims) and all(isinstance(one, LinePays) for one in statement.claims)


def _members(statements: list[Statement]) -> tuple[str, ...]:
    """Return the symbols of a group or mixed win."""
    of: dict[str, None] = {}
    for claim in (claim for statement in statements for claim in statement.claims):
        if isinstance(claim, MixedPays):
            of.update(dict.fromkeys(claim.of))
        elif isinstance(claim, GroupHas):
            of.update(dict.fromkeys(claim.symbols))
    return tuple(of)


def _rank(of: tuple[str, ...], order: list[str]) -> tuple[int, int, tuple[str, ...]]:
    """Return where a feature's page stands: those of several first, the gamble last."""
    known = [order.index(name) for name in of if name in order]
    if len(known) > 1:
        return (0, min(known), of)
    return (1, known[0], of) if known else (2, 0, of)
