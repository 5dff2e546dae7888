"""The tool that tries mutants, on a project of one module whose mutants are known by hand."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from bench.mutation.mutants import mutants

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "bench" / "mutation"
MODULE = '''"""A tiny module."""


def more(number: int) -> int:
    """Return one more."""
    return number + 1


def positive(number: int) -> bool:
    """Whether a number is above zero."""
    return number > 0
'''
TESTS = """from reelwright.automaton.tiny import more, positive


def test_more():
    assert more(2) == 3


def test_positive():
    assert positive(1)
    assert not positive(-1)
"""
TARGETS = '[files]\n"automaton/tiny.py" = ["tests/automaton/test_tiny.py"]\n'
AT_ZERO = """[[equivalent]]
file = "automaton/tiny.py"
within = "positive"
old = "return number > 0"
new = ["return number >= 0"]
proof = "It is never asked of zero."
"""
GONE = AT_ZERO.replace("number > 0", "number > 7")
NONE = "equivalent = []\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with the tool, the tiny module and its tests."""
    shutil.copytree(
        TOOL, tmp_path / "bench" / "mutation", ignore=shutil.ignore_patterns("results.json")
    )
    files = {
        "pyproject.toml": "",
        "bench/mutation/targets.toml": TARGETS,
        "bench/mutation/equivalents.toml": NONE,
        "src/reelwright/__init__.py": "",
        "src/reelwright/automaton/__init__.py": "",
        "src/reelwright/automaton/tiny.py": MODULE,
        "tests/__init__.py": "",
        "tests/automaton/__init__.py": "",
        "tests/automaton/test_tiny.py": TESTS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "docs" / "explanation").mkdir(parents=True)
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bench.mutation", "--processes", "1", *arguments],
        cwd=project,
        env=os.environ | {"PYTHONPATH": f"{project / 'src'}{os.pathsep}{project}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def totals(done: subprocess.CompletedProcess[str]) -> dict[str, int]:
    found: dict[str, int] = json.loads(done.stdout)["automaton/tiny.py"]
    return found


def page(project: Path) -> str:
    return (project / "docs" / "explanation" / "mutants.md").read_text()


def test_that_the_mutants_of_a_module_are_small_changes() -> None:
    assert [(each.line, each.within, each.new) for each in mutants(MODULE)] == [
        (6, "more", "return number - 1"),
        (6, "more", "return number + 2"),
        (11, "positive", "return number >= 0"),
        (11, "positive", "return number > 1"),
    ]
    for each in mutants(MODULE):
        assert each.text == MODULE.replace(each.old, each.new)


def test_that_what_computes_nothing_is_not_changed() -> None:
    text = '''from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    WIDE = 1
Name: TypeAlias = "tuple[int, int]"


@lru_cache(maxsize=3)
def both(a: "list[int]", b: "list[int]") -> "int | str":
    """Return 1 + 1."""
    assert len(a) == 1
    if a:
        raise ValueError(f"{a} + 1")
    return zip(a, b, strict=True)
'''
    found = {each.new for each in mutants(text)}
    assert found == {
        "return zip(None, b, strict=True)",
        "return zip(a, None, strict=True)",
        "return zip(b, strict=True)",
        "return zip(a, strict=True)",
    }


def test_that_equal_changes_of_equal_lines_are_told_apart() -> None:
    found = mutants("def twice(a):\n    a = a + 1\n    a = a + 1\n    return a\n")
    assert [each.number for each in found if each.new == "a = a - 1"] == [1, 2]
    assert len({each.digest for each in found}) == len(found)
    assert len({each.change for each in found}) == len(found)


def test_that_mutants_are_caught_survive_or_are_equivalent(project: Path) -> None:
    """Three of four are caught; the fourth tells only of zero, and is listed the second time."""
    done = run(project)
    assert done.returncode == 1
    assert totals(done) == {"mutants": 4, "caught": 3, "equivalent": 0, "survived": 1}
    assert "SURVIVED | 11: positive: return number > 0 -> return number >= 0" in done.stderr
    assert "| `automaton/tiny.py` | 4 | 3 | 0 | 1 |" in page(project)
    (project / "bench" / "mutation" / "equivalents.toml").write_text(AT_ZERO)
    again = run(project)
    assert again.returncode == 0
    assert again.stderr == ""
    assert totals(again) == {"mutants": 4, "caught": 3, "equivalent": 1, "survived": 0}
    assert "| `automaton/tiny.py` | 4 | 3 | 1 | 0 |" in page(project)
    assert "It is never asked of zero." in page(project)
    from_the_start = run(project, "--again", "automaton/tiny.py")
    assert from_the_start.returncode == 0
    assert from_the_start.stderr.count(" caught by ") == 3


def test_that_a_listed_equivalent_that_is_gone_is_wrong_data(project: Path) -> None:
    for text in (GONE, AT_ZERO + AT_ZERO):
        (project / "bench" / "mutation" / "equivalents.toml").write_text(text)
        done = run(project)
        assert (done.returncode, done.stdout) == (2, "")
        assert "equivalents.toml: found automaton/tiny.py ('positive'," in done.stderr


def test_that_files_that_are_no_targets_are_wrong_data(project: Path) -> None:
    done = run(project, "automaton/huge.py")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "FILE: found automaton/huge.py; allowed: automaton/tiny.py\n"
    (project / "src" / "reelwright" / "automaton" / "huge.py").write_text("def none(): ...\n")
    done = run(project)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("targets.toml: found automaton/huge.py; allowed: ")


def test_that_tests_that_fail_as_it_is_are_wrong_data(project: Path) -> None:
    (project / "tests" / "automaton" / "test_tiny.py").write_text(TESTS.replace("== 3", "== 4"))
    done = run(project)
    assert (done.returncode, done.stdout) == (2, "")
    test = "tests/automaton/test_tiny.py::test_more"
    assert done.stderr == f"automaton/tiny.py: found a test that fails as it is: {test}\n"
