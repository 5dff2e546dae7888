"""Each layout of the vocabulary, decided on an artwork and its forms."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from reelwright.artwork.model import Line, Places, Scale
from reelwright.artwork.pieces import pattern_of, spoken_of
from reelwright.artwork.rendered import said_on, text_of, with_class
from reelwright.claims.model.lines import LinePays, LineRuns, MixedPays, PatternPays, PlacedPays
from reelwright.claims.model.scatters import ScatterPays
from reelwright.claims.model.substitutes import MultipliedPrizes
from reelwright.statements.catalogue import catalogue, fraction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from fractions import Fraction
    from xml.etree.ElementTree import Element

    from reelwright.artwork.model import Artwork, Said
    from reelwright.artwork.rendered import Forms
    from reelwright.claims.model.claim import Claim

Decided: TypeAlias = "tuple[int, Iterator[str]]"
"""How many things were looked at, and what was found amiss."""


@dataclass(frozen=True)
class LaidOut:
    """An artwork with the forms that were rendered of it."""

    artwork: Artwork
    forms: Forms

    @cached_property
    def frames(self) -> Mapping[str, Element]:
        """The frames of the page, by the statements that stand in them."""
        return {
            str(one.get("data-said")): frame
            for frame in with_class(self.forms.page, "frame")
            for one in frame.iter()
            if one.get("data-said")
        }

    @cached_property
    def shown(self) -> Mapping[str, Element]:
        """The elements of the page that statements are shown in, by name."""
        named = ((one.get("data-said"), one) for one in self.forms.page.iter())
        return {name: one for name, one in named if name is not None}

    def claims(self, *kinds: type[Claim]) -> list[tuple[Said, Claim]]:
        """Return the claims of some kinds, each with what is said."""
        return [
            (said, claim)
            for said in self.artwork.said
            for claim in said.statement.claims
            if isinstance(claim, kinds)
        ]


def framed_pays(art: LaidOut) -> Decided:
    """Look for each scale of a symbol in a frame that has the symbol's picture at its head.

    What a symbol pays in a feature is said with the feature, and has the picture beside it.
    """
    found = [
        (said, claim)
        for said, claim in art.claims(LinePays, ScatterPays)
        if isinstance(claim, LinePays | ScatterPays)
    ]

    def faults() -> Iterator[str]:
        for said, claim in found:
            frame = art.frames.get(said.statement.id)
            heads = [] if frame is None else [frame]
            if frame is not None and said.statement.place.at == "symbol":
                heads = [*with_class(frame, "pictures")]
            if claim.symbol not in {key for head in heads for key in _pictured(head)}:
                yield f"{said.statement.id}: no frame with the picture of {claim.symbol}"
            elif frame is not None and len(_scales(frame)) != len(_scaled(art, frame)):
                yield f"{said.statement.id}: pays of something else in its frame"

    return len(found), faults()


def count_beside(art: LaidOut) -> Decided:
    """Look for each prize in a row that has its number; in words, right after its number."""
    found = [
        (said, count, pay)
        for said, claim in art.claims(LinePays, MixedPays, ScatterPays)
        for count, pay in _pays_of(claim).items()
    ]

    def faults() -> Iterator[str]:
        for said, count, pay in found:
            shown = art.shown.get(said.statement.id)
            number, prize = str(count), fraction(pay)
            if shown is None or not _beside(shown, number, prize):
                yield f"{said.statement.id}: no row with {number} and {prize}"

    return len(found), faults()


def of_a_kind(art: LaidOut) -> Decided:
    """Look for symbols of one scale in one frame, where each number says that it is of a kind."""
    shared = [
        said
        for said in art.artwork.said
        if len(_line_pays(said)) > 1 and said.statement.place.at == "symbol"
    ]

    def faults() -> Iterator[str]:
        words = catalogue(art.artwork.language)
        for said in shared:
            counts = {
                words.say("artwork-of-a-kind", count=count)
                for claim in _line_pays(said)
                for count in claim.pays
            }
            shown = art.shown.get(said.statement.id)
            found = set() if shown is None else {text_of(row[0]) for row in _rows(shown)}
            if counts != found:
                yield f"{said.statement.id}: found {', '.join(sorted(found))}"
            if len({tuple(sorted(claim.pays.items())) for claim in _line_pays(said)}) > 1:
                yield f"{said.statement.id}: symbols of different scales"

    return len(shared), faults()


def drawn_patterns(art: LaidOut) -> Decided:
    """Look for each win by place in a drawing, its prize beside it and no other number."""
    found = art.claims(PatternPays, PlacedPays)

    def faults() -> Iterator[str]:
        for said, claim in found:
            shown = art.shown.get(said.statement.id)
            if shown is None or not isinstance(said.drawn, Places):
                yield f"{said.statement.id}: not drawn"
                continue
            places = [tuple(_pictured(place)) for place in with_class(shown, "place")]
            numbers = [text_of(one) for one in shown if "words" not in one.get("class", "")]
            if places != list(_places_of(claim)):
                yield f"{said.statement.id}: other places drawn"
            if "".join(numbers) != fraction(_pay_of(claim)):
                yield f"{said.statement.id}: found {' '.join(numbers)} beside the drawing"

    return len(found), faults()


def drawn_lines(art: LaidOut) -> Decided:
    """Look for a diagram of each line, with its number and just its places marked."""
    found = [(said, claim) for said, claim in art.claims(LineRuns) if isinstance(claim, LineRuns)]

    def faults() -> Iterator[str]:
        for said, claim in found:
            shown = art.shown.get(said.statement.id)
            if shown is None or not isinstance(said.drawn, Line):
                yield f"{said.statement.id}: not drawn"
                continue
            number = [text_of(one) for one in with_class(shown, "number")]
            if number != [str(claim.line)]:
                yield f"{said.statement.id}: found the number {' '.join(number)}"
            if _marked(shown) != claim.rows:
                yield f"{said.statement.id}: other places marked"

    return len(found), faults()


def pictured_symbols(art: LaidOut) -> Decided:
    """Look for a picture, of those the page holds once, by each symbol that is named."""
    named = [
        (said, key)
        for said in art.artwork.said
        for key in spoken_of(said.statement, art.artwork.names)
        if pattern_of(_names(art.artwork.names[key])).search(said.words)
    ]

    def faults() -> Iterator[str]:
        held = {one.get("id"): one for one in art.forms.page.iter("symbol")}
        for key in _pictured(art.forms.page):
            if f"picture-{key}" not in held:
                yield f"{key}: no such picture"
        for said, key in named:
            frame = art.frames.get(said.statement.id)
            if frame is None or key not in _pictured(frame):
                yield f"{said.statement.id}: {key} without its picture"

    return len(named), faults()


def same_in_every_form(art: LaidOut) -> Decided:
    """Compare what page, print and text say, statement by statement, in their order."""
    said = [(one.statement.id, " ".join(one.words.split())) for one in art.artwork.said]

    def faults() -> Iterator[str]:
        yield from _differing("page", said, said_on(art.forms.page))
        yield from _differing("print", said, art.forms.print)
        text, at = " ".join(art.forms.text.split()), 0
        for name, words in said:
            found = text.find(words, at)
            if found < 0:
                yield f"text: {name} is not said, or not in its order"
            at = max(at, found + len(words))

    return len(said), faults()


def at_its_place(art: LaidOut) -> Decided:
    """Look for each statement once: in the frame of what it is about, or apart where on all."""
    found = list(art.artwork.frames)

    def faults() -> Iterator[str]:
        seen: set[str] = set()
        for frame in found:
            element = art.frames
            for said in frame.said:
                name, place = said.statement.id, said.statement.place
                if name in seen:
                    yield f"{name}: said twice"
                seen.add(name)
                if name not in element or element[name].get("id") != frame.key:
                    yield f"{name}: not in its frame"
                if (place.at == "whole") != (frame.kind in APART):
                    yield f"{name}: what is said of all is not apart"
                about = {*frame.symbols} if frame.kind in ("pays", "special") else {*place.of}
                if not {*place.of} <= about:
                    yield f"{name}: in the frame of {', '.join(frame.symbols)}"

    return sum(len(frame.said) for frame in found), faults()


def multiplied_column(art: LaidOut) -> Decided:
    """Look for each multiplied prize in a cell marked so, under a head in words.

    It stands in the frame of its substitute, and beside the prize that is multiplied.
    """
    found = [
        (said, claim)
        for said, claim in art.claims(MultipliedPrizes)
        if isinstance(claim, MultipliedPrizes)
    ]

    def faults() -> Iterator[str]:
        for said, claim in found:
            shown = art.shown.get(said.statement.id)
            cells = set() if shown is None else {*_multiplied(shown)}
            rows = said.drawn.rows if isinstance(said.drawn, Scale) else ()
            if len(rows) != len(claim.prizes):
                yield f"{said.statement.id}: in no table"
            for row, (name, pays) in zip(rows, claim.prizes.items(), strict=False):
                for count, pay in pays.items():
                    if (str(count), row.count, fraction(pay)) not in cells:
                        yield f"{said.statement.id}: {count} of {name} is in no column"
        for name, shown in art.shown.items():
            if any(not head for head, _, _ in _multiplied(shown)):
                yield f"{name}: a column without a head"

    return len(found), faults()


LAYOUTS: Mapping[str, Callable[[LaidOut], Decided]] = {
    "framed pays": framed_pays,
    "count beside each prize": count_beside,
    "of a kind on a shared scale": of_a_kind,
    "drawn patterns": drawn_patterns,
    "drawn lines": drawn_lines,
    "pictured symbols": pictured_symbols,
    "same in every form": same_in_every_form,
    "said at its place": at_its_place,
    "multiplied prizes in a column": multiplied_column,
}
"""What decides each layout, by its name in the vocabulary."""


def _names(name: str) -> tuple[str, str]:
    """Return a name as words write it, and as accepted wordings do."""
    return name, name.upper()


APART = ("whole", "name", "lines", "notice")
"""The frames of what is said of all."""


def _line_pays(said: Said) -> list[LinePays]:
    return [claim for claim in said.statement.claims if isinstance(claim, LinePays)]


def _pays_of(claim: Claim) -> Mapping[int, Fraction]:
    return claim.pays if isinstance(claim, LinePays | MixedPays | ScatterPays) else {}


def _places_of(claim: Claim) -> Iterable[tuple[str, ...]]:
    if isinstance(claim, PatternPays):
        return tuple((claim.symbol,) if mark == "X" else () for mark in claim.pattern)
    return claim.places if isinstance(claim, PlacedPays) else ()


def _pay_of(claim: Claim) -> Fraction:
    assert isinstance(claim, PatternPays | PlacedPays)
    return claim.pay


def _pictured(element: Element) -> list[str]:
    """Return the symbols whose picture is shown in an element: used from those the page holds."""
    return [
        use.get("href", "").removeprefix("#picture-")
        for one in with_class(element, "picture")
        for use in one.iter("use")
    ]


def _scales(frame: Element) -> list[Element]:
    return list(with_class(frame, "scale"))


def _scaled(art: LaidOut, frame: Element) -> list[Said]:
    """Return what is drawn as a scale among what stands in a frame."""
    return [
        said
        for said in art.artwork.said
        if isinstance(said.drawn, Scale) and art.frames.get(said.statement.id) is frame
    ]


def _rows(element: Element) -> Iterator[list[Element]]:
    """Yield the rows of a table's body, each by its cells."""
    return ([*row] for body in element.iter("tbody") for row in body.iter("tr"))


