"""The page's own tests, run by the runner of its own language."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parents[2]
NPM = [sys.executable, str(HOME / "scripts/node.py"), "--prefix", str(HOME / "web")]


def test_the_page_passes_its_own_tests() -> None:
    run = subprocess.run(
        [*NPM, "run", "--silent", "test"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_no_script_of_the_page_calls_npm_by_name() -> None:
    """The wheel that stands in for a missing Node has no npm that can be called by name."""
    scripts = json.loads((HOME / "web/package.json").read_text(encoding="utf-8"))["scripts"]
    assert scripts
    assert not [name for name, script in scripts.items() if "npm" in script.split()]
