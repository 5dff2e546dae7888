"""`reelwright check`: what it prints, where, and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reelwright.cli.main import app
from reelwright.definition.files import parse_game
from tests.definition.gardens import ALL_BROKEN, FILE, GARDEN, Changed

RUN = CliRunner()
PRINTED = "characters that can be printed"


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    path = tmp_path / "garden.yaml"
    path.write_text(GARDEN, encoding="utf-8")
    return path


def test_a_sound_game_in_a_table(garden: Path) -> None:
    done = RUN.invoke(app, ["check", str(garden)])
    assert (done.exit_code, done.stderr) == (0, "")
    said = [line.split(maxsplit=1) for line in done.stdout.splitlines()]
    assert said[0] == ["Garden", "is sound."]
    assert dict(said[1:]) == {
        "digest": parse_game(GARDEN, FILE).definition.digest,
        "window": "3 reels, 2 rows",
        "lines": "3",
        "symbols": "6",
        "substitutes": "bee",
        "scatters": "snail",
        "strips": "moonlight  6 6 6 stops",
        "features": "night walk, bouquet",
        "gamble": "one card",
    }
    assert "strips base       5 5 5 stops" in done.stdout


def test_a_sound_game_in_json(garden: Path) -> None:
    done = RUN.invoke(app, ["check", str(garden), "--format", "json"])
    assert (done.exit_code, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "game": "Garden",
        "digest": parse_game(GARDEN, FILE).definition.digest,
        "sound": True,
        "reels": 3,
        "rows": 2,
        "lines": 3,
        "symbols": 6,
        "substitutes": 1,
        "scatters": 1,
        "strips": {"base": [5, 5, 5], "moonlight": [6, 6, 6]},
        "features": {"night walk": "free games", "bouquet": "picks"},
        "gamble": True,
    }


def test_a_game_that_ships_goes_by_its_name() -> None:
    assert RUN.invoke(app, ["check", "cinderella"]).stdout.startswith("Cinderella is sound.\n")


def test_a_folder_stands_for_the_game_in_it(garden: Path) -> None:
    garden.rename(garden.with_name("game.yaml"))
    assert RUN.invoke(app, ["check", str(garden.parent)]).exit_code == 0


@pytest.mark.parametrize("broken", ALL_BROKEN, ids=str)
def test_a_broken_game_is_refused_line_by_line(broken: Changed, tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(broken.text, encoding="utf-8")
    done = RUN.invoke(app, ["check", str(path)])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [line.replace(FILE, str(path), 1) for line in broken.says]


@pytest.mark.parametrize("broken", ALL_BROKEN, ids=str)
def test_a_broken_game_in_json(broken: Changed, tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(broken.text, encoding="utf-8")
    done = RUN.invoke(app, ["check", str(path), "--format", "json"])
    assert (done.exit_code, done.stderr) == (2, "")
    report = json.loads(done.stdout)
    assert report["sound"] is False
    said = [
        f"{FILE}:{fault['line']}: {_words(fault['path'])}: "
        f"found {fault['found']}; allowed: {fault['allowed']}"
        for fault in report["faults"]
    ]
    assert said == list(broken.says)
    assert set(report) == {"sound", "faults"}


def _words(path: list[str | int]) -> str:
    return " > ".join(f"#{s + 1}" if isinstance(s, int) else s for s in path) or "file"


def test_the_installed_command_ends_with_2_and_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "b.yaml"
    path.write_text(GARDEN.replace("format: 1", "format: 9"), encoding="utf-8")
    command = Path(sys.executable).with_name("reelwright")
    done = subprocess.run([command, "check", path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{path}:2: format: found 9; allowed: 1\n"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", " file: found nothing; allowed: a definition"),
        (b"# only a comment\n", " file: found nothing; allowed: a definition"),
        (b"garden", "1: file: found 'garden'; allowed: keys with values"),
        (b"[1, 2]", "1: file: found a list of 2; allowed: keys with values"),
        (b"~", "1: file: found '~'; allowed: a value, or the key left out"),
        (GARDEN.encode("utf-16"), " file: found bytes that are not UTF-8; allowed: UTF-8"),
        (b"game: \xff\xfe", " file: found bytes that are not UTF-8; allowed: UTF-8"),
        (b"\x7fELF\x02", f"1: file: found the character 0x007f; allowed: {PRINTED}"),
        (b"a: 1\nb: \x00", f"2: file: found the character 0x0000; allowed: {PRINTED}"),
        (b"#" * 1_000_001, " file: found a file too large; allowed: at most 1000000 bytes"),
        (b"#" * 6_000_000, " file: found a file too large; allowed: at most 1000000 bytes"),
        (b"[" * 100_000, " file: found a value too deep; allowed: at most 40 deep"),
        (b"a: &x [*x]", "1: a > #1 > #1: found a value too deep; allowed: at most 40 deep"),
    ],
    ids=range(13),
)
def test_a_file_that_holds_no_definition(content: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "b.yaml"
    path.write_bytes(content)
    done = RUN.invoke(app, ["check", str(path)])
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"{path}:{says}\n")


@pytest.mark.parametrize("name", ["nowhere", "n" * 5000, "a\x00b", "/dev/null", ""])
def test_no_such_file(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = RUN.invoke(app, ["check", name])
    assert (done.exit_code, done.stdout) == (2, "")
    assert "file: found none of that name; allowed: the path of a definition, or one of: " in (
        done.stderr
    )


def test_a_name_that_is_nearly_right() -> None:
    assert "one of: cinderella (the nearest)" in RUN.invoke(app, ["check", "cinderela"]).stderr
