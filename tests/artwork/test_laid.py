"""Each layout holds for what is rendered, and does not once the rendering is spoilt."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from xml.etree.ElementTree import Element

import pytest

from reelwright.artwork import Artwork, Laid, arranged, laid
from reelwright.artwork.model import Frame, Row, Scale
from reelwright.artwork.rendered import Forms, rendered, with_class
from reelwright.claims.model.lines import LinePays
from reelwright.claims.model.substitutes import MultipliedPrizes
from reelwright.standards.files import vocabulary
from reelwright.statements import Place, Statement
from tests.artwork.making import BELLS, GAMES, artwork_of, frame_of, game_of, said_as, said_of
from tests.rounds import OPEN

BY_PLACE, SHARED = "mixed-pays/one-cherry", "line-pays/bar+melon"


@pytest.fixture(scope="module")
def forms() -> Forms:
    return rendered(artwork_of(str(BELLS)))


@pytest.fixture(scope="module")
def cinderella_forms() -> Forms:
    return rendered(artwork_of("cinderella"))


@pytest.mark.parametrize("name", GAMES)
def test_every_layout_of_the_vocabulary_holds(name: str) -> None:
    found = laid(artwork_of(name))
    assert set(found) == set(vocabulary().layouts)
    assert {layout: one for layout, one in found.items() if not one.holds} == {}


def test_what_there_is_none_of_is_said_to_be_none() -> None:
    found = laid(artwork_of("cinderella"))
    assert found["drawn patterns"] == Laid(holds=True, found="nothing to be drawn patterns")
    assert found["drawn lines"] == Laid(holds=True, found="20 looked at")


def shown(page: Element, name: str) -> Element:
    [found] = [one for one in page.iter() if one.get("data-said") == name]
    return found


def first(element: Element, name: str) -> Element:
    return next(with_class(element, name))


def no_picture_at_the_head(page: Element) -> None:
    for head in with_class(page, "pictures"):
        for picture in [*head]:
            head.remove(picture)


def another_number(page: Element) -> None:
    next(next(shown(page, SHARED).iter("tbody")).iter("td")).text = "7"


def no_kind(page: Element) -> None:
    next(shown(page, SHARED).iter("tbody")).find("tr/th").text = "3"  # type: ignore[union-attr]


def a_count_beside_the_drawing(page: Element) -> None:
    first(shown(page, BY_PLACE), "prize").text = "1 pays 2"


def another_place(page: Element) -> None:
    needed = first(shown(page, BY_PLACE), "needed")
    needed.remove(needed[0])


def another_line_number(page: Element) -> None:
    first(shown(page, "line-diagram/1"), "number").text = "2"


def another_row(page: Element) -> None:
    first(shown(page, "line-diagram/1"), "on").set("class", "off")


def no_picture_by_the_name(page: Element) -> None:
    for place in with_class(shown(page, BY_PLACE), "place"):
        for picture in [*place]:
            place.remove(picture)


def other_words(page: Element) -> None:
    first(shown(page, "reading"), "words").text = "Wins are read."


def in_another_frame(page: Element) -> None:
    first(page, "pays").set("id", "elsewhere")


SPOILT: list[tuple[str, Callable[[Element], None]]] = [
    ("framed pays", no_picture_at_the_head),
    ("count beside each prize", another_number),
    ("of a kind on a shared scale", no_kind),
    ("drawn patterns", a_count_beside_the_drawing),
    ("drawn patterns", another_place),
    ("drawn lines", another_line_number),
    ("drawn lines", another_row),
    ("pictured symbols", no_picture_by_the_name),
    ("same in every form", other_words),
    ("said at its place", in_another_frame),
]


@pytest.mark.parametrize(("layout", "spoil"), SPOILT)
def test_a_spoilt_page_is_found_out(
    layout: str, spoil: Callable[[Element], None], forms: Forms
) -> None:
    page = deepcopy(forms.page)
    spoil(page)
    found = laid(artwork_of(str(BELLS)), replace(forms, page=page))
    assert not found[layout].holds


def test_print_and_text_must_say_the_same(cinderella_forms: Forms) -> None:
    artwork = artwork_of("cinderella")
    less = replace(cinderella_forms, print=cinderella_forms.print[1:])
    assert "print" in laid(artwork, less)["same in every form"].found
    silent = replace(cinderella_forms, text=cinderella_forms.text.replace("Clock", "Watch"))
    assert laid(artwork, silent)["same in every form"].found.startswith("text: line-pays/clock")


def test_a_statement_on_one_symbol_in_the_frame_of_another_is_found_out() -> None:
    artwork = artwork_of("cinderella")
    [page] = [page for page in artwork.pages if page.key == "pays"]
    clock, ace = page.frames[:2]
    swapped = replace(
        page,
        frames=(replace(clock, said=ace.said), replace(ace, said=clock.said), *page.frames[2:]),
    )
    found = laid(_with_page(artwork, page.key, swapped.frames))
    assert found["said at its place"].found.startswith("line-pays/ace: in the frame of clock")


def _with_page(artwork: Artwork, key: str, frames: tuple[Frame, ...]) -> Artwork:
    pages = (replace(one, frames=frames) if one.key == key else one for one in artwork.pages)
    return replace(artwork, pages=tuple(pages))


def doubled() -> Artwork:
    """Three Bells with prizes that a bar would double."""
    pays = {"bell": {3: Fraction(36)}, "plum": {3: Fraction(28)}}
    claim = MultipliedPrizes(substitute="bar", prizes=pays)
    words = "Prizes with Bar: Bell: 3 pay 36; Plum: 3 pay 28."
    column = Statement(
        "column of multiplied prizes", ("bar",), words, (claim,), Place("symbol", ("bar",))
    )
    return arranged([*said_of(str(BELLS)), column], game_of(str(BELLS)), OPEN)


def test_multiplied_prizes_stand_beside_those_they_multiply_under_a_head() -> None:
    artwork = doubled()
    bell = frame_of(artwork, "pays-bell").said[0].drawn
    assert bell == Scale((Row("3", ("18", "36")),), ("", "Prize", "with Bar"), 1)
    assert said_as(artwork, "column-of-multiplied-prizes/bar").drawn == Scale(
        (Row("Bell", ("36",), "bell"), Row("Plum", ("28",), "plum")), ("", "3"), 1
    )
    assert {name for name, one in laid(artwork).items() if not one.holds} == set()


COLUMN = "column-of-multiplied-prizes/bar"


def first_prize(page: Element) -> Element:
    body = next(shown(page, COLUMN).iter("tbody"))
    return next(body.iter("td"))


def no_head(page: Element) -> None:
    head = next(shown(page, "line-pays/bell").iter("thead"))
    [*head.iter("th")][-1].text = ""


def not_marked(page: Element) -> None:
    first_prize(page).set("class", "")


def not_multiplied(page: Element) -> None:
    first_prize(page).text = "18"


@pytest.mark.parametrize("spoil", [no_head, not_marked, not_multiplied])
def test_a_column_without_a_head_or_a_prize_is_found_out(spoil: Callable[[Element], None]) -> None:
    artwork = doubled()
    forms = rendered(artwork)
    spoil(forms.page)
    assert not laid(artwork, forms)["multiplied prizes in a column"].holds


def test_what_symbols_pay_in_a_feature_is_said_there_number_and_prize_together() -> None:
    claims = tuple(
        LinePays(symbol=symbol, pays={3: Fraction(pay)}, phases=("free games",))
        for symbol, pay in (("clock", 60), ("ace", 40))
    )
    for words, beside in (
        ("Free games: Clock: 3 of a kind pay 60, Ace: 3 of a kind pay 40.", True),
        ("Free games: Clock and Ace pay 60 and 40 for 3.", False),
    ):
        stated = Statement(
            "pays of free games", ("free games",), words, claims, Place("feature", ("free games",))
        )
        artwork = arranged([stated], game_of("cinderella"), OPEN)
        assert [said.drawn for said in artwork.said] == [None]
        found = laid(artwork)
        assert found["count beside each prize"].holds is beside
        assert found["framed pays"].holds
        assert found["pictured symbols"].holds
