"""Questions, answers and events as plain data (what JSON can hold), and answers back again."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

from reelwright.play.events import Event
from reelwright.play.questions import Answer, Chosen, Draw, Drawn, Lapsed, Question, Refused
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Plain: TypeAlias = dict[str, Any]


def plain_number(value: Fraction) -> int | str:
    """Write an exact number: an integer where it is one, else "p/q"."""
    return value.numerator if value.denominator == 1 else str(value)


def event_data(event: Event) -> Plain:
    """Return an event as plain data; tuples become lists."""
    kind = type(event)
    data = {name: _plain(getattr(event, name)) for name in _NAMES[kind]}
    for name, default in _LATER[kind]:
        if (value := getattr(event, name)) != default:
            data[name] = _plain(value)
    return data


_NAMES = {
    kind: tuple(field.name for field in fields(kind) if "later" not in field.metadata)
    for kind in get_args(Event)
}
_LATER = {
    kind: tuple((field.name, field.default) for field in fields(kind) if "later" in field.metadata)
    for kind in get_args(Event)
}


def _plain(value: object) -> object:
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return plain_number(value) if isinstance(value, Fraction) else value


def plain_text(data: object) -> str:
    """Return the one text of plain data: two are alike, types and all, when their texts are."""
    return _ENCODER.encode(data)


_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def plain_hash(data: object) -> str:
    """Return the SHA-256, in hexadecimal, of the one text of plain data."""
    return hashlib.sha256(plain_text(data).encode()).hexdigest()


def events_hash(events: Iterable[Plain]) -> str:
    """Return the SHA-256, in hexadecimal, of a round's events as plain data."""
    return plain_hash(list(events))


def question_data(question: Question | None) -> Plain | None:
    """Return a question as plain data; `None` where nothing is asked."""
    if question is None:
        return None
    if isinstance(question, Draw):
        return {"ask": "draw", "of": question.of, "sizes": [odds.size for odds in question.parts]}
    choice: Plain = {
        "ask": "choice",
        "of": question.of,
        "options": list(question.options),
        "lapse": question.lapse,
    }
    return choice if question.seconds is None else {**choice, "seconds": question.seconds}


def answer_data(answer: Answer) -> Plain:
    """Return an answer as plain data."""
    match answer:
        case Drawn(outcomes):
            return {"drawn": list(outcomes)}
        case Chosen(option):
            return {"chosen": option}
        case Lapsed():
            return {"lapsed": True}


def answer_from(data: object) -> Answer:
    """Read an answer back; raises `Refused` for anything `answer_data` does not write."""
    match data:
        case {"drawn": [*outcomes], **rest} if not rest and all(type(n) is int for n in outcomes):
            return Drawn(tuple(outcomes))
        case {"chosen": str(option), **rest} if not rest:
            return Chosen(option)
        case {"lapsed": True, **rest} if not rest:
            return Lapsed()
        case _:
            raise Refused(
                f"answer: found {json.dumps(data, default=repr)[:200]}; allowed: "
                '{"drawn": [whole numbers]}, {"chosen": "an option"} or {"lapsed": true}'
            )


def stake_data(stake: Stake) -> Plain:
    """Return a stake as plain data."""
    plain: Plain = {"lines": list(stake.lines), "line_bet": stake.line_bet}
    return {**plain, "wager": stake.wager} if stake.wager else plain


def stake_from(data: object) -> Stake:
    """Read a stake back; raises `Refused` for anything `stake_data` does not write."""
    match data:
        case {"lines": [*lines], "line_bet": int(line_bet), **rest} if (
            all(type(line) is int for line in lines) and (wager := _wager(rest)) is not None
        ):
            return Stake(tuple(lines), line_bet, wager=wager)
        case _:
            raise Refused(
                f"stake: found {json.dumps(data, default=repr)[:200]}; "
                'allowed: {"lines": [1, 2, ...], "line_bet": cents}, and "wager" with its name'
            )


def _wager(rest: Mapping[object, object]) -> str | None:
    """Return the wager that the rest of a stake names, none where it is plain; `None` for junk."""
    match dict(rest):
        case {"wager": str(name), **more} if name and not more:
            return name
    return None if rest else ""
