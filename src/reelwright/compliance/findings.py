"""What was found out for a clause: statements with their truth, what is missing, what was seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from reelwright.claims.verdicts import Counterexample, Figure, Holds, refuted
from reelwright.standards.files import vocabulary

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from reelwright.claims.verdicts import Verdict
    from reelwright.compliance.held import Held, Laid, Seen, Told
    from reelwright.standards.model import Clause, Names
    from reelwright.statements.statement import Statement

Sort: TypeAlias = Literal["statement", "missing", "display", "layout", "artwork"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found out."""

    sort: Sort
    about: str
    """The id of a statement, or the vocabulary's name of a display or layout."""
    holds: bool
    words: str
    """The statement, or what is missing or asked for."""
    found: str
    """What became of it."""
    verdicts: tuple[Verdict, ...] = ()

    @property
    def counterexamples(self) -> tuple[Counterexample, ...]:
        """The situations that show otherwise."""
        return tuple(one for one in self.verdicts if isinstance(one, Counterexample))

    @property
    def untrue(self) -> bool:
        """Whether it is a statement with a claim that is untrue."""
        return any(refuted(verdict) for verdict in self.verdicts)

    @property
    def tried(self) -> int:
        """How many situations were tried and found as said."""
        return sum(one.tried for one in self.verdicts if isinstance(one, Holds))


def all_that_is_asked(clause: Clause, held: Held) -> tuple[Finding, ...]:
    """Return what was found of everything that a clause asks of an artwork it binds."""
    printed = held.printing(clause.wordings)
    return (
        *true_or_not(clause, held),
        *_missing(clause, held),
        *displays(clause.shown, held),
        *layouts((*clause.laid, *_laid_by(printed)), held),
    )


def true_or_not(clause: Clause, held: Held) -> tuple[Finding, ...]:
    """Return the truth of each statement that serves a clause or is printed in its wordings."""
    serving = [*held.of_kinds(clause.kinds), *held.printing(clause.wordings)]
    by_id = {(told.statement.id, told.statement.words): told for told in serving}
    return tuple(of_statement(told) for told in by_id.values())


def of_statement(told: Told) -> Finding:
    """Return what became of a statement."""
    return Finding(
        sort="statement",
        about=told.statement.id,
        holds=told.status == "true",
        words=told.statement.words,
        found=verdict_words(told),
        verdicts=told.verdicts,
    )


def verdict_words(told: Told) -> str:
    """Say what became of the claims of a statement: the first that is untrue, or what was tried."""
    if told.against:
        return f"untrue: {_otherwise(told.against[0])}"
    if told.needs:
        return f"not decided: needs {', '.join(told.needs)}"
    figures = [one for one in told.verdicts if isinstance(one, Figure)]
    parts = [f"counted as {one.found} ({one.obtained})" for one in figures]
    tries = [one for one in told.verdicts if isinstance(one, Holds)]
    if tries:
        parts.append(_tried(sum(one.tried for one in tries), whole=all(one.whole for one in tries)))
    return f"true: {'; '.join(parts)}" if parts else "true"


def _tried(count: int, *, whole: bool) -> str:
    if not count:
        return "there was no situation to try it in"
    if whole:
        return f"in all {count:,} situations there are" if count > 1 else "in the only situation"
    return f"in {count:,} situations tried" if count > 1 else "in the one situation tried"


def _otherwise(verdict: Verdict) -> str:
    match verdict:
        case Counterexample(said=said, found=found) | Figure(said=said, found=found):
            return f"said is {said}; found is {found}"
    raise TypeError(verdict)


def _missing(clause: Clause, held: Held) -> Iterator[Finding]:
    for kinds in clause.says:
        yield from not_said(kinds, held.missing(kinds))


def not_said(kinds: Names, missing: Iterable[Statement]) -> Iterator[Finding]:
    """Yield what there is to say in one of some kinds and is not said."""
    for statement in missing:
        more = [kind for kind in kinds if kind != statement.kind]
        others = f", nor as {' or '.join(more)}" if more else ""
        yield Finding(
            sort="missing",
            about=statement.id,
            holds=False,
            words=statement.words,
            found=f"missing: the artwork does not say so{others}",
        )


def displays(names: Iterable[str], held: Held) -> Iterator[Finding]:
    """Yield what was seen of displays."""
    for name in names:
        meaning = vocabulary().displays[name]
        seen = held.displays.get(name)
        met = seen is not None and seen.holds
        yield Finding("display", name, met, f"{meaning.means} ({meaning.when})", _seen(seen))


def _seen(seen: Seen | None) -> str:
    if seen is None:
        return "not found: nobody looked"
    return f"{'shown' if seen.holds else 'not found'}: {seen.found} ({seen.how})"


def layouts(names: Collection[str], held: Held) -> Iterator[Finding]:
    """Yield how an artwork is laid out."""
    for name in dict.fromkeys(names):
        means = vocabulary().layouts[name].means
        laid = held.layouts.get(name)
        yield Finding("layout", name, laid is not None and laid.holds, means, _laid(laid))


def _laid(laid: Laid | None) -> str:
    if laid is None:
        return "does not hold: nobody looked"
    return f"holds: {laid.found}" if laid.holds else f"does not hold: {laid.found}"


def _laid_by(printed: Iterable[Told]) -> Names:
    names = (told.statement.wording for told in printed)
    return tuple(laid for name in names if name for laid in vocabulary().wordings[name].laid)
