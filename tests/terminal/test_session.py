"""A session without a screen: what can be pressed when, and that the credit is what events say."""

from __future__ import annotations

from pathlib import Path

import pytest

from reelwright.chance import DrawsSpent, SeededSource
from reelwright.play.events import Event
from reelwright.play.questions import Refused
from reelwright.profiles.files import profile
from reelwright.record import Recorder, header_of, read_record, replay
from reelwright.terminal.session import Session
from tests.rounds import OPEN
from tests.terminal.sittings import (
    CLOCKS,
    CLUB,
    CREDIT,
    GAME,
    HEART,
    LOSS,
    PRINCES,
    PUMPKINS,
    QUEENS,
    RIGGED,
    SMALLEST_PRIZE,
    sitting,
)

HELD = profile("anz").model_copy(update={"minimum_round_ms": 0})


def run_on(session: Session) -> list[Event]:
    """Let happen what happens by itself."""
    happened: list[Event] = []
    while session.running:
        happened += session.tick()
    return happened


def spin(session: Session) -> None:
    session.spin()
    run_on(session)


def refused(action: object, *given: object) -> str:
    with pytest.raises(Refused) as caught:
        action(*given)  # type: ignore[operator]
    return str(caught.value)


def test_a_lost_round_costs_its_bet() -> None:
    session = sitting(LOSS)
    spin(session)
    assert session.credit == CREDIT - 20_00
    assert session.waiting == "spin"


def test_a_win_is_credited_and_offered() -> None:
    session = sitting(QUEENS)
    spin(session)
    assert session.credit == CREDIT - 20_00 + 20_00
    assert session.waiting == "gamble"
    assert session.options[-1] == "collect"


def test_a_gamble_that_wins_is_paid_and_offered_again() -> None:
    session = sitting(QUEENS, HEART, CLUB)
    spin(session)
    session.choose("hearts")
    run_on(session)
    assert session.credit == CREDIT + 60_00
    session.choose("red")
    run_on(session)
    assert session.credit == CREDIT - 20_00
    assert session.waiting == "spin"


def test_spin_collects_what_is_on_offer() -> None:
    session = sitting(QUEENS, LOSS)
    spin(session)
    events = [event.event for event in session.spin()]
    assert events == ["collected", "round ended", "round begun"]
    run_on(session)
    assert session.credit == CREDIT - 20_00


def test_a_spin_the_credit_does_not_pay_is_refused_and_changes_nothing() -> None:
    session = sitting(credit=19_99)
    told = refused(session.spin)
    assert told == (
        "A game costs $20.00 and the credit is $19.99: take a lower bet or fewer lines."
    )
    assert (session.credit, session.waiting) == (19_99, "spin")


def test_bet_max_can_be_selected_without_the_credit_for_it() -> None:
    session = sitting(credit=1)
    session.bet_max()
    assert session.selection.total_bet == 100_00
    assert "costs $100.00" in refused(session.spin)


def test_a_refused_spin_leaves_the_gamble_on_offer() -> None:
    session = sitting(QUEENS, credit=20_00)
    spin(session)
    session.bet_max()
    assert "the credit is $20.00" in refused(session.spin)
    assert session.waiting == "gamble"


def test_a_win_held_until_collected_pays_for_the_next_spin() -> None:
    session = sitting(QUEENS, LOSS, credit=20_00, profile=HELD)
    spin(session)
    assert session.credit == 0
    spin(session)
    assert session.credit == 0
    assert session.waiting == "spin"


def test_nothing_moves_while_the_reels_spin() -> None:
    session = sitting(LOSS)
    session.spin()
    before = session.selection
    for action in (session.press_lines, session.raise_bet, session.lower_bet, session.bet_max):
        assert refused(action) == "The round is still running: wait until it stops."
    assert "still running" in refused(session.spin)
    assert "still running" in refused(session.press_auto, 5)
    assert "still running" in refused(session.press_line, 3)
    assert session.selection == before


def test_a_choice_is_refused_where_none_is_asked() -> None:
    session = sitting(LOSS)
    assert "nothing to choose" in refused(session.choose, "red")
    assert refused(session.collect) == "There is no win to collect now."
    assert refused(session.press_stop) == "Auto is not on."


