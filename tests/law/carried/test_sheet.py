"""What the sheet says of games that bear on later ones."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.definition.model import Definition, Game, Look
from reelwright.law.bankroll import session
from reelwright.law.figures import Exact, Figure
from reelwright.law.par import par
from reelwright.reports.as_json import data
from reelwright.reports.workbook import sheets_of
from tests.law.carried.games import CHANGED, FREE, KEYS, carrying

PLAYING = Playing((1,), 100)


def game(definition: Definition) -> Game:
    return Game(name="Garden", definition=definition, look=Look())


def exact(figure: Figure) -> Fraction:
    assert isinstance(figure, Exact)
    return figure.value


TOKENS = carrying(tokens={"keys": KEYS}, features={"night": FREE})
MIDNIGHT = carrying(features={"night": CHANGED | {"again": "nothing"}})


@pytest.mark.parametrize("definition", [TOKENS, MIDNIGHT], ids=["tokens", "changed games"])
def test_that_the_parts_and_the_phases_come_to_the_return(definition: Definition) -> None:
    sheet = par(game(definition), PLAYING)
    rtp = exact(sheet.rtp)
    assert sum(exact(part.rtp) for part in sheet.parts) == rtp
    assert sheet.long_run is not None
    assert sum(exact(one.share) * exact(one.rtp) for one in sheet.long_run.phases) == rtp
    assert exact(sheet.long_run.worst) <= rtp <= exact(sheet.long_run.best)


def test_how_often_tokens_lead_on() -> None:
    """Keys stand on 1 of 4 stops of each reel: 3/4 key a game on average, of which 4 are needed."""
    (night,) = par(game(TOKENS), PLAYING).features
    assert exact(night.frequency) == Fraction(3, 4) / 4
    assert night.mean_games is not None
    assert exact(night.mean_games) == 2


def test_that_figures_of_many_games_say_how_they_take_them() -> None:
    said: Any = data(par(game(MIDNIGHT), PLAYING))["obtained"]
    for key in ("volatility_index", "rtp_interval", "games_needed", "exposure"):
        assert said[key].endswith("games taken as if none bore on another")


def test_that_the_workbook_tells_what_was_counted() -> None:
    sheets = sheets_of(par(game(MIDNIGHT), PLAYING), game(MIDNIGHT))
    assert len(sheets) == 2


def test_that_a_bankroll_is_not_followed_through_such_games() -> None:
    with pytest.raises(NotCountable, match="bears on the next"):
        session(MIDNIGHT, PLAYING, 10_000, 10)
