"""Definitions and profiles come back from the store as they were kept."""

from __future__ import annotations

import hashlib
from fractions import Fraction

import pytest

from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.profiles.files import profile, profile_names
from reelwright.service.archive import Archive, profile_digest
from reelwright.service.errors import Malfunction
from reelwright.service.games import percent
from reelwright.service.ports import Store


@pytest.mark.parametrize("name", shipped_games())
def test_a_definition_comes_back(store: Store, name: str) -> None:
    definition = read_game(find_game(name)).definition
    with store.writing() as books:
        Archive().keep(books, definition)
    with store.reading() as books:
        found = Archive().definition(books, definition.digest)
    assert found.digest == definition.digest


@pytest.mark.parametrize("name", profile_names())
def test_a_profile_comes_back(store: Store, name: str) -> None:
    with store.writing() as books:
        Archive().keep_profile(books, profile(name))
    with store.reading() as books:
        assert Archive().profile(books, profile_digest(profile(name))) == profile(name)


def test_a_profile_of_an_earlier_version_comes_back(store: Store) -> None:
    """One kept before there was a limit that has a default since."""
    text = '{"name":"old","description":"with fewer limits","gamble_attempts":3}'
    digest = hashlib.sha256(text.encode()).hexdigest()
    with store.writing() as books:
        books.keep(digest, text)
    with store.reading() as books:
        found = Archive().profile(books, digest)
    assert (found.name, found.gamble_attempts) == ("old", 3)


def test_a_lost_document_is_a_malfunction(store: Store) -> None:
    with store.reading() as books, pytest.raises(Malfunction, match="found nothing"):
        Archive().definition(books, "0" * 64)


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (Fraction(9326, 10_000), "93.26%"),
        (Fraction(93_265, 100_000), "93.26%"),
        (Fraction(93_275, 100_000), "93.28%"),
        (Fraction(1), "100.00%"),
        (Fraction(0), "0.00%"),
    ],
)
def test_per_cent(share: Fraction, text: str) -> None:
    assert percent(share) == text
