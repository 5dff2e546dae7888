"""`reelwright play` without a game: a lobby of those that ship, as lines and on a terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import termios

import pytest
from typer.testing import CliRunner

from reelwright.cli import play as command
from reelwright.cli.main import app
from reelwright.definition.files import find_game, read_game, shipped_games
from tests.cli.test_play import COMMAND, PATIENCE, read_until

LOBBY = COMMAND[:-1]
NAMES = [read_game(find_game(name)).name for name in shipped_games()]


def lobby(commands: str, *options: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*LOBBY, "--plain", *options],
        input="\n".join(commands.split("|")) + "\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == code, done.stderr
    return done


def test_every_game_that_ships_is_offered_and_one_credit_goes_along() -> None:
    number = shipped_games().index("cinderella") + 1
    told = lobby(f"{number}|m|o|q", "--credit", "50").stdout.splitlines()
    count = len(NAMES)
    assert [line.split("  ")[1].split(".")[0] for line in told[:count]] == NAMES
    assert told[count].startswith("Credit $50.00. Choose a game by its number")
    assert told[count + 1] == "Cinderella. Type ? for the commands."
    assert told[-count - 1 : -1] == told[:count]


def test_no_more_commands_end_it_with_the_credit() -> None:
    assert lobby("", "--seed", "1").stderr == "Credit: $1,000.00\n"


@pytest.mark.parametrize(
    "options", [["--variant", "high"], ["--draws", "file"], ["--record", "file"]]
)
def test_options_of_one_game_need_it(options: list[str]) -> None:
    done = lobby("q", *options, code=2)
    assert done.stderr == f"play: found {options[0]} without a GAME; allowed: with one of them\n"
    assert done.stdout == ""


def test_where_one_game_ships_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "shipped_games", lambda: ["cinderella"])
    done = CliRunner().invoke(app, ["play", "--plain"], input="o\nq\n")
    assert done.exit_code == 0
    assert done.stdout.splitlines()[0] == "Cinderella. Type ? for the commands."
    assert "Unknown command 'o'" in done.stdout


def test_on_a_terminal_a_game_is_chosen_left_and_the_lobby_is_back() -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    with subprocess.Popen(
        [*LOBBY, "--seed", "1", "--no-animation"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
    ) as process:
        os.close(theirs)
        try:
            read_until(ours, "Choose a game")
            read_until(ours, "CREDIT")
            os.write(ours, b"\r")
            read_until(ours, "TOTAL BET")
            os.write(ours, b"o")
            read_until(ours, "Choose a game")
            os.write(ours, b"q")
            read_until(ours, "Credit: $1,000.00")
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
            os.close(ours)
