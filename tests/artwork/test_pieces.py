"""A picture stands by the name of each symbol that is named and not in sight."""

from __future__ import annotations

from reelwright.artwork.model import Piece
from reelwright.artwork.pieces import pieces_of
from reelwright.claims.model.lines import GroupHas
from reelwright.statements import Place, Statement

NAMES = {"bar": "Bar", "double-bar": "Double Bar", "a": "A", "ten": "Ten"}


def stated(words: str, *symbols: str) -> Statement:
    claims = (GroupHas(group="bars", symbols=symbols),) if symbols else ()
    return Statement("group", ("bars",), words, claims, Place("group", ("bars",)))


def test_names_are_found_as_words_and_the_longest_first() -> None:
    pieces = pieces_of(stated("Double Bar, Bar: Barred.", "bar", "double-bar"), NAMES, ())
    assert pieces == (
        Piece("Double Bar", "double-bar"),
        Piece(", "),
        Piece("Bar", "bar"),
        Piece(": Barred."),
    )


def test_a_wording_names_symbols_in_capitals() -> None:
    assert pieces_of(stated("THE BAR SYMBOL", "bar"), NAMES, ())[1] == Piece("BAR", "bar")


def test_a_symbol_in_sight_has_its_picture_already() -> None:
    pieces = pieces_of(stated("Bar and Ten", "bar", "ten"), NAMES, ("bar",))
    assert pieces == (Piece("Bar and "), Piece("Ten", "ten"))


def test_a_word_that_is_a_name_by_chance_is_none() -> None:
    assert pieces_of(stated("A win of Ten games"), NAMES, ()) == (Piece("A win of Ten games"),)
