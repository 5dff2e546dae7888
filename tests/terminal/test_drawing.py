"""Pictures, tiles, the window and the indicators as characters."""

from __future__ import annotations

import pytest
from rich.segment import Segment
from textual.app import App, ComposeResult

from reelwright.play.events import ReelsStopped
from reelwright.play.window import window_at
from reelwright.terminal.art import HEIGHT, Picture, mixed, pictures
from reelwright.terminal.lamps import Lamps
from reelwright.terminal.rolling import frames
from reelwright.terminal.tiles import Tile
from tests.terminal.sittings import GAME, RIGGED

PICTURES = pictures(GAME)


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_every_picture_is_a_full_rectangle_of_colours(picture: Picture) -> None:
    assert len(picture.pixels) == HEIGHT
    assert {len(row) for row in picture.pixels} == {picture.width}
    assert picture.width <= 10
    drawn = {pixel for row in picture.pixels for pixel in row if pixel}
    assert picture.colour in drawn


def test_symbols_look_different() -> None:
    assert len({picture.pixels for picture in PICTURES.values()}) == len(PICTURES)


def test_a_symbol_nobody_drew_is_shown_all_the_same() -> None:
    symbols = GAME.definition.symbols
    unknown = GAME.definition.model_copy(update={"symbols": {"moon-dust": symbols["ace"]}})
    game = GAME.model_copy(update={"definition": unknown})
    picture = pictures(game)["moon-dust"]
    assert picture.name == "Moon dust"
    assert len(picture.pixels) == HEIGHT


def text(row: list[Segment]) -> str:
    return "".join(segment.text for segment in row)


@pytest.mark.parametrize("size", [(12, 4), (13, 5), (22, 7), (6, 1), (40, 12)])
def test_a_tile_fills_its_place_exactly(size: tuple[int, int]) -> None:
    width, height = size
    for picture in PICTURES.values():
        rows = Tile(picture).rows(width, height)
        assert [len(text(row)) for row in rows] == [width] * height
        assert picture.name[:width] in text(rows[-1])


@pytest.mark.parametrize(("size", "tall"), [((12, 4), 3), ((24, 7), 6), ((40, 12), 9), ((5, 9), 0)])
def test_a_picture_grows_with_its_tile(size: tuple[int, int], tall: int) -> None:
    rows = [text(row) for row in Tile(PICTURES["ace"]).rows(*size)]
    assert sum("▀" in row or "▄" in row for row in rows) == tall


def test_a_win_is_told_without_colour_too() -> None:
    ace = PICTURES["ace"]
    assert "★ Ace ★" in text(Tile(ace, "#ffffff", won=True).rows(12, 4)[-1])
    assert "★" not in text(Tile(ace, "#ffffff").rows(12, 4)[-1])


def test_colours_mix() -> None:
    assert mixed("#000000", "#ffffff", 0) == "#000000"
    assert mixed("#000000", "#ff8000", 1) == "#ff8000"
    assert mixed("#000000", "#ff8000", 0.5) == "#804000"


def test_the_reels_stop_from_left_to_right_where_they_were_drawn() -> None:
    stops = RIGGED.stops(1).outcomes
    stopped = ReelsStopped(
        phase="paid", stops=stops, window=window_at(RIGGED.definition, "paid", stops)
    )
    shown = list(frames(RIGGED.definition, stopped))
    still = [
        min(
            at
            for at in range(len(shown))
            if all(w[reel] == stopped.window[reel] for w in shown[at:])
        )
        for reel in range(4)
    ]
    assert still == sorted(still)
    assert still[0] < still[-1]
    assert shown[-1][4] != stopped.window[4]


class LampsApp(App[None]):
    def __init__(self, lamps: Lamps) -> None:
        super().__init__()
        self.lamps = lamps
        self.pressed: list[int] = []

    def compose(self) -> ComposeResult:
        yield self.lamps

    def on_lamps_pressed(self, message: Lamps.Pressed) -> None:
        self.pressed.append(message.line)


@pytest.mark.parametrize("lines", [1, 10, 20, 32])
async def test_every_indicator_can_be_clicked_however_many_there_are(lines: int) -> None:
    app = LampsApp(Lamps(range(1, lines + 1), lines))
    app.lamps.styles.width, app.lamps.styles.height = 40, 14
    async with app.run_test(size=(60, 16)) as pilot:
        app.lamps.light(range(1, lines + 1))
        shown = [app.lamps.render_line(y).text for y in range(14)]
        for line in range(1, lines + 1):
            y, x = next(
                (y, row.index(f"● {line:>2}"))
                for y, row in enumerate(shown)
                if f"● {line:>2}" in row
            )
            await pilot.click(app.lamps, offset=(x, y))
    assert app.pressed == list(range(1, lines + 1))
