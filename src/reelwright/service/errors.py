"""Why a use case was not done. Nothing has changed where one of these is raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

if TYPE_CHECKING:
    from reelwright.service.playing import RoundNow

Reason: TypeAlias = Literal[
    "unknown-account",
    "unknown-round",
    "unknown-game",
    "stake",
    "answer",
    "credit",
    "round-open",
    "stale",
    "refill-refused",
    "account-locked",
    "key-reused",
    "unauthenticated",
    "forbidden",
    "void",
    "draws-exhausted",
    "draws-unfit",
    "malfunction",
    "too-soon",
    "largest-bet",
    "loss-limit",
    "session-too-long",
    "wallet-refused",
    "wallet-unavailable",
    "unknown-player",
    "no-wallet",
]


class Denied(Exception):
    """A use case that cannot be done, and why; `code` is for programs."""

    code: ClassVar[Reason]


class UnknownAccount(Denied):
    """There is no such account."""

    code = "unknown-account"


class UnknownRound(Denied):
    """There is no such round, or it is another account's."""

    code = "unknown-round"


class UnknownGame(Denied):
    """No such game is on offer."""

    code = "unknown-game"


class BadStake(Denied):
    """The game does not take this stake."""

    code = "stake"


class BadAnswer(Denied):
    """The question does not take this answer."""

    code = "answer"


class NoCredit(Denied):
    """The balance does not pay for it."""

    code = "credit"


class WalletDenied(Denied):
    """The operator's wallet does not let the player bet."""

    code = "wallet-refused"


class WalletUnavailable(Denied):
    """The operator's wallet gives no answer now; what it may have done is undone."""

    code = "wallet-unavailable"


class UnknownPlayer(Denied):
    """The operator's wallet knows no such player."""

    code = "unknown-player"


class NoWallet(Denied):
    """No operator's wallet is connected."""

    code = "no-wallet"


class RefillRefused(Denied):
    """The account is not one that may be refilled now."""

    code = "refill-refused"


class DrawsExhausted(Denied):
    """The test account's record holds no further draw."""

    code = "draws-exhausted"


class DrawsUnfit(Denied):
    """The next draw of the test account's record does not answer what is asked."""

    code = "draws-unfit"


class KeyReused(Denied):
    """Something else was asked under the same key."""

    code = "key-reused"


class Unauthenticated(Denied):
    """Nobody knows who is asking."""

    code = "unauthenticated"


class Forbidden(Denied):
    """Whoever is asking may not do this."""

    code = "forbidden"


class AccountLocked(Denied):
    """Nothing may be played on the account until a person has looked at it."""

    code = "account-locked"

    def __init__(self, because: str) -> None:
        super().__init__(f"account: found it locked ({because}); allowed: an open one")


class RoundVoid(Denied):
    """The round was declared void."""

    code = "void"

    def __init__(self, because: str) -> None:
        super().__init__(f"round: found it void ({because}); allowed: one that counts")


class Malfunction(Denied):
    """A stored round does not follow from its answers: it must not go on, and is void."""

    code = "malfunction"

    def __init__(self, message: str, round_id: str | None = None) -> None:
        super().__init__(message)
        self.round = round_id
        """The round that must not go on, where it is one."""


class TooSoon(Denied):
    """The last round of the account began too short a time ago."""

    code = "too-soon"

    def __init__(self, message: str, wait_ms: int) -> None:
        super().__init__(message)
        self.wait_ms = wait_ms
        """Milliseconds after which it may be asked again."""


class BetTooLarge(Denied):
    """The round would cost more than the limits allow."""

    code = "largest-bet"


class LossLimit(Denied):
    """The account might lose more within a day than the limits allow."""

    code = "loss-limit"


class SessionTooLong(Denied):
    """The session has been played in for as long as the limits allow."""

    code = "session-too-long"


class InTheWay(Denied):
    """A round stands where it cannot be done; `now` is that round."""

    def __init__(self, message: str, now: RoundNow) -> None:
        super().__init__(message)
        self.now = now


class RoundOpen(InTheWay):
    """The account has an open round of the game that must be played out first."""

    code = "round-open"


class Stale(InTheWay):
    """The question was answered already."""

    code = "stale"
