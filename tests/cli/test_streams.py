"""The command as a process whose streams are closed, full or of a small alphabet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.definition.gardens import GARDEN, edited

COMMAND = str(Path(sys.executable).with_name("reelwright"))


def shell(command: str, where: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command line of the shell in a folder; `$R` in it is the command."""
    return subprocess.run(
        ["sh", "-c", command],
        cwd=where,
        env={**os.environ, "R": COMMAND, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_with_stdin_closed_plain_play_ends_and_the_screens_ask_for_a_terminal(
    tmp_path: Path,
) -> None:
    plain = shell('"$R" play cinderella --plain --credit 5.00 <&-', tmp_path)
    assert (plain.returncode, plain.stderr) == (0, "Credit: $5.00\n")
    screens = shell('"$R" play cinderella <&-', tmp_path)
    assert screens.returncode == 2
    assert screens.stderr.startswith("play: found no terminal; allowed: ")


def test_with_stdout_closed_a_check_still_says_by_its_exit_whether_it_passed(
    tmp_path: Path,
) -> None:
    assert shell('"$R" check cinderella >&-', tmp_path).returncode == 0
    faulty = shell('"$R" check none >&-', tmp_path)
    assert faulty.returncode == 2
    assert faulty.stderr.startswith("none: file: found none of that name")


@pytest.mark.parametrize("figures", ["check cinderella", "par cinderella --format json", "--help"])
def test_figures_that_find_no_room_end_with_one_message(figures: str, tmp_path: Path) -> None:
    done = shell(f'ulimit -f 0; exec "$R" {figures} >figures', tmp_path)
    assert done.returncode == 1
    assert done.stderr == "stdout: found File too large; allowed: a place that can be written\n"


def test_what_an_encoding_lacks_is_written_escaped(tmp_path: Path) -> None:
    (tmp_path / "garden.yaml").write_text(
        edited(GARDEN, ("game: Garden", "game: G\xe4rten")), encoding="utf-8"
    )
    window = '"$R" explain garden.yaml --window "rose rose rose; bee bee bee"'
    done = shell(window, tmp_path, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("G\\xe4rten: lines 1 to 3")
