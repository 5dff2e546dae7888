"""Every statement stands in the artwork once, at the place that is its own."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reelwright.artwork import arranged
from reelwright.artwork.model import Line, Places, Row, Scale
from reelwright.standards.files import vocabulary
from reelwright.statements import Place, Statement, statements
from tests.artwork.making import (
    BELLS,
    GAMES,
    artwork_of,
    frame_of,
    game_of,
    random_game_of,
    said_as,
    said_of,
)
from tests.rounds import OPEN

SYMBOLS = st.sampled_from(["ace", "clock", "sisters", "pumpkin", "prince"])
FEATURES = st.sampled_from(["free games", "glass slipper", "gamble"])
OF = {
    "symbol": st.lists(SYMBOLS, min_size=1, max_size=3, unique=True).map(tuple),
    "group": st.sampled_from([("royals",), ("fruit mix",)]),
    "feature": st.lists(FEATURES, max_size=2, unique=True).map(tuple),
    "whole": st.just(()),
}


@st.composite
def made_up(draw: st.DrawFn) -> Statement:
    """A statement of any kind on anything, with no claim."""
    kind = draw(st.sampled_from(sorted(vocabulary().statements)))
    at = vocabulary().statements[kind].at
    of = draw(OF[at])
    words = draw(st.text("ab <&>'\"", min_size=1, max_size=20))
    return Statement(kind, of, words, (), Place(at, of))


@settings(deadline=None)
@given(st.lists(made_up(), max_size=12, unique_by=lambda statement: statement.id))
def test_whatever_is_stated_stands_in_the_artwork_once(stated: list[Statement]) -> None:
    artwork = arranged(stated, game_of("cinderella"), OPEN)
    assert Counter(said.statement.id for said in artwork.said) == Counter(one.id for one in stated)
    assert all(page.frames for page in artwork.pages)
    for names in ([page.key for page in artwork.pages], [one.key for one in artwork.frames]):
        assert len({*names}) == len(names)


@pytest.mark.parametrize("seed", range(12))
def test_every_statement_of_a_random_game_stands_there_once(seed: int) -> None:
    game = random_game_of(seed)
    stated = statements(game, OPEN)
    artwork = arranged(stated, game, OPEN)
    assert sorted(said.statement.id for said in artwork.said) == sorted(one.id for one in stated)


@pytest.mark.parametrize("name", GAMES)
def test_every_statement_of_a_game_stands_there_once(name: str) -> None:
    said = [one.statement.id for one in artwork_of(name).said]
    assert sorted(said) == sorted(one.id for one in said_of(name))
    assert len({*said}) == len(said)


def test_a_symbol_has_a_frame_with_its_picture_and_its_scale() -> None:
    frame = frame_of(artwork_of("cinderella"), "pays-clock")
    assert (frame.title, frame.symbols) == ("Clock", ("clock",))
    rows = (Row("5", ("200", "400")), Row("4", ("150", "300")), Row("3", ("50", "100")))
    assert [said.drawn for said in frame.said] == [Scale(rows, ("", "Prize", "with Sisters"), 1)]


def test_symbols_of_one_scale_share_a_frame_and_say_of_a_kind() -> None:
    frame = frame_of(artwork_of(str(BELLS)), "pays-bar+melon")
    assert (frame.title, frame.symbols) == ("Bar and Melon", ("bar", "melon"))
    assert [said.drawn for said in frame.said] == [Scale((Row("3 of a kind", ("100",)),))]


def test_what_is_said_of_a_symbol_stands_in_its_frame() -> None:
    artwork = artwork_of("cinderella")
    prince = frame_of(artwork, "special-prince")
    assert {"line pays", "reels of a symbol"} <= {said.statement.kind for said in prince.said}
    pumpkin = frame_of(artwork, "special-pumpkin")
    assert {said.statement.of for said in pumpkin.said} == {("pumpkin",)}


def test_a_win_by_place_is_drawn_place_by_place() -> None:
    said = said_as(artwork_of(str(BELLS)), "mixed-pays/two-cherries")
    assert said.drawn == Places((("cherry",), ("cherry",), ()), "5")


def test_a_line_is_drawn_over_the_window_it_runs_on() -> None:
    said = said_as(artwork_of("cinderella"), "line-diagram/4")
    assert said.drawn == Line(4, (0, 1, 2, 1, 0), (3, 3, 3, 3, 3))


def test_every_feature_has_a_page_in_the_order_they_are_defined_and_the_gamble_comes_last() -> None:
    pages = [page.key for page in artwork_of("cinderella").pages]
    features = [key for key in pages if key.startswith("feature-") or key == "gamble"]
    assert features[-1] == "gamble"
    assert pages[0] == "name"
    assert pages[-1] == "notice"
    assert features == [
        key for key in ("feature-free_games", "feature-glass_slipper", "gamble") if key in features
    ]
