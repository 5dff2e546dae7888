"""Commands in the docs run, generated pages are up to date, links lead somewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
SCRIPTS = Path(sys.executable).parent


def console_commands(page: Path) -> list[str]:
    blocks = re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


def test_there_are_commands_to_run() -> None:
    assert sum(len(console_commands(page)) for page in PAGES) >= 5


@pytest.mark.parametrize(
    "page", [p for p in PAGES if console_commands(p)], ids=lambda p: str(p.relative_to(ROOT))
)
def test_commands_in_a_page_run(page: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    for command in console_commands(page):
        done = subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=tmp_path,
            env={"PATH": f"{SCRIPTS}:/usr/bin:/bin", "HOME": str(tmp_path), "TERM": "dumb"},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("https:", "http:", "mailto:")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_generated_pages_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "docs/generate.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=1800,
    )
    assert done.returncode == 0, done.stderr
