"""A worked example is drawn as its window, and the places that win are marked."""

from __future__ import annotations

from reelwright.artwork.model import Sight
from reelwright.artwork.sights import sight_of
from reelwright.claims.model.examples import Example
from reelwright.claims.rules import Rules
from reelwright.play.questions import Answer, Chosen, Drawn
from tests.artwork.making import BELLS, artwork_of
from tests.browser.stops import line, pumpkins
from tests.rounds import OPEN, cinderella

RULES = Rules(cinderella(), OPEN)


def example(stops: tuple[int, ...], *more: Answer) -> Example:
    strips = cinderella().strips["base"]
    window = tuple(
        tuple((strip * 2)[stop : stop + 3]) for strip, stop in zip(strips, stops, strict=True)
    )
    return Example(
        lines=(1, 2, 3, 4),
        line_bet=1,
        total=4,
        answers=(Drawn(stops), *more),
        phase="paid",
        window=window,
        wins=(),
        starts=(),
        games=0,
        finds=(),
        factors=(),
        amount=0,
    )


def test_the_places_of_a_line_win_are_marked_with_those_of_a_substitute() -> None:
    sight = sight_of(example(line(4, "queen", "queen", "sisters")), RULES)
    assert sight.marked == ((0, 0), (1, 1), (2, 2))
    assert [sight.reels[reel][row] for reel, row in sight.marked] == [
        ("queen",),
        ("queen",),
        ("sisters",),
    ]


def test_scatters_are_marked_wherever_they_stand() -> None:
    sight = sight_of(example(pumpkins(3)), RULES)
    assert {sight.reels[reel][row] for reel, row in sight.marked} == {("pumpkin",)}
    assert len(sight.marked) == 3


def test_nothing_is_marked_where_the_example_cannot_be_played() -> None:
    assert (
        sight_of(example(line(4, "queen", "queen", "sisters"), Chosen("blue")), RULES).marked == ()
    )


def test_each_example_of_a_game_has_its_frame() -> None:
    for name in ("cinderella", str(BELLS)):
        frames = [frame for frame in artwork_of(name).frames if frame.kind == "example"]
        assert frames
        assert all(len(frame.said) == 1 for frame in frames)
        assert all(isinstance(frame.said[0].drawn, Sight) for frame in frames)


def test_a_place_that_shows_two_symbols_shows_both() -> None:
    sights = [said.drawn for said in artwork_of(str(BELLS)).said if isinstance(said.drawn, Sight)]
    assert any(len(stop) == 2 for sight in sights for reel in sight.reels for stop in reel)
