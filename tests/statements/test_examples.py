"""Worked examples: what they tell, at which stakes, and that it is true."""

from __future__ import annotations

from random import Random

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model.examples import Example
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Holds
from reelwright.definition.files import find_game, parse_game, read_game
from reelwright.definition.model import Game
from reelwright.definition.model.game import Look
from reelwright.profiles.files import profile
from reelwright.statements import examples
from reelwright.statements.about import About
from reelwright.statements.statement import Statement
from tests.definition.gardens import UNUSUAL
from tests.random_definitions import definition_of, sound_game


def made(of: Game) -> list[Statement]:
    return list(examples.made(About(of, profile("open"))))


def example(one: Statement) -> Example:
    [claim] = one.claims
    assert isinstance(claim, Example)
    return claim


def test_cinderella_has_an_example_of_each_kind_of_win_and_feature() -> None:
    said = made(read_game(find_game("cinderella")))
    assert [one.of for one in said] == [
        ("win", "queen"),
        ("substitute", "sisters"),
        ("scatter", "pumpkin"),
        ("feature", "glass slipper"),
        ("again", "free games"),
        ("lines",),
    ]
    assert len({(example(one).lines, example(one).line_bet) for one in said}) == 3
    win, helped, scatter, bonus, again, lines = (example(one) for one in said)
    [queens] = win.wins
    assert (queens.pay, queens.factor, queens.substitutes) == (10, 1, ())
    assert win.amount == queens.amount == 10 * win.line_bet
    [completed] = helped.wins
    assert (completed.factor, completed.substitutes) == (2, ("sisters",))
    assert helped.amount == 10 * 2 * helped.line_bet
    assert (scatter.starts, scatter.games) == (("free games",), 15)
    assert scatter.amount == 2 * scatter.total
    assert bonus.starts == ("glass slipper",)
    assert bonus.amount == (1 + sum(bonus.finds)) * bonus.line_bet
    assert (again.phase, again.starts, again.games) == ("free games", ("free games",), 15)
    assert len({one.line for one in lines.wins}) == 2
    assert lines.amount == sum(one.amount for one in lines.wins)


def test_a_win_reads_as_it_is_worked_out() -> None:
    said = made(read_game(find_game("cinderella")))[1]
    assert said.words.replace("\u00d7", "x") == (
        "Example: $0.25 is bet on each of 11 lines, $2.75 in all. "
        "On line 4 stand Queen, Sisters, Queen, Cinderella and Jack. "
        "3 Queen on line 4, Sisters standing in, pay 10 x 2 x $0.25 = $5.00. Won: $5.00."
    )
    window, rows = example(said).window, (0, 1, 2, 1, 0)
    on_the_line = [column[row] for column, row in zip(window, rows, strict=True)]
    assert on_the_line == ["queen", "sisters", "queen", "cinderella", "jack"]


def test_bonuses_are_told_with_what_they_find() -> None:
    [text] = [one.text for one in UNUSUAL if "a stage until the end" in one.name]
    said = {one.of: one for one in made(parse_game(text, "garden"))}
    bouquet = said["feature", "bouquet"]
    assert bouquet.place.of == ("bouquet",)
    assert "Bouquet starts. Its prizes are " in bouquet.words


def test_examples_are_the_same_each_time() -> None:
    of = read_game(find_game("cinderella"))
    first = made(of)
    again = Game(name="Other", definition=of.definition.model_copy(), look=of.look)
    assert [one.claims for one in made(again)] == [one.claims for one in first]


def test_random_games_have_four_to_eight_examples_all_true() -> None:
    for seed in range(30):
        definition = definition_of(sound_game(Random(seed))[0])  # noqa: S311
        said = made(Game(name="Random", definition=definition, look=Look()))
        assert 4 <= len(said) <= 8, seed
        assert len({one.id for one in said}) == len(said)
        rules = Rules(definition, profile("open"))
        for one in said:
            assert isinstance(decide(example(one), rules, NOTHING), Holds), (seed, one.words)
