"""Games of other kinds at the table and as lines of text: offers, wheels, picks until the end."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from textual.widgets import Button

from reelwright.chance import RecordedSource
from reelwright.definition.model import Game, Look
from reelwright.play.questions import Drawn
from reelwright.telling import money
from reelwright.terminal.app import GameApp
from reelwright.terminal.dealer import AT_ONCE
from reelwright.terminal.plain import PlainGame
from reelwright.terminal.screens.choice import ChoiceScreen
from reelwright.terminal.screens.gamble import GambleScreen
from reelwright.terminal.session import Session
from tests.play.market import WINDOWS, free_games, game
from tests.rounds import OPEN
from tests.terminal.sittings import Player

if TYPE_CHECKING:
    from collections.abc import Iterable

OFFERS = {"3": [{"games": 1, "multiplier": 5}, {"games": 3}]}
CHOSEN = free_games(
    **{
        "offers": {3: OFFERS["3"]},
        "awards": {},
        "multiplier covers": {"scatters": "no"},
        "re-trigger": "pays",
    }
)
ON_KEYS = {"on a line": "key", "counts": [3]}
CHEST = {
    "kind": "picks",
    "starts on": ON_KEYS,
    "prizes on": "total bet",
    "stages": {"shelf": {"pick until": "end", "from": [5, 20, {"times": 2}, "end"]}},
}
DIE = {"on": "a die", "stake": "whole or half", "up to": 100}


def session(draws: Iterable[str | int], **rules: Any) -> Session:
    """A session whose draws are windows by name, and single outcomes."""
    rigged = game(**rules)
    answers = [
        Drawn((draw,)) if isinstance(draw, int) else rigged.stops([*WINDOWS].index(draw))
        for draw in draws
    ]
    told = Game(name="Market", definition=rigged.definition, look=Look())
    return Session(told, OPEN, RecordedSource(answers), 10_000)


def typed(commands: str, draws: Iterable[str | int], **rules: Any) -> list[str]:
    written: list[str] = []
    PlainGame(session(draws, **rules), written.append).run(io.StringIO(commands))
    return written


def test_an_offer_is_chosen_by_its_number() -> None:
    lines = typed("s\n1\n", ["stars", "apples"], features=CHOSEN)
    assert "Star x3 wins a choice of 1 free game x 5 or 3 free games." in lines
    assert "Choose: 1, 2." in lines
    assert "Offer 1 is taken: 1 free game, prizes times 5." in lines
    assert lines[-1].startswith(f"Credit {money(10_000 - 20 + 100 + 200)}.")


def test_picks_go_on_until_the_end() -> None:
    lines = typed("s\n1\n2\n", ["keys", 1, 1], features={"chest": CHEST})
    shelf = "Shelf: pick until the end is found among 4."
    assert f"{shelf} Hidden are 5, 20, end and x2 times the total bet." in lines
    assert "Number 1 pays: 20 x $0.20 = $4.00." in lines
    assert "Number 2 hides end." in lines
    assert lines[-1].startswith(f"Credit {money(10_000 - 20 + 400)}.")


def test_a_half_is_gambled_on_a_die() -> None:
    lines = typed("s\ng half odd\nc\n", ["apples", 2], gamble=DIE)
    assert "The die shows 3: half odd wins $0.40." in lines
    assert lines[-1].startswith(f"Credit {money(10_000 - 20 + 60)}.")


def test_the_rules_of_other_games_are_told() -> None:
    wheel = {
        "kind": "wheel",
        "starts on": ON_KEYS,
        "prizes on": "line bet",
        "segments": [{"prize": 0}, {"prize": 7}],
    }
    text = "\n".join(
        typed(
            "p\n",
            [],
            features={"chest": CHEST, "wheel": wheel},
            gamble=DIE,
            win_cap={"times": 500, "of": "total bet"},
        )
    )
    assert "Wheel: 1 spin of a wheel of 0 and 7, prizes times the line bet." in text
    assert "pick until the end is found among 4; they hide 5, 20, end, x2 times" in text
    assert "whole win or half of it may be gambled, as often as you like, on a die: odd" in text
    assert "A round wins at most 500 times the total bet, and ends when it has." in text


async def test_an_offer_is_chosen_on_its_screen() -> None:
    app = GameApp(session(["stars", "apples"], features=CHOSEN), AT_ONCE)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        player = Player(app, pilot)
        await player.press("space")
        await pilot.pause()
        assert isinstance(app.screen, ChoiceScreen)
        labels = [str(button.label) for button in app.screen.query(Button) if button.display]
        assert labels == ["(1) 1 free game, prizes x5", "(2) 3 free games"]
        await player.press("1")
        assert ChoiceScreen not in {type(screen) for screen in app.screen_stack}
        assert player.meter("win") == "$3.00"


async def test_a_die_is_thrown_on_the_screen_of_the_gamble() -> None:
    app = GameApp(session(["apples", 2], gamble=DIE), AT_ONCE)
    async with app.run_test(size=(120, 30)) as pilot:
        await pilot.pause()
        player = Player(app, pilot)
        await player.press("space", "g")
        assert isinstance(app.screen, GambleScreen)
        assert len(app.screen.query(Button)) == 2 * (4 + 6)
        await player.press("1")
        assert player.meter("win") == "$0.80"
