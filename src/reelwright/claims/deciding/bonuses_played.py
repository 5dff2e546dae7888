"""How bonuses of picks, wheels and trails are played, and all there is to find in them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import Differs, Untried, check, tried
from reelwright.claims.model import bonuses as said
from reelwright.claims.trials.played.best import picked, throws
from reelwright.claims.trials.played.bonuses import (
    beginning,
    ended,
    entrance,
    landings,
    on_draw,
    ways,
)
from reelwright.play.events import (
    BonusBegun,
    BonusPrizeWon,
    EntryRevealed,
    PrizeRevealed,
    StageBegun,
    StageEnded,
    StageMultiplied,
    TrailBegun,
    WheelBegun,
    WheelStopped,
)
from reelwright.play.questions import Choice, Draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.model.bonuses import Outcome, StagePlayed
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.best import Throw
    from reelwright.claims.trials.played.bonuses import Landing
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event

Shown: TypeAlias = int | Fraction | str
E = TypeVar("E")


def untried(feature: str) -> Untried:
    """Return what is raised where no round tried starts a bonus."""
    return Untried(f"a round in which {feature} starts: none was found")


def opened(rules: Rules, feature: str) -> Stand:
    """Return a round in which a bonus asks its first question; raises `Untried`."""
    stand = entrance(rules, feature)
    if stand is None:
        raise untried(feature)
    return stand


def begun_as(stand: Stand, feature: str, kind: type[E]) -> E:
    """Return how a bonus began; `Differs` where it is of another kind."""
    begun = beginning(stand, feature)
    if not isinstance(begun, kind):
        raise Differs(stand.situation, f"{feature} is played as said", f"it is a {begun}")
    return begun


def label(of: Outcome) -> Shown:
    """Return what is shown for an outcome while a bonus is played."""
    if of.times is not None:
        return f"x{of.times}"
    if of.enter is not None:
        return f"enter {of.enter}" + ("" if of.count is None else f" ({of.count})")
    if of.jump is not None:
        return f"to cell {of.jump}"
    if of.end:
        return "end"
    prize = " or ".join(map(str, of.drawn)) if of.drawn else (of.prize or 0)
    return f"{prize} x die" if of.times_die else prize


def _prizes(of: Outcome) -> tuple[Fraction | int, ...]:
    """Return the prizes that an outcome can pay: several where one is drawn."""
    return of.drawn or (of.prize or 0,)


@decide.register(said.PicksPlayed)
def _(claim: said.PicksPlayed, rules: Rules, _: Evidence) -> Verdict:
    return tried(_stages(claim, rules))


def _stages(claim: said.PicksPlayed, rules: Rules) -> Iterator[int]:
    """Find everything that every stage hides, first and after a prize."""
    stand = opened(rules, claim.feature)
    begun = begun_as(stand, claim.feature, BonusBegun)
    stages = len(claim.stages)
    check(
        begun.stages == stages,
        stand.situation,
        f"{claim.feature} has {stages} stages",
        f"{begun.stages} stages",
    )
    for number, stage in enumerate(claim.stages, 1):
        _laid_out(stand, number, stage)
        kinds = {label(one.of): one.of for one in stage.hides}
        usual = sorted((label(one.of) for one in stage.hides for _ in range(one.many)), key=_usual)
        further = _stage(stand, stage, kinds, usual)
        for hidden in kinds:
            _stage(stand, stage, kinds, [hidden, *usual])
            _stage(stand, stage, kinds, [usual[0], hidden, *usual])
            yield 2
        stand = further
    check(
        ended(stand.told, claim.feature) is not None,
        stand.situation,
        f"{claim.feature} ends with its last stage",
        "it goes on",
    )


def _usual(hidden: Shown) -> tuple[int, Fraction]:
    """Return where a thing is found where nothing else is wished: prizes, factors, ends last."""
    if isinstance(hidden, str):
        return {"x": 2, "e": 3}.get(hidden[0], 1) + (hidden == "end"), Fraction()
    return 0, Fraction(hidden)


def _laid_out(stand: Stand, number: int, stage: StagePlayed) -> None:
    """Hold what a stage shows when it opens against what is said of it."""
    begun = next(event for event in reversed(stand.events) if isinstance(event, StageBegun))
    hides = Counter({label(one.of): one.many for one in stage.hides})
    told = (number, stage.name, stage.picks or 0)
    found = (begun.number, begun.stage, begun.picks)
    check(told == found, stand.situation, f"stage, name, picks: {told}", f"{found}")
    pool = Counter(begun.pool)
    check(pool == hides, stand.situation, f"{stage.name} hides {_list(hides)}", _list(pool))


def _list(counted: Mapping[Shown, int]) -> str:
    return ", ".join(f"{many} of {shown}" for shown, many in counted.items())


def _stage(
    stand: Stand, stage: StagePlayed, kinds: Mapping[Shown, Outcome], order: Iterable[Shown]
) -> Stand:
    """Play a stage so that things are found in an order, as far as they are still hidden."""
    begun = next(event for event in reversed(stand.events) if isinstance(event, StageBegun))
    left, so_far = list(begun.pool), 0
    for hidden in order:
        if hidden not in left:
            continue
        _even(stand, left)
        found = picked(stand, left, hidden)
        left.remove(hidden)
        _finds(found, kinds[hidden], so_far)
        stand = found.best
        so_far += found.most
        picks = len(begun.pool) - len(left)
        over = kinds[hidden].end or picks == stage.picks or not left
        closed = any(isinstance(event, StageEnded) for event in stand.told)
        after = f"after pick {picks}, of {hidden}, {stage.name}"
        check(
            over == closed,
            stand.situation,
            f"{after} {'is over' if over else 'goes on'}",
            f"it {'is over' if closed else 'goes on'}",
        )
        if over:
            break
    return stand


def _even(stand: Stand, left: Sequence[Shown]) -> None:
    """Check that a pick finds each thing left as likely as there are many of it."""
    question = stand.question
    check(
        isinstance(question, Choice) and len(question.options) == len(left),
        stand.situation,
        f"one of {len(left)} things is picked next",
        f"{question}",
    )
    [after] = ways(stand)
    many = tuple(Counter(left).values())
    weights = tuple(_weights(after))
    check(many == weights, after.situation, f"there are left {many}", f"weights {weights}")


def _weights(stand: Stand) -> list[int]:
    """Return the weights of the draw that comes next; none where there is none."""
    if not isinstance(stand.question, Draw):
        return []
    [part] = stand.question.parts
    return [part.weight(outcome) for outcome in range(part.size)]


def _finds(landing: Landing, of: Outcome, so_far: int) -> None:
    """Hold what a pick found against an outcome; `so_far` cents are what its stage has paid."""
    situation, hidden = landing.stands[0].situation, label(of)
    if of.times is not None:
        found = [
            (event.times, event.amount)
            for event in landing.told[0]
            if isinstance(event, StageMultiplied)
        ]
        due = [(of.times, so_far * (of.times - 1))]
        check(found == due, situation, f"{hidden} adds {due[0][1]} cents", f"{found}")
    elif of.enter is not None or of.end:
        entries = [event.entry for event in landing.told[0] if isinstance(event, EntryRevealed)]
        check(entries == [hidden], situation, f"{hidden} is found", f"{entries}")
        check(landing.most == 0, situation, f"{hidden} pays nothing", f"{landing.most} cents")
    else:
        _pays(landing, of, 1)


def _pays(landing: Landing, of: Outcome, die: int) -> None:
    """Hold the prizes that came of one outcome against what is said, in the order drawn."""
    times = die if of.times_die else 1
    told = [(prize, times) for prize in _prizes(of)]
    found = [_prize(events) for events in landing.told]
    due = [one if one[0] else (0, 1) for one in told]
    check(due == found, landing.stands[0].situation, f"prizes, times: {due}", f"{found}")


def _prize(told: Iterable[Event]) -> tuple[Fraction | int, int]:
    for event in told:
        if isinstance(event, PrizeRevealed):
            return (event.prize, 1) if event.prize else (0, 1)
        if isinstance(event, BonusPrizeWon):
            return event.prize, event.times
    return 0, 1


@decide.register(said.WheelPlayed)
def _(claim: said.WheelPlayed, rules: Rules, _: Evidence) -> Verdict:
    return tried(_wheel(claim, rules))


def _wheel(claim: said.WheelPlayed, rules: Rules) -> Iterator[int]:
    """Stop a wheel on every segment, and spin it until it is over."""
    stand = opened(rules, claim.feature)
    begun = begun_as(stand, claim.feature, WheelBegun)
    segments = Counter({label(one.of): one.many for one in claim.segments})
    kinds = {label(one.of): one.of for one in claim.segments}
    shown = Counter(begun.segments)
    check(segments == shown, stand.situation, f"it shows {_list(segments)}", _list(shown))
    even = len(set(_weights(stand))) == 1
    check(
        even == claim.even,
        stand.situation,
        f"all equally likely: {'yes' if claim.even else 'no'}",
        f"weights {_weights(stand)}",
    )
    for landing in landings(stand):
        stop = next(event for event in landing.told[0] if isinstance(event, WheelStopped))
        check(stop.shows in kinds, landing.stands[0].situation, _list(segments), f"{stop.shows}")
        _pays(landing, kinds[stop.shows], 1)
    spins = 0
    while not ended(stand.told, claim.feature):
        stand = next(landings(stand)).stands[0]
        spins += 1
    told = f"{claim.feature} is spun {claim.spins} times"
    check(spins == claim.spins == begun.spins, stand.situation, told, f"{spins} times")
    yield len(begun.segments)


@decide.register(said.TrailPlayed)
def _(claim: said.TrailPlayed, rules: Rules, _: Evidence) -> Verdict:
    return tried(_trail(claim, rules))


def _trail(claim: said.TrailPlayed, rules: Rules) -> Iterator[int]:
    """Throw every face from every cell that can be reached, and throw until it is over."""
    stand = opened(rules, claim.feature)
    begun = begun_as(stand, claim.feature, TrailBegun)
    for what, told, found in (
        ("throws", claim.throws, begun.throws),
        ("the cell it begins on", claim.begins_on, begun.begins_on),
        ("cells", tuple(map(label, claim.cells)), begun.cells),
        ("faces", sorted(claim.faces), sorted(_faces(stand))),
    ):
        check(told == found, stand.situation, f"{what}: {told}", f"{found}")
    table = throws(stand, claim.feature, claim.begins_on)
    for cell, thrown in table.items():
        for throw in thrown:
            _moves(claim, cell, throw)
            yield 1
    _until_over(claim, stand)


def _faces(stand: Stand) -> Iterator[int]:
    check(
        on_draw(stand, "die") and len(set(_weights(stand))) == 1,
        stand.situation,
        "a die is thrown, its faces equally likely",
        f"{stand.question}",
    )
    for landing in landings(stand):
        yield from (event.die for event in landing.told[0] if event.event == "trail moved")


def _moves(claim: said.TrailPlayed, cell: int, throw: Throw) -> None:
    """Hold a throw from a cell against where it is said to lead, and what that pays."""
    last, moved = len(claim.cells), throw.moved
    situation = throw.landing.stands[0].situation
    to = cell + throw.die
    if to > last and claim.path is not None:
        to = 0 if claim.path == "ends" else (to - 1) % last + 1
    where = f"{throw.die} from cell {cell} leads to"
    check(to == moved.cell, situation, f"{where} cell {to}", f"cell {moved.cell}")
    if to == 0:
        over = ended(throw.landing.stands[0].told, claim.feature)
        check(bool(over), situation, "the trail ends beyond its last cell", "it goes on")
        return
    jump = claim.cells[to - 1].jump
    check(jump == moved.jumped_to, situation, f"cell {to}: {jump}", f"{moved.jumped_to}")
    of = claim.cells[(jump or to) - 1]
    check(label(of) == moved.shows, situation, f"cell {jump or to}: {label(of)}", f"{moved.shows}")
    _pays(throw.landing, of, throw.die)


def _until_over(claim: said.TrailPlayed, stand: Stand) -> None:
    """Throw the first face until the trail is over."""
    thrown, beyond = 0, False
    while not ended(stand.told, claim.feature):
        landing = next(landings(stand))
        stand = landing.stands[0]
        thrown += 1
        beyond = any(e.event == "trail moved" and e.cell == 0 for e in landing.told[0])
    check(
        thrown == claim.throws or (beyond and thrown < claim.throws),
        stand.situation,
        f"{claim.throws} throws",
        f"{thrown} throws",
    )
