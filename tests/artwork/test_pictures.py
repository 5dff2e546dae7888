"""Pictures: a game's own, a tile where there is none, and nothing that moves or asks elsewhere."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from reelwright.artwork.line_drawing import line_svg
from reelwright.artwork.model import Line
from reelwright.artwork.pictures import PictureError, pictures_of
from reelwright.definition.files import find_game
from tests.artwork.making import BELLS, game_of

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def test_every_symbol_of_a_game_that_ships_has_its_own_picture() -> None:
    game = game_of("cinderella")
    drawn = pictures_of(game, find_game("cinderella").parent)
    tiles = pictures_of(game)
    assert drawn.keys() == game.definition.symbols.keys() == tiles.keys()
    assert all(drawn[key] != tiles[key] for key in drawn)
    assert not any("var(" in picture for picture in drawn.values())
    assert len({*drawn.values()}) == len(drawn)


def test_tiles_have_the_name_and_differ_in_shape_and_colour() -> None:
    tiles = pictures_of(game_of(str(BELLS)))
    assert all(f">{key.capitalize()}<" in picture for key, picture in tiles.items())
    shapes = [picture.split('d="')[1].split('"')[0] for picture in tiles.values()]
    colours = [picture.split('fill="#')[1][:6] for picture in tiles.values()]
    assert len({*colours}) == len(colours)
    assert all(one != two for one, two in pairwise(shapes))


def test_a_picture_of_ones_own_names_colours_and_keeps_its_names_apart(tmp_path: Path) -> None:
    art = tmp_path / "art"
    art.mkdir()
    (art / "palette.json").write_text('{"sun": "#fc0"}')
    body = '<g id="a"><path d="M0 0h9v9z" fill="var(--sun)"/></g><use href="#a"/>'
    (art / "bell.svg").write_text(SVG.format(body))
    picture = pictures_of(game_of(str(BELLS)), tmp_path)["bell"]
    assert 'fill="#fc0"' in picture
    assert 'id="art-bell-a"' in picture
    assert 'href="#art-bell-a"' in picture


@pytest.mark.parametrize(
    "text",
    [
        "no picture",
        "<svg/>",
        '<!DOCTYPE svg [<!ENTITY a "b">]>' + SVG.format("&a;"),
        SVG.format("<script>alert(1)</script>"),
        SVG.format('<rect onclick="alert(1)" width="1" height="1"/>'),
        SVG.format('<use href="http://elsewhere.example/a.svg#b"/>'),
        SVG.format('<image href="data:image/png;base64,AAAA"/>'),
        SVG.format('<style>rect{fill:url("http://elsewhere.example/a")}</style>'),
        SVG.format('<rect style="fill:url(http://elsewhere.example/a)"/>'),
        SVG.format(" " * 200_001),
    ],
)
def test_what_cannot_be_embedded_is_refused_by_the_name_of_its_file(
    tmp_path: Path, text: str
) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "bell.svg").write_text(text)
    with pytest.raises(PictureError, match=r"bell\.svg: found .*; allowed: SVG"):
        pictures_of(game_of(str(BELLS)), tmp_path)


def test_a_palette_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    for text in ("{", "[]"):
        (tmp_path / "art" / "palette.json").write_text(text)
        with pytest.raises(PictureError, match=r"palette\.json: found no .*; allowed: colours"):
            pictures_of(game_of(str(BELLS)), tmp_path)


def test_neighbouring_lines_differ_in_more_than_colour() -> None:
    rows, heights = (1, 1, 1), (3, 3, 3)

    def grey(number: int) -> str:
        drawn = line_svg(Line(number, rows, heights), 64)
        return drawn.replace(drawn.split('class="on"')[1].split('fill="')[1][:7], "")

    drawn = [grey(number) for number in range(1, 21)]
    assert len({*drawn}) == len(drawn)
