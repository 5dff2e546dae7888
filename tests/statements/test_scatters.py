"""The words of statements on scatters, and that they are true of the games they are made from."""

from __future__ import annotations

from typing import Any

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Holds
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements.about import About
from reelwright.statements.scatters import made
from reelwright.statements.statement import Statement
from tests.claims.orchard import orchard
from tests.claims.test_scatters import BOTH, FREE, GAME, OTHERWISE, TALL, pear

OPEN = profile("open")


def stated(game: Game) -> list[Statement]:
    """The statements of a game, each of them true."""
    found = list(made(About(game, OPEN)))
    rules = Rules(game.definition, OPEN)
    for statement in found:
        for claim in statement.claims:
            assert isinstance(decide(claim, rules, NOTHING), Holds), statement.words
    return found


def words(**rules: Any) -> dict[str, str]:
    """What is said of an orchard, by the id of the statement."""
    game = Game(name="Orchard", definition=orchard(**rules).definition, look=Look())
    return {statement.id: statement.words for statement in stated(game)}


def test_cinderella_says_that_pumpkins_are_scatters() -> None:
    found = {one.id: one for one in stated(read_game(find_game("cinderella")))}
    assert {key: one.words for key, one in found.items()} == {
        "scatter-pays/pumpkin": "Pumpkin scatter: 5 in sight pay 10, 4 in sight pay 5, "
        "3 in sight pay 2.",
        "base-of-scatter-pays/pumpkin": "The pays of the Pumpkin scatter are multiplied by the "
        "total bet.",
        "how-a-scatter-counts/pumpkin": "Pumpkin is a scatter: every Pumpkin in sight counts, "
        "on any reel and in any row.",
        "scatters-add-to-line-wins": "SCATTERED WINS ARE ALWAYS ADDED TO PAYLINE WINS",
    }
    assert found["scatters-add-to-line-wins"].wording == "scatters added to lines"


def test_pays_of_free_games_stand_beside_those_of_paid_games() -> None:
    said = words(**GAME, features={"free": OTHERWISE["free"]})["scatter-pays/pear"]
    assert said.endswith("2 in sight pay 1. In the free games: " + said.split(": ")[2])
    assert said.split("In the free games: ")[1].endswith("2 in sight pay 2.")


def test_a_series_that_takes_the_prize_is_left_to_its_own_words() -> None:
    game = orchard(**GAME, features={"free": {**FREE, "re-trigger": "adds"}}).definition
    about = About(Game(name="Orchard", definition=game, look=Look()), OPEN)
    pays = next(one for one in made(about) if one.kind == "scatter pays")
    assert [claim.model_dump()["phases"] for claim in pays.claims] == [("paid",)]


def test_a_scatter_counts_as_its_rules_say() -> None:
    once = {**GAME, "scatters": {"pear": {**pear()["pear"], "per reel": "once"}}}
    adjacent = {**GAME, "scatters": pear(counted="left adjacent reels", pays={2: 1, 3: 2, 4: 3})}
    tall = {**GAME, "scatters": pear(pays={2: 1, 3: 4, 4: 20}), "strips": TALL}
    how = "how-a-scatter-counts/pear"
    once["scatters"]["pear"]["pays"] = {2: 1, 3: 4, 4: 20}
    assert words(**once)[how].endswith("once for each reel that shows it.")
    assert words(**once)["scatter-pays/pear"].startswith(
        "Pear scatter: 4 reels with it pay 20, 3 reels with it pay 4, 2 reels with it pay 1."
    )
    assert "from reel 1 on" in words(**adjacent)[how]
    assert "every Pear in sight counts once" in words(**tall, tall={"pear": 2})[how]


def test_the_bet_is_that_of_a_line_or_a_unit() -> None:
    base = "base-of-scatter-pays/pear"
    assert words(**{**GAME, "scatters": pear(on="line bet")})[base].endswith("the bet per line.")
    ways = {
        "lines": None,
        "ways": {"read": "left to right", "on": "unit bet"},
        "stakes": {"line bets": [1], "lines": "all", "cost": 5},
    }
    said = words(**{**GAME, **ways, "scatters": pear(on="line bet")})
    assert said[base].endswith("the bet per unit.")
    assert said["scatters-add-to-line-wins"] == (
        "The prizes of scatters are paid on top of all other wins."
    )


def test_what_coincides_is_added_or_not() -> None:
    assert words(**BOTH)["coinciding-scatters"] == "COINCIDING SCATTERED WINS ADDED"
    highest = {**BOTH, "coinciding_scatters": "highest only"}
    assert "only the highest" in words(**highest)["coinciding-scatters"]


def test_nothing_is_said_of_scatters_where_there_are_none() -> None:
    assert words() == {}
