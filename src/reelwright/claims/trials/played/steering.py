"""Rounds steered into a feature, and on from there.

`begun(rules, feature, count)` is a round in which the feature has begun with a count: by a paid
spin that meets its trigger, whatever that is (a scatter, a line win, a run on a line, one place,
any win); failing that by a spin of free games; failing that through another bonus that leads to it.
It is a `Stand`: whatever is tried from there, by `after`, `spun` and `on`, leaves it as it is.

`standing(rules, phase)` is a round that waits for the spin of a phase; `started` of
`trials.stands`, with what a spin told and left on the agenda, says what the spin started. `calm`
answers whatever comes in the quietest way; `afterwards` goes on that way until a feature is over.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.leading import led
from reelwright.claims.trials.played.re_spins_still import still
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import effect_of, quiet, sampled, sets_on, shown
from reelwright.claims.trials.played.stands import Stand, awaits, begins, faces, first, opened
from reelwright.claims.trials.played.wagers import by_wager
from reelwright.definition.model import EntryTrigger, Picks, Trail, Wheel
from reelwright.definition.model.features import Entry
from reelwright.play.events import BonusEnded, FreeGamesEnded, ReelsStopped
from reelwright.play.questions import Choice, Chosen, Drawn
from reelwright.play.spin import Reveal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Target
    from reelwright.definition.model import Definition
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake

ENOUGH = 12
"""Of so many spins that start a feature alone, short of the win cap, the one that pays least is
taken."""
MOST_STATES = 3000
"""How many states of a bonus are looked at for one that leads into a feature."""


def begun(
    rules: Rules, feature: str, count: int | None = None, stake: Stake | None = None
) -> Stand | None:
    """Return a round in which a feature has begun, by a count or any; `None` if none was found.

    Nothing else is started beside it where that can be, and as little as can be is paid. What is
    told last is that the feature begins, or that its games are won, with all up to the next
    question.
    """
    return _begun(rules, feature, count, stake or every_line(rules), frozenset())


@lru_cache(maxsize=4096)
def _begun(
    rules: Rules, feature: str, count: int | None, stake: Stake, visited: frozenset[str]
) -> Stand | None:
    if feature in visited:
        return None
    within = visited | {feature}
    for phase in _before(rules, feature):
        if phase in within:
            continue
        found = _by_spin(rules, phase, feature, count, stake, within)
        if found is not None:
            return found
    for bonus, entered in leads(rules.definition):
        if entered == feature:
            found = _entered(rules, bonus, feature, count, stake, within)
            if found is not None:
                return found
    return _by_tokens(rules, feature, count, stake)


def _before(rules: Rules, feature: str) -> tuple[str, ...]:
    """Return the phases of which a spin can start a feature, as far as its kind decides it."""
    if feature in rules.changed_games:
        return (PAID,)
    return rules.definition.paid_phases if feature in rules.re_spins else rules.whole_spins


def _by_tokens(rules: Rules, feature: str, count: int | None, stake: Stake) -> Stand | None:
    """Return a round in which tokens led to a feature, and that has begun."""
    for tokens, rule in rules.definition.tokens.items():
        if feature in rule.leads_to:
            found = led(rules, tokens, feature, count, stake, calm(rules))
            if found is not None:
                return found
    return by_wager(rules, feature, count, stake, calm(rules))


def _by_spin(
    rules: Rules,
    phase: str,
    feature: str,
    count: int | None,
    stake: Stake,
    visited: frozenset[str],
) -> Stand | None:
    """Return a round in which a spin of a phase starts a feature, with the least beside it."""
    if isinstance(rules.definition.features[feature].starts_on, EntryTrigger):
        return None
    stand = _standing(rules, phase, stake, visited)
    if stand is None:
        return None
    found: list[tuple[tuple[bool, int, int], Target]] = []
    for strips in sets_on(rules, phase, stake):
        for number, target in _starting(rules, phase, strips, feature, stake):
            told = effect_of(rules, target, stake)
            if feature in told.features and count in (None, number):
                found.append(((told.capped, len(told.starts), told.won), target))
            if sum(beside[:2] == (False, 1) for beside, _ in found) >= ENOUGH:
                break
    for _, target in sorted(found, key=lambda one: one[0]):
        spun = stand.spun(target)
        there = None if spun is None else _until_begun(rules, spun, feature)
        if there is not None:
            return there
    return None


def _starting(
    rules: Rules, phase: str, strips: str, feature: str, stake: Stake
) -> Iterator[tuple[int | None, Target]]:
    """Yield spins that meet the trigger of a feature, then any drawn at random that start it."""
    trigger = rules.definition.features[feature].starts_on
    yield from shown(rules, phase, strips, trigger, stake)
    for target in sampled(rules, phase, strips):
        starts = dict(effect_of(rules, target, stake).starts)
        if feature in starts:
            yield starts[feature], target


def _until_begun(rules: Rules, stand: Stand, feature: str) -> Stand | None:
    """Go on quietly from a spin, or a bonus, that started a feature until it begins."""
    known = len(stand.events) - len(stand.told)
    begun = stand.to(calm(rules), lambda one: begins(one, feature), known)
    return begun if any(begins(one, feature) for one in begun.events[known:]) else None


def standing(rules: Rules, phase: str, stake: Stake | None = None) -> Stand | None:
    """Return a round that waits for the strips or the stops of a spin of a phase.

    `None` where none was found that comes there.
    """
    return _standing(rules, phase, stake or every_line(rules), frozenset())


@lru_cache(maxsize=1024)
def _standing(rules: Rules, phase: str, stake: Stake, visited: frozenset[str]) -> Stand | None:
    if phase == PAID:
        return opened(rules, stake)
    began = _begun(rules, phase, None, stake, visited)
    if began is None:
        return None
    if phase in rules.changed_games:
        return next_game(rules, began, stake, phase)
    return waiting(rules, began, phase)


def next_game(rules: Rules, stand: Stand, stake: Stake, phase: str) -> Stand | None:
    """Return the game that follows on a round, gone on with quietly, if it is of a phase.

    Raises `Refused` for a stake that the game does not take.
    """
    over = stand.on(calm(rules))
    following = opened(rules, stake, over.state.carry)
    return waiting(rules, following, phase)


def waiting(rules: Rules, stand: Stand, phase: str) -> Stand | None:
    """Return a round, gone on with quietly, where it waits for a spin of a phase."""
    there = stand.on(calm(rules), lambda now: now.phase == phase)
    return there if there.phase == phase else None


def calm(rules: Rules) -> Callable[[Stand], Answer]:
    """Return what answers whatever a round asks so that as little as can be comes of it.

    Spins show nothing that pays or starts a feature where there is such a window; draws come out
    as their first outcome that leads nowhere else; a gamble is declined.
    """

    def answer(stand: Stand) -> Answer:
        phase = stand.phase
        if phase is None:
            return _calm_face(rules, stand) or first(stand)
        if stand.strips is None:
            return _calm_set(rules, stand, phase)
        if stand.spin and stand.spin.held:
            return still(rules, stand)
        return Drawn(quiet(rules, phase, stand.strips, stand.stake).stops)

    return answer


def _calm_face(rules: Rules, stand: Stand) -> Answer | None:
    """Reveal a mystery symbol as the quiet spin has it that the reels stopped at."""
    task = stand.state.agenda[-1]
    if not isinstance(task, Reveal):
        return None
    stops = next(one.stops for one in reversed(stand.events) if isinstance(one, ReelsStopped))
    phase = task.stopped.phase
    for strips in sets_on(rules, phase, stand.stake):
        spin = quiet(rules, phase, strips, stand.stake)
        if spin.stops == stops:
            outcomes = faces(rules.definition.mystery, task, spin.window)
            return None if outcomes is None else Drawn(outcomes)
    return None


def _calm_set(rules: Rules, stand: Stand, phase: str) -> Answer:
    """Draw the first set of strips that has a spin which starts and pays nothing."""
    for place, strips in enumerate(sets_on(rules, phase, stand.stake)):
        told = effect_of(rules, quiet(rules, phase, strips, stand.stake), stand.stake)
        if not (told.starts or told.won):
            return Drawn((place,))
    return Drawn((0,))


def afterwards(rules: Rules, stand: Stand, feature: str) -> Stand:
    """Return a round, gone on with quietly from where a feature runs, where that is over."""
    ends = (FreeGamesEnded, BonusEnded)
    return stand.to(
        calm(rules),
        lambda one: isinstance(one, ends) and one.feature == feature,
        len(stand.events),
    )


def leads(definition: Definition) -> Iterator[tuple[str, str]]:
    """Yield each bonus that leads to a feature, with the feature."""
    for name, feature in definition.features.items():
        match feature:
            case Wheel():
                entered = [one.enter for one in feature.segments]
            case Trail():
                entered = [one.enter for one in feature.cells]
            case Picks():
                hidden = [one for stage in feature.stages.values() for one in stage.from_]
                entered = [one.enter for one in hidden if isinstance(one, Entry)]
            case _:
                entered = []
        for one in dict.fromkeys(entered):
            if one is not None:
                yield name, one


@lru_cache(maxsize=256)
def ways_into(rules: Rules, feature: str) -> tuple[str, ...]:
    """Return the bonuses that can lead to a feature, as far as one could be found."""
    found = []
    for bonus, entered in leads(rules.definition):
        if entered == feature:
            began = begun(rules, bonus)
            if began is None or led_to(began, feature) is not None:
                found.append(bonus)
    return tuple(found)


def _entered(
    rules: Rules,
    bonus: str,
    feature: str,
    count: int | None,
    stake: Stake,
    visited: frozenset[str],
) -> Stand | None:
    """Return a round in which a bonus led to a feature, and that has begun."""
    began = _begun(rules, bonus, None, stake, visited)
    led = None if began is None else led_to(began, feature, count)
    return None if led is None else _until_begun(rules, led, feature)


def led_to(stand: Stand, feature: str, count: int | None = None) -> Stand | None:
    """Return a round in which the bonus under way has just led to a feature, by a count or any.

    Every outcome of what is drawn is tried, of what is picked only the first.
    """
    queue, seen = deque([stand]), {stand.state.forgetting()}
    waits = awaits(stand, feature)
    while queue and len(seen) < MOST_STATES:
        now = queue.popleft()
        for answer in _answers(now):
            further = now.after(answer)
            if _leads_to(further, feature, count, told=not waits):
                return further
            state = further.state.forgetting()
            over = any(isinstance(one, BonusEnded) for one in further.told)
            if further.phase is None and not over and state not in seen:
                seen.add(state)
                queue.append(further)
    return None


def _leads_to(stand: Stand, feature: str, count: int | None, *, told: bool) -> bool:
    """Say whether the last answer led to a feature, which may have begun at once."""
    begun = [one for one in stand.told if begins(one, feature)] if told else []
    entered = [number for name, number in stand.entered if name == feature]
    counts = [*entered, *(getattr(one, "count", count) for one in begun)]
    return any(count in (None, number) for number in counts)


def _answers(stand: Stand) -> Iterator[Answer]:
    question = stand.question
    if isinstance(question, Choice):
        yield Chosen(question.options[0])
    elif question is not None and len(question.parts) == 1:
        part = question.parts[0]
        yield from (Drawn((one,)) for one in range(part.size) if part.weight(one))
