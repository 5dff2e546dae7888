"""The work of `reelwright chance test`, with a bar of progress on stderr."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console
from rich.progress import Progress

from reelwright.chance import SecureSource
from reelwright.randomness.dieharder import assessed
from reelwright.randomness.judging import judged
from reelwright.randomness.report import Report
from reelwright.randomness.sampling import sampled
from reelwright.service.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.progress import TaskID

    from reelwright.definition.model import Game
    from reelwright.randomness.dieharder import Assessed


@contextmanager
def interruptible() -> Iterator[Callable[[], None]]:
    """Yield what raises an interrupt once more: a library that calls back may swallow the first."""
    interrupts: list[int] = []

    def interrupt(number: int, _: object) -> NoReturn:
        interrupts.append(number)
        raise KeyboardInterrupt

    def check() -> None:
        if interrupts:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)


def tested(game: Game, variant: str | None, samples: int, *, dieharder: bool) -> Report:
    """Draw, test and judge; raises `NotRun` where the program dieharder does not."""
    source = Chance(SecureSource()).secure
    console = Console(stderr=True)
    bar_of_work = Progress(console=console, transient=True, disable=not console.is_terminal)
    with interruptible() as check, bar_of_work as progress:
        bars: dict[str, TaskID] = {}

        def told(what: str, done: int, total: int) -> None:
            check()
            if what not in bars:
                bars[what] = progress.add_task(what, total=total)
            progress.update(bars[what], completed=done)

        sample = sampled(game.definition, source, samples, told)
        verdict = judged(sample, told)
        if not dieharder:
            return Report(game, variant, sample, verdict)
        bar = progress.add_task("dieharder", total=None)

        def heard(one: Assessed) -> None:
            progress.update(bar, advance=1, description=f"dieharder: {one.test}")

        return Report(game, variant, sample, verdict, assessed(source, heard))
