"""The tables that a person reads in a terminal."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from reelwright.reports import render
from reelwright.reports.table import show
from tests.reports.sheet import game, sheet


def table() -> str:
    text = render("table", sheet(), game())
    assert isinstance(text, str)
    return text


def line_of(words: str) -> str:
    return next(line for line in table().splitlines() if words in line)


def test_it_says_what_returns_how_often_and_how_it_was_obtained() -> None:
    text = table()
    for words in (
        "Cinderella, 20 lines at 0.05, 1.00 a game: returns 62.5000% of what is bet",
        "RTP = 5/8",
        "they take less than 1e-60 from the return (proven bound)",
        "= an exact fraction",
        "≈ a float within a stated bound",
        "A whole game has no highest win",
    ):
        assert words in text


def test_marks_say_how_each_figure_was_obtained() -> None:
    assert "= 50.0000%" in line_of("line wins")
    assert "≈ 37.50%" in line_of("the game wins something")
    assert "< more than" in line_of("1,000 x the stake or more")


def test_prizes_have_names_and_factors() -> None:
    found = line_of("Clock").split()
    assert found[:6] == ["Clock", "5", "with", "200", "x", "2"]
    assert "10,000" in found


def test_a_pattern_that_breaks_the_rule_is_shown() -> None:
    assert "broken" in line_of("0.8 x")
    assert "Not every pattern keeps it." in table()


def test_offers_tell_which_one_is_taken() -> None:
    assert "taken" in line_of("10 games x 3")
    assert "taken" not in line_of("15 games x 2")


def test_plain_text_has_no_colours_and_no_trailing_blanks() -> None:
    text = table()
    assert "\x1b" not in text
    assert all(line == line.rstrip() for line in text.splitlines())


def test_it_fits_a_narrow_terminal() -> None:
    console = Console(width=80, record=True, file=StringIO())
    show(sheet(), game(), console)
    assert max(map(len, console.export_text().splitlines())) <= 80
