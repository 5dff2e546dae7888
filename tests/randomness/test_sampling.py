"""What is sampled is what the source answered, by playing as the server does, for every place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

import pytest

from reelwright.chance import SeededSource
from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.definition.model import Definition
from reelwright.play.questions import Draw, Drawn, Even, Refused, Weighted
from reelwright.profiles.files import profile
from reelwright.randomness.places import places_of
from reelwright.randomness.sampling import sampled
from reelwright.randomness.streams import NOT_SPUN, Sample
from reelwright.randomness.watching import Player
from tests.randomness.drawing import untold

SAMPLES = 300


def game(name: str) -> Definition:
    return read_game(find_game(name)).definition


@dataclass
class Counted:
    """A seeded source that counts the draws of each sort."""

    source: SeededSource = field(default_factory=lambda: SeededSource(5))
    asked: Counter[str] = field(default_factory=Counter)

    def answer(self, draw: Draw) -> Drawn:
        self.asked[draw.of] += 1
        return self.source.answer(draw)


def sample(name: str, samples: int = SAMPLES) -> Sample:
    return sampled(game(name), SeededSource(5), samples, untold)


@pytest.mark.parametrize("name", shipped_games())
def test_every_place_draws_as_often_as_is_asked_for(name: str) -> None:
    definition = game(name)
    found = sample(name)
    assert found.rounds == SAMPLES
    assert {one.name for one in found.spins} >= {f"strips {one}" for one in definition.strips}
    assert all(len(spins.rows) == SAMPLES for spins in found.spins)
    assert all(len(stream.values) == SAMPLES for stream in found.others)
    assert all(stream.played <= len(stream.values) for stream in found.streams())


@pytest.mark.parametrize("name", shipped_games())
def test_every_draw_of_rounds_has_a_place(name: str) -> None:
    """But those of what is left of a pool, of which there are too many to ask for each."""
    places = places_of(game(name))
    known = {(draw.of, odds) for draw in (*places.rows, *places.single) for odds in draw.parts}
    stops = {odds for draw in places.sets.values() for odds in draw.parts}
    rounds = Player(game(name), profile("open"), SeededSource(4)).rounds()
    for draw, *_ in (one for each in islice(rounds, SAMPLES) for one in each):
        for odds in draw.parts:
            held_back = draw.of == "prize" and any(of == "prize" for of, _ in known)
            assert (draw.of, odds) in known or odds in stops or held_back


HOARFROST = {
    ("segment", Weighted((3, 2, 1))): ["gamble"],
    ("value", Weighted((60, 25, 10, 4, 1))): ["deep freeze"],
    ("landing", Weighted((1, 19))): ["deep freeze"],
}


def test_features_are_walked_for_what_they_draw() -> None:
    places = places_of(game("hoarfrost"))
    assert {(draw.of, draw.parts[0]): names for draw, names in places.single.items()} == HOARFROST
    cells = [tuple(odds.size for odds in draw.parts) for draw in places.rows]
    assert cells == [(15, 14, 13, 12), (15, 14, 13, 12, 11)]
    assert places_of(game("lightkeeper")).single[Draw("pick", (Even(3),))] == ["night watch"]
    waves = Weighted((1, 1, 2, 2, 3, 3, 4, 4))
    assert places_of(game("ebb-and-flow")).single[Draw("mystery", (waves,))] == ["wave"]


def test_what_is_drawn_by_playing_comes_first_and_in_its_order() -> None:
    source = SeededSource(5)
    rounds = Player(game("magpie"), profile("open"), source).rounds()
    draws = [one for each in islice(rounds, SAMPLES) for one in each]
    stops = [stops for draw, _, _, stops in draws if draw.of == "stops"]
    dice = [drawn.outcomes[0] for draw, drawn, _, _ in draws if draw.of == "die"]
    found = sample("magpie")
    assert found.spins[0].rows.tolist() == [list(row) for row in stops]
    [die] = found.others
    assert die.played == len(dice) > 10
    assert die.values[: die.played].tolist() == dice


def test_draws_that_rounds_reach_too_seldom_are_asked_of_the_source() -> None:
    source = Counted()
    found = sampled(game("hoarfrost"), source, SAMPLES, untold)
    assert source.asked["cell"] == 2 * SAMPLES
    assert source.asked["stops"] >= SAMPLES
    names = [one.name for one in found.others]
    assert "value, weights 60 25 10 4 1 (deep freeze)" in names


def test_reels_that_are_held_are_not_drawn() -> None:
    rows = sample("hoarfrost", 1_500).spins[0].rows
    held = (rows == NOT_SPUN).sum(axis=1)
    assert set(held.tolist()) >= {0, 2}
    [strips, *_] = sample("hoarfrost", 1_500).spins
    assert all(reel.values.min() == 0 for reel in strips.reels())


def test_prizes_out_of_pools_that_shrink_are_scored() -> None:
    [prizes] = [one for one in sample("lightkeeper", 3_000).changing if "prize" in one.name]
    assert prizes.played == len(prizes.scored) > 20
    assert abs(prizes.scored.mean()) < 4 / len(prizes.scored) ** 0.5


def test_an_outcome_that_cannot_come_is_refused() -> None:
    class TooHigh(Counted):
        def answer(self, draw: Draw) -> Drawn:
            return Drawn(tuple(odds.size for odds in draw.parts))

    with pytest.raises(Refused, match=r"draw of stops, part 1: found .*; allowed"):
        sampled(game("ebb-and-flow"), TooHigh(), 10, untold)


def test_it_is_told_how_far_the_work_is() -> None:
    heard: list[tuple[str, int, int]] = []
    sampled(game("magpie"), SeededSource(1), 600, lambda *told: heard.append(told))
    assert heard[:2] == [("rounds played", 500, 600), ("rounds played", 600, 600)]
    assert heard[-1] == ("places asked", 2, 2)


def rounds_of(definition: Definition) -> Iterator[set[str]]:
    player = Player(definition, profile("open"), SeededSource(2))
    for draws in player.rounds():
        yield {draw.of for draw, *_ in draws}


def test_every_choice_is_taken_in_turn() -> None:
    """A gamble is taken and left; a bonus is picked through."""
    seen = Counter(of for each in islice(rounds_of(game("cinderella")), 2_000) for of in each)
    assert {"stops", "card", "prize"} <= seen.keys()
    assert 100 < seen["card"] < 1_500
