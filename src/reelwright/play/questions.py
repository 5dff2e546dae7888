"""What a round asks, and what may be answered: nothing else moves a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Even:
    """One of `size` outcomes, numbered from 0, all equally likely."""

    size: int

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return self.size

    def weight(self, outcome: int) -> int:
        """Return the weight of an outcome."""
        return 1 if 0 <= outcome < self.size else 0


@dataclass(frozen=True, slots=True)
class Weighted:
    """One outcome for each weight, numbered from 0, as likely as its weight says."""

    weights: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many outcomes there are."""
        return len(self.weights)

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return sum(self.weights)

    def weight(self, outcome: int) -> int:
        """Return the weight of an outcome."""
        return self.weights[outcome] if 0 <= outcome < len(self.weights) else 0


Odds: TypeAlias = Even | Weighted


DrawOf: TypeAlias = Literal[
    "stops",
    "pick",
    "prize",
    "card",
    "strips",
    "mystery",
    "multiplier",
    "segment",
    "die",
    "cell",
    "value",
    "landing",
]
"""What chance is asked for."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A question to chance: one independent outcome for each part."""

    of: DrawOf
    parts: tuple[Odds, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A question to the player: one of these options."""

    of: Literal["pick", "gamble", "offer", "feature"]
    options: tuple[str, ...]
    lapse: Literal["collect", "random pick"] | None
    """What happens when time answers instead; `None` where it waits for the player."""
    seconds: int | None = None
    """After how many seconds time answers, where the game or the profile says so."""


Question: TypeAlias = Draw | Choice


@dataclass(frozen=True, slots=True)
class Drawn:
    """The outcome of a draw, one number for each of its parts."""

    outcomes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The option a player took."""

    option: str


@dataclass(frozen=True, slots=True)
class Lapsed:
    """Time answered a choice the player left open."""


Answer: TypeAlias = Drawn | Chosen | Lapsed


class Refused(ValueError):
    """An input a round cannot take; the state it was offered to is unchanged."""


def check(question: Question | None, answer: Answer) -> None:
    """Raise `Refused`, with what was found and what is allowed, where an answer does not fit."""
    if question is None:
        raise Refused(f"answer: found {_words(answer)}; allowed: none, the round is over")
    if isinstance(question, Draw):
        _check_drawn(question, answer)
    else:
        _check_choice(question, answer)


def _check_drawn(question: Draw, answer: Answer) -> None:
    if not isinstance(answer, Drawn):
        raise Refused(f"answer: found {_words(answer)}; allowed: a draw of {question.of}")
    if len(answer.outcomes) != len(question.parts):
        raise Refused(
            f"draw of {question.of}: found {len(answer.outcomes)} outcomes; "
            f"allowed: {len(question.parts)}"
        )
    for place, (outcome, odds) in enumerate(zip(answer.outcomes, question.parts, strict=True), 1):
        if type(outcome) is not int or odds.weight(outcome) == 0:
            raise Refused(
                f"draw of {question.of}, part {place}: found {outcome!r}; "
                f"allowed: a whole number from 0 to {odds.size - 1} of positive weight"
            )


def _check_choice(question: Choice, answer: Answer) -> None:
    allowed = ", ".join(question.options)
    if isinstance(answer, Drawn):
        raise Refused(f"answer: found {_words(answer)}; allowed: a choice of {allowed}")
    if isinstance(answer, Lapsed):
        if question.lapse is None:
            raise Refused(
                f"choice of {question.of}: found a lapse; "
                f"allowed: {allowed} (it waits for the player)"
            )
    elif answer.option not in question.options:
        raise Refused(f"choice of {question.of}: found {answer.option!r}; allowed: {allowed}")


def _words(answer: Answer) -> str:
    if isinstance(answer, Drawn):
        return f"a draw {list(answer.outcomes)}"
    if isinstance(answer, Chosen):
        return f"the choice {answer.option!r}"
    return "a lapse"
