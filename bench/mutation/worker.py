"""A warm process that runs tests on mutants, each in a fork of its own.

Reads a job a line from standard input, and answers each with a line: JSON both. It is started in a
copy of the project's files, so that what it reads does not change while it runs.
"""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import sys
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, settings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.machinery import ModuleSpec

STALE = re.compile(r"reelwright\.(automaton|law|strips|reports)\b|tests\.(automaton|kernels|law)\b")
"""Modules that use what is mutated, read anew in every fork."""
COMPILED = re.compile(r"reelwright\.kernels\b")
"""Read anew where they are mutated, and run as plain Python then."""
SECONDS_AT_LEAST = 1.0 if os.environ.get("NUMBA_DISABLE_JIT") == "1" else 4.0
"""Time to compile what gets numbers of another kind, or none."""
TIMES_AS_LONG = 4
"""How much longer than without the mutant a test may take, in seconds of the processor."""
MOST_MEMORY = 2**32
OPTIONS = ("-q", "-x", "--assert=plain", "-p", "no:cacheprovider", "-W", "ignore:overflow enc")


@dataclass
class Known:
    """What is known of the tests: seconds each took without a mutant, mutants each has caught."""

    took: dict[str, float] = field(default_factory=dict)
    caught: Counter[str] = field(default_factory=Counter)

    def rank(self, test: str) -> float:
        """Return how late to run a test: the most mutants caught in a second first."""
        return self.took.get(test, 0) / (self.caught[test] + 1)

    def limit(self, test: str) -> float:
        """Return the seconds it may take."""
        return SECONDS_AT_LEAST + TIMES_AS_LONG * self.took.get(test, 0)


@dataclass
class Watch:
    """A plugin that notes how long tests take, limits it, and notes the first that fails."""

    known: Known
    fails: Callable[[str], None] | None = None
    """Told of the first test that fails, in a fork, which then ends."""
    took: dict[str, float] = field(default_factory=dict)
    failed: str = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Have random examples be the same for every mutant, and likely tests come first."""
        items.sort(key=lambda item: self.known.rank(item.nodeid))
        for item in items:
            test: Any = getattr(item, "obj", None)
            if hasattr(test, "hypothesis"):
                given = getattr(test, "_hypothesis_internal_use_settings", settings())
                test._hypothesis_internal_use_settings = settings(  # noqa: SLF001
                    given, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate]
                )

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """Time a test; the process ends where it takes too long."""
        if self.fails:
            signal.setitimer(signal.ITIMER_PROF, self.known.limit(item.nodeid))
        start = process_time()
        result = yield
        self.took[item.nodeid] = process_time() - start
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Any:
        """Tell of a test that fails at once, without the work of a report."""
        try:
            return (yield)
        except BaseException:
            if self.fails:
                self.fails(item.nodeid)
            raise

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the first test that fails."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


class OtherText(SourceFileLoader):
    """Loads a module from another text than its file has."""

    def __init__(self, module: str, path: str, text: str) -> None:
        super().__init__(module, path)
        self._text = text.encode()

    def get_data(self, _: str) -> bytes:
        """Return the text instead of what is in the file."""
        return self._text

    def path_stats(self, path: str) -> dict[str, Any]:
        """Have no compiled file be read or written."""
        raise OSError(path)


class Mutated(MetaPathFinder):
    """Finds the one module that is mutated."""

    def __init__(self, loader: OtherText) -> None:
        self._loader = loader

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """Answer for the one module."""
        if fullname != self._loader.name:
            return None
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader)


def run_tests(tests: Sequence[str], watch: Watch) -> int:
    """Run tests in this process, without a word."""
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        return int(pytest.main([*OPTIONS, *tests], plugins=[watch]))


def forget(*, compiled: bool) -> None:
    """Forget the modules that are to be read anew."""
    for name in [*sys.modules]:
        if STALE.match(name) or (compiled and COMPILED.match(name)):
            del sys.modules[name]


def tried(job: dict[str, Any], known: Known) -> dict[str, Any]:
    """Run the tests of a job on its mutant in a fork; return what came of it."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with suppress(BaseException):
            os.close(reading)
            _in_fork(job, known, writing)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        late = os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGXCPU)
        return {"caught": True, "by": "too long" if late else "crash", "took": 0}
    answer: dict[str, Any] = json.loads(said or '{"caught": true, "by": "no end", "took": 0}')
    return answer


def _in_fork(job: dict[str, Any], known: Known, writing: int) -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, most))
    forget(compiled="kernels" in job["module"])
    sys.meta_path.insert(0, Mutated(OtherText(job["module"], job["path"], job["text"])))
    signal.setitimer(signal.ITIMER_PROF, SECONDS_AT_LEAST + TIMES_AS_LONG)
    start = process_time()

    def end(by: str) -> None:
        answer = {"caught": bool(by), "by": by, "took": round(process_time() - start, 2)}
        os.write(writing, json.dumps(answer).encode())
        os._exit(0)

    watch = Watch(known, end)
    code = run_tests(job["tests"], watch)
    end(watch.failed or ("the import" if code else ""))


def main() -> None:
    """Answer jobs until there are no more."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    known = Known()
    warm: set[str] = set()
    for line in sys.stdin:
        job = json.loads(line)
        if not warm >= {*job["tests"]}:
            watch = Watch(known)
            code = run_tests(job["tests"], watch)
            if code:
                answers.write(json.dumps({"error": watch.failed or f"pytest: {code}"}) + "\n")
                continue
            warm |= {*job["tests"]}
            known.took |= watch.took
        answer = tried(job, known)
        known.caught[answer["by"]] += 1
        answers.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
