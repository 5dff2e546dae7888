"""Nothing that was not drawn yet is told: whatever comes later, all that is told before is alike.

A round is played to each of its questions with later draws that no draw could have. They must be
found nowhere, and everything let out up to there must be what it is where they are real.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reelwright.server import guards, watching
from reelwright.server.logs import log_to_stderr
from reelwright.server.metrics import Metrics
from reelwright.server.routes import rounds
from reelwright.server.views import round_view
from reelwright.service.chance import Record
from tests.secrecy.rounds import POISON, Golden, golden_rounds, visited
from tests.secrecy.told import Told, found

Capture = pytest.CaptureFixture[str]


def everything(folder: Path, golden: Golden, capsys: Capture) -> list[Told]:
    """Play a round; return what was told and logged, without what differs in each play."""
    log_to_stderr("json")
    capsys.readouterr()
    visit = visited(folder, golden)
    visit.told.append(Told("log", capsys.readouterr().err))
    return visit.alike()


def leaks(folder: Path, golden: Golden, question: int, capsys: Capture) -> list[str]:
    """Return the places where what is told depends on what comes after a question."""
    poisoned = golden.poisoned(question)
    real = Golden(golden.game, golden.stake, golden.draws, poisoned.answers, golden.asked_after)
    before = everything(folder / f"{golden.game}-{question}-real", real, capsys)
    after = everything(folder / f"{golden.game}-{question}-poisoned", poisoned, capsys)
    assert len(before) == len(after)
    differing = [one.place for one, other in zip(before, after, strict=True) if one != other]
    return differing + [place for place, _ in found([str(POISON)], after)]


@pytest.fixture(autouse=True)
def _logging_as_before() -> Any:
    root, ours = logging.getLogger(), logging.getLogger("reelwright")
    handlers, level, our_level = root.handlers[:], root.level, ours.level
    yield
    root.handlers, root.level = handlers, level
    ours.setLevel(our_level)


@pytest.mark.parametrize("golden", golden_rounds(), ids=lambda golden: golden.game)
def test_nothing_told_depends_on_what_comes_later(
    tmp_path: Path, capsys: Capture, golden: Golden
) -> None:
    for question in {0, len(golden.answers) - 1}:
        assert leaks(tmp_path, golden, question, capsys) == []


def in_a_body(patch: pytest.MonkeyPatch) -> None:
    def leaking(now: Any) -> Any:
        return round_view(now).model_copy(update={"won": POISON})

    patch.setattr(rounds, "round_view", leaking)


def in_a_header(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(guards.STRICT, "X-Next", str(POISON))


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    def leaking(now: Any) -> Any:
        logging.getLogger("reelwright.server").warning("next: %s", POISON)
        return round_view(now)

    patch.setattr(rounds, "round_view", leaking)


def in_the_metrics(patch: pytest.MonkeyPatch) -> None:
    text = Metrics.text
    patch.setattr(Metrics, "text", lambda self: text(self) + f"next {POISON}".encode())


def in_the_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(watching, "_view", lambda _: watching.StandingView(balance=POISON, open=[]))


def by_its_parity(patch: pytest.MonkeyPatch) -> None:
    """Tell nothing but whether the last draw to come is even."""
    last: list[int] = []
    opened = Record.__init__

    def knowing(self: Record, draws: Any) -> None:
        opened(self, draws)
        last.append(self.draws[-1].outcomes[0])

    def leaking(now: Any) -> Any:
        return round_view(now).model_copy(update={"settled": last[-1] == POISON})

    patch.setattr(Record, "__init__", knowing)
    patch.setattr(rounds, "round_view", leaking)


@pytest.mark.parametrize(
    ("plant", "place"),
    [
        (in_a_body, "POST /api/v1/accounts/test/rounds"),
        (in_a_header, "headers of POST /api/v1/accounts/test/rounds"),
        (in_the_log, "log"),
        (in_the_metrics, "GET /metrics"),
        (in_the_events, "events"),
        (by_its_parity, "POST /api/v1/accounts/test/rounds"),
    ],
)
def test_what_is_told_too_early_is_found(
    tmp_path: Path,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
    place: str,
) -> None:
    plant(monkeypatch)
    assert place in leaks(tmp_path, golden_rounds()[0], 0, capsys)