def _beside(element: Element, number: str, prize: str) -> bool:
    """Say whether a prize stands in a row with its number, or follows it in the same phrase."""
    rows = [[text_of(cell) for cell in row] for row in _rows(element)]
    if rows:
        return any(row[0].split()[0] == number and prize in row[1:] for row in rows)
    phrase = rf"(?<!\S){re.escape(number)} [^,;:]*?(?<!\S){re.escape(prize)}(?![\w/])"
    return re.search(phrase, text_of(element)) is not None


def _multiplied(element: Element) -> Iterator[tuple[str, str, str]]:
    """Yield the multiplied prizes of a table, each with the head of its column and of its row."""
    heads = [text_of(one) for head in element.iter("thead") for row in head for one in row]
    for row in _rows(element):
        for at, cell in enumerate(row):
            if "multiplied" in cell.get("class", ""):
                yield heads[at] if at < len(heads) else "", text_of(row[0]), text_of(cell)


def _marked(element: Element) -> tuple[int, ...]:
    """Return the row marked on each reel of a diagram, from its cells; -1 where not just one is."""
    reels: dict[float, list[tuple[float, bool]]] = {}
    for cell in element.iter("rect"):
        x, y = float(cell.get("x", "0")), float(cell.get("y", "0"))
        reels.setdefault(x, []).append((y, cell.get("class") == "on"))
    rows = []
    for _, cells in sorted(reels.items()):
        on = [row for row, (_, marked) in enumerate(sorted(cells)) if marked]
        rows.append(on[0] if len(on) == 1 else -1)
    return tuple(rows)


def _differing(
    form: str, said: list[tuple[str, str]], found: Iterable[tuple[str, str]]
) -> Iterator[str]:
    there = [(name, " ".join(words.split())) for name, words in found]
    if there == said:
        return
    lacking = [name for name, words in said if (name, words) not in there]
    added = [name for name, words in there if (name, words) not in said]
    for name in (*lacking, *added):
        yield f"{form}: {name} is not said the same"
    if not lacking and not added:
        yield f"{form}: another order"
