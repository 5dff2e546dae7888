"""`reelwright replay`: what it shows, where, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reelwright.cli.main import app
from reelwright.definition.files import find_game
from tests.games.make_golden import golden_folder
from tests.record.queens import change

RUN = CliRunner()
WIN = golden_folder("cinderella") / "line-win-doubled.jsonl"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of one round: a win of Queen, Sisters, Queen at $0.50, collected."""
    path = tmp_path / "rounds.jsonl"
    path.write_bytes(WIN.read_bytes())
    return path


def replay(*arguments: object) -> Result:
    return RUN.invoke(app, ["replay", *map(str, arguments)])


def spoil(file: Path) -> None:
    """Change an amount of the recorded line win, and add an event that never was."""
    change(file, 3, lambda line: line["events"][1].update(amount=999))
    change(file, 4, lambda line: line["events"].append({"event": "jackpot"}))


def test_a_round_is_shown_again_each_event_with_its_verdict(file: Path) -> None:
    done = replay(file)
    assert (done.exit_code, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    verdicts = [line.split("  ", maxsplit=1)[1].strip() for line in lines if "follows  " in line]
    assert verdicts[0] == "A round begins on line 1: 1 x $0.50 = $0.50 bet."
    assert verdicts[1].startswith("The reels stop at ")
    assert verdicts[2:] == [
        "Line 1 pays: Queen x3 with Sisters, 10 x 2 x $0.50 = $10.00.",
        "$10.00 may be gambled on red, black, hearts, diamonds, clubs or spades.",
        "$10.00 collected.",
        "The round is over: $0.50 bet, $10.00 won.",
    ]
    _, middle, _ = (line for line in lines if "│" in line)
    assert [cell.strip() for cell in middle.split("│")][1:4] == ["Queen", "Sisters", "Queen"]
    assert lines[-1] == "1 round, 6 events: every event follows."


def test_a_replay_as_json(file: Path) -> None:
    done = replay(file, "--format", "json")
    assert (done.exit_code, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "game": "cinderella",
        "rounds": 1,
        "unfinished": 0,
        "events": 6,
        "follows": True,
        "differences": [],
    }


def test_what_does_not_follow_is_shown_with_both_sides_and_fails(file: Path) -> None:
    spoil(file)
    done = replay(file)
    assert done.exit_code == 1
    assert (
        "DIFFERS   line 3: Line 1 pays: Queen x3 with Sisters, 10 x 2 x $0.50 = $10.00. "
        "(amount: recorded 999, replayed 1000)\n"
    ) in done.stdout
    assert 'MISSING   line 4: recorded: {"event": "jackpot"}\n' in done.stdout
    assert done.stdout.splitlines()[-1] == "1 round, 7 events: 2 differences found."


def test_what_does_not_follow_as_json(file: Path) -> None:
    spoil(file)
    done = replay(file, "--format", "json")
    found = json.loads(done.stdout)
    assert (done.exit_code, found["follows"], found["events"]) == (1, False, 7)
    differs, missing = found["differences"]
    assert (differs["round"], differs["line"], differs["verdict"]) == (1, 3, "differs")
    assert (differs["recorded"]["amount"], differs["replayed"]["amount"]) == (999, 1000)
    assert missing == {
        "round": 1,
        "line": 4,
        "verdict": "missing",
        "recorded": {"event": "jackpot"},
        "replayed": None,
    }


def test_an_answer_that_is_refused_is_shown(file: Path) -> None:
    change(file, 4, lambda line: line.update(answer={"chosen": "green"}))
    done = replay(file)
    assert done.exit_code == 1
    assert "REFUSED   line 4: choice of gamble: found 'green'; allowed: red, black" in done.stdout
    assert "1 round (1 unfinished), 6 events: 3 differences found." in done.stdout
    found = json.loads(replay(file, "--format", "json").stdout)
    assert found["differences"][0]["verdict"] == "refused"
    assert found["differences"][0]["because"].startswith("choice of gamble: found 'green'")


def test_an_extra_event_is_shown(file: Path) -> None:
    change(file, 4, lambda line: line["events"].pop())
    done = replay(file)
    assert done.exit_code == 1
    assert "EXTRA     line 4: The round is over: $0.50 bet, $10.00 won.\n" in done.stdout


def test_a_line_cut_off_is_told_apart_from_the_figures(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-20])
    done = replay(file, "--format", "json")
    assert (done.exit_code, json.loads(done.stdout)["unfinished"]) == (0, 1)
    assert done.stderr == f"{file}:4: the last line was cut off and is left out\n"


def test_a_game_is_found_by_the_path_it_was_given(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "mine.yaml"
    copy.write_bytes(find_game("cinderella").read_bytes())
    change(file, 1, lambda header: header.update(game=str(copy)))
    assert replay(file).exit_code == 0


def test_a_profile_that_does_not_ship_is_what_the_record_says_of_it(file: Path) -> None:
    change(file, 1, lambda header: header.update(profile="mine"))
    assert replay(file).exit_code == 0


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "nosuch"}, "nosuch: file: found none of that name; allowed: "),
        (
            {"profile": "mars", "limits": {"gamble_attempts": -1}},
            "{file}:1: limits, gamble_attempts: found -1; allowed: 0 or more",
        ),
        ({"profile": "anz"}, "{file}:1: limits: found {{}}; allowed: {{"),
        ({"digest": "0" * 64}, '{file}:1: digest: found "000'),
        ({"rules_version": 0}, "{file}:1: rules_version: found 0; allowed: "),
        ({"format": 9}, "{file}:1: format: found 9; allowed: 1"),
    ],
)
def test_a_record_of_something_else_is_refused(
    file: Path, changes: dict[str, object], message: str
) -> None:
    change(file, 1, lambda header: header.update(changes))
    for form in ("table", "json"):
        done = replay(file, "--format", form)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(message.format(file=file))


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    done = replay(tmp_path / "none.jsonl")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"{tmp_path}/none.jsonl: file: found no such file; allowed: a record\n"
