"""Rounds: begin, answer, find again, recall."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response, status

from reelwright.play.questions import Answer, Chosen, Lapsed
from reelwright.play.state import Stake
from reelwright.server.metrics import Counting  # noqa: TC001  (FastAPI reads it)
from reelwright.server.recall_schemas import RecallView  # noqa: TC001  (FastAPI reads it)
from reelwright.server.routes.accounts import AccountId  # noqa: TC001  (FastAPI reads it)
from reelwright.server.schemas import (
    ChosenBody,
    Code,
    GameKey,
    Identity,
    NewAnswer,
    NewRound,
    RoundLine,
    RoundView,
)
from reelwright.server.views import recall_view, round_line, round_view
from reelwright.server.wiring import (
    KNOWN,
    OVERSEERS,
    Asking,
    Key,
    TheHouse,
    mine,
    problems,
    seen,
    told,
)

router = APIRouter(prefix="/api/v1", tags=["rounds"])

RoundPath = Annotated[Identity, Path(alias="round", description="The id of a round.")]

WALLET: tuple[Code, ...] = ("wallet-refused", "wallet-unavailable")
"""What may go wrong wherever an operator's wallet is asked for money."""

DRAWS: tuple[Code, ...] = ("draws-exhausted", "draws-unfit", "malfunction")
"""What may go wrong wherever chance answers."""

LIMITS: tuple[Code, ...] = ("too-soon", "largest-bet", "loss-limit", "session-too-long")
"""What the limits in force may refuse."""


@router.post(
    "/accounts/{account}/rounds",
    operation_id="begin_round",
    response_model=RoundView,
    status_code=status.HTTP_201_CREATED,
    responses=problems(
        *KNOWN,
        "unknown-account",
        "account-locked",
        "unknown-game",
        "stake",
        "credit",
        "round-open",
        *LIMITS,
        "key-reused",
        *WALLET,
        *DRAWS,
    ),
)
def begin_round(
    house: TheHouse,
    asking: Asking,
    counting: Counting,
    account: AccountId,
    body: NewRound,
    key: Key = None,
) -> Response:
    """Begin a round; an open one of the game that waits at its gamble is collected first."""
    stake = Stake(tuple(body.lines), body.line_bet, wager=body.wager or "")
    now = house.rounds.begin(mine(asking, account), body.game, stake, key, asking.begun)
    counting.count_rounds(begun=1, settled=now.stored.settled)
    return told(round_view(now), status.HTTP_201_CREATED)


@router.get(
    "/accounts/{account}/rounds/open",
    operation_id="read_open_round",
    response_model=RoundView,
    responses={
        **problems(*KNOWN, "unknown-account", "unknown-game", *DRAWS),
        status.HTTP_204_NO_CONTENT: {"description": "No round of the game is open"},
    },
)
def read_open_round(
    house: TheHouse, asking: Asking, account: AccountId, game: Annotated[GameKey, Query()]
) -> RoundView | Response:
    """Tell the round an account has open in a game."""
    now = house.rounds.open_round(mine(asking, account), game)
    return Response(status_code=status.HTTP_204_NO_CONTENT) if now is None else round_view(now)


@router.get(
    "/accounts/{account}/rounds",
    operation_id="list_rounds",
    responses=problems(*KNOWN, "unknown-account", "unknown-game", "unknown-round"),
)
def list_rounds(
    house: TheHouse,
    asking: Asking,
    account: AccountId,
    game: Annotated[GameKey | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    before: Annotated[
        Identity | None, Query(description="The id of the last round already seen.")
    ] = None,
) -> list[RoundLine]:
    """List an account's rounds, newest first."""
    mine_or_seen = seen(asking, account)
    return [round_line(found) for found in house.rounds.recent(mine_or_seen, game, limit, before)]


@router.post(
    "/rounds/{round}/answers",
    operation_id="answer_question",
    response_model=RoundView,
    responses=problems(
        *KNOWN,
        "unknown-account",
        "account-locked",
        "unknown-round",
        "void",
        "answer",
        "credit",
        "stale",
        "key-reused",
        *WALLET,
        *DRAWS,
    ),
)
def answer_question(
    house: TheHouse,
    asking: Asking,
    counting: Counting,
    round_id: RoundPath,
    body: NewAnswer,
    key: Key = None,
) -> Response:
    """Answer the question a round asks the player."""
    owner = asking.account or ""
    now = house.rounds.answer(owner, round_id, body.question, _answer(body), key)
    counting.count_rounds(settled=now.stored.settled)
    return told(round_view(now))


@router.get(
    "/rounds/{round}",
    operation_id="recall_round",
    responses=problems(*KNOWN, "unknown-account", "unknown-round", "malfunction"),
)
def recall_round(house: TheHouse, asking: Asking, round_id: RoundPath) -> RecallView:
    """Enact a round again from its stored answers: a player's own, or any for an overseer."""
    whose = None if asking.role in OVERSEERS else asking.account
    return recall_view(house.recall.round(whose, round_id))


def _answer(body: NewAnswer) -> Answer:
    if isinstance(body.answer, ChosenBody):
        return Chosen(body.answer.chosen)
    return Lapsed()
