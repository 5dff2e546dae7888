"""Tokens at the table and as lines of text: kept from round to round, shown before the next."""

from __future__ import annotations

import io
from typing import Any

from textual.widgets import Button, Static

from reelwright.chance import RecordedSource
from reelwright.definition.model import Game, Look
from reelwright.play.questions import Drawn
from reelwright.terminal.app import GameApp
from reelwright.terminal.dealer import AT_ONCE
from reelwright.terminal.plain import PlainGame
from reelwright.terminal.rules import rules
from reelwright.terminal.screens.choice import ChoiceScreen
from reelwright.terminal.session import Session
from tests.play.keys import rules_of_keys, stops
from tests.rounds import OPEN
from tests.terminal.sittings import Player

PARTS: dict[str, Any] = {"sub_tokens": 3, "needed": 2}
BOTH = ["the vault", "the chest"]


def session(*windows: str, then: tuple[Drawn, ...] = (), **own: Any) -> Session:
    """A session of the market with tokens whose draws show these windows."""
    market = Game(name="Market", definition=rules_of_keys(**own), look=Look())
    return Session(market, OPEN, RecordedSource([*stops(*windows), *then]), 100_000)


def typed(commands: str, at: Session) -> list[str]:
    written: list[str] = []
    PlainGame(at, written.append).run(io.StringIO(commands))
    return written


def test_what_is_held_is_told_before_and_after_each_round() -> None:
    lines = typed("s\ns\n", session("keys", "key in the corner", **PARTS))
    held = [line for line in lines if line.startswith("Gold keys")]
    assert held == [
        "Gold keys: 0 of 2 held, and 0 of 3 parts of the next.",
        "Gold keys: 0 of 2 held, and 0 of 3 parts of the next.",
        "Gold keys: 0 of 2 held, and 2 of 3 parts of the next.",
        "Gold keys: 0 of 2 held, and 2 of 3 parts of the next.",
        "Gold keys: 1 of 2 held, and 0 of 3 parts of the next.",
    ]
    earned = "Keys in sight: 1 part of gold keys earned, 1 of 2 held, and 0 of 3 parts of the next."
    assert earned in lines


def test_what_is_held_follows_the_stake_where_each_has_its_own() -> None:
    lines = typed("m\ns\n-\n+\n", session("keys", kept_for="each stake"))
    held = [line for line in lines if line.startswith("Gold keys")]
    assert [line[11] for line in held] == ["0", "0", "0", "2", "0", "2"]


def test_a_feature_is_chosen_by_its_number() -> None:
    at = session("keys twice", "keys", then=(Drawn((1,)),), leads_to=BOTH)
    lines = typed("s\ns\n3\n2\n", at)
    assert "6 of gold keys are spent: choose The vault or The chest, at 2 lines x $0.10." in lines
    assert "Choose: 1 the vault, 2 the chest." in lines
    assert "'3' is not open: choose the vault or the chest." in lines
    assert "The chest is chosen." in lines
    assert lines[-1] == "Gold keys: 0 of 6 held."


def test_the_rules_say_what_tokens_are() -> None:
    own = rules_of_keys(kept_for="each stake", **PARTS)
    told = rules(Game(name="Market", definition=own, look=Look()), None)
    keys = [
        (
            "Gold keys are kept from game to game and earned by keys in sight (Key x1: 1 part, "
            "Key x3: 2 parts and Key x6: 4 parts)."
        ),
        "3 parts make one of gold keys.",
        (
            "2 of gold keys are spent and start the vault, at the stake of the game that earned "
            "the last of them."
        ),
        "Each stake has gold keys of its own.",
        "Games that cost nothing earn no gold keys.",
    ]
    assert [line for line in told if "keys" in line] == keys


def test_the_rules_say_a_stake_that_is_given() -> None:
    corner = {"position": {"symbol": "key", "reel": 3, "row": 0}}
    own = rules_of_keys(
        earned={"the corner": {"starts on": corner, "gives": {1: 2}}},
        leads_to=BOTH,
        earned_in="all games",
        stake={"lines": 1, "line bet": 1},
    )
    told = rules(Game(name="Market", definition=own, look=Look()), None)
    assert [line for line in told if "keys" in line] == [
        "Gold keys are kept from game to game and earned by the corner (2 tokens).",
        "6 of gold keys are spent and let you choose the vault or the chest, at 1 line x $1.00.",
    ]


async def test_the_table_shows_them_and_lets_the_player_choose() -> None:
    app = GameApp(session("keys twice", "keys", then=(Drawn((1,)),), leads_to=BOTH), AT_ONCE)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        player = Player(app, pilot)

        def held() -> str:
            return str(app.table.query_one("#tokens", Static).content)

        assert held() == "Gold keys: 0 of 6 held."
        await player.press("space")
        assert held() == "Gold keys: 4 of 6 held."
        await player.press("space")
        assert isinstance(app.screen, ChoiceScreen)
        asked = str(app.screen.query_one("#asked", Static).content)
        assert asked.endswith("choose The vault or The chest, at 2 lines x $0.10.")
        assert str(app.screen.query_one("#option-2", Button).label) == "(2) The chest"
        await player.press("2")
        assert held() == "Gold keys: 0 of 6 held."
        assert player.session.waiting == "spin"
