"""The program dieharder reads the words of the source, and what it says is read back."""

from __future__ import annotations

import os
import stat
import struct
import sys
from pathlib import Path

import pytest

from reelwright.chance import SeededSource
from reelwright.play.questions import Draw, Even
from reelwright.randomness import dieharder
from reelwright.randomness.dieharder import Assessed, NotRun, assessed

TABLE = """
#=============================================================================#
#            dieharder version 3.31.1                                         #
#=============================================================================#
   rng_name    |rands/second|   Seed   |
stdin_input_raw|  2.00e+07  |1234567890|
#=============================================================================#
        test_name   |ntup| tsamples |psamples|  p-value |Assessment
#=============================================================================#
   diehard_birthdays|   0|       100|     100|0.71427632|  PASSED  
            sts_runs|   2|    100000|     100|0.00000001|  FAILED  
"""  # noqa: W291
FOUND = (
    Assessed("diehard_birthdays 0", 0.71427632, "PASSED"),
    Assessed("sts_runs 2", 1e-8, "FAILED"),
)


def stands_in(folder: Path, ends: int = 0, table: str = TABLE) -> None:
    """A program of that name, which keeps its arguments and the first words it reads."""
    program = folder / "dieharder"
    program.write_text(
        f"#!{sys.executable}\n"
        "import sys, pathlib\n"
        f"here = pathlib.Path({str(folder)!r})\n"
        "here.joinpath('arguments').write_text(' '.join(sys.argv[1:]))\n"
        "here.joinpath('words').write_bytes(sys.stdin.buffer.read(400))\n"
        f"print({table!r})\n"
        f"sys.exit({ends})\n"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")
    return tmp_path


def test_it_reads_the_words_as_the_source_gives_them(path: Path) -> None:
    stands_in(path)
    heard: list[Assessed] = []
    assert assessed(SeededSource(3), heard.append) == FOUND
    assert heard == list(FOUND)
    words = SeededSource(3).answer(Draw("pick", (Even(1 << 32),) * 100)).outcomes
    assert (path / "words").read_bytes() == struct.pack("=100I", *words)
    assert (path / "arguments").read_text() == "-a -g 200"


@pytest.mark.parametrize(("ends", "table"), [(3, TABLE), (0, "no test")])
def test_a_program_that_comes_to_nothing_is_named(path: Path, ends: int, table: str) -> None:
    stands_in(path, ends, table)
    with pytest.raises(NotRun, match=f"--dieharder: found an end with {ends} after"):
        assessed(SeededSource(3), lambda one: None)


def test_it_is_known_whether_it_is_installed(path: Path) -> None:
    assert not dieharder.installed()
    stands_in(path)
    assert dieharder.installed()
