"""Re-spins: reels are held as a paid game left them, the others are spun again, at no cost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from reelwright.definition.model import ReSpins
from reelwright.play import events, spin
from reelwright.play.held import Held, holding, stands_there
from reelwright.play.state import Task, Turn
from reelwright.play.trigger import Shown, found

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.definition.model import Definition, Feature
    from reelwright.play.judging import Judged
    from reelwright.play.questions import Answer
    from reelwright.play.trigger import Started, Win

NONE: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Run(Task):
    """Re-spins of a feature: `left` are still to start, `played` have started.

    `unplayed` were left when the run was ended early.
    """

    feature: str
    held: Held
    left: int
    played: int = 0
    unplayed: int = 0
    won: int = 0

    @property
    def reels(self) -> frozenset[int]:
        """The reels that are held."""
        return frozenset(one.reel for one in self.held)

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Start the next re-spin, or end the run."""
        if self.left == 0:
            turn.tell(
                events.ReSpinsEnded(
                    feature=self.feature,
                    played=self.played,
                    unplayed=self.unplayed,
                    feature_won=self.won,
                    won=turn.won,
                )
            )
            return
        after = replace(self, left=self.left - 1, played=self.played + 1)
        stake = turn.terms.stake
        turn.tell(
            events.ReSpinBegun(
                feature=self.feature,
                played=after.played,
                left=after.left,
                held=tuple(sorted(self.reels)),
                lines=stake.lines,
                line_bet=stake.line_bet,
                feature_won=self.won,
            )
        )
        turn.next(spin.Spin(self.feature, held=self.held), after)

    def counting(self, amount: int) -> Run:
        """Add what a re-spin, or a feature won in it, paid."""
        return replace(self, won=self.won + amount)

    def forgetting(self) -> Run:
        """Return the run without its winnings."""
        return replace(self, won=0)

    def ended(self) -> Run:
        """Return the run with nothing left to spin."""
        return replace(self, left=0, unplayed=self.left)


def rules(definition: Definition, phase: str) -> ReSpins | None:
    """Return the rules of the re-spins that a phase is; `None` where it is something else."""
    feature = definition.features.get(phase)
    return feature if isinstance(feature, ReSpins) else None


def start(turn: Turn, name: str, by: Started, phase: str, shown: Shown) -> Run | None:
    """Hold the reels that a spin of a phase says; `None` where it starts no re-spins.

    They follow paid games, and none start where that would hold every reel.
    """
    definition = turn.terms.definition
    feature = rules(definition, name)
    assert feature is not None
    if phase not in definition.paid_phases or not _follows(feature, shown):
        return None
    reels = _reels(by) if isinstance(feature.holds, str) else {*feature.holds}
    if len(reels) == definition.window.reels:
        return None
    run = Run(name, holding(reels, shown.stops, shown.window), left=feature.re_spins)
    turn.tell(
        events.ReSpinsWon(
            feature=name,
            symbol=by.symbol,
            count=by.count,
            positions=by.positions,
            held=tuple(sorted(run.reels)),
            re_spins=run.left,
        )
    )
    return run


def _follows(feature: ReSpins, shown: Shown) -> bool:
    """Whether re-spins may follow what a game won."""
    return feature.only_after in (None, "a win" if shown.paid else "no win")


def _reels(by: Started) -> set[int]:
    return {reel for reel, _ in by.positions}


def reels_held(turn: Turn, phase: str) -> frozenset[int]:
    """Return the reels that are held in the spin of a phase."""
    under_way = running(turn, phase)
    return NONE if under_way is None else under_way[1].reels


def running(turn: Turn, name: str) -> tuple[int, Run] | None:
    """Return the run of a feature that is under way, after its place on the agenda."""
    for place, task in enumerate(turn.agenda):
        if isinstance(task, Run) and task.feature == name:
            return place, task
    return None


def paid(turn: Turn, phase: str, judged: Judged) -> Judged:
    """Return what is paid of a window: not again what stands on held reels alone, if so ruled."""
    feature = rules(turn.terms.definition, phase)
    if feature is None or feature.held_wins == "paid again":
        return judged
    held = reels_held(turn, phase)
    return replace(
        judged,
        line_wins=_not_there(judged.line_wins, held),
        ways_wins=_not_there(judged.ways_wins, held),
        scatter_wins=_not_there(judged.scatter_wins, held),
    )


W = TypeVar("W", bound="Win")


def _not_there(wins: Sequence[W], held: frozenset[int]) -> tuple[W, ...]:
    return tuple(win for win in wins if not stands_there(win.positions, held))


def new(turn: Turn, shown: Shown, held: frozenset[int]) -> Shown:
    """Return what a spin showed and won besides what stands on reels alone that were held."""
    if not held:
        return shown
    told = (event for event in turn.events if isinstance(event, WON))
    return replace(
        shown,
        wins=_not_there(shown.wins, held),
        scatters={
            symbol: positions
            for symbol, positions in shown.scatters.items()
            if not stands_there(positions, held)
        },
        paid=any(not stands_there(event.positions, held) for event in told),
        held=held,
    )


WON = events.LineWon | events.WaysWon | events.ScatterWon


def improve(turn: Turn, phase: str, shown: Shown) -> None:
    """Hold further reels with what started re-spins, where a re-spin shows it there; or end.

    `shown` is all that it showed, on held reels too.
    """
    definition = turn.terms.definition
    feature, under_way = rules(definition, phase), running(turn, phase)
    if feature is None or feature.improved is None or under_way is None:
        return
    place, run = under_way
    by = found(definition, feature.starts_on, shown)
    if by is None or not _reels(by) > run.reels:
        if feature.improved.without == "ends":
            turn.agenda[place] = run.ended()
        return
    held = holding(_reels(by) - run.reels, shown.stops, shown.window)
    run = replace(run, held=tuple(sorted((*run.held, *held), key=lambda one: one.reel)))
    run, added = _further(definition, feature, run)
    turn.agenda[place] = run
    turn.tell(
        events.MoreReelsHeld(
            feature=phase,
            symbol=by.symbol,
            count=by.count,
            positions=by.positions,
            held=tuple(sorted(run.reels)),
            added=added,
            left=run.left,
        )
    )


def _further(definition: Definition, feature: ReSpins, run: Run) -> tuple[Run, int]:
    """Return a run that was improved with what is left of it, and how many re-spins that adds."""
    improved = feature.improved
    assert improved is not None
    if len(run.held) == definition.window.reels:
        return run.ended(), 0
    left = feature.re_spins if improved.begins_again else run.left + (improved.adds or 0)
    return replace(run, left=left), left - run.left


def rests(definition: Definition, phase: str, feature: Feature) -> bool:
    """Whether a feature never starts in a spin of a phase, which is re-spins."""
    under_way = rules(definition, phase)
    return under_way is not None and (
        isinstance(feature, ReSpins) or under_way.other_features == "do not start"
    )
