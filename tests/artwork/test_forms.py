"""Page, print, text and data, each read back."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

import pypdfium2  # type: ignore[import-untyped]
import pytest

from reelwright.artwork import Artwork, arranged
from reelwright.artwork.formats import FORMATS, check_installed, render
from reelwright.artwork.model import Piece, Scale
from reelwright.artwork.rendered import said_on, tree_of
from reelwright.reports import MissingExtra
from reelwright.statements import Place, Statement
from tests.artwork.making import BELLS, GAMES, artwork_of, game_of
from tests.rounds import OPEN


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", GAMES)
def test_the_page_says_every_statement_in_its_order(name: str) -> None:
    artwork = artwork_of(name)
    found = list(said_on(tree_of(str(render("html", artwork)))))
    assert found == [(one.statement.id, plain(one.words)) for one in artwork.said]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_needs_nothing_else_and_its_names_are_its_own(name: str) -> None:
    page = str(render("html", artwork_of(name)))
    tree = tree_of(page)
    names = [one.get("id") for one in tree.iter() if one.get("id")]
    assert [key for key, many in Counter(names).items() if many > 1] == []
    asked = [one.get("href") or one.get("src") for one in tree.iter()]
    assert all(link.startswith("#") and link[1:] in names for link in asked if link)
    assert "@import" not in page
    assert {*re.findall(r"https?://[^\"' )]+", page)} <= {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("name", GAMES)
def test_the_print_shows_every_word_and_every_prize(name: str) -> None:
    artwork = artwork_of(name)
    text = squeezed("".join(_pages(artwork)))
    for said in artwork.said:
        if said.seen:
            assert squeezed("".join(on_paper(artwork, piece) for piece in said.pieces)) in text
        if isinstance(said.drawn, Scale):
            for row in said.drawn.rows:
                assert squeezed(row.count + "".join(row.prizes)) in text


def on_paper(artwork: Artwork, piece: Piece) -> str:
    """A piece of the words with what is written in the picture before it: a tile has the name."""
    if piece.symbol is None or "<text" not in artwork.pictures[piece.symbol]:
        return piece.text
    return artwork.names[piece.symbol] + piece.text


def squeezed(text: str) -> str:
    """Text without the spaces and hyphens that a line's end may take or add."""
    return re.sub(r"[\s\u00ad\ufffe\u0002-]+", "", text)


def _pages(artwork: Artwork) -> Iterator[str]:
    document = pypdfium2.PdfDocument(render("pdf", artwork))
    try:
        for page in document:
            yield page.get_textpage().get_text_range()
    finally:
        document.close()


def test_the_print_is_the_same_every_time_on_a4_with_the_typesetters_fonts() -> None:
    made = render("pdf", artwork_of("cinderella"))
    assert made == render("pdf", artwork_of("cinderella"))
    assert isinstance(made, bytes)
    document = pypdfium2.PdfDocument(made)
    assert {tuple(round(side) for side in page.get_size()) for page in document} == {(595, 842)}
    assert document.get_metadata_dict()["Title"] == "Cinderella: Paytable"
    document.close()
    fonts = {*re.findall(rb"/BaseFont\s*/[A-Z]{6}\+([A-Za-z]+)", made)}
    assert fonts == {b"LibertinusSerif"}


@pytest.mark.parametrize("name", GAMES)
def test_the_text_says_every_statement_once(name: str) -> None:
    artwork = artwork_of(name)
    text = plain(str(render("text", artwork)))
    many = Counter(plain(one.words) for one in artwork.said)
    assert all(text.count(words) >= times for words, times in many.items())
    assert max(map(len, str(render("text", artwork)).splitlines())) <= 79


def test_the_data_hold_words_claims_and_drawings() -> None:
    data = json.loads(render("json", artwork_of(str(BELLS))))
    [frame] = [
        frame
        for page in data["pages"]
        for frame in page["frames"]
        if frame["key"] == "group-one_cherry"
    ]
    [said] = frame["said"]
    assert said["id"] == "mixed-pays/one-cherry"
    assert said["drawn"] == {"kind": "places", "accepted": [["cherry"], [], []], "prize": "2"}
    assert said["claims"][0]["claim"] == "placed pays"
    assert data["symbols"]["cherry"] == "Cherry"


def test_words_of_any_kind_stay_words() -> None:
    words = "A <b>bold</b> & \"quoted\" #typst *word* $x$ 'win'"
    statement = Statement("reading", (), words, (), Place("whole"))
    artwork = arranged([statement], game_of("cinderella"), OPEN)
    assert list(said_on(tree_of(str(render("html", artwork))))) == [("reading", words)]
    assert squeezed(words) in squeezed("".join(_pages(artwork)))


def test_a_form_without_its_library_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    with pytest.raises(
        MissingExtra, match=r"--format pdf: found no typst; allowed: with the extra"
    ):
        check_installed("pdf")
    check_installed("html")
    assert FORMATS["pdf"].binary
