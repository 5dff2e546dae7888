"""Claims on changed games: true of the garden at midnight, refuted where a rule is another."""

from __future__ import annotations

from fractions import Fraction

import pytest
from pydantic import ValidationError

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model import changed_games as said
from reelwright.claims.model import free_games as shared
from reelwright.claims.model import triggers
from reelwright.claims.model.claim import Claim
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Situation, Verdict
from reelwright.definition.files import parse_game
from reelwright.play import begin, step
from reelwright.play.questions import Refused
from reelwright.profiles.files import profile
from tests.definition.gardens import FILE, edited
from tests.definition.test_changed_games import DAWN, SCATTERED, SOUND, WHEEL

Edits = tuple[tuple[str, str], ...]
NAME = "midnight"
TWO: Edits = (("  night walk:\n", f"{DAWN}  night walk:\n"),)
LED: Edits = (
    ("    anywhere: pays the starting prize\n", ""),
    ("  night walk:\n", f"{WHEEL}  night walk:\n"),
)
ENTERED: Edits = (
    *LED,
    (
        "starts on: {line win: tulip}\n    games: {3: 4}",
        "starts on: {entered: yes}\n    games: {1: 4}",
    ),
)
ADDS, AGAIN = "    again: adds\n", "    again: begins again\n"
STAKE = "    stake: at most of the trigger\n"
FACTOR = "    multiplier: 2\n"
WITHOUT_FACTOR: Edits = (
    (FACTOR, ""),
    ("    multiplier covers: {scatters: no, bonuses: yes, not on: [{win: rose}]}\n", ""),
)
ONLY_ROSE = (shared.LeftAlone(win="rose"),)


def rules(*edits: tuple[str, str]) -> Rules:
    """The garden with changed games, edited further."""
    return Rules(parse_game(edited(SOUND, *edits), FILE).definition, profile("open"))


def verdict(claim: Claim, *edits: tuple[str, str]) -> Verdict:
    return decide(claim, rules(*edits), NOTHING)


CASES: list[tuple[Claim, Edits, Edits]] = [
    (said.ChangedGamesWon(feature=NAME, games={3: 4}), (), (("games: {3: 4}", "games: {3: 5}"),)),
    (said.ChangedGamesWon(feature=NAME, games={3: 5}), (("games: {3: 4}", "games: {3: 5}"),), ()),
    (
        said.ChangedGamesWon(feature=NAME, games={2: 1, 3: 2}),
        SCATTERED,
        (*SCATTERED, ("games: {2: 1, 3: 2}", "games: {3: 2}")),
    ),
    (
        said.ChangedGamesWon(feature=NAME, games={1: 4}),
        ENTERED,
        (*ENTERED, ("games: {1: 4}", "games: {1: 3}")),
    ),
    (
        said.ChangedAgain(feature=NAME, how="adds", games={3: 4}),
        (),
        ((ADDS, AGAIN),),
    ),
    (
        said.ChangedAgain(feature=NAME, how="begins again", games={3: 4}),
        ((ADDS, AGAIN),),
        ((ADDS, "    again: nothing\n"),),
    ),
    (
        said.ChangedAgain(feature=NAME, how="nothing", games={}),
        ((ADDS, "    again: nothing\n"),),
        (),
    ),
    (
        said.ChangedAgain(feature=NAME, how="adds", games={1: 4}),
        ENTERED,
        (*ENTERED, (ADDS, "    again: nothing\n")),
    ),
    (
        said.ChangedAgain(feature=NAME, how="begins again", games={1: 4}),
        (*ENTERED, (ADDS, AGAIN)),
        ENTERED,
    ),
    (said.ChangedStake(feature=NAME, limited=True), (), ((STAKE, "    stake: any\n"),)),
    (said.ChangedStake(feature=NAME, limited=False), ((STAKE, "    stake: any\n"),), ()),
    (
        said.StartingPrize(feature=NAME, symbol="tulip", pays={3: Fraction(8)}),
        (),
        (("tulip: {pays: {3: 8}}", "tulip: {pays: {3: 9}}"),),
    ),
    (
        said.StartingPrize(feature=NAME, symbol="tulip", pays={3: Fraction(8)}),
        (),
        (("    anywhere: pays the starting prize\n", ""),),
    ),
    (said.ChangedFactor(feature=NAME, factor=2), (), ((FACTOR, "    multiplier: 3\n"),)),
    (said.ChangedFactor(feature=NAME, factor=2), (), WITHOUT_FACTOR),
    (
        shared.FactorCovers(feature=NAME, scatters=False, bonuses=True, not_on=ONLY_ROSE),
        (),
        (("scatters: no, bonuses: yes", "scatters: yes, bonuses: yes"),),
    ),
    (
        shared.FactorCovers(feature=NAME, scatters=False, bonuses=True, not_on=ONLY_ROSE),
        (),
        (("scatters: no, bonuses: yes", "scatters: no, bonuses: no"),),
    ),
    (
        shared.FactorCovers(feature=NAME, scatters=False, bonuses=True, not_on=ONLY_ROSE),
        (),
        (("[{win: rose}]", "[{win: rose}, {win: tulip}]"),),
    ),
    (
        shared.OtherReels(feature=NAME, besides=((2, "stone"), (3, "stone"))),
        (),
        (("strips: moonlight\n    stake: at most", "strips: base\n    stake: at most"),),
    ),
]


