"""What the service found, as the server answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.codec import answer_data
from reelwright.play.questions import Choice
from reelwright.server.profile_schemas import profile_view
from reelwright.server.recall_schemas import (
    ChosenView,
    DrawnView,
    GambleView,
    LapsedView,
    PlayerChoiceView,
    RecallView,
    StepView,
)
from reelwright.server.schemas import (
    AccountView,
    ChoiceView,
    RoundLine,
    RoundView,
    SessionView,
    StakeView,
)
from reelwright.service.recall_contents import gambles_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.play.questions import Answer, Question
    from reelwright.service.playing import RoundNow
    from reelwright.service.recall import Recalled
    from reelwright.service.recall_contents import PlayerChoice
    from reelwright.service.records import Account, Round
    from reelwright.service.sessions import Begun


def account_view(account: Account) -> AccountView:
    """Tell an account."""
    return AccountView(
        id=account.id,
        kind=account.kind,
        balance=account.told_balance,
        on_win_meter=account.on_win_meter,
        currency=account.currency,
        locked=account.locked,
    )


def session_view(begun: Begun) -> SessionView:
    """Tell a session just begun, with its token."""
    session = begun.session
    return SessionView(
        token=begun.token, role=session.role, account=session.account, ends=session.ends
    )


def round_view(now: RoundNow) -> RoundView:
    """Tell a round as it stands."""
    stored = now.stored
    return RoundView(
        id=stored.id,
        game=stored.game,
        account=stored.account,
        stake=_stake(stored),
        question_number=stored.question_number,
        question=_question(now.played.question),
        events=list(now.played.events),
        new_from=now.new_from,
        won=stored.won,
        settled=stored.settled,
        balance=now.balance,
    )


def round_line(stored: Round) -> RoundLine:
    """Tell a round in short."""
    return RoundLine(
        id=stored.id,
        game=stored.game,
        opened=stored.opened,
        stake=_stake(stored),
        won=stored.won,
        settled=stored.settled,
        void=stored.void,
    )


def recall_view(recalled: Recalled) -> RecallView:
    """Tell a round again, answer by answer."""
    stored, played = recalled.stored, recalled.played
    stake = played.state.terms.stake
    return RecallView(
        id=stored.id,
        game=stored.game,
        name=recalled.name,
        account=stored.account,
        stake=_stake(stored),
        denomination=stake.line_bet,
        total_bet=stake.total,
        opened=stored.opened,
        closed=stored.closed,
        status=recalled.status,
        balance_before=recalled.balance_before,
        balance_after=recalled.balance_after,
        won=stored.won,
        gambles=[
            GambleView(choice=one.choice, staked=one.staked, won=one.won)
            for one in gambles_of(played)
        ],
        choices=[_choice(one) for one in recalled.choices],
        settled=stored.settled,
        void=stored.void,
        digest=stored.digest,
        rules_version=stored.rules_version,
        profile=recalled.profile.name,
        limits=profile_view(recalled.profile),
        lapsed=recalled.lapsed,
        follows=recalled.follows,
        steps=list(_steps(recalled)),
    )


def _steps(recalled: Recalled) -> Iterator[StepView]:
    played = recalled.played
    answers = (None, *map(_answer, played.answers))
    for answer, told, step in zip(answers, played.steps, recalled.steps, strict=True):
        yield StepView(answer=answer, events=list(told), won=step.won, balance=step.balance)


def _choice(made: PlayerChoice) -> PlayerChoiceView:
    answer = _answer(made.answer)
    assert not isinstance(answer, DrawnView)
    return PlayerChoiceView(
        question=made.question_number,
        of=made.question.of,
        options=list(made.question.options),
        answer=answer,
    )


def _stake(stored: Round) -> StakeView:
    return StakeView(**stored.stake, total=stored.total_bet)


def _question(question: Question | None) -> ChoiceView | None:
    if not isinstance(question, Choice):
        return None
    return ChoiceView(
        ask="choice",
        of=question.of,
        options=list(question.options),
        lapse=question.lapse,
        seconds=question.seconds,
    )


def _answer(answer: Answer) -> DrawnView | ChosenView | LapsedView:
    match answer_data(answer):
        case {"drawn": drawn}:
            return DrawnView(drawn=drawn)
        case {"chosen": chosen}:
            return ChosenView(chosen=chosen)
        case _:
            return LapsedView(lapsed=True)
