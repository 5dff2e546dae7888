"""Claims on limits of play: true of the profile they are said under, untrue beside it."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model.buttons import AutoPlays, ButtonDoes
from reelwright.claims.model.claim import Claim
from reelwright.claims.model.limits import Limit, Limited, OpenRoundLapses, PressedFor
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Verdict
from reelwright.profiles.model import Profile
from tests.rounds import cinderella


def under(claim: Claim, **limits: Any) -> Verdict:
    profile = Profile(name="limited", description="for tests", **limits)
    return decide(claim, Rules(cinderella(), profile), NOTHING)


CASES: list[tuple[Limit, str]] = [
    ("milliseconds between games", "minimum_round_ms"),
    ("cents a game", "largest_bet"),
    ("cents lost in a day", "most_lost_in_a_day"),
    ("minutes a session", "longest_session_minutes"),
    ("minutes between reminders", "reality_check_minutes"),
]


@pytest.mark.parametrize(("limit", "field"), CASES)
def test_a_limit_is_its_figure_and_no_other(limit: Limit, field: str) -> None:
    for figure in (249, 250, 251):
        verdict = under(Limited(limit=limit, figure=250), **{field: figure})
        assert isinstance(verdict, Holds) == (figure == 250), figure
    assert isinstance(under(Limited(limit=limit, figure=250)), Counterexample)


def test_no_game_starts_by_itself_only_where_none_does() -> None:
    assert isinstance(under(PressedFor(), autoplay=False), Holds)
    assert isinstance(under(PressedFor()), Counterexample)


def test_what_is_said_of_auto_is_untrue_where_there_is_none() -> None:
    auto = AutoPlays(games=(5, 10, 25), ends=("played", "win", "feature", "stop", "credit"))
    button = ButtonDoes(button="auto", does="starts games by themselves")
    for claim in (auto, button):
        assert isinstance(under(claim), Holds)
        assert isinstance(under(claim, autoplay=False), Counterexample)


LEFT = {"pick_lapses": True, "lapse_hours": 24}


@pytest.mark.parametrize(
    ("claim", "limits", "holds"),
    [
        (OpenRoundLapses(hours=24, into="completed"), LEFT, True),
        (OpenRoundLapses(hours=23, into="completed"), LEFT, False),
        (OpenRoundLapses(hours=25, into="completed"), LEFT, False),
        (OpenRoundLapses(hours=24, into="void"), LEFT, False),
        (OpenRoundLapses(hours=24, into="void"), {**LEFT, "lapsed_rounds": "void"}, True),
        (OpenRoundLapses(hours=24, into="completed"), {**LEFT, "lapsed_rounds": "void"}, False),
        (OpenRoundLapses(hours=24, into="completed"), {}, False),
    ],
)
def test_when_and_how_an_open_round_ends(
    claim: OpenRoundLapses, limits: dict[str, Any], *, holds: bool
) -> None:
    assert isinstance(under(claim, **limits), Holds) == holds
