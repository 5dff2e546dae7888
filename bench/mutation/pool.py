"""Warm processes in a copy of the project, which try mutants at the same time."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from bench.mutation.targets import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bench.mutation.mutants import Mutant
    from bench.mutation.targets import Target

COPIED = ("src", "tests", "bench", "pyproject.toml")


class Warm:
    """A warm process."""

    def __init__(self, copy: Path, *, plain: bool) -> None:
        paths = [str(copy / "src"), str(copy), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(paths),
            "NUMBA_DISABLE_JIT": str(int(plain)),
            "NUMBA_CACHE_DIR": str(copy / "compiled"),
            "PYTHONHASHSEED": "0",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.mutation.worker"],
            cwd=copy,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def try_out(self, target: Target, copy: Path, mutant: Mutant) -> dict[str, Any]:
        """Run the tests of a file on a mutant of it.

        Raises `RuntimeError` where they fail without it.
        """
        job = {
            "module": target.module,
            "path": str(copy / "src" / "reelwright" / target.file),
            "text": mutant.text,
            "tests": target.tests,
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(job) + "\n")
        answer: dict[str, Any] = json.loads(self._process.stdout.readline() or '{"error": "died"}')
        if "error" in answer:
            raise RuntimeError(
                f"{target.file}: found a test that fails as it is: {answer['error']}"
            )
        return answer

    def end(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


@contextmanager
def copied() -> Iterator[Path]:
    """Lay a copy of the project's files, which is gone afterwards."""
    with TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            there = ROOT / name
            if there.is_dir():
                shutil.copytree(there, copy / name, ignore=shutil.ignore_patterns("page"))
            else:
                shutil.copy(there, copy / name)
        yield copy


@contextmanager
def pool(copy: Path, processes: int, *, plain: bool) -> Iterator[Pool]:
    """Start warm processes, and end them afterwards."""
    warm = [Warm(copy, plain=plain) for _ in range(processes)]
    try:
        yield Pool(copy, warm)
    finally:
        for process in warm:
            process.end()


class Pool:
    """Some warm processes."""

    def __init__(self, copy: Path, warm: list[Warm]) -> None:
        self._copy = copy
        self._many = len(warm)
        self._free: Queue[Warm] = Queue()
        for process in warm:
            self._free.put(process)

    def tried(
        self, target: Target, mutants: Iterable[Mutant]
    ) -> Iterator[tuple[Mutant, dict[str, Any]]]:
        """Yield each mutant with what came of it, as soon as it is known."""
        with ThreadPoolExecutor(self._many) as threads:
            waiting = {threads.submit(self._try, target, each): each for each in mutants}
            try:
                for done in as_completed(waiting):
                    yield waiting[done], done.result()
            finally:
                threads.shutdown(cancel_futures=True)

    def _try(self, target: Target, mutant: Mutant) -> dict[str, Any]:
        process = self._free.get()
        try:
            return process.try_out(target, self._copy, mutant)
        finally:
            self._free.put(process)