@pytest.mark.parametrize(("claim", "edits", "_other"), CASES)
def test_a_claim_holds_of_a_game_that_does_it(claim: Claim, edits: Edits, _other: Edits) -> None:
    found = verdict(claim, *edits)
    assert isinstance(found, Holds)
    assert found.tried > 0


@pytest.mark.parametrize(("claim", "_edits", "other"), CASES)
def test_it_is_refuted_where_the_rule_is_another(claim: Claim, _edits: Edits, other: Edits) -> None:
    found = verdict(claim, *other)
    assert isinstance(found, Counterexample)
    replay(rules(*other), found.situation)


def replay(game: Rules, situation: Situation) -> None:
    """Play a round from what was carried into it; a stake alone may be what is not taken."""
    try:
        now = begin(game.definition, game.profile, situation.stake, dict(situation.carry))
    except Refused:
        assert not situation.answers
        return
    for answer in situation.answers:
        now = step(now.state, answer)


def test_what_is_carried_in_is_part_of_the_situation() -> None:
    found = verdict(said.ChangedFactor(feature=NAME, factor=3))
    assert isinstance(found, Counterexample)
    names = [name for name, _ in found.situation.carry]
    assert names == [f"changed midnight {what}" for what in ("left", "count", "lines", "line bet")]
    assert (found.said, found.found) == ("the factor of midnight is 3", "it is 2")


def test_a_bet_above_the_first_is_refused_with_more_lines_and_with_a_higher_bet() -> None:
    found = verdict(said.ChangedStake(feature=NAME, limited=False))
    assert isinstance(found, Counterexample)
    assert found.found == "refused"
    assert len(found.situation.stake.lines) == 1
    assert found.situation.stake.line_bet == 10


def test_where_changed_games_are_not_won() -> None:
    night = said.NotWonIn(feature=NAME, others=("night walk",))
    assert isinstance(verdict(night), Holds)
    assert isinstance(verdict(said.NotWonIn(feature=NAME, others=("bouquet",))), Counterexample)
    assert isinstance(verdict(said.NotWonIn(feature=NAME, others=("dawn",)), *TWO), Counterexample)


def test_one_of_several_runs_at_a_time() -> None:
    found = verdict(said.OneAtATime(features=(NAME, "dawn")), *TWO)
    assert isinstance(found, Holds)
    assert found.tried > 50
    both = (("symbol: stone, reel: 1, row: 0", "symbol: tulip, reel: 1, row: 0"),)
    sharing = (*TWO, *both)
    assert isinstance(verdict(said.OneAtATime(features=(NAME, "dawn")), *sharing), Holds)
    swapped = verdict(said.OneAtATime(features=("dawn", NAME)), *sharing)
    assert isinstance(swapped, Counterexample)


def test_the_second_of_two_starts_where_the_first_does_not() -> None:
    sharing = (*TWO, ("symbol: stone, reel: 1, row: 0", "symbol: tulip, reel: 1, row: 0"))
    claim = triggers.StartsAtPlace(feature="dawn", symbol="tulip", reel=1, row=0)
    assert isinstance(verdict(claim, *sharing), Holds)


def test_a_claim_on_what_are_no_changed_games_is_untrue() -> None:
    for claim in (
        said.ChangedGamesWon(feature="night walk", games={2: 1}),
        said.ChangedFactor(feature="bouquet", factor=2),
        said.ChangedStake(feature="nowhere", limited=True),
    ):
        assert isinstance(verdict(claim), Counterexample)


def test_a_claim_says_games_just_where_any_are_won() -> None:
    with pytest.raises(ValidationError, match="0 entries, where it does adds"):
        said.ChangedAgain(feature=NAME, how="adds", games={})
    with pytest.raises(ValidationError, match="1 entries, where it does nothing"):
        said.ChangedAgain(feature=NAME, how="nothing", games={3: 1})
