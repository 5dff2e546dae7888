"""A counterexample can be seen again by anybody: its command runs, its record follows."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from reelwright.claims.rules import Rules
from reelwright.claims.trials.played.rounds import every_line, first_answer, play
from reelwright.claims.verdicts import Situation
from reelwright.compliance.held import Held
from reelwright.compliance.report import Named
from reelwright.compliance.situations import RECORD, command, in_words, record
from reelwright.definition.files import read_game
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from tests.compliance.filing import filed, run
from tests.compliance.small import TWO_LINES, free

ANTS = (("ant", "bee", "cat"), ("cat", "ant", "bee"), ("bee", "ant", "cat"))
VARIANT = {"variants": {"short": {"strips": {"base": [["ant", "bee", "ant", "cat"]] * 3}}}}
UNEVEN = {
    "window": {"reels": 3, "rows": [1, 3, 2]},
    "lines": {"rows": ["000", "011"]},
}
CHOSEN = {"stakes": {"line bets": [1, 5], "lines": "any selection"}}


def in_hand(path: Path, variant: str | None = None) -> Held:
    game = read_game(path)
    return Held(game.variant(variant) if variant else game, profile("open"), (), ())


def explained(shown: str) -> dict[str, object]:
    program, *arguments = shlex.split(shown)
    assert program == "reelwright"
    code, out, err = run(*arguments, "--format", "json")
    assert (code, err) == (0, "")
    found: dict[str, object] = json.loads(out)
    return found


def test_that_a_window_is_explained_with_its_bet(tmp_path: Path) -> None:
    path = filed(tmp_path, TWO_LINES, CHOSEN, name="two lines.yaml")
    situation = Situation(stake=Stake((2,), 500), window=ANTS)
    shown = command(situation, in_hand(path), Named(str(path)))
    assert shown is not None
    found = explained(shown)
    assert found["window"] == [list(column) for column in ANTS]
    assert found["stake"] == {"lines": [2], "line_bet": 500, "total_bet": 500}
    assert in_words(situation) == "5.00 on line 2"


def test_that_a_bet_not_on_offer_is_shown_on_every_line(tmp_path: Path) -> None:
    path = filed(tmp_path, TWO_LINES)
    shown = command(Situation(stake=Stake((2,), 100), window=ANTS), in_hand(path), Named(str(path)))
    assert shown is not None
    assert explained(shown)["stake"] == {"lines": [1, 2], "line_bet": 100, "total_bet": 200}


def test_that_lines_apart_and_places_below_short_reels_are_written_as_they_are_typed(
    tmp_path: Path,
) -> None:
    path = filed(tmp_path, UNEVEN)
    window = (("ant",), ("ant", "bee", "cat"), ("bee", "ant"))
    shown = command(
        Situation(stake=Stake((1, 2), 100), window=window), in_hand(path), Named(str(path))
    )
    assert shown is not None
    assert "--lines 1-2" in shown
    assert "'ant ant bee; . bee ant; . cat .'" in shown
    assert explained(shown)["window"] == [list(column) for column in window]


def test_that_a_phase_and_a_variant_are_named(tmp_path: Path) -> None:
    path = filed(tmp_path, free(), VARIANT)
    situation = Situation(stake=Stake((1,), 100), window=ANTS, phase="night")
    shown = command(situation, in_hand(path, "short"), Named(str(path), "short"))
    assert shown is not None
    found = explained(shown)
    assert (found["game"], found["phase"]) == ("Bare (short)", "night")
    assert in_words(situation) == "1.00 on line 1, in night"


@pytest.mark.parametrize("variant", [None, "short"])
def test_that_a_round_is_replayed_from_its_record(tmp_path: Path, variant: str | None) -> None:
    path = filed(tmp_path, free(), VARIANT)
    held = in_hand(path, variant)
    played = play(
        Rules(held.game.definition, held.profile),
        every_line(Rules(held.game.definition, held.profile)),
        lambda moment: first_answer(moment.question),
    )
    named = Named(str(path), variant)
    text = record(played.situation, held, named)
    assert text is not None
    assert command(played.situation, held, named) == f"reelwright replay {RECORD}"
    kept = tmp_path / RECORD
    kept.write_text(text, encoding="utf-8")
    code, out, _ = run("replay", kept, "--format", "json")
    found = json.loads(out)
    assert code == 0
    assert (found["rounds"], found["unfinished"], found["differences"]) == (1, 0, [])
    assert found["events"] == len(played.events)


def test_that_a_bet_alone_has_no_command(tmp_path: Path) -> None:
    held = in_hand(filed(tmp_path))
    situation = Situation(stake=Stake((1,), 100), pressed=("LINES", "BET"))
    assert command(situation, held, Named("bare")) is None
    assert record(situation, held, Named("bare")) is None
    assert in_words(situation) == "1.00 on line 1, pressed: LINES, BET"