def test_a_choice_that_is_not_open_is_refused_and_named() -> None:
    session = sitting(CLOCKS, HEART, line_bet=5_00)
    spin(session)
    session.choose("red")
    run_on(session)
    assert (
        refused(session.choose, "hearts") == "'hearts' is not open: choose red, black or collect."
    )
    assert session.waiting == "gamble"


def test_a_line_there_is_not_is_refused() -> None:
    assert "lines are 1 to 20" in refused(sitting().press_line, 21)


def test_auto_offers_its_numbers_only() -> None:
    assert "Auto plays 5, 10, 25 games, not 7." in refused(sitting().press_auto, 7)


def test_auto_ten_with_the_first_win_on_the_fourth_game() -> None:
    session = sitting(LOSS, LOSS, LOSS, QUEENS, LOSS)
    session.press_auto(10)
    begun = [event.event for event in run_on(session)].count("round begun")
    assert (begun, session.auto.ends, session.waiting) == (4, "win", "gamble")
    spin(session)
    assert session.credit == CREDIT - 5 * 20_00 + 20_00


def test_auto_stopped_after_the_second_game() -> None:
    session = sitting(LOSS, LOSS)
    session.press_auto(10)
    ended = 0
    while session.running:
        ended += [event.event for event in session.tick()].count("round ended")
        if ended == 2 and session.auto.on:
            session.press_stop()
    assert (ended, session.credit) == (2, CREDIT - 2 * 20_00)


def test_auto_plays_out_a_feature_then_ends() -> None:
    session = sitting(LOSS, PUMPKINS, *[LOSS] * 15)
    session.press_auto(25)
    events = [event.event for event in run_on(session)]
    assert events.count("free game begun") == 15
    assert (events.count("round begun"), session.auto.ends) == (2, "feature")
    assert session.waiting == "gamble"


def test_auto_ends_where_the_credit_does() -> None:
    session = sitting(LOSS, LOSS, credit=50_00)
    session.press_auto(5)
    run_on(session)
    assert (session.credit, session.auto.ends) == (10_00, "credit")


def test_auto_collects_what_is_on_offer() -> None:
    session = sitting(QUEENS, *[LOSS] * 5)
    spin(session)
    assert [event.event for event in session.press_auto(5)] == ["collected", "round ended"]
    run_on(session)
    assert session.credit == CREDIT - 5 * 20_00


def test_only_a_pick_answers_the_mini_game() -> None:
    session = sitting(PRINCES, *[SMALLEST_PRIZE] * 4)
    spin(session)
    assert session.waiting == "pick"
    assert refused(session.spin) == "Pick first: 1, 2, 3, 4, 5, 6, 7, 8 or 9."
    for option in ("9", "1", "5", "2"):
        session.choose(option)
        run_on(session)
    assert session.waiting == "gamble"


def test_draws_that_run_out_leave_the_round_open() -> None:
    session = sitting(QUEENS)
    spin(session)
    session.choose("red")
    with pytest.raises(DrawsSpent):
        session.tick()
    assert session.waiting is None


def test_what_cannot_be_written_down_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    header = header_of("cinderella", RIGGED.definition, OPEN)
    with Recorder(tmp_path / "rounds.jsonl", header) as recorder:
        session = sitting(QUEENS, recorder=recorder)
        session.spin()
        monkeypatch.setattr(recorder, "answered", full)
        with pytest.raises(OSError, match="No space left"):
            session.tick()
    assert (session.waiting, session.credit) == (None, CREDIT - 20_00)


def test_the_credit_is_the_sum_of_the_events_and_the_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    with Recorder(file, header_of("cinderella", RIGGED.definition, OPEN)) as recorder:
        session = Session(GAME, OPEN, SeededSource(11), CREDIT, recorder)
        total = 0
        for number in range(60):
            total += sum(event.credit for event in session.spin())
            while session.waiting != "spin":
                happened = session.tick()
                if session.options:
                    gamble = session.waiting == "gamble" and number % 3
                    option = session.options[-1 if gamble else 0]
                    happened += session.choose(option)
                total += sum(event.credit for event in happened)
    assert session.credit == CREDIT + total
    steps = list(replay(read_record(file), RIGGED.definition, OPEN))
    assert len(steps) > 120
    assert all(step.follows for step in steps)
