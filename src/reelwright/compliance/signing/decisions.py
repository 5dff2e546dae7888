"""The file of decisions: read whole or refused, written in one step with nothing of it lost."""

from __future__ import annotations

from datetime import date
from io import StringIO
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from reelwright.definition.faults import printable, shown
from reelwright.reports.writing import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LARGEST = 1_000_000
"""The largest file that is read, in bytes."""
FORMAT = 1
HEAD = "Decisions on clauses that a person must decide; written by reelwright comply --sign."


class SignOffError(Exception):
    """A file that holds no decisions, or cannot be read or written: one sentence a fault."""


class Decision(BaseModel):
    """What a person decided of a clause, and the fingerprint of what that rests on."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    clause: Annotated[str, Field(min_length=1, max_length=40)]
    """Its number in the editions of 2002 and 2003."""
    edition: Annotated[str, Field(pattern=r"^\d{4}$")]
    profile: Annotated[str, Field(min_length=1, max_length=100)]
    variant: Annotated[str, Field(min_length=1, max_length=100)] | None = None
    person: Annotated[str, Field(min_length=1, max_length=200)]
    date: date
    decision: Literal["accepted", "refused"]
    note: Annotated[str, Field(max_length=5000)] = ""
    fingerprint: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]

    @property
    def about(self) -> tuple[str, str, str, str | None]:
        """What there is one decision for."""
        return (self.clause, self.edition, self.profile, self.variant)


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    format: Literal[1]
    decisions: list[Decision]


def read_decisions(path: Path) -> tuple[Decision, ...]:
    """Read the decisions of a file; raises `SignOffError` with every fault of it."""
    return _checked(path, _plain(path))


def write_decision(path: Path, decision: Decision) -> None:
    """Add a decision to a file, in place of the one on the same clause where there is one.

    The other decisions, their order and comments stay. Raises `SignOffError` where the file is none
    or cannot be written; it is then as it was.
    """
    data = _plain(path) if path.exists() else _begun()
    _checked(path, data)
    written = decision.model_dump(exclude_none=True, exclude_defaults=True)
    for number, one in enumerate(data["decisions"]):
        if Decision(**one).about == decision.about:
            one.update(written)
            for key in set(one) - set(written):
                del one[key]
            data["decisions"][number] = one
            break
    else:
        data["decisions"].append(written)
    text = StringIO()
    _yaml().dump(data, text)
    try:
        write_whole(path, text.getvalue())
    except OSError as error:
        raise _denied(path, error, "a file that can be written") from None


def _yaml() -> YAML:
    yaml = YAML()
    yaml.width = 100
    yaml.preserve_quotes = True
    return yaml


def _begun() -> Any:
    return _yaml().load(f"# {HEAD}\nformat: {FORMAT}\ndecisions:\n  []\n")


def _plain(path: Path) -> Any:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise SignOffError(f"{path}: found more than {LARGEST} bytes; allowed: no more")
        return _yaml().load(raw.decode("utf-8"))
    except OSError as error:
        raise _denied(path, error, "a file of decisions") from None
    except UnicodeDecodeError:
        raise SignOffError(f"{path}: found bytes that are not UTF-8; allowed: UTF-8") from None
    except (YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        place = f"{path}:{mark.line + 1}" if mark else str(path)
        problem = printable(str(getattr(error, "problem", None) or "no YAML"))
        raise SignOffError(f"{place}: found {problem}; allowed: YAML") from None


def _denied(path: Path, error: OSError, allowed: str) -> SignOffError:
    why = (error.strerror or str(error)).lower()
    return SignOffError(f"{path}: found {why}; allowed: {allowed}")


def _checked(path: Path, data: Any) -> tuple[Decision, ...]:
    try:
        file = _File.model_validate(data)
    except ValidationError as error:
        raise SignOffError("\n".join(_faults(path, data, error))) from None
    met: set[tuple[str, str, str, str | None]] = set()
    for number, decision in enumerate(file.decisions, 1):
        if decision.about in met:
            place = f"{path}: decisions > #{number}"
            raise SignOffError(f"{place}: found {decision.clause} twice; allowed: once")
        met.add(decision.about)
    return tuple(file.decisions)


def _faults(path: Path, data: Any, error: ValidationError) -> Iterator[str]:
    for fault in error.errors():
        where = [f"#{one + 1}" if isinstance(one, int) else str(one) for one in fault["loc"]]
        found = "nothing" if fault["type"] == "missing" else shown(fault["input"])
        allowed = fault["msg"][:1].lower() + fault["msg"][1:]
        place = " > ".join(where) or "file"
        yield f"{path}{_line(data, fault['loc'])}: {place}: found {found}; allowed: {allowed}"


def _line(data: Any, place: tuple[int | str, ...]) -> str:
    """Return the line of the innermost mapping or list around a place, as ":LINE"."""
    line = None
    for key in place:
        if not hasattr(data, "lc"):
            break
        line = data.lc.line + 1
        try:
            data = data[key]
        except (KeyError, IndexError, TypeError):
            break
    return "" if line is None else f":{line}"
