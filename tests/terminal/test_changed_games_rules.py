"""What a terminal says of the rules of changed games."""

from __future__ import annotations

from reelwright.definition.model import Game, Look
from reelwright.terminal.paytable import pay_rows
from reelwright.terminal.rules import rules
from tests.play.midnight import midnight


def told(**feature: object) -> list[str]:
    """The sentences on changed games."""
    game = Game(name="Night", definition=midnight(**feature), look=Look())  # type: ignore[arg-type]
    return [one for one in rules(game, None) if "idnight" in one]


def test_how_many_and_at_which_stake() -> None:
    assert told() == [
        (
            "Midnight: the next paid games are changed, 2 games for 3, 3 games for 4 and 4 games "
            "for 5. Won again, they add as many to those that are left."
        ),
        (
            "Games of midnight take no more lines, and no higher line bet, than the game that won "
            "them."
        ),
    ]


def test_how_they_differ() -> None:
    changed = told(
        games={3: 1},
        stake="any",
        again="nothing",
        anywhere="pays the starting prize",
        multiplier=3,
        multiplier_covers={"scatters": "no"},
    )
    assert changed == [
        (
            "Midnight: the next paid games are changed, 1 game for 3. They cannot be won again "
            "while they run."
        ),
        (
            "In games of midnight as many of the symbol as won them, or more, pay that prize once, "
            "wherever they stand."
        ),
        "Prizes of midnight are multiplied by 3, but not those of scatters.",
    ]


def test_what_is_won_again_begins_again() -> None:
    assert told(again="begins again")[0].endswith("Won again, as many are left as that wins.")


def test_the_symbol_that_wins_them_says_how_many() -> None:
    game = Game(name="Night", definition=midnight(), look=Look())
    notes = {row.symbol: row.notes for row in pay_rows(game)}
    assert notes["koi"] == ("wins midnight: 2 for 3, 3 for 4, 4 for 5",)
    assert notes["newt"] == ()
