"""`reelwright play` as a process: plain lines through a pipe, and the screens on a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from reelwright.chance import RecordedSource
from reelwright.definition.files import find_game, read_game
from reelwright.play.questions import Drawn
from reelwright.profiles.files import profile
from reelwright.record import Recorder, header_of, read_record
from reelwright.terminal.session import Session
from tests.windows import line_stops, quiet_stops, scatter_stops

GAME = read_game(find_game("cinderella"))
QUEENS = line_stops(GAME.definition, 1, ("queen", "sisters", "queen"))
PRINCES = line_stops(GAME.definition, 1, ("prince", "prince", "prince"))
PUMPKINS = scatter_stops(GAME.definition, 3)
QUIET = quiet_stops(GAME.definition)
HEART = (0,)
COMMAND = [str(Path(sys.executable).with_name("reelwright")), "play", "cinderella"]
PATIENCE = 60


def play(commands: str, *options: object, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*COMMAND, "--plain", *map(str, options)],
        input="\n".join(commands.split("|")) + "\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done


def record_of(file: Path, *draws: tuple[int, ...]) -> Path:
    """Write a record with these draws: one a round, whatever is then asked left open."""
    limits = profile("open")
    with Recorder(file, header_of("cinderella", GAME.definition, limits)) as recorder:
        session = Session(GAME, limits, RecordedSource(map(Drawn, draws)), 10_000_00, recorder)
        session.spin()
        for _ in draws:
            if session.waiting == "pick" or (session.waiting == "gamble"):
                session.choose(session.options[0])
            elif session.waiting == "spin":
                session.spin()
            session.tick()
    return file


def test_a_seed_decides_everything() -> None:
    commands = "s|s|a 10|c|s"
    one, other = play(commands, "--seed", 7), play(commands, "--seed", 7)
    assert one.stdout == other.stdout
    assert one.stdout != play(commands, "--seed", 8).stdout
    assert one.stdout.startswith("Cinderella.")
    assert "20 x $0.01 = $0.20 bet" in one.stdout


def test_bad_commands_are_told_and_change_nothing() -> None:
    done = play("dance|7|g red|c|a 7|l x|l 21|s now|\xe9|q")
    told = done.stdout.splitlines()
    assert told[2:] == [
        "Unknown command 'dance'. Type ? for those there are.",
        "Nothing is asked now, so there is nothing to choose.",
        "There is no win to gamble now.",
        "There is no win to collect now.",
        "Auto plays 5, 10, 25 games, not 7.",
        "Unknown line 'x': say a number from 1.",
        "There is no line 21: lines are 1 to 20.",
        "Unknown command 's now'. Type ? for those there are.",
        "Unknown command '\xe9'. Type ? for those there are.",
    ]
    assert done.stderr == "Credit: $1,000.00\n"


def test_a_win_gambled_and_collected(tmp_path: Path) -> None:
    draws = record_of(tmp_path / "draws.jsonl", QUEENS, HEART)
    done = play("m|-|-|s|9|g purple|g hearts|c", "--draws", draws)
    assert "Line 1 pays: Queen x3 with Sisters, 10 x 2 x $1.00 = $20.00." in done.stdout
    assert "'9' is not open: choose red," in done.stdout
    assert "'purple' is not open: choose red," in done.stdout
    assert "The card is the ace of hearts: hearts wins $80.00." in done.stdout
    assert done.stdout.endswith("Next bet: lines 1 to 20 x $1.00 = $20.00.\n")
    assert done.stderr == "Credit: $1,060.00\n"


def test_free_games_run_to_their_end(tmp_path: Path) -> None:
    draws = record_of(tmp_path / "draws.jsonl", PUMPKINS, *[QUIET] * 15)
    done = play("a 25|c", "--draws", draws)
    assert "Free games over: 15 games played, $0.00 won." in done.stdout
    assert "Auto ended at a feature." in done.stdout
    assert done.stderr == "Credit: $1,000.20\n"


def test_the_mini_game_takes_picks(tmp_path: Path) -> None:
    draws = record_of(tmp_path / "draws.jsonl", PRINCES, (0,), (0,), (0,), (0,))
    done = play("s|s|1|1|2|3|1|c", "--draws", draws)
    assert "Pick first: 1, 2, 3" in done.stdout
    assert "'1' is not open: choose 2, 3" in done.stdout
    assert "Glass slipper over:" in done.stdout


def test_what_is_recorded_replays_and_plays_again(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    commands = "|".join(["m", *["s"] * 12, "a 25", "1", "2", "3", "4", "c", "l", "s"])
    first = play(commands, "--seed", 3, "--record", file, "--credit", "100000.00")
    replayed = subprocess.run(
        [COMMAND[0], "replay", str(file)], capture_output=True, text=True, check=False
    )
    assert replayed.returncode == 0, replayed.stderr
    again = play(commands, "--draws", file, "--credit", "100000.00")
    assert again.stdout == first.stdout


def test_draws_that_run_out_halt_with_the_round_open(tmp_path: Path) -> None:
    draws = record_of(tmp_path / "draws.jsonl", QUIET)
    file = tmp_path / "rounds.jsonl"
    done = play("s|s|s", "--draws", draws, "--record", file, code=1)
    assert done.stderr == (
        "The game halted: recorded draws: found none after number 1; "
        "allowed: another, a draw of stops\n"
        "The round is still open; what it did so far stands.\n"
        "Credit: $999.60\n"
    )
    assert [len(one.steps) for one in read_record(file).rounds] == [2, 1]


def test_draws_that_do_not_fit_halt(tmp_path: Path) -> None:
    draws = record_of(tmp_path / "draws.jsonl", QUEENS, HEART)
    done = play("s|s", "--draws", draws, code=1)
    assert "recorded draw 2: " in done.stderr
    assert "The round is still open" in done.stderr


def test_leaving_in_mid_round_says_that_it_is_open(tmp_path: Path) -> None:
    draws = record_of(tmp_path / "draws.jsonl", QUEENS)
    done = play("s|q", "--draws", draws)
    assert "The round is still open" in done.stderr


def test_ctrl_c_leaves_a_whole_record(tmp_path: Path) -> None:
    draws = record_of(tmp_path / "draws.jsonl", QUEENS)
    file = tmp_path / "rounds.jsonl"
    with subprocess.Popen(
        [*COMMAND, "--plain", "--draws", str(draws), "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("s\n")
        process.stdin.flush()
        while not process.stdout.readline().startswith("Choose:"):
            pass
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "The round is still open" in told
    assert "Traceback" not in told
    record = read_record(file)
    assert record.torn is None
    assert [len(one.steps) for one in record.rounds] == [2]


def test_the_anz_profile_holds_the_win(tmp_path: Path) -> None:
    draws = record_of(tmp_path / "draws.jsonl", QUEENS)
    done = play("s|c", "--draws", draws, "--profile", "anz")
    assert "5 gambles left" in done.stdout
    assert "$0.20 won, $0.20 credited now." in done.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--seed", "1", "--draws", "x"], "play: found --seed and --draws; allowed: one of them"),
        (["--seed", "-1"], "seed: found -1; allowed: 0 to "),
        (
            ["--profile", "moon"],
            "profile: found 'moon'; allowed: anz, open, or the path of a .toml file",
        ),
        (["--credit", "ten"], "credit: found 'ten'; allowed: an amount such as 1000.00"),
        (["--credit", "\x1b[31m1"], r"credit: found '\x1b[31m1'; allowed: an amount such as"),
        (["--credit", "0.001"], "credit: found '0.001'; allowed: an amount such as 1000.00"),
        (["--draws", "no-such-file"], "no-such-file: file: found no such file; allowed: a record"),
        (["--record", "."], ".: file: found no plain file; allowed: a record"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_options_end_with_one_message(options: list[str], message: str) -> None:
    done = play("q", *options, code=2)
    assert done.stderr.startswith(message)
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_without_a_terminal_it_says_so() -> None:
    done = subprocess.run(COMMAND, input="", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == (
        "play: found no terminal; allowed: a terminal, or --plain for lines of text\n"
    )


def test_on_a_terminal_it_opens_plays_and_leaves() -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    with subprocess.Popen(
        [*COMMAND, "--seed", "1", "--no-animation"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
    ) as process:
        os.close(theirs)
        try:
            read_until(ours, "CREDIT")
            os.write(ours, b" ")
            read_until(ours, "A round begins")
            os.write(ours, b"q")
            assert "Credit: $" in read_until(ours, "Credit: $")
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
            os.close(ours)


def read_until(terminal: int, text: str) -> str:
    seen, end = "", time.monotonic() + PATIENCE
    while text not in seen:
        assert time.monotonic() < end, seen
        if select.select([terminal], [], [], 1)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")
    return seen
