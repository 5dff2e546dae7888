"""Golden rounds: every game keeps some of everything it can do, and they are played as ever."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.definition.model import Definition
from reelwright.play.events import Event
from reelwright.profiles.files import profile
from reelwright.record import ReplayedStep, read_record, replay
from tests.games import coverage
from tests.games.make_golden import golden_folder, make_golden
from tests.rounds import LOSING, Rigged, cinderella, rows

TEN = "ten ten ten ten ten"
EVERY_GAME = pytest.mark.parametrize("game", shipped_games())


def golden_files(game: str) -> list[Path]:
    """The golden rounds of a game, a file each."""
    return sorted(golden_folder(game).glob("*.jsonl"))


def replayed(file: Path, definition: Definition) -> list[ReplayedStep]:
    """The steps of a record, played again."""
    record = read_record(file)
    return list(replay(record, definition, profile(record.header.profile)))


@EVERY_GAME
def test_golden_rounds_follow_to_the_last_event(game: str) -> None:
    definition = read_game(find_game(game)).definition
    for file in golden_files(game):
        assert [step.line for step in replayed(file, definition) if not step.follows] == []


@EVERY_GAME
def test_golden_rounds_show_all_that_a_game_can_do(game: str) -> None:
    definition = read_game(find_game(game)).definition
    told = [
        one.replayed
        for file in golden_files(game)
        for step in replayed(file, definition)
        for one in step.compared
        if one.replayed
    ]
    assert coverage.lacking(definition, told) == []


@EVERY_GAME
def test_golden_rounds_are_made_anew_alike(game: str, tmp_path: Path) -> None:
    make_golden(game, tmp_path)
    made = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    assert made == {file.name: file.read_text(encoding="utf-8") for file in golden_files(game)}


def test_a_game_without_golden_rounds_would_lack_everything() -> None:
    missing = coverage.lacking(cinderella(), [])
    assert {"RoundBegun", "GambleRefused", "free games", "glass slipper"} < set(missing)
    assert {"free games: forfeited", "glass slipper: a pick at random"} < set(missing)


def test_several_lines_at_once_are_wanted_where_the_strips_allow_them() -> None:
    one = Rigged([rows(TEN, "prince sisters prince nine ten", TEN)])
    assert "glass slipper: several lines at once" not in coverage.lacking(one.definition, [])
    several = Rigged([LOSING, rows(*["prince sisters prince nine ten"] * 3)])
    assert "glass slipper: several lines at once" in coverage.lacking(several.definition, [])


def test_every_kind_of_event_belongs_to_something_a_game_can_do() -> None:
    parts = (*coverage.CLASSIC, *coverage.BEYOND)
    assert frozenset[type[Event]]().union(*parts) == frozenset(get_args(Event))
    assert coverage.kinds_of(cinderella()) == frozenset[type[Event]]().union(*coverage.CLASSIC)
