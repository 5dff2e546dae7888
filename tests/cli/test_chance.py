"""`reelwright chance test`: a verdict by the exit code, a report, and clear refusals."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reelwright.chance import SecureSource, SeededSource
from reelwright.cli import chance_run
from reelwright.cli.main import app
from tests.randomness.bad_sources import Bad
from tests.randomness.test_dieharder import stands_in

GAME = ("magpie", "--samples", "1000")


def run(*arguments: str) -> tuple[int, str, str]:
    runner = CliRunner(env={"COLUMNS": "120", "TERM": "dumb"})
    result = runner.invoke(app, ["chance", "test", *arguments])
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance_run, "SecureSource", lambda: SeededSource(8))


@pytest.mark.usefixtures("seeded")
def test_a_good_source_passes() -> None:
    code, out, err = run(*GAME)
    assert (code, err) == (0, "")
    assert "Passed: none of " in out
    assert "strips base, reel 3" in out


@pytest.mark.usefixtures("seeded")
def test_json_is_one_object_on_stdout() -> None:
    code, out, err = run(*GAME, "--format", "json")
    assert (code, err) == (0, "")
    assert json.loads(out)["verdict"]["passed"] is True


@pytest.mark.usefixtures("seeded")
def test_a_report_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "chance.html"
    assert run(*GAME, "--format", "html", "--out", str(file)) == (0, "", "")
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_bad_source_ends_with_1_and_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance_run, "SecureSource", lambda: Bad(stuck))
    code, out, _ = run(*GAME, "--format", "json")
    assert code == 1
    assert json.loads(out)["verdict"]["passed"] is False


def stuck(random: object, draw: object, fair: list[int], before: list[int]) -> list[int]:
    """Every other draw repeats."""
    return before if fair[0] % 2 else fair


def test_the_source_is_the_one_of_the_server() -> None:
    assert vars(chance_run)["SecureSource"] is SecureSource


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nothing",), "nothing"),
        (("magpie", "--samples", "999"), "1000"),
        (("magpie", "--out", "/nowhere/x"), "--out /nowhere/x: found no folder to hold it"),
        (("magpie", "--variant", "big"), "variant: found 'big'"),
        (("magpie", "--dieharder"), "--dieharder: found no program dieharder; allowed: "),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: tuple[str, ...],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert message in err


@pytest.mark.usefixtures("seeded")
def test_dieharder_is_run_where_it_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")
    stands_in(tmp_path)
    code, out, _ = run(*GAME, "--dieharder", "--format", "json")
    assert code == 1  # (it says that a test failed)
    assert [one["said"] for one in json.loads(out)["dieharder"]] == ["PASSED", "FAILED"]
    stands_in(tmp_path, ends=3)
    code, out, err = run(*GAME, "--dieharder")
    assert (code, out) == (2, "")
    assert "--dieharder: found an end with 3" in err


def test_without_its_libraries_it_says_which_extra_brings_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "scipy", None)
    code, out, err = run(*GAME)
    assert (code, out) == (2, "")
    assert err.startswith("chance test: found no scipy; allowed: with the extra compiled")


def test_an_interrupted_run_writes_no_report(tmp_path: Path) -> None:
    file = tmp_path / "chance.json"
    arguments = ("chance", "test", "magpie", "--samples", "1000000", "--out", str(file))
    code = (
        "import sys\n"
        "from reelwright.cli import chance_run\n"
        "from reelwright.cli.main import run\n"
        "secure = chance_run.SecureSource\n"
        "class Announced(secure):\n"
        "    def answer(self, draw):\n"
        "        Announced.answer = secure.answer\n"
        "        print('.', flush=True)\n"
        "        return self.answer(draw)\n"
        "chance_run.SecureSource = Announced\n"
        f"sys.argv = ['reelwright', *{arguments!r}]\n"
        "run()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == ".\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert err.splitlines()[-1] == "chance test: interrupted, no report was written"
    assert not file.exists()


def test_an_interrupt_that_is_swallowed_is_raised_again() -> None:
    with chance_run.interruptible() as check:
        check()
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            check()
