"""What a recall tells beside the events: choices, gambles, what each step won and left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play.events import GambleDecided, GambleStaked, GambleThrown
from reelwright.service.money import UNDOING, moved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.play.questions import Answer, Choice
    from reelwright.service.playing import Played
    from reelwright.service.records import Transfer


@dataclass(frozen=True, slots=True)
class PlayerChoice:
    """A question to the player and what was answered, by the player or by time."""

    question_number: int
    question: Choice
    answer: Answer


@dataclass(frozen=True, slots=True)
class Gamble:
    """A gamble of the round: `won` is what it paid, `None` where it is not decided."""

    choice: str
    staked: int
    won: int | None


@dataclass(frozen=True, slots=True)
class RecalledStep:
    """What a step added to the win, and the balance after it.

    A gamble that lost took from the win. The balance is `None` before anything was moved.
    """

    won: int
    balance: int | None


def balance_before(transfers: Sequence[Transfer]) -> int | None:
    """Return the balance before the first of some transfers; `None` where there are none."""
    if not transfers:
        return None
    return transfers[0].balance - moved(transfers[:1])["wallet"]


def steps_of(played: Played, transfers: Sequence[Transfer]) -> Iterator[RecalledStep]:
    """Yield what each step won, and the balance after it."""
    left = {one.question_number: one.balance for one in transfers if one.kind not in UNDOING}
    won, balance = 0, None
    for number, events in enumerate(played.steps):
        before = won
        for event in events:
            won = getattr(event, "won", won)
        balance = left.get(number, balance)
        yield RecalledStep(won - before, balance)


def gambles_of(played: Played) -> Iterator[Gamble]:
    """Yield every gamble of a round."""
    staked: GambleStaked | None = None
    for event in played.events:
        match event:
            case GambleStaked():
                staked = event
            case GambleDecided() | GambleThrown() if staked is not None:
                yield Gamble(staked.choice, staked.amount, event.amount)
                staked = None
    if staked is not None:
        yield Gamble(staked.choice, staked.amount, None)
