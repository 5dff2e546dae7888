"""What the reference wallet can be told to do wrong, so often, to messages of a kind."""

from __future__ import annotations

from collections import deque
from threading import Event, Lock
from typing import TYPE_CHECKING, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from reelwright.service.wallet_ports import WalletRefused

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.service.wallet_ports import Said

How: TypeAlias = Literal[
    "times out before acting",
    "times out after acting",
    "acts late",
    "answers late",
    "answers twice",
    "fails before acting",
    "fails after acting",
    "refuses",
]
Message: TypeAlias = Literal["debit", "credit", "rollback"]


class Misbehaviour(BaseModel):
    """Something to do wrong."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    how: How
    of: Message | None = None
    """The messages it is done to; all of them without."""
    times: int = Field(default=1, ge=1)
    seconds: float = Field(default=10, ge=0)
    """How long it is silent, where it is."""


class Failed(Exception):
    """The wallet has failed, as it was told to."""


class Manners:
    """What is still to be done wrong, the first first."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._left: deque[tuple[Misbehaviour, int]] = deque()
        self._woken = Event()

    def tell(self, misbehaviour: Misbehaviour) -> None:
        """Have something done wrong, after all that is to be done wrong already."""
        with self._lock:
            self._left.append((misbehaviour, misbehaviour.times))
        self._woken.clear()

    def forget(self) -> None:
        """Have nothing done wrong any more, and end every silence."""
        with self._lock:
            self._left.clear()
        self._woken.set()

    def answer(self, message: Message, act: Callable[[], Said]) -> Said:
        """Act on a message as well or as badly as told; raises `Failed`, `WalletRefused`."""
        wrong = self._next(message)
        if wrong is None:
            return act()
        match wrong.how:
            case "times out before acting":
                self._woken.wait(wrong.seconds)
                raise Failed
            case "fails before acting":
                raise Failed
            case "refuses":
                raise WalletRefused("blocked")
            case "acts late":
                self._woken.wait(wrong.seconds)
                return act()
            case "answers twice":
                act()
                return act()
        said = act()
        if wrong.how == "fails after acting":
            raise Failed
        self._woken.wait(wrong.seconds)
        if wrong.how == "times out after acting":
            raise Failed
        return said

    def _next(self, message: Message) -> Misbehaviour | None:
        with self._lock:
            for place, (wrong, left) in enumerate(self._left):
                if wrong.of in (None, message):
                    if left == 1:
                        del self._left[place]
                    else:
                        self._left[place] = (wrong, left - 1)
                    return wrong
        return None
